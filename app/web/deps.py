"""What a request may ask for: the house, who is asking, how much they asked already."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Request
from limits import parse_many
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from pydantic import AfterValidator
from starlette.datastructures import Headers
from starlette.responses import Response

from app.realtime.hub import Hub
from app.service.accounts import Accounts, Person
from app.service.codes import canonical
from app.service.lists import Lists
from app.service.people import People
from app.service.record import Records
from app.service.refusal import Refusal
from app.service.seats import Seats
from app.service.tables import Tables
from app.service.talk import Talk
from app.service.turns import Turns
from app.settings import Settings
from app.store.db import Store
from app.web.guard import bearer, cookies
from app.web.pages import Pages, preferred

COOKIE_AGE = 400 * 24 * 3600


class Limits:
    """How often one person or address may do a thing; counted in this process."""

    def __init__(self, settings: Settings) -> None:
        self.on = settings.rate_limits == "on"
        self._rules = {
            kind: parse_many(getattr(settings, f"limit_{kind}"))
            for kind in ("guests", "tables", "writes", "reads", "passes")
        }
        self._counter = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def count(self, kind: str, who: str) -> None:
        """One more; raises Refusal `too_fast` when it is one too many."""
        if not self.on:
            return
        for rule in self._rules[kind]:
            if not await self._counter.hit(rule, kind, who):
                raise Refusal("too_fast", "too many requests; wait a little")


@dataclass
class House:
    """Everything that was put together at start."""

    settings: Settings
    store: Store
    accounts: Accounts
    tables: Tables
    seats: Seats
    people: People
    lists: Lists
    games: bytes  # the catalogue as GET /api/games says it
    talk: Talk
    records: Records
    turns: Turns
    hub: Hub
    pages: Pages
    limits: Limits


async def house(request: Request) -> House:
    """The house of this request; not a plain function, which FastAPI would call in a thread."""
    found: House = request.app.state.house
    return found


InHouse = Annotated[House, Depends(house)]


def token_of(settings: Settings, headers: Headers) -> str | None:
    """The session token a request brings: a bearer token, else the cookie."""
    return bearer(headers) or cookies(headers).get(settings.cookie)


def address(request: Request) -> str:
    """Where a request comes from, for counting."""
    return request.client.host if request.client else "?"


async def maybe(request: Request, house: InHouse) -> Person | None:
    """Who is asking, or None."""
    token = token_of(house.settings, request.headers)
    person = await house.accounts.by_token(token) if token else None
    kind = "reads" if request.method in {"GET", "HEAD"} else "writes"
    await house.limits.count(kind, person.id if person else address(request))
    return person


async def somebody(person: Annotated[Person | None, Depends(maybe)]) -> Person:
    """Who is asking; refused when nobody is signed in."""
    if person is None:
        raise Refusal("unauthorized", "nobody is signed in here")
    return person


Code = Annotated[str, Path(max_length=64), AfterValidator(canonical)]
Maybe = Annotated[Person | None, Depends(maybe)]
Somebody = Annotated[Person, Depends(somebody)]


def sign_in(house: House, response: Response, token: str) -> None:
    """Set the session cookie."""
    response.set_cookie(
        house.settings.cookie,
        token,
        max_age=COOKIE_AGE,
        path="/",
        secure=house.settings.secure,
        httponly=True,
        samesite="lax",
    )


def sign_off(house: House, response: Response) -> None:
    """Clear the session cookie."""
    response.delete_cookie(
        house.settings.cookie,
        path="/",
        secure=house.settings.secure,
        httponly=True,
        samesite="lax",
    )


def from_browser(headers: Headers) -> bool:
    """Does a browser ask? Then a cookie is set and no token shown."""
    return "origin" in headers or "sec-fetch-site" in headers


def language_of(request: Request, house: House, person: Person | None) -> str:
    """The language for a page: the person's, else the browser's."""
    if person is not None:
        return person.language
    return preferred(request.headers.get("accept-language", ""), house.settings.language)
