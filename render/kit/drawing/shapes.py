"""Shapes with smooth edges: masks drawn once, four times too large, then reduced and kept.

Pillow draws polygons without antialiasing, so a shape is a grey mask through which a colour is pasted.  Masks and
sprites are cached and shared between threads: do not draw into them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.kit.drawing import scripts
from render.kit.drawing.ink import lay, lay_through, stamp, stencil_of
from render.kit.drawing.kept import kept
from render.kit.drawing.sheet import Edges, Stencil, serial
from render.kit.drawing.text import BOLD, font, local, runs
from render.kit.drawing.written import cover, note

SCALE: Final = 4
VAST: Final = 40_000
"""From this number of pixels on, a sprite is laid through a stencil; for smaller ones that is no faster."""
Point = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A finished picture part with transparency. It never changes.

    ``width`` and ``height`` are the visible size; ``pad`` is the transparent margin (for the shadow) around it.
    ``says`` is the name of its content for readers of the picture (``render.kit.drawing.written``): "♠K", "back".
    ``ground`` returns the empty piece on which it was drawn, if that is kept.
    ``print`` is the size of the smallest type on it that must be read, px; 0 if it has none.
    """

    image: Image.Image
    width: int
    height: int
    pad: int = 0
    says: str = ""
    ground: Callable[[], Sprite] | None = None
    print: int = 0

    @property
    def number(self) -> int:
        """The serial number of its picture: a sprite that is made again has the same."""
        return serial(self.image)

    def onto(self, target: Image.Image, x: float, y: float) -> None:
        """Paste the sprite with its visible upper left corner at x, y."""
        left, top = round(x) - self.pad, round(y) - self.pad
        if self.width * self.height < VAST:
            lay(target, self.image, left, top)
        else:
            lay_through(target, self.image, _stencil_of(self), left, top)
        cover(target, x, y, self.width, self.height)
        note(target, "card", self.says, x, y + self.height / 2, self.width, print=self.print)


@kept(by=lambda sprite: sprite.number)
def _stencil_of(sprite: Sprite) -> Stencil:
    return stencil_of(sprite.image.getchannel("A"))


def scaled(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return an empty mask SCALE times too large, and a pen for it; call ``reduce(SCALE)`` at the end."""
    mask = Image.new("L", (width * SCALE, height * SCALE), 0)
    return mask, ImageDraw.Draw(mask)


@kept
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a filled rectangle with round corners."""
    mask, pen = scaled(width, height)
    pen.rounded_rectangle((0, 0, width * SCALE - 1, height * SCALE - 1), radius * SCALE, fill=255)
    return mask.reduce(SCALE)


@kept
def ring_mask(width: int, height: int, radius: int, line: int) -> Image.Image:
    """Return the mask of a rectangle's outline with round corners, ``line`` pixels thick."""
    mask, pen = scaled(width, height)
    pen.rounded_rectangle((0, 0, width * SCALE - 1, height * SCALE - 1), radius * SCALE, fill=255)
    if min(width, height) > 2 * line:  # else the sides meet, and the rectangle is filled
        inner = (line * SCALE, line * SCALE, (width - line) * SCALE - 1, (height - line) * SCALE - 1)
        pen.rounded_rectangle(inner, max(radius - line, 0) * SCALE, fill=0)
    return mask.reduce(SCALE)


@kept
def dashed_mask(width: int, height: int, radius: int, line: int, dash: int) -> Image.Image:
    """Return the same outline in dashes about ``dash`` pixels long, at even distances along every side."""
    ring = ring_mask(width, height, radius, line)
    holes = Image.new("L", (width, height), 255)
    pen = ImageDraw.Draw(holes)
    for length, upright in ((width - 2 * radius, False), (height - 2 * radius, True)):
        # an odd number of equal parts: dashes at both ends continue into the corners
        parts = max(1, round(length / dash)) // 2 * 2 + 1
        for index in range(1, parts, 2):
            a = radius + round(length * index / parts)
            b = radius + round(length * (index + 1) / parts) - 1
            if upright:
                pen.rectangle((0, a, line, b), fill=0)
                pen.rectangle((width - line - 1, a, width, b), fill=0)
            else:
                pen.rectangle((a, 0, b, line), fill=0)
                pen.rectangle((a, height - line - 1, b, height), fill=0)
    return ImageChops.multiply(ring, holes)


@kept
def disc_mask(diameter: int) -> Image.Image:
    """Return the mask of a filled circle."""
    mask, pen = scaled(diameter, diameter)
    pen.ellipse((0, 0, diameter * SCALE - 1, diameter * SCALE - 1), fill=255)
    return mask.reduce(SCALE)


@kept
def polygon_mask(width: int, height: int, points: tuple[Point, ...]) -> Image.Image:
    """Return the mask of a filled polygon inside a ``width`` x ``height`` box, points in pixels."""
    mask, pen = scaled(width, height)
    pen.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255)
    return mask.reduce(SCALE)


@kept
def stroke_mask(width: int, height: int, points: tuple[Point, ...], line: float) -> Image.Image:
    """Return the mask of a line with round ends through the points, inside a ``width`` x ``height`` box."""
    mask, pen = scaled(width, height)
    stroke(pen, [(x * SCALE, y * SCALE) for x, y in points], line * SCALE, 255)
    return mask.reduce(SCALE)


def stroke(pen: ImageDraw.ImageDraw, points: Sequence[Point], line: float, value: int | str) -> None:
    """Draw a line with round ends and joints."""
    pen.line(list(points), fill=value, width=max(1, round(line)), joint="curve")
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - line / 2, y - line / 2, x + line / 2, y + line / 2), fill=value)


# Drawing directly on an image


def rounded(image: Image.Image, x: float, y: float, width: int, height: int, radius: int, colour: str) -> None:
    """Fill a rectangle with round corners."""
    if width > 0 and height > 0:
        by_corners = _by_corners(width, height, radius)
        stamp(image, colour, round(x), round(y), (_rounded if by_corners else rounded_mask)(width, height, radius))


@kept
def _rounded(width: int, height: int, radius: int) -> Stencil:
    parts: list[tuple[Edges, Image.Image | None]] = [((0, radius, width, height - radius), None)]
    if radius:
        parts.append(((radius, 0, width - radius, radius), None))
        parts.append(((radius, height - radius, width - radius, height), None))
        parts += _corners(width, height, radius, rounded_mask(2 * radius, 2 * radius, radius))
    return _stencil(width, height, parts)


def ring(
    image: Image.Image,
    x: float,
    y: float,
    width: int,
    height: int,
    radius: int,
    line: int,
    colour: str,
    dash: int = 0,
) -> None:
    """Draw the outline of a rectangle with round corners, inside the given box; dashed if ``dash`` is given."""
    if dash:
        stamp(image, colour, round(x), round(y), dashed_mask(width, height, radius, line, dash))
    else:
        by_corners = _by_corners(width, height, max(radius, line))
        stamp(image, colour, round(x), round(y), (_ring if by_corners else ring_mask)(width, height, radius, line))


@kept
def _ring(width: int, height: int, radius: int, line: int) -> Stencil:
    size = max(radius, line)
    sides: list[tuple[Edges, Image.Image | None]] = [
        ((size, 0, width - size, line), None),
        ((size, height - line, width - size, height), None),
        ((0, size, line, height - size), None),
        ((width - line, size, width, height - size), None),
    ]
    return _stencil(width, height, sides + _corners(width, height, size, ring_mask(2 * size, 2 * size, radius, line)))


def _stencil(width: int, height: int, parts: Sequence[tuple[Edges, Image.Image | None]]) -> Stencil:
    """Return a stencil of the parts that are not empty."""
    return Stencil(width, height, tuple(part for part in parts if part[0][0] < part[0][2] and part[0][1] < part[0][3]))


def _by_corners(width: int, height: int, size: int) -> bool:
    """True if plain rectangles with four small corner masks are faster than one large mask (pasting costs by area)."""
    return size == 0 or (width * height > 6000 and min(width, height) > 2 * size)


def _corners(width: int, height: int, size: int, mask: Image.Image) -> list[tuple[Edges, Image.Image | None]]:
    """Return the quarters of a square mask at the corners of a rectangle."""
    spots = [(0, 0), (0, height - size), (width - size, 0), (width - size, height - size)]
    cuts = [(0, 0), (0, size), (size, 0), (size, size)]
    return [
        ((x, y, x + size, y + size), mask.crop((left, top, left + size, top + size)))
        for (x, y), (left, top) in zip(spots, cuts, strict=True)
    ]


def disc(image: Image.Image, x: float, y: float, diameter: int, colour: str) -> None:
    """Fill a circle around x, y."""
    stamp(image, colour, round(x - diameter / 2), round(y - diameter / 2), disc_mask(diameter))


@kept(by=lambda text, face, *how, **named: (text, local(face), *how, *named.items()))
def glyph_mask(text: str, face: str, size: int, room: int = 9999, tracking: float = 0.0) -> Image.Image:
    """Return the ink of a short text as a tightly cropped mask.

    The box of ASCII text keeps the height of capitals, so that all ranks are on one line.  ``tracking`` is additional
    space between characters in parts of the size (a negative value sets "10" tight); text wider than ``room`` is
    squeezed.
    """
    pieces = [(run.face, piece) for run in runs(text, face) for piece in scripts.parts(run)]
    base = round(size * SCALE * 1.4)
    mask = Image.new("L", (size * SCALE * max(2, len(pieces) + 1), size * SCALE * 2), 0)
    pen = ImageDraw.Draw(mask)
    x = size * SCALE * 0.3
    for home, piece in pieces:
        large, (told, direction) = font(home, size * SCALE), scripts.laid_out(home, piece)
        pen.text((round(x), base), told, font=large, fill=255, anchor="ls", direction=direction)
        x += large.getlength(told, direction=direction) + tracking * size * SCALE
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    if text.isascii():
        capital = font(face, size * SCALE).getbbox("H", anchor="ls")[1]
        top, bottom = base + round(capital) - SCALE, max(bottom, base + SCALE)
    mask = mask.crop((left, top, right, bottom))
    width = min(room, round(mask.width / SCALE))
    return mask.resize((max(1, width), max(1, round(mask.height / SCALE))), Image.Resampling.HAMMING)


def glyph(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    size: int,
    colour: str,
    *,
    face: str = BOLD,
    room: int = 9999,
    tracking: float = 0.0,
    role: str = "sign",
) -> None:
    """Draw a short text with the middle of its ink at x, y (large numerals, single characters)."""
    mask = glyph_mask(text, face, size, room, tracking)
    stamp(image, colour, round(x - mask.width / 2), round(y - mask.height / 2), mask)
    note(image, role, text, x - mask.width / 2, y, mask.width, size)
