"""TTP: what lies on the table, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.state import hidden, memo, public
from engine.core.view import View
from engine.families.tricks import TrickState
from engine.games.ttp.terms import MUST, TRICKS


@dataclass(slots=True)
class TTPState(TrickState):
    """A deal in progress, and what the deals before came to; lists by seat unless said otherwise."""

    deal: int = public(0)
    """Number of the present deal, from 1."""
    dealer: int = public(0)
    stock: list[int] = hidden()
    """The face-down stock, top first."""
    market: list[int] = public()
    """The stock cards turned up for this trick."""
    pool: list[int] = public()
    """What may be picked now: the market and the trick, without what was picked; [] while cards are played."""
    order: list[int] = public()
    """The seats in the order in which they pick, those who have picked included; [] while cards are played."""
    collected: list[list[int]] = public()
    """The cards picked, in the order of picking."""
    pile: list[int] = public()
    """The discard pile of this deal, face up."""
    shown: list[list[int]] = public()
    """The hole cards of the deal before, [] before the first showdown."""
    before: list[list[int]] = public()
    """What was collected in the deal before, [] before the first showdown."""
    totals: list[int] = public()
    columns: list[list[int]] = public()
    """By finished deal what each seat scored."""
    best: list[int] = public()
    """How often each seat had the strongest hand, shared ones included."""
    deals: int = public(0)
    market_size: int = public(1)
    follow: str = public(MUST)
    bonus: int = public(0)
    wanted: list[list[int]] = memo()
    """The cards a seat wants to pick from the pool, the dearest first."""

    @property
    def number(self) -> int:
        """The number of the present trick, from 1."""
        done = sum(map(len, self.collected)) - (len(self.order) - len(self.to_pick) if self.order else 0)
        return min(done // len(self.totals) + 1, TRICKS)

    @property
    def to_pick(self) -> list[int]:
        """The seats that have still to pick, in order."""
        return self.order[len(self.order) + self.market_size - len(self.pool) :] if self.order else []

    def seven(self, seat: int) -> list[int]:
        """The cards that seat's hand was made of at the last showdown: the five collected, then the hole cards."""
        return [*self.before[seat], *self.shown[seat]]


TTPView = View[TTPState]
