"""`make bench`: our server beside others under one load, then the engines alone; prints figures."""

import argparse
import json
import os
import resource
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from bench import engines, report
from bench.contestants import Anchor, home, installed
from bench.house import House
from bench.report import OURS, Result
from bench.stage import Failed, Launch, Priority, client, free_port, last_words, serving

PARTS = ("load", "slow", "age", "stored", "idle", "engines")
IDLE = 2000  # connections
SEATED = IDLE // 2 + 10  # tables
LAID_OUT = 200
SLOW_K, SLOW_MS = 200, 4
AGE = {"k": 20, "young": 10, "old": 1000, "span": 100}
STORED_K = 10
FEW, MANY = STORED_K, 10_000


class Bench:
    """One call of the bench: what was asked for, where it runs, what it has found so far."""

    def __init__(self, given: argparse.Namespace, scratch: Path) -> None:
        self.given = given
        self.scratch = scratch
        self.anchors = [] if given.alone else installed()
        self.results: list[Result] = []
        self._house: House | None = None

    @property
    def house(self) -> House:
        """Ours, its tables laid out when they are first needed."""
        if self._house is None:
            print(f"Laying out {LAID_OUT} tables", flush=True)
            self._house = House(self.scratch, LAID_OUT)
        return self._house

    def note(self, part: str, name: str, result: Result) -> None:
        """Keep a result, and write it down."""
        self.results.append({"part": part, "name": name, **result})
        if self.given.out:
            with Path(self.given.out).open("a") as out:
                out.write(json.dumps(self.results[-1]) + "\n")

    def one(self, launch: Launch, port: int, mode: str, **asked: Any) -> Result:
        """A fresh server and a fresh client."""
        log = self.scratch / "server.log"
        with serving(launch, port, log) as pid:
            try:
                result = client(mode, {"port": port, "pids": [pid], **launch.asked, **asked})
            except Failed as error:
                raise Failed(f"{error}\nserver: {last_words(log)}") from error
        said = log.stat().st_size
        return {**result, "log_bytes": said}

    def ours(self, mode: str, *, commit_ms: int = 0, stored: int = 0, **asked: Any) -> Result:
        """One run of ours."""
        port = free_port()
        launch = self.house.launch(port, commit_ms=commit_ms, stored=stored)
        return self.one(launch, port, mode, **asked)

    def theirs(self, anchor: Anchor, mode: str, tables: int, **asked: Any) -> Result | None:
        """One run of another server; None if it did not stand it."""
        port = free_port()
        try:
            return self.one(anchor.launch(self.scratch, port, tables), port, mode, **asked)
        except (Failed, subprocess.CalledProcessError) as error:
            print(f"  {anchor.name} failed: {error}", flush=True)
            return None

    def load(self) -> None:
        """Every K, the contestants in turn, as often as asked."""
        time_given = {"secs": self.given.secs, "warm": self.given.warm}
        print(f"\nLoad: K tables of two players, {self.given.secs:g} s each\n{report.head()}")
        for _ in range(self.given.runs):
            for k in self.given.k:
                result = self.ours("load", k=k, **time_given)
                self.note("load", OURS, result)
                print(report.row(OURS, result), flush=True)
                for anchor in self.anchors:
                    other = self.theirs(anchor, "load", k, k=k, **time_given)
                    if other:
                        self.note("load", anchor.name, other)
                        print(report.row(anchor.name, other), flush=True)
        print("\n".join(report.ratios(self.results)))

    def slow(self) -> None:
        """A disk whose commits take longer."""
        print(f"\nWith {SLOW_MS} ms more for each commit\n{report.head()}")
        for _ in range(self.given.runs):
            result = self.ours(
                "load", commit_ms=SLOW_MS, k=SLOW_K, secs=self.given.secs, warm=self.given.warm
            )
            self.note("slow", OURS, result)
            print(report.row(OURS, result), flush=True)

    def age(self) -> None:
        """Moves of a young table against those of an old one."""
        result = self.ours("age", **AGE)
        young, old = result["at_young"]["us"], result["at_old"]["us"]
        self.note("age", OURS, {**result, "growth": old / young})
        print(f"\nA move at move {AGE['young']}: {young} µs CPU, at {AGE['old']:,}: {old} µs")

    def stored(self) -> None:
        """The same tables in a small house and in a large one, in turn."""
        small = House(self.scratch / "small", FEW)
        houses = {FEW: small, MANY: self.house}
        costs: dict[int, list[float]] = {FEW: [], MANY: []}
        for _ in range(2):
            for stored, found in costs.items():
                port = free_port()
                launch = houses[stored].launch(port, stored=stored)
                result = self.one(launch, port, "load", k=STORED_K, secs=2, warm=1)
                found.append(result["us_per_move"])
        few, many = (median(costs[n]) for n in (FEW, MANY))
        self.note("stored", OURS, {"few": few, "many": many, "growth": many / few})
        print(f"\nA move with {FEW} tables stored: {few:.0f} µs CPU, with {MANY:,}: {many:.0f} µs")

    def idle(self) -> None:
        """Memory of connections that only sit there."""
        print(f"\nMemory of {IDLE:,} idle seated connections")
        self._idle(OURS, lambda: self.ours("idle", stored=SEATED, idle=IDLE))
        for anchor in self.anchors:
            self._idle(anchor.name, lambda a=anchor: self.theirs(a, "idle", SEATED, idle=IDLE))  # type: ignore[misc]

    def _idle(self, name: str, run: Callable[[], Result | None]) -> None:
        result = run()
        if result is None:
            return
        self.note("idle", name, result)
        lost = "" if result["open"] == IDLE else f"   ! {result['open']} of {IDLE} open"
        print(
            f"  {name:<20}{result['kb_per_connection']:6.1f} kB each,"
            f" {result['before_kb'] / 1024:.0f} -> {result['after_kb'] / 1024:.0f} MB,"
            f" {result['connects_s']} connects/s{lost}",
            flush=True,
        )

    def engines(self) -> None:
        """Without any server."""
        for result in engines.report(self.given.secs):
            self.note("engines", OURS, result)


def disk(folder: Path) -> float:
    """Milliseconds of an fsync in a folder, the median of some."""
    took = []
    with (folder / "fsync").open("wb") as file:
        for _ in range(100):
            file.write(b"x" * 4096)
            file.flush()
            at = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - at)
    return median(took) * 1000


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=f"of {', '.join(PARTS)}")
    parser.add_argument("--k", type=lambda s: [int(k) for k in s.split(",")], default="1,10,50,200")
    parser.add_argument("--secs", type=float, default=3.0, help="measured in each run")
    parser.add_argument("--warm", type=float, default=1.0, help="seconds before that")
    parser.add_argument("--runs", type=int, default=1, help="of everything; medians are compared")
    parser.add_argument("--alone", action="store_true", help="leave the other servers out")
    parser.add_argument(
        "--ahead", action="store_true", help="run before all else on this machine (root; be brief)"
    )
    parser.add_argument("--out", help="append each result to this file, a line of JSON each")
    return parser.parse_args()


def main() -> None:
    """Everything asked for, in order."""
    given = arguments()
    Priority.ahead = given.ahead
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="tidetable-bench-") as folder:
        bench = Bench(given, Path(folder))
        names = ", ".join(a.name for a in bench.anchors) or f"none (nothing in {home()})"
        print(f"{os.cpu_count()} cores; an fsync takes {disk(bench.scratch):.2f} ms")
        print(f"Beside ours: {'left out' if given.alone else names}", flush=True)
        for part in given.parts or PARTS:
            getattr(bench, part)()
        lines = report.verdicts(bench.results)
        print("\n".join(["", "Targets", *lines] if lines else []))


if __name__ == "__main__":
    main()
