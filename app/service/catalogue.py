"""The games of the house as the lobby lists them, made once; a game without a client is marked so."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from engines.core.codec import AnyGame, options_schema


def catalogue(games: Mapping[str, AnyGame], static: Path) -> bytes:
    """JSON: `[{key, title, seats: {min, max}, version, options: JSON Schema, client}]`."""
    return msgspec.json.encode(
        [
            {
                "key": game.key,
                "title": game.title,
                "seats": {"min": game.seats[0], "max": game.seats[-1]},
                "version": game.version,
                "options": options_schema(game),
                "client": (static / "games" / game.key / "index.js").is_file(),
            }
            for game in games.values()
        ]
    )


def action_schemas(games: Mapping[str, AnyGame]) -> dict[str, Any]:
    """JSON Schemas of every game's actions, named <game>.<action>, for the API's document."""
    found: dict[str, Any] = {}
    for game in games.values():
        prefix = f"{game.key}."
        template = f"#/components/schemas/{prefix}{{name}}"
        (whole,), parts = msgspec.json.schema_components((game.action_type,), ref_template=template)
        found |= {prefix + name: part for name, part in parts.items()}
        found[f"{prefix}action"] = whole
    return found
