"""The bench game as an installed package: its wheel, built and unpacked; knows nothing of servers."""

import subprocess
import sys
import zipfile
from pathlib import Path

GAME = Path(__file__).resolve().parent / "game"


def unpack(target: Path) -> Path:
    """Build the wheel and unpack it into `target`, which then belongs on the path."""
    built = target.with_name(f"{target.name}-wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)],
        cwd=GAME,
        check=True,
        capture_output=True,
    )
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(target)
    return target
