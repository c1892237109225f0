"""The painter and the narration of each game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.parts import parts
from engine.games.slugs import SLUGS
from render.games.contract import Painter
from render.narration.contract import Narration

PAINTERS: Mapping[str, Painter] = parts(SLUGS, "render.games.{slug}.table", "PAINTER")
"""Every painter by game slug."""

NARRATIONS: Mapping[str, Narration] = parts(SLUGS, "render.games.{slug}.narration", "NARRATION")
"""Every narration by game slug."""
