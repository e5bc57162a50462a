"""The sheet of 62 Soleils d'Été as data: fields, zones, symbols, flags and the sun row; it knows no rules.

The layout is HOUSE DATA ("proposal-1"): the rules are documented, the printed sheet is not, so its
places, pearls, symbols and bonuses are our own. Another sheet is one more `Sheet` in `SHEETS`.
"""

from typing import Final, Literal

from msgspec import Struct

ZoneName = Literal["cabins", "koi", "boats", "bottles", "gulls"]
Rule = Literal["equal_group", "order", "distinct_group", "equal_zone", "distinct_zone"]
Symbol = Literal["crab", "hat", "shell"]
Sign = Literal["<", ">"]

SEATS: Final = range(1, 7)
DICE: Final = 3
NUMBERS: Final = range(1, 7)
ZONES: Final[tuple[ZoneName, ...]] = ("cabins", "koi", "boats", "bottles", "gulls")
MAJORITY_POINTS: Final = 5
MAJORITY_SHELLS: Final = 1  # a majority of nothing is no collection
SOLO_SHELLS: Final = 8  # alone, so many stand for the majority
RATINGS: Final = ((58, "midsummer"), (54, "heat"), (48, "fine_day"), (41, "clear_spells"))
LOWEST_RATING: Final = "shower"


class Field(Struct, frozen=True):
    """A place for a number; a die selects it by its pearl."""

    id: str
    row: int
    col: int
    zone: ZoneName
    group: str
    pearl: int
    stars: int
    symbol: Symbol | None


class Group(Struct, frozen=True):
    """Fields that belong together; `signs` stand between one and the next (koi)."""

    id: str
    fields: tuple[str, ...]
    stars: int = 0
    signs: tuple[Sign, ...] = ()


class Zone(Struct, frozen=True):
    """Groups under one rule; the flag is earned with the zone's last field."""

    id: ZoneName
    rule: Rule
    groups: tuple[Group, ...]
    flag_stars: int
    flag_shells: int


class Bonus(Struct, frozen=True):
    """What an exact sun total gives."""

    total: int
    stars: int = 0
    shells: int = 0
    question: bool = False


class Sheet(Struct, frozen=True):
    """Everything printed on a sheet."""

    id: str
    rows: int
    cols: int
    fields: tuple[Field, ...]
    zones: tuple[Zone, ...]
    sun_length: int
    sun_end: int
    bonuses: tuple[Bonus, ...]


PROPOSAL_1: Final = Sheet(
    id="proposal-1",
    rows=5,
    cols=6,
    fields=(
        Field("C1t", 0, 0, "cabins", "C1", 3, 0, None),
        Field("C2t", 0, 1, "cabins", "C2", 1, 0, "hat"),
        Field("C3t", 0, 2, "cabins", "C3", 5, 0, None),
        Field("K1a", 0, 3, "koi", "K1", 1, 0, "crab"),
        Field("K1b", 0, 4, "koi", "K1", 3, 0, None),
        Field("K1c", 0, 5, "koi", "K1", 5, 0, "shell"),
        Field("C1b", 1, 0, "cabins", "C1", 6, 0, None),
        Field("C2b", 1, 1, "cabins", "C2", 4, 0, "crab"),
        Field("C3b", 1, 2, "cabins", "C3", 3, 0, None),
        Field("K2a", 1, 3, "koi", "K2", 6, 0, None),
        Field("K2b", 1, 4, "koi", "K2", 2, 0, "hat"),
        Field("K2c", 1, 5, "koi", "K2", 4, 0, None),
        Field("F1", 2, 0, "bottles", "F", 2, 1, "shell"),
        Field("F2", 2, 1, "bottles", "F", 1, 1, None),
        Field("F3", 2, 2, "bottles", "F", 4, 1, "crab"),
        Field("K3a", 2, 3, "koi", "K3", 2, 0, None),
        Field("K3b", 2, 4, "koi", "K3", 5, 0, "crab"),
        Field("B1a", 3, 0, "boats", "B1", 5, 1, None),
        Field("B1b", 3, 1, "boats", "B1", 3, 1, "hat"),
        Field("B1c", 3, 2, "boats", "B1", 1, 1, "shell"),
        Field("G1", 3, 3, "gulls", "G", 4, 1, None),
        Field("G2", 3, 4, "gulls", "G", 1, 1, "crab"),
        Field("G3", 3, 5, "gulls", "G", 3, 1, None),
        Field("B2a", 4, 0, "boats", "B2", 2, 1, None),
        Field("B2b", 4, 1, "boats", "B2", 6, 1, "crab"),
        Field("B2c", 4, 2, "boats", "B2", 4, 1, None),
        Field("G4", 4, 3, "gulls", "G", 6, 1, "shell"),
        Field("G5", 4, 4, "gulls", "G", 2, 1, None),
        Field("G6", 4, 5, "gulls", "G", 5, 1, "hat"),
    ),
    zones=(
        Zone(
            "cabins",
            "equal_group",
            (
                Group("C1", ("C1t", "C1b"), 3),
                Group("C2", ("C2t", "C2b"), 3),
                Group("C3", ("C3t", "C3b"), 3),
            ),
            flag_stars=3,
            flag_shells=1,
        ),
        Zone(
            "koi",
            "order",
            (
                Group("K1", ("K1a", "K1b", "K1c"), 4, ("<", "<")),
                Group("K2", ("K2a", "K2b", "K2c"), 4, (">", ">")),
                Group("K3", ("K3a", "K3b"), 2, ("<",)),
            ),
            flag_stars=4,
            flag_shells=2,
        ),
        Zone(
            "boats",
            "distinct_group",
            (Group("B1", ("B1a", "B1b", "B1c")), Group("B2", ("B2a", "B2b", "B2c"))),
            flag_stars=2,
            flag_shells=1,
        ),
        Zone(
            "bottles", "equal_zone", (Group("F", ("F1", "F2", "F3")),), flag_stars=2, flag_shells=1
        ),
        Zone(
            "gulls",
            "distinct_zone",
            (Group("G", ("G1", "G2", "G3", "G4", "G5", "G6")),),
            flag_stars=4,
            flag_shells=2,
        ),
    ),
    sun_length=20,
    sun_end=62,
    bonuses=(
        Bonus(12, question=True),
        Bonus(22, shells=1),
        Bonus(32, question=True),
        Bonus(42, stars=3),
        Bonus(52, shells=1),
        Bonus(62, stars=5),
    ),
)

SHEETS: Final = {sheet.id: sheet for sheet in (PROPOSAL_1,)}
HOUSE_SHEET: Final = PROPOSAL_1.id  # what new games are played on
