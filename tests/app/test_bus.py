"""News between servers over a real Valkey: it arrives, it survives the line breaking, and it is never late for good."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from app.realtime import bus
from app.realtime.bus import Alone, News, Wire, open_bus


class Line:
    """A connection to Valkey that can be cut, or fall silent, between a server and the bus."""

    def __init__(self, url: str) -> None:
        self.target = urlsplit(url)
        self.silent = False
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._joined, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(
            self.target.hostname, self.target.port
        )
        self._writers += [writer, far_writer]
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._carry(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not self.silent:
                    writer.write(data)
                    await writer.drain()


class Ear:
    """A server's end of the bus, and what it heard."""

    def __init__(self, url: str) -> None:
        self.wire = Wire(url)
        self.heard: list[tuple[str, str, int]] = []
        self.caught_up = 0

    async def start(self) -> None:
        await self.wire.start(self._hear, self._catch_up)
        await until(lambda: self.wire.up)

    def _hear(self, news: News) -> None:
        self.heard.append((news.table, news.kind, news.at))

    def _catch_up(self) -> None:
        self.caught_up += 1


async def until(true: Callable[[], object], seconds: float = 15) -> None:
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 -- what is waited for says nothing by itself
            await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def line(valkey_url: str) -> AsyncIterator[Line]:
    between = Line(valkey_url)
    await between.open()
    yield between
    await between.cut()


@pytest_asyncio.fixture
async def ears(line: Line, valkey_url: str) -> AsyncIterator[tuple[Ear, Ear]]:
    """A server whose line can be cut, and one that is always there."""
    far, near = Ear(line.url), Ear(valkey_url)
    await far.start()
    await near.start()
    yield far, near
    await far.wire.close()
    await near.wire.close()


async def test_the_others_hear_news_and_whoever_told_it_does_not(ears: tuple[Ear, Ear]) -> None:
    far, near = ears
    far.wire.publish(News("A", "move", 3))
    near.wire.publish(News("B", "talk", 1))
    await until(lambda: near.heard and far.heard)
    assert near.heard == [("A", "move", 3)]
    assert far.heard == [("B", "talk", 1)]


async def test_only_the_newest_of_its_kind_must_be_told_but_every_line_taken_away(
    ears: tuple[Ear, Ear],
) -> None:
    far, near = ears
    for n in range(1, 200):
        far.wire.publish(News("A", "move", n))
    far.wire.publish(News("A", "unsaid", 4))
    far.wire.publish(News("A", "unsaid", 5))
    await until(lambda: ("A", "unsaid", 5) in near.heard)
    assert ("A", "move", 199) in near.heard
    assert ("A", "unsaid", 4) in near.heard


async def test_what_was_told_while_the_line_was_cut_arrives_when_it_is_back(
    line: Line, ears: tuple[Ear, Ear]
) -> None:
    far, near = ears
    await line.cut()
    await until(lambda: not far.wire.up)
    assert far.caught_up == 1
    far.wire.publish(News("A", "move", 7))
    near.wire.publish(News("B", "move", 2))
    await asyncio.sleep(0.3)
    assert near.heard == []
    await line.open()
    await until(lambda: far.wire.up and near.heard)
    assert near.heard == [("A", "move", 7)]
    assert far.caught_up == 2, "it must ask the database for what it did not hear"


async def test_a_line_that_falls_silent_is_not_taken_for_one_without_news(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "SILENCE", 0.2)
    far = Ear(line.url)
    await far.start()
    try:
        await asyncio.sleep(1)
        assert far.wire.up, "nobody has said anything, but pings are answered"
        line.silent = True
        await until(lambda: not far.wire.up)
        line.silent = False
        await until(lambda: far.wire.up)
        assert far.caught_up == 2
    finally:
        await far.wire.close()


def test_a_house_alone_with_its_file_need_not_poll_and_one_that_shares_its_database_must() -> None:
    assert open_bus("", shared_database=False).up
    shared = open_bus("", shared_database=True)
    assert isinstance(shared, Alone)
    assert not shared.up
    assert shared.ready
