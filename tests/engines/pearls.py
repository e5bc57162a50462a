"""Pearls, a small game for tests: secret choices made at once, a way back from them, and dice.

Everyone holds two of the cards 1 to 9. In each round all pick a card in secret and then confirm;
who has confirmed may still take it back while others think. Then the cards are shown, the highest
one's owner dives (throws a die, again and again if they like, a 1 loses the dive) or surfaces with
one pearl per throw, and the shown cards are replaced from the deck. With `peek`, a seat may look at
the top card of the deck instead of simply picking, which nobody else may see.
"""

from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import Decision, Event, Json, Outcome, Seat, Step

CARDS = 9
HAND = 2


class Pick(Struct, frozen=True, tag_field="kind", tag="pick", forbid_unknown_fields=True):
    card: int


class Confirm(Struct, frozen=True, tag_field="kind", tag="confirm", forbid_unknown_fields=True):
    pass


class Peek(Struct, frozen=True, tag_field="kind", tag="peek", forbid_unknown_fields=True):
    pass


class Dive(Struct, frozen=True, tag_field="kind", tag="dive", forbid_unknown_fields=True):
    pass


class Surface(Struct, frozen=True, tag_field="kind", tag="surface", forbid_unknown_fields=True):
    pass


Action = Pick | Confirm | Peek | Dive | Surface


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Literal[1, 2] = 1
    peek: bool = True


class State(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    round: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    picks: tuple[int, ...]  # 0: none yet
    confirmed: tuple[bool, ...]
    peeked: tuple[int, ...]  # the top card when that seat looked at it, or 0
    diver: Seat | None
    air: int
    pearls: tuple[int, ...]


class View(Struct, frozen=True, forbid_unknown_fields=True):
    round: int
    hand: tuple[int, ...]
    pick: int
    confirmed: tuple[bool, ...]
    peeked: int
    deck: int
    diver: Seat | None
    air: int
    pearls: tuple[int, ...]


def put(row: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


class Pearls(Game[State, Action, Options, View]):
    key: ClassVar[str] = "pearls"
    title: ClassVar[str] = "Pearls"
    seats: ClassVar[range] = range(2, 4)
    version: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = Action
    options_type: ClassVar[Any] = Options
    view_type: ClassVar[Any] = View

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        cards = rng.shuffled(range(1, CARDS + 1))
        hands = tuple(tuple(sorted(cards[s * HAND : s * HAND + HAND])) for s in range(seats))
        nothing = (0,) * seats
        state = State(
            options=options,
            round=1,
            hands=hands,
            deck=cards[seats * HAND :],
            picks=nothing,
            confirmed=(False,) * seats,
            peeked=nothing,
            diver=None,
            air=0,
            pearls=nothing,
        )
        dealt: dict[Seat, dict[str, Json]] = {s: {"hand": list(h)} for s, h in enumerate(hands)}
        return Step(state, (Event("dealt", {"each": HAND}, private=dealt),))

    def waits(self, state: State) -> tuple[Seat, ...]:
        if state.round > state.options.rounds:
            return ()
        if state.diver is not None:
            return (state.diver,)
        return tuple(s for s, done in enumerate(state.confirmed) if not done)

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        if seat not in self.waits(state):
            return None
        if state.diver is not None:
            previews: tuple[dict[str, Json], ...] = ({}, {"pearls": state.air})
            dive = (Dive(), Surface())
            return Decision(
                seat, "dive", dive, Surface(), {"air": state.air}, previews, frozenset({0, 1})
            )
        if state.picks[seat]:
            return Decision(seat, "confirm", (Confirm(),), Confirm(), pace="reaction")
        cards: tuple[Action, ...] = tuple(Pick(c) for c in state.hands[seat])
        if state.options.peek and state.deck and not state.peeked[seat]:
            return Decision(seat, "pick", (*cards, Peek()), cards[0], final=frozenset({len(cards)}))
        return Decision(seat, "pick", cards, cards[0])

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        match action:
            case Pick(card):
                picked = replace(state, picks=put(state.picks, seat, card))
                return Step(picked, (Event("picked", {"seat": seat}),))
            case Peek():
                top = state.deck[0]
                told = Event("peeked", {"seat": seat}, private={seat: {"card": top}})
                return Step(replace(state, peeked=put(state.peeked, seat, top)), (told,), True)
            case Confirm():
                return self.confirmed(state, seat)
            case Dive():
                return self.dived(state, seat, rng.die())
            case Surface():
                pearls = put(state.pearls, seat, state.pearls[seat] + state.air)
                event = Event("surfaced", {"seat": seat, "pearls": state.air})
                return self.over(replace(state, pearls=pearls), (event,))

    def confirmed(self, state: State, seat: Seat) -> Step[State]:
        state = replace(state, confirmed=put(state.confirmed, seat, True))
        done = Event("confirmed", {"seat": seat})
        if not all(state.confirmed):
            return Step(state, (done,))
        shown = Event("shown", {"cards": list(state.picks)})
        diver = state.picks.index(max(state.picks))
        return Step(replace(state, diver=diver, air=1), (done, shown), True)

    def dived(self, state: State, seat: Seat, die: int) -> Step[State]:
        event = Event("dived", {"seat": seat, "die": die})
        if die == 1 or state.air == 4:
            return self.over(state, (event,))
        return Step(replace(state, air=state.air + 1), (event,))

    def over(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The next round: shown cards are replaced while the deck lasts."""
        seats = range(len(state.hands))
        deck = list(state.deck)
        hands = []
        for seat in seats:
            rest = [c for c in state.hands[seat] if c != state.picks[seat]]
            if deck:
                rest.append(deck.pop(0))
            hands.append(tuple(sorted(rest)))
        nothing = (0,) * len(hands)
        dealt: dict[Seat, dict[str, Json]] = {s: {"hand": list(hands[s])} for s in seats}
        fresh = replace(
            state,
            round=state.round + 1,
            hands=tuple(hands),
            deck=tuple(deck),
            picks=nothing,
            confirmed=(False,) * len(hands),
            peeked=nothing,
            diver=None,
            air=0,
        )
        return Step(fresh, (*events, Event("dealt", {"each": HAND}, private=dealt)), True)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            round=state.round,
            hand=() if seat is None else state.hands[seat],
            pick=0 if seat is None else state.picks[seat],
            confirmed=state.confirmed,
            peeked=0 if seat is None else state.peeked[seat],
            deck=len(state.deck),
            diver=state.diver,
            air=state.air,
            pearls=state.pearls,
        )

    def outcome(self, state: State) -> Outcome | None:
        if self.waits(state):
            return None
        ranks = tuple(1 + sum(p > mine for p in state.pearls) for mine in state.pearls)
        return Outcome(state.pearls, ranks, "rounds")

    def bound(self, options: Options, seats: int) -> int:
        return options.rounds * (3 * seats + 5)

    def invariants(self, state: State) -> None:
        cards = [c for hand in state.hands for c in hand] + list(state.deck)
        assert len(set(cards)) == len(cards), f"a card is there twice: {cards}"
        for pick, hand in zip(state.picks, state.hands, strict=True):
            assert not pick or pick in hand, f"the card {pick} is not in the hand {hand}"

    def evaluate(self, state: State, seat: Seat) -> float:
        mine = state.pearls[seat] + (0.7 * state.air if state.diver == seat else 0)
        pick = state.picks[seat]
        return mine + 0.1 * pick - sum(state.pearls) / len(state.pearls)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Other hands, picks and deck; a shown pick stays, and so does a card looked at."""
        shown = state.picks if state.diver is not None else (0,) * len(state.picks)
        known = 0 if seat is None else state.peeked[seat]
        pool = [c for c in state.deck if c != known]
        for s, hand in enumerate(state.hands):
            if s != seat:
                pool += [c for c in hand if c != shown[s]]
        rng.shuffle(pool)
        hands, picks = list(state.hands), list(state.picks)
        for s, hand in enumerate(state.hands):
            if s == seat:
                continue
            fresh = [pool.pop() for c in hand if c != shown[s]]
            if shown[s]:
                fresh.append(shown[s])
            elif picks[s]:
                picks[s] = fresh[0]
            hands[s] = tuple(sorted(fresh))
        deck = (known, *pool) if known else tuple(pool)
        peeked = tuple(p if s == seat or not p else deck[0] for s, p in enumerate(state.peeked))
        return replace(state, hands=tuple(hands), picks=tuple(picks), deck=deck, peeked=peeked)

    def secrets(self, state: State, seat: Seat | None) -> bool:
        """Any two cards that could change places without this seat seeing it."""
        shown = state.picks if state.diver is not None else (0,) * len(state.picks)
        known = 0 if seat is None else state.peeked[seat]
        places = sum(1 for c in state.deck if c != known)
        for s, hand in enumerate(state.hands):
            if s != seat:
                places += sum(1 for c in hand if c != shown[s])
        return places > 1

    def keeps(self, preview: dict[str, Json], before: State, after: State) -> bool:
        return not preview or sum(after.pearls) - sum(before.pearls) == preview["pearls"]


GAME = Pearls()
