"""The computer players of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core.parts import parts
from engine.games.slugs import SLUGS
from engine.players.policy import Chooser, SearchPolicy

CHOOSERS: Mapping[str, Chooser] = parts(SLUGS, "engine.players.{slug}", "choose")
"""The heuristic player (level "house") by game slug."""

POLICIES: Mapping[str, SearchPolicy[Any]] = parts(SLUGS, "engine.players.{slug}", "POLICY")
"""The search policy by game slug."""

DEFAULT: Final[SearchPolicy[Any]] = SearchPolicy()


def policy_of(slug: str) -> SearchPolicy[Any]:
    """Return the policy of a game; for an unregistered game one that knows only winning."""
    return POLICIES.get(slug, DEFAULT)
