"""The strip below a result that is shown around: where it was played, when, and by which shuffle.

Game, names, scores and the story stand in the picture above it; the strip says what only those at the table know.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.look import Look
from render.kit.text import MEDIUM
from render.kit.written import carry

HEIGHT: Final = 52
"""Of the strip, px."""
_SIZE: Final = 24


def with_foot(picture: Image.Image, look: Look, left: str, right: str) -> Image.Image:
    """The picture of a result with the strip below it, as wide as it is; ``left`` and ``right`` are its words."""
    whole = Canvas(picture.height + HEIGHT, look=look)
    whole.image.paste(picture, (0, 0))
    carry(picture, whole.image, 0, 0)
    top, middle = picture.height, picture.height + HEIGHT / 2
    whole.box(0, top, whole.width, HEIGHT, 0, look.panel)
    whole.box(0, top, whole.width, 2, 0, look.line)
    half = whole.width / 2 - theme.TEXT_SAFE - 8
    whole.text(theme.TEXT_SAFE, middle, left, size=_SIZE, colour=look.quiet, face=MEDIUM, room=half, role="foot")
    edge = whole.width - theme.TEXT_SAFE
    whole.text(edge, middle, right, size=_SIZE, colour=look.quiet, face=MEDIUM, align="r", room=half, role="foot")
    return whole.image
