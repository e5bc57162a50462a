"""62 Soleils d'Été: everyone fills a summer sheet from the same three dice, twenty rounds at the most.

One die selects an empty field by its pearl, a second gives the number written there, the third goes
to the sun; who cannot or will not write gives the sun any one die. The two cabins of a pair hold
equal numbers, a koi obeys its signs < and >, the boats of a line all differ, the three bottles are
equal, the six gulls all differ; a number like its pearl is a point. A crab carries the number to a
field beside it at once, a frog's hat lets any number go to the sun, a question mark is a free number
in any field that takes it; starfish are points, and full groups and zones give theirs. The sun's
bonuses are won by hitting 12, 22, 32, 42, 52 and 62 exactly. All choose at the same time and unseen,
and may take back what they chose until all have confirmed; then the sheets are shown. The game ends
after the round in which a sun comes to 62 or beyond, or after the last; the most shells, ties
included, are worth five points, and the highest score wins.
"""

from functools import lru_cache
from typing import Any, ClassVar

from msgspec import to_builtins

from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import Decision, Event, Json, Outcome, Seat, Step
from engines.soleils import previews, questions, scoring, sight, soundness, worth
from engines.soleils.board import DICE, HOUSE_SHEET, SEATS, SHEETS, ZONES
from engines.soleils.layout import Layout
from engines.soleils.sight import View
from engines.soleils.state import (
    Action,
    Confirm,
    Deed,
    Ending,
    Filled,
    Options,
    Passed,
    Place,
    Skip,
    State,
    Sunned,
    Wrote,
    put,
)
from engines.soleils.turn import Turn

ANSWERS_A_ROUND = 7  # on average at the most: choice, sun, free number, confirmation, and crabs
NAMES: dict[type[Deed], str] = {Wrote: "wrote", Passed: "passed", Sunned: "sunned"}


class Soleils(Game[State, Action, Options, View]):
    """The summer; hidden is what others have chosen in this round."""

    key: ClassVar[str] = "soleils"
    title: ClassVar[str] = "62 Soleils d'Été"
    seats: ClassVar[range] = SEATS
    version: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = Action
    options_type: ClassVar[Any] = Options
    view_type: ClassVar[Any] = View

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        sheet = SHEETS[HOUSE_SHEET]
        empty = Filled((0,) * len(sheet.fields), (), (0,) * (len(ZONES) + 1), 0, 0)
        place = Place(empty, empty, "choose")
        state = State(sheet.id, options.boats, 0, (), (place,) * seats)
        begun = Event("game_started", {"seats": seats, "boats": options.boats})
        return _rolled(state, rng, (begun,))

    def waits(self, state: State) -> tuple[Seat, ...]:
        if state.ended:
            return ()
        return tuple(seat for seat, place in enumerate(state.places) if place.stage != "done")

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        return None if state.ended else questions.question(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        place = state.places[seat]
        if isinstance(action, Confirm):
            return _confirmed(state, seat, rng)
        turn = Turn(state.layout, state.dice, place)
        turn.answer(action)
        now = turn.place()
        told = [Event("skipped", {"seat": seat, "stage": place.stage}, to=(seat,))]
        events = told if isinstance(action, Skip) else []
        events += _private(seat, now.deeds[len(place.deeds) :])
        state = State(
            state.sheet, state.boats, state.round, state.dice, put(state.places, seat, now)
        )
        return Step(state, tuple(events))

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.ended is None:
            return None
        lines = scoring.breakdown(tuple(place.shown for place in state.places))
        scores = tuple(sum(each.values()) for each in lines)
        reason = scoring.rating(scores[0]) if len(scores) == 1 else state.ended
        return Outcome(scores, scoring.ranks(scores), reason, lines)

    def bound(self, options: Options, seats: int) -> int:
        return SHEETS[HOUSE_SHEET].sun_length * ANSWERS_A_ROUND * seats

    def invariants(self, state: State) -> None:
        soundness.check(state)

    def evaluate(self, state: State, seat: Seat) -> float:
        return worth.worth(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Others may have chosen anything; who has confirmed has come to the end of a round."""
        if state.ended:
            return state
        places = tuple(
            place if other == seat else _another(state, place, rng)
            for other, place in enumerate(state.places)
        )
        return State(state.sheet, state.boats, state.round, state.dice, places)

    def secrets(self, state: State, seat: Seat | None) -> bool:
        """Has anybody else had a choice in this round?"""
        return not state.ended and any(
            other != seat and _opening(state, place).stage != "confirm"
            for other, place in enumerate(state.places)
        )

    def keeps(self, preview: dict[str, Json], before: State, after: State) -> bool:
        return previews.kept(preview, before, after)


def _rolled(state: State, rng: Rng, events: tuple[Event, ...]) -> Step[State]:
    """The next round: the dice, and whoever has no choice is carried to the next question."""
    dice = tuple(rng.die() for _ in range(DICE))
    layout = state.layout
    places = tuple(Turn.begin(layout, dice, place.now).place() for place in state.places)
    rolled = Event("rolled", {"round": state.round + 1, "dice": dice})
    forced = [e for seat, place in enumerate(places) for e in _private(seat, place.deeds)]
    return Step(
        State(state.sheet, state.boats, state.round + 1, dice, places),
        (*events, rolled, *forced),
        sealed=True,
    )


def _private(seat: Seat, deeds: tuple[Deed, ...]) -> list[Event]:
    """Deeds as they happen, told to nobody else."""
    return [Event(NAMES[type(deed)], {"seat": seat, **_plain(deed)}, to=(seat,)) for deed in deeds]


def _plain(deed: Deed) -> dict[str, Json]:
    return {name: value for name, value in to_builtins(deed).items() if name != "kind"}


def _confirmed(state: State, seat: Seat, rng: Rng) -> Step[State]:
    """The last confirmation shows everybody's round, in seat order."""
    place = state.places[seat]
    ready = Place(
        place.shown, place.now, "done", place.deeds, place.die, place.hat, place.at, place.free
    )
    places = put(state.places, seat, ready)
    state = State(state.sheet, state.boats, state.round, state.dice, places)
    confirmed = Event("confirmed", {"seat": seat})
    if any(other.stage != "done" for other in places):
        return Step(state, (confirmed,))
    events = (confirmed, *(_revealed(nth, other) for nth, other in enumerate(places)))
    sheet = SHEETS[state.sheet]
    ended: Ending | None = None
    if any(other.now.total >= sheet.sun_end for other in places):
        ended = "62"
    elif state.round == sheet.sun_length:
        ended = "rounds"
    return _over(state, ended, events) if ended else _rolled(state, rng, events)


def _revealed(seat: Seat, place: Place) -> Event:
    old, new = place.shown, place.now
    return Event(
        "revealed",
        {
            "seat": seat,
            "deeds": [to_builtins(deed) for deed in place.deeds],
            "stars": sum(new.stars) - sum(old.stars),
            "pearls": new.pearls - old.pearls,
            "shells": new.shells - old.shells,
            "total": new.total,
            "score": new.score,
        },
    )


def _over(state: State, ended: Ending, events: tuple[Event, ...]) -> Step[State]:
    places = tuple(Place(place.now, place.now, "done") for place in state.places)
    state = State(state.sheet, state.boats, state.round, state.dice, places, ended)
    sheets = tuple(place.shown for place in places)
    scores = tuple(sum(lines.values()) for lines in scoring.breakdown(sheets))
    told = Event(
        "game_over",
        {
            "reason": ended,
            "scores": scores,
            "ranks": scoring.ranks(scores),
            "majority": scoring.majority(sheets),
        },
    )
    return Step(state, (*events, told), sealed=True)


def _opening(state: State, place: Place) -> Place:
    """How this person's round began, which everybody can work out."""
    return _begun(state.layout, state.dice, place.shown)


@lru_cache(maxsize=64)
def _begun(layout: Layout, dice: tuple[int, ...], sheet: Filled) -> Place:
    return Turn.begin(layout, dice, sheet).place()


def _another(state: State, place: Place, rng: Rng) -> Place:
    """Some way through this round that the others cannot tell from the true one."""
    layout = state.layout
    other = _opening(state, place)
    done = place.stage == "done"
    steps = ANSWERS_A_ROUND if done else rng.below(ANSWERS_A_ROUND // 2 + 1)
    while other.stage != "confirm" and (done or steps):
        turn = Turn(layout, state.dice, other)
        turn.answer(rng.choice(questions.offers(layout, state.dice, other)))
        other = turn.place()
        steps -= 1
    if not done:
        return other
    return Place(
        other.shown, other.now, "done", other.deeds, other.die, other.hat, other.at, other.free
    )


GAME = Soleils()
