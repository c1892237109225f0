"""Depth: soft shadows, silhouettes of turned cards, rays; drawn once and kept in bounded caches.

Only the face belongs to one card. Its shadow, the glow around it and the veil over it are masks that all cards of one
size share. So a card keeps its turned sprite when its turn is over.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit.drawing import theme
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import rounded_mask
from render.kit.drawing.sheet import Edges, Stencil

Placed = tuple[Image.Image, float, float]
"""A picture part and the position of its middle in it, pixels."""
_STEP: Final = 22
"""The step between the grey levels of a shadow; with more levels a PNG would be larger."""
_ROUND: Final = 1 - 1 / math.sqrt(2)
"""The share of its radius by which a round corner cuts into a rectangle."""


@dataclass(frozen=True, slots=True)
class Rim:
    """The part of a mask around a shape that hides its middle, and the position of the middle of the whole, px.

    The hidden part is not put on a picture.
    """

    stencil: Stencil
    across: float
    down: float


@kept
def shadow(width: int, height: int, corner: int, blur: int, alpha: int, drop: int, degrees: float = 0) -> Rim:
    """Return a soft mask (0 to ``alpha``) of the shadow of a turned opaque rectangle, ``drop`` pixels below it."""
    mask = Image.new("L", (width + 6 * blur, height + 6 * blur), 0)
    mask.paste(alpha, (3 * blur, 3 * blur), rounded_mask(width, height, corner))
    if degrees:
        mask = mask.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point([v // _STEP * _STEP for v in range(256)])
    return _rim(mask, *_within(width, height, corner, degrees), drop)


@kept
def halo(width: int, height: int, corner: int, line: int, degrees: float) -> Rim:
    """Return a mask ``line`` pixels wide around a turned opaque rectangle."""
    mask = silhouette(width + 2 * line, height + 2 * line, corner + line, 255, degrees)[0]
    return _rim(mask, *_within(width, height, corner, degrees), 0)


def _within(width: float, height: float, corner: float, degrees: float) -> tuple[float, float]:
    """Return half the width and half the height of an upright rectangle inside a turned one with round corners.

    Both have the same middle.
    """
    wide, high = width / 2 - _ROUND * corner - 1, height / 2 - _ROUND * corner - 1
    sine, cosine = abs(math.sin(math.radians(degrees))), math.cos(math.radians(degrees))
    square = cosine * cosine - sine * sine
    return (wide * cosine - high * sine) / square, (high * cosine - wide * sine) / square


def _rim(mask: Image.Image, wide: float, high: float, drop: int) -> Rim:
    """Return the mask around a hidden middle of twice this size, ``drop`` pixels above the mask's own middle."""
    across, down = mask.width / 2, mask.height / 2
    left, right = math.ceil(across - wide), math.floor(across + wide)
    top, bottom = math.ceil(down - drop - high), math.floor(down - drop + high)
    boxes = [(0, 0, *mask.size)]
    if left < right and 0 < top < bottom:
        outer, base = mask.size
        boxes = [(0, 0, outer, top), (0, top, left, bottom), (right, top, outer, bottom), (0, bottom, outer, base)]
    strips: list[tuple[Edges, Image.Image | None]] = []
    for box in boxes:
        strip = mask.crop(box)
        if found := strip.getbbox():
            x, y = box[:2]
            strips.append(((x + found[0], y + found[1], x + found[2], y + found[3]), strip.crop(found)))
    return Rim(Stencil(*mask.size, tuple(strips)), across, down - drop)


@kept
def silhouette(width: int, height: int, corner: int, alpha: int, degrees: float) -> Placed:
    """Return a mask (0 to ``alpha``) of a card's shape turned about its middle, and the position of its middle."""
    mask = Image.new("L", (width + 2, height + 2), 0)
    mask.paste(alpha, (1, 1), rounded_mask(width, height, corner))
    if degrees:
        mask = mask.rotate(degrees, Image.Resampling.BILINEAR, expand=True)
    return mask, mask.width / 2, mask.height / 2


def shaded(part: Image.Image, drop: int) -> Image.Image:
    """Return a picture part above its own soft shadow, ``drop`` pixels below it; the part has room for both."""
    mask = Image.new("L", part.size, 0)
    mask.paste(part.getchannel("A").point([v * 2 // 3 for v in range(256)]), (drop // 2, drop))
    mask = mask.filter(ImageFilter.GaussianBlur(drop)).point([v // _STEP * _STEP for v in range(256)])
    image = Image.new("RGBA", part.size, (*theme.rgb(theme.SHADE), 0))
    image.putalpha(mask)
    image.alpha_composite(part)
    return image


@kept
def rays(width: int, height: int, count: int = 24) -> Image.Image:
    """Return a mask of rays within an ellipse."""
    mask = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(mask)
    for k in range(count):
        ends = (math.tau * k / count, math.tau * (k + 0.5) / count)
        rim = [(width * (1 + math.cos(v)), height * (1 + math.sin(v))) for v in ends]
        pen.polygon([(width, height), *rim], fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)
