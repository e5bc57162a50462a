"""Who is at a table: the body that tables are shown by, and who is connected."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, bindparam, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from app.service.instants import now, rfc3339
from app.service.refusal import Refusal
from app.store.db import Store
from app.store.models import persons, presence, seats, tables, talk
from app.store.write import Write
from engines.core.codec import AnyGame

AT_ONCE = 500  # tables asked for in one statement
_encode = msgspec.json.Encoder().encode

# Built once: putting a statement together costs as much as asking it.
_later = tables.alias("later")
_rematch = (
    select(_later.c.code).where(_later.c.rematch_of == tables.c.code).limit(1).scalar_subquery()
)
CHOSEN: Any = select(
    tables.c.id,
    tables.c.code,
    tables.c.game,
    tables.c.options,
    tables.c.pace,
    tables.c.visibility,
    tables.c.status,
    tables.c.host_id,
    tables.c.seats_wanted,
    tables.c.commitment,
    tables.c.revision,
    tables.c.rested,
    tables.c.created_at,
    tables.c.changed_at,
    persons.c.name.label("host_name"),
    _rematch.label("rematch"),
).join(persons, persons.c.id == tables.c.host_id)
_OF_CODE = CHOSEN.where(tables.c.code == bindparam("code"))
_SITTING = (
    select(
        seats.c.table_id,
        seats.c.seat,
        seats.c.person_id,
        seats.c.bot,
        seats.c.salt,
        seats.c.colour,
        persons.c.name,
    )
    .join(persons, persons.c.id == seats.c.person_id, isouter=True)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
_HERE = select(presence.c.table_id, presence.c.person_id).where(
    presence.c.table_id.in_(bindparam("ids", expanding=True)), presence.c.until > bindparam("at")
)


class Invitation(Struct, frozen=True):
    """What an invite link says of its table."""

    host: str
    game: str
    key: str
    language: str


class Body(Struct, frozen=True):
    """A table as everybody sees it, and what it takes to add what one of them is."""

    code: str
    status: str
    common: dict[str, Any]
    host: str  # a person
    sitting: dict[str, int]  # seat by person
    salted: frozenset[int]
    text: bytes  # JSON of `common`, without its last brace

    @property
    def started(self) -> bool:
        """Is there a position, and are the seats final?"""
        return self.status in {"playing", "over"}

    def seat(self, person: str | None) -> int | None:
        """Where a person sits."""
        return None if person is None else self.sitting.get(person)

    def seen_by(self, person: str | None) -> bytes:
        """The body as one viewer sees it."""
        seat = self.seat(person)
        you = {"seat": seat, "host": person == self.host, "has_salt": seat in self.salted}
        return self.text + b',"you":' + _encode(you) + b"}"

    def frame(self, person: str | None) -> str:
        """The same as a frame of the socket."""
        return '{"type":"table",' + self.seen_by(person)[1:].decode()


class Stand(Struct, frozen=True):
    """Where a table stands, as far as news of it goes; `revision` is None before the start."""

    code: str
    status: str
    revision: int | None
    changed_at: float
    talk: int


class People:
    """Reads what tables look like from outside; writes who is connected."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], node: str, lease: float) -> None:
        self._store = store
        self._games = games
        self._node = node
        self._lease = lease

    async def body(self, code: str) -> Body:
        """A table, as everybody sees it; Refusal `not_found`."""
        async with self._store.read.connect() as reading:
            row = (await reading.execute(_OF_CODE, {"code": code})).one_or_none()
            if row is None:
                raise Refusal("not_found", "there is no such table")
            (body,) = await self.bodies(reading, [row])
        return body

    async def table(self, code: str, person: str | None) -> bytes:
        """The JSON of a table as one viewer sees it."""
        return (await self.body(code)).seen_by(person)

    async def exists(self, code: str) -> None:
        """Refusal `not_found` if there is no such table."""
        async with self._store.read.connect() as reading:
            query = select(tables.c.id).where(tables.c.code == code)
            if (await reading.execute(query)).one_or_none() is None:
                raise Refusal("not_found", "there is no such table")

    async def invitation(self, code: str) -> Invitation:
        """Who invites to what; Refusal `not_found`."""
        query = (
            select(persons.c.name, persons.c.language, tables.c.game)
            .join(tables, tables.c.host_id == persons.c.id)
            .where(tables.c.code == code)
        )
        async with self._store.read.connect() as reading:
            row = (await reading.execute(query)).one_or_none()
        if row is None:
            raise Refusal("not_found", "there is no such table")
        return Invitation(row.name, self._title(row.game), row.game, row.language)

    async def stands(self, codes: Iterable[str]) -> list[Stand]:
        """Where tables stand now."""
        said = (
            select(func.coalesce(func.max(talk.c.n), 0))
            .where(talk.c.table_id == tables.c.id)
            .scalar_subquery()
        )
        wanted = list(codes)
        found: list[Stand] = []
        async with self._store.read.connect() as reading:
            for first in range(0, len(wanted), AT_ONCE):
                query = select(
                    tables.c.code,
                    tables.c.status,
                    case((tables.c.row0.is_not(None), tables.c.revision)),
                    tables.c.changed_at,
                    said,
                ).where(tables.c.code.in_(wanted[first : first + AT_ONCE]))
                found += [Stand(*row) for row in (await reading.execute(query)).all()]
        return found

    def _title(self, key: str) -> str:
        game = self._games.get(key)
        return key if game is None else game.title

    async def bodies(
        self, reading: AsyncConnection, rows: Sequence[Row[*tuple[Any, ...]]]
    ) -> list[Body]:
        """The bodies of some rows of CHOSEN."""
        ids = [row.id for row in rows]
        sitting = await reading.execute(_SITTING, {"ids": ids})
        at = {table: list(some) for table, some in groupby(sitting.all(), lambda r: r.table_id)}
        here = await reading.execute(_HERE, {"ids": ids, "at": now()})
        connected = {(row.table_id, row.person_id) for row in here.all()}
        return [self._body(row, at.get(row.id, []), connected) for row in rows]

    def _body(
        self,
        row: Row[*tuple[Any, ...]],
        taken: Sequence[Row[*tuple[Any, ...]]],
        connected: set[tuple[int, str]],
    ) -> Body:
        sitting = {seat.person_id: seat.seat for seat in taken if seat.person_id}
        marks = _marks(taken)
        game = self._games.get(row.game)
        places = [
            {
                "seat": seat.seat,
                "name": seat.name or "",
                "mark": marks.get(seat.seat),
                "colour": seat.colour,
                "bot": seat.bot,
                "connected": seat.bot is not None or (row.id, seat.person_id) in connected,
                "away": False,
                "has_salt": bool(seat.salt),
                "host": seat.person_id is not None and seat.person_id == row.host_id,
            }
            for seat in taken
        ]
        common = {
            "code": row.code,
            "game": row.game,
            "title": self._title(row.game),
            "status": row.status,
            "pace": row.pace,
            "visibility": row.visibility,
            "options": msgspec.json.decode(row.options),
            "seats_wanted": row.seats_wanted,
            "min": game.seats[0] if game else row.seats_wanted,
            "max": game.seats[-1] if game else row.seats_wanted,
            "host": {"name": row.host_name, "seat": sitting.get(row.host_id)},
            "commitment": row.commitment,
            "revision": row.revision,
            "rested": bool(row.rested),
            "created_at": rfc3339(row.created_at),
            "rematch": row.rematch,
            "seats": places,
        }
        salted = frozenset(seat.seat for seat in taken if seat.salt)
        return Body(
            row.code, row.status, common, row.host_id, sitting, salted, _encode(common)[:-1]
        )

    async def arrived(self, code: str, person: str) -> None:
        """A person has the table open, on this server, for the length of a lease."""
        await self._presence(
            "INSERT INTO presence (table_id, person_id, node, until)"
            " VALUES ((SELECT id FROM tables WHERE code = :code), :person, :node, :until)"
            " ON CONFLICT (table_id, person_id, node) DO UPDATE SET until = :until",
            {"code": code, "person": person, "until": now() + self._lease},
        )

    async def left(self, code: str, person: str) -> None:
        """A person has closed the table on this server."""
        await self._presence(
            "DELETE FROM presence WHERE node = :node AND person_id = :person"
            " AND table_id = (SELECT id FROM tables WHERE code = :code)",
            {"code": code, "person": person},
        )

    async def still_here(self) -> None:
        """Everybody who is connected to this server still is; forget whom other servers lost."""
        await self._store.writer.write(
            Write(
                None,
                (
                    (
                        "UPDATE presence SET until = :until WHERE node = :node",
                        {"node": self._node, "until": now() + self._lease},
                    ),
                    (
                        "DELETE FROM presence WHERE until < :before",
                        {"before": now() - 10 * self._lease},
                    ),
                ),
            )
        )

    async def all_left(self) -> None:
        """This server goes: nobody is connected to it any more."""
        await self._presence("DELETE FROM presence WHERE node = :node", {})

    async def _presence(self, sql: str, said: dict[str, Any]) -> None:
        await self._store.writer.write(Write(None, ((sql, {**said, "node": self._node}),)))


def _marks(taken: Sequence[Row[*tuple[Any, ...]]]) -> dict[int, int]:
    """Numbers that tell people of one name apart: 2 for the second, and so on."""
    counts: dict[str, int] = {}
    marks: dict[int, int] = {}
    for seat in taken:
        if seat.name:
            key = seat.name.casefold()
            counts[key] = counts.get(key, 0) + 1
            if counts[key] > 1:
                marks[seat.seat] = counts[key]
    return marks
