"""How Alembic meets the house's database: on the address it is given, all of it or nothing, one at a time."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection, event, pool
from sqlalchemy.ext.asyncio import create_async_engine

from app.settings import Settings
from app.store.db import async_url
from app.store.models import metadata

_LOCK = "SELECT pg_advisory_lock(7138270265)"  # any number: who migrates this database now


def url() -> str:
    return str(context.config.attributes.get("url") or Settings().database_url)


def migrate(connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    # Servers that start at the same time wait for each other; the lock goes with the connection.
    connection.exec_driver_sql("PRAGMA busy_timeout=60000" if sqlite else _LOCK)
    if sqlite:
        # With foreign keys on, rebuilding a parent table would delete its children.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.commit()
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        compare_type=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()
        if sqlite:
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            if broken:
                raise RuntimeError(f"rows point nowhere after the migration: {broken[:5]}")


def own_transactions(engine: Any) -> None:
    """Python's sqlite3 lets DDL out of transactions: a kill would leave half of the tables."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


async def online() -> None:
    engine = create_async_engine(async_url(url()), poolclass=pool.NullPool)
    if engine.dialect.name == "sqlite":
        own_transactions(engine.sync_engine)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


asyncio.run(online())
