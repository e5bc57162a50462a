"""The addresses people type: every page is the same shell, with words of its own for messengers."""

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response

from app.service.codes import canonical
from app.service.refusal import Refusal
from app.web.deps import House, InHouse, language_of, token_of
from app.web.pages import Reader, favicon

router = APIRouter(include_in_schema=False)
elsewhere = APIRouter(include_in_schema=False)  # asked when nothing else fits


async def _reader(request: Request, house: House) -> Reader:
    token = token_of(house.settings, request.headers)
    person = await house.accounts.by_token(token) if token else None
    return Reader(language_of(request, house, person), known=person is not None)


@router.get("/")
@router.get("/me")
@router.get("/play")
@router.get("/play/{game}")
@router.get("/verify")
@router.get("/verify/{code}")
@router.get("/rules/{game}")
@router.get("/rules/{game}/{part}")
@router.get("/learn/{game}")
@router.get("/p/{secret}")
async def page(request: Request, house: InHouse) -> Response:
    """A page that is not one table's."""
    reader = await _reader(request, house)
    return house.pages.page(request, reader, house.pages.home(reader.language))


@router.get("/t/{code}")
@router.get("/t/{code}/{part}")
async def table(code: str, request: Request, house: InHouse) -> Response:
    """A table: its invite link unfurls with who invites to what, in the host's language."""
    reader = await _reader(request, house)
    try:
        invitation = await house.people.invitation(canonical(code))
    except Refusal:
        return house.pages.page(request, reader, house.pages.home(reader.language))
    card = house.pages.invitation(reader.language, invitation)
    return house.pages.page(request, reader, card)


@elsewhere.api_route("/{path:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
async def lost(path: str, request: Request, house: InHouse) -> Response:
    """Whatever else somebody typed: a page says so; below /api and /static the answer is a problem."""
    if request.method != "GET" or path.startswith(("api/", "static/")):
        raise HTTPException(404)
    reader = await _reader(request, house)
    return house.pages.page(request, reader, house.pages.home(reader.language), status=404)


@router.get("/favicon.ico")
async def icon(house: InHouse) -> Response:
    """The picture in the browser's tab."""
    file = favicon(house.settings.static)
    if file is None:
        return Response(status_code=204)
    return FileResponse(file, headers={"cache-control": "public, max-age=86400"})


@router.get("/robots.txt")
async def robots() -> Response:
    """A house for friends: nothing to index but its front page."""
    text = "User-agent: *\nDisallow: /t/\nDisallow: /p/\nDisallow: /api/\n"
    return Response(text, media_type="text/plain")


@router.get("/docs")
async def docs() -> Response:
    """Where the API is written down."""
    return RedirectResponse("/api/docs")
