"""The painter and the narration of each game; of those that go with the doubling cube with that around them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.parts import part
from engine.games.slugs import CUBED, SLUGS
from render.cube.narration import CubeNarration
from render.cube.painter import CubePainter
from render.games.contract import Painter, painter
from render.narration.contract import Narration


def painter_of(slug: str) -> Painter:
    """A game in pictures; raises MissingPart."""
    return CubePainter(painter(slug), CUBED) if slug in CUBED else painter(slug)


def narration_of(slug: str) -> Narration:
    """A game in words; raises MissingPart."""
    narration: Narration = part(f"render.games.{slug}.narration", "NARRATION")
    return CubeNarration(narration, CUBED) if slug in CUBED else narration


PAINTERS: Mapping[str, Painter] = MappingProxyType({slug: painter_of(slug) for slug in SLUGS})
"""Every painter by game slug."""

NARRATIONS: Mapping[str, Narration] = MappingProxyType({slug: narration_of(slug) for slug in SLUGS})
"""Every narration by game slug."""
