"""The landscape of Six-Suit Fort: a cliff with two squares of cards, its sixteen spots, and forts of stone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.core.state import NO_CARD
from engine.games.six_suit_fort.terms import SPOTS, Columns
from render.games.six_suit_fort import LOOK
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.kit.pen import Pen
from render.kit.shapes import Sprite
from render.kit.trick_table import small_face

STONE: Final = "#8D8577"
STONE_LIGHT: Final = theme.mix(STONE, theme.IVORY, 0.28)
STONE_DARK: Final = theme.mix(STONE, theme.INK, 0.45)
SKY: Final = theme.mix(LOOK.base, "#7DC9FF", 0.2)
GRASS: Final = theme.mix(LOOK.mat, "#7D9732", 0.3)

Box = tuple[float, float, float, float]
"""Left, top, width, height, px."""
GAP: Final = 8
"""Between the cards of a square, px."""
TAG_WIDE, TAG_HIGH = 60, 34
"""Room of a spot's tag beside a square, and above or below it, px."""
OPENING: Final = 44
"""Width of the empty place at an end of a fort, px."""
_WIDEST, _NARROWEST = 58, 30
"""Widths of a fort's column, px."""
_MIDDLES: Final[Mapping[str, tuple[float, float]]] = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}


def square_width(card: int) -> int:
    """A square with its tags, by the width of a card."""
    return 2 * card + GAP + 2 * TAG_WIDE


def square_height(card: int) -> int:
    """Likewise, how high."""
    return 2 * cards.mini_height(card) + GAP + 2 * TAG_HIGH


def square(canvas: Canvas, field: Sequence[int], number: int, x: float, y: float, card: int, lit: int = -1) -> None:
    """Square ``number`` (0, 1) of the rock with its eight spots; the spot ``lit`` is marked."""
    high = cards.mini_height(card)
    boxes = [(x + TAG_WIDE + k % 2 * (card + GAP), y + TAG_HIGH + k // 2 * (high + GAP), card, high) for k in range(4)]
    left, top, _, _ = boxes[0]
    wide, tall = 2 * card + GAP, 2 * high + GAP
    canvas.box(left - 7, top - 7, wide + 14, tall + 14, 14, STONE_DARK)
    for k, (cx, cy, _, _) in enumerate(boxes):
        c = field[4 * number + k]
        if c >= 0:
            canvas.sprite(small_face(c)(card), cx, cy)
        else:
            canvas.sprite(cards.empty(card, high, STONE), cx, cy)
    for at, spot in enumerate(SPOTS[8 * number : 8 * number + 8], 8 * number):
        if field[spot.adjacent] >= 0:
            _tag(canvas, spot.code, boxes[spot.adjacent % 4], lit=at == lit)


def _tag(canvas: Canvas, code: str, box: tuple[float, float, int, int], *, lit: bool) -> None:
    """A wooden tag at a side of a card, its point towards what is dug."""
    across, down = _MIDDLES[code[-1]]
    x, y, wide, high = box
    mx = x + wide / 2 + across * (wide / 2 + TAG_WIDE / 2 + 2)
    my = y + high / 2 + down * (high / 2 + TAG_HIGH / 2 + 4)
    fill, ink = (theme.MINT, theme.INK) if lit else (theme.WOOD_DARK, theme.CREAM)
    point = {"U": "down", "D": "up", "L": "right", "R": "left"}[code[-1]]
    canvas.shape(point, mx - across * 27, my - down * 14, 12, fill)
    canvas.box(mx - 27 + across * 2, my - 13 + down * 2, 54, 26, 9, fill)
    canvas.text(mx + across * 2, my + down * 2, code, size=23, colour=ink, align="m", role="sign")


@lru_cache(maxsize=8)
def cliff(width: int, height: int) -> Sprite:
    """The rock: a jagged cliff of three tones, light from the left."""
    pen, foot = Pen(width, height), 100 * height / width
    edge = [(0, 6), (16, 2), (30, 7), (47, 0.5), (66, 5), (82, 1.5), (93, 9), (97, 22), (92, 0.3 * foot),
            (99, 0.45 * foot),
            (94, 0.62 * foot), (100, 0.8 * foot), (97, foot), (0, foot)]  # fmt: skip
    pen.shape(edge, STONE)
    pen.shape([(0, 6), (16, 2), (12, 0.3 * foot), (18, 0.55 * foot), (8, foot), (0, foot)], STONE_LIGHT)
    pen.shape([(93, 9), (97, 22), (92, 0.3 * foot), (99, 0.45 * foot), (94, 0.62 * foot), (100, 0.8 * foot), (97, foot),
               (84, foot), (88, 0.7 * foot), (82, 0.4 * foot), (87, 0.2 * foot)], STONE_DARK)  # fmt: skip
    crack = theme.mix(STONE, theme.INK, 0.2)
    for line in ([(30, 7), (34, 0.1 * foot), (31, 0.16 * foot)], [(66, 5), (61, 0.09 * foot)],
                 [(20, 0.47 * foot), (44, 0.5 * foot), (58, 0.48 * foot), (80, 0.51 * foot)],
                 [(24, 0.93 * foot), (30, 0.97 * foot), (28, foot)], [(70, 0.94 * foot), (66, foot)]):  # fmt: skip
        pen.line(line, 0.9, crack)
    return Sprite(pen.drawn(), width, height)


def fort(canvas: Canvas, area: Columns, box: Box, seat: int, pair: Sequence[int] = ()) -> None:
    """A fort on the lower edge of a box: a number at the foot of each column, a stone with its suit for every card.

    Where there is no room for all columns, the inner ones, which are closed, are counted. ``pair`` is the face-down
    pair.
    """
    x, y, room, high = box
    shown, left_out = _shown(len(area), room)
    wide = int(min(_WIDEST, room / max(1, len(shown)) - 4))
    stones = laid(area, pair)
    plate = 32 if high > 90 else 28
    stone = int(max(8, min(26, (high - plate - 10) / max(1, *map(len, stones)))))
    for k, column in enumerate(shown):
        left = x + k * (wide + 4)
        stands = column < 0 or stones[column]
        canvas.box(left, y + high - plate, wide, plate, 4, STONE_DARK if stands else LOOK.panel)
        word = f"+{left_out}" if column < 0 else RANKS[RANK[area[column][0]]]
        canvas.text(left + wide / 2, y + high - plate / 2, word, size=24, align="m", room=wide, least=20, role="sign")
        if column >= 0 and stands:
            tower(canvas, stones[column], (left, y + high - plate, wide, stone), theme.SEAT_COLOUR[seat])


def laid(area: Columns, pair: Sequence[int]) -> list[list[int]]:
    """The cards of each column from the bottom, NO_CARD for the face-down pair."""
    stones = [list(column) for column in area]
    if pair:
        del stones[pair[0] - 1][-2:]
        stones[pair[1] - 1].append(NO_CARD)
    return stones


def _shown(columns: int, room: float) -> tuple[list[int], int]:
    """The columns there is room for, -1 where inner ones are left out, and how many these are."""
    most = int(room // (_NARROWEST + 4))
    if columns <= most:
        return list(range(columns)), 0
    left = most // 2
    right = most - left - 1
    return [*range(left), -1, *range(columns - right, columns)], columns - left - right


def fort_width(columns: int, room: float) -> float:
    """How much of its room a fort takes."""
    shown = len(_shown(columns, room)[0])
    return shown * (min(_WIDEST, int(room / max(1, shown) - 4)) + 4)


def opening(canvas: Canvas, x: float, foot: float, ranks: Sequence[str], wide: int = OPENING) -> None:
    """The empty place at an end of a fort, with the numbers that may stand there, one below the other."""
    high = 25 * len(ranks) + 10
    canvas.outline(x, foot - high, wide, high, 6, 2, LOOK.quiet, 7)
    for k, rank in enumerate(ranks):
        y = foot - high + 17 + 25 * k
        canvas.text(x + wide / 2, y, rank, size=22, colour=LOOK.quiet, align="m", room=wide - 4, least=20, role="sign")


def tower(canvas: Canvas, stones: Sequence[int], box: tuple[float, float, int, int], colour: str) -> None:
    """Stones on the line y, each so wide and high, and battlements on top."""
    x, y, wide, high = box
    for card in stones:
        y -= high
        canvas.box(x, y, wide, high - 1, 3, theme.BACK if card < 0 else theme.IVORY)
        if card >= 0 and high > 12:
            suit = SUITS[SUIT[card]]
            canvas.shape(suit, x + wide / 2, y + high / 2, min(high - 6, 20), theme.SUIT_COLOUR[suit])
    tooth = max(4, wide // 5)
    for k in (0, 2, 4):
        canvas.box(x + k * (wide - tooth) / 4, y - 7, tooth, 7, 1, colour)


@lru_cache(maxsize=4)
def scene(size: int) -> Sprite:
    """For the cover: rocks, and a meadow before them."""
    pen = Pen(size, size)
    pen.shape([(0, 0), (100, 0), (100, 100), (0, 100)], SKY)
    pen.shape([(0, 30), (22, 16), (38, 34), (58, 12), (80, 30), (100, 20), (100, 100), (0, 100)], STONE_DARK)
    pen.shape([(0, 44), (26, 32), (52, 50), (76, 38), (100, 52), (100, 100), (0, 100)], STONE)
    pen.oval((-30, 74, 130, 150), GRASS)
    return Sprite(pen.drawn(), size, size)
