"""Starting and stopping what is measured, and the load client beside it; knows no server by name."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent
LOAD = ROOT / "bench/load"
LONGEST = 150  # seconds for one load client
# The environment's own node first: whatever is measured runs on one and the same.
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"


class Launch(Struct, frozen=True):
    """How a server is started, and what the load client must know of it besides its port."""

    command: tuple[str, ...]
    env: Mapping[str, str]
    cwd: Path
    asked: Mapping[str, Any]


class Priority:
    """Whether all that is measured runs ahead of whatever else this machine does (root only)."""

    ahead = False

    @classmethod
    def take(cls) -> None:
        """In a process just started: its children run at the same priority."""
        if cls.ahead:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))


class Failed(Exception):
    """A server or client that did not do its work; the text is what it said last."""


def free_port() -> int:
    """A TCP port of 127.0.0.1 that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """The environment of anything that is started here."""
    return {**os.environ, "PATH": PATH, **more}


@contextlib.contextmanager
def serving(launch: Launch, port: int, log: Path) -> Iterator[int]:
    """A running server; its process id. It is stopped by that id, whatever happens."""
    with log.open("wb") as out:
        server = subprocess.Popen(
            launch.command,
            cwd=launch.cwd,
            env=environment(launch.env),
            stdout=out,
            stderr=out,
            preexec_fn=Priority.take,  # noqa: PLW1509 -- no threads here
        )
    try:
        _wait_for(server, port, log)
        time.sleep(0.4)
        yield server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait_for(server: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    for _ in range(200):
        if server.poll() is not None:
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise Failed(f"did not open: {last_words(log)}")


def last_words(log: Path) -> str:
    """The end of a log."""
    return log.read_text(errors="replace")[-2000:].strip()


def client(mode: str, asked: Mapping[str, Any]) -> dict[str, Any]:
    """One run of the load client."""
    result: dict[str, Any] = _node("load.mjs", mode, json.dumps(asked))
    return result


def lay_tables(port: int, count: int) -> Any:
    """Tables of a running house, started: [[code, token, token], …]."""
    return _node("tables.mjs", str(port), str(count))


def _node(script: str, *arguments: str) -> Any:
    run = subprocess.run(
        ["node", str(LOAD / script), *arguments],
        env=environment({}),
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
        preexec_fn=Priority.take,
    )
    if not run.stdout.strip():
        raise Failed(f"{script} said nothing: {run.stderr[-2000:]}")
    if run.stderr:
        print(run.stderr[:2000], file=sys.stderr)
    return json.loads(run.stdout)
