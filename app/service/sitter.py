"""Who answers for a seat; nothing of names, colours or sockets."""

from msgspec import Struct


class Sitter(Struct, frozen=True):
    """A person, or a bot of some level."""

    person: str | None
    bot: str | None
