"""A turn being played: a working copy of the state that an answer changes, and then is frozen.

It throws the die and tells what happens. What is offered to whom, the questions say.
"""

from engines.core.rng import Rng
from engines.core.types import Event, Json, Seat
from engines.heimathafen.board import (
    FLAGS,
    HOLDER,
    LEAST_MOVES,
    MOVES,
    NOWHERE,
    SAIL_MOVES,
    SAILS,
    SEAS,
    SIDES,
    SPACES,
)
from engines.heimathafen.currents import drifts
from engines.heimathafen.knowledge import all_but_one_known
from engines.heimathafen.maps import DANGERS, Face, Wind
from engines.heimathafen.ranking import distances, ranks
from engines.heimathafen.state import Ending, Mode, Options, Side, Stage, State


class Turn:
    """The working copy. Each method carries on until somebody has to be asked."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] = []
        self.sealed = False  # was a wind shown that not everybody knew?
        self.sea = state.sea
        self.options = state.options
        self.stage: Stage = state.stage
        self.round = state.round
        self.turn = state.turn
        self.ships = list(state.ships)
        self.under = list(state.under)
        self.holders = list(state.holders)
        self.shown = list(state.shown)
        self.sails = list(state.sails)
        self.flags = list(state.flags)
        self.hit = list(state.hit)
        self.dangers = list(state.dangers)
        self.on_danger = state.on_danger
        self.sailing = state.sailing
        self.loss = state.loss
        self.budget = state.budget
        self.used = state.used
        self.rolled: Face | None = state.rolled
        self.early = state.early
        self.banned = state.banned
        self.chosen = state.chosen
        self.mode: Mode | None = state.mode
        self.steps = state.steps
        self.only = state.only
        self.gone = state.gone
        self.ended: Ending | None = state.ended

    def frozen(self) -> State:
        """The state as it is now."""
        return State(
            options=self.options,
            stage=self.stage,
            round=self.round,
            turn=self.turn,
            ships=tuple(self.ships),
            under=tuple(self.under),
            holders=tuple(self.holders),
            shown=tuple(self.shown),
            sails=tuple(self.sails),
            flags=tuple(self.flags),
            hit=tuple(self.hit),
            dangers=tuple(self.dangers),
            on_danger=self.on_danger,
            sailing=self.sailing,
            loss=self.loss,
            budget=self.budget,
            used=self.used,
            rolled=self.rolled,
            early=self.early,
            banned=self.banned,
            chosen=self.chosen,
            mode=self.mode,
            steps=self.steps,
            only=self.only,
            gone=self.gone,
            ended=self.ended,
        )

    def lay(self, wind: Wind, side: Side | None) -> None:
        """The start token and the ship on it; then the next seat's, then all holders at once."""
        seat = self.turn
        space = SPACES[seat] if side is None else SIDES[side]
        field = self.sea.starts[space]
        self.ships[seat], self.under[seat] = field, wind
        self.tell("start_token_laid", seat=seat, wind=wind, space=space, at=self.at(field))
        if seat + 1 < len(self.ships):
            self.turn += 1
        else:
            self.turn, self.stage = 0, "holder"

    def arrange(self, seat: Seat, order: tuple[Wind, ...]) -> None:
        """A holder in secret; the last one begins the race, and there is no way back from that."""
        self.holders[seat] = order
        self.shown[seat] = (False,) * HOLDER
        mine: dict[Seat, dict[str, Json]] = {seat: {"order": list(order)}}
        self.events.append(Event("holder_arranged", {"seat": seat}, private=mine))
        if all(self.holders):
            self.sealed = True
            self.begin(0)

    def begin(self, seat: Seat) -> None:
        """A turn: a hit costs a move now, a ship that stands in a danger has to roll first."""
        self.turn = seat
        self.on_danger = self.ships[seat] in self.dangers
        self.loss, self.hit[seat] = int(self.hit[seat]), False
        self.budget, self.used, self.sailing = MOVES - self.loss, 0, False
        self.rolled, self.early = None, False
        self.tell(
            "turn_started",
            round=self.round,
            seat=seat,
            loss=self.loss,
            on_danger=self.on_danger,
        )
        if self.sails[seat]:
            self.stage = "sail"
        else:
            self.face_the_dangers()

    def set_sail(self, use: bool) -> None:
        """Five moves instead of three, or a turn like any other."""
        if use:
            self.sails[self.turn] -= 1
            self.sailing = True
            self.budget = SAIL_MOVES - self.loss
            self.tell("sail_set", seat=self.turn, budget=self.budget)
        self.face_the_dangers()

    def face_the_dangers(self) -> None:
        """Who stands in a danger throws at once, the others choose when."""
        if self.on_danger:
            self.roll(early=True)
        else:
            self.stage = "timing"

    def time(self, now: bool) -> None:
        """Before the moves or after them."""
        if now:
            self.roll(early=True)
        else:
            self.next_wind()

    def roll(self, *, early: bool) -> None:
        """The one throw of a turn. An X costs a move where the throw was forced."""
        die = self.sea.chart.die
        face = die[self.rng.below(len(die))]
        self.rolled, self.early = face, early
        if face == "X":
            if self.on_danger:
                self.budget = max(LEAST_MOVES, self.budget - 1)
        else:
            self.steps = face
        self.tell(
            "rolled",
            seat=self.turn,
            face=face,
            early=early,
            forced=self.on_danger,
            budget=self.budget,
        )
        if not self.any_drift():
            self.dangers_rest()
        elif self.steps == 1:
            self.mode, self.stage = "many", "danger"
        else:
            self.stage = "danger_mode"

    def any_drift(self) -> bool:
        """Is there a step left that a danger could go?"""
        return self.steps > 0 and any(
            drifts(self.sea, self.dangers, self.mode, self.only, self.gone)
        )

    def choose_mode(self, mode: Mode) -> None:
        """Many dangers or one; the steps are asked for one by one."""
        self.mode, self.stage = mode, "danger"

    def drift(self, who: int, wind: Wind) -> None:
        """One step of a danger; one that meets a ship goes no further."""
        start = self.dangers[who]
        to = self.sea.drifts[start][wind]
        self.dangers[who] = to
        met = self.ships.index(to) if to in self.ships else None
        if met is not None:
            self.hit[met] = True
        self.steps -= 1
        if self.mode == "one":
            self.only = who
        if self.mode == "many" or met is not None:
            self.gone = (*self.gone, who)
        way: dict[str, Json] = {"from": self.at(start), "to": self.at(to)}
        self.tell("danger_moved", seat=self.turn, who=DANGERS[who], wind=wind, **way, hit=met)
        if not self.any_drift():
            self.dangers_rest()

    def dangers_rest(self) -> None:
        """The dangers have gone their steps: the moves follow an early throw, the next turn a late."""
        self.mode, self.steps, self.only, self.gone = None, 0, None, ()
        if self.early:
            self.next_wind()
        else:
            self.pass_on()

    def next_wind(self) -> None:
        """The next move; after the last one the throw that was put off, then the next turn."""
        self.banned, self.chosen = (), None
        if self.used < self.budget:
            self.stage = "ship"
        elif self.rolled is None:
            self.roll(early=False)
        else:
            self.pass_on()

    def choose(self, ship: Seat) -> None:
        """A ship for the wind; the owner of another's ship is asked first while a flag is left."""
        if ship == self.turn or not self.flags[ship]:
            self.move(ship)
            return
        self.show_wind()
        self.chosen, self.stage = ship, "flag"
        self.tell("ship_chosen", seat=self.turn, ship=ship, **self.way(ship))

    def answer(self, ship: Seat, use: bool) -> None:
        """A false flag stops the move, and the wind has to find another ship."""
        self.sealed = True
        if not use:
            self.move(ship)
            return
        self.flags[ship] -= 1
        self.tell("flagged", seat=ship, by=self.turn, ship=ship, **self.way(ship))
        self.banned, self.chosen, self.stage = (*self.banned, ship), None, "ship"

    def move(self, ship: Seat) -> None:
        """The ship sails; its old wind goes into the mover's holder, the new one under the ship."""
        seat, wind = self.turn, self.holders[self.turn][0]
        freed = self.under[ship]
        assert freed is not None, f"no wind lies under the ship of seat {ship}"
        to = self.sea.ways[self.ships[ship]][wind]
        met = to in self.dangers
        self.tell("moved", seat=seat, ship=ship, **self.way(ship), takes=freed, hit=met)
        self.show_wind()
        self.pass_wind(freed)
        self.ships[ship], self.under[ship] = to, wind
        self.used += 1
        if met:
            self.hit[ship] = True
        if to == self.sea.harbour:
            self.end("harbour")
        else:
            self.next_wind()

    def rotate(self) -> None:
        """The wind moves nobody and goes to the right; everybody has seen it."""
        wind = self.holders[self.turn][0]
        self.tell("rotated", seat=self.turn, wind=wind)
        self.show_wind()
        self.pass_wind(wind)
        self.used += 1
        self.next_wind()

    def show_wind(self) -> None:
        """Everybody sees the next wind, and knows the last hidden one by its absence."""
        seat = self.turn
        if not self.shown[seat][0]:
            self.sealed = True
            self.shown[seat] = all_but_one_known((True, *self.shown[seat][1:]))

    def pass_wind(self, wind: Wind) -> None:
        """The leftmost place empties, and a wind that everybody sees comes in at the right."""
        seat = self.turn
        self.holders[seat] = (*self.holders[seat][1:], wind)
        self.shown[seat] = (*self.shown[seat][1:], True)

    def pass_on(self) -> None:
        """The next seat's turn, or the next round, or the end of the last one."""
        seat = self.turn + 1
        if seat < len(self.ships):
            self.begin(seat)
        elif self.round == self.sea.chart.limit:
            self.end("limit")
        else:
            self.round += 1
            self.begin(0)

    def end(self, reason: Ending) -> None:
        """The game is over at once, and all holders lie open."""
        self.ended, self.stage = reason, "over"
        self.chosen, self.banned = None, ()
        far = distances(self.sea, self.ships)
        holders = [list(winds) for winds in self.holders]
        self.tell(
            "game_over", reason=reason, distances=far, ranks=list(ranks(far)), holders=holders
        )

    def way(self, ship: Seat) -> dict[str, Json]:
        """The move of a ship with the next wind, as events tell it."""
        wind, start = self.holders[self.turn][0], self.ships[ship]
        to = self.sea.ways[start][wind]
        return {"wind": wind, "from": self.at(start), "to": self.at(to)}

    def at(self, field: int) -> Json:
        """Where a field lies, as events tell it."""
        return list(self.sea.places[field])

    def tell(self, name: str, **data: Json) -> None:
        """Something happened."""
        self.events.append(Event(name, data))


def first(options: Options, seats: int) -> State:
    """The sea before anybody is on it."""
    return State(
        options=options,
        stage="start_token",
        round=1,
        turn=0,
        ships=(NOWHERE,) * seats,
        under=(None,) * seats,
        holders=((),) * seats,
        shown=((),) * seats,
        sails=(SAILS,) * seats,
        flags=(FLAGS,) * seats,
        hit=(False,) * seats,
        dangers=SEAS[options.board].dangers,
    )
