"""Bots at tables: they think elsewhere, hold no lock, and answer with a ticket and a key like anybody."""

import asyncio

import structlog
from sqlalchemy.exc import SQLAlchemyError

from app.service import due
from app.service.due import Due
from app.service.instants import now
from app.service.refusal import Refusal
from app.service.turns import Turns
from app.store.db import Store
from app.store.write import NotSaved
from engines.bots import Thinkers, level
from engines.core.codec import decode, encode
from engines.core.play import asked, ticket
from engines.core.types import Json

AHEAD = 4  # answers begun for each thinker: the rest of an answer is waiting for the database
PATIENCE = 3  # times a bot may fail at one question before the question's default is its answer
_SETTLED = {"stale", "over", "not_asked", "key_reused"}  # refusals after which nothing is due
_log = structlog.get_logger("app.bots")


class Bots:
    """Answers what is due, on any server of the house; rows are leased, so none answers twice."""

    def __init__(self, store: Store, turns: Turns, workers: int) -> None:
        self._store = store
        self._turns = turns
        self._thinkers = Thinkers(workers)
        self._free = AHEAD * workers  # answers that may be begun before one is finished

    def close(self) -> None:
        """Stop thinking."""
        self._thinkers.close()

    def sit_at(self, code: str) -> bool:
        """May a bot have to answer at this table?"""
        hot = self._turns.tables.peek(code)
        return hot is None or hot.bots

    async def lease(self) -> list[Due]:
        """What is due now, nobody works at and there are thinkers for; each must be given to `answer`.

        Raises SQLAlchemyError, NotSaved, OSError.
        """
        if self._free <= 0:
            return []
        rows = await due.lease(self._store, now(), self._free)
        self._free -= len(rows)
        return rows

    async def pause(self, longest: float) -> float:
        """Seconds until something is due, at most `longest`; raises as `lease` does."""
        if self._free <= 0:
            return longest
        at = await due.next_at(self._store)
        return longest if at is None else min(longest, max(0.0, at - now()))

    async def answer(self, row: Due) -> None:
        """One answer; whatever goes wrong, the row's lease runs out and it is tried again."""
        try:
            if not await self._answered(row):
                await due.drop(self._store, row.row)
        except (Refusal, SQLAlchemyError, NotSaved, OSError) as error:
            _log.warning("bot did not answer", table=row.code, why=str(error))
        except Exception as error:
            _log.error("bot failed", table=row.code, seat=row.seat, exc_info=error)
        finally:
            self._free += 1

    async def _answered(self, row: Due) -> bool:
        """False when the question is gone: the answer takes its row along, nothing else does."""
        hot = await self._turns.tables.fresh(row.code)
        question = asked(hot.game, hot.position, row.seat)
        bot = hot.sitters[row.seat].bot
        held = ticket(row.code, row.seat, hot.position.answers[row.seat])
        if question is None or bot is None or held != row.ticket:
            return False
        if row.attempts > PATIENCE:
            action: Json = decode(encode(question.default), dict)
        else:
            thought = self._thinkers.ask(level(bot), hot.game, hot.position.state, row.seat)
            done: asyncio.Future[bytes] = asyncio.wrap_future(thought)
            action = decode(await done, dict)
        try:
            await self._turns.answer_for_bot(row.code, row.seat, row.ticket, action)
        except Refusal as refusal:
            if refusal.code in _SETTLED:
                return False
            raise
        return True
