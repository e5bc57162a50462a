"""Table codes: ten Crockford characters, forgiving of case and of letters that look like digits."""

from secrets import choice

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 10
_ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


def new_code() -> str:
    """A code nobody can guess."""
    return "".join(choice(ALPHABET) for _ in range(LENGTH))


def canonical(code: str) -> str:
    """A code as tables are stored under it; "" for what can be none."""
    plain = code[: 2 * LENGTH].upper().translate(_ALIKE)
    return plain if set(plain) <= set(ALPHABET) else ""
