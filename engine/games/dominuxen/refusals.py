"""Why a move of Dominuxen is refused."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.facts import Card, Message, Number
from engine.core.tiles import COUNT, HAS, HIGHEST
from engine.games.dominuxen.moves import Answer, Draw, Draws, Habit, Play, Rest
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import HABITS, PILE


def why_not(s: DominuxenState, seat: int, action: Action) -> Message:
    """Return reasons ``dominuxen-no-...``; ``number`` is one of 0..12, or the invalid value given."""
    if isinstance(action, Answer):
        return Message("dominuxen-no-answer")
    if isinstance(action, Habit):
        return Message("dominuxen-no-change" if action.size in HABITS else "dominuxen-no-habit")
    if s.phase == "draw":
        return _no_draw(s, action)
    if s.phase == "play" and isinstance(action, Play):
        return _no_play(s, s.hands[seat], action)
    return Message(f"dominuxen-no-{s.phase}-now")


def _no_play(s: DominuxenState, hand: Sequence[int], action: Play) -> Message:
    """Return why a set may not be played."""
    number, chosen = action.number, action.tiles
    if not 0 <= number <= HIGHEST:
        return Message("dominuxen-no-number", {"number": Number(number)})
    if not chosen:
        return Message("dominuxen-no-tiles", {"number": Number(number)})
    for t in chosen:
        if not 0 <= t < COUNT:
            return Message("dominuxen-no-such-tile")
        if t not in hand:
            return Message("dominuxen-no-held", {"tile": Card(t)})
        if not HAS[number][t]:
            return Message("dominuxen-no-match", {"tile": Card(t), "number": Number(number)})
    if len(set(chosen)) < len(chosen):
        return Message("dominuxen-no-twice")
    if list(chosen) != sorted(chosen):
        return Message("malformed")
    if action.size == len(chosen) + 1:
        key = "dominuxen-no-double" if s.double_tiles else "dominuxen-no-double-rule"
        return Message(key, {"number": Number(number)})
    return Message("dominuxen-no-size", {"count": len(chosen)})


def _no_draw(s: DominuxenState, action: Action) -> Message:
    """Return why a draw is refused."""
    if isinstance(action, Draw | Draws):
        wanted = [action.tile] if isinstance(action, Draw) else list(action.tiles)
        for t in wanted:
            if t == PILE and isinstance(action, Draw):
                return Message("dominuxen-no-pile")
            if not 0 <= t < COUNT:
                return Message("dominuxen-no-such-tile")
            if t not in s.row:
                return Message("dominuxen-no-row-tile", {"tile": Card(t)})
        if len(wanted) > s.owed:
            return Message("dominuxen-no-so-many", {"count": s.owed})
        if len(set(wanted)) < len(wanted):
            return Message("dominuxen-no-twice")
        if s.owed < 2:
            return Message("dominuxen-no-single")
        return Message("malformed" if wanted else "dominuxen-no-tiles-drawn")
    if isinstance(action, Rest):
        return Message("dominuxen-no-single" if s.owed < 2 else "dominuxen-no-pile")
    return Message("dominuxen-no-draw-now")
