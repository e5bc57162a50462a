"""High Tide's material: beaches, rack, dice, waves; every value that the rules leave open is named here.

S = our summary of the booklet, D = deduced, P = our own proposal (rules document, sections 8 and 9).
"""

from typing import Final, Literal

Colour = Literal["black", "purple", "blue", "orange", "yellow", "white"]

BEACHES: Final[tuple[Colour, ...]] = ("black", "purple", "blue", "orange", "yellow", "white")  # S
BEACH_INDEX: Final = {colour: index for index, colour in enumerate(BEACHES)}

SEATS: Final = range(3, 7)  # S
SAND: Final = 20  # P: spaces between bar and sea, on both sides of the board
SEA: Final = SAND + 1  # D: the one zone of printed sea; moves end there
BAR: Final = 0
BAR_FLOOD_FLOOR: Final = 1  # P: the first water space is never the bar itself

WAVE_LARGE: Final = 3  # S
WAVE_SMALL: Final = 2  # S
WAVES_OF_A_SIZE: Final = 6  # S: of each, one a round
MAX_ROUNDS: Final = 6  # S

DICE_PER_COLOUR: Final = {3: 2, 4: 2, 5: 3, 6: 3}  # S
RACK_PRINTED: Final = {3: 5, 4: 5, 5: 7, 6: 7}  # S: spaces printed on that side of the board
RACK_USABLE: Final = {3: 4, 4: 5, 5: 6, 6: 7}  # D: the turtle takes the lowest away for 3 and 5
OPEN_FIRST_TURN: Final = 3  # D, for 5 and 6 players P: spaces above the rental hut at first
REROLL_BONUS: Final = {1: 2, 2: 1}  # S: dice that may be thrown again, by rack space

PLACE_POINTS: Final = {3: (4, 2), 4: (4, 2), 5: (4, 2, 1), 6: (4, 2, 1)}  # S
BAR_POINT: Final = 1  # S


def open_spaces(seats: int, turn: int) -> int:
    """How many rack spaces may be used in turn `turn` (0-based) of a round."""
    return min(RACK_USABLE[seats], OPEN_FIRST_TURN + turn)


def rental_space(seats: int, turn: int) -> int | None:
    """The space the rental hut stands on, counted from 1; None once it has left the rack."""
    space = OPEN_FIRST_TURN + turn + 1
    return space if space <= RACK_USABLE[seats] else None


def turtle_space(seats: int) -> int | None:
    """The printed space the turtle lies on, counted from 1; None with 4 or 6 players."""
    printed = RACK_PRINTED[seats]
    return printed if RACK_USABLE[seats] < printed else None
