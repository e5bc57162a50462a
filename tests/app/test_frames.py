"""Frames as the network delivers them: together, in pieces, fragmented, broken; by hand, byte for byte."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import cycle

import pytest

from tests.app.conftest import Playing

TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
HELLO = b'{"type":"ping"}'


def frame(data: bytes, kind: int = TEXT, *, final: bool = True, masked: bool = True) -> bytes:
    """One frame of a client."""
    head = bytes([kind | (0x80 if final else 0)])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65536:
        head += bytes([bit | 126]) + len(data).to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + len(data).to_bytes(8, "big")
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(a ^ b for a, b in zip(data, cycle(mask), strict=False))


class Line:
    """A TCP connection that has become a socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def any(self) -> tuple[int, bytes]:
        """Kind and content of the next frame."""
        head = await self.reader.readexactly(2)
        size = head[1]
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return head[0] & 15, await self.reader.readexactly(size)

    async def next(self, *types: str) -> dict[str, object]:
        """The next message of one of these types."""
        async with asyncio.timeout(10):
            while True:
                kind, data = await self.any()
                assert kind == TEXT, (kind, data)
                message: dict[str, object] = json.loads(data)
                if message["type"] in types:
                    return message

    async def closed(self) -> int:
        """The code it is closed with."""
        async with asyncio.timeout(10):
            while True:
                kind, data = await self.any()
                if kind == CLOSE:
                    return int.from_bytes(data[:2], "big")


Lines = Callable[[], AbstractAsyncContextManager[Line]]


@pytest.fixture
def lines(playing: Playing) -> Lines:
    """A line to a table in play: `async with lines() as line`."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Line]:
        game = await playing(2)
        ada = game.players[0]
        host, port = ada.house.host.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET /api/tables/{game.code}/socket HTTP/1.1\r\nHost: {ada.house.host}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {ada.token}\r\n\r\n"
        )
        writer.write(asked.encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        line = Line(reader, writer)
        await line.next("seen")
        try:
            yield line
        finally:
            writer.close()

    return opened


async def test_one_frame_in_one_piece(lines: Lines) -> None:
    async with lines() as line:
        for _ in range(3):
            await line.send(frame(HELLO))
            await line.next("pong")


async def test_many_frames_in_one_piece_are_all_taken_in_order(lines: Lines) -> None:
    async with lines() as line:
        await line.send(frame(HELLO))
        await line.next("pong")
        said = [
            frame(json.dumps({"type": "say", "text": f"n{n}", "key": f"{n:032x}"}).encode())
            for n in range(5)
        ]
        await line.send(b"".join(said) + frame(HELLO))
        heard = [(await line.next("said"))["text"] for _ in range(5)]
        assert heard == [f"n{n}" for n in range(5)]
        await line.send(frame(HELLO))
        await line.next("pong")


async def test_a_frame_that_comes_byte_by_byte(lines: Lines) -> None:
    async with lines() as line:
        await line.send(frame(HELLO))
        await line.next("pong")
        for byte in frame(HELLO):
            await line.send(bytes([byte]))
            await asyncio.sleep(0.002)
        await line.next("pong")
        await line.send(frame(HELLO))
        await line.next("pong")


async def test_a_message_in_fragments_with_a_ping_between(lines: Lines) -> None:
    async with lines() as line:
        await line.send(frame(HELLO))
        await line.next("pong")
        await line.send(frame(HELLO[:5], final=False))
        await line.send(frame(b"are you there", PING))
        async with asyncio.timeout(10):
            while (told := await line.any())[0] == TEXT:
                pass  # somebody else's news
        assert told == (PONG, b"are you there")
        await line.send(frame(HELLO[5:], CONTINUED))
        await line.next("pong")
        await line.send(frame(HELLO))
        await line.next("pong")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(b'{"type":"\xff\xfe"}'), 1007, id="no-utf8"),
        pytest.param(frame(HELLO, masked=False), 1002, id="unmasked"),
        pytest.param(frame(HELLO, CONTINUED), 1002, id="goes-on-with-nothing"),
        pytest.param(frame(HELLO, 3), 1002, id="unknown-kind"),
        pytest.param(frame(b" " * 65_537), 1009, id="too-large"),
        pytest.param(frame(b"", CLOSE), 1005, id="goodbye"),
    ],
)
async def test_what_breaks_the_protocol_ends_the_socket(
    lines: Lines, sent: bytes, code: int
) -> None:
    async with lines() as line:
        await line.send(frame(HELLO))
        await line.next("pong")
        await line.send(sent)
        told = await line.closed()
        assert told in ({code, 1000, 0} if code == 1005 else {code})


async def test_a_message_of_the_largest_size_is_read(lines: Lines) -> None:
    async with lines() as line:
        for size in (125, 126, 1000, 65_535, 65_536):
            await line.send(frame(HELLO + b" " * (size - len(HELLO))))
            await line.next("pong")


async def test_a_binary_frame_is_refused_and_the_socket_lives(lines: Lines) -> None:
    async with lines() as line:
        await line.send(frame(HELLO, BINARY))
        assert (await line.next("refused"))["code"] == "malformed"
        await line.send(frame(HELLO))
        await line.next("pong")
