"""Depth: soft shadows, tilted and outlined sprites, rays. Everything is made once and kept, in bounded caches."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit import cards, shapes
from render.kit.shapes import Sprite, rounded_mask

Placed = tuple[Image.Image, float, float]
"""A picture part and an offset, pixels."""
_STEP: Final = 22
"""A shadow has few grey levels, or a PNG would grow."""


@lru_cache(maxsize=512)
def shadow(width: int, height: int, radius: int, blur: int, alpha: int, degrees: float = 0) -> Placed:
    """A soft mask (0 to ``alpha``) of a rectangle, turned, and where its corner lies from the rectangle's."""
    mask = Image.new("L", (width + 6 * blur, height + 6 * blur), 0)
    mask.paste(alpha, (3 * blur, 3 * blur), rounded_mask(width, height, radius))
    if degrees:
        mask = mask.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point([v // _STEP * _STEP for v in range(256)])
    return mask, (width - mask.width) / 2, (height - mask.height) / 2


@lru_cache(maxsize=512)
def tilted(sprite: Sprite, degrees: float, glow: str, line: int) -> Placed:
    """The sprite turned and, with ``glow``, outlined ``line`` pixels wide; and where its middle is."""
    image = sprite.image
    if glow:
        pad, width, height = cards.PAD + line + 2, sprite.width, sprite.height
        image = Image.new("RGBA", (width + 2 * pad, height + 2 * pad), (0, 0, 0, 0))
        corner = cards.radius(width) + line
        shapes.rounded(image, pad - line, pad - line, width + 2 * line, height + 2 * line, corner, glow)
        image.alpha_composite(sprite.image, (pad - sprite.pad, pad - sprite.pad))
    if degrees:
        large = image.resize((image.width * 2, image.height * 2), Image.Resampling.BICUBIC)
        large = large.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
        image = large.resize((large.width // 2, large.height // 2), Image.Resampling.LANCZOS)
    return image, image.width / 2, image.height / 2


@lru_cache(maxsize=32)
def rays(width: int, height: int, count: int = 24) -> Image.Image:
    """A mask of rays within an ellipse."""
    mask = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(mask)
    for k in range(count):
        ends = (math.tau * k / count, math.tau * (k + 0.5) / count)
        rim = [(width * (1 + math.cos(v)), height * (1 + math.sin(v))) for v in ends]
        pen.polygon([(width, height), *rim], fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)
