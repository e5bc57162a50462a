"""Writing to SQLite: statements run here, the commit that waits for the disk runs in a thread.

A statement only touches memory and takes microseconds; a thread would hold it up for longer than it
runs, since each of them would have to win Python's lock back. The commit gives that lock away once.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from app.store.write import Lost, NotSaved, Rows, UniqueClash, Unknown, Write
from app.store.writer import Result, Writer

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "cache_size=-20000",
    "temp_store=MEMORY",
    "journal_size_limit=67108864",
)


def connect(path: str) -> sqlite3.Connection:
    """A connection that begins and commits only when told to."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("PRAGMA busy_timeout=0")  # only the thread waits
    return connection


def _wait(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA busy_timeout=5000")
    try:
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout=0")


class SqliteWriter(Writer):
    """The one connection that writes to a SQLite file."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")

    async def commit(self, batch: Sequence[Write]) -> list[Result]:
        loop = asyncio.get_running_loop()
        if self._connection is None:
            self._connection = await loop.run_in_executor(self._thread, connect, self._path)
        connection = self._connection
        try:
            await self._begin(connection)
            try:
                results: list[Result] = [_statements(connection, write) for write in batch]
            except Exception:
                # Savepoints cost as much as statements: only a batch in which one fails has them.
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                await self._begin(connection)
                results = [_carry_out(connection, write) for write in batch]
            await loop.run_in_executor(self._thread, connection.execute, "COMMIT")
        except sqlite3.Error as error:
            self._forget()
            # A commit that failed on its way to the disk may be found there all the same.
            raise Unknown(str(error)) from error
        return results

    async def _begin(self, connection: sqlite3.Connection) -> None:
        """At once if nobody else writes; another process that does is waited for in the thread."""
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            await asyncio.get_running_loop().run_in_executor(self._thread, _wait, connection)

    def _forget(self) -> None:
        """After a failed transaction start afresh: closing rolls back what was begun."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await super().close()
        self._thread.shutdown()
        self._forget()


def _carry_out(connection: sqlite3.Connection, write: Write) -> Result:
    """One write in its savepoint; what stops it stops it alone, as long as the transaction stands."""
    connection.execute("SAVEPOINT one")
    try:
        rows = _statements(connection, write)
    except Exception as error:
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        if isinstance(error, Lost):
            return error
        if isinstance(error, sqlite3.IntegrityError):
            return UniqueClash(str(error))
        return NotSaved(str(error))
    connection.execute("RELEASE one")
    return rows


def _statements(connection: sqlite3.Connection, write: Write) -> Rows:
    rows: Rows = []
    for sql, params in write.all:
        cursor = connection.execute(sql, params)
        if cursor.description is not None:
            rows = cursor.fetchall()
            touched = len(rows)
        else:
            touched = cursor.rowcount
        if write.guard is not None and sql is write.guard[0] and touched != 1:
            raise Lost(sql)
    return rows
