"""The tables of the database as SQLAlchemy knows them: reads and migrations; the writer speaks SQL itself."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only where the key is an INTEGER.
Serial = BigInteger().with_variant(Integer, "sqlite")
# Instants are seconds since 1970, UTC: one arithmetic in both databases.
Instant = Float


def person(name: str = "person_id", *, null: bool = False) -> "Column[str]":
    """A column that names a person."""
    return Column(name, String(32), ForeignKey("persons.id"), nullable=null)


def of_table() -> "Column[int]":
    """A column that names the table a row belongs to; the row goes with it."""
    return Column(
        "table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    )


persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False, server_default=""),
    Column("preferences", Text, nullable=False, server_default="{}"),
    Column("created_at", Instant, nullable=False),
    Column("seen_at", Instant, nullable=False, index=True),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column(
        "person_id",
        String(32),
        ForeignKey("persons.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("label", String(120), nullable=False, server_default=""),
    Column("created_at", Instant, nullable=False),
    Column("seen_at", Instant, nullable=False),
)

passes = Table(
    "passes",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Instant, nullable=False, index=True),
    Column("used_at", Instant, nullable=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # the rules' at the start, else at creation
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("status", String(12), nullable=False),  # open | playing | over | abandoned
    person("host_id"),
    Column("seats_wanted", Integer, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("row0", Text, nullable=True),  # canonical JSON of RowZero, from the start on
    Column("position", Text, nullable=True),  # the position at `revision`
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("outcome", Text, nullable=True),
    Column("rested", Boolean, nullable=False, server_default=false()),
    Column("rematch_of", String(16), nullable=True, index=True),
    Column("created_at", Instant, nullable=False),
    Column("changed_at", Instant, nullable=False),
    Index("ix_tables_status_visibility_created", "status", "visibility", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, nullable=False),
    person(null=True),
    Column("bot", String(16), nullable=True),
    Column("salt", String(32), nullable=False, server_default=""),
    Column("colour", String(16), nullable=False),
    Column("sat_at", Instant, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "person_id", name="uq_seats_person"),
    UniqueConstraint("table_id", "colour", name="uq_seats_colour"),
    Index("ix_seats_person", "person_id"),
)

moves = Table(
    "moves",
    metadata,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(32), nullable=False),  # the person, or bot:<seat>
    Column("key", String(64), nullable=False),
    Column("content", LargeBinary(16), nullable=False),  # what the key was first used for
    Column("action", Text, nullable=True),
    Column("takes_back", Text, nullable=True),
    Column("cause", String(8), nullable=False),
    Column("draws", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("at", Instant, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "by", "key", name="uq_moves_key"),
)

talk = Table(
    "talk",
    metadata,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    person(),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Instant, nullable=False),
    Column("removed", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "person_id", "key", name="uq_talk_key"),
)

due = Table(
    "due",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # bot
    Column("ticket", String(32), nullable=False),
    Column("due_at", Instant, nullable=False, index=True),
    Column("lease_until", Instant, nullable=False, server_default="0"),
    Column("attempts", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "seat", "ticket", name="uq_due_ticket"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    of_table(),
    person(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # turn | over
    Column("revision", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    Column("lease_until", Instant, nullable=False, server_default="0"),
    Column("attempts", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "person_id", "kind", "revision", name="uq_outbox_told"),
)

presence = Table(
    "presence",
    metadata,
    of_table(),
    Column("person_id", String(32), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("node", String(32), nullable=False),
    Column("until", Instant, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id", "node"),
)
