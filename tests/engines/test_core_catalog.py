"""Games are found by looking: folders of engines/, and packages that offer one."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from engines import catalog
from engines.core.game import Game
from tests.engines.pearls import GAME
from tools import check_imports

PEARLS = EntryPoint("pearls", "tests.engines.pearls:GAME", catalog.GROUP)


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """What installed packages offer."""
    points: list[EntryPoint] = []

    def found(*, group: str) -> Any:
        return [p for p in points if p.group == group]

    monkeypatch.setattr(catalog, "entry_points", found)
    return points


def test_every_folder_with_a_game_is_found() -> None:
    found = catalog.games()
    assert set(check_imports.games()) == set(found)
    for key, game in found.items():
        assert isinstance(game, Game)
        assert game.key == key


def test_looking_happens_once() -> None:
    assert catalog.games() is catalog.games()


def test_a_package_may_offer_a_game(offered: list[EntryPoint]) -> None:
    offered.append(PEARLS)
    assert catalog.games.__wrapped__()["pearls"] is GAME


def test_two_games_of_one_name_are_an_error(offered: list[EntryPoint]) -> None:
    offered += [PEARLS, PEARLS]
    with pytest.raises(AssertionError, match="two games are called pearls"):
        catalog.games.__wrapped__()


def test_what_is_no_game_is_an_error(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("odd", "tests.engines.pearls:Pearls", catalog.GROUP))
    with pytest.raises(AssertionError, match="no Game instance"):
        catalog.games.__wrapped__()
