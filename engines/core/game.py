"""The contract a game fulfils; the house, the bots and the tests know games only by this class."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from engines.core.rng import Rng
from engines.core.types import A, Decision, Json, O, Outcome, S, Seat, Step, V


class Game(ABC, Generic[S, A, O, V]):
    """One game's rules as functions: the same arguments give the same result, and none is changed."""

    key: ClassVar[str]  # the folder's name: "high_tide"
    title: ClassVar[str]  # the game's proper name, the same in every language
    seats: ClassVar[range]  # range(3, 7) for three to six
    version: ClassVar[int]  # raised when an old log would fold differently
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]  # the tagged union of the actions
    options_type: ClassVar[Any]
    view_type: ClassVar[Any]

    @abstractmethod
    def setup(self, options: O, seats: int, rng: Rng) -> Step[S]:
        """The position before the first question."""

    @abstractmethod
    def waits(self, state: S) -> tuple[Seat, ...]:
        """The seats asked now, ascending; () at the end. Cheap: called after every move."""

    @abstractmethod
    def question(self, state: S, seat: Seat) -> Decision[A] | None:
        """What `seat` is asked; not None exactly for the seats in `waits`."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, rng: Rng) -> Step[S]:
        """Carry out an offered action. Legality is not checked again: `play` did."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Everything `seat` may see (None: a spectator), built up, never stripped down."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while somebody is waited for."""

    @abstractmethod
    def bound(self, options: O, seats: int) -> int:
        """No game takes more answers than this."""

    @abstractmethod
    def invariants(self, state: S) -> None:
        """Raise AssertionError with a reason if the state cannot be."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """How good the position is for `seat`, for bots; called on redealt worlds only."""

    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another world `seat` cannot tell apart from this one; games without secrets keep this."""
        return state

    def secrets(self, state: S, seat: Seat | None) -> bool:
        """Is anything hidden from `seat` now?"""
        return False

    def keeps(self, preview: dict[str, Json], before: S, after: S) -> bool:
        """Was the preview of an offer true, now that it was carried out?"""
        return True

    def upgrade(self, data: Json, version: int) -> Json:
        """A stored state of an older shape, in today's shape."""
        return data
