"""The painter and the narration of each game; with the doubling cube added for games that support it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import outside
from engine.core.parts import part
from engine.games.slugs import CUBED, SLUGS
from render.cube.narration import CubeNarration
from render.cube.painter import CubePainter
from render.games.contract import Painter, painter
from render.narration.contract import Narration


def painter_of(slug: str) -> Painter:
    """Return the painter of a game. Raises MissingPart."""
    return CubePainter(painter(slug), CUBED) if slug in CUBED else painter(slug)


def narration_of(slug: str) -> Narration:
    """Return the narration of a game. Raises MissingPart."""
    narration: Narration = part(f"render.games.{slug}.narration", "NARRATION")
    return CubeNarration(narration, CUBED) if slug in CUBED else narration


PAINTERS: Mapping[str, Painter]
"""Every painter by game slug."""
PAINTERS, _without_painter = outside.loaded(SLUGS, painter_of)

NARRATIONS: Mapping[str, Narration]
"""Every narration by game slug."""
NARRATIONS, _without_narration = outside.loaded(SLUGS, narration_of)

BROKEN: outside.Broken = MappingProxyType({**_without_narration, **_without_painter})
"""The games from outside that cannot be drawn or told, and why."""
