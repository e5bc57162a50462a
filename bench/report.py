"""What was measured, as tables and sentences: figures side by side, ratios, targets met or missed."""

from collections.abc import Callable, Iterable
from statistics import median
from typing import Any

OURS = "tidetable"
RTT, BGIO = "rally-the-troops", "boardgame.io"
Result = dict[str, Any]

# At K = 50 unless said otherwise; the figures of the issue.
RTT_RATIO = 2.0
BGIO_RATIO = 6.0
US_PER_MOVE = 130
P50_MS = 1.0
IDLE_KB = 45
SLOW_MOVES = 4000
SAME = 1.15  # a cost that grew by less is the same within what a shared machine lets us see

COLUMNS: tuple[tuple[str, str, str], ...] = (
    ("moves/s", "moves_s", ",.0f"),
    ("p50 ms", "p50", ".2f"),
    ("p95", "p95", ".2f"),
    ("p99", "p99", ".2f"),
    ("CPU µs/move", "us_per_move", ",.0f"),
    ("server %", "server_pct", ".0f"),
    ("client %", "client_pct", ".0f"),
    ("peak MB", "peak_mb", ".0f"),
    ("wait %", "wait_pct", ".0f"),
    ("others %", "other_pct", ".0f"),
)


def row(name: str, result: Result) -> str:
    """One line of the table; `!` where the run itself was not clean."""
    figures = "  ".join(f"{result[key]:>{max(len(head), 6)}{how}}" for head, key, how in COLUMNS)
    return f"  {result['k']:>4}  {name:<20}{figures}{_doubt(result)}"


def head() -> str:
    """The line above the rows."""
    names = "  ".join(f"{name:>{max(len(name), 6)}}" for name, _, _ in COLUMNS)
    return f"  {'K':>4}  {'':<20}{names}"


def _doubt(result: Result) -> str:
    frames = abs(result["frames_per_move"] - 2) > 0.05
    acks = result["acks_per_move"] and abs(result["acks_per_move"] - 1) > 0.05
    return "  !" if result["bad"] or result["stuck"] or frames or acks else ""


def middle(results: Iterable[Result], name: str, key: str, **such: Any) -> float | None:
    """The median of one figure over the runs."""
    found = [
        r[key]
        for r in results
        if r["name"] == name and key in r and all(r.get(k) == v for k, v in such.items())
    ]
    return median(found) if found else None


def verdicts(results: list[Result]) -> list[str]:
    """A line for each target that something was measured for."""
    lines: list[str] = []

    def say(what: str, value: float | None, wanted: float, good: Callable[[float], bool]) -> None:
        if value is not None:
            verdict = "met" if good(value) else "MISSED"
            lines.append(f"  {verdict:<7}{what}: {value:,.2f} (wanted {wanted:g})")

    def rate(name: str) -> float | None:
        return middle(results, name, "moves_s", part="load", k=50)

    ours = rate(OURS)
    for other, wanted in ((RTT, RTT_RATIO), (BGIO, BGIO_RATIO)):
        theirs = rate(other)
        if ours and theirs:
            ratio = ours / theirs
            say(f"moves/s beside {other}, K=50", ratio, wanted, lambda x, w=wanted: x >= w)  # type: ignore[misc]
    cost = middle(results, OURS, "us_per_move", part="load", k=50)
    say("server CPU µs a move, K=50", cost, US_PER_MOVE, lambda x: x <= US_PER_MOVE)
    p50 = middle(results, OURS, "p50", part="load", k=1)
    say("p50 ms from send to the opponent's receipt, K=1", p50, P50_MS, lambda x: x <= P50_MS)
    idle = middle(results, OURS, "kb_per_connection", part="idle")
    say("kB for an idle seated connection", idle, IDLE_KB, lambda x: x <= IDLE_KB)
    slow = middle(results, OURS, "moves_s", part="slow")
    say("moves/s at K=200 with 4 ms more a commit", slow, SLOW_MOVES, lambda x: x >= SLOW_MOVES)
    aged = middle(results, OURS, "growth", part="age")
    say("a move's CPU at move 1,000, of that at move 10", aged, SAME, lambda x: x <= SAME)
    stored = middle(results, OURS, "growth", part="stored")
    say("a move's CPU with 10,000 tables, of that with 10", stored, SAME, lambda x: x <= SAME)
    return lines


def ratios(results: list[Result]) -> list[str]:
    """Moves a second, and CPU a move, of ours against each of the others at each K."""
    lines = []
    others = sorted({r["name"] for r in results if r["part"] == "load"} - {OURS})
    for k in sorted({r["k"] for r in results if r["part"] == "load"}):
        parts = []
        for name in others:
            ours, theirs = (middle(results, n, "moves_s", part="load", k=k) for n in (OURS, name))
            if ours and theirs:
                parts.append(f"{ours / theirs:.2f} x {name}")
        if parts:
            lines.append(f"  K={k:<4} moves/s: {', '.join(parts)}")
    return lines
