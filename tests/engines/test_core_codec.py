"""JSON in and out: strict about kinds and fields, with defaults filled in."""

from typing import Any

import msgspec
import pytest

from engines.core.codec import (
    action_from,
    decode,
    encode,
    options_from,
    options_schema,
    plain,
)
from engines.core.types import Event
from tests.engines.pearls import GAME, Options, Pick


def test_an_action_is_named_by_its_kind() -> None:
    assert encode(Pick(3)) == b'{"kind":"pick","card":3}'
    assert action_from(GAME, {"kind": "pick", "card": 3}) == Pick(3)


@pytest.mark.parametrize(
    "value",
    [
        {"kind": "steal"},
        {"kind": "pick"},
        {"kind": "pick", "card": "3"},
        {"kind": "pick", "card": 3, "seat": 1},
        {"card": 3},
        ["pick", 3],
        "pick",
        None,
    ],
)
def test_what_is_no_action_is_refused(value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        action_from(GAME, value)


def test_options_have_defaults_and_no_unknown_fields() -> None:
    assert options_from(GAME, {"rounds": 2}) == Options(2, True)
    several: list[Any] = [{"rounds": 3}, {"colour": "blue"}, []]
    for wrong in several:
        with pytest.raises(msgspec.ValidationError):
            options_from(GAME, wrong)


def test_the_schema_of_the_options_tells_a_form_what_to_ask() -> None:
    schema = options_schema(GAME)
    assert schema["properties"]["rounds"] == {"enum": [1, 2], "default": 1}
    assert schema["properties"]["peek"] == {"type": "boolean", "default": True}
    assert schema["additionalProperties"] is False


def test_an_event_comes_back_with_what_is_private() -> None:
    event = Event("dealt", {"each": 2}, to=(0, 2), private={2: {"hand": [1]}})
    assert decode(encode(event), Event) == event


def test_an_event_says_to_each_seat_what_is_meant_for_it() -> None:
    event = Event("dealt", {"each": 2}, to=(0, 2), private={2: {"hand": [1]}})
    assert event.seen_by(0) == {"each": 2}
    assert event.seen_by(1) is None
    assert event.seen_by(2) == {"each": 2, "hand": [1]}
    assert event.seen_by(None) is None
    assert Event("ended").seen_by(None) == {}


def test_plain_values_are_ready_for_json() -> None:
    assert plain(Pick(3)) == {"kind": "pick", "card": 3}
    assert plain(Event("x", private={1: {"a": 2}}))["private"] == {"1": {"a": 2}}
