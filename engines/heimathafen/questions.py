"""What a seat is asked: the offers, the house's own answer, and what stays open to undo."""

import itertools
from functools import cache

from engines.core.types import Decision, Json, Seat
from engines.heimathafen.board import MOVES, SAIL_MOVES, SIDES, SPACES
from engines.heimathafen.currents import drifts
from engines.heimathafen.knowledge import unseen
from engines.heimathafen.maps import DANGERS, Wind
from engines.heimathafen.previews import (
    Preview,
    asks_owner,
    courses,
    figures,
    of_drift,
    of_rotation,
    of_ship,
)
from engines.heimathafen.state import (
    Action,
    DangerMode,
    DangerStep,
    DangerStop,
    Flag,
    Holder,
    Rotate,
    Sail,
    Ship,
    Side,
    StartToken,
    State,
    Timing,
)

SIDE_ORDER: tuple[Side, ...] = ("left", "right")
BOTH = frozenset({0, 1})
NEITHER: frozenset[int] = frozenset()


def question(state: State, seat: Seat) -> Decision[Action]:
    """What `seat`, who is waited for, is asked."""
    match state.stage:
        case "start_token":
            return start_token(state)
        case "holder":
            return holder(state, seat)
        case "sail":
            return sail(state)
        case "timing":
            return timing(state)
        case "danger_mode":
            return danger_mode(state)
        case "danger":
            return danger(state)
        case "ship":
            return ship(state)
        case "flag":
            return flag(state, seat)
        case "over":
            raise AssertionError("nobody is asked anything any more")


def start_token(state: State) -> Decision[Action]:
    """Which wind lies open under the ship, and on which side the fifth ship starts."""
    seat, rose = state.turn, state.sea.rose
    actions: list[Action] = []
    previews: list[Preview] = []
    sides: tuple[Side | None, ...] = (None,) if seat < len(SPACES) else SIDE_ORDER
    for wind in rose:
        for side in sides:
            space = SPACES[seat] if side is None else SIDES[side]
            at = state.sea.places[state.sea.starts[space]]
            actions.append(StartToken(wind, side))
            previews.append({"space": space, "at": at, "wind": wind})
    about: dict[str, Json] = {"winds": rose, "sides": seat >= len(SPACES)}
    final = frozenset(range(len(actions)))
    return Decision(seat, "start_token", tuple(actions), actions[0], about, tuple(previews), final)


@cache
def orders(winds: tuple[Wind, ...]) -> tuple[Action, ...]:
    """Every order of a holder, the winds' own first."""
    return tuple(Holder(order) for order in itertools.permutations(winds))


def holder(state: State, seat: Seat) -> Decision[Action]:
    """The order of the other five winds; others still arrange theirs, so it can be taken back."""
    winds = unseen(state, seat)
    actions = orders(winds)
    return Decision(seat, "holder", actions, actions[0], {"winds": winds})


def sail(state: State) -> Decision[Action]:
    """Five moves, or as many as usual."""
    seat, loss = state.turn, state.loss
    about: dict[str, Json] = {
        "sails": state.sails[seat],
        "loss": loss,
        "on_danger": state.on_danger,
    }
    return Decision(
        seat,
        "sail",
        (Sail(True), Sail(False)),
        Sail(False),
        about,
        ({"budget": SAIL_MOVES - loss}, {"budget": MOVES - loss}),
        BOTH if state.on_danger else NEITHER,
    )


def timing(state: State) -> Decision[Action]:
    """Throw for the dangers now, or after the moves."""
    return Decision(
        state.turn,
        "timing",
        (Timing(True), Timing(False)),
        Timing(False),
        {"budget": state.budget},
        final=frozenset({0}),
    )


def danger_mode(state: State) -> Decision[Action]:
    """Many dangers one step each, or one danger all the steps."""
    actions = (DangerMode("many"), DangerMode("one"))
    about: dict[str, Json] = {"rolled": state.rolled, "early": state.early}
    return Decision(state.turn, "danger_mode", actions, actions[0], about)


def danger(state: State) -> Decision[Action]:
    """The next step of a danger. After a late throw the last step closes the turn."""
    steps = list(drifts(state.sea, state.dangers, state.mode, state.only, state.gone))
    actions: list[Action] = [DangerStep(DANGERS[who], wind) for who, wind, _ in steps]
    previews = [of_drift(state, who, wind, to) for who, wind, to in steps]
    stop = DangerStop()
    final = NEITHER
    if not state.early:
        ends = {i for i, (who, _, to) in enumerate(steps) if _is_last(state, who, to)}
        final = frozenset({*ends, len(actions)})
    about: dict[str, Json] = {
        "rolled": state.rolled,
        "early": state.early,
        "mode": state.mode,
        "steps": state.steps,
    }
    return Decision(state.turn, "danger", (*actions, stop), stop, about, (*previews, {}), final)


def _is_last(state: State, who: int, to: int) -> bool:
    """Can no danger go on after this step?"""
    if state.steps == 1:
        return True
    dangers = list(state.dangers)
    dangers[who] = to
    stops = state.mode == "many" or to in state.ships
    gone = (*state.gone, who) if stops else state.gone
    return not any(drifts(state.sea, dangers, state.mode, who, gone))


def ship(state: State) -> Decision[Action]:
    """Which ship the next wind takes. Asked with one offer, too: else waiting would tell the wind."""
    seat = state.turn
    open_to = courses(state)
    actions: list[Action] = [Ship(way.ship) for way in open_to]
    previews = [of_ship(state, way) for way in open_to]
    home = state.sea.harbour
    forcing = [way.ship for way in open_to if way.ship == seat or way.to != home]
    default: Action
    if not forcing:
        actions.append(Rotate())
        previews.append(of_rotation(state))
        default = actions[-1]
    else:
        default = Ship(seat if seat in forcing else forcing[0])
    left = state.budget - state.used
    if left == 1 or not state.shown[seat][0]:
        final = frozenset(range(len(actions)))
    else:
        final = frozenset(
            i for i, way in enumerate(open_to) if way.to == home or asks_owner(state, way.ship)
        )
    about: dict[str, Json] = {
        "wind": state.wind,
        "left": left,
        "budget": state.budget,
        "banned": state.banned,
        "forced": bool(forcing),
    }
    return Decision(seat, "ship", tuple(actions), default, about, tuple(previews), final)


def flag(state: State, seat: Seat) -> Decision[Action]:
    """Let one's own ship be moved, or stop it; orders may speak of the figures in `about`."""
    way = next(way for way in courses(state) if way.ship == seat)
    about: dict[str, Json] = {
        "by": state.turn,
        **figures(state, way),
        "flags": state.flags[seat],
    }
    stays: Preview = {"stays": state.sea.places[way.start]}
    goes: Preview = {**figures(state, way), "takes": state.under[seat], "asks": None}
    return Decision(
        seat,
        "flag",
        (Flag(True), Flag(False)),
        Flag(False),
        about,
        (stays, goes),
        BOTH,
        "reaction",
    )
