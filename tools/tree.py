"""The files that this repository tracks, and how a problem in one is told."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = {".git", ".venv", ".tools", "node_modules", "vendor", "data", "__pycache__"}


@cache
def tracked(root: Path = ROOT) -> tuple[Path, ...]:
    """Every tracked file that is there; outside of a clone, every file that no tool made."""
    if (root / ".git").exists():
        names = subprocess.run(
            ["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True, text=True
        ).stdout.split("\0")
        found = [root / name for name in names if name]
    else:
        found = [f for f in root.rglob("*") if not MADE & set(f.relative_to(root).parts)]
    return tuple(sorted(f for f in found if f.is_file()))


def under(root: Path, *folders: str, suffixes: tuple[str, ...] = ()) -> list[Path]:
    """The tracked files in some folders, by the endings of their names."""
    return [
        f
        for f in tracked(root)
        if (not folders or f.relative_to(root).parts[0] in folders)
        and (not suffixes or f.suffix in suffixes)
    ]


def told(root: Path, file: Path, line: int, what: str) -> str:
    """A problem as editors understand it: path:line: what."""
    return f"{file.relative_to(root).as_posix()}:{line}: {what}"
