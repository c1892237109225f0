"""Grazia: what lies on the table, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.cards import SUIT
from engine.core.state import NO_CARD, NO_SEAT, State, hidden, memo, owner, public
from engine.core.view import View
from engine.games.grazia.terms import FREE, is_jump, score

NOTHING = -2
"""In place of a run: no move is prepared."""
PASS_AHEAD = -1
"""In place of a run: a pass is prepared."""


@dataclass(slots=True)
class GraziaState(State):
    """A game in progress; lists by seat unless said otherwise."""

    hands: list[list[int]] = owner()
    """In order of the cards."""
    decks: list[list[int]] = hidden()
    """The personal decks, top first: nobody knows what is in them, their owners neither."""
    drawn: list[int] = memo()
    """The card last drawn, NO_CARD before the first."""
    prepared: list[int] = memo()
    """The move to be made at the next turn, if all is as its owner thinks: a run, PASS_AHEAD or NOTHING."""
    piles: list[list[int]] = public()
    """By suit the cards played, in order."""
    residual: list[int] = public()
    """The cards left over from the deal, for all to see."""
    jumps: list[int] = public()
    first: int = public(0)
    """Who had the first turn."""
    trigger: int = public(NO_SEAT)
    """Who brought on the last lap."""
    mover: int = public(NO_SEAT)
    """Who moved last."""
    laid: list[int] = public()
    """The run that was played then; [] for a pass."""
    jumped: bool = public(False)
    """Whether that was a jump."""
    empty_suit: str = public(FREE)

    def jump(self, first: int) -> bool:
        """Whether a run that begins with this card would be a jump now."""
        pile = self.piles[SUIT[first]]
        return is_jump(pile[-1] if pile else NO_CARD, first, self.empty_suit)

    @property
    def left(self) -> int:
        """Turns left in the last lap."""
        return (self.trigger - self.waiting[0]) % len(self.jumps)

    def to_come(self, seat: int) -> bool:
        """Whether ``seat`` is asked now or may be later."""
        return self.trigger == NO_SEAT or (seat - self.waiting[0]) % len(self.jumps) < self.left

    def standing(self) -> Sequence[int]:
        """What everybody's score would be if the game ended now."""
        return [
            score(len(hand) + len(deck), jumps)
            for hand, deck, jumps in zip(self.hands, self.decks, self.jumps, strict=True)
        ]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """What others drew last or have prepared is not known."""
        self.drawn = [c if p == seat else NO_CARD for p, c in enumerate(self.drawn)]
        self.prepared = [run if p == seat else NOTHING for p, run in enumerate(self.prepared)]


GraziaView = View[GraziaState]
