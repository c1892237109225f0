"""Tennos Square: the pack, the slots of a row, the next seat to move, the value of rows, and the winner.

Cards are ints, seats and slots numbers; slots count from 1 at the owner's left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.cards import PER_SUIT, RANK, SUIT, SUITS
from engine.families.outcome import leaders

DECK: Final = len(SUITS) * PER_SUIT
"""The card number by which ``swap`` takes the top card of the deck; one past the last card number."""

CARDS: Final = tuple(suit * PER_SUIT + rank for suit in range(len(SUITS)) for rank in range(10))
"""The 60 cards: A to 10 in six suits."""

GROUPS: Final = {3: (3, 2, 3), 4: (3, 3, 3)}
"""How many slots the left, centre and right group of a row have, by number of seats."""

WIDTH: Final = {seats: sum(groups) for seats, groups in GROUPS.items()}
"""Slots in a row, by number of seats."""

STEP: Final = {3: (1, 1, 1, 0, 0, -1, -1, -1), 4: (1, 1, 1, 2, 0, 2, -1, -1, -1)}
"""How many seats to the left the turn goes after a card in slot 1, 2, ..., by number of seats."""

PARTNERSHIP, INDIVIDUAL, SPLIT = "partnership", "individual", "split"
MODES: Final = {3: (INDIVIDUAL, SPLIT), 4: (PARTNERSHIP,)}
"""The modes that a number of seats can play, the usual one first."""


def rank_order(card: int) -> tuple[int, int]:
    """Sort key: cards from low to high, equal ranks by suit."""
    return RANK[card], SUIT[card]


def by_rank(cards: Iterable[int]) -> list[int]:
    """Return cards from low to high, as hands, pool and descriptions show them."""
    return sorted(cards, key=rank_order)


def group_of(slot: int, seats: int) -> str:
    """Return the group of a slot: ``left``, ``centre`` or ``right``."""
    left, centre, _ = GROUPS[seats]
    return "left" if slot <= left else "centre" if slot <= left + centre else "right"


def runs(row: Sequence[int]) -> list[list[int]]:
    """Return the runs that never go down, each as the places (from 0) of its cards; face-down slots are skipped."""
    out: list[list[int]] = []
    for i, c in enumerate(row):
        if c < 0:
            continue
        if out and RANK[c] >= RANK[row[out[-1][-1]]]:
            out[-1].append(i)
        else:
            out.append([i])
    return out


def row_score(row: Sequence[int]) -> int:
    """Return the points of a row: the squares of the lengths of its runs."""
    return sum(len(run) ** 2 for run in runs(row))


def bonus(seats: int) -> int:
    """Return the points for completing one's row."""
    return 5 * seats


def next_seat(seat: int, slot: int, seats: int) -> int:
    """Return the seat that moves after ``seat`` placed a card in ``slot`` (from 1) without completing the row."""
    return (seat + STEP[seats][slot - 1]) % seats


def start_player(totals: Sequence[int], dealer: int) -> int:
    """Return the seat with the lowest total; of several the first clockwise after the dealer, who is last (R9)."""
    seats = len(totals)
    return min(((dealer + k) % seats for k in range(1, seats + 1)), key=lambda p: totals[p])


def final_scores(mode: str, totals: Sequence[int]) -> list[int]:
    """Return by seat: the team's sum, the own total, or the own total and the left neighbour's."""
    n = len(totals)
    if mode == PARTNERSHIP:
        return [totals[p] + totals[(p + 2) % n] for p in range(n)]
    if mode == SPLIT:
        return [totals[p] + totals[(p + 1) % n] for p in range(n)]
    return list(totals)


def winning_seats(mode: str, finals: Sequence[int], out: int) -> list[int]:
    """Return the winners; a partnership tie goes to the team of ``out``, the seat that completed the last row."""
    top = leaders(finals)
    if mode == PARTNERSHIP and len(top) == len(finals):
        return [p for p in top if p % 2 == out % 2]
    return top
