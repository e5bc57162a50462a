"""Chat and presence: lines said once, in order, removable by the host; who is at the table right now."""

import asyncio

import pytest

from tests.app.conftest import Newcomer, Playing
from tests.app.guests import key


async def test_a_line_is_said_once_however_often_it_is_sent(playing: Playing) -> None:
    game = await playing(2)
    ada, ben = game.players
    async with ada.watch(game.code) as mine, ben.watch(game.code) as his:
        await mine.reach(0)
        await his.reach(0)
        said = {"type": "say", "text": "Who brings the cake?", "key": key()}
        first = await mine.ask(**said)
        again = await mine.ask(**said)
        assert (first["type"], again) == ("done", first)
        heard = await his.next("said")
        assert (heard["text"], heard["name"], heard["seat"]) == ("Who brings the cake?", "Ada", 0)
        other = await mine.ask(**{**said, "text": "Nobody?"})
        assert other["code"] == "key_reused"
        assert not [frame for frame in await his.quiet() if frame["type"] == "said"]
    lines = (await ben.call("GET", f"/tables/{game.code}/talk"))["lines"]
    assert [line["text"] for line in lines] == ["Who brings the cake?"]


async def test_many_lines_at_once_are_all_there_and_numbered_without_gaps(playing: Playing) -> None:
    game = await playing(2)
    ada, ben = game.players
    path = f"/tables/{game.code}/talk"
    async with ben.watch(game.code) as eye:
        await eye.reach(0)
        await asyncio.gather(
            *(ada.call("POST", path, {"text": f"line {n}", "key": key()}) for n in range(60))
        )
        heard = [(await eye.next("said"))["n"] for _ in range(60)]
    assert heard == list(range(1, 61)), "in order, none left out"
    newest = await ben.call("GET", path)
    assert [line["n"] for line in newest["lines"]] == list(range(60, 10, -1))
    older = await ben.call("GET", f"{path}?before={newest['cursor']}")
    assert [line["n"] for line in older["lines"]] == list(range(10, 0, -1))
    assert older["cursor"] is None


async def test_the_host_takes_a_line_away_and_nobody_else_does(playing: Playing) -> None:
    game = await playing(2)
    ada, ben = game.players
    path = f"/tables/{game.code}/talk"
    line = await ben.call("POST", path, {"text": "Oops", "key": key()})
    assert await ben.refused("DELETE", f"{path}/{line['n']}") == (403, "not_host")
    async with ben.watch(game.code) as eye:
        await eye.reach(0)
        await ada.call("DELETE", f"{path}/{line['n']}")
        assert (await eye.next("unsaid"))["n"] == line["n"]
    assert (await ben.call("GET", path))["lines"] == []
    assert await ada.refused("DELETE", f"{path}/{2**31 - 1}") == (404, "not_found")
    assert await ada.refused("DELETE", f"{path}/{10**30}") == (422, "malformed")


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\x00", "x" * 1001])
async def test_nothing_and_too_much_are_no_lines(playing: Playing, text: str) -> None:
    game = await playing(2)
    body = {"text": text, "key": key()}
    refused = await game.players[0].refused("POST", f"/tables/{game.code}/talk", body)
    assert refused == (422, "malformed")


async def test_who_only_watches_may_talk_by_name_and_has_no_seat(
    playing: Playing, newcomer: Newcomer
) -> None:
    game = await playing(2)
    eve = await newcomer("Eve")
    line = await eve.call("POST", f"/tables/{game.code}/talk", {"text": "Hello", "key": key()})
    assert (line["name"], line["seat"]) == ("Eve", None)


async def test_people_are_connected_while_they_look_and_a_reload_is_no_absence(
    playing: Playing,
) -> None:
    game = await playing(2)
    ada, ben = game.players

    def here(table: dict[str, object]) -> bool:
        seats = table["seats"]
        assert isinstance(seats, list)
        return bool(seats[1]["connected"])

    async with ada.watch(game.code) as eye:
        await eye.reach(0)
        assert not here(eye.table)
        async with ben.watch(game.code):
            await eye.until_table(here)
        async with ben.watch(game.code):
            frames = await eye.quiet(2.6)
            assert all(here(frame) for frame in frames if frame["type"] == "table")
        await eye.until_table(lambda table: not here(table))
