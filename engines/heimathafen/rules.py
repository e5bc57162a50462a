"""Heimathafen: two to five ships race for the home harbour, and every wind may blow any of them.

Everybody has six winds: one lies open under the ship, five stand in a secret order in the holder.
A turn has three moves, five if you set sail at its start (twice a game): the leftmost wind takes a
ship of your choice one field, goes under it, and the wind that lay there goes to the right end of
your holder. It must take a ship if it can, but need not bring another's ship home; islands, ships
and the edge block it, and a wind that takes nobody goes to the right end, which is a move, too.
Who sees the own ship chosen by another may show a false flag (twice a game): then this wind has to
take another ship. Once a turn you throw for pirates, storm and sea dragon, before your moves or
after them, before if your ship stands in one: you may let so many of them go one field each, or one
so many fields; a ship they meet, or that sails into them, has a move less in its next turn, and an
X before the moves of a ship in danger costs one at once. The first ship in the harbour wins for its
owner, whoever moved it; after the last round the nearest ship does.
"""

from typing import Any, ClassVar

from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import Decision, Event, Json, Outcome, Seat, Step
from engines.heimathafen import knowledge, previews, questions, sight, soundness, worth
from engines.heimathafen.board import DANGER_INDEX, SEAS, SEATS
from engines.heimathafen.ranking import distances, ranks
from engines.heimathafen.sight import View
from engines.heimathafen.state import (
    Action,
    DangerMode,
    DangerStep,
    DangerStop,
    Flag,
    Holder,
    Options,
    Rotate,
    Sail,
    Ship,
    StartToken,
    State,
    Timing,
)
from engines.heimathafen.turn import Turn, first

TURN_ANSWERS = 16  # at most: sail, timing, mode and three steps, five moves and their owners
SETUP_ANSWERS = 6  # a seat's token and holder, and two answers more for each of its flags


class Heimathafen(Game[State, Action, Options, View]):
    """The race; hidden is the order of the winds in a holder, as long as nobody has seen it."""

    key: ClassVar[str] = "heimathafen"
    title: ClassVar[str] = "Heimathafen"
    seats: ClassVar[range] = SEATS
    version: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = Action
    options_type: ClassVar[Any] = Options
    view_type: ClassVar[Any] = View

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        begun = Event("game_started", {"board": options.board, "seats": seats})
        return Step(first(options, seats), (begun,))

    def waits(self, state: State) -> tuple[Seat, ...]:
        match state.stage:
            case "over":
                return ()
            case "holder":
                return tuple(seat for seat, winds in enumerate(state.holders) if not winds)
            case "flag":
                assert state.chosen is not None, "nobody's ship is chosen"
                return (state.chosen,)
            case _:
                return (state.turn,)

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        return questions.question(state, seat) if seat in self.waits(state) else None

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        now = Turn(state, rng)
        match action:
            case Ship(ship):
                now.choose(ship)
            case Rotate():
                now.rotate()
            case Flag(use):
                now.answer(seat, use)
            case DangerStep(who, wind):
                now.drift(DANGER_INDEX[who], wind)
            case DangerStop():
                now.dangers_rest()
            case DangerMode(mode):
                now.choose_mode(mode)
            case Sail(use):
                now.set_sail(use)
            case Timing(early):
                now.time(early)
            case StartToken(wind, side):
                now.lay(wind, side)
            case Holder(order):
                now.arrange(seat, order)
        return Step(now.frozen(), tuple(now.events), now.sealed)

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """One point for a winner; the places tell who of the others was nearer."""
        if state.ended is None:
            return None
        places = ranks(distances(state.sea, state.ships))
        scores = tuple(int(place == 1) for place in places)
        breakdown: tuple[dict[str, int], ...] = tuple({state.ended: score} for score in scores)
        return Outcome(scores, places, state.ended, breakdown)

    def bound(self, options: Options, seats: int) -> int:
        return seats * (TURN_ANSWERS * SEAS[options.board].chart.limit + SETUP_ANSWERS)

    def invariants(self, state: State) -> None:
        soundness.check(state)

    def evaluate(self, state: State, seat: Seat) -> float:
        return worth.worth(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return knowledge.redealt(state, seat, rng)

    def secrets(self, state: State, seat: Seat | None) -> bool:
        return knowledge.hides(state, seat)

    def keeps(self, preview: dict[str, Json], before: State, after: State) -> bool:
        return previews.kept(preview, before, after)


GAME = Heimathafen()
