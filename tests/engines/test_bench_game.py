"""The bench game: found as a package of its own, keeps the laws, and plays as its measures say."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.package import unpack
from engines import catalog
from engines.core.codec import AnyGame, encode, options_from
from engines.core.conformance import check
from engines.core.play import Position, asked, begin, play, ticket
from engines.core.rng import Rng

KEY = b"k" * 32
TABLE = "BENCH"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the package was built and unpacked into."""
    return unpack(tmp_path_factory.mktemp("bench") / "site")


@pytest.fixture
def game(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The game as the catalogue finds it."""
    monkeypatch.syspath_prepend(str(installed))
    importlib.invalidate_caches()
    yield catalog.games.__wrapped__()["bench"]
    sys.modules.pop("tidetable_bench_game", None)


def begun(game: AnyGame, moves: int = 60) -> Position[Any]:
    return begin(game, options_from(game, {"moves": moves}), 2, Rng(KEY)).position


def answer(game: AnyGame, position: Position[Any], value: int) -> Position[Any]:
    (seat,) = game.waits(position.state)
    question = asked(game, position, seat)
    assert question is not None
    given = ticket(TABLE, seat, position.answers[seat])
    action = question.actions[value]
    return play(game, TABLE, position, seat, given, action, KEY).position


def test_the_package_brings_the_game(game: AnyGame, installed: Path) -> None:
    assert type(game).__module__ == "tidetable_bench_game"
    assert (installed / "tidetable_bench_game.py").is_file()


def test_without_the_package_it_is_not_there() -> None:
    assert "bench" not in catalog.games()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_the_laws(game: AnyGame, seats: int) -> None:
    report = check(game, range(2), 30, seats=[seats])
    assert report.breach is None, str(report.breach)
    assert report.games == 2


def test_the_state_has_its_size_from_the_start(game: AnyGame) -> None:
    position = begun(game)
    sizes = [len(encode(position.state))]
    for n in range(60):
        position = answer(game, position, n % 10)
        sizes.append(len(encode(position.state)))
    assert 900 < min(sizes) <= max(sizes) < 1000


def test_a_number_is_hidden_until_its_player_moves_again(game: AnyGame) -> None:
    position = answer(game, begun(game), 9)
    mine, theirs = (game.view(position.state, seat) for seat in (0, 1))
    assert (mine.hist[-1].v, theirs.hist[-1].v) == (9, None)
    assert mine.scores[0] - theirs.scores[0] == 9
    position = answer(game, answer(game, position, 1), 2)
    assert game.view(position.state, 1).hist[-3].v == 9


def test_it_ends_after_as_many_moves_as_were_asked_for(game: AnyGame) -> None:
    position = begun(game, moves=3)
    for value in (9, 0, 9):
        assert game.outcome(position.state) is None
        position = answer(game, position, value)
    outcome = game.outcome(position.state)
    assert outcome is not None
    assert game.waits(position.state) == ()
    assert outcome.scores[0] == game.view(position.state, 1).scores[0]
