"""The terms of Arsène: the jewel shops, trumps, the target of a push, and the result of a deal.

For rules, players, pictures and words. Cards are ints of four suits (``engine.core.cards``), seats are numbers from 0,
shops numbers from 1; ``shops`` is the chips left in each shop by ``number - 1``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.cards import SUIT
from engine.core.state import NO_SEAT
from engine.families.tricks import NO_TRUMP

SEATS: Final = 4
TRICKS: Final = 11
SIDE: Final = 3
"""The number of side cards: face down beside the hands; one is turned."""
MAX_DEALS: Final = 20
"""The maximum number of deals (R12), if the table has named no other number."""
DIAMONDS: Final = 3
SHOPS: Final = range(1, 6)
PILES: Final = ((), (1, 1, 1), (1, 2, 3), (1, 3, 5), (1, 2, 3), (1, 1, 1))
"""By shop: the piles of chips at the start, in the order in which they are taken (E3)."""
FULL: Final = tuple(sum(PILES[shop]) for shop in SHOPS)
SHOP_CARDS: Final = tuple(range(DIAMONDS * 13, DIAMONDS * 13 + 5))
"""The ace to the five of diamonds; they mark the shops and are never dealt."""
PACK: Final = tuple(c for c in range(52) if c not in SHOP_CARDS)
CAUGHT: Final = -1
"""The value of a seat that the police caught, in place of a haul."""
ASK, KEEP, SHOVE = 0, 1, 2
PLANS: Final = ("ask", "take", "push")
"""The words for a seat's plan for a trick it wins, by ASK, KEEP, SHOVE."""


def piles_left(shop: int, chips: int) -> tuple[int, ...]:
    """Return the piles of a shop that has this many chips left, the next one to take first."""
    piles = PILES[shop]
    return next(piles[k:] for k in range(len(piles) + 1) if sum(piles[k:]) == chips)


def next_pile(shop: int, chips: int) -> int:
    """Return the chips for robbing the shop alone; 0: it is empty."""
    return next(iter(piles_left(shop, chips)), 0)


def trump_of(turned: int) -> int:
    """Return diamonds if the side card turned is black, else NO_TRUMP."""
    return NO_TRUMP if SUIT[turned] % 2 else DIAMONDS


def push_target(count: Sequence[int], seat: int) -> int:
    """Return the seat that gets the trick if ``seat`` wins and pushes it: the first one clockwise with as many tricks.

    NO_SEAT if there is none, or if ``seat`` has no trick yet; ``count`` is before the trick (R2, R3).
    """
    mine = count[seat]
    if mine:
        for k in (1, 2, 3):
            if count[seat - SEATS + k] == mine:
                return (seat + k) % SEATS
    return NO_SEAT


def clash(count: Sequence[int]) -> list[int]:
    """Return the seats with equal counts, [] if all differ; there is never a second group."""
    return [p for p, n in enumerate(count) if count.count(n) > 1]


class Outcome(NamedTuple):
    """The result of a deal; lists by seat except ``shops`` and ``swapped`` (seats, clockwise)."""

    hauls: list[int]
    """Chips taken, or CAUGHT."""
    chips: list[int]
    shops: list[int]
    swapped: list[int]

    @property
    def void(self) -> bool:
        """True if all seats were caught, so that the deal does not count (R10)."""
        return all(haul == CAUGHT for haul in self.hauls)


def settle(count: Sequence[int], shops: Sequence[int], chips: Sequence[int], advanced: bool) -> Outcome:
    """Rob: each seat robs the shop of its number of tricks, at once (R8); ``advanced``: clashing seats may exchange."""
    hauls, left, own = [0] * SEATS, list(shops), list(chips)
    equal = clash(count)
    for p, shop in enumerate(count):
        if shop not in SHOPS:
            continue
        if not shops[shop - 1]:
            hauls[p] = CAUGHT
        elif p not in equal:
            hauls[p] = next_pile(shop, shops[shop - 1])
            left[shop - 1] -= hauls[p]
    if hauls.count(CAUGHT) == SEATS:
        return Outcome(hauls, own, left, [])
    own = [0 if haul == CAUGHT else held + haul for held, haul in zip(own, hauls, strict=True)]
    swaps = advanced and 0 in shops and bool(equal) and hauls[equal[0]] != CAUGHT
    if swaps:
        for giver, taker in zip(equal, equal[1:] + equal[:1], strict=True):
            own[taker] = chips[giver]
    return Outcome(hauls, own, left, equal if swaps else [])
