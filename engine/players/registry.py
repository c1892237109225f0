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
"""What the search is told of a game, by game slug."""

DEFAULT: Final[SearchPolicy[Any]] = SearchPolicy()


def policy_of(slug: str) -> SearchPolicy[Any]:
    """The policy of a game; one that knows nothing but winning for a game that is not of this house."""
    return POLICIES.get(slug, DEFAULT)
