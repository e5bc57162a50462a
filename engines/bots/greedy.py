"""A bot that takes what looks best now: each offer tried in some possible worlds, with some dice.

While its own turn goes on it thinks one question further (what would I do with that roll?), but
never about what others will answer.
"""

from typing import Any

from engines.core.codec import AnyGame
from engines.core.rng import Rng
from engines.core.types import Decision, Seat

WORLDS = 4  # possible worlds looked at where something is hidden
DICE = 8  # throws tried for an offer that depends on them, in each world
LATER_DICE = 4  # the same for the question after it
AHEAD = 2  # own questions in a row that are thought through
MOST = 1500  # steps for one decision; with more offers the dice are thinned out
KEY_BYTES = 32


def best(game: AnyGame, world: Any, seat: Seat, question: Decision[Any], rng: Rng) -> Any:
    """The offer with the highest mean of `evaluate`; equal ones are chosen among by chance."""
    worlds = [world]
    if game.secrets(world, seat):
        worlds += [game.redeal(world, seat, rng) for _ in range(WORLDS - 1)]
    throws = max(2, min(DICE, MOST // (len(worlds) * len(question.actions) * LATER_DICE)))
    values = [
        sum(_worth(game, w, seat, action, rng, throws, AHEAD) for w in worlds)
        for action in question.actions
    ]
    top = max(values)
    return rng.choice([a for a, v in zip(question.actions, values, strict=True) if v >= top])


def _worth(
    game: AnyGame, world: Any, seat: Seat, action: Any, rng: Rng, throws: int, ahead: int
) -> float:
    """The mean value of an offer over throws of the dice; one is enough where none is thrown."""
    total = 0.0
    for thrown in range(1, throws + 1):
        dice = fresh(rng)
        after = game.apply(world, seat, action, dice).state
        total += _value(game, after, seat, rng, ahead - 1)
        if not dice.draws:
            return total / thrown
    return total / throws


def _value(game: AnyGame, state: Any, seat: Seat, rng: Rng, ahead: int) -> float:
    question = game.question(state, seat) if ahead and seat in game.waits(state) else None
    if question is None:
        return game.evaluate(state, seat)
    return max(_worth(game, state, seat, a, rng, LATER_DICE, ahead) for a in question.actions)


def fresh(rng: Rng) -> Rng:
    """Dice of their own for one try, taken from the bot's."""
    return Rng(rng.below(1 << 48).to_bytes(KEY_BYTES, "big"))
