"""What High Tide asks, previews, shows and tells: offers with their defaults, views and events as JSON."""

from typing import Any

import pytest

from engines.core.codec import decode, encode
from engines.core.rng import Rng
from engines.high_tide import GAME
from engines.high_tide.state import Options
from tests.engines.high_tide_rigged import Table, words

UNKNOWN: dict[str, Any] = {"chairs": [], "towel": None, "certain": False}

EVENTS = {
    "round_started": {"round", "order"},
    "rolled": {"seat", "pair"},
    "accepted": {"seat", "pair", "forced"},
    "rejected": {"seat", "pair", "slot"},
    "took": {"seat", "slot", "pair"},
    "rerolled": {"seat", "dice", "pair"},
    "advanced": {"seat", "beach", "from", "to", "by", "wet"},
    "towel_laid": {"seat", "slot"},
    "tide_rolled": {"seat", "pair"},
    "waves": {"pair", "large", "small", "scores"},
    "order_set": {"order"},
    "game_over": {"reason", "scores", "ranks"},
}


def landing(seat: int, beach: int, start: int, to: int, points: int, wet: bool = False) -> Any:
    return {"beach": beach, "seat": seat, "from": start, "to": to, "wet": wet, "points": points}


def final(table: Table) -> list[str]:
    question = table.question
    return [words(question.actions[index]) for index in sorted(question.final)]


def previews(table: Table) -> dict[str, Any]:
    question = table.question
    return {words(a): p for a, p in zip(question.actions, question.previews, strict=True)}


def die(colour: str, value: int) -> dict[str, Any]:
    return {"colour": colour, "value": value}


def three_pairs() -> Table:
    """B chooses among pairs on the first two spaces; A's towel lies on the third."""
    table = Table("ABC", "black4 white1")
    table.play("A reject > purple2 purple3", "A reject > blue5 orange5")
    return table


def test_the_first_view_says_where_everything_lies() -> None:
    assert Table("CAB", "white2 black5").view == {
        "seats": 3,
        "round": 1,
        "rounds": 6,
        "turn": 0,
        "order": [2, 0, 1],
        "active": 2,
        "bag": [1, 2, 2, 2, 2, 1],
        "rack": [{"kind": "empty"}] * 4,
        "printed": 5,
        "open": 3,
        "rental": 4,
        "turtle": 5,
        "pair": {"left": die("black", 5), "right": die("white", 2), "slot": None},
        "chairs": [[0] * 6] * 3,
        "rows": [[]] * 6,
        "sand": 20,
        "water": [21] * 6,
        "waves": [[]] * 6,
        "tide": None,
        "scores": [6] * 3,
        "points": [[1] * 6] * 3,
        "ended": None,
    }


def test_a_later_view_shows_towels_pairs_and_who_stands_where() -> None:
    view = three_pairs().view
    assert view["rack"] == [
        {"kind": "pair", "left": die("black", 4), "right": die("white", 1)},
        {"kind": "pair", "left": die("purple", 3), "right": die("purple", 2)},
        {"kind": "towel", "seat": 0},
        {"kind": "empty"},
    ]
    assert view["rows"][2] == [{"pos": 5, "seats": [0]}]
    assert view["points"][0] == [1, 1, 4, 4, 1, 1]
    assert view["scores"] == [12, 6, 6]
    assert (view["open"], view["rental"], view["pair"]) == (4, None, None)


def test_everybody_sees_the_same() -> None:
    state = three_pairs().state
    assert len({encode(GAME.view(state, seat)) for seat in (None, 0, 1, 2)}) == 1


@pytest.mark.parametrize(
    ("order", "printed", "turtle", "usable"),
    [("ABC", 5, 5, 4), ("ABCD", 5, None, 5), ("ABCDE", 7, 7, 6), ("ABCDEF", 7, None, 7)],
)
def test_the_turtle_lies_on_the_last_space_with_three_and_five(
    order: str, printed: int, turtle: int | None, usable: int
) -> None:
    view = Table(order, "white2 black5").view
    assert (view["printed"], view["turtle"], len(view["rack"])) == (printed, turtle, usable)


@pytest.mark.parametrize(
    ("order", "spaces", "hut"),
    [
        ("ABC", [3, 4, 4], [4, None, None]),
        ("ABCD", [3, 4, 5, 5], [4, 5, None, None]),
        ("ABCDE", [3, 4, 5, 6, 6], [4, 5, 6, None, None]),
        ("ABCDEF", [3, 4, 5, 6, 7, 7], [4, 5, 6, 7, None, None]),
    ],
)
def test_the_rental_hut_goes_down_a_space_a_turn(
    order: str, spaces: list[int], hut: list[int | None]
) -> None:
    table = Table(order, "black1 white1")
    dice = ["purple1 blue1", "orange1 yellow1", "black1 white1", "purple1 blue1", "orange1 yellow1"]
    seen = [(table.view["open"], table.view["rental"])]
    for letter, pair in zip(order[:-1], dice, strict=False):
        table.play(f"{letter} accept > {pair}")
        seen.append((table.view["open"], table.view["rental"]))
    assert seen == list(zip(spaces, hut, strict=True))


def test_the_source_question_previews_pairs_but_no_throw() -> None:
    table = three_pairs()
    assert table.asked == "B source"
    assert table.question.about == {"free": 1, "forced": True}
    assert previews(table) == {
        "take 1": {
            "chairs": [landing(1, 0, 0, 4, 4), landing(1, 5, 0, 1, 4)],
            "towel": 1,
            "certain": False,
        },
        "take 2": {"chairs": [landing(1, 1, 0, 5, 4)], "towel": 2, "certain": False},
        "roll": UNKNOWN,
    }
    assert final(table) == ["roll"]  # a pair with a bonus can still be laid back
    assert table.default == "take 2"  # nothing gets wet: the lowest


def test_a_pair_without_a_bonus_is_taken_for_good() -> None:
    table = Table("ABCD", "white1 black1")
    table.play("A accept > blue1 orange1", "B reject > purple4 yellow2", "B reject > white2 blue2")
    assert table.rack == "A blue1|orange1 purple4|yellow2 B -"
    assert final(table) == ["take 3", "roll"]
    assert previews(table)["take 3"] == {
        "chairs": [landing(2, 1, 0, 4, 4), landing(2, 4, 0, 2, 4)],
        "towel": 3,
        "certain": True,
    }


def test_the_accept_question_shows_where_the_chairs_would_stand() -> None:
    table = Table("ABC", "white5 black2")
    table.play("A accept > white5 black1")
    assert table.question.about == {
        "pair": {"left": die("white", 5), "right": die("black", 1)},
        "free": 3,
        "forced": False,
    }
    assert previews(table) == {
        "accept": {
            "chairs": [landing(1, 5, 0, 5, 4), landing(1, 0, 0, 1, 2)],  # right of A; behind A
            "towel": 2,
            "certain": True,
        },
        "reject": UNKNOWN,
    }
    assert (final(table), table.default) == (["accept", "reject"], "accept")


def test_the_first_space_lets_both_dice_be_thrown_again_and_the_second_one() -> None:
    table = three_pairs()
    table.play("B take 1")
    assert (table.asked, table.default) == ("B reroll", "reroll none")
    assert table.offers == ["reroll none", "reroll left", "reroll right", "reroll both"]
    assert final(table) == table.offers
    assert table.question.about == {
        "slot": 1,
        "pair": {"left": die("black", 4), "right": die("white", 1)},
        "free": 2,
        "forced": False,
    }
    assert table.view["pair"]["slot"] == 1
    assert table.view["rack"][0] == {"kind": "empty"}
    assert previews(table)["reroll none"]["certain"] is True
    assert previews(table)["reroll both"] == {**UNKNOWN, "towel": 1}
    table = three_pairs()
    table.play("B take 2")
    assert table.offers == ["reroll none", "reroll left", "reroll right"]


def test_dice_thrown_again_keep_their_colour_and_side() -> None:
    table = three_pairs()
    table.play("B take 1", "B reroll both > 1 6")
    (told,) = table.told("rerolled")
    assert told == {
        "seat": 1,
        "dice": "both",
        "pair": {"left": die("black", 1), "right": die("white", 6)},
    }
    assert (table.chair("B", "black"), table.chair("B", "white")) == (1, 6)


def test_the_house_answers_with_the_pair_that_leaves_fewest_chairs_wet() -> None:
    table = Table("ABC", "black6 black6")
    idle = "purple1 white1"
    table.all_accept(idle, idle, tide="blue2 orange1", then="purple1 yellow1")
    table.play("C reject > black6 black4", "C reject > orange1 white1", "B roll > blue1 white1")
    assert (table.asked, table.offers) == ("A source", ["take 1", "take 2"])
    assert previews(table)["take 2"]["chairs"] == [landing(0, 0, 12, 21, 0, wet=True)]
    assert table.default == "take 1"


def test_everything_told_has_the_figures_the_board_reads() -> None:
    told: dict[str, set[str]] = {}
    for n in range(40):
        dice, luck = Rng(n.to_bytes(32, "big")), Rng((n + 500).to_bytes(32, "big"))
        step = GAME.setup(Options(), 3 + n % 4, dice)
        events = list(step.events)
        while waits := GAME.waits(step.state):
            question = GAME.question(step.state, waits[0])
            assert question is not None
            step = GAME.apply(step.state, waits[0], luck.choice(question.actions), dice)
            events += step.events
        for event in events:
            data = decode(encode(event.data), dict[str, Any])
            assert told.setdefault(event.name, set(data)) == set(data)
    assert told == EVENTS
