"""Sockets whose other end never reads: nothing waits for them, and nobody keeps them for ever."""

import base64
import os
import socket
import time

import pytest

from app.web import socket as door
from tests.app.conftest import OpenHouse, Visit
from tests.app.guests import Guest
from tests.app.house import House


def never_reads(house: House, guest: Guest, code: str) -> socket.socket:
    """A socket at a table that takes next to nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address, port = house.host.split(":")
    line.connect((address, int(port)))
    said = (
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {house.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {guest.token}",
    )
    line.sendall("\r\n".join((*said, "", "")).encode())
    return line


async def flooded(house: House) -> bool:
    """Everybody is sent one large frame; True when they have all fallen too far behind."""
    watchers = [w for room in house.inside.hub._rooms.values() for w in room.watchers]
    for watcher in watchers:
        watcher.push(f'{{"type":"said","text":"{"x" * 60_000}"}}')
    return bool(watchers) and all(w.gone for w in watchers if isinstance(w, door.Socket))


async def wait_until_nobody_watches(house: House, ben: Guest, code: str, within: float) -> None:
    end = time.monotonic() + within
    while house.inside.hub.sockets:
        assert time.monotonic() < end, "the socket is still there"
        await ben.call("GET", f"/tables/{code}")


async def test_who_never_reads_is_hung_up_on_and_no_longer_connected(
    open_house: OpenHouse, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "LAST_WORDS", 0.3)
    house = open_house(socket_queue=8)
    ada, ben = await visit(house, "Ada"), await visit(house, "Ben")
    code = (await ada.lay(seats=2))["code"]
    await ben.sit(code)
    line = never_reads(house, ada, code)
    try:
        while not house.do(flooded(house)):
            pass
        await wait_until_nobody_watches(house, ben, code, within=5)
        end = time.monotonic() + 8
        while (await ben.call("GET", f"/tables/{code}"))["seats"][0]["connected"]:
            assert time.monotonic() < end, "who was hung up on still counts as connected"
    finally:
        line.close()
