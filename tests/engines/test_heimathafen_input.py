"""What Heimathafen refuses: each wrong answer with its reason, and nothing is changed by it."""

from typing import Any

import msgspec
import pytest

from engines.core.codec import encode
from engines.core.play import Position, Refused, play, ticket
from engines.heimathafen.rules import GAME
from engines.heimathafen.state import Action
from tests.engines.heimathafen_rigged import LETTERS, Table, action

RUN = "S N NE W NW E"
KEY = b"k" * 32


def refusal(table: Table, letter: str, answer: Action, given: str | None = None) -> str:
    """The code of the refusal, which changes nothing."""
    seats = len(table.state.ships)
    position = Position(n=0, state=table.state, draws=0, answers=(0,) * seats)
    before = encode(position)
    seat = LETTERS.index(letter)
    name = ticket("T", seat, 0) if given is None else given
    with pytest.raises(Refused) as told:
        play(GAME, "T", position, seat, name, answer, KEY)
    assert told.value.why
    assert encode(position) == before
    return told.value.code


def asked_for_a_ship(a: str = RUN, **things: Any) -> Table:
    table = Table(a, RUN, "W N NW NE E S")
    table.put(**things)
    table.play("A normal", "A later")
    return table


def test_a_wind_has_no_name_in_an_answer_it_is_always_the_leftmost() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "ship", "ship": 0, "dir": "NE"}, GAME.action_type)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "holder", "order": ["N", "NE", "UP"]}, GAME.action_type)


@pytest.mark.parametrize(
    ("winds", "place", "why"),
    [
        ("N S NE E W NW", (-2, 9), "the edge"),
        ("S W N NE E NW", (-3, 9), "the edge"),
        ("S N NE E W NW", (0, 8), "an island"),
        ("S E N NE W NW", (-2, 9), "a ship"),
    ],
)
def test_a_blocked_field(winds: str, place: Any, why: str) -> None:
    table = asked_for_a_ship(winds, A=place)
    assert "ship A" not in table.offers
    assert refusal(table, "A", action("ship", "A")) == "not_offered", why


def test_a_wind_that_could_move_a_ship_may_not_pass() -> None:
    assert refusal(asked_for_a_ship(), "A", action("rotate")) == "not_offered"


def test_a_ship_whose_flag_stopped_the_wind() -> None:
    table = asked_for_a_ship()
    table.play("A ship B", "B flag")
    assert refusal(table, "A", action("ship", "B")) == "not_offered"


def test_a_ship_that_is_not_there() -> None:
    table = asked_for_a_ship()
    assert refusal(table, "A", action("ship", "E")) == "not_offered"


def test_a_fourth_move() -> None:
    table = asked_for_a_ship()
    table.play("A ship A", "A ship A", "A ship A > 1")
    assert table.asked == "A danger"
    assert refusal(table, "A", action("ship", "A")) == "not_offered"
    table.play("A stop")
    assert refusal(table, "A", action("ship", "A")) == "not_asked"


def test_set_sail_in_mid_turn_or_twice() -> None:
    table = asked_for_a_ship()
    assert refusal(table, "A", action("sail")) == "not_offered"
    table = Table(RUN, RUN)
    table.play("A sail")
    assert refusal(table, "A", action("sail")) == "not_offered"
    table.play("A later", "A ship A")
    assert refusal(table, "A", action("sail")) == "not_offered"


def test_set_sail_without_a_tile() -> None:
    table = Table(RUN, RUN)
    table.put(sails=(2, 0))
    table.play("A normal", "A now > X", "A ship A", "A ship A", "A ship A")
    assert table.asked == "B timing"
    assert refusal(table, "B", action("sail")) == "not_offered"


def test_a_flag_for_anothers_ship() -> None:
    table = asked_for_a_ship()
    table.play("A ship B")
    assert refusal(table, "C", action("flag")) == "not_asked"
    assert refusal(table, "A", action("flag")) == "not_asked"


def test_a_flag_after_the_wind_is_in_the_holder() -> None:
    table = asked_for_a_ship()
    table.play("A ship B", "B accept")
    assert refusal(table, "B", action("flag")) == "not_asked"


def test_a_flag_with_none_left() -> None:
    table = asked_for_a_ship(flags=(2, 0, 2))
    table.play("A ship B")
    assert table.asked == "A ship"
    assert refusal(table, "B", action("flag")) == "not_asked"


def test_a_second_throw() -> None:
    table = Table(RUN, RUN)
    table.play("A normal", "A now > X")
    assert refusal(table, "A", action("now")) == "not_offered"


def test_a_choice_of_time_in_a_danger() -> None:
    table = Table(RUN, RUN)
    table.put(A=(0, 5), on_danger=True)
    assert refusal(table, "A", action("later")) == "not_offered"
    table.play("A normal > X")
    assert refusal(table, "A", action("later")) == "not_offered"


@pytest.mark.parametrize("step", ["storm E", "storm W", "pirates N"])
def test_a_danger_onto_an_island_or_beyond_its_steps(step: str) -> None:
    table = Table(RUN, RUN)
    table.play("A normal", "A now > 2", "A many", "A pirates N")
    assert refusal(table, "A", action(*step.split())) == "not_offered"


def test_a_second_danger_where_one_goes_all_the_steps() -> None:
    table = Table(RUN, RUN)
    table.play("A normal", "A now > 2", "A one", "A pirates N")
    assert refusal(table, "A", action("storm", "N")) == "not_offered"


def test_an_old_ticket() -> None:
    table = Table(RUN, RUN)
    assert refusal(table, "A", action("sail"), ticket("T", 0, 7)) == "stale"
    assert refusal(table, "A", action("sail"), "") == "stale"


def test_anything_after_the_end() -> None:
    table = Table("S NW N NE E W", RUN)
    table.put(A=(1, 1))
    table.play("A normal", "A later", "A ship A")
    assert refusal(table, "A", action("ship", "A")) == "over"


@pytest.mark.parametrize("winds", [["N", "NE", "E", "W"], ["N", "N", "E", "W", "NW"], ["SE"] * 5])
def test_a_holder_that_is_not_the_five_winds_in_hand(winds: list[Any]) -> None:
    table = Table(RUN, RUN)
    table.put(
        stage="holder", holders=((), table.state.holders[1]), shown=((), table.state.shown[1])
    )
    answer = msgspec.convert({"kind": "holder", "order": winds}, GAME.action_type)
    assert refusal(table, "A", answer) == "not_offered"


def test_a_side_without_being_the_fifth() -> None:
    state = GAME.setup(GAME.options_type(), 5, Table(RUN, RUN).rng).state
    table = Table(RUN, RUN)
    table.state = state
    answer = msgspec.convert({"kind": "start_token", "dir": "N", "side": "left"}, GAME.action_type)
    assert refusal(table, "A", answer) == "not_offered"
