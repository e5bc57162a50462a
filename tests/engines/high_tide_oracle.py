"""High Tide told a second time, naively, from the rules document: one long story that stops to ask.

It shares nothing with the engine but the dice's stream. Beaches are lists of spaces with seats on
them, the bag is a list of colours, the rack a list of words; nothing is frozen, nothing is fast.
"""

from collections.abc import Generator
from typing import Any

from engines.core.rng import Rng

COLOURS = ["black", "purple", "blue", "orange", "yellow", "white"]
N = 20

Die = tuple[str, int]
Asks = Generator[tuple[int, list[str], str], str, None]


class Story:
    """The things on the table, for looking at between two answers, and `asks`, the story itself."""

    def __init__(self, n: int, rng: Rng) -> None:
        self.n = n
        self.rng = rng
        self.round = 0
        self.beaches: dict[str, list[list[int]]] = {c: [[] for _ in range(N + 2)] for c in COLOURS}
        for spaces in self.beaches.values():
            spaces[0] = list(range(n))
        self.dry = dict.fromkeys(COLOURS, N)  # the last dry space
        self.bag: list[str] = []
        self.rack: list[Any] = []  # None, a seat, or a pair
        self.order: list[int] = []
        self.i = 0
        self.why: str | None = None
        self.tide: list[Die] | None = None

    def asks(self) -> Asks:
        """Yields who is asked, the legal answers and the default; is sent the answer."""
        self.order = list(range(self.n))
        self.rng.shuffle(self.order)
        while self.why is None:
            self.round += 1
            self.tide = None
            self.bag = [c for c in COLOURS for _ in range(2 if self.n <= 4 else 3)]
            self.rack = [None] * (self.n + 1)
            for turn, p in enumerate(self.order):
                self.i = turn
                yield from self.turn(p, min(self.n + 1, 3 + turn))
            self.wash()
            if self.why is None:
                towels = [space for space in self.rack if isinstance(space, int)]
                self.order = towels[::-1]

    def turn(self, p: int, spaces: int) -> Asks:
        pairs = [k for k, space in enumerate(self.rack, 1) if isinstance(space, list)]
        answer = "roll"
        if pairs:
            legal = [f"take {k}" for k in pairs]
            if self.occupied() < spaces:
                legal.append("roll")
            fewest = min(self.wet_after(p, self.rack[k - 1]) for k in pairs)
            best = [k for k in pairs if self.wet_after(p, self.rack[k - 1]) == fewest]
            answer = yield p, legal, f"take {best[-1]}"
        if answer == "roll":
            yield from self.rolls(p, spaces)
            return
        k = int(answer.split()[1])
        pair = self.rack[k - 1]
        self.rack[k - 1] = None
        if k <= 2:
            dice = ["none", "left", "right", "both"][: 5 - k]
            which = yield p, [f"reroll {d}" for d in dice], "reroll none"
            if which in ("reroll left", "reroll both"):
                pair = [(pair[0][0], self.rng.die()), pair[1]]
            if which in ("reroll right", "reroll both"):
                pair = [pair[0], (pair[1][0], self.rng.die())]
        self.go(p, pair)
        self.rack[k - 1] = p

    def rolls(self, p: int, spaces: int) -> Asks:
        while True:
            pair = self.throw()
            answer = "accept"
            if spaces - self.occupied() > 1:
                answer = yield p, ["accept", "reject"], "accept"
            k = self.rack.index(None)
            if answer == "accept":
                self.go(p, pair)
                self.rack[k] = p
                return
            self.rack[k] = pair

    def occupied(self) -> int:
        return sum(space is not None for space in self.rack)

    def throw(self) -> list[Die]:
        one = self.bag.pop(self.rng.below(len(self.bag)))
        two = self.bag.pop(self.rng.below(len(self.bag)))
        dice = [(one, self.rng.die()), (two, self.rng.die())]
        return sorted(dice, key=lambda die: (-die[1], COLOURS.index(die[0])))

    def where(self, p: int, colour: str) -> int:
        return next(pos for pos, seats in enumerate(self.beaches[colour]) if p in seats)

    def targets(self, p: int, pair: list[Die]) -> dict[str, int]:
        """The spaces the pair brings chairs to; a sum for equal colours."""
        far: dict[str, int] = {}
        for colour, value in pair:
            far[colour] = far.get(colour, self.where(p, colour)) + value
        return {colour: min(pos, N + 1) for colour, pos in far.items()}

    def wet_after(self, p: int, pair: list[Die]) -> int:
        return sum(pos > self.dry[colour] for colour, pos in self.targets(p, pair).items())

    def go(self, p: int, pair: list[Die]) -> None:
        for colour, pos in self.targets(p, pair).items():
            self.beaches[colour][self.where(p, colour)].remove(p)
            self.beaches[colour][pos].append(p)

    def wash(self) -> None:
        """The tide, the waves, and whether it is over."""
        pairs = [space for space in self.rack if isinstance(space, list)]
        if pairs:
            (tide,) = pairs
        else:
            tide = self.throw()
            self.rack[self.rack.index(None)] = tide
        self.tide = tide
        before = self.swimmers()
        (large, _), (small, _) = tide
        for colour, size in ((large, 3), (small, 2)):
            self.dry[colour] = max(0, self.dry[colour] - size)
        if before:
            self.why = "own_move"
        elif self.swimmers():
            self.why = "wave"
        elif self.round == 6:
            self.why = "rounds"

    def swimmers(self) -> list[int]:
        return [p for c in COLOURS for seats in self.beaches[c][self.dry[c] + 1 :] for p in seats]

    def points(self, p: int) -> int:
        """Each beach by itself; chairs in the water are taken off first."""
        total = 0
        for colour in COLOURS:
            if p in self.beaches[colour][0]:
                total += 1
                continue
            sand = self.beaches[colour][1 : self.dry[colour] + 1]
            from_the_bar = [seat for seats in sand for seat in seats]
            for seat, prize in zip(
                reversed(from_the_bar), [4, 2] + [1] * (self.n > 4), strict=False
            ):
                total += prize * (seat == p)
        return total

    def told(self) -> dict[str, Any]:
        """The table in the words of a view."""
        return {
            "round": self.round,
            "turn": self.i,
            "order": self.order,
            "bag": [self.bag.count(c) for c in COLOURS],
            "rack": [_space(space) for space in self.rack],
            "chairs": [[self.where(p, c) for c in COLOURS] for p in range(self.n)],
            "rows": [
                [
                    {"pos": pos, "seats": seats}
                    for pos, seats in enumerate(self.beaches[c])
                    if pos and seats
                ]
                for c in COLOURS
            ],
            "water": [self.dry[c] + 1 for c in COLOURS],
            "tide": None if self.tide is None else _pair(self.tide),
            "scores": [self.points(p) for p in range(self.n)],
            "ended": self.why,
        }


def _pair(pair: list[Die]) -> dict[str, Any]:
    left, right = ({"colour": c, "value": v} for c, v in pair)
    return {"left": left, "right": right}


def _space(space: Any) -> dict[str, Any]:
    if space is None:
        return {"kind": "empty"}
    if isinstance(space, int):
        return {"kind": "towel", "seat": space}
    return {"kind": "pair", **_pair(space)}
