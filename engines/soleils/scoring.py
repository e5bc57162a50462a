"""The end of 62 Soleils: the majority of shells, points by source, places, and a rating for one alone."""

from engines.soleils.board import (
    LOWEST_RATING,
    MAJORITY_POINTS,
    MAJORITY_SHELLS,
    RATINGS,
    SOLO_SHELLS,
    ZONES,
)
from engines.soleils.state import Filled


def majority(sheets: tuple[Filled, ...]) -> tuple[bool, ...]:
    """Who has the most shells, everyone tied included; one alone needs a fixed number."""
    if len(sheets) == 1:
        return (sheets[0].shells >= SOLO_SHELLS,)
    most = max(sheet.shells for sheet in sheets)
    return tuple(sheet.shells == most and most >= MAJORITY_SHELLS for sheet in sheets)


def breakdown(sheets: tuple[Filled, ...]) -> tuple[dict[str, int], ...]:
    """Per person what the points came from; they sum to the score."""
    return tuple(
        {
            **dict(zip((*ZONES, "sun"), sheet.stars, strict=True)),
            "pearls": sheet.pearls,
            "shells": MAJORITY_POINTS if most else 0,
        }
        for sheet, most in zip(sheets, majority(sheets), strict=True)
    )


def ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Equal scores share their place: 1, 2, 2, 4."""
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def rating(score: int) -> str:
    """How fine the summer of one alone was."""
    return next((name for least, name in RATINGS if score >= least), LOWEST_RATING)
