"""House player for Tennos Square: keeps one long run growing, minds who moves next, swaps late and rarely."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Game, Rnd
from engine.core.state import NO_CARD
from engine.games.tennos_square import (
    DISCARD,
    PARTNERSHIP,
    PLACE,
    SWAP,
    Place,
    TennosSquareState,
    next_seat,
    row_score,
)

TOP = 9
"""The highest rank number (the 10)."""
FILL = 0.5
"""Share of the face-down slots that will still be covered before the deal ends."""
AGAIN, PARTNER = 3.0, 1.5
"""What keeping the turn is worth in points: for oneself, in the team."""
ONE_CARD = 3.0
"""Points a swap costs per slot still to cover: every later turn chooses from one card instead of two."""
DANGER = 14.0
"""What handing the turn to an opponent costs who needs one more card; halved for each further one."""


def promise(row: Sequence[int]) -> float:
    """Points the row may be worth at the end: runs lengthened by what will likely fit into their gaps."""
    total, length = 0.0, 0.0
    low, gap = 0, 0
    for c in row:
        if c < 0:
            gap += 1
            continue
        rank = RANK[c]
        if rank < low:
            # The gap at a drop lengthens the run before it with high cards or the next one with low ones.
            before = _fits(low, TOP, gap)
            after = _fits(0, rank, gap)
            if length + before >= after:
                total += (length + before) ** 2
                length = 1.0
            else:
                total += length * length
                length = 1.0 + after
        else:
            length += 1.0 + _fits(low, rank, gap)
        low, gap = rank, 0
    return float(total + (length + _fits(low, TOP, gap)) ** 2)


def _fits(low: int, high: int, gap: int) -> float:
    """How many of ``gap`` slots will likely hold a card from ``low`` to ``high``."""
    if not gap:
        return 0.0
    return FILL * gap * min(1.0, (high - low + 1) / (1.3 * gap + 1.0))


def _best(s: TennosSquareState, seat: int, hand: Sequence[int]) -> tuple[float, Place]:
    """The best placement of one of ``hand``, after its worth."""
    row = s.row[seat][:]
    seats = len(s.row)
    free = [i for i, c in enumerate(row) if c < 0]
    best = (-1e9, PLACE[hand[0]][free[0]])
    for c in dict.fromkeys(hand):
        for i in free:
            row[i] = c
            if len(free) == 1:
                worth = row_score(row) + 5.0 * seats
            else:
                worth = promise(row) + _turn(s, seat, next_seat(seat, i + 1, seats))
            row[i] = NO_CARD
            if worth > best[0]:
                best = (worth, PLACE[c][i])
    return best


def _turn(s: TennosSquareState, seat: int, to: int) -> float:
    """What it is worth that ``to`` moves next."""
    if to == seat:
        return AGAIN
    needs = s.row[to].count(NO_CARD)
    if s.mode == PARTNERSHIP and to == (seat + 2) % 4:
        return PARTNER + DANGER / 2.0**needs
    return -DANGER / 2.0 ** (needs - 1)


def choose(game: Game[TennosSquareState], s: TennosSquareState, seat: int, rnd: Rnd) -> Action:
    """Place where the row promises most; swap when a card of the pool is worth a card less for the rest."""
    hand = s.hands[seat]
    if s.phase == "discard":
        return DISCARD[_spare(sorted(hand, key=RANK.__getitem__))]
    worth, move = _best(s, seat, hand)
    if len(hand) == 2:
        later = s.row[seat].count(NO_CARD) - 1
        offer, placing = max((_best(s, seat, [c]) for c in s.pool), key=lambda option: option[0])
        if offer - worth > ONE_CARD * later:
            return SWAP[placing.card]
    return move


def _spare(candidates: Sequence[int]) -> int:
    """Of three cards in order of rank the one missed least: the other two should lie far apart."""
    low, middle, high = candidates
    below, above = RANK[middle] - RANK[low], RANK[high] - RANK[middle]
    if min(below, above) > 1 or below == above:
        return middle
    return low if below < above else high
