"""Why a move of Counting Cribbage is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.games.counting_cribbage.moves import Claim, Declare, LayAway, Play, Waive, Watch
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL, LAID_AWAY, MOST, PIP


def why_not(s: CountingCribbageState, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Reasons ``counting_cribbage-no-...``: the wrong moment, cards not held, a card that is too high."""
    key = "counting_cribbage-no-"
    if isinstance(action, Waive | Watch):
        return key + "wish", {}
    if isinstance(action, LayAway):
        return _no_lay_away(s, seat, action.cards)
    if isinstance(action, Play | Declare):
        if s.phase == "lay_away":
            return key + "play-yet", {}
        if s.phase not in ("play", "declare"):
            return key + "play-now", {}
        if isinstance(action, Play) and s.phase == "declare":
            return key + "play-unsaid", {}
        if isinstance(action, Declare) and s.phase == "play":
            return key + "declare", {}
        if action.card not in s.hands[seat]:
            return key + "card", {}
        if PIP[action.card] > FULL - s.count:
            return key + "fit", {"card": action.card, "count": s.count, "room": FULL - s.count}
        return key + "number", {"low": 0, "high": MOST}
    if isinstance(action, Claim):
        return (key + "number", {"low": 0, "high": MOST}) if s.phase == "claim" else (key + "claim-now", {})
    if s.phase in ("respond", "show"):
        return key + "number", {"low": 0, "high": MOST}
    return key + "answer-now", {}


def _no_lay_away(s: CountingCribbageState, seat: int, cards: Sequence[int]) -> tuple[str, dict[str, Any]]:
    need = LAID_AWAY[len(s.points)]
    if s.phase != "lay_away":
        return "counting_cribbage-no-lay-now", {}
    if len(cards) != need:
        return "counting_cribbage-no-lay-size", {"need": need}
    if len(set(cards)) < len(cards):
        return "counting_cribbage-no-lay-twice", {}
    if not set(cards) <= set(s.hands[seat]):
        return "counting_cribbage-no-card", {}
    return "illegal-now", {}
