"""The games of the house, and tables: to lay one, find one, change it, call it off, play again."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from app.service.refusal import Refusal
from app.web.account import Strict
from app.web.deps import Code, InHouse, Maybe, Somebody
from app.web.qr import picture
from app.web.refusals import documented
from app.web.shapes import Games, Table, TableList

router = APIRouter(prefix="/api", tags=["tables"])

Pace = Literal["live", "async", "none"]
Visibility = Literal["open", "link"]
Options = Annotated[dict[str, Any], Field(max_length=64)]
Seats = Annotated[int, Field(ge=1, le=64)]


class TableBody(Strict):
    """What a new table is for."""

    game: Annotated[str, Field(max_length=64, examples=["high_tide"])]
    options: Annotated[dict[str, Any], Field(max_length=64, default_factory=dict)]
    seats: Seats
    pace: Pace = "live"
    visibility: Visibility = "link"


class TableChange(Strict):
    """What the host may change before the start; absent fields stay."""

    options: Options | None = None
    seats: Seats | None = None
    pace: Pace | None = None
    visibility: Visibility | None = None


@router.get("/games", response_model=Games)
async def games(house: InHouse) -> Response:
    """The games of the house, each with the JSON Schema of its options."""
    return Response(house.games, media_type="application/json")


@router.post(
    "/tables",
    status_code=201,
    response_model=Table,
    responses=documented(
        "unauthorized", "malformed", "option_invalid", "too_fast", "forbidden_origin",
        "too_large", "not_saved",
    ),
)  # fmt: skip
async def lay(body: TableBody, house: InHouse, person: Somebody) -> Response:
    """Lay a table; its creator is host and sits down."""
    await house.limits.count("tables", person.id)
    code = await house.tables.create(
        person,
        game=body.game,
        options=body.options,
        seats=body.seats,
        pace=body.pace,
        visibility=body.visibility,
    )
    return told(await house.people.table(code, person.id), 201)


@router.get(
    "/tables",
    response_model=TableList,
    responses=documented("unauthorized", "malformed", "too_fast"),
)
async def listing(
    house: InHouse,
    person: Maybe,
    status: Annotated[Literal["open", "mine"], Query()] = "open",
    cursor: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    """Open tables anyone may join, or mine with those waiting for me first; paged by `cursor`."""
    if status == "open":
        return told(await house.lists.open(person, cursor, limit))
    if person is None:
        raise Refusal("unauthorized", "nobody is signed in here")
    return told(await house.lists.mine(person, cursor, limit))


@router.get("/tables/{code}", response_model=Table, responses=documented("not_found", "too_fast"))
async def table(code: Code, house: InHouse, person: Maybe) -> Response:
    """A table as seen by me: people, status, options."""
    return told(await house.people.table(code, person.id if person else None))


@router.patch(
    "/tables/{code}",
    response_model=Table,
    responses=documented(
        "unauthorized", "not_found", "not_host", "playing", "malformed", "option_invalid",
        "table_full", "too_fast", "forbidden_origin", "too_large", "not_saved",
    ),
)  # fmt: skip
async def change(code: Code, body: TableChange, house: InHouse, person: Somebody) -> Response:
    """Change the table before the start; the host's."""
    await house.tables.change(
        code,
        person,
        options=body.options,
        seats=body.seats,
        pace=body.pace,
        visibility=body.visibility,
    )
    house.hub.people(code)
    return told(await house.people.table(code, person.id))


@router.delete(
    "/tables/{code}",
    status_code=204,
    responses=documented(
        "unauthorized", "not_found", "not_host", "playing", "too_fast", "forbidden_origin",
        "not_saved",
    ),
)  # fmt: skip
async def call_off(code: Code, house: InHouse, person: Somebody) -> None:
    """Call the table off before the start; the host's."""
    await house.tables.call_off(code, person)
    house.hub.people(code)


@router.post(
    "/tables/{code}/rematch",
    status_code=201,
    response_model=Table,
    responses=documented(
        "unauthorized", "not_found", "not_asked", "playing", "too_fast", "forbidden_origin",
        "not_saved",
    ),
)  # fmt: skip
async def rematch(code: Code, house: InHouse, person: Somebody) -> Response:
    """A new table with the same game and people invited; once made, everybody gets the same one."""
    await house.limits.count("tables", person.id)
    new = await house.tables.rematch(code, person)
    house.hub.people(code)
    return told(await house.people.table(new, person.id), 201)


@router.get(
    "/tables/{code}/qr.svg",
    response_class=Response,
    responses={
        200: {"content": {"image/svg+xml": {}}, "description": "the QR code"},
        **documented("not_found"),
    },
)
async def invitation(code: Code, request: Request, house: InHouse) -> Response:
    """The invite link as a QR code."""
    await house.people.exists(code)
    return picture(f"{house.pages.origin(request.headers)}/t/{code}")


def told(body: bytes, status: int = 200) -> Response:
    """JSON that is ready."""
    return Response(
        body, status, headers={"cache-control": "no-store"}, media_type="application/json"
    )
