"""JSON in and out for a game's shapes: strict, cached per type, one encoder for everything."""

from functools import cache
from typing import Any, cast

import msgspec

from engines.core.game import Game
from engines.core.types import Json

AnyGame = Game[Any, Any, Any, Any]

_encoder = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """Compact JSON of any Struct or plain value."""
    return _encoder.encode(value)


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape)


def decode(data: bytes | str, shape: Any) -> Any:
    """The value of `shape` in JSON text; msgspec.ValidationError or DecodeError says what is wrong."""
    return _decoder(shape).decode(data)


def plain(value: object) -> Json:
    """A Struct as dicts, sequences and scalars, ready for JSON; tuples stay tuples."""
    return msgspec.to_builtins(value, str_keys=True)


def action_from(game: AnyGame, value: Json) -> Any:
    """An action of `game` from parsed JSON; msgspec.ValidationError names the fault."""
    return msgspec.convert(value, game.action_type)


def options_from(game: AnyGame, value: Json) -> Any:
    """The options of `game` from parsed JSON, defaults filled in; msgspec.ValidationError otherwise."""
    return msgspec.convert(value, game.options_type)


def options_schema(game: AnyGame) -> dict[str, Any]:
    """The JSON Schema of a game's options, self-contained."""
    (schema,), components = msgspec.json.schema_components((game.options_type,))
    name = cast(str, schema["$ref"]).rsplit("/", 1)[1]
    return cast("dict[str, Any]", components[name])
