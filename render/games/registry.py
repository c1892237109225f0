"""The painter and the narration of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.parts import parts
from engine.games.slugs import SLUGS
from render.games.contract import Painter, painter
from render.narration.contract import Narration

PAINTERS: Mapping[str, Painter] = MappingProxyType({slug: painter(slug) for slug in SLUGS})
"""Every painter by game slug."""

NARRATIONS: Mapping[str, Narration] = parts(SLUGS, "render.games.{slug}.narration", "NARRATION")
"""Every narration by game slug."""
