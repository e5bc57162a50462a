"""High Tide's shapes: the state between two answers, what a person may answer, what they see."""

from typing import Literal

from msgspec import Struct, to_builtins

from engines.core.types import Json, Seat
from engines.high_tide.board import BEACH_INDEX, Colour

Dice = Literal["none", "left", "right", "both"]
Stage = Literal["source", "accept", "reroll", "over"]
Ending = Literal["own_move", "wave", "rounds"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The base game has none."""


class Die(Struct, frozen=True):
    """A die as it lies: its colour and its face, 1 .. 6."""

    colour: Colour
    value: int


class Pair(Struct, frozen=True):
    """Two dice in order: the higher left, at equal values the earlier beach colour."""

    left: Die
    right: Die


def pair_of(one: Die, other: Die) -> Pair:
    """Two dice as they are laid on the rack."""

    def place(die: Die) -> tuple[int, int]:
        return -die.value, BEACH_INDEX[die.colour]

    return Pair(one, other) if place(one) <= place(other) else Pair(other, one)


class Empty(Struct, frozen=True, tag_field="kind", tag="empty"):
    """A free rack space."""


class Towel(Struct, frozen=True, tag_field="kind", tag="towel"):
    """A rack space with somebody's towel."""

    seat: Seat


class Shown(Struct, frozen=True, tag_field="kind", tag="pair"):
    """A rack space with a pair that somebody did not want."""

    left: Die
    right: Die


Slot = Empty | Towel | Shown
EMPTY = Empty()


def lying(there: Slot) -> Pair | None:
    """The pair on a rack space, if one lies there."""
    return Pair(there.left, there.right) if isinstance(there, Shown) else None


def plain(pair: Pair) -> Json:
    """A pair as events and questions tell it."""
    return to_builtins(pair)


class Row(Struct, frozen=True):
    """The chairs on one space of a beach, left to right; the rightmost is nearest the water."""

    pos: int
    seats: tuple[Seat, ...]


class State(Struct, frozen=True):
    """Everything between two answers.

    `chairs[seat][beach]` is a position, 0 at the bar; `rows[beach]` holds the same chairs from the
    bar up. `water[beach]` is the first water space. `pair` is the one under decision, taken from
    rack space `slot` (None: from the bag).
    """

    seats: int
    round: int
    turn: int
    order: tuple[Seat, ...]
    bag: tuple[int, ...]
    rack: tuple[Slot, ...]
    chairs: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[Row, ...], ...]
    water: tuple[int, ...]
    waves: tuple[tuple[int, ...], ...]
    stage: Stage
    pair: Pair | None = None
    slot: int | None = None
    tide: Pair | None = None
    ended: Ending | None = None

    @property
    def active(self) -> Seat:
        """Whose turn it is; at the end, whose was the last."""
        return self.order[self.turn]

    @property
    def in_hand(self) -> Pair:
        """The pair under decision, where there is one."""
        assert self.pair is not None, f"no pair is decided about at {self.stage}"
        return self.pair

    @property
    def taken_from(self) -> int:
        """The rack space of a taken pair, where there is one."""
        assert self.slot is not None, f"no pair was taken at {self.stage}"
        return self.slot


class Roll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="roll"):
    """Draw two dice and throw them."""


class Take(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="take"):
    """Take the pair on a rack space, counted from 1 at the water end."""

    slot: int


class Accept(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="accept"):
    """Keep the thrown pair and carry it out."""


class Reject(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="reject"):
    """Lay the thrown pair on the rack and throw again."""


class Reroll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="reroll"):
    """Throw dice of a taken pair again, once, all chosen ones together."""

    dice: Dice


Action = Roll | Take | Accept | Reject | Reroll


class Decided(Struct, frozen=True):
    """The pair under decision, and the rack space it was taken from."""

    left: Die
    right: Die
    slot: int | None


class View(Struct, frozen=True):
    """What everybody sees: nothing but future dice is hidden in the base game.

    `scores` and `points[seat][beach]` are as if the game ended now. Spaces count from 1.
    """

    seats: int
    round: int
    rounds: int
    turn: int
    order: tuple[Seat, ...]
    active: Seat | None
    bag: tuple[int, ...]
    rack: tuple[Slot, ...]
    printed: int
    open: int
    rental: int | None
    turtle: int | None
    pair: Decided | None
    chairs: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[Row, ...], ...]
    sand: int
    water: tuple[int, ...]
    waves: tuple[tuple[int, ...], ...]
    tide: Pair | None
    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    ended: Ending | None
