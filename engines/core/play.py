"""The one way a move is played: who is asked, which ticket, what is offered, what undo may reach.

A `Position` is all a table needs between two answers. It knows no people, clocks or databases.
"""

import hashlib
from typing import Any, Generic, Literal

from msgspec import Struct
from msgspec.structs import replace

from engines.core.codec import AnyGame
from engines.core.rng import Rng
from engines.core.types import Decision, Event, S, Seat

Code = Literal["stale", "not_asked", "not_offered", "over", "sealed", "nothing_to_undo"]


class Refused(Exception):
    """An answer or undo that was not taken; nothing has changed."""

    def __init__(self, code: Code, why: str) -> None:
        super().__init__(why)
        self.code: Code = code
        self.why = why


class Trail(Struct, frozen=True):
    """A move since the last seal that may still be taken back."""

    n: int
    seat: Seat
    action: Any


class Position(Struct, Generic[S], frozen=True):
    """Where a table stands after `n` rows of its log (row 0 is the start).

    `answers` counts, per seat, the answers its tickets have used up. `base` is the state at the last
    seal and `trail` the moves since; both are empty in games where every answer is final.
    """

    n: int
    state: S
    draws: int
    answers: tuple[int, ...]
    base: S | None = None
    trail: tuple[Trail, ...] = ()


class Played(Struct, Generic[S], frozen=True):
    """A move that was taken: the next position, and what happened."""

    position: Position[S]
    events: tuple[Event, ...]
    sealed: bool
    woken: tuple[Seat, ...]  # seats waited for now that were not before
    taken_back: tuple[int, ...] = ()  # an undo's moves, newest first


class Row(Struct, frozen=True):
    """One row of the log as `refold` needs it: an answer, or an undo of the moves `takes_back`."""

    seat: Seat
    action: Any = None
    takes_back: tuple[int, ...] = ()


def begin(game: AnyGame, options: Any, seats: int, rng: Rng) -> Played[Any]:
    """Set the game up. `rng` stands at block 0, or after the shuffle of the seats."""
    step = game.setup(options, seats, rng)
    position = Position(n=0, state=step.state, draws=rng.draws, answers=(0,) * seats)
    return Played(position, step.events, True, game.waits(step.state))


def ticket(table: str, seat: Seat, answers: int) -> str:
    """The name of one question; it says nothing but table, seat and how many came before."""
    return hashlib.sha256(f"{table}/{seat}/{answers}".encode()).hexdigest()[:16]


def asked(game: AnyGame, position: Position[Any], seat: Seat) -> Decision[Any] | None:
    """The question open for `seat`, or None."""
    if seat not in game.waits(position.state):
        return None
    return game.question(position.state, seat)


def play(
    game: AnyGame,
    table: str,
    position: Position[S],
    seat: Seat,
    given: str,
    action: Any,
    key: bytes,
) -> Played[S]:
    """Answer the question named by the ticket `given`; raises Refused and changes nothing otherwise.

    `table` is the table's code, `key` the table's dice key.
    """
    waits = game.waits(position.state)
    if not waits:
        raise Refused("over", "the game is over")
    if seat not in waits:
        raise Refused("not_asked", "this seat is not asked anything now")
    if given != ticket(table, seat, position.answers[seat]):
        raise Refused("stale", "the question has changed")
    question = game.question(position.state, seat)
    assert question is not None, f"{game.key} waits for seat {seat} without a question"
    if action not in question.actions:
        raise Refused("not_offered", "this answer is not among the offers")
    return _carry_out(game, position, seat, action, key, waits)


def _carry_out(
    game: AnyGame,
    position: Position[S],
    seat: Seat,
    action: Any,
    key: bytes,
    waits: tuple[Seat, ...],
) -> Played[S]:
    rng = Rng(key, position.draws)
    step = game.apply(position.state, seat, action, rng)
    after = game.waits(step.state)
    woken = tuple(s for s in after if s not in waits)
    sealed = step.sealed or rng.draws != position.draws or bool(woken) or not after
    n = position.n + 1
    answers = position.answers
    now = Position(
        n=n,
        state=step.state,
        draws=rng.draws,
        answers=(*answers[:seat], answers[seat] + 1, *answers[seat + 1 :]),
        base=None if sealed else _base(position),
        trail=() if sealed else (*position.trail, Trail(n, seat, action)),
    )
    return Played(now, step.events, sealed, woken)


def _base(position: Position[S]) -> S:
    return position.state if position.base is None else position.base


def undoable(position: Position[Any], seat: Seat) -> int | None:
    """The number of the move `seat` could take back now, or None."""
    return next((t.n for t in reversed(position.trail) if t.seat == seat), None)


def undo(
    game: AnyGame, position: Position[S], seat: Seat, move: int, *, everything: bool = False
) -> Played[S]:
    """Take back `seat`'s last move, which must be number `move`; with `everything` all since the seal.

    A row of its own: `n` goes on counting, and the seat's tickets never become good again.
    """
    mine = [t for t in position.trail if t.seat == seat]
    if not mine:
        if 0 < move <= position.n:
            raise Refused("sealed", "there is no way back past a die, a secret or another's turn")
        raise Refused("nothing_to_undo", "there is nothing to take back")
    if mine[-1].n != move:
        raise Refused("stale", "another move is the last one now")
    gone = tuple(t.n for t in reversed(mine)) if everything else (move,)
    before = game.waits(position.state)
    now = _take_back(game, position, seat, gone)
    woken = tuple(s for s in game.waits(now.state) if s not in before)
    told = Event("took_back", {"seat": seat, "moves": list(gone)})
    return Played(now, (told,), False, woken, gone)


def _take_back(
    game: AnyGame, position: Position[S], seat: Seat, gone: tuple[int, ...]
) -> Position[S]:
    state = _base(position)
    trail = tuple(t for t in position.trail if t.n not in gone)
    for t in trail:
        state = game.apply(state, t.seat, t.action, _Undrawn()).state
    answers = position.answers
    return replace(
        position,
        n=position.n + 1,
        state=state,
        answers=(*answers[:seat], answers[seat] + 1, *answers[seat + 1 :]),
        base=_base(position) if trail else None,
        trail=trail,
    )


class _Undrawn(Rng):
    """The dice while unsealed moves are folded again: none of them may draw."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(b"")

    def below(self, n: int) -> int:
        raise AssertionError("an unsealed move drew dice")


def refold(game: AnyGame, start: Position[S], rows: tuple[Row, ...], key: bytes) -> Position[S]:
    """The position after a log: the same rows give the same end, whatever happened in between."""
    position = start
    for row in rows:
        if row.takes_back:
            position = _take_back(game, position, row.seat, row.takes_back)
        else:
            waits = game.waits(position.state)
            position = _carry_out(game, position, row.seat, row.action, key, waits).position
    return position
