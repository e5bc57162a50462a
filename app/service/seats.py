"""Who sits where before the start: people, bots, their colours and salts; no table is laid here."""

from collections.abc import Sequence

from app.service.accounts import Person
from app.service.instants import now
from app.service.laid import Found, Laid, change
from app.service.refusal import Refusal
from app.store.db import Store
from app.store.write import Statement
from engines.bots import LEVELS

COLOURS = ("red", "green", "brown", "teal", "pink", "cream")

_SIT = (
    "INSERT INTO seats (table_id, seat, person_id, bot, salt, colour, sat_at) VALUES"
    " ((SELECT id FROM tables WHERE code = :code), :seat, :person, :bot, :salt, :colour, :at)"
)
_STAND = "DELETE FROM seats WHERE table_id = :id AND seat = :seat"
_MOVE = "UPDATE seats SET seat = :to WHERE table_id = :id AND seat = :seat"
_SALT = "UPDATE seats SET salt = :salt WHERE table_id = :id AND seat = :seat"
_COLOUR = "UPDATE seats SET colour = :colour WHERE table_id = :id AND seat = :seat"


class Seats:
    """What hosts and guests do with the seats of an open table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def sit(
        self, code: str, person: Person, place: int | None = None, salt: str | None = None
    ) -> None:
        """Sit down on a place, or the first free one; who sits already may move to a free place."""

        def what(laid: Laid) -> list[Statement]:
            mine = laid.own(person.id)
            if mine is None:
                return [_seated(laid, place, person=person.id, salt=salt or "")]
            moved = (
                [] if place in (None, mine.seat) else [_moved(laid, mine.seat, _free(laid, place))]
            )
            return [*([] if salt is None else _salted(laid, mine, salt)), *moved]

        await change(self._store, code, what)

    async def seat_bot(self, code: str, person: Person, bot: str, place: int | None) -> None:
        """Give a place to a bot; the host's."""

        def what(laid: Laid) -> list[Statement]:
            laid.must_be_hosted_by(person.id)
            return [_seated(laid, place, bot=bot)]

        if bot not in LEVELS:
            raise Refusal("option_invalid", f"there is no bot of this kind: {', '.join(LEVELS)}")
        await change(self._store, code, what)

    async def stand(self, code: str, person: Person, place: int) -> None:
        """Free a place: one's own, or as host any."""

        def what(laid: Laid) -> list[Statement]:
            there = laid.at(place)
            if there is None:
                raise Refusal("not_found", "nobody sits there")
            if there.person_id != person.id:
                laid.must_be_hosted_by(person.id)
            return [(_STAND, {"id": laid.row.id, "seat": place})]

        await change(self._store, code, what)

    async def salt(self, code: str, person: Person, salt: str) -> None:
        """Give one's salt, once."""
        await change(self._store, code, lambda laid: _salted(laid, _own(laid, person), salt))

    async def colour(self, code: str, person: Person, colour: str) -> None:
        """Choose a colour nobody else has."""

        def what(laid: Laid) -> list[Statement]:
            mine = _own(laid, person)
            return [(_COLOUR, {"id": laid.row.id, "seat": mine.seat, "colour": colour})]

        await change(self._store, code, what)


def sitting(
    code: str,
    place: int,
    colour: str,
    *,
    person: str | None = None,
    bot: str | None = None,
    salt: str = "",
) -> Statement:
    """The statement that seats somebody."""
    said = {"code": code, "seat": place, "person": person, "bot": bot, "salt": salt}
    return (_SIT, {**said, "colour": colour, "at": now()})


def closer(laid: Laid, wanted: int) -> list[Statement]:
    """The statements that let everybody sit on the first `wanted` places."""
    beyond = [seat.seat for seat in laid.taken if seat.seat >= wanted]
    free = [place for place in range(wanted) if laid.at(place) is None]
    return [_moved(laid, seat, to) for seat, to in zip(beyond, free, strict=False)]


def _moved(laid: Laid, seat: int, to: int) -> Statement:
    return _MOVE, {"id": laid.row.id, "seat": seat, "to": to}


def _seated(
    laid: Laid,
    place: int | None,
    *,
    person: str | None = None,
    bot: str | None = None,
    salt: str = "",
) -> Statement:
    to = _free(laid, place)
    used = {seat.colour for seat in laid.taken}
    colour = next((c for c in COLOURS if c not in used), f"plain{to}")
    return sitting(laid.row.code, to, colour, person=person, bot=bot, salt=salt)


def _free(laid: Laid, place: int | None) -> int:
    wanted: int = laid.row.seats_wanted
    if place is not None:
        if place >= wanted:
            raise Refusal("malformed", "there is no such seat")
        if laid.at(place) is not None:
            raise Refusal("seat_taken", "somebody sits there already")
        return place
    for free in range(wanted):
        if laid.at(free) is None:
            return free
    raise Refusal("table_full", "every seat is taken")


def _own(laid: Laid, person: Person) -> Found:
    mine = laid.own(person.id)
    if mine is None:
        raise Refusal("not_found", "you do not sit here")
    return mine


def _salted(laid: Laid, mine: Found, salt: str) -> Sequence[Statement]:
    if mine.salt == salt:
        return []
    if mine.salt:
        raise Refusal("key_reused", "your salt is there already")
    return [(_SALT, {"id": laid.row.id, "seat": mine.seat, "salt": salt})]
