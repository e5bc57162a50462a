"""How a move is played: tickets, refusals, seals and the way back, on the game of pearls."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core.play import (
    Played,
    Position,
    Refused,
    Row,
    asked,
    begin,
    play,
    refold,
    ticket,
    undo,
    undoable,
)
from engines.core.rng import Rng
from engines.core.types import Event, Seat
from tests.engines.pearls import GAME, Confirm, Dive, Options, Peek, Pick, State, Surface

KEY = b"k" * 32
TABLE = "0123456789"


def start(seats: int = 2, peek: bool = True) -> Position[State]:
    return begin(GAME, Options(peek=peek), seats, Rng(KEY)).position


def give(position: Position[State], seat: Seat, action: Any) -> Played[State]:
    name = ticket(TABLE, seat, position.answers[seat])
    return play(GAME, TABLE, position, seat, name, action, KEY)


def pick(position: Position[State], seat: Seat) -> Position[State]:
    return give(position, seat, Pick(position.state.hands[seat][0])).position


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


def to_the_dive(seats: int = 2) -> Position[State]:
    position = start(seats)
    for seat in range(seats):
        position = give(pick(position, seat), seat, Confirm()).position
    return position


def test_setting_up_counts_the_dice_and_wakes_those_who_are_asked() -> None:
    begun = begin(GAME, Options(), 3, Rng(KEY))
    assert begun.position.n == 0
    assert begun.position.draws == 8  # nine cards
    assert begun.position.answers == (0, 0, 0)
    assert begun.woken == (0, 1, 2)
    assert begun.sealed


def test_dice_go_on_from_where_the_seats_were_shuffled() -> None:
    rng = Rng(KEY)
    rng.shuffle([0, 1, 2])
    assert begin(GAME, Options(), 3, rng).position.draws == 10


def test_a_ticket_says_only_table_seat_and_how_many_came_before() -> None:
    names = {ticket(t, s, n) for t in ("a", "b") for s in (0, 1) for n in (0, 1)}
    assert len(names) == 8
    assert ticket(TABLE, 0, 0) == ticket(TABLE, 0, 0)


def test_an_answer_moves_on_its_own_seat_only() -> None:
    before = start()
    after = pick(before, 1)
    assert after.answers == (0, 1)
    assert after.n == 1
    assert asked(GAME, before, 0) == asked(GAME, after, 0)


def test_a_second_click_is_stale() -> None:
    before = start()
    name = ticket(TABLE, 0, 0)
    after = play(GAME, TABLE, before, 0, name, Pick(before.state.hands[0][0]), KEY).position
    with pytest.raises(Refused) as refused:
        play(GAME, TABLE, after, 0, name, Confirm(), KEY)
    assert code(refused) == "stale"


def test_a_foreign_ticket_is_stale() -> None:
    position = start()
    with pytest.raises(Refused) as refused:
        play(GAME, TABLE, position, 0, ticket(TABLE, 1, 0), Peek(), KEY)
    assert code(refused) == "stale"


def test_a_foreign_card_is_not_offered() -> None:
    position = start()
    with pytest.raises(Refused) as refused:
        give(position, 0, Pick(position.state.hands[1][0]))
    assert code(refused) == "not_offered"


def test_who_is_not_waited_for_is_not_asked() -> None:
    position = give(pick(start(), 0), 0, Confirm()).position
    assert asked(GAME, position, 0) is None
    with pytest.raises(Refused) as refused:
        give(position, 0, Confirm())
    assert code(refused) == "not_asked"


def test_after_the_end_the_game_is_over() -> None:
    position = to_the_dive()
    diver = position.state.diver
    assert diver is not None
    over = give(position, diver, Surface())
    assert over.sealed
    with pytest.raises(Refused) as refused:
        give(over.position, diver, Surface())
    assert code(refused) == "over"


def test_a_simple_answer_can_be_taken_back() -> None:
    before = start()
    after = pick(before, 0)
    assert undoable(after, 0) == 1
    assert undoable(after, 1) is None
    back = undo(GAME, after, 0, 1)
    assert back.position.state == before.state
    assert back.taken_back == (1,)
    assert back.events == (Event("took_back", {"seat": 0, "moves": [1]}),)
    assert not back.sealed


def test_an_undo_is_a_row_of_its_own_and_no_old_ticket_is_good_again() -> None:
    after = pick(start(), 0)
    back = undo(GAME, after, 0, 1).position
    assert back.n == 2
    assert back.answers == (2, 0)
    for old in (0, 1):
        with pytest.raises(Refused):
            play(GAME, TABLE, back, 0, ticket(TABLE, 0, old), Pick(back.state.hands[0][0]), KEY)
    assert pick(back, 0).answers == (3, 0)


def test_mine_goes_and_yours_stays() -> None:
    position = pick(pick(start(), 0), 1)
    back = undo(GAME, position, 0, 1).position
    assert back.state.picks[0] == 0
    assert back.state.picks[1] == position.state.picks[1]
    assert undoable(back, 1) == 2


def test_only_the_last_own_move_can_be_named() -> None:
    position = give(pick(start(), 0), 0, Confirm()).position
    with pytest.raises(Refused) as refused:
        undo(GAME, position, 0, 1)
    assert code(refused) == "stale"


def test_everything_since_the_seal_goes_at_once() -> None:
    before = start()
    position = give(pick(pick(before, 1), 0), 0, Confirm()).position
    back = undo(GAME, position, 0, 3, everything=True)
    assert back.taken_back == (3, 2)
    assert back.woken == (0,)
    assert back.position.state == pick(before, 1).state


def test_a_secret_seen_is_a_seal() -> None:
    played = give(pick(start(), 1), 0, Peek())
    assert played.sealed
    for seat, move in ((0, 2), (1, 1)):
        with pytest.raises(Refused) as refused:
            undo(GAME, played.position, seat, move)
        assert code(refused) == "sealed"


def test_a_die_is_a_seal() -> None:
    position = to_the_dive()
    diver = position.state.diver
    assert diver is not None
    played = give(position, diver, Dive())
    assert played.position.draws == position.draws + 1
    assert played.sealed


@pytest.mark.parametrize("seats", [2, 3])
def test_a_woken_seat_is_a_seal(seats: int) -> None:
    position = start(seats)
    for seat in range(seats):
        played = give(pick(position, seat), seat, Confirm())
        position = played.position
    assert played.sealed
    assert position.trail == ()
    assert position.base is None
    assert played.woken == tuple({position.state.diver} - {seats - 1})


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(Refused) as refused:
        undo(GAME, start(), 0, 0)
    assert code(refused) == "nothing_to_undo"


def test_a_log_with_an_undo_folds_to_the_same_end() -> None:
    begun = start()
    first, second = begun.state.hands[0]
    one = pick(begun, 0)
    back = undo(GAME, one, 0, 1).position
    end = give(give(back, 0, Pick(second)).position, 0, Confirm()).position
    rows = (
        Row(0, Pick(first)),
        Row(0, takes_back=(1,)),
        Row(0, Pick(second)),
        Row(0, Confirm()),
    )
    assert refold(GAME, begun, rows, KEY) == end
    assert refold(GAME, begun, rows[:2], KEY) == back


def test_no_die_is_thrown_when_unsealed_moves_are_folded_again() -> None:
    # A trail that holds a dive cannot come from `play`; a broken store could bring one.
    position = to_the_dive()
    diver = position.state.diver
    assert diver is not None
    other = pick(start(), 0).trail[0]
    forged = replace(
        position,
        base=position.state,
        trail=(replace(other, n=1, seat=diver, action=Dive()), replace(other, n=2, seat=diver)),
    )
    with pytest.raises(AssertionError, match="drew dice"):
        undo(GAME, forged, diver, 2)
