"""The command line: what it says when a setting is wrong, what it keeps to itself, how it copies a house."""

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import cli


@pytest.fixture(autouse=True)
def the_log_of_the_tests() -> Iterator[None]:
    """The command sets up the log of its process; here others use it, too."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers, root.level = handlers, level


def test_a_setting_that_cannot_be_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TIDETABLE_PORT", "many")
    assert cli.main(["doctor"]) == 2
    assert "TIDETABLE_PORT" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["play.example.org", "https://play.example.org/games", "ftp://x"])
def test_a_public_address_is_an_origin(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TIDETABLE_PUBLIC_URL", url)
    assert cli.main(["doctor"]) == 2
    assert "TIDETABLE_PUBLIC_URL" in capsys.readouterr().err


def test_doctor_prints_every_setting_and_no_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TIDETABLE_DATABASE_URL", "postgresql://house:s3cret@db/house")
    assert cli.main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "TIDETABLE_HOST=127.0.0.1" in said
    assert "s3cret" not in said
    assert "db/house" in said


def test_a_backup_holds_what_was_there_and_overwrites_nothing(
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("TIDETABLE_DATABASE_URL", sqlite_url)
    copy = tmp_path / "copy.sqlite3"
    assert cli.main(["backup", str(copy)]) == 1, "there is no house yet"
    assert cli.main(["migrate"]) == 0
    assert cli.main(["backup", str(copy)]) == 0
    with sqlite3.connect(copy) as opened:
        assert opened.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    assert cli.main(["backup", str(copy)]) == 1, "a copy that is there stays"
    assert "Not copied" in capsys.readouterr().err


def test_a_postgres_house_is_not_copied_by_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TIDETABLE_DATABASE_URL", "postgresql://house@db/house")
    assert cli.main(["backup", str(tmp_path / "copy")]) == 1
    assert "pg_dump" in capsys.readouterr().err
