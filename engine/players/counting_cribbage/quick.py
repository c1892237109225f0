"""Quick play of Counting Cribbage for simulations: the heuristic player's judgement, read from tables.

Laying away uses averages over all starters, pegging the points of a card minus those of the reply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import RANK, SUITS
from engine.games.counting_cribbage.moves import LAY_ONE, LAY_TWO, LayAway
from engine.games.counting_cribbage.score import PLACE
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL, LAID_AWAY, LAST_CARD, PIP
from engine.players.counting_cribbage.guess import KEEP_LOW, REPLY, after
from engine.players.counting_cribbage.keep import JACK_PLACE, choices, flush, not_used, ranked, side, worths


def quick_card(s: CountingCribbageState, seat: int) -> int:
    """Return the card that pegs most after the likely answer of the next player."""
    hand, count = s.hands[seat], s.count
    room = FULL - count
    legal = [c for c in hand if PIP[c] <= room]
    if len(legal) == 1:
        return legal[0]
    n = len(s.hands)
    out = list(not_used(tuple(s.used)))
    left = len(PIP) - len(s.used) - 1
    for laid in (hand, s.away[seat], *s.laid):
        left -= len(laid)
        for c in laid:
            out[RANK[c]] -= 1
    out[RANK[s.starter]] -= 1
    held, least = 0, 1
    for k in range(1, n):
        p = (seat + k) % n
        if s.hands[p] and p not in s.gone:
            held, least = len(s.hands[p]), s.least[p]
            break
    chance = held / left if left else 0.0
    series = tuple([RANK[c] for c in s.series])
    best, card = -1e9, -1
    for c in legal:
        total = count + PIP[c]
        points, replies = after(series, RANK[c], total)
        worth = points + KEEP_LOW * PIP[c]
        if total < FULL and (not held or total > FULL - least):
            worth += LAST_CARD
        if held:
            for r, scored in replies:
                worth -= REPLY * scored * min(1.0, out[r] * chance)
        if worth > best:
            best, card = worth, c
    return card


def quick_lay_away(s: CountingCribbageState, seat: int) -> LayAway:
    """Return the cards whose loss costs least on average."""
    hand, n = s.hands[seat], len(s.hands)
    give = LAID_AWAY[n]
    found = worths(hand, give, side(n, seat == s.dealer))
    goes = choices(len(hand), give)[found.index(max(found))]
    if give == 1:
        return LAY_ONE[hand[goes[0]]]
    a, b = hand[goes[0]], hand[goes[1]]
    return LAY_TWO[min(a, b)][max(a, b)]


def expected(items: Sequence[Sequence[int]], used: Sequence[int]) -> list[float]:
    """Return the average count of each four of ``items`` over all starters that are left."""
    out = list(not_used(tuple(used)))
    keys = []
    for four in items:
        a, b, c, d = four
        keys.append(PLACE[a] + PLACE[b] + PLACE[c] + PLACE[d])
        for card in four:
            out[RANK[card]] -= 1
    starters = [(PLACE[r], k) for r, k in enumerate(out) if k]
    total = sum(out)
    found = []
    for key, four in zip(keys, items, strict=True):
        points = 0
        for place, k in starters:
            points += k * ranked(key + place)
        found.append(points / total + key // JACK_PLACE % 6 / len(SUITS) + flush(four))
    return found
