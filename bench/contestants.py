"""The other servers, as far as they are installed: how each is started with the bench game."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from bench.stage import ROOT, Launch, environment

ANCHORS = ROOT / "bench/anchors"


class Anchor(Struct, frozen=True):
    """Another server: `launch(scratch, port, tables)` lays its tables out afresh."""

    name: str
    launch: Callable[[Path, int, int], Launch]


def home() -> Path:
    """The folder that the anchors are installed in: TIDETABLE_ANCHORS, else one beside this tree."""
    given = os.environ.get("TIDETABLE_ANCHORS")
    return Path(given).resolve() if given else ROOT.parent / f"{ROOT.name}-anchors"


def installed() -> list[Anchor]:
    """Those that can be started, the strongest first."""
    known = (
        ("rtt/node_modules/better-sqlite3", Anchor("rally-the-troops", _rtt)),
        ("bgio/node_modules/boardgame.io", Anchor("boardgame.io", _bgio)),
        ("colyseus/node_modules/@colyseus/core", Anchor("colyseus (memory)", _colyseus)),
    )
    return [anchor for folder, anchor in known if (home() / folder).is_dir()]


def _node(proto: str, script: Path | str, cwd: Path, **env: str) -> Launch:
    return Launch(("node", str(script)), {"NODE_ENV": "production", **env}, cwd, {"proto": proto})


def _rtt(scratch: Path, port: int, tables: int) -> Launch:
    """As shipped: synchronous=NORMAL, and WAL as its production notes say."""
    server, database = home() / "rtt", scratch / "rtt.db"
    game = {"BENCH_GAME": str(ANCHORS / "bench_game.cjs")}
    subprocess.run(
        ["node", str(ANCHORS / "rtt_seed.cjs"), str(server), str(database), str(tables)],
        env=environment(game),
        check=True,
    )
    return _node(
        "rtt", "server.js", server, HTTP_HOST="127.0.0.1", HTTP_PORT=str(port),
        DATABASE=str(database), **game,
    )  # fmt: skip


def _bgio(scratch: Path, port: int, _tables: int) -> Launch:
    """With FlatFile, its own storage on disk."""
    folder = scratch / "flatfile"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    modules = home() / "bgio"
    return _node(
        "bgio", ANCHORS / "bgio_server.cjs", modules, BENCH_MODULES=str(modules), PORT=str(port),
        DB="flatfile", FLAT_DIR=str(folder),
    )  # fmt: skip


def _colyseus(_scratch: Path, port: int, _tables: int) -> Launch:
    """Binary deltas, one for each move, nothing stored."""
    modules = home() / "colyseus"
    return _node(
        "colyseus", ANCHORS / "colyseus_server.mjs", modules, BENCH_MODULES=str(modules),
        PORT=str(port), MODE="schema",
    )  # fmt: skip
