"""A server process as `tidetable serve` starts it, on a free port of 127.0.0.1; it can be killed and come back."""

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests import services

READY = 60.0  # seconds a server may take on a busy machine


class Server:
    """One process; its settings stay the same over restarts, the port as well."""

    def __init__(self, folder: Path, database_url: str, **settings: object) -> None:
        self.port = services.free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **os.environ,
            "TIDETABLE_PORT": str(self.port),
            "TIDETABLE_DATABASE_URL": database_url,
            "TIDETABLE_RATE_LIMITS": "off",
            "TIDETABLE_LOG": "warning",
            **{f"TIDETABLE_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it is ready."""
        program = [sys.executable, "-m", "app.cli", "serve"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(program, env=self.environment, stdout=log, stderr=log)
        until = time.monotonic() + READY
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the server ended:\n{self.said()}"
            try:
                if httpx.get(f"{self.url}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server was not ready in time:\n{self.said()}")

    def kill(self) -> None:
        """kill -9."""
        self._end(9)

    def stop(self) -> None:
        """SIGTERM, and wait until it has ended by itself."""
        self._end(15)

    def said(self) -> str:
        """What it wrote."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def _end(self, signal: int) -> None:
        if self.process is not None:
            self.process.send_signal(signal)
            self.process.wait(30)
            self.process = None
