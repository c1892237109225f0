"""House portraits: round pictures with a ground of their own, from which a person may choose.

A person's portrait is a picture on a ground of its own, inside the seat's colour. The animals of computer players
(``portraits``) lie directly on the seat's colour and are other animals, so the two cannot be confused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image

from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import disc_mask
from render.kit.pieces.creatures import CREATURES, Drawing
from render.kit.pieces.keepsakes import KEEPSAKES

MEDALLIONS: Final[Mapping[str, tuple[str, Drawing]]] = {**CREATURES, **KEEPSAKES}
PORTRAITS: Final = tuple(MEDALLIONS)
"""The names under which portraits are stored: never changed, only added to. A select shows them in this order."""


@kept
def medallion(portrait: str, diameter: int) -> Image.Image:
    """Return a house portrait, RGBA, ``diameter`` pixels wide and high. Do not change it.

    Raises KeyError for an unknown name.
    """
    ground, draw = MEDALLIONS[portrait]
    pen = Pen(diameter, diameter, ground)
    draw(pen)
    image = pen.drawn()
    image.putalpha(disc_mask(diameter))
    return image
