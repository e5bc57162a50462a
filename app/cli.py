"""The command `tidetable`: serve, migrate, backup, doctor; it puts nothing together that main.py does not."""

import argparse
import gc
import logging
import signal
import socket
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import structlog
import uvicorn
from pydantic import ValidationError

from app.main import Application, create_app
from app.settings import Settings
from app.store.db import backup, migrate
from app.web.protocol import Frames
from app.web.wire import LARGEST

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    parser = argparse.ArgumentParser(prog="tidetable", description="A house for board games.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("serve", help="migrate the database, then open the house")
    commands.add_parser("migrate", help="bring the database to today's shape")
    copy = commands.add_parser("backup", help="copy the house (SQLite) while it runs")
    copy.add_argument("file", type=Path, help="a file that is not there yet")
    commands.add_parser("doctor", help="print the settings in force, secrets left out")
    given = parser.parse_args(arguments)
    try:
        settings = Settings()
    except ValidationError as error:
        for fault in error.errors():
            name = "_".join(str(part) for part in fault["loc"]).upper()
            print(f"TIDETABLE_{name}: {fault['msg']}", file=sys.stderr)
        return 2
    _log_to_stderr(settings)
    match given.command:
        case "serve":
            return _serve(settings)
        case "migrate":
            migrate(settings.database_url)
        case "backup":
            return _backup(settings, given.file)
        case "doctor":
            print("\n".join(f"{name}={value}" for name, value in sorted(settings.shown().items())))
    return 0


def _backup(settings: Settings, to: Path) -> int:
    try:
        backup(settings.database_url, to)
    except (OSError, ValueError, sqlite3.Error) as error:
        print(f"Not copied: {error}", file=sys.stderr)
        return 1
    print(f"Copied to {to}")
    return 0


class _Server(uvicorn.Server):
    """Says where it listens once it does, so that a port of 0 can be used."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self._settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays: no collection needs to walk over it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self._settings.host
        address = (
            self._settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"
        )
        print(f"\n  Tidetable is open: {address}\n", flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # A second Ctrl-C does not wait for anybody; uvicorn itself counts only the first kind.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def server_config(app: Application, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the house."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Frames,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.shutdown_timeout,
        lifespan="on",
    )


def _serve(settings: Settings) -> int:
    migrate(settings.database_url)
    server = _Server(server_config(create_app(settings), settings), settings)
    with suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else 1


def _log_to_stderr(settings: Settings) -> None:
    """Structured lines on standard error, ours and the libraries' alike."""
    level = LEVELS[settings.log]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Libraries speak up when something is wrong; a healthy house says little.
    for name in ("uvicorn", "alembic", "sqlalchemy", "asyncio", "aiosqlite", "websockets"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


if __name__ == "__main__":
    sys.exit(main())
