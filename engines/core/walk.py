"""One random game under the laws, played on the JSON of `seen` alone, with undos on the way."""

import hashlib
from typing import Any

from engines.core.codec import AnyGame, action_from, decode, encode
from engines.core.laws import Broken, Place, call, form, hold, laws, options_and_actions_are_strict
from engines.core.play import Position, Refused, begin, refold, ticket
from engines.core.rng import Rng
from engines.core.secrecy import no_seat_sees_a_secret
from engines.core.table import Table
from engines.core.types import Json, Seat

UNDO_ONE_IN = 6  # so often a move that can be taken back is
MOST_KNOWN = 60  # actions remembered for being refused later


class Walk:
    """Walks one game from its start to its end; raises Broken where a law does not hold."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.positions = 0
        self.move = 0  # where we are, for the report
        self._rng = Rng(hashlib.sha256(f"walk {seed}".encode()).digest())
        self._known: list[Any] = []
        self._spent: set[str] = set()  # tickets that must never be good again

    def go(self) -> None:
        """Play to the end, holding every law at every position."""
        secret = hashlib.sha256(f"seed {self.seed}".encode()).digest()
        table = call(1, "setup", Table, self.game, self.options, self.seats, secret)
        start = table.position
        again = begin(self.game, self.options, self.seats, Rng(table.key))
        hold(4, again == table.started, "setup gives two results")
        passed = [start]
        several = len(self.game.waits(start.state)) > 1
        bound = self.game.bound(self.options, self.seats)
        while True:
            self.move = table.position.n
            self._stand(table, several)
            if not self.game.waits(table.position.state):
                break
            hold(1, self._answers(table) < bound, f"more than {bound} answers, and no end")
            fresh = not self._take_back(table, passed) and self._answer(table)
            several = len(self.game.waits(table.position.state)) > 1 or (several and not fresh)
            passed.append(table.position)
        self._folds_again(table, passed)

    def _answers(self, table: Table) -> int:
        gone = sum(1 + len(row.takes_back) for row in table.rows if row.takes_back)
        return len(table.rows) - gone

    def _stand(self, table: Table, several: bool) -> None:
        """Hold every law here."""
        here = Place(
            self.game, table.code, table.key, table.position, several, self._known, self._rng
        )
        for law in laws():
            law(here)
        call(7, "another world", no_seat_sees_a_secret, here)
        if not self.positions and here.tried:
            options_and_actions_are_strict(self.game, self.options, here.tried[0].action)
        for seat in here.waits:
            name = ticket(table.code, seat, table.position.answers[seat])
            hold(3, name not in self._spent, f"an old ticket of seat {seat} is good again")
        for one in here.tried:
            if len(self._known) < MOST_KNOWN and one.action not in self._known:
                self._known.append(one.action)
        self.positions += 1

    def _answer(self, table: Table) -> bool:
        """Answer one open question, knowing nothing but JSON (law 10); True if it woke a seat."""
        seat: Seat = self._rng.choice(self.game.waits(table.position.state))
        sight = decode(table.seen(seat, table.position.n), dict[str, Json])
        question = sight["question"]
        hold(10, question is not None, f"seat {seat} is waited for, but sees no question")
        action = self._choose(question["actions"])
        self._spent.add(question["ticket"])
        message = encode({"ticket": question["ticket"], "action": action})
        played = call(10, f"the answer {action} of seat {seat}", table.answer, seat, message)
        return bool(played.woken)

    def _choose(self, actions: list[Json]) -> Json:
        """Half the games choose among kinds first, so that rare kinds come up often enough."""
        if self.seed % 2:
            kind = self._rng.choice(sorted({a["kind"] for a in actions}))
            actions = [a for a in actions if a["kind"] == kind]
        return self._rng.choice(actions)

    def _take_back(self, table: Table, passed: list[Position[Any]]) -> bool:
        """Now and then take back a move; False if not."""
        before = table.position
        if not before.trail or self._rng.below(UNDO_ONE_IN):
            return False
        seat: Seat = self._rng.choice([t.seat for t in before.trail])
        move = decode(table.seen(seat), dict[str, Json])["undo"]
        hold(10, move is not None, f"seat {seat} is not told that it may take a move back")
        everything = self._rng.below(3) == 0
        for wrong in (move + 1, 0):
            try:
                table.undo(seat, wrong)
            except Refused:
                continue
            raise Broken(9, f"seat {seat} took back move {wrong}, its last one is {move}")
        self._spent.add(ticket(table.code, seat, before.answers[seat]))
        call(9, f"the undo of move {move}", lambda: table.undo(seat, move, everything=everything))
        after = table.position
        if not everything and move == before.n:
            same = after.state == passed[move - 1].state
            hold(9, same, f"undoing move {move} leads to another state than before it")
        grown = after.answers[seat] == before.answers[seat] + 1
        hold(9, grown, f"the tickets of seat {seat} do not move on after an undo")
        return True

    def _folds_again(self, table: Table, passed: list[Position[Any]]) -> None:
        """Law 9: from the log as JSON, the same positions one after the other."""
        position = passed[0]
        for row, move, known in zip(table.rows, table.moves, passed[1:], strict=True):
            if not row.takes_back:
                action = action_from(self.game, move.action)
                hold(9, action == row.action, f"move {move.n} comes back from the log changed")
            position = call(9, "refold", refold, self.game, position, (row,), table.key)
            same = position == known and form(position.state) == form(known.state)
            hold(9, same, f"the log folds to another position after move {move.n}")
        whole = call(9, "refold", refold, self.game, passed[0], tuple(table.rows), table.key)
        hold(9, whole == passed[-1], "the whole log folds to another end")
