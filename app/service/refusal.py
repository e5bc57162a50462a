"""The one way a service says no: a code from the protocol's closed list and an English fragment."""

from typing import Literal

Code = Literal[
    "stale",
    "not_asked",
    "not_offered",
    "over",
    "sealed",
    "nothing_to_undo",
    "key_reused",
    "malformed",
    "too_large",
    "too_fast",
    "not_saved",
    "not_found",
    "seat_taken",
    "table_full",
    "too_few_players",
    "not_host",
    "playing",
    "name_invalid",
    "option_invalid",
    "unauthorized",
    "forbidden_origin",
]


class Refusal(Exception):
    """Something was asked of the house that it does not do; nothing has changed."""

    def __init__(self, code: Code, why: str) -> None:
        super().__init__(why)
        self.code: Code = code
        self.why = why
