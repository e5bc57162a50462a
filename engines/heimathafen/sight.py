"""What a seat sees: the sea, the ships, and of the holders what a perfect memory knows."""

from msgspec import Struct

from engines.core.types import Seat
from engines.heimathafen.board import NOWHERE
from engines.heimathafen.knowledge import unseen
from engines.heimathafen.maps import DANGERS, Chart, Danger, Face, Place, Wind
from engines.heimathafen.previews import course
from engines.heimathafen.state import Ending, Mode, Stage, State


class Rack(Struct, frozen=True):
    """A holder from left to right, empty until arranged, null for what the viewer cannot place.

    `secret` are the winds that not everybody can place, in the rose's order; null where the house
    does not remember for people.
    """

    winds: tuple[Wind | None, ...]
    secret: tuple[Wind, ...] | None


class Try(Struct, frozen=True, rename={"start": "from"}):
    """A move that waits for the owner's flag, or for none."""

    by: Seat
    ship: Seat
    wind: Wind
    start: Place
    to: Place


class Drift(Struct, frozen=True):
    """A roll being carried out."""

    steps: int
    mode: Mode | None
    only: Danger | None
    gone: tuple[Danger, ...]


class View(Struct, frozen=True):
    """Everything a viewer may see. Places are coordinates of the chart; lists go by seat.

    `turn` is null while holders are arranged and after the end. `distances` are the fewest moves
    home, null before a ship is placed.
    """

    chart: Chart
    memory_aid: bool
    seats: int
    stage: Stage
    round: int
    rounds: int
    turn: Seat | None
    ships: tuple[Place | None, ...]
    under: tuple[Wind | None, ...]
    holders: tuple[Rack, ...]
    sails: tuple[int, ...]
    flags: tuple[int, ...]
    hit: tuple[bool, ...]
    dangers: dict[Danger, Place]
    distances: tuple[int | None, ...]
    sailing: bool
    on_danger: bool
    loss: int
    budget: int
    used: int
    rolled: Face | None
    early: bool
    banned: tuple[Seat, ...]
    trying: Try | None
    drift: Drift | None
    ended: Ending | None


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    sea = state.sea
    places = sea.places
    idle = state.stage in ("holder", "over")
    return View(
        chart=sea.chart,
        memory_aid=state.options.memory_aid,
        seats=len(state.ships),
        stage=state.stage,
        round=state.round,
        rounds=sea.chart.limit,
        turn=None if idle else state.turn,
        ships=tuple([None if f == NOWHERE else places[f] for f in state.ships]),
        under=state.under,
        holders=tuple([rack(state, owner, seat) for owner in range(len(state.ships))]),
        sails=state.sails,
        flags=state.flags,
        hit=state.hit,
        dangers={who: places[f] for who, f in zip(DANGERS, state.dangers, strict=True)},
        distances=tuple([None if f == NOWHERE else sea.distances[f] for f in state.ships]),
        sailing=state.sailing,
        on_danger=state.on_danger,
        loss=state.loss,
        budget=state.budget,
        used=state.used,
        rolled=state.rolled,
        early=state.early,
        banned=state.banned,
        trying=_trying(state),
        drift=_drift(state),
        ended=state.ended,
    )


def rack(state: State, owner: Seat, viewer: Seat | None) -> Rack:
    """One holder as one viewer sees it."""
    winds = state.holders[owner]
    if not state.options.memory_aid:
        mine = owner == viewer or state.ended is not None
        return Rack(winds if mine else (None,) * len(winds), None)
    shown = state.shown[owner]
    if winds and all(shown):
        return Rack(winds, ())
    secret = unseen(state, owner)
    if owner == viewer or state.ended is not None:
        return Rack(winds, secret)
    return Rack(tuple([w if s else None for w, s in zip(winds, shown, strict=True)]), secret)


def _trying(state: State) -> Try | None:
    if state.chosen is None:
        return None
    way = course(state, state.chosen)
    assert way is not None, f"the ship of seat {state.chosen} cannot take this wind"
    places = state.sea.places
    return Try(state.turn, way.ship, state.wind, places[way.start], places[way.to])


def _drift(state: State) -> Drift | None:
    if not state.steps:
        return None
    only = None if state.only is None else DANGERS[state.only]
    return Drift(state.steps, state.mode, only, tuple([DANGERS[who] for who in state.gone]))
