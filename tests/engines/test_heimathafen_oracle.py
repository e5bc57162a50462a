"""The engine of Heimathafen and a naive retelling of its rules, asked the same, say the same."""

from typing import Any

import pytest

from engines.core.codec import decode, encode
from engines.core.rng import Rng
from engines.heimathafen.maps import Board
from engines.heimathafen.rules import GAME
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
    Timing,
)
from tests.engines.heimathafen_oracle import Story


def told(action: Action) -> str:
    """An answer in the words of the story."""
    match action:
        case StartToken(wind, None):
            return f"start {wind}"
        case StartToken(wind, side):
            return f"start {wind} {side}"
        case Holder(order):
            return " ".join(("holder", *order))
        case Sail(use):
            return "sail yes" if use else "sail no"
        case Timing(now):
            return "roll now" if now else "roll later"
        case DangerMode(mode):
            return f"mode {mode}"
        case DangerStep(who, wind):
            return f"{who} {wind}"
        case DangerStop():
            return "stop"
        case Ship(ship):
            return f"ship {ship}"
        case Rotate():
            return "rotate"
        case Flag(use):
            return "flag yes" if use else "flag no"


def seen(state: Any) -> dict[str, Any]:
    """The spectator's view in the words of the story."""
    view: dict[str, Any] = decode(encode(GAME.view(state, None)), dict[str, Any])
    view["holders"] = [rack["winds"] for rack in view["holders"]]
    return view


@pytest.mark.parametrize("board", ["sea-1", "sea-hex"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("n", range(4))
def test_engine_and_story_tell_the_same_game(board: Board, seats: int, n: int) -> None:
    key = f"{board} {seats} {n}".encode().ljust(32)
    dice, luck = Rng(key), Rng(key[::-1])
    story = Story(board, seats, Rng(key))
    asks = story.asks()
    state = GAME.setup(Options(board), seats, dice).state
    asked: tuple[int, list[str], str] | None = next(asks)
    while asked is not None:
        seat, legal, default = asked
        assert seat == GAME.waits(state)[0]
        question = GAME.question(state, seat)
        assert question is not None
        assert [told(action) for action in question.actions] == legal
        assert told(question.default) == default
        action = _chosen(question.actions, luck, bold=n % 2 == 1)
        state = GAME.apply(state, seat, action, dice).state
        try:
            asked = asks.send(told(action))
        except StopIteration:
            asked = None
        if len(story.could) == seats:
            view, expected = seen(state), story.told()
            assert {name: view[name] for name in expected} == expected
        assert dice.draws == story.rng.draws
    assert GAME.waits(state) == ()


def _chosen(actions: tuple[Action, ...], luck: Rng, *, bold: bool) -> Action:
    """By chance; a bold game chooses the kind first, so that rare ones come up."""
    if bold:
        kind = luck.choice(sorted({type(action).__name__ for action in actions}))
        actions = tuple(action for action in actions if type(action).__name__ == kind)
    return luck.choice(actions)
