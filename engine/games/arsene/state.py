"""The state of Arsène and the visibility of its fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.state import NO_CARD, NO_SEAT, hidden, memo, public
from engine.core.view import View
from engine.families.tricks import NO_TRUMP, TrickState
from engine.games.arsene.terms import ASK, CAUGHT, SEATS, TRICKS, push_target, trump_of


@dataclass(slots=True)
class ArseneState(TrickState):
    """A deal in progress and the results of the deals before; lists by seat unless said otherwise."""

    deal: int = public(0)
    """Number of the present deal, from 1."""
    dealer: int = public(0)
    side: list[int] = hidden()
    """The side cards, unseen by all players, in their order on the table."""
    place: int = public(0)
    """The place of the side card that was turned, from 1; 0 before."""
    turned: int = public(NO_CARD)
    """That card. A black one stays face up; a red one is face down again, but all have seen it (R6)."""
    count: list[int] = public()
    """Tricks taken in this deal."""
    taker: int = public(NO_SEAT)
    """The seat that received the last completed trick."""
    shops: list[int] = public()
    """By shop: the chips left."""
    chips: list[int] = public()
    columns: list[list[int]] = public()
    """By finished deal: the number of tricks of each seat."""
    hauls: list[list[int]] = public()
    """By finished deal: the chips that each seat robbed, or CAUGHT."""
    plans: list[int] = memo()
    """The plan of each seat for the present trick if it wins it: ASK, KEEP or SHOVE."""
    advanced: bool = public(False)
    by_host: bool = public(False)
    """Whether the side card is turned without asking a player."""
    most_deals: int = public(0)
    """The number of deals after which the game ends; 0: no limit."""

    @property
    def number(self) -> int:
        """Return the number of the present trick, from 1."""
        return min(sum(self.count) + 1, TRICKS)

    @property
    def trump(self) -> int:
        """Return diamonds or NO_TRUMP, which is also the value before a card is turned."""
        return trump_of(self.turned) if self.place else NO_TRUMP

    @property
    def target(self) -> int:
        """Return the seat that the trick just won can be pushed to; NO_SEAT if there is none."""
        return push_target(self.count, self.last_winner)

    @property
    def caught(self) -> list[int]:
        """Return the seats that the police caught in the deal that ended the game."""
        last = self.hauls[-1] if self.ended else []
        return [p for p, haul in enumerate(last) if haul == CAUGHT and last.count(CAUGHT) < SEATS]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Clear the other seats' plans, which are unknown."""
        self.plans = [plan if p == seat else ASK for p, plan in enumerate(self.plans)]


ArseneView = View[ArseneState]
