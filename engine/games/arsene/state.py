"""Arsène: what lies on the table, and who may see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.state import NO_CARD, NO_SEAT, hidden, memo, public
from engine.core.view import View
from engine.families.tricks import NO_TRUMP, TrickState
from engine.games.arsene.terms import ASK, CAUGHT, SEATS, TRICKS, push_target, trump_of


@dataclass(slots=True)
class ArseneState(TrickState):
    """A deal in progress, and what the deals before came to; lists by seat unless said otherwise."""

    deal: int = public(0)
    """Number of the present deal, from 1."""
    dealer: int = public(0)
    side: list[int] = hidden()
    """The side cards that nobody has seen, in the order in which they lie."""
    place: int = public(0)
    """Which side card was turned, from 1; 0 before."""
    turned: int = public(NO_CARD)
    """That card: black ones lie face up, red ones face down again, but all have seen them (R6)."""
    count: list[int] = public()
    """Tricks taken in this deal."""
    taker: int = public(NO_SEAT)
    """Who received the last completed trick."""
    shops: list[int] = public()
    """By shop the chips left."""
    chips: list[int] = public()
    columns: list[list[int]] = public()
    """By finished deal how many tricks each seat took."""
    hauls: list[list[int]] = public()
    """By finished deal what each seat robbed, or CAUGHT."""
    plans: list[int] = memo()
    """What each seat does with the present trick if it wins it: ASK, KEEP or SHOVE."""
    advanced: bool = public(False)
    by_host: bool = public(False)
    """Whether nobody is asked which side card is turned."""
    most_deals: int = public(0)
    """After so many deals the game is over; 0: there is no bound."""

    @property
    def number(self) -> int:
        """The number of the present trick, from 1."""
        return min(sum(self.count) + 1, TRICKS)

    @property
    def trump(self) -> int:
        """Diamonds or NO_TRUMP, also before a card is turned."""
        return trump_of(self.turned) if self.place else NO_TRUMP

    @property
    def target(self) -> int:
        """Who can be pushed the trick just won; NO_SEAT for nobody."""
        return push_target(self.count, self.last_winner)

    @property
    def caught(self) -> list[int]:
        """Whom the police caught in the deal that ended the game."""
        last = self.hauls[-1] if self.ended else []
        return [p for p, haul in enumerate(last) if haul == CAUGHT and last.count(CAUGHT) < SEATS]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """What others plan is unknown."""
        self.plans = [plan if p == seat else ASK for p, plan in enumerate(self.plans)]


ArseneView = View[ArseneState]
