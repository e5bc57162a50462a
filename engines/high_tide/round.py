"""A round being played: a working copy of the state that an answer changes, and then is frozen.

It throws the dice and tells what happens. What is offered to whom, the questions say.
"""

from engines.core.rng import Rng
from engines.core.types import Event, Json, Seat
from engines.high_tide.board import (
    BAR_FLOOD_FLOOR,
    BEACH_INDEX,
    BEACHES,
    DICE_PER_COLOUR,
    MAX_ROUNDS,
    RACK_USABLE,
    REROLL_BONUS,
    SEA,
    WAVE_LARGE,
    WAVE_SMALL,
    open_spaces,
)
from engines.high_tide.landings import joined, ways
from engines.high_tide.scoring import points, ranks
from engines.high_tide.state import (
    EMPTY,
    Dice,
    Die,
    Ending,
    Pair,
    Shown,
    Stage,
    State,
    Towel,
    lying,
    pair_of,
    plain,
)


class Round:
    """The working copy. Each method carries on until somebody has to be asked."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] = []
        self.seats = state.seats
        self.round = state.round
        self.turn = state.turn
        self.order = state.order
        self.bag = list(state.bag)
        self.rack = list(state.rack)
        self.chairs = list(state.chairs)
        self.rows = list(state.rows)
        self.water = list(state.water)
        self.waves = list(state.waves)
        self.stage: Stage = state.stage
        self.pair: Pair | None = None
        self.slot: int | None = None
        self.tide = state.tide
        self.ended: Ending | None = state.ended

    @classmethod
    def first(cls, seats: int, rng: Rng) -> "Round":
        """The beginning of the game: the towels are shuffled, the start player throws."""
        at_bars = State(
            seats=seats,
            round=0,
            turn=0,
            order=rng.shuffled(range(seats)),
            bag=(),
            rack=(),
            chairs=((0,) * len(BEACHES),) * seats,
            rows=((),) * len(BEACHES),
            water=(SEA,) * len(BEACHES),
            waves=((),) * len(BEACHES),
            stage="source",
        )
        begun = cls(at_bars, rng)
        begun.begin(at_bars.order)
        return begun

    def frozen(self) -> State:
        """The state as it is now."""
        return State(
            seats=self.seats,
            round=self.round,
            turn=self.turn,
            order=self.order,
            bag=tuple(self.bag),
            rack=tuple(self.rack),
            chairs=tuple(self.chairs),
            rows=tuple(self.rows),
            water=tuple(self.water),
            waves=tuple(self.waves),
            stage=self.stage,
            pair=self.pair,
            slot=self.slot,
            tide=self.tide,
            ended=self.ended,
        )

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn]

    def begin(self, order: tuple[Seat, ...]) -> None:
        """The next round: all dice in the bag, the rack empty, the rental hut back."""
        self.round += 1
        self.order = order
        self.bag = [DICE_PER_COLOUR[self.seats]] * len(BEACHES)
        self.rack = [EMPTY] * RACK_USABLE[self.seats]
        self.tide = None
        self.tell("round_started", round=self.round, order=list(order))
        self.start_turn(0)

    def start_turn(self, turn: int) -> None:
        """With a pair on the rack there is a choice, and always one of two; else the dice are thrown.

        A full rack leaves at least two pairs: taking one and the tide.
        """
        self.turn = turn
        if any(isinstance(slot, Shown) for slot in self.rack):
            self.stage = "source"
        else:
            self.roll()

    def roll(self) -> None:
        """Two dice from the bag. On the last free space they must be kept."""
        pair = self.thrown()
        self.tell("rolled", seat=self.active, pair=plain(pair))
        free = open_spaces(self.seats, self.turn) - len(self.rack) + self.rack.count(EMPTY)
        if free == 1:
            self.accept(pair, forced=True)
        else:
            self.pair, self.stage = pair, "accept"

    def accept(self, pair: Pair, *, forced: bool = False) -> None:
        """Keep the thrown pair."""
        self.tell("accepted", seat=self.active, pair=plain(pair), forced=forced)
        self.commit(pair, self.rack.index(EMPTY) + 1)

    def reject(self, pair: Pair) -> None:
        """Leave the thrown pair on the first free space, and throw again."""
        slot = self.rack.index(EMPTY) + 1
        self.rack[slot - 1] = Shown(pair.left, pair.right)
        self.tell("rejected", seat=self.active, pair=plain(pair), slot=slot)
        self.roll()

    def take(self, slot: int) -> None:
        """Take a pair from the rack; from the first two spaces dice may be thrown again."""
        pair = lying(self.rack[slot - 1])
        assert pair is not None, f"no pair lies on rack space {slot}"
        self.rack[slot - 1] = EMPTY
        self.tell("took", seat=self.active, slot=slot, pair=plain(pair))
        if slot in REROLL_BONUS:
            self.pair, self.slot, self.stage = pair, slot, "reroll"
        else:
            self.commit(pair, slot)

    def reroll(self, pair: Pair, slot: int, dice: Dice) -> None:
        """Throw the chosen dice again, left before right; they keep their colours and places."""
        left, right = pair.left, pair.right
        if dice in ("left", "both"):
            left = Die(left.colour, self.rng.die())
        if dice in ("right", "both"):
            right = Die(right.colour, self.rng.die())
        fallen = Pair(left, right)
        self.tell("rerolled", seat=self.active, dice=dice, pair=plain(fallen))
        self.commit(fallen, slot)

    def commit(self, pair: Pair, slot: int) -> None:
        """Carry a pair out, lay the towel, and let the next one play."""
        seat = self.active
        for beach, by in ways(pair):
            self.advance(seat, beach, by)
        self.rack[slot - 1] = Towel(seat)
        self.tell("towel_laid", seat=seat, slot=slot)
        if self.turn + 1 < self.seats:
            self.start_turn(self.turn + 1)
        else:
            self.turn_of_the_tide()

    def advance(self, seat: Seat, beach: int, by: int) -> None:
        """Move a chair in full, into the water too; the printed sea is one space."""
        mine = self.chairs[seat]
        start, to = mine[beach], min(mine[beach] + by, SEA)
        self.rows[beach] = joined(self.rows[beach], seat, to)
        self.chairs[seat] = (*mine[:beach], to, *mine[beach + 1 :])
        wet = to >= self.water[beach]
        way: dict[str, Json] = {"from": start, "to": to}
        self.tell("advanced", seat=seat, beach=beach, **way, by=by, wet=wet)

    def turn_of_the_tide(self) -> None:
        """The pair left on the rack makes the waves; if none is, the last player throws one."""
        tide = next((pair for slot in self.rack if (pair := lying(slot))), None)
        if tide is None:
            tide = self.thrown()
            self.rack[self.rack.index(EMPTY)] = Shown(tide.left, tide.right)
            self.tell("tide_rolled", seat=self.active, pair=plain(tide))
        stepped_in = self.any_wet()
        self.flood(tide)
        if stepped_in:
            self.end("own_move")
        elif self.any_wet():
            self.end("wave")
        elif self.round == MAX_ROUNDS:
            self.end("rounds")
        else:
            lowest_first = tuple(s.seat for s in reversed(self.rack) if isinstance(s, Towel))
            self.tell("order_set", order=list(lowest_first))
            self.begin(lowest_first)

    def flood(self, tide: Pair) -> None:
        """The large wave on the left die's beach, the small one on the right die's."""
        self.tide = tide
        large = self.lay_wave(BEACH_INDEX[tide.left.colour], WAVE_LARGE)
        small = self.lay_wave(BEACH_INDEX[tide.right.colour], WAVE_SMALL)
        self.tell("waves", pair=plain(tide), large=large, small=small, scores=self.scores())

    def lay_wave(self, beach: int, size: int) -> Json:
        """One wave against the sea, or against the wave already there; the bar stays dry."""
        start = self.water[beach]
        self.water[beach] = max(BAR_FLOOD_FLOOR, start - size)
        self.waves[beach] = (*self.waves[beach], size)
        return {"beach": beach, "from": start, "to": self.water[beach]}

    def any_wet(self) -> bool:
        """Does any chair stand in the water?"""
        return any(
            bool(rows) and rows[-1].pos >= water
            for rows, water in zip(self.rows, self.water, strict=True)
        )

    def end(self, reason: Ending) -> None:
        """The game is over; turn, rack and tide stay to be looked at."""
        self.ended, self.stage = reason, "over"
        scores = self.scores()
        self.tell("game_over", reason=reason, scores=scores, ranks=list(ranks(scores)))

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended now."""
        return [sum(by_beach) for by_beach in points(self.frozen())]

    def tell(self, name: str, **data: Json) -> None:
        """Something happened."""
        self.events.append(Event(name, data))

    def thrown(self) -> Pair:
        """Two dice: first both colours out of the bag, then the two values."""
        first, second = self.drawn(), self.drawn()
        one = Die(BEACHES[first], self.rng.die())
        return pair_of(one, Die(BEACHES[second], self.rng.die()))

    def drawn(self) -> int:
        """A die out of the bag; its colour."""
        nth = self.rng.below(sum(self.bag))
        for colour, dice in enumerate(self.bag):
            if nth < dice:
                self.bag[colour] -= 1
                return colour
            nth -= dice
        raise AssertionError("the bag is empty")
