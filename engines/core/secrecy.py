"""The laws of secrecy at one position: what a seat may not know changes nothing it is told."""

from typing import Any

from msgspec.structs import replace

from engines.core.laws import Broken, Place, call, form, hold
from engines.core.payload import seen, told
from engines.core.play import Position, Refused, play, ticket
from engines.core.types import Decision, Seat, Step

WORLDS = 20  # in one of so many at least something hidden must lie elsewhere
COMPARED = 3  # worlds held against the true one, for each viewer
TRIED_OFFERS = 8  # of one question, in one world


def no_seat_sees_a_secret(here: Place) -> None:
    """Laws 7 and 8: for every viewer, worlds it cannot tell apart look and answer alike."""
    for viewer in (None, *here.seats):
        for world in _worlds(here, viewer):
            _looks_alike(here, viewer, world)
            _refuses_alike(here, viewer, world)
            _steps_tell_nothing(here, viewer, world)


def _worlds(here: Place, viewer: Seat | None) -> list[Any]:
    """Some worlds this viewer cannot tell apart, other ones first; checks that redeal is honest."""
    game, state = here.game, here.state
    hidden = call(7, "secrets", game.secrets, state, viewer)
    dealt = []
    for _ in range(WORLDS if hidden else 1):
        dealt.append(call(7, "redeal", game.redeal, state, viewer, here.rng))
    others = [world for world in dealt if world != state]
    if hidden:
        hold(7, bool(others), f"something is hidden from {viewer}, but redeal changes nothing")
    else:
        hold(7, not others, f"nothing is said to be hidden from {viewer}, but redeal finds it")
    chosen = (others or dealt)[:COMPARED]
    for world in chosen:
        call(7, f"invariants in a world redealt for {viewer}", game.invariants, world)
    return chosen


def _looks_alike(here: Place, viewer: Seat | None, world: Any) -> None:
    mine = _sight(here, viewer, here.position)
    theirs = _sight(here, viewer, replace(here.position, state=world))
    if mine != theirs:
        raise Broken(7, f"{viewer} sees a difference: {_difference(mine, theirs)}")
    paces = [
        [(s, q.pace) for s in here.game.waits(state) if (q := here.game.question(state, s))]
        for state in (here.state, world)
    ]
    hold(7, paces[0] == paces[1], f"the pace of a question tells {viewer}: {paces}")


def _sight(here: Place, viewer: Seat | None, position: Position[Any]) -> bytes:
    sight = call(7, f"view of {viewer}", seen, here.game, here.table, position, viewer, 0, ())
    return form(sight)


def _difference(mine: bytes, theirs: bytes) -> str:
    """Where two texts part, with what stands around it."""
    at = next(
        (i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b),
        min(len(mine), len(theirs)),
    )
    near = slice(max(0, at - 40), at + 20)
    return f"…{mine[near].decode(errors='replace')}… or …{theirs[near].decode(errors='replace')}…"


def _refuses_alike(here: Place, viewer: Seat | None, world: Any) -> None:
    if viewer is None:
        return
    question = here.questions.get(viewer)
    offered = question.actions if question else ()
    foreign = tuple(a for a in here.known if a not in offered)
    held = ticket(here.table, viewer, here.position.answers[viewer])
    there = replace(here.position, state=world)
    for action in here.some(foreign, 4):
        for name in (held, ""):
            mine = _refusal(here, here.position, viewer, name, action)
            theirs = _refusal(here, there, viewer, name, action)
            hold(7, mine == theirs, f"a refusal tells {viewer}: {mine} or {theirs}")


def _refusal(
    here: Place, position: Position[Any], seat: Seat, name: str, action: Any
) -> tuple[str, str]:
    try:
        play(here.game, here.table, position, seat, name, action, here.key)
    except Refused as refused:
        return refused.code, refused.why
    return "", "taken"


def _steps_tell_nothing(here: Place, viewer: Seat | None, world: Any) -> None:
    """Another seat's answer tells `viewer` no secret unless the game says so; nor does an own
    answer that can still be taken back."""
    for seat, question in here.questions.items():
        there = here.game.question(world, seat)
        if there is None:
            continue  # the sight of the seats waited for has said so already
        both = tuple(a for a in question.actions if a in there.actions)
        for action in here.some(both, TRIED_OFFERS):
            _tells_nothing(here, viewer, world, question, action)


def _tells_nothing(
    here: Place, viewer: Seat | None, world: Any, question: Decision[Any], action: Any
) -> None:
    seat = question.seat
    mine, draws = here.step(here.state, seat, action)
    theirs, _ = call(7, f"apply of {action} in another world", here.step, world, seat, action)
    if mine.sealed or theirs.sealed:
        return
    own = viewer == seat
    if own and (draws != here.position.draws or _wakes(here, mine) or _wakes(here, theirs)):
        return
    law = 8 if own else 7
    what = f"{action} of seat {seat} tells {viewer} a secret"
    heard, heard_there = _heard(mine, viewer), _heard(theirs, viewer)
    if heard != heard_there:
        raise Broken(law, f"{what} in its events: {_difference(heard, heard_there)}")
    view, view_there = (form(here.game.view(s.state, viewer)) for s in (mine, theirs))
    if view != view_there:
        raise Broken(law, f"{what} in the next view: {_difference(view, view_there)}")


def _wakes(here: Place, step: Step[Any]) -> bool:
    after = here.game.waits(step.state)
    return not after or any(s not in here.waits for s in after)


def _heard(step: Step[Any], viewer: Seat | None) -> bytes:
    return form(told(((0, e) for e in step.events), viewer))
