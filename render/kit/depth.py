"""Depth: soft shadows, turned sprites and their silhouettes, rays; made once and kept, in bounded caches.

Only a card's face is its own: its shadow, the glow around it and the veil over it are masks that all cards of a size
share, so that a card whose turn it is not any more is not turned again.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit.shapes import Sprite, rounded_mask

Placed = tuple[Image.Image, float, float]
"""A picture part and an offset, pixels."""
_STEP: Final = 22
"""A shadow has few grey levels, or a PNG would grow."""


@lru_cache(maxsize=256)
def shadow(width: int, height: int, radius: int, blur: int, alpha: int, degrees: float = 0) -> Placed:
    """A soft mask (0 to ``alpha``) of a rectangle, turned, and where its corner lies from the rectangle's."""
    mask = Image.new("L", (width + 6 * blur, height + 6 * blur), 0)
    mask.paste(alpha, (3 * blur, 3 * blur), rounded_mask(width, height, radius))
    if degrees:
        mask = mask.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point([v // _STEP * _STEP for v in range(256)])
    return mask, (width - mask.width) / 2, (height - mask.height) / 2


@lru_cache(maxsize=128)
def turned(sprite: Sprite, degrees: float) -> Placed:
    """The sprite turned about its middle, and where that is; about a quarter of a megabyte each."""
    image = sprite.image
    if degrees:
        image = image.convert("RGBa").rotate(degrees, Image.Resampling.BILINEAR, expand=True).convert("RGBA")
    return image, image.width / 2, image.height / 2


@lru_cache(maxsize=256)
def silhouette(width: int, height: int, corner: int, alpha: int, degrees: float) -> Placed:
    """A mask (0 to ``alpha``) of a card's shape turned about its middle, and where that is."""
    mask = Image.new("L", (width + 2, height + 2), 0)
    mask.paste(alpha, (1, 1), rounded_mask(width, height, corner))
    if degrees:
        mask = mask.rotate(degrees, Image.Resampling.BILINEAR, expand=True)
    return mask, mask.width / 2, mask.height / 2


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
