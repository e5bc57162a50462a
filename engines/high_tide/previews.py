"""What the board may show before a click: where chairs would land, and the towel."""

from engines.core.types import Json, Seat
from engines.high_tide.landings import landings
from engines.high_tide.scoring import beach_points
from engines.high_tide.state import Pair, State, Towel

Preview = dict[str, Json]

UNKNOWN: Preview = {"chairs": [], "towel": None, "certain": False}  # the dice will say


def preview(state: State, seat: Seat, pair: Pair, slot: int, *, certain: bool) -> Preview:
    """Carrying `pair` out, with the towel on rack space `slot`; not certain if dice may change it."""
    chairs = []
    for landing in landings(state, seat, pair):
        beach = landing.beach
        positions = [mine[beach] for mine in state.chairs]
        positions[seat] = landing.to
        points = beach_points(landing.rows, positions, state.water[beach], state.seats)
        chairs.append(
            {
                "beach": beach,
                "seat": seat,
                "from": landing.start,
                "to": landing.to,
                "wet": landing.wet,
                "points": points[seat],
            }
        )
    return {"chairs": chairs, "towel": slot, "certain": certain}


def kept(told: Preview, before: State, after: State) -> bool:
    """Did it come as the preview said? The towel is off the rack again once a new round began."""
    if not told["certain"]:
        return True
    seat = before.active
    for chair in told["chairs"]:
        beach = chair["beach"]
        there = chair["seat"] == seat and before.chairs[seat][beach] == chair["from"]
        if not there or after.chairs[seat][beach] != chair["to"]:
            return False
    others = {chair["beach"] for chair in told["chairs"]}
    for beach, pos in enumerate(before.chairs[seat]):
        if beach not in others and after.chairs[seat][beach] != pos:
            return False
    return after.round > before.round or after.rack[told["towel"] - 1] == Towel(seat)
