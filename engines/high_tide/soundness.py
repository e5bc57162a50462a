"""What must hold in every position of High Tide; knows nothing of how it was reached."""

from collections import Counter

from engines.high_tide.board import (
    BAR,
    BAR_FLOOD_FLOOR,
    BEACHES,
    DICE_PER_COLOUR,
    MAX_ROUNDS,
    RACK_USABLE,
    REROLL_BONUS,
    SEA,
    WAVE_LARGE,
    WAVE_SMALL,
    open_spaces,
)
from engines.high_tide.state import EMPTY, State, Towel, lying, pair_of


def check(state: State) -> None:
    """Raise AssertionError with a reason if the state cannot be."""
    _turns(state)
    _rack(state)
    _dice(state)
    _beaches(state)
    _waves(state)


def _turns(state: State) -> None:
    over = state.stage == "over"
    assert sorted(state.order) == list(range(state.seats)), f"no order of play: {state.order}"
    assert 1 <= state.round <= MAX_ROUNDS, f"there is no round {state.round}"
    assert 0 <= state.turn < state.seats, f"there is no turn {state.turn}"
    assert over == (state.ended is not None), f"{state.stage}, but ended: {state.ended}"
    assert over == (state.tide is not None), f"{state.stage}, but the tide is {state.tide}"
    assert not over or state.turn == state.seats - 1, "the last round was not played out"


def _rack(state: State) -> None:
    over, rack = state.stage == "over", state.rack
    assert len(rack) == RACK_USABLE[state.seats], f"{len(rack)} rack spaces"
    towels = [slot.seat for slot in rack if isinstance(slot, Towel)]
    played = state.order if over else state.order[: state.turn]
    assert sorted(towels) == sorted(played), f"towels of {towels}, but {played} have played"
    held = None if state.slot is None else state.slot - 1
    occupied = [slot != EMPTY or nth == held for nth, slot in enumerate(rack)]
    count = sum(occupied)
    assert all(occupied[:count]), f"a gap on the rack: {rack}"
    assert count <= open_spaces(state.seats, state.turn), f"below the rental hut: {rack}"
    if held is not None:
        assert state.slot in REROLL_BONUS, f"no bonus on space {state.slot}"
        assert rack[held] == EMPTY, "a pair in hand lies on the rack too"
    if state.stage == "accept":
        free = open_spaces(state.seats, state.turn) - count
        assert free >= 2, f"{free} free spaces, yet a pair may be left there"
    if state.stage == "source":
        shown = count - len(towels)
        free = open_spaces(state.seats, state.turn) - count
        assert shown >= 1, "with no pair on the rack the dice are thrown at once"
        assert shown + (free > 0) >= 2, "a choice of one is no question"


def _dice(state: State) -> None:
    whole = DICE_PER_COLOUR[state.seats]
    shown = [pair for slot in state.rack if (pair := lying(slot))]
    for pair in shown:
        assert pair_of(pair.left, pair.right) == pair, f"{pair} lies the wrong way round"
    hand = [] if state.pair is None else [state.pair]
    assert bool(hand) == (state.stage in ("accept", "reroll")), f"{state.stage} with {hand}"
    assert (state.slot is not None) == (state.stage == "reroll"), f"{state.stage}, {state.slot}"
    dice = [die for pair in (*shown, *hand) for die in (pair.left, pair.right)]
    assert all(1 <= die.value <= 6 for die in dice), f"no such dice: {dice}"
    on_table = Counter(die.colour for die in dice)
    for colour, left in zip(BEACHES, state.bag, strict=True):
        assert left >= 0, f"{left} {colour} dice in the bag"
        assert left + on_table[colour] <= whole, f"too many {colour} dice"
    spent = 2 * sum(isinstance(slot, Towel) for slot in state.rack)
    total = sum(state.bag) + len(dice) + spent
    assert total == whole * len(BEACHES), f"{total} dice in all"


def _beaches(state: State) -> None:
    moved = state.order if state.stage == "over" else state.order[: state.turn]
    for beach, rows in enumerate(state.rows):
        spaces = [row.pos for row in rows]
        assert spaces == sorted(set(spaces)), f"rows out of order: {rows}"
        standing = [(seat, row.pos) for row in rows for seat in row.seats]
        chairs = [(seat, mine[beach]) for seat, mine in enumerate(state.chairs)]
        on_sand = [chair for chair in chairs if chair[1] != BAR]
        assert sorted(standing) == on_sand, f"{standing} in the rows, {on_sand} on the sand"
        for seat, pos in chairs:
            assert BAR <= pos <= SEA, f"seat {seat} stands on {pos}"
            dry = pos < state.water[beach]
            assert dry or seat in moved, f"seat {seat} began its turn in the water"
    assert state.ended != "rounds" or _all_dry(state), "six rounds ended with a wet chair"


def _all_dry(state: State) -> bool:
    return all(
        pos < water for mine in state.chairs for pos, water in zip(mine, state.water, strict=True)
    )


def _waves(state: State) -> None:
    tides = state.round if state.stage == "over" else state.round - 1
    laid = Counter(size for waves in state.waves for size in waves)
    assert laid == Counter({WAVE_LARGE: tides, WAVE_SMALL: tides}), f"{laid} after {tides} tides"
    for water, waves in zip(state.water, state.waves, strict=True):
        assert water == max(BAR_FLOOD_FLOOR, SEA - sum(waves)), f"water at {water} after {waves}"
