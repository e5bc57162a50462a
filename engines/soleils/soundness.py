"""What must be true of every sheet and state of 62 Soleils: everything counted again from the numbers."""

from functools import lru_cache

from engines.soleils.board import DICE, NUMBERS, ZONES
from engines.soleils.layout import Layout
from engines.soleils.state import Filled, Place, State


def check(state: State) -> None:
    """Raise AssertionError with a reason if this cannot be."""
    layout = state.layout
    rounds = layout.sheet.sun_length
    assert 1 <= state.round <= rounds, f"round {state.round}"
    assert len(state.dice) == DICE, f"{state.dice} were thrown"
    assert all(die in NUMBERS for die in state.dice), f"{state.dice} were thrown"
    for place in state.places:
        _sheet(layout, place.shown)
        _sheet(layout, place.now)
        _place(state, place)
    suns = [place.shown.total for place in state.places]
    reached = any(total >= layout.sheet.sun_end for total in suns)
    if state.ended is None:
        assert not reached, f"a sun stands at {max(suns)}, and the game goes on"
        assert any(place.stage != "done" for place in state.places), "all confirmed, none shown"
    else:
        assert reached or state.round == rounds, f"an end in round {state.round} at {suns}"
        assert (state.ended == "62") == reached, f"ended by {state.ended} at {suns}"


def _place(state: State, place: Place) -> None:
    old, new = place.shown, place.now
    for before, after in zip(old.values, new.values, strict=True):
        assert before in (0, after), f"{before} became {after}"
    if state.ended:
        assert old == new, "the game is over, yet a sheet is not shown"
        assert len(new.sun) == state.round, f"{len(new.sun)} sun boxes after {state.round} rounds"
        return
    past_sun = place.free or place.stage in ("confirm", "done")
    assert len(old.sun) == state.round - 1, f"{len(old.sun)} sun boxes in round {state.round}"
    assert len(new.sun) == len(old.sun) + past_sun, f"{new.sun} at {place.stage}"
    assert new.sun[: len(old.sun)] == old.sun, "a sun box was changed"
    assert (place.at is not None) == (place.stage == "crab"), f"{place.at} at {place.stage}"
    assert bool(place.die) == (place.stage != "choose"), f"{place.die} left at {place.stage}"
    assert not (place.hat and past_sun), "a hat is worn after the sun step"
    assert place.stage != "sun" or place.hat, "the sun is asked about without a hat"
    if place.stage == "choose":
        assert old == new, "something was written before the choice"


@lru_cache(maxsize=256)
def _sheet(layout: Layout, sheet: Filled) -> None:
    stars = [0] * (len(ZONES) + 1)
    shells = pearls = 0
    for n, field in enumerate(layout.fields):
        number = sheet.values[n]
        if not number:
            continue
        assert number in NUMBERS, f"{number} in {field.id}"
        rest = (*sheet.values[:n], 0, *sheet.values[n + 1 :])
        assert layout.legal(rest, n, number), f"{number} may not stand in {field.id}"
        stars[layout.zone_of[n]] += field.stars
        shells += field.symbol == "shell"
        pearls += number == field.pearl
    for nth, zone in enumerate(layout.sheet.zones):
        for group in zone.groups:
            if all(sheet.values[layout.index[name]] for name in group.fields):
                stars[nth] += group.stars
        if all(sheet.values[n] for n in layout.zone_fields[nth]):
            stars[nth] += zone.flag_stars
            shells += zone.flag_shells
    before = 0
    for total in sheet.sun:
        assert total - before in NUMBERS, f"the sun went from {before} to {total}"
        before = total
        if bonus := layout.bonus.get(total):
            stars[-1] += bonus.stars
            shells += bonus.shells
    counted = (tuple(stars), pearls, shells)
    held = (sheet.stars, sheet.pearls, sheet.shells)
    assert counted == held, f"stars, pearls and shells are {held}, counted {counted}"
