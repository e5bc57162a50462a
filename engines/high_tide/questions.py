"""What the active seat is asked: the offers, the house's own answer, and what stays open to undo."""

from engines.core.types import Decision, Json
from engines.high_tide.board import REROLL_BONUS, open_spaces
from engines.high_tide.landings import landings
from engines.high_tide.previews import UNKNOWN, Preview, preview
from engines.high_tide.state import (
    EMPTY,
    Accept,
    Action,
    Dice,
    Pair,
    Reject,
    Reroll,
    Roll,
    State,
    Take,
    lying,
    plain,
)

SINGLE: tuple[Dice, ...] = ("none", "left", "right")
REROLLS = {slot: (*SINGLE, "both") if dice == 2 else SINGLE for slot, dice in REROLL_BONUS.items()}


def free_spaces(state: State) -> int:
    """Open rack spaces that nothing lies on."""
    occupied = len(state.rack) - state.rack.count(EMPTY)
    return open_spaces(state.seats, state.turn) - occupied


def shown_pairs(state: State) -> list[tuple[int, Pair]]:
    """The pairs that may be taken, by rack space."""
    return [
        (slot, pair) for slot, there in enumerate(state.rack, start=1) if (pair := lying(there))
    ]


def source(state: State) -> Decision[Action]:
    """Take a pair that lies there, or throw dice while a space is free for them."""
    seat, free = state.active, free_spaces(state)
    pairs = shown_pairs(state)
    actions: list[Action] = [Take(slot) for slot, _ in pairs]
    previews = [
        preview(state, seat, pair, slot, certain=slot not in REROLL_BONUS) for slot, pair in pairs
    ]
    final = {i for i, (slot, _) in enumerate(pairs) if slot not in REROLL_BONUS}
    if free:
        final.add(len(actions))
        actions.append(Roll())
        previews.append(UNKNOWN)
    return Decision(
        seat,
        "source",
        tuple(actions),
        Take(min(pairs, key=lambda p: (_drowned(state, p[1]), -p[0]))[0]),
        {"free": free, "forced": free == 1},
        tuple(previews),
        frozenset(final),
    )


def _drowned(state: State, pair: Pair) -> int:
    """How many of the moved chairs the pair leaves in the water."""
    return sum(landing.wet for landing in landings(state, state.active, pair))


def accept(state: State) -> Decision[Action]:
    """Keep the thrown pair, or leave it to the others and throw again."""
    seat, free, pair = state.active, free_spaces(state), state.in_hand
    about: dict[str, Json] = {"pair": plain(pair), "free": free, "forced": free == 2}
    kept = preview(state, seat, pair, state.rack.index(EMPTY) + 1, certain=True)
    return Decision(
        seat, "accept", (Accept(), Reject()), Accept(), about, (kept, UNKNOWN), frozenset({0, 1})
    )


def reroll(state: State) -> Decision[Action]:
    """Which dice of the taken pair to throw again."""
    seat, pair, slot = state.active, state.in_hand, state.taken_from
    dice = REROLLS[slot]
    kept = preview(state, seat, pair, slot, certain=True)
    again: Preview = {**UNKNOWN, "towel": slot}
    return Decision(
        seat,
        "reroll",
        tuple(Reroll(which) for which in dice),
        Reroll("none"),
        {"slot": slot, "pair": plain(pair), "free": free_spaces(state), "forced": False},
        (kept, *(again for _ in dice[1:])),
        frozenset(range(len(dice))),
    )
