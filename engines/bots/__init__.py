"""Players of the house's own: they know a game only by its contract, and never a hidden card.

`choose` decides in this process, `Thinkers` in worker processes. What a bot is given is a redealt
world: one its seat cannot tell apart from the true one. Its dice are its own, never the table's.
"""

from engines.bots.levels import LEVELS, Level, choose, level
from engines.bots.thinkers import Thinkers

__all__ = ["LEVELS", "Level", "Thinkers", "choose", "level"]
