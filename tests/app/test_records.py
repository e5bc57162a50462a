"""Records: while a game runs they hide what others chose and the dice; salts given before are in the proof."""

from typing import Any

import msgspec

from engines.core.record import Record
from engines.core.verify import verify
from tests.app.conftest import Newcomer, Playing
from tests.app.guests import Game, caller
from tests.app.house import House
from tests.engines.pearls import GAME as PEARLS


async def test_a_running_record_shows_each_seat_its_own_answers_alone(
    playing: Playing, house: House
) -> None:
    game = await playing(3)
    async with game.eyes() as eyes:
        for eye in eyes:
            assert (await eye.answer())["type"] == "done"
    path = f"/tables/{game.code}/record"
    for seat, player in enumerate(game.players):
        told = await player.call("GET", path)
        assert told["seed"] is None
        assert told["outcome"] is None
        shown: dict[int, Any] = {move["seat"]: move["action"] for move in told["moves"]}
        assert {s for s, action in shown.items() if action is not None} == {seat}
        assert all(move.get("draws") is None for move in told["moves"])
        assert [move["seat"] for move in told["moves"] if move["cause"] is not None] == [seat]
    async with caller(house) as nobody:
        told = (await nobody.get(f"/api{path}")).json()
        assert all(move["action"] is None for move in told["moves"])
        assert told["seed"] is None


async def test_the_proof_of_a_shuffled_table_holds_with_every_salt(newcomer: Newcomer) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    salts = ["a1" * 16, "b2" * 16]
    laid = await ada.lay(seats=2)
    code = laid["code"]
    await ada.call("PUT", f"/tables/{code}/seats/me/salt", {"salt": salts[0]})
    await ben.sit(code, salt=salts[1])
    started = await ada.start(code, keep_order=False)
    people = {seat["name"]: seat["seat"] for seat in started["seats"]}
    by_seat = sorted((ada, ben), key=lambda person: people[person.name])
    async with Game(code, by_seat).eyes() as eyes:
        await Game(code, by_seat).play(eyes, seed=7)
    told = await ben.call("GET", f"/tables/{code}/record")
    record = msgspec.convert(told, Record)
    assert verify(record, PEARLS, salts=salts, promised=laid["commitment"])
