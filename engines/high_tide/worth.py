"""How good a position looks to a seat, for bots: the points it may expect from each beach.

A guess about the end: every chair still goes some way by chance, and waves still come. What the
others will choose it does not know.
"""

from collections.abc import Iterator
from functools import cache
from math import erf, sqrt

from engines.core.types import Seat
from engines.high_tide.board import (
    BAR,
    BAR_POINT,
    BEACHES,
    MAX_ROUNDS,
    PLACE_POINTS,
    SEA,
    WAVE_LARGE,
    WAVE_SMALL,
)
from engines.high_tide.landings import ways
from engines.high_tide.questions import REROLLS, free_spaces, shown_pairs
from engines.high_tide.scoring import points
from engines.high_tide.state import Dice, Die, Pair, State

FACES = range(1, 7)
HIT = 1 / len(BEACHES)  # how likely a wave, or a die, comes to a certain beach
SPREAD = 8.8  # how far two chairs of a beach drift apart in a round: the variance of two dice each
LAST_SPREAD = 0.1  # the same when nobody moves any more
LOOK_AHEAD = 3  # rounds; few games see all six


def worth(state: State, seat: Seat) -> float:
    """The points to be expected, with what a turn still to come this round promises."""
    if state.stage == "over":
        return float(sum(points(state)[seat]))
    prospects = Prospects(state, seat)
    if seat in state.order[: state.turn]:
        return prospects.standing
    if seat != state.active:
        return prospects.standing + prospects.of_a_throw()
    return prospects.standing + prospects.of_the_question()


class Prospects:
    """What one seat may expect from its beaches, and from moving there."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.rounds = min(LOOK_AHEAD, MAX_ROUNDS - state.round)
        self.now = [self.beach(b, pos) for b, pos in enumerate(state.chairs[seat])]
        self.standing = sum(self.now)

    def beach(self, beach: int, mine: int) -> float:
        """The points from one beach with one's chair on space `mine`."""
        water, rounds = self.state.water[beach], self.rounds
        stays = _stays_at_bar(rounds) if mine == BAR else 0.0
        none_ahead, one_ahead, two_ahead = 1.0, 0.0, 0.0
        for seat, chairs in enumerate(self.state.chairs):
            if seat == self.seat:
                continue
            pos = chairs[beach]
            lead = self.lead(beach, seat, mine) if pos == mine else pos - mine
            ahead = _ahead(lead, rounds) * _dry(water - pos, rounds)
            if pos == BAR:
                ahead *= 1 - _stays_at_bar(rounds)
            two_ahead = two_ahead * (1 - ahead) + one_ahead * ahead
            one_ahead = one_ahead * (1 - ahead) + none_ahead * ahead
            none_ahead *= 1 - ahead
        places = (*PLACE_POINTS[self.state.seats], 0)
        placed = places[0] * none_ahead + places[1] * one_ahead + places[2] * two_ahead
        return stays * BAR_POINT + (1 - stays) * placed * _dry(water - mine, rounds)

    def lead(self, beach: int, seat: Seat, mine: int) -> float:
        """Half a space for who stands further right; who arrives later stands there."""
        if self.state.chairs[self.seat][beach] != mine:
            return -0.5
        row = next((row for row in self.state.rows[beach] if row.pos == mine), None)
        if row is None:  # both at the bar, where nobody stands further right
            return 0.0
        return 0.5 if row.seats.index(seat) > row.seats.index(self.seat) else -0.5

    def step(self, beach: int, by: int) -> float:
        """What going so far changes there."""
        to = min(self.state.chairs[self.seat][beach] + by, SEA)
        return self.beach(beach, to) - self.now[beach]

    def gain(self, pair: Pair) -> float:
        return sum(self.step(beach, by) for beach, by in ways(pair))

    def of_a_throw(self) -> float:
        """The mean of two dice from the bag, as if they never were of one colour."""
        bag = self.state.bag
        total = sum(
            dice * sum(self.step(beach, by) for by in FACES) / len(FACES)
            for beach, dice in enumerate(bag)
            if dice
        )
        return 2 * total / sum(bag)

    def of_the_question(self) -> float:
        """The best that is offered, with the dice's mean where they are thrown."""
        state = self.state
        match state.stage:
            case "accept":
                return max(self.gain(state.in_hand), self.of_a_throw())
            case "reroll":
                return max(self.of_a_reroll(which) for which in REROLLS[state.taken_from])
            case "source":
                taken = max(self.gain(pair) for _, pair in shown_pairs(state))
                return max(taken, self.of_a_throw()) if free_spaces(state) else taken
            case "over":
                return 0.0

    def of_a_reroll(self, which: Dice) -> float:
        fallen = [self.gain(pair) for pair in _fallen(self.state.in_hand, which)]
        return sum(fallen) / len(fallen)


def _fallen(pair: Pair, which: Dice) -> Iterator[Pair]:
    """Every way these dice may fall."""
    lefts = FACES if which in ("left", "both") else (pair.left.value,)
    rights = FACES if which in ("right", "both") else (pair.right.value,)
    for left in lefts:
        for right in rights:
            yield Pair(Die(pair.left.colour, left), Die(pair.right.colour, right))


@cache
def _ahead(lead: float, rounds: int) -> float:
    """How likely a chair so many spaces in front is there at the end, too."""
    return 0.5 + 0.5 * erf(lead / sqrt(2 * (SPREAD * rounds + LAST_SPREAD)))


@cache
def _stays_at_bar(rounds: int) -> float:
    return float((1 - HIT) ** (2 * rounds))


@cache
def _dry(steps: int, rounds: int) -> float:
    """How likely a chair so many steps from the water stays dry: this tide and `rounds` more."""
    if steps <= 0:
        return 0.0
    if rounds < 0:
        return 1.0
    return sum(
        (HIT if large else 1 - HIT)
        * (HIT if small else 1 - HIT)
        * _dry(steps - large - small, rounds - 1)
        for large in (0, WAVE_LARGE)
        for small in (0, WAVE_SMALL)
    )
