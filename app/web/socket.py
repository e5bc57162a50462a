"""The socket of one viewer at one table, as a plain ASGI application: frames in, frames out.

It reads messages, asks the service, and keeps what a slow reader has not taken yet; who is told
what is the hub's business. A socket does one thing at a time: its next message waits.
"""

import asyncio
import contextlib
from collections import deque
from time import monotonic
from typing import Any
from urllib.parse import parse_qs

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from app.service.codes import canonical
from app.service.refusal import Refusal
from app.store.write import NotSaved
from app.web import wire
from app.web.deps import House, token_of
from app.web.guard import cookies, from_own_page
from app.web.refusals import STATUS, problem

PATIENCE = 200  # messages a flooding socket is slowed for before it is closed
LAST_WORDS = 5.0  # seconds a socket has to take its close; who does not read would keep it for ever
_log = structlog.get_logger("app.socket")


class Socket:
    """One open socket; `push` takes a frame and never waits."""

    __slots__ = (
        "_abort", "_asgi_send", "_limit", "_lively", "_pump", "_push", "_waiting", "closing", "device", "gone",
        "greeted", "person", "seat", "shown",
    )  # fmt: skip

    def __init__(self, send: Send, person: str | None, device: str | None, limit: int) -> None:
        self._asgi_send = send
        self._limit = limit
        # uvicorn says whether a send would have to wait; then a frame goes out at once.
        self._lively = getattr(getattr(send, "__self__", None), "writable", None)
        self._push = getattr(getattr(send, "__self__", None), "push", None)
        self._abort = getattr(getattr(send, "__self__", None), "abort", None)
        self._waiting: deque[str] | None = None
        self._pump: asyncio.Task[None] | None = None
        self.person = person
        self.device = device
        self.seat: int | None = None
        self.shown = -1  # the revision this viewer was told last
        self.greeted = False
        self.gone = False
        self.closing: int | None = None

    def push(self, text: str) -> None:
        """Send a frame, now or when there is room; a socket too far behind is closed."""
        if self.gone:
            return
        if self._pump is None and self._lively is not None and self._lively.is_set():
            self._now(text)
            return
        if self._waiting is None:
            self._waiting = deque()
        if len(self._waiting) >= self._limit:
            self.close(1013)
            return
        self._waiting.append(text)
        if self._pump is None:
            self._pump = asyncio.ensure_future(self._drain())

    def _now(self, text: str) -> None:
        if self._push is not None:
            if not self._push(text.encode()):
                self.gone = True
            return
        step = self._asgi_send({"type": "websocket.send", "text": text})
        try:
            step.send(None)  # type: ignore[attr-defined]  # a coroutine, like every ASGI send
        except StopIteration:
            return
        except (OSError, RuntimeError):
            self.gone = True
            return
        step.close()  # type: ignore[attr-defined]
        raise AssertionError("a send waited though there was room")

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._asgi_send({"type": "websocket.send", "text": self._waiting[0]})
                if self._waiting:
                    self._waiting.popleft()
        except (OSError, RuntimeError):
            self.gone = True
        finally:
            self._pump = None
            self._waiting = None

    def close(self, code: int) -> None:
        """Close the socket soon, dropping what waits; its reader ends by itself."""
        if self.gone:
            return
        self.gone = True
        self.closing = code
        if self._waiting:
            self._waiting.clear()
        if self._pump is not None:
            self._pump.cancel()
        self._pump = asyncio.ensure_future(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        if self._abort is not None:
            asyncio.get_running_loop().call_later(LAST_WORDS, self._abort)
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(
                self._asgi_send({"type": "websocket.close", "code": code, "reason": ""}), LAST_WORDS
            )


class Pace:
    """How fast one socket may send: a bucket that fills by the second."""

    __slots__ = ("_burst", "_left", "_rate", "_slowed", "_then")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._then = monotonic()
        self._slowed = 0

    def take(self) -> float:
        """Seconds to wait before the next message is read; -1 when patience has run out."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        self._left -= 1
        if self._left >= 0:
            if self._left > self._burst / 2:
                self._slowed = 0
            return 0
        self._slowed += 1
        return -1 if self._slowed > PATIENCE else -self._left / self._rate


class Sockets:
    """The ASGI application behind /api/tables/{code}/socket."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        code = table_in(scope["path"])
        headers = Headers(raw=scope["headers"])
        try:
            socket = await self._admit(scope, headers, code, send)
        except Refusal as refusal:
            await _turn_away(refusal, receive, send)
            return
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        since = _since(scope)
        try:
            await self.house.hub.enter(code, socket, since)
            await self._listen(code, socket, receive)
        except Refusal as refusal:
            socket.push(wire.refused("", refusal.code, refusal.why))
            socket.close(1011)
        finally:
            self.house.hub.leave(code, socket)
            socket.gone = True

    async def _admit(self, scope: Scope, headers: Headers, code: str, send: Send) -> Socket:
        house = self.house
        signed_in = house.settings.cookie in cookies(headers)
        if not from_own_page(house.settings, headers, signed_in):
            raise Refusal("forbidden_origin", "this comes from another page")
        token = token_of(house.settings, headers)
        person = await house.accounts.by_token(token) if token else None
        where = scope["client"][0] if scope.get("client") else "?"
        await house.limits.count("reads", person.id if person else where)
        await house.people.exists(code)
        return Socket(
            send,
            person.id if person else None,
            person.device if person else None,
            house.settings.socket_queue,
        )

    async def _listen(self, code: str, socket: Socket, receive: Receive) -> None:
        settings = self.house.settings
        pace = Pace(settings.socket_rate, settings.socket_burst) if self.house.limits.on else None
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if socket.gone:
                continue
            if pace is not None:
                wait = pace.take()
                if wait < 0:
                    _log.info("socket flooded", table=code, person=socket.person)
                    socket.close(1008)
                    continue
                if wait:
                    await asyncio.sleep(wait)
            text = message.get("text")
            if text is None:
                socket.push(wire.refused("", "malformed", "frames are text"))
                continue
            await self._take(code, socket, text)

    async def _take(self, code: str, socket: Socket, text: str) -> None:
        try:
            message = wire.read(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            socket.push(wire.refused(wire.key_of(text), "malformed", str(error)[:200]))
            return
        if isinstance(message, wire.Ping):
            socket.push(wire.PONG)
            return
        try:
            await self._do(code, socket, message)
        except Refusal as refusal:
            socket.push(wire.refused(message.key, refusal.code, refusal.why))
        except NotSaved as fault:
            _log.warning("not saved", table=code, why=str(fault))
            socket.push(wire.refused(message.key, "not_saved", "this was not saved, try again"))
        except Exception as error:
            _log.error("message failed", table=code, exc_info=error)
            socket.push(wire.refused(message.key, "not_saved", "something broke in the house"))

    async def _do(
        self, code: str, socket: Socket, message: wire.Answer | wire.Undo | wire.Say
    ) -> None:
        person = socket.person
        if person is None:
            raise Refusal("unauthorized", "nobody is signed in here")
        if not 0 < len(message.key) <= 64:
            raise Refusal("malformed", "a key has 1 to 64 characters")
        turns = self.house.turns
        if isinstance(message, wire.Answer):
            done = await turns.answer(code, person, message.ticket, message.action, message.key)
            socket.push(wire.done(message.key, done.revision))
        elif isinstance(message, wire.Undo):
            done = await turns.undo(code, person, message.move, message.key, message.all)
            socket.push(wire.done(message.key, done.revision))
        else:
            await self._say(code, socket, person, message)

    async def _say(self, code: str, socket: Socket, person: str, message: wire.Say) -> None:
        said = await self.house.talk.say(code, person, message.text, message.key)
        if said.new:
            self.house.hub.talk(code, said.line.n)
        socket.push(wire.done(message.key, said.line.n))


def table_in(path: str) -> str:
    """The table of /api/tables/{code}/socket."""
    return canonical(path.split("/")[3])


def _since(scope: Scope) -> int | None:
    (text,) = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[-1:]
    return int(text) if text.isdecimal() and len(text) < 10 else None


async def _turn_away(refusal: Refusal, receive: Receive, send: Send) -> None:
    """Refuse a socket before it opens, with the status and problem HTTP would give."""
    await receive()
    response = problem(refusal.code, refusal.why)
    headers: list[tuple[bytes, bytes]] = response.raw_headers
    start: dict[str, Any] = {
        "type": "websocket.http.response.start",
        "status": STATUS[refusal.code],
        "headers": headers,
    }
    await send(start)
    await send({"type": "websocket.http.response.body", "body": bytes(response.body)})
