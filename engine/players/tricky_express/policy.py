"""Heuristic player for Tricky Express: a station early, a quiet middle, one more station as late as can be.

And the policy of the search: a deal is the horizon, and what its length leaves of the growth bonus counts too.
"""

from __future__ import annotations

from bisect import bisect
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

EARLY = 9
"""Up to this trick a first station is still worth having: a later one leaves too little line behind it."""
LATE = 11
"""From this trick on there is nothing to wait for any more."""
BIT = [1 << (SUIT[c] * TRICKS + ACE_HIGH[c]) for c in range(52)]
"""A bit for every card, so that cards are a sum of bits: suit by suit, the weakest first."""
ABOVE = [sum(BIT[h] for h in range(52) if SUIT[h] == SUIT[c] and ACE_HIGH[h] > ACE_HIGH[c]) for c in range(52)]
"""By card the bits of all higher cards of its suit."""


def choose(game: Game[TrickyExpressState], s: TrickyExpressState, seat: int, rnd: Rnd) -> Action:
    """A move for ``seat``; ``s`` is dealt anew, so only the union of the other hands is read."""
    return chosen_of(game.legal(s, seat), s, seat)


def chosen_of(legal: Sequence[Action], s: TrickyExpressState, seat: int) -> Action:
    """The move of ``choose`` out of the list of all moves, for whoever has it already."""
    if s.phase == "pass1":
        # Ties are free: keep the card whose suit is long, it will win a trick late.
        pairs = cast("Sequence[Pass]", legal)
        suits = lengths(s.hands[seat])
        return min(pairs, key=lambda a: (suits[SUIT[a.right]] + suits[SUIT[a.left]], a.right, a.left))
    if s.phase == "pass2":
        return pass_two(s.hands[seat])
    if len(legal) == 1:
        return legal[0]
    return PLAY[card_to_play(s, seat, [a.card for a in cast("Sequence[Play]", legal)])]


def lengths(hand: Sequence[int]) -> list[int]:
    """How many cards of each suit."""
    out = [0] * 4
    for c in hand:
        out[SUIT[c]] += 1
    return out


def pass_two(hand: Sequence[int]) -> Pass:
    """Away with the middle cards that win at the wrong time, short suits first (a void lets one discard)."""
    first, second = troublesome(hand)[:2]
    return PASS[first][second]


def card_to_play(s: TrickyExpressState, seat: int, legal: list[int]) -> int:
    """Win with the least that does it or duck with the most that still loses, as the line asks."""
    above = higher_cards(s, seat)
    trick = s.trick
    win = wants_to_win(s, seat, above)
    if not trick:
        return lead(legal, above, win)
    top = trick[best(trick)]
    led = SUIT[top]
    beating = [c for c in legal if SUIT[c] == led and ACE_HIGH[c] > ACE_HIGH[top]]
    losing = [c for c in legal if c not in beating]
    last = len(trick) == SEATS - 1
    if win and beating:
        if last:
            return min(beating, key=ACE_HIGH.__getitem__)
        sure = [c for c in beating if above[c] == 0]
        return min(sure, key=ACE_HIGH.__getitem__) if sure else max(beating, key=ACE_HIGH.__getitem__)
    if losing:
        return discard(losing, s.hands[seat], above, led)
    # Every card beats the best so far: the highest if it wins anyway, else the one most easily beaten.
    return max(beating, key=ACE_HIGH.__getitem__) if last else max(beating, key=lambda c: (above[c], -LOW[c]))


def higher_cards(s: TrickyExpressState, seat: int) -> dict[int, int]:
    """For each own card how many higher cards of its suit the others still hold (all together)."""
    held = 0
    for p, hand in enumerate(s.hands):
        if p != seat:
            held += sum(map(BIT.__getitem__, hand))
    return {own: (held & ABOVE[own]).bit_count() for own in s.hands[seat]}


def wants_to_win(s: TrickyExpressState, seat: int, above: dict[int, int]) -> bool:
    """Whether a station here helps: the first one soon, the next one as late as it can be had."""
    now = len(s.routes[-1]) + 1
    behind = s.stops[seat]
    if not behind:
        return now <= EARLY
    gap = now - behind - 1
    first = length(s.longs[-1], 4 * seat)
    if gap == 0:
        # Two stations in a row move the start: it costs a stop and nothing else.
        return False
    if now >= LATE:
        return gap >= first or gap > length(s.longs[-1], 4 * seat + 2)
    later = sum(1 for n in above.values() if n == 0)
    return gap > first and later == 0 and now >= TRICKS - 3


def lead(legal: list[int], above: dict[int, int], win: bool) -> int:
    """The card most likely to win or to lose the trick."""
    if win:
        return min(legal, key=lambda c: (above[c], -LOW[c]))
    return max(legal, key=lambda c: (above[c], -LOW[c]))


def discard(losing: list[int], hand: list[int], above: dict[int, int], led: int) -> int:
    """The card that would win at the wrong time; the one sure winner for the end is kept."""
    sure = [c for c in hand if above[c] == 0]
    keep = max(sure, key=ACE_HIGH.__getitem__) if sure and len(hand) > 1 else -1
    free = [c for c in losing if c != keep] or losing
    return max(free, key=lambda c: (ACE_HIGH[c], LOW[c]))


SPAN = 24.0
"""Points of a deal between the worst and the best that may come of it."""
PAIRS = 8
"""How many of 156 pairs for the second pass a search looks at."""
LENGTHS = 10
"""First long passes are taken to be equally likely from 0 up to one less, to guess at the growth bonus."""


def hope(firsts: Sequence[int]) -> float:
    """What the growth bonus is worth so far, given the first long passes of the finished deals."""
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

    def horizon(self, s: TrickyExpressState) -> int:
        """How many deals are finished."""
        return len(s.base)

    def values(self, s: TrickyExpressState, before: TrickyExpressState) -> Sequence[float]:
        """Points of the deal with its bonuses, and the hope of the growth bonus."""
        points = [s.base[-1][p] + hope([deal[p] for deal in s.base]) for p in range(SEATS)]
        if s.top[-1] >= 0:
            points[s.top[-1]] += TOP_BONUS
        if s.second[-1] >= 0:
            points[s.second[-1]] += SECOND_BONUS
        return relative(points, SPAN)

    def candidates(
        self, game: Game[TrickyExpressState], s: TrickyExpressState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """In PASS 2 pairs of the most troublesome cards; of cards that do the same only one."""
        if s.phase == "pass2":
            first, second, third, fourth = troublesome(s.hands[seat])[:4]
            pairs = ((first, second), (first, third), (second, third), (first, fourth))
            return [PASS[r][l] for a, b in pairs for r, l in ((a, b), (b, a))][:PAIRS]  # noqa: E741
        legal = game.legal(s, seat)
        return legal if s.phase == "pass1" or len(legal) < 2 else different(s, seat, cast("Sequence[Play]", legal))

    def rollout(
        self, game: Game[TrickyExpressState], s: TrickyExpressState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """The heuristic player: quicker guesses at what others do proved to be worse than none."""
        if s.phase == "pass1":
            return legal[int(rnd() * len(legal))]
        return chosen_of(legal, s, seat)

    def reason(self, s: TrickyExpressState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """What the card does for the line."""
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
    """Whether cards as high as those passed are kept, of suits at least as long, one of them longer."""
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
    """The hand, cards that win at the wrong time first: middle cards of short suits."""
    suits = lengths(hand)
    return sorted(hand, key=lambda c: (suits[SUIT[c]] - 2 * (6 - abs(ACE_HIGH[c] - 8)), -LOW[c]))


def different(s: TrickyExpressState, seat: int, plays: Sequence[Play]) -> list[Play]:
    """One of every group of cards with no card of another player between them: they do the same."""
    others = sorted(
        [SUIT[c] * TRICKS + ACE_HIGH[c] for p, hand in enumerate(s.hands) if p != seat for c in hand]
        + [SUIT[c] * TRICKS + ACE_HIGH[c] for c in s.trick]
    )
    groups: dict[tuple[int, int], Play] = {}
    for play in plays:
        card = play.card
        groups[SUIT[card], bisect(others, SUIT[card] * TRICKS + ACE_HIGH[card])] = play
    return list(groups.values())


POLICY = TrickyExpressPolicy()
