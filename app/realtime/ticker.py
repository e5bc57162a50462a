"""What is due: bots answer, people stay connected, forgotten guests go. Rows are leased, so that a
killed server loses none of it and two servers do nothing twice.
"""

import asyncio
import contextlib

import structlog
from sqlalchemy.exc import SQLAlchemyError

from app.service import due
from app.service.accounts import Accounts
from app.service.due import Due
from app.service.instants import now
from app.service.people import People
from app.service.refusal import Refusal
from app.service.turns import Turns
from app.store.db import Store
from app.store.write import NotSaved
from engines.bots import Thinkers, level
from engines.core.codec import decode, encode
from engines.core.play import asked, ticket
from engines.core.types import Json

PATIENCE = 3  # times a bot may fail at one question before the question's default is its answer
FORGET_EVERY = 3600.0  # seconds between looks for guests who never sat down
_log = structlog.get_logger("app.ticker")


class Ticker:
    """The clockwork of one server; `heed` tells it that a table with bots has moved."""

    def __init__(
        self,
        store: Store,
        turns: Turns,
        people: People,
        accounts: Accounts,
        thinkers: Thinkers,
        pause: float,
        lease: float,
    ) -> None:
        self._store = store
        self._turns = turns
        self._people = people
        self._accounts = accounts
        self._thinkers = thinkers
        self._pause = pause
        self._lease = lease
        self._wake = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []
        self._answers: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Start."""
        self._loops = [asyncio.create_task(loop) for loop in (self._bots(), self._house())]

    async def close(self) -> None:
        """Stop; what was not answered is still due when a server runs again."""
        tasks = [*self._loops, *self._answers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heed(self, code: str) -> None:
        """A move was made at this table: a bot may have to answer it."""
        hot = self._turns.tables.peek(code)
        if hot is None or hot.bots:
            self._wake.set()

    async def _bots(self) -> None:
        while True:
            pause = self._pause
            try:
                for row in await due.lease(self._store, now()):
                    task = asyncio.create_task(self._answer(row))
                    self._answers.add(task)
                    task.add_done_callback(self._answers.discard)
                at = await due.next_at(self._store)
                pause = self._pause if at is None else min(self._pause, max(0.0, at - now()))
            except (SQLAlchemyError, NotSaved, OSError) as error:
                _log.warning("could not look for what is due", why=str(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)
            self._wake.clear()

    async def _answer(self, row: Due) -> None:
        """One bot's answer; whatever goes wrong, the row's lease runs out and it is tried again."""
        try:
            hot = await self._turns.tables.fresh(row.code)
            question = asked(hot.game, hot.position, row.seat)
            bot = hot.sitters[row.seat].bot
            held = ticket(row.code, row.seat, hot.position.answers[row.seat])
            if question is None or bot is None or held != row.ticket:
                await due.drop(self._store, row.row)
                return
            if row.attempts > PATIENCE:
                action: Json = decode(encode(question.default), dict)
            else:
                state = hot.position.state
                thought = self._thinkers.ask(level(bot), hot.game, state, row.seat)
                done: asyncio.Future[bytes] = asyncio.wrap_future(thought)
                action = decode(await done, dict)
            await self._turns.answer_for_bot(row.code, row.seat, row.ticket, action)
        except Refusal as refusal:
            if refusal.code in {"stale", "over", "not_asked", "key_reused"}:
                await due.drop(self._store, row.row)
            else:
                _log.warning("bot did not answer", table=row.code, why=refusal.why)
        except (SQLAlchemyError, NotSaved, OSError) as error:
            _log.warning("bot did not answer", table=row.code, why=str(error))
        except Exception as error:
            _log.error("bot failed", table=row.code, seat=row.seat, exc_info=error)

    async def _house(self) -> None:
        """Renew who is here in time, and once in a while forget who never sat down."""
        next_forget = 0.0
        while True:
            try:
                await self._people.still_here()
                if now() > next_forget:
                    await self._accounts.tidy()
                    next_forget = now() + FORGET_EVERY
            except (SQLAlchemyError, NotSaved, OSError) as error:
                _log.warning("could not keep house", why=str(error))
            await asyncio.sleep(self._lease / 3)
