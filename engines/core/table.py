"""A table in memory: one game, its seed and its log, seen and answered in JSON.

The console, the laws and the bots' tests play on it. It knows no people, clocks or storage.
"""

from typing import Any

from msgspec import Struct

from engines.core.codec import AnyGame, action_from, decode, encode, plain
from engines.core.payload import Seen, seen
from engines.core.play import Played, Row, begin, play, undo
from engines.core.record import Move, Record, Sitter
from engines.core.rng import Rng, RowZero, commitment, table_key
from engines.core.types import Event, Json, Seat


class Answer(Struct, forbid_unknown_fields=True):
    """What a player sends: the ticket of a question and one of its offers."""

    ticket: str
    action: Json


class Table:
    """Plays one game; what a seat learns of it is the JSON of `seen`, what it says is an answer."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: int,
        seed: bytes,
        code: str = "0000000000",
        salts: tuple[str, ...] | None = None,
    ) -> None:
        self.game = game
        self.code = code
        self.seed = seed
        self.row = RowZero(
            code=code,
            game=game.key,
            version=game.version,
            options=plain(options),
            seats=seats,
            commitment=commitment(code, seed),
            salts=("",) * seats if salts is None else salts,
        )
        self.key = table_key(seed, self.row)
        self.started = begin(game, options, seats, Rng(self.key))
        self.position = self.started.position
        self.rows: list[Row] = []
        self.moves: list[Move] = []
        self._events: list[tuple[int, Event]] = [(0, e) for e in self.started.events]

    def seen(self, seat: Seat | None, since: int = -1) -> bytes:
        """The `seen` message for one viewer, with the events after row `since`."""
        return encode(self.look(seat, since))

    def look(self, seat: Seat | None, since: int = -1) -> Seen:
        """The same, not yet JSON."""
        events = (e for e in self._events if e[0] > since)
        return seen(self.game, self.code, self.position, seat, since, events)

    def answer(self, seat: Seat, message: bytes) -> Played[Any]:
        """Take an answer in JSON; raises Refused, or msgspec's errors for what is no action."""
        given = decode(message, Answer)
        action = action_from(self.game, given.action)
        played = play(self.game, self.code, self.position, seat, given.ticket, action, self.key)
        self._keep(Row(seat, action), played)
        return played

    def undo(self, seat: Seat, move: int, *, everything: bool = False) -> Played[Any]:
        """Take back move number `move`; raises Refused."""
        played = undo(self.game, self.position, seat, move, everything=everything)
        self._keep(Row(seat, takes_back=played.taken_back), played)
        return played

    def _keep(self, row: Row, played: Played[Any]) -> None:
        self.position = played.position
        n = played.position.n
        self.rows.append(row)
        self._events += [(n, e) for e in played.events]
        self.moves.append(
            Move(
                n=n,
                seat=row.seat,
                action=None if row.takes_back else plain(row.action),
                takes_back=row.takes_back or None,
                draws=played.position.draws,
                version=self.game.version,
                events=plain(played.events),
            )
        )

    def record(self) -> Record:
        """The table's record, with the seed; what `engines.core.verify` reads."""
        return Record(
            format=1,
            code=self.code,
            game=self.game.key,
            version=self.game.version,
            options=self.row.options,
            seats=(Sitter(),) * self.row.seats,
            commitment=self.row.commitment,
            salts=self.row.salts,
            seed=self.seed.hex(),
            order=tuple(range(self.row.seats)),
            moves=tuple(self.moves),
            outcome=plain(self.game.outcome(self.position.state)),
        )
