"""How servers tell each other that there is news: "table T is at N", "T has news: people | talk".

Never a state and never a secret; what is lost here is found again by asking the database.
"""

import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Literal, Protocol

import msgspec
import structlog
from msgspec import Struct

try:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError
except ImportError:  # the extra `redis` is wanted only in a house of several servers
    Redis = None  # type: ignore[assignment,misc]

CHANNEL = "tidetable:news"
SILENCE = 5.0  # seconds without a word after which the bus is asked whether it is there
_log = structlog.get_logger("app.bus")


class News(Struct, frozen=True, omit_defaults=True):
    """What one server tells the others of a table; `at` is its revision when a move was made."""

    table: str
    kind: Literal["move", "people", "talk", "unsaid"] = "move"
    at: int = 0
    node: str = ""


Heard = Callable[[News], None]


class Bus(Protocol):
    """A way to reach the other servers; `up` is False while they must be found by polling."""

    up: bool

    @property
    def ready(self) -> bool:
        """False while a bus that is there to be used cannot be reached."""

    async def start(self, heard: Heard, caught_up: Callable[[], object]) -> None:
        """Listen; `caught_up` is called whenever news may have been missed until now."""

    def publish(self, news: News) -> None:
        """Tell the others, some time soon; never waits and never fails."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """The bus of a house of one process. `others`: there may be more, seen only by polling."""

    def __init__(self, *, others: bool = False) -> None:
        self.up = not others
        self.ready = True

    async def start(self, heard: Heard, caught_up: Callable[[], object]) -> None:
        """Nobody to listen to."""

    def publish(self, news: News) -> None:
        """Nobody to tell."""

    async def close(self) -> None:
        """Nothing is open."""


class Wire:
    """Publish and subscribe over Valkey or Redis."""

    def __init__(self, url: str) -> None:
        if Redis is None:
            raise RuntimeError("TIDETABLE_BUS_URL needs the extra: pip install 'tidetable[redis]'")
        self.up = False
        self.node = token_hex(4)
        self._redis: Any = Redis.from_url(
            url,
            socket_keepalive=True,
            socket_connect_timeout=3,
            health_check_interval=10,
            decode_responses=False,
        )
        self._waiting: dict[tuple[str, str, int], News] = {}  # the newest of its kind for a table
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Heard = lambda news: None
        self._caught_up: Callable[[], object] = lambda: None
        self._read = msgspec.json.Decoder(News).decode

    @property
    def ready(self) -> bool:
        return self.up

    async def start(self, heard: Heard, caught_up: Callable[[], object]) -> None:
        self._heard, self._caught_up = heard, caught_up
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    def publish(self, news: News) -> None:
        told = News(news.table, news.kind, news.at, self.node)
        self._waiting[news.table, news.kind, news.at if news.kind == "unsaid" else 0] = told
        self._wake.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self) -> None:
        pause = 0.1
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=False) as channel:
                    await channel.subscribe(CHANNEL)
                    await self._hear(channel)
            except (RedisError, OSError) as error:
                if self.up:
                    _log.warning("bus lost", error=str(error))
                self.up = False
                await asyncio.sleep(pause)
                pause = min(pause * 2, 5.0)

    async def _hear(self, channel: Any) -> None:
        silent = 0
        while True:
            message = await channel.get_message(timeout=SILENCE)
            if message is None:
                silent += 1
                if silent == 3:  # two pings were not answered
                    raise ConnectionError("the bus is silent")
                await channel.ping()
                continue
            silent = 0
            if message["type"] == "subscribe":
                self.up = True
                self._caught_up()
            elif message["type"] == "message":
                self._take(message["data"])

    def _take(self, data: bytes) -> None:
        try:
            news = self._read(data)
        except msgspec.MsgspecError:
            _log.warning("bus said something else", data=data[:80])
            return
        if news.node != self.node:
            self._heard(news)

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, {}
                try:
                    pipe = self._redis.pipeline(transaction=False)
                    for news in batch.values():
                        pipe.publish(CHANNEL, msgspec.json.encode(news))
                    await pipe.execute()
                except (RedisError, OSError) as error:
                    # Others who hear the bus do not poll: they must be told this later.
                    _log.warning("bus did not take the news", error=str(error), late=len(batch))
                    self._waiting = {**batch, **self._waiting}
                    await asyncio.sleep(0.5)


def open_bus(url: str, *, shared_database: bool) -> Bus:
    """The bus that the settings ask for."""
    if url:
        return Wire(url)
    return Alone(others=shared_database)
