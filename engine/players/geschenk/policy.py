"""Computer players of No Thanks!: one compares the cost of the offer now, the other searches.

The first lets good cards go round again. For the search a game of the match is the horizon, and simulations know a fair
price.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message, Seat
from engine.core.game import Game, Rnd
from engine.games.geschenk.rules import NO_THANKS, TAKE
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import added_cost
from engine.players.policy import DealPolicy, SearchResult, relative

FAIR = 8
"""A price in points at which a card is usually taken; other players would still refuse it."""
SHORT = 3
"""With fewer chips than this the player needs more."""
SPAN = 60.0
"""The lead over the others' average, in points, that counts as the best outcome."""
WIN = 0.5
"""The share of the value for winning; the rest is points."""


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


class GeschenkPolicy(DealPolicy[GeschenkState]):
    """Looks ahead to the end of the present game."""

    exploration: ClassVar[float] = 0.5
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 0.9

    def values(self, s: GeschenkState, before: GeschenkState) -> Sequence[float]:
        """Return half for the lowest score, half for points below the others' average."""
        scores = s.columns[-1]
        low = min(scores)
        share = WIN / scores.count(low)
        return [
            (1 - WIN) * value + (share if score == low else 0.0)
            for value, score in zip(relative([-v for v in scores], SPAN), scores, strict=True)
        ]

    def situation(self, s: GeschenkState, mover: int) -> Hashable:
        """Return the card on offer: after a card was taken, chance turned it up."""
        return mover, s.offer

    def rollout(
        self, game: Game[GeschenkState], s: GeschenkState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return a move: takes at a fair price, sooner with few chips, and lets a fitting card gather chips."""
        own, pot = s.chips[seat], s.pot
        worth = added_cost(s.cards[seat], s.offer)
        if worth <= 0 and own >= SHORT:
            return TAKE if pot > rnd() * 25 else NO_THANKS
        bound = 6 + rnd() * 5
        if own < SHORT:
            bound += 4
        elif own > 3 * SHORT:
            bound -= 2
        return TAKE if worth - pot <= bound else NO_THANKS

    def reason(self, s: GeschenkState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return the reason: the real cost of the card, the chips it brings, and the other seats it fits."""
        worth, own = added_cost(s.cards[seat], s.offer), s.chips[seat]
        net = worth - s.pot
        why = ""
        facts: dict[str, Any] = {"card": Card(s.offer), "pot": s.pot, "chips": own, "cost": worth, "net": net}
        fits = [p for p, held in enumerate(s.cards) if p != seat and added_cost(held, s.offer) <= 0]
        if action.tag == TAKE.tag:
            if not own:
                why = "must"
            elif worth <= 0:
                why = "run"
            elif net <= 0:
                why = "gain"
            elif own < SHORT and s.pot:
                why = "purse"
            elif net <= FAIR:
                why = "cheap"
        elif worth <= 0:
            why = "" if fits else "round"
        elif fits and net > 0:
            why, facts["seat"] = "other", Seat(fits[0])
        elif net > 1:
            why = "dear"
        return Message(f"geschenk-hint-why-{why}", facts) if why else None


POLICY = GeschenkPolicy()
