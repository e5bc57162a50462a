"""The one writer: commits together whatever has gathered while the last commit ran (no timer)."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence

from app.store.write import NotSaved, Rows, Write

LARGEST_BATCH = 500

Result = Rows | Exception


class Writer(ABC):
    """Takes writes from one event loop; each is durable once its `write` returns."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Write, asyncio.Future[Rows]]] = deque()
        self._running: asyncio.Task[None] | None = None
        self._closed = False
        self.writes = 0  # that were committed, or failed alone
        self.commits = 0

    def write(self, write: Write) -> asyncio.Future[Rows]:
        """Carry out a write; the rows of its last RETURNING. Raises Lost, UniqueClash, NotSaved, Unknown."""
        done: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(NotSaved("the house is closing"))
            return done
        self._waiting.append((write, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return done

    async def _run(self) -> None:
        """Batch after batch until nobody waits."""
        try:
            while self._waiting:
                # Whoever is about to write comes along: first all that the loop has at hand is done.
                before = 0
                while before < len(self._waiting) < LARGEST_BATCH:
                    before = len(self._waiting)
                    await asyncio.sleep(0)
                size = min(len(self._waiting), LARGEST_BATCH)
                batch = [self._waiting.popleft() for _ in range(size)]
                try:
                    results = await self.commit([write for write, _ in batch])
                    self.writes += size
                    self.commits += 1
                except Exception as error:
                    fault = error if isinstance(error, NotSaved) else NotSaved(str(error))
                    results = [fault] * size
                for (_, done), result in zip(batch, results, strict=True):
                    if done.done():
                        continue
                    if isinstance(result, Exception):
                        done.set_exception(result)
                    else:
                        done.set_result(result)
        finally:
            self._running = None

    @abstractmethod
    async def commit(self, batch: Sequence[Write]) -> list[Result]:
        """Carry out a batch in one transaction, each write alone in failing; one result per write."""

    async def close(self) -> None:
        """Finish what was given, take nothing more."""
        self._closed = True
        if self._running is not None:
            await self._running
