"""High Tide, for three to six players; the rules are in `rules.py`."""

from engines.high_tide.rules import GAME

__all__ = ["GAME"]
