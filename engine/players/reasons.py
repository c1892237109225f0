"""The reasons for a suggested move: message keys and their values, from a search result and the game's own terms.

The words are in ``locales/*/hints.ftl``. ``FactWords`` puts facts of a kind of ``core.facts`` into words. Of plain
numbers ``card``, ``right`` and ``left`` are cards, ``seat`` and ``next`` seats; all others are numbers for the
catalogue.
"""

from __future__ import annotations

from typing import Any, Final

from engine.core.facts import Message
from engine.core.game import Game
from engine.core.offers import Field, Values
from engine.core.state import State
from engine.players.policy import Reason, SearchPolicy, SearchResult

CLEAR: Final = 4.0
"""A move whose lead over the next best is this many times ``SearchPolicy.close`` is called clearly the best."""


def why(game: Game[Any], policy: SearchPolicy[Any], s: State, seat: int, result: SearchResult) -> Reason:
    """Return one reason for ``result.best``: the game's own if it has one; ``s`` is redealt for ``seat``."""
    if len(result.ranked) == 1 and forced(game, s, seat):
        return Message("hint-why-only")
    return policy.reason(s, seat, result.best, result) or Message(verdict(policy, result))


def forced(game: Game[Any], s: State, seat: int) -> bool:
    """True if ``seat`` has only one move; a search may also have tried one of many."""
    phase = game.phases[s.phase]
    if not phase.stepwise:
        return len(phase.legal(s, seat)) == 1
    path: list[Field] = []
    while (offer := phase.offer(s, seat, path)) is not None:
        if not isinstance(offer, Values) or len(offer.values) > 1:
            return False
        path.append(offer.values[0])
    return True


def verdict(policy: SearchPolicy[Any], result: SearchResult) -> str:
    """Return how clearly the suggestion is better than the second choice."""
    if len(result.ranked) == 1:
        return "hint-why-usual"
    if result.gain < policy.close:
        return "hint-why-close"
    return "hint-why-clear" if result.gain >= CLEAR * policy.close else "hint-why-better"


def gain(game: Game[Any], policy: SearchPolicy[Any], s: State, seat: int, result: SearchResult) -> Reason:
    """Return the gain of the suggestion over the second choice: in points if the game counts them, else in chances."""
    if len(result.ranked) == 1:
        return Message("hint-gain-only" if forced(game, s, seat) else "hint-gain-unknown")
    if result.gain < policy.close:
        return Message("hint-gain-none")
    if policy.points:
        return Message("hint-gain-points", {"points": round(result.gain * policy.points, 1)})
    return Message("hint-gain-chance", {"percent": max(1, round(100 * result.gain))})
