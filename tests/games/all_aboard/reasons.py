"""Checks the reasons for moves of All Aboard (``tests.engine.reasons``)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.families.jokers import RED
from engine.games.all_aboard.terms import same_number, start_player
from engine.games.registry import GAMES
from tests.engine.reasons import Check, applied


def furthest(s: Any, p: int, a: Any) -> int:
    """Return the most wagons that can go in this turn after a move, by trying all moves."""
    game, after = GAMES["all_aboard"], applied("all_aboard", s, p, a)
    if after.columns != s.columns or after.waiting != [p] or len(after.hands[p]) != len(left_by(s, p, a)):
        return 0  # the round or the turn is over
    return max(furthest(after, p, b) + (b.tag == "wagon") for b in game.legal(after, p))


def left_by(s: Any, p: int, a: Any) -> list[int]:
    gone = a.wire()[1]
    return [c for c in s.hands[p] if c not in (gone if isinstance(gone, list) else [gone])]


def stopped(s: Any, p: int, a: Any) -> list[int]:
    """Return the signals that must follow a wagon."""
    return [c for c in s.hands[p] if RED[c] and same_number(c, a.card)]


CHECKS: dict[str, Check] = {
    "show-red": lambda s, p, a, f: a.tag == "show" and RED[a.card] and f["points"] == 2,
    "show-low": lambda s, p, a, f: a.tag == "show" and start_player([a.card, *left_by(s, p, a)]) == 0,
    "bonus": lambda s, p, a, f: bool(left_by(s, p, a)) and all(RED[c] for c in left_by(s, p, a)),
    "dump": lambda s, p, a, f: (
        a.tag in ("dump", "run") and sum(RED[c] for c in a.cards) == f["count"] == f["points"] / 2
    ),
    "run": lambda s, p, a, f: (
        a.tag == "run"
        and f["card"] == a.cards[-1]
        and f["count"] == sum(not RED[b] and not RED[c] for b, c in pairwise([s.table, *a.cards])) > 0
    ),
    "clear": lambda s, p, a, f: a.tag == "clear" and furthest(s, p, a) == f["count"] > 0,
    "signal": lambda s, p, a, f: a.tag == "signal" and furthest(s, p, a) == f["count"] > 0,
    "wagon": lambda s, p, a, f: a.tag == "wagon" and furthest(s, p, a) + 1 == f["count"] > 1,
    "stops": lambda s, p, a, f: (
        a.tag == "wagon" and f["right"] in stopped(s, p, a) and not furthest(s, p, a) and len(s.deck) > 1
    ),
    "last": lambda s, p, a, f: a.tag == "wagon" and not stopped(s, p, a) and not furthest(s, p, a),
}
