"""The one writer: many writes in one commit, each alone in failing, durable when it says so."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from app.store.db import Store, migrate, open_store
from app.store.write import Lost, NotSaved, UniqueClash, Write
from app.store.writer import Writer

ADD = (
    "INSERT INTO persons (id, name, language, created_at, seen_at) VALUES (:id, :name, 'de', 0, 0)"
)
RENAME = "UPDATE persons SET name = :name WHERE id = :id AND name = :before"


def add(id: str, name: str = "Ada") -> Write:
    return Write(None, ((ADD, {"id": id, "name": name}),))


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    with ThreadPoolExecutor(1) as beside:  # Alembic wants a thread where no event loop runs
        await asyncio.wrap_future(beside.submit(migrate, database_url))
    async with open_store(database_url) as opened:
        yield opened


async def names(store: Store) -> dict[str, str]:
    async with store.read.connect() as reading:
        rows = (await reading.execute(text("SELECT id, name FROM persons"))).all()
    return {row.id: row.name for row in rows}


def count_commits(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the batches that are committed from now on."""
    sizes: list[int] = []
    commit = writer.commit

    async def counted(batch: Any) -> Any:
        sizes.append(len(batch))
        return await commit(batch)

    monkeypatch.setattr(writer, "commit", counted)
    return sizes


async def test_what_gathers_while_a_commit_runs_is_the_next_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.writer.write(add("0"))
    sizes = count_commits(store.writer, monkeypatch)
    await asyncio.gather(*(store.writer.write(add(str(n))) for n in range(1, 101)))
    assert sum(sizes) == 100
    assert len(sizes) <= 2
    assert len(await names(store)) == 101


async def test_a_write_that_fails_fails_alone_and_leaves_nothing(store: Store) -> None:
    await store.writer.write(add("a"))
    lost = Write(
        None,
        ((ADD, {"id": "never", "name": "Eve"}),),
        guard=(RENAME, {"id": "a", "name": "Eve", "before": "Nobody"}),
    )
    half = Write(None, (add("half").statements[0], add("a").statements[0]))
    told = await asyncio.gather(
        *map(store.writer.write, (add("b"), lost, half, add("c"))), return_exceptions=True
    )
    assert [type(one) for one in told] == [list, Lost, UniqueClash, list]
    assert await names(store) == {"a": "Ada", "b": "Ada", "c": "Ada"}


async def test_of_many_who_guard_the_same_row_one_gets_through(store: Store) -> None:
    await store.writer.write(add("a"))
    tries = [
        Write(None, (), guard=(RENAME, {"id": "a", "name": f"N{n}", "before": "Ada"}))
        for n in range(20)
    ]
    told = await asyncio.gather(*map(store.writer.write, tries), return_exceptions=True)
    assert [type(one) for one in told].count(list) == 1
    assert [type(one) for one in told].count(Lost) == 19


async def test_the_rows_of_the_last_returning_come_back(store: Store) -> None:
    await store.writer.write(add("a"))
    back = "UPDATE persons SET name = 'Ben' WHERE id = :id RETURNING id, name"
    rows = await store.writer.write(Write(None, ((back, {"id": "a"}),)))
    assert [tuple(row) for row in rows] == [("a", "Ben")]


async def test_a_statement_that_cannot_be_is_not_saved_and_the_writer_goes_on(store: Store) -> None:
    wrong = Write(None, (("INSERT INTO nowhere VALUES (:n)", {"n": 1}),))
    with pytest.raises(NotSaved):
        await store.writer.write(wrong)
    await store.writer.write(add("a"))
    assert await names(store) == {"a": "Ada"}


async def test_a_store_that_closes_finishes_what_it_was_given(
    database_url: str, store: Store
) -> None:
    writes = [store.writer.write(add(str(n))) for n in range(50)]
    await store.writer.close()
    assert all(write.done() for write in writes)
    with pytest.raises(NotSaved):
        await store.writer.write(add("late"))
    async with open_store(database_url) as again:
        assert len(await names(again)) == 50


async def test_two_writers_in_opposite_order_wait_for_each_other_and_never_for_ever(
    postgres_url: str,
) -> None:
    with ThreadPoolExecutor(1) as beside:
        await asyncio.wrap_future(beside.submit(migrate, postgres_url))
    lay = (
        "INSERT INTO tables (id, code, game, version, options, pace, visibility, status, host_id,"
        " seats_wanted, seed, commitment, created_at, changed_at) VALUES (:id, :code, 'g', 1, '{}',"
        " 'live', 'link', 'open', 'a', 2, :seed, 'c', 0, 0)"
    )
    touch = "UPDATE tables SET changed_at = changed_at + 1 WHERE id = :id"
    async with open_store(postgres_url) as one, open_store(postgres_url) as other:
        await one.writer.write(add("a"))
        for n in range(1, 41):
            said = {"id": n, "code": f"T{n}", "seed": b"x" * 32}
            await one.writer.write(Write(n, ((lay, said),)))
        there = [Write(n, (), guard=(touch, {"id": n})) for n in range(1, 41)]
        for _ in range(5):
            both = [one.writer.write(w) for w in there]
            both += [other.writer.write(w) for w in reversed(there)]
            async with asyncio.timeout(30):
                await asyncio.gather(*both)
        async with one.read.connect() as reading:
            found = await reading.execute(text("SELECT DISTINCT changed_at FROM tables"))
            assert found.scalars().all() == [10.0]
