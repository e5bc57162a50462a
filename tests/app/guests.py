"""Guests as scripts are: a bearer token over HTTP, and sockets that keep every frame they get."""

import asyncio
import contextlib
import json
import random
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.app.house import House

PROBLEM = "application/problem+json"
PATIENCE = 10.0


def key() -> str:
    """A key that was never used."""
    return str(uuid.uuid4())


def caller(house: House, **headers: str) -> httpx.AsyncClient:
    """HTTP to a house with these headers; it keeps cookies like a browser."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.AsyncClient(
        base_url=house.url, headers=named, verify=False, trust_env=False, timeout=PATIENCE
    )


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, which must have the right form."""
    assert answer.headers["content-type"] == PROBLEM, answer.text
    body = answer.json()
    assert body["status"] == answer.status_code
    assert body["title"]
    return answer.status_code, body["code"]


class Eye:
    """An open socket at a table: `seen` and `table` are the last of their kind, `frames` are all."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    async def any(self, within: float = PATIENCE) -> dict[str, Any]:
        """The next frame."""
        text = await asyncio.wait_for(self.socket.recv(), within)
        assert isinstance(text, str)
        frame: dict[str, Any] = json.loads(text)
        self.frames.append(frame)
        if frame["type"] == "seen":
            self.seen = frame
        elif frame["type"] == "table":
            self.table = frame
        return frame

    async def next(self, *kinds: str, within: float = PATIENCE) -> dict[str, Any]:
        """The next frame of one of these types."""
        async with asyncio.timeout(within):
            while True:
                frame = await self.any(within)
                if frame["type"] in kinds:
                    return frame

    async def reach(self, revision: int) -> dict[str, Any]:
        """What is seen at a revision, or later."""
        while not self.seen or self.seen["revision"] < revision:
            await self.next("seen")
        return self.seen

    async def until_table(self, wanted: Any, within: float = PATIENCE) -> dict[str, Any]:
        """The table frame of which `wanted` holds."""
        async with asyncio.timeout(within):
            while not self.table or not wanted(self.table):
                await self.next("table", within=within)
        return self.table

    async def quiet(self, seconds: float = 0.15) -> list[dict[str, Any]]:
        """What comes within a while."""
        before = len(self.frames)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self.any()
        return self.frames[before:]

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and return how it was answered."""
        await self.send(**message)
        while True:
            frame = await self.next("done", "refused")
            if frame["key"] == message.get("key", ""):
                return frame

    async def ask_pong(self) -> dict[str, Any]:
        """Ping, and what comes back."""
        await self.send(type="ping")
        return await self.next("pong")

    async def answer(self, action: Any = None, ticket: str | None = None) -> dict[str, Any]:
        """Answer my question: with this action, else its default."""
        question = self.seen["question"]
        return await self.ask(
            type="answer",
            ticket=question["ticket"] if ticket is None else ticket,
            action=question["default"] if action is None else action,
            key=key(),
        )

    async def closed(self, within: float = PATIENCE) -> int:
        """The code with which the other side closes, whatever comes before."""
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(within):
                while True:
                    await self.any(within)
        assert self.socket.close_code is not None
        return self.socket.close_code


class Guest:
    """A person at a script."""

    def __init__(self, house: House, http: httpx.AsyncClient, me: dict[str, Any]) -> None:
        self.house = house
        self.http = http
        self.id: str = me["id"]
        self.name: str = me["name"]
        self.token: str = me.get("token", "")

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """What the house says when all is well."""
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of what the house does not do."""
        return problem(await self.http.request(method, f"/api{path}", json=body))

    async def lay(self, **what: Any) -> dict[str, Any]:
        """A new table."""
        said = {"game": "pearls", "seats": 3, **what}
        table: dict[str, Any] = await self.call("POST", "/tables", said)
        return table

    async def sit(self, code: str, **how: Any) -> dict[str, Any]:
        """Sit down."""
        table: dict[str, Any] = await self.call("POST", f"/tables/{code}/seats", how)
        return table

    async def start(self, code: str, keep_order: bool = True) -> dict[str, Any]:
        """Start the game, with the seats as they are."""
        said = {"keep_order": keep_order}
        table: dict[str, Any] = await self.call("POST", f"/tables/{code}/start", said)
        return table

    async def view(self, code: str, at: int | None = None) -> dict[str, Any]:
        """What I see, or saw."""
        query = "" if at is None else f"?at={at}"
        seen: dict[str, Any] = await self.call("GET", f"/tables/{code}/view{query}")
        return seen

    @asynccontextmanager
    async def watch(self, code: str, since: int | None = None) -> AsyncIterator[Eye]:
        """My socket at a table; the first frames are not read yet."""
        async with watch(self.house, code, since, Authorization=f"Bearer {self.token}") as eye:
            yield eye


@asynccontextmanager
async def watch(
    house: House, code: str, since: int | None = None, **headers: str
) -> AsyncIterator[Eye]:
    """A socket with these headers."""
    query = "" if since is None else f"?since={since}"
    url = f"ws://{house.host}/api/tables/{code}/socket{query}"
    async with connect(
        url, additional_headers=headers, max_size=None, compression=None, proxy=None
    ) as socket:
        yield Eye(socket)


class Game:
    """A table in play: `players` by seat, and how to play on by chance."""

    def __init__(self, code: str, players: Sequence[Guest]) -> None:
        self.code = code
        self.players = players

    @asynccontextmanager
    async def eyes(self) -> AsyncIterator[list[Eye]]:
        """A socket for every seat, each of which was shown the present."""
        async with contextlib.AsyncExitStack() as open_ones:
            eyes = [
                await open_ones.enter_async_context(player.watch(self.code, 0))
                for player in self.players
            ]
            for eye in eyes:
                await eye.reach(0)
            yield eyes

    async def play(self, eyes: Sequence[Eye], seed: int = 1, moves: int = 10_000) -> int:
        """Answer by chance until the end, or so many moves; the revision."""
        dice = random.Random(seed)
        revision: int = max(eye.seen["revision"] for eye in eyes)
        for _ in range(moves):
            asked = [eye for eye in eyes if eye.seen["question"]]
            if not asked:
                break
            eye = dice.choice(asked)
            done = await eye.answer(dice.choice(eye.seen["question"]["actions"]))
            assert done["type"] == "done", done
            revision = done["revision"]
            for each in eyes:
                await each.reach(revision)
        return revision
