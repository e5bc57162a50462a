"""The pages people open: one shell for all of them, with the words that messengers and browsers read.

`static/index.html` may hold these placeholders, which are filled in with escaped text:
`%LANG%` (de, en or fr), `%KNOWN%` (yes or no: is somebody signed in), `%TITLE%`, `%DESCRIPTION%`,
`%URL%` (of this page), `%IMAGE%` (absolute).
Its one inline script is the import map; its hash stands in the content security policy.
"""

import hashlib
import html
import re
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.service.people import Invitation
from app.service.words import Words
from app.settings import LANGUAGES, Settings

_INLINE = re.compile(rb"<script\b(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
_PLACE = re.compile(r"%(LANG|KNOWN|TITLE|DESCRIPTION|URL|IMAGE)%")
NO_CLIENT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Tidetable</title>"
    "<p>The client files are missing: run <code>make</code>."
)


@dataclass(frozen=True)
class Reader:
    """Who opens a page: in which language, and whether they are somebody already."""

    language: str
    known: bool


@dataclass(frozen=True)
class Card:
    """What a page says of itself to a messenger."""

    language: str
    title: str
    description: str
    image: str  # a path of this house


class Pages:
    """The shell, read once at start."""

    def __init__(self, settings: Settings, words: Words) -> None:
        self.settings = settings
        self.words = words
        folder = settings.static
        file = folder / "index.html"
        self.complete = file.is_file() and (folder / "vendor" / "lit-html").is_dir()
        self.shell = file.read_text(encoding="utf-8") if self.complete else NO_CLIENT
        self.policy = policy(self.shell.encode())
        picture = folder / "art" / "share.png"
        self.picture = "/static/art/share.png" if picture.is_file() else "/favicon.ico"

    def page(self, request: Request, reader: Reader, card: Card, status: int = 200) -> Response:
        """The shell for one request."""
        here = self.origin(request.headers)
        filled = {
            "LANG": card.language,
            "KNOWN": "yes" if reader.known else "no",
            "TITLE": card.title,
            "DESCRIPTION": card.description,
            "URL": here + request.url.path,
            "IMAGE": here + card.image,
        }
        text = _PLACE.sub(lambda m: html.escape(filled[m[1]], quote=True), self.shell)
        headers = {
            "content-security-policy": self.policy,
            "cache-control": "no-cache",
            "content-language": card.language,
            "vary": "accept-language, cookie",
        }
        status = status if self.complete else 503
        return Response(text, status, headers=headers, media_type="text/html")

    def home(self, language: str) -> Card:
        """The card of any page that is not one table's."""
        return Card(
            language,
            self.words.say(language, "page-title"),
            self.words.say(language, "page-description"),
            self.picture,
        )

    def invitation(self, language: str, invitation: Invitation) -> Card:
        """The card of a table: who invites to what; messengers ask for no language: the host's."""
        language = language or invitation.language
        host, game = invitation.host, invitation.game
        return Card(
            language,
            self.words.say(language, "page-invitation", host=host, game=game),
            self.words.say(language, "page-invitation-text", game=game),
            self.picture,
        )

    def origin(self, headers: Headers) -> str:
        """Where links lead: the public address, or the host this page was opened with."""
        return self.settings.public_url or f"http://{headers.get('host', 'localhost')}"


def policy(shell: bytes) -> str:
    """The content security policy of the shell: nothing foreign, nothing inline but its import map."""
    hashes = "".join(
        f" 'sha256-{b64encode(hashlib.sha256(inline).digest()).decode()}'"
        for inline in _INLINE.findall(shell)
    )
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self'{hashes}",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def preferred(accept: str, fallback: str) -> str:
    """The language of an Accept-Language header that we speak best."""
    best, weight = fallback, 0.0
    for part in accept.split(","):
        tag, _, quality = part.strip().partition(";q=")
        language = tag.strip().lower().split("-")[0]
        try:
            q = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and q > weight:
            best, weight = language, q
    return best


class Files(StaticFiles):
    """The client's files: asked for again each time, sent again only when they changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        vendor = path.startswith("vendor/")
        response.headers["cache-control"] = "public, max-age=86400" if vendor else "no-cache"
        return response


def favicon(folder: Path) -> Path | None:
    """The picture for the browser's tab."""
    for name in ("favicon.svg", "art/favicon.svg", "favicon.ico"):
        if (folder / name).is_file():
            return folder / name
    return None
