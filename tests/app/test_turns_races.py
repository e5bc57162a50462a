"""Two servers on one database: whoever is first counts, nobody plays twice, no table goes back."""

import asyncio
import random
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import select, text, update

from app.service.accounts import Accounts, Person
from app.service.hot import Hot
from app.service.refusal import Refusal
from app.service.seats import Seats
from app.service.tables import Tables
from app.service.turns import Turns
from app.store.db import Store, migrate, open_store
from app.store.models import moves, tables
from app.store.write import NotSaved, Unknown, Write
from engines.core.payload import question_payload
from tests.engines.pearls import GAME

RULES = {GAME.key: GAME}


class Node:
    """One server, without its edges."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: list[tuple[str, int]] = []
        self.turns = Turns(store, RULES, lambda code, n: self.told.append((code, n)))


class Desk:
    """A table in play, and the two servers that know it."""

    def __init__(self, code: str, people: list[Person], nodes: tuple[Node, Node]) -> None:
        self.code = code
        self.people = people
        self.nodes = nodes

    async def hot(self, node: int = 0) -> Hot:
        return await self.nodes[node].turns.position(self.code)

    async def asked(self, node: int = 0) -> list[tuple[Person, Any]]:
        hot = await self.hot(node)
        found = []
        for person in self.people:
            seat = hot.seat_of[person.id]
            question = question_payload(hot.game, hot.position, hot.code, seat)
            if question is not None:
                found.append((person, question))
        return found

    async def log(self) -> list[Any]:
        async with self.nodes[0].store.read.connect() as reading:
            query = select(moves).order_by(moves.c.n)
            return list((await reading.execute(query)).all())


def plain(action: Any) -> Any:
    return msgspec.to_builtins(action)


@pytest_asyncio.fixture
async def desk(database_url: str) -> AsyncIterator[Desk]:
    with ThreadPoolExecutor(1) as beside:
        await asyncio.wrap_future(beside.submit(migrate, database_url))
    async with open_store(database_url) as one, open_store(database_url) as other:
        accounts, table, seats = Accounts(one), Tables(one, RULES), Seats(one)
        people = [(await accounts.guest(name, "de", ""))[0] for name in ("Ada", "Ben", "Cleo")]
        code = await table.create(
            people[0], game="pearls", options={}, seats=3, pace="live", visibility="link"
        )
        for person in people[1:]:
            await seats.sit(code, person)
        nodes = (Node(one), Node(other))
        await nodes[0].turns.start(code, people[0].id)
        yield Desk(code, people, nodes)


async def test_of_two_servers_with_one_question_one_answers_it(desk: Desk) -> None:
    (person, question), *_ = await desk.asked()
    tries = [
        node.turns.answer(desk.code, person.id, question.ticket, plain(question.actions[0]), key)
        for node, key in zip(desk.nodes, ("one", "other"), strict=True)
    ]
    told = await asyncio.gather(*tries, return_exceptions=True)
    refused = [one for one in told if isinstance(one, Refusal)]
    assert [one.code for one in refused] == ["stale"]
    assert [move.n for move in await desk.log()] == [0, 1]


async def test_one_key_sent_to_two_servers_is_one_move_with_one_acknowledgement(desk: Desk) -> None:
    (person, question), *_ = await desk.asked()
    tries = [
        node.turns.answer(desk.code, person.id, question.ticket, plain(question.actions[0]), "k")
        for node in desk.nodes * 3
    ]
    told = await asyncio.gather(*tries)
    assert {done.revision for done in told} == {1}
    assert [move.n for move in await desk.log()] == [0, 1]


async def test_a_whole_game_over_two_servers_has_a_log_without_gaps(desk: Desk) -> None:
    chance = random.Random(8)
    answered = 0
    for _ in range(300):
        node = chance.randrange(2)
        open_now = await desk.asked(node)
        if not open_now:
            break
        tries = []
        for person, question in open_now:
            action = plain(chance.choice(question.actions))
            turns = desk.nodes[chance.randrange(2)].turns
            tries.append(
                turns.answer(desk.code, person.id, question.ticket, action, f"k{answered}")
            )
            answered += 1
        for one in await asyncio.gather(*tries, return_exceptions=True):
            assert not isinstance(one, BaseException) or isinstance(one, Refusal), one
    log = await desk.log()
    assert [move.n for move in log] == list(range(len(log)))
    assert (await desk.hot(0)).position == (await desk.hot(1)).position
    assert (await desk.hot(0)).status == "over"


async def test_each_revision_is_told_once_by_the_server_that_made_it(desk: Desk) -> None:
    for _ in range(3):
        (person, question), *_ = await desk.asked(1)
        turns = desk.nodes[1].turns
        await turns.answer(
            desk.code, person.id, question.ticket, plain(question.actions[0]), question.ticket
        )
    assert desk.nodes[1].told == [(desk.code, 1), (desk.code, 2), (desk.code, 3)]
    assert desk.nodes[0].told == [(desk.code, 0)]


async def test_an_answer_that_was_saved_though_the_line_broke_is_acknowledged(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = desk.nodes[0]
    write = node.store.writer.write

    async def saved_and_gone(given: Write) -> Any:
        await write(given)
        raise Unknown("the connection broke during the commit")

    (person, question), *_ = await desk.asked()
    with monkeypatch.context() as broken:
        broken.setattr(node.store.writer, "write", saved_and_gone)
        done = await node.turns.answer(
            desk.code, person.id, question.ticket, plain(question.actions[0]), "k"
        )
    assert done.revision == 1
    assert node.told[-1] == (desk.code, 1)
    assert (await desk.hot()).revision == 1


async def test_an_answer_that_was_not_saved_changes_nothing_and_works_next_time(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = desk.nodes[0]

    async def full(given: Write) -> Any:
        raise NotSaved("database or disk is full")

    (person, question), *_ = await desk.asked()
    answer = (desk.code, person.id, question.ticket, plain(question.actions[0]), "k")
    before = (await desk.hot()).position
    with monkeypatch.context() as broken:
        broken.setattr(node.store.writer, "write", full)
        with pytest.raises(Refusal) as refused:
            await node.turns.answer(*answer)
    assert refused.value.code == "not_saved"
    assert (await desk.hot()).position == before
    assert (await node.turns.answer(*answer)).revision == 1


async def test_a_state_that_cannot_be_read_rests_its_table_until_it_can(desk: Desk) -> None:
    async with desk.nodes[0].store.read.connect() as reading:
        good = (await reading.execute(select(tables.c.position))).scalar_one()

    async def put(position: str) -> None:
        async with desk.nodes[0].store.read.begin() as writing:
            await writing.execute(update(tables).values(position=position))

    async def rested() -> bool:
        async with desk.nodes[0].store.read.connect() as reading:
            return bool((await reading.execute(text("SELECT rested FROM tables"))).scalar_one())

    await put('{"n":0,"state":{"an":"older shape"},"draws":0,"answers":[0,0,0]}')
    fresh = Node(desk.nodes[0].store)
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            await fresh.turns.position(desk.code)
        assert refused.value.code == "not_found"
    assert await rested()
    await put(good)
    assert (await fresh.turns.position(desk.code)).revision == 0
    assert not await rested()


async def test_people_who_sit_and_stand_while_the_game_starts_are_in_or_out_never_half(
    database_url: str,
) -> None:
    with ThreadPoolExecutor(1) as beside:
        await asyncio.wrap_future(beside.submit(migrate, database_url))
    async with open_store(database_url) as store:
        accounts, table, seats = Accounts(store), Tables(store, RULES), Seats(store)
        turns = Turns(store, RULES, lambda code, n: None)
        people = [(await accounts.guest(name, "de", ""))[0] for name in ("Ada", "Ben", "Cleo")]
        for _ in range(10):
            code = await table.create(
                people[0], game="pearls", options={}, seats=3, pace="live", visibility="link"
            )
            await seats.sit(code, people[1])
            told = await asyncio.gather(
                turns.start(code, people[0].id),
                seats.sit(code, people[2]),
                seats.stand(code, people[1], 1),
                return_exceptions=True,
            )
            assert all(
                not isinstance(one, BaseException) or isinstance(one, Refusal) for one in told
            )
            if isinstance(told[0], Refusal):
                assert told[0].code == "too_few_players"
                continue
            hot = await turns.position(code)
            assert hot.row.seats == len(hot.sitters) == len(hot.position.answers)
            sat, stood = told[1] is None, told[2] is None
            assert (people[2].id in hot.seat_of) == sat
            assert (people[1].id not in hot.seat_of) == stood
