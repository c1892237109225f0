"""How a hand of cribbage comes to its points, combination by combination; for words and pictures alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from engine.core.cards import RANK, SUIT
from engine.core.view import View

TARGET: Final = 121
SKUNK_LINE: Final = 91
FULL: Final = 31
KINDS: Final = ("fifteen", "run", "pair", "flush", "nob")
"""Kinds of combinations in the order of the parts of a show."""
PEG_KINDS: Final = ("fifteen", "thirty_one", "pair", "run")
"""Kinds of points of a card in pegging, in the order of its parts."""
JACK: Final = 10
LAID_AWAY: Final = {2: 2, 3: 1, 4: 1}
"""Cards each player gives to the crib, by number of players."""
CARDS_OF_RANK: Final = 6


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that score together. ``times`` says how often the same ranks do so; ``points`` are those of all.

    A run holds every card of its ranks, and ``times`` how many runs they make.
    """

    kind: str
    cards: tuple[int, ...]
    times: int
    points: int


def pip(card: int) -> int:
    """What a card counts towards 15 and 31."""
    return min(RANK[card] + 1, 10)


def by_rank(cards: Sequence[int]) -> list[int]:
    """Cards from low to high."""
    return sorted(cards, key=lambda c: (RANK[c], SUIT[c]))


def count(four: Sequence[int], starter: int) -> list[Combination]:
    """All combinations of four cards and the starter, kind by kind; equal ranks of fifteens gathered."""
    five = by_rank([*four, starter])
    out: list[Combination] = []
    ways: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for size in range(2, 6):
        for some in combinations(five, size):
            if sum(map(pip, some)) == 15:
                ways.setdefault(tuple(RANK[c] for c in some), []).append(some)
    out += [Combination("fifteen", found[0], len(found), 2 * len(found)) for found in ways.values()]
    counts = [sum(RANK[c] == rank for c in five) for rank in range(13)]
    length, times, start = 0, 1, 0
    for rank, held in enumerate([*counts, 0]):
        if held:
            start = start if length else rank
            length, times = length + 1, times * held
            continue
        if length > 2:
            block = tuple(c for c in five if start <= RANK[c] < rank)
            out.append(Combination("run", block, times, length * times))
        length, times = 0, 1
    for rank, held in enumerate(counts):
        if held > 1:
            same = tuple(c for c in five if RANK[c] == rank)
            out.append(Combination("pair", same, 1, held * (held - 1)))
    if len({SUIT[c] for c in four}) == 1:
        whole = SUIT[starter] == SUIT[four[0]]
        out.append(Combination("flush", tuple(five if whole else by_rank(four)), 1, 5 if whole else 4))
    for c in four:
        if RANK[c] == JACK and SUIT[c] == SUIT[starter]:
            out.append(Combination("nob", (c, starter), 1, 1))
    return out


def show_order(dealer: int, seats: int) -> list[int]:
    """Whose hand is counted when; at the end the dealer once more, for the crib."""
    return [*((dealer + k) % seats for k in range(1, seats + 1)), dealer]


def items_of(view: View, seat: int) -> list[int]:
    """Which items of the present show (places in show order) ``seat`` answers: all that are not its own."""
    return [i for i, owner in enumerate(show_order(view["dealer"], view.seats)) if owner != seat]


def item_cards(view: View, item: int) -> list[int]:
    """The four cards of an item of the present show."""
    owner = show_order(view["dealer"], view.seats)[item]
    cards: list[int] = view["crib"] if item == view.seats else view["laid"][owner]
    return by_rank(cards)


def asked_item(view: View) -> int:
    """Which item the seat of this view is asked about now, in the claims or the show."""
    me, given = view.seat or 0, len(view["choice"])
    if view.phase == "show":
        return items_of(view, me)[given]
    return view.seats if given else show_order(view["dealer"], view.seats).index(me)


def held(view: View, seat: int) -> int:
    """How many cards ``seat`` holds, whoever looks."""
    hand = view["hands"][seat]
    return hand if isinstance(hand, int) else len(hand)


def shown_now(view: View) -> bool:
    """Whether the last show belongs to the round just over, so that it is still news."""
    if view.over:
        return bool(view["shown_deal"] == view["deal"])
    return view.phase == "lay_away" and view["shown_deal"] == view["deal"] - 1 and view["shown_deal"] > 0


def used_counts(view: View) -> list[int]:
    """How many cards of each rank are used up since the last reshuffle."""
    out = [0] * 13
    for c in view["used"]:
        out[RANK[c]] += 1
    return out
