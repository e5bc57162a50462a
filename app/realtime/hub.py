"""Who watches which table: each watcher is told (shown, N] in order, whoever reports N.

It asks the service what there is to see; it knows no HTTP and decides nothing about a game.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from app.realtime.bus import Bus, News
from app.realtime.room import Room, Watcher
from app.service.hot import Hot, Moved
from app.service.people import People
from app.service.refusal import Refusal
from app.service.sight import shown, text
from app.service.talk import Talk
from app.service.turns import Turns
from app.store.write import NotSaved

MOST_EVENTS = 200  # moves told at once; who is further behind is only shown the present
LEAVING = (
    2.0  # seconds a person stays connected after the last socket closed: reloads do not flicker
)
_log = structlog.get_logger("app.hub")


class Hub:
    """The watchers of this server, and the bus to those of the others."""

    def __init__(
        self, turns: Turns, people: People, talk: Talk, bus: Bus, poll_pause: float
    ) -> None:
        self._turns = turns
        self._people = people
        self._talk = talk
        self._bus = bus
        self._poll_pause = poll_pause
        self._rooms: dict[str, Room] = {}
        self._here: dict[tuple[str, str], int] = {}  # sockets by table and person
        self._tasks: set[asyncio.Task[None]] = set()
        self._missed = False  # some news could not be read: the next look finds it
        self.frames = 0

    async def open(self) -> None:
        """Listen to the other servers."""
        await self._bus.start(self._heard, lambda: self._start(self._look_everywhere()))
        self._start(self._poll())

    async def close(self) -> None:
        """Hear no more; the sockets are closed by the server itself."""
        await self._bus.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def connected(self) -> bool:
        """Does news reach the other servers, if there is a bus to them?"""
        return self._bus.ready

    @property
    def sockets(self) -> int:
        """How many watch."""
        return sum(len(room.watchers) for room in self._rooms.values())

    @property
    def watched(self) -> int:
        """How many tables are watched."""
        return len(self._rooms)

    async def enter(self, code: str, watcher: Watcher, since: int | None) -> None:
        """Show a table to somebody, the moves after `since` included, and from now on its news."""
        room = self._rooms.setdefault(code, Room())
        room.watchers.append(watcher)
        while True:
            body = await self._people.body(code)
            if body.started or not room.started:
                break  # else the game started while this was read: the seats are others now
        room.started, room.status = body.started, body.status
        watcher.seat = body.seat(watcher.person)
        watcher.push(body.frame(watcher.person))
        if body.started:
            await self._greet(code, room, watcher, since)
        watcher.greeted = True
        if watcher.person is not None:
            await self._arrived(code, watcher.person)

    async def _greet(self, code: str, room: Room, watcher: Watcher, since: int | None) -> None:
        """The present first; news of moves that come while it is read goes to the others only."""
        try:
            hot = await self._turns.position(code)
            first, moves = await self._past(hot, since)
        except Refusal:
            self.people(code)  # the table rests: its people are told so
            return
        seen = shown(hot, moves, watcher.seat, first)
        room.last[watcher.seat, seen.revision] = seen
        watcher.shown = seen.revision
        watcher.greeted = True
        watcher.push(text(seen))
        self.frames += 1
        self._move(code, seen.revision)

    async def _past(self, hot: Hot, since: int | None) -> tuple[int, list[Moved]]:
        """The moves after `since`, and where they begin: at the present when there are too many."""
        while True:
            revision = hot.revision
            first = revision if since is None or not 0 <= revision - since <= MOST_EVENTS else since
            moves = await self._turns.tables.moves_since(hot, first)
            if revision == hot.revision:
                return first, moves

    def leave(self, code: str, watcher: Watcher) -> None:
        """Forget a watcher."""
        room = self._rooms.get(code)
        if room is None or watcher not in room.watchers:
            return
        room.watchers.remove(watcher)
        if not room.watchers:
            del self._rooms[code]
        if watcher.person is not None and watcher.greeted:
            self._start(self._left(code, watcher.person))

    def hang_up(self, device: str) -> None:
        """Close the sockets of a device that was signed out."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                if watcher.device == device:
                    watcher.close(1008)

    async def _arrived(self, code: str, person: str) -> None:
        here = (code, person)
        self._here[here] = self._here.get(here, 0) + 1
        if self._here[here] == 1:
            try:
                await self._people.arrived(code, person)
            except NotSaved as fault:  # who watches need not be known for watching
                _log.warning("not saved", table=code, why=str(fault))
            self.people(code)

    async def _left(self, code: str, person: str) -> None:
        await asyncio.sleep(LEAVING)
        here = (code, person)
        self._here[here] -= 1
        if self._here[here] == 0:
            del self._here[here]
            await self._people.left(code, person)
            self.people(code)

    def told(self, code: str, revision: int) -> None:
        """A move was made here: to everybody at the table, and to the other servers."""
        self._bus.publish(News(code, "move", revision))
        self._move(code, revision)

    def people(self, code: str) -> None:
        """People, seats, options or status of a table have changed."""
        self._bus.publish(News(code, "people"))
        self._tell_people(code)

    def talk(self, code: str, n: int) -> None:
        """Line `n` was said."""
        self._bus.publish(News(code, "talk", n))
        self._tell_talk(code, n)

    def unsaid(self, code: str, n: int) -> None:
        """Line `n` was removed."""
        self._bus.publish(News(code, "unsaid", n))
        self._tell_unsaid(code, n)

    def _heard(self, news: News) -> None:
        if news.kind == "move":
            self._move(news.table, news.at)
        elif news.kind == "people":
            self._tell_people(news.table)
        elif news.kind == "talk":
            self._tell_talk(news.table, news.at)
        else:
            self._tell_unsaid(news.table, news.at)

    def _move(self, code: str, revision: int) -> None:
        """Tell what is in memory at once, else read it first; what was told already is ignored."""
        room = self._rooms.get(code)
        if room is None or revision <= room.told:
            return
        room.behind = max(room.behind, revision)
        if room.reading is not None:
            return
        if room.started:
            hot = self._turns.tables.peek(code)
            if hot is not None and hot.revision >= revision:
                moves = self._turns.tables.remembered(hot, room.oldest())
                if moves is not None:
                    self._show(code, room, hot, moves)
                    return
        room.reading = self._start(self._catch_up(code, room))

    def _show(self, code: str, room: Room, hot: Hot, moves: list[Moved]) -> None:
        self.frames += room.show(hot, moves)
        if hot.status != room.status:  # the game is over: its table says so, too
            self._tell_people(code)

    async def _catch_up(self, code: str, room: Room) -> None:
        try:
            if not room.started:
                # The start shuffled the seats: nobody is shown a position before they are known.
                room.show_people(await self._people.body(code))
            while room.told < room.behind:
                hot = await self._turns.tables.at_least(code, room.behind)
                revision, oldest = hot.revision, room.oldest()
                moves = await self._turns.tables.moves_since(hot, oldest)
                if revision == hot.revision and oldest <= room.oldest():
                    self._show(code, room, hot, moves)
        finally:
            room.reading = None

    def _tell_people(self, code: str) -> None:
        room = self._rooms.get(code)
        if room is None:
            return
        room.again = True
        if room.asking is None:
            room.asking = self._start(self._read_people(code, room))

    async def _read_people(self, code: str, room: Room) -> None:
        """One reading at a time, so that an older one never comes last."""
        try:
            while room.again:
                room.again = False
                body = await self._people.body(code)
                if body.started or not room.started:
                    room.show_people(body)
        finally:
            room.asking = None

    def _tell_talk(self, code: str, n: int) -> None:
        room = self._rooms.get(code)
        if room is None:
            return
        if room.heard is None:
            room.heard = n - 1
        room.said = max(room.said, n)
        if room.listening is None:
            room.listening = self._start(self._read_talk(code, room, room.heard))

    async def _read_talk(self, code: str, room: Room, heard: int) -> None:
        """One reading at a time; what is said meanwhile may not be in it, so it looks again."""
        try:
            while heard < room.said:
                upto = room.said
                lines = await self._talk.since(code, heard)
                for line in lines:
                    for watcher in room.watchers:
                        watcher.push(line.frame())
                # Lines that were removed since are not read: then there is nothing up to there.
                room.heard = heard = lines[-1].n if lines else upto
        finally:
            room.listening = None

    def _tell_unsaid(self, code: str, n: int) -> None:
        room = self._rooms.get(code)
        if room is not None:
            for watcher in room.watchers:
                watcher.push(f'{{"type":"unsaid","n":{n}}}')

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._poll_pause)
            if not self._bus.up or self._missed:
                self._missed = False
                await self._look_everywhere()

    async def _look_everywhere(self) -> None:
        """Find by asking the database what the bus may not have said."""
        try:
            found = await self._people.stands(self._rooms)
        except (SQLAlchemyError, OSError) as error:
            _log.warning("could not look for news", why=str(error))
            self._missed = True
            return
        except Exception as error:  # the next look must come, whatever it was
            _log.error("could not look for news", exc_info=error)
            self._missed = True
            return
        for now in found:
            room = self._rooms.get(now.code)
            if room is None:
                continue
            if now.revision is not None:
                self._move(now.code, now.revision)
            if room.status != now.status or (
                now.status == "open" and room.changed_at != now.changed_at
            ):
                room.changed_at = now.changed_at
                self._tell_people(now.code)
            if now.talk > (room.heard or 0):
                self._tell_talk(now.code, now.talk)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        """What goes wrong beside everything else is said in the log, and looked for again later."""
        try:
            await work
        except Refusal as refusal:
            _log.warning("news was not told", why=refusal.why)
        except (NotSaved, SQLAlchemyError, OSError) as error:
            _log.warning("news was not told", why=str(error))
            self._missed = True
        except Exception as error:
            _log.error("news was not told", exc_info=error)
            self._missed = True
