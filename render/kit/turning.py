"""Cards turned about their middle, in pieces.

Cards are drawn on empty ones, and an empty card of one size and angle is turned only once.  Of a card itself only the
drawn parts are turned, and only the pieces that they touch are its own. Its other pieces are those of the empty card.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops

from render.kit.ink import Piece, cut
from render.kit.kept import kept
from render.kit.shapes import Sprite
from render.kit.sheet import Box

Matrix = tuple[float, float, float, float, float, float]
"""From a pixel of the turned picture to its place in the upright one: a, b, c of x = a x' + b y' + c; the same of y."""
_CUTS: Final = 3
"""How often a card is cut between its drawn parts."""
_SPAN: Final = re.compile(rb"\x01+(?:\x00\x01+)*")
"""A span of rows or columns that are drawn on. Two spans are at least two apart: what lies between them is plain even
where it is turned."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A turned picture part: what of it has to be drawn, and the position of its middle, px."""

    pieces: tuple[Piece, ...]
    across: float
    down: float


@dataclass(frozen=True, slots=True)
class _Empty:
    """An empty card, turned.

    ``upright`` is the card before, ``marks`` has the pixels there that are not of its face; ``whole`` are the colours
    of the turned card and ``alpha`` is its transparency, ``boxes`` are those of its ``pieces``.
    """

    upright: Image.Image
    marks: Image.Image
    matrix: Matrix
    whole: Image.Image
    alpha: Image.Image
    pieces: tuple[Piece, ...]
    boxes: tuple[Box, ...]


@kept(by=lambda sprite, degrees: (sprite.number, degrees))
def turned(sprite: Sprite, degrees: float) -> Turned:
    """Return the sprite turned about its middle; about 250 KB each.

    The sprite's own small shadow is left out: ``depth.shadow`` makes a larger one.
    """
    bare = sprite.pad - 1
    if sprite.ground is not None and degrees % 90:
        empty = _empty(sprite.ground(), bare, degrees)
        if (pieces := _own(empty, _bare(sprite.image, bare))) is not None:
            return Turned(pieces, empty.whole.width / 2, empty.whole.height / 2)
    image = _bare(sprite.image, bare)
    if degrees:
        image = image.convert("RGBa").rotate(degrees, Image.Resampling.BILINEAR, expand=True).convert("RGBA")
    return Turned(cut(image), image.width / 2, image.height / 2)


def _bare(image: Image.Image, margin: int) -> Image.Image:
    return image.crop((margin, margin, image.width - margin, image.height - margin))


@kept(by=lambda ground, margin, degrees: (ground.number, margin, degrees))
def _empty(ground: Sprite, margin: int, degrees: float) -> _Empty:
    """Return an empty card without its margin, turned."""
    upright = _bare(ground.image, margin)
    size, matrix = _turn(*upright.size, degrees)
    bilinear = Image.Resampling.BILINEAR
    image = upright.convert("RGBa").transform(size, Image.Transform.AFFINE, matrix, bilinear).convert("RGBA")
    face = Image.new("RGBA", upright.size, upright.getpixel((upright.width // 2, upright.height // 2)))
    bands = ImageChops.difference(upright, face).split()
    marks = bands[0]
    for band in bands[1:]:
        marks = ImageChops.lighter(marks, band)
    pieces = cut(image)
    boxes = tuple((p.x, p.y, p.x + p.image.width, p.y + p.image.height) for p in pieces)
    return _Empty(upright, marks, matrix, image.convert("RGB"), image.getchannel("A"), pieces, boxes)


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


def _own(empty: _Empty, upright: Image.Image) -> tuple[Piece, ...] | None:
    """Return the pieces of a card drawn on an empty one; None if more than the plain face of it is drawn on."""
    whole, touched = empty.whole, list[Box]()
    for left, top, right, bottom in _drawn(ImageChops.difference(upright, empty.upright)):
        around = (left - 2, top - 2, right + 2, bottom + 2)
        if empty.marks.crop(around).getbbox():
            return None
        if not touched:
            whole = whole.copy()
        touched.append(_turn_part(whole, empty.matrix, upright, (left - 1, top - 1, right + 1, bottom + 1)))
    pieces = list(empty.pieces)
    for k, (piece, box) in enumerate(zip(empty.pieces, empty.boxes, strict=True)):
        if any(a < box[2] and box[0] < c and b < box[3] and box[1] < d for a, b, c, d in touched):
            part = whole.crop(box)
            if not piece.opaque:
                part.putalpha(empty.alpha.crop(box))
            pieces[k] = Piece(part, piece.x, piece.y, piece.opaque)
    return tuple(pieces)


def _drawn(change: Image.Image, left: int = 0, top: int = 0, cuts: int = _CUTS) -> Iterator[Box]:
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


def _turn_part(whole: Image.Image, matrix: Matrix, upright: Image.Image, part: Box) -> Box:
    """Draw an opaque part of the upright card on the turned one.  Return the box there that holds it."""
    a, b, c, d, e, f = matrix
    left, top, right, bottom = part
    # The way back: the matrix is a turn, so its inverse is its transpose.
    spots = [(a * (x - c) + d * (y - f), b * (x - c) + e * (y - f)) for x in (left, right) for y in (top, bottom)]
    across, down = zip(*spots, strict=True)
    x, y = max(0, math.floor(min(across))), max(0, math.floor(min(down)))
    box = (x, y, min(whole.width, math.ceil(max(across))), min(whole.height, math.ceil(max(down))))
    moved = (a, b, a * x + b * y + c - left, d, e, d * x + e * y + f - top)
    source = upright.crop(part).convert("RGB")
    _transform(whole, box, source, moved)
    if whole.width % 2 and whole.height % 2:
        # Only the pixel in the middle comes from right between others, so for it the last digit of its place decides.
        x, y = whole.width // 2, whole.height // 2
        place = a * (x + 0.5) + b * (y + 0.5) + c, d * (x + 0.5) + e * (y + 0.5) + f
        _transform(whole, (x, y, x + 1, y + 1), source, (0.0, 0.0, place[0] - left, 0.0, 0.0, place[1] - top))
    return box


def _transform(whole: Image.Image, box: Box, source: Image.Image, matrix: Matrix) -> None:
    """Fill a box with the turned source; pixels from outside it stay as they are."""
    whole.im.transform(box, source.im, Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR, 0)
