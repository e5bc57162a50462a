"""Tables before and after their game: laid, changed, filled, called off, laid again; no move is made here."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, select

from app.service.accounts import Person
from app.service.codes import new_code
from app.service.instants import now
from app.service.refusal import Refusal
from app.store.db import Store
from app.store.models import seats, tables
from app.store.write import Lost, Statement, UniqueClash, Write
from engines.bots import LEVELS
from engines.core.codec import AnyGame, encode, options_from
from engines.core.rng import commitment

COLOURS = ("red", "green", "brown", "teal", "pink", "cream")
TRIES = 12  # of a seat that others take at the same moment

_OPEN = "UPDATE tables SET changed_at = :at WHERE id = :id AND status = 'open'"
_SIT = (
    "INSERT INTO seats (table_id, seat, person_id, bot, salt, colour, sat_at) VALUES"
    " ((SELECT id FROM tables WHERE code = :code), :seat, :person, :bot, :salt, :colour, :at)"
)
_LAY = (
    "INSERT INTO tables (code, game, version, options, pace, visibility, status, host_id,"
    " seats_wanted, seed, commitment, revision, rested, rematch_of, created_at, changed_at)"
    " VALUES (:code, :game, :version, :options, :pace, :visibility, 'open', :host, :wanted, :seed,"
    " :commitment, 0, false, :rematch_of, :at, :at)"
)


class Tables:
    """What hosts and guests do with a table while nobody plays at it."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games

    async def create(
        self,
        person: Person,
        *,
        game: str,
        options: dict[str, Any],
        seats: int,
        pace: str,
        visibility: str,
    ) -> str:
        """Lay a table; its creator sits down. The code."""
        rules = self._game(game)
        chosen = _options(rules, options)
        _seats_fit(rules, seats)
        code = new_code()
        lay = _lay(code, rules, chosen, seats, pace, visibility, person.id, None)
        sit = _sit(code, 0, COLOURS[0], person=person.id)
        await self._store.writer.write(Write(None, (lay, sit)))
        return code

    async def change(
        self,
        code: str,
        person: Person,
        *,
        options: dict[str, Any] | None,
        seats: int | None,
        pace: str | None,
        visibility: str | None,
    ) -> None:
        """Change an open table; the host's."""
        table, taken = await self._hosted(code, person)
        rules = self._game(table.game)
        chosen = table.options if options is None else _options(rules, options)
        wanted = table.seats_wanted if seats is None else seats
        _seats_fit(rules, wanted)
        if len(taken) > wanted:
            raise Refusal("table_full", "more people sit here than that")
        changed = (
            (
                "UPDATE tables SET options = :options, seats_wanted = :wanted, pace = :pace,"
                " visibility = :visibility, changed_at = :at WHERE id = :id AND status = 'open'"
            ),
            {
                "id": table.id,
                "options": chosen,
                "wanted": wanted,
                "pace": table.pace if pace is None else pace,
                "visibility": table.visibility if visibility is None else visibility,
                "at": now(),
            },
        )
        free = [n for n in range(wanted) if n not in {row.seat for row in taken}]
        moved = tuple(
            (
                "UPDATE seats SET seat = :to WHERE table_id = :id AND seat = :seat",
                {"id": table.id, "seat": row.seat, "to": to},
            )
            for row, to in zip([r for r in taken if r.seat >= wanted], free, strict=False)
        )
        await self._write(table.id, *moved, guard=changed)

    async def call_off(self, code: str, person: Person) -> None:
        """Nobody will play here; the host's, before the start."""
        table, _ = await self._hosted(code, person)
        off = (
            (
                "UPDATE tables SET status = 'abandoned', changed_at = :at"
                " WHERE id = :id AND status = 'open'"
            ),
            {"id": table.id, "at": now()},
        )
        await self._write(table.id, guard=off)

    async def sit(
        self, code: str, person: Person, seat: int | None = None, salt: str | None = None
    ) -> None:
        """Sit down on a seat, or the first free one; who sits already may move to a free seat."""
        for _ in range(TRIES):
            table, taken = await self._open(code)
            mine = next((row for row in taken if row.person_id == person.id), None)
            if mine is not None:
                await self._move(table, mine, seat)
                if salt is not None:
                    await self.salt(code, person, salt)
                return
            if await self._try(table, taken, seat, person=person.id, salt=salt or ""):
                return
        raise Refusal("seat_taken", "others were quicker")

    async def seat_bot(self, code: str, person: Person, bot: str, seat: int | None) -> None:
        """Give a seat to a bot; the host's."""
        if bot not in LEVELS:
            raise Refusal("option_invalid", f"there is no bot of this kind: {', '.join(LEVELS)}")
        for _ in range(TRIES):
            table, taken = await self._hosted(code, person)
            if await self._try(table, taken, seat, bot=bot):
                return
        raise Refusal("seat_taken", "others were quicker")

    async def stand(self, code: str, person: Person, seat: int) -> None:
        """Free a seat: one's own, or as host any."""
        table, taken = await self._open(code)
        row = next((row for row in taken if row.seat == seat), None)
        if row is None:
            raise Refusal("not_found", "nobody sits there")
        if row.person_id != person.id and table.host_id != person.id:
            raise Refusal("not_host", "only the host frees another's seat")
        gone = (
            "DELETE FROM seats WHERE table_id = :id AND seat = :seat AND sat_at = :sat_at",
            {"id": table.id, "seat": seat, "sat_at": row.sat_at},  # not who sat down since
        )
        await self._write(table.id, gone)

    async def salt(self, code: str, person: Person, salt: str) -> None:
        """Give one's salt, once."""
        table, taken = await self._open(code)
        mine = _own(taken, person)
        if mine.salt:
            if mine.salt == salt:
                return
            raise Refusal("key_reused", "your salt is there already")
        given = (
            (
                "UPDATE seats SET salt = :salt WHERE table_id = :id AND person_id = :person"
                " AND salt = ''"
            ),
            {"id": table.id, "person": person.id, "salt": salt},
        )
        await self._write(table.id, given)
        if _own(await self._seats(table.id), person).salt != salt:
            raise Refusal("key_reused", "your salt is there already")

    async def colour(self, code: str, person: Person, colour: str) -> None:
        """Choose a colour nobody else has."""
        table, taken = await self._open(code)
        _own(taken, person)
        chosen = (
            "UPDATE seats SET colour = :colour WHERE table_id = :id AND person_id = :person",
            {"id": table.id, "person": person.id, "colour": colour},
        )
        await self._write(table.id, chosen)

    async def rematch(self, code: str, person: Person) -> str:
        """A new table of the same kind, with the same bots; the first who asks hosts it. Its code."""
        table = await self._table(code)
        taken = await self._seats(table.id)
        if person.id != table.host_id and all(row.person_id != person.id for row in taken):
            raise Refusal("not_asked", "only who played here may ask for another game")
        if table.status not in {"over", "abandoned"}:
            raise Refusal("playing", "this game is not over yet")
        new = new_code()
        rules = self._game(table.game)
        first = (
            (
                "UPDATE tables SET changed_at = :at WHERE id = :id AND NOT EXISTS"
                " (SELECT 1 FROM tables AS other WHERE other.rematch_of = :code)"
            ),
            {"id": table.id, "code": code, "at": now()},
        )
        chosen, wanted = _options(rules, msgspec.json.decode(table.options)), table.seats_wanted
        lay = _lay(new, rules, chosen, wanted, table.pace, table.visibility, person.id, code)
        mine = next((row.colour for row in taken if row.person_id == person.id), COLOURS[0])
        bots = [row for row in taken if row.bot and row.colour != mine]
        sitting = [_sit(new, 0, mine, person=person.id)]
        sitting += [_sit(new, n, row.colour, bot=row.bot) for n, row in enumerate(bots, 1)]
        try:
            await self._store.writer.write(Write(table.id, (lay, *sitting), guard=first))
        except Lost:
            return await self._rematch_of(code)
        return new

    async def seated_at(self, person: str) -> Sequence[str]:
        """The codes of the tables a person sits at and that are not over."""
        query = (
            select(tables.c.code)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == person, tables.c.status.in_(("open", "playing")))
        )
        async with self._store.read.connect() as reading:
            return (await reading.execute(query)).scalars().all()

    async def _rematch_of(self, code: str) -> str:
        query = select(tables.c.code).where(tables.c.rematch_of == code)
        async with self._store.read.connect() as reading:
            return str((await reading.execute(query)).scalar_one())

    def _game(self, key: str) -> AnyGame:
        game = self._games.get(key)
        if game is None:
            raise Refusal("option_invalid", "there is no such game here")
        return game

    async def _table(self, code: str) -> Row[*tuple[Any, ...]]:
        async with self._store.read.connect() as reading:
            row = (await reading.execute(select(tables).where(tables.c.code == code))).one_or_none()
        if row is None:
            raise Refusal("not_found", "there is no such table")
        return row

    async def _seats(self, table: int) -> Sequence[Row[*tuple[Any, ...]]]:
        query = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
        async with self._store.read.connect() as reading:
            return (await reading.execute(query)).all()

    async def _open(
        self, code: str
    ) -> tuple[Row[*tuple[Any, ...]], Sequence[Row[*tuple[Any, ...]]]]:
        table = await self._table(code)
        _must_be_open(table.status)
        return table, await self._seats(table.id)

    async def _hosted(
        self, code: str, person: Person
    ) -> tuple[Row[*tuple[Any, ...]], Sequence[Row[*tuple[Any, ...]]]]:
        table = await self._table(code)
        if table.host_id != person.id:
            raise Refusal("not_host", "only the host may do this")
        _must_be_open(table.status)
        return table, await self._seats(table.id)

    async def _move(
        self, table: Row[*tuple[Any, ...]], mine: Row[*tuple[Any, ...]], seat: int | None
    ) -> None:
        if seat is None or seat == mine.seat:
            return
        if seat >= table.seats_wanted:
            raise Refusal("malformed", "there is no such seat")
        moved = (
            "UPDATE seats SET seat = :to WHERE table_id = :id AND person_id = :person",
            {"id": table.id, "person": mine.person_id, "to": seat},
        )
        await self._write(table.id, moved)

    async def _try(
        self,
        table: Row[*tuple[Any, ...]],
        taken: Sequence[Row[*tuple[Any, ...]]],
        seat: int | None,
        *,
        person: str | None = None,
        bot: str | None = None,
        salt: str = "",
    ) -> bool:
        """Take a seat; False when somebody else was quicker and another look is worth it."""
        used = {row.seat for row in taken}
        if seat is not None:
            if seat >= table.seats_wanted:
                raise Refusal("malformed", "there is no such seat")
            if seat in used:
                raise Refusal("seat_taken", "somebody sits there already")
        if len(taken) >= table.seats_wanted:
            raise Refusal("table_full", "every seat is taken")
        place = (
            next(n for n in range(table.seats_wanted) if n not in used) if seat is None else seat
        )
        colours = {row.colour for row in taken}
        colour = next((c for c in COLOURS if c not in colours), f"plain{place}")
        sit = _sit(table.code, place, colour, person=person, bot=bot, salt=salt)
        try:
            await self._store.writer.write(Write(table.id, (sit,), guard=_still_open(table.id)))
        except (UniqueClash, Lost):
            return False
        return True

    async def _write(
        self, table: int, *statements: Statement, guard: Statement | None = None
    ) -> None:
        """Change an open table; `guard` says so itself when it is given."""
        try:
            guard = guard or _still_open(table)
            await self._store.writer.write(Write(table, statements, guard=guard))
        except Lost:
            raise Refusal("playing", "the table has changed in the meantime") from None
        except UniqueClash:
            raise Refusal("seat_taken", "somebody has this already") from None


def _must_be_open(status: str) -> None:
    if status == "playing":
        raise Refusal("playing", "the game has started")
    if status != "open":
        raise Refusal("over", "this table is done")


def _own(taken: Sequence[Row[*tuple[Any, ...]]], person: Person) -> Row[*tuple[Any, ...]]:
    for row in taken:
        if row.person_id == person.id:
            return row
    raise Refusal("not_found", "you do not sit here")


def _options(rules: AnyGame, value: Any) -> str:
    """The game's options as stored, every default filled in."""
    try:
        return encode(options_from(rules, value)).decode()
    except msgspec.ValidationError as error:
        raise Refusal("option_invalid", str(error)) from None


def _seats_fit(rules: AnyGame, count: int) -> None:
    if count not in rules.seats:
        raise Refusal("option_invalid", f"{rules.seats[0]} to {rules.seats[-1]} play this game")


def _still_open(table: int) -> Statement:
    return _OPEN, {"id": table, "at": now()}


def _sit(
    code: str,
    seat: int,
    colour: str,
    *,
    person: str | None = None,
    bot: str | None = None,
    salt: str = "",
) -> Statement:
    said = {"code": code, "seat": seat, "person": person, "bot": bot, "salt": salt}
    return (_SIT, {**said, "colour": colour, "at": now()})


def _lay(
    code: str,
    rules: AnyGame,
    options: str,
    wanted: int,
    pace: str,
    visibility: str,
    host: str,
    rematch_of: str | None,
) -> Statement:
    seed = secrets.token_bytes(32)
    return (
        _LAY,
        {
            "code": code,
            "game": rules.key,
            "version": rules.version,
            "options": options,
            "pace": pace,
            "visibility": visibility,
            "host": host,
            "wanted": wanted,
            "seed": seed,
            "commitment": commitment(code, seed),
            "rematch_of": rematch_of,
            "at": now(),
        },
    )
