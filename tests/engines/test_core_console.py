"""The console plays on the JSON of `seen` alone, by hand and by chance."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engines.core import console, verify
from engines.core.console import main
from tests.engines.pearls import GAME

SEED = "11" * 32


@pytest.fixture(autouse=True)
def pearls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "games", lambda: {"pearls": GAME})
    monkeypatch.setattr(verify, "games", lambda: {"pearls": GAME})


def keyboard(*lines: str) -> Callable[[str], str]:
    typed: Iterator[str] = iter(lines)

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError(prompt)
        return line

    return ask


def test_chance_plays_a_whole_game_and_its_record_is_proven(tmp_path: Path) -> None:
    said: list[str] = []
    file = tmp_path / "record.json"
    seats = ["--seats", "3", "--chance", "0", "1", "2", "--record", str(file)]
    assert main(["pearls", *seats], keyboard(), said.append) == 0
    assert said[-1].startswith("The game is over:")
    assert verify.main([str(file)]) == 0


def test_a_person_sees_offers_picks_one_and_takes_it_back() -> None:
    said: list[str] = []
    lines = ("0", "u", "2", "1", "0", "q")
    assert main(["pearls", "--seed", SEED], keyboard(*lines), said.append) == 1
    text = "\n".join(said)
    assert "seat 0 is asked: pick" in text
    assert '"kind":"peek"} (no way back)' in text
    assert "(default)" in text
    assert "took_back" in text
    assert '"card":' in text.split("peeked")[1]
    assert "seat 1 is asked: pick" in text


def test_what_was_not_understood_is_asked_again() -> None:
    said: list[str] = []
    lines = ("99", "-1", "what", "u", "v", "r")
    assert main(["pearls", "--seed", SEED], keyboard(*lines), said.append) == 1
    text = "\n".join(said)
    assert text.count("a number; r for chance") == 3
    assert "no: there is nothing to take back" in text
    assert '"deck": 5' in text
    assert "seat 0 is asked: confirm" in text or "seat 0 is asked: pick" in text


def test_the_same_seed_deals_the_same_cards() -> None:
    first: list[str] = []
    second: list[str] = []
    for said in (first, second):
        main(["pearls", "--seed", SEED], keyboard("0"), said.append)
    assert first == second


def test_options_are_read_as_json() -> None:
    said: list[str] = []
    main(["pearls", "--options", '{"peek":false}'], keyboard("q"), said.append)
    assert "peek" not in said[-1]


def test_a_number_of_seats_the_game_does_not_have_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["pearls", "--seats", "7"], keyboard(), print)
    assert "for 2 to 3 seats" in capsys.readouterr().err
