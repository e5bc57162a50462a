"""What is known of a holder in Heimathafen: as much as a perfect memory knows, and nothing more."""

from engines.core.rng import Rng
from engines.heimathafen.knowledge import all_but_one_known
from engines.heimathafen.rules import GAME
from engines.heimathafen.state import Holder, Options, StartToken, State
from tests.engines.heimathafen_rigged import Table

RUN = "S N NE W NW E"


def luck(n: int = 1) -> Rng:
    return Rng(n.to_bytes(32, "big"))


def fresh(memory_aid: bool = True) -> Table:
    return Table(RUN, "S N NE W NW E", "W N NW NE E S", memory_aid=memory_aid)


def test_at_the_start_only_the_own_order_is_known() -> None:
    table = fresh()
    assert table.seen("A", "A") == "N NE W NW E (N NE E W NW)"
    assert table.seen("A", "B") == ". . . . . (N NE E W NW)"
    assert table.seen("A") == ". . . . . (N NE E W NW)"
    assert table.view()["under"] == ["S", "S", "W"]


def test_a_wind_that_moved_a_ship_is_seen_and_what_lay_there_is_known_at_the_right() -> None:
    table = fresh()
    table.play("A normal", "A later")
    assert table.seen("A", "B") == ". . . . . (N NE E W NW)"  # being asked tells nothing
    table.play("A ship A")
    assert table.sealed
    assert table.seen("A", "B") == ". . . . S (NE E W NW)"


def test_four_played_winds_make_the_fifth_known() -> None:
    table = fresh()
    table.play("A sail", "A later", "A ship A", "A ship A", "A ship A")
    assert table.seen("A", "B") == ". . S N NE (E NW)"
    table.play("A ship A")
    assert table.seen("A", "B") == "E S N NE W ()"
    assert not GAME.secrets(with_others_known(table.state), 1)


def with_others_known(state: State) -> State:
    """The same, but for the holders of B and C, which everybody knows now."""
    known = (True,) * 5
    return type(state)(
        **{
            **{name: getattr(state, name) for name in state.__struct_fields__},
            "shown": (state.shown[0], known, known),
        }
    )


def test_a_wind_against_which_a_flag_is_asked_is_known_from_then_on() -> None:
    table = fresh()
    table.play("A normal", "A later", "A ship B")
    assert table.seen("A", "C") == "N . . . . (NE E W NW)"
    assert table.view("C")["trying"] == {
        "by": 0,
        "ship": 1,
        "wind": "N",
        "from": [1, 9],
        "to": [1, 8],
    }
    table.play("B flag")
    assert table.seen("A", "C") == "N . . . . (NE E W NW)"
    assert table.view("C")["trying"] is None
    table.play("A ship A")
    assert not table.sealed  # everybody knew this wind
    assert table.seen("A", "C") == ". . . . S (NE E W NW)"


def test_a_wind_that_passes_is_shown() -> None:
    table = Table("N S NE E W NW", RUN)
    table.play("A normal", "A later", "A rotate")
    assert table.seen("A", "B") == ". . . . S (NE E W NW)"


def test_the_aid_switched_off_shows_nothing_that_has_to_be_remembered() -> None:
    table = fresh(memory_aid=False)
    table.play("A normal", "A later", "A ship A", "A ship B")
    assert table.seen("A", "C") == ". . . . ."
    assert table.seen("A") == ". . . . ."
    assert table.seen("A", "A") == "NE W NW E S"
    assert table.view("C")["trying"]["wind"] == "NE"
    assert table.view("C")["under"] == ["N", "S", "W"]


def test_the_aid_changes_neither_seals_nor_worlds() -> None:
    for memory_aid in (True, False):
        table = fresh(memory_aid)
        table.play("A normal", "A later", "A ship B", "B flag", "A ship A")
        assert not table.sealed
        worlds = [GAME.redeal(table.state, 1, luck(n)).holders[0] for n in range(30)]
        assert {winds[4] for winds in worlds} == {"S"}
        assert len({winds[0] for winds in worlds}) == 4


def test_other_worlds_differ_in_unseen_places_only() -> None:
    table = fresh()
    table.play("A normal", "A later", "A ship A", "A ship A")
    state = table.state
    for viewer in (None, 1, 2):
        worlds = [GAME.redeal(state, viewer, luck(n)) for n in range(40)]
        assert {world.holders[0][3:] for world in worlds} == {("S", "N")}
        assert len({world.holders[0] for world in worlds}) == 6  # three unseen places
    own = [GAME.redeal(state, 0, luck(n)) for n in range(10)]
    assert {world.holders[0] for world in own} == {state.holders[0]}
    assert len({world.holders[1] for world in own}) > 1


def test_while_holders_are_arranged_only_who_is_done_is_public() -> None:
    state = GAME.setup(Options(), 3, luck()).state
    for seat in range(3):
        state = GAME.apply(state, seat, StartToken("S"), luck()).state
    assert GAME.waits(state) == (0, 1, 2)
    step = GAME.apply(state, 1, Holder(("NW", "N", "E", "W", "NE")), luck())
    assert not step.sealed
    assert GAME.waits(step.state) == (0, 2)
    (event,) = step.events
    assert event.seen_by(0) == event.seen_by(None) == {"seat": 1}
    assert event.seen_by(1) == {"seat": 1, "order": ["NW", "N", "E", "W", "NE"]}
    racks = GAME.view(step.state, 0).holders
    assert [rack.winds for rack in racks] == [(), (None,) * 5, ()]
    assert racks[1].secret == ("N", "NE", "E", "W", "NW")
    assert GAME.secrets(step.state, 0)
    assert not GAME.secrets(step.state, 1)


def test_the_last_holder_begins_the_race_for_good() -> None:
    table = fresh()
    assert table.sealed
    assert [event.name for event in table.events] == ["holder_arranged", "turn_started"]


def test_at_the_end_all_holders_lie_open() -> None:
    table = Table("S NW N NE E W", RUN)
    table.put(A=(1, 1))
    table.play("A normal", "A later", "A ship A")
    assert table.seen("B") == "N NE W NW E (N NE E W NW)"
    assert not GAME.secrets(table.state, None)
    assert GAME.redeal(table.state, None, luck()) == table.state
    assert table.told("game_over")[0]["holders"][1] == ["N", "NE", "W", "NW", "E"]


def test_known_moves_can_be_taken_back_new_ones_cannot() -> None:
    table = fresh()
    table.play("A normal", "A later")
    assert table.final == table.offers  # A's wind is not known yet
    table.put(shown=((True,) * 5, *table.state.shown[1:]))
    assert table.final == ["ship B", "ship C"]  # their owners would be asked
    table.put(flags=(2, 0, 2))
    assert table.final == ["ship C"]
    table.put(used=2)
    assert table.final == table.offers  # the last move throws the die


def test_one_hidden_place_is_none() -> None:
    assert all_but_one_known((True, True, False, True, True)) == (True,) * 5
    two = (True, False, False, True, True)
    assert all_but_one_known(two) == two
