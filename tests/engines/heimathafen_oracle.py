"""Heimathafen told a second time, naively, from the rules document: one long story that stops to ask.

It shares nothing with the engine but the dice's stream. The sea is read from the document's own
drawing, ships are named places, and an onlooker remembers every order a holder could still have.
"""

import itertools
from collections.abc import Generator, Iterator
from typing import Any

from engines.core.rng import Rng

Place = tuple[int, int]
Asks = Generator[tuple[int, list[str], str], str, None]

SQUARES = """
0:  -2 .   .   H   .   .
1:  -3 .   .   .   .   .   .   .
2:  -4 .   .   #   .   .   .   #   .   .
3:  -4 .   .   .   .   .   .   .   .   .
4:  -4 .   .   P   .   .   .   D   .   .
5:  -4 .   #   .   #   T   #   .   #   .
6:  -4 .   .   .   .   .   .   .   .   .
7:  -4 .   .   .   .   #   .   .   .   .
8:  -3 .   .   .   .   .   .   .
9:  -3 Vl  I   III .   II  IV  Vr
"""
HEXAGONS = """
0: -1 .  H   .
1: -2 .  .   .  .
2: -3 #  .   T  .  #
3: -4 P  .   #  #  .  D
4: -5 #  #   .  .  .  #  #
5: -5 Vl III I  II IV Vr
"""
TO = {
    "sea-1": {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "NW": (-1, -1)},
    "sea-hex": {
        "NE": (1, -1),
        "E": (1, 0),
        "SE": (0, 1),
        "SW": (-1, 1),
        "W": (-1, 0),
        "NW": (0, -1),
    },
}
DRAWN = {"sea-1": SQUARES, "sea-hex": HEXAGONS}
LAST = {"sea-1": 60, "sea-hex": 200}
DANGERS = {"pirates": "P", "storm": "T", "sea_dragon": "D"}
DIE = ["X", "X", "1", "1", "2", "3"]


def read(drawing: str) -> Iterator[tuple[Place, str]]:
    for line in drawing.split("\n"):
        if line:
            y, rest = line.split(":")
            west, *marks = rest.split()
            for x, mark in enumerate(marks, int(west)):
                yield (x, int(y)), mark


class Story:
    """The things on the table, for looking at between two answers, and `asks`, the story itself."""

    def __init__(self, board: str, n: int, rng: Rng) -> None:
        self.n = n
        self.rng = rng
        self.last = LAST[board]
        self.to = TO[board]
        marks = dict(read(DRAWN[board]))
        self.water = {place for place, mark in marks.items() if mark != "#"}
        self.named = {mark: place for place, mark in marks.items() if mark not in ".#"}
        self.home = self.named["H"]
        self.danger = {who: self.named[mark] for who, mark in DANGERS.items()}
        self.ship: list[Place] = []
        self.under: list[str] = []
        self.holder: list[list[str]] = []
        self.could: list[list[tuple[str, ...]]] = []  # orders an onlooker holds possible
        self.sail = [2] * n
        self.flag = [2] * n
        self.hit = [False] * n
        self.round = 1
        self.budget = 0
        self.why: str | None = None

    def asks(self) -> Asks:
        """Yields who is asked, the legal answers in order and the default; is sent the answer."""
        for p in range(self.n):
            sides = ["", " left", " right"][1:] if p == 4 else [""]
            legal = [f"start {wind}{side}" for wind in self.to for side in sides]
            _, wind, *side = (yield p, legal, legal[0]).split()
            spaces = ["I", "II", "III", "IV", "Vr" if side == ["right"] else "Vl"]
            self.ship.append(self.named[spaces[p]])
            self.under.append(wind)
        for p in range(self.n):
            rest = [wind for wind in self.to if wind != self.under[p]]
            orders = list(itertools.permutations(rest))
            legal = ["holder " + " ".join(order) for order in orders]
            self.holder.append((yield p, legal, legal[0]).split()[1:])
            self.could.append(orders)
        for now in range(1, self.last + 1):
            self.round = now
            for p in range(self.n):
                yield from self.turn(p)
                if self.home in self.ship:
                    self.why = "harbour"
                    return
        self.why = "limit"

    def turn(self, p: int) -> Asks:
        in_danger = self.ship[p] in self.danger.values()
        loss, self.hit[p] = self.hit[p], False
        self.budget = 3 - loss
        if self.sail[p]:
            answer = yield p, ["sail yes", "sail no"], "sail no"
            if answer == "sail yes":
                self.sail[p] -= 1
                self.budget = 5 - loss
        early = in_danger or (yield p, ["roll now", "roll later"], "roll later") == "roll now"
        if early:
            yield from self.dangers(p, forced=in_danger)
        moves = 0
        while moves < self.budget:
            moves += 1
            yield from self.move(p)
            if self.home in self.ship:
                return
        if not early:
            yield from self.dangers(p, forced=False)

    def dangers(self, p: int, *, forced: bool) -> Asks:
        face = DIE[self.rng.below(6)]
        if face == "X":
            if forced and self.budget > 1:
                self.budget -= 1
            return
        left = int(face)
        moved: list[str] = []
        dead: list[str] = []
        mode = "many"
        if left > 1 and self.drifts(list(self.danger)):
            mode = (yield p, ["mode many", "mode one"], "mode many").split()[1]
        while left:
            able = [who for who in self.danger if who not in dead]
            if mode == "many":
                able = [who for who in able if who not in moved]
            elif moved:
                able = [who for who in able if who in moved]
            legal = self.drifts(able)
            if not legal:
                return
            answer = yield p, [*legal, "stop"], "stop"
            if answer == "stop":
                return
            who, wind = answer.split()
            self.danger[who] = self.next(self.danger[who], wind)
            moved.append(who)
            if self.danger[who] in self.ship:
                self.hit[self.ship.index(self.danger[who])] = True
                dead.append(who)
            left -= 1

    def drifts(self, able: list[str]) -> list[str]:
        legal = []
        for who in able:
            for wind in self.to:
                there = self.next(self.danger[who], wind)
                free = there in self.water and there not in self.danger.values()
                if free and there != self.home:
                    legal.append(f"{who} {wind}")
        return legal

    def next(self, place: Place, wind: str) -> Place:
        return place[0] + self.to[wind][0], place[1] + self.to[wind][1]

    def move(self, p: int) -> Asks:
        """One wind, until a ship takes it or nobody has to."""
        wind = self.holder[p][0]
        stopped: list[int] = []
        while True:
            goes = {}
            for s in range(self.n):
                there = self.next(self.ship[s], wind)
                if s not in stopped and there in self.water and there not in self.ship:
                    goes[s] = there
            must = [s for s in goes if s == p or goes[s] != self.home]
            legal = [f"ship {s}" for s in goes] + ([] if must else ["rotate"])
            default = "rotate" if not must else f"ship {p if p in must else must[0]}"
            answer = yield p, legal, default
            if answer == "rotate":
                self.shift(p, wind)
                return
            s = int(answer.split()[1])
            if s != p and self.flag[s]:
                self.onlooker_sees(p, wind)
                if (yield s, ["flag yes", "flag no"], "flag no") == "flag yes":
                    self.flag[s] -= 1
                    stopped.append(s)
                    continue
            self.shift(p, self.under[s])
            self.under[s] = wind
            self.ship[s] = goes[s]
            if goes[s] in self.danger.values():
                self.hit[s] = True
            return

    def onlooker_sees(self, p: int, wind: str) -> None:
        self.could[p] = [order for order in self.could[p] if order[0] == wind]

    def shift(self, p: int, comes: str) -> None:
        """Everybody sees the wind that goes and the one that comes."""
        self.onlooker_sees(p, self.holder[p][0])
        self.could[p] = list({(*order[1:], comes): 0 for order in self.could[p]})
        self.holder[p] = [*self.holder[p][1:], comes]

    def known(self, p: int) -> list[str | None]:
        """What an onlooker who forgets nothing can say of each place."""
        if self.why:
            return list(self.holder[p])
        return [w[0] if len(set(w)) == 1 else None for w in zip(*self.could[p], strict=True)]

    def told(self) -> dict[str, Any]:
        """The table in the words of a spectator's view, once the race has begun."""
        return {
            "round": self.round,
            "ships": [list(place) for place in self.ship],
            "under": self.under,
            "holders": [self.known(p) for p in range(self.n)],
            "sails": self.sail,
            "flags": self.flag,
            "hit": self.hit,
            "dangers": {who: list(place) for who, place in self.danger.items()},
            "ended": self.why,
        }
