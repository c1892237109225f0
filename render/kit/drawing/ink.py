"""Putting colour on a picture; the picture of a table needs this some three hundred times.

``Image.paste`` inspects its arguments first; for a small part that takes longer than the pasting.  Here their kinds are
known: the target is a canvas in memory, the colour a colour of the theme, the mask grey.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.sheet import Edges, Stencil, put

_TILE: Final = 16
"""Side of the squares by which a transparency is looked at, px."""
_SEEN: Final = [0, *[255] * 255]
_OPAQUE: Final = [*[0] * 255, 255]


def stamp(image: Image.Image, colour: str, x: int, y: int, mask: Image.Image | Stencil) -> None:
    """Put a colour through a mask with its upper left corner at x, y; parts outside the picture are left out."""
    put(image, (theme.rgb(colour), (x, y, x + mask.width, y + mask.height), mask))


def thicken(mask: Image.Image, x: int, y: int, ink: Image.Image) -> None:
    """Add ink to a grey mask, with its upper left corner at x, y."""
    width, height = ink.size
    mask.im.paste(255, (x, y, x + width, y + height), ink.im)


def fill(image: Image.Image, colour: str, left: int, top: int, right: int, bottom: int) -> None:
    """Draw a plain rectangle; nothing if it has no width or no height."""
    if left < right and top < bottom:
        put(image, (theme.rgb(colour), (left, top, right, bottom), None))


def lay(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    """Draw a picture part with transparency, with its upper left corner at x, y."""
    width, height = part.size
    put(image, (part, (x, y, x + width, y + height), part))


def lay_opaque(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    """Draw an RGB picture part, such as a backdrop, with its upper left corner at x, y."""
    put(image, (part, (x, y, x + part.width, y + part.height), None))


def lay_through(image: Image.Image, part: Image.Image, stencil: Stencil, x: int, y: int) -> None:
    """Do the same as ``lay``, with the ``stencil_of`` the part: a twentieth of the work where it is opaque."""
    put(image, (part, (x, y, x + part.width, y + part.height), stencil))


def stencil_of(alpha: Image.Image) -> Stencil:
    """Return the stencil of a transparency: boxes without a mask where it is opaque, nothing where it is clear."""
    boxes = _boxes(*alpha.size, _Shape(alpha))
    return Stencil(*alpha.size, tuple((box, None if opaque else alpha.crop(box)) for box, opaque in boxes))


class _Shape:
    """The transparency of a part, compared by its bytes: all cards of one size and angle are cut alike."""

    def __init__(self, alpha: Image.Image) -> None:
        self.alpha: Image.Image | None = alpha
        self.digest = blake2b(alpha.tobytes(), digest_size=16).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Shape) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@lru_cache(maxsize=4096)
def _boxes(width: int, height: int, shape: _Shape) -> tuple[tuple[Edges, bool], ...]:
    """Return the boxes that are not clear, px, each with whether it is opaque."""
    alpha, shape.alpha = shape.alpha, None
    assert alpha is not None
    # The mean of a square shows whether all its pixels have one value: another pixel moves it by more than a half.
    seen = alpha.point(_SEEN).reduce(_TILE)
    rows = zip(_lines(seen), _lines(alpha.point(_OPAQUE).reduce(_TILE)), strict=True)
    started, runs = 0, _runs(*next(rows))
    boxes = []
    for top in (*range(_TILE, height, _TILE), height):
        below = _runs(*next(rows)) if top < height else None
        if below == runs:
            continue
        boxes += [((left, started, min(right, width), top), opaque) for left, right, opaque in runs]
        started, runs = top, below or []
    return tuple(boxes)


def _lines(image: Image.Image) -> Iterator[bytes]:
    """Return the rows of a grey picture."""
    values, width = image.tobytes(), image.width
    return (values[at : at + width] for at in range(0, len(values), width))


def _runs(seen: bytes, opaque: bytes) -> list[tuple[int, int, bool]]:
    """Return the spans of a row of squares that are not clear: start and end, px, and whether the span is opaque."""
    runs: list[tuple[int, int, bool]] = []
    for column, (most, least) in enumerate(zip(seen, opaque, strict=True)):
        if not most:
            continue
        left, full = column * _TILE, least == 255
        if runs and runs[-1][1:] == (left, full):
            runs[-1] = (runs[-1][0], left + _TILE, full)
        else:
            runs.append((left, left + _TILE, full))
    return runs
