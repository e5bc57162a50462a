"""How well a bot plays, by name; knows no game and no process."""

from collections.abc import Callable
from typing import Any, Literal, cast, get_args

from engines.bots import greedy
from engines.core.codec import AnyGame
from engines.core.rng import Rng
from engines.core.types import Decision, Seat

Level = Literal["random", "greedy"]
LEVELS: tuple[Level, ...] = get_args(Level)


def level(name: str) -> Level:
    """The level of this name; ValueError when no bot plays so."""
    return LEVELS[LEVELS.index(cast(Level, name))]


Chooser = Callable[[AnyGame, Any, Seat, Decision[Any], Rng], Any]


def by_chance(game: AnyGame, world: Any, seat: Seat, question: Decision[Any], rng: Rng) -> Any:
    """Any of the offers."""
    return rng.choice(question.actions)


_CHOOSERS: dict[Level, Chooser] = {"random": by_chance, "greedy": greedy.best}


def choose(level: Level, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Any:
    """The action a bot answers with. `rng` is the bot's own; `state` is redealt before any look."""
    world = game.redeal(state, seat, rng)
    question = game.question(world, seat)
    assert question is not None, f"seat {seat} is asked nothing"
    if len(question.actions) == 1:
        return question.actions[0]
    return _CHOOSERS[level](game, world, seat, question, rng)
