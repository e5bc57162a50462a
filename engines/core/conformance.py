"""Every law held at every position of random games, for any game; knows no game by name.

`python -m engines.core.conformance <game>` says which law is broken, and where.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engines.catalog import games
from engines.core.codec import AnyGame, plain
from engines.core.laws import Broken
from engines.core.walk import Walk

MOST_VALUES = 8  # of one whole-number option that are all tried


class Breach(Struct, frozen=True):
    """A broken law and the way back to it: the same options, seats and seed lead there again."""

    law: int
    why: str
    options: dict[str, Any]
    seats: int
    seed: int
    move: int

    def __str__(self) -> str:
        return (
            f"law {self.law} is broken after move {self.move}: {self.why}\n"
            f"  options {self.options}, {self.seats} seats, seed {self.seed}"
        )


class Report(Struct, frozen=True):
    """What was looked at; `left_out` counts the combinations that no game was played of."""

    games: int
    positions: int
    seconds: float
    left_out: int
    breach: Breach | None


def combinations(game: AnyGame) -> Iterator[Any]:
    """Every options the game can be played with; big number ranges by their ends and default."""
    info = msgspec.inspect.type_info(game.options_type)
    assert isinstance(info, msgspec.inspect.StructType), f"{game.key}: options are no Struct"
    names = [f.name for f in info.fields]
    values = [_values(f.type, f.default) for f in info.fields]
    for chosen in itertools.product(*values):
        try:
            yield game.options_type(**dict(zip(names, chosen, strict=True)))
        except ValueError:
            continue  # the game says itself that these do not go together


def _values(kind: msgspec.inspect.Type, default: Any) -> Sequence[Any]:
    match kind:
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.LiteralType(values=values):
            return values
        case msgspec.inspect.EnumType(cls=cls):
            return tuple(cls)
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            few = high - low < MOST_VALUES
            return range(low, high + 1) if few else sorted({low, high, default})
        case msgspec.inspect.FrozenSetType(item_type=item):
            each = _values(item, None)
            sizes = range(len(each) + 1)
            return [frozenset(c) for n in sizes for c in itertools.combinations(each, n)]
        case _:
            assert default is not msgspec.NODEFAULT, f"no values are known for {kind}"
            return (default,)


def check(
    game: AnyGame,
    seeds: range = range(3),
    budget_seconds: float = 60.0,
    *,
    options: Sequence[Any] | None = None,
    seats: Sequence[int] | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Report:
    """Play every combination of options and seats once for each seed, until the time is used up.

    Stops at the first broken law. A game that was begun is played to its end.
    """
    begun = clock()
    chosen = list(combinations(game)) if options is None else list(options)
    tables = list(itertools.product(chosen, game.seats if seats is None else seats))
    played = positions = 0
    for seed, (option, number) in itertools.product(seeds, tables):
        if clock() - begun >= budget_seconds:
            break
        walk = Walk(game, option, number, seed)
        try:
            walk.go()
        except Broken as broken:
            breach = Breach(broken.law, broken.why, plain(option), number, seed, walk.move)
            return Report(played, positions, clock() - begun, 0, breach)
        except Exception as error:
            why = f"{type(error).__name__} where nobody expects one: {error}"
            breach = Breach(0, why, plain(option), number, seed, walk.move)
            return Report(played, positions, clock() - begun, 0, breach)
        played += 1
        positions += walk.positions
    return Report(played, positions, clock() - begun, max(0, len(tables) - played), None)


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if every law holds."""
    parser = argparse.ArgumentParser(prog="python -m engines.core.conformance", description=__doc__)
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--seeds", type=int, default=3, help="games for each combination")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seconds", type=float, default=60.0, help="time budget")
    given = parser.parse_args(arguments)
    seeds = range(given.first, given.first + given.seeds)
    report = check(games()[given.game], seeds, given.seconds)
    looked = f"{report.games} games, {report.positions} positions, {report.seconds:.1f} s"
    print(f"{looked}, {report.left_out} combinations left out")
    if report.breach:
        print(report.breach)
    return 1 if report.breach else 0


if __name__ == "__main__":
    sys.exit(main())
