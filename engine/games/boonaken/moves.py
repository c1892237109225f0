"""The moves of Boonaken beside a pass and a card; one object for each, so that simulations make none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.action import Action
from engine.games.boonaken.terms import BOONAAK, HIGHEST_BID, ROEM_STEPS, STEP
from engine.games.boonaken.terms import MISERE as MISERE_BID
from engine.games.boonaken.terms import ZWABBER as ZWABBER_BID


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """So many points, roem included, with trumps of one's choice."""

    points: int


@dataclass(frozen=True, slots=True)
class Misere(Action):
    """No trick at all, or to join somebody who has bid that."""


@dataclass(frozen=True, slots=True)
class Zwabber(Action):
    """All tricks without trumps."""


@dataclass(frozen=True, slots=True)
class Boonaak(Action):
    """All tricks with trumps, and so much roem at least."""

    roem: int


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Discard as many cards as were taken; sorted."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Open(Action):
    """Name trumps, declare roem and lead a card; to play a card instead names its suit and declares all."""

    trump: int
    roem: int
    card: int


@dataclass(frozen=True, slots=True)
class Trump(Action):
    """Name trumps and lead a card, where no roem counts."""

    trump: int
    card: int


Call = Bid | Misere | Zwabber | Boonaak

BIDS = tuple(Bid(points) for points in range(0, HIGHEST_BID + 1, STEP))
MISERE, ZWABBER = Misere(), Zwabber()
BOONAAKS = tuple(Boonaak(roem) for roem in ROEM_STEPS)


@cache
def opening(trump: int, roem: int, card: int) -> Open:
    """To lead ``card`` with these trumps and this roem."""
    return Open(trump, roem, card)


def bid_of(call: Call) -> int:
    """The bid (see ``terms``) that a move makes."""
    match call:
        case Bid(points):
            return points
        case Boonaak(roem):
            return BOONAAK + roem
    return MISERE_BID if isinstance(call, Misere) else ZWABBER_BID


def call_of(bid: int) -> Call:
    """The move that makes a bid."""
    if bid >= BOONAAK:
        return Boonaak(bid - BOONAAK)
    return MISERE if bid == MISERE_BID else ZWABBER if bid == ZWABBER_BID else Bid(bid)
