"""Heuristic player for Tricky Express: a station early, a quiet middle, one more station as late as possible.

Also the policy of the search: a deal is the horizon, and the remaining chance of the growth bonus counts too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import ClassVar, cast

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.families.tricks import ACE_HIGH, PLAY, Play, best
from engine.games.tricky_express.rules import LOW
from engine.games.tricky_express.state import PASS, Pass, TrickyExpressState
from engine.games.tricky_express.terms import DEALS, GROWTH, SEATS, TRICKS, growth_bonus, length
from engine.games.tricky_express.terms import SECOND as SECOND_BONUS
from engine.games.tricky_express.terms import TOP as TOP_BONUS
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.tricks import different, playable

EARLY = 9
"""The last trick in which a first station is still worth having: a later one leaves too little line behind it."""
SOON, LATE = 10, 11
"""The tricks from which on a sure winner is the only card worth waiting for, and no card is."""
BIT = [1 << (SUIT[c] * TRICKS + ACE_HIGH[c]) for c in range(52)]
"""A bit for every card, so that cards are a sum of bits: suit by suit, the weakest first."""
ABOVE = [sum(BIT[h] for h in range(52) if SUIT[h] == SUIT[c] and ACE_HIGH[h] > ACE_HIGH[c]) for c in range(52)]
"""By card: the bits of all higher cards of its suit."""


def choose(game: Game[TrickyExpressState], s: TrickyExpressState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so only the union of the other hands is read."""
    if s.phase == "pass1":
        # Ties are free: keep the card whose suit is long, it will win a trick late.
        pairs = cast("Sequence[Pass]", game.legal(s, seat))
        suits = lengths(s.hands[seat])
        return min(pairs, key=lambda a: (suits[SUIT[a.right]] + suits[SUIT[a.left]], a.right, a.left))
    return pass_two(s.hands[seat]) if s.phase == "pass2" else play(s, seat)


def play(s: TrickyExpressState, seat: int) -> Play:
    """Return the card of ``choose``, the only one if there is no choice."""
    cards = playable(s, seat)
    return PLAY[cards[0] if len(cards) == 1 else card_to_play(s, seat, cards)]


def lengths(hand: Sequence[int]) -> list[int]:
    """Return how many cards of each suit."""
    out = [0] * 4
    for c in hand:
        out[SUIT[c]] += 1
    return out


def pass_two(hand: Sequence[int]) -> Pass:
    """Return the middle cards that win at the wrong time, short suits first (a void allows a discard)."""
    first, second = troublesome(hand)[:2]
    return PASS[first][second]


def card_to_play(s: TrickyExpressState, seat: int, legal: list[int]) -> int:
    """Win with the lowest card that does or duck with the highest that still loses, as the line requires."""
    trick = s.trick
    if not trick:
        return lead(legal, higher_cards(s, seat, legal), wants_to_win(s, seat))
    top = trick[best(trick)]
    if SUIT[legal[0]] != SUIT[top]:
        return discard(s, seat, legal)
    high = ACE_HIGH[top]
    last = len(trick) == SEATS - 1
    if wants_to_win(s, seat):
        beating = [c for c in legal if ACE_HIGH[c] > high]
        if not beating:
            return discard(s, seat, legal)
        if last:
            return min(beating, key=ACE_HIGH.__getitem__)
        above = higher_cards(s, seat, beating)
        sure = [c for c in beating if above[c] == 0]
        return min(sure, key=ACE_HIGH.__getitem__) if sure else max(beating, key=ACE_HIGH.__getitem__)
    if losing := [c for c in legal if ACE_HIGH[c] < high]:
        return discard(s, seat, losing)
    # Every card beats the best so far: the highest if it wins anyway, else the one most easily beaten.
    if last:
        return max(legal, key=ACE_HIGH.__getitem__)
    above = higher_cards(s, seat, legal)
    return max(legal, key=lambda c: (above[c], -LOW[c]))


def held_by_others(s: TrickyExpressState, seat: int) -> int:
    """Return the bits of all cards in the other hands."""
    right, across, left = s.hands[seat - 1], s.hands[seat - 2], s.hands[seat - 3]
    return sum(map(BIT.__getitem__, (*right, *across, *left)))


def higher_cards(s: TrickyExpressState, seat: int, cards: Sequence[int]) -> dict[int, int]:
    """Return by card of ``cards`` how many higher cards of its suit the other seats still hold (all together)."""
    held = held_by_others(s, seat)
    return {c: (held & ABOVE[c]).bit_count() for c in cards}


def wants_to_win(s: TrickyExpressState, seat: int) -> bool:
    """True if a station here helps: the first one soon, the next one as late as possible."""
    now = len(s.routes[-1]) + 1
    behind = s.stops[seat]
    if not behind:
        return now <= EARLY
    gap = now - behind - 1
    if gap == 0:
        # Two stations in a row move the start: it costs a stop and nothing else.
        return False
    longs = s.longs[-1]
    if now >= LATE:
        return gap >= length(longs, 4 * seat) or gap > length(longs, 4 * seat + 2)
    return now >= SOON and gap > length(longs, 4 * seat) and all(higher_cards(s, seat, s.hands[seat]).values())


def lead(legal: list[int], above: dict[int, int], win: bool) -> int:
    """Return the card most likely to win or to lose the trick."""
    if win:
        return min(legal, key=lambda c: (above[c], -LOW[c]))
    return max(legal, key=lambda c: (above[c], -LOW[c]))


def discard(s: TrickyExpressState, seat: int, losing: list[int]) -> int:
    """Return the card that would win at the wrong time; the one sure winner for the end is kept."""
    worst = max(losing, key=LOW.__getitem__)
    if len(losing) == 1:
        return worst
    held = held_by_others(s, seat)
    if held & ABOVE[worst]:
        return worst
    keep = max((c for c in s.hands[seat] if not held & ABOVE[c]), key=ACE_HIGH.__getitem__)
    return worst if worst != keep else max((c for c in losing if c != keep), key=LOW.__getitem__)


SPAN = 24.0
"""The difference in points between the worst and the best outcome of a deal."""
PAIRS = 8
"""How many of 156 pairs for the second pass a search examines."""
LENGTHS = 10
"""First long passes are assumed equally likely from 0 up to one less, to estimate the growth bonus."""


def hope(firsts: Sequence[int]) -> float:
    """Return the worth of the growth bonus so far, given the first long passes of the finished deals."""
    left = DEALS - len(firsts)
    if not left:
        return growth_bonus(firsts)
    above = LENGTHS - firsts[-1]  # lengths that do not fall, in each deal to come
    if list(firsts) != sorted(firsts) or above < 1:
        return 0.0
    return float((GROWTH - 1) * comb(above + left - 1, left) / LENGTHS**left)


class TrickyExpressPolicy(SearchPolicy[TrickyExpressState]):
    """Looks ahead to the end of the deal."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 0.9
    reads_list: ClassVar[bool] = False

    def horizon(self, s: TrickyExpressState) -> int:
        """Return how many deals are finished."""
        return len(s.base)

    def values(self, s: TrickyExpressState, before: TrickyExpressState) -> Sequence[float]:
        """Return points of the deal with its bonuses, and the hope of the growth bonus."""
        points = [s.base[-1][p] + hope([deal[p] for deal in s.base]) for p in range(SEATS)]
        if s.top[-1] >= 0:
            points[s.top[-1]] += TOP_BONUS
        if s.second[-1] >= 0:
            points[s.second[-1]] += SECOND_BONUS
        return relative(points, SPAN)

    def candidates(
        self, game: Game[TrickyExpressState], s: TrickyExpressState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """Return in PASS 2 pairs of the most troublesome cards; of equivalent cards only one."""
        if s.phase == "pass2":
            first, second, third, fourth = troublesome(s.hands[seat])[:4]
            pairs = ((first, second), (first, third), (second, third), (first, fourth))
            return [PASS[r][l] for a, b in pairs for r, l in ((a, b), (b, a))][:PAIRS]  # noqa: E741
        legal = game.legal(s, seat)
        return legal if s.phase == "pass1" or len(legal) < 2 else different(s, seat, cast("Sequence[Play]", legal))

    def rollout(
        self, game: Game[TrickyExpressState], s: TrickyExpressState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the heuristic player's move: quicker guesses of other seats' moves proved to be worse than none."""
        if s.phase == "pass1":
            legal = game.legal(s, seat)
            return legal[int(rnd() * len(legal))]
        return pass_two(s.hands[seat]) if s.phase == "pass2" else play(s, seat)

    def reason(self, s: TrickyExpressState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return what the card does for the line."""
        slug = "tricky_express-hint-why-"
        if isinstance(action, Pass):
            if s.phase == "pass1":
                return Message(slug + "pass1") if spares_long_suits(s.hands[seat], action) else None
            return Message(slug + "pass2", {"right": Card(action.right), "left": Card(action.left)})
        if not isinstance(action, Play):
            return None
        now, behind, card = len(s.routes[-1]) + 1, s.stops[seat], action.card
        facts = {"card": Card(card), "station": now, "passed": now - behind - 1 if behind else 0}
        top = s.trick[best(s.trick)] if s.trick else card
        wins = SUIT[card] == SUIT[top] and ACE_HIGH[card] >= ACE_HIGH[top]
        above = sum(
            SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card]
            for p, h in enumerate(s.hands)
            if p != seat
            for c in h
        )
        sure = wins and (above == 0 or len(s.trick) == SEATS - 1)
        if sure and behind and facts["passed"]:
            return Message(slug + "section", facts)
        if sure:
            return Message(slug + ("move" if behind else "first" if now <= EARLY else "late"), facts)
        if s.trick and SUIT[card] != SUIT[s.trick[0]]:
            return Message(slug + "discard", facts)
        if not wins:
            return Message(slug + ("duck" if behind else "low"), facts)
        return Message(slug + ("try" if above < TRICKS // 4 else "lead-low"), {**facts, "above": above})


def spares_long_suits(hand: Sequence[int], passed: Pass) -> bool:
    """True if cards as high as those passed are kept, of suits at least as long, one of them longer."""
    suits, gone = lengths(hand), (passed.right, passed.left)
    longer = [
        suits[SUIT[kept]] - suits[SUIT[c]]
        for kept in hand
        if kept not in gone
        for c in gone
        if ACE_HIGH[kept] == ACE_HIGH[c]
    ]
    return bool(longer) and min(longer) >= 0 < max(longer)


def troublesome(hand: Sequence[int]) -> list[int]:
    """Return the hand, cards that win at the wrong time first: middle cards of short suits."""
    suits = lengths(hand)
    return sorted(hand, key=lambda c: (suits[SUIT[c]] - 2 * (6 - abs(ACE_HIGH[c] - 8)), -LOW[c]))


POLICY = TrickyExpressPolicy()
