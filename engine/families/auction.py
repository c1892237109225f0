"""The auction family: rising bids, final passes, turn order, and standing orders that bid for a seat.

A game derives its state from ``AuctionState`` and its phase from ``AuctionPhase``. It defines ``legal``, the effect of
a ``bid``, and the end of the auction (``won``, ``passed_out``). The game decides what a bid is worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.events import GameEvent
from engine.core.facts import Seat
from engine.core.game import A, Phase
from engine.core.prepared.wishes import Wishes
from engine.core.state import NO_SEAT, State, public

NO_BID: Final = 0
PASSED: Final = -1
"""In the list of calls: the seat passed."""
DEAL, LIMIT = "deal", "limit"
"""The keys of a standing order: the deal it is valid for, and the highest bid it makes."""


class Pass(Action):
    """Stop bidding in this auction."""


PASS = Pass()


class Passed(GameEvent):
    """A seat passed."""

    seat: Seat


@dataclass
class AuctionState(State):
    """A state with an auction; it has no slots of its own, so that it can be combined with another family's state.

    ``passed`` by seat is True from the start for seats that take no part; ``high`` is the highest bid, ``holder`` the
    seat that made it; ``calls`` is the whole auction in order: seat, and bid or PASSED.
    """

    __slots__ = ()

    passed: list[bool] = public()
    high: int = public(NO_BID)
    holder: int = public(NO_SEAT)
    calls: list[list[int]] = public()


T = TypeVar("T", bound=AuctionState)


def open_auction(s: T, inside: list[bool], first: int) -> None:
    """Start an auction without bids. Seats that are not ``inside`` take no part, and ``first`` speaks first."""
    s.passed = [not p for p in inside]
    s.high, s.holder, s.calls = NO_BID, NO_SEAT, []
    s.waiting = [first]


class AuctionPhase(Phase[T, A], Generic[T, A]):
    """An open clockwise auction. A seat that has passed never speaks again. If all others have passed, the last may
    still bid."""

    def bid(self, s: T, seat: int, action: A, ctx: GameContext) -> None:
        """Carry out any move but a pass (hook): set ``high`` and ``holder``."""
        raise NotImplementedError

    def speaks(self, s: T, seat: int) -> bool:
        """True if ``seat``, which has not passed, must still speak (hook)."""
        return True

    def settled(self, s: T) -> bool:
        """True if the highest bid cannot be overbid (hook)."""
        return s.holder != NO_SEAT and s.passed.count(False) == 1

    def won(self, s: T, ctx: GameContext) -> None:
        """End the auction with the highest bid (hook)."""
        raise NotImplementedError

    def passed_out(self, s: T, ctx: GameContext) -> None:
        """End the auction if all seats have passed (hook)."""
        raise NotImplementedError

    def apply(self, s: T, seat: int, action: A, ctx: GameContext) -> None:
        """Carry out a pass or a bid; then the next seat speaks."""
        passed = s.passed
        if isinstance(action, Pass):
            passed[seat] = True
            s.calls.append([seat, PASSED])
            ctx.tell(Passed, seat=seat)
        else:
            self.bid(s, seat, action, ctx)
            s.calls.append([seat, s.high])
        if False not in passed:
            self.passed_out(s, ctx)
        elif self.settled(s):
            self.won(s, ctx)
        else:
            n, speaks = len(passed), self.speaks
            seat = (seat + 1) % n
            while passed[seat] or not speaks(s, seat):
                seat = (seat + 1) % n
            s.waiting[0] = seat


class BidForMe(Wishes[T]):
    """The standing order "bid the next step for me up to 60, then pass" for one deal; carried out turn by turn."""

    follows = True
    phase: ClassVar[str] = "auction"

    def deal(self, s: T) -> int:
        """Return the number of the present deal (hook)."""
        raise NotImplementedError

    def step(self, s: T, seat: int, limit: int) -> Action | None:
        """Return the lowest bid that ``seat`` may make, if it is not above ``limit``, otherwise None (hook)."""
        raise NotImplementedError

    def follow(self, s: T, seat: int, order: Mapping[str, int]) -> Action | None:
        """Return the next step, or a pass if that is above the limit; None outside the auction of the order."""
        if s.phase != self.phase or seat not in s.waiting or order.get(DEAL) != self.deal(s) or LIMIT not in order:
            return None
        return self.step(s, seat, order[LIMIT]) or PASS
