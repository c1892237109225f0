"""The search policy of Counting Cribbage: the end of the round, its value, the likely cards of other seats."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.games.counting_cribbage.rules import LayAway
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import FULL, MOST, PIP, PLACE, fitting, peg
from engine.players.counting_cribbage.heuristic import choose, crib, declared, lay_away, side, threats, worths
from engine.players.policy import SearchPolicy, SearchResult, relative

SPAN = 40.0
"""The difference in points between the worst and the best outcome of a round."""
WINNING = 5.0
"""The worth of winning the game beyond its points."""
ABOUT = 0.05
"""Averages that differ by less count as equal."""


class CountingCribbagePolicy(SearchPolicy[S]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.3
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = 10_000

    def horizon(self, s: S) -> object:
        """Return the number of the round in its game."""
        return s.game, s.round, s.ended

    def values(self, s: S, before: S) -> Sequence[float]:
        """Return the points of the round, and more for winning the game."""
        ended = s.ended or s.game != before.game
        after = s.columns[-1] if ended else s.points
        gained = [float(now - then) for now, then in zip(after, before.points, strict=True)]
        if ended:
            gained[s.game_winner[-1]] += WINNING
        return relative(gained, SPAN)

    def suppose(self, s: S, seat: int, rnd: Rnd) -> None:
        """Let other seats have laid away what they miss least: a redeal gives them any of their cards."""
        for p, away in enumerate(s.away):
            if p == seat:
                continue
            if s.phase == "lay_away" and s.choice[p]:
                s.choice[p] = [*lay_away(s, p).cards]
            elif s.pegging and away and s.hands[p]:
                _keep_the_best(s, p)

    def candidates(self, game: Game[S], s: S, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the candidates. Claims and answers are computed, not searched; in a declaration only the card is a
        choice."""
        if s.phase in ("lay_away", "play"):
            return game.legal(s, seat)
        if s.phase == "declare":
            return [declared(s, c) for c in fitting(s.hands[seat], s.count)]
        return [choose(game, s, seat, rnd)]

    def rollout(self, game: Game[S], s: S, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Return the heuristic player's move."""
        return choose(game, s, seat, rnd)

    def reason(self, s: S, seat: int, action: Any, result: SearchResult) -> Message | None:
        """Return the reason: what a card pegs, what it leaves to the next player, and whose crib it is."""
        slug = "counting_cribbage-hint-why-"
        if isinstance(action, LayAway):
            return _why_laid_away(s, seat, action)
        if s.phase not in ("play", "declare"):
            return Message(slug + "count")
        count = s.count + PIP[action.card]
        points = sum(peg([*s.series, action.card], count))
        if points:
            return Message(slug + "peg", {"count": count, "points": points})
        if count < 5:
            return Message(slug + "low", {"count": count})
        if 15 < count <= 20:
            return Message(slug + "no-fifteen", {"count": count})
        left = threats(s, seat, fitting(s.hands[seat], s.count))
        safest = left[action.card] == min(left.values()) < max(left.values())
        return Message(slug + "safe", {"count": count}) if safest else None


def _keep_the_best(s: S, p: int) -> None:
    """Exchange cards of ``p`` between hand and crib: the set laid away is the best one without a card laid down.

    The hand has no card that was too small for a go, and one that fits if it is ``p`` to play.
    """
    laid, room = len(s.laid[p]), FULL - s.count if p == s.on_turn else MOST
    whole = [*s.laid[p], *s.hands[p], *s.away[p]]
    best = -inf
    for way, worth in worths(whole, len(s.away[p]), side(len(s.hands), p == s.dealer)).items():
        if worth > best and way[0] >= laid:
            hand = [whole[i] for i in range(laid, len(whole)) if i not in way]
            if s.least[p] <= min([PIP[c] for c in hand]) <= room:
                best, s.hands[p], s.away[p] = worth, hand, [whole[i] for i in way]


def _why_laid_away(s: S, seat: int, action: LayAway) -> Message | None:
    """Return the reason: the crib is the own one, or gets little; None if the averages disagree."""
    hand, own, give = s.hands[seat], seat == s.dealer, len(action.cards)
    found = worths(hand, give, side(len(s.points), own) if own else 0.0)
    chosen = tuple(i for i, c in enumerate(hand) if c in action.cards)
    if found[chosen] <= max(found.values()) - ABOUT:
        return None
    if own:
        return Message("counting_cribbage-hint-why-own-crib")
    gifts = {way: crib(sum(PLACE[hand[i]] for i in way), give) for way in found}
    little = gifts[chosen] <= sum(gifts.values()) / len(gifts)
    return Message("counting_cribbage-hint-why-their-crib") if little else None


POLICY = CountingCribbagePolicy()
