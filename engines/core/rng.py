"""The table's dice: HMAC-SHA256 in counter mode, bound to a published commitment and row 0.

Anyone with the record of an ended game can draw the same numbers again (`engines.core.verify`).
"""

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_SPAN = 1 << 48  # a draw reads the first six bytes of a block


class RowZero(msgspec.Struct, frozen=True, kw_only=True):
    """The first row of a table's log: everything the dice are bound to besides the seed.

    `salts` stand in seat order, "" for none and for bots; `options` are the game's, as JSON.
    """

    code: str
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    commitment: str
    salts: tuple[str, ...]


def canonical(value: object) -> bytes:
    """The one JSON text of a value: sorted keys, no spaces, UTF-8."""
    return msgspec.json.encode(value, order="sorted")


def commitment(code: str, seed: bytes) -> str:
    """What the house publishes before anyone gives a salt; 64 hex digits."""
    return hashlib.sha256(b"tidetable seed 1" + code.encode() + seed).hexdigest()


def table_key(seed: bytes, row: RowZero) -> bytes:
    """The 32-byte key all of a table's dice come from."""
    return hmac.digest(seed, hashlib.sha256(canonical(row)).digest(), "sha256")


class Rng:
    """A counted stream of blocks under one key; `draws` is how many blocks have been used."""

    __slots__ = ("_key", "draws")

    def __init__(self, key: bytes, draws: int = 0) -> None:
        self._key = key
        self.draws = draws

    def below(self, n: int) -> int:
        """A fair whole number in 0 .. n-1; biased blocks are rejected, never folded in."""
        assert 0 < n <= _SPAN, f"cannot draw below {n}"
        limit = _SPAN - _SPAN % n
        while True:
            block = hmac.digest(self._key, self.draws.to_bytes(8, "big"), "sha256")
            self.draws += 1
            x = int.from_bytes(block[:6], "big")
            if x < limit:
                return x % n

    def die(self) -> int:
        """One throw of a six-sided die, 1 .. 6."""
        return 1 + self.below(6)

    def choice(self, items: Sequence[T]) -> T:
        """One item, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher-Yates from the top, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a fair random order; the argument is left alone."""
        deck = list(items)
        self.shuffle(deck)
        return tuple(deck)
