"""How far the ships are from home, and the places that follow from it."""

from collections.abc import Sequence

from engines.heimathafen.board import Sea


def distances(sea: Sea, ships: Sequence[int]) -> list[int]:
    """The fewest moves from each ship to the harbour, others ignored."""
    return [sea.distances[field] for field in ships]


def ranks(far: Sequence[int]) -> tuple[int, ...]:
    """Places by distance; equal ones share a place (1, 1, 3 …)."""
    return tuple(1 + sum(other < mine for other in far) for mine in far)
