"""How a refusal is said over HTTP: application/problem+json with a code of the closed list."""

from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.service.refusal import Refusal
from app.store.write import NotSaved

STATUS = {
    "stale": 409,
    "not_asked": 403,
    "not_offered": 422,
    "over": 409,
    "sealed": 409,
    "nothing_to_undo": 409,
    "key_reused": 409,
    "malformed": 422,
    "too_large": 413,
    "too_fast": 429,
    "not_saved": 503,
    "not_found": 404,
    "seat_taken": 409,
    "table_full": 409,
    "too_few_players": 409,
    "not_host": 403,
    "playing": 409,
    "name_invalid": 422,
    "option_invalid": 422,
    "unauthorized": 401,
    "forbidden_origin": 403,
}
TITLES = {
    "stale": "The question has changed",
    "not_asked": "You are not asked now",
    "not_offered": "Not among the offers",
    "over": "The game is over",
    "sealed": "There is no way back",
    "nothing_to_undo": "Nothing to take back",
    "key_reused": "This key stands for another message",
    "malformed": "Not understood",
    "too_large": "Too large",
    "too_fast": "Too many requests",
    "not_saved": "Not saved",
    "not_found": "Not found",
    "seat_taken": "The seat is taken",
    "table_full": "The table is full",
    "too_few_players": "Too few players",
    "not_host": "Only the host may do this",
    "playing": "Not while the game is on",
    "name_invalid": "This name does not work",
    "option_invalid": "This option does not work",
    "unauthorized": "Nobody is signed in here",
    "forbidden_origin": "Not from this page",
}
MEDIA = "application/problem+json"

_log = structlog.get_logger("app.web")


def problem(code: str, why: str, headers: dict[str, str] | None = None) -> Response:
    """The response that says `code`, which must be on the closed list."""
    status = STATUS[code]
    body = {"type": "about:blank", "title": TITLES[code], "status": status, "code": code}
    if why:
        body["detail"] = why
    return Response(msgspec.json.encode(body), status, headers=headers, media_type=MEDIA)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    headers = {"Retry-After": "5"} if error.code in {"too_fast", "not_saved"} else None
    return problem(error.code, error.why, headers)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    where = ".".join(str(part) for part in first.get("loc", ()) if part != "body")
    return problem("malformed", f"{where}: {first.get('msg', '')}".strip(": "))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # what cannot be read as JSON at all: one status for all of it
        return problem("malformed", str(error.detail))
    code = {404: "not_found", 401: "unauthorized", 413: "too_large", 429: "too_fast"}.get(
        error.status_code, "malformed"
    )
    body = {
        "type": "about:blank",
        "title": TITLES[code],
        "status": error.status_code,
        "code": code,
        "detail": str(error.detail),
    }
    return Response(
        msgspec.json.encode(body),
        error.status_code,
        headers=dict(error.headers or {}),
        media_type=MEDIA,
    )


async def _not_saved(request: Request, error: Exception) -> Response:
    _log.warning("not saved", path=request.url.path, why=str(error))
    return problem("not_saved", "this was not saved, try again", {"Retry-After": "5"})


async def _broken(request: Request, error: Exception) -> Response:
    _log.error("request failed", path=request.url.path, exc_info=error)
    body = {
        "type": "about:blank",
        "title": "Something broke in the house",
        "status": 500,
        "code": "not_saved",
    }
    return Response(msgspec.json.encode(body), 500, media_type=MEDIA)


def word(app: FastAPI) -> None:
    """Let every error of `app` be said in this form."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(NotSaved, _not_saved)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)


def documented(*codes: str) -> dict[int | str, dict[str, Any]]:
    """What OpenAPI says of a call that may be refused with these codes."""
    by_status: dict[int | str, list[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: {
            "description": ", ".join(f"`{code}`" for code in said),
            "content": {MEDIA: {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }
        for status, said in by_status.items()
    }
