"""Heuristic player for No Thanks!: compares the offer's cost now, and lets good cards go round again."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.games.geschenk.rules import NO_THANKS, TAKE
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import added_cost

FAIR = 8
"""A price in points at which a card is usually taken; other players would still refuse it."""
SHORT = 3
"""With fewer chips than this the player needs more."""


def choose(game: Game[GeschenkState], s: GeschenkState, seat: int, rnd: Rnd) -> Action:
    """Take cards that are cheap for their chips; never reads the chips of other seats."""
    own = s.chips[seat]
    if not own:
        return TAKE
    worth = added_cost(s.cards[seat], s.offer)
    price = worth - s.pot
    seats = len(s.cards)
    if own >= SHORT and worth <= 0:
        # No other player wants it: each round brings a chip from every player, so let it go round once more.
        back = s.pot + seats
        eager = min(added_cost(s.cards[p], s.offer) for p in range(seats) if p != seat)
        if eager - back > FAIR + 2:
            return NO_THANKS
    bound = FAIR + int(rnd() * 3) - 1
    if own < SHORT:
        bound += 5
    elif own > 3 * SHORT:
        bound -= 2
    return TAKE if price <= bound else NO_THANKS
