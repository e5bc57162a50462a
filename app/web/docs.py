"""The API in one page and one JSON document, msgspec's schemas of every game's actions included."""

import html
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from app.web.shapes import Problem

INTRODUCTION = """The house over HTTP. Errors are `application/problem+json` with a stable `code`.

From a browser a session is a cookie; scripts send `Authorization: Bearer <token>`, which
`POST /api/guests` gives them. The socket is `GET /api/tables/{code}/socket?since=N`: it takes
`answer`, `undo`, `say`, `ping` and sends `table`, `seen`, `done`, `refused`, `said`, `unsaid`,
`pong`.
"""
_STYLE = """:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;
margin:2rem auto;padding:0 1rem}code{font-size:.95em}h2{margin-top:2.5rem}h3{margin-bottom:0}
summary{cursor:pointer}pre{overflow:auto}.verb{display:inline-block;min-width:4.5rem;font-weight:700}"""


def schema(app: FastAPI, actions: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document; `actions` are the components of every game's action types."""
    made = get_openapi(
        title="Tidetable",
        version=app.version,
        description=INTRODUCTION,
        routes=app.routes,
    )
    parts = made.setdefault("components", {}).setdefault("schemas", {})
    parts["Problem"] = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
    parts.update(actions)
    made["components"]["securitySchemes"] = {
        "bearer": {"type": "http", "scheme": "bearer"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": "tidetable"},
    }
    for path in made["paths"].values():
        for call in path.values():
            # Ours is one form for every error; FastAPI's own is never sent.
            answers = call.get("responses", {})
            unasked = answers.get("422", {}).get("content", {})
            if "application/json" in unasked:
                answers["422"] = {
                    "description": "`malformed`",
                    "content": {
                        "application/problem+json": {
                            "schema": {"$ref": "#/components/schemas/Problem"}
                        }
                    },
                }
            if "401" in answers:
                call["security"] = [{"bearer": []}, {"cookie": []}]
    parts.pop("HTTPValidationError", None)
    parts.pop("ValidationError", None)
    return made


def page(document: dict[str, Any]) -> str:
    """The operations of an OpenAPI document as plain HTML."""
    said = html.escape
    rows = []
    for path, calls in document["paths"].items():
        for verb, call in calls.items():
            answers = "".join(
                f"<li><code>{status}</code> {said(answer.get('description', ''))}</li>"
                for status, answer in sorted(call.get("responses", {}).items())
            )
            rows.append(
                f'<h3><span class="verb">{verb.upper()}</span> <code>{said(path)}</code></h3>'
                f"<p>{said(call.get('description', call.get('summary', '')))}</p>"
                f"<details><summary>answers</summary><ul>{answers}</ul></details>"
            )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tidetable · API</title>'
        '<meta name="viewport" content="width=device-width">'
        '<link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Tidetable · API</h1>'
        f"<p>{said(document['info']['description'])}</p>"
        '<p><a href="/api/openapi.json">openapi.json</a></p>'
        f"{''.join(rows)}</main></body></html>"
    )


def publish(app: FastAPI, actions: dict[str, Any]) -> None:
    """Put the document and its page at /api/openapi.json and /api/docs."""
    made = schema(app, actions)
    shown = page(made)
    policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'"

    async def document(request: Request) -> Response:
        return JSONResponse(made)

    async def docs(request: Request) -> Response:
        return HTMLResponse(shown, headers={"content-security-policy": policy})

    async def style(request: Request) -> Response:
        return Response(_STYLE, media_type="text/css")

    app.add_route("/api/openapi.json", document)
    app.add_route("/api/docs", docs)
    app.add_route("/api/docs/style.css", style)
