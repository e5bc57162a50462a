"""Who is told what: everybody (shown, N] in order, whoever reports it, and nobody another's secrets."""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy.exc import OperationalError

from app.realtime.bus import Alone, Bus, open_bus
from app.realtime.hub import Hub
from app.service.accounts import Accounts, Person
from app.service.people import Body, People
from app.service.seats import Seats
from app.service.tables import Tables
from app.service.talk import Talk
from app.service.turns import Turns
from app.store.db import NotSaved, Store, migrate, open_store
from engines.core.payload import question_payload
from engines.core.rng import Rng
from engines.core.types import Seat, Step
from tests.engines.pearls import GAME, Action, Pearls, State


class Quiet(Pearls):
    """Pearls of which nobody tells: only the view says that something has happened."""

    key: ClassVar[str] = "quiet"

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        return Step(step.state, (), step.sealed)


RULES = {GAME.key: GAME, "quiet": Quiet()}


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

    def __init__(
        self, store: Store, people: list[Person], code: str, bus: Bus | None = None
    ) -> None:
        self.store, self.code, self.people = store, code, people

        def tell(code: str, revision: int) -> None:
            self.hub.told(code, revision)

        self.turns = Turns(store, RULES, tell)
        self.readers = People(store, RULES, "here", 30)
        self.talk = Talk(store)
        self.hub = Hub(self.turns, self.readers, self.talk, bus or Alone(), 0.05)

    async def lay(self, game: str) -> None:
        """Another table for the same people."""
        tables, seats = Tables(self.store, RULES), Seats(self.store)
        self.code = await tables.create(
            self.people[0], game=game, options={}, seats=3, pace="live", visibility="link"
        )
        for person in self.people[1:]:
            await seats.sit(self.code, person)
        await self.turns.start(self.code, self.people[0].id, keep_order=True)

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


async def until_seen(one: Eyes, revision: int) -> None:
    async with asyncio.timeout(10):
        while not one.seen or one.seen[-1]["revision"] < revision:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_second_window_does_not_keep_news_from_the_first(
    desk: Desk, sqlite_url: str
) -> None:
    """What one window of a seat is shown is not taken for what the other knows."""
    await desk.lay("quiet")
    first, second = Eyes(desk.people[0]), Eyes(desk.people[0])
    await desk.hub.enter(desk.code, first, None)
    async with open_store(sqlite_url) as elsewhere:
        other = Desk(elsewhere, desk.people, desk.code)
        await other.answer()
        await other.hub.close()
    await desk.hub.enter(desk.code, second, None)
    await settle()
    assert second.seen[-1]["revision"] == 1
    assert first.seen[-1]["view"] == second.seen[-1]["view"]


async def test_who_sees_no_difference_gets_no_frame_and_nothing_is_missing_later(
    desk: Desk,
) -> None:
    await desk.lay("quiet")
    eyes = [Eyes(person) for person in desk.people]
    for one in eyes:
        await desk.hub.enter(desk.code, one, None)
    await desk.answer()  # the first picks a card in secret: nobody sees, hears or waits for less
    await settle()
    assert [len(one.seen) for one in eyes] == [2, 1, 1]
    await desk.answer()  # and confirms, which all see
    await settle()
    assert [one.seen[-1]["since"] for one in eyes] == [1, 0, 0]
    assert [one.seen[-1]["revision"] for one in eyes] == [2, 2, 2]


async def test_what_could_not_be_read_is_told_at_the_next_look(
    desk: Desk, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.lay("pearls")
    await desk.hub.open()
    ada = Eyes(desk.people[0])
    await desk.hub.enter(desk.code, ada, None)
    async with open_store(sqlite_url) as elsewhere:
        other = Desk(elsewhere, desk.people, desk.code)
        await other.answer()
        await other.hub.close()

    async def gone(code: str, revision: int) -> Any:
        monkeypatch.undo()
        raise OperationalError("SELECT", {}, Exception("the database is away"))

    monkeypatch.setattr(desk.turns.tables, "at_least", gone)
    desk.hub.told(desk.code, 1)
    await until_seen(ada, 1)


async def test_without_a_bus_the_others_moves_and_lines_are_found_by_looking(
    desk: Desk, sqlite_url: str
) -> None:
    await desk.lay("pearls")
    async with open_store(sqlite_url) as elsewhere:
        other = Desk(elsewhere, desk.people, desk.code, open_bus("", shared_database=True))
        await other.hub.open()
        ben = Eyes(desk.people[1])
        await other.hub.enter(desk.code, ben, None)
        await desk.answer()
        await desk.talk.say(desk.code, desk.people[0].id, "hello", str(uuid.uuid4()))
        await until_seen(ben, 1)
        await settle()
        assert [frame["text"] for frame in ben.frames if frame["type"] == "said"] == ["hello"]
        await other.hub.close()


async def test_two_servers_tell_each_other_over_the_bus(
    desk: Desk, sqlite_url: str, valkey_url: str
) -> None:
    await desk.lay("pearls")
    async with open_store(sqlite_url) as store_1, open_store(sqlite_url) as store_2:
        nodes = [
            Desk(store, desk.people, desk.code, open_bus(valkey_url, shared_database=True))
            for store in (store_1, store_2)
        ]
        eyes = [Eyes(desk.people[0]), Eyes(desk.people[1])]
        for node, one in zip(nodes, eyes, strict=True):
            await node.hub.open()
            await node.hub.enter(desk.code, one, None)
        for n in range(4):
            await nodes[n % 2].answer()
        for one in eyes:
            await until_seen(one, 4)
        for node in nodes:
            await node.hub.close()


async def test_who_cannot_be_counted_as_present_may_watch_all_the_same(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(code: str, person: str) -> None:
        raise NotSaved("disk full")

    await desk.lay("pearls")
    monkeypatch.setattr(desk.readers, "arrived", full)
    ada = Eyes(desk.people[0])
    await desk.hub.enter(desk.code, ada, None)
    await desk.answer()
    await until_seen(ada, 1)


async def test_a_line_said_while_lines_are_read_is_told_too(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = desk.talk.since

    async def slowly(code: str, n: int) -> Any:
        lines = await read(code, n)
        await asyncio.sleep(0.05)  # what is said meanwhile is not in them
        return lines

    await desk.lay("pearls")
    ada = Eyes(desk.people[0])
    await desk.hub.enter(desk.code, ada, None)
    monkeypatch.setattr(desk.talk, "since", slowly)
    for text in ("one", "two", "three"):
        said = await desk.talk.say(desk.code, desk.people[1].id, text, str(uuid.uuid4()))
        desk.hub.talk(desk.code, said.line.n)
        await asyncio.sleep(0.03)
    await asyncio.sleep(0.3)
    told = [frame["text"] for frame in ada.frames if frame["type"] == "said"]
    assert told == ["one", "two", "three"]
