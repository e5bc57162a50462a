"""The engines alone: random games of every game there is, on one core, with nothing around them."""

import random
import time
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from engines.catalog import games
from engines.core.codec import AnyGame, encode
from engines.core.payload import seen
from engines.core.play import Played, Position, asked, begin, play, ticket
from engines.core.rng import Rng

TABLE = "BENCH"
KEY = b"bench".ljust(32, b".")
SEATS = 4
GAMES_WANTED = 150.0  # a second, of four random players
MOVE_WANTED = 0.4  # milliseconds for `play` and all views

cpu = time.process_time  # holds on a machine that is busy with other things


class Speed(Struct, frozen=True):
    """What one game's engine does on one core."""

    game: str
    seats: int
    moves: float  # in a game
    games_s: float  # question, choice and `play` until the end
    move_ms: float  # `play` and the view of every seat and a spectator
    frame_ms: float  # the same with every `seen` message as JSON


def measure(game: AnyGame, seconds: float) -> Speed:
    """Random games for `seconds` of CPU time in each of three ways."""
    seats = SEATS if SEATS in game.seats else game.seats[-1]
    plain, moves, number = _spend(game, seats, seconds, _nothing)
    views, seen_moves, _ = _spend(game, seats, seconds, _views)
    frames, framed_moves, _ = _spend(game, seats, seconds, _frames)
    return Speed(
        game=game.key,
        seats=seats,
        moves=moves / number,
        games_s=number / plain,
        move_ms=views / seen_moves * 1000,
        frame_ms=frames / framed_moves * 1000,
    )


def _spend(game: AnyGame, seats: int, seconds: float, show: Any) -> tuple[float, int, int]:
    """(CPU seconds, moves, games) of whole games; `show` gets what was played."""
    dice = random.Random(7)
    moves = number = 0
    choosing = 0.0
    begun = cpu()
    while cpu() - begun < seconds:
        rng = Rng(KEY, number << 20)
        position: Position[Any] = begin(game, game.options_type(), seats, rng).position
        while waits := game.waits(position.state):
            seat = dice.choice(waits)
            at = cpu()
            question = asked(game, position, seat)
            assert question is not None
            action = dice.choice(question.actions)
            given = ticket(TABLE, seat, position.answers[seat])
            if show is not _nothing:
                choosing += cpu() - at
            played = play(game, TABLE, position, seat, given, action, KEY)
            position = played.position
            show(game, seats, played)
            moves += 1
        number += 1
    return cpu() - begun - choosing, moves, number


def _nothing(_game: AnyGame, _seats: int, _played: Played[Any]) -> None:
    pass


def _views(game: AnyGame, seats: int, played: Played[Any]) -> None:
    for seat in (*range(seats), None):
        game.view(played.position.state, seat)


def _frames(game: AnyGame, seats: int, played: Played[Any]) -> None:
    now = played.position
    for seat in (*range(seats), None):
        events = ((now.n, event) for event in played.events)
        encode(seen(game, TABLE, now, seat, now.n - 1, events))


def report(seconds: float) -> list[dict[str, Any]]:
    """Prints a line for each game; the same as figures."""
    print("\nEngines, one core, random players")
    found = []
    for game in games().values():
        speed = measure(game, seconds)
        enough = speed.games_s >= GAMES_WANTED and speed.move_ms <= MOVE_WANTED
        print(
            f"  {speed.game} with {speed.seats}: {speed.games_s:.0f} games/s of"
            f" {speed.moves:.0f} moves (wanted {GAMES_WANTED:.0f});"
            f" play + all views {speed.move_ms:.3f} ms a move (wanted <= {MOVE_WANTED});"
            f" with all frames {speed.frame_ms:.3f} ms{'' if enough else '   MISSED'}",
            flush=True,
        )
        found.append(asdict(speed))
    return found
