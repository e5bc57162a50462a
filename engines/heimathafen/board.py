"""A sea as a labelled directed graph: where each wind leads from each field, and how far home is.

Numbers that every sea shares stand here too. Which seas there are, and their shape, `maps.py` says.
"""

from typing import Final

from engines.heimathafen.maps import CHARTS, DANGERS, Board, Chart, Danger, Place, Wind

SEATS: Final = range(2, 6)
HOLDER: Final = 5  # winds in a holder; the sixth lies under the ship
MOVES: Final = 3
SAIL_MOVES: Final = 5
LEAST_MOVES: Final = 1
SAILS: Final = 2
FLAGS: Final = 2
SPACES: Final = ("I", "II", "III", "IV")  # of the first four seats; the fifth chooses a side
SIDES: Final = {"left": "V_left", "right": "V_right"}
NOWHERE: Final = -1  # the field of a ship that is not placed yet
UNREACHED: Final = -1


class Sea:
    """The graph of one chart. Fields are numbered row by row from the north, islands included."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.rose: tuple[Wind, ...] = tuple(chart.rose)
        self.places: tuple[Place, ...] = tuple(
            (x, row.y) for row in chart.rows for x in range(row.first, row.last + 1)
        )
        self.field: dict[Place, int] = {place: f for f, place in enumerate(self.places)}
        self.islands = frozenset(self.field[place] for place in chart.islands)
        self.harbour = self.field[chart.harbour]
        self.starts = {name: self.field[place] for name, place in chart.starts.items()}
        self.dangers = tuple(self.field[chart.dangers[who]] for who in DANGERS)
        self.ways: tuple[dict[Wind, int], ...] = tuple(
            {} if f in self.islands else self._ways(f) for f in range(len(self.places))
        )  # for ships
        self.drifts: tuple[dict[Wind, int], ...] = tuple(
            {wind: to for wind, to in ways.items() if to != self.harbour} for ways in self.ways
        )  # for dangers
        self.distances = self._distances()

    def _ways(self, field: int) -> dict[Wind, int]:
        x, y = self.places[field]
        ways: dict[Wind, int] = {}
        for wind, (dx, dy) in self.chart.rose.items():
            to = self.field.get((x + dx, y + dy))
            if to is not None and to not in self.islands:
                ways[wind] = to
        return ways

    def _distances(self) -> tuple[int, ...]:
        """The fewest moves to the harbour from every field, other ships and dangers ignored."""
        far = [UNREACHED] * len(self.places)
        far[self.harbour] = 0
        edge = [self.harbour]
        while edge:
            reached = [
                f
                for f, ways in enumerate(self.ways)
                if far[f] == UNREACHED and any(to in edge for to in ways.values())
            ]
            for f in reached:
                far[f] = far[edge[0]] + 1
            edge = reached
        return tuple(far)

    def faults(self) -> list[str]:
        """Why nobody could play on this sea, if so; empty if all is well."""
        return [*self._misplaced(), *self._unfair()]

    def _misplaced(self) -> list[str]:
        special = [*self.starts.values(), *self.dangers, self.harbour]
        found = [
            f"{self.places[f]} holds two things, or an island and a thing"
            for f in sorted(set(special))
            if special.count(f) > 1 or f in self.islands
        ]
        if len(self.rose) != HOLDER + 1:
            found.append(f"the rose has {len(self.rose)} winds, not {HOLDER + 1}")
        if set(self.starts) != {*SPACES, *SIDES.values()}:
            found.append(f"these start spaces are not the ones wanted: {sorted(self.starts)}")
        if len(self.places) != len(self.field):
            found.append("a field lies twice")
        return found

    def _unfair(self) -> list[str]:
        lost = [
            place
            for f, place in enumerate(self.places)
            if f not in self.islands and self.distances[f] == UNREACHED
        ]
        found = [f"no way leads home from {place}" for place in lost]
        for names in (SPACES, tuple(SIDES.values())):
            far = {self.distances[self.starts[name]] for name in names if name in self.starts}
            if len(far) > 1:
                found.append(f"the start spaces {', '.join(names)} are not equally far from home")
        return found


SEAS: Final[dict[Board, Sea]] = {name: Sea(chart) for name, chart in CHARTS.items()}
DANGER_INDEX: Final[dict[Danger, int]] = {who: i for i, who in enumerate(DANGERS)}
