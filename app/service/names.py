"""What people may be called: 1 to 32 visible characters, and nothing that hides or turns text around."""

import unicodedata

from app.service.refusal import Refusal

LONGEST = 32
# Marks that turn the direction of text around, and characters without any shape.
_TURNING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_JOINERS = set("\u200c\u200d")  # wanted inside some scripts and emoji
_BLANK = set("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean(name: str) -> str:
    """The name as it is stored; Refusal `name_invalid` says what is wrong with it."""
    if any(c in _TURNING or unicodedata.category(c) in {"Cc", "Cs", "Co"} for c in name.strip()):
        raise Refusal("name_invalid", "control characters cannot be part of a name")
    name = unicodedata.normalize("NFC", name.strip())
    if any(
        unicodedata.category(c) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} and c not in _JOINERS
        for c in name
    ):
        raise Refusal("name_invalid", "control characters cannot be part of a name")
    if not any(_visible(c) for c in name):
        raise Refusal("name_invalid", "a name has at least one visible character")
    if len(name) > LONGEST:
        raise Refusal("name_invalid", f"a name has at most {LONGEST} characters")
    return name


def _visible(c: str) -> bool:
    return unicodedata.category(c)[0] in "LNPS" and c not in _BLANK


def line(text: str, longest: int) -> str:
    """A line of chat as it is stored; Refusal `malformed` when there is nothing to say or too much."""
    kept = "".join(
        c
        for c in unicodedata.normalize("NFC", text)
        if c == "\n" or (c not in _TURNING and unicodedata.category(c) not in {"Cc", "Cs", "Co"})
    ).strip()
    if not any(_visible(c) for c in kept):
        raise Refusal("malformed", "there is nothing to say")
    if len(kept) > longest:
        raise Refusal("malformed", f"a line has at most {longest} characters")
    return kept
