"""What the writer is given: a few statements that are carried out together or not at all."""

from typing import Any

from msgspec import Struct

Params = dict[str, Any]
Statement = tuple[str, Params]  # SQL with :named parameters, the same text for both databases
Rows = list[tuple[Any, ...]]  # what the last statement with RETURNING gave


class Write(Struct, frozen=True):
    """Statements in order, for one table (None: none in particular).

    The guard goes first and must change exactly one row, else the write is Lost.
    """

    table_id: int | None
    statements: tuple[Statement, ...]
    guard: Statement | None = None

    @property
    def all(self) -> tuple[Statement, ...]:
        """The guard, if there is one, and what follows."""
        return self.statements if self.guard is None else (self.guard, *self.statements)


class Lost(Exception):
    """The guard did not change its row: somebody else was first, or it is not there."""


class UniqueClash(Exception):
    """A row with this key is there already; the text names the constraint or its columns."""


class NotSaved(Exception):
    """The database did not take it: disk full, read-only, or gone. Nothing of the write is there."""


class Unknown(NotSaved):
    """The connection broke during the commit: look whether the write is there."""
