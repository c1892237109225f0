"""The moves of Boonaken other than a pass and a card; one object for each, so that simulations create none."""

from __future__ import annotations

from functools import cache

from engine.core.action import Action
from engine.games.boonaken.terms import BOONAAK, HIGHEST_BID, ROEM_STEPS, STEP
from engine.games.boonaken.terms import MISERE as MISERE_BID
from engine.games.boonaken.terms import ZWABBER as ZWABBER_BID


class Bid(Action):
    """Bid this number of points, roem included, with trumps of one's choice."""

    points: int


class Misere(Action):
    """Bid to take no trick, or join a player's misère."""


class Zwabber(Action):
    """Bid all tricks without trumps."""


class Boonaak(Action):
    """Bid all tricks with trumps, and at least this much roem."""

    roem: int


class Exchange(Action):
    """Discard as many cards as were taken; sorted."""

    cards: tuple[int, ...]


class Open(Action):
    """Name trumps, declare roem and lead a card. A plain card instead names its suit and declares all roem."""

    trump: int
    roem: int
    card: int


class Trump(Action):
    """Name trumps and lead a card, if no roem counts."""

    trump: int
    card: int


Call = Bid | Misere | Zwabber | Boonaak

BIDS = tuple(Bid(points) for points in range(0, HIGHEST_BID + 1, STEP))
MISERE, ZWABBER = Misere(), Zwabber()
BOONAAKS = tuple(Boonaak(roem) for roem in ROEM_STEPS)


@cache
def opening(trump: int, roem: int, card: int) -> Open:
    """Return the move that leads ``card`` with these trumps and this roem."""
    return Open(trump, roem, card)


@cache
def naming(trump: int, card: int) -> Trump:
    """Return the move that leads ``card`` with these trumps."""
    return Trump(trump, card)


def bid_of(call: Call) -> int:
    """Return the bid (see ``terms``) of a move."""
    if isinstance(call, Bid):
        return call.points
    if isinstance(call, Boonaak):
        return BOONAAK + call.roem
    return MISERE_BID if isinstance(call, Misere) else ZWABBER_BID


def call_of(bid: int) -> Call:
    """Return the move that makes a bid."""
    if bid >= BOONAAK:
        return Boonaak(bid - BOONAAK)
    return MISERE if bid == MISERE_BID else ZWABBER if bid == ZWABBER_BID else Bid(bid)
