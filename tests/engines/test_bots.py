"""Bots answer with an offer, see no more than their seat, and the greedy one is worth its time."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engines.bots import LEVELS, Level, Thinkers, choose, greedy, thinkers
from engines.catalog import games
from engines.core.codec import AnyGame, action_from
from engines.core.play import Position, asked, begin, play, ticket
from engines.core.rng import Rng
from tests.engines.pearls import GAME, Confirm, Dive, Options, Pick, State, Surface

KEY = b"b" * 32
GIVE_UP = 20000  # answers; a game that takes more does not end


def luck(n: int) -> Rng:
    return Rng(n.to_bytes(32, "big"))


def start(n: int = 0, seats: int = 2, peek: bool = True) -> Position[State]:
    return begin(GAME, Options(peek=peek), seats, luck(n)).position


def give(
    position: Position[Any], seat: int, action: Any, game: AnyGame = GAME, key: bytes = KEY
) -> Position[Any]:
    name = ticket("T", seat, position.answers[seat])
    return play(game, "T", position, seat, name, action, key).position


def dive(air: int) -> Position[State]:
    """Seat 0 or 1 dives with so much air."""
    position = start()
    for seat in (0, 1):
        position = give(position, seat, Pick(position.state.hands[seat][0]))
        position = give(position, seat, Confirm())
    return msgspec.structs.replace(position, state=msgspec.structs.replace(position.state, air=air))


def scores(game: AnyGame, levels: tuple[Level, ...], n: int) -> tuple[int, ...]:
    """How one whole game between bots ends."""
    position = begin(game, game.options_type(), len(levels), luck(n)).position
    rng = luck(1000 + n)
    key = n.to_bytes(32, "little")
    for _ in range(GIVE_UP):
        waits = game.waits(position.state)
        if not waits:
            break
        seat = waits[0]
        action = choose(levels[seat], game, position.state, seat, rng)
        position = give(position, seat, action, game, key)
    outcome = game.outcome(position.state)
    assert outcome is not None
    return outcome.scores


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("n", range(5))
def test_a_bot_answers_with_an_offer(level: Level, n: int) -> None:
    position = start(n)
    question = asked(GAME, position, 1)
    assert question is not None
    assert choose(level, GAME, position.state, 1, luck(n)) in question.actions


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_gives_the_same_answer(level: Level) -> None:
    state = start().state
    assert choose(level, GAME, state, 0, luck(3)) == choose(level, GAME, state, 0, luck(3))


def test_chance_takes_every_offer_now_and_then() -> None:
    state = start().state
    rng = luck(1)
    taken = {choose("random", GAME, state, 0, rng) for _ in range(60)}
    assert len(taken) == 3


def test_the_greedy_bot_picks_its_high_card() -> None:
    for n in range(6):
        state = start(n, peek=False).state
        assert choose("greedy", GAME, state, 0, luck(n)) == Pick(max(state.hands[0]))


def test_the_greedy_bot_surfaces_with_much_and_dives_with_little() -> None:
    for air, answer in ((4, Surface()), (0, Dive())):
        position = dive(air)
        diver = position.state.diver
        assert diver is not None
        assert choose("greedy", GAME, position.state, diver, luck(air)) == answer


def test_equal_offers_are_chosen_among_by_chance() -> None:
    position = start()
    question = asked(GAME, position, 0)
    assert question is not None

    class Blind(type(GAME)):  # type: ignore[misc]
        def evaluate(self, state: State, seat: int) -> float:
            return 0.0

    rng = luck(2)
    taken = {greedy.best(Blind(), position.state, 0, question, rng) for _ in range(40)}
    assert len(taken) == len(question.actions)


class Spy(type(GAME)):  # type: ignore[misc]
    """Remembers every world it was asked to value or to carry on."""

    def __init__(self) -> None:
        self.worlds: list[State] = []
        self.dice: list[Rng] = []

    def apply(self, state: State, seat: int, action: Any, rng: Rng) -> Any:
        self.worlds.append(state)
        self.dice.append(rng)
        return super().apply(state, seat, action, rng)


def test_a_bot_never_looks_at_the_true_hands_or_dice() -> None:
    spy = Spy()
    state = start(4, 3).state
    mine = luck(5)
    choose("greedy", spy, state, 0, mine)
    others = {w.hands[1:] for w in spy.worlds if w.round == 1 and not any(w.picks)}
    assert state.hands[1:] not in others
    assert len(others) > 1
    assert all(w.hands[0] == state.hands[0] for w in spy.worlds if w.round == 1)
    assert mine not in spy.dice


def test_a_request_holds_a_redealt_world_and_no_true_one() -> None:
    state = start(4, 3).state
    request = msgspec.json.decode(thinkers.request("greedy", GAME, state, 0))
    assert set(request) == {"level", "state", "seat", "seed"}
    hands = request["state"]["hands"]
    assert tuple(hands[0]) == state.hands[0]
    worlds = {thinkers.request("greedy", GAME, state, 0) for _ in range(5)}
    assert len(worlds) == 5


def test_a_request_is_thought_about_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "games", lambda: {"pearls": GAME})
    state = start(peek=False).state
    answer = thinkers.think("pearls", thinkers.request("greedy", GAME, state, 0))
    assert action_from(GAME, msgspec.json.decode(answer)) == Pick(max(state.hands[0]))


def test_greed_beats_chance_at_pearls() -> None:
    sums = [
        sum(s)
        for s in zip(*(scores(GAME, ("random", "greedy"), n) for n in range(40)), strict=True)
    ]
    assert sums[1] > sums[0]


@pytest.fixture(scope="module")
def pool() -> Iterator[Thinkers]:
    pool = Thinkers(1)
    yield pool
    pool.close()


@pytest.mark.parametrize("game", tuple(games().values()), ids=tuple(games()))
def test_a_worker_answers_for_a_real_game(game: AnyGame, pool: Thinkers) -> None:
    position = begin(game, game.options_type(), game.seats[0], luck(1)).position
    seat = game.waits(position.state)[0]
    question = asked(game, position, seat)
    assert question is not None
    for level in LEVELS:
        answer = pool.ask(level, game, position.state, seat).result(timeout=60)
        assert action_from(game, msgspec.json.decode(answer)) in question.actions


@pytest.mark.parametrize("game", tuple(games().values()), ids=tuple(games()))
def test_greed_beats_chance_at_a_real_game(game: AnyGame) -> None:
    seats = game.seats[0]
    mine = others = 0.0
    began = time.monotonic()
    for n in range(12):
        levels: list[Level] = ["random"] * seats
        levels[n % seats] = "greedy"
        end = scores(game, tuple(levels), n)
        mine += end[n % seats]
        others += (sum(end) - end[n % seats]) / (seats - 1)
        if time.monotonic() - began > 20:
            break
    assert mine > others
