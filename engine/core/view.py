"""The view of one seat, or of an onlooker: the only game data that painters, narration and cogs get."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from engine.core.action import Action
from engine.core.offers import Offer
from engine.core.options import OptionValue
from engine.core.standing import Standing
from engine.core.state import State

if TYPE_CHECKING:
    # S has a default, so that code that reads no game-specific fields can write View alone.
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """The state as ``seat`` (None: an onlooker) sees it.

    ``s`` is the state with everything hidden from the seat masked (Game.masked): every field keeps its type, and
    reading a hidden value raises. Use ``len`` for lengths; do not read another seat's MEMO or SECRET. ``legal`` lists
    the moves of ``seat`` now; it is empty for a seat that need not act, and in stepwise phases. ``first`` has the same
    as steps: by tag the offer for the first field (None: the tag is the whole move). ``anytime`` are private moves that
    need no prompt. ``team`` gives each seat's team number (its own number if every seat plays alone).
    """

    match: str
    game: str
    seats: int
    seat: int | None
    options: Mapping[str, OptionValue]
    s: S
    legal: tuple[Action, ...] = ()
    first: Mapping[str, Offer | None] = field(default_factory=dict)
    anytime: tuple[Action, ...] = ()
    proposals: tuple[Action, ...] = ()
    """Whole moves that are offered as one press each (Phase.proposals)."""
    team: tuple[int, ...] = ()
    people: tuple[str, ...] = ()
    """The names of the players at the seats, for making labels; rules and searches do not use names."""
    inner: View | None = None
    """If a layer wraps a game: the view of the inner game for the same seat."""
    standing: Standing | None = None
    """In a view inside a match of legs: the score of the match."""
    sealed: bool = False
    """Whether it is hidden which seats are asked or have answered (Phase.secret_readiness)."""
    _state: dict[str, Any] = field(init=False, repr=False, compare=False, default_factory=dict)

    @property
    def state(self) -> Mapping[str, Any]:
        """Return ``s`` as JSON values (State.seen_by), built on first use: for printing and comparing."""
        if not self._state:
            self._state.update(self.s.seen_by(self.seat))
        return self._state

    @property
    def innermost(self) -> View:
        """Return the view for the painter, the narration and the hand of the game itself."""
        return self if self.inner is None else self.inner.innermost

    @property
    def me(self) -> int:
        """Return ``seat``, in code for players only. Raises ValueError for an onlooker."""
        if self.seat is None:
            raise ValueError("an onlooker has no seat")
        return self.seat

    @property
    def asked(self) -> bool:
        """True if ``seat`` has a move to make."""
        return bool(self.first)

    @property
    def phase(self) -> str:
        """Return the name of the present phase."""
        return self.s.phase

    @property
    def waiting(self) -> list[int]:
        """Return the seats that are asked now, in the order of the state."""
        return list(self.s.waiting)

    @property
    def acting(self) -> list[int]:
        """Return the seats that are publicly known to be asked now: none if that is secret, or after the end."""
        return [] if self.sealed or self.over else self.waiting

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return bool(self.s.ended)
