"""What one viewer is told of a table: the `seen` frame, built up from the position, never stripped."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from app.service.hot import Hot, Moved
from engines.core.codec import encode
from engines.core.payload import Seen as Seen
from engines.core.payload import seen as look
from engines.core.play import Position


def shown(hot: Hot, moves: Iterable[Moved], seat: int | None, since: int) -> Seen:
    """The table for `seat` (None: a spectator) now; `moves` are those in (since, revision]."""
    events = ((move.n, event) for move in moves for event in move.events)
    return look(hot.game, hot.code, hot.position, seat, since, events)


def shown_at(
    hot: Hot, position: Position[Any], moves: Iterable[Moved], seat: int | None, since: int
) -> Seen:
    """The same at any position of the table; in the past nobody is asked anything."""
    events = ((move.n, event) for move in moves for event in move.events)
    seen = look(hot.game, hot.code, position, seat, since, events)
    return seen if position is hot.position else replace(seen, question=None, undo=None)


def text(seen: Seen) -> str:
    """The frame of the socket."""
    return encode(seen).decode()


def same(before: Seen, after: Seen) -> bool:
    """Did nothing change for this viewer? Then there is no need to send a frame."""
    return (
        not after.events
        and before.view == after.view
        and before.question == after.question
        and before.waiting == after.waiting
        and before.undo == after.undo
        and before.outcome == after.outcome
    )
