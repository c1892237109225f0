"""Heuristic player for Counting Cribbage: keeps cards with a good average, and pegs with regard to the reply.

Averages depend on ranks, so they are tables: cards are a sum of their ``PLACE``. Simulations use this player too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from engine.core.action import Action
from engine.core.cards import RANK, RANKS, SUITS
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.games.counting_cribbage import terms
from engine.games.counting_cribbage.rules import ACCEPT, CLAIMS, PLAY, Declare, LayAway, Respond
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import FULL, PIP, PLACE, fitting, peg, points_by_rank, show

REPLY: Final = 0.6
"""The cost of a point that the next player may peg."""
THEIR_CRIB: Final = {2: 1.0, 3: 0.6, 4: 0.4}
"""The cost of a point in another player's crib, by number of players: it helps only one of them."""

Way = tuple[int, ...]
"""The cards laid away, as places in the hand."""


def choose(game: Game[S], s: S, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; it reads only what the seat may know."""
    match s.phase:
        case "lay_away":
            return lay_away(s, seat)
        case "play":
            return PLAY[card_to_play(s, seat)]
        case "declare":
            return declared(s, card_to_play(s, seat))
        case "claim":
            return CLAIMS[sum(show(s.item_cards(s.asked_item(seat)), s.starter))]
        case "respond":
            return answer(sum(peg(s.series, s.count)), s.claim)
    item = s.asked_item(seat)
    return answer(sum(show(s.item_cards(item), s.starter)), s.claims[item])


def declared(s: S, card: int) -> Declare:
    """Return a card with its true points."""
    return Declare(card, sum(peg([*s.series, card], s.count + PIP[card])))


def answer(actual: int, claim: int) -> Action:
    """Return the points that the claim missed; all of them for a claim above the truth."""
    missed = actual - claim if claim <= actual else actual
    return Respond(missed) if missed else ACCEPT


# Laying away


def lay_away(s: S, seat: int) -> LayAway:
    """Return the cards whose loss costs least on average."""
    hand, n = s.hands[seat], len(s.hands)
    found = worths(hand, terms.LAID_AWAY[n], side(n, seat == s.dealer))
    return LayAway(tuple(sorted(hand[i] for i in max(found, key=found.__getitem__))))


def side(seats: int, own: bool) -> float:
    """Return the worth of a point in the crib to a player, by whether it is their crib."""
    return 1.0 if own else -THEIR_CRIB[seats]


def worths(cards: Sequence[int], give: int, share: float) -> dict[Way, float]:
    """Return for every choice of ``give`` cards the worth of keeping the rest; ``share``: see ``side``."""
    places = [PLACE[c] for c in cards]
    whole, out = sum(places), {}
    for way in combinations(range(len(cards)), give):
        gone = sum([places[i] for i in way])
        out[way] = kept(whole - gone) + share * crib(gone, give)
    return out


@cache
def kept(key: int) -> float:
    """Return the average count of four cards over all starters, without flushes."""
    total = 0
    for place in PLACE[: len(RANKS)]:
        total += (len(SUITS) - key // place % 6) * sum(points_by_rank(key + place))
    return total / (len(PLACE) - 4) + key // PLACE[terms.JACK] % 6 / len(SUITS)


@cache
def crib(key: int, size: int) -> float:
    """Return the average count of a crib that gets ``size`` cards of one seat, and random others."""
    total = weights = 0.0
    for others in combinations_with_replacement(range(len(RANKS)), terms.CRIB - size):
        four, weight = key, 1
        for rank in dict.fromkeys(others):
            left, drawn = len(SUITS) - key // PLACE[rank] % 6, others.count(rank)
            for k in range(drawn):
                weight = weight * (left - k) // (k + 1)
            four += drawn * PLACE[rank]
        if weight:
            total += weight * kept(four)
            weights += weight
    return total / weights


# Pegging


def card_to_play(s: S, seat: int) -> int:
    """Return the card that pegs most after the likely answer of the next player; of equal ones the highest, since
    small cards fit at the end of a series."""
    legal = fitting(s.hands[seat], s.count)
    if len(legal) == 1:
        return legal[0]
    follower, threat = next_in(s, seat), threats(s, seat, legal)
    least = FULL if follower == NO_SEAT else s.least[follower]

    def worth(card: int) -> tuple[float, int]:
        count = s.count + PIP[card]
        points = sum(peg([*s.series, card], count)) + (terms.LAST_CARD if FULL - least < count < FULL else 0)
        return points - REPLY * threat[card], PIP[card]

    return max(legal, key=worth)


def next_in(s: S, seat: int) -> int:
    """Return the next player who has cards and has not said go; NO_SEAT if there is none."""
    n = len(s.hands)
    return next((p for p in [(seat + k) % n for k in range(1, n)] if s.hands[p] and p not in s.gone), NO_SEAT)


def threats(s: S, seat: int, cards: Sequence[int]) -> dict[int, float]:
    """Return for each of ``cards`` how many points the next player may be expected to peg after it."""
    follower = next_in(s, seat)
    if follower == NO_SEAT:
        return dict.fromkeys(cards, 0.0)
    out = unseen(s, seat)
    chance = len(s.hands[follower]) / max(1, sum(out))
    series = tuple([RANK[c] for c in s.series])
    return {
        c: sum([points * min(1.0, out[r] * chance) for r, points in replies((*series, RANK[c]), s.count + PIP[c])])
        for c in cards
    }


def unseen(s: S, seat: int) -> list[int]:
    """Return by rank how many cards ``seat`` has not seen since the last reshuffle."""
    out = list(not_used(tuple(s.used)))
    for cards in (s.hands[seat], s.away[seat], [s.starter], *s.laid):
        for c in cards:
            out[RANK[c]] -= 1
    return out


@lru_cache(maxsize=64)
def not_used(used: tuple[int, ...]) -> tuple[int, ...]:
    """Return by rank how many cards are not yet used."""
    return tuple(len(SUITS) - gone for gone in terms.rank_counts(used))


@lru_cache(maxsize=1 << 16)
def replies(series: tuple[int, ...], count: int) -> tuple[tuple[int, int], ...]:
    """Return the ranks that score when played to a series of ranks, and their points."""
    fits = [r for r in range(len(RANKS)) if count + PIP[r] <= FULL and series.count(r) < len(SUITS)]
    scored = [(r, sum(peg((*series, r), count + PIP[r]))) for r in fits]
    return tuple((r, points) for r, points in scored if points)
