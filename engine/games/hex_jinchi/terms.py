"""The terms of Hex Bases: card values, sets that make six, their number of suits, the leader.

Cards are those of ``engine.families.jokers``. Bases are numbered 1 to 6, as on the table; a set is a tuple of cards,
ascending as numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.core.cards import RANK, SUIT, SUITS
from engine.core.state import NO_SEAT
from engine.families.jokers import FIRST_JOKER, RED
from engine.families.outcome import leaders

BASES: Final = range(1, 7)
END, MORE = 0, 7
"""Values in place of a base: the turn ends, or continues step by step."""
DOWN: Final = 3
"""The number of face-down cards on each base at the start."""
HAND: Final = 4
DRAWN: Final = 2
SIX: Final = 6
WINNING: Final = 3
"""The number of bases that wins at the start of one's own turn."""
TURN_LIMIT: Final = 60
"""The number of turns, of all players together, that ends a game (R10), if the table has named no other."""
EXCHANGE, SINGLE = "exchange", "single"
"""Whether each seat starts one game of the match, or there is only one game (option ``match``)."""
HELD, LIMIT = "bases", "turn_limit"
"""The reasons for the end of a game."""
LISTED: Final = 25
"""The maximum number of sets offered for a base, the size of a Discord select."""
EACH: Final = 4
"""How many sets of each number of suits the list has before longer ones of the same number."""
MIXED: Final = 10
"""The maximum number of hand cards combined for the list."""

VALUE: Final = (*((-RANK[c] - 1 if RED[c] else RANK[c] + 1) for c in range(FIRST_JOKER)), 0, 0, 0, 0)
"""The signed value: black A 1 to K 13, red -1 to -13; 0 for a joker, which counts any number."""
SUIT_BIT: Final = (*(1 << suit for suit in SUIT), 0, 0, 0, 0)
BY_VALUE: Final = tuple((99 if c >= FIRST_JOKER else VALUE[c], c) for c in range(FIRST_JOKER + 4))
"""Sort key: from the lowest red card to the highest black one, the jokers last."""

Set = tuple[int, ...]


def makes_six(cards: Sequence[int]) -> bool:
    """True if the cards come to 6 or -6: every black joker is at least 1, every red one at most -1 (R1, R3)."""
    total, jokers = sum([VALUE[c] for c in cards]), [RED[c] for c in cards if c >= FIRST_JOKER]
    if not jokers:
        return total in (SIX, -SIX)
    red = sum(jokers)
    black = len(jokers) - red
    return bool(red and black) or (total <= SIX - black if black else total >= red - SIX)


def suits(cards: Iterable[int]) -> int:
    """Return the number of different suits; jokers add none."""
    bits = 0
    for c in cards:
        bits |= SUIT_BIT[c]
    return bits.bit_count()


def sums(cards: Sequence[int]) -> list[int]:
    """Return by mask (bit k for the card at k) the sum of the signed values."""
    found = [0]
    for c in cards:
        value = VALUE[c]
        found += [total + value for total in found]
    return found


def sets_in(cards: Sequence[int]) -> list[Set]:
    """Return every set of these cards that makes six."""
    held = sorted(cards)
    return [at(held, mask) for mask in masks_in(held)]


def masks_in(held: Sequence[int]) -> list[int]:
    """Return the same sets as masks (bit k for the card at k) of cards that ascend as numbers."""
    suited = [c for c in held if c < FIRST_JOKER]
    jokers, high = [RED[c] for c in held if c >= FIRST_JOKER], len(suited)
    totals = [0]
    for c in suited:
        value = VALUE[c]
        totals += [total + value for total in totals]
    found = sorted(where(totals, SIX) + where(totals, -SIX))
    for with_jokers in range(1, 1 << len(jokers)):
        red = sum(jokers[k] for k in range(len(jokers)) if with_jokers >> k & 1)
        black, bits = with_jokers.bit_count() - red, with_jokers << high
        if red and black:
            found += [mask | bits for mask in range(1 << high)]
        elif black:
            found += [mask | bits for mask, total in enumerate(totals) if total <= SIX - black]
        else:
            found += [mask | bits for mask, total in enumerate(totals) if total >= red - SIX]
    return found


def where(totals: list[int], wanted: int) -> list[int]:
    """Return the places of a number; ``index`` is several times quicker than a loop."""
    found, place = list[int](), -1
    for _ in range(totals.count(wanted)):
        place = totals.index(wanted, place + 1)
        found.append(place)
    return found


def at(cards: Sequence[int], mask: int) -> Set:
    """Return the cards of a mask, in their order."""
    return tuple([c for k, c in enumerate(cards) if mask >> k & 1])


def mixed(cards: Sequence[int]) -> Sequence[int]:
    """Return the cards that are combined for lists: of a large hand the jokers and the smallest numbers."""
    return cards if len(cards) <= MIXED else sorted(cards, key=lambda c: abs(VALUE[c]))[:MIXED]


@lru_cache(maxsize=256)
def shortest(cards: tuple[int, ...]) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the combined cards of a hand, and their sets as masks, short ones first, with their suits."""
    held = sorted(mixed(cards))
    masks, bits = masks_in(held), [0]
    if len(masks) > LISTED:
        masks.sort(key=int.bit_count)
    for c in held:
        suit = SUIT_BIT[c]
        bits += [found | suit for found in bits]
    return held, [(mask, bits[mask].bit_count()) for mask in masks]


@lru_cache(maxsize=256)
def numbers(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many sets of a hand exist: all, those with more than 0 suits, more than 1, ... more than 6."""
    counts = Counter([count for _, count in shortest(cards)[1]])
    more = [0]
    for count in range(len(SUITS), -1, -1):
        more.append(more[-1] + counts[count])
    return tuple(reversed(more))


@lru_cache(maxsize=1024)
def listed(cards: tuple[int, ...], beaten: int) -> tuple[Set, ...]:
    """Return sets with more than ``beaten`` suits, at most LISTED: the shortest, but some of every number."""
    held, found = shortest(cards)
    fits = [entry for entry in found if entry[1] > beaten]
    if len(fits) > LISTED:
        counts, first, rest = [0] * 7, list[tuple[int, int]](), list[tuple[int, int]]()
        for entry in fits:
            (first if counts[entry[1]] < EACH else rest).append(entry)
            counts[entry[1]] += 1
        fits = [*first, *rest][:LISTED]
    return tuple(sorted([at(held, mask) for mask, _ in fits], key=lambda one: (len(one), one)))


def owned(owners: Sequence[int], seats: int) -> list[int]:
    """Return by seat how many bases it has."""
    return [owners.count(p) for p in range(seats)]


def ahead(owners: Sequence[int], bases: Sequence[Sequence[int]], seats: int) -> list[int]:
    """Return the winners at the turn limit (R10): most bases, then most suits on them; several if still level."""
    return leaders(list(zip(owned(owners, seats), on_bases(owners, bases, seats), strict=True)))


def on_bases(owners: Sequence[int], bases: Sequence[Sequence[int]], seats: int) -> list[int]:
    """Return by seat the total of suits on its bases."""
    found = [0] * seats
    for owner, cards in zip(owners, bases, strict=True):
        if owner != NO_SEAT:
            found[owner] += suits(cards)
    return found
