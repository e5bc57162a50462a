"""The database's shape: made from nothing on both databases, equal to the models, kept safe on the way."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from app.store import db
from app.store.models import metadata


def differences(url: str) -> list[Any]:
    """What Alembic would still change."""

    def compare(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found: list[Any] = compare_metadata(context, metadata)
        return found

    async def look() -> list[Any]:
        async with db.open_store(url) as store, store.read.connect() as connection:
            return await connection.run_sync(compare)

    return asyncio.run(look())


def test_the_migrations_make_what_the_models_say(database_url: str) -> None:
    db.migrate(database_url)
    assert differences(database_url) == []
    db.migrate(database_url)
    assert differences(database_url) == [], "again changes nothing"


def test_a_house_knows_whether_its_database_is_in_todays_shape(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ready() -> dict[str, bool]:
        async with db.open_store(database_url) as store:
            return await store.ready()

    assert asyncio.run(ready()) == {"database": False, "migrations": False}
    db.migrate(database_url)
    assert asyncio.run(ready()) == {"database": True, "migrations": True}
    monkeypatch.setattr(db, "head", lambda url: "9999")
    assert asyncio.run(ready()) == {"database": True, "migrations": False}


def test_an_older_file_is_copied_beside_itself_before_it_is_migrated(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db.migrate(sqlite_url)
    assert list(tmp_path.glob("*.before-*")) == [], "there was nothing to keep"
    file = tmp_path / "tidetable.sqlite3"
    older = db.revision_of(file)
    with sqlite3.connect(file) as house:
        house.execute(
            "INSERT INTO persons (id, name, language, created_at, seen_at)"
            " VALUES ('a', 'Ada', 'de', 0, 0)"
        )
    monkeypatch.setattr(db, "head", lambda url: "a later one")
    db.migrate(sqlite_url)
    (copy,) = tmp_path.glob("*.before-*")
    assert copy.name == f"tidetable.sqlite3.before-{older}"
    engine = create_engine(f"sqlite:///{copy}")
    with engine.connect() as kept:
        assert kept.exec_driver_sql("SELECT name FROM persons").scalar() == "Ada"
    engine.dispose()


DIES = """
import os, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from app.store.db import migrate

made = 0

@event.listens_for(Engine, "after_cursor_execute")
def count(connection, cursor, statement, *rest):
    global made
    made += statement.lstrip().startswith("CREATE TABLE")
    if made == 5:
        os._exit(9)

migrate(sys.argv[1])
"""
MIGRATES = "import sys; from app.store.db import migrate; migrate(sys.argv[1])"


def test_a_kill_in_the_middle_leaves_a_database_that_can_be_migrated(database_url: str) -> None:
    died = subprocess.run([sys.executable, "-c", DIES, database_url], check=False)
    assert died.returncode == 9
    db.migrate(database_url)
    assert differences(database_url) == []


def test_servers_that_start_at_the_same_time_migrate_one_after_the_other(
    database_url: str,
) -> None:
    command = [sys.executable, "-c", MIGRATES, database_url]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    for one in both:
        _, said = one.communicate(timeout=60)
        assert one.returncode == 0, said
    assert differences(database_url) == []
