"""The start of a game: seats shuffled by the table's dice, row 0 written, the first question open."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from app.service import due
from app.service.instants import now
from app.service.refusal import Refusal
from app.service.sitter import Sitter
from app.store.db import Lost, NotSaved, Store, Write
from app.store.models import seats, tables
from app.store.write import Statement
from engines.core.codec import AnyGame, decode, encode, options_from
from engines.core.play import begin
from engines.core.rng import Rng, RowZero, canonical, table_key
from engines.core.stored import pack

_TRIES = 5
# Whoever sits, stands or changes something before the start sets changed_at: then this is Lost.
_BEGIN = (
    "UPDATE tables SET status = 'playing', row0 = :row0, position = :position, revision = 0,"
    " version = :version, changed_at = :at WHERE id = :id AND status = 'open'"
    " AND changed_at = :changed_at"
)
_CLEAR = "DELETE FROM seats WHERE table_id = :id"
_SEAT = (
    "INSERT INTO seats (table_id, seat, person_id, bot, salt, colour, sat_at)"
    " VALUES (:id, :seat, :person, :bot, :salt, :colour, :sat_at)"
)
# Lines said before belong to who said them, wherever the dice have seated them.
_MOVE_TALK = (
    "UPDATE talk SET seat = (SELECT seats.seat FROM seats WHERE seats.table_id = talk.table_id"
    " AND seats.person_id = talk.person_id) WHERE table_id = :id"
)
_ROW_0 = (
    "INSERT INTO moves (table_id, n, seat, by, key, content, action, cause, draws, version, events,"
    " at) VALUES (:id, 0, 0, 'house', 'start', :content, :order, 'start', :draws, :version, :events,"
    " :at)"
)


class Seating(Struct, frozen=True):
    """How the people of row 0 were seated: `order[i]` is the place in row 0 of who got seat i."""

    order: tuple[int, ...]
    shuffled: bool


class Deal:
    """A table about to start, as `due.rows` looks at tables."""

    def __init__(self, row: Any, game: AnyGame, sitters: tuple[Sitter, ...]) -> None:
        self.id: int = row.id
        self.code: str = row.code
        self.pace: str = row.pace
        self.game = game
        self.sitters = sitters


class Start:
    """Starts tables."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], bot_pause: float) -> None:
        self._store = store
        self._games = games
        self._bot_pause = bot_pause

    async def start(self, code: str, person_id: str, keep_order: bool) -> None:
        """Refuses `not_found`, `not_host`, `playing`, `over`, `too_few_players`, `not_saved`."""
        for _ in range(_TRIES):
            async with self._store.read.connect() as reading:
                query = select(tables).where(tables.c.code == code)
                row = (await reading.execute(query)).one_or_none()
                if row is None:
                    raise Refusal("not_found", "there is no such table")
                query = select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat)
                sitting = (await reading.execute(query)).all()
            self._check(row, person_id, len(sitting))
            write = self._write(row, sitting, keep_order)
            try:
                await self._store.writer.write(write)
            except Lost:
                continue
            except NotSaved as fault:
                if not await self._begun(write):
                    raise Refusal("not_saved", "the start was not saved, try again") from fault
            return
        raise Refusal("not_saved", "the table was too busy, try again")

    async def _begun(self, write: Write) -> bool:
        """Is this very start in the database, after a commit whose end was not heard?"""
        assert write.guard is not None
        _, said = write.guard
        query = select(tables.c.id).where(
            tables.c.id == said["id"], tables.c.row0 == said["row0"], tables.c.status == "playing"
        )
        try:
            async with self._store.read.connect() as reading:
                return (await reading.execute(query)).one_or_none() is not None
        except (SQLAlchemyError, OSError):
            return False

    def _check(self, row: Any, person_id: str, sitting: int) -> None:
        if row.host_id != person_id:
            raise Refusal("not_host", "only the host starts the game")
        if row.status == "playing":
            raise Refusal("playing", "the game is already on")
        if row.status != "open":
            raise Refusal("over", "this table is over")
        game = self._games.get(row.game)
        if game is None:
            raise Refusal("not_found", "this game is not installed any more")
        if sitting < game.seats.start:
            raise Refusal("too_few_players", f"{game.title} needs {game.seats.start} players")

    def _write(self, row: Any, sitting: Sequence[Any], keep_order: bool) -> Write:
        game = self._games[row.game]
        options = options_from(game, decode(row.options, dict[str, Any]))
        zero = RowZero(
            code=row.code,
            game=row.game,
            version=game.version,
            options=msgspec.to_builtins(options),
            seats=len(sitting),
            commitment=row.commitment,
            salts=tuple(one.salt for one in sitting),
        )
        rng = Rng(table_key(row.seed, zero))
        order = tuple(range(len(sitting))) if keep_order else rng.shuffled(range(len(sitting)))
        seated = [sitting[place] for place in order]
        played = begin(game, options, len(seated), rng)
        at = now()
        row0 = canonical(zero).decode()
        log = {
            "id": row.id,
            "order": encode(Seating(order, not keep_order)).decode(),
            "content": b"",
            "draws": played.position.draws,
            "version": game.version,
            "events": encode(played.events).decode(),
            "at": at,
        }
        statements: list[Statement] = [(_CLEAR, {"id": row.id})]
        for seat, one in enumerate(seated):
            place = {"id": row.id, "seat": seat, "person": one.person_id, "bot": one.bot}
            rest = {"salt": one.salt, "colour": one.colour, "sat_at": one.sat_at}
            statements.append((_SEAT, {**place, **rest}))
        statements.append((_MOVE_TALK, {"id": row.id}))
        statements.append((_ROW_0, log))
        deal = Deal(row, game, tuple(Sitter(one.person_id, one.bot) for one in seated))
        statements += due.rows(deal, None, played, at, self._bot_pause)
        guard = {
            "id": row.id, "row0": row0, "position": pack(played.position).decode(),
            "version": game.version, "at": at, "changed_at": row.changed_at,
        }  # fmt: skip
        return Write(row.id, tuple(statements), guard=(_BEGIN, guard))
