"""Chat at a table: lines said once each, in order; the host may take one away."""

import uuid
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, func, select

from app.service.accounts import Person
from app.service.instants import now, rfc3339
from app.service.names import line
from app.service.refusal import Refusal
from app.store.db import Store
from app.store.models import persons, seats, tables, talk
from app.store.write import Lost, UniqueClash, Write

LONGEST = 1000  # characters of a line
PAGE = 50
_ADD = (
    "INSERT INTO talk (table_id, n, seat, person_id, name, text, key, at, removed)"
    " VALUES (:id, (SELECT COALESCE(MAX(n), 0) + 1 FROM talk WHERE table_id = :id),"
    " :seat, :person, :name, :text, :key, :at, false) RETURNING n"
)


class Line(Struct, frozen=True):
    """A line of chat; `seat` is null for who only watches."""

    n: int
    seat: int | None
    name: str
    text: str
    at: str


class Said(Line, frozen=True, tag_field="type", tag="said"):
    """A line as the socket says it."""

    def frame(self) -> str:
        """The text of the frame."""
        return msgspec.json.encode(self).decode()


class Spoken(Struct, frozen=True):
    """A line that is durable; `new` is False when its key was known."""

    line: Line
    new: bool


class Talk:
    """Reads and writes the lines of tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lines(self, code: str, before: int | None) -> bytes:
        """A page of lines, the newest first."""
        table = await self._table(code)
        query = select(talk).where(talk.c.table_id == table.id, talk.c.removed.is_(False))
        if before is not None:
            query = query.where(talk.c.n < before)
        query = query.order_by(talk.c.n.desc()).limit(PAGE + 1)
        async with self._store.read.connect() as reading:
            rows = (await reading.execute(query)).all()
        more = rows[PAGE - 1].n if len(rows) > PAGE else None
        return msgspec.json.encode({"lines": [_line(row) for row in rows[:PAGE]], "cursor": more})

    async def since(self, code: str, n: int) -> list[Said]:
        """The lines after number `n`, the oldest first."""
        table = await self._table(code)
        query = (
            select(talk)
            .where(talk.c.table_id == table.id, talk.c.n > n, talk.c.removed.is_(False))
            .order_by(talk.c.n)
            .limit(PAGE)
        )
        async with self._store.read.connect() as reading:
            rows = (await reading.execute(query)).all()
        return [Said(row.n, row.seat, row.name, row.text, rfc3339(row.at)) for row in rows]

    async def last(self, code: str) -> int:
        """The number of the newest line, 0 when there is none."""
        table = await self._table(code)
        query = select(func.max(talk.c.n)).where(talk.c.table_id == table.id)
        async with self._store.read.connect() as reading:
            return (await reading.execute(query)).scalar_one() or 0

    async def say(self, code: str, person: str, text: str, key: str) -> Spoken:
        """Say a line; a key that was used for it already gives the same line again."""
        text = line(text, LONGEST)
        key = _key(key)
        table = await self._table(code)
        known = await self._known(table.id, person, key)
        if known is not None:
            return _again(known, text)
        async with self._store.read.connect() as reading:
            name = (
                await reading.execute(select(persons.c.name).where(persons.c.id == person))
            ).scalar_one()
            seat = (
                await reading.execute(
                    select(seats.c.seat).where(
                        seats.c.table_id == table.id, seats.c.person_id == person
                    )
                )
            ).scalar_one_or_none()
        at = now()
        said = {"id": table.id, "seat": seat, "person": person, "name": name, "text": text}
        add = (_ADD, {**said, "key": key, "at": at})
        try:
            ((n,),) = await self._store.writer.write(Write(table.id, (add,)))
        except UniqueClash:
            known = await self._known(table.id, person, key)
            if known is None:
                raise Refusal("not_saved", "not saved, try again") from None
            return _again(known, text)
        return Spoken(Line(n, seat, name, text, rfc3339(at)), True)

    async def remove(self, code: str, person: Person, n: int) -> None:
        """Take a line away; the host's."""
        table = await self._table(code)
        if table.host_id != person.id:
            raise Refusal("not_host", "only the host removes lines")
        gone = (
            "UPDATE talk SET removed = true WHERE table_id = :id AND n = :n",
            {"id": table.id, "n": n},
        )
        try:
            await self._store.writer.write(Write(table.id, (), guard=gone))
        except Lost:
            raise Refusal("not_found", "there is no such line") from None

    async def _table(self, code: str) -> Row[*tuple[Any, ...]]:
        query = select(tables.c.id, tables.c.host_id).where(tables.c.code == code)
        async with self._store.read.connect() as reading:
            row = (await reading.execute(query)).one_or_none()
        if row is None:
            raise Refusal("not_found", "there is no such table")
        return row

    async def _known(self, table: int, person: str, key: str) -> Row[*tuple[Any, ...]] | None:
        query = select(talk).where(
            talk.c.table_id == table, talk.c.person_id == person, talk.c.key == key
        )
        async with self._store.read.connect() as reading:
            return (await reading.execute(query)).one_or_none()


def _again(known: Row[*tuple[Any, ...]], text: str) -> Spoken:
    if known.text != text:
        raise Refusal("key_reused", "this key stands for another line")
    return Spoken(_line(known), False)


def _line(row: Row[*tuple[Any, ...]]) -> Line:
    return Line(row.n, row.seat, row.name, row.text, rfc3339(row.at))


def _key(key: str) -> str:
    try:
        return str(uuid.UUID(key))
    except ValueError:
        raise Refusal("malformed", "a key is a UUID") from None
