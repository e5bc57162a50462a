"""Input that cannot be read, or not be written down again, is refused and breaks nothing."""

import json

import pytest

from tests.app.conftest import Newcomer, Playing
from tests.app.guests import caller, key, problem, watch
from tests.app.house import House

MALFORMED = (422, "malformed")
HALF = '"\\ud800"'  # JSON can say it, UTF-8 cannot


def nested(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize(
    "preference", [HALF, "NaN", "1e999", nested(40), nested(300), nested(800), f"{{{HALF}: 1}}"]
)
async def test_preferences_that_could_not_be_read_again_are_refused(
    newcomer: Newcomer, preference: str
) -> None:
    ada = await newcomer()
    answer = await ada.http.patch(
        "/api/me",
        content=f'{{"preferences": {{"a": {preference}}}}}',
        headers={"content-type": "application/json"},
    )
    assert problem(answer) == MALFORMED
    assert (await ada.call("GET", "/me"))["preferences"] == {}


async def test_options_and_actions_with_half_a_character_are_refused(
    newcomer: Newcomer, playing: Playing
) -> None:
    ada = await newcomer()
    headers = {"content-type": "application/json"}
    table = f'{{"game": "pearls", "seats": 3, "options": {{{HALF}: 1}}}}'
    answer = await ada.http.post("/api/tables", content=table, headers=headers)
    assert problem(answer) == MALFORMED

    game = await playing(2)
    player = game.players[0]
    said = f'{{"ticket": "x", "key": "{key()}", "action": {{"kind": {HALF}}}}}'
    path = f"/api/tables/{game.code}/answers"
    answer = await player.http.post(path, content=said, headers=headers)
    assert problem(answer) == MALFORMED


@pytest.mark.parametrize("levels", [950, 1000, 2000, 30_000])
async def test_a_socket_survives_a_message_that_goes_too_deep(
    playing: Playing, levels: int
) -> None:
    game = await playing(2)
    async with game.players[0].watch(game.code) as eye:
        await eye.reach(0)
        for deep in (nested(levels), "[" * levels):
            text = f'{{"type": "answer", "ticket": "x", "key": "k", "action": {{"kind": {deep}}}}}'
            await eye.socket.send(text)
            assert (await eye.next("refused"))["code"] == "malformed"
        await eye.socket.send(json.dumps({"type": "ping"}))
        await eye.next("pong")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]:80"])
async def test_an_origin_that_is_no_address_is_foreign(house: House, origin: str) -> None:
    async with caller(house, origin=origin) as http:
        answer = await http.post("/api/guests", json={"name": "Ada"})
        assert problem(answer) == (403, "forbidden_origin")


async def test_a_socket_with_an_origin_that_is_no_address_is_turned_away(
    house: House, playing: Playing
) -> None:
    game = await playing(2)
    with pytest.raises(Exception, match="403"):
        async with watch(house, game.code, Origin="http://["):
            pass
