"""Persons and their devices: guests with a name, tokens of which only the hash is kept, passes."""

import hashlib
import secrets
import uuid
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Row, select

from app.service.instants import now, rfc3339
from app.service.names import clean
from app.service.refusal import Refusal
from app.settings import LANGUAGES
from app.store.db import Store
from app.store.models import devices, passes, persons
from app.store.write import Lost, Statement, Write

PASS_AGE = 600  # seconds a pass is good for
SEEN_EVERY = 3600  # seconds after which it is worth writing down that somebody was here
UNSEATED_AGE = 30 * 24 * 3600  # guests who never took a seat are forgotten after this
MOST_PREFERENCES = 8192  # bytes


class Person(Struct, frozen=True):
    """Who is asking, and on which device."""

    id: str
    name: str
    language: str
    zone: str
    preferences: dict[str, Any]
    device: str


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Accounts:
    """Who people are; every method reads or writes the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def guest(self, name: str, language: str, label: str) -> tuple[Person, str]:
        """A new person with a device; the token is shown here and never again."""
        name = clean(name)
        at = now()
        id = uuid.uuid4().hex
        device, token, add_device = _device(id, label, at)
        await self._store.writer.write(
            Write(
                None,
                (
                    (
                        (
                            "INSERT INTO persons (id, name, language, zone, preferences, created_at,"
                            " seen_at) VALUES (:id, :name, :language, '', '{}', :at, :at)"
                        ),
                        {"id": id, "name": name, "language": language, "at": at},
                    ),
                    add_device,
                ),
            )
        )
        return Person(id, name, language, "", {}, device), token

    async def by_token(self, token: str) -> Person | None:
        """The person a token belongs to."""
        query = (
            select(
                persons.c.id,
                persons.c.name,
                persons.c.language,
                persons.c.zone,
                persons.c.preferences,
                devices.c.id.label("device"),
                devices.c.seen_at,
            )
            .join(persons, persons.c.id == devices.c.person_id)
            .where(devices.c.token_hash == _hash(token))
        )
        async with self._store.read.connect() as reading:
            row = (await reading.execute(query)).one_or_none()
        if row is None:
            return None
        if row.seen_at < now() - SEEN_EVERY:
            await self._seen(row.id, row.device)
        return _person(row)

    async def _seen(self, person: str, device: str) -> None:
        said = {"person": person, "device": device, "at": now()}
        await self._store.writer.write(
            Write(
                None,
                (
                    ("UPDATE devices SET seen_at = :at WHERE id = :device", said),
                    ("UPDATE persons SET seen_at = :at WHERE id = :person", said),
                ),
            )
        )

    async def change(
        self,
        person: Person,
        *,
        name: str | None = None,
        language: str | None = None,
        zone: str | None = None,
        preferences: dict[str, Any] | None = None,
    ) -> Person:
        """Change what is given; preferences are laid over those there, null removes one."""
        changed = replace(
            person,
            name=person.name if name is None else clean(name),
            language=person.language if language is None else language,
            zone=person.zone if zone is None else _zone(zone),
            preferences=_laid_over(person.preferences, preferences or {}),
        )
        assert changed.language in LANGUAGES, "the edge lets known languages through only"
        text = msgspec.json.encode(changed.preferences).decode()
        if len(text) > MOST_PREFERENCES:
            raise Refusal("malformed", f"preferences hold at most {MOST_PREFERENCES} bytes")
        await self._store.writer.write(
            Write(
                None,
                (
                    (
                        (
                            "UPDATE persons SET name = :name, language = :language, zone = :zone,"
                            " preferences = :preferences WHERE id = :id"
                        ),
                        {
                            "id": person.id,
                            "name": changed.name,
                            "language": changed.language,
                            "zone": changed.zone,
                            "preferences": text,
                        },
                    ),
                ),
            )
        )
        return changed

    async def devices(self, person: Person) -> list[dict[str, Any]]:
        """Where a person is signed in, latest first."""
        query = (
            select(devices)
            .where(devices.c.person_id == person.id)
            .order_by(devices.c.seen_at.desc())
        )
        async with self._store.read.connect() as reading:
            rows = (await reading.execute(query)).all()
        return [
            {
                "id": row.id,
                "label": row.label,
                "created_at": rfc3339(row.created_at),
                "seen_at": rfc3339(row.seen_at),
                "current": row.id == person.device,
            }
            for row in rows
        ]

    async def sign_out(self, person: Person, device: str) -> None:
        """Forget one of a person's devices; its token is worth nothing from now on."""
        if not device.isalnum():  # PostgreSQL takes no text with a NUL in it
            raise Refusal("not_found", "there is no such device")
        gone = (
            "DELETE FROM devices WHERE id = :device AND person_id = :person",
            {"device": device, "person": person.id},
        )
        try:
            await self._store.writer.write(Write(None, (), guard=gone))
        except Lost:
            raise Refusal("not_found", "there is no such device") from None

    async def make_pass(self, person: Person) -> tuple[str, str]:
        """A secret that signs in one more device, and until when."""
        secret = secrets.token_hex(16)
        expires = now() + PASS_AGE
        await self._store.writer.write(
            Write(
                None,
                (
                    ("DELETE FROM passes WHERE expires_at < :at", {"at": now() - PASS_AGE}),
                    (
                        (
                            "INSERT INTO passes (hash, person_id, expires_at)"
                            " VALUES (:hash, :person, :expires)"
                        ),
                        {"hash": _hash(secret), "person": person.id, "expires": expires},
                    ),
                ),
            )
        )
        return secret, rfc3339(expires)

    async def use_pass(self, secret: str, label: str) -> tuple[Person, str]:
        """Consume a pass: a new device of the person who made it."""
        query = select(passes.c.person_id).where(passes.c.hash == _hash(secret))
        async with self._store.read.connect() as reading:
            owner = (await reading.execute(query)).scalar_one_or_none()
        if owner is None:
            raise Refusal("not_found", "this pass is not known")
        at = now()
        _, token, add_device = _device(owner, label, at)
        used = (
            (
                "UPDATE passes SET used_at = :at"
                " WHERE hash = :hash AND used_at IS NULL AND expires_at > :at"
            ),
            {"hash": _hash(secret), "at": at},
        )
        try:
            await self._store.writer.write(Write(None, (add_device,), guard=used))
        except Lost:
            raise Refusal("not_found", "this pass was used already, or is too old") from None
        person = await self.by_token(token)
        assert person is not None, "the device was written a moment ago"
        return person, token

    async def tidy(self) -> None:
        """Forget guests who never took a seat, laid a table or said a word, after 30 days."""
        await self._store.writer.write(
            Write(
                None,
                (
                    (
                        (
                            "DELETE FROM persons WHERE seen_at < :before"
                            " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person_id = persons.id)"
                            " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host_id = persons.id)"
                            " AND NOT EXISTS (SELECT 1 FROM talk WHERE talk.person_id = persons.id)"
                            " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.person_id = persons.id)"
                        ),
                        {"before": now() - UNSEATED_AGE},
                    ),
                ),
            )
        )


def _device(person: str, label: str, at: float) -> tuple[str, str, Statement]:
    """Id, token and INSERT of a new device."""
    token = secrets.token_urlsafe(32)
    device = uuid.uuid4().hex
    statement = (
        (
            "INSERT INTO devices (id, person_id, token_hash, label, created_at, seen_at)"
            " VALUES (:device, :person, :hash, :label, :at, :at)"
        ),
        {
            "device": device,
            "person": person,
            "hash": _hash(token),
            "label": label[:120],
            "at": at,
        },
    )
    return device, token, statement


def _person(row: Row[*tuple[Any, ...]]) -> Person:
    return Person(
        row.id, row.name, row.language, row.zone, msgspec.json.decode(row.preferences), row.device
    )


def _laid_over(before: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in {**before, **new}.items() if v is not None}


def _zone(name: str) -> str:
    if name == "":
        return name
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise Refusal("malformed", "this time zone is not known") from None
    return name
