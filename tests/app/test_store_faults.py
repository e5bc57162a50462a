"""A database that is full, read-only or gone in the middle: nothing is half there, and writing goes on afterwards."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from app.store.db import Store, migrate, open_store
from app.store.postgres import PostgresWriter
from app.store.sqlite import SqliteWriter
from app.store.write import NotSaved, Unknown, Write

ADD = (
    "INSERT INTO persons (id, name, language, created_at, seen_at) VALUES (:id, :name, 'de', 0, 0)"
)
LARGE = "UPDATE persons SET preferences = :much WHERE id = :id"


def add(id: Any, name: str = "Ada") -> Write:
    return Write(None, ((ADD, {"id": id, "name": name}),))


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    with ThreadPoolExecutor(1) as beside:  # Alembic wants a thread where no event loop runs
        await asyncio.wrap_future(beside.submit(migrate, database_url))
    async with open_store(database_url) as opened:
        await opened.writer.write(add("first"))
        yield opened


async def ids(store: Store) -> list[str]:
    async with store.read.connect() as reading:
        rows = (await reading.execute(text("SELECT id FROM persons ORDER BY id"))).all()
    return [row.id for row in rows]


async def say(store: Store, command: str) -> None:
    """Tell the writer's own connection something."""
    writer: Any = store.writer
    said = writer._connection.execute(command)
    if isinstance(writer, PostgresWriter):
        await said


async def test_a_value_the_database_cannot_take_stops_nobody_else(store: Store) -> None:
    """Whatever one guest sends, the moves of others that share its commit are saved."""
    bad = add("nul\0", "Eve") if isinstance(store.writer, PostgresWriter) else add(2**70)
    told = await asyncio.gather(
        *map(store.writer.write, (add("a"), bad, add("b"))), return_exceptions=True
    )
    assert [type(one) for one in told] == [list, NotSaved, list]
    await store.writer.write(add("c"))
    assert await ids(store) == ["a", "b", "c", "first"]


async def test_a_database_that_only_reads_saves_nothing_until_it_writes_again(
    store: Store,
) -> None:
    sqlite = isinstance(store.writer, SqliteWriter)
    await say(store, "PRAGMA query_only=ON" if sqlite else "SET default_transaction_read_only = on")
    told = await asyncio.gather(
        *map(store.writer.write, (add("a"), add("b"))), return_exceptions=True
    )
    assert all(isinstance(one, NotSaved) for one in told)
    assert await ids(store) == ["first"]
    if sqlite:
        connection: Any = store.writer
        if connection._connection is not None:
            await say(store, "PRAGMA query_only=OFF")
    else:
        await say(store, "SET default_transaction_read_only = off")
    await store.writer.write(add("c"))
    assert await ids(store) == ["c", "first"]


async def test_a_full_disk_takes_no_part_of_a_write(sqlite_url: str) -> None:
    with ThreadPoolExecutor(1) as beside:
        await asyncio.wrap_future(beside.submit(migrate, sqlite_url))
    async with open_store(sqlite_url) as store:
        await store.writer.write(add("first"))
        writer: Any = store.writer
        ((pages,),) = writer._connection.execute("PRAGMA page_count").fetchall()
        await say(store, f"PRAGMA max_page_count={pages + 2}")
        much = (LARGE, {"id": "big", "much": "x" * 100_000})
        big = Write(None, (add("big").statements[0], much))
        told = await asyncio.gather(
            *map(store.writer.write, (add("a"), big)), return_exceptions=True
        )
        assert isinstance(told[1], NotSaved)
        saved = await ids(store)
        assert "big" not in saved
        assert ("a" in saved) == isinstance(told[0], list), "who is told it is saved is there"
        if writer._connection is not None:
            await say(store, f"PRAGMA max_page_count={pages + 1000}")
        await store.writer.write(big)
        assert "big" in await ids(store)


@pytest.mark.parametrize("when", ["idle", "before the commit"])
async def test_a_connection_that_is_cut_costs_at_most_what_it_carried(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    with ThreadPoolExecutor(1) as beside:
        await asyncio.wrap_future(beside.submit(migrate, postgres_url))
    async with open_store(postgres_url) as store:
        await store.writer.write(add("first"))
        writer: Any = store.writer

        async def cut() -> None:
            async with store.read.connect() as other:
                pid = writer._connection.get_server_pid()
                await other.execute(text(f"SELECT pg_terminate_backend({pid}, 2000)"))

        if when == "idle":
            await cut()
            await asyncio.sleep(0.1)
            await store.writer.write(add("a"))
            assert await ids(store) == ["a", "first"]
            return
        carry_out = writer._carry_out

        async def cut_after(write: Write) -> Any:
            result = await carry_out(write)
            await cut()
            return result

        monkeypatch.setattr(writer, "_carry_out", cut_after)
        with pytest.raises(Unknown):
            await store.writer.write(add("a"))
        monkeypatch.undo()
        assert await ids(store) == ["first"]
        await store.writer.write(add("a"))
        assert await ids(store) == ["a", "first"]
