"""The clockwork of one server: bots answer when they are due, people stay connected, guests are forgotten."""

import asyncio
import contextlib

import structlog
from sqlalchemy.exc import SQLAlchemyError

from app.service.accounts import Accounts
from app.service.bots import Bots
from app.service.instants import now
from app.service.people import People
from app.store.write import NotSaved

TIDY_EVERY = 3600.0  # seconds between looks for guests who never sat down
_log = structlog.get_logger("app.ticker")


class Ticker:
    """Looks every `pause` seconds, and at once when `heed` says that a table with bots has moved."""

    def __init__(
        self, bots: Bots, people: People, accounts: Accounts, pause: float, lease: float
    ) -> None:
        self._bots = bots
        self._people = people
        self._accounts = accounts
        self._pause = pause
        self._lease = lease
        self._wake = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []
        self._answers: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Start."""
        self._loops = [asyncio.create_task(loop) for loop in (self._answer(), self._keep_house())]

    async def close(self) -> None:
        """Stop; what was not answered is still due when a server runs again."""
        tasks = [*self._loops, *self._answers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heed(self, code: str) -> None:
        """A move was made at this table."""
        if self._bots.sit_at(code):
            self._wake.set()

    async def _answer(self) -> None:
        while True:
            pause = self._pause
            try:
                for row in await self._bots.lease():
                    task = asyncio.create_task(self._bots.answer(row))
                    self._answers.add(task)
                    task.add_done_callback(self._answered)
                pause = await self._bots.pause(self._pause)
            except (SQLAlchemyError, NotSaved, OSError) as error:
                _log.warning("could not look for what is due", why=str(error))
            except Exception as error:  # bots must not stop for good, whatever it was
                _log.error("could not look for what is due", exc_info=error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)
            self._wake.clear()

    def _answered(self, task: asyncio.Task[None]) -> None:
        """There is a thinker again for what is due."""
        self._answers.discard(task)
        self._wake.set()

    async def _keep_house(self) -> None:
        tidied = 0.0
        while True:
            try:
                await self._people.still_here()
                if now() > tidied + TIDY_EVERY:
                    await self._accounts.tidy()
                    tidied = now()
            except (SQLAlchemyError, NotSaved, OSError) as error:
                _log.warning("could not keep house", why=str(error))
            except Exception as error:
                _log.error("could not keep house", exc_info=error)
            await asyncio.sleep(self._lease / 3)
