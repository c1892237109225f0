"""Melds: groups of one rank and runs of one suit, in which a wild suit stands for any suit but keeps its ranks.

Pure functions of suited card ints (``engine.core.cards``). A set of cards is given as a mask, bit c for card c, so that
13 bits belong to each suit. ``wild`` is a suit or NO_WILD. The ace is low: a run never goes past the highest rank of
its deck to the ace. Each game decides whose turn it is and who may meld.

A meld has a *form*: GROUP, the suit of a run, or OPEN for a run of wild cards only. The first other card laid off to an
OPEN meld sets its suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from engine.core.cards import PER_SUIT, RANK, SUIT, SUITS
from engine.core.facts import Count, Message, Rank, Suit

NO_WILD: Final = -1
GROUP: Final = -2
OPEN: Final = -1
LEAST: Final = 3
"""The minimum number of cards in a meld."""

BIT: Final = tuple(1 << c for c in range(len(SUIT)))
"""The mask of each single card."""
_SUIT_BITS: Final = (1 << PER_SUIT) - 1
_ALL_SUITS: Final = range(len(SUITS))
_OF_RANK: Final = tuple(sum(BIT[s * PER_SUIT + r] for s in _ALL_SUITS) for r in range(PER_SUIT))
"""The mask of all cards of a rank."""

Meld = tuple[int, ...]
"""The cards of a meld, sorted as numbers."""

Layout = tuple[float, tuple[Meld, ...], tuple[tuple[int, int], ...]]
"""The weight of the cards left in hand, the melds made, and the layoffs (card, number of the target) in order."""


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask of a set of cards."""
    mask = 0
    for c in cards:
        mask |= BIT[c]
    return mask


def cards_of(mask: int) -> list[int]:
    """Return the cards of a mask, sorted as numbers."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def fault(cards: Sequence[int], wild: int) -> Message | None:
    """Return why different cards are not a meld; None if they are one.

    ``few`` (least); ``repeat`` (rank: twice in cards that are no group); ``gap`` (rank: the lowest one missing from the
    run); ``suits`` (suit, other: two suits in one run).
    """
    if len(cards) < LEAST:
        return Message("few", {"least": Count(LEAST)})
    ranks = sorted(RANK[c] for c in cards)
    if ranks[0] == ranks[-1]:
        return None
    for a, b in pairwise(ranks):
        if a == b:
            return Message("repeat", {"rank": Rank(a)})
    for a, b in pairwise(ranks):
        if b > a + 1:
            return Message("gap", {"rank": Rank(a + 1)})
    suits = sorted({SUIT[c] for c in cards} - {wild})
    if len(suits) > 1:
        return Message("suits", {"suit": Suit(suits[0]), "other": Suit(suits[1])})
    return None


def form_of(meld: Sequence[int], wild: int) -> int:
    """Return GROUP, the suit of a run, or OPEN, for the cards of a valid meld."""
    if RANK[meld[0]] == RANK[meld[1]]:
        return GROUP
    for c in meld:
        if SUIT[c] != wild:
            return SUIT[c]
    return OPEN if wild != NO_WILD else SUIT[meld[0]]


def in_order(meld: Iterable[int]) -> list[int]:
    """Return the cards of a meld in table order: by rank, in a group by suit."""
    return sorted(meld, key=lambda c: (RANK[c], SUIT[c]))


def takes(meld: Sequence[int], form: int, wild: int) -> int:
    """Return the mask of all cards that may be laid off to a meld ``in_order``, including the cards already in it."""
    if form == GROUP:
        return _OF_RANK[RANK[meld[0]]]
    low, high = RANK[meld[0]], RANK[meld[-1]]
    ends = (1 << high + 1) | (1 << low >> 1)
    if high == PER_SUIT - 1:
        ends &= _SUIT_BITS
    if form == OPEN:
        return sum(ends << s * PER_SUIT for s in _ALL_SUITS)
    return ends << form * PER_SUIT | (ends << wild * PER_SUIT if wild != NO_WILD else 0)


def melds_in(mask: int, wild: int) -> list[Meld]:
    """Return every meld that the cards of ``mask`` can form: groups by rank, then runs by suit.

    Their number is small enough to list: ten cards in a row hold at most about a hundred melds (104 in a run of six
    with wild doubles of its four middle cards); a freshly dealt hand mostly has none to five.
    """
    fields = [mask >> shift & _SUIT_BITS for shift in _SHIFTS]
    one = two = three = 0  # ranks held at least this many times
    for f in fields:
        three |= two & f
        two |= one & f
        one |= f
    out: list[Meld] = []
    while three:
        low = three & -three
        out += _groups(low.bit_length() - 1, sum(1 << s for s in _ALL_SUITS if fields[s] & low))
        three ^= low
    wilds = fields[wild] if wild != NO_WILD else 0
    for suit, own in enumerate(fields):
        if own:
            held = own | wilds
            starts = held & held >> 1 & held >> 2
            if starts:
                span = starts | starts << 1 | starts << 2
                if own & span:
                    out += _runs(suit, own & span, wild, 0 if suit == wild else wilds & span)
    return out


_SHIFTS: Final = tuple(s * PER_SUIT for s in _ALL_SUITS)


@lru_cache(maxsize=1024)
def _groups(rank: int, suits: int) -> tuple[Meld, ...]:
    """Return all groups of a rank; ``suits`` has a bit for each suit held."""
    held = [s * PER_SUIT + rank for s in _ALL_SUITS if suits >> s & 1]
    return tuple(g for size in range(LEAST, len(held) + 1) for g in combinations(held, size))


@lru_cache(maxsize=1 << 14)
def _runs(suit: int, own: int, wild: int, wilds: int) -> tuple[Meld, ...]:
    """Return all runs with at least one card of ``own`` (ranks held in ``suit``), the others from ``wilds``."""
    out: list[Meld] = []
    for start in range(PER_SUIT - LEAST + 1):
        ways: list[list[int]] = [[]]
        for rank in range(start, PER_SUIT):
            here = [s * PER_SUIT + rank for s, f in ((suit, own), (wild, wilds)) if f >> rank & 1]
            if not here:
                break
            ways = [[*way, c] for way in ways for c in here]
            if rank - start + 1 >= LEAST:
                out += (tuple(sorted(way)) for way in ways if any(SUIT[c] == suit for c in way))
    return tuple(out)


def lay_out(mask: int, targets: Sequence[Sequence[int]], wild: int, weights: Sequence[float]) -> Layout:
    """Return how to meld and lay off the cards of ``mask`` so that the cards left in hand weigh least.

    ``targets`` are melds that may be added to, ``in_order``; a card's weight is positive. The result is exact: it
    compares all sets of melds that share no card, and for each set all ways to lay off the rest.
    """
    melds = [(mask_of(m), m) for m in melds_in(mask, wild)]
    useful = 0
    for bits, _ in melds:
        useful |= bits
    seen: dict[tuple[int, tuple[tuple[int, ...], ...]], tuple[float, tuple[tuple[int, int], ...]]] = {}
    start = tuple(tuple(t) for t in targets)
    best: Layout = (float("inf"), (), ())

    def choose(left: int, rest: int, made: tuple[Meld, ...]) -> None:
        """Decide about the lowest card of ``left``; ``rest`` are cards that join none of our melds."""
        nonlocal best
        if not left:
            weight, laid = _lay_off(rest, start, wild, weights, seen)
            if weight < best[0]:
                best = weight, made, laid
            return
        low = left & -left
        for bits, meld in melds:
            if bits & low and bits & left == bits:
                choose(left & ~bits, rest, (*made, meld))
        choose(left ^ low, rest | low, made)

    choose(mask & useful, mask & ~useful, ())
    return best


def _lay_off(
    rest: int,
    targets: tuple[tuple[int, ...], ...],
    wild: int,
    weights: Sequence[float],
    seen: dict[tuple[int, tuple[tuple[int, ...], ...]], tuple[float, tuple[tuple[int, int], ...]]],
) -> tuple[float, tuple[tuple[int, int], ...]]:
    """Return the least weight that stays in hand, and the layoffs that lead to it."""
    key = rest, targets
    if key in seen:
        return seen[key]
    best: tuple[float, tuple[tuple[int, int], ...]] = (sum(weights[c] for c in cards_of(rest)), ())
    for at, target in enumerate(targets):
        for card in cards_of(takes(target, form_of(target, wild), wild) & rest):
            grown = (*targets[:at], tuple(in_order((*target, card))), *targets[at + 1 :])
            weight, laid = _lay_off(rest ^ BIT[card], grown, wild, weights, seen)
            if weight < best[0]:
                best = weight, ((card, at), *laid)
    seen[key] = best
    return best
