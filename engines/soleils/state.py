"""62 Soleils' shapes: sheets, one person's round, the state, and what a person may answer."""

from typing import Literal

from msgspec import Struct

from engines.core.types import Seat
from engines.soleils.board import Symbol
from engines.soleils.layout import Boats, Layout, layout

Stage = Literal["choose", "crab", "sun", "free", "confirm", "done"]
Ending = Literal["62", "rounds"]
Means = Literal["dice", "crab", "free"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`triple`: the boats of a line all differ; `adjacent`: only those side by side."""

    boats: Boats = "triple"


class Filled(Struct, frozen=True):
    """A sheet as somebody has filled it; `stars` by zone, the last from the sun row."""

    values: tuple[int, ...]  # 0: empty
    sun: tuple[int, ...]  # the totals, one a box
    stars: tuple[int, ...]
    pearls: int
    shells: int

    @property
    def total(self) -> int:
        """Where the sun stands."""
        return self.sun[-1] if self.sun else 0

    @property
    def score(self) -> int:
        """Starfish and pearls; shells count only at the end."""
        return sum(self.stars) + self.pearls


class Wrote(Struct, frozen=True, tag_field="kind", tag="write"):
    """A number written: `die` selected the field, `group` and `zone` are those it completed."""

    field: str
    number: int
    by: Means
    die: int | None
    pearl: bool
    stars: int
    shells: int
    symbol: Symbol | None
    group: str | None
    zone: str | None


class Passed(Struct, frozen=True, tag_field="kind", tag="pass"):
    """Nothing written; this die goes to the sun."""

    value: int


class Sunned(Struct, frozen=True, tag_field="kind", tag="sun"):
    """A sun box filled: the left-over die, what was added (another number under a frog's hat)."""

    die: int
    value: int
    hat: bool
    total: int
    stars: int
    shells: int
    question: bool


Deed = Wrote | Passed | Sunned


class Place(Struct, frozen=True):
    """One person's round: the sheet as all know it, as it is now, and where the choices stand.

    `at` is the field just written while its crab is asked about; `die` the left-over die, 0 before.
    """

    shown: Filled
    now: Filled
    stage: Stage
    deeds: tuple[Deed, ...] = ()
    die: int = 0
    hat: bool = False
    at: int | None = None
    free: bool = False  # the sun is done, a question mark's number is being written


class State(Struct, frozen=True):
    """Everything between two answers."""

    sheet: str
    boats: Boats
    round: int
    dice: tuple[int, ...]
    places: tuple[Place, ...]
    ended: Ending | None = None

    @property
    def layout(self) -> Layout:
        """The sheet everybody fills."""
        return layout(self.sheet, self.boats)


class Write(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="write"):
    """Select a field by its pearl with one die and write another one's number."""

    field: str
    number: int


class Pass(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="pass"):
    """Write nothing and give the sun a die of this value."""

    value: int


class Copy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="copy"):
    """Let the crab carry the number to a field beside it."""

    field: str


class Skip(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="skip"):
    """Leave this crab or this question mark unused."""


class Sun(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="sun"):
    """Under the frog's hat: add any number to the sun."""

    value: int


class Free(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="free"):
    """The question mark: any number in any field that takes it."""

    field: str
    number: int


class Confirm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="confirm"):
    """Done for this round."""


Action = Write | Pass | Copy | Skip | Sun | Free | Confirm


def put(places: tuple[Place, ...], seat: Seat, place: Place) -> tuple[Place, ...]:
    """The places with one seat's replaced."""
    return (*places[:seat], place, *places[seat + 1 :])
