"""The one way a move becomes true: answered once, in order, durable before anybody is told."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from app.service import due
from app.service.hot import Hot, HotTables, Moved
from app.service.instants import now
from app.service.refusal import Refusal
from app.service.start import Start
from app.store.db import Lost, NotSaved, Store, UniqueClash, Write
from app.store.models import moves
from app.store.write import Statement
from engines.core.codec import AnyGame, action_from, decode, encode
from engines.core.play import Played, Refused, play, undo
from engines.core.stored import pack
from engines.core.types import Json

Tell = Callable[[str, int], None]

_log = structlog.get_logger("app.turns")
_TRIES = 20  # lost races in a row before somebody is told to try again
_LONGEST_KEY = 64

_SET = "UPDATE tables SET revision = :n, position = :position, version = :version, changed_at = :at"
_WHERE = " WHERE id = :id AND revision = :before AND status = 'playing'"
_MOVE_ON = _SET + _WHERE
_END = _SET + ", status = 'over', outcome = :outcome" + _WHERE
_INSERT = (
    "INSERT INTO moves (table_id, n, seat, by, key, content, action, takes_back, cause, draws,"
    " version, events, at) VALUES (:id, :n, :seat, :by, :key, :content, :action, :takes_back,"
    " :cause, :draws, :version, :events, :at)"
)


class Done(Struct, frozen=True):
    """An answer, undo or start that is durable, at this revision."""

    revision: int


class _Answerer(Struct, frozen=True):
    """On whose behalf a seat is answered: a key is unique per table and `by`."""

    seat: int
    by: str
    cause: str


class Turns:
    """Takes answers and undos; `tell` hears of every new revision, under the table's lock."""

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], tell: Tell, bot_pause: float = 0.0
    ) -> None:
        self._store = store
        self._bot_pause = bot_pause
        self.tables = HotTables(store, games)
        self._tell = tell
        self.taken = 0
        self._start = Start(store, games, bot_pause)

    async def start(self, code: str, person_id: str, keep_order: bool = False) -> Done:
        """Start the game with those seated; the host's."""
        await self._start.start(code, person_id, keep_order)
        self._tell(code, 0)
        return Done(0)

    async def position(self, code: str) -> Hot:
        """The table at the database's revision."""
        return await self.tables.fresh(code)

    async def answer(self, code: str, person_id: str, ticket: str, action: Json, key: str) -> Done:
        """A person's answer to the question named by the ticket; `action` is JSON, parsed or Raw."""
        hot = await self.tables.get(code)
        who = _Answerer(_seat_of(hot, person_id), person_id, "player")
        return await self._answer(hot, who, ticket, action, key)

    async def answer_for_bot(self, code: str, seat: int, ticket: str, action: Json) -> Done:
        """What a bot thought of; the key is the question itself, so it counts once however often."""
        hot = await self.tables.get(code)
        return await self._answer(
            hot, _Answerer(seat, f"bot:{seat}", "bot"), ticket, action, ticket
        )

    async def undo(
        self, code: str, person_id: str, move: int, key: str, everything: bool = False
    ) -> Done:
        """Take back my move number `move`, or with `everything` all of mine since the last seal."""
        hot = await self.tables.get(code)
        who = _Answerer(_seat_of(hot, person_id), person_id, "player")
        content = _digest(f"undo/{move}/{everything}".encode())

        def change() -> Played[Any]:
            return undo(hot.game, hot.position, who.seat, move, everything=everything)

        return await self._take(hot, who, key, content, None, change)

    async def _answer(self, hot: Hot, who: _Answerer, ticket: str, action: Json, key: str) -> Done:
        given = _action(hot.game, action)
        text = encode(given)
        content = _digest(ticket.encode() + b"/" + text)

        def change() -> Played[Any]:
            return play(hot.game, hot.code, hot.position, who.seat, ticket, given, hot.key)

        return await self._take(hot, who, key, content, text.decode(), change)

    async def _take(
        self,
        hot: Hot,
        who: _Answerer,
        key: str,
        content: bytes,
        action: str | None,
        change: Callable[[], Played[Any]],
    ) -> Done:
        if not 0 < len(key) <= _LONGEST_KEY or not key.isprintable():
            raise Refusal("malformed", f"a key has 1 to {_LONGEST_KEY} printable characters")
        async with hot.lock:
            for _ in range(_TRIES):
                try:
                    played = change()
                except Refused as refused:
                    # A known key comes before everything else; only who is refused must look.
                    return await self._first(hot, who, key, content) or _refuse(refused)
                write = _write(hot, who, key, content, action, played, self._bot_pause)
                try:
                    await self._store.writer.write(write)
                except Lost:
                    await self._renew(hot)
                    continue
                except UniqueClash:
                    if first := await self._first(hot, who, key, content):
                        return first
                    await self._renew(hot)
                    continue
                except NotSaved as fault:
                    return await self._unsure(hot, who, key, content, fault)
                self._now(hot, who, played)
                return Done(played.position.n)
        raise Refusal("not_saved", "the table was too busy, try again")

    def _now(self, hot: Hot, who: _Answerer, played: Played[Any]) -> None:
        self.taken += 1
        position = played.position
        # Another server may have gone on, and somebody here have read it, before we heard of this.
        if position.n > hot.revision:
            hot.position = position
            hot.recent.append(Moved(position.n, who.seat, played.events))
            if not hot.game.waits(position.state):
                hot.status = "over"
        self._tell(hot.code, hot.revision)

    async def _renew(self, hot: Hot) -> None:
        """Read what others made of the table; whoever made it may not have been able to tell."""
        before = hot.revision
        await self.tables.renew(hot)
        if hot.revision > before:
            self._tell(hot.code, hot.revision)

    async def _unsure(
        self, hot: Hot, who: _Answerer, key: str, content: bytes, fault: NotSaved
    ) -> Done:
        """After a failed commit: what the database says now is what the table is."""
        try:
            await self._renew(hot)
            first = await self._first(hot, who, key, content)
        except (SQLAlchemyError, OSError):
            first = None
        if first is None:
            _log.warning("not saved", table=hot.code, why=str(fault))
            raise Refusal("not_saved", "this was not saved, try again") from fault
        return first

    async def _first(self, hot: Hot, who: _Answerer, key: str, content: bytes) -> Done | None:
        """The acknowledgement a known key got, whatever happened since; None for a new key."""
        query = select(moves.c.n, moves.c.content).where(
            moves.c.table_id == hot.id, moves.c.by == who.by, moves.c.key == key
        )
        async with self._store.read.connect() as reading:
            row = (await reading.execute(query)).one_or_none()
        if row is None:
            return None
        if row.content != content:
            raise Refusal("key_reused", "this key stands for another message")
        return Done(row.n)


def _write(
    hot: Hot,
    who: _Answerer,
    key: str,
    content: bytes,
    action: str | None,
    played: Played[Any],
    pause: float,
) -> Write:
    position, at = played.position, now()
    before = hot.position.n
    params: dict[str, Any] = {
        "id": hot.id, "n": position.n, "before": before, "at": at,
        "position": pack(position).decode(), "version": hot.game.version,
    }  # fmt: skip
    outcome = hot.game.outcome(position.state)
    if outcome is not None:
        params["outcome"] = encode(outcome).decode()
    row = {
        "id": hot.id,
        "n": position.n,
        "seat": who.seat,
        "by": who.by,
        "key": key,
        "content": content,
        "action": action,
        "takes_back": encode(played.taken_back).decode() if played.taken_back else None,
        "cause": who.cause,
        "draws": position.draws,
        "version": hot.game.version,
        "events": encode(played.events).decode(),
        "at": at,
    }
    statements: list[Statement] = [(_INSERT, row)]
    statements += due.rows(hot, who.seat, played, at, pause)
    return Write(hot.id, tuple(statements), guard=(_MOVE_ON if outcome is None else _END, params))


def _seat_of(hot: Hot, person_id: str) -> int:
    seat = hot.seat_of.get(person_id)
    if seat is None:
        raise Refusal("not_asked", "you have no seat at this table")
    return seat


def _action(game: AnyGame, action: Json) -> Any:
    try:
        if isinstance(action, msgspec.Raw):
            return decode(action, game.action_type)
        return action_from(game, action)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from error


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=16).digest()


def _refuse(refused: Refused) -> Done:
    raise Refusal(refused.code, refused.why) from refused
