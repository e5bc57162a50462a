"""The engine against the same rules told a second time: the same games, position by position."""

from collections import Counter
from typing import Any

import pytest

from engines.core.codec import decode, encode
from engines.core.rng import Rng
from engines.high_tide import GAME
from engines.high_tide.state import Options, State
from tests.engines.high_tide_oracle import Story
from tests.engines.high_tide_rigged import words

GAMES = 60  # for each number of seats


def key(n: int) -> bytes:
    return n.to_bytes(32, "big")


def view(state: State, like: dict[str, Any]) -> dict[str, Any]:
    """What the engine's view says about the things the story tells of."""
    whole = decode(encode(GAME.view(state, None)), dict[str, Any])
    return {name: whole[name] for name in like}


def side_by_side(seats: int, n: int) -> tuple[str | None, set[str]]:
    """One game by chance in both; how it ended, and the kinds of answers that were given."""
    dice, same_dice, luck = Rng(key(n)), Rng(key(n)), Rng(key(n + 1_000_000))
    state = GAME.setup(Options(), seats, dice).state
    story = Story(seats, same_dice)
    asks = story.asks()
    given: set[str] = set()
    asked = next(asks)
    while True:
        told = story.told()
        assert view(state, told) == told
        assert dice.draws == same_dice.draws
        seat, legal, default = asked
        question = GAME.question(state, seat)
        assert question is not None
        assert [words(action) for action in question.actions] == legal
        assert words(question.default) == default
        action = luck.choice(question.actions)
        given.add(words(action))
        state = GAME.apply(state, seat, action, dice).state
        try:
            asked = asks.send(words(action))
        except StopIteration:
            break
    told = story.told()
    assert view(state, told) == told
    assert GAME.waits(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (list(outcome.scores), outcome.reason) == (told["scores"], story.why)
    return story.why, given


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_tell_the_same_game(seats: int) -> None:
    ends: Counter[str | None] = Counter()
    given: set[str] = set()
    for n in range(GAMES):
        why, answers = side_by_side(seats, n)
        ends[why] += 1
        given |= answers
    assert set(ends) == {"own_move", "wave", "rounds"}
    assert {"roll", "accept", "reject", "take 1", "take 2", "take 3"} <= given
    assert {f"reroll {dice}" for dice in ("none", "left", "right", "both")} <= given
