"""The seas one can play on: house data, our own proposals, since no printed board is known to us.

Another map is added here, as data and a name in `Board`. What a map must fulfil, `board.py` checks.
"""

from typing import Final, Literal, get_args

from msgspec import Struct

Board = Literal["sea-1", "sea-hex"]
Wind = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # each map's rose names six of them
Danger = Literal["pirates", "storm", "sea_dragon"]
Face = Literal["X", 1, 2, 3]
Place = tuple[
    int, int
]  # (x, y) on squares, axial (q, r) on hexagons; the second grows to the south

DANGERS: Final[tuple[Danger, ...]] = get_args(Danger)


class Row(Struct, frozen=True):
    """The fields of one row, west to east."""

    y: int
    first: int
    last: int


class Chart(Struct, frozen=True):
    """A sea as it is drawn: `rose` says where each wind blows a ship, in the order of all lists.

    `limit` is the round after which the game stops, `long` a warning for the lobby.
    """

    id: Board
    version: str
    topology: Literal["square", "hex"]
    rose: dict[Wind, Place]
    rows: tuple[Row, ...]
    harbour: Place
    islands: tuple[Place, ...]
    starts: dict[str, Place]
    dangers: dict[Danger, Place]
    die: tuple[Face, ...]
    limit: int
    long: bool


DIE: Final[tuple[Face, ...]] = ("X", "X", 1, 1, 2, 3)

SEA_1: Final = Chart(
    id="sea-1",
    version="proposal-1",
    topology="square",
    rose={"N": (0, -1), "NE": (1, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "NW": (-1, -1)},
    rows=(
        Row(0, -2, 2),
        Row(1, -3, 3),
        Row(2, -4, 4),
        Row(3, -4, 4),
        Row(4, -4, 4),
        Row(5, -4, 4),
        Row(6, -4, 4),
        Row(7, -4, 4),
        Row(8, -3, 3),
        Row(9, -3, 3),
    ),
    harbour=(0, 0),
    islands=((-2, 2), (2, 2), (-3, 5), (-1, 5), (1, 5), (3, 5), (0, 7)),
    starts={
        "I": (-2, 9),
        "II": (1, 9),
        "III": (-1, 9),
        "IV": (2, 9),
        "V_left": (-3, 9),
        "V_right": (3, 9),
    },
    dangers={"pirates": (-2, 4), "storm": (0, 5), "sea_dragon": (2, 4)},
    die=DIE,
    limit=60,
    long=False,
)

SEA_HEX: Final = Chart(
    id="sea-hex",
    version="proposal-1",
    topology="hex",
    rose={"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)},
    rows=(
        Row(0, -1, 1),
        Row(1, -2, 1),
        Row(2, -3, 1),
        Row(3, -4, 1),
        Row(4, -5, 1),
        Row(5, -5, 0),
    ),
    harbour=(0, 0),
    islands=((-3, 2), (1, 2), (-2, 3), (-1, 3), (-5, 4), (-4, 4), (0, 4), (1, 4)),
    starts={
        "I": (-3, 5),
        "II": (-2, 5),
        "III": (-4, 5),
        "IV": (-1, 5),
        "V_left": (-5, 5),
        "V_right": (0, 5),
    },
    dangers={"pirates": (-4, 3), "storm": (-1, 2), "sea_dragon": (1, 3)},
    die=DIE,
    limit=200,
    long=True,
)

CHARTS: Final[dict[Board, Chart]] = {"sea-1": SEA_1, "sea-hex": SEA_HEX}
