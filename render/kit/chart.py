"""A small chart: the course of a figure as a line over a lighter ground, with a dot at its last point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageChops

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import SCALE, rounded_mask, scaled, stroke_mask

_LINE: Final = 4
_DOT: Final = 14
LEAST_SPAN: Final = 200
"""The least span of values for the height, in the chart's unit: a small change must not look like a large one."""


def line(canvas: Canvas, x: int, y: int, width: int, height: int, values: Sequence[int], colour: str) -> None:
    """Draw the values from left to right into the box; a single value is a dot; without values nothing is drawn."""
    if not values:
        return
    ground = canvas.look.mat
    canvas.box(x, y, width, height, 12, ground)
    middle, span = (max(values) + min(values)) / 2, max(LEAST_SPAN, max(values) - min(values))
    inset = _DOT / 2 + 5
    wide, high = width - 2 * inset, height - 2 * inset
    canvas.box(x + inset, y + height / 2 - 1, round(wide), 2, 0, theme.mix(ground, theme.CREAM, 0.2))
    steps = max(1, len(values) - 1)
    points = tuple(
        (inset + wide * (at / steps if len(values) > 1 else 1), inset + high * (0.5 - (value - middle) / span))
        for at, value in enumerate(values)
    )
    if len(points) > 1:
        stamp(canvas.image, theme.mix(ground, colour, 0.3), x, y, _below(width, height, points))
        stamp(canvas.image, colour, x, y, stroke_mask(width, height, points, _LINE))
    canvas.disc(x + points[-1][0], y + points[-1][1], _DOT + 6, ground)
    canvas.disc(x + points[-1][0], y + points[-1][1], _DOT, colour)


@kept
def _below(width: int, height: int, points: tuple[tuple[float, float], ...]) -> Image.Image:
    """Return the mask of the ground below a line, within the round corners of its box."""
    mask, pen = scaled(width, height)
    ground = [(0, height), (0, points[0][1]), *points, (width, points[-1][1]), (width, height)]
    pen.polygon([(x * SCALE, y * SCALE) for x, y in ground], fill=255)
    return ImageChops.multiply(mask.reduce(SCALE), rounded_mask(width, height, 12))
