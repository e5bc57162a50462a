"""Which steps the dangers may go: one rule for the questions and for a turn being played."""

from collections.abc import Iterator, Sequence

from engines.heimathafen.board import Sea
from engines.heimathafen.maps import Wind
from engines.heimathafen.state import Mode


def drifts(
    sea: Sea, dangers: Sequence[int], mode: Mode | None, only: int | None, gone: Sequence[int]
) -> Iterator[tuple[int, Wind, int]]:
    """Every (danger, wind, field it comes to): inside, no island, not the harbour, no other danger.

    Without a mode it is asked whether anything could go at all.
    """
    for who, field in enumerate(dangers):
        if who in gone or (mode == "one" and only is not None and who != only):
            continue
        for wind, to in sea.drifts[field].items():
            if to not in dangers:
                yield who, wind, to
