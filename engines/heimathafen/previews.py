"""What the board may show before a click, and the figures a person decides a move by."""

from typing import NamedTuple

from engines.core.types import Json, Seat
from engines.heimathafen.board import DANGER_INDEX
from engines.heimathafen.maps import DANGERS, Wind
from engines.heimathafen.state import State

Preview = dict[str, Json]


class Course(NamedTuple):
    """Where the next wind would take a ship."""

    ship: Seat
    start: int
    to: int


def course(state: State, ship: Seat) -> Course | None:
    """The ship's way with the next wind; None past the edge, onto an island or onto a ship."""
    start = state.ships[ship]
    to = state.sea.ways[start].get(state.wind)
    return None if to is None or to in state.ships else Course(ship, start, to)


def courses(state: State) -> list[Course]:
    """The ships the next wind can take; those whose flag stopped it are out."""
    return [
        way
        for ship in range(len(state.ships))
        if ship not in state.banned and (way := course(state, ship))
    ]


def asks_owner(state: State, ship: Seat) -> bool:
    """Is the ship's owner asked for a flag first? Everybody can tell."""
    return ship != state.turn and state.flags[ship] > 0


def figures(state: State, way: Course) -> Preview:
    """A move in figures: how far from home before and after, and whether a danger waits there."""
    sea = state.sea
    before, after = sea.distances[way.start], sea.distances[way.to]
    return {
        "ship": way.ship,
        "wind": state.wind,
        "from": sea.places[way.start],
        "to": sea.places[way.to],
        "distance_before": before,
        "distance_after": after,
        "loses_ground": after > before,
        "meets_danger": way.to in state.dangers,
        "harbour": way.to == sea.harbour,
    }


def of_ship(state: State, way: Course) -> Preview:
    """What choosing a ship will do: the move, or the question to its owner."""
    return {
        **figures(state, way),
        "takes": state.under[way.ship],
        "asks": way.ship if asks_owner(state, way.ship) else None,
    }


def of_rotation(state: State) -> Preview:
    """The wind passes."""
    return {"rotates": state.wind}


def of_drift(state: State, who: int, wind: Wind, to: int) -> Preview:
    """A danger's step, and whom it meets."""
    sea = state.sea
    return {
        "who": DANGERS[who],
        "wind": wind,
        "from": sea.places[state.dangers[who]],
        "to": sea.places[to],
        "hit": state.ships.index(to) if to in state.ships else None,
    }


def kept(told: Preview, before: State, after: State) -> bool:
    """Did it come as the preview said? Asked only where no die was thrown."""
    match told:
        case {"rotates": wind}:
            winds = (*before.holders[before.turn][1:], wind)
            return after.ships == before.ships and after.holders[before.turn] == winds
        case {"who": who, "to": to, "hit": met}:
            there: bool = after.sea.places[after.dangers[DANGER_INDEX[who]]] == to
            return there and (met is None or _hit(after, met))
        case {"stays": field}:
            return after.ships == before.ships and after.sea.field[field] in after.ships
        case {"ship": ship, "asks": int(owner)}:
            return after.chosen == ship == owner and after.ships == before.ships
        case {"ship": ship, "to": to, "takes": freed, "meets_danger": met}:
            there = after.sea.places[after.ships[ship]] == to
            taken = after.holders[before.turn][-1] == freed
            return there and taken and (not met or _hit(after, ship))
        case {"budget": budget}:
            return bool(after.budget == budget)
        case {"space": space, "wind": wind}:
            seat = before.turn
            return (after.ships[seat], after.under[seat]) == (before.sea.starts[space], wind)
        case _:
            return not told


def _hit(state: State, seat: Seat) -> bool:
    """Is the ship hit, or has its owner's next turn begun a move shorter already?"""
    return state.hit[seat] or (state.turn == seat and state.loss == 1)
