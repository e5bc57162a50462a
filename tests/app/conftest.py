"""Houses and guests for the tests of the server; one house of each kind serves a whole test process."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio

from tests.app.guests import Game, Guest, caller
from tests.app.house import House, opened

Visit = Callable[[House, str], Awaitable[Guest]]
Newcomer = Callable[..., Awaitable[Guest]]
OpenHouse = Callable[..., House]
Playing = Callable[..., Awaitable[Game]]


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def shared_house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house on SQLite, and one on PostgreSQL."""
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("house") / "tidetable.sqlite3"
        with opened(f"sqlite:///{file}") as house:
            yield house
    else:
        postgres = request.getfixturevalue("postgres")
        with postgres.database() as address, opened(address) as house:
            yield house


@pytest.fixture
def house(shared_house: House) -> House:
    """A house that other tests use too: look only at tables of your own."""
    return shared_house


@pytest.fixture
def open_house(database_url: str) -> Iterator[OpenHouse]:
    """A house of one's own: open_house(rate_limits="on", …)."""
    running = []

    def one(**settings: Any) -> House:
        door = opened(database_url, **settings)
        running.append(door)
        return door.__enter__()

    yield one
    for door in reversed(running):
        door.__exit__(None, None, None)


@pytest_asyncio.fixture
async def visit() -> AsyncIterator[Visit]:
    """Somebody new in a house: await visit(house, "Ada")."""
    async with AsyncExitStack() as later:

        async def come(house: House, name: str) -> Guest:
            http = await later.enter_async_context(caller(house))
            answer = await http.post("/api/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            http.headers["authorization"] = f"Bearer {answer.json()['token']}"
            return Guest(house, http, answer.json())

        yield come


@pytest.fixture
def newcomer(shared_house: House, visit: Visit) -> Newcomer:
    """Somebody new in the shared house: await newcomer("Ada")."""

    async def come(name: str = "Ada") -> Guest:
        return await visit(shared_house, name)

    return come


@pytest.fixture
def playing(newcomer: Newcomer) -> Playing:
    """A game that has begun: await playing(2, rounds=1); seats are in the order people came."""

    async def begun(seats: int = 2, **options: Any) -> Game:
        host = await newcomer("Ada")
        code = (await host.lay(seats=seats, options=options))["code"]
        players = [host]
        for name in ("Ben", "Cleo")[: seats - 1]:
            players.append(await newcomer(name))
            await players[-1].sit(code)
        await host.start(code)
        return Game(code, players)

    return begun
