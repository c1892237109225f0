"""How a game looks: one colour, one weave, and the tones that follow from them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw

from render.kit import theme

Weave = Literal["", "asanoha", "seigaiha", "diamond", "shippo", "planks", "tatami"]


@dataclass(frozen=True, slots=True)
class Look:
    """The tones of a game's pictures, ``#RRGGBB``: ground, panels and their edges, quiet words, the mat and its rim.

    Make one with ``look(colour, weave)``.
    """

    base: str
    weave: Weave
    panel: str
    line: str
    quiet: str
    mat: str
    mat_line: str

    @property
    def tones(self) -> tuple[str, ...]:
        """The flat colours that the look adds to a palette."""
        return (self.base, self.panel, self.line, self.quiet, self.mat, self.mat_line)


def look(base: str, weave: Weave) -> Look:
    """The look of one dark colour: cream and quiet words read on all of its tones at 4.5 to 1 and better."""
    mat = "#" + "".join(f"{min(255, round(v * 1.36 + 4)):02X}" for v in theme.rgb(base))
    return Look(
        base=base,
        weave=weave,
        panel=theme.mix(base, theme.SHADE, 0.62),
        line=theme.mix(base, theme.IVORY, 0.21),
        quiet=theme.mix(base, theme.IVORY, 0.76),
        mat=mat,
        mat_line=theme.mix(mat, theme.IVORY, 0.27),
    )


HOUSE: Final = Look(theme.FELT, "", theme.PANEL, theme.PANEL_LINE, theme.QUIET, theme.MAT, theme.MAT_LINE)
"""Of what belongs to no game: shelf and lobby."""

_KEPT: Final = 8
"""Grounds kept in memory, 2 to 4 MB each."""
_RIM: Final = (34, 30, 26)
"""How much darker each step towards the rim is, of 255."""


@lru_cache(maxsize=_KEPT)
def ground(look: Look, width: int, height: int) -> Image.Image:
    """Two woven tones, darker towards the rim in three steps. Copy it, do not draw into it."""
    if not look.weave:
        return Image.new("RGB", (width, height), look.base)
    twice = (width * 2, height * 2)
    image = Image.new("RGB", twice, look.base)
    # 3.5 per cent of contrast: it is seen, and a picture stays as small as on plain felt
    _WEAVES[look.weave](ImageDraw.Draw(image), *twice, theme.mix(look.base, theme.IVORY, 0.035), look.base)
    image = image.resize((width, height), Image.Resampling.LANCZOS)
    rim = Image.new("RGB", (width, height), theme.mix(look.base, theme.INK, 0.75))
    for step, alpha in enumerate(_RIM):
        mask = Image.new("L", (width // 2, height // 2), alpha)
        across, down = width / 4 * (1.32 - 0.16 * step), height / 4 * (1.40 - 0.18 * step)
        x, y = width / 4, height / 4 + theme.BAR_HEIGHT / 4
        ImageDraw.Draw(mask).ellipse((x - across, y - down, x + across, y + down), fill=0)
        image.paste(rim, (0, 0), mask.resize((width, height), Image.Resampling.BICUBIC))
    return image


Weaver = Callable[[ImageDraw.ImageDraw, int, int, str, str], None]
"""Draws a weave over a picture of a width and height: the ink, and the paper below it."""


def _asanoha(pen: ImageDraw.ImageDraw, width: int, height: int, ink: str, paper: str) -> None:
    side = 144
    step = side * math.sqrt(3) / 2
    for row in range(-1, int(height / step) + 2):
        for column in range(-1, int(width / side) + 2):
            x, y = column * side + (row % 2) * side / 2, row * step
            a, b, c, d = (x, y), (x + side, y), (x + side / 2, y + step), (x - side / 2, y + step)
            for corners in ((a, b, c), (a, c, d)):
                middle = (sum(p[0] for p in corners) / 3, sum(p[1] for p in corners) / 3)
                for corner in corners:
                    pen.line([corner, middle], fill=ink, width=3)
                pen.line([*corners, corners[0]], fill=ink, width=3)


def _seigaiha(pen: ImageDraw.ImageDraw, width: int, height: int, ink: str, paper: str) -> None:
    r = 112
    for row in range(int(height / (r / 2)) + 3, -1, -1):
        for column in range(-1, int(width / (2 * r)) + 2):
            x, y = column * 2 * r + (row % 2) * r, row * r / 2
            for part in (1.0, 0.7, 0.4):
                q = r * part
                pen.ellipse((x - q, y - q, x + q, y + q), fill=paper, outline=ink, width=3)


def _diamond(pen: ImageDraw.ImageDraw, width: int, height: int, ink: str, paper: str) -> None:
    step = 120
    for x in range(-height // step * step, width + height, step):
        pen.line([(x, 0), (x + height, height)], fill=ink, width=3)
        pen.line([(x, 0), (x - height, height)], fill=ink, width=3)


def _shippo(pen: ImageDraw.ImageDraw, width: int, height: int, ink: str, paper: str) -> None:
    r = 84
    for row in range(-1, int(height / r) + 2):
        for column in range(-1, int(width / (2 * r)) + 2):
            x, y = column * 2 * r + (row % 2) * r, row * r
            pen.ellipse((x - r, y - r, x + r, y + r), outline=ink, width=3)


def _planks(pen: ImageDraw.ImageDraw, width: int, height: int, ink: str, paper: str) -> None:
    tall, long = 128, 640
    for row in range(height // tall + 1):
        y = row * tall
        pen.line([(0, y), (width, y)], fill=ink, width=4)
        for column in range(-1, width // long + 2):
            x = column * long + (row * 277) % long
            pen.line([(x, y), (x, y + tall)], fill=ink, width=4)


def _tatami(pen: ImageDraw.ImageDraw, width: int, height: int, ink: str, paper: str) -> None:
    side = 96
    for row in range(height // side + 1):
        for column in range(width // side + 1):
            x, y = column * side, row * side
            for k in range(1, 4):
                at = k * side / 4
                ends = ((x + 8, y + at), (x + side - 8, y + at)), ((x + at, y + 8), (x + at, y + side - 8))
                pen.line(ends[(row + column + 1) % 2], fill=ink, width=3)


_WEAVES: Final[Mapping[str, Weaver]] = {
    "asanoha": _asanoha,
    "seigaiha": _seigaiha,
    "diamond": _diamond,
    "shippo": _shippo,
    "planks": _planks,
    "tatami": _tatami,
}
