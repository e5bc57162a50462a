"""Play a record again: its seed fits the commitment, and every die and event comes out the same.

`python -m engines.core.verify record.json --salt <mine> --commitment <what my browser kept>`.
It trusts nothing in the record but the moves; it knows no server.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engines.catalog import games
from engines.core.codec import AnyGame, action_from, decode, options_from, plain
from engines.core.play import Played, Position, Refused, begin, play, ticket, undo
from engines.core.record import Move, Record
from engines.core.rng import Rng, RowZero, canonical, commitment, table_key


class Doubt(Exception):
    """What in the record cannot be."""


def verify(
    record: Record, game: AnyGame, *, salts: Sequence[str] = (), promised: str | None = None
) -> list[str]:
    """What was found to be right, line by line; raises Doubt at the first thing that is not.

    `salts` and `promised` (the commitment) are what readers kept themselves before the start.
    """
    if record.format != 1 or record.game != game.key:
        raise Doubt(f"this is no record of {game.key} in format 1")
    if record.seed is None:
        raise Doubt("the record holds no seed: the game is still running")
    seed = bytes.fromhex(record.seed)
    if commitment(record.code, seed) != record.commitment:
        raise Doubt("the seed is not the one the house committed itself to")
    if promised is not None and promised != record.commitment:
        raise Doubt("the house committed itself to another seed before the start")
    for salt in salts:
        if not salt or salt not in record.salts:
            raise Doubt(f"the salt {salt} is not in row 0: these dice are not bound to it")
    key = table_key(seed, row_zero(record))
    lines = ["The seed is the one committed to before the start."]
    if salts:
        lines.append("Your salt is in row 0, so nobody could choose the dice beforehand.")
    shuffled, outcome = _played_again(record, game, key)
    lines.append(f"The seats were {'shuffled' if shuffled else 'kept in order'} at the start.")
    if canonical(outcome) != canonical(record.outcome):
        raise Doubt(f"the game ends with {plain(outcome)}, the record says {record.outcome}")
    lines.append(f"{len(record.moves)} moves give the same dice, the same events and the same end.")
    return lines


def row_zero(record: Record) -> RowZero:
    """Row 0 as the table's dice key was made from it."""
    return RowZero(
        code=record.code,
        game=record.game,
        version=record.version,
        options=record.options,
        seats=len(record.salts),
        commitment=record.commitment,
        salts=record.salts,
    )


def _played_again(record: Record, game: AnyGame, key: bytes) -> tuple[bool, Any]:
    """Whether the seats were shuffled, and the outcome the moves lead to."""
    kept = tuple(range(len(record.salts)))
    possible = [
        shuffled
        for shuffled, order in ((True, shuffled_seats(record, key)), (False, kept))
        if record.order in (None, order)
    ]
    doubts = [Doubt(f"the dice do not shuffle the seats to {record.order}")]
    for shuffled in possible:
        try:
            return shuffled, _fold(record, game, key, shuffled)
        except Doubt as doubt:
            doubts.append(doubt)
    raise doubts[-1]


def shuffled_seats(record: Record, key: bytes) -> tuple[int, ...]:
    """Who of row 0 gets which seat, if the house shuffles them."""
    return Rng(key).shuffled(range(len(record.salts)))


def _fold(record: Record, game: AnyGame, key: bytes, shuffled: bool) -> Any:
    rng = Rng(key)
    if shuffled:
        rng.shuffle(list(range(len(record.salts))))
    options = options_from(game, record.options)
    position = begin(game, options, len(record.salts), rng).position
    for move in record.moves:
        try:
            played = _again(record, game, key, position, move)
        except (Refused, msgspec.ValidationError) as error:
            raise Doubt(f"move {move.n} cannot be: {error}") from error
        position = played.position
        for wrong in _differences(move, played):
            raise Doubt(f"move {move.n}: {wrong}")
    return game.outcome(position.state)


def _again(
    record: Record, game: AnyGame, key: bytes, position: Position[Any], move: Move
) -> Played[Any]:
    if move.gone:
        # An undo reaches its own seat's moves, the last one first.
        mine = [t.n for t in position.trail if t.seat == move.seat]
        everything = len(move.gone) > 1
        if everything and tuple(reversed(mine)) != move.gone:
            raise Doubt(f"move {move.n} takes back {move.gone}, which cannot be")
        return undo(game, position, move.seat, move.gone[0], everything=everything)
    action = action_from(game, move.action)
    held = ticket(record.code, move.seat, position.answers[move.seat])
    return play(game, record.code, position, move.seat, held, action, key)


def _differences(move: Move, played: Played[Any]) -> Iterator[str]:
    position = played.position
    if move.n != position.n:
        yield f"it should be number {position.n}"
    if move.draws is not None and move.draws != position.draws:
        yield f"the dice stand at {position.draws}, the record says {move.draws}"
    if move.events is not None and canonical(move.events) != canonical(plain(played.events)):
        yield f"the events are {plain(played.events)}, the record says {move.events}"


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if the record is what it says it is."""
    parser = argparse.ArgumentParser(prog="python -m engines.core.verify", description=__doc__)
    parser.add_argument("record", type=Path, help="the JSON of /api/tables/{code}/record")
    parser.add_argument("--salt", action="append", default=[], help="the one your browser kept")
    parser.add_argument("--commitment", help="the one your browser kept")
    given = parser.parse_args(arguments)
    try:
        record: Record = decode(given.record.read_bytes(), Record)
        if record.game not in games():
            raise Doubt(f"the game {record.game} is not known here")
        lines = verify(record, games()[record.game], salts=given.salt, promised=given.commitment)
    except (OSError, ValueError, msgspec.DecodeError, Doubt) as error:
        print(f"NOT PROVEN: {error}")
        return 1
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
