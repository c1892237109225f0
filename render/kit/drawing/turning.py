"""Cards turned about their middle.

Cards are drawn on empty ones, and an empty card of one size and angle is turned only once.  Of a card itself only the
drawn parts are turned. All cards of one size and angle are put through one stencil.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops

from render.kit.drawing.ink import stencil_of
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.sheet import Edges, Stencil

Matrix = tuple[float, float, float, float, float, float]
"""From a pixel of the turned picture to its place in the upright one: a, b, c of x = a x' + b y' + c; the same of y."""
_CUTS: Final = 3
"""How often a card is cut between its drawn parts."""
_SPAN: Final = re.compile(rb"\x01+(?:\x00\x01+)*")
"""A span of rows or columns that are drawn on. Two spans are at least two apart: what lies between them is plain even
where it is turned."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A turned picture part: its colours, the stencil through which they are put, the position of its middle, px."""

    image: Image.Image
    stencil: Stencil
    across: float
    down: float


@dataclass(frozen=True, slots=True)
class _Empty:
    """An empty card, turned: the matrix of the turn, the colours, the stencil of all cards of this size and angle."""

    matrix: Matrix
    whole: Image.Image
    stencil: Stencil


@kept(by=lambda sprite, degrees: (sprite.number, degrees))
def turned(sprite: Sprite, degrees: float) -> Turned:
    """Return the sprite turned about its middle.

    The sprite's own small shadow is left out: ``depth.shadow`` makes a larger one.
    """
    bare = sprite.pad - 1
    if sprite.ground is not None and degrees % 90:
        ground = sprite.ground()
        empty = _empty(ground, bare, degrees)
        if (image := _own(empty, ground, sprite.image, bare)) is not None:
            return Turned(image, empty.stencil, image.width / 2, image.height / 2)
    image = _bare(sprite.image, bare)
    if degrees:
        image = image.convert("RGBa").rotate(degrees, Image.Resampling.BILINEAR, expand=True).convert("RGBA")
    return Turned(image.convert("RGB"), stencil_of(image.getchannel("A")), image.width / 2, image.height / 2)


def _bare(image: Image.Image, margin: int) -> Image.Image:
    return image.crop((margin, margin, image.width - margin, image.height - margin))


@kept(by=lambda ground, margin, degrees: (ground.number, margin, degrees))
def _empty(ground: Sprite, margin: int, degrees: float) -> _Empty:
    """Return an empty card without its margin, turned."""
    upright = _bare(ground.image, margin)
    size, matrix = _turn(*upright.size, degrees)
    bilinear = Image.Resampling.BILINEAR
    image = upright.convert("RGBa").transform(size, Image.Transform.AFFINE, matrix, bilinear).convert("RGBA")
    return _Empty(matrix, image.convert("RGB"), stencil_of(image.getchannel("A")))


@kept(by=lambda ground: ground.number)
def _marks(ground: Sprite) -> Image.Image:
    """Return a mask of the pixels of an empty card that are not of its plain face."""
    image = ground.image
    face = Image.new("RGBA", image.size, image.getpixel((image.width // 2, image.height // 2)))
    bands = ImageChops.difference(image, face).split()
    marks = bands[0]
    for band in bands[1:]:
        marks = ImageChops.lighter(marks, band)
    return marks


def _turn(width: int, height: int, degrees: float) -> tuple[tuple[int, int], Matrix]:
    """Return size and matrix of a picture turned about its middle with all its corners, as Pillow's ``rotate`` has it.

    That has no turn for a part of a picture.
    """
    angle = -math.radians(degrees % 360)
    a, b, d, e = (round(v, 15) for v in (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle)))

    def placed(x: float, y: float, c: float, f: float) -> tuple[float, float]:
        return a * x + b * y + c, d * x + e * y + f

    c, f = placed(-(width / 2), -(height / 2), 0.0, 0.0)
    c, f = c + width / 2, f + height / 2
    across, down = zip(
        *(placed(x, y, c, f) for x, y in ((0, 0), (width, 0), (width, height), (0, height))), strict=True
    )
    wide, high = math.ceil(max(across)) - math.floor(min(across)), math.ceil(max(down)) - math.floor(min(down))
    c, f = placed(-(wide - width) / 2, -(high - height) / 2, c, f)
    return (wide, high), (a, b, c, d, e, f)


def _own(empty: _Empty, ground: Sprite, image: Image.Image, margin: int) -> Image.Image | None:
    """Return the colours of a card drawn on an empty one, turned; None if more than its plain face is drawn on."""
    marks, whole = _marks(ground), empty.whole
    for left, top, right, bottom in _drawn(ImageChops.difference(image, ground.image)):
        if marks.crop((left - 2, top - 2, right + 2, bottom + 2)).getbbox():
            return None
        if whole is empty.whole:
            whole = whole.copy()
        part = (left - 1, top - 1, right + 1, bottom + 1)
        _turn_part(whole, empty.matrix, image.crop(part).convert("RGB"), part[0] - margin, part[1] - margin)
    return whole


def _drawn(change: Image.Image, left: int = 0, top: int = 0, cuts: int = _CUTS) -> Iterator[Edges]:
    """Yield boxes that hold all pixels that are not 0.

    The picture is cut where rows and columns are 0, ``cuts`` times; left and top are the place of its corner.
    """
    across, down = change.getprojection()
    rows, columns = (list(_SPAN.finditer(bytes(spans))) for spans in (down, across))
    boxes = [(x.start(), y.start(), x.end(), y.end()) for y in rows for x in columns]
    if boxes == [(0, 0, *change.size)] or (boxes and not cuts):
        yield left, top, left + change.width, top + change.height
        return
    for box in boxes:
        yield from _drawn(change.crop(box), left + box[0], top + box[1], cuts - 1)


def _turn_part(whole: Image.Image, matrix: Matrix, source: Image.Image, left: int, top: int) -> None:
    """Draw an opaque part of the upright card, with its upper left corner at left, top, on the turned one."""
    a, b, c, d, e, f = matrix
    corners = [(x, y) for x in (left, left + source.width) for y in (top, top + source.height)]
    # The way back: the matrix is a turn, so its inverse is its transpose.
    across, down = zip(*((a * (x - c) + d * (y - f), b * (x - c) + e * (y - f)) for x, y in corners), strict=True)
    x, y = max(0, math.floor(min(across))), max(0, math.floor(min(down)))
    box = (x, y, min(whole.width, math.ceil(max(across))), min(whole.height, math.ceil(max(down))))
    _transform(whole, box, source, (a, b, a * x + b * y + c - left, d, e, d * x + e * y + f - top))
    if whole.width % 2 and whole.height % 2:
        # Only the pixel in the middle comes from right between others, so for it the last digit of its place decides.
        x, y = whole.width // 2, whole.height // 2
        place = a * (x + 0.5) + b * (y + 0.5) + c, d * (x + 0.5) + e * (y + 0.5) + f
        _transform(whole, (x, y, x + 1, y + 1), source, (0.0, 0.0, place[0] - left, 0.0, 0.0, place[1] - top))


def _transform(whole: Image.Image, box: Edges, source: Image.Image, matrix: Matrix) -> None:
    """Fill a box with the turned source; pixels from outside it stay as they are."""
    whole.im.transform(box, source.im, Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR, 0)
