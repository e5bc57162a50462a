"""What the database says in the end: the log of a table, folded anew, beside what people were told."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from app.service.hot import Hot
from app.service.sitter import Sitter
from app.service.start import Seating
from app.store.db import open_store
from app.store.models import moves, seats, tables
from engines.catalog import games
from engines.core.codec import action_from, decode, options_from
from engines.core.payload import seen
from engines.core.play import Row, begin, refold
from engines.core.rng import Rng
from tests.chaos.crowd import Group, Scripted


async def audit(url: str, groups: Sequence[Group]) -> list[int]:
    """Hold tables to their promises; the revisions they stand at."""
    async with open_store(url) as store, store.read.connect() as reading:
        return [await _audited(reading, group) for group in groups]


async def _audited(reading: AsyncConnection, group: Group) -> int:
    row = (await reading.execute(select(tables).where(tables.c.code == group.code))).one()
    query = select(moves).where(moves.c.table_id == row.id).order_by(moves.c.n)
    log = (await reading.execute(query)).all()
    query = select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat)
    sitting = (await reading.execute(query)).all()
    assert [move.n for move in log] == list(range(len(log))), "the log has gaps"
    assert row.revision == log[-1].n, "the revision is not that of the last row"
    hot = Hot(row, games()[row.game], tuple(Sitter(one.person_id, one.bot) for one in sitting))
    _folds_to_the_position(hot, log)
    for player in group.players:
        _has_each_acknowledged_answer_once(player, log)
        _sees_what_the_log_says(hot, player)
    return hot.revision


def _folds_to_the_position(hot: Hot, log: Any) -> None:
    seating = decode(log[0].action, Seating)
    rng = Rng(hot.key)
    rng.shuffled(seating.order)
    options = options_from(hot.game, hot.row.options)
    start = begin(hot.game, options, hot.row.seats, rng).position
    rows = tuple(
        Row(move.seat, action_from(hot.game, msgspec.json.decode(move.action))) for move in log[1:]
    )
    folded = refold(hot.game, start, rows, hot.key)
    assert folded == hot.position, "the stored position is not the one the log folds to"


def _has_each_acknowledged_answer_once(player: Scripted, log: Any) -> None:
    mine = [move for move in log if move.by == player.id]
    assert len({move.key for move in mine}) == len(mine), "an answer counted twice"
    by_key = {move.key: move.n for move in mine}
    for key, revision in player.acknowledged.items():
        assert by_key.get(key) == revision, f"an acknowledged answer is lost: {revision}"


def _sees_what_the_log_says(hot: Hot, player: Scripted) -> None:
    if player.seen["revision"] != hot.revision:
        return  # a server that was killed told nobody what it saved last; the next one will
    mine = seen(hot.game, hot.code, hot.position, hot.seat_of[player.id], -1, ())
    told = msgspec.json.decode(msgspec.json.encode(mine.view))
    assert player.seen["view"] == told, "a view that is not the table's"
