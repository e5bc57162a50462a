"""Who is to answer by itself: rows written with the move that woke them, leased by whoever works.

A row is gone with the answer it asked for, in one transaction; a worker that dies only lets its
lease run out. Notices for people who play by turns are written the same way.
"""

from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import case, func, select

from app.service.sitter import Sitter
from app.store.db import Store, Write
from app.store.models import due as _due
from app.store.write import Statement
from engines.core.codec import AnyGame
from engines.core.play import Played, ticket

LEASE = 30.0  # seconds a worker has for a row before another may take it

_ANSWERED = "DELETE FROM due WHERE table_id = :id AND seat = :seat"
_WAKE = (
    "INSERT INTO due (table_id, seat, kind, ticket, due_at) VALUES (:id, :seat, 'bot', :ticket, :at)"
    " ON CONFLICT DO NOTHING"
)
_TELL = (
    "INSERT INTO outbox (table_id, person_id, seat, kind, revision, at)"
    " VALUES (:id, :person, :seat, 'turn', :n, :at) ON CONFLICT DO NOTHING"
)
_LEASE = (
    "UPDATE due SET lease_until = :until, attempts = attempts + 1 WHERE id IN (SELECT id FROM due"
    " WHERE due_at <= :now AND lease_until <= :now ORDER BY due_at LIMIT :limit{lock})"
    " RETURNING id, seat, ticket, attempts,"
    " (SELECT code FROM tables WHERE tables.id = due.table_id)"
)
_DROP = "DELETE FROM due WHERE id = :row"


class Asking(Protocol):
    """What must be known of a table to see who is asked: a running one, or one about to start."""

    id: int
    code: str
    pace: str
    game: AnyGame
    sitters: tuple[Sitter, ...]


class Due(Struct, frozen=True):
    """A seat that is to answer the question `ticket` by itself."""

    row: int
    seat: int
    ticket: str
    attempts: int
    code: str


def rows(
    table: Asking, answered: int | None, played: Played[Any], at: float, pause: float
) -> list[Statement]:
    """What a move writes beside itself: bots and away people that it asks, and what it has settled.

    `pause` is how many seconds a bot leaves people to follow.
    """
    said: list[Statement] = []
    if answered is not None and table.sitters[answered].bot is not None:
        said.append((_ANSWERED, {"id": table.id, "seat": answered}))
    position = played.position
    for seat in table.game.waits(position.state):
        if seat != answered and seat not in played.woken:
            continue
        sitter = table.sitters[seat]
        if sitter.bot is not None:
            said.append(
                (
                    _WAKE,
                    {
                        "id": table.id,
                        "seat": seat,
                        "ticket": ticket(table.code, seat, position.answers[seat]),
                        "at": at + pause,
                    },
                )
            )
        elif table.pace == "async" and seat in played.woken:
            person = {"id": table.id, "person": sitter.person, "seat": seat}
            said.append((_TELL, {**person, "n": position.n, "at": at}))
    return said


async def next_at(store: Store) -> float | None:
    """When the next row may be leased; None when there is none."""
    later = case((_due.c.lease_until > _due.c.due_at, _due.c.lease_until), else_=_due.c.due_at)
    async with store.read.connect() as reading:
        found: float | None = (await reading.execute(select(func.min(later)))).scalar_one()
    return found


async def lease(store: Store, now: float, limit: int = 50) -> list[Due]:
    """Take rows that are due; nobody else gets them before the lease has run out."""
    at = await next_at(store)
    if at is None or at > now:
        return []
    lock = "" if store.url.startswith("sqlite") else " FOR UPDATE SKIP LOCKED"
    params = {"until": now + LEASE, "now": now, "limit": limit}
    found = await store.writer.write(Write(None, ((_LEASE.format(lock=lock), params),)))
    return [Due(*row) for row in found]


async def drop(store: Store, row: int) -> None:
    """The question is gone or answered: nothing is due any more."""
    await store.writer.write(Write(None, ((_DROP, {"row": row}),)))
