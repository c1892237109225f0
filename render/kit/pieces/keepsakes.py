"""Twelve things that a person may choose as a portrait. Each is drawn into a box of 100 and then cut to a disc."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from render.kit.drawing import theme
from render.kit.drawing.pen import Pen
from render.kit.pieces.creatures import BARK, BEAK, BLUE, BROWN, CREAM, INK, LEAF, RED, SLATE, WHITE, YELLOW, Drawing

DARK_RED, GLOW, TEAL = "#7A2A2A", "#F6DFA6", "#0E5B5B"


def _daruma(p: Pen) -> None:
    p.path("M50 8 C74 8 88 30 88 54 C88 78 74 93 50 93 C26 93 12 78 12 54 C12 30 26 8 50 8Z", RED)
    p.path("M50 26 C66 22 76 32 76 45 C76 58 64 65 50 65 C36 65 24 58 24 45 C24 32 34 22 50 26Z", theme.SKIN)
    p.dots(((38, 44), (62, 44)), 8, WHITE)
    p.dots(((38.6, 44.6), (61.4, 44.6)), 4.4, INK)
    p.paths("M27 36 C30 27 40 26 47 32 C40 31 34 32 27 36Z", INK)
    p.paths("M32 58 C36 54 44 55 47 59 C42 61 36 61 32 58Z", INK)
    p.line([(45, 60.6), (55, 60.6)], 2.6, RED)
    p.line([(50, 70), (50, 86)], 3.4, YELLOW)
    p.lines([(40, 72), (34, 84)], 3.4, YELLOW)


def _lantern(p: Pen) -> None:
    p.dot(50, 50, 45, "#4A4456")
    p.line([(50, 2), (50, 16)], 3, BROWN)
    p.path("M50 18 C74 18 82 34 82 50 C82 66 74 82 50 82 C26 82 18 66 18 50 C18 34 26 18 50 18Z", theme.JOKER)
    p.path("M50 18 C62 18 66 34 66 50 C66 66 62 82 50 82 C38 82 34 66 34 50 C34 34 38 18 50 18Z", "#FFB57C")
    p.path("M50 22 C56 22 58 36 58 50 C58 64 56 78 50 78 C44 78 42 64 42 50 C42 36 44 22 50 22Z", GLOW)
    for y, half in ((30, 26), (40, 31), (50, 32), (60, 31), (70, 26)):
        p.line([(50 - half, y), (50 + half, y)], 1.6, DARK_RED)
    for y in (16, 84):
        p.line([(37, y), (63, y)], 8, SLATE)
    p.line([(50, 88), (50, 99)], 3, YELLOW)


def _teapot(p: Pen) -> None:
    p.arc((25, 12, 75, 78), 185, 355, 6, BROWN)
    p.path("M70 52 C80 50 84 42 86 34 L97 37 C95 54 86 66 72 70Z", TEAL)
    p.path("M18 60 C18 44 32 38 50 38 C68 38 82 44 82 60 C82 78 70 86 50 86 C30 86 18 78 18 60Z", TEAL)
    p.path("M30 41 C34 33 66 33 70 41 C64 45 36 45 30 41Z", "#35695F")
    p.dot(50, 31, 5, "#35695F")
    p.dots([(26 + 8 * k, 58) for k in range(7)], 2.4, theme.MINT)
    p.dots([(30 + 8 * k, 66) for k in range(6)], 2.4, theme.MINT)
    p.line([(32, 87), (68, 87)], 5, theme.PANEL)


def _maple(p: Pen) -> None:
    p.line([(50, 62), (55, 82), (52, 95)], 4, DARK_RED)
    for degrees, length, wide in (
        (0, 50, 11),
        (48, 48, 10),
        (-48, 48, 10),
        (98, 42, 9),
        (-98, 42, 9),
        (140, 24, 6),
        (-140, 24, 6),
    ):
        a = math.radians(degrees - 90)
        tip = 50 + length * math.cos(a), 58 + length * math.sin(a)
        for side in (-1, 1):
            b = a + side * math.pi / 2
            swell = (
                50 + length * 0.45 * math.cos(a) + wide * math.cos(b),
                58 + length * 0.45 * math.sin(a) + wide * math.sin(b),
            )
            barb = (
                50 + length * 0.62 * math.cos(a) + wide * 0.95 * math.cos(b),
                58 + length * 0.62 * math.sin(a) + wide * 0.95 * math.sin(b),
            )
            notch = (
                50 + length * 0.64 * math.cos(a) + wide * 0.5 * math.cos(b),
                58 + length * 0.64 * math.sin(a) + wide * 0.5 * math.sin(b),
            )
            p.shape([(50, 58), swell, barb, notch, tip], RED)
        p.line([(50, 58), (50 + length * 0.8 * math.cos(a), 58 + length * 0.8 * math.sin(a))], 1.6, "#F2A7A0")
    p.dot(50, 58, 6, RED)


def _moon(p: Pen) -> None:
    p.dot(46, 47, 34, GLOW)
    p.dot(60, 39, 29, "#1F2F52")
    p.dots(((22, 52), (34, 68), (27, 38)), 3.2, "#FFB57C")
    for x, y, size in ((67, 30, 15), (82, 54, 9), (58, 54, 7)):
        p.sign("star", x, y, size, CREAM)
    p.path("M0 84 C20 76 40 88 60 82 C76 77 90 80 100 86 L100 100 L0 100Z", theme.BACK_RIM)


def _mountain(p: Pen) -> None:
    p.dot(72, 28, 14, RED)
    p.path("M-4 92 C16 78 30 56 40 32 C44 28 56 28 60 32 C70 56 84 78 104 92Z", theme.BACK)
    p.path(
        "M40 32 C44 28 56 28 60 32 C63 39 66 46 70 53 L62 50 L57 60 L50 50 L43 60 L38 50 L30 53 C34 46 37 39 40 32Z",
        WHITE,
    )
    p.path("M-4 84 C14 78 26 90 44 84 C60 79 78 90 104 82 L104 104 L-4 104Z", WHITE)


def _onigiri(p: Pen) -> None:
    p.path(
        "M50 10 C58 10 62 16 66 24 L88 66 C93 77 88 86 77 86 L23 86 C12 86 7 77 12 66 L34 24 C38 16 42 10 50 10Z", WHITE
    )
    p.path("M34 58 L66 58 L68 86 L32 86Z", theme.PANEL)
    p.dots(((41, 44), (59, 44)), 3.4, INK)
    p.pair((29, 47, 37, 53), "#F2A7A0")
    p.arc((44.5, 44, 55.5, 52), 20, 160, 2.6, INK)


def _umbrella(p: Pen) -> None:
    p.line([(50, 10), (50, 80)], 3.6, BARK)
    p.arc((50, 72, 66, 90), 0, 180, 3.6, BARK)
    p.path(
        "M50 14 C74 14 92 32 94 56 C88 50 80 50 76 56 C72 50 62 48 58 55 "
        "C56 50 44 50 42 55 C38 48 28 50 24 56 C20 50 12 50 6 56 C8 32 26 14 50 14Z",
        "#6A2A9A",
    )
    p.path("M50 14 C62 20 70 38 76 56 C72 50 62 48 58 55 C56 40 54 24 50 14Z", "#925BCD")
    p.path("M50 14 C38 20 30 38 24 56 C28 50 38 48 42 55 C44 40 46 24 50 14Z", "#925BCD")
    p.path("M50 14 C54 24 56 40 58 55 C56 50 44 50 42 55 C44 40 46 24 50 14Z", "#DEBDFB")
    p.line([(50, 8), (50, 14)], 4, BARK)


def _mushroom(p: Pen) -> None:
    p.path("M36 54 L64 54 C62 68 70 78 70 88 C60 94 40 94 30 88 C30 78 38 68 36 54Z", CREAM)
    p.path("M50 10 C76 10 92 34 92 52 C92 62 74 64 50 64 C26 64 8 62 8 52 C8 34 24 10 50 10Z", RED)
    p.path("M12 56 C24 50 76 50 88 56 C82 62 70 64 50 64 C30 64 18 62 12 56Z", theme.SKIN)
    for x, y, r in ((50, 27, 9), (28, 40, 6.5), (72, 40, 6.5), (40, 45, 4), (63, 24, 3.4)):
        p.dot(x, y, r, WHITE)
    p.dots(((43, 73), (57, 73)), 2.8, INK)
    p.arc((45, 73, 55, 82), 20, 160, 2.4, INK)


def _pine(p: Pen) -> None:
    p.path("M46 78 C50 66 38 62 42 50 C44 42 54 40 54 30 L60 32 C60 44 50 46 50 54 C50 62 62 66 58 78Z", BARK)
    p.line([(46, 58), (30, 54)], 4, BARK)
    p.line([(54, 46), (72, 46)], 4, BARK)
    for x, y, half in ((56, 26, 22), (26, 50, 18), (74, 44, 18)):
        p.oval((x - half, y - 9, x + half, y + 8), LEAF)
        p.dot(x - half * 0.4, y - 5, 8, LEAF)
        p.dot(x + half * 0.2, y - 7, 9, LEAF)
        p.line([(x - half * 0.55, y), (x + half * 0.2, y)], 2.4, "#6FB05A")
    p.path("M26 78 L74 78 L69 91 L31 91Z", BLUE)
    p.line([(25, 78), (75, 78)], 5, "#1F5673")


def _windbell(p: Pen) -> None:
    p.line([(50, 2), (50, 14)], 2.6, RED)
    p.path("M50 12 C70 12 80 26 80 40 C80 48 76 54 71 57 L29 57 C24 54 20 48 20 40 C20 26 30 12 50 12Z", "#D8EEE6")
    p.path("M24 48 C34 42 44 54 54 48 C62 44 70 46 77 49 C76 53 74 55 71 57 L29 57 C26 55 25 52 24 48Z", "#66A2CD")
    p.path("M36 34 C40 28 50 28 54 34 L60 29 L60 41 L54 36 C50 42 40 42 36 34Z", theme.JOKER)
    p.dot(41, 33.6, 1.5, WHITE)
    p.line([(50, 57), (50, 68)], 2.4, BARK)
    p.dot(50, 61, 3.6, "#66A2CD")
    p.shape([(41, 68), (59, 68), (62, 97), (44, 97)], CREAM)
    p.line([(48, 76), (55, 76)], 2.4, theme.JOKER)
    p.line([(49, 83), (56.4, 83)], 2.4, theme.JOKER)


def _kite(p: Pen) -> None:
    p.line([(50, 74), (44, 84), (54, 92), (48, 102)], 2.8, WHITE)
    p.shape([(50, 6), (82, 38), (50, 80), (18, 38)], WHITE)
    p.shape([(50, 6), (82, 38), (50, 38)], RED)
    p.shape([(50, 38), (50, 80), (18, 38)], BLUE)
    p.shape([(50, 6), (50, 38), (18, 38)], YELLOW)
    p.shape([(50, 38), (82, 38), (50, 80)], BEAK)
    p.line([(50, 8), (50, 78)], 2, BARK)
    p.line([(20, 38), (80, 38)], 2, BARK)
    p.both([(50, 86), (40, 82), (42, 91)], RED)


KEEPSAKES: Final[Mapping[str, tuple[str, Drawing]]] = {
    "daruma": ("#D8CDB4", _daruma),
    "lantern": ("#221F2E", _lantern),
    "teapot": ("#E9B9A8", _teapot),
    "maple": ("#F6DFA6", _maple),
    "moon": ("#1F2F52", _moon),
    "mountain": ("#C4E6FB", _mountain),
    "onigiri": ("#2E7D32", _onigiri),
    "umbrella": ("#E3DAC5", _umbrella),
    "mushroom": ("#96BD94", _mushroom),
    "pine": ("#F8E9CC", _pine),
    "windbell": ("#0B7FAB", _windbell),
    "kite": ("#7DC9FF", _kite),
}
"""By name: the colour of the ground, and the drawing."""
