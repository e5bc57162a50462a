"""Instants: seconds since 1970 inside, RFC 3339 in UTC outside."""

from datetime import UTC, datetime
from time import time as now

__all__ = ["now", "rfc3339"]


def rfc3339(instant: float) -> str:
    """The instant as JSON shows it, to the millisecond."""
    return (
        datetime.fromtimestamp(instant, UTC)
        .isoformat(timespec="milliseconds")
        .replace("+00:00", "Z")
    )
