"""The search policy of Counting Cribbage: the end of the round, its value, the likely cards of other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.games.counting_cribbage.moves import PLAY, Declare, LayAway
from engine.games.counting_cribbage.score import PLACE, peg
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL, PIP, rank_counts, show_order
from engine.players.counting_cribbage.guess import suppose
from engine.players.counting_cribbage.heuristic import choose, next_in, replies, unseen
from engine.players.counting_cribbage.keep import choices, crib, side, worths
from engine.players.counting_cribbage.quick import expected, quick_card, quick_lay_away
from engine.players.policy import SearchPolicy, SearchResult, relative

SPAN = 40.0
"""The difference in points between the worst and the best outcome of a round."""
NEAR = 80
"""The points from which on a round may end the game; the exact score and its order then count."""
ABOUT = 0.05
"""Averages that differ by less count as equal."""
WINNING = 5.0
"""The worth of winning the game beyond its points."""


class CountingCribbagePolicy(SearchPolicy[CountingCribbageState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.3
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    ripe: ClassVar[int] = 10_000

    def horizon(self, s: CountingCribbageState) -> object:
        """Return the number of the round in its game."""
        return s.game, s.round, s.ended

    def values(self, s: CountingCribbageState, before: CountingCribbageState) -> Sequence[float]:
        """Return the points of the round, with those of the show averaged over all starters; near the end of a game
        exactly.

        A player in pegging can no longer influence the show, so the show is left out then.
        """
        ended = s.ended or s.game != before.game
        after = s.columns[-1] if ended else s.points
        gained = [float(now - then) for now, then in zip(after, before.points, strict=True)]
        if ended:
            gained[s.game_winner[-1]] += WINNING
        elif max(before.points) < NEAR:
            for gains in s.shown_gains:
                for p, points in enumerate(gains):
                    gained[p] -= points
            if before.phase == "lay_away":
                owners = show_order(s.shown_dealer, len(after))
                for p, average in zip(owners, expected(s.shown, before.used), strict=True):
                    gained[p] += average
        return relative(gained, SPAN)

    def suppose(self, s: CountingCribbageState, seat: int, rnd: Rnd) -> None:
        """Give other seats likely cards: they kept cards that count, and played and laid away sensibly."""
        if s.phase == "lay_away":
            for p, chosen in enumerate(s.choice):
                if chosen and p != seat:
                    s.choice[p] = [*quick_lay_away(s, p).cards]
            return
        suppose(s, seat, rnd)

    def candidates(
        self, game: Game[CountingCribbageState], s: CountingCribbageState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """Return the candidates. Claims and answers are computed, not searched; in a declaration only the card is a
        choice."""
        if s.phase in ("lay_away", "play"):
            return game.legal(s, seat)
        if s.phase == "declare":
            room = FULL - s.count
            fitting = [c for c in s.hands[seat] if PIP[c] <= room]
            return [Declare(c, peg([*s.series, c], s.count + PIP[c]).total) for c in fitting]
        return [choose(game, s, seat, rnd)]

    def rollout(
        self,
        game: Game[CountingCribbageState],
        s: CountingCribbageState,
        seat: int,
        legal: Sequence[Action],
        rnd: Rnd,
    ) -> Action:
        """Return a move: lays away and pegs as the heuristic player does, from tables; counts correctly."""
        if s.phase == "lay_away":
            return quick_lay_away(s, seat)
        if s.phase not in ("play", "declare"):
            return choose(game, s, seat, rnd)
        card = quick_card(s, seat)
        if s.phase == "play":
            return PLAY[card]
        return Declare(card, peg([*s.series, card], s.count + PIP[card]).total)

    def reason(self, s: CountingCribbageState, seat: int, action: Any, result: SearchResult) -> Message | None:
        """Return the reason: what a card pegs, what it leaves to the next player, and whose crib it is."""
        slug = "counting_cribbage-hint-why-"
        if isinstance(action, LayAway):
            return _why_laid_away(s, seat, action)
        if s.phase not in ("play", "declare"):
            return Message(slug + "count")
        count = s.count + PIP[action.card]
        points = peg([*s.series, action.card], count).total
        if points:
            return Message(slug + "peg", {"count": count, "points": points})
        if count < 5:
            return Message(slug + "low", {"count": count})
        if 15 < count <= 20:
            return Message(slug + "no-fifteen", {"count": count})
        return Message(slug + "safe", {"count": count}) if _is_safest(s, seat, action.card) else None


def _why_laid_away(s: CountingCribbageState, seat: int, action: LayAway) -> Message | None:
    """Return the reason: the crib is the own one, or gets little; None if the averages disagree."""
    hand, own = s.hands[seat], seat == s.dealer
    give = len(action.cards)
    ways = choices(len(hand), give)
    at = ways.index(tuple(i for i, c in enumerate(hand) if c in action.cards))
    alone = worths(hand, give, 0.0)
    if own:
        both = worths(hand, give, side(len(s.points), own))
        return Message("counting_cribbage-hint-why-own-crib") if both[at] > max(both) - ABOUT else None
    gifts = [crib(sum(PLACE[hand[i]] for i in way), give) for way in ways]
    if alone[at] > max(alone) - ABOUT and gifts[at] <= sum(gifts) / len(gifts):
        return Message("counting_cribbage-hint-why-their-crib")
    return None


def _is_safest(s: CountingCribbageState, seat: int, card: int) -> bool:
    """True if the next player may expect less after ``card`` than after any other that fits."""
    follower = next_in(s, seat)
    if follower == seat:
        return False
    pool = unseen(s, seat)
    out = rank_counts(pool)
    chance = len(s.hands[follower]) / len(pool)
    left = {
        c: replies([*s.series, c], s.count + PIP[c], out, chance) for c in s.hands[seat] if PIP[c] <= FULL - s.count
    }
    return left[card] == min(left.values()) < max(left.values())


POLICY = CountingCribbagePolicy()
