"""The bench game, a package of its own: one number in turn, the last one of each other seat hidden.

The state holds the newest 64 moves and has its full size, about 940 bytes of JSON, from the start
on. A move is a number from 0 to 9; it is added to its player's score. Others see that a move was
made, and which number it was when its player moves again.
"""

from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import Decision, Event, Outcome, Seat, Step

KEPT = 64  # moves in the state; a new table starts with as many made up ones
VALUES = 10


class Play(Struct, frozen=True, tag_field="kind", tag="play", forbid_unknown_fields=True, gc=False):
    v: int


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[int, Meta(ge=1)] = 60  # made before the game ends; the bench asks for millions


class Entry(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    p: Seat
    v: int | None  # None in views only: hidden


class State(Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    turn: Seat
    scores: tuple[int, ...]
    hist: tuple[Entry, ...]
    last: int  # the game ends when n is this


class View(Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    turn: Seat
    scores: tuple[int, ...]
    hist: tuple[Entry, ...]


OFFERS = tuple(Play(v) for v in range(VALUES))
FINAL = frozenset(range(VALUES))


def shown(state: State, seat: Seat | None) -> tuple[tuple[int, ...], tuple[Entry, ...]]:
    """Scores and moves without the newest number of every seat but this one."""
    seats = len(state.scores)
    scores, hist = list(state.scores), list(state.hist)
    for i in range(KEPT - seats, KEPT):
        entry = hist[i]
        if entry.p != seat:
            assert entry.v is not None
            scores[entry.p] -= entry.v
            hist[i] = Entry(entry.p, None)
    return tuple(scores), tuple(hist)


class Bench(Game[State, Play, Options, View]):
    key: ClassVar[str] = "bench"
    title: ClassVar[str] = "Bench"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = Play
    options_type: ClassVar[Any] = Options
    view_type: ClassVar[Any] = View

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        hist = tuple(Entry(i % seats, i * 7 % VALUES) for i in range(KEPT))
        scores = tuple(sum(e.v or 0 for e in hist if e.p == s) for s in range(seats))
        return Step(State(KEPT, KEPT % seats, scores, hist, KEPT + options.moves))

    def waits(self, state: State) -> tuple[Seat, ...]:
        return () if state.n == state.last else (state.turn,)

    def question(self, state: State, seat: Seat) -> Decision[Play] | None:
        if seat not in self.waits(state):
            return None
        return Decision(seat, "play", OFFERS, OFFERS[0], final=FINAL)

    def apply(self, state: State, seat: Seat, action: Play, rng: Rng) -> Step[State]:
        v, scores, n = action.v, state.scores, state.n + 1
        after = State(
            n,
            n % len(scores),
            (*scores[:seat], scores[seat] + v, *scores[seat + 1 :]),
            (*state.hist[1:], Entry(seat, v)),
            state.last,
        )
        known = state.hist[
            KEPT - len(scores)
        ].v  # this seat's number before, seen by all from now on
        played = Event("played", {"seat": seat, "shown": known}, private={seat: {"v": v}})
        return Step(after, (played,), sealed=True)

    def view(self, state: State, seat: Seat | None) -> View:
        if state.n == state.last:
            return View(state.n, state.turn, state.scores, state.hist)
        return View(state.n, state.turn, *shown(state, seat))

    def outcome(self, state: State) -> Outcome | None:
        if state.n != state.last:
            return None
        ranks = tuple(1 + sum(s > mine for s in state.scores) for mine in state.scores)
        return Outcome(state.scores, ranks, "moves")

    def bound(self, options: Options, seats: int) -> int:
        return options.moves

    def invariants(self, state: State) -> None:
        seats = len(state.scores)
        assert len(state.hist) == KEPT, f"{len(state.hist)} moves are kept"
        assert state.turn == state.n % seats, f"seat {state.turn} is to make move {state.n}"
        for i, entry in enumerate(state.hist):
            assert entry.p == (state.n + i - KEPT) % seats, f"seat {entry.p} moved out of turn"
            assert entry.v is not None, "the state hides a number from itself"
            assert 0 <= entry.v < VALUES, f"no move is {entry.v}"

    def evaluate(self, state: State, seat: Seat) -> float:
        return state.scores[seat] - sum(state.scores) / len(state.scores)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Other numbers where this seat sees none."""
        if state.n == state.last:
            return state
        scores, hist = shown(state, seat)
        dealt = tuple(Entry(e.p, rng.below(VALUES)) if e.v is None else e for e in hist)
        hidden = {e.p: e.v or 0 for e, known in zip(dealt, hist, strict=True) if known.v is None}
        summed = tuple(score + hidden.get(s, 0) for s, score in enumerate(scores))
        return State(state.n, state.turn, summed, dealt, state.last)

    def secrets(self, state: State, seat: Seat | None) -> bool:
        return state.n != state.last


GAME = Bench()
