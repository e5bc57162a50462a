"""Writing to PostgreSQL: a batch is one transaction that locks its tables' rows first, in order."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import asyncpg

from app.store.write import Lost, NotSaved, Rows, Statement, UniqueClash, Unknown, Write
from app.store.writer import Result, Writer

# Sorted locks cannot deadlock with another server's; unsorted ones did when tried.
_LOCK = "SELECT id FROM tables WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE"
_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
_GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.InternalClientError,
    OSError,
)
_LONGEST = 30.0  # seconds for one statement: a server that does not answer is gone
_REFUSED = (asyncpg.PostgresError, asyncpg.InterfaceError)
_NAME = re.compile(r"(?<!:):([a-z_0-9]+)")


@cache
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """The SQL with $1, $2, … for its :names, and the names in that order."""
    names: list[str] = []

    def number(found: re.Match[str]) -> str:
        name = found[1]
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    return _NAME.sub(number, sql), tuple(names)


class PostgresWriter(Writer):
    """One connection that writes; another server's writer may be at work beside it."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._connection: Any = None

    async def commit(self, batch: Sequence[Write]) -> list[Result]:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(
                    self._url, timeout=10, command_timeout=_LONGEST
                )
            try:
                return await self._together(batch)
            except _GONE:
                raise
            except _REFUSED:
                if self._connection.is_closed():
                    raise
                return [await self._alone(write) for write in batch]
        except (*_GONE, *_REFUSED) as error:
            self._forget()
            raise Unknown(str(error)) from error

    async def _together(self, batch: Sequence[Write]) -> list[Result]:
        ordered = sorted(range(len(batch)), key=lambda i: batch[i].table_id or 0)
        results: list[Result] = [[] for _ in batch]
        async with self._connection.transaction():
            ids = sorted({write.table_id for write in batch if write.table_id is not None})
            if ids:
                await self._connection.fetch(_LOCK, ids)
            for i in ordered:
                results[i] = await self._carry_out(batch[i])
        return results

    async def _alone(self, write: Write) -> Result:
        """What stops this write stops no other of its batch."""
        for _ in range(5):
            try:
                return (await self._together((write,)))[0]
            except _AGAIN:
                continue
            except _GONE:
                raise
            except _REFUSED as error:
                if self._connection.is_closed():
                    raise
                return NotSaved(str(error))
        return NotSaved("the database was too busy")

    async def _carry_out(self, write: Write) -> Result:
        try:
            async with self._connection.transaction():  # a savepoint
                rows: Rows = []
                if write.guard is not None:
                    rows, touched = await self._statement(write.guard, rows)
                    if touched != 1:
                        raise Lost(write.guard[0])
                for statement in write.statements:
                    rows, _ = await self._statement(statement, rows)
                return rows
        except Lost as error:
            return error
        except asyncpg.IntegrityConstraintViolationError as error:
            return UniqueClash(str(error))

    async def _statement(self, statement: Statement, rows: Rows) -> tuple[Rows, int]:
        """Carry one out; the rows it returned, else those before it, and how many it changed."""
        sql, names = numbered(statement[0])
        given = [statement[1][name] for name in names]
        if "RETURNING" in sql:
            found = [tuple(row) for row in await self._connection.fetch(sql, *given)]
            return found, len(found)
        said = await self._connection.execute(sql, *given)
        return rows, int(said.rsplit(" ", 1)[-1])

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        await super().close()
        if self._connection is not None:
            await self._connection.close()
            self._connection = None
