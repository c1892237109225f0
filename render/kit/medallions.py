"""House portraits: what a person may choose to be shown by, each a round picture with a ground of its own.

A picture on a disc in the seat's colour is a person's; the animals of computers (``portraits``) lie on that colour
themselves and are others, so that nobody takes one for the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.creatures import CREATURES, Drawing
from render.kit.keepsakes import KEEPSAKES
from render.kit.pen import Pen
from render.kit.shapes import disc_mask

MEDALLIONS: Final[Mapping[str, tuple[str, Drawing]]] = {**CREATURES, **KEEPSAKES}
PORTRAITS: Final = tuple(MEDALLIONS)
"""The names by which portraits are kept; never changed, only added to. In a select they stand in this order."""


@lru_cache(maxsize=256)
def medallion(portrait: str, diameter: int) -> Image.Image:
    """A house portrait, RGBA, ``diameter`` pixels wide and high. Do not change it. KeyError for an unknown name."""
    ground, draw = MEDALLIONS[portrait]
    pen = Pen(diameter, diameter, ground)
    draw(pen)
    image = pen.drawn()
    image.putalpha(disc_mask(diameter))
    return image
