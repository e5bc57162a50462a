"""A record is played again: what was changed in it afterwards is found."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import verify as program
from engines.core.codec import decode, encode
from engines.core.record import Move, Record
from engines.core.rng import Rng
from engines.core.table import Table
from engines.core.verify import Doubt, main, verify
from tests.engines.pearls import GAME, Options

SEED = b"v" * 32
SALTS = ("00112233445566778899aabbccddeeff", "")


def played(seats: int = 2) -> Table:
    """A whole game of chance with a move taken back."""
    salts = SALTS + ("",) * (seats - 2)
    table = Table(GAME, Options(rounds=2), seats, SEED, "7K3QH2ZM0A", salts)
    luck = Rng(b"luck" * 8)
    while waits := GAME.waits(table.position.state):
        seat = luck.choice(waits)
        question = msgspec.json.decode(table.seen(seat))["question"]
        message = {"ticket": question["ticket"], "action": luck.choice(question["actions"])}
        table.answer(seat, encode(message))
        if table.position.n == 1 and table.position.trail:
            table.undo(seat, 1)
    return table


@pytest.fixture(scope="module")
def record() -> Record:
    read: Record = decode(encode(played().record()), Record)
    return read


def first(record: Record, **wanted: Any) -> int:
    """Where the first such move stands."""
    return next(
        i
        for i, m in enumerate(record.moves)
        if all((m.action or {}).get(k) == v for k, v in wanted.items())
    )


def changed(record: Record, nth: int, **fields: Any) -> Record:
    moves = list(record.moves)
    moves[nth] = replace(moves[nth], **fields)
    return replace(record, moves=tuple(moves))


def test_a_true_record_is_proven(record: Record) -> None:
    lines = verify(record, GAME, salts=SALTS[:1], promised=record.commitment)
    assert len(lines) == 4
    assert "Your salt is in row 0" in lines[1]
    assert any(m.takes_back for m in record.moves)
    assert any(m.action == {"kind": "dive"} for m in record.moves)


def test_another_seed_is_found(record: Record) -> None:
    with pytest.raises(Doubt, match="committed itself"):
        verify(replace(record, seed="00" * 32), GAME)


def test_another_commitment_than_the_one_kept_is_found(record: Record) -> None:
    with pytest.raises(Doubt, match="another seed before the start"):
        verify(record, GAME, promised="00" * 32)


@pytest.mark.parametrize("salt", ["ff" * 16, ""])
def test_a_salt_that_is_not_in_row_zero_is_found(record: Record, salt: str) -> None:
    with pytest.raises(Doubt, match="not bound to it"):
        verify(record, GAME, salts=[salt])


def test_a_salt_changed_in_the_record_changes_the_dice(record: Record) -> None:
    with pytest.raises(Doubt):
        verify(replace(record, salts=("ff" * 16, "")), GAME)


def test_a_changed_die_is_found(record: Record) -> None:
    nth = first(record, kind="dive")
    events = [dict(e) for e in record.moves[nth].events]
    events[0] = {**events[0], "data": {**events[0]["data"], "die": 6}}
    if events == record.moves[nth].events:
        events[0]["data"]["die"] = 5
    with pytest.raises(Doubt, match="the events are"):
        verify(changed(record, nth, events=events), GAME)


def test_dice_thrown_in_secret_are_found(record: Record) -> None:
    nth = first(record, kind="dive")
    draws = record.moves[nth].draws
    assert draws is not None
    with pytest.raises(Doubt, match="the dice stand at"):
        verify(changed(record, nth, draws=draws + 1), GAME)


def test_an_answer_that_was_not_offered_is_found(record: Record) -> None:
    nth = first(record, kind="pick")
    with pytest.raises(Doubt, match="cannot be: this answer is not among the offers"):
        verify(changed(record, nth, action={"kind": "pick", "card": 0}), GAME)


def test_an_action_of_no_kind_is_found(record: Record) -> None:
    with pytest.raises(Doubt, match="cannot be"):
        verify(changed(record, 0, action={"kind": "cheat"}), GAME)


def test_an_undo_that_reaches_too_far_is_found(record: Record) -> None:
    last = record.moves[-1]
    extra = Move(n=last.n + 1, seat=last.seat, takes_back=(last.n,), draws=last.draws)
    with pytest.raises(Doubt, match="no way back"):
        verify(replace(record, moves=(*record.moves, extra)), GAME)


def test_a_move_left_out_is_found(record: Record) -> None:
    with pytest.raises(Doubt):
        verify(replace(record, moves=record.moves[:-2] + record.moves[-1:]), GAME)


def test_another_outcome_is_found(record: Record) -> None:
    with pytest.raises(Doubt, match="the game ends with"):
        verify(replace(record, outcome={**record.outcome, "scores": [99, 0]}), GAME)


def test_a_running_game_cannot_be_proven_yet(record: Record) -> None:
    with pytest.raises(Doubt, match="still running"):
        verify(replace(record, seed=None), GAME)


def test_a_record_of_another_game_is_not_read(record: Record) -> None:
    with pytest.raises(Doubt, match="no record of pearls"):
        verify(replace(record, game="chess"), GAME)


def test_an_order_the_dice_did_not_give_is_found() -> None:
    record = played(3).record()
    shuffled = program.shuffled_seats(
        record, Table(GAME, Options(rounds=2), 3, SEED, "7K3QH2ZM0A", record.salts).key
    )
    wrong = next(o for o in [(1, 0, 2), (2, 1, 0)] if o != shuffled)
    with pytest.raises(Doubt, match="do not shuffle"):
        verify(replace(record, order=wrong), GAME)


def test_a_record_that_does_not_say_whether_the_seats_were_shuffled_is_tried_both_ways(
    record: Record,
) -> None:
    assert verify(replace(record, order=None), GAME) == verify(record, GAME)


def write(path: Path, record: Record) -> str:
    path.write_bytes(encode(record))
    return str(path)


def test_the_command_proves_a_file(
    record: Record,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(program, "games", lambda: {"pearls": GAME})
    file = write(tmp_path / "record.json", record)
    assert main([file, "--salt", SALTS[0], "--commitment", record.commitment]) == 0
    assert "the same dice" in capsys.readouterr().out
    assert main([file, "--salt", "ff" * 16]) == 1
    assert "NOT PROVEN" in capsys.readouterr().out


def test_the_command_does_not_know_every_game(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([write(tmp_path / "record.json", record)]) == 1
    assert "pearls is not known here" in capsys.readouterr().out


def test_what_is_no_record_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.json").write_text("{}")
    assert main([str(tmp_path / "x.json")]) == 1
    assert main([str(tmp_path / "missing.json")]) == 1
    assert capsys.readouterr().out.count("NOT PROVEN") == 2
