"""How good a position looks to a seat, for bots: how near home its winds bring it, and its rivals.

It follows the winds in a holder as they lie and lets one pass where it does not help. What the
others will choose it does not know.
"""

from engines.core.types import Seat
from engines.heimathafen.board import HOLDER, MOVES, NOWHERE, SAIL_MOVES, Sea
from engines.heimathafen.maps import Wind
from engines.heimathafen.state import State

HOME = 100.0  # a ship in the harbour
CERTAIN = 40.0  # one's own winds of this turn lead there
NEAR = 8.0  # those of the next turn do
WITH_SAIL = 4.0  # those of a turn under sail would
NOW, SOON, LATER = 0.3, 0.4, 0.3  # weights of the distance: here, after the next turn, after five
SAIL = 0.8  # what a tile is worth while it is not used
FLAG = 0.5
RIVAL = 0.8  # how much the best of the others counts
OTHERS = 0.15  # and all of them together


def worth(state: State, seat: Seat) -> float:
    """Moves' worth of a lead, more or less."""
    if state.ended is not None:
        far = [state.sea.distances[field] for field in state.ships]
        return HOME if far[seat] == min(far) else -HOME
    outlooks = [outlook(state, s) for s in range(len(state.ships))]
    others = [value for s, value in enumerate(outlooks) if s != seat]
    return outlooks[seat] - RIVAL * max(others) - OTHERS * sum(others) / len(others)


def outlook(state: State, seat: Seat) -> float:
    """What one seat may hope for by itself."""
    sea, ship = state.sea, state.ships[seat]
    tiles = SAIL * state.sails[seat] + FLAG * state.flags[seat]
    if ship == NOWHERE:
        return tiles
    winds = state.holders[seat]
    if not winds:
        return tiles - sea.distances[ship] + _leading_home(state, seat) / HOLDER
    reached = _reached(sea, ship, winds, state.ships)
    plays = seat == state.turn
    left = state.budget - state.used if plays else MOVES - state.hit[seat]
    value = tiles - NOW * reached[0] - LATER * reached[-1]
    value -= SOON * (reached[left] if left else reached[0])
    if plays and left and not reached[left]:
        return value + CERTAIN
    coming = MOVES - state.hit[seat] if plays else left
    if not reached[coming]:
        return value + NEAR
    if state.sails[seat] and not reached[coming + SAIL_MOVES - MOVES]:
        return value + WITH_SAIL
    return value


def _reached(sea: Sea, ship: int, winds: tuple[Wind, ...], ships: tuple[int, ...]) -> list[int]:
    """The least distance after 0, 1, 2 … winds, each taken or let pass."""
    ways, far = sea.ways, sea.distances
    fields = {ship}
    best = far[ship]
    reached = [best]
    for wind in winds:
        for field in tuple(fields):
            to = ways[field].get(wind)
            if to is not None and to not in fields and to not in ships:
                fields.add(to)
                if far[to] < best:
                    best = far[to]
        reached.append(best)
    return reached


def _leading_home(state: State, seat: Seat) -> int:
    """How many of the winds in hand lead nearer from the start space."""
    sea, ship = state.sea, state.ships[seat]
    far = sea.distances
    return sum(
        far[to] < far[ship] for wind, to in sea.ways[ship].items() if wind != state.under[seat]
    )
