"""One table over HTTP: seats, start, answers, undo, chat, what was seen, the record."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from app.web.account import Strict
from app.web.deps import Code, InHouse, Maybe, Somebody
from app.web.lobby import told
from app.web.refusals import documented
from app.web.shapes import DoneBody, Line, Lines, RecordBody, SeenBody, Table

router = APIRouter(prefix="/api/tables/{code}", tags=["table"])

LARGEST = 2**31 - 1  # of the numbers that rows of one table are counted by
Number = Annotated[int, Path(ge=0, le=LARGEST)]
Salt = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
Key = Annotated[str, Field(min_length=1, max_length=64)]
Colour = Literal["red", "green", "brown", "teal", "pink", "cream"]
SEAT_CODES = (
    "unauthorized", "not_found", "playing", "malformed", "too_fast", "forbidden_origin",
    "too_large", "not_saved",
)  # fmt: skip


class SeatBody(Strict):
    """Sit down (on a seat, or the first free one); as host, seat a bot instead."""

    seat: Annotated[int, Field(ge=0, le=63)] | None = None
    salt: Salt | None = None
    bot: Annotated[str, Field(max_length=32, examples=["greedy"])] | None = None


class ColourBody(Strict):
    """A colour nobody else has at this table."""

    colour: Colour


class SaltBody(Strict):
    """16 random bytes of the browser, in hex."""

    salt: Salt


class StartBody(Strict):
    """How to start; without a body the seats are shuffled by the table's dice."""

    keep_order: bool = False


class AnswerBody(Strict):
    """An answer to the question named by the ticket."""

    ticket: Annotated[str, Field(max_length=64)]
    action: dict[str, Any]
    key: Key


class UndoBody(Strict):
    """Take back my last move, which is number `move`; `all`: every one since the last seal."""

    move: Annotated[int, Field(ge=0)]
    key: Key
    all: bool = False


class SayBody(Strict):
    """A line of chat."""

    text: Annotated[str, Field(max_length=4000)]
    key: Key


@router.post(
    "/seats",
    status_code=201,
    response_model=Table,
    responses=documented(
        *SEAT_CODES, "seat_taken", "table_full", "not_host", "option_invalid", "key_reused"
    ),
)
async def sit(code: Code, body: SeatBody, house: InHouse, person: Somebody) -> Response:
    """Sit down, or as host seat a bot."""
    if body.bot is not None:
        await house.seats.seat_bot(code, person, body.bot, body.seat)
    else:
        await house.seats.sit(code, person, body.seat, body.salt)
    house.hub.people(code)
    return told(await house.people.table(code, person.id), 201)


@router.put(
    "/seats/me/salt",
    response_model=Table,
    responses=documented(*SEAT_CODES, "key_reused"),
)
async def salt(code: Code, body: SaltBody, house: InHouse, person: Somebody) -> Response:
    """Give my salt, once, before the start."""
    await house.seats.salt(code, person, body.salt)
    house.hub.people(code)
    return told(await house.people.table(code, person.id))


@router.patch("/seats/me", response_model=Table, responses=documented(*SEAT_CODES, "seat_taken"))
async def colour(code: Code, body: ColourBody, house: InHouse, person: Somebody) -> Response:
    """Choose my colour, before the start."""
    await house.seats.colour(code, person, body.colour)
    house.hub.people(code)
    return told(await house.people.table(code, person.id))


@router.delete("/seats/{seat}", status_code=204, responses=documented(*SEAT_CODES, "not_host"))
async def stand_up(code: Code, seat: Number, house: InHouse, person: Somebody) -> None:
    """Stand up, or as host free a seat, before the start."""
    await house.seats.stand(code, person, seat)
    house.hub.people(code)


@router.post(
    "/start",
    response_model=Table,
    responses=documented(
        "unauthorized", "not_found", "not_host", "playing", "too_few_players", "over", "malformed",
        "too_fast", "too_large", "forbidden_origin", "not_saved",
    ),
)  # fmt: skip
async def start(
    code: Code, house: InHouse, person: Somebody, body: StartBody | None = None
) -> Response:
    """Start the game with those who sit here; the host's."""
    await house.turns.start(code, person.id, body is not None and body.keep_order)
    house.hub.people(code)
    return told(await house.people.table(code, person.id))


ANSWER_CODES = (
    "unauthorized", "not_found", "stale", "not_asked", "over", "key_reused", "malformed",
    "too_fast", "forbidden_origin", "too_large", "not_saved",
)  # fmt: skip


@router.post(
    "/answers",
    response_model=DoneBody,
    responses=documented(*ANSWER_CODES, "not_offered"),
)
async def answer(code: Code, body: AnswerBody, house: InHouse, person: Somebody) -> dict[str, Any]:
    """The same as the socket's `answer`."""
    done = await house.turns.answer(code, person.id, body.ticket, body.action, body.key)
    return {"key": body.key, "revision": done.revision}


@router.post(
    "/undo",
    response_model=DoneBody,
    responses=documented(*ANSWER_CODES, "sealed", "nothing_to_undo"),
)
async def undo(code: Code, body: UndoBody, house: InHouse, person: Somebody) -> dict[str, Any]:
    """The same as the socket's `undo`."""
    done = await house.turns.undo(code, person.id, body.move, body.key, body.all)
    return {"key": body.key, "revision": done.revision}


@router.get(
    "/view",
    response_model=SeenBody,
    responses=documented("not_found", "not_asked", "malformed", "too_fast"),
)
async def view(
    code: Code,
    house: InHouse,
    person: Maybe,
    at: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
) -> Response:
    """What I saw at a revision (default: what I see now)."""
    return told(await house.records.view(code, person.id if person else None, at))


@router.get(
    "/talk",
    response_model=Lines,
    responses=documented("not_found", "malformed", "too_fast"),
)
async def talk(
    code: Code,
    house: InHouse,
    person: Maybe,
    before: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
) -> Response:
    """The chat, newest first."""
    return told(await house.talk.lines(code, before))


@router.post(
    "/talk",
    status_code=201,
    response_model=Line,
    responses=documented(
        "unauthorized", "not_found", "malformed", "key_reused", "too_fast", "forbidden_origin",
        "too_large", "not_saved",
    ),
)  # fmt: skip
async def say(code: Code, body: SayBody, house: InHouse, person: Somebody) -> Response:
    """Say a line."""
    said = await house.talk.say(code, person.id, body.text, body.key)
    if said.new:
        house.hub.talk(code, said.line.n)
    return told(msgspec.json.encode(said.line), 201)


@router.delete(
    "/talk/{n}",
    status_code=204,
    responses=documented(
        "unauthorized", "not_found", "not_host", "too_fast", "forbidden_origin", "not_saved"
    ),
)
async def unsay(code: Code, n: Number, house: InHouse, person: Somebody) -> None:
    """Remove a line; the host's."""
    await house.talk.remove(code, person, n)
    house.hub.unsaid(code, n)


@router.get(
    "/record",
    response_model=RecordBody,
    responses=documented("not_found", "not_asked", "too_fast"),
)
async def record(code: Code, house: InHouse, person: Maybe) -> Response:
    """The game's log: everything once it is over, before that what I may know."""
    return told(await house.records.record(code, person.id if person else None))
