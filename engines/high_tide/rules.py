"""High Tide by Dirk Henn: get your deckchairs near the water, but not into it.

Each of three to six players has a chair at the bar of six beaches. On your turn you take a pair of
dice that others left on the rack, or throw two from the bag: keep them, or leave them on the first
free space and throw again, until the last open space binds you. Each die moves your chair on the
beach of its colour by its value, equal colours by their sum; who comes to others on a space stands
to their right. A pair from the first two spaces allows throwing both or one of its dice once more.
Your towel lies where the pair lay, or on the first free space; who lies lowest begins the next
round. After everyone's turn the last pair makes waves of three and two spaces. The game ends after
the round in which a chair stands in water, or after the sixth. On each beach the dry chairs nearest
the water get four and two points (with five or six players also one), each chair at a bar gets one.
"""

from typing import Any, ClassVar

from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import Decision, Json, Outcome, Seat, Step
from engines.high_tide import board, previews, questions, scoring, soundness, worth
from engines.high_tide.round import Round
from engines.high_tide.state import (
    Accept,
    Action,
    Decided,
    Options,
    Reject,
    Reroll,
    Roll,
    State,
    Take,
    View,
)


class HighTide(Game[State, Action, Options, View]):
    """The base game; nothing but coming dice is hidden from anybody."""

    key: ClassVar[str] = "high_tide"
    title: ClassVar[str] = "High Tide"
    seats: ClassVar[range] = board.SEATS
    version: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = Action
    options_type: ClassVar[Any] = Options
    view_type: ClassVar[Any] = View

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        begun = Round.first(seats, rng)
        return Step(begun.frozen(), tuple(begun.events))

    def waits(self, state: State) -> tuple[Seat, ...]:
        return () if state.stage == "over" else (state.active,)

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        if seat != state.active:
            return None
        match state.stage:
            case "source":
                return questions.source(state)
            case "accept":
                return questions.accept(state)
            case "reroll":
                return questions.reroll(state)
            case "over":
                return None

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        now = Round(state, rng)
        match action:
            case Roll():
                now.roll()
            case Take(slot):
                now.take(slot)
            case Accept():
                now.accept(state.in_hand)
            case Reject():
                now.reject(state.in_hand)
            case Reroll(dice):
                now.reroll(state.in_hand, state.taken_from, dice)
        return Step(now.frozen(), tuple(now.events))

    def view(self, state: State, seat: Seat | None) -> View:
        pair = state.pair
        points = scoring.points(state)
        return View(
            seats=state.seats,
            round=state.round,
            rounds=board.MAX_ROUNDS,
            turn=state.turn,
            order=state.order,
            active=None if state.stage == "over" else state.active,
            bag=state.bag,
            rack=state.rack,
            printed=board.RACK_PRINTED[state.seats],
            open=board.open_spaces(state.seats, state.turn),
            rental=board.rental_space(state.seats, state.turn),
            turtle=board.turtle_space(state.seats),
            pair=None if pair is None else Decided(pair.left, pair.right, state.slot),
            chairs=state.chairs,
            rows=state.rows,
            sand=board.SAND,
            water=state.water,
            waves=state.waves,
            tide=state.tide,
            scores=tuple(sum(by_beach) for by_beach in points),
            points=points,
            ended=state.ended,
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.ended is None:
            return None
        breakdown = scoring.breakdown(state)
        scores = tuple(sum(lines.values()) for lines in breakdown)
        return Outcome(scores, scoring.ranks(scores), state.ended, breakdown)

    def bound(self, options: Options, seats: int) -> int:
        """A turn asks for a source, and then about at most as many pairs as the rack has spaces."""
        return board.MAX_ROUNDS * seats * (board.RACK_USABLE[seats] + 2)

    def invariants(self, state: State) -> None:
        soundness.check(state)

    def evaluate(self, state: State, seat: Seat) -> float:
        return worth.worth(state, seat)

    def keeps(self, preview: dict[str, Json], before: State, after: State) -> bool:
        return previews.kept(preview, before, after)


GAME = HighTide()
