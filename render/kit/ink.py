"""Putting colour onto a picture: what a table does some three hundred times.

``Image.paste`` looks at all that its arguments might be, which takes longer than pasting something small does.
Here they are known: the target is a finished canvas in memory, the colour a theme colour, the mask grey.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit import theme

LARGE: Final = 1000
"""From so many pixels on Pillow lays a plain picture through a mask in half the time it fills a colour through it."""
_TILE: Final = 16
"""Side of the squares by which a picture part is cut, px."""


def stamp(image: Image.Image, colour: str, x: int, y: int, mask: Image.Image) -> None:
    """Colour through a mask whose upper left corner lies at x, y; what lies outside the picture is left out."""
    width, height = mask.size
    ink = theme.rgb(colour)
    if width * height < LARGE:
        image.im.paste(ink, (x, y, x + width, y + height), mask.im)
    else:
        image.im.paste(Image.new("RGB", mask.size, ink).im, (x, y, x + width, y + height), mask.im)


def thicken(mask: Image.Image, x: int, y: int, ink: Image.Image) -> None:
    """Add ink to a grey mask, its upper left corner at x, y."""
    width, height = ink.size
    mask.im.paste(255, (x, y, x + width, y + height), ink.im)


def fill(image: Image.Image, colour: str, left: int, top: int, right: int, bottom: int) -> None:
    """A plain rectangle; nothing where it has no width or height."""
    if left < right and top < bottom:
        image.im.paste(theme.rgb(colour), (left, top, right, bottom))


def lay(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    """A picture part with transparency, its upper left corner at x, y."""
    width, height = part.size
    image.im.paste(part.im, (x, y, x + width, y + height), part.im)


class Piece(NamedTuple):
    """A piece of a picture part and where its upper left corner is in it, px; ``opaque``: it needs no mask."""

    image: Image.Image
    x: int
    y: int
    opaque: bool


def lay_pieces(image: Image.Image, pieces: Sequence[Piece], x: int, y: int) -> None:
    """``lay`` for a part that was ``cut``: a twentieth of the work where it is opaque, none where there is nothing."""
    for piece in pieces:
        part, left, top = piece.image, x + piece.x, y + piece.y
        box = (left, top, left + part.width, top + part.height)
        if piece.opaque:
            image.im.paste(part.im, box)
        else:
            image.im.paste(part.im, box, part.im)


def cut(part: Image.Image) -> tuple[Piece, ...]:
    """An RGBA picture part as what has to be laid of it, clear pieces left out."""
    return tuple(_pieces(part))


def _pieces(part: Image.Image) -> Iterator[Piece]:
    alpha, (width, height) = part.getchannel("A"), part.size
    started, runs = 0, _runs(alpha, 0)
    for top in (*range(_TILE, height, _TILE), height):
        below = _runs(alpha, top) if top < height else None
        if below == runs:
            continue
        for left, right, opaque in runs:
            piece = part.crop((left, started, min(right, width), top))
            yield Piece(piece.convert("RGB") if opaque else piece, left, started, opaque)
        started, runs = top, below or []


def _runs(alpha: Image.Image, top: int) -> list[tuple[int, int, bool]]:
    """What is not clear in the row of squares from ``top`` on: from where to where, and whether it is opaque."""
    runs: list[tuple[int, int, bool]] = []
    for left in range(0, alpha.width, _TILE):
        box = (left, top, min(left + _TILE, alpha.width), min(top + _TILE, alpha.height))
        least, most = alpha.crop(box).getextrema()
        if not most:
            continue
        opaque = least == 255
        if runs and runs[-1][1:] == (left, opaque):
            runs[-1] = (runs[-1][0], left + _TILE, opaque)
        else:
            runs.append((left, left + _TILE, opaque))
    return runs
