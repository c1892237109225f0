"""Heuristic player for Rummy Fifty: collects in hand, goes out in one turn, and lays down early only in danger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.game import Game, Rnd
from engine.families.melds import BIT, mask_of
from engine.games.rummy_fifty.state import (
    BONUS,
    DISCARD_CARD,
    DRAW,
    END_TURN,
    RummyFiftyState,
    layoff_of,
    meld_of,
    pile_of,
    sources,
)
from engine.games.rummy_fifty.terms import JACK, STOCK, courts_for
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.rummy_fifty.hand import NEAR, Targets, after_discard, aside, weight, without_each
from engine.players.rummy_fifty.reasons import reason, targets_of, threat

GAIN: Final = 4.0
"""How much lighter a face-up card must make the hand to be worth more than an unknown one."""
STRONG: Final = 44.0
"""Hands lighter than this are near going out.

Only they choose a high bonus card: hands are mostly caught whole, and make 50 without it.
"""


def choose(game: Game[RummyFiftyState], s: RummyFiftyState, seat: int, rnd: Rnd) -> Action:
    """Return the move of the present step."""
    hand, wild = s.hands[seat], SUIT[s.indicator]
    if s.phase == "bonus":
        return BONUS[courts_for(len(s.points))[-1] if weight(mask_of(hand), (), wild) < STRONG else JACK]
    numbers, targets = targets_of(s, seat)
    if s.phase == "draw":
        return DRAW[_source(s, seat, targets, wild)]
    if s.phase == "discard":
        return DISCARD_CARD[_discard(s, seat, targets, wild)]
    left, made, laid = aside(mask_of(hand), targets, wild)
    if left and threat(s, seat) is None:
        return END_TURN
    if made:
        return meld_of(made[0])
    return layoff_of(laid[0][0], numbers[laid[0][1]]) if laid else END_TURN


def _source(s: RummyFiftyState, seat: int, targets: Targets, wild: int) -> int:
    """Return the face-up card that improves the hand most, if it beats an unknown one."""
    open_piles = [source for source in sources(s, seat) if source != STOCK]
    mask = mask_of(s.hands[seat])
    now = after_discard(mask, targets, wild)
    # Drawing the last card of the stock ends the round: that suits no player who is close to going out.
    best, gain = STOCK, 0.0 if len(s.stock) == 1 and now < STRONG / 2 else GAIN
    for source in open_piles:
        lighter = now - after_discard(mask | BIT[pile_of(s, source)[-1]], targets, wild)
        if lighter > gain:
            best, gain = source, lighter
    return best


def _discard(s: RummyFiftyState, seat: int, targets: Targets, wild: int) -> int:
    """Return the card whose loss leaves the lightest hand; of equal ones a high one that the next player cannot use."""
    mask = mask_of(s.hands[seat])
    after = (seat + 1) % len(s.points)
    wants = mask_of(s.known[after])

    after_each = without_each(mask, targets, wild)
    if wants:
        near = NEAR[wild]
        return min(sorted(after_each), key=lambda c: (after_each[c] + (near[c] & wants).bit_count(), -RANK[c]))
    return min(sorted(after_each), key=lambda c: (after_each[c], -RANK[c]))


SPAN: Final = 4.0
"""The difference in points between the worst and the best outcome of a round: going out beats any light hand."""
HEAVIEST: Final = 150.0
"""A hand of ten cards that fit nowhere."""


class RummyFiftyPolicy(SearchPolicy[RummyFiftyState]):
    """Looks ahead to the end of the turn: a random round would hardly ever end by a player going out."""

    exploration: ClassVar[float] = 0.3
    rollout_share: ClassVar[float] = 1.0

    def horizon(self, s: RummyFiftyState) -> object:
        """Return the round and the seat whose turn it is; while bonus cards are chosen, no seat."""
        return s.round, s.ended, -1 if s.phase == "bonus" else s.waiting[0]

    def values(self, s: RummyFiftyState, before: RummyFiftyState) -> Sequence[float]:
        """Return points if the round is over; else the lightness of the hands of the seats that had a choice."""
        if s.round != before.round or s.ended:
            return relative([now - then for now, then in zip(s.points, before.points, strict=True)], SPAN)
        wild = SUIT[s.indicator]
        targets = tuple(tuple(m) for m in s.melds)
        heavy = [weight(mask_of(hand), targets, wild) / HEAVIEST for hand in s.hands]
        return relative([-w for w in heavy], 2.0)

    def candidates(self, game: Game[RummyFiftyState], s: RummyFiftyState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the candidates. The bonus card is the heuristic player's: its worth shows only at the end of the
        round."""
        return [choose(game, s, seat, rnd)] if s.phase == "bonus" else game.legal(s, seat)

    def rollout(
        self, game: Game[RummyFiftyState], s: RummyFiftyState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the heuristic player's move."""
        return choose(game, s, seat, rnd)

    def reason(self, s: RummyFiftyState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return what the move does for the hand."""
        return reason(s, seat, action)


POLICY = RummyFiftyPolicy()
