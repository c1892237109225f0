"""Sealed choice: every seat chooses in secret, and all choices take effect together.

A choice is only stored (``choice``, a MEMO) and no card moves before the last choice: hands keep their size, so neither
views nor a redeal can reveal which seat has chosen what.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from engine.core.context import GameContext
from engine.core.game import A, Phase
from engine.core.state import State, memo


@dataclass(slots=True)
class SealedState(State):
    """A state with sealed choices: by seat the stored action, [] while undecided.

    Sets are stored card by card; if a seat gives several answers (``settled``), they follow one another.
    """

    choice: list[list[int]] = memo()

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return the choices that ``seat`` could have made in the present phase, as fields of the action."""
        raise NotImplementedError

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Choose again for other seats at random from their new hands: their former choices name cards they no longer
        hold."""
        for p, chosen in enumerate(self.choice):
            if chosen and p != seat:
                options = self.sealed_choices(p)
                self.choice[p] = list(options[int(rnd() * len(options))])


T = TypeVar("T", bound=SealedState)


class SealedPhase(Phase[T, A], Generic[T, A]):
    """Collect every seat's choice, then call ``reveal`` with all of them."""

    revocable = True
    changeable: ClassVar[bool] = False
    """Whether a seat may change its choice until the last seat has chosen."""

    def apply(self, s: T, seat: int, action: A, ctx: GameContext) -> None:
        """Store the choice; the last choice reveals all."""
        if self.changeable and s.choice[seat]:
            s.choice[seat] = []
        s.choice[seat] += self.noted(action)
        if seat in s.waiting and self.settled(s, seat):
            s.waiting.remove(seat)
            if not s.waiting:
                chosen, s.choice = s.choice, [[] for _ in s.choice]
                self.reveal(s, chosen, ctx)

    def noted(self, action: A) -> Sequence[int]:
        """Return the stored form of a choice (hook): the fields of the action. Never [], which means undecided."""
        out: list[int] = []
        for value in action.wire()[1:]:
            out += value if isinstance(value, list) else [int(value)]
        return out

    def anytime(self, s: T, seat: int) -> Sequence[A]:
        """Return the other choices for seats that have chosen, if choices may be changed."""
        return self.legal(s, seat) if self.changeable and seat not in s.waiting else ()

    def settled(self, s: T, seat: int) -> bool:
        """True if ``seat`` has given all its answers (hook): most phases ask once."""
        return True

    def reveal(self, s: T, chosen: list[list[int]], ctx: GameContext) -> None:
        """Carry out all choices at once (``chosen`` by seat) and go to the next phase."""
        raise NotImplementedError
