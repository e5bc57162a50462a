"""The laws of play, one function each, held at one position; secrecy has a file of its own.

A law raises `Broken` with its number and what is wrong; it knows neither how the position was
reached nor who asks.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import msgspec

from engines.core.codec import AnyGame, action_from, decode, encode, options_from, plain
from engines.core.payload import seen
from engines.core.play import Played, Position, Refused, play, ticket
from engines.core.rng import Rng
from engines.core.types import Decision, Event, Outcome, Seat, Step

R = TypeVar("R")

MOST_OFFERS = 512
TRIED_OFFERS = 24  # of one question at one position; the others come up in other games
TRIED_PAIRS = 12  # of two questions' answers, for the order of arrival


class Broken(Exception):
    """A law does not hold."""

    def __init__(self, law: int, why: str) -> None:
        super().__init__(f"law {law}: {why}")
        self.law = law
        self.why = why


def hold(law: int, holds: bool, why: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(law, why)


def call(law: int, what: str, function: Callable[..., R], *arguments: Any) -> R:
    """What the game's function gives; whatever it raises breaks the law."""
    try:
        return function(*arguments)
    except Broken:
        raise
    except Exception as error:
        raise Broken(law, f"{what} raised {type(error).__name__}: {error}") from error


def form(value: object) -> bytes:
    """One JSON text of a value, whatever sets and dicts are in it: equal texts, equal values."""
    return encode(msgspec.to_builtins(value, str_keys=True, order="sorted"))


class Tried(NamedTuple):
    """An offer and the step it leads to."""

    seat: Seat
    nth: int  # among the offers
    action: Any
    step: Step[Any]
    draws: int  # after it
    waits: tuple[Seat, ...]  # after it
    sealed: bool


@dataclass
class Place:
    """One position under the laws; questions and steps are worked out once for all of them."""

    game: AnyGame
    table: str
    key: bytes
    position: Position[Any]
    several: bool  # more than one seat was asked at once, and not all have answered since
    known: list[Any]  # actions met so far, some of which are not offered here
    rng: Rng  # for what to try; never the table's
    waits: tuple[Seat, ...] = ()
    questions: dict[Seat, Decision[Any]] = field(default_factory=dict)
    tried: list[Tried] = field(default_factory=list)

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def seats(self) -> range:
        return range(len(self.position.answers))

    def some(self, items: tuple[Any, ...], most: int) -> tuple[Any, ...]:
        """All of them if few, else `most` by chance, in a stable order."""
        if len(items) <= most:
            return items
        chosen: set[int] = set()
        while len(chosen) < most:
            chosen.add(self.rng.below(len(items)))
        return tuple(items[i] for i in sorted(chosen))

    def step(self, state: Any, seat: Seat, action: Any) -> tuple[Step[Any], int]:
        """Carry an offer out as the table would; the blocks used up come with it."""
        dice = Rng(self.key, self.position.draws)
        return self.game.apply(state, seat, action, dice), dice.draws

    def answer(self, position: Position[Any], seat: Seat, action: Any) -> Played[Any]:
        """Play with the ticket the seat holds in `position`."""
        name = ticket(self.table, seat, position.answers[seat])
        return play(self.game, self.table, position, seat, name, action, self.key)


def somebody_is_waited_for_until_the_end(here: Place) -> None:
    """Law 1, but for the bound, which only a whole game shows."""
    game, state = here.game, here.state
    waits = call(1, "waits", game.waits, state)
    hold(1, list(waits) == sorted(set(waits)), f"waits are not ascending: {waits}")
    hold(1, all(s in here.seats for s in waits), f"waits for a seat that is not there: {waits}")
    outcome = call(1, "outcome", game.outcome, state)
    if waits:
        hold(1, outcome is None, f"there is an outcome while seats {waits} are waited for")
    elif outcome is None:
        raise Broken(1, "nobody is waited for, and there is no outcome")
    else:
        _is_sound(outcome, len(here.seats))
    here.waits = waits


def _is_sound(outcome: Outcome, seats: int) -> None:
    scores, ranks = outcome.scores, outcome.ranks
    hold(1, len(scores) == len(ranks) == seats, "the outcome does not speak of every seat")
    right = all(rank == 1 + sum(r < rank for r in ranks) for rank in ranks)
    hold(1, right, f"these ranks cannot be: {ranks}")
    if outcome.breakdown:
        sums = tuple(sum(part.values()) for part in outcome.breakdown)
        hold(1, sums == scores, f"the breakdown sums to {sums}, the scores are {scores}")


def questions_are_whole(here: Place) -> None:
    """Law 2."""
    for seat in here.seats:
        question = call(2, "question", here.game.question, here.state, seat)
        asked = seat in here.waits
        hold(2, (question is not None) == asked, f"waits {here.waits}, seat {seat}: {question}")
        if question is None:
            continue
        offers = question.actions
        hold(2, question.seat == seat, f"seat {seat} gets the question of seat {question.seat}")
        hold(2, 1 <= len(offers) <= MOST_OFFERS, f"{question.prompt}: {len(offers)} offers")
        unique = len({form(a) for a in offers}) == len(offers)
        hold(2, unique, f"{question.prompt}: an offer stands twice")
        hold(2, question.default in offers, f"{question.prompt}: the default is not offered")
        previews = len(question.previews)
        hold(2, previews in (0, len(offers)), f"{question.prompt}: {previews} previews")
        final = all(0 <= i < len(offers) for i in question.final)
        hold(2, final, f"{question.prompt}: final names an offer that is not there")
        here.questions[seat] = question


def every_offer_is_accepted(here: Place) -> None:
    """Law 3, the first half; fills `tried` for the laws after it."""
    for seat, question in here.questions.items():
        for index in here.some(tuple(range(len(question.actions))), TRIED_OFFERS):
            action = question.actions[index]
            what = f"apply of {action} by seat {seat}"
            step, draws = call(3, what, here.step, here.state, seat, action)
            after = call(1, "waits", here.game.waits, step.state)
            woken = any(s not in here.waits for s in after)
            sealed = step.sealed or draws != here.position.draws or woken or not after
            here.tried.append(Tried(seat, index, action, step, draws, after, sealed))


def what_is_not_asked_is_refused(here: Place) -> None:
    """Law 3, the second half."""
    for seat in here.seats:
        question = here.questions.get(seat)
        foreign = [a for a in here.known if question is None or a not in question.actions]
        offered = question.actions[:1] if question else ()
        held = ticket(here.table, seat, here.position.answers[seat])
        other = (seat + 1) % (len(here.seats) + 1)  # the last one's is a seat nobody sits at
        given = here.position.answers[other] if other in here.seats else 0
        wrong = (
            ticket(here.table, seat, here.position.answers[seat] - 1),
            ticket(here.table, seat, here.position.answers[seat] + 1),
            ticket(here.table, other, given),
            "",
        )
        for action in offered:
            for name in wrong:
                _is_refused(here, seat, name, action, "stale")
        expected = "over" if not here.waits else "not_offered" if question else "not_asked"
        for action in here.some(tuple(foreign), 6):
            _is_refused(here, seat, held, action, expected)


def _is_refused(here: Place, seat: Seat, name: str, action: Any, code: str) -> None:
    try:
        play(here.game, here.table, here.position, seat, name, action, here.key)
    except Refused as refused:
        hold(3, refused.code == code, f"{action} of seat {seat}: {refused.code}, not {code}")
    else:
        raise Broken(3, f"{action} of seat {seat} was taken, and should be refused as {code}")


def apply_is_a_function(here: Place) -> None:
    """Law 4."""
    before = form(here.state)
    for one in here.tried:
        step, draws = call(4, "apply", here.step, here.state, one.seat, one.action)
        same = step == one.step and draws == one.draws
        hold(4, same, f"{one.action} by seat {one.seat} gives two results")
        hold(4, form(here.state) == before, f"{one.action} changed the state it was given")


def shapes_survive_json(here: Place) -> None:
    """Law 5, but for the options, which are looked at once a game."""
    game = here.game
    _survives(here.state, game.state_type, "the state")
    for viewer in (None, *here.seats):
        view = call(5, "view", game.view, here.state, viewer)
        _survives(view, game.view_type, f"the view of {viewer}")
    for question in here.questions.values():
        for action in question.actions:
            _survives(action, game.action_type, "an action")
    for one in here.tried:
        for event in one.step.events:
            text = call(5, f"the event {event.name}", form, event)
            again = call(5, f"the event {event.name}", decode, text, Event)
            hold(5, form(again) == text, f"the event {event.name} comes back changed")


def _survives(value: Any, shape: Any, what: str) -> None:
    text = call(5, what, encode, value)
    again = call(5, what, decode, text, shape)
    hold(5, again == value, f"{what} comes back from JSON changed")


def options_and_actions_are_strict(game: AnyGame, options: Any, action: Any) -> None:
    """Law 5, once a game: options survive, and what is unknown is refused."""
    again = call(5, "the options", options_from, game, plain(options))
    hold(5, again == options, "the options come back from JSON changed")
    known = plain(action)
    wrong = ({**known, "surplus": 1}, {**known, "kind": "no such kind"})
    for value in wrong:
        try:
            action_from(game, value)
        except msgspec.ValidationError:
            continue
        raise Broken(5, f"an action that cannot be was read: {value}")


def the_order_of_arrival_does_not_matter(here: Place) -> None:
    """Law 6."""
    asked = [here.questions[s] for s in here.waits]
    for i, first in enumerate(asked):
        for second in asked[i + 1 :]:
            pairs = tuple((a, b) for a in first.actions for b in second.actions)
            for a, b in here.some(pairs, TRIED_PAIRS):
                _arrives(here, first.seat, a, second.seat, b)


def _arrives(here: Place, one: Seat, a: Any, two: Seat, b: Any) -> None:
    what = f"seat {one} {a}, seat {two} {b}"
    ends = []
    for order in (((one, a), (two, b)), ((two, b), (one, a))):
        position, events = here.position, []
        for seat, action in order:
            played = call(6, f"{what}: the second answer", here.answer, position, seat, action)
            position = played.position
            events += [form(e) for e in played.events]
        ends.append((position, sorted(events)))
    (p, told), (q, told_too) = ends
    hold(6, form(p.state) == form(q.state), f"{what}: the state knows who was first")
    hold(6, (p.draws, p.answers) == (q.draws, q.answers), f"{what}: draws or tickets differ")
    hold(6, told == told_too, f"{what}: the events tell who was first")
    for seat in here.seats:
        same = here.game.question(p.state, seat) == here.game.question(q.state, seat)
        hold(6, same, f"{what}: seat {seat} is asked differently")


def the_payload_is_enough(here: Place) -> None:
    """Law 10 at one position; that whole games can be played on it, the walk shows."""
    for viewer in (None, *here.seats):
        sight = call(10, "seen", seen, here.game, here.table, here.position, viewer, 0, ())
        parsed = call(10, f"seen of {viewer} as JSON", decode, call(10, "seen", encode, sight), Any)
        asked = here.questions.get(viewer) if viewer is not None else None
        if asked is None:
            hold(10, parsed["question"] is None, f"{viewer} is shown a question it is not asked")
            continue
        read = [action_from(here.game, a) for a in parsed["question"]["actions"]]
        hold(10, read == list(asked.actions), f"seat {viewer} cannot read its offers")
        default = action_from(here.game, parsed["question"]["default"])
        hold(10, default == asked.default, f"seat {viewer} cannot read its default")


def final_is_true(here: Place) -> None:
    """Law 8, the second half: final offers seal, others do not unless the last of several."""
    for one in here.tried:
        question = here.questions[one.seat]
        final = one.nth in question.final
        last = here.several and here.waits == (one.seat,)
        if final:
            hold(8, one.sealed, f"{one.action} is called final, but could be taken back")
        elif not last:
            hold(8, not one.sealed, f"{one.action} is not called final, but seals")


def the_state_can_be(here: Place) -> None:
    """Law 11, here and after every offer."""
    call(11, "invariants", here.game.invariants, here.state)
    for one in here.tried:
        call(11, f"invariants after {one.action}", here.game.invariants, one.step.state)


def previews_are_true(here: Place) -> None:
    """Law 12."""
    for one in here.tried:
        question = here.questions[one.seat]
        if question.previews and one.draws == here.position.draws:
            preview = question.previews[one.nth]
            true = call(12, "keeps", here.game.keeps, preview, here.state, one.step.state)
            hold(12, true, f"the preview of {one.action} is not what happened: {preview}")


def laws() -> Iterator[Callable[[Place], None]]:
    """In the order they build on each other."""
    yield somebody_is_waited_for_until_the_end
    yield questions_are_whole
    yield every_offer_is_accepted
    yield what_is_not_asked_is_refused
    yield apply_is_a_function
    yield shapes_survive_json
    yield the_payload_is_enough
    yield the_state_can_be
    yield the_order_of_arrival_does_not_matter
    yield final_is_true
    yield previews_are_true
