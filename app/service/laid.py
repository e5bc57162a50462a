"""A table that is laid and not started yet: read, changed by one function of what was read, or not at all."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Row, select

from app.service.instants import now
from app.service.refusal import Refusal
from app.store.db import Store
from app.store.models import seats, tables
from app.store.write import Lost, Statement, UniqueClash, Write

TRIES = 20  # of a change while others change the same table
TICK = 1e-5  # seconds by which a change is later than the one before, whatever the clock says

# Whoever was first has set changed_at: then this is Lost, and the change looks again.
_CHANGE = (
    "UPDATE tables SET changed_at = :at"
    " WHERE id = :id AND status = 'open' AND changed_at = :changed_at"
)

Found = Row[*tuple[Any, ...]]


class Laid:
    """A table's row and those of its seats, in order."""

    def __init__(self, row: Found, taken: Sequence[Found]) -> None:
        self.row = row
        self.taken = taken

    def own(self, person: str) -> Found | None:
        """The seat of a person."""
        return next((seat for seat in self.taken if seat.person_id == person), None)

    def at(self, place: int) -> Found | None:
        """Who sits at a place."""
        return next((seat for seat in self.taken if seat.seat == place), None)

    def must_be_hosted_by(self, person: str) -> None:
        """Refusal `not_host` for everybody else."""
        if self.row.host_id != person:
            raise Refusal("not_host", "only the host may do this")


Change = Callable[[Laid], Sequence[Statement]]


async def look(store: Store, code: str) -> Laid:
    """The table, whatever its status; Refusal `not_found`."""
    async with store.read.connect() as reading:
        row = (await reading.execute(select(tables).where(tables.c.code == code))).one_or_none()
        if row is None:
            raise Refusal("not_found", "there is no such table")
        query = select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat)
        return Laid(row, (await reading.execute(query)).all())


async def change(store: Store, code: str, what: Change) -> None:
    """Carry out the statements that `what` makes of the open table as it is; none changes nothing.

    `what` is asked again when somebody else was quicker. Refusals `playing`, `over`, `seat_taken`,
    and those of `what`.
    """
    for _ in range(TRIES):
        laid = await look(store, code)
        _must_be_open(laid.row.status)
        statements = tuple(what(laid))
        if not statements:
            return
        before = laid.row.changed_at
        said = {"id": laid.row.id, "at": max(now(), before + TICK), "changed_at": before}
        try:
            await store.writer.write(Write(laid.row.id, statements, guard=(_CHANGE, said)))
        except Lost:
            continue
        except UniqueClash:
            raise Refusal("seat_taken", "somebody has this already") from None
        return
    raise Refusal("seat_taken", "others were quicker")


def _must_be_open(status: str) -> None:
    if status == "playing":
        raise Refusal("playing", "the game has started")
    if status != "open":
        raise Refusal("over", "this table is done")
