"""A pen for flat drawings in a box 100 wide: it draws four times too large and reduces, so that edges are smooth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.kit.drawing import theme
from render.kit.drawing.icons import outline, shape_mask
from render.kit.drawing.shapes import SCALE, stroke

Edges = tuple[float, float, float, float]
Points = Sequence[tuple[float, float]]
CLEAR: Final = (0, 0, 0, 0)


class Pen:
    """A pen for a box 100 wide, which is ``width`` pixels across; parts outside the box are cut off.

    Every method takes hundredths of the width. ``ground`` fills the box; without it the picture is transparent.
    """

    def __init__(self, width: int, height: int, ground: str = "") -> None:
        self.k = width * SCALE / 100
        size = width * SCALE, height * SCALE
        self.image = Image.new("RGB", size, ground) if ground else Image.new("RGBA", size, CLEAR)
        self.draw = ImageDraw.Draw(self.image)

    def drawn(self) -> Image.Image:
        """Return the picture in its final size."""
        return self.image.reduce(SCALE)

    def cropped(self) -> tuple[Image.Image, int, int]:
        """Return the drawn part of a transparent picture in its final size, and its upper left corner, px."""
        left, top, right, bottom = self.image.getbbox() or (0, 0, SCALE, SCALE)
        left, top = left // SCALE, top // SCALE
        right, bottom = -(-right // SCALE), -(-bottom // SCALE)
        box = (left * SCALE, top * SCALE, right * SCALE, bottom * SCALE)
        return self.image.crop(box).reduce(SCALE), left, top

    def oval(self, box: Edges, colour: str) -> None:
        """Draw a filled ellipse in the box left, top, right, bottom."""
        self.draw.ellipse([v * self.k for v in box], fill=colour)

    def pair(self, box: Edges, colour: str) -> None:
        """Draw an ellipse and its mirror image."""
        self.oval(box, colour)
        self.oval((100 - box[2], box[1], 100 - box[0], box[3]), colour)

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """Draw a filled circle around x, y."""
        self.oval((x - radius, y - radius, x + radius, y + radius), colour)

    def dots(self, points: Points, radius: float, colour: str) -> None:
        """Draw circles of one size."""
        for x, y in points:
            self.dot(x, y, radius, colour)

    def stars(self, count: int, spread: tuple[int, int, int], least: float, colour: str) -> None:
        """Draw stars in the sky of a result; the upper left, where the title stands, stays clear.

        ``spread``: the steps across and down from star to star, and the height of the sky. ``least``: the smallest
        radius.
        """
        across, down, height = spread
        for n in range(count):
            x, y = n * across % 101, 1 + n * down % height
            if x < 48 or y > 9:
                self.dot(x, y, least + n % 3 * 0.05, colour)

    def shape(self, points: Points, colour: str) -> None:
        """Draw a filled polygon."""
        self.draw.polygon([(x * self.k, y * self.k) for x, y in points], fill=colour)

    def box(self, left: float, top: float, right: float, bottom: float, colour: str) -> None:
        """Draw a filled rectangle between these edges."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], colour)

    def both(self, points: Points, colour: str) -> None:
        """Draw a polygon and its mirror image."""
        self.shape(points, colour)
        self.shape([(100 - x, y) for x, y in points], colour)

    def path(self, path: str, colour: str) -> None:
        """Draw a filled outline with curves, in the notation of ``icons.outline``."""
        for polygon in outline(path):
            self.shape(polygon, colour)

    def paths(self, path: str, colour: str) -> None:
        """Draw a filled outline with curves and its mirror image."""
        for polygon in outline(path):
            self.both(polygon, colour)

    def line(self, points: Points, width: float, colour: str) -> None:
        """Draw a line with round ends."""
        stroke(self.draw, [(x * self.k, y * self.k) for x, y in points], width * self.k, colour)

    def lines(self, points: Points, width: float, colour: str) -> None:
        """Draw a line and its mirror image."""
        self.line(points, width, colour)
        self.line([(100 - x, y) for x, y in points], width, colour)

    def arc(self, box: Edges, start: float, end: float, width: float, colour: str) -> None:
        """Draw a part of an ellipse's outline, clockwise between two angles in degrees (0 is at the right)."""
        self.draw.arc([v * self.k for v in box], start, end, fill=colour, width=max(1, round(width * self.k)))

    def sign(self, name: str, x: float, y: float, size: float, colour: str) -> None:
        """Draw a named shape (a suit, ``star``) with its middle at x, y."""
        mask = shape_mask(name, max(1, round(size * self.k)))
        at = round(x * self.k - mask.width / 2), round(y * self.k - mask.height / 2)
        self.image.paste(theme.rgb(colour), at, mask)
