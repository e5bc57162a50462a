"""What a person sees of 62 Soleils: all sheets as of the last reveal, and the own round as it stands."""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from engines.core.types import Seat
from engines.soleils import scoring
from engines.soleils.board import Sheet
from engines.soleils.layout import Boats, Layout
from engines.soleils.state import Deed, Ending, Filled, Stage, State


class SheetSeen(Struct, frozen=True):
    """One sheet: `values` in the order of the layout's fields, `stars` by zone and then the sun."""

    values: tuple[int, ...]
    sun: tuple[int, ...]
    stars: tuple[int, ...]
    pearls: int
    shells: int
    groups: tuple[str, ...]
    zones: tuple[str, ...]


class Mine(Struct, frozen=True):
    """The viewer's own round, which nobody else sees before the reveal."""

    sheet: SheetSeen
    stage: Stage
    deeds: tuple[Deed, ...]
    die: int
    hat: bool
    at: str | None
    score: int


class View(Struct, frozen=True):
    """`scores` are stars and pearls of the last reveal; at the end the majority is in them."""

    layout: Sheet
    boats: Boats
    seats: int
    round: int
    rounds: int
    dice: tuple[int, ...]
    sheets: tuple[SheetSeen, ...]
    scores: tuple[int, ...]
    finished: tuple[bool, ...]
    mine: Mine | None
    majority: tuple[bool, ...] | None
    ended: Ending | None


class Done(NamedTuple):
    """The full groups and zones of a sheet."""

    groups: tuple[str, ...]
    zones: tuple[str, ...]


def done(layout: Layout, values: tuple[int, ...]) -> Done:
    """What is complete."""
    return Done(
        tuple(
            group.id
            for group, places in zip(layout.groups, layout.group_fields, strict=True)
            if all(values[n] for n in places)
        ),
        tuple(
            zone.id
            for zone, places in zip(layout.sheet.zones, layout.zone_fields, strict=True)
            if all(values[n] for n in places)
        ),
    )


@lru_cache(maxsize=256)
def _sheet(layout: Layout, filled: Filled) -> SheetSeen:
    full = done(layout, filled.values)
    return SheetSeen(
        filled.values,
        filled.sun,
        filled.stars,
        filled.pearls,
        filled.shells,
        full.groups,
        full.zones,
    )


def view(state: State, seat: Seat | None) -> View:
    """Everything `seat` may see."""
    layout = state.layout
    shown = tuple(place.shown for place in state.places)
    over = state.ended is not None
    mine = None
    if seat is not None and not over:
        place = state.places[seat]
        mine = Mine(
            sheet=_sheet(layout, place.now),
            stage=place.stage,
            deeds=place.deeds,
            die=place.die,
            hat=place.hat,
            at=None if place.at is None else layout.fields[place.at].id,
            score=place.now.score,
        )
    if over:
        scores = tuple(sum(lines.values()) for lines in scoring.breakdown(shown))
    else:
        scores = tuple(sheet.score for sheet in shown)
    return View(
        layout=layout.sheet,
        boats=state.boats,
        seats=len(shown),
        round=state.round,
        rounds=layout.sheet.sun_length,
        dice=state.dice,
        sheets=tuple(_sheet(layout, sheet) for sheet in shown),
        scores=scores,
        finished=tuple(place.stage == "done" for place in state.places),
        mine=mine,
        majority=scoring.majority(shown) if over else None,
        ended=state.ended,
    )
