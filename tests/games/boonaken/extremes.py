"""Rare moments and refusals of Boonaken (see ``tests.render.test_extremes``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import card
from engine.core.facts import Card, Suit
from engine.games.boonaken.ends import end, end_deal
from engine.games.boonaken.rules import GAME
from engine.games.boonaken.state import BoonakenState
from tests.games.boonaken.test_ends import leave
from tests.games.boonaken.test_rules import bid, dealt, declared, submit
from tests.render.positions import Extreme

REFUSALS = {
    "boonaak-first": {},
    "only-join": {},
    "twice": {},
    "roem": {"most": 20},
    "roem-now": {},
    "no-roem": {},
    "under": {"card": Card(card("SJ")), "suit": Suit(1), "trump": Suit(0), "follows": "true"},
}


def joint() -> BoonakenState:
    """Return a position where everybody shares a misère, and nobody has taken a trick."""
    match = dealt(5)
    bid(match, "1:misere 2:misere 3:misere 4:misere 0:misere")
    while match.state.phase == "exchange":
        submit(match, match.state.waiting[0], GAME.timeout(match.state, match.state.waiting[0]))
    return match.state


def boonaaks() -> BoonakenState:
    match = dealt(2)
    bid(match, "1:boonaak0 0:boonaak240")
    return match.state


def lost() -> BoonakenState:
    match = declared(120, 0)
    match.state.minus, match.state.points = [1, 1, 0, 0], [0, 141, 0, 0]
    end_deal(match.state, match.ctx)
    return match.state


def drawn() -> BoonakenState:
    match = dealt(5)
    match.state.redeals = 10
    end(match.state, "redeals", [], match.ctx)
    return match.state


def out() -> BoonakenState:
    match = dealt(4, ending="find_loser")
    leave(match.state, match, 1, True)
    return match.state


def long_championship() -> BoonakenState:
    match = dealt(5, ending="championship", championship_games=10)
    s = match.state
    while not s.ended:
        leave(s, match, next(p for p in range(5) if s.inside[p]), True)
    return s


def fullest() -> Iterator[Extreme]:
    for make in (joint, boonaaks, lost, drawn):
        yield Extreme(make())
    yield Extreme(out(), {"ending": "find_loser"})
    yield Extreme(long_championship(), {"ending": "championship", "championship_games": 10})
