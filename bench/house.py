"""Our own server under the bench: its database laid out once, copied for each run, aged by hand."""

import json
import shutil
import sqlite3
import sys
from pathlib import Path

from bench.package import unpack
from bench.stage import ROOT, Launch, free_port, lay_tables, serving

SLOW_DISK = ROOT / "bench/slow_disk"
MOVES_STORED = 20  # rows of the log behind each table that only lies there


class House:
    """Makes houses of one kind: with `tables` tables started, over and over from one copy."""

    def __init__(self, scratch: Path, tables: int) -> None:
        scratch.mkdir(exist_ok=True)
        self._scratch = scratch
        self._game = unpack(scratch / "site")
        self._tables = scratch / "tables.json"
        self._model = scratch / "model.sqlite3"
        port = free_port()
        launch = self._launch(self._model, port, 0, self._tables)
        with serving(launch, port, scratch / "seed.log"):
            self._tables.write_text(json.dumps(lay_tables(port, tables)))
        _settle(self._model)

    def launch(self, port: int, *, commit_ms: int = 0, stored: int = 0) -> Launch:
        """A house on a fresh copy; `stored` tables in all, if that is more than were laid out.

        The others are copies of one of them, with its two people: good for lying or sitting there.
        """
        database = self._scratch / "house.sqlite3"
        for old in self._scratch.glob("house.sqlite3*"):
            old.unlink()
        shutil.copyfile(self._model, database)
        tables = json.loads(self._tables.read_text())
        if stored > len(tables):
            _fill(database, stored, tables[0][0])
            tables += [[_code(x), *tables[0][1:]] for x in range(1, stored - len(tables) + 1)]
        known = self._scratch / "known.json"
        known.write_text(json.dumps(tables))
        return self._launch(database, port, commit_ms, known)

    def _launch(self, database: Path, port: int, commit_ms: int, tables: Path) -> Launch:
        path = [ROOT, self._game, *([SLOW_DISK] if commit_ms else [])]
        env = {
            "PYTHONPATH": ":".join(map(str, path)),
            "TIDETABLE_BENCH_COMMIT_MS": str(commit_ms),
            "TIDETABLE_DATABASE_URL": f"sqlite:///{database}",
            "TIDETABLE_HOST": "127.0.0.1",
            "TIDETABLE_PORT": str(port),
            "TIDETABLE_RATE_LIMITS": "off",
        }
        command = (sys.executable, "-m", "app.cli", "serve")
        return Launch(command, env, ROOT, {"proto": "tidetable", "tables": str(tables)})


def _code(x: int) -> str:
    """The code of copy number `x`."""
    return f"Z{x:09d}"


def _settle(database: Path) -> None:
    """Everything into the one file."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _fill(database: Path, stored: int, code: str) -> None:
    """Copy one table, its seats and a log until there are `stored`."""
    connection = sqlite3.connect(database)
    first, count, top = connection.execute(
        "SELECT (SELECT id FROM tables WHERE code = ?), count(*), max(id) FROM tables", (code,)
    ).fetchone()
    every = (
        "WITH RECURSIVE more(x) AS"
        f" (SELECT 1 UNION ALL SELECT x + 1 FROM more WHERE x < {stored - count})"
    )
    with connection:
        for table, key, own in (
            ("tables", "id", {"code": "printf('Z%09d', x)"}),
            ("seats", "table_id", {}),
        ):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            values = [{key: f"{top} + x", **own}.get(name, f"t.{name}") for name in columns]
            connection.execute(
                f"{every} INSERT INTO {table} ({', '.join(columns)})"
                f" SELECT {', '.join(values)} FROM more, {table} t WHERE t.{key} = {first}"
            )
        connection.execute(
            f"{every}, log(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM log WHERE n < {MOVES_STORED})"
            " INSERT INTO moves (table_id, n, seat, by, key, content, action, cause, draws, version,"
            f" events, at) SELECT {top} + x, n, n % 2, 'somebody', printf('%08d-%d', x, n), x'00',"
            " '{\"kind\":\"play\",\"v\":1}', 'player', 0, 1, '[]', 0 FROM more, log"
        )
    connection.close()
    _settle(database)
