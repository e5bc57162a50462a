"""The bodies the house answers with, as OpenAPI documents them; nothing is decided or sent here."""

from datetime import datetime
from typing import Any, Literal

from pydantic import BaseModel


class Problem(BaseModel):
    """RFC 9457, with a code of the closed list."""

    type: str
    title: str
    status: int
    code: Literal[
        "stale", "not_asked", "not_offered", "over", "sealed", "nothing_to_undo", "key_reused",
        "malformed", "too_large", "too_fast", "not_saved", "not_found", "seat_taken", "table_full",
        "too_few_players", "not_host", "playing", "name_invalid", "option_invalid", "unauthorized",
        "forbidden_origin",
    ]  # fmt: skip
    detail: str | None = None


class Range(BaseModel):
    """From … to."""

    min: int
    max: int


class GameInfo(BaseModel):
    """A game of the house; `options` is a JSON Schema."""

    key: str
    title: str
    seats: Range
    version: int
    options: dict[str, Any]


Games = list[GameInfo]


class SeatInfo(BaseModel):
    """Somebody at the table; `mark` tells two people of one name apart (2 for the second)."""

    seat: int
    name: str
    mark: int | None
    colour: str
    bot: str | None
    connected: bool
    away: bool
    has_salt: bool
    host: bool


class Host(BaseModel):
    """Who laid the table."""

    name: str
    seat: int | None


class You(BaseModel):
    """What I am at this table."""

    seat: int | None
    host: bool
    has_salt: bool


class Table(BaseModel):
    """A table and its people."""

    code: str
    game: str
    title: str
    status: Literal["open", "playing", "over", "abandoned"]
    pace: Literal["live", "async", "none"]
    visibility: Literal["open", "link"]
    options: dict[str, Any]
    seats_wanted: int
    min: int
    max: int
    host: Host
    commitment: str
    revision: int
    created_at: datetime
    rematch: str | None
    seats: list[SeatInfo]
    you: You


class Listed(Table):
    """A table in a list."""

    waiting: list[int]
    changed_at: datetime


class TableList(BaseModel):
    """A page of tables; `cursor` leads to the next, null at the end."""

    tables: list[Listed]
    cursor: str | None


class DoneBody(BaseModel):
    """An answer is durable."""

    key: str
    revision: int


class Line(BaseModel):
    """A line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: datetime


class Lines(BaseModel):
    """A page of chat, newest first."""

    lines: list[Line]
    cursor: int | None


class SeenBody(BaseModel):
    """What a viewer sees; the same as the socket's `seen`."""

    type: Literal["seen"]
    revision: int
    since: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    question: dict[str, Any] | None
    waiting: list[dict[str, Any]]
    undo: int | None
    outcome: dict[str, Any] | None


class RecordBody(BaseModel):
    """The whole game, as far as the asker may know it."""

    format: int
    code: str
    game: str
    version: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    commitment: str
    salts: list[str]
    seed: str | None
    moves: list[dict[str, Any]]
    outcome: dict[str, Any] | None
