"""A table of High Tide whose dice fall as written: games in notation, for tests.

Seats are letters, A is seat 0. `table.play("A reject > white5 black2", "A accept")` lets A answer
twice; behind `>` stand the dice that fall next, in order, and a number alone is a die thrown again.
"""

import re
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from engines.core.codec import action_from, decode, encode
from engines.core.rng import Rng
from engines.core.types import Event
from engines.high_tide import GAME
from engines.high_tide.state import Action, Options, State

T = TypeVar("T")

COLOURS = ["black", "purple", "blue", "orange", "yellow", "white"]
LETTERS = "ABCDEF"


class Rigged(Rng):
    """Dice that fall as told; it keeps its own count of the bag, to find a colour in it."""

    def __init__(self, order: str) -> None:
        super().__init__(b"")
        self.order = [LETTERS.index(letter) for letter in order]
        self.whole = sorted(COLOURS * (2 if len(order) < 5 else 3), key=COLOURS.index)
        self.bag: list[str] = []
        self.colours: list[str] = []
        self.values: list[int] = []

    def fall(self, dice: str) -> None:
        """These dice fall next."""
        for colour, value in re.findall(r"([a-z]*)(\d)", dice):
            self.values.append(int(value))
            if colour:
                self.colours.append(colour)

    def shuffle(self, items: MutableSequence[T]) -> None:
        items[:] = [items[i] for i in self.order]

    def below(self, n: int) -> int:
        if n == len(self.whole):
            self.bag = list(self.whole)
        assert n == len(self.bag), "something was drawn that is no die out of the bag"
        self.draws += 1
        nth = self.bag.index(self.colours.pop(0))
        del self.bag[nth]
        return nth

    def die(self) -> int:
        self.draws += 1
        return self.values.pop(0)


class Table:
    """One game; `order` is the order of the first round, `dice` what its start player throws."""

    def __init__(self, order: str, dice: str) -> None:
        self.rng = Rigged(order)
        self.rng.fall(dice)
        step = GAME.setup(Options(), len(order), self.rng)
        self.state: State = step.state
        self.events: list[Event] = list(step.events)  # of the last answer
        self._fits()

    def play(self, *moves: str) -> None:
        """Answers in notation, each by the seat that is asked."""
        for move in moves:
            answer, _, dice = move.partition(">")
            self.rng.fall(dice)
            letter, kind, *more = answer.split()
            self._answer(LETTERS.index(letter), action(kind, *more))

    def _answer(self, seat: int, answer: Action) -> None:
        question = GAME.question(self.state, seat)
        assert question is not None, f"{LETTERS[seat]} is asked nothing, but {self.asked}"
        assert answer in question.actions, f"{answer} is not among {question.actions}"
        before, told = self.state, question.previews[question.actions.index(answer)]
        step = GAME.apply(before, seat, answer, self.rng)
        self.state, self.events = step.state, list(step.events)
        assert GAME.keeps(told, before, self.state), f"the preview of {answer} was not true: {told}"
        self._fits()

    def _fits(self) -> None:
        GAME.invariants(self.state)
        left = self.rng.colours, self.rng.values
        assert not any(left), f"these dice did not fall: {left}"

    def all_accept(self, *pairs: str, tide: str, then: str = "") -> None:
        """The rest of a round in which everyone keeps the first throw, and who begins the next."""
        turns = self.order[self.state.turn :]
        assert len(pairs) == len(turns) - 1, f"{len(pairs)} throws for {turns} (the first fell)"
        for letter, pair in zip(turns, (*pairs, f"{tide} {then}"), strict=True):
            self.play(f"{letter} accept > {pair}")

    @property
    def view(self) -> Any:
        """What a spectator sees, as JSON."""
        return decode(encode(GAME.view(self.state, None)), Any)

    @property
    def order(self) -> str:
        return "".join(LETTERS[seat] for seat in self.view["order"])

    @property
    def asked(self) -> str:
        """Who is asked what: "A accept"; "" at the end."""
        for seat in GAME.waits(self.state):
            question = GAME.question(self.state, seat)
            assert question is not None
            return f"{LETTERS[seat]} {question.prompt}"
        return ""

    @property
    def offers(self) -> list[str]:
        """What may be answered: ["take 1", "roll"]."""
        return [words(one) for one in self.question.actions]

    @property
    def question(self) -> Any:
        (seat,) = GAME.waits(self.state)
        return GAME.question(self.state, seat)

    @property
    def default(self) -> str:
        return words(self.question.default)

    @property
    def rack(self) -> str:
        """The rack from the water end: "yellow2|blue1 A - - -"."""
        return " ".join(_slot(slot) for slot in self.view["rack"])

    @property
    def tide(self) -> str | None:
        tide = self.view["tide"]
        return None if tide is None else _pair(tide)

    def chair(self, letter: str, colour: str) -> int:
        pos: int = self.view["chairs"][LETTERS.index(letter)][COLOURS.index(colour)]
        return pos

    def row(self, colour: str, pos: int) -> str:
        """Who stands on a space, from the left."""
        for row in self.view["rows"][COLOURS.index(colour)]:
            if row["pos"] == pos:
                return "".join(LETTERS[seat] for seat in row["seats"])
        return ""

    def water(self, colour: str) -> int:
        first: int = self.view["water"][COLOURS.index(colour)]
        return first

    def points(self, colour: str) -> Sequence[int]:
        """What each seat would get on a beach if the game ended now."""
        return [points[COLOURS.index(colour)] for points in self.view["points"]]

    def told(self, name: str) -> list[Any]:
        """The data of the last answer's events of that name."""
        return [event.data for event in self.events if event.name == name]


def action(kind: str, *more: str) -> Action:
    """An action from words: "take", "2"."""
    field = {"take": "slot", "reroll": "dice"}.get(kind)
    value: Any = {"kind": kind}
    if field:
        value[field] = int(more[0]) if field == "slot" else more[0]
    answer: Action = action_from(GAME, value)
    return answer


def words(answer: Action) -> str:
    """An action in words: "take 2"."""
    return " ".join(str(part) for part in decode(encode(answer), dict[str, Any]).values())


def _pair(pair: Any) -> str:
    return "|".join(f"{die['colour']}{die['value']}" for die in (pair["left"], pair["right"]))


def _slot(slot: Any) -> str:
    match slot["kind"]:
        case "empty":
            return "-"
        case "towel":
            return LETTERS[slot["seat"]]
        case _:
            return _pair(slot)
