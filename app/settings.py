"""Every environment variable of the house, each with its one line; it knows nobody who reads them."""

from functools import cached_property
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LANGUAGES = ("de", "en", "fr")

_SECRET = {"database_url", "bus_url"}  # may carry a password: shown without it


class Settings(BaseSettings):
    """All settings; the variable is TIDETABLE_ and the field's name in capitals."""

    model_config = SettingsConfigDict(env_prefix="TIDETABLE_", extra="ignore")

    host: str = Field(default="127.0.0.1", description="the address the house listens on")
    port: int = Field(default=8000, ge=0, le=65535, description="its port; 0 takes a free one")
    database_url: str = Field(
        default="sqlite:///data/tidetable.sqlite3", description="sqlite:///path or postgresql://…"
    )
    bus_url: str = Field(
        default="", description="redis://… for several servers; empty: this process alone"
    )
    public_url: str = Field(
        default="", description="the one origin people use, like https://play.example"
    )
    rate_limits: Literal["on", "off"] = Field(
        default="on", description="off only for load tests on loopback"
    )
    log: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="how much the house says on standard error"
    )
    log_format: Literal["plain", "json"] = Field(
        default="plain", description="json for log collectors"
    )
    language: Literal["de", "en", "fr"] = Field(
        default="en", description="the language of pages for browsers that ask for none we speak"
    )
    static_dir: str = Field(
        default="", description="another folder for the client; empty: the one shipped"
    )
    trusted_proxies: str = Field(
        default="127.0.0.1,::1", description="proxies whose X-Forwarded-For and -Proto are believed"
    )
    metrics_port: int = Field(
        default=-1, ge=-1, le=65535, description="/metrics on 127.0.0.1 at this port; -1: nowhere"
    )
    bot_pause: float = Field(
        default=0.8,
        ge=0,
        le=30,
        description="seconds a bot waits before it moves, so people can follow",
    )
    bot_workers: int = Field(default=1, ge=1, le=16, description="processes in which bots think")
    ticker_pause: float = Field(
        default=1.0, ge=0.01, le=60, description="seconds between looks for answers that are due"
    )
    poll_pause: float = Field(
        default=5.0,
        ge=0.05,
        le=60,
        description="seconds between looks for news while the bus is down",
    )
    presence_lease: float = Field(
        default=30.0,
        ge=1,
        le=600,
        description="seconds a person counts as connected without a sign of life",
    )
    socket_queue: int = Field(
        default=256,
        ge=8,
        le=10000,
        description="frames that may wait for a slow socket before it is dropped",
    )
    socket_rate: float = Field(
        default=20, gt=0, description="messages a second one socket may send for long"
    )
    socket_burst: int = Field(default=60, ge=1, description="messages a socket may send at once")
    limit_guests: str = Field(
        default="30/minute;300/hour", description="new guests from one address"
    )
    limit_tables: str = Field(default="30/minute;300/hour", description="new tables of one person")
    limit_writes: str = Field(default="300/minute", description="changes of one person over HTTP")
    limit_reads: str = Field(
        default="1200/minute", description="reads of one person or address over HTTP"
    )
    limit_passes: str = Field(
        default="20/minute", description="tries of one address to open on another device"
    )
    shutdown_timeout: int = Field(
        default=10,
        ge=1,
        le=600,
        description="seconds the house waits for its last answers when it stops",
    )

    @field_validator("public_url")
    @classmethod
    def _origin_only(cls, value: str) -> str:
        if not value:
            return value
        parts = urlsplit(value)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path not in {"", "/"}:
            raise ValueError("TIDETABLE_PUBLIC_URL is an origin, like https://play.example.org")
        return f"{parts.scheme}://{parts.netloc}".lower()

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, value: str) -> str:
        if not value.startswith(("sqlite:///", "postgresql://", "postgres://")):
            raise ValueError("TIDETABLE_DATABASE_URL begins with sqlite:/// or postgresql://")
        return value

    @cached_property
    def secure(self) -> bool:
        """Do people reach the house over https?"""
        return self.public_url.startswith("https://")

    @cached_property
    def cookie(self) -> str:
        """The session cookie's name."""
        return "__Host-tidetable" if self.secure else "tidetable"

    @cached_property
    def static(self) -> Path:
        """The client's folder: beside app/ in the repository, inside it in a wheel."""
        if self.static_dir:
            return Path(self.static_dir)
        here = Path(__file__).resolve().parent
        beside = here.parent / "static"
        return beside if beside.is_dir() else here / "static"

    def shown(self) -> dict[str, str]:
        """The settings in force by variable, passwords left out."""
        said = {}
        for name in type(self).model_fields:
            value = str(getattr(self, name))
            said[f"TIDETABLE_{name.upper()}"] = _masked(value) if name in _SECRET else value
        return said


def _masked(url: str) -> str:
    before, at, after = url.rpartition("@")
    if not at or ":" not in before.split("://", 1)[-1]:
        return url
    return f"{before.rpartition(':')[0]}:…@{after}"
