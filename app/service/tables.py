"""Tables as a whole: laid, changed, called off, laid again; who sits there is another's business."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from app.service.accounts import Person
from app.service.codes import new_code
from app.service.instants import now
from app.service.laid import Laid, change, look
from app.service.refusal import Refusal
from app.service.seats import COLOURS, closer, sitting
from app.store.db import Store
from app.store.models import seats, tables
from app.store.write import Lost, Statement, Write
from engines.core.codec import AnyGame, encode, options_from
from engines.core.rng import commitment

_CALL_OFF = "UPDATE tables SET status = 'abandoned' WHERE id = :id"
_SET = (
    "UPDATE tables SET options = :options, seats_wanted = :wanted, pace = :pace,"
    " visibility = :visibility WHERE id = :id"
)
_FIRST_REMATCH = (
    "UPDATE tables SET changed_at = :at WHERE id = :id"
    " AND NOT EXISTS (SELECT 1 FROM tables AS other WHERE other.rematch_of = :code)"
)
_LAY = (
    "INSERT INTO tables (code, game, version, options, pace, visibility, status, host_id,"
    " seats_wanted, seed, commitment, revision, rested, rematch_of, created_at, changed_at)"
    " VALUES (:code, :game, :version, :options, :pace, :visibility, 'open', :host, :wanted, :seed,"
    " :commitment, 0, false, :rematch_of, :at, :at)"
)


class Tables:
    """What hosts do with a table while nobody plays at it."""

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
        sit = sitting(code, 0, COLOURS[0], person=person.id)
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

        def what(laid: Laid) -> list[Statement]:
            laid.must_be_hosted_by(person.id)
            row, rules = laid.row, self._game(laid.row.game)
            wanted = row.seats_wanted if seats is None else seats
            _seats_fit(rules, wanted)
            if len(laid.taken) > wanted:
                raise Refusal("table_full", "more people sit here than that")
            said = {
                "id": row.id,
                "options": row.options if options is None else _options(rules, options),
                "wanted": wanted,
                "pace": pace or row.pace,
                "visibility": visibility or row.visibility,
            }
            return [(_SET, said), *closer(laid, wanted)]

        await change(self._store, code, what)

    async def call_off(self, code: str, person: Person) -> None:
        """Nobody will play here; the host's, before the start."""

        def what(laid: Laid) -> list[Statement]:
            laid.must_be_hosted_by(person.id)
            return [(_CALL_OFF, {"id": laid.row.id})]

        await change(self._store, code, what)

    async def rematch(self, code: str, person: Person) -> str:
        """A new table of the same kind, with the same bots; the first who asks hosts it. Its code."""
        laid = await look(self._store, code)
        row, mine = laid.row, laid.own(person.id)
        if mine is None and person.id != row.host_id:
            raise Refusal("not_asked", "only who played here may ask for another game")
        if row.status not in {"over", "abandoned"}:
            raise Refusal("playing", "this game is not over yet")
        new, rules = new_code(), self._game(row.game)
        options = _options(rules, msgspec.json.decode(row.options))
        lay = _lay(new, rules, options, row.seats_wanted, row.pace, row.visibility, person.id, code)
        colour = COLOURS[0] if mine is None else mine.colour
        bots = [seat for seat in laid.taken if seat.bot and seat.colour != colour]
        seated = [sitting(new, 0, colour, person=person.id)]
        seated += [sitting(new, n, bot.colour, bot=bot.bot) for n, bot in enumerate(bots, 1)]
        first = (_FIRST_REMATCH, {"id": row.id, "code": code, "at": now()})
        try:
            await self._store.writer.write(Write(row.id, (lay, *seated), guard=first))
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


def _options(rules: AnyGame, value: Any) -> str:
    """The game's options as stored, every default filled in."""
    try:
        return encode(options_from(rules, value)).decode()
    except msgspec.ValidationError as error:
        raise Refusal("option_invalid", str(error)) from None


def _seats_fit(rules: AnyGame, count: int) -> None:
    if count not in rules.seats:
        raise Refusal("option_invalid", f"{rules.seats[0]} to {rules.seats[-1]} play this game")


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
