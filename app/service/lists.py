"""Lists of tables: the open ones anybody may join, and a person's own, those that wait for them first."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, case, or_, select

from app.service.accounts import Person
from app.service.instants import rfc3339
from app.service.people import CHOSEN, People
from app.service.refusal import Refusal
from app.store.db import Store
from app.store.models import seats, tables
from engines.core.codec import AnyGame, decode

LARGEST = 2.0**53  # of the numbers in a cursor
MOST_OWN = 500  # tables of one person that are looked through
_encode = msgspec.json.Encoder().encode
_ORDER = {"playing": 1, "open": 2, "over": 3, "abandoned": 4}


class _Stands(msgspec.Struct):
    """The part of a stored position that says whom it waits for."""

    state: msgspec.Raw


class Lists:
    """Pages of tables; `cursor` is what the page before gave."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], people: People) -> None:
        self._store = store
        self._games = games
        self._people = people

    async def open(self, person: Person | None, cursor: str | None, limit: int) -> bytes:
        """Tables that anybody may join, the newest first."""
        query = CHOSEN.where(tables.c.status == "open", tables.c.visibility == "open")
        if cursor is not None:
            at, id = _place(cursor)
            query = query.where(
                or_(
                    tables.c.created_at < at, and_(tables.c.created_at == at, tables.c.id < int(id))
                )
            )
        query = query.order_by(tables.c.created_at.desc(), tables.c.id.desc()).limit(limit + 1)
        async with self._store.read.connect() as reading:
            rows = (await reading.execute(query)).all()
        more = None
        if len(rows) > limit:
            last = rows[limit - 1]
            more = f"{last.created_at!r}_{last.id}"
        return await self._page(rows[:limit], person, {}, more)

    async def mine(self, person: Person, cursor: str | None, limit: int) -> bytes:
        """A person's tables: those waiting for them, in play, open, over; each by last change."""
        query = (
            select(
                tables.c.id,
                tables.c.game,
                tables.c.status,
                tables.c.changed_at,
                # Of a table that is over, nobody reads the position: it stays where it is.
                case((tables.c.status == "playing", tables.c.position)).label("position"),
                seats.c.seat,
            )
            .join(
                seats,
                and_(seats.c.table_id == tables.c.id, seats.c.person_id == person.id),
                isouter=True,
            )
            .where(or_(seats.c.person_id == person.id, tables.c.host_id == person.id))
            .order_by(tables.c.changed_at.desc(), tables.c.id.desc())
            .limit(MOST_OWN)
        )
        start = int(_place(cursor)[0]) if cursor is not None else 0
        async with self._store.read.connect() as reading:
            found = (await reading.execute(query)).all()
            waiting = {row.id: self._waiting(row) for row in found if row.status == "playing"}
            found = sorted(
                found,
                key=lambda r: 0 if r.seat in waiting.get(r.id, ()) else _ORDER.get(r.status, 5),
            )
            wanted = [row.id for row in found[start : start + limit]]
            shown = await reading.execute(CHOSEN.where(tables.c.id.in_(wanted)))
            by_id = {row.id: row for row in shown.all()}
        more = f"{start + limit}_0" if len(found) > start + limit else None
        return await self._page([by_id[id] for id in wanted], person, waiting, more)

    def _waiting(self, row: Row[*tuple[Any, ...]]) -> tuple[int, ...]:
        """The seats a table in play waits for; none when its game or state is not known here."""
        game = self._games.get(row.game)
        if game is None or row.position is None:
            return ()
        try:
            stands = decode(row.position, _Stands)
            return game.waits(decode(bytes(stands.state), game.state_type))
        except Exception:  # a state its game trips over must not take the other tables along
            return ()

    async def _page(
        self,
        rows: Sequence[Row[*tuple[Any, ...]]],
        person: Person | None,
        waiting: Mapping[int, Sequence[int]],
        more: str | None,
    ) -> bytes:
        async with self._store.read.connect() as reading:
            bodies = await self._people.bodies(reading, rows)
        viewer = person.id if person else None
        shown = b",".join(
            body.seen_by(viewer)[:-1]
            + b',"waiting":'
            + _encode(waiting.get(row.id, ()))
            + b',"changed_at":'
            + _encode(rfc3339(row.changed_at))
            + b"}"
            for body, row in zip(bodies, rows, strict=True)
        )
        return b'{"tables":[' + shown + b'],"cursor":' + _encode(more) + b"}"


def _place(cursor: str) -> tuple[float, float]:
    first, _, second = cursor.partition("_")
    try:
        place = float(first), float(second)
        if all(0 <= number < LARGEST for number in place):
            return place
    except ValueError:
        pass
    raise Refusal("malformed", "this cursor is none of ours")
