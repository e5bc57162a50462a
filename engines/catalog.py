"""Which games there are: every folder here that says GAME, and every package that offers one."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

import engines
from engines.core.codec import AnyGame
from engines.core.game import Game

GROUP = "tidetable.games"  # entry points of games that come as packages of their own
_OURS = ("core", "bots")  # folders beside the games that are none


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its key, sorted; AssertionError says which one is not built right."""
    found: dict[str, AnyGame] = {}
    for folder in pkgutil.iter_modules(engines.__path__):
        if folder.ispkg and folder.name not in _OURS:
            module = importlib.import_module(f"engines.{folder.name}")
            game = getattr(module, "GAME", None)
            if game is not None:
                _add(found, game, folder.name)
    for point in entry_points(group=GROUP):
        _add(found, point.load(), point.value)
    return dict(sorted(found.items()))


def _add(found: dict[str, AnyGame], game: object, where: str) -> None:
    assert isinstance(game, Game), f"{where} offers {game!r}, which is no Game instance"
    assert game.key not in found, f"two games are called {game.key}; the second is {where}"
    found[game.key] = game
