"""What one viewer is told, and how it reads as JSON."""

from typing import Any

import msgspec

from engines.core.payload import told
from engines.core.table import Table
from engines.core.types import Event
from tests.engines.pearls import GAME, Options

SEED = b"p" * 32


def table(seats: int = 2) -> Table:
    return Table(GAME, Options(), seats, SEED)


def sight(at: Table, seat: int | None, since: int = -1) -> dict[str, Any]:
    parsed: dict[str, Any] = msgspec.json.decode(at.seen(seat, since))
    return parsed


def answer(at: Table, seat: int, nth: int) -> None:
    question = sight(at, seat)["question"]
    message = {"ticket": question["ticket"], "action": question["actions"][nth]}
    at.answer(seat, msgspec.json.encode(message))


def test_a_message_has_the_fields_of_the_protocol_in_their_order() -> None:
    message = sight(table(), 0)
    assert list(message) == [
        "type", "revision", "since", "view", "events", "question", "waiting", "undo", "outcome",
    ]  # fmt: skip
    assert message["type"] == "seen"
    assert list(message["question"]) == [
        "ticket", "prompt", "about", "actions", "previews", "final", "default", "due",
    ]  # fmt: skip


def test_a_question_holds_its_offers_and_which_of_them_are_final() -> None:
    at = table()
    question = sight(at, 0)["question"]
    low, high = at.position.state.hands[0]
    offers = [{"kind": "pick", "card": low}, {"kind": "pick", "card": high}, {"kind": "peek"}]
    assert question["actions"] == offers
    assert question["final"] == [2]
    assert question["default"] == offers[0]
    assert question["due"] is None


def test_everybody_waited_for_is_named() -> None:
    at = table(3)
    answer(at, 1, 0)
    answer(at, 1, 0)
    assert sight(at, 1)["waiting"] == [{"seat": 0, "due": None}, {"seat": 2, "due": None}]
    assert sight(at, 1)["question"] is None
    assert sight(at, 1)["undo"] == 2
    assert sight(at, 0)["undo"] is None


def test_a_spectator_sees_no_question_and_no_hand() -> None:
    message = sight(table(), None)
    assert message["question"] is None
    assert message["undo"] is None
    assert message["view"]["hand"] == []


def test_a_seat_alone_is_told_its_hand() -> None:
    at = table()
    mine = [e["data"] for e in sight(at, 0)["events"]]
    assert mine == [{"each": 2, "hand": list(at.position.state.hands[0])}]
    assert [e["data"] for e in sight(at, None)["events"]] == [{"each": 2}]


def test_only_events_after_since_are_told() -> None:
    at = table()
    answer(at, 0, 0)
    assert [e["name"] for e in sight(at, 1)["events"]] == ["dealt", "picked"]
    assert [(e["n"], e["name"]) for e in sight(at, 1, 0)["events"]] == [(1, "picked")]
    assert sight(at, 1, 1)["events"] == []


def test_an_event_for_some_seats_reaches_nobody_else() -> None:
    event = (4, Event("whispered", {"word": "tide"}, to=(1,)))
    assert [t.n for t in told([event], 1)] == [4]
    assert told([event], 0) == ()
    assert told([event], None) == ()


def test_the_outcome_comes_with_the_end() -> None:
    at = table()
    while at.game.waits(at.position.state):
        assert sight(at, None)["outcome"] is None
        answer(at, at.game.waits(at.position.state)[0], 0)
    outcome = sight(at, None)["outcome"]
    assert outcome["reason"] == "rounds"
    assert len(outcome["scores"]) == 2
    assert sight(at, None)["waiting"] == []
