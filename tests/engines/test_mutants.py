"""The laws bite: each of these games breaks one, and must be caught by that one."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from engines.core.conformance import check
from engines.core.rng import Rng
from engines.core.types import Decision, Event, Json, Outcome, Seat, Step
from tests.engines import pearls
from tests.engines.pearls import Action, Confirm, Dive, Options, Pearls, Peek, Pick, State, View


class LeakedHolder(Pearls):
    """The view says who holds the highest card."""

    def view(self, state: State, seat: Seat | None) -> View:
        holder = max(range(len(state.hands)), key=lambda s: state.hands[s])
        return replace(super().view(state, seat), deck=100 * holder + len(state.deck))


class HiddenField(Pearls):
    """The view holds what somebody has picked, before it is shown."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), pick=max(state.picks))


class TellingPace(Pearls):
    """Who holds a high card has less time."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        if question is None or max(state.hands[seat]) < 8:
            return question
        return replace(question, pace="reaction")


class TellingName(Pearls):
    """The event has another name for a high card."""

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, Pick) and sum(state.hands[seat]) > 10:
            return replace(step, events=(Event("picked_well", {"seat": seat}),))
        return step


class PublicHand(Pearls):
    """What is dealt again is told to all, though the step is said to tell nothing."""

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, Confirm) and not step.sealed:
            return replace(step, events=(Event("confirmed", {"hand": list(state.hands[seat])}),))
        return step


class TellingPreview(Pearls):
    """A preview shows the card on top of the deck."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        if question is None or question.prompt != "pick" or not state.deck:
            return question
        return replace(question, previews=({"next": state.deck[0]},) * len(question.actions))

    def keeps(self, preview: dict[str, Json], before: State, after: State) -> bool:
        return True


class TellingRefusal(Pearls):
    """Which offers there are depends on the hidden deck: a refusal tells."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        if question is None or question.prompt != "pick" or not state.deck or state.deck[0] < 5:
            return question
        return replace(question, actions=question.actions[:2], final=frozenset())


class IdentityRedeal(Pearls):
    """The other world is this one."""

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return state


class DenyingSecrets(Pearls):
    """Nothing is hidden, it says."""

    def secrets(self, state: State, seat: Seat | None) -> bool:
        return False


class ForgedWorld(Pearls):
    """The other world has a card twice."""

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        world = super().redeal(state, seat, rng)
        return replace(world, deck=(*world.deck, *world.deck))


class UnseededDie(Pearls):
    """The die comes from elsewhere."""

    def __init__(self) -> None:
        self.elsewhere = itertools.cycle((3, 1, 4, 1, 5))

    def dived(self, state: State, seat: Seat, die: int) -> Step[State]:
        return super().dived(state, seat, next(self.elsewhere))


class ChangedArgument(Pearls):
    """Picks in the very state it was given."""

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, Pick):
            force_setattr(state, "picks", step.state.picks)
        return step


class FirstClickWins(Pearls):
    """Who confirms first dives."""

    def confirmed(self, state: State, seat: Seat) -> Step[State]:
        first = not any(state.confirmed)
        step = super().confirmed(replace(state, air=seat) if first else state, seat)
        if step.state.diver is None:
            return step
        return replace(step, state=replace(step.state, diver=state.air, air=1))


class ToldInOrder(Pearls):
    """The state is the same, but the events say who was first."""

    def confirmed(self, state: State, seat: Seat) -> Step[State]:
        step = super().confirmed(state, seat)
        place = 1 + sum(state.confirmed)
        return replace(step, events=(*step.events, Event("place", {"seat": seat, "place": place})))


class ClosedDoor(Pearls):
    """The first confirmation ends the round for all."""

    def confirmed(self, state: State, seat: Seat) -> Step[State]:
        state = replace(state, confirmed=(True,) * len(state.hands))
        return super().confirmed(state, seat)


class MissingDefault(Pearls):
    """The default is a card nobody has."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        return question and replace(question, default=Pick(99))


class DoubledOffer(Pearls):
    """One offer stands twice."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        return question and replace(
            question, actions=(question.actions[0], *question.actions), previews=()
        )


class AskedUnasked(Pearls):
    """Seat 0 is always asked something."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        return question or (Decision(0, "why", (Peek(),), Peek()) if seat == 0 else None)


class FewPreviews(Pearls):
    """One preview for many offers."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        return question and replace(question, previews=({},) * (len(question.actions) + 1))


class Endless(Pearls):
    """The last round never comes."""

    def over(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        step = super().over(state, events)
        return replace(step, state=replace(step.state, round=1))


class NoOutcome(Pearls):
    """It ends, and nobody knows how."""

    def outcome(self, state: State) -> Outcome | None:
        return None


class EarlyOutcome(Pearls):
    """There is a winner while all still think."""

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.pearls, (1,) * len(state.pearls))


class WrongRanks(Pearls):
    """Nobody wins."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, ranks=tuple(r + 1 for r in outcome.ranks))


class RefusedOffer(Pearls):
    """An offer is not carried out."""

    def dived(self, state: State, seat: Seat, die: int) -> Step[State]:
        raise ValueError("no diving today")


class LaxAction(Struct, frozen=True, tag_field="kind", tag="pick"):
    card: int


class LaxShapes(Pearls):
    """Unknown fields of an action are let through."""

    action_type = LaxAction | Confirm | Peek | Dive | pearls.Surface


class ForgottenField(Pearls):
    """The view's JSON is not the view."""

    view_type = dict[str, Any]


class UnreadableFigures(Pearls):
    """What a question says is no JSON."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        return question and replace(question, about={"game": self})


class OpenPeek(Pearls):
    """A card looked at can be un-looked at."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        if question is None or question.prompt != "pick":
            return question
        return replace(question, final=frozenset())

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        return replace(step, sealed=False) if isinstance(action, Peek) else step


class UnmarkedFinal(Pearls):
    """Nobody says that a die is final."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        return question and replace(question, final=frozenset())


class FalseFinal(Pearls):
    """Everything is called final."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        return question and replace(question, final=frozenset(range(len(question.actions))))


class CountedDraws(Pearls):
    """The state remembers the counter of the dice, which a taken-back move has not."""

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, Pick):
            return replace(step, state=replace(step.state, air=rng.draws))
        return step


class LostCard(Pearls):
    """A card falls off the table."""

    def over(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        step = super().over(state, events)
        return replace(step, state=replace(step.state, hands=((), *step.state.hands[1:])))

    def invariants(self, state: State) -> None:
        super().invariants(state)
        short = [s for s, hand in enumerate(state.hands) if state.deck and len(hand) < pearls.HAND]
        assert not short, f"seats {short} have lost a card"


class LyingPreview(Pearls):
    """One pearl more is promised."""

    def question(self, state: State, seat: Seat) -> Decision[Action] | None:
        question = super().question(state, seat)
        if question is None or question.prompt != "dive":
            return question
        return replace(question, previews=({}, {"pearls": state.air + 1}))


MUTANTS: dict[type[Pearls], set[int]] = {
    NoOutcome: {1},
    EarlyOutcome: {1},
    WrongRanks: {1},
    Endless: {1},
    MissingDefault: {2},
    DoubledOffer: {2},
    AskedUnasked: {2},
    FewPreviews: {2},
    RefusedOffer: {3},
    UnseededDie: {4},
    ChangedArgument: {4},
    LaxShapes: {5},
    ForgottenField: {5},
    FirstClickWins: {6},
    ToldInOrder: {6},
    ClosedDoor: {6},
    LeakedHolder: {7},
    HiddenField: {7},
    TellingPace: {7},
    TellingName: {7},
    PublicHand: {7},
    TellingPreview: {7},
    TellingRefusal: {7},
    IdentityRedeal: {7},
    DenyingSecrets: {7},
    ForgedWorld: {7},
    OpenPeek: {8},
    UnmarkedFinal: {8},
    FalseFinal: {8},
    CountedDraws: {9},
    UnreadableFigures: {10},
    LostCard: {11},
    LyingPreview: {12},
}


def names() -> Iterator[Any]:
    for mutant, laws in MUTANTS.items():
        yield pytest.param(mutant, laws, id=f"{mutant.__name__}-{'-'.join(map(str, laws))}")


@pytest.mark.parametrize(("mutant", "laws"), tuple(names()))
def test_a_planted_fault_is_caught_by_its_law(mutant: type[Pearls], laws: set[int]) -> None:
    report = check(mutant(), range(12), 20)
    assert report.breach is not None, f"{mutant.__doc__} Nobody noticed."
    assert report.breach.law in laws, str(report.breach)


def test_every_law_has_a_fault_planted_against_it() -> None:
    assert set().union(*MUTANTS.values()) == set(range(1, 13))


def test_a_report_leads_back_to_the_place() -> None:
    first = check(LyingPreview(), range(3), 20).breach
    assert first is not None
    (option,) = (o for o in (Options(**first.options),))
    again = check(
        LyingPreview(), range(first.seed, first.seed + 1), 20, options=[option], seats=[first.seats]
    )
    assert again.breach == first
