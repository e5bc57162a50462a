"""On the path of a Python process: every COMMIT to SQLite takes longer, as on a slow card.

The milliseconds stand in TIDETABLE_BENCH_COMMIT_MS. No line of the product knows of this.
"""

import os
import sqlite3
import time
from functools import partial
from typing import Any

PAUSE = float(os.environ.get("TIDETABLE_BENCH_COMMIT_MS", "0")) / 1000


class SlowConnection(sqlite3.Connection):
    """Waits after a commit, in the thread that committed, the interpreter's lock let go."""

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        cursor = super().execute(sql, *parameters)
        if sql == "COMMIT":
            time.sleep(PAUSE)
        return cursor


if PAUSE:
    setattr(sqlite3, "connect", partial(sqlite3.connect, factory=SlowConnection))  # noqa: B010
