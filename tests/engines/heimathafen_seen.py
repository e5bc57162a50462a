"""Prints whole games of Heimathafen as one seat is told them, for the tests of its board: JSON lines."""

import sys

import msgspec

from engines.core.rng import Rng
from engines.core.table import Table
from engines.heimathafen import GAME
from engines.heimathafen.maps import Board
from engines.heimathafen.state import Options

ME = 0


def game(seats: int, number: int, board: Board, *, memory_aid: bool, most: int) -> list[bytes]:
    """Every `seen` of a random game with `seats`, as seat 0 gets them, `most` answers at the most."""
    rng = Rng(number.to_bytes(32, "big"))
    options = Options(board=board, memory_aid=memory_aid)
    table = Table(GAME, options, seats, number.to_bytes(32, "little"))
    told = [table.seen(ME)]
    while (waits := GAME.waits(table.position.state)) and len(told) < most:
        seen = msgspec.json.decode(table.seen(waits[0], table.position.n))
        question = seen["question"]
        actions = question["actions"]
        home = [
            action
            for action, preview in zip(actions, question["previews"], strict=False)
            if preview and preview.get("distance_after", 99) < preview.get("distance_before", 0)
        ]
        action = rng.choice(home) if home and rng.below(4) else rng.choice(actions)
        before = table.position.n
        table.answer(
            waits[0], msgspec.json.encode({"ticket": question["ticket"], "action": action})
        )
        told.append(table.seen(ME, before))
    return told


if __name__ == "__main__":
    for seats in GAME.seats:
        for line in game(seats, seats, "sea-1", memory_aid=seats != 3, most=1500):
            sys.stdout.write(line.decode() + "\n")
    for line in game(4, 9, "sea-hex", memory_aid=True, most=260):
        sys.stdout.write(line.decode() + "\n")
