"""The log of a table, told again: what somebody saw at any revision, and the record of the game."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row as Found
from sqlalchemy import select

from app.service.hot import Hot, Moved
from app.service.instants import rfc3339
from app.service.refusal import Refusal
from app.service.sight import shown_at
from app.service.start import Seating
from app.service.turns import Turns
from app.store.db import Store
from app.store.models import moves, persons, seats, tables
from engines.core.codec import AnyGame, action_from, decode, encode, options_from
from engines.core.payload import told
from engines.core.play import Position, Row, begin, refold
from engines.core.record import Move, Record, Sitter
from engines.core.rng import Rng
from engines.core.types import Event, Json

FORMAT = 1


class Records:
    """Reads logs; what a reader may know of a running game is decided here."""

    def __init__(self, store: Store, turns: Turns) -> None:
        self._store = store
        self._turns = turns

    async def view(self, code: str, person: str | None, at: int | None) -> bytes:
        """What somebody saw at revision `at` (None: now), without a question unless it is now."""
        hot = await self._turns.position(code)
        seat = None if person is None else hot.seat_of.get(person)
        if at is None or at == hot.revision:
            at, position = hot.revision, hot.position
        elif at > hot.revision:
            raise Refusal("not_found", "the table has not come that far")
        else:
            position = await self._position(hot, at)
        return encode(shown_at(hot, position, await self._told_by(hot, at), seat, at - 1))

    async def _told_by(self, hot: Hot, n: int) -> list[Moved]:
        query = select(moves.c.n, moves.c.seat, moves.c.events).where(
            moves.c.table_id == hot.id, moves.c.n == n
        )
        async with self._store.read.connect() as reading:
            rows = (await reading.execute(query)).all()
        return [Moved(n, seat, decode(events, tuple[Event, ...])) for n, seat, events in rows]

    async def record(self, code: str, person: str | None) -> bytes:
        """The record; while the game runs, what others answered and the dice are left out."""
        hot = await self._turns.position(code)
        seat = None if person is None else hot.seat_of.get(person)
        query = select(tables.c.seed, tables.c.status, tables.c.outcome).where(
            tables.c.id == hot.id
        )
        sitting = (
            select(persons.c.name, seats.c.bot)
            .join(persons, persons.c.id == seats.c.person_id, isouter=True)
            .where(seats.c.table_id == hot.id)
            .order_by(seats.c.seat)
        )
        async with self._store.read.connect() as reading:
            table = (await reading.execute(query)).one()
            names = (await reading.execute(sitting)).all()
        # After the status: a game that ends meanwhile is told as running, never without its last move.
        rows = await self._rows(hot.id)
        over = table.status == "over"
        return encode(
            Record(
                format=FORMAT,
                code=hot.code,
                game=hot.game.key,
                version=hot.row.version,
                options=hot.row.options,
                seats=tuple(Sitter(name or "", bot) for name, bot in names),
                commitment=hot.row.commitment,
                salts=hot.row.salts,
                seed=table.seed.hex() if over else None,
                order=decode(rows[0].action, Seating).order,
                moves=tuple(_whole(row) if over else _known_to(row, seat) for row in rows[1:]),
                outcome=None if table.outcome is None else msgspec.json.decode(table.outcome),
            )
        )

    async def _position(self, hot: Hot, n: int) -> Position[Any]:
        """The position after row `n`: the log up to there, played again."""
        rows = await self._rows(hot.id, n)
        if any(row.version != hot.game.version for row in rows):
            raise Refusal("not_found", "the rules have changed since: this cannot be shown again")
        seating = decode(rows[0].action, Seating)
        rng = Rng(hot.key)
        if seating.shuffled:
            rng.shuffled(seating.order)
        options = options_from(hot.game, hot.row.options)
        start = begin(hot.game, options, hot.row.seats, rng).position
        return refold(hot.game, start, tuple(_row(hot.game, row) for row in rows[1:]), hot.key)

    async def _rows(self, table: int, last: int | None = None) -> Sequence[Found[*tuple[Any, ...]]]:
        query = select(moves).where(moves.c.table_id == table).order_by(moves.c.n)
        if last is not None:
            query = query.where(moves.c.n <= last)
        async with self._store.read.connect() as reading:
            return (await reading.execute(query)).all()


def _row(game: AnyGame, row: Found[*tuple[Any, ...]]) -> Row:
    gone = _gone(row)
    if gone:
        return Row(row.seat, takes_back=gone)
    return Row(row.seat, action_from(game, msgspec.json.decode(row.action)))


def _gone(row: Found[*tuple[Any, ...]]) -> tuple[int, ...]:
    return () if row.takes_back is None else decode(row.takes_back, tuple[int, ...])


def _takes_back(row: Found[*tuple[Any, ...]]) -> tuple[int, ...] | int | None:
    gone = _gone(row)
    return gone[0] if len(gone) == 1 else gone or None


def _whole(row: Found[*tuple[Any, ...]]) -> Move:
    return Move(
        n=row.n,
        seat=row.seat,
        action=None if row.action is None else msgspec.json.decode(row.action),
        cause=row.cause,
        takes_back=_takes_back(row),
        draws=row.draws,
        version=row.version,
        at=rfc3339(row.at),
        events=msgspec.json.decode(row.events),
    )


def _known_to(row: Found[*tuple[Any, ...]], seat: int | None) -> Move:
    """A row of a running game: an answer is its own seat's business, its events those it is sent."""
    events = decode(row.events, tuple[Event, ...])
    sent: Json = [
        {"name": event.name, "data": event.data}
        for event in told(((row.n, event) for event in events), seat)
    ]
    own = row.seat == seat
    return Move(
        n=row.n,
        seat=row.seat,
        action=msgspec.json.decode(row.action) if own and row.action is not None else None,
        cause=row.cause if own else None,
        takes_back=_takes_back(row),
        version=row.version,
        at=rfc3339(row.at),
        events=sent,
    )
