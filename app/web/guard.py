"""The doorkeeper: whose page a request comes from, how large it is, which headers every answer bears.

It knows no persons and no tables; it looks at the request alone, before anything else does.
"""

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.web.refusals import problem

LARGEST_BODY = 64 * 1024
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"


def bearer(headers: Headers) -> str | None:
    """The token of an Authorization header; it makes cookies and origins count for nothing."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def right_origin(settings: Settings, origin: str, host: str) -> bool:
    """Is `origin` this house's own page, asked for by `host`?"""
    if settings.public_url:
        return origin.lower() == settings.public_url
    try:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or parts.netloc.lower() != host.lower():
            return False
        name = (parts.hostname or "").lower()
        if name == "localhost":
            return True
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def from_own_page(settings: Settings, headers: Headers, cookie: bool) -> bool:
    """May an unsafe request or a socket come in? `cookie`: it brings a session cookie.

    A bearer token needs no origin. A cookie needs the right one. Without either, what a browser
    says of itself must not be foreign: else another site could sign somebody in.
    """
    if bearer(headers):
        return True
    origin = headers.get("origin")
    if origin is not None:
        return right_origin(settings, origin, headers.get("host", ""))
    if cookie:
        return False
    return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}


def cookies(headers: Headers) -> dict[str, str]:
    """The cookies of a request."""
    found: dict[str, str] = {}
    for header in headers.getlist("cookie"):
        for pair in header.split(";"):
            name, equals, value = pair.strip().partition("=")
            if equals:
                found.setdefault(name, value)
    return found


class Guard:
    """ASGI around the whole of HTTP; sockets ask `from_own_page` themselves."""

    def __init__(self, app: ASGIApp, settings: Settings, answered: Counter[int]) -> None:
        self.app = app
        self.settings = settings
        self.answered = answered  # how many answers of each status there were

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        send = _dressed(send, self.answered)
        refused = self._refusal(scope, headers)
        if refused is not None:
            await refused(scope, receive, send)
            return
        measured = _Measured(receive, send)
        with contextlib.suppress(_TooLarge):
            await self.app(scope, measured.receive, measured.send)
        if measured.too_large and not measured.answered:
            await problem("too_large", "at most 64 KiB")(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        length = headers.get("content-length", "")
        if length.isdigit() and int(length) > LARGEST_BODY:
            return problem("too_large", "at most 64 KiB", {"Connection": "close"})
        if scope["method"] not in SAFE:
            signed_in = self.settings.cookie in cookies(headers)
            if not from_own_page(self.settings, headers, signed_in):
                return problem("forbidden_origin", "this comes from another page")
        return None


class _TooLarge(Exception):
    pass


class _Measured:
    """A request whose body may grow to LARGEST_BODY and no further.

    Whatever the app makes of a body that was cut off (a framework may take it for a broken one) is
    not sent.
    """

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._bytes = 0
        self.answered = False
        self.too_large = False

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._bytes += len(message.get("body", b""))
            if self._bytes > LARGEST_BODY:
                self.too_large = True
                raise _TooLarge
        return message

    async def send(self, message: Message) -> None:
        if self.too_large and not self.answered:
            return
        if message["type"] == "http.response.start":
            self.answered = True
        await self._send(message)


def _dressed(send: Send, answered: Counter[int]) -> Send:
    """`send`, counted, with the headers that every answer bears unless it says something else."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            answered[message["status"]] += 1
            _default(MutableHeaders(scope=message), HEADERS.items())
        await send(message)

    return dressed


def _default(headers: MutableHeaders, wanted: Iterable[tuple[str, str]]) -> None:
    for name, value in wanted:
        headers.setdefault(name, value)
    headers.setdefault("content-security-policy", NOTHING)
