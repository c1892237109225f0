"""Heuristic player for Counting Cribbage: keeps cards with a good average, and pegs with regard to the replies."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.core.redeal import shuffle
from engine.games.counting_cribbage.moves import ACCEPT, CLAIMS, PLAY, Declare, LayAway, Respond, lay_aways
from engine.games.counting_cribbage.score import peg, show
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import CRIB, FULL, LAST_CARD, PIP, rank_counts
from engine.players.counting_cribbage.guess import KEEP_LOW, REPLY
from engine.players.counting_cribbage.keep import side

SAMPLES = 20
"""The number of starters and crib companions tried for every choice."""


def choose(game: Game[CountingCribbageState], s: CountingCribbageState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so it shows which cards are out but not who holds them."""
    match s.phase:
        case "lay_away":
            return lay_away(s, seat, rnd)
        case "play":
            return PLAY[card_to_play(s, seat)]
        case "declare":
            card = card_to_play(s, seat)
            return Declare(card, peg([*s.series, card], s.count + PIP[card]).total)
        case "claim":
            return CLAIMS[show(s.item_cards(s.asked_item(seat)), s.starter).total]
        case "respond":
            return answer(peg(s.series, s.count).total, s.claim)
        case _:
            item = s.asked_item(seat)
            return answer(show(s.item_cards(item), s.starter).total, s.claims[item])


def answer(actual: int, claim: int) -> Action:
    """Return the points that the claim missed; 0 for a claim above the truth."""
    missed = actual - claim if claim <= actual else actual
    return Respond(missed) if missed else ACCEPT


def unseen(s: CountingCribbageState, seat: int) -> list[int]:
    """Return the cards that ``seat`` has not seen since the last reshuffle."""
    out = s.stock + s.extra
    for p, cards in enumerate(s.hands):
        if p != seat:
            out = out + cards + s.away[p]
    return out


def lay_away(s: CountingCribbageState, seat: int, rnd: Rnd) -> LayAway:
    """Return the set whose loss costs least: the kept cards count, the crib counts for or against."""
    hand, pool = s.hands[seat], unseen(s, seat)
    shuffle(pool, rnd)
    sets = lay_aways(hand)
    fill = CRIB - len(sets[0].cards)
    share = side(len(s.points), seat == s.dealer)
    kept = [[c for c in hand if c not in a.cards] for a in sets]
    worth = [KEEP_LOW * sum(10 - PIP[c] for c in four) for four in kept]
    for k in range(SAMPLES):
        at = k * (fill + 1) % (len(pool) - fill)
        starter, others = pool[at], pool[at + 1 : at + 1 + fill]
        for i, a in enumerate(sets):
            there = show([*a.cards, *others], starter)
            worth[i] += (show(kept[i], starter).total + share * there.total) / SAMPLES
    return sets[worth.index(max(worth))]


def card_to_play(s: CountingCribbageState, seat: int) -> int:
    """Return the card that pegs most after the likely answer of the next player."""
    room = FULL - s.count
    legal = [c for c in s.hands[seat] if PIP[c] <= room]
    if len(legal) == 1:
        return legal[0]
    pool = unseen(s, seat)
    out = rank_counts(pool)
    follower = next_in(s, seat)
    chance = len(s.hands[follower]) / max(1, len(pool)) if follower != seat else 0.0

    def worth(card: int) -> float:
        series, count = [*s.series, card], s.count + PIP[card]
        points = float(peg(series, count).total)
        if count < FULL and (follower == seat or count > FULL - s.least[follower]):
            points += LAST_CARD
        return points + KEEP_LOW * PIP[card] - REPLY * replies(series, count, out, chance)

    return max(legal, key=worth)


def next_in(s: CountingCribbageState, seat: int) -> int:
    """Return the next player who has cards and has not said go; ``seat`` if there is none."""
    n = len(s.points)
    for k in range(1, n):
        p = (seat + k) % n
        if s.hands[p] and p not in s.gone:
            return p
    return seat


def replies(series: Sequence[int], count: int, out: Sequence[int], chance: float) -> float:
    """Return the expected points of the next player; ``out`` are the unseen cards by rank, ``chance`` to hold each."""
    expected = 0.0
    for rank, cards in enumerate(out):
        total = count + min(rank + 1, 10)
        if cards and total <= FULL:
            points = peg([*series, rank], total).total
            expected += points * min(1.0, cards * chance)
    return expected
