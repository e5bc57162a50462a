"""High Tide as a game of the house: one written-out game for each way it ends, its sheet, its bots."""

from engines.bots import Level, choose
from engines.core.rng import Rng
from engines.high_tide import GAME
from engines.high_tide.board import BEACHES
from engines.high_tide.state import Options, State
from tests.engines.high_tide_rigged import Table

SMALL = ("black1 white1", "purple1 yellow1")  # what the second and the third throw in a quiet round


def sheet(table: Table) -> tuple[int, ...]:
    """The final scores, which the breakdown must add up to."""
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    for lines, score in zip(outcome.breakdown, outcome.scores, strict=True):
        assert set(lines) == {f"{kind}_{c}" for kind in ("beach", "bar") for c in BEACHES}
        assert sum(lines.values()) == score
    return outcome.scores


def test_a_game_that_ends_because_somebody_walked_into_the_sea() -> None:
    table = Table("ABC", "black6 black6")
    table.all_accept(
        *("purple1 yellow1", "purple1 yellow1"), tide="blue2 orange1", then="white1 orange1"
    )
    assert (table.order, table.chair("A", "black")) == ("CBA", 12)
    table.all_accept("white1 orange1", "black6 black6", tide="blue2 yellow1")
    assert table.chair("A", "black") == 21, "a move ends in the printed sea"
    assert (table.view["ended"], table.view["round"]) == ("own_move", 2)
    # B and C are at two bars, and first on two beaches, second on two; A is at five bars.
    assert sheet(table) == (5, 1 + 1 + 4 + 4 + 2 + 2, 1 + 1 + 4 + 4 + 2 + 2)
    assert table.asked == ""


def test_a_game_that_ends_because_a_wave_took_a_chair() -> None:
    table = Table("ABC", "black6 white1")
    table.all_accept(
        *("purple1 yellow1", "purple1 yellow1"), tide="black2 blue1", then="white1 orange1"
    )
    table.all_accept(
        *("white1 orange1", "black6 yellow1"), tide="black2 blue1", then="white1 orange1"
    )
    assert (table.chair("A", "black"), table.water("black")) == (12, 15)
    table.all_accept("white1 orange1", "purple1 yellow1", tide="black2 blue1")
    assert table.water("black") == 12
    assert (table.view["ended"], table.view["round"]) == ("wave", 3)
    assert table.points("black") == [0, 1, 1]
    assert sum(sheet(table)) == sum(map(sum, table.view["points"]))


def test_a_game_that_ends_after_six_rounds_with_every_chair_dry() -> None:
    table = Table("ABC", "black1 white1")
    for number in range(1, 7):
        assert table.view["round"] == number
        then = "black1 white1" if number < 6 else ""
        table.all_accept(*SMALL, tide="blue2 orange1", then=then)
    assert (table.view["ended"], table.view["round"]) == ("rounds", 6)
    assert (table.water("blue"), table.water("orange")) == (3, 9)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == sheet(table)
    assert min(outcome.ranks) == 1


def against_chance(level: Level, games: int) -> float:
    """How many of these games the first of three wins outright; the others answer by chance."""
    won = 0.0
    for number in range(games):
        rng = Rng(number.to_bytes(32, "big"))
        state: State = GAME.setup(Options(), 3, rng).state
        seat = number % 3
        while waits := GAME.waits(state):
            who = waits[0]
            action = choose(level if who == seat else "random", GAME, state, who, rng)
            state = GAME.apply(state, who, action, rng).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        winners = [s for s, rank in enumerate(outcome.ranks) if rank == 1]
        won += (seat in winners) / len(winners)
    return won / games


def test_greedy_wins_twice_as_often_as_each_of_two_who_answer_by_chance() -> None:
    assert against_chance("greedy", 24) > 0.55
