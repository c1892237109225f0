"""The search policy of Counting Cribbage: the end of the round, its value, the likely cards of other seats."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar, NamedTuple

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.games.counting_cribbage.rules import LayAway
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL, MOST, PIP, PLACE, fitting, peg
from engine.players.counting_cribbage.heuristic import Way, choose, crib, declared, side, threats, worths
from engine.players.policy import SearchPolicy, SearchResult, relative

SPAN = 40.0
"""The difference in points between the worst and the best outcome of a round."""
WINNING = 5.0
"""The worth of winning the game beyond its points."""
ABOUT = 0.05
"""Averages that differ by less count as equal."""
KEEPING = 0.5
"""The number of points by which a player sometimes misjudges what to keep."""
GUESSES = 12
"""The number of other hands compared with the redealt hand of a player in pegging."""


class CountingCribbagePolicy(SearchPolicy[CountingCribbageState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.3
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = 10_000

    def horizon(self, s: CountingCribbageState) -> object:
        """Return the number of the round in its game."""
        return s.game, s.round, s.ended

    def values(self, s: CountingCribbageState, before: CountingCribbageState) -> Sequence[float]:
        """Return the points of the round, and more for winning the game."""
        ended = s.ended or s.game != before.game
        after = s.columns[-1] if ended else s.points
        gained = [float(now - then) for now, then in zip(after, before.points, strict=True)]
        if ended:
            gained[s.game_winner[-1]] += WINNING
        return relative(gained, SPAN)

    def suppose(self, s: CountingCribbageState, seat: int, rnd: Rnd) -> None:
        """Give other seats in pegging the cards they likely hold: they kept what counts."""
        if not s.pegging:
            return
        for p, away in enumerate(s.away):
            if p != seat and away and s.hands[p]:
                _suppose(s, p, rnd)

    def candidates(
        self, game: Game[CountingCribbageState], s: CountingCribbageState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """Return the candidates. Claims and answers are computed, not searched; in a declaration only the card is a
        choice."""
        if s.phase in ("lay_away", "play"):
            return game.legal(s, seat)
        if s.phase == "declare":
            return [declared(s, c) for c in fitting(s.hands[seat], s.count)]
        return [choose(game, s, seat, rnd)]

    def rollout(
        self,
        game: Game[CountingCribbageState],
        s: CountingCribbageState,
        seat: int,
        legal: Sequence[Action],
        rnd: Rnd,
    ) -> Action:
        """Return the heuristic player's move."""
        return choose(game, s, seat, rnd)

    def reason(self, s: CountingCribbageState, seat: int, action: Any, result: SearchResult) -> Message | None:
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


class Guess(NamedTuple):
    """How likely a player was dealt some cards; those still in the hand, and those laid away."""

    weight: float
    hand: list[int]
    away: list[int]


def _suppose(s: CountingCribbageState, p: int, rnd: Rnd) -> None:
    """Give ``p`` one of a few hands from the cards no player has seen, the likeliest most often.

    The present cards are one of these hands, so at least one fits all known facts.
    """
    stock, size = s.stock, len(s.hands[p]) + len(s.away[p])
    hands = [s.hands[p] + s.away[p]]
    hands += [stock[at : at + size] for at in range(0, min(len(stock) + 1 - size, GUESSES * size), size)]
    found = [(k, one) for k, hand in enumerate(hands) if (one := guess(s, p, hand))]
    at = rnd() * sum([one.weight for _, one in found])
    for k, one in found:
        at -= one.weight
        if at <= 0:
            if k:
                stock[(k - 1) * size : k * size] = hands[0]
            s.hands[p], s.away[p] = one.hand, one.away
            return


def guess(s: CountingCribbageState, p: int, cards: Sequence[int]) -> Guess | None:
    """Return how likely ``p`` was dealt ``cards`` and those laid down; None if goes or the turn exclude them.

    The cards laid away are the best choice that leaves those laid down; the better another choice would have been, the
    less likely are these cards.
    """
    laid, room = s.laid[p], FULL - s.count if p == s.on_turn else MOST
    whole, first, best = [*laid, *cards], len(laid), -1e9
    away: Way = ()
    found = worths(whole, len(s.away[p]), side(len(s.hands), p == s.dealer))
    for way, worth in found.items():
        if worth > best and way[0] >= first:
            pips = [PIP[whole[i]] for i in range(first, len(whole)) if i not in way]
            if s.least[p] <= min(pips) <= room:
                best, away = worth, way
    if not away:
        return None
    hand = [whole[i] for i in range(first, len(whole)) if i not in away]
    return Guess(exp((best - max(found.values())) / KEEPING), hand, [whole[i] for i in away])


def _why_laid_away(s: CountingCribbageState, seat: int, action: LayAway) -> Message | None:
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
