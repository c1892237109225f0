"""Twelve animals that a person may choose as a portrait; computer players have other animals.

Each is drawn into a box of 100 and then cut to a disc (``medallions``).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from render.kit.drawing import theme
from render.kit.drawing.pen import Pen

INK, WHITE, CREAM = theme.INK, theme.IVORY, theme.CREAM
BROWN, BARK, SAND, BLUSH = "#8A4B12", theme.WOOD_DARK, theme.SKIN, "#F2A7A0"
GREEN, LEAF, YELLOW, BEAK = "#6FB05A", "#2E7D32", theme.GOLD, "#CF8200"
BLUE, SEA, RED, SLATE = "#1F6FB5", "#85BED1", "#C62828", "#26323D"

Drawing = Callable[[Pen], None]


def _eyes(p: Pen, apart: float, y: float, radius: float) -> None:
    """Draw two dark eyes with a light in each."""
    for x in (50 - apart, 50 + apart):
        p.dot(x, y, radius, INK)
        p.dot(x - radius * 0.3, y - radius * 0.35, radius * 0.34, WHITE)


def _smile(p: Pen, x: float, y: float, half: float, colour: str = INK) -> None:
    p.arc((x - half, y - half, x + half, y + half), 20, 160, 3, colour)


def _bear(p: Pen) -> None:
    p.pair((12, 14, 40, 42), BROWN)
    p.pair((18, 20, 34, 36), SAND)
    p.oval((12, 20, 88, 92), BROWN)
    p.oval((31, 54, 69, 86), SAND)
    p.oval((42, 57, 58, 68), INK)
    p.line([(50, 66), (50, 74)], 2.6, INK)
    _smile(p, 45.5, 72, 4.5)
    _smile(p, 54.5, 72, 4.5)
    _eyes(p, 17, 48, 5.5)


def _frog(p: Pen) -> None:
    p.pair((14, 16, 46, 48), GREEN)
    p.oval((6, 30, 94, 92), GREEN)
    p.pair((19, 20, 41, 42), WHITE)
    p.pair((25, 25, 37, 39), INK)
    p.pair((27, 27, 31, 31), WHITE)
    p.pair((14, 62, 28, 72), BLUSH)
    p.arc((22, 34, 78, 76), 25, 155, 4, LEAF)
    p.dots(((46, 52), (54, 52)), 1.6, LEAF)


def _penguin(p: Pen) -> None:
    p.path("M50 8 C22 8 10 34 10 66 L10 110 L90 110 L90 66 C90 34 78 8 50 8Z", SLATE)
    p.path(
        "M50 36 C44 22 22 24 22 48 C22 58 26 64 24 78 L24 110 L76 110 L76 78 C74 64 78 58 78 48 C78 24 56 22 50 36Z",
        WHITE,
    )
    _eyes(p, 14, 46, 5.6)
    p.path("M40 56 C46 52 54 52 60 56 C58 64 53 68 50 69 C47 68 42 64 40 56Z", BEAK)
    p.pair((24, 58, 36, 66), BLUSH)


def _panda(p: Pen) -> None:
    p.pair((10, 10, 40, 40), SLATE)
    p.oval((9, 18, 91, 92), WHITE)
    p.paths("M24 62 C18 54 24 40 36 38 C44 37 46 46 42 54 C38 62 30 68 24 62Z", SLATE)
    p.dots(((35.6, 49), (64.4, 49)), 4.6, WHITE)
    p.dots(((36.4, 49.6), (63.6, 49.6)), 2.9, INK)
    p.path("M43 62 C46 59 54 59 57 62 C56 67 52 70 50 70 C48 70 44 67 43 62Z", INK)
    _smile(p, 45.6, 72, 4.4)
    _smile(p, 54.4, 72, 4.4)


def _hedgehog(p: Pen) -> None:
    rim = [(50 + r * math.cos(a), 52 + r * math.sin(a)) for a, r in _spikes(34, 46, 38)]
    p.shape(rim, BARK)
    inner = [(50 + r * math.cos(a), 50 + r * math.sin(a)) for a, r in _spikes(26, 37, 30)]
    p.shape(inner, BROWN)
    p.path("M50 40 C40 32 24 42 23 60 C22 78 34 92 50 92 C66 92 78 78 77 60 C76 42 60 32 50 40Z", SAND)
    p.pair((20, 40, 34, 54), SAND)
    p.oval((42, 68, 58, 80), INK)
    p.dot(46, 71.6, 1.8, WHITE)
    _eyes(p, 13, 60, 5)
    p.pair((26, 68, 36, 75), BLUSH)


def _spikes(count: int, outer: float, inner: float) -> list[tuple[float, float]]:
    return [(math.pi * k / count, outer if k % 2 else inner) for k in range(2 * count)]


def _whale(p: Pen) -> None:
    p.path("M0 78 C16 72 32 84 50 78 C68 72 84 84 100 78 L100 100 L0 100Z", SEA)
    p.path(
        "M10 60 C10 40 28 32 46 34 C60 36 68 50 78 50 C84 50 86 44 86 38 C80 38 75 34 74 26 C81 26 86 28 88 32 "
        "C90 27 95 25 101 26 C101 34 97 38 92 39 C94 62 82 82 52 82 C26 82 10 74 10 60Z",
        BLUE,
    )
    p.path("M11 64 C20 70 38 72 54 68 C50 78 44 82 38 81 C24 80 13 74 11 64Z", CREAM)
    p.dot(28, 55, 3.6, INK)
    p.dot(27, 54, 1.2, WHITE)
    p.line([(42, 28), (42, 18), (36, 12), (29, 14)], 4, WHITE)
    p.line([(42, 18), (48, 12), (55, 14)], 4, WHITE)


def _crane(p: Pen) -> None:
    p.dot(66, 42, 25, "#FFB57C")
    p.path("M26 108 C26 86 42 70 62 70 C82 70 98 84 104 108Z", WHITE)
    p.path("M76 74 C92 80 100 92 102 106 L84 106 C86 94 82 84 76 74Z", SLATE)
    p.path("M47 96 C34 86 28 74 34 60 C38 50 44 44 43 34 L55 32 C58 46 52 54 48 64 C46 72 54 80 60 88Z", SLATE)
    p.path(
        "M60 88 C54 80 46 72 48 64 C52 54 58 46 55 32 C54 22 40 20 37 30 C44 32 47 38 44 48 C40 58 36 66 40 76 "
        "C43 84 50 92 58 96Z",
        WHITE,
    )
    p.path("M38 27 C40 17 53 16 55 28 C50 24 44 24 38 27Z", RED)
    p.path("M40 27 L8 37 C20 40 32 38 42 35Z", BEAK)
    p.dot(46, 30, 2.8, INK)
    p.dot(45.2, 29.2, 0.9, WHITE)


def _koi(p: Pen) -> None:
    for box in ((10, 12, 90, 92), (24, 26, 76, 78)):
        p.arc(box, 200, 320, 2.4, SEA)
    p.path(
        "M36 8 C48 14 60 26 62 44 C64 60 54 72 44 80 C48 86 48 92 44 100 C40 92 36 88 26 90 C30 84 34 80 36 76 "
        "C30 62 24 50 22 34 C21 22 26 10 36 8Z",
        WHITE,
    )
    p.path("M60 38 C70 38 78 44 80 54 C72 54 66 54 62 50Z", WHITE)
    p.path("M24 48 C14 52 10 60 12 70 C20 66 26 62 30 58Z", WHITE)
    p.path("M36 8 C46 12 54 20 58 30 C48 36 34 36 22 30 C22 18 28 9 36 8Z", theme.JOKER)
    p.path("M30 52 C40 46 54 46 62 50 C62 58 56 66 50 72 C42 70 34 62 30 52Z", theme.JOKER)
    p.path("M40 42 C44 39 50 39 53 42 C50 46 44 46 40 42Z", SLATE)
    p.dots(((29, 21), (45, 17)), 2.6, INK)


def _sheep(p: Pen) -> None:
    wool = [(50 + 30 * math.cos(math.radians(a)), 50 + 28 * math.sin(math.radians(a))) for a in range(0, 360, 36)]
    p.dots(wool, 14, WHITE)
    p.dot(50, 50, 32, WHITE)
    p.paths("M30 50 C18 46 10 50 8 58 C16 64 26 62 32 58Z", SLATE)
    p.path("M50 40 C38 40 29 46 30 58 C31 74 40 86 50 86 C60 86 69 74 70 58 C71 46 62 40 50 40Z", SLATE)
    p.dots(((36, 40), (50, 36), (64, 40)), 10, WHITE)
    for x in (41, 59):
        p.dot(x, 58, 4.4, WHITE)
        p.dot(x + 0.6, 58.6, 2.4, INK)
    p.line([(46, 73), (50, 76), (54, 73)], 2.6, BLUSH)


def _octopus(p: Pen) -> None:
    for x, lean in ((20, -8), (36, -3), (64, 3), (80, 8)):
        p.line([(50 + (x - 50) * 0.7, 62), (x, 78), (x + lean, 90)], 11, "#A11B32")
    p.path("M50 10 C26 10 18 28 20 44 C21 54 26 60 24 70 L76 70 C74 60 79 54 80 44 C82 28 74 10 50 10Z", RED)
    p.dots(((33, 26), (42, 19), (29, 36)), 2.8, BLUSH)
    for x in (39, 61):
        p.dot(x, 48, 8, WHITE)
        p.dot(x + 1, 49, 4.8, INK)
        p.dot(x - 0.6, 47, 1.7, WHITE)
    p.dot(50, 63, 5, "#7A2A2A")
    p.pair((24, 57, 34, 64), BLUSH)


def _chick(p: Pen) -> None:
    p.line([(50, 24), (46, 12)], 4, YELLOW)
    p.line([(51, 24), (56, 13)], 4, YELLOW)
    p.oval((14, 20, 86, 94), YELLOW)
    p.paths("M18 56 C8 60 8 74 18 80 C24 76 26 66 24 58Z", BEAK)
    _eyes(p, 16, 50, 5.4)
    p.shape([(39, 59), (50, 54), (61, 59), (50, 70)], BEAK)
    p.line([(40, 59.6), (60, 59.6)], 1.8, "#8A4B12")
    p.pair((22, 58, 34, 66), BLUSH)


def _snail(p: Pen) -> None:
    p.line([(24, 46), (18, 26)], 4, SAND)
    p.line([(32, 44), (34, 24)], 4, SAND)
    p.dots(((18, 24), (34, 22)), 4.6, SAND)
    p.dots(((17.6, 24), (34, 22)), 2.4, INK)
    p.path("M14 50 C16 40 34 38 38 50 C40 62 44 70 56 72 L84 72 C92 74 95 80 97 86 L22 86 C14 78 10 64 14 50Z", SAND)
    p.dot(62, 50, 28, "#B26009")
    p.dot(62, 51, 21, "#FFB57C")
    p.dot(61, 53, 14, "#B26009")
    p.dot(60, 54, 8.4, "#FFB57C")
    p.dot(60, 55, 3.4, "#B26009")
    _smile(p, 23, 54, 5)


CREATURES: Final[Mapping[str, tuple[str, Drawing]]] = {
    "bear": ("#C4CF9E", _bear),
    "frog": ("#F6DFA6", _frog),
    "penguin": ("#C4E6FB", _penguin),
    "panda": ("#6FB05A", _panda),
    "hedgehog": ("#F2C9C8", _hedgehog),
    "whale": ("#D8EEE6", _whale),
    "crane": ("#BECCCC", _crane),
    "koi": ("#197587", _koi),
    "sheep": ("#85BED1", _sheep),
    "octopus": ("#1F5673", _octopus),
    "chick": ("#B4CCC4", _chick),
    "snail": ("#35695F", _snail),
}
"""By name: the colour of the ground, and the drawing."""
