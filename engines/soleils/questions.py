"""What a person is asked within a round: the offers, the house's own answer, the figures to it."""

from functools import lru_cache

from engines.core.types import Decision, Json, Seat
from engines.soleils.board import NUMBERS
from engines.soleils.layout import MEMBERS, Layout
from engines.soleils.previews import Preview, of_number, of_sun
from engines.soleils.state import (
    Action,
    Confirm,
    Copy,
    Free,
    Pass,
    Place,
    Skip,
    State,
    Sun,
    Write,
)
from engines.soleils.turn import left_over, targets, writes


def offers(layout: Layout, dice: tuple[int, ...], place: Place) -> tuple[Action, ...]:
    """Every answer to what is asked in this place; none when nothing is."""
    values = place.now.values
    match place.stage:
        case "choose":
            return (*writes(layout, values, dice), *(Pass(die) for die in sorted(set(dice))))
        case "crab":
            near = targets(layout, values, *_crab(place))
            return (*(Copy(layout.fields[n].id) for n in near), Skip())
        case "sun":
            return tuple(Sun(number) for number in NUMBERS)
        case "free":
            free = [
                Free(field.id, number)
                for n, field in enumerate(layout.fields)
                if not values[n]
                for number in MEMBERS[layout.takes(values, n)]
            ]
            return (*free, Skip())
        case "confirm":
            return (Confirm(),)
        case "done":
            return ()


def question(state: State, seat: Seat) -> Decision[Action] | None:
    """What the seat is asked; only a last confirmation cannot be taken back."""
    place = state.places[seat]
    if place.stage == "done":
        return None
    actions, previews = _offered(state.layout, state.dice, place)
    last = place.stage == "confirm" and sum(other.stage != "done" for other in state.places) == 1
    return Decision(
        seat,
        place.stage,
        actions,
        _default(state, place),
        _about(state, place),
        previews,
        frozenset({0}) if last else frozenset[int](),
    )


@lru_cache(maxsize=256)
def _offered(
    layout: Layout, dice: tuple[int, ...], place: Place
) -> tuple[tuple[Action, ...], tuple[Preview, ...]]:
    """The offers and their previews; asked for again and again while a person thinks."""
    actions = offers(layout, dice, place)
    match place.stage:
        case "choose":
            return actions, tuple(_choice(layout, dice, place, action) for action in actions)
        case "crab":
            return actions, tuple(_carried(layout, place, action) for action in actions)
        case "sun":
            return actions, tuple(of_sun(layout, place.now, number) for number in NUMBERS)
        case "free":
            return actions, tuple(_free(layout, place, action) for action in actions)
        case "confirm" | "done":
            return actions, ()


def _default(state: State, place: Place) -> Action:
    """It takes back nothing that was chosen, and the lowest die never rushes the end."""
    match place.stage:
        case "choose":
            return Pass(min(state.dice))
        case "sun":
            return Sun(place.die)
        case "crab" | "free":
            return Skip()
        case "confirm" | "done":
            return Confirm()


def _about(state: State, place: Place) -> dict[str, Json]:
    old, new = place.shown, place.now
    match place.stage:
        case "choose":
            return {"dice": list(state.dice)}
        case "crab":
            field, number = _crab(place)
            return {"field": state.layout.fields[field].id, "number": number}
        case "sun":
            return {"die": place.die, "total": new.total}
        case "free":
            return {"total": new.total}
        case "confirm" | "done":
            return {
                "stars": sum(new.stars) - sum(old.stars),
                "pearls": new.pearls - old.pearls,
                "shells": new.shells - old.shells,
            }


def _crab(place: Place) -> tuple[int, int]:
    """The field whose crab is asked about, and its number."""
    assert place.at is not None, "no crab is asked about"
    return place.at, place.now.values[place.at]


def _choice(layout: Layout, dice: tuple[int, ...], place: Place, action: Action) -> Preview:
    """Where the sun step follows at once it is told, too; otherwise only which die is left for it."""
    if isinstance(action, Pass):
        return of_sun(layout, place.now, action.value)
    assert isinstance(action, Write), f"{action} is no choice"
    n = layout.index[action.field]
    told = of_number(layout, place.now, n, action.number, hats=True)
    die = left_over(dice, layout.fields[n].pearl, action.number)
    if "crab" in told or "hat" in told:
        return {**told, "sun": die}
    return {**told, **of_sun(layout, place.now, die)}


def _carried(layout: Layout, place: Place, action: Action) -> Preview:
    told: Preview = {}
    if isinstance(action, Copy):
        n = layout.index[action.field]
        _, number = _crab(place)
        told = of_number(layout, place.now, n, number, hats=not place.free)
    if place.free or place.hat or "crab" in told or "hat" in told:
        return told
    return {**told, **of_sun(layout, place.now, place.die)}


def _free(layout: Layout, place: Place, action: Action) -> Preview:
    if isinstance(action, Skip):
        return {}
    assert isinstance(action, Free), f"{action} is no free number"
    return of_number(layout, place.now, layout.index[action.field], action.number, hats=False)
