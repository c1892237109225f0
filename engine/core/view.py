"""What one seat, or an onlooker, may know: the only thing painters, narration and cogs ever get."""

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
    # The checker knows a default for S, so that those who look at no game's own fields can write View alone.
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """A state through the eyes of ``seat`` (None: an onlooker).

    ``s`` is the state with all that the seat may not know masked (Game.masked): every field has its own type, and
    what is hidden raises when it is read. Lengths are ``len``, another's MEMO or SECRET is not to be looked at.
    ``legal`` lists the moves of ``seat`` now, empty for those who need not act, and in stepwise phases.
    ``first`` has the same as steps: by tag what its first field offers (None: the tag is the whole move).
    ``anytime`` are private moves that need no prompt. ``team`` gives each
    seat's team number (its own number where everyone plays alone).
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
    team: tuple[int, ...] = ()
    people: tuple[str, ...] = ()
    """What those at the seats are called, where labels are made of it; rules and searches know nobody."""
    inner: View | None = None
    """Where a layer wraps a game: that game through the same eyes."""
    standing: Standing | None = None
    """In a view inside a match of legs: how the match stands."""
    sealed: bool = False
    """Whether nobody may see who is asked or has answered (Phase.secret_readiness)."""
    _state: dict[str, Any] = field(init=False, repr=False, compare=False, default_factory=dict)

    @property
    def state(self) -> Mapping[str, Any]:
        """What ``s`` shows as JSON values (State.seen_by), made when it is first asked for: to print, to compare."""
        if not self._state:
            self._state.update(self.s.seen_by(self.seat))
        return self._state

    @property
    def innermost(self) -> View:
        """What the painter, the narration and the hand of the game itself are to be given."""
        return self if self.inner is None else self.inner.innermost

    @property
    def me(self) -> int:
        """``seat``, where only a player may look; raises ValueError for an onlooker."""
        if self.seat is None:
            raise ValueError("an onlooker has no seat")
        return self.seat

    @property
    def asked(self) -> bool:
        """Whether ``seat`` has a move to make."""
        return bool(self.first)

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return self.s.phase

    @property
    def waiting(self) -> list[int]:
        """Seats that are asked now, in the order of the state."""
        return list(self.s.waiting)

    @property
    def acting(self) -> list[int]:
        """Seats of which everybody may see that they are asked now: none where that is a secret, or at the end."""
        return [] if self.sealed or self.over else self.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.s.ended)
