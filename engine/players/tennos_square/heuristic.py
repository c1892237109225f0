"""Heuristic player for Tennos Square: keeps one long run growing, considers the next seat, swaps late and rarely."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Game, Rnd
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import DISCARD, PLACE, SWAP, Place
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import STEP

TOP = 9
"""The highest rank number (the 10)."""
BY_STEP = {seats: itemgetter(*steps) for seats, steps in STEP.items()}
"""By number of seats: selects for each slot, from values for 0, 1, 2 and -1 seats to the left, the one of its step."""
FILL = 0.5
"""Share of the face-down slots that will still be covered before the deal ends."""
AGAIN, PARTNER = 3.0, 1.5
"""The worth of keeping the turn in points: for oneself, in the team."""
ONE_CARD = 3.0
"""Points a swap costs per slot still to cover: every later turn chooses from one card instead of two."""
DANGER = 14.0
"""The cost of giving the turn to an opponent who needs one more card; halved for each further one."""

DIGIT = (*(rank + 1 for rank in RANK), 0)
"""Rows as bytes, one for each slot: the card's rank number plus 1, last the value for NO_CARD, 0 for face down."""
THREATS = tuple(DANGER / 2.0 ** (needs - 1) for needs in range(10))
"""The cost of giving the turn to an opponent, by how many cards that one needs."""
FITS = tuple(
    tuple(FILL * gap * min(1.0, (span + 1) / (1.3 * gap + 1.0)) for span in range(TOP + 1)) for gap in range(10)
)
"""How many of a number of slots will likely hold a card of a range of ranks, by its highest minus its lowest."""


def key_of(row: Sequence[int]) -> bytes:
    """Return a row as DIGITs, one for each slot."""
    return bytes(map(DIGIT.__getitem__, row))


def promise(key: bytes) -> float:
    """Return the expected points of a row at the end: runs lengthened by cards that likely fit into their gaps."""
    total = length = 0.0
    low = gap = 0
    for digit in key:
        if not digit:
            gap += 1
            continue
        rank, fits = digit - 1, FITS[gap]
        if rank >= low:
            length += 1.0 + fits[rank - low]
        else:
            # The gap at a drop lengthens the run before it with high cards or the next one with low ones.
            before, after = fits[TOP - low], fits[rank]
            if length + before >= after:
                length += before
                total += length * length
                length = 1.0
            else:
                total += length * length
                length = 1.0 + after
        low, gap = rank, 0
    length += FITS[gap][TOP - low]
    return total + length * length


@lru_cache(1 << 16)
def promises(key: bytes, rank: int) -> tuple[float, ...]:
    """Return by face-down slot, from the left, the promise of the row with a card of ``rank`` there."""
    card = bytes((rank + 1,))
    return tuple([promise(key[:i] + card + key[i + 1 :]) for i, digit in enumerate(key) if not digit])


def turns(s: TennosSquareState, seat: int) -> Sequence[float]:
    """Return by slot the worth of its arrow, which names the next seat to move."""
    rows = s.row
    seats = len(rows)
    left, right = -THREATS[rows[seat + 1 - seats].count(NO_CARD)], -THREATS[rows[seat - 1].count(NO_CARD)]
    across = PARTNER + THREATS[rows[seat - 2].count(NO_CARD)] / 2.0
    worth: Sequence[float] = BY_STEP[seats]((AGAIN, left, across, right))
    return worth


def _best(s: TennosSquareState, seat: int, hand: Sequence[int]) -> tuple[float, Place]:
    """Return the best placement of one of ``hand``, after its worth."""
    key, turn = key_of(s.row[seat]), turns(s, seat)
    free = [i for i, c in enumerate(s.row[seat]) if c < 0]
    last = 5.0 * len(s.row) if len(free) == 1 else 0.0
    best = (-1e9, PLACE[hand[0]][free[0]])
    for c in dict.fromkeys(hand):
        for i, worth in zip(free, promises(key, RANK[c]), strict=True):
            worth += last or turn[i]
            if worth > best[0]:
                best = (worth, PLACE[c][i])
    return best


def choose(game: Game[TennosSquareState], s: TennosSquareState, seat: int, rnd: Rnd) -> Action:
    """Place where the row promises most; swap if a card of the pool is worth one card less for the rest."""
    hand = s.hands[seat]
    if s.phase == "discard":
        return DISCARD[spare(sorted(hand, key=RANK.__getitem__))]
    worth, move = _best(s, seat, hand)
    if len(hand) == 2:
        later = s.row[seat].count(NO_CARD) - 1
        offer, placing = max((_best(s, seat, [c]) for c in s.pool), key=lambda option: option[0])
        if offer - worth > ONE_CARD * later:
            return SWAP[placing.card]
    return move


def spare(candidates: Sequence[int]) -> int:
    """Return, of three cards in order of rank, the one missed least: the other two should be far apart."""
    low, middle, high = candidates
    below, above = RANK[middle] - RANK[low], RANK[high] - RANK[middle]
    if min(below, above) > 1 or below == above:
        return middle
    return low if below < above else high
