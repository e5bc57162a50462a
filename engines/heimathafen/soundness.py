"""What must hold in every position of Heimathafen; knows nothing of how it was reached."""

from collections import Counter

from engines.heimathafen.board import (
    FLAGS,
    HOLDER,
    LEAST_MOVES,
    NOWHERE,
    SAIL_MOVES,
    SAILS,
    SEATS,
)
from engines.heimathafen.currents import drifts
from engines.heimathafen.previews import courses
from engines.heimathafen.state import State


def check(state: State) -> None:
    """Raise AssertionError with a reason if the state cannot be."""
    _fields(state)
    _winds(state)
    _tiles(state)
    if state.stage in ("start_token", "holder"):
        _before_the_race(state)
    else:
        _turn(state)
        _roll(state)


def _fields(state: State) -> None:
    sea = state.sea
    placed = [f for f in state.ships if f != NOWHERE]
    assert len(state.ships) in SEATS, f"{len(state.ships)} ships"
    assert len(set(placed)) == len(placed), f"two ships on a field: {state.ships}"
    assert len(set(state.dangers)) == len(state.dangers), f"two dangers meet: {state.dangers}"
    for field in (*placed, *state.dangers):
        assert 0 <= field < len(sea.places), f"there is no field {field}"
        assert field not in sea.islands, f"something lies on the island {sea.places[field]}"
    assert sea.harbour not in state.dangers, "a danger lies in the harbour"
    home = sea.harbour in placed
    assert home == (state.ended == "harbour"), f"a ship is home: {home}, but {state.ended}"


def _winds(state: State) -> None:
    whole = len(state.ships)
    count: Counter[str] = Counter()
    for seat, winds in enumerate(state.holders):
        under, shown = state.under[seat], state.shown[seat]
        assert (under is None) == (state.ships[seat] == NOWHERE), f"under seat {seat}: {under}"
        assert len(winds) in (0, HOLDER), f"seat {seat} holds {winds}"
        assert len(shown) == len(winds), f"seat {seat} holds {winds}, shown {shown}"
        assert sum(shown) != HOLDER - 1, f"the last hidden wind of seat {seat} is known"
        hidden = [wind for wind, known in zip(winds, shown, strict=True) if not known]
        assert len(set(hidden)) == len(hidden), f"hidden twice with seat {seat}: {hidden}"
        own = [wind for wind in state.sea.rose if wind != under]
        count.update(winds or (own if under else state.sea.rose))
        count.update([under] if under else ())
    assert count == Counter(dict.fromkeys(state.sea.rose, whole)), f"winds in all: {count}"


def _tiles(state: State) -> None:
    for sails, flags in zip(state.sails, state.flags, strict=True):
        assert 0 <= sails <= SAILS, f"{sails} tiles to set sail"
        assert 0 <= flags <= FLAGS, f"{flags} false flags"


def _before_the_race(state: State) -> None:
    arranged = [bool(winds) for winds in state.holders]
    placed = [field != NOWHERE for field in state.ships]
    assert (state.round, state.used, state.rolled) == (1, 0, None), "the race has begun"
    if state.stage == "start_token":
        expected = [seat < state.turn for seat in range(len(placed))]
        assert placed == expected, f"seat {state.turn} is to place, but placed are {placed}"
        assert not any(arranged), "a holder is arranged too early"
    else:
        assert all(placed), f"placed are only {placed}"
        assert not all(arranged), "all holders are arranged, and the race has not begun"


def _turn(state: State) -> None:
    assert all(state.holders), f"a holder is empty: {state.holders}"
    assert 0 <= state.turn < len(state.ships), f"there is no seat {state.turn}"
    assert 1 <= state.round <= state.sea.chart.limit, f"there is no round {state.round}"
    assert state.loss in (0, 1), f"a loss of {state.loss} moves"
    assert LEAST_MOVES <= state.budget <= SAIL_MOVES, f"a turn of {state.budget} moves"
    assert 0 <= state.used <= state.budget, f"{state.used} of {state.budget} moves"
    assert (state.stage == "over") == (state.ended is not None), f"{state.stage}, {state.ended}"
    asked = state.stage == "flag"
    assert asked == (state.chosen is not None), f"{state.stage}, but chosen is {state.chosen}"
    assert not state.banned or state.stage in ("ship", "flag"), f"{state.stage}, {state.banned}"
    if state.stage in ("ship", "flag"):
        assert state.used < state.budget, "a move too many"
    if state.chosen is not None:
        assert state.chosen != state.turn, "a flag against oneself"
        assert state.flags[state.chosen] > 0, f"seat {state.chosen} has no flag left"
        assert state.shown[state.turn][0], "a flag is asked against a wind that nobody knows"
        ships = [way.ship for way in courses(state)]
        assert state.chosen in ships, f"the ship of seat {state.chosen} cannot take the wind"


def _roll(state: State) -> None:
    rolling = state.stage in ("danger_mode", "danger")
    assert rolling == (state.steps > 0), f"{state.steps} steps at {state.stage}"
    assert rolling or (state.mode, state.only, state.gone) == (None, None, ()), "a roll is left"
    if state.stage in ("sail", "timing"):
        assert state.rolled is None, f"rolled {state.rolled} too early"
    if rolling:
        assert state.rolled not in (None, "X"), f"steps after {state.rolled}"
        assert (state.stage == "danger") == (state.mode is not None), f"{state.stage}, {state.mode}"
        assert state.early or state.used == state.budget, "a late throw comes after the moves"
        left = drifts(state.sea, state.dangers, state.mode, state.only, state.gone)
        assert any(left), "no danger can go, and somebody is asked which"
