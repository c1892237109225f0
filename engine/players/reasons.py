"""Why a move is suggested: message keys and their values, from a thought and the game's own terms.

Words are in ``locales/*/hints.ftl``. Among the values, ``card``, ``right`` and ``left`` are cards and ``seat`` and
``next`` are seats: whoever says it puts their names there. All other values are numbers for the catalogue.
"""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import Game
from engine.core.offers import Field, Values
from engine.core.state import State
from engine.players.guide import Guide, Reason, Thought

CLEAR: Final = 4.0
"""A move that is worth so many times ``Guide.close`` more than the next best is clearly the one."""


def why(game: Game[Any], guide: Guide[Any], s: State, seat: int, thought: Thought) -> Reason:
    """One reason for ``thought.best``: the game's own where it knows one; ``s`` is redealt for ``seat``."""
    if len(thought.ranked) == 1 and forced(game, s, seat):
        return "hint-why-only", {}
    return guide.reason(s, seat, thought.best, thought) or (verdict(guide, thought), {})


def forced(game: Game[Any], s: State, seat: int) -> bool:
    """Whether ``seat`` has one move only; a search may also have looked at one of many."""
    phase = game.phases[s.phase]
    if not phase.stepwise:
        return len(phase.legal(s, seat)) == 1
    path: list[Field] = []
    while (offer := phase.offer(s, seat, path)) is not None:
        if not isinstance(offer, Values) or len(offer.values) > 1:
            return False
        path.append(offer.values[0])
    return True


def verdict(guide: Guide[Any], thought: Thought) -> str:
    """How clearly the suggestion is better than the second choice."""
    if len(thought.ranked) == 1:
        return "hint-why-usual"
    if thought.gain < guide.close:
        return "hint-why-close"
    return "hint-why-clear" if thought.gain >= CLEAR * guide.close else "hint-why-better"


def gain(game: Game[Any], guide: Guide[Any], s: State, seat: int, thought: Thought) -> Reason:
    """What the suggestion gains over the second choice: points where the game counts them, else chances."""
    if len(thought.ranked) == 1:
        return ("hint-gain-only" if forced(game, s, seat) else "hint-gain-unknown"), {}
    if thought.gain < guide.close:
        return "hint-gain-none", {}
    if guide.points:
        return "hint-gain-points", {"points": round(thought.gain * guide.points, 1)}
    return "hint-gain-chance", {"percent": max(1, round(100 * thought.gain))}
