"""What one viewer is told of a table: the `seen` frame, built up from the position, never stripped."""

from collections.abc import Iterable

from app.service.hot import Hot, Moved
from engines.core.codec import encode
from engines.core.payload import Seen
from engines.core.payload import seen as look


def seen(hot: Hot, moves: Iterable[Moved], seat: int | None, since: int) -> bytes:
    """The frame for `seat` (None: a spectator); `moves` are those in (since, revision]."""
    return encode(shown(hot, moves, seat, since))


def shown(hot: Hot, moves: Iterable[Moved], seat: int | None, since: int) -> Seen:
    """The same, not yet JSON."""
    events = ((move.n, event) for move in moves for event in move.events)
    return look(hot.game, hot.code, hot.position, seat, since, events)


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
