"""Everything that `make check` asks for, two at a time; prints what is wrong, and one line for each check."""

import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.check_catalogues import catalogues
from tools.check_client import client
from tools.check_imports import imports
from tools.check_text import hosts, lines
from tools.tree import ROOT

BIN = Path(sys.executable).parent
NODE_BIN = ROOT / "node_modules/.bin"
TYPED = ("app", "engines", "tests", "bench", "tools", "migrations", "hatch_build.py")
CLIENT = ("static/js", "static/games", "tests/static")

Check = Callable[[], str]  # gives what is wrong, or nothing


def run(program: Path, *arguments: str) -> Check:
    """A check by another program: wrong is what it prints when it fails."""

    def check() -> str:
        done = subprocess.run(
            [program, *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return (done.stdout.strip() or f"{program.name} failed") if done.returncode else ""

    return check


def own(*looks: Callable[[], list[str]]) -> Check:
    """A check of our own: wrong is every problem it finds."""
    return lambda: "\n".join(problem for look in looks for problem in look())


def there(names: tuple[str, ...], suffix: str) -> list[str]:
    """Those of the files and folders that hold something of a kind."""
    return [n for n in names if (ROOT / n).is_file() or any((ROOT / n).rglob(f"*{suffix}"))]


def checks() -> dict[str, Check]:
    """Name and check, the slow ones first."""
    wanted = {
        "mypy": run(BIN / "mypy", "--no-error-summary", *there(TYPED, ".py")),
        "ruff": run(BIN / "ruff", "check", "--quiet", "--output-format=concise", "."),
        "ruff format": run(BIN / "ruff", "format", "--quiet", "--check", "--diff", "."),
        "lines and hosts": own(lines, hosts),
        "imports": own(imports),
        "client code": own(client),
        "catalogues": own(catalogues),
    }
    if there(("app",), ".py"):
        wanted["storeys"] = run(BIN / "lint-imports", "--no-cache")
    if client_folders := there(CLIENT, ".js"):
        wanted["tsc"] = run(NODE_BIN / "tsc", "--pretty", "false")
        wanted["biome"] = run(NODE_BIN / "biome", "check", "--colors=off", *client_folders)
    return wanted


def main() -> int:
    """0 if nothing is wrong."""

    def timed(check: Check) -> tuple[str, float]:
        start = time.perf_counter()
        wrong = check()
        return wrong, time.perf_counter() - start

    bad = []
    with ThreadPoolExecutor(2) as pool:
        running = {name: pool.submit(timed, check) for name, check in checks().items()}
        for name, future in running.items():
            wrong, seconds = future.result()
            print(f"{'WRONG' if wrong else 'ok':5} {name} ({seconds:.1f} s)", flush=True)
            if wrong:
                bad.append(name)
                print("\n".join(f"      {line}" for line in wrong.splitlines()), flush=True)
    if bad:
        print(f"make check: wrong in {', '.join(bad)}", file=sys.stderr)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
