"""Why a move is suggested: message keys and their values, from a thought and the game's own terms.

Words are in ``locales/*/hints.ftl``. Among the values, ``card``, ``right`` and ``left`` are cards and ``seat`` and
``next`` are seats: whoever says it puts their names there. All other values are numbers for the catalogue.
"""

from __future__ import annotations

from typing import Any, Final

from engine.core.state import State
from engine.players.guide import Guide, Reason, Thought

CLOSE: Final = 0.01
"""Values nearer than this are as good as equal."""
CLEAR: Final = 0.08
"""A move that is worth so much more than the next best is clearly the one."""


def why(guide: Guide[Any], s: State, seat: int, thought: Thought) -> Reason:
    """One reason for ``thought.best``: the game's own where it knows one; ``s`` is redealt for ``seat``."""
    if len(thought.ranked) == 1:
        return "hint-why-only", {}
    return guide.reason(s, seat, thought.best, thought) or (verdict(thought), {})


def verdict(thought: Thought) -> str:
    """How clearly the suggestion is better than the second choice."""
    if thought.gain < CLOSE:
        return "hint-why-close"
    return "hint-why-clear" if thought.gain >= CLEAR else "hint-why-better"


def gain(guide: Guide[Any], thought: Thought) -> Reason:
    """What the suggestion gains over the second choice: points where the game counts them, else chances."""
    if len(thought.ranked) == 1:
        return "hint-gain-only", {}
    if thought.gain < CLOSE:
        return "hint-gain-none", {}
    if guide.points:
        return "hint-gain-points", {"points": round(thought.gain * guide.points, 1)}
    return "hint-gain-chance", {"percent": max(1, round(100 * thought.gain))}
