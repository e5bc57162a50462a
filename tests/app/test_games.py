"""Games in play: answers that count once, secrets that stay, ways back, what is seen when and by whom."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from engines.core.record import Record
from engines.core.verify import verify
from tests.app.conftest import Newcomer, Playing
from tests.app.guests import key, watch
from tests.app.house import House
from tests.engines.pearls import GAME as PEARLS


def given(seen: dict[str, Any], **more: Any) -> dict[str, Any]:
    question = seen["question"]
    return {
        "ticket": question["ticket"],
        "action": question["actions"][0],
        "key": key(),
        **more,
    }


async def test_a_whole_game_reaches_its_end_and_its_record_is_proven(playing: Playing) -> None:
    game = await playing(3, rounds=2)
    async with game.eyes() as eyes:
        await game.play(eyes)
        assert all(eye.seen["outcome"] == eyes[0].seen["outcome"] for eye in eyes)
        assert (await eyes[0].until_table(lambda table: table["status"] == "over"))["revision"]
    told = await game.players[0].call("GET", f"/tables/{game.code}/record")
    record = msgspec.convert(told, Record)
    assert verify(record, PEARLS, promised=told["commitment"])
    assert record.seed is not None
    assert "key" not in {name for move in told["moves"] for name in move}


async def test_the_same_answer_sent_many_times_is_one_move(playing: Playing) -> None:
    game = await playing(2)
    ada = game.players[0]
    body = given(await ada.view(game.code))
    path = f"/tables/{game.code}/answers"
    told = await asyncio.gather(*(ada.call("POST", path, body) for _ in range(8)))
    assert {answer["revision"] for answer in told} == {told[0]["revision"]}
    async with ada.watch(game.code) as eye:
        await eye.reach(1)
        done = await eye.ask(type="answer", **body)
        assert done["revision"] == told[0]["revision"], "over the socket, too"
    assert (await ada.view(game.code))["revision"] == told[0]["revision"]
    other = {**body, "action": {"kind": "peek"}}
    assert await ada.refused("POST", path, other) == (409, "key_reused")


async def test_a_known_key_is_acknowledged_whatever_was_undone_since(playing: Playing) -> None:
    game = await playing(2)
    ada = game.players[0]
    body = given(await ada.view(game.code))
    first = await ada.call("POST", f"/tables/{game.code}/answers", body)
    move = (await ada.view(game.code))["undo"]
    assert move == first["revision"]
    undo = {"move": move, "key": key()}
    gone = await ada.call("POST", f"/tables/{game.code}/undo", undo)
    assert gone == await ada.call("POST", f"/tables/{game.code}/undo", undo)
    assert first == await ada.call("POST", f"/tables/{game.code}/answers", body)
    assert (await ada.view(game.code))["revision"] == gone["revision"]
    stale = {**body, "key": key()}
    assert await ada.refused("POST", f"/tables/{game.code}/answers", stale) == (409, "stale")


async def test_two_answers_to_one_question_count_as_one(playing: Playing) -> None:
    game = await playing(2)
    ada = game.players[0]
    seen = await ada.view(game.code)
    bodies = [given(seen) for _ in range(6)]
    path = f"/api/tables/{game.code}/answers"
    answers = await asyncio.gather(*(ada.http.post(path, json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {a.json()["code"] for a in answers if a.status_code == 409} == {"stale"}


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"ticket": "0" * 16}, (409, "stale")),
        ({"action": {"kind": "pick", "card": 99}}, (422, "not_offered")),
        ({"action": {"kind": "fly"}}, (422, "malformed")),
        ({"action": {"kind": "pick", "card": "1"}}, (422, "malformed")),
        ({"action": {"kind": "pick", "card": 10**30}}, (422, "not_offered")),
        ({"action": {"kind": "confirm", "more": 1}}, (422, "malformed")),
        ({"action": {}}, (422, "malformed")),
        ({"key": ""}, (422, "malformed")),
        ({"key": "\x00"}, (422, "malformed")),
        ({"key": "k" * 65}, (422, "malformed")),
    ],
)
async def test_an_answer_that_is_none_changes_nothing(
    playing: Playing, change: dict[str, Any], refusal: tuple[int, str]
) -> None:
    game = await playing(2)
    ada = game.players[0]
    before = await ada.view(game.code)
    body = given(before, **change)
    assert await ada.refused("POST", f"/tables/{game.code}/answers", body) == refusal
    async with ada.watch(game.code) as eye:
        await eye.reach(0)
        refused = await eye.ask(type="answer", **body)
        assert (refused["type"], refused["code"]) == ("refused", refusal[1])
    assert await ada.view(game.code) == before


async def test_who_has_no_seat_is_asked_nothing(
    playing: Playing, newcomer: Newcomer, house: House
) -> None:
    game = await playing(2)
    eve = await newcomer("Eve")
    seen = await game.players[0].view(game.code)
    path = f"/tables/{game.code}/answers"
    assert await eve.refused("POST", path, given(seen)) == (403, "not_asked")
    async with watch(house, game.code) as stranger:
        told = await stranger.reach(0)
        assert told["question"] is None
        assert told["undo"] is None
        refused = await stranger.ask(type="answer", **given(seen))
        assert refused["code"] == "unauthorized"


async def test_nothing_hidden_is_in_any_frame_or_answer_to_another(
    playing: Playing, newcomer: Newcomer, house: House
) -> None:
    game = await playing(3)
    eve = await newcomer("Eve")
    async with game.eyes() as eyes, eve.watch(game.code) as outside:
        await outside.reach(0)
        hands = [eye.seen["view"]["hand"] for eye in eyes]
        for seat, eye in enumerate(eyes):
            picked = eye.seen["question"]["actions"][0]
            assert picked["card"] in hands[seat]
            done = await eye.answer(picked)
            for other in (*eyes, outside):
                await other.quiet(0.05)
            if seat < 2:
                for n, other in enumerate([*eyes, outside]):
                    if n == seat:
                        continue
                    told = json.dumps([f for f in other.frames if f["type"] == "seen"])
                    assert f'"card": {picked["card"]}' not in told or picked["card"] in (
                        hands[n] if n < 3 else []
                    )
                for reader in (game.players[(seat + 1) % 3], eve):
                    record = await reader.call("GET", f"/tables/{game.code}/record")
                    assert record["moves"][done["revision"] - 1]["action"] is None
                    assert record["seed"] is None
        mine = await game.players[0].call("GET", f"/tables/{game.code}/record")
        assert any(move["action"] for move in mine["moves"] if move["seat"] == 0)


async def test_what_was_seen_at_every_revision_can_be_seen_again(playing: Playing) -> None:
    game = await playing(2, rounds=2)
    kept: list[dict[int, dict[str, Any]]] = [{}, {}]
    async with game.eyes() as eyes:
        while True:
            for seat, eye in enumerate(eyes):
                kept[seat][eye.seen["revision"]] = eye.seen
            if eyes[0].seen["outcome"]:
                break
            await game.play(eyes, seed=len(kept[0]), moves=1)
    for seat, player in enumerate(game.players):
        for revision, seen in kept[seat].items():
            again = await player.view(game.code, revision)
            assert again["view"] == seen["view"], f"seat {seat} at {revision}"
            assert again["waiting"] == seen["waiting"]
    assert (await game.players[0].view(game.code, 1))["question"] is None
    path = f"/tables/{game.code}/view?at=9999"
    assert await game.players[0].refused("GET", path) == (404, "not_found")


async def test_a_seen_frame_comes_before_the_acknowledgement_of_its_move(playing: Playing) -> None:
    game = await playing(2)
    async with game.eyes() as eyes:
        for _ in range(4):
            eye = next(eye for eye in eyes if eye.seen["question"])
            before = len(eye.frames)
            done = await eye.answer(eye.seen["question"]["actions"][0])
            kinds = [(f["type"], f.get("revision")) for f in eye.frames[before:]]
            assert ("seen", done["revision"]) in kinds[: kinds.index(("done", done["revision"]))]
            for each in eyes:
                await each.quiet(0.05)


async def test_a_hello_gets_the_events_since_and_none_when_it_knows_nothing(
    playing: Playing,
) -> None:
    game = await playing(2)
    async with game.eyes() as eyes:
        await game.play(eyes, moves=4)
        now = eyes[0].seen["revision"]
    ada = game.players[0]
    for since, wanted in ((1, 1), (now, now), (None, now), (now + 50, now)):
        async with ada.watch(game.code, since) as eye:
            seen = await eye.next("seen")
            assert (seen["revision"], seen["since"]) == (now, wanted)
            assert all(seen["since"] < event["n"] <= now for event in seen["events"])


async def test_the_way_back_ends_where_dice_or_others_came_in(playing: Playing) -> None:
    game = await playing(2)
    ada, ben = game.players
    path = f"/tables/{game.code}"
    nothing = {"move": 1, "key": key()}
    assert await ada.refused("POST", f"{path}/undo", nothing) == (409, "nothing_to_undo")
    async with game.eyes() as eyes:
        await game.play(eyes, seed=3)
    sealed = {"move": 1, "key": key()}
    assert await ada.refused("POST", f"{path}/undo", sealed) in {(409, "sealed"), (409, "over")}
    seen = await ben.view(game.code)
    assert seen["question"] is None
    assert seen["undo"] is None


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "7", '"x"', "null", '{"type":"fly"}', '{"type":"answer"}',
        '{"type":"say","text":1,"key":"k"}', '{"type":"undo","move":"1","key":"k"}',
        '{"type":"say","text":"a","key":"k","more":1}', "[" * 5000, '{"type":"say","key":"k"}',
    ],
)  # fmt: skip
async def test_a_message_that_does_not_parse_is_refused_and_the_socket_lives(
    playing: Playing, text: str
) -> None:
    game = await playing(2)
    async with game.players[0].watch(game.code) as eye:
        await eye.reach(0)
        await eye.socket.send(text)
        assert (await eye.next("refused"))["code"] == "malformed"
        assert (await eye.ask_pong())["type"] == "pong"


async def test_two_tabs_of_one_person_see_the_same(playing: Playing) -> None:
    game = await playing(2)
    ada = game.players[0]
    async with ada.watch(game.code) as one, ada.watch(game.code) as other:
        await one.reach(0)
        await other.reach(0)
        done = await one.answer(one.seen["question"]["actions"][0])
        await one.reach(done["revision"])
        await other.reach(done["revision"])
        assert other.seen["view"] == one.seen["view"]
        assert other.seen["question"] == one.seen["question"]
