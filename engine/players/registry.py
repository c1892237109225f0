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

CHOOSERS: Mapping[str, Chooser] = MappingProxyType(
    outside.loaded(SLUGS, lambda slug: part(f"engine.players.{slug}", "choose", package=True))
)
"""The heuristic player (level "house") by game slug."""

DEFAULT: Final[SearchPolicy[Any]] = SearchPolicy()
"""The search policy of a game that has none of its own: it knows only winning."""

POLICIES: Mapping[str, SearchPolicy[Any]] = MappingProxyType(
    outside.loaded(CHOOSERS, lambda slug: getattr(import_module(f"engine.players.{slug}"), "POLICY", DEFAULT))
)
"""The search policy by game slug."""


def policy_of(slug: str) -> SearchPolicy[Any]:
    """Return the policy of a game; DEFAULT for an unregistered one."""
    return POLICIES.get(slug, DEFAULT)
