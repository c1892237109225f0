"""The search policy of Tennos Square: a deal is the horizon, and only promising moves are examined."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Rnd
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import DISCARD, PLACE, Discard, Place, Swap
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import DECK, PARTNERSHIP, final_scores, next_seat, row_score
from engine.players.policy import SearchPolicy, SearchResult, relative
from engine.players.tennos_square.heuristic import (
    ONE_CARD,
    TOP,
    key_of,
    promises,
    spare,
    turns,
)

SPAN = 200.0
"""The difference in points between the worst and the best outcome of a deal, for a team."""
ROOM = 2
"""Ranks between a card and its neighbours in which a run may still grow."""
FEW = 3
"""The number of uncovered slots that counts as the short rest of a deal."""
LOOKED_AT = 7
"""How many of up to thirty moves a search examines."""


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
