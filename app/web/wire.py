"""The socket's messages as types, and the frames the house sends; what they mean is not known here."""

from typing import Any

import msgspec
from msgspec import Struct

LARGEST = 64 * 1024  # bytes of one message


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True, gc=False):
    """An answer to the question named by the ticket."""

    ticket: str
    action: msgspec.Raw
    key: str


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True, gc=False):
    """Take back my last move, which is number `move`."""

    move: int
    key: str
    all: bool = False


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True, gc=False):
    """A line of chat."""

    text: str
    key: str


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, gc=False):
    """Are you there?"""


Message = Answer | Undo | Say | Ping

read = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode
PONG = '{"type":"pong"}'


class _Keyed(Struct):
    key: str = ""


_keyed = msgspec.json.Decoder(_Keyed)


def key_of(text: str) -> str:
    """The key of a message that could not be read, as far as it has one."""
    try:
        return _keyed.decode(text).key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def frame(message: Any) -> str:
    """Any message as the text of one frame."""
    return _encode(message).decode()


def done(key: str, revision: int) -> str:
    """The acknowledgement of an answer, undo or line."""
    return f'{{"type":"done","key":{frame(key)},"revision":{revision}}}'


def refused(key: str, code: str, why: str) -> str:
    """The refusal of a message; an empty key when it had none."""
    return frame({"type": "refused", "key": key, "code": code, "why": why})
