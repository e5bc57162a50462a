"""A whole house for tests: uvicorn as `tidetable serve` runs it, on a free port, in a thread of its own."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import uvicorn

from app.cli import server_config
from app.main import create_app
from app.settings import Settings
from app.store.db import migrate
from app.web import deps
from engines.catalog import games
from engines.core.codec import AnyGame
from tests.engines.pearls import GAME as PEARLS

T = TypeVar("T")
QUICK: Mapping[str, Any] = {
    "port": 0,
    "rate_limits": "off",
    "bot_pause": 0,
    "ticker_pause": 0.05,
    "poll_pause": 0.1,
}


def rules() -> dict[str, AnyGame]:
    """The games installed, and Pearls, which has secrets and questions to several seats at once."""
    return {**games(), PEARLS.key: PEARLS}


class _Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, open_now: threading.Event, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._open_now = open_now

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._open_now.set()


class House(threading.Thread):
    """A server that runs; `inside` is what it is put together from."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(daemon=True, name="house")
        self.settings = settings
        self.app = create_app(settings, rules())
        self.loop: asyncio.AbstractEventLoop | None = None
        self._open = threading.Event()
        self.server = _Server(self._open, server_config(self.app, settings))

    def run(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            await self.server.serve()
        finally:
            self._open.set()

    def open(self) -> None:
        """Start, and wait until it listens."""
        self.start()
        assert self._open.wait(20), "the house did not open"
        assert self.server.started, "the house did not open"

    def close(self) -> None:
        """Stop as on SIGTERM."""
        self.server.should_exit = True
        self.join(20)
        assert not self.is_alive(), "the house did not stop"

    @property
    def host(self) -> str:
        """Host and port."""
        port: int = self.server.servers[0].sockets[0].getsockname()[1]
        return f"127.0.0.1:{port}"

    @property
    def url(self) -> str:
        """Its address, which is also the origin of its pages."""
        return f"http://{self.host}"

    @property
    def inside(self) -> deps.House:
        """The parts of the running house."""
        http: Any = self.app.http
        found: deps.House = http.app.state.house
        return found

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out in the house's own event loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)


@contextmanager
def opened(database_url: str, **settings: Any) -> Iterator[House]:
    """A house on a database, stopped at the end; quick and without limits unless told otherwise."""
    with ThreadPoolExecutor(1) as beside:  # Alembic wants a thread where no event loop runs
        beside.submit(migrate, database_url).result()
    house = House(Settings(database_url=database_url, **{**QUICK, **settings}))
    house.open()
    try:
        yield house
    finally:
        house.close()
