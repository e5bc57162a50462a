"""The package as people install it: everything a house needs is inside, and it runs without the repository."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built from this tree, unpacked as an installer would."""
    made = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = made.glob("tidetable-*.whl")
    where = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(where)
    return where


def run(where: Path, *arguments: str) -> str:
    program = [sys.executable, "-m", "app.cli", *arguments]
    environment = {
        **os.environ,
        "PYTHONPATH": str(where),
        "TIDETABLE_DATABASE_URL": f"sqlite:///{where / 'data' / 'house.sqlite3'}",
    }
    done = subprocess.run(
        program, cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_holds_the_client_its_libraries_and_the_migrations(unpacked: Path) -> None:
    for wanted in (
        "static/index.html",
        "static/js/main.js",
        "static/i18n/de.ftl",
        "static/games/high_tide/index.js",
        "static/vendor/lit-html/lit-html.js",
        "static/vendor/@fluent/bundle/esm/index.js",
        "migrations/env.py",
    ):
        assert (unpacked / "app" / wanted).is_file(), wanted


def test_the_wheel_holds_no_tests_tools_or_sources_of_the_build(unpacked: Path) -> None:
    top = {path.name for path in unpacked.iterdir() if not path.name.endswith(".dist-info")}
    assert top == {"app", "engines"}


def test_a_house_runs_from_the_wheel_alone(unpacked: Path) -> None:
    run(unpacked, "migrate")
    assert (unpacked / "data" / "house.sqlite3").is_file()
    assert "TIDETABLE_PORT=8000" in run(unpacked, "doctor")
