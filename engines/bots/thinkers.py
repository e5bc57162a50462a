"""Worker processes in which bots think; only JSON goes in and out, and never the true state."""

import multiprocessing
import secrets
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec import Struct

from engines.bots.levels import Level, choose
from engines.catalog import games
from engines.core.codec import AnyGame, decode, encode
from engines.core.rng import Rng
from engines.core.types import Json, Seat

SEED_BYTES = 32


class Request(Struct, frozen=True):
    """What a bot is asked: its seat in a redealt world, and a seed for dice of its own."""

    level: Level
    state: Json
    seat: Seat
    seed: str


def request(level: Level, game: AnyGame, state: Any, seat: Seat) -> bytes:
    """The JSON for `think`; the world in it is redealt here, before it leaves the house.

    The worker's dice have another seed, so it cannot work out how this world was dealt.
    """
    world = game.redeal(state, seat, Rng(secrets.token_bytes(SEED_BYTES)))
    return encode(Request(level, world, seat, secrets.token_hex(SEED_BYTES)))


def think(game_key: str, request_json: bytes) -> bytes:
    """The action as JSON; runs in a worker."""
    game = games()[game_key]
    asked = decode(request_json, Request)
    state = decode(encode(asked.state), game.state_type)
    return encode(choose(asked.level, game, state, asked.seat, Rng(bytes.fromhex(asked.seed))))


class Thinkers:
    """A pool of workers, started by the first question, and again should one of them die."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))

    def ask(self, level: Level, game: AnyGame, state: Any, seat: Seat) -> Future[bytes]:
        """What the bot would answer, as the JSON of an action. Returns at once."""
        message = request(level, game, state, seat)
        try:
            return self._pool.submit(think, game.key, message)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._started()
            return self._pool.submit(think, game.key, message)

    def close(self) -> None:
        """Stop the workers; what they have not begun is dropped."""
        self._pool.shutdown(wait=True, cancel_futures=True)
