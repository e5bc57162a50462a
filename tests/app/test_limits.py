"""Limits: bodies and messages of 64 KiB, floods slowed and then closed, 429 for too many requests."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator

import httpx
from websockets.exceptions import ConnectionClosed

from tests.app.conftest import Newcomer, OpenHouse, Playing, Visit
from tests.app.guests import caller, key, problem
from tests.app.house import House

KIB = 1024


async def test_a_body_of_64_kib_is_read_and_a_larger_one_is_not(
    house: House, newcomer: Newcomer
) -> None:
    ada = await newcomer()
    for size, expected in [(64 * KIB, (422, "malformed")), (64 * KIB + 1, (413, "too_large"))]:
        body = b'{"name": "' + b"x" * (size - 12) + b'"}'
        assert len(body) == size
        answer = await ada.http.patch(
            "/api/me", content=body, headers={"content-type": "application/json"}
        )
        assert problem(answer) == expected


async def test_a_body_that_does_not_say_how_long_it_is_is_measured(
    house: House, newcomer: Newcomer
) -> None:
    async def flood(chunks: int) -> AsyncIterator[bytes]:
        yield b'{"name": "'
        for _ in range(chunks):
            yield b"x" * KIB
        yield b'"}'

    ada = await newcomer()
    headers = {"content-type": "application/json"}
    answer = await ada.http.patch("/api/me", content=flood(10), headers=headers)
    assert problem(answer) == (422, "malformed"), "a name is not that long, but it was read"
    answer = await ada.http.patch("/api/me", content=flood(100), headers=headers)
    assert problem(answer) == (413, "too_large")
    assert (await ada.call("GET", "/me"))["id"] == ada.id


async def test_an_endless_body_is_not_waited_for(house: House, newcomer: Newcomer) -> None:
    ada = await newcomer()
    _, port = house.host.split(":")
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    writer.write(
        b"POST /api/guests HTTP/1.1\r\nhost: " + house.host.encode() + b"\r\n"
        b"content-type: application/json\r\ncontent-length: 999999999999\r\n\r\n{"
    )
    line = await asyncio.wait_for(reader.readline(), 5)
    assert b" 413 " in line
    writer.close()
    assert (await ada.call("GET", "/me"))["id"] == ada.id


async def test_a_message_of_more_than_64_kib_closes_its_socket_and_no_other(
    playing: Playing,
) -> None:
    game = await playing(2)
    async with game.eyes() as (ada, ben):
        pad = json.dumps({"type": "say", "key": key(), "text": ""})
        await ada.socket.send(pad.replace('""', '"' + "x" * (64 * KIB - len(pad)) + '"'))
        assert (await ada.next("refused"))["code"] == "malformed", "64 KiB are read"
        await ada.socket.send("x" * (70 * KIB))
        assert await ada.closed() == 1009
        assert (await ben.ask_pong())["type"] == "pong"
    assert (await game.players[0].view(game.code))["revision"] == 0


async def test_a_flood_is_slowed_then_closed_and_others_notice_nothing(
    open_house: OpenHouse, visit: Visit
) -> None:
    house = open_house(rate_limits="on", socket_rate=500, socket_burst=50)
    ada, ben = await visit(house, "Ada"), await visit(house, "Ben")
    code = (await ada.lay())["code"]
    await ben.sit(code)
    async with ada.watch(code) as flooding, ben.watch(code) as calm:
        await flooding.next("table")
        await calm.next("table")
        began = time.monotonic()
        for _ in range(50):
            await flooding.send(type="ping")
        for _ in range(50):
            await flooding.next("pong")
        assert time.monotonic() - began < 2, "a burst is taken at once"

        async def flood() -> None:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await flooding.send(type="ping")

        sending = asyncio.create_task(flood())
        # 1006: who goes on sending into a line that was hung up sees it break before the reason.
        assert await flooding.closed() in (1008, 1006)
        await asyncio.wait_for(sending, 5)
        assert (await calm.ask_pong())["type"] == "pong"
    async with ada.watch(code) as again:
        assert (await again.next("table"))["code"] == code, "who comes back is let in"


async def test_a_brisk_player_is_never_slowed_for_long(open_house: OpenHouse, visit: Visit) -> None:
    house = open_house(rate_limits="on")
    ada = await visit(house, "Ada")
    code = (await ada.lay())["code"]
    async with ada.watch(code) as eye:
        await eye.next("table")
        for _ in range(40):
            assert (await eye.ask_pong())["type"] == "pong"
        assert eye.socket.close_code is None


async def limited(house: House, http: httpx.AsyncClient, method: str, path: str) -> int:
    """How often a call works before it is too much; then it says so and when to come again."""
    body = {"name": "Ada"} if path == "/api/guests" else None
    if path == "/api/tables":
        body = {"game": "pearls", "seats": 2}  # type: ignore[dict-item]
    if path == "/api/pass":
        body = {"pass": "0" * 32}
    for done in range(100):
        answer = await http.request(method, path, json=body)
        if answer.status_code == 429:
            assert problem(answer) == (429, "too_fast")
            assert int(answer.headers["retry-after"]) > 0
            return done
    raise AssertionError(f"{method} {path} is never too much")


async def test_guests_of_one_address_are_limited(open_house: OpenHouse) -> None:
    house = open_house(rate_limits="on", limit_guests="3/minute")
    async with caller(house) as http:
        assert await limited(house, http, "POST", "/api/guests") == 3


async def test_tries_of_passes_are_limited(open_house: OpenHouse) -> None:
    house = open_house(rate_limits="on", limit_passes="4/minute")
    async with caller(house) as http:
        assert await limited(house, http, "POST", "/api/pass") == 4


async def test_tables_writes_and_reads_of_one_person_are_limited_and_not_those_of_another(
    open_house: OpenHouse, visit: Visit
) -> None:
    house = open_house(
        rate_limits="on", limit_tables="3/minute", limit_writes="12/minute", limit_reads="9/minute"
    )
    ada, ben = await visit(house, "Ada"), await visit(house, "Ben")
    assert await limited(house, ada.http, "POST", "/api/tables") == 3
    assert await limited(house, ada.http, "POST", "/api/me/pass") == 8
    assert await limited(house, ada.http, "GET", "/api/me") == 9
    await ben.lay()
    await ben.call("GET", "/me")


async def test_behind_a_trusted_proxy_every_visitor_is_counted_alone(
    open_house: OpenHouse,
) -> None:
    house = open_house(rate_limits="on", limit_guests="2/minute")
    async with caller(house, x_forwarded_for="203.0.113.7") as one:
        assert await limited(house, one, "POST", "/api/guests") == 2
    async with caller(house, x_forwarded_for="203.0.113.8") as other:
        assert await limited(house, other, "POST", "/api/guests") == 2
