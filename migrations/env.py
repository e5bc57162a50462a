"""How Alembic meets the house's database: on the address it is given, SQLite rebuilt in batches."""

import asyncio

from alembic import context
from sqlalchemy import Connection, pool
from sqlalchemy.ext.asyncio import create_async_engine

from app.settings import Settings
from app.store.db import async_url
from app.store.models import metadata


def url() -> str:
    return str(context.config.attributes.get("url") or Settings().database_url)


def migrate(connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    if sqlite:
        # With foreign keys on, rebuilding a parent table would delete its children.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.commit()
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()
    if sqlite:
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise RuntimeError(f"rows point nowhere after the migration: {broken[:5]}")


async def online() -> None:
    engine = create_async_engine(async_url(url()), poolclass=pool.NullPool)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


asyncio.run(online())
