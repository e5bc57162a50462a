"""Servers are killed at any instant: what was acknowledged stays, once, and play goes on.

Short by default; TIDETABLE_CHAOS=20 kills twenty times under twenty tables.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.chaos.crowd import Group, seat
from tests.chaos.ledger import audit
from tests.server import Server

LONG = int(os.environ.get("TIDETABLE_CHAOS", "0"))
KILLS = LONG or 3
TABLES = LONG or 4


async def until_over(groups: list[Group], seconds: float) -> None:
    """Everybody plays to the end; who does not get there is named."""
    players = [player for group in groups for player in group.players]
    try:
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(player.play() for player in players))
    except TimeoutError:
        stuck = [str(player) for player in players if player.seen["outcome"] is None]
        raise AssertionError("\n".join(["these games did not end:", *stuck])) from None


async def test_every_acknowledged_answer_survives_kills_and_play_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    chance = random.Random(TABLES * KILLS)
    server = Server(tmp_path, database_url)
    server.start()
    groups = [await seat([server.url], n) for n in range(TABLES)]
    for group in groups:
        for player in group.players:
            player.pause = 0.02
    games = asyncio.create_task(until_over(groups, 120 + 20 * KILLS))
    try:
        for _ in range(KILLS):
            await asyncio.sleep(0.05 + chance.random() * 0.5)
            await asyncio.to_thread(server.kill)
            told = {p: dict(p.acknowledged) for g in groups for p in g.players}
            await audit(database_url, groups)
            assert all(p.acknowledged == before for p, before in told.items())
            await asyncio.to_thread(server.start)
        await games
    finally:
        games.cancel()
        server.kill()
    assert "Traceback" not in server.said()
    assert all(revision > 0 for revision in await audit(database_url, groups))
    assert all(player.seen["outcome"] for group in groups for player in group.players)


async def test_a_bot_answers_after_a_restart_what_it_was_asked_before_the_kill(
    database_url: str, tmp_path: Path
) -> None:
    server = Server(tmp_path, database_url, bot_pause=1.5, ticker_pause=0.1)
    server.start()
    try:
        group = await seat([server.url], 7, people=1, bots=2)
        person = group.players[0]
        game = asyncio.create_task(person.play())
        # The bots have a pause before each answer: a kill in it leaves an answer due.
        await asyncio.wait_for(person.answered_once.wait(), 60)
        await asyncio.to_thread(server.kill)
        (before,) = await audit(database_url, [group])
        server.environment["TIDETABLE_BOT_PAUSE"] = "0"
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(90):
            await game
        assert (await audit(database_url, [group]))[0] > before
    finally:
        server.kill()


@pytest.mark.parametrize("bus", [False, True], ids=["polling", "valkey"])
async def test_two_servers_on_one_database_lose_and_double_nothing(
    postgres_url: str, request: pytest.FixtureRequest, tmp_path: Path, *, bus: bool
) -> None:
    settings = {"poll_pause": 0.2, "bot_pause": 0, "ticker_pause": 0.1}
    if bus:
        settings["bus_url"] = request.getfixturevalue("valkey_url")
    servers = [Server(tmp_path, postgres_url, **settings) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        urls = [server.url for server in servers]
        groups = [await seat(urls, n, bots=n % 2) for n in range(3)]
        await until_over(groups, 120)
        await audit(postgres_url, groups)
        assert all(player.seen["outcome"] for group in groups for player in group.players)
    finally:
        for server in servers:
            server.stop()


async def test_a_server_that_is_asked_to_stop_says_so_and_keeps_what_it_took(
    database_url: str, tmp_path: Path
) -> None:
    server = Server(tmp_path, database_url)
    server.start()
    group = await seat([server.url], 3)
    for player in group.players:
        player.pause = 0.05
    games = [asyncio.create_task(player.play()) for player in group.players]
    await asyncio.sleep(0.6)
    await asyncio.to_thread(server.stop)
    await asyncio.sleep(0.2)
    assert all(set(player.closed) == {1012} for player in group.players)
    await audit(database_url, [group])
    for game in games:
        game.cancel()
