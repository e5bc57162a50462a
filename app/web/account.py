"""Who I am: guests, the session, devices, and the pass that opens on another one."""

from datetime import datetime
from math import isfinite
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, model_validator

from app.service.accounts import Person
from app.service.refusal import Refusal
from app.web.deps import (
    House,
    InHouse,
    Maybe,
    Somebody,
    address,
    from_browser,
    sign_in,
    sign_off,
)
from app.web.guard import bearer
from app.web.qr import picture
from app.web.refusals import documented

router = APIRouter(prefix="/api", tags=["identity"])
Language = Literal["de", "en", "fr"]
DEEPEST = 32  # objects and lists inside one another in a body


class Strict(BaseModel):
    """A body without surprises: nothing in it that could not be written down again."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_written(cls, body: Any) -> Any:
        level = [body]
        for _ in range(DEEPEST):
            inside: list[Any] = []
            for one in level:
                if isinstance(one, dict):
                    inside += (*one, *one.values())
                elif isinstance(one, list):
                    inside += one
                elif isinstance(one, str) and any("\ud800" <= c <= "\udfff" for c in one):
                    raise ValueError("half of a surrogate pair is no text")
                elif isinstance(one, float) and not isfinite(one):
                    raise ValueError("this is no number")
            if not inside:
                return body
            level = inside
        raise ValueError(f"at most {DEEPEST} levels deep")


class GuestBody(Strict):
    """A name is all it takes."""

    name: Annotated[str, Field(max_length=400, examples=["Ada"])]
    language: Language | None = None


class MeBody(Strict):
    """What may change about me; absent fields stay."""

    name: Annotated[str, Field(max_length=400)] | None = None
    language: Language | None = None
    zone: Annotated[str, Field(max_length=64, examples=["Europe/Berlin"])] | None = None
    preferences: Annotated[dict[str, Any], Field(max_length=64)] | None = None


class PassBody(Strict):
    """A pass, as its link carries it."""

    pass_: Annotated[str, Field(alias="pass", min_length=8, max_length=64)]


class Me(BaseModel):
    """A person, seen by themselves."""

    id: str
    name: str
    guest: bool
    language: Language
    zone: str
    preferences: dict[str, Any]
    token: str | None = None


class Device(BaseModel):
    """A browser or script that is signed in."""

    id: str
    label: str
    created_at: datetime
    seen_at: datetime
    current: bool


class Devices(BaseModel):
    """All of them."""

    devices: list[Device]


class Pass(BaseModel):
    """A link that signs one other browser in, once, for ten minutes."""

    url: str
    qr: str
    expires_at: datetime


def _me(person: Person, token: str | None = None) -> dict[str, Any]:
    said: dict[str, Any] = {
        "id": person.id,
        "name": person.name,
        "guest": True,
        "language": person.language,
        "zone": person.zone,
        "preferences": person.preferences,
    }
    if token is not None:
        said["token"] = token
    return said


def _let_in(
    house: House, request: Request, response: Response, person: Person, token: str
) -> dict[str, Any]:
    """A cookie for browsers, the token itself for everything else."""
    if from_browser(request.headers):
        sign_in(house, response, token)
        return _me(person)
    return _me(person, token)


def label(request: Request) -> str:
    """What a device is called in the list: the browser and system, as far as they say."""
    agent = request.headers.get("user-agent", "")
    browser = next(
        (
            name
            for mark, name in (
                ("Firefox", "Firefox"),
                ("Edg/", "Edge"),
                ("OPR/", "Opera"),
                ("Chrome", "Chrome"),
                ("Safari", "Safari"),
            )
            if mark in agent
        ),
        "",
    )
    system = next(
        (
            name
            for mark, name in (
                ("iPhone", "iPhone"),
                ("iPad", "iPad"),
                ("Android", "Android"),
                ("Windows", "Windows"),
                ("Mac OS", "Mac"),
                ("Linux", "Linux"),
            )
            if mark in agent
        ),
        "",
    )
    return " · ".join(part for part in (browser, system) if part) or agent[:40] or "?"


@router.post(
    "/guests",
    status_code=201,
    response_model=Me,
    response_model_exclude_none=True,
    responses={
        200: {"model": Me, "description": "already somebody: the same person"},
        **documented("malformed", "name_invalid", "too_fast", "forbidden_origin", "too_large"),
    },
)
async def become_guest(
    body: GuestBody, request: Request, response: Response, house: InHouse, person: Maybe
) -> dict[str, Any]:
    """Become somebody. With a valid session: the same person as before, never a second one."""
    if person is not None:
        response.status_code = 200
        return _me(person)
    await house.limits.count("guests", address(request))
    language = body.language or house.settings.language
    person, token = await house.accounts.guest(body.name, language, label(request))
    return _let_in(house, request, response, person, token)


@router.get(
    "/me",
    response_model=Me,
    response_model_exclude_none=True,
    responses=documented("unauthorized", "too_fast"),
)
async def who_am_i(
    request: Request, response: Response, house: InHouse, person: Somebody
) -> dict[str, Any]:
    """Who I am; the cookie is renewed on the way."""
    token = request.cookies.get(house.settings.cookie)
    if token and not bearer(request.headers):
        sign_in(house, response, token)
    return _me(person)


@router.patch(
    "/me",
    response_model=Me,
    response_model_exclude_none=True,
    responses=documented(
        "unauthorized", "malformed", "name_invalid", "too_fast", "forbidden_origin", "too_large"
    ),
)
async def change_me(body: MeBody, house: InHouse, person: Somebody) -> dict[str, Any]:
    """Change my name, language, time zone or preferences (keys of which stay unless given)."""
    changed = await house.accounts.change(
        person,
        name=body.name,
        language=body.language,
        zone=body.zone,
        preferences=body.preferences,
    )
    if body.name is not None:
        for code in await house.tables.seated_at(person.id):
            house.hub.people(code)
    return _me(changed)


@router.post(
    "/me/pass",
    status_code=201,
    response_model=Pass,
    responses=documented("unauthorized", "too_fast", "forbidden_origin"),
)
async def make_pass(request: Request, house: InHouse, person: Somebody) -> dict[str, Any]:
    """A link and QR code that open the house as me on another device."""
    await house.limits.count("passes", person.id)
    secret, expires = await house.accounts.make_pass(person)
    url = f"{house.pages.origin(request.headers)}/p/{secret}"
    return {"url": url, "qr": f"/api/me/pass/{secret}.svg", "expires_at": expires}


@router.get(
    "/me/pass/{secret}.svg",
    response_class=Response,
    responses={
        200: {"content": {"image/svg+xml": {}}, "description": "the QR code"},
        **documented("unauthorized", "malformed", "too_fast"),
    },
)
async def show_pass(
    secret: str,
    request: Request,
    house: InHouse,
    person: Somebody,
) -> Response:
    """The QR code of a pass."""
    if not secret.isalnum() or len(secret) > 64:
        raise Refusal("malformed", "this is no pass")
    return picture(f"{house.pages.origin(request.headers)}/p/{secret}", private=True)


@router.post(
    "/pass",
    response_model=Me,
    response_model_exclude_none=True,
    responses=documented("malformed", "not_found", "too_fast", "forbidden_origin", "too_large"),
)
async def use_pass(
    body: PassBody, request: Request, response: Response, house: InHouse
) -> dict[str, Any]:
    """Sign this browser in as the person who made the pass; it works once."""
    await house.limits.count("passes", address(request))
    person, token = await house.accounts.use_pass(body.pass_, label(request))
    return _let_in(house, request, response, person, token)


@router.get("/me/devices", response_model=Devices, responses=documented("unauthorized", "too_fast"))
async def my_devices(house: InHouse, person: Somebody) -> dict[str, Any]:
    """Where I am signed in."""
    return {"devices": await house.accounts.devices(person)}


@router.delete(
    "/me/devices/{device}",
    status_code=204,
    responses=documented("unauthorized", "not_found", "too_fast", "forbidden_origin"),
)
async def sign_device_out(
    device: str, response: Response, house: InHouse, person: Somebody
) -> None:
    """Sign one of my devices out."""
    await house.accounts.sign_out(person, device)
    house.hub.hang_up(device)
    if device == person.device:
        sign_off(house, response)


@router.delete(
    "/session",
    status_code=204,
    responses=documented("unauthorized", "too_fast", "forbidden_origin"),
)
async def sign_out(response: Response, house: InHouse, person: Somebody) -> None:
    """Sign this browser out."""
    await house.accounts.sign_out(person, person.device)
    house.hub.hang_up(person.device)
    sign_off(house, response)
