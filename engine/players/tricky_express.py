"""House player for Tricky Express: a station early, a quiet middle, one more station as late as can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.game import Game, Rnd
from engine.families.tricks import ACE_HIGH, PLAY, Play, best
from engine.games.tricky_express import LOW, PASS, SEATS, TRICKS, Pass, TrickyExpressState, length

EARLY = 9
"""Up to this trick a first station is still worth having: a later one leaves too little line behind it."""
LATE = 11
"""From this trick on there is nothing to wait for any more."""


def choose(game: Game[TrickyExpressState], s: TrickyExpressState, seat: int, rnd: Rnd) -> Action:
    """A move for ``seat``; ``s`` is dealt anew, so only the union of the other hands is read."""
    legal = game.legal(s, seat)
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
    suits = lengths(hand)

    def trouble(c: int) -> tuple[int, int]:
        middle = 6 - abs(ACE_HIGH[c] - 8)
        return middle * 2 - suits[SUIT[c]], LOW[c]

    worst = sorted(hand, key=trouble)
    return PASS[worst[-1]][worst[-2]]


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
    out = dict.fromkeys(s.hands[seat], 0)
    for p, hand in enumerate(s.hands):
        if p != seat:
            for c in hand:
                for own in out:
                    if SUIT[c] == SUIT[own] and ACE_HIGH[c] > ACE_HIGH[own]:
                        out[own] += 1
    return out


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
