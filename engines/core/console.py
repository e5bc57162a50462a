"""A table in the terminal: everyone at one keyboard, or against chance; sees the JSON of `seen` only.

`python -m engines.core.console <game> --seats 3 --chance 1 2` plays seat 0 yourself.
"""

import argparse
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engines.catalog import games
from engines.core.codec import AnyGame, encode, options_from
from engines.core.play import Refused
from engines.core.rng import Rng
from engines.core.table import Table
from engines.core.types import Json, Seat

Ask = Callable[[str], str]
Say = Callable[[str], None]


class Left(Exception):
    """The player got up."""


class Console:
    """Plays one table; whatever it shows or decides comes from the JSON of `seen`."""

    def __init__(self, table: Table, chance: set[Seat], luck: Rng, ask: Ask, say: Say) -> None:
        self.table = table
        self.chance = chance  # seats that answer by chance
        self.luck = luck
        self.ask = ask
        self.say = say
        self._shown = [-1] * table.row.seats

    def run(self) -> Json:
        """Play to the end; gives the outcome as JSON."""
        while True:
            public = msgspec.json.decode(self.table.seen(None))
            if public["outcome"] is not None:
                self.say(f"The game is over: {_short(public['outcome'])}")
                return public["outcome"]
            waited = [w["seat"] for w in public["waiting"]]
            people = [s for s in waited if s not in self.chance]
            self.turn((people or waited)[0])

    def turn(self, seat: Seat) -> None:
        """Let one seat answer or take back."""
        sight = msgspec.json.decode(self.table.seen(seat, self._shown[seat]))
        offers = sight["question"]["actions"]
        if seat in self.chance:
            self.give(seat, sight, self.luck.below(len(offers)))
            return
        self._shown[seat] = sight["revision"]
        self.show(seat, sight)
        match self.ask(f"seat {seat}> ").strip():
            case "q":
                raise Left
            case "u":
                self.take_back(seat, sight)
            case "r":
                self.give(seat, sight, self.luck.below(len(offers)))
            case "v":
                self.say(msgspec.json.format(encode(sight["view"])).decode())
            case number if number.isdecimal() and int(number) < len(offers):
                self.give(seat, sight, int(number))
            case _:
                self.say("a number; r for chance, u to take back, v for the whole view, q to leave")

    def show(self, seat: Seat, sight: Json) -> None:
        """What happened, what is seen, what is asked."""
        for event in sight["events"]:
            self.say(f"  {event['n']:4} {event['name']} {_short(event['data'])}")
        for name, value in sight["view"].items():
            self.say(f"  {name}: {_short(value)}")
        question = sight["question"]
        self.say(f"seat {seat} is asked: {question['prompt']} {_short(question['about'])}")
        for i, action in enumerate(question["actions"]):
            marks = " (no way back)" if i in question["final"] else ""
            marks += " (default)" if action == question["default"] else ""
            preview = f"  {_short(question['previews'][i])}" if question["previews"] else ""
            self.say(f"  [{i}] {_short(action)}{marks}{preview}")

    def give(self, seat: Seat, sight: Json, nth: int) -> None:
        """Send one of the offers."""
        question = sight["question"]
        message = {"ticket": question["ticket"], "action": question["actions"][nth]}
        self.table.answer(seat, encode(message))

    def take_back(self, seat: Seat, sight: Json) -> None:
        """Take back the seat's last move, if there is a way."""
        try:
            self.table.undo(seat, sight["undo"] or 0)
        except Refused as refused:
            self.say(f"no: {refused.why}")


def _short(value: Json) -> str:
    return msgspec.json.encode(value).decode()


def _options(game: AnyGame, text: str) -> Any:
    return options_from(game, msgspec.json.decode(text))


def main(arguments: Sequence[str] | None = None, ask: Ask = input, say: Say = print) -> int:
    """Play one game; 0 when it has come to its end."""
    parser = argparse.ArgumentParser(prog="python -m engines.core.console", description=__doc__)
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--seats", type=int, help="how many; the fewest if not given")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--chance", type=int, nargs="*", default=[], help="seats played by chance")
    parser.add_argument("--seed", help="64 hex digits, to see the same dice again")
    parser.add_argument("--record", type=Path, help="write the record here, for verify")
    given = parser.parse_args(arguments)
    game = games()[given.game]
    seats = given.seats or game.seats[0]
    if seats not in game.seats:
        parser.error(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats")
    seed = bytes.fromhex(given.seed) if given.seed else secrets.token_bytes(32)
    table = Table(game, _options(game, given.options), seats, seed)
    say(f"{game.title}, {seats} seats, seed {seed.hex()}")
    try:
        Console(table, set(given.chance), Rng(secrets.token_bytes(32)), ask, say).run()
    except (Left, EOFError, KeyboardInterrupt):
        return 1
    if given.record:
        given.record.write_bytes(encode(table.record()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
