"""Who is told what: everybody (shown, N] in order, whoever reports it, and nobody another's secrets."""

import asyncio
import json
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest_asyncio

from app.realtime.bus import Alone
from app.realtime.hub import Hub
from app.service.accounts import Accounts, Person
from app.service.people import Body, People
from app.service.seats import Seats
from app.service.tables import Tables
from app.service.talk import Talk
from app.service.turns import Turns
from app.store.db import Store, migrate, open_store
from engines.core.payload import question_payload
from tests.engines.pearls import GAME

RULES = {GAME.key: GAME}


class Eyes:
    """A watcher that keeps its frames."""

    def __init__(self, person: Person | None) -> None:
        self.person = None if person is None else person.id
        self.device: str | None = None
        self.seat: int | None = None
        self.shown = -1
        self.greeted = False
        self.frames: list[dict[str, Any]] = []

    def push(self, text: str) -> None:
        self.frames.append(json.loads(text))

    def close(self, code: int) -> None:
        raise AssertionError("nobody is hung up on here")

    @property
    def seen(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "seen"]


class Desk:
    """A server without its edges, and a table with three people."""

    def __init__(self, store: Store, people: list[Person], code: str) -> None:
        self.code, self.people = code, people

        def tell(code: str, revision: int) -> None:
            self.hub.told(code, revision)

        self.turns = Turns(store, RULES, tell)
        self.readers = People(store, RULES, "here", 30)
        self.hub = Hub(self.turns, self.readers, Talk(store), Alone(), 60)

    async def answer(self, number: int = 0) -> int:
        """The first who is asked answers; the revision."""
        hot = await self.turns.position(self.code)
        for person in self.people:
            question = question_payload(hot.game, hot.position, hot.code, hot.seat_of[person.id])
            if question is not None:
                action = msgspec.to_builtins(question.actions[number])
                ticket = question.ticket
                done = await self.turns.answer(self.code, person.id, ticket, action, ticket)
                return done.revision
        raise AssertionError("nobody is asked")


@pytest_asyncio.fixture
async def desk(sqlite_url: str) -> AsyncIterator[Desk]:
    with ThreadPoolExecutor(1) as beside:
        await asyncio.wrap_future(beside.submit(migrate, sqlite_url))
    async with open_store(sqlite_url) as store:
        accounts = Accounts(store)
        people = [(await accounts.guest(name, "de", ""))[0] for name in ("Ada", "Ben", "Cleo")]
        code = await Tables(store, RULES).create(
            people[0], game="pearls", options={}, seats=3, pace="live", visibility="link"
        )
        for person in people[1:]:
            await Seats(store).sit(code, person)
        running = Desk(store, people, code)
        yield running
        await running.hub.close()


async def settle() -> None:
    """Let everything that was begun be finished."""
    await asyncio.sleep(0.1)


async def test_the_events_a_watcher_is_told_join_without_gap_or_overlap(desk: Desk) -> None:
    await desk.turns.start(desk.code, desk.people[0].id)
    eyes = [Eyes(person) for person in desk.people] + [Eyes(None)]
    for one in eyes:
        await desk.hub.enter(desk.code, one, 0)
    for _ in range(6):
        revision = await desk.answer()
        desk.hub.told(desk.code, revision)
        desk.hub.told(desk.code, revision - 1)
    await settle()
    for one in eyes:
        shown = 0
        for frame in one.seen:
            assert frame["since"] == shown or frame is one.seen[0]
            assert all(
                frame["since"] < event["n"] <= frame["revision"] for event in frame["events"]
            )
            assert frame["revision"] > shown or frame is one.seen[0]
            shown = frame["revision"]


async def test_a_move_that_was_made_elsewhere_is_read_and_told(desk: Desk, sqlite_url: str) -> None:
    await desk.turns.start(desk.code, desk.people[0].id)
    ada = Eyes(desk.people[0])
    await desk.hub.enter(desk.code, ada, 0)
    async with open_store(sqlite_url) as elsewhere:
        other = Desk(elsewhere, desk.people, desk.code)
        for _ in range(3):
            await other.answer()
        await other.hub.close()
    desk.hub.told(desk.code, 3)
    await settle()
    assert ada.seen[-1]["revision"] == 3
    assert ada.seen[-1]["since"] == 0


async def test_nobody_is_shown_a_hand_through_the_seat_they_had_before_the_start(
    desk: Desk,
) -> None:
    """The start shuffles the seats: whoever looked before, or comes in the middle, sees their own."""
    hands: dict[str, list[int]] = {}
    read = desk.readers.body

    async def slowly(code: str) -> Body:
        body = await read(code)
        await asyncio.sleep(0.02)  # what was read is old by the time it arrives
        return body

    desk.readers.body = slowly  # type: ignore[method-assign]
    early = [Eyes(person) for person in desk.people]
    for one in early:
        await desk.hub.enter(desk.code, one, None)
    late = [Eyes(person) for person in desk.people]
    entering = [asyncio.create_task(desk.hub.enter(desk.code, one, None)) for one in late]
    await asyncio.sleep(0.01)
    await desk.turns.start(desk.code, desk.people[0].id)
    desk.hub.people(desk.code)
    await asyncio.gather(*entering)
    await desk.answer()
    await asyncio.sleep(0.3)
    hot = await desk.turns.position(desk.code)
    for person in desk.people:
        hands[person.id] = list(GAME.view(hot.position.state, hot.seat_of[person.id]).hand)
    assert len({str(hand) for hand in hands.values()}) == 3
    for one in (*early, *late):
        assert one.person is not None
        assert one.seen, "who is at the table sees the game begin"
        for frame in one.seen:
            assert frame["view"]["hand"] == hands[one.person]


async def test_the_table_says_that_the_game_is_over(desk: Desk) -> None:
    await desk.turns.start(desk.code, desk.people[0].id)
    ada = Eyes(desk.people[0])
    await desk.hub.enter(desk.code, ada, 0)
    while not ada.seen or ada.seen[-1]["outcome"] is None:
        await desk.answer(-1)
    await settle()
    tables = [frame for frame in ada.frames if frame["type"] == "table"]
    assert tables[-1]["status"] == "over"
