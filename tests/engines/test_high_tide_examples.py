"""The worked examples of High Tide's rules document, X1 to X3, T1 to T10 and T16, played out."""

from tests.engines.high_tide_rigged import Table


def test_x1_an_accepted_pair_moves_two_chairs_and_is_out_of_play() -> None:
    table = Table("ABC", "black2 white5")
    table.play("A accept > blue1 orange1")
    assert table.chair("A", "white") == 5
    assert table.chair("A", "black") == 2
    assert table.rack == "A - - -"
    assert table.view["bag"] == [1, 2, 1, 1, 2, 1]  # without A's dice and the pair B has thrown
    assert table.asked == "B accept"


def test_x2_a_rejected_pair_lies_on_the_first_free_space_the_higher_die_left() -> None:
    table = Table("BAC", "blue1 yellow2")
    table.play("B reject > white4 white1")
    assert table.rack == "yellow2|blue1 - - -"
    assert table.asked == "B accept"
    assert table.view["pair"] == {
        "left": {"colour": "white", "value": 4},
        "right": {"colour": "white", "value": 1},
        "slot": None,
    }


def test_x3_six_players_three_places_on_a_beach_the_right_one_first() -> None:
    table = Table("BACDEF", "black5 black3")  # A is Red, B is Brown, C is Beige
    table.all_accept(
        *("black6 white1", "purple1 blue1", "purple1 orange1", "blue1 orange1", "yellow1 orange1"),
        tide="yellow2 white1",
        then="white1 blue1",
    )
    table.play("F accept > white1 purple1", "E accept > orange1 yellow1")
    table.play("D accept > black5 black3", "C accept > orange1 purple1")
    assert table.row("black", 8) == "BC"
    assert table.row("black", 6) == "A"
    assert table.points("black") == [1, 2, 4, 1, 1, 1]  # D, E and F are at the bar


def t1_before_the_last_turn() -> Table:
    table = Table("ABCD", "yellow2 blue1")
    assert table.view["open"] == 3
    table.play("A reject > white5 black2")
    assert table.offers == ["accept", "reject"]
    table.play("A accept")
    assert table.rack == "yellow2|blue1 A - - -"
    assert (table.asked, table.view["open"]) == ("B source", 4)
    table.play("B take 1", "B reroll right > 4 orange3 purple3")
    assert (table.chair("B", "yellow"), table.chair("B", "blue")) == (2, 4)
    assert table.rack == "B A - - -"
    assert (table.asked, table.view["open"]) == ("C accept", 5)  # no pairs: C had to throw
    table.play("C reject > black1 white1")
    assert table.rack == "B A purple3|orange3 - -"  # equal values: purple before orange
    table.play("C accept")
    assert table.rack == "B A purple3|orange3 C -"
    assert (table.asked, table.offers) == ("D source", ["take 3", "roll"])
    return table


def test_t1_a_full_round_with_a_pair_left_for_the_tide() -> None:
    table = t1_before_the_last_turn()
    assert table.question.about == {"free": 1, "forced": True}
    table.play("D roll > blue1 orange2 blue1 yellow1")
    assert [told["forced"] for told in table.told("accepted")] == [True]
    assert [told["slot"] for told in table.told("towel_laid")] == [5]
    (waves,) = table.told("waves")
    assert waves["large"] == {"beach": 1, "from": 21, "to": 18}
    assert waves["small"] == {"beach": 3, "from": 21, "to": 19}
    assert (table.water("purple"), table.water("orange")) == (18, 19)
    assert table.view["waves"] == [[], [3], [], [2], [], []]
    assert table.order == "DCAB"
    assert table.told("tide_rolled") == []


def test_t2_the_last_player_throws_the_tide_when_no_pair_is_left() -> None:
    table = t1_before_the_last_turn()
    table.play("D take 3 > yellow5 blue6 yellow1 white1")
    (tide,) = table.told("tide_rolled")
    assert tide == {
        "seat": 3,
        "pair": {"left": {"colour": "blue", "value": 6}, "right": {"colour": "yellow", "value": 5}},
    }
    assert (table.water("blue"), table.water("yellow")) == (18, 19)
    assert table.order == "CDAB"


def test_t3_the_start_player_must_keep_the_third_throw() -> None:
    table = Table("ABCD", "white1 black1")
    assert table.question.about["forced"] in (False,)
    table.play("A reject > white2 black2")
    assert table.question.about["forced"]  # the next one, should this be rejected
    table.play("A reject > blue4 orange3")
    assert [told["forced"] for told in table.told("accepted")] == [True]
    assert table.rack == "black1|white1 black2|white2 A - -"
    assert (table.chair("A", "blue"), table.chair("A", "orange")) == (4, 3)
    assert table.asked == "B source"


def test_t4_with_a_full_rack_the_last_player_must_take_a_pair() -> None:
    table = Table("ABC", "white1 black1")
    table.play("A reject > white2 black2", "A reject > blue4 orange3")
    table.play("B roll > orange1 yellow1")
    assert table.rack == "black1|white1 black2|white2 A B"
    assert (table.asked, table.offers) == ("C source", ["take 1", "take 2"])
    assert table.question.about == {"free": 0, "forced": False}
    table.play("C take 2", "C reroll none > blue1 orange1")
    assert table.told("tide_rolled") == []
    assert (table.water("black"), table.water("white")) == (18, 19)  # the other pair is the tide
    assert table.order == "BAC"


def test_t5_a_double_tide_takes_five_spaces_of_one_beach() -> None:
    table = Table("ABC", "black6 black6")
    idle = "white1 purple1"
    table.all_accept(idle, idle, tide="blue1 orange1", then="yellow1 orange1")
    table.all_accept("black6 black6", idle, tide="yellow1 white1", then="black4 white1")
    table.all_accept("black3 white1", "purple1 orange1", tide="purple1 blue1", then="blue1 orange1")
    assert (table.chair("A", "black"), table.chair("B", "black")) == (16, 15)
    assert table.water("black") == 21
    table.all_accept("yellow1 purple1", "yellow1 blue1", tide="black4 black2")
    assert table.water("black") == 16
    assert table.view["waves"][0] == [3, 2]
    assert table.view["ended"] == "wave"
    assert table.points("black") == [0, 4, 1]  # 16 is wet, 15 is dry, C is at the bar


def test_t6_a_chair_may_step_into_the_water_and_the_round_is_finished() -> None:
    table = Table("ABC", "blue6 white1")
    table.all_accept("purple1 black1", "purple1 black1", tide="blue2 orange1", then="black1 white1")
    assert table.water("blue") == 18
    table.all_accept("purple1 orange1", "blue6 blue3", tide="black1 white1", then="blue3 white1")
    assert table.chair("A", "blue") == 15
    table.play("A accept > black1 purple1")
    (step, _) = table.told("advanced")
    assert step == {"seat": 0, "beach": 2, "from": 15, "to": 18, "by": 3, "wet": True}
    assert table.asked == "B accept"
    assert not table.told("game_over")
    table.play("B accept > black1 purple1", "C accept > yellow2 orange1")
    assert (table.water("yellow"), table.water("orange")) == (18, 17)
    assert table.view["ended"] == "own_move"
    assert (table.view["round"], table.asked) == (3, "")
    assert table.points("blue") == [0, 1, 1]


def test_t7_a_move_past_the_end_stops_in_the_sea() -> None:
    table = Table("ABC", "blue6 blue6")
    table.all_accept(
        "purple1 white1", "purple1 white1", tide="black2 orange1", then="black1 white1"
    )
    table.all_accept("purple1 white1", "blue4 blue3", tide="yellow2 orange1", then="blue6 blue6")
    assert table.chair("A", "blue") == 19
    table.play("A accept > black1 white1")
    (step,) = table.told("advanced")
    assert step == {"seat": 0, "beach": 2, "from": 19, "to": 21, "by": 12, "wet": True}
    assert table.chair("A", "blue") == 21


def test_t8_four_players_two_places_and_a_point_at_the_bar() -> None:
    table = Table("ABCD", "white1 purple1")
    one, two, three = "white1 purple1", "blue1 orange1", "yellow1 orange1"
    table.all_accept(one, two, three, tide="black2 black1", then=one)
    assert (table.order, table.water("black")) == ("DCBA", 16)
    table.all_accept("black6 black6", two, one, tide="yellow1 orange2", then=one)
    table.all_accept("black6 black6", two, one, tide="blue2 yellow1", then=one)
    table.all_accept(two, three, "black6 black6", tide="white2 yellow1", then="black3 purple1")
    table.play("A accept > white1 blue1")
    assert table.row("black", 15) == "A"
    assert table.row("black", 12) == "CB"
    assert table.points("black") == [4, 2, 0, 1]


def test_t9_one_chair_on_the_sand_takes_the_first_place_and_no_other_is_given() -> None:
    table = Table("ABCDE", "black3 white1")
    table.play("A accept > white1 purple1")
    assert table.points("black") == [4, 1, 1, 1, 1]


def test_t10_a_drowned_leader_gets_nothing_and_the_others_move_up() -> None:
    table = Table("ABC", "white1 purple1")
    idle, other = "white1 purple1", "blue1 orange1"
    table.all_accept("black6 blue1", idle, tide="black2 yellow1", then=idle)
    table.all_accept("black4 blue1", idle, tide="black2 orange1", then=idle)
    assert table.water("black") == 15
    table.all_accept(other, "black6 black3", tide="yellow2 blue1", then=idle)
    table.all_accept(other, "black6 black3", tide="orange2 white1", then="black6 purple1")
    table.all_accept("black4 purple1", other, tide="yellow2 white1")
    assert [table.chair(letter, "black") for letter in "ABC"] == [15, 14, 9]
    assert table.view["ended"] == "own_move"
    assert table.points("black") == [0, 4, 2]


def test_t16_the_lowest_towel_begins_and_the_pair_left_is_the_tide() -> None:
    table = Table("ABDC", "white2 black1")
    table.play("A reject > yellow3 blue2", "A reject > white1 orange1")
    table.play("B take 1", "B reroll none")
    table.play("D roll > purple1 orange1", "D accept")
    assert table.rack == "B yellow3|blue2 A D -"
    table.play("C roll > black1 purple1 white1 white1")
    assert table.order == "CDAB"
    (waves,) = table.told("waves")
    assert (waves["large"]["beach"], waves["small"]["beach"]) == (4, 2)
