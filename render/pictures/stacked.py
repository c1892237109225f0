"""Several pictures as one: below each other, as wide as the first.

Discord shows one picture of a message as large as it can, and several as small squares beside each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit.drawing.look import Look
from render.kit.drawing.written import carry
from render.kit.surface import Surface

GAP: Final = 8
"""Between two pictures, px, in the colour of the look's lines."""


def stacked(pictures: Sequence[Image.Image], look: Look) -> Image.Image:
    """Return the pictures as one, from top to bottom; a single one is returned as it is.

    Raises ValueError for different widths.
    """
    first, *rest = pictures
    if not rest:
        return first
    if any(one.width != first.width for one in rest):
        raise ValueError("pictures of different widths")
    tall = sum(one.height for one in pictures) + GAP * len(rest)
    whole = Surface(tall, first.width, look.line, look=look)
    top = 0
    for one in pictures:
        whole.image.paste(one, (0, top))
        carry(one, whole.image, 0, top)
        top += one.height + GAP
    return whole.image
