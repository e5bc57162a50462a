"""The only place where things are put together: settings in, one ASGI application out."""

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from secrets import token_hex

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from app.realtime.bus import open_bus
from app.realtime.hub import Hub
from app.realtime.ticker import Ticker
from app.service.accounts import Accounts
from app.service.bots import Bots
from app.service.catalogue import action_schemas, catalogue
from app.service.lists import Lists
from app.service.people import People
from app.service.record import Records
from app.service.seats import Seats
from app.service.tables import Tables
from app.service.talk import Talk
from app.service.turns import Turns
from app.service.words import Words
from app.settings import Settings
from app.store.db import Store, open_store
from app.web import account, docs, health, lobby, metrics, refusals, site, tables
from app.web.deps import House, Limits
from app.web.guard import Guard
from app.web.pages import Files, Pages
from app.web.socket import Sockets
from engines.catalog import games
from engines.core.codec import AnyGame

Rules = Mapping[str, AnyGame]


class Application:
    """ASGI: HTTP through the guard to FastAPI, sockets straight to theirs."""

    def __init__(self, http: ASGIApp, sockets: ASGIApp) -> None:
        self.http = http
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.http(scope, receive, send)
            return
        parts = scope["path"].split("/")
        if len(parts) == 5 and parts[1:3] == ["api", "tables"] and parts[4] == "socket":
            await self.sockets(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})


def create_app(settings: Settings, rules: Rules | None = None) -> Application:
    """The whole house; it opens and closes its database, bus and bots with the ASGI lifespan.

    `rules` are the games by key; without them those that are installed.
    """
    rules = games() if rules is None else rules
    answered: Counter[int] = Counter()
    http = FastAPI(
        title="Tidetable",
        version=version("tidetable"),
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lambda app: _open(settings, rules, answered, app),
    )
    refusals.word(http)
    for room in (health, account, lobby, tables, site):
        http.include_router(room.router)
    docs.publish(http, action_schemas(rules))
    if settings.static.is_dir():
        http.mount("/static", Files(directory=settings.static))
    http.include_router(site.elsewhere)

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await Sockets(http.state.house)(scope, receive, send)

    return Application(Guard(http, settings, answered), sockets)


@asynccontextmanager
async def _open(
    settings: Settings, rules: Rules, answered: Counter[int], app: FastAPI
) -> AsyncIterator[None]:
    async with open_store(settings.database_url) as store, _house(settings, rules, store) as house:
        app.state.house = house
        with metrics.served(house, answered, settings.metrics_port):
            yield


@asynccontextmanager
async def _house(settings: Settings, rules: Rules, store: Store) -> AsyncIterator[House]:
    def tell(code: str, revision: int) -> None:
        hub.told(code, revision)
        ticker.heed(code)

    people = People(store, rules, token_hex(8), settings.presence_lease)
    accounts, talk = Accounts(store), Talk(store)
    turns = Turns(store, rules, tell, settings.bot_pause)
    bots = Bots(store, turns, settings.bot_workers)
    shared = not settings.database_url.startswith("sqlite")
    bus = open_bus(settings.bus_url, shared_database=shared)
    hub = Hub(turns, people, talk, bus, settings.poll_pause)
    ticker = Ticker(bots, people, accounts, settings.ticker_pause, settings.presence_lease)
    house = House(
        settings=settings,
        store=store,
        accounts=accounts,
        tables=Tables(store, rules),
        seats=Seats(store),
        people=people,
        lists=Lists(store, rules, people),
        games=catalogue(rules, settings.static),
        talk=talk,
        records=Records(store, turns),
        turns=turns,
        hub=hub,
        pages=Pages(settings, Words(settings.static)),
        limits=Limits(settings),
    )
    await hub.open()
    ticker.open()
    try:
        yield house
    finally:
        await ticker.close()
        bots.close()
        await hub.close()
        await people.all_left()
