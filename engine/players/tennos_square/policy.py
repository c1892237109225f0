"""Computer players of Tennos Square: one keeps one long run growing and swaps late and rarely; the other searches.

The first also considers the next seat. For the search a deal is the horizon, and only promising moves are examined.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add, itemgetter
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Rnd
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import DISCARD, PLACE, SWAP, Discard, Place, Swap
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import DECK, PARTNERSHIP, STEP, final_scores, next_seat, row_score
from engine.players.policy import SearchPolicy, SearchResult, relative

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
SPAN = 200.0
"""The difference in points between the worst and the best outcome of a deal, for a team."""
ROOM = 2
"""Ranks between a card and its neighbours in which a run may still grow."""
FEW = 3
"""The number of uncovered slots that counts as the short rest of a deal."""
LOOKED_AT = 7
"""How many of up to thirty moves a search examines."""


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


def quick_place(s: TennosSquareState, seat: int) -> Place:
    """Return the most promising placement."""
    hand, row = s.hands[seat], s.row[seat]
    key, turn = key_of(row), turns(s, seat)
    free = [i for i, c in enumerate(row) if c < 0]
    bonus = [turn[i] for i in free]
    best, move = -1e9, PLACE[hand[0]][free[0]]
    for c in hand:
        worths = [*map(add, promises(key, RANK[c]), bonus)]
        if (most := max(worths)) > best:
            best, move = most, PLACE[c][free[worths.index(most)]]
    return move


class TennosSquarePolicy(SearchPolicy[TennosSquareState]):
    """Looks ahead to the end of the deal."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 0.9
    reads_list: ClassVar[bool] = False

    def horizon(self, s: TennosSquareState) -> int:
        """Return how many deals are finished."""
        return len(s.outs)

    def values(self, s: TennosSquareState, before: TennosSquareState) -> Sequence[float]:
        """Return points of the deal by team, or with the neighbour's in a split partnership."""
        gained = [now - then for now, then in zip(s.totals, before.totals, strict=True)]
        return relative(final_scores(s.mode, gained), SPAN)

    def candidates(self, game: Game[TennosSquareState], s: TennosSquareState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the moves after which the row promises most."""
        legal = game.legal(s, seat)
        if len(legal) <= LOOKED_AT:
            return legal
        row = s.row[seat]
        key, turn = key_of(row), turns(s, seat)
        free = [i for i, c in enumerate(row) if c < 0]
        bonus = [turn[i] for i in free]
        of_swap = ONE_CARD * (len(free) - 1)

        def worth(move: Any) -> float:
            if isinstance(move, Place):
                return promises(key, RANK[move.card])[free.index(move.slot - 1)] + turn[move.slot - 1]
            rank = TOP // 2 if move.take == DECK else RANK[move.take]
            most: float = max(map(add, promises(key, rank), bonus))
            return most - of_swap

        return sorted(legal, key=worth, reverse=True)[:LOOKED_AT]

    def rollout(
        self, game: Game[TennosSquareState], s: TennosSquareState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the placement where the row promises most; never a swap."""
        if s.phase == "discard":
            return DISCARD[spare(sorted(s.hands[seat], key=RANK.__getitem__))]
        return quick_place(s, seat)

    def reason(self, s: TennosSquareState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return the reason: the run it lengthens, the next seat, or the purpose of a swap; always true of the move."""
        why, facts = "", dict[str, Any]()
        if isinstance(action, Place):
            row, at = list(s.row[seat]), action.slot - 1
            points = -row_score(row)
            row[at] = action.card
            points += row_score(row)
            why = _why_place(s, seat, row, at, points)
            facts = {"slot": Number(action.slot), "points": points}
        elif isinstance(action, Discard):
            why = "spare" if _leaves_the_widest(s.hands[seat], action.card) else ""
        elif isinstance(action, Swap) and action.take == DECK:
            why = "swap-deck" if _only_deck_helps(s, seat) else ""
        elif isinstance(action, Swap):
            why = "swap" if _swap_helps(s, seat, action.take) else ""
            facts = {"card": Card(action.take)}
        return Message(f"tennos_square-hint-why-{why}", facts) if why else None


def _why_place(s: TennosSquareState, seat: int, row: Sequence[int], at: int, points: int) -> str:
    """Return the reason for the card just placed in ``row`` at ``at`` (from 0), gaining ``points``; "" for none."""
    if NO_CARD not in row:
        return "out"
    left, low, high, right = around(row, at)
    rank, to = RANK[row[at]], next_seat(seat, at + 1, len(s.row))
    if low <= rank <= high:
        if to == seat:
            return "again"
        if s.mode == PARTNERSHIP and to == (seat + 2) % 4:
            return "partner"
    if points > 1:
        return "run"
    return "room" if left and right and rank - low >= ROOM and high - rank >= ROOM else ""


def around(row: Sequence[int], at: int) -> tuple[int, int, int, int]:
    """Return the face-down slots just left of a slot, the rank before them, the rank after those just right, their
    number."""
    left = right = 0
    while at - left > 0 and row[at - left - 1] < 0:
        left += 1
    while at + right + 1 < len(row) and row[at + right + 1] < 0:
        right += 1
    low = RANK[row[at - left - 1]] if at - left > 0 else 0
    high = RANK[row[at + right + 1]] if at + right + 1 < len(row) else TOP
    return left, low, high, right


def _leaves_the_widest(candidates: Sequence[int], card: int) -> bool:
    """True if the two cards kept without ``card`` are at least as far apart as any two, and some are closer."""
    kept = {}
    for c in candidates:
        one, other = [RANK[k] for k in candidates if k != c]
        kept[c] = abs(one - other)
    return kept[card] == max(kept.values()) > min(kept.values())


def _gain(s: TennosSquareState, seat: int, rank: int) -> int:
    """Return the most points a card of ``rank`` adds to the row at once; a spade's number is its rank."""
    row = list(s.row[seat])
    before, best = row_score(row), -(len(row) ** 2)
    for i, c in enumerate(row):
        if c < 0:
            row[i] = rank
            best = max(best, row_score(row) - before)
            row[i] = NO_CARD
    return best


def _swap_helps(s: TennosSquareState, seat: int, take: int) -> bool:
    """True if few slots are left and ``take`` suits the row better than both cards held."""
    row = s.row[seat]
    key = key_of(row)
    best = {c: max(promises(key, RANK[c])) for c in (*s.hands[seat], take)}
    return row.count(NO_CARD) <= FEW and all(best[take] > best[c] for c in s.hands[seat])


def _only_deck_helps(s: TennosSquareState, seat: int) -> bool:
    """True if no card held or in the pool lengthens a run, and none of the deck can be worse."""
    known = max(_gain(s, seat, RANK[c]) for c in (*s.hands[seat], *s.pool))
    gains = [_gain(s, seat, rank) for rank in range(TOP + 1)]
    return known <= 1 and min(gains) >= known < max(gains)


POLICY = TennosSquarePolicy()
