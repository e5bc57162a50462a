"""The table's dice: the numbers in here were worked out with the openssl program, not with ours."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engines.core.rng import Rng, RowZero, canonical, commitment, table_key

CODE = "7K3QH2ZM0A"
SEED = bytes(range(32))
COMMITMENT = "868223286bb17bf89d0db1d6dc429b57b4cd044675b237b0b2ac0ff8bfc56299"
KEY = "75dbb8387463d13434fd523a845fba0b0904d7a6c54ed9b841279dab3ab52f0f"
BLOCKS = (  # the first six bytes of each
    0xA4403B9C44C4,
    0xC1D86F890066,
    0xCD27ABCB3220,
    0x12BC8351692B,
    0x8B88ADB23475,
    0x1AB7602810DB,
)
ROW = RowZero(
    code=CODE,
    game="pearls",
    version=1,
    options={"rounds": 2, "peek": True},
    seats=2,
    commitment=COMMITMENT,
    salts=("00112233445566778899aabbccddeeff", ""),
)


def dice(draws: int = 0) -> Rng:
    return Rng(bytes.fromhex(KEY), draws)


def test_the_commitment_is_the_hash_of_name_code_and_seed() -> None:
    assert commitment(CODE, SEED) == COMMITMENT


def test_row_zero_has_one_json_text_with_sorted_keys() -> None:
    assert canonical(ROW) == (
        b'{"code":"7K3QH2ZM0A","commitment":"' + COMMITMENT.encode() + b'","game":"pearls",'
        b'"options":{"peek":true,"rounds":2},'
        b'"salts":["00112233445566778899aabbccddeeff",""],"seats":2,"version":1}'
    )


def test_letters_beyond_ascii_stand_in_utf_8() -> None:
    assert canonical({"b": "Été", "a": None}) == '{"a":null,"b":"Été"}'.encode()


def test_the_key_binds_the_seed_to_row_zero() -> None:
    assert table_key(SEED, ROW).hex() == KEY


@pytest.mark.parametrize(
    "other",
    [
        replace(ROW, salts=("00112233445566778899aabbccddeefe", "")),
        replace(ROW, options={"rounds": 1, "peek": True}),
        replace(ROW, version=2),
    ],
    ids=["salt", "option", "version"],
)
def test_another_row_zero_gives_other_dice(other: RowZero) -> None:
    assert table_key(SEED, other).hex() != KEY


def test_a_number_is_the_first_six_bytes_of_a_block() -> None:
    rng = dice()
    assert [rng.below(1 << 48) for _ in BLOCKS] == list(BLOCKS)
    assert rng.draws == len(BLOCKS)


def test_a_small_number_is_the_remainder() -> None:
    rng = dice()
    assert [rng.below(6) for _ in BLOCKS] == [x % 6 for x in BLOCKS]


def test_a_block_that_would_favour_small_numbers_is_left_out() -> None:
    n = (1 << 47) + 1  # the highest multiple below 2^48 is n itself
    assert [x < n for x in BLOCKS[:4]] == [False, False, False, True]
    rng = dice()
    assert rng.below(n) == BLOCKS[3]
    assert rng.draws == 4


def test_the_stream_goes_on_from_any_block() -> None:
    assert dice(3).below(1 << 48) == BLOCKS[3]


@pytest.mark.parametrize("n", [0, -1, (1 << 48) + 1])
def test_no_number_is_drawn_below(n: int) -> None:
    with pytest.raises(AssertionError):
        dice().below(n)


def test_a_shuffle_goes_from_the_top() -> None:
    expected = list("abcd")
    for block, i in zip(BLOCKS, (3, 2, 1), strict=False):
        j = block % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    cards = list("abcd")
    rng = dice()
    assert rng.shuffled(cards) == tuple(expected)
    assert cards == list("abcd")
    assert rng.draws == 3
    dice().shuffle(cards)
    assert cards == expected


def test_one_item_needs_no_shuffle() -> None:
    rng = dice()
    assert rng.shuffled(["alone"]) == ("alone",)
    assert rng.draws == 0


def test_a_choice_takes_one_draw() -> None:
    rng = dice()
    assert rng.choice("abcde") == "abcde"[BLOCKS[0] % 5]
    assert rng.draws == 1


def test_a_die_is_fair_enough() -> None:
    rng = dice()
    counts = Counter(rng.die() for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    chi_squared = sum((n - 1000) ** 2 / 1000 for n in counts.values())
    assert chi_squared < 20.5  # passed by 999 of 1000 fair dice
