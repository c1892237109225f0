"""The doubling cube as a die of ivory: three faces seen from above, the number that counts on the front."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from engine.layers.terms import FACES
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.depth import shaded
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import SCALE, Point, Sprite, glyph_mask
from render.kit.drawing.text import BOLD
from render.kit.drawing.written import note

Corner = tuple[int, int, int]
"""A corner of the cube: to the right, up, and towards the viewer, each -1 or 1."""
Place = Callable[[Corner], Point]
"""A function that returns the place of a corner in the picture, px."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The turn of the die, in degrees: about its upright axis, towards the viewer, and in the picture."""

    yaw: float
    pitch: float
    roll: float


REST: Final = Pose(-26, 22, 0)
"""The die lies on the table."""
OFFERED: Final = Pose(-29, 27, -8)
"""The die is set before the other player."""

_FACE: Final = 256
"""Side of a face before it is turned, px."""
_INSET: Final = 9
"""The bevel around a face, px of the face."""
_ROUND: Final = 46
"""Corner radius of a face, px of the face."""
_REACH: Final = 0.335
"""Half an edge of the cube as a share of the die's size: with it every pose fits."""
_TOP, _FRONT, _SIDE, _BEVEL = theme.IVORY, theme.SUIT_TINT["D"], theme.GHOST_LINE, theme.CARD_EDGE
_HIGHEST: Final = int(FACES[-1])
_VISIBLE: Final[tuple[tuple[Corner, Corner, Corner], ...]] = (
    ((-1, 1, -1), (1, 1, -1), (-1, 1, 1)),
    ((1, 1, 1), (1, 1, -1), (1, -1, 1)),
    ((-1, 1, 1), (1, 1, 1), (-1, -1, 1)),
)
"""Top, side and front, each as the corner at its upper left, at its upper right, and at its lower left."""
_HULL: Final[tuple[Corner, ...]] = ((-1, 1, -1), (1, 1, -1), (1, -1, -1), (1, -1, 1), (-1, -1, 1), (-1, 1, 1))
"""The corners of the outline."""


def draw(canvas: Canvas, x: float, y: float, size: int, value: int, pose: Pose = REST) -> None:
    """Draw the die with its middle at x, y; ``size`` is about its width and its height, px."""
    canvas.sprite(_die(value, size, pose), x - size / 2, y - size / 2)
    note(canvas.image, "sign", str(value), x - size / 4, y + size / 16, size / 2, round(size * 0.4))


@kept
def _die(value: int, size: int, pose: Pose) -> Sprite:
    """Return the die with its shadow. Top and side have the next number and the last."""
    pad = max(6, size // 7)
    whole = (size + 2 * pad) * SCALE
    place = _placed(pose, whole / 2, size * SCALE * _REACH)
    image = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    _solid(image, [place(corner) for corner in _HULL], size * SCALE // 11)
    numbers = 2 * value if value < _HIGHEST else 2, value // 2 or _HIGHEST, value
    inks = theme.GHOST, theme.GHOST, theme.INK
    for corners, number, shade, ink in zip(_VISIBLE, numbers, (_TOP, _SIDE, _FRONT), inks, strict=True):
        image.alpha_composite(_laid(_face(number, shade, ink), [place(corner) for corner in corners], whole))
    return Sprite(shaded(image.reduce(SCALE), max(2, size // 24)), size, size, pad)


def _placed(pose: Pose, middle: float, unit: float) -> Place:
    """Return the projection of a cube whose edge is two units long; the viewer is far away."""
    (sin_a, cos_a), (sin_b, cos_b), (sin_c, cos_c) = (
        (math.sin(math.radians(angle)), math.cos(math.radians(angle))) for angle in (pose.yaw, pose.pitch, pose.roll)
    )

    def place(corner: Corner) -> Point:
        right, up, near = corner
        across, depth = right * cos_a + near * sin_a, near * cos_a - right * sin_a
        rise = up * cos_b - depth * sin_b
        across, rise = across * cos_c - rise * sin_c, rise * cos_c + across * sin_c
        return middle + across * unit, middle - rise * unit

    return place


def _solid(image: Image.Image, hull: list[Point], corner: int) -> None:
    """Draw the body: the outline with round corners, in the colour of the bevels."""
    middle = image.width / 2
    inner = []
    for x, y in hull:
        away = math.dist((x, y), (middle, middle))
        inner.append((x + (middle - x) * corner / away, y + (middle - y) * corner / away))
    pen = ImageDraw.Draw(image)
    pen.polygon(inner, fill=_BEVEL)
    pen.line([*inner, *inner[:2]], fill=_BEVEL, width=2 * corner, joint="curve")


@kept
def _face(number: int, shade: str, ink: str) -> Image.Image:
    """Return a face as it is before it is turned."""
    image = Image.new("RGBA", (_FACE, _FACE), (*theme.rgb(_BEVEL), 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((_INSET, _INSET, _FACE - _INSET, _FACE - _INSET), _ROUND, fill=shade)
    mask = glyph_mask(str(number), BOLD, round(_FACE * (0.8 if number < 10 else 0.66)), round(_FACE * 0.74))
    image.paste(ink, ((_FACE - mask.width) // 2, (_FACE - mask.height) // 2), mask)
    return image


def _laid(face: Image.Image, corners: list[Point], whole: int) -> Image.Image:
    """Return the face on the parallelogram with these three corners."""
    (x, y), (right_x, right_y), (down_x, down_y) = corners
    a, b, c, d = ((end - start) / _FACE for start, end in ((x, right_x), (x, down_x), (y, right_y), (y, down_y)))
    det = a * d - b * c
    matrix = (d / det, -b / det, (b * y - d * x) / det, -c / det, a / det, (c * x - a * y) / det)
    return face.transform((whole, whole), Image.Transform.AFFINE, matrix, Image.Resampling.BICUBIC)
