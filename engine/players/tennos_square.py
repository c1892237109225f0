"""House player for Tennos Square: keeps one long run growing, minds who moves next, swaps late and rarely.

And the guide of the search: a deal is the horizon, and only moves that the house player likes are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Game, Rnd
from engine.core.state import NO_CARD
from engine.games.tennos_square import (
    DECK,
    DISCARD,
    PARTNERSHIP,
    PLACE,
    STEP,
    SWAP,
    Place,
    Swap,
    TennosSquareState,
    final_scores,
    next_seat,
    row_score,
)
from engine.players.guide import Guide, Reason, Thought, relative

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


SPAN = 200.0
"""Points of a deal between the worst and the best that may come of it, for a team."""
LOOKED_AT = 7
"""How many of up to thirty moves a search looks at."""


@lru_cache(1 << 16)
def promise_of(ranks: tuple[int, ...]) -> float:
    """``promise`` of a row of ranks, -1 for a face-down slot; a spade's number is its rank."""
    return promise(ranks)


def ranks_of(row: Sequence[int]) -> list[int]:
    """The ranks of a row, -1 for a face-down slot."""
    return [RANK[c] if c >= 0 else NO_CARD for c in row]


def turns(s: TennosSquareState, seat: int) -> list[float]:
    """By slot what it is worth that its arrow names the next to move."""
    seats = len(s.row)
    by_step = {step: _turn(s, seat, (seat + step) % seats) for step in (-1, 0, 1, 2)}
    return [by_step[step] for step in STEP[seats]]


def quick_place(s: TennosSquareState, seat: int) -> Place:
    """The placement that promises most."""
    hand, row = s.hands[seat], ranks_of(s.row[seat])
    free = [i for i, rank in enumerate(row) if rank < 0]
    turn = turns(s, seat) if len(free) > 1 else [0.0] * len(row)
    best, move = -1e9, PLACE[hand[0]][free[0]]
    for i in free:
        for c in hand:
            row[i] = RANK[c]
            worth = promise_of(tuple(row)) + turn[i]
            if worth > best:
                best, move = worth, PLACE[c][i]
        row[i] = NO_CARD
    return move


class TennosSquareGuide(Guide[TennosSquareState]):
    """Looks ahead to the end of the deal."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    guided: ClassVar[float] = 0.9

    def horizon(self, s: TennosSquareState) -> int:
        """How many deals are finished."""
        return len(s.outs)

    def values(self, s: TennosSquareState, before: TennosSquareState) -> Sequence[float]:
        """Points of the deal by team, or with the neighbour's in a split partnership."""
        gained = [now - then for now, then in zip(s.totals, before.totals, strict=True)]
        return relative(final_scores(s.mode, gained), SPAN)

    def candidates(self, game: Game[TennosSquareState], s: TennosSquareState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """The moves after which the row promises most."""
        legal = game.legal(s, seat)
        if len(legal) <= LOOKED_AT:
            return legal
        row = ranks_of(s.row[seat])
        free = [i for i, rank in enumerate(row) if rank < 0]
        turn = turns(s, seat) if len(free) > 1 else [0.0] * len(row)
        average = TOP / 2

        def placed(rank: float, i: int) -> float:
            row[i] = int(rank)
            worth = promise_of(tuple(row)) + turn[i]
            row[i] = NO_CARD
            return worth

        def worth(move: Any) -> float:
            if isinstance(move, Place):
                return placed(RANK[move.card], move.slot - 1)
            rank = average if move.take == DECK else RANK[move.take]
            return max(placed(rank, i) for i in free) - ONE_CARD * (len(free) - 1)

        return sorted(legal, key=worth, reverse=True)[:LOOKED_AT]

    def rollout(
        self, game: Game[TennosSquareState], s: TennosSquareState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Places where the row promises most, and never swaps."""
        return legal[int(rnd() * len(legal))] if s.phase == "discard" else quick_place(s, seat)

    def reason(self, s: TennosSquareState, seat: int, action: Action, thought: Thought) -> Reason | None:
        """The run it lengthens, who moves next, or what a swap is for."""
        slug = "tennos_square-hint-why-"
        if isinstance(action, Swap):
            return slug + ("swap-deck" if action.take == DECK else "swap"), {"card": action.take}
        if not isinstance(action, Place):
            return slug + "spare", {"card": getattr(action, "card", NO_CARD)}
        row, seats = list(s.row[seat]), len(s.row)
        before = row_score(row)
        row[action.slot - 1] = action.card
        facts = {"card": action.card, "slot": action.slot, "points": row_score(row) - before}
        if NO_CARD not in row:
            return slug + "out", facts
        to = next_seat(seat, action.slot, seats)
        facts["next"] = to
        if to == seat:
            return slug + "again", facts
        if s.mode == PARTNERSHIP and to == (seat + 2) % 4:
            return slug + "partner", facts
        return slug + ("run" if facts["points"] > 1 else "room"), facts


GUIDE = TennosSquareGuide()
