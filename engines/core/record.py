"""The record of a table as the protocol gives it out: everything needed to play it again."""

from msgspec import Struct

from engines.core.types import Json, Seat


class Sitter(Struct, frozen=True):
    """Who sat there; a record names people, but its proof does not rest on them."""

    name: str = ""
    bot: str | bool | None = None


class Move(Struct, frozen=True, kw_only=True):
    """One row of the log; `draws` counts the dice blocks used after it, from the start of the table.

    Of a running game only seat, number, time and the events sent to the reader may be there.
    """

    n: int
    seat: Seat
    action: Json = None
    cause: str | None = "player"
    takes_back: tuple[int, ...] | int | None = None
    draws: int | None = None
    version: int = 1
    at: str | None = None
    events: Json = None

    @property
    def gone(self) -> tuple[int, ...]:
        """The moves this row takes back, newest first."""
        if self.takes_back is None:
            return ()
        return (self.takes_back,) if isinstance(self.takes_back, int) else self.takes_back


class Record(Struct, frozen=True, kw_only=True):
    """A table from row 0 to its outcome; `seed` is null while the game runs.

    `salts` stand in the order of row 0, before the seats are shuffled. `order[i]` is the place in
    row 0 of the one who got seat i; null when the record does not say.
    """

    format: int
    code: str
    game: str
    version: int
    options: dict[str, Json]
    seats: tuple[Sitter, ...]
    commitment: str
    salts: tuple[str, ...]
    seed: str | None
    order: tuple[int, ...] | None = None
    moves: tuple[Move, ...]
    outcome: Json
