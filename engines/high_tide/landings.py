"""Where a pair takes chairs: reckoned for previews, defaults and bots, and carried out by a round."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.types import Seat
from engines.high_tide.board import BEACH_INDEX, SEA
from engines.high_tide.state import Pair, Row, State


class Landing(NamedTuple):
    """One chair's way on one beach, and how the chairs stand there afterwards."""

    beach: int
    start: int
    by: int
    to: int
    wet: bool
    rows: tuple[Row, ...]


def ways(pair: Pair) -> tuple[tuple[int, int], ...]:
    """The beaches a pair moves on, and how far; two dice of one colour are one way."""
    left, right = BEACH_INDEX[pair.left.colour], BEACH_INDEX[pair.right.colour]
    if left == right:
        return ((left, pair.left.value + pair.right.value),)
    return (left, pair.left.value), (right, pair.right.value)


def joined(rows: tuple[Row, ...], seat: Seat, to: int) -> tuple[Row, ...]:
    """The rows of a beach once the seat's chair has come to `to`, right of those already there."""
    after: list[Row] = []
    arrived = False
    for row in rows:
        rest = row.seats
        if seat in rest:
            rest = tuple(s for s in rest if s != seat)
        if row.pos == to:
            after.append(Row(to, (*rest, seat)))
            arrived = True
            continue
        if row.pos > to and not arrived:
            after.append(Row(to, (seat,)))
            arrived = True
        if rest:
            after.append(row if rest is row.seats else Row(row.pos, rest))
    if not arrived:
        after.append(Row(to, (seat,)))
    return tuple(after)


def landings(state: State, seat: Seat, pair: Pair) -> Iterator[Landing]:
    """What carrying out `pair` does to the seat's chairs, the left die first."""
    for beach, by in ways(pair):
        start = state.chairs[seat][beach]
        to = min(start + by, SEA)
        rows = joined(state.rows[beach], seat, to)
        yield Landing(beach, start, by, to, to >= state.water[beach], rows)
