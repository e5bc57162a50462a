"""Heimathafen, for two to five players; the rules are in `rules.py`."""

from engines.heimathafen.rules import GAME

__all__ = ["GAME"]
