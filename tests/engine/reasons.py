"""What the checks of reasons for moves share: they look up, or play out, what a sentence claims.

Each game's are in ``tests/games/<slug>/reasons.py``: ``CHECKS``, by the last part of the sentence's key.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.context import GameContext
from engine.families.tricks import ACE_HIGH
from engine.games.registry import GAMES

Facts = Mapping[str, Any]
Check = Callable[[Any, int, Any, Facts], bool]
"""Whether the reason for a move of a seat is true, by the state, the seat, the move and the facts it tells."""


def checks_of(slug: str) -> Mapping[str, Check]:
    """Those of a game."""
    found: Mapping[str, Check] = import_module(f"tests.games.{slug}.reasons").CHECKS
    return found


def applied(game: str, s: Any, seat: int, action: Action) -> Any:
    """The state after the move."""
    after = s.clone()
    GAMES[game].apply(after, seat, action, GameContext(random.Random(1).random))
    return after


def higher(s: Any, seat: int, card: int) -> int:
    """How many higher cards of its suit others hold."""
    return sum(
        SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card] for p, h in enumerate(s.hands) if p != seat for c in h
    )
