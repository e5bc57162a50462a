"""People who play by script over real sockets: they answer whatever is asked, and send again what was lost.

Each keeps what the house acknowledged, so that a test can ask for it afterwards.
"""

import asyncio
import json
import random
import uuid
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAME = "high_tide"


class Scripted:
    """One person at one table. `urls` are the servers they may reach, tried in turn."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls = urls
        self.chance = random.Random(seed)
        self.token = ""
        self.id = ""
        self.code = ""
        self.seen: dict[str, Any] = {"revision": -1, "outcome": None}
        self.acknowledged: dict[str, int] = {}  # revision by key
        self.pending: dict[str, Any] | None = None
        self.answered: set[str] = set()  # tickets whose answer was acknowledged
        self.answered_once = asyncio.Event()
        self.closed: list[int] = []  # the codes sockets were closed with
        self.pause = 0.0  # seconds to think

    def __str__(self) -> str:
        seen, question = self.seen, self.seen.get("question")
        asked = question and question["ticket"]
        said = f"{self.code} at {seen['revision']}, waiting for {seen.get('waiting')}"
        return f"{said}, asked {asked}, pending {self.pending}, closed {self.closed[-5:]}"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def arrive(self, name: str) -> None:
        async with httpx.AsyncClient(base_url=self.urls[0]) as http:
            me = (await http.post("/api/guests", json={"name": name})).json()
        self.token, self.id = me["token"], me["id"]

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        async with httpx.AsyncClient(
            base_url=self.urls[0], headers=self.headers, timeout=30
        ) as http:
            return await http.request(method, f"/api{path}", json=body)

    async def play(self) -> None:
        """Until the game is over, over as many sockets as it takes."""
        tries = 0
        while self.seen["outcome"] is None:
            url = self.urls[tries % len(self.urls)].replace("http", "ws", 1)
            tries += 1
            address = f"{url}/api/tables/{self.code}/socket?since={self.seen['revision']}"
            with suppress(OSError, InvalidHandshake, TimeoutError, EOFError):
                async with connect(address, additional_headers=self.headers) as socket:
                    await self._converse(socket)
            await asyncio.sleep(0.05 + self.chance.random() * 0.1)

    async def _converse(self, socket: ClientConnection) -> None:
        try:
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            while self.seen["outcome"] is None:
                self._hear(json.loads(await socket.recv()))
                question = self.seen.get("question")
                if self.pending is None and question and question["ticket"] not in self.answered:
                    await asyncio.sleep(self.pause)
                    self._choose(question)
                    await socket.send(json.dumps(self.pending))
        except ConnectionClosed as end:
            self.closed.append(end.rcvd.code if end.rcvd is not None else 1006)

    def _hear(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind == "seen":
            assert frame["revision"] >= self.seen["revision"], "a table never goes back"
            self.seen = frame
        elif kind == "done":
            before = self.acknowledged.setdefault(frame["key"], frame["revision"])
            assert before == frame["revision"], "one key, two acknowledgements"
            if self.pending is not None and frame["key"] == self.pending["key"]:
                self.answered.add(self.pending["ticket"])
                self.answered_once.set()
                self.pending = None
        elif kind == "refused":
            assert frame["code"] in {"stale", "not_asked", "over", "not_saved"}, frame
            if frame["code"] != "not_saved":
                self.pending = None

    def _choose(self, question: dict[str, Any]) -> None:
        action = self.chance.choice(question["actions"])
        key = str(uuid.UUID(int=self.chance.getrandbits(128), version=4))
        self.pending = {
            "type": "answer",
            "ticket": question["ticket"],
            "action": action,
            "key": key,
        }


class Group:
    """The people of one table, and their table."""

    def __init__(self, players: list[Scripted], code: str) -> None:
        self.players = players
        self.code = code


async def seat(urls: list[str], number: int, people: int = 3, bots: int = 0) -> Group:
    """A table of High Tide that has begun; the people are spread over the servers."""
    players = []
    for n in range(people):
        turned = urls[n % len(urls) :] + urls[: n % len(urls)]
        players.append(Scripted(turned, 1000 * number + n))
        await players[-1].arrive(f"P{number}.{n}")
    host = players[0]
    laid = {"game": GAME, "seats": people + bots}
    code = (await host.call("POST", "/tables", laid)).json()["code"]
    for guest in players[1:]:
        assert (await guest.call("POST", f"/tables/{code}/seats", {})).status_code == 201
    for _ in range(bots):
        told = await host.call("POST", f"/tables/{code}/seats", {"bot": "random"})
        assert told.status_code == 201
    assert (await host.call("POST", f"/tables/{code}/start")).status_code == 200
    for player in players:
        player.code = code
    return Group(players, code)
