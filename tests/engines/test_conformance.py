"""Every game there is keeps the laws; and the check itself looks where it says."""

import itertools
import time
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from engines.catalog import games
from engines.core.codec import AnyGame
from engines.core.conformance import check, combinations, main
from tests.engines.pearls import GAME, Options, Pearls

SECONDS = 50.0  # of the processor, not of the clock, for one game: a busy machine plays as much


def tables() -> Iterator[Any]:
    for game in games().values():
        for seats in game.seats:
            yield pytest.param(game, seats, id=f"{game.key}-{seats}")


@pytest.mark.parametrize(("game", "seats"), tuple(tables()))
def test_a_game_keeps_the_laws(game: AnyGame, seats: int) -> None:
    budget = SECONDS / len(game.seats)
    report = check(game, range(4), budget, seats=[seats], clock=time.process_time)
    assert report.breach is None, str(report.breach)
    assert report.left_out == 0, f"{report.left_out} combinations of options were not played"


def test_the_game_of_the_tests_keeps_the_laws() -> None:
    report = check(GAME, range(6), 30)
    assert report.breach is None, str(report.breach)
    assert report.games == 6 * 4 * 2
    assert report.left_out == 0


def test_without_time_nothing_is_played_and_the_report_says_so() -> None:
    report = check(GAME, range(1), 0)
    assert (report.games, report.positions, report.left_out) == (0, 0, 8)


def test_time_is_asked_before_each_game() -> None:
    ticks = itertools.count()
    report = check(GAME, range(1), 4, clock=lambda: float(next(ticks)))
    assert (report.games, report.left_out) == (3, 5)


class Many(Struct, frozen=True):
    flag: bool = False
    which: Literal["a", "b"] = "a"
    few: Annotated[int, Meta(ge=1, le=3)] = 1
    many: Annotated[int, Meta(ge=1, le=100)] = 40
    extras: frozenset[Literal["x", "y"]] = frozenset()
    name: str = "tide"

    def __post_init__(self) -> None:
        if self.flag and self.which == "b":
            raise ValueError("these do not go together")


class ManyOptions(Pearls):
    options_type = Many


def test_every_combination_of_options_that_goes_together_is_played() -> None:
    found = list(combinations(ManyOptions()))
    assert len(found) == len(set(found)) == 3 * 3 * 3 * 4
    assert {o.many for o in found} == {1, 40, 100}
    assert len({o.extras for o in found}) == 4
    assert list(combinations(GAME)) == [Options(r, p) for r in (1, 2) for p in (False, True)]


@pytest.mark.parametrize("game", tuple(games()))
def test_the_command_says_what_was_looked_at(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game, "--seeds", "1", "--seconds", "0.01"]) == 0
    assert " games, " in capsys.readouterr().out
