"""Writes `dice_fixture.json`: finished games of the engines, which the browser's own dice must throw again.

`python -m tests.static.dice_fixture`; the file is committed, this says where it came from.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from engines.bots.levels import choose
from engines.core.codec import AnyGame, decode, encode
from engines.core.rng import Rng, RowZero, table_key
from engines.core.table import Table
from engines.high_tide import GAME as HIGH_TIDE
from tests.engines.test_core_verify import played

FILE = Path(__file__).with_suffix(".json")
THROWN = {"round_started", "rolled", "rerolled", "tide_rolled"}
LENGTHS = (6, 2, 52, 7, 1, 1000, 6, 6, 2**48 - 1, 3)


def plain(value: object) -> Any:
    return json.loads(encode(value))


def high_tide(seats: int) -> dict[str, Any]:
    """A whole game of bots, with only the events that dice make."""
    game: AnyGame = HIGH_TIDE
    options = msgspec.convert({}, game.options_type)
    table = Table(game, options, seats, bytes(range(32)), f"HIGHTIDE0{seats}")
    luck = Rng(b"bots" * 8)
    while waits := game.waits(table.position.state):
        question = decode(table.seen(waits[0]), dict[str, Any])["question"]
        action = choose("random", game, table.position.state, waits[0], luck)
        table.answer(waits[0], encode({"ticket": question["ticket"], "action": action}))
    record = plain(table.record())
    opening = {"n": 0, "draws": None, "events": plain(table.started.events)}
    rows = [
        {
            "n": row["n"],
            "draws": row["draws"],
            "events": [
                {"name": event["name"], "data": event["data"]}
                for event in row["events"]
                if event["name"] in THROWN
            ],
        }
        for row in (opening, *record.pop("moves"))
    ]
    return {"record": record | {"moves": []}, "rows": rows}


def dice() -> dict[str, Any]:
    """Numbers of one stream, and the seats it shuffles."""
    zero = RowZero(
        code="7K3QH2ZM0A",
        game="pearls",
        version=1,
        options={"peek": True, "rounds": 2},
        seats=3,
        commitment="c" * 64,
        salts=("", "é" * 3, ""),
    )
    key = table_key(b"s" * 32, zero)
    rng = Rng(key)
    numbers = [[n, rng.below(n)] for n in LENGTHS]
    return {
        "zero": plain(zero),
        "seed": (b"s" * 32).hex(),
        "key": key.hex(),
        "numbers": numbers,
        "draws": rng.draws,
        "shuffled": Rng(key).shuffled(range(6)),
    }


if __name__ == "__main__":
    found = {"pearls": plain(played(3).record()), "high_tide": high_tide(3), "dice": dice()}
    FILE.write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n")
