"""The browser that the tests drive: the one on PATH, else one installed here.

`python -m tools.chromium` prints its path.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Without the background flags it calls home at every start; as root it has no sandbox.
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()),
)
HELP = "The browser tests need Chromium: install it (on Debian: apt-get install chromium)."


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """One that Playwright installed earlier, newest first."""
    if sys.platform == "darwin":
        caches = Path.home() / "Library/Caches/ms-playwright"
    else:
        caches = Path.home() / ".cache/ms-playwright"
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", caches))
    for pattern in ("chromium-*/chrome-linux*/chrome", "chromium-*/chrome-mac*/**/MacOS/*"):
        for found in sorted(folder.glob(pattern), reverse=True):
            if os.access(found, os.X_OK):
                return str(found)
    return None


def path() -> str | None:
    """The executable to drive, or None if there is none yet. CHROMIUM in the environment wins."""
    return os.environ.get("CHROMIUM") or on_path() or of_playwright()


def attempt(*command: str) -> bool:
    print("Looking for a browser:", " ".join(command), file=sys.stderr, flush=True)
    done = subprocess.run(
        command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-3:]), file=sys.stderr, flush=True)
    return done.returncode == 0


def install() -> str | None:
    """Get one: from Playwright, else from Debian."""
    if attempt(sys.executable, "-m", "playwright", "install", "chromium") and (found := path()):
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        attempt("apt-get", "update")
        attempt("apt-get", "install", "-y", "--no-install-recommends", "chromium")
    return path()


if __name__ == "__main__":
    executable = path() or install()
    if executable is None:
        sys.exit(HELP)
    print(executable)
