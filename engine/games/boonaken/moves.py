"""The moves of Boonaken beside a pass and a card; one object for each, so that simulations make none."""

from __future__ import annotations

from functools import cache

from engine.core.action import Action
from engine.games.boonaken.terms import BOONAAK, HIGHEST_BID, ROEM_STEPS, STEP
from engine.games.boonaken.terms import MISERE as MISERE_BID
from engine.games.boonaken.terms import ZWABBER as ZWABBER_BID


class Bid(Action):
    """So many points, roem included, with trumps of one's choice."""

    points: int


class Misere(Action):
    """No trick at all, or to join somebody who has bid that."""


class Zwabber(Action):
    """All tricks without trumps."""


class Boonaak(Action):
    """All tricks with trumps, and so much roem at least."""

    roem: int


class Exchange(Action):
    """Discard as many cards as were taken; sorted."""

    cards: tuple[int, ...]


class Open(Action):
    """Name trumps, declare roem and lead a card; to play a card instead names its suit and declares all."""

    trump: int
    roem: int
    card: int


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


@cache
def naming(trump: int, card: int) -> Trump:
    """To lead ``card`` with these trumps."""
    return Trump(trump, card)


def bid_of(call: Call) -> int:
    """The bid (see ``terms``) that a move makes."""
    if isinstance(call, Bid):
        return call.points
    if isinstance(call, Boonaak):
        return BOONAAK + call.roem
    return MISERE_BID if isinstance(call, Misere) else ZWABBER_BID


def call_of(bid: int) -> Call:
    """The move that makes a bid."""
    if bid >= BOONAAK:
        return Boonaak(bid - BOONAAK)
    return MISERE if bid == MISERE_BID else ZWABBER if bid == ZWABBER_BID else Bid(bid)
