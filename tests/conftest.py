"""What every test may ask for: an empty database of each kind, a message bus, a free port."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """One PostgreSQL server for this test process; started by the first test that wants it."""
    with services.postgres() as running:
        yield running


@pytest.fixture
def postgres_url(postgres: services.Postgres) -> Iterator[str]:
    """An empty PostgreSQL database for one test."""
    with postgres.database() as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file for one test; not there yet."""
    return f"sqlite:///{tmp_path / 'tidetable.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database for one test, which runs once for each kind."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    with services.valkey() as address:
        yield address


@pytest.fixture
def valkey_url(valkey: str) -> str:
    """The one Valkey server of this test process: channels are told apart by the tests."""
    return valkey


@pytest.fixture
def free_port() -> int:
    """A TCP port of 127.0.0.1 that is free."""
    return services.free_port()
