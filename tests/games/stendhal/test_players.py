"""The computer players of Stendhal: checks of the reasons for moves (``tests.engine.reasons``), without the terms."""

from __future__ import annotations

from typing import Any

from engine.core.cards import SUIT
from engine.families.tricks import ACE_HIGH
from engine.games.stendhal.terms import deal_score
from tests.engine.reasons import Check, higher


def lying(s: Any, a: Any) -> tuple[list[int], int]:
    """Return the trick with the card, and the index of the card that is winning it."""
    trick = [*s.trick, a.card]
    lie = [SUIT[c] for c in trick]
    most = max(map(lie.count, lie))
    if most == 1:
        return trick, 0
    suit = next(c for c in reversed(lie) if lie.count(c) == most)
    return trick, max((i for i, c in enumerate(trick) if lie[i] == suit), key=lambda i: ACE_HIGH[trick[i]])


def is_winning(s: Any, a: Any) -> bool:
    trick, at = lying(s, a)
    return at == len(trick) - 1


def won_points(s: Any, seat: int, a: Any) -> int:
    """Return the change of the deal's score when the card takes the complete trick."""
    trick, _ = lying(s, a)
    assert len(trick) == len(s.hands) and is_winning(s, a)
    before, after = s.captured[seat], [*s.captured[seat], *trick]
    return deal_score(after, s.minus, s.ace) - deal_score(before, s.minus, s.ace)


CHECKS: dict[str, Check] = {
    "choose": lambda s, p, a, f: (
        a.tag == "choose" and 5 > f["count"] == sum(SUIT[c] // 2 == SUIT[a.card] // 2 for c in s.hands[p]) - 1
    ),
    "lead": lambda s, p, a, f: not s.trick and f["above"] == higher(s, p, a.card),
    "gain": lambda s, p, a, f: 0 < f["points"] == won_points(s, p, a),
    "cost": lambda s, p, a, f: 0 <= f["points"] == -won_points(s, p, a),
    "away": lambda s, p, a, f: SUIT[a.card] in s.minus and not is_winning(s, a),
    "below": lambda s, p, a, f: SUIT[a.card] not in s.minus and not is_winning(s, a),
    "wins": lambda s, p, a, f: is_winning(s, a) and 0 < f["more"] == len(s.hands) - len(s.trick) - 1,
}
