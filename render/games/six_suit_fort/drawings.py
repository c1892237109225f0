"""The drawings of Six-Suit Fort: a cliff with two squares of cards, its spots, forts of stone, and the cover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.core.state import NO_CARD
from engine.games.six_suit_fort.terms import SPOTS, Columns, openings
from render.games.six_suit_fort import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Icon, Node, Paint, Row, Text
from render.kit.pages.trick_table import small_face
from render.kit.pieces import cards
from render.large.parts import Flow, chip
from render.narration.cards import rank_name

STONE: Final = "#8D8577"
STONE_LIGHT: Final = theme.mix(STONE, theme.IVORY, 0.28)
_TAG: Final = theme.mix(STONE, theme.INK, 0.5)
STONE_DARK: Final = theme.mix(STONE, theme.INK, 0.45)
SKY: Final = theme.mix(LOOK.base, "#7DC9FF", 0.24)
GRASS: Final = theme.mix(LOOK.mat, "#7D9732", 0.3)
GAP: Final = 8
"""Gap between the cards of a square, px."""
TAG_WIDE, TAG_HIGH = 66, 38
"""Room of a spot's tag beside a square, and above or below it, px."""
_ENDS: Final = 2
"""How many columns of a long fort are shown at either end in large print: those that one can build on, and more."""
_LARGE, _TAGS = 92, 1.25
"""Width of a card of the rock, and scale of its tags, in large print."""
OPENING: Final = 50
"""Width of the empty place at an end of a fort, px."""
_WIDEST, _NARROWEST, SPACE = 58, 27, 3
"""Widths of a fort's column, and between two of them, px."""
_STONE, _PLATE, _LINE = 26, 31, 30
"""Heights of a stone, of the number at a column's foot and of a line in an empty place, px."""
LOW: Final = 22
"""A stone of at most this height has a band in the colour of its suit, px."""
_SIGNED: Final = 14
"""A stone has room for a sign from this width on; a narrower one shows only the colour of its suit, px."""
_EDGED: Final = 34
"""A large stone above this height has an edge, px."""
_FLAG, _TEETH, _SHORT = 28, 10, 16
"""Room above a fort for its flag, and for battlements alone; stones of at most this height have the flag's room, px."""
_SCALES: Final = (1.9, 1.75, 1.6, 1.45, 1.3, 1.15)
_PLAN: Final = (1, 2, 1, 3, 1, 2, 1)
"""The heights of the columns of a fort that is not begun."""
_CLEAR: Final = 30
"""The height from which on a stone's suit is easily seen: the rest of a fort grows only if stones are no lower, px."""
_GROWTH: Final = 1.5
"""The factor by which columns are wider where the fort is short."""
_BROAD, _FLAT = 132, 3.0
"""The width a column of the least size may have where the fort is short, px, and a stone as a factor of its height."""
_HIGHEST: Final = 84
"""The maximum height of a stone, px."""
_HILLS: Final = ((5, 0.6), (16, 0.44), (30, 0.58), (45, 0.34), (59, 0.56), (73, 0.4), (88, 0.54))
"""The outline of the hills of a terrace: hundredths of its width, parts of its height."""
_PINES: Final = ((0, 0.5), (2.4, 0.66), (4.8, 0.44), (9.6, 0.36), (13, 0.3))
"""The trees of a terrace: how far from the right, and how high, in the same measures."""
_MIDDLES: Final[Mapping[str, tuple[float, float]]] = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}

_EVENING: Final = ("#E9785F", "#F0937A", "#F6AE93")
_SUN, _RIDGE, _MEADOW = "#FBE3B4", "#7C4F78", "#4F7F3A"
_DAWN, _SUNRISE = "#F2A65E", 76
"""The colour of the sky over the terrace of the seat to move, and where its sun rises, in hundredths of the width."""
_SHADE, _BANNER = "#D9C9A6", "#C62828"
"""Colours of the cover."""
_TOWERS: Final = ("DH", "LXS", "C")
"""The stones of each of its towers, from below."""
_LEFT, _FOOT, _WIDE, _HIGH = 6.5, 87.0, 29.0, 22.6
"""Where the first tower stands, width and height of a stone, in hundredths of the width."""


class Scale(NamedTuple):
    """The factor by which a fort is larger than the minimum; the maximum height and width of its stones, px."""

    k: float
    stone: float
    wide: float


LEAST: Final = Scale(1, _STONE, _WIDEST)


def square_width(card: int, k: float = 1) -> int:
    """Return a square with its tags, by the width of a card; ``k`` is the scale of the tags."""
    return 2 * card + GAP + 2 * round(TAG_WIDE * k)


def square_height(card: int, k: float = 1) -> int:
    """Return the height of a square with its tags, by the width of a card; ``k`` is the scale of the tags."""
    return 2 * cards.mini_height(card) + GAP + 2 * round(TAG_HIGH * k)


def square(
    canvas: Canvas, field: Sequence[int], number: int, x: float, y: float, card: int, lit: int = -1, k: float = 1
) -> None:
    """Draw square ``number`` (0, 1) of the rock with its eight spots; the spot ``lit`` is marked.

    ``k`` is the scale of the tags.
    """
    high, beside, above = cards.mini_height(card), round(TAG_WIDE * k), round(TAG_HIGH * k)
    boxes = [(x + beside + at % 2 * (card + GAP), y + above + at // 2 * (high + GAP), card, high) for at in range(4)]
    left, top, _, _ = boxes[0]
    wide, tall = 2 * card + GAP, 2 * high + GAP
    canvas.box(left - 7, top - 7, wide + 14, tall + 14, 14, STONE_DARK)
    for at, (cx, cy, _, _) in enumerate(boxes):
        c = field[4 * number + at]
        if c >= 0:
            canvas.sprite(small_face(c)(card), cx, cy)
        else:
            canvas.sprite(cards.empty(card, high, STONE), cx, cy)
    for at, spot in enumerate(SPOTS[8 * number : 8 * number + 8], 8 * number):
        if field[spot.adjacent] >= 0:
            _tag(canvas, spot.code, boxes[spot.adjacent % 4], k, lit=at == lit)


def _tag(canvas: Canvas, code: str, box: tuple[float, float, int, int], k: float, *, lit: bool) -> None:
    """Draw a tag at a side of a card, its point towards the cards dug; it steps back behind the cards unless lit."""
    across, down = _MIDDLES[code[-1]]
    x, y, wide, high = box
    mx = x + wide / 2 + across * (wide / 2 + TAG_WIDE * k / 2 + 2)
    my = y + high / 2 + down * (high / 2 + TAG_HIGH * k / 2 + 4)
    fill, ink = (theme.MINT, theme.INK) if lit else (_TAG, theme.CREAM)
    point = {"U": "down", "D": "up", "L": "right", "R": "left"}[code[-1]]
    canvas.shape(point, mx - across * 31 * k, my - down * 16 * k, 12, fill)
    wide, high, size = (62, 32, 30) if lit or k > 1 else (54, 28, 26)
    canvas.box(mx - wide / 2 * k + across * 2, my - high / 2 * k + down * 2, round(wide * k), round(high * k), 10, fill)
    room = round((wide - 6) * k)
    canvas.text(
        mx + across * 2, my + down * 2, code, size=round(size * k), colour=ink, align="m", room=room, role="sign"
    )


def large_square(field: Sequence[int], number: int, lit: int) -> Node:
    """Return a square of the rock in large print."""
    wide, high = square_width(_LARGE, _TAGS), square_height(_LARGE, _TAGS)
    return Paint(wide, high, lambda c, x, y, w, h: square(c, field, number, x, y, _LARGE, lit, _TAGS))


def large_fort(area: Columns, width: float, begins: str) -> Node:
    """Return a fort in large print: of each column its number and its height; at the ends the ranks that go there.

    The middle of a long fort is a number of columns.
    """
    if not area:
        return Text(begins, 40, quiet=True)
    left, right, _ = openings(area)
    columns = [Row(chip(rank_name(RANK[c[0]]), theme.WOOD_DARK), Text(f"×{len(c)}", 40), gap=8) for c in area]
    if (hidden := len(columns) - 2 * _ENDS) > 1:
        columns[_ENDS:-_ENDS] = [Row(Text(f"… {hidden} …", 40, quiet=True))]
    ends = [Text("/".join(map(rank_name, ranks)), 36, quiet=True) for ranks in (left, right)]
    arrows = [Icon(name, 30, quiet=True) for name in ("right", "left")]
    return Flow(width, [ends[0], arrows[0], *columns, arrows[1], ends[1]], gap=18)


@kept
def cliff(width: int, height: int) -> Sprite:
    """Return the rock: a jagged cliff of three tones, light from the left."""
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


@kept
def meadow(width: int, height: int, row: int, lit: bool = False) -> Image.Image:
    """Return a terrace: dusk, hills far away, grass in front. Each ``row`` has other hills; over one that is ``lit``
    the sun rises. Do not draw into it."""
    sky, high = theme.mix(SKY, _DAWN, 0.4) if lit else SKY, 100 * height / width
    pen = Pen(width, height, sky)
    if lit:
        for reach, part in ((1.5, 0.16), (1.1, 0.34), (0.72, 0.62)):
            pen.dot(_SUNRISE, 0.62 * high, reach * high, theme.mix(sky, _SUN, part))
    far = sorted(((x + 31 * row) % 100, h * high) for x, h in _HILLS)
    near = [(x, (0.9 - 0.03 * (k % 2)) * high) for k, x in enumerate(range(0, 101, 20), row)]
    foot = [(100, high), (0, high)]
    pen.shape([(0, 0.55 * high), *far, (100, 0.55 * high), *foot], theme.mix(sky, GRASS, 0.4))
    for x, tall in _PINES:
        at, base = 98.5 - x * (1 + row % 3 * 0.3), 0.93 * high
        top, wide, tone = base - tall * high, 0.2 * tall * high, theme.mix(theme.mix(sky, GRASS, 0.7), theme.INK, 0.22)
        pen.box(at - 0.14, base - 0.1 * high, at + 0.14, base, theme.mix(tone, theme.INK, 0.2))
        for part in (0.0, 0.25, 0.5):
            reach, peak = wide * (0.55 + part * 0.9), top + tall * high * part * 0.9
            pen.shape(
                [(at, peak), (at - reach, peak + 0.4 * tall * high), (at + reach, peak + 0.4 * tall * high)], tone
            )
    pen.shape([*near, *foot], GRASS)
    pen.shape([(0, high - 0.3), (100, high - 0.3), *foot], LOOK.panel)
    return pen.drawn()


def scales_of(areas: Sequence[Columns], room: float, highs: Sequence[float]) -> list[Scale]:
    """Return the largest scales at which these forts, with the places at their ends, fit: each into its height.

    Numbers and ends are alike on all; stones are as large as each fort has room for.
    """
    most, tallest = max(map(len, areas), default=0), [max(map(len, area), default=1) for area in areas]
    for k in (*_SCALES, 1):
        stones = [(high - _plate(k) - _FLAG) / count for high, count in zip(highs, tallest, strict=True)]
        if _free(most, room, k) >= _WIDEST * k and min(stones) >= _CLEAR and 3 * _LINE * k + 10 <= min(highs):
            break
    return [_scale(_free(len(area), room, k), stone, k) for area, stone in zip(areas, stones, strict=True)]


def _free(columns: int, room: float, k: float) -> float:
    """Return the room for a column of a fort with the places at its ends."""
    return (room - 2 * OPENING * k - 20) / max(1, columns) - SPACE


def _scale(free: float, stone: float, k: float) -> Scale:
    """Return the scale of a fort with this room for a column and for the height of a stone."""
    most = min(max(_GROWTH * _WIDEST * k, _BROAD), _FLAT * stone)
    # in steps, so that few sizes are drawn
    wide = max(_WIDEST * k, min(most, free) // 12 * 12)
    return Scale(k, max(_STONE, min(_HIGHEST, (0.62 if k > 1 else 0.72) * min(wide, free), stone) // 2 * 2), wide)


def _plate(k: float) -> int:
    """Return the height of the number at a column's foot."""
    return round(_PLATE * k)


def fort(canvas: Canvas, area: Columns, box: Box, seat: int, scale: Scale = LEAST) -> None:
    """Draw a fort on the lower edge of a box: a number at the foot of each column, a stone with its suit for every
    card.

    If there is no room for all columns, the inner ones, which are closed, are counted.
    """
    x, y, room, high = box
    k = scale.k
    shown, left_out = _shown(len(area), room)
    wide, plate = _column(len(shown), room, scale.wide), _plate(k)
    stone = _stone(area, high - plate - _FLAG, scale.stone)
    if stone > _SHORT:
        top = max(range(len(area)), key=lambda at: len(area[at]))
    else:
        stone, top = min(_SHORT, _stone(area, high - plate - _TEETH, scale.stone)), -1
    for at, column in enumerate(shown):
        left, foot = x + at * (wide + SPACE), y + high - plate
        canvas.box(left, foot, wide, plate, 4, STONE_DARK)
        word = f"+{left_out}" if column < 0 else RANKS[RANK[area[column][0]]]
        canvas.text(
            left + wide / 2, foot + plate / 2, word, size=round(27 * k), align="m", room=wide, least=20, role="sign"
        )
        if column >= 0:
            tower(canvas, area[column], (left, foot, wide, stone), seat, flag=column == top)


def at_last(area: Columns, pair: Sequence[int]) -> list[list[int]]:
    """Return the columns of a fort as they count in the end, with the face-down pair."""
    columns = [list(column) for column in area]
    if pair:
        del columns[pair[0] - 1][-2:]
        columns[pair[1] - 1].append(NO_CARD)
    return columns


def skyline(canvas: Canvas, columns: Columns, box: Box, seat: int, stone: int) -> None:
    """Draw the outline of a fort in the colour of its seat, with stones of this height."""
    x, y, room, high = box
    wide, colour, foot = _column(len(columns), room), theme.SEAT_COLOUR[seat], y + high - 6
    for k, column in enumerate(columns):
        left, top = x + k * (wide + SPACE), foot - stone * len(column)
        canvas.box(left, foot, wide, 6, 2, STONE_DARK)
        if not column:
            continue
        for n in range(len(column)):
            canvas.box(left, foot - stone * (n + 1), wide, stone - 2, 2, colour)
        tooth = max(3, wide // 5)
        for n in (0, 2, 4):
            canvas.box(left + n * (wide - tooth) / 4, top - 7, tooth, 9, 1, colour)


def _column(columns: int, room: float, most: float = _WIDEST) -> int:
    """Return the width of a column."""
    return int(min(most, room / max(1, columns) - SPACE))


def _stone(area: Columns, high: float, most: float) -> int:
    """Return the height of a stone."""
    return int(max(8, min(most, high / max(1, *map(len, area), 1))))


def _shown(columns: int, room: float) -> tuple[list[int], int]:
    """Return the columns there is room for, -1 if inner ones are left out, and how many these are."""
    most = int(room // (_NARROWEST + SPACE))
    if columns <= most:
        return list(range(columns)), 0
    left = most // 2
    right = most - left - 1
    return [*range(left), -1, *range(columns - right, columns)], columns - left - right


def fort_width(columns: int, room: float, most: float = _WIDEST) -> float:
    """Return how much of its room a fort takes; a column takes at most ``most``."""
    shown = len(_shown(columns, room)[0])
    return shown * (_column(shown, room, most) + SPACE)


def open_fort(canvas: Canvas, area: Columns, box: Box, seat: int, begins: str, scale: Scale = LEAST) -> None:
    """Draw a fort between the empty places at its ends; before the first card one place, with the word ``begins``.

    ``scale`` comes from ``scales_of``.
    """
    x, y, room, high = box
    k = scale.k
    wide = round(OPENING * k)
    foot, inner = y + high, room - 2 * wide - 16
    if not area:
        _plan(canvas, begins, box, seat)
        return
    left, right, _ = openings(area)
    opening(canvas, x, foot, [RANKS[rank] for rank in left], wide, k)
    fort(canvas, area, Box(x + wide + 8, y, inner, high), seat, scale)
    opening(
        canvas, x + wide + 12 + fort_width(len(area), inner, scale.wide), foot, [RANKS[rank] for rank in right], wide, k
    )


def _plan(canvas: Canvas, begins: str, box: Box, seat: int) -> None:
    """Draw the fort to come as a shadow with the seat's flag, and at its foot the word ``begins``."""
    x, y, room, high = box
    columns = len(_PLAN)
    wide, stone = int(min(96.0, (room - 40) / columns)), int(min(40.0, (high - _FLAG) / max(_PLAN)))
    left, foot, shade = x + (room - wide * columns) / 2, y + high, theme.mix(SKY, theme.INK, 0.34)
    if canvas.look.plain:
        shade = theme.mix(canvas.look.base, theme.INK, 0.34)
    for k, stones in enumerate(_PLAN):
        at, top, tooth = left + wide * k, foot - stone * stones, wide // 5
        canvas.box(at, top, wide, stone * stones, 0, shade)
        for n in (0, 2, 4):
            canvas.box(at + n * (wide - tooth) / 4, top - 9, tooth, 10, 1, shade)
    mast, top = left + wide * (_PLAN.index(max(_PLAN)) + 0.5), foot - stone * max(_PLAN)
    canvas.box(mast - 2, top - 30, 3, 30, 0, canvas.look.quiet)
    canvas.shape("right", mast + 9, top - 23, 18, theme.SEAT_COLOUR[seat])
    canvas.text(left + wide * columns / 2, foot - stone * 0.55, begins, size=30, align="m", room=wide * 4, least=20)


def opening(canvas: Canvas, x: float, foot: float, ranks: Sequence[str], wide: int = OPENING, k: float = 1) -> None:
    """Draw the empty place at an end of a fort, with the possible numbers one below the other."""
    line = round(_LINE * k)
    high = line * len(ranks) + 10
    ground = canvas.look.base if canvas.look.plain else SKY
    canvas.box(x, foot - high, wide, high, 6, theme.mix(ground, theme.INK, 0.34))
    canvas.outline(x, foot - high, wide, high, 6, 2, canvas.look.quiet, 7)
    for row, rank in enumerate(ranks):
        y = foot - high + 5 + line * (row + 0.5)
        canvas.text(x + wide / 2, y, rank, size=round(29 * k), align="m", room=wide - 4, least=20, role="sign")


def tower(
    canvas: Canvas, stones: Sequence[int], box: tuple[float, float, int, int], seat: int, *, flag: bool = False
) -> None:
    """Draw stones on the line y, each of this width and height, battlements on top, on the tallest a flag."""
    x, y, wide, high = box
    for card in stones:
        y -= high
        canvas.box(x, y, wide, high - 1, 3, theme.BACK if card < 0 else theme.IVORY)
        if card >= 0:
            _suit(canvas, SUITS[SUIT[card]], (x, y, wide, high))
    tooth, colour = max(3, wide // 5), theme.SEAT_COLOUR[seat]
    for k in (0, 2, 4):
        canvas.box(x + k * (wide - tooth) / 4, y - 7, tooth, 7, 1, colour)
    if flag:
        canvas.box(x + wide / 2 - 2, y - 27, 3, 20, 0, theme.CREAM)
        canvas.shape("right", x + wide / 2 + 8, y - 21, 14, colour)


def bastion(
    canvas: Canvas, stones: Sequence[int], box: tuple[float, float, int, int], seat: int, *, flag: bool = False
) -> None:
    """Draw a tower as ``tower`` does, large: hewn stones with an edge, battlements, on the tallest a flag on a mast."""
    x, y, wide, high = box
    for card in stones:
        y -= high
        edge = 6 if high > _EDGED else 0
        canvas.box(x, y, wide, high - 2, 5, theme.IVORY)
        canvas.box(x, y + high - 2 - edge, wide, edge, 3, theme.CARD_EDGE)
        if card < 0:
            canvas.box(x + 4, y + 4, wide - 8, high - 10 - edge, 4, theme.BACK)
        elif edge:
            suit, size = SUITS[SUIT[card]], max(6, min(high - 16, wide - 12))
            canvas.shape(suit, x + wide / 2, y + high / 2 - 4, size, theme.SUIT_COLOUR[suit])
        else:
            _suit(canvas, SUITS[SUIT[card]], (x, y, wide, high - 1))
    tooth, colour = max(6, wide // 5), theme.SEAT_COLOUR[seat]
    if flag:
        canvas.box(x + wide / 2 - 3, y - 84, 6, 84, 0, theme.CREAM)
        canvas.shape("right", x + wide / 2 + 30, y - 60, 48, colour)
    for k in (0, 2, 4):
        canvas.box(x + k * (wide - tooth) / 4, y - 14, tooth, 15, 2, colour)


def _suit(canvas: Canvas, suit: str, box: tuple[float, float, int, int]) -> None:
    """Draw the suit on a stone; a low and wide one has bands of its colour, which are visible when a sign is not."""
    x, y, wide, high = box
    colour, middle = theme.SUIT_COLOUR[suit], y + (high - 1) / 2
    if wide < _SIGNED:
        canvas.box(x + 1, y + high / 4, wide - 2, max(2, high // 2 - 1), 1, colour)
        return
    if high > LOW or (high > _SHORT and wide < 2 * high):
        canvas.shape(suit, x + wide / 2, middle, min(high - 6, wide - 8), colour)
        return
    size, inset = min(high + 1, wide - 8), 2 if high > 9 else 1
    band = round((wide - size) / 2 - 4)
    for left in (x + 3, x + wide - 3 - band) if 3 * size < wide else ():
        canvas.box(left, y + inset, band, high - 1 - 2 * inset, 1, colour)
    canvas.shape(suit, x + wide / 2, middle, size, colour)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw three towers of six large stones, one of each suit, against the evening sky."""
    size = canvas.image.width
    pen = Pen(size, size, _EVENING[0])
    pen.dot(76, 40, 52, _EVENING[1])
    pen.dot(76, 40, 38, _EVENING[2])
    pen.dot(76, 36, 23, _SUN)
    pen.shape([(0, 74), (18, 60), (40, 76), (70, 58), (100, 72), (100, 100), (0, 100)], _RIDGE)
    pen.oval((-40, 80, 140, 150), _MEADOW)
    middle = _LEFT + 1.5 * _WIDE
    top = _FOOT - 3 * _HIGH - 5
    pen.box(middle - 0.9, top - 13, middle + 0.9, top + 2, theme.INK)
    pen.shape([(middle + 0.9, top - 13), (middle + 22, top - 8), (middle + 0.9, top - 2)], _BANNER)
    for k, suits in enumerate(_TOWERS):
        _cover_tower(pen, _LEFT + k * _WIDE, suits)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)


def _cover_tower(pen: Pen, left: float, suits: str) -> None:
    """Draw stones with their suits on each other, on the top one battlements."""
    right, top = left + _WIDE, _FOOT - len(suits) * _HIGH
    pen.box(left - 0.9, top - 0.9, right + 0.9, _FOOT + 0.9, theme.INK)
    for k in range(3):
        x = left + k * (_WIDE - 7) / 2
        pen.box(x - 0.9, top - 6.4, x + 7.9, top, theme.INK)
        pen.box(x, top - 5.5, x + 7, top + 1, theme.IVORY)
    for k, suit in enumerate(suits):
        low = _FOOT - k * _HIGH
        pen.box(left, low - _HIGH, right, low, theme.INK)
        pen.box(left, low - _HIGH, right, low - 0.9, theme.IVORY)
        pen.box(left, low - 3.6, right, low - 0.9, _SHADE)
        pen.sign(suit, left + _WIDE / 2, low - _HIGH / 2 - 1.2, 16.5, theme.SUIT_COLOUR[suit])
