"""What one viewer is told of a table, without its people: the `seen` message of the protocol.

The server, the console and the laws use this same form; it knows no names, sockets or clocks.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engines.core.codec import AnyGame
from engines.core.play import Position, asked, ticket, undoable
from engines.core.types import Event, Json, Outcome, Seat


class Told(Struct, frozen=True):
    """An event as one viewer is sent it; `n` is the move it came from."""

    n: int
    name: str
    data: dict[str, Json]


class Question(Struct, frozen=True):
    """An open question; `default` is an action, `final` holds indices into `actions`, ascending."""

    ticket: str
    prompt: str
    about: dict[str, Json]
    actions: tuple[Any, ...]
    previews: tuple[dict[str, Json], ...]
    final: tuple[int, ...]
    default: Any
    due: str | None = None


class Waiting(Struct, frozen=True):
    """A seat the table waits for; `due` is null until tables have clocks."""

    seat: Seat
    due: str | None = None


class Seen(Struct, frozen=True, tag_field="type", tag="seen"):
    """All that a viewer needs to draw the table and to answer."""

    revision: int
    since: int
    view: Any
    events: tuple[Told, ...]
    question: Question | None
    waiting: tuple[Waiting, ...]
    undo: int | None
    outcome: Outcome | None


def told(events: Iterable[tuple[int, Event]], seat: Seat | None) -> tuple[Told, ...]:
    """The events, each with the number of its move, as `seat` (None: a spectator) is sent them."""
    sent = []
    for n, event in events:
        data = event.seen_by(seat)
        if data is not None:
            sent.append(Told(n, event.name, data))
    return tuple(sent)


def question_payload(
    game: AnyGame, position: Position[Any], table: str, seat: Seat | None
) -> Question | None:
    """The question open for `seat`, with its ticket; None for spectators and seats not asked."""
    decision = None if seat is None else asked(game, position, seat)
    if decision is None:
        return None
    return Question(
        ticket=ticket(table, decision.seat, position.answers[decision.seat]),
        prompt=decision.prompt,
        about=decision.about,
        actions=decision.actions,
        previews=decision.previews,
        final=tuple(sorted(decision.final)),
        default=decision.default,
    )


def seen(
    game: AnyGame,
    table: str,
    position: Position[Any],
    seat: Seat | None,
    since: int,
    events: Iterable[tuple[int, Event]],
) -> Seen:
    """What `seat` sees now; `events` are those of the moves in (since, position.n]."""
    state = position.state
    return Seen(
        revision=position.n,
        since=since,
        view=game.view(state, seat),
        events=told(events, seat),
        question=question_payload(game, position, table, seat),
        waiting=tuple(Waiting(s) for s in game.waits(state)),
        undo=None if seat is None else undoable(position, seat),
        outcome=game.outcome(state),
    )
