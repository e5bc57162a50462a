"""The seas of Heimathafen: the house's data as the rules document says, and what a map must fulfil."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.heimathafen.board import SEAS, Sea
from engines.heimathafen.maps import CHARTS, DIE, SEA_1, Board, Chart, Row


@pytest.mark.parametrize("board", list(SEAS))
def test_a_sea_of_the_house_has_no_faults(board: Board) -> None:
    assert SEAS[board].faults() == []
    assert SEAS[board].chart is CHARTS[board]
    assert CHARTS[board].id == board


@pytest.mark.parametrize(
    ("board", "fields", "islands", "ways_home"),
    [("sea-1", 80, 7, [9] * 6), ("sea-hex", 31, 8, [5, 5, 5, 5, 6, 6])],
)
def test_the_figures_of_the_rules_document(
    board: Board, fields: int, islands: int, ways_home: list[int]
) -> None:
    sea = SEAS[board]
    assert (len(sea.places), len(sea.islands)) == (fields, islands)
    assert [sea.distances[field] for field in sea.starts.values()] == ways_home
    assert sea.chart.die == DIE == ("X", "X", 1, 1, 2, 3)


def drawn(sea: Sea) -> dict[int, str]:
    """Each row as the rules document draws it, without the gaps."""
    marks = {sea.harbour: "H", **dict.fromkeys(sea.islands, "#")}
    marks |= {field: name.split("_")[0] for name, field in sea.starts.items()}
    marks |= dict(zip(sea.dangers, "PTD", strict=True))
    rows: dict[int, str] = {}
    for field, (_, y) in enumerate(sea.places):
        rows[y] = f"{rows.get(y, '')} {marks.get(field, '.')}".strip()
    return rows


def test_sea_1_is_drawn_as_in_the_rules_document() -> None:
    assert drawn(SEAS["sea-1"]) == {
        0: ". . H . .",
        1: ". . . . . . .",
        2: ". . # . . . # . .",
        3: ". . . . . . . . .",
        4: ". . P . . . D . .",
        5: ". # . # T # . # .",
        6: ". . . . . . . . .",
        7: ". . . . # . . . .",
        8: ". . . . . . .",
        9: "V I III . II IV V",
    }


def test_sea_hex_is_drawn_as_in_the_rules_document() -> None:
    assert drawn(SEAS["sea-hex"]) == {
        0: ". H .",
        1: ". . . .",
        2: "# . T . #",
        3: "P . # # . D",
        4: "# # . . . # #",
        5: "V III I II IV V",
    }


def test_the_rose_of_sea_1_leans_towards_the_harbour() -> None:
    sea = SEAS["sea-1"]
    ways = sea.ways[sea.field[0, 4]]
    nearer = [w for w, to in ways.items() if sea.distances[to] < sea.distances[sea.field[0, 4]]]
    assert list(ways) == ["N", "NE", "E", "S", "W", "NW"]
    assert nearer == ["N", "NE", "NW"]


def test_ways_end_at_the_edge_and_at_islands_and_dangers_stay_out_of_the_harbour() -> None:
    sea = SEAS["sea-1"]
    assert sorted(sea.ways[sea.field[-2, 9]]) == ["E", "N", "NE", "NW", "W"]
    assert sorted(sea.ways[sea.field[0, 5]]) == ["N", "NE", "NW", "S"]
    assert sea.ways[sea.field[0, 7]] == {}
    assert sea.ways[sea.field[0, 1]]["N"] == sea.harbour
    assert "N" not in sea.drifts[sea.field[0, 1]]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"islands": (*SEA_1.islands, (-2, 9))}, "(-2, 9) holds two things"),
        ({"dangers": {**SEA_1.dangers, "storm": (0, 0)}}, "(0, 0) holds two things"),
        ({"islands": ((-1, 1), (0, 1), (1, 1), (1, 0), (-1, 0))}, "no way leads home"),
        ({"starts": {**SEA_1.starts, "II": (1, 8)}}, "are not equally far from home"),
        ({"starts": {"I": (-2, 9)}}, "start spaces are not the ones wanted"),
        ({"rose": {"N": (0, -1), "S": (0, 1)}}, "the rose has 2 winds"),
        ({"rows": (*SEA_1.rows, SEA_1.rows[0])}, "a field lies twice"),
    ],
)
def test_a_sea_with_a_fault_says_so(changes: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in Sea(replace(SEA_1, **changes)).faults())


def test_another_map_is_data_alone() -> None:
    """A smaller sea is whole at once."""
    sea = Sea(
        Chart(
            id="sea-hex",
            version="of a test",
            topology="square",
            rose=SEA_1.rose,
            rows=(Row(0, -3, 3), Row(1, -3, 3), Row(2, -3, 3)),
            harbour=(0, 0),
            islands=((0, 1),),
            starts={"I": (-1, 2), "II": (1, 2), "III": (-2, 2), "IV": (2, 2)}
            | {"V_left": (-3, 2), "V_right": (3, 2)},
            dangers={"pirates": (-2, 0), "storm": (1, 1), "sea_dragon": (2, 0)},
            die=DIE,
            limit=9,
            long=False,
        )
    )
    assert sea.faults() == []
    assert [sea.distances[sea.starts[name]] for name in ("I", "IV", "V_left")] == [2, 2, 3]
