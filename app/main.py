"""The only place where things are put together: settings in, one ASGI application out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from secrets import token_hex

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from app.realtime.bus import open_bus
from app.realtime.hub import Hub
from app.realtime.ticker import Ticker
from app.service.accounts import Accounts
from app.service.catalogue import action_schemas, catalogue
from app.service.lists import Lists
from app.service.people import People
from app.service.record import Records
from app.service.tables import Tables
from app.service.talk import Talk
from app.service.turns import Turns
from app.service.words import Words
from app.settings import Settings
from app.store.db import Store, open_store
from app.web import account, docs, health, lobby, refusals, site, tables
from app.web.deps import House, Limits
from app.web.guard import Guard
from app.web.pages import Files, Pages
from app.web.socket import Sockets
from engines.bots import Thinkers
from engines.catalog import games


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


def create_app(settings: Settings) -> Application:
    """The whole house; it opens and closes its database, bus and bots with the ASGI lifespan."""
    http = FastAPI(
        title="Tidetable",
        version=version("tidetable"),
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lambda app: _open(settings, app),
    )
    refusals.word(http)
    for room in (health, account, lobby, tables, site):
        http.include_router(room.router)
    docs.publish(http, action_schemas(games()))
    if settings.static.is_dir():
        http.mount("/static", Files(directory=settings.static))

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await Sockets(http.state.house)(scope, receive, send)

    return Application(Guard(http, settings), sockets)


@asynccontextmanager
async def _open(settings: Settings, app: FastAPI) -> AsyncIterator[None]:
    store = open_store(settings.database_url)
    thinkers = Thinkers(settings.bot_workers)
    try:
        async with _furnished(settings, store, thinkers) as house:
            app.state.house = house
            yield
    finally:
        thinkers.close()
        await store.close()


@asynccontextmanager
async def _furnished(settings: Settings, store: Store, thinkers: Thinkers) -> AsyncIterator[House]:
    rules = games()

    def tell(code: str, revision: int) -> None:
        hub.told(code, revision)
        ticker.heed(code)

    people = People(store, rules, token_hex(8), settings.presence_lease)
    accounts, talk = Accounts(store), Talk(store)
    turns = Turns(store, rules, tell, settings.bot_pause)
    shared = not settings.database_url.startswith("sqlite")
    bus = open_bus(settings.bus_url, shared_database=shared)
    hub = Hub(turns, people, talk, bus, settings.poll_pause)
    ticker = Ticker(
        store, turns, people, accounts, thinkers, settings.ticker_pause, settings.presence_lease
    )
    house = House(
        settings=settings,
        store=store,
        accounts=accounts,
        tables=Tables(store, rules),
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
        await hub.close()
        await people.all_left()
