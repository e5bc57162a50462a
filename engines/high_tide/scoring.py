"""Counting High Tide: each beach by itself, dry chairs from the water down, then the bars."""

from collections.abc import Sequence

from engines.high_tide.board import BAR, BAR_POINT, BEACHES, PLACE_POINTS
from engines.high_tide.state import Row, State


def beach_points(
    rows: Sequence[Row], positions: Sequence[int], water: int, seats: int
) -> list[int]:
    """The points each seat gets on one beach; `positions` are the seats' chairs there."""
    points = [BAR_POINT if pos == BAR else 0 for pos in positions]
    places = PLACE_POINTS[seats]
    place = 0
    for row in reversed(rows):
        if row.pos >= water:
            continue
        for seat in reversed(row.seats):
            if place == len(places):
                return points
            points[seat] = places[place]
            place += 1
    return points


def points(state: State) -> tuple[tuple[int, ...], ...]:
    """Points per seat and beach, as if the game ended now."""
    n = state.seats
    by_beach = [
        beach_points(state.rows[b], [chairs[b] for chairs in state.chairs], state.water[b], n)
        for b in range(len(BEACHES))
    ]
    return tuple(zip(*by_beach, strict=True))


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Places by score; equal scores share one (1, 1, 3 …)."""
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def breakdown(state: State) -> tuple[dict[str, int], ...]:
    """Per seat where the points came from: beach_black …, bar_black …; sums to the score."""
    said = []
    for seat, by_beach in enumerate(points(state)):
        lines: dict[str, int] = {}
        for b, colour in enumerate(BEACHES):
            at_bar = state.chairs[seat][b] == BAR
            lines[f"beach_{colour}"] = 0 if at_bar else by_beach[b]
            lines[f"bar_{colour}"] = by_beach[b] if at_bar else 0
        said.append(lines)
    return tuple(said)
