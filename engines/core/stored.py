"""A position as bytes for the store, and back; also from an older version of the game."""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.core.codec import AnyGame, action_from, encode
from engines.core.play import Position


def pack(position: Position[Any]) -> bytes:
    """The position as JSON."""
    return encode(position)


@cache
def _decoder(state_type: Any) -> msgspec.json.Decoder[Position[Any]]:
    return msgspec.json.Decoder(Position[state_type])


def unpack(game: AnyGame, data: bytes, version: int) -> Position[Any]:
    """The position again; `version` is the game's when it was packed.

    Raises msgspec.DecodeError (also a ValidationError) for what is no position of this game.
    """
    if version != game.version:
        return _upgraded(game, msgspec.json.decode(data), version)
    position = _decoder(game.state_type).decode(data)
    if not position.trail:
        return position
    trail = tuple(replace(t, action=action_from(game, t.action)) for t in position.trail)
    return replace(position, trail=trail)


def _upgraded(game: AnyGame, raw: Any, version: int) -> Position[Any]:
    """Old moves are not folded again by new rules: what could be taken back no longer can."""
    state = game.upgrade(raw["state"], version)
    raw |= {"state": state, "base": None, "trail": []}
    return _decoder(game.state_type).decode(encode(raw))
