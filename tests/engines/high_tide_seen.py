"""Prints whole games of High Tide as one seat is told them, for the tests of its board: JSON lines."""

import sys

import msgspec

from engines.core.rng import Rng
from engines.core.table import Table
from engines.high_tide import GAME
from engines.high_tide.state import Options

ME = 0


def game(seats: int, number: int) -> list[bytes]:
    """Every `seen` of a random game with `seats`, as seat 0 gets them; the seed is `number`."""
    rng = Rng(number.to_bytes(32, "big"))
    table = Table(GAME, Options(), seats, number.to_bytes(32, "little"))
    told = [table.seen(ME)]
    while waits := GAME.waits(table.position.state):
        seen = msgspec.json.decode(table.seen(waits[0], table.position.n))
        question = seen["question"]
        answer = {"ticket": question["ticket"], "action": rng.choice(question["actions"])}
        before = table.position.n
        table.answer(waits[0], msgspec.json.encode(answer))
        told.append(table.seen(ME, before))
    return told


if __name__ == "__main__":
    for seats in GAME.seats:
        for line in game(seats, seats):
            sys.stdout.write(line.decode() + "\n")
