"""Whole games of Heimathafen, written out: one for each way to end and each tile."""

from engines.heimathafen.rules import GAME
from tests.engines.heimathafen_rigged import Table


def test_a_race_won_under_sail_with_flags_on_both_sides() -> None:
    table = Table("W S E NW NE N", "E NE NW N W S")
    table.play("A sail", "A later", "A rotate", "A ship A", "A ship A", "A ship A")
    assert (table.at("A"), table.holder("A")) == ((-1, 7), "N S W E NW")
    table.play("A ship A > 1", "A sea_dragon NW")
    table.play("B normal", "B later", "B ship B", "B ship B", "B ship B > 1", "B storm N")
    table.play("A sail", "A now > 2", "A many", "A pirates NE", "A storm S")
    table.play("A ship B", "B flag", "A ship A", "A ship B", "B accept", "A ship B", "B accept")
    table.play("A ship A", "A ship B", "B accept")
    assert table.state.sails == (0, 2)
    table.play("B sail", "B later", "B ship A", "A flag", "B rotate", "B ship A", "A flag")
    table.play("B ship B", "B ship B", "B ship B", "B ship B > 2")
    table.play("B many", "B sea_dragon N", "B storm NE")
    assert table.asked == "A timing"  # no tile is left
    table.play("A later", "A ship A", "A ship A", "A ship B", "B accept > 3")
    table.play("A many", "A pirates S", "A sea_dragon NE", "A storm NE")
    table.play("B normal", "B now > 2", "B one", "B pirates W", "B ship B", "B ship B", "B ship A")
    table.play("A now > X", "A ship A", "A ship A")  # two moves: A was hit
    table.play("B normal > X", "B ship A")  # one: B was hit and stands in a danger
    table.play("A now > 1", "A pirates E", "A ship B", "B accept", "A ship A", "A ship A")
    table.play("B sail", "B now > X", "B ship B", "B ship B", "B ship B", "B ship B")
    assert (table.asked, table.state.round, table.at("B")) == ("", 5, (0, 0))
    assert (table.state.used, table.state.budget) == (4, 5)  # the fifth move lapses
    assert (table.state.sails, table.state.flags) == ((0, 0), (0, 1))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((0, 1), (2, 1), "harbour")
    assert outcome.breakdown == ({"harbour": 0}, {"harbour": 1})


def test_a_race_on_hexagons_with_dangers_of_both_kinds() -> None:
    table = Table("SW SE NE E W NW", "W NW E NE SW SE", "SW SE NE NW E W", board="sea-hex")
    table.play("A normal", "A later", "A rotate", "A ship A", "A ship A > 1", "A sea_dragon W")
    table.play("B normal", "B later", "B ship B", "B ship C", "C flag", "B rotate")
    table.play("B ship A", "A accept > 1", "B storm W")
    table.play("C normal", "C later", "C ship B", "B flag", "C rotate", "C ship C")
    table.play("C ship C > 1", "C storm NW")
    table.play("A normal > 2", "A many", "A sea_dragon NW", "A storm SE")
    table.play("A ship B", "B accept", "A ship A")
    table.play("B normal", "B now > 2", "B many", "B storm SW", "B sea_dragon NE")
    table.play("B ship B", "B ship A", "A flag", "B ship C", "C flag", "B rotate", "B ship C")
    table.play("C normal > X", "C ship C")
    table.play("A normal", "A later", "A ship C", "A rotate > X")
    table.play("B normal", "B later", "B ship C", "B ship B", "B ship A", "A accept > 3")
    table.play("B one", "B storm SE", "B storm NW", "B storm NE")
    table.play("C normal", "C later", "C ship A", "A flag", "C ship B", "B flag", "C ship C")
    table.play("C rotate > 3", "C many", "C storm NE", "C sea_dragon NW", "C stop")
    table.play("A normal", "A later", "A ship A", "A ship A")
    assert (table.asked, table.at("A"), table.state.round) == ("", (0, 0), 4)
    assert [table.at(letter) for letter in "BC"] == [(-3, 5), (-3, 4)]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((1, 0, 0), (1, 3, 2))
    assert table.state.flags == (0, 0, 0)


def test_a_ship_pushed_home_by_another_wins_for_its_owner() -> None:
    table = Table("S E N NE W NW", "S N NE W NW E")
    table.put(A=(-4, 4), B=(-2, 0))
    table.play("A sail", "A later", "A ship B", "B accept", "A ship A", "A ship A", "A ship B")
    assert table.asked == "B flag"
    table.play("B accept")
    assert table.asked == "A ship"
    table.put(B=(1, 1))
    table.play("A ship B", "B accept")
    assert (table.at("B"), table.state.ended) == ((0, 0), "harbour")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0, 1), (2, 1))


def test_after_the_last_round_the_nearest_wins_and_equals_share() -> None:
    table = Table("S N NE W NW E", "S N NE W NW E", "W N NW NE E S")
    table.turn_of("C", round=60, A=(-1, 3), B=(1, 3), C=(-1, 9), budget=3)
    table.play("C normal", "C now > X", "C ship C", "C ship C", "C ship C")
    assert (table.asked, table.state.ended) == ("", "limit")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((1, 1, 0), (1, 1, 3))
    assert outcome.breakdown == ({"limit": 1}, {"limit": 1}, {"limit": 0})
    assert table.view()["rounds"] == 60
