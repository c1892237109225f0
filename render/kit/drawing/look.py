"""The look of a game: one colour, one weave, and the tones derived from them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, Literal, get_args

from PIL import Image, ImageChops, ImageDraw

from render.kit.drawing import theme
from render.kit.drawing.kept import kept
from render.kit.drawing.sheet import Edges, Ground

_TINT: Final = 0.18
"""The share of a seat's colour in its tray. With less, the trays of two seats would be one colour of the palette."""
Style = Literal["usual", "large", "quiet"]
"""How pictures are drawn: as usual; with nothing smaller than 36 px (``render.large``); without weave and scene."""
STYLES: Final[tuple[Style, ...]] = get_args(Style)
Weave = Literal["", "asanoha", "seigaiha", "diamond", "shippo", "planks", "tatami"]


@dataclass(frozen=True, slots=True)
class Look:
    """The tones of a game's pictures, ``#RRGGBB``: ground, panels and their edges, quiet words, the mat and its rim.

    ``look(colour, weave)`` makes one.
    """

    base: str
    weave: Weave
    panel: str
    line: str
    quiet: str
    mat: str
    mat_line: str
    trays: int = 0
    """The number of seats with a tray of their own on the mat, in a tint of their colour."""
    plain: bool = False
    """True if pictures have no weave on their ground and no scene (``Style``); the palette stays that of the look."""

    def tray(self, seat: int) -> str:
        """Return the ground of a seat's tray. It is in the palette, so a picture shows exactly this colour."""
        return theme.mix(self.mat, theme.SEAT_COLOUR[seat], _TINT)

    @property
    def name(self) -> str:
        """The name of the look's palette: its colour and its weave."""
        return f"{self.base} {self.weave}".strip()

    @property
    def tones(self) -> tuple[str, ...]:
        """The flat colours that the look adds to a palette, beside those of its ground."""
        trays = (self.tray(seat) for seat in range(self.trays))
        return (self.base, self.panel, self.line, self.quiet, self.mat, self.mat_line, *trays)


def look(base: str, weave: Weave, *, trays: int = 0) -> Look:
    """Return the look of one dark colour: on all its tones cream and quiet words have a contrast of 4.5 to 1."""
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
"""The look of pictures of no game: shelf and lobby."""
_WORN: Final = "look"


def wear(image: Image.Image, look: Look) -> None:
    """Store the look of a picture with it: copies, and the picture in another size, wear the same look."""
    image.info[_WORN] = look


def look_of(image: Image.Image) -> Look:
    """Return the look that a picture wears; any other picture wears that of the house."""
    worn: Look = image.info.get(_WORN, HOUSE)
    return worn


_RIM: Final = (34, 30, 26)
"""The darkening of each step towards the rim, of 255."""
_CONTRAST: Final = 0.035
"""The share of ivory in the threads of a weave: they can be seen, and a picture is as large as on plain felt."""
_SHADES: Final = 3
"""The number of shades from the paper to the threads; more would be one colour in a file."""
_RIMS: Final = 4
"""The number of shades from the middle to the rim."""
_DARKEST: Final = 255 * (1 - math.prod(1 - alpha / 255 for alpha in _RIM))
"""The sum of the steps towards the rim, of 255."""


@kept
def woven(look: Look, width: int, height: int) -> Ground:
    """Return the ground of a picture of this size: two woven tones, darker towards the rim in three steps."""
    return Ground(partial(_coloured, look, width, height))


def ground(look: Look, width: int, height: int) -> Image.Image:
    """Return the whole ground of a picture of this size."""
    return _coloured(look, width, height, (0, 0, width, height))


def _coloured(look: Look, width: int, height: int, box: Edges) -> Image.Image:
    """Return a part of a ground. A whole one takes 1 ms: looks share the shades, and one only colours them."""
    if not look.weave or look.plain:
        return Image.new("RGB", (box[2] - box[0], box[3] - box[1]), look.base)
    weave = _weave(look.weave, max(width, theme.WIDTH), max(height, theme.MAX_HEIGHT))
    shades = ImageChops.add(weave.crop(box), _rim(width, height).crop(box))
    shades.putpalette(_levels(look))
    return shades.convert("RGB")


@lru_cache(maxsize=64)
def _levels(look: Look) -> bytes:
    """Return the tones of a look's ground as a palette."""
    return bytes(level for tone in ground_tones(look) for level in tone)


@kept
def _weave(weave: Weave, width: int, height: int) -> Image.Image:
    """Return the shades of a weave, 0 for the paper, drawn at twice the size; it takes 70 ms."""
    twice = (width * 2, height * 2)
    image = Image.new("L", twice, 0)
    _WEAVES[weave](ImageDraw.Draw(image), *twice, 255, 0)
    shades = [round(v * (_SHADES - 1) / 255) for v in range(256)]
    return image.resize((width, height), Image.Resampling.LANCZOS).point(shades)


@kept
def _rim(width: int, height: int) -> Image.Image:
    """Return the shades of the rim, 0 in the middle of the picture, in steps of ``_SHADES``; it takes 20 ms."""
    light = Image.new("L", (width, height), 255)
    for step, alpha in enumerate(_RIM):
        mask = Image.new("L", (width // 2, height // 2), 255 - alpha)
        across, down = width / 4 * (1.32 - 0.16 * step), height / 4 * (1.40 - 0.18 * step)
        x, y = width / 4, height / 4 + theme.BAR_HEIGHT / 4
        ImageDraw.Draw(mask).ellipse((x - across, y - down, x + across, y + down), fill=255)
        light = ImageChops.multiply(light, mask.resize((width, height), Image.Resampling.BICUBIC))
    return light.point([min(_RIMS - 1, round((255 - v) * (_RIMS - 1) / _DARKEST)) * _SHADES for v in range(256)])


@lru_cache(maxsize=64)
def ground_tones(look: Look) -> tuple[theme.Rgb, ...]:
    """Return the tones of a look's ground by shade: those from paper to thread for each shade of the rim."""
    if not look.weave:
        return (theme.rgb(look.base),)
    thread, rim = theme.mix(look.base, theme.IVORY, _CONTRAST), theme.mix(look.base, theme.INK, 0.75)
    woven = [theme.mix(look.base, thread, shade / (_SHADES - 1)) for shade in range(_SHADES)]
    dark = [_DARKEST / 255 * shade / (_RIMS - 1) for shade in range(_RIMS)]
    return tuple(theme.rgb(theme.mix(tone, rim, part)) for part in dark for tone in woven)


Weaver = Callable[[ImageDraw.ImageDraw, int, int, int, int], None]
"""A function that draws a weave on a picture: width and height, the shade of the lines, the shade of the paper."""


def _asanoha(pen: ImageDraw.ImageDraw, width: int, height: int, ink: int, paper: int) -> None:
    side, step = 160, 138
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
