"""How good a position looks to a seat: a guess for bots, from points and what may drown them."""

from collections.abc import Iterator

from engines.core.types import Seat
from engines.high_tide.board import BAR_POINT, BEACHES, PLACE_POINTS, SEA, WAVE_LARGE, WAVE_SMALL
from engines.high_tide.landings import joined, ways
from engines.high_tide.questions import REROLLS, free_spaces, shown_pairs
from engines.high_tide.state import Dice, Die, Pair, Row, State

FACES = range(1, 7)
RIVALS = 0.5  # how much the others' average counts against one's own points
PROGRESS = 0.06  # of a point for each space of a dry chair
HIT = 1 / len(BEACHES)  # how likely a wave comes to a certain beach


def worth(state: State, seat: Seat) -> float:
    """What stands on the beaches, and what a turn still to come this round promises."""
    here = sum(
        _beach(state, seat, rows, water)
        for rows, water in zip(state.rows, state.water, strict=True)
    )
    if state.stage == "over" or seat in state.order[: state.turn]:
        return here
    if seat != state.active:
        return here + _throw(state, seat)
    return here + _best(state, seat)


def _beach(state: State, seat: Seat, rows: tuple[Row, ...], water: int) -> float:
    """One beach with its chairs in these rows: one's own chair against the others' average."""
    over, places = state.stage == "over", PLACE_POINTS[state.seats]
    ranked = on_sand = 0
    total, mine = 0.0, float(BAR_POINT)
    for row in reversed(rows):
        on_sand += len(row.seats)
        dry = row.pos < water
        for standing in reversed(row.seats):
            value = 0.0
            if dry:
                value = float(places[ranked]) if ranked < len(places) else 0.0
                if not over:
                    value = (value + PROGRESS * row.pos) * _stays_dry(water - row.pos)
                ranked += 1
            total += value
            if standing == seat:
                mine = value
    total += BAR_POINT * (state.seats - on_sand)
    return mine - RIVALS * (total - mine) / (state.seats - 1)


def _stays_dry(steps: int) -> float:
    """How likely the next waves spare a chair so many steps from the water."""
    return 1 - HIT * (steps <= WAVE_LARGE) - HIT * (steps <= WAVE_SMALL)


def _best(state: State, seat: Seat) -> float:
    """The best that the open question offers, with the dice's mean where they are thrown."""
    match state.stage:
        case "accept":
            return max(_gain(state, seat, state.in_hand), _throw(state, seat))
        case "reroll":
            dice = REROLLS[state.taken_from]
            return max(_mean(state, seat, list(_fallen(state.in_hand, which))) for which in dice)
        case "source":
            taken = max(_gain(state, seat, pair) for _, pair in shown_pairs(state))
            return max(taken, _throw(state, seat)) if free_spaces(state) else taken
        case "over":
            return 0.0


def _fallen(pair: Pair, which: Dice) -> Iterator[Pair]:
    """Every way these dice may fall."""
    lefts = FACES if which in ("left", "both") else (pair.left.value,)
    rights = FACES if which in ("right", "both") else (pair.right.value,)
    for left in lefts:
        for right in rights:
            yield Pair(Die(pair.left.colour, left), Die(pair.right.colour, right))


def _mean(state: State, seat: Seat, pairs: list[Pair]) -> float:
    return sum(_gain(state, seat, pair) for pair in pairs) / len(pairs)


def _gain(state: State, seat: Seat, pair: Pair) -> float:
    return sum(_step(state, seat, beach, by) for beach, by in ways(pair))


def _step(state: State, seat: Seat, beach: int, by: int) -> float:
    """What moving one's chair so far changes on its beach."""
    rows, water = state.rows[beach], state.water[beach]
    after = joined(rows, seat, min(state.chairs[seat][beach] + by, SEA))
    return _beach(state, seat, after, water) - _beach(state, seat, rows, water)


def _throw(state: State, seat: Seat) -> float:
    """The mean of two dice from the bag, as if they never were of one colour."""
    total = sum(
        dice * sum(_step(state, seat, beach, by) for by in FACES) / len(FACES)
        for beach, dice in enumerate(state.bag)
        if dice
    )
    return 2 * total / sum(state.bag)
