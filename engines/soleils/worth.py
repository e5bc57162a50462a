"""How good a position looks to a seat, for bots: points made, and what the sheet still promises.

A guess about the end: how likely each empty field is still filled with a number it takes. What the
others choose in this round it does not look at.
"""

from functools import cache
from math import exp

from engines.core.types import Seat
from engines.soleils import scoring
from engines.soleils.board import MAJORITY_POINTS, NUMBERS, SOLO_SHELLS
from engines.soleils.layout import MEMBERS, Layout
from engines.soleils.state import State

SHARE = 0.3  # of the rounds in which a field could be filled, it is
FREE_VALUE = 2.4  # points a free number is worth
SHELL_VALUE = 0.55
PEARL_WISH = 0.55  # how often a field that may still have its pearl gets it
CRAB_VALUE = 0.9  # points of an unused crab, if its field is filled
STRIDE = 3.2  # how far a sun goes in a round
AIM = 0.8  # how often a sun is steered where one wants it
SPREAD = 1.6  # shells by which a lead in them is uncertain


def worth(state: State, seat: Seat) -> float:
    """The points to be expected at the end."""
    place = state.places[seat]
    mine = place.now
    if state.ended:
        return float(sum(scoring.breakdown(tuple(p.now for p in state.places))[seat].values()))
    layout = state.layout
    left = rounds_left(state, seat)
    return (
        mine.score
        + _promise(layout, mine.values, left)
        + _sun(layout, mine.total, left)
        + _lead(state, seat)
    )


def rounds_left(state: State, seat: Seat) -> float:
    """How many rounds this seat may still expect after the present one."""
    layout = state.layout
    ahead = max(p.now.total if nth == seat else p.shown.total for nth, p in enumerate(state.places))
    played = len(state.places[seat].now.sun)
    to_go = max(0, layout.sheet.sun_end - ahead)
    return min(layout.sheet.sun_length - played, to_go / STRIDE)


def _promise(layout: Layout, values: tuple[int, ...], left: float) -> float:
    """Stars, pearls, shells and crabs of empty fields, groups and flags, by their chances."""
    steps = round(left)
    total = 0.0
    chances = [1.0] * len(values)
    for n, value in enumerate(values):
        if value:
            continue
        field = layout.fields[n]
        takes = _roomy(layout, values, n)
        chance = chances[n] = _filled(len(MEMBERS[takes]), bool(takes >> field.pearl & 1), steps)
        gain = field.stars + (PEARL_WISH if takes >> field.pearl & 1 else 0.0)
        if field.symbol == "shell":
            gain += SHELL_VALUE
        elif field.symbol:
            gain += CRAB_VALUE
        total += chance * gain * 0.8
    for group, places in zip(layout.groups, layout.group_fields, strict=True):
        total += _open(values, chances, places) * group.stars
    for zone, places in zip(layout.sheet.zones, layout.zone_fields, strict=True):
        total += _open(values, chances, places) * (zone.flag_stars + SHELL_VALUE * zone.flag_shells)
    return total


def _open(values: tuple[int, ...], chances: list[float], places: tuple[int, ...]) -> float:
    """How likely these fields are all filled in the end; 0 if they are, as that is counted."""
    if all(values[n] for n in places):
        return 0.0
    chance = 1.0
    for n in places:
        chance *= chances[n]
    return chance


def _roomy(layout: Layout, values: tuple[int, ...], n: int) -> int:
    """The numbers a field takes that leave the empty fields of its koi a number, too."""
    ties = layout.ties[n]
    least = max(((values[other] or 1) + far for other, far in ties.lower), default=1)
    most = min(((values[other] or 6) - far for other, far in ties.higher), default=6)
    fitting = sum(1 << number for number in NUMBERS if least <= number <= most)
    return layout.takes(values, n) & fitting


@cache
def _filled(numbers: int, pearl: bool, rounds: int) -> float:
    """How likely a field that takes so many numbers is filled in so many rounds."""
    if not numbers:
        return 0.0
    others = numbers - pearl
    hit = 0.0
    for a in NUMBERS:
        for b in NUMBERS:
            for c in NUMBERS:
                dice = (a, b, c)
                ones = sum(die == 1 for die in dice)  # call the pearl 1, the others 2, 3, …
                fits = any(2 <= die < 2 + others for die in dice)
                hit += (ones >= 1 and fits) or (ones >= 2 and pearl)
    chance = hit / 6**3
    return float(1 - (1 - chance * SHARE - 0.01) ** rounds)


@cache
def _hits(gap: int) -> float:
    """How likely a sun comes exactly `gap` further, if any of three dice may be given to it."""
    if gap <= 0:
        return float(gap == 0)
    total = 0.0
    for a in NUMBERS:
        for b in NUMBERS:
            for c in NUMBERS:
                total += max(_hits(gap - a), _hits(gap - b), _hits(gap - c))
    return AIM * total / 6**3 + (1 - AIM) * sum(_hits(gap - d) for d in NUMBERS) / 6


def _sun(layout: Layout, total: int, left: float) -> float:
    """What the bonuses still ahead are worth."""
    value, chance, start = 0.0, 1.0, total
    for bonus in layout.sheet.bonuses:
        if bonus.total <= total:
            continue
        gain = bonus.stars + SHELL_VALUE * bonus.shells + FREE_VALUE * bonus.question
        if (bonus.total - total) / 6 > left:
            break
        chance = _hits(bonus.total - start) if start == total else 0.7
        value += chance * gain * min(1.0, left * STRIDE / (bonus.total - total))
        start = bonus.total
    return value


def _lead(state: State, seat: Seat) -> float:
    """The majority, by how far one is ahead now."""
    mine = state.places[seat].now.shells
    others = [p.shown.shells for nth, p in enumerate(state.places) if nth != seat]
    if not others:
        return MAJORITY_POINTS / (1 + exp(SOLO_SHELLS - mine))
    return MAJORITY_POINTS / (1 + exp((max(others) - mine) / SPREAD)) * 0.6
