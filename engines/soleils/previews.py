"""What the board may show before a click: what a number would earn, where the sun would come to.

Only what is not nothing is said, so that a question with all its offers stays small.
"""

from engines.core.types import Json
from engines.soleils.layout import Layout
from engines.soleils.state import Filled, State
from engines.soleils.turn import gain, targets

Preview = dict[str, Json]


def of_number(layout: Layout, sheet: Filled, place: int, number: int, *, hats: bool) -> Preview:
    """Writing `number` there: its gains, what it completes, the symbol it sets free."""
    field = layout.fields[place]
    won = gain(layout, sheet.values, place, number)
    told: Preview = {}
    if won.stars:
        told["stars"] = won.stars
    if won.pearl:
        told["pearls"] = 1
    if won.shells:
        told["shells"] = won.shells
    if won.group:
        told["group"] = won.group
    if won.zone:
        told["zone"] = won.zone
    if field.symbol == "hat" and hats:
        told["hat"] = True
    if field.symbol == "crab":
        values = (*sheet.values[:place], number, *sheet.values[place + 1 :])
        if near := targets(layout, values, place, number):
            told["crab"] = [layout.fields[n].id for n in near]
    return told


def of_sun(layout: Layout, sheet: Filled, value: int) -> Preview:
    """Adding `value` to the sun."""
    total = sheet.total + value
    told: Preview = {"sun": value, "total": total}
    bonus = layout.bonus.get(total)
    if bonus and bonus.stars:
        told["sun_stars"] = bonus.stars
    if bonus and bonus.shells:
        told["sun_shells"] = bonus.shells
    if bonus and bonus.question:
        told["question"] = True
    return told


def kept(told: Preview, before: State, after: State) -> bool:
    """Did the one sheet that changed gain just that?"""
    changed = [
        (old.now, new.now)
        for old, new in zip(before.places, after.places, strict=True)
        if old != new
    ]
    if not told:
        return True
    if len(changed) != 1:
        return False
    ((old, new),) = changed
    stars = told.get("stars", 0) + told.get("sun_stars", 0)
    shells = told.get("shells", 0) + told.get("sun_shells", 0)
    return (
        sum(new.stars) - sum(old.stars) == stars
        and new.pearls - old.pearls == told.get("pearls", 0)
        and new.shells - old.shells == shells
        and (new.total == told["total"] if "total" in told else new.sun == old.sun)
    )
