"""The auction family: bids that rise, passes that are final, who speaks next, and bidding on behalf of somebody.

A game derives its state from ``AuctionState`` and its phase from ``AuctionPhase``: ``legal``, what a ``bid`` does, and
what becomes of an auction that is over (``won``, ``passed_out``). What a bid is worth is the game's business.
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
from engine.core.state import NO_SEAT, State, public
from engine.core.wishes import Wishes

NO_BID: Final = 0
PASSED: Final = -1
"""In the list of calls: no bid, and no more of them."""
DEAL, LIMIT = "deal", "limit"
"""What is in a standing order: the deal it holds for, and the highest bid it makes."""


class Pass(Action):
    """Bid no more in this auction."""


PASS = Pass()


class Passed(GameEvent):
    """Somebody bids no more."""

    seat: Seat


@dataclass
class AuctionState(State):
    """A state with an auction; without slots of its own, so that it can be joined with another family's.

    ``passed`` by seat, from the start True for those who take no part; ``high`` is the highest bid, ``holder`` whose;
    ``calls`` is the whole auction in order: seat, and bid or PASSED.
    """

    __slots__ = ()

    passed: list[bool] = public()
    high: int = public(NO_BID)
    holder: int = public(NO_SEAT)
    calls: list[list[int]] = public()


T = TypeVar("T", bound=AuctionState)


def open_auction(s: T, inside: list[bool], first: int) -> None:
    """Nobody has spoken; those who are not ``inside`` take no part, and ``first`` speaks first."""
    s.passed = [not p for p in inside]
    s.high, s.holder, s.calls = NO_BID, NO_SEAT, []
    s.waiting = [first]


class AuctionPhase(Phase[T, A], Generic[T, A]):
    """Clockwise and openly; whoever has passed never speaks again. Where all others have, the last may still bid."""

    def bid(self, s: T, seat: int, action: A, ctx: GameContext) -> None:
        """Carry out any move but a pass (hook): set ``high`` and ``holder``."""
        raise NotImplementedError

    def speaks(self, s: T, seat: int) -> bool:
        """Whether ``seat``, which has not passed, is still to be heard (hook)."""
        return True

    def settled(self, s: T) -> bool:
        """Whether a bid stands that nobody can overbid (hook)."""
        return s.holder != NO_SEAT and s.passed.count(False) == 1

    def won(self, s: T, ctx: GameContext) -> None:
        """The highest bid stands (hook)."""
        raise NotImplementedError

    def passed_out(self, s: T, ctx: GameContext) -> None:
        """Everybody has passed (hook)."""
        raise NotImplementedError

    def apply(self, s: T, seat: int, action: A, ctx: GameContext) -> None:
        """A pass or a bid; then the next one who is to be heard speaks."""
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
    """ "Bid the next step for me up to 60, then pass", as a standing order for one deal; carried out turn by turn."""

    follows = True
    phase: ClassVar[str] = "auction"

    def deal(self, s: T) -> int:
        """The number of the present deal (hook)."""
        raise NotImplementedError

    def step(self, s: T, seat: int, limit: int) -> Action | None:
        """The lowest bid that ``seat`` may make and that is no higher than ``limit`` (hook)."""
        raise NotImplementedError

    def follow(self, s: T, seat: int, order: Mapping[str, int]) -> Action | None:
        """The next step, or a pass where it would be too high; nothing beyond the auction it was given for."""
        if s.phase != self.phase or seat not in s.waiting or order.get(DEAL) != self.deal(s) or LIMIT not in order:
            return None
        return self.step(s, seat, order[LIMIT]) or PASS
