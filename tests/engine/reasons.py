"""Shared checks of the reasons for moves: they look up, or play out, the claim of a sentence.

The checks of each game are in ``tests/games/<slug>/test_players.py``: ``CHECKS``, by the last part of the sentence's
key. Games of earlier releases have them in ``reasons.py``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.context import GameContext
from engine.core.parts import MissingPart, first_part
from engine.families.tricks import ACE_HIGH
from engine.games.registry import GAMES

Facts = Mapping[str, Any]
Check = Callable[[Any, int, Any, Facts], bool]
"""True if the reason for a seat's move is true, by the state, the seat, the move and the facts in the reason."""


def checks_of(slug: str) -> Mapping[str, Check]:
    """Return the checks of a game, empty if it has none."""
    home = f"tests.games.{slug}"
    try:
        found: Mapping[str, Check] = first_part([f"{home}.test_players", f"{home}.reasons"], "CHECKS")
    except MissingPart:
        return {}
    return found


def applied(game: str, s: Any, seat: int, action: Action) -> Any:
    """Return the state after the move."""
    after = s.clone()
    GAMES[game].apply(after, seat, action, GameContext(random.Random(1).random))
    return after


def higher(s: Any, seat: int, card: int) -> int:
    """Return how many higher cards of its suit others hold."""
    return sum(
        SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card] for p, h in enumerate(s.hands) if p != seat for c in h
    )
