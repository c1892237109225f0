"""Court figures: kings, queens and jacks as double figures in six suits, readable from a card width of 84 px on.

A figure consists of its upper half, the same half turned round below it, and a sash with the suit across both. The half
is drawn in a box 100 wide and about 107 high; the sash hides everything below 100.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen

SKIN, SKIN_SHADE, BLUSH, LIPS = theme.SKIN, "#E9B9A8", "#F2A7A0", "#B23622"
BRASS, STEEL, STEM = "#CF8200", "#9AA0AD", "#2E7D32"
HAIR: Final = {"S": "#26323D", "H": "#8A4B12", "C": "#433662", "D": "#A87400", "L": "#2C5A52", "X": "#4A1F3D"}
SLOPE: Final = 0.2
"""The fall of the sash from the left to the right edge, as a share of its width."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of a figure: the suit's colour, darker and lighter ones of it, the ground, the hair."""

    suit: str
    robe: str
    dark: str
    light: str
    tint: str
    hair: str


def _tones(suit: str, classic: bool) -> Tones:
    colour = theme.CLASSIC_COLOUR[suit] if classic else theme.SUIT_COLOUR[suit]
    tint = theme.SUIT_TINT["SH"[colour == theme.SUIT_COLOUR["H"]]] if classic else theme.SUIT_TINT[suit]
    robe = theme.mix(colour, theme.IVORY, 0.12)
    return Tones(
        colour,
        robe,
        theme.mix(colour, theme.INK, 0.42),
        theme.mix(colour, theme.IVORY, 0.48),
        tint,
        HAIR[suit],
    )


def _rays(p: Pen, t: Tones) -> None:
    for k in range(-4, 5):
        ends = [(50 + 90 * math.sin(a), 46 - 90 * math.cos(a)) for a in (math.radians(k * 20 + d) for d in (-5, 5))]
        p.shape([(50, 46), *ends], theme.mix(t.tint, t.suit, 0.10))


def _face(p: Pen, t: Tones) -> None:
    """Draw eyes, brows, nose, cheeks and a smile."""
    p.pair((34.5, 63, 42, 68.5), BLUSH)
    p.pair((38.6, 54.4, 44.6, 62), theme.INK)
    p.dots(((41, 56.4), (57.8, 56.4)), 1.2, theme.IVORY)
    p.lines([(36.4, 50.6), (40.6, 48.8), (45, 49.8)], 2.2, t.hair)
    p.line([(50, 57), (48.6, 65), (51, 65.6)], 1.8, SKIN_SHADE)
    p.arc((44.4, 67.5, 55.6, 74.5), 25, 155, 2.8, LIPS)


def _king(p: Pen, t: Tones) -> None:
    p.line([(88, 124), (88, 36)], 4.6, BRASS)
    p.dot(88, 31, 8, BRASS)
    p.dot(88, 31, 4.2, t.suit)
    p.line([(88, 22), (88, 17)], 3.6, BRASS)
    p.line([(85, 19.6), (91, 19.6)], 3, BRASS)
    p.shape([(0, 140), (5, 98), (29, 80), (71, 80), (95, 98), (100, 140)], t.robe)
    p.both([(5, 98), (29, 80), (40, 140), (10, 140)], t.dark)
    # a collar of ermine
    p.path("M18 90 C22 78 34 74 50 80 C66 74 78 78 82 90 C74 102 62 107 50 107 C38 107 26 102 18 90Z", theme.IVORY)
    for x, y in ((27, 90), (36, 97), (64, 97), (73, 90)):
        p.shape([(x - 1.7, y - 3.4), (x + 1.7, y - 3.4), (x, y + 4)], theme.INK)
    p.oval((26, 32, 74, 86), t.hair)
    p.oval((31, 34, 69, 80), SKIN)
    # the beard ends in a point; the moustache lies over it
    p.path(
        "M30.6 54 C31 66 34 76 39 84 C43 91 47 95 50 97 C53 95 57 91 61 84 C66 76 69 66 69.4 54 "
        "C67 62 63 66 58 66.5 C54 64.6 52 65 50 66.4 C48 65 46 64.6 42 66.5 C37 66 33 62 30.6 54Z",
        t.hair,
    )
    _face(p, t)
    p.path(
        "M50 66 C47 63.6 41 64.4 37 69.4 C42 70.6 47 70.4 50 68.2 C53 70.4 58 70.6 63 69.4 C59 64.4 53 63.6 50 66Z",
        theme.mix(t.hair, theme.INK, 0.35),
    )
    p.shape([(25, 38), (20, 13), (35, 25), (50, 6), (65, 25), (80, 13), (75, 38)], theme.GOLD)
    p.both([(25, 38), (20, 13), (31, 38)], BRASS)
    p.shape([(25, 36), (75, 36), (74, 43.6), (26, 43.6)], t.suit)
    p.dots(((36, 39.8), (50, 39.8), (64, 39.8)), 2.5, theme.IVORY)
    p.dots(((20, 11), (50, 5), (80, 11)), 4.2, theme.GOLD)
    p.shape([(50, 17), (54.4, 24), (50, 31), (45.6, 24)], t.suit)


def _queen(p: Pen, t: Tones) -> None:
    p.path("M50 26 C26 26 20 44 20 62 C20 84 14 92 15 112 L85 112 C86 92 80 84 80 62 C80 44 74 26 50 26Z", t.hair)
    p.shape([(0, 140), (8, 100), (34, 84), (66, 84), (92, 100), (100, 140)], t.robe)
    p.shape([(36, 84), (50, 108), (64, 84), (60, 78), (40, 78)], SKIN)
    p.both([(8, 100), (35, 84), (50, 110), (44, 140), (16, 140)], t.light)
    p.both([(8, 100), (21, 91), (24, 140), (2, 140)], t.dark)
    p.line([(35, 84), (50, 109), (65, 84)], 3.4, theme.GOLD)
    p.shape([(43, 74), (57, 74), (57.6, 86), (50, 89), (42.4, 86)], SKIN_SHADE)
    p.oval((31.6, 33, 68.4, 81.6), SKIN)
    # hair parted in the middle, and two locks before the shoulders
    p.paths("M50 33 C40 34 33 42 31 56 C30 64 31 76 29 92 C24 92 21 84 23 68 C23 46 33 31 50 31Z", t.hair)
    p.paths("M50 33 C46 42 38 47 30.6 50 L31 40 C37 34 44 32 50 32Z", t.hair)
    _face(p, t)
    p.oval((46.4, 69.6, 53.6, 74.4), LIPS)
    p.dots(((41.4, 89.4), (58.6, 89.4)), 2.2, theme.IVORY)
    p.dots(((45, 93), (55, 93)), 2.2, theme.IVORY)
    p.dot(50, 95.6, 3.4, theme.GOLD)
    # a flower in the hand
    p.line([(87, 112), (86, 70)], 2.8, STEM)
    p.path("M86 88 C92 86 96 81 96 76 C90 77 87 82 86 88Z", STEM)
    for k in range(5):
        a = math.radians(k * 72 - 90)
        p.dot(86 + 5.4 * math.cos(a), 62 + 5.4 * math.sin(a), 4.6, t.suit)
    p.dot(86, 62, 3.6, theme.GOLD)
    p.shape([(29, 36), (25, 16), (37, 26), (43, 10), (50, 23), (57, 10), (63, 26), (75, 16), (71, 36)], theme.GOLD)
    p.both([(29, 36), (25, 16), (34, 36)], BRASS)
    p.shape([(28.6, 34.6), (71.4, 34.6), (70.6, 40.6), (29.4, 40.6)], t.suit)
    p.dots(((25, 15), (43, 9.6), (57, 9.6), (75, 15)), 3.4, theme.IVORY)
    p.dots(((39, 37.6), (50, 37.6), (61, 37.6)), 1.9, theme.GOLD)


def _jack(p: Pen, t: Tones) -> None:
    # a halberd
    p.line([(12.5, 124), (12.5, 20)], 4.4, t.hair)
    p.path("M12.5 28 C22 26 28 22 31 20 C34 30 33 40 30 48 C26 43 20 41 12.5 41Z", STEEL)
    p.path("M12.5 30 C9 30 5 28 2 25 L2 42 C5 39 9 38 12.5 39Z", STEEL)
    p.shape([(12.5, 3), (17.4, 22), (7.6, 22)], STEEL)
    p.path("M50 34 C30 34 26 46 25.6 58 C25 70 25 78 21 85 L79 85 C75 78 75 70 74.4 58 C74 46 70 34 50 34Z", t.hair)
    p.shape([(0, 140), (7, 102), (30, 85), (70, 85), (93, 102), (100, 140)], t.robe)
    for x in (18, 34, 59, 75):
        lift = abs(x + 3.5 - 50) / 4
        p.shape([(x, 86 + lift), (x + 7, 86 + lift), (x + 7, 140), (x, 140)], t.light)
    p.shape([(43, 74), (57, 74), (58, 88), (50, 93), (42, 88)], SKIN_SHADE)
    p.path("M28 86 C32 79 40 79 43 82 L50 91 L57 82 C60 79 68 79 72 86 L62 99 L50 91.6 L38 99Z", theme.GOLD)
    p.oval((31.6, 34, 68.4, 81.6), SKIN)
    p.path(
        "M31 60 C31 50 33 44 38 43 C46 47 58 47 63 43 C67 45 69 50 69 60 "
        "C66 55 64 51 62 50 C54 53 46 53 38 50 C36 51 34 55 31 60Z",
        t.hair,
    )
    _face(p, t)
    # a soft cap with a band and a feather
    p.path("M23 42 C16 30 24 17 42 14 C58 10 76 14 82 25 C85 33 81 40 76 43 C60 36 40 36 23 42Z", t.suit)
    p.path("M22.6 43.4 C40 35 60 35 76.4 43.4 L75.4 48 C60 41 40 41 23.6 48Z", t.dark)
    p.path("M60 24 C66 10 82 1 97 4 C98 8 94 11 91 12 C93 15 89 18 85 18 C84 22 76 24 66 27Z", theme.GOLD)
    p.line([(62, 25), (74, 15), (90, 7.6)], 1.8, BRASS)
    p.dot(62, 26, 4, theme.IVORY)


_DRAWN: Final[Mapping[str, Callable[[Pen, Tones], None]]] = {"K": _king, "Q": _queen, "J": _jack}
RANKS: Final = tuple(_DRAWN)


@kept
def figure(rank: str, suit: str, width: int, height: int, classic: bool = False) -> Image.Image:
    """Return the double figure of a court card, RGB. The caller cuts it to its frame and does not change it.

    Raises KeyError for other ranks.
    """
    t = _tones(suit, classic)
    half = Pen(width, height // 2 + 1, t.tint)
    _rays(half, t)
    _DRAWN[rank](half, t)
    top = half.drawn()
    image = Image.new("RGB", (width, height), t.tint)
    image.paste(top.rotate(180), (0, height - top.height))
    image.paste(top, (0, 0))
    return _sashed(image, t, suit)


@kept
def bust(rank: str, suit: str, width: int, height: int, classic: bool = False, *, clear: bool = False) -> Image.Image:
    """Return the upper half of a figure alone: RGB before rays, or RGBA without a ground if ``clear``.

    It can be told from a width of 34 px on. The caller does not change it. Raises KeyError for other ranks.
    """
    t = _tones(suit, classic)
    half = Pen(width, height, "" if clear else t.tint)
    if not clear:
        _rays(half, t)
    _DRAWN[rank](half, t)
    return half.drawn()


def _sashed(image: Image.Image, t: Tones, suit: str) -> Image.Image:
    sash = Pen(image.width, image.height)
    middle = 50 * image.height / image.width
    for half, colour in ((8.2, theme.GOLD), (5.8, theme.mix(t.suit, theme.INK, 0.28))):
        left, right = middle + 50 * SLOPE, middle - 50 * SLOPE
        sash.shape([(0, left - half), (100, right - half), (100, right + half), (0, left + half)], colour)
    for k in (-1, 0, 1):
        sash.sign(suit, 50 + k * 28, middle - k * 28 * SLOPE, 9, theme.IVORY)
    band = sash.drawn()
    image.paste(band, (0, 0), band)
    return image
