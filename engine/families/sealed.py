"""Sealed choice: every seat chooses in secret, and all choices take effect together.

A choice is only noted down (``choice``, a MEMO) and nothing moves before the last one arrives: hands keep
their size, so neither views nor a redeal can tell who has chosen what.
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
    """A state with sealed choices: by seat the chosen action as it is noted, [] while undecided.

    Sets are noted card by card; where a seat gives several answers (``settled``), they stand one after another.
    """

    choice: list[list[int]] = memo()

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """What ``seat`` could have chosen in the present phase, as fields of the action."""
        raise NotImplementedError

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Others' sealed choices named cards they no longer hold: choose again among what they hold."""
        for p, chosen in enumerate(self.choice):
            if chosen and p != seat:
                options = self.sealed_choices(p)
                self.choice[p] = list(options[int(rnd() * len(options))])


T = TypeVar("T", bound=SealedState)


class SealedPhase(Phase[T, A], Generic[T, A]):
    """Collects every seat's choice, then calls ``reveal`` with all of them."""

    revocable = True
    changeable: ClassVar[bool] = False
    """Whether a seat may choose anew until the last one has chosen."""

    def apply(self, s: T, seat: int, action: A, ctx: GameContext) -> None:
        """Note the choice; the last one opens them all."""
        if self.changeable and s.choice[seat]:
            s.choice[seat] = []
        s.choice[seat] += self.noted(action)
        if seat in s.waiting and self.settled(s, seat):
            s.waiting.remove(seat)
            if not s.waiting:
                chosen, s.choice = s.choice, [[] for _ in s.choice]
                self.reveal(s, chosen, ctx)

    def noted(self, action: A) -> Sequence[int]:
        """How a choice is noted (hook): the fields of the action. Never empty, which means undecided."""
        out: list[int] = []
        for value in action.wire()[1:]:
            out += value if isinstance(value, list) else [int(value)]
        return out

    def anytime(self, s: T, seat: int) -> Sequence[A]:
        """Where choices may be changed: whatever could have been chosen, for those who have."""
        return self.legal(s, seat) if self.changeable and seat not in s.waiting else ()

    def settled(self, s: T, seat: int) -> bool:
        """Whether ``seat`` has answered all it is asked (hook): most phases ask once."""
        return True

    def reveal(self, s: T, chosen: list[list[int]], ctx: GameContext) -> None:
        """Carry out all choices at once (``chosen`` by seat) and go on to the next phase."""
        raise NotImplementedError
