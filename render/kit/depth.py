"""Depth: soft shadows, turned sprites and their silhouettes, rays; made once and kept, in bounded caches.

Only a card's face is its own: its shadow, the glow around it and the veil over it are masks that all cards of a size
share, so that a card whose turn it is not any more is not turned again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit.ink import Piece, cut
from render.kit.shapes import Sprite, rounded_mask
from render.kit.sheet import Box, Stencil

Placed = tuple[Image.Image, float, float]
"""A picture part and where its middle is, pixels."""
_STEP: Final = 22
"""A shadow has few grey levels, or a PNG would grow."""
_ROUND: Final = 1 - 1 / math.sqrt(2)
"""How far a round corner reaches into a rectangle, of its radius."""


@dataclass(frozen=True, slots=True)
class Rim:
    """What a mask shows around something that hides its middle, and where the middle of the whole is, px.

    What is hidden need not be put on a picture.
    """

    stencil: Stencil
    across: float
    down: float


@lru_cache(maxsize=768)
def shadow(width: int, height: int, corner: int, blur: int, alpha: int, drop: int, degrees: float = 0) -> Rim:
    """A soft mask (0 to ``alpha``) of an opaque rectangle, turned, that lies ``drop`` pixels below it."""
    mask = Image.new("L", (width + 6 * blur, height + 6 * blur), 0)
    mask.paste(alpha, (3 * blur, 3 * blur), rounded_mask(width, height, corner))
    if degrees:
        mask = mask.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point([v // _STEP * _STEP for v in range(256)])
    return _rim(mask, *_within(width, height, corner, degrees), drop)


@lru_cache(maxsize=256)
def halo(width: int, height: int, corner: int, line: int, degrees: float) -> Rim:
    """A mask ``line`` pixels wide around an opaque rectangle, turned."""
    mask = silhouette(width + 2 * line, height + 2 * line, corner + line, 255, degrees)[0]
    return _rim(mask, *_within(width, height, corner, degrees), 0)


def _within(width: float, height: float, corner: float, degrees: float) -> tuple[float, float]:
    """Half the width and height of an upright rectangle inside a turned one with round corners, about its middle."""
    wide, high = width / 2 - _ROUND * corner - 1, height / 2 - _ROUND * corner - 1
    sine, cosine = abs(math.sin(math.radians(degrees))), math.cos(math.radians(degrees))
    square = cosine * cosine - sine * sine
    return (wide * cosine - high * sine) / square, (high * cosine - wide * sine) / square


def _rim(mask: Image.Image, wide: float, high: float, drop: int) -> Rim:
    """The mask around a hidden middle of twice this width and height, ``drop`` pixels above its own."""
    across, down = mask.width / 2, mask.height / 2
    left, right = math.ceil(across - wide), math.floor(across + wide)
    top, bottom = math.ceil(down - drop - high), math.floor(down - drop + high)
    boxes = [(0, 0, *mask.size)]
    if left < right and 0 < top < bottom:
        outer, base = mask.size
        boxes = [(0, 0, outer, top), (0, top, left, bottom), (right, top, outer, bottom), (0, bottom, outer, base)]
    strips: list[tuple[Box, Image.Image | None]] = []
    for box in boxes:
        strip = mask.crop(box)
        if found := strip.getbbox():
            x, y = box[:2]
            strips.append(((x + found[0], y + found[1], x + found[2], y + found[3]), strip.crop(found)))
    return Rim(Stencil(*mask.size, tuple(strips)), across, down - drop)


@lru_cache(maxsize=128)
def turned(sprite: Sprite, degrees: float) -> tuple[tuple[Piece, ...], float, float]:
    """The sprite turned about its middle, ``cut``, and where that is; about a quarter of a megabyte each.

    Its own small shadow is left out: ``shadow`` makes a larger one.
    """
    bare = sprite.pad - 1
    image = sprite.image.crop((bare, bare, sprite.image.width - bare, sprite.image.height - bare))
    if degrees:
        image = image.convert("RGBa").rotate(degrees, Image.Resampling.BILINEAR, expand=True).convert("RGBA")
    return cut(image), image.width / 2, image.height / 2


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
