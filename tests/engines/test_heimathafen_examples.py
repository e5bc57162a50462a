"""The worked examples E1 to E6 of Heimathafen's rules document, and its clarifications, played out."""

import pytest

from tests.engines.heimathafen_rigged import Table

IDLE = "S N NE W NW E"  # lays S under the ship


def three(a: str = IDLE) -> Table:
    return Table(a, IDLE, "W N NW NE E S")


def test_e1_moving_own_ship_and_another() -> None:
    table = three("S N NW E NE W")
    assert (table.at("A"), table.at("B"), table.at("C")) == ((-2, 9), (1, 9), (-1, 9))
    table.play("A normal", "A later")
    assert table.question.about["wind"] == "N"
    table.play("A ship A")
    assert (table.at("A"), table.under("A"), table.holder("A")) == ((-2, 8), "N", "NW E NE W S")
    table.play("A ship A")
    assert (table.at("A"), table.under("A"), table.holder("A")) == ((-3, 7), "NW", "E NE W S N")
    assert table.offers == ["ship A", "ship B", "ship C"]
    assert [preview["to"] for preview in table.question.previews] == [(-2, 7), (2, 9), (0, 9)]
    table.play("A ship B", "B accept > X")
    assert (table.at("B"), table.under("B")) == ((2, 9), "E")  # IV is plain sea with three
    assert table.holder("A") == "NE W S N S"  # the last one lay under B's ship


def test_e2_a_false_flag_and_another() -> None:
    table = three("S E N NW NE W")
    table.play("A normal", "A later")
    assert table.offers == ["ship B", "ship C"]  # C stands before A
    table.play("A ship B")
    assert table.asked == "B flag"
    table.play("B flag")
    assert table.asked == "A ship"
    assert (table.offers, table.state.flags) == (["ship C"], (2, 1, 2))
    table.play("A ship C", "C flag")
    assert table.offers == ["rotate"]
    table.play("A rotate")
    assert table.holder("A") == "N NW NE W E"
    assert (table.state.used, table.state.budget) == (1, 3)
    assert (table.at("B"), table.at("C")) == ((1, 9), (-1, 9))


def test_e2_the_next_one_may_be_moved_when_it_shows_no_flag() -> None:
    table = three("S E N NW NE W")
    table.play("A normal", "A later", "A ship B", "B flag", "A ship C", "C accept")
    assert (table.at("C"), table.under("C"), table.holder("A")) == ((0, 9), "E", "N NW NE W W")


def test_e3_a_blocked_wind_goes_to_the_right_and_counts() -> None:
    table = Table("N S NE E W NW", "N S NE E W NW")
    table.play("A normal", "A later")
    assert (table.offers, table.default) == (["rotate"], "rotate")
    table.play("A rotate")
    assert (table.holder("A"), table.state.used) == ("NE E W NW S", 1)
    assert table.told("rotated") == [{"seat": 0, "wind": "S"}]


def e4(face: str) -> Table:
    """B has thrown after its moves; A's ship lies at (-2, 6)."""
    table = Table(IDLE, IDLE)
    table.turn_of("B", A=(-2, 6), budget=3)
    table.play("B normal", "B later", "B ship B", "B ship B", f"B ship B > {face}")
    assert table.asked == ("B danger_mode" if face != "1" else "B danger")
    return table


def test_e4_one_danger_the_whole_distance() -> None:
    table = e4("2")
    table.play("B one")
    assert "storm S" in table.offers
    table.play("B pirates S")
    assert {offer.split()[0] for offer in table.offers} == {"pirates", "stop"}
    table.play("B pirates S")
    assert table.at("pirates") == table.at("A") == (-2, 6)
    assert table.told("danger_moved")[0]["hit"] == 0
    assert (table.asked, table.state.loss, table.state.on_danger) == ("A sail", 1, True)
    assert table.question.about == {"sails": 2, "loss": 1, "on_danger": True}
    table.play("A normal > X")
    assert table.told("rolled")[0]["forced"] is True
    assert (table.asked, table.state.budget) == ("A ship", 1)  # three, but hit and an X
    assert table.at("pirates") == (-2, 6)


def test_e4_with_a_number_the_danger_may_be_moved_away() -> None:
    table = e4("2")
    table.play("B one", "B pirates S", "B pirates S", "A normal > 1")
    assert (table.asked, table.state.budget) == ("A danger", 2)
    table.play("A pirates N")
    assert (table.at("pirates"), table.asked, table.hit()) == ((-2, 5), "A ship", "")
    table.play("A ship A")
    assert table.asked == "A ship"
    table.play("A ship A")  # both moves are made, and the throw was before them
    assert table.asked == "B sail"


def test_e4_many_dangers_one_step_each() -> None:
    table = e4("2")
    table.play("B many")
    assert [o for o in table.offers if o.startswith("storm")] == [
        "storm N",
        "storm NE",
        "storm S",
        "storm NW",
    ]  # islands lie east and west
    table.play("B storm S", "B sea_dragon S")
    assert (table.at("storm"), table.at("sea_dragon")) == ((0, 6), (2, 5))
    assert table.asked == "A sail"


def test_e5_set_sail_with_a_hit_is_four_moves() -> None:
    table = three()
    table.turn_of("C", loss=1, budget=2)
    table.play("C sail")
    assert (table.state.budget, table.state.sails) == (4, (2, 2, 1))
    table.play("C later", "C ship C", "C ship C", "C ship C")
    assert table.question.about["left"] == 1
    table.play("C ship C > X")
    assert table.holder("C").split()[0] == "S"  # N, NW, NE and E were used
    assert table.asked == "A sail"
    table.play("A normal", "A now > X", "A ship A", "A ship A", "A ship A")
    table.play("B normal", "B now > X", "B ship B", "B ship B", "B ship B")
    assert (table.asked, table.question.about["sails"]) == ("C sail", 1)  # it may use the second
    table.play("C sail")
    assert (table.state.budget, table.state.sails) == (5, (2, 2, 0))


def test_e6_the_harbour_ends_the_game_at_once() -> None:
    table = Table("S NW N NE E W", IDLE)
    table.put(A=(1, 1))
    table.play("A normal", "A later", "A ship A")
    assert table.asked == ""
    outcome = table.told("game_over")[0]
    assert (outcome["reason"], outcome["ranks"], outcome["distances"]) == (
        "harbour",
        [1, 2],
        [0, 9],
    )


def test_e6_nobody_has_to_push_another_home_but_may() -> None:
    table = Table(IDLE, "S NW N NE E W")
    table.turn_of("B", A=(1, 1), B=(-4, 6), budget=3)  # B is at the edge
    table.play("B normal", "B later")
    assert (table.offers, table.default) == (["ship A", "rotate"], "rotate")
    assert table.question.about["forced"] is False
    table.play("B ship A")
    assert table.asked == "A flag"  # the harbour included
    table.play("A accept")
    assert (table.asked, table.told("game_over")[0]["ranks"]) == ("", [1, 2])


def test_a_wind_that_takes_another_ship_elsewhere_does_force() -> None:
    table = Table(IDLE, "S NW N NE E W", IDLE)
    table.turn_of("B", A=(1, 1), B=(-4, 6), budget=3)
    table.play("B normal", "B later")
    assert (table.offers, table.default) == (["ship A", "ship C"], "ship C")


def test_a_flag_against_a_push_home_leaves_the_wind_to_pass() -> None:
    table = Table(IDLE, "S NW N NE E W")
    table.turn_of("B", A=(1, 1), B=(-4, 6), budget=3)
    table.play("B normal", "B later", "B ship A", "A flag")
    assert table.offers == ["rotate"]


@pytest.mark.parametrize("sail", [False, True])
@pytest.mark.parametrize("loss", [0, 1])
@pytest.mark.parametrize("face", ["X", "1"])
def test_c5_budgets(sail: bool, loss: int, face: str) -> None:
    table = Table(IDLE, IDLE)
    table.put(A=(0, 5), loss=loss, budget=3 - loss, on_danger=True)
    table.play(f"A {'sail' if sail else 'normal'} > {face}")
    if face != "X":
        table.play("A stop")
    expected = (5 if sail else 3) - loss - (face == "X")
    assert (table.asked, table.state.budget) == ("A ship", expected)


def test_c5_a_hit_in_the_own_turn_counts_for_the_next() -> None:
    table = Table(IDLE, IDLE)
    table.put(A=(-2, 5))
    table.play("A normal", "A later", "A ship A")
    assert (table.at("A"), table.hit(), table.state.budget) == ((-2, 4), "A", 3)
    table.play("A ship A", "A ship A > X")
    table.play("B normal", "B later", "B ship B", "B ship B", "B ship B > X")
    assert (table.asked, table.state.loss, table.hit()) == ("A sail", 1, "")


def test_c5_a_hit_costs_a_move_in_the_same_round() -> None:
    table = Table(IDLE, IDLE)
    table.put(B=(-2, 5))
    table.play("A normal", "A later", "A ship B", "B accept")
    assert table.hit() == "B"
    table.play("A ship A", "A ship A > X")
    assert (table.asked, table.state.round, table.state.loss) == ("B sail", 1, 1)


def test_standing_in_a_danger_is_no_new_hit_and_forces_the_throw() -> None:
    table = Table(IDLE, IDLE)
    table.put(A=(0, 5), on_danger=True)
    table.play("A normal > X")
    assert table.hit() == ""
    table.play("A ship A")  # N, out of the storm
    assert table.hit() == ""


def test_c6_no_mode_is_asked_for_one_step() -> None:
    table = e4("1")
    assert table.offers[-1] == "stop"
    assert table.default == "stop"
    assert table.final == table.offers  # the turn ends here
    table.play("B pirates S")
    assert table.asked == "A sail"


def test_c6_a_danger_that_meets_a_ship_goes_no_further() -> None:
    table = e4("3")
    table.put(A=(-2, 5))
    table.play("B one", "B pirates S")
    assert (table.asked, table.state.loss) == ("A sail", 1)


def test_c6_many_the_others_still_go() -> None:
    table = e4("3")
    table.put(A=(-2, 5))
    table.play("B many", "B pirates S")
    assert {offer.split()[0] for offer in table.offers} == {"storm", "sea_dragon", "stop"}
    table.play("B storm S", "B sea_dragon S")
    assert table.asked == "A sail"


def test_c6_a_danger_that_comes_back_hits_again() -> None:
    table = Table(IDLE, IDLE)
    table.put(A=(-2, 6), pirates=(-2, 6), on_danger=True)
    table.play("A normal > 2", "A one", "A pirates N", "A pirates S")
    assert (table.hit(), table.at("pirates"), table.asked) == ("A", (-2, 6), "A ship")


def test_c6_dangers_do_not_enter_harbour_or_danger() -> None:
    table = Table(IDLE, IDLE)
    table.put(storm=(0, 1), pirates=(1, 1), sea_dragon=(4, 7))
    table.play("A normal", "A now > 1")
    assert [o for o in table.offers if "storm" in o] == [
        "storm NE",
        "storm S",
        "storm W",
        "storm NW",
    ]


def test_c6_x_moves_no_danger_and_costs_nothing_if_not_forced() -> None:
    table = Table(IDLE, IDLE)
    table.play("A normal", "A now > X")
    assert (table.asked, table.state.budget) == ("A ship", 3)


def test_c7_without_tiles_the_forced_throw_falls_in_the_move_before() -> None:
    table = Table(IDLE, IDLE)
    table.put(B=(0, 5), sails=(2, 0), flags=(2, 0))
    table.play("A normal", "A now > X", "A ship A", "A ship A")
    assert table.final == table.offers
    table.play("A ship A > X")
    assert [t["seat"] for t in table.told("rolled")] == [1]
    assert (table.asked, table.state.budget) == ("B ship", 2)


def test_c7_without_tiles_and_danger_it_is_asked_when_to_throw() -> None:
    table = Table(IDLE, IDLE)
    table.put(sails=(2, 0))
    table.play("A normal", "A now > X", "A ship A", "A ship A", "A ship A")
    assert table.asked == "B timing"


def test_c8_the_figures_a_flag_is_decided_by() -> None:
    table = Table("W S N NE E NW", IDLE)
    table.put(B=(0, 4), storm=(4, 4))
    table.play("A normal", "A later", "A ship B")
    about = table.question.about
    assert (about["distance_before"], about["distance_after"]) == (4, 5)
    assert (about["loses_ground"], about["meets_danger"]) == (True, False)
    assert (about["by"], about["ship"], about["wind"], about["flags"]) == (0, 1, "S", 2)
    assert table.question.pace == "reaction"
    assert table.default == "accept"
    table.put(storm=(0, 5))
    assert table.question.about["meets_danger"] is True


def test_c8_equal_distance_is_no_loss() -> None:
    table = Table("W E N NE S NW", IDLE)
    table.put(B=(0, 4))
    table.play("A normal", "A later", "A ship B")
    assert table.question.about["loses_ground"] is False


def test_a_flag_is_not_asked_when_none_is_left() -> None:
    table = Table("W E N NE S NW", IDLE)
    table.put(flags=(2, 0))
    table.play("A normal", "A later", "A ship B")
    assert (table.asked, table.at("B")) == ("A ship", (2, 9))


def test_the_fifth_player_chooses_a_side() -> None:
    for side, at in (("left", (-3, 9)), ("right", (3, 9))):
        table = Table(*[IDLE] * 5, side=side)
        assert table.at("E") == at


def test_tiles_bought_winds_go_behind_those_of_the_start() -> None:
    table = Table(IDLE, IDLE)
    table.play("A sail", "A now > X")
    for wind in ["N", "NE", "W", "NW", "E"]:
        assert table.question.about["wind"] == wind
        table.play("A ship A")
    assert table.asked == "B sail"


def test_c11_the_last_round_is_played_out_with_its_throw() -> None:
    table = Table(IDLE, IDLE)
    table.turn_of("B", round=60, A=(0, 3), budget=3)
    table.play("B normal", "B later", "B ship B", "B ship B", "B ship B > 1")
    assert table.asked == "B danger"
    table.play("B stop")
    assert table.asked == ""
    over = table.told("game_over")[0]
    assert (over["reason"], over["ranks"], over["distances"]) == ("limit", [1, 2], [3, 7])
