"""Heimathafen's shapes: the state between two answers, and what a person may answer."""

from typing import Literal

from msgspec import Struct

from engines.core.types import Seat
from engines.heimathafen.board import SEAS, Sea
from engines.heimathafen.maps import Board, Danger, Face, Wind

Stage = Literal[
    "start_token", "holder", "sail", "timing", "danger_mode", "danger", "ship", "flag", "over"
]
Mode = Literal["many", "one"]
Side = Literal["left", "right"]
Ending = Literal["harbour", "limit"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The sea, and whether the house remembers for everybody which winds have been shown."""

    board: Board = "sea-1"
    memory_aid: bool = True


class State(Struct, frozen=True):
    """Everything between two answers.

    `holders` run from left to right and are empty until arranged; `shown` says for each place
    whether its wind is known to all. `ships` and `dangers` hold numbers of fields. `loss`, `budget`
    and `used` count the moves of this turn, `banned` the ships whose flag stopped its next wind,
    `chosen` is the ship whose owner is asked for a flag. Of a roll: `steps` left, the one danger
    that goes them all (`only`), and those that go no further (`gone`).
    """

    options: Options
    stage: Stage
    round: int
    turn: Seat
    ships: tuple[int, ...]
    under: tuple[Wind | None, ...]
    holders: tuple[tuple[Wind, ...], ...]
    shown: tuple[tuple[bool, ...], ...]
    sails: tuple[int, ...]
    flags: tuple[int, ...]
    hit: tuple[bool, ...]
    dangers: tuple[int, ...]
    on_danger: bool = False
    sailing: bool = False
    loss: int = 0
    budget: int = 0
    used: int = 0
    rolled: Face | None = None
    early: bool = False
    banned: tuple[Seat, ...] = ()
    chosen: Seat | None = None
    mode: Mode | None = None
    steps: int = 0
    only: int | None = None
    gone: tuple[int, ...] = ()
    ended: Ending | None = None

    @property
    def sea(self) -> Sea:
        """The sea they sail."""
        return SEAS[self.options.board]

    @property
    def wind(self) -> Wind:
        """The next wind of who has the turn."""
        return self.holders[self.turn][0]


class StartToken(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="kind",
    tag="start_token",
):
    """Lay a wind open on the start space, the ship on top; the fifth seat chooses the space too."""

    dir: Wind
    side: Side | None = None


class Holder(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="holder"):
    """Arrange the other five winds, left to right."""

    order: tuple[Wind, ...]


class Sail(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="sail"):
    """Set sail for five moves, or not."""

    use: bool


class Timing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="timing"):
    """Throw for the dangers before the moves, or after them."""

    now: bool


class DangerMode(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="danger_mode"
):
    """Several dangers one step each, or one danger all the steps."""

    mode: Mode


class DangerStep(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="danger"):
    """Let a danger go one step."""

    who: Danger
    dir: Wind


class DangerStop(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="danger_stop"
):
    """Let the dangers go no further."""


class Ship(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ship"):
    """Let the next wind blow this seat's ship."""

    ship: Seat


class Rotate(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="rotate"):
    """Let the next wind pass: it goes to the right end."""


class Flag(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="flag"):
    """Stop the move of one's own ship with a false flag, or let it be."""

    use: bool


Action = (
    StartToken
    | Holder
    | Sail
    | Timing
    | DangerMode
    | DangerStep
    | DangerStop
    | Ship
    | Rotate
    | Flag
)
