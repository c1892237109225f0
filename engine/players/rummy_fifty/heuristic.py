"""Heuristic player for Rummy Fifty: collects in hand, goes out in one turn, and lays down early only in danger.

The quality of a hand is computed quickly: searches need it thousands of times a second. A hand is a mask of its cards
(``engine.families.melds``), ``targets`` are the melds that may be added to. A card that cannot be laid down weighs its
rank and a good deal more, and less for each card that works with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK, SUIT, SUITS
from engine.core.game import Game, Rnd
from engine.families.melds import BIT, Meld, fault, form_of, lay_out, mask_of, melds_in, takes
from engine.games.rummy_fifty.state import (
    BONUS,
    DISCARD_CARD,
    DRAW,
    END_TURN,
    RummyFiftyState,
    layoff_of,
    meld_of,
    pile_of,
    sources,
)
from engine.games.rummy_fifty.terms import JACK, STOCK, courts_for

LOOSE: Final = 10.0
"""The weight of a card that fits nowhere, before its rank is added."""
LINK: Final = 3.0
"""How much lighter each link makes it: a card of the same rank, or one that a run could join to it."""
MOST_LINKS: Final = 2
REACH: Final = 2
"""Ranks between two cards of a run that a third one joins."""
WEIGHTS: Final = tuple(LOOSE + r + 1 for r in RANK)
LIGHTER: Final = tuple(LINK * min(MOST_LINKS, n) for n in range(64))
"""By number of links: how much lighter a card is."""
Targets = tuple[tuple[int, ...], ...]
Aside = tuple[int, tuple[Meld, ...], tuple[tuple[int, int], ...]]
"""The cards that stay in hand as a mask, the melds made, and the layoffs (card, number of the target) in order."""
DANGER: Final = 4
"""An opponent with at most this many cards may go out at any moment."""
GAIN: Final = 4.0
"""How much lighter a face-up card must make the hand to be worth more than an unknown one."""
STRONG: Final = 44.0
"""Hands lighter than this are near going out.

Only they choose a high bonus card: hands are mostly caught whole, and make 50 without it.
"""


def _near(card: int, wild: int) -> int:
    suits = range(len(SUITS)) if SUIT[card] == wild else {SUIT[card], wild}
    low, high = max(0, RANK[card] - REACH), min(PER_SUIT - 1, RANK[card] + REACH)
    joined = {s * PER_SUIT + r for s in suits for r in range(low, high + 1)}
    same = {s * PER_SUIT + RANK[card] for s in range(len(SUITS))}
    return mask_of((joined | same) - {card})


NEAR: Final = tuple(tuple(_near(c, wild) for c in range(len(SUIT))) for wild in range(len(SUITS)))
"""By wild suit and card: the mask of all cards linked to it."""


def links(card: int, mask: int, wild: int) -> int:
    """Return how many cards of ``mask`` work with ``card``: of its rank, or near it in its suit or the wild one."""
    return (NEAR[wild][card] & mask).bit_count()


@lru_cache(maxsize=1 << 14)
def aside(mask: int, targets: Targets, wild: int) -> Aside:
    """Return the melds and layoffs that leave the least in hand."""
    for target in targets:
        if takes(target, form_of(target, wild), wild) & mask:
            _, made, laid = lay_out(mask, targets, wild, WEIGHTS)
            return mask & ~mask_of(c for m in made for c in m) & ~mask_of(c for c, _ in laid), made, laid
    useful = 0
    for meld in melds_in(mask, wild):
        for c in meld:
            useful |= BIT[c]
    if not useful:
        return mask, (), ()
    used, made = _best_melds(useful, wild)
    return mask ^ used, made, ()


@lru_cache(maxsize=1 << 14)
def _best_melds(useful: int, wild: int) -> tuple[int, tuple[Meld, ...]]:
    """Return the cards to meld, as a mask, and the melds, if each of ``useful`` is in a possible one."""
    _, used, made = _most([(mask_of(m), sum(WEIGHTS[c] for c in m), m) for m in melds_in(useful, wild)])
    return used, made


def _most(melds: Sequence[tuple[int, float, Meld]]) -> tuple[float, int, tuple[Meld, ...]]:
    """Return the melds (mask, weight, cards) that share no card and together weigh most."""
    if not melds:
        return 0.0, 0, ()
    low = min(bits & -bits for bits, _, _ in melds)
    without = [m for m in melds if not m[0] & low]
    best = _most(without)
    for bits, weight, meld in melds:
        if bits & low:
            more, used, others = _most([m for m in without if not m[0] & bits])
            if weight + more > best[0]:
                best = weight + more, used | bits, (meld, *others)
    return best


@lru_cache(maxsize=1 << 14)
def costs(left: int, wild: int) -> dict[int, float]:
    """Return by card its weight: none of them is in a meld."""
    near, out, rest = NEAR[wild], {}, left
    while rest:
        low = rest & -rest
        c = low.bit_length() - 1
        out[c] = WEIGHTS[c] - LIGHTER[(near[c] & left).bit_count()]
        rest ^= low
    return out


def weight(mask: int, targets: Targets, wild: int) -> float:
    """Return how far a hand is from going out: the cards that would be left; those with links count less."""
    return sum(costs(aside(mask, targets, wild)[0], wild).values())


@lru_cache(maxsize=1 << 14)
def after_discard(mask: int, targets: Targets, wild: int) -> float:
    """Return the weight of a hand without its most useless card."""
    found = costs(aside(mask, targets, wild)[0], wild).values()
    return sum(found) - max(found, default=0.0)


@lru_cache(maxsize=1 << 14)
def without_each(mask: int, targets: Targets, wild: int) -> dict[int, float]:
    """Return by card of the hand the weight without it; if that breaks a meld, no other way is searched."""
    left, made, laid = aside(mask, targets, wild)
    near, own = NEAR[wild], costs(left, wild)
    # A card with no link to spare becomes heavier when one goes.
    tight = 0
    for c in own:
        if (near[c] & left).bit_count() <= MOST_LINKS:
            tight |= BIT[c]
    total = sum(own.values())
    out = {c: total - cost + LINK * (near[c] & tight).bit_count() for c, cost in own.items()}
    for meld in made:
        bits = mask_of(meld)
        ends = _spare(meld, wild)
        for c in meld:
            out[c] = total if c in ends else sum(costs(left | bits ^ BIT[c], wild).values())
    for c, _ in laid:
        out[c] = weight(mask ^ BIT[c], targets, wild)
    return out


@lru_cache(maxsize=1 << 12)
def _spare(meld: Meld, wild: int) -> tuple[int, ...]:
    """Return the cards without which a meld is still valid."""
    return tuple(c for c in meld if fault([other for other in meld if other != c], wild) is None)


def choose(game: Game[RummyFiftyState], s: RummyFiftyState, seat: int, rnd: Rnd) -> Action:
    """Return the move of the present step."""
    hand, wild = s.hands[seat], SUIT[s.indicator]
    if s.phase == "bonus":
        return BONUS[courts_for(len(s.points))[-1] if weight(mask_of(hand), (), wild) < STRONG else JACK]
    numbers, targets = targets_of(s, seat)
    if s.phase == "draw":
        return DRAW[_source(s, seat, targets, wild)]
    if s.phase == "discard":
        return DISCARD_CARD[_discard(s, seat, targets, wild)]
    left, made, laid = aside(mask_of(hand), targets, wild)
    if left and threat(s, seat) is None:
        return END_TURN
    if made:
        return meld_of(made[0])
    return layoff_of(laid[0][0], numbers[laid[0][1]]) if laid else END_TURN


def _source(s: RummyFiftyState, seat: int, targets: Targets, wild: int) -> int:
    """Return the face-up card that improves the hand most, if it beats an unknown one."""
    open_piles = [source for source in sources(s, seat) if source != STOCK]
    mask = mask_of(s.hands[seat])
    now = after_discard(mask, targets, wild)
    # Drawing the last card of the stock ends the round: that suits no player who is close to going out.
    best, gain = STOCK, 0.0 if len(s.stock) == 1 and now < STRONG / 2 else GAIN
    for source in open_piles:
        lighter = now - after_discard(mask | BIT[pile_of(s, source)[-1]], targets, wild)
        if lighter > gain:
            best, gain = source, lighter
    return best


def _discard(s: RummyFiftyState, seat: int, targets: Targets, wild: int) -> int:
    """Return the card whose loss leaves the lightest hand; of equal ones a high one that the next player cannot use."""
    mask = mask_of(s.hands[seat])
    after = (seat + 1) % len(s.points)
    wants = mask_of(s.known[after])

    after_each = without_each(mask, targets, wild)
    if wants:
        near = NEAR[wild]
        return min(sorted(after_each), key=lambda c: (after_each[c] + (near[c] & wants).bit_count(), -RANK[c]))
    return min(sorted(after_each), key=lambda c: (after_each[c], -RANK[c]))


def targets_of(s: RummyFiftyState, seat: int) -> tuple[list[int], Targets]:
    """Return the melds that ``seat`` may add to: their numbers, and their cards."""
    numbers = [at for at, owner in enumerate(s.owners) if owner != seat or s.layoff_own]
    return numbers, tuple(tuple(s.melds[at]) for at in numbers)


def threat(s: RummyFiftyState, seat: int) -> int | None:
    """Return the opponent with the fewest cards if that is DANGER or less, else None."""
    p = min((p for p in range(len(s.hands)) if p != seat), key=lambda p: len(s.hands[p]))
    return p if len(s.hands[p]) <= DANGER else None
