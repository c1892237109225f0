"""What one seat, or an onlooker, may know: the only thing painters, narration and cogs ever get."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.action import Action
from engine.core.offers import Offer
from engine.core.options import OptionValue


@dataclass(frozen=True, slots=True)
class View:
    """A state through the eyes of ``seat`` (None: an onlooker).

    ``state`` maps each state field to what may be seen of it: PUBLIC fields whole; OWNER fields by seat,
    the own entry whole, another's list as its length and another's number as None; TEAM fields likewise
    by team; HIDDEN fields as lengths; SECRET fields by seat, the own entry as its length, another's as None;
    MEMO fields as the own entry ([] for an onlooker).
    ``legal`` lists the moves of ``seat`` now, empty for those who need not act, and in stepwise phases.
    ``first`` has the same as steps: by tag what its first field offers (None: the tag is the whole move).
    ``anytime`` are private moves that need no question. ``team`` gives each
    seat's team number (its own number where everyone plays alone).
    """

    match: str
    game: str
    seats: int
    seat: int | None
    options: Mapping[str, OptionValue]
    state: Mapping[str, Any]
    legal: tuple[Action, ...] = ()
    first: Mapping[str, Offer | None] = field(default_factory=dict)
    anytime: tuple[Action, ...] = ()
    team: tuple[int, ...] = ()

    def __getitem__(self, field: str) -> Any:
        return self.state[field]

    @property
    def asked(self) -> bool:
        """Whether ``seat`` has a move to make."""
        return bool(self.first)

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return str(self.state["phase"])

    @property
    def waiting(self) -> list[int]:
        """Seats that are asked now, in the order of the state."""
        return list(self.state["waiting"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state["ended"])
