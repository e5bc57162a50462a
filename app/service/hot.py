"""Tables in memory: what a move needs, loaded from its row and replaced only after a commit."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Mapping
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import select

from app.service.refusal import Refusal
from app.service.sitter import Sitter
from app.store.db import NotSaved, Store, Write
from app.store.models import moves, seats, tables
from engines.core.codec import AnyGame, decode
from engines.core.play import Position
from engines.core.rng import RowZero, table_key
from engines.core.stored import unpack
from engines.core.types import Event

REMEMBERED = 32  # moves of a table kept beside its position, for those who follow it live
MOST_CACHED = 2000  # tables in memory; the one asked for longest ago goes first

_REST = "UPDATE tables SET rested = :rested WHERE id = :id"
_log = structlog.get_logger("app.tables")


class Moved(Struct, frozen=True):
    """A row of the log as viewers are told of it."""

    n: int
    seat: int
    events: tuple[Event, ...]


class Hot:
    """One running or ended table; `position` is the one at the table's revision."""

    __slots__ = (
        "code", "game", "id", "key", "lock", "pace", "position", "recent", "row", "seat_of",
        "sitters", "status", "version",
    )  # fmt: skip

    def __init__(self, row: Any, game: AnyGame, sitters: tuple[Sitter, ...]) -> None:
        self.id: int = row.id
        self.code: str = row.code
        self.game = game
        self.version: int = row.version
        self.pace: str = row.pace
        self.status: str = row.status
        self.row = decode(row.row0, RowZero)
        self.key = table_key(row.seed, self.row)
        self.position: Position[Any] = unpack(game, row.position.encode(), row.version)
        self.sitters = sitters
        self.seat_of = {s.person: i for i, s in enumerate(sitters) if s.person is not None}
        self.recent: deque[Moved] = deque(maxlen=REMEMBERED)
        self.lock = asyncio.Lock()

    @property
    def bots(self) -> bool:
        """Does a bot sit here?"""
        return any(sitter.bot is not None for sitter in self.sitters)

    @property
    def revision(self) -> int:
        """How many moves and undos there were."""
        return self.position.n


class HotTables:
    """The cache; no correctness rests on it."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games
        self._tables: OrderedDict[str, Hot] = OrderedDict()

    async def get(self, code: str) -> Hot:
        """The table as cached, else from the database; refuses `not_found`, `not_asked` before the start."""
        hot = self._tables.get(code)
        if hot is not None:
            self._tables.move_to_end(code)
            return hot
        return await self.load(code)

    def peek(self, code: str) -> Hot | None:
        """The table if it is in memory."""
        return self._tables.get(code)

    async def at_least(self, code: str, revision: int) -> Hot:
        """The table at this revision or a later one."""
        hot = self._tables.get(code)
        return hot if hot is not None and hot.revision >= revision else await self.load(code)

    async def fresh(self, code: str) -> Hot:
        """The table at the database's revision: a reconnect never goes back."""
        hot = self._tables.get(code)
        if hot is None:
            return await self.load(code)
        async with self._store.read.connect() as reading:
            query = select(tables.c.revision).where(tables.c.id == hot.id)
            revision = (await reading.execute(query)).scalar_one_or_none()
        return hot if revision is not None and revision <= hot.revision else await self.load(code)

    async def load(self, code: str) -> Hot:
        """Read the table; an entry that is cached keeps its lock and is brought up to date."""
        async with self._store.read.connect() as reading:
            row = (await reading.execute(select(tables).where(tables.c.code == code))).one_or_none()
            if row is None:
                raise Refusal("not_found", "there is no such table")
            if row.row0 is None:
                raise Refusal("not_asked", "the game has not begun")
            query = select(seats.c.person_id, seats.c.bot).where(seats.c.table_id == row.id)
            sitting = (await reading.execute(query.order_by(seats.c.seat))).all()
        sitters = tuple(Sitter(person, bot) for person, bot in sitting)
        hot = await self._read(row, sitters)
        known = self._tables.get(code)
        if known is not None:
            if known.revision <= hot.revision:
                known.position, known.status = hot.position, hot.status
                known.recent.clear()
            return known
        self._tables[code] = hot
        while len(self._tables) > MOST_CACHED:
            self._tables.popitem(last=False)
        return hot

    async def _read(self, row: Any, sitters: tuple[Sitter, ...]) -> Hot:
        """The row as a table, or the table put to rest: what cannot be read must not stop the house."""
        game = self._games.get(row.game)
        try:
            if game is None:
                raise ValueError(f"no game {row.game} is installed")
            hot = Hot(row, game, sitters)
        except Exception as error:  # whatever a game's `upgrade` trips over stops this table alone
            if not row.rested:
                _log.error("table rests", table=row.code, game=row.game, why=str(error))
                await self._rest(row.id, True)
            raise Refusal("not_found", "this table rests: its state cannot be read") from error
        if row.rested:  # a later version of its game reads it again
            await self._rest(row.id, False)
        return hot

    async def _rest(self, table_id: int, rested: bool) -> None:
        try:
            await self._store.writer.write(
                Write(table_id, ((_REST, {"id": table_id, "rested": rested}),))
            )
        except NotSaved as fault:  # only a notice: what it says is found again at the next look
            _log.warning("not saved", table=table_id, why=str(fault))

    async def renew(self, hot: Hot) -> None:
        """Bring a table up to date in place: whoever waits for its lock goes on with it."""
        loaded = await self.load(hot.code)
        if loaded is not hot:
            hot.position, hot.status = loaded.position, loaded.status
            hot.recent.clear()

    def remembered(self, hot: Hot, since: int) -> list[Moved] | None:
        """The rows after number `since`, oldest first, if all of them are in memory."""
        recent = hot.recent
        if since >= hot.revision:
            return []
        if recent and recent[0].n <= since + 1 and recent[-1].n == hot.revision:
            return [move for move in recent if move.n > since]
        return None

    async def moves_since(self, hot: Hot, since: int) -> list[Moved]:
        """The same, read from the database if need be."""
        known = self.remembered(hot, since)
        if known is not None:
            return known
        query = (
            select(moves.c.n, moves.c.seat, moves.c.events)
            .where(moves.c.table_id == hot.id, moves.c.n > since, moves.c.n <= hot.revision)
            .order_by(moves.c.n)
        )
        async with self._store.read.connect() as reading:
            rows = (await reading.execute(query)).all()
        return [Moved(n, seat, decode(events, tuple[Event, ...])) for n, seat, events in rows]
