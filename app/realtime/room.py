"""One watched table on this server: its watchers and how far they were told; it asks nobody anything."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from app.service.hot import Hot, Moved
from app.service.people import Body
from app.service.sight import Seen, same, shown, text


class Watcher(Protocol):
    """Somebody who looks at a table; `push` and `close` never wait.

    `shown` is the revision of the last `seen` it was sent, -1 before the first; `greeted` whether
    it was shown the present already and may be sent news.
    """

    person: str | None
    device: str | None
    seat: int | None
    shown: int
    greeted: bool

    def push(self, text: str) -> None:
        """Queue one frame."""

    def close(self, code: int) -> None:
        """Hang up."""


class Room:
    """The watchers of one table; `told` is the last revision all of them know of."""

    __slots__ = (
        "again", "asking", "behind", "changed_at", "heard", "last", "listening", "reading", "said",
        "started", "status", "told", "watchers",
    )  # fmt: skip

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.started = False
        self.status = ""
        self.changed_at = 0.0
        self.told = -1
        self.behind = -1  # a revision somebody reported that is not told yet
        self.last: dict[tuple[int | None, int], Seen] = {}  # what a seat was shown, by revision
        self.heard: int | None = None  # the last line of chat that was told
        self.said = 0  # the last one somebody reported
        self.again = False  # people have changed once more while they were read
        self.asking: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.listening: asyncio.Task[None] | None = None

    def oldest(self) -> int:
        """The revision that whoever is furthest behind was shown."""
        return min((w.shown for w in self.watchers if w.greeted), default=self.told)

    def show_people(self, body: Body) -> None:
        """Everybody gets the table as they see it, and the seat they sit on now."""
        self.started, self.status = body.started, body.status
        for watcher in self.watchers:
            watcher.seat = body.seat(watcher.person)
            watcher.push(body.frame(watcher.person))

    def show(self, hot: Hot, moves: Sequence[Moved]) -> int:
        """Tell everybody what they have not seen of the position; `moves` reach back to `oldest`.

        Who sees no difference is sent nothing. Returns the number of frames.
        """
        frames: dict[tuple[int | None, int], str | None] = {}
        before = self.last
        self.last = {}
        sent = 0
        for watcher in self.watchers:
            if not watcher.greeted or watcher.shown >= hot.revision:
                if (known := before.get((watcher.seat, watcher.shown))) is not None:
                    self.last.setdefault((watcher.seat, watcher.shown), known)
                continue
            key = (watcher.seat, watcher.shown)
            if key not in frames:
                new = [move for move in moves if move.n > watcher.shown]
                seen = shown(hot, new, watcher.seat, watcher.shown)
                known = before.get(key)
                if known is not None and same(known, seen):
                    self.last[key], frames[key] = known, None
                else:
                    self.last[watcher.seat, hot.revision], frames[key] = seen, text(seen)
            frame = frames[key]
            if frame is not None:
                watcher.shown = hot.revision
                watcher.push(frame)
                sent += 1
        self.told = hot.revision
        return sent
