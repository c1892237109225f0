"""The computer players of each game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

import outside
from engine.core.parts import part
from engine.games.slugs import SLUGS
from engine.players.policy import Chooser, SearchPolicy

CHOOSERS: Mapping[str, Chooser]
"""The heuristic player (level "house") by game slug."""
CHOOSERS, _without_player = outside.loaded(SLUGS, lambda slug: part(f"engine.players.{slug}", "choose", package=True))

DEFAULT: Final[SearchPolicy[Any]] = SearchPolicy()
"""The search policy of a game that has none of its own: it knows only winning."""

POLICIES: Mapping[str, SearchPolicy[Any]]
"""The search policy by game slug."""
POLICIES, _without_policy = outside.loaded(
    CHOOSERS, lambda slug: getattr(import_module(f"engine.players.{slug}"), "POLICY", DEFAULT)
)
BROKEN: outside.Broken = MappingProxyType({**_without_player, **_without_policy})
"""The games from outside whose players cannot be loaded, and why."""


def policy_of(slug: str) -> SearchPolicy[Any]:
    """Return the policy of a game; DEFAULT for an unregistered one."""
    return POLICIES.get(slug, DEFAULT)
