"""Dominoes as sprites: each half has a numeral in a ring of twelve dots; the number of lit dots is the numeral.

A tile is named by its two numbers. ``width`` is the width of one half in pixels; an upright tile is twice as high as
wide, a flat one twice as wide as high. Below 80 px a half has no ring and a larger numeral. Sprites are cached: do not
draw into them.
"""

import math
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from engine.core.tiles import HIGH, LOW
from render.kit.drawing import shapes, theme
from render.kit.drawing.box import fit
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import SCALE, Sprite, glyph_mask, scaled
from render.kit.drawing.text import BOLD
from render.kit.pieces.cards import PAD, back, finished, plain

RINGED: Final = 80
"""From this width on a half has its ring of dots; on a smaller one, in a picture on a phone, only a large numeral."""
FADED: Final = 3.05
"""The contrast of the number of a half that does not count; 3 : 1 is the least that can be read."""


@cache
def faded(colour: str) -> str:
    """Return the colour of a number in a half that does not count: all of them are equally pale."""
    parts = (part / 100 for part in range(60, -1, -1))
    return theme.mix(colour, theme.IVORY, fit(parts, lambda part: _readable(theme.mix(colour, theme.IVORY, part))))


def _readable(colour: str) -> bool:
    return theme.contrast(colour, theme.IVORY) >= FADED


def corner(width: int) -> int:
    """Return the corner radius of a tile of this width."""
    return max(5, round(width * 0.16))


@kept
def _ring(width: int, number: int, lit: bool) -> Image.Image:
    """Return the lit or the unlit dots of a ring, as a mask of the whole half."""
    mask, pen = scaled(width, width)
    radius = width * 0.405
    size = max(4.0, width * 0.105) if lit else max(2.0, width * 0.055)
    for k in range(12):
        if (k < number) is lit:
            angle = math.radians(-90 + k * 30)
            x, y = (width / 2 + radius * math.cos(angle)) * SCALE, (width / 2 + radius * math.sin(angle)) * SCALE
            r = size / 2 * SCALE
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return mask.reduce(SCALE)


def _print(width: int, pale: bool) -> int:
    """Return the type size of a number on a half of this width, px; a ``pale`` one is smaller."""
    return round(width * (0.50 if width >= RINGED else 0.74) * (0.86 if pale else 1))


def _half(image: Image.Image, x: int, y: int, width: int, number: int, pale: bool) -> None:
    colour = faded(theme.PIPS[number]) if pale else theme.PIPS[number]
    ringed = width >= RINGED
    if ringed:
        image.paste(theme.UNLIT, (x, y), _ring(width, number, False))
        if number:
            image.paste(colour, (x, y), _ring(width, number, True))
    # a pale one is smaller as well: the colour is not the only cue
    size, room = _print(width, pale), 0.52 if ringed else 0.86
    tight = -0.07 if number > 9 else 0.0
    mask = glyph_mask(str(number), BOLD, size, round(width * room), tight)
    image.paste(colour, (x + (width - mask.width) // 2, y + (width - mask.height) // 2), mask)


@kept
def tile(first: int, second: int, width: int = 64, flat: bool = False, pale: bool = False) -> Sprite:
    """Return a tile with ``first`` at the top (flat: at the left); ``pale``: the second half does not count."""
    wide, high = (2 * width, width) if flat else (width, 2 * width)
    image = plain(wide, high, corner(width))
    _half(image, PAD, PAD, width, first, False)
    _half(image, PAD + (width if flat else 0), PAD + (0 if flat else width), width, second, pale)
    pen, inset, line = ImageDraw.Draw(image), round(width * 0.14), max(2, round(width * 0.045))
    if flat:
        pen.rectangle(
            (PAD + width - line // 2, PAD + inset, PAD + width + line // 2, PAD + width - inset), theme.CARD_EDGE
        )
    else:
        pen.rectangle(
            (PAD + inset, PAD + width - line // 2, PAD + width - inset, PAD + width + line // 2), theme.CARD_EDGE
        )
    return finished(image, f"{first}-({second})" if pale else f"{first}-{second}", _print(width, pale))


def upright(number: int, width: int = 64) -> Sprite:
    """Return an upright tile by its number as in ``engine.core.tiles``, with the smaller half at the top."""
    return tile(LOW[number], HIGH[number], width)


@kept
def tile_back(width: int = 64) -> Sprite:
    """Return the back of an upright tile."""
    image = plain(width, 2 * width, corner(width))
    edge = max(2, round(width * 0.08))
    large = back(max(150, 2 * width)).image
    part = large.crop((PAD + 24, PAD + 24, PAD + 24 + width - 2 * edge, PAD + 24 + 2 * width - 2 * edge))
    mask = shapes.rounded_mask(width - 2 * edge, 2 * width - 2 * edge, max(3, corner(width) - edge))
    image.paste(part.convert("RGB"), (PAD + edge, PAD + edge), mask)
    return finished(image, "back")


@kept
def number_chip(number: int, width: int = 64) -> Sprite:
    """Return one half alone, as a square: a number in a summary."""
    image = plain(width, width, corner(width))
    _half(image, PAD, PAD, width, number, False)
    return finished(image, str(number), _print(width, False))
