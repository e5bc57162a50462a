"""What everybody knows of a holder, and which worlds a seat cannot tell apart."""

from msgspec.structs import replace

from engines.core.rng import Rng
from engines.core.types import Seat
from engines.heimathafen.maps import Wind
from engines.heimathafen.state import State


def all_but_one_known(shown: tuple[bool, ...]) -> tuple[bool, ...]:
    """One hidden place among known ones is known, too: only one wind is left for it."""
    return (True,) * len(shown) if sum(shown) == len(shown) - 1 else shown


def unseen(state: State, seat: Seat) -> tuple[Wind, ...]:
    """The winds of a seat that not everybody can place, in the order of the rose."""
    rose, winds = state.sea.rose, state.holders[seat]
    if not winds:
        return tuple([wind for wind in rose if wind != state.under[seat]])
    hidden = [wind for wind, known in zip(winds, state.shown[seat], strict=True) if not known]
    return tuple(sorted(hidden, key=rose.index))


def hides(state: State, seat: Seat | None) -> bool:
    """Is there a wind this seat cannot place? At the end all holders lie open."""
    return state.ended is None and any(
        not all(shown) for owner, shown in enumerate(state.shown) if owner != seat
    )


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    """The unseen winds of all others' holders in other places."""
    if not hides(state, seat):
        return state
    holders = list(state.holders)
    for owner, shown in enumerate(state.shown):
        if owner == seat or all(shown):
            continue
        winds = list(holders[owner])
        places = [i for i, known in enumerate(shown) if not known]
        for i, wind in zip(places, rng.shuffled([winds[i] for i in places]), strict=True):
            winds[i] = wind
        holders[owner] = tuple(winds)
    return replace(state, holders=tuple(holders))
