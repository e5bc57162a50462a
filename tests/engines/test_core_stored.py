"""A position goes into the store and comes back, with the moves that may still be taken back."""

from typing import Any

import msgspec
import pytest

from engines.core.codec import encode
from engines.core.play import Position, undo
from engines.core.stored import pack, unpack
from engines.core.table import Table
from engines.core.types import Json
from tests.engines.pearls import GAME, Options, Pearls


def table(picks: int) -> Table:
    at = Table(GAME, Options(), 3, b"s" * 32)
    for seat in range(picks):
        question = msgspec.json.decode(at.seen(seat))["question"]
        message = {"ticket": question["ticket"], "action": question["actions"][0]}
        at.answer(seat, encode(message))
    return at


@pytest.mark.parametrize("picks", [0, 1, 3])
def test_a_position_comes_back_equal(picks: int) -> None:
    position = table(picks).position
    assert len(position.trail) == picks
    assert unpack(GAME, pack(position), GAME.version) == position


def test_a_move_can_be_taken_back_after_a_restart() -> None:
    position = table(2).position
    again: Position[Any] = unpack(GAME, pack(position), GAME.version)
    assert undo(GAME, again, 0, 1) == undo(GAME, position, 0, 1)


class Younger(Pearls):
    """Hands were called cards once."""

    version = 2

    def upgrade(self, data: Json, version: int) -> Json:
        assert version == 1
        hands = data.pop("cards")
        return {**data, "hands": hands}


def test_an_older_state_is_brought_up_and_goes_on_without_its_way_back() -> None:
    position = table(1).position
    old = msgspec.json.decode(pack(position))
    old["state"]["cards"] = old["state"].pop("hands")
    again = unpack(Younger(), encode(old), 1)
    assert again.state == position.state
    assert again.answers == position.answers
    assert again.trail == ()
    assert again.base is None


@pytest.mark.parametrize("data", [b"", b"{}", b'{"n":0,"state":{},"draws":0,"answers":[]}'])
def test_what_is_no_position_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        unpack(GAME, data, GAME.version)
