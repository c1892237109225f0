"""How a game looks: one colour, one weave, and the tones that follow from them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, get_args

from PIL import Image, ImageChops, ImageDraw

from render.kit import theme
from render.kit.sheet import numbered

_TINT: Final = 0.18
"""How much of a seat's colour is in its tray: with less the trays of two seats are one colour in the palette."""
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
    trays: int = 0
    """So many seats have a tray of their own on the mat, in a tint of their colour."""

    def tray(self, seat: int) -> str:
        """The ground of a seat's tray; it stands in the palette, so it comes out as it is meant."""
        return theme.mix(self.mat, theme.SEAT_COLOUR[seat], _TINT)

    @property
    def tones(self) -> tuple[str, ...]:
        """The flat colours that the look adds to a palette."""
        trays = (self.tray(seat) for seat in range(self.trays))
        return (self.base, self.panel, self.line, self.quiet, self.mat, self.mat_line, *trays)


def look(base: str, weave: Weave, *, trays: int = 0) -> Look:
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
        trays=trays,
    )


HOUSE: Final = Look(theme.FELT, "", theme.PANEL, theme.PANEL_LINE, theme.QUIET, theme.MAT, theme.MAT_LINE)
"""Of what belongs to no game: shelf and lobby."""

_RIM: Final = (34, 30, 26)
"""How much darker each step towards the rim is, of 255."""
_CONTRAST: Final = 0.035
"""The share of ivory in the threads of a weave: they are seen, and a picture weighs as much as on plain felt."""
_STEPS: Final = 15
"""The weave and the rim have so many shades each: together they number the 256 tones of a ground."""
_DARKEST: Final = 255 * (1 - math.prod(1 - alpha / 255 for alpha in _RIM))
"""The sum of the steps towards the rim, of 255."""


@lru_cache(maxsize=4)
def ground(look: Look, width: int, height: int) -> Image.Image:
    """Two woven tones, darker towards the rim in three steps. Copy it, do not draw into it.

    Costs 1 ms: the shades are those of every look, which only colours them.  A ground that is made anew has the serial
    number of the one before, so patches drawn on that one are still good.
    """
    if look.weave:
        whole = _weave(look.weave, max(width, theme.WIDTH), max(height, theme.MAX_HEIGHT))
        shades = ImageChops.add(whole.crop((0, 0, width, height)), _rim(width, height))
        shades.putpalette(_tones(look))
        image = shades.convert("RGB")
    else:
        image = Image.new("RGB", (width, height), look.base)
    return numbered(image, (look, width, height))


@lru_cache(maxsize=len(get_args(Weave)))
def _weave(weave: Weave, width: int, height: int) -> Image.Image:
    """Shades of a weave from 0 to ``_STEPS``, drawn at twice the size; 70 ms."""
    twice = (width * 2, height * 2)
    image = Image.new("L", twice, 0)
    _WEAVES[weave](ImageDraw.Draw(image), *twice, 255, 0)
    return image.resize((width, height), Image.Resampling.LANCZOS).point([round(v * _STEPS / 255) for v in range(256)])


@lru_cache(maxsize=12)
def _rim(width: int, height: int) -> Image.Image:
    """Shades of the rim, 0 in the middle of the picture, in steps of ``_STEPS + 1``; 20 ms."""
    light = Image.new("L", (width, height), 255)
    for step, alpha in enumerate(_RIM):
        mask = Image.new("L", (width // 2, height // 2), 255 - alpha)
        across, down = width / 4 * (1.32 - 0.16 * step), height / 4 * (1.40 - 0.18 * step)
        x, y = width / 4, height / 4 + theme.BAR_HEIGHT / 4
        ImageDraw.Draw(mask).ellipse((x - across, y - down, x + across, y + down), fill=255)
        light = ImageChops.multiply(light, mask.resize((width, height), Image.Resampling.BICUBIC))
    return light.point([min(_STEPS, round((255 - v) * _STEPS / _DARKEST)) * (_STEPS + 1) for v in range(256)])


@lru_cache(maxsize=64)
def _tones(look: Look) -> bytes:
    """The red, green and blue of a look's ground by its shade: 16 of the weave for each of the rim."""
    base, ink = look.base, theme.mix(look.base, theme.IVORY, _CONTRAST)
    rim, dark = theme.rgb(theme.mix(base, theme.INK, 0.75)), _DARKEST / 255
    found = bytearray()
    for shade in range(256):
        darker, woven = divmod(shade, _STEPS + 1)
        for paper, thread, end in zip(theme.rgb(base), theme.rgb(ink), rim, strict=True):
            tone = paper + (thread - paper) * woven / _STEPS
            found.append(round(tone + (end - tone) * dark * darker / _STEPS))
    return bytes(found)


Weaver = Callable[[ImageDraw.ImageDraw, int, int, int, int], None]
"""Draws a weave over a picture of a width and height: the shade of its lines, and of the paper below them."""


def _asanoha(pen: ImageDraw.ImageDraw, width: int, height: int, ink: int, paper: int) -> None:
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


def _seigaiha(pen: ImageDraw.ImageDraw, width: int, height: int, ink: int, paper: int) -> None:
    r = 112
    for row in range(int(height / (r / 2)) + 3, -1, -1):
        for column in range(-1, int(width / (2 * r)) + 2):
            x, y = column * 2 * r + (row % 2) * r, row * r / 2
            for part in (1.0, 0.7, 0.4):
                q = r * part
                pen.ellipse((x - q, y - q, x + q, y + q), fill=paper, outline=ink, width=3)


def _diamond(pen: ImageDraw.ImageDraw, width: int, height: int, ink: int, paper: int) -> None:
    step = 120
    for x in range(-height // step * step, width + height, step):
        pen.line([(x, 0), (x + height, height)], fill=ink, width=3)
        pen.line([(x, 0), (x - height, height)], fill=ink, width=3)


def _shippo(pen: ImageDraw.ImageDraw, width: int, height: int, ink: int, paper: int) -> None:
    r = 84
    for row in range(-1, int(height / r) + 2):
        for column in range(-1, int(width / (2 * r)) + 2):
            x, y = column * 2 * r + (row % 2) * r, row * r
            pen.ellipse((x - r, y - r, x + r, y + r), outline=ink, width=3)


def _planks(pen: ImageDraw.ImageDraw, width: int, height: int, ink: int, paper: int) -> None:
    tall, long = 128, 640
    for row in range(height // tall + 1):
        y = row * tall
        pen.line([(0, y), (width, y)], fill=ink, width=4)
        for column in range(-1, width // long + 2):
            x = column * long + (row * 277) % long
            pen.line([(x, y), (x, y + tall)], fill=ink, width=4)


def _tatami(pen: ImageDraw.ImageDraw, width: int, height: int, ink: int, paper: int) -> None:
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
