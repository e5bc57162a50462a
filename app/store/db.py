"""The database of a house: an engine to read with, the writer, and how both are opened."""

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import String, column, create_engine, event, inspect, select, table
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.store.postgres import PostgresWriter
from app.store.sqlite import PRAGMAS, SqliteWriter
from app.store.write import Lost as Lost
from app.store.write import NotSaved as NotSaved
from app.store.write import UniqueClash as UniqueClash
from app.store.write import Write as Write
from app.store.writer import Writer

_HERE = Path(__file__).resolve().parent


class Store:
    """One open database: `read` for SELECTs, `writer` for everything that changes a row."""

    def __init__(self, url: str, read: AsyncEngine, writer: Writer) -> None:
        self.url = url
        self.read = read
        self.writer = writer

    async def ready(self) -> dict[str, bool]:
        """Does the database answer, and is it in today's shape?"""
        query = select(column("version_num", String)).select_from(table("alembic_version"))
        try:
            async with self.read.connect() as reading:
                found = (await reading.execute(query)).scalar_one_or_none()
        except (SQLAlchemyError, OSError):
            return {"database": False, "migrations": False}
        return {"database": True, "migrations": found == head(self.url)}

    async def close(self) -> None:
        """Finish the writes, then let the connections go."""
        await self.writer.close()
        await self.read.dispose()

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def sqlite_path(url: str) -> Path | None:
    """The file of a sqlite:///… address; None for PostgreSQL."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


def open_store(url: str) -> Store:
    """Open a migrated database; `url` is sqlite:///path or postgresql://…."""
    path = sqlite_path(url)
    if path is not None:
        read = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=5)
        event.listen(read.sync_engine, "connect", _prepare)
        return Store(url, read, SqliteWriter(str(path)))
    read = create_async_engine(async_url(url), pool_size=5, pool_pre_ping=True)
    return Store(url, read, PostgresWriter(_plain(url)))


def async_url(url: str) -> str:
    """The address for SQLAlchemy with its asynchronous driver."""
    if (path := sqlite_path(url)) is not None:
        return f"sqlite+aiosqlite:///{path}"
    return make_url(_plain(url)).set(drivername="postgresql+asyncpg").render_as_string(False)


def _plain(url: str) -> str:
    return url.replace("postgres://", "postgresql://", 1)


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrations() -> Path:
    """The folder of migrations: beside app/ in the repository, inside it in a wheel."""
    beside = _HERE.parent.parent / "migrations"
    return beside if beside.is_dir() else _HERE.parent / "migrations"


def alembic_config(url: str) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(migrations()))
    config.set_main_option("path_separator", "os")
    config.attributes["url"] = url
    return config


def migrate(url: str) -> None:
    """Bring a database to today's shape; a SQLite file of an older one is copied beside itself first.

    Blocks, and starts an event loop of its own: call it where none runs.
    """
    path = sqlite_path(url)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        _keep_a_copy(url, path)
    command.upgrade(alembic_config(url), "head")


def _keep_a_copy(url: str, path: Path) -> None:
    if not path.exists() or path.stat().st_size == 0:
        return
    before = revision_of(path)
    if before is None or before == head(url):
        return
    copy = path.with_name(f"{path.name}.before-{before}")
    begun = copy.with_suffix(f"{copy.suffix}.part")  # a kill leaves no copy that is not whole
    begun.unlink(missing_ok=True)
    _copy(path, begun)
    begun.replace(copy)


def backup(url: str, to: Path) -> None:
    """Copy a SQLite house while it runs, as it was at one instant; ValueError for other databases.

    OSError when `to` is there already or cannot be written.
    """
    path = sqlite_path(url)
    if path is None:
        raise ValueError("PostgreSQL is copied with its own pg_dump")
    if not path.is_file():
        raise FileNotFoundError(f"there is no house at {path}")
    with to.open("xb"):
        pass
    _copy(path, to)


def _copy(path: Path, to: Path) -> None:
    """The file as it is at one instant, whoever writes to it meanwhile."""
    source, target = sqlite3.connect(path), sqlite3.connect(to)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()


def revision_of(path: Path) -> str | None:
    """The migration a SQLite file stands at."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
            return None if found is None else str(found)
    finally:
        engine.dispose()


def head(url: str) -> str | None:
    """The newest migration there is."""
    return ScriptDirectory.from_config(alembic_config(url)).get_current_head()
