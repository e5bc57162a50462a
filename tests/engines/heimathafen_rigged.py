"""A table of Heimathafen whose die falls as written: games in notation, for tests.

Seats are letters, A is seat 0. `Table("S N NW E NE W", "E N NW NE S W")` seats two, who lay S and E
under their ships and hold the other five in that order. `table.play("A later", "A ship B", "B
flag")` answers; behind `>` stand the faces that fall next, in order.
"""

from typing import Any

from msgspec.structs import replace

from engines.core.codec import decode, encode
from engines.core.rng import Rng
from engines.core.types import Decision, Event
from engines.heimathafen.maps import DANGERS, DIE, Board, Place
from engines.heimathafen.rules import GAME
from engines.heimathafen.state import (
    Action,
    DangerMode,
    DangerStep,
    DangerStop,
    Flag,
    Holder,
    Options,
    Rotate,
    Sail,
    Ship,
    StartToken,
    State,
    Timing,
)

LETTERS = "ABCDE"

WORDS: dict[str, Action] = {
    "sail": Sail(True),
    "normal": Sail(False),
    "now": Timing(True),
    "later": Timing(False),
    "many": DangerMode("many"),
    "one": DangerMode("one"),
    "stop": DangerStop(),
    "rotate": Rotate(),
    "flag": Flag(True),
    "accept": Flag(False),
}


class Rigged(Rng):
    """A die that falls as told."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.faces: list[str] = []

    def below(self, n: int) -> int:
        assert n == len(DIE), "something was drawn that is no danger die"
        assert self.faces, "a die fell that nobody wrote down"
        self.draws += 1
        return [str(face) for face in DIE].index(self.faces.pop(0))


class Table:
    """One game, from the first turn on; every answer is looked at as the house would."""

    def __init__(
        self, *winds: str, board: Board = "sea-1", memory_aid: bool = True, side: Any = "left"
    ) -> None:
        self.rng = Rigged()
        step = GAME.setup(Options(board, memory_aid), len(winds), self.rng)
        self.state: State = step.state
        self.events: list[Event] = []
        self.sealed = False
        six: list[Any] = [w.split() for w in winds]
        for seat, (token, *_) in enumerate(six):
            self._answer(seat, StartToken(token, side if seat == 4 else None))
        for seat, (_, *order) in enumerate(six):
            self._answer(seat, Holder(tuple(order)))

    def play(self, *moves: str) -> None:
        """Answers in notation, each by the seat that is asked."""
        for move in moves:
            answer, _, faces = move.partition(">")
            self.rng.faces += faces.split()
            letter, *words = answer.split()
            self._answer(LETTERS.index(letter), action(*words))
            assert not self.rng.faces, f"after {move} a die is left over: {self.rng.faces}"

    def _answer(self, seat: int, answer: Action) -> None:
        before, draws = self.state, self.rng.draws
        question = GAME.question(before, seat)
        assert question is not None, f"{LETTERS[seat]} is asked nothing, but {self.asked}"
        assert answer in question.actions, f"{answer} is not among {question.actions}"
        waits = GAME.waits(before)
        nth = question.actions.index(answer)
        step = GAME.apply(before, seat, answer, self.rng)
        self.state, self.events = step.state, list(step.events)
        after = GAME.waits(self.state)
        drawn = self.rng.draws != draws
        self.sealed = step.sealed or drawn or not after or bool(set(after) - set(waits))
        if question.prompt != "holder":
            assert self.sealed == (nth in question.final), f"{answer} is not as final as told"
        if question.previews and not drawn:
            told = question.previews[nth]
            assert GAME.keeps(told, before, self.state), f"the preview was not true: {told}"
        GAME.invariants(self.state)

    def put(self, **things: Any) -> None:
        """Ships (by letter) and dangers to other places, by coordinates; other fields as they are."""
        ships, dangers, rest = list(self.state.ships), list(self.state.dangers), {}
        for name, value in things.items():
            if name in LETTERS:
                ships[LETTERS.index(name)] = self.state.sea.field[value]
            elif name in DANGERS:
                dangers[DANGERS.index(name)] = self.state.sea.field[value]
            else:
                rest[name] = value
        self.state = replace(self.state, ships=tuple(ships), dangers=tuple(dangers), **rest)
        GAME.invariants(self.state)

    def turn_of(self, letter: str, **things: Any) -> None:
        """That seat's turn is about to be opened, with things put elsewhere."""
        self.put(turn=LETTERS.index(letter), stage="sail", **things)

    @property
    def question(self) -> Decision[Action]:
        (seat,) = GAME.waits(self.state)
        question = GAME.question(self.state, seat)
        assert question is not None
        return question

    @property
    def asked(self) -> str:
        """Who is asked what: "A ship"; "" at the end."""
        waits = GAME.waits(self.state)
        return " ".join((*[LETTERS[s] for s in waits], self.state.stage)) if waits else ""

    @property
    def offers(self) -> list[str]:
        """What is offered, in the words of `play`."""
        return [told(offer) for offer in self.question.actions]

    @property
    def default(self) -> str:
        return told(self.question.default)

    @property
    def final(self) -> list[str]:
        """The offers without a way back."""
        return [self.offers[i] for i in sorted(self.question.final)]

    def view(self, letter: str = "") -> Any:
        """What a seat sees, or a spectator, as JSON."""
        seat = LETTERS.index(letter) if letter else None
        return decode(encode(GAME.view(self.state, seat)), Any)

    def at(self, name: str) -> Place:
        """Where a ship or a danger is."""
        if name in LETTERS:
            return self.state.sea.places[self.state.ships[LETTERS.index(name)]]
        return self.state.sea.places[self.state.dangers[DANGERS.index(name)]]

    def holder(self, letter: str) -> str:
        return " ".join(self.state.holders[LETTERS.index(letter)])

    def under(self, letter: str) -> str | None:
        return self.state.under[LETTERS.index(letter)]

    def seen(self, letter: str, viewer: str = "") -> str:
        """A holder as a viewer sees it, a dot for what it cannot place, and the winds in question."""
        rack = self.view(viewer)["holders"][LETTERS.index(letter)]
        winds = " ".join(wind or "." for wind in rack["winds"])
        return winds if rack["secret"] is None else f"{winds} ({' '.join(rack['secret'])})"

    def hit(self) -> str:
        """Whose ships are hit."""
        return "".join(LETTERS[s] for s, hit in enumerate(self.state.hit) if hit)

    def told(self, name: str) -> list[dict[str, Any]]:
        """The events of that name in the last answer."""
        return [event.data for event in self.events if event.name == name]


def action(word: str, *more: Any) -> Action:
    """An answer in notation."""
    if word == "ship":
        return Ship(LETTERS.index(more[0]))
    if word in DANGERS:
        return DangerStep(word, more[0])
    return WORDS[word]


def told(offer: Action) -> str:
    """An answer as notation."""
    match offer:
        case Ship(ship):
            return f"ship {LETTERS[ship]}"
        case DangerStep(who, wind):
            return f"{who} {wind}"
        case _:
            return next(word for word, known in WORDS.items() if known == offer)
