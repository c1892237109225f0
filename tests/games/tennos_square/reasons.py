"""Checks the reasons for moves of Tennos Square (``tests.engine.reasons``), by the row before and after."""

from __future__ import annotations

from typing import Any

from engine.core.cards import RANK
from engine.core.state import NO_CARD
from engine.games.tennos_square.terms import DECK, next_seat, row_score
from tests.engine.reasons import Check


def placed(s: Any, p: int, a: Any) -> list[int]:
    """Return the row with the card in its slot."""
    return [a.card if slot == a.slot else c for slot, c in enumerate(s.row[p], 1)]


def gain(s: Any, p: int, card: int) -> int:
    """Return the most points that a card adds to the row at once."""
    row = s.row[p]
    free = [i for i, c in enumerate(row) if c < 0]
    return max(row_score([card if k == i else c for k, c in enumerate(row)]) for i in free) - row_score(row)


def fits(s: Any, p: int, a: Any) -> bool:
    """True if the row rises on both sides of the card."""
    row, at = placed(s, p, a), a.slot - 1
    left, right = ([RANK[c] for c in side if c >= 0] for side in (row[:at], row[at + 1 :]))
    return left[-1:] <= [RANK[a.card]] and (not right or RANK[a.card] <= right[0])


def leads_to(s: Any, p: int, a: Any) -> int:
    """Return how many seats to the left the turn goes."""
    return (next_seat(p, a.slot, len(s.row)) - p) % len(s.row)


def has_room(s: Any, p: int, a: Any) -> bool:
    """True if the slots on both sides of the card are face down."""
    around: list[int] = s.row[p][a.slot - 2 : a.slot + 1]
    return around.count(NO_CARD) == 3


def is_spare(s: Any, p: int, a: Any) -> bool:
    """True if the two kept cards are as far apart as any two of the three."""
    ranks: list[int] = sorted(RANK[c] for c in s.hands[p])
    kept: list[int] = sorted(RANK[c] for c in s.hands[p] if c != a.card)
    return kept[-1] - kept[0] == ranks[-1] - ranks[0]


def is_blind(s: Any, p: int, a: Any) -> bool:
    """True if no known card adds more than any card of the deck."""
    known = max(gain(s, p, c) for c in [*s.hands[p], *s.pool])
    return bool(a.take == DECK and known <= min(gain(s, p, rank) for rank in range(10)))


CHECKS: dict[str, Check] = {
    "spare": lambda s, p, a, f: is_spare(s, p, a),
    "out": lambda s, p, a, f: NO_CARD not in placed(s, p, a),
    "again": lambda s, p, a, f: fits(s, p, a) and leads_to(s, p, a) == 0,
    "partner": lambda s, p, a, f: fits(s, p, a) and leads_to(s, p, a) == 2 and s.mode == "partnership",
    "run": lambda s, p, a, f: 1 < f["points"] == row_score(placed(s, p, a)) - row_score(s.row[p]),
    "room": lambda s, p, a, f: fits(s, p, a) and has_room(s, p, a),
    "swap": lambda s, p, a, f: a.take not in [*s.hands[p], DECK] and s.row[p].count(NO_CARD) <= 3,
    "swap-deck": lambda s, p, a, f: is_blind(s, p, a),
}
