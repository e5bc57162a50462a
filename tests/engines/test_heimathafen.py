"""Heimathafen as a game of the house: its laws, sizes and bounds over whole games by chance."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engines.bots import Level, choose
from engines.core.codec import encode
from engines.core.conformance import check, combinations
from engines.core.payload import question_payload
from engines.core.play import Position, asked, begin, play, ticket
from engines.core.rng import Rng
from engines.heimathafen.board import HOLDER, NOWHERE
from engines.heimathafen.maps import Board
from engines.heimathafen.rules import GAME
from engines.heimathafen.state import Options, State

BOARDS: tuple[Board, ...] = ("sea-1", "sea-hex")
QUESTION_BYTES = 8 * 1024


def luck(n: int) -> Rng:
    return Rng(n.to_bytes(32, "big"))


def give(position: Position[State], seat: int, answer: Any, key: bytes) -> Position[State]:
    name = ticket("T", seat, position.answers[seat])
    return play(GAME, "T", position, seat, name, answer, key).position


def played(options: Options, levels: Sequence[Level], n: int) -> Iterator[Position[State]]:
    """Every position of a game between bots."""
    rng, key = luck(n), n.to_bytes(32, "little")
    position = begin(GAME, options, len(levels), rng).position
    yield position
    while waits := GAME.waits(position.state):
        seat = rng.choice(waits)
        position = give(position, seat, choose(levels[seat], GAME, position.state, seat, rng), key)
        yield position


def test_what_the_house_reads_of_it() -> None:
    assert (GAME.key, GAME.title, list(GAME.seats)) == ("heimathafen", "Heimathafen", [2, 3, 4, 5])
    assert len(list(combinations(GAME))) == 4
    assert Options() == Options("sea-1", True)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options("sea-1", True), 2),
        (Options("sea-1", True), 3),
        (Options("sea-1", False), 4),
        (Options("sea-1", True), 5),
        (Options("sea-hex", True), 3),
        (Options("sea-hex", False), 2),
        (Options("sea-hex", False), 5),
    ],
)
def test_it_keeps_the_laws(options: Options, seats: int) -> None:
    report = check(GAME, range(1), options=[options], seats=[seats])
    assert report.breach is None, str(report.breach)
    assert report.games == 1


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_winds_are_conserved_and_ships_have_fields_of_their_own(board: Board, seats: int) -> None:
    levels: list[Level] = ["random"] * seats
    for n in range(2):
        for position in played(Options(board), levels, n):
            state = position.state
            ships = [field for field in state.ships if field != NOWHERE]
            assert len(set(ships)) == len(ships)
            assert not state.sea.islands & {*ships, *state.dangers}
            if all(state.holders):
                assert {len(winds) for winds in state.holders} == {HOLDER}
                winds = Counter(wind for holder in state.holders for wind in holder)
                winds.update(wind for wind in state.under if wind)
                assert winds == Counter(dict.fromkeys(state.sea.rose, seats))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_game_of_bots_ends_within_the_bound(board: Board, level: Level) -> None:
    for seats in (2, 5):
        options = Options(board)
        *_, last = played(options, [level] * seats, seats)
        assert last.n <= GAME.bound(options, seats)
        outcome = GAME.outcome(last.state)
        assert outcome is not None
        assert outcome.ranks.count(1) == sum(outcome.scores)


@pytest.mark.parametrize("board", BOARDS)
def test_a_question_is_small(board: Board) -> None:
    largest: Counter[str] = Counter()
    for position in played(Options(board), ("random",) * 5, 3):
        for seat in GAME.waits(position.state):
            question = question_payload(GAME, position, "T", seat)
            assert question is not None
            size = len(encode(question))
            largest[question.prompt] = max(largest[question.prompt], size)
    assert set(largest) >= {"start_token", "holder", "sail", "timing", "danger", "ship", "flag"}
    assert max(largest.values()) <= QUESTION_BYTES, largest


@pytest.mark.parametrize("board", BOARDS)
def test_the_answers_of_the_house_lead_to_an_end(board: Board) -> None:
    """Nobody at home plays: no tile is used, no danger moved, nobody pushed home."""
    position = begin(GAME, Options(board), 3, luck(0)).position
    key = b"d" * 32
    while waits := GAME.waits(position.state):
        question = asked(GAME, position, waits[0])
        assert question is not None
        position = give(position, waits[0], question.default, key)
    state = position.state
    assert (state.sails, state.flags) == ((2,) * 3, (2,) * 3)
    assert state.dangers == state.sea.dangers


def test_the_house_never_gives_a_win_away() -> None:
    for n in range(6):
        for position in played(Options("sea-hex"), ("random",) * 3, n):
            if position.state.stage == "ship":
                question = asked(GAME, position, position.state.turn)
                assert question is not None
                nth = question.actions.index(question.default)
                home = question.previews[nth].get("harbour", False)
                assert not home or question.previews[nth]["ship"] == position.state.turn


def test_the_greedy_bot_beats_chance() -> None:
    wins = 0
    for n in range(9):
        levels: list[Level] = ["random"] * 3
        levels[n % 3] = "greedy"
        *_, last = played(Options(), levels, n)
        outcome = GAME.outcome(last.state)
        assert outcome is not None
        wins += outcome.ranks[n % 3] == 1
    assert wins >= 8


def test_a_seat_that_can_reach_home_is_worth_more() -> None:
    *_, before, last = played(Options(), ("greedy",) * 2, 5)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    winner = outcome.ranks.index(1)
    assert GAME.evaluate(last.state, winner) > GAME.evaluate(before.state, winner) > 0
    assert GAME.evaluate(last.state, 1 - winner) < 0
