"""The nouns of the contract: decisions, events, steps and outcomes; no rule and no table in sight."""

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

# JSON as msgspec reads it; a recursive alias buys nothing here and costs every caller a cast.
Json = Any
Seat = int  # 0 .. seats-1, clockwise, final from the start on
Pace = Literal["turn", "reaction"]

S = TypeVar("S", bound=Struct)  # a game's State
A = TypeVar("A")  # a game's union of actions
O = TypeVar("O", bound=Struct)  # a game's Options  # noqa: E741 -- the contract's own letter
V = TypeVar("V", bound=Struct)  # a game's View


class Decision(Struct, Generic[A], frozen=True):
    """One question put to one seat; `actions` holds every legal answer in a stable order.

    `default` is what the house answers when patience runs out. `previews` holds one per action, or
    none. `final` holds the indices of the offers after which there is no way back.
    """

    seat: Seat
    prompt: str
    actions: tuple[A, ...]
    default: A
    about: dict[str, Json] = {}
    previews: tuple[dict[str, Json], ...] = ()
    final: frozenset[int] = frozenset()
    pace: Pace = "turn"


class Event(Struct, frozen=True):
    """Something that happened, past tense, for the log and for animation.

    `to` names who is sent this event at all (None: everyone); `private` is laid over `data` for
    that seat alone.
    """

    name: str
    data: dict[str, Json] = {}
    to: tuple[Seat, ...] | None = None
    private: dict[Seat, dict[str, Json]] = {}

    def seen_by(self, seat: Seat | None) -> dict[str, Json] | None:
        """What `seat` (None: a spectator) is told, or None when it is not sent this event."""
        if self.to is not None and seat not in self.to:
            return None
        mine = self.private.get(seat) if seat is not None else None
        return {**self.data, **mine} if mine else self.data


class Step(Struct, Generic[S], frozen=True):
    """What an answer led to; `sealed` says a secret was shown, so undo stops here."""

    state: S
    events: tuple[Event, ...] = ()
    sealed: bool = False


class Outcome(Struct, frozen=True):
    """How a game ended: points and places per seat (1 = winner; equal ranks share the place)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str = ""
    breakdown: tuple[dict[str, int], ...] = ()
