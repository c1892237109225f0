"""The drawings of Jukugo Daifuda: sets of kanji cards on a lighter ground, their kind on a pill, and the cover."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, KINDS, kanji, spell
from locales import Words
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.narration import kind_name, set_said
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.icons import shape
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.lines import balanced
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite, glyph, glyph_mask, rounded_mask
from render.kit.drawing.text import BOLD, signed
from render.kit.layout import Icon, Item, Node, Paint, Row, Text
from render.kit.pieces.cards import PAD, blank, finished, radius
from render.kit.pieces.kanji_cards import ASPECT, STEP, kanji_card, kanji_height
from render.large.parts import LEAST, Flow
from render.narration.spoken import figure

GAP: Final = 4
"""Gap between cards of a set."""
RIM: Final = 6
"""How far the ground of a set extends beyond its cards."""
BETWEEN: Final = 14
"""Gap between the grounds of two sets."""
PILL: Final = 36
LIFT: Final = 5
"""How far the newest set is raised, px."""
GOAL: Final = 8
"""The number of cards in sets with which a player goes out."""
NUMBERS: Final = "一二三四五六七八"
_LEGIBLE: Final = 36
"""The width from which on an empty place has its number, px."""
_NARROWEST: Final = 48
_EASY: Final = 72
"""The width down to which the cards of open sets shrink so that there is room for the empty places, px."""
_PLACE: Final = (24, 104)
"""The minimum and maximum width of an empty place, px."""
_ENOUGH: Final = 48
"""A width at which an empty place looks like one for a card, px."""
_APART: Final = 8
"""Gap between empty places, px."""
_KINDS: Final = 22
"""The size of the kinds below a line of sets without pills, px."""
_GROUPS, _WIDER, _SPARE = 18, 44, 6
"""Gap between sets without grounds, where they are on two lines, and between these, px."""

_WALL: Final = ("#8C9A5B", "#97A567")
_POST, _GRAIN = "#5A3A22", "#6E4A2C"
_PAPER, _SILK, _GOLD, _ROD, _SEAL = "#FBF3DF", "#2B3A63", "#C9A24A", "#3A2416", "#D8402A"
"""Colours of the cover."""
_WIDE, _HIGH, _BAND = 232, 286, 54
"""Width and height of its cards and the height of their bands, px."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A set: its kind by number, its cards in reading order; flags for the newest set and for a hidden one."""

    kind: int
    cards: tuple[int, ...]
    fresh: bool = False
    double: bool = False

    def name(self, words: Words) -> str:
        """Return the text of its pill."""
        return kind_name(KINDS[self.kind], words) + ("×2" if self.double else "")

    def told(self, words: Words) -> str:
        """Return the set in words."""
        said = set_said(self.kind, self.cards, words)
        said = words("jukugo_daifuda-alt-hidden", set=said) if self.double else said
        return words("spoken-marked", card=said, mark=words("jukugo_daifuda-new")) if self.fresh else said

    def wide(self, width: int, words: Words) -> float:
        """Return its width with its ground; never narrower than its name in the smallest type."""
        count = len(self.cards)
        least = text.width(self.name(words), text.BOLD, theme.LEAST_SIZE) + 20
        return max(count * width + (count - 1) * GAP + 2 * RIM, least)


def open_sets(view: JukugoDaifudaView, seat: int) -> list[Laid]:
    """Return the open sets of a seat."""
    fresh = view.s.last_at if view.s.last_seat == seat else -1
    return [Laid(kind, tuple(cards), at == fresh) for at, (kind, *cards) in enumerate(view.s.sets[seat])]


def sets_told(sets: Sequence[Laid], words: Words) -> str:
    """Return sets in words, as a list."""
    return words.listed([laid.told(words) for laid in sets])


def ron_sets(view: JukugoDaifudaView) -> list[Laid]:
    """Return the winning arrangement of the round before, the set with the daifuda as the newest."""
    s = view.s
    return [Laid(kind, tuple(cards), s.ron_card in cards, bool(hidden)) for kind, hidden, *cards in s.ron_sets]


def large_sets(sets: Sequence[Laid], words: Words, width: float) -> Node:
    """Return sets in large print: their kanji on an ivory ground, and their kind."""

    def one(laid: Laid) -> Node:
        signs = [kanji()[card] for card in laid.cards]
        wide = len(signs) * 58 + 16

        def draw(canvas: Canvas, x: float, y: float, _width: float, height: float) -> None:
            canvas.box(x, y, wide, round(height), 12, theme.MINT if laid.fresh else theme.IVORY)
            for k, sign in enumerate(signs):
                glyph(canvas.image, x + 37 + 58 * k, y + height / 2, sign, 52, theme.INK, face=text.DECK)

        return Row(Paint(wide, 72, draw), Text(laid.name(words), LEAST, quiet=True), gap=10)

    return Flow(width, [one(laid) for laid in sets], gap=24)


def face(card: int, width: int) -> Sprite:
    """Return a card by its number."""
    if card >= BLACK_JOKER:
        return kanji_card(kanji()[card], "red" if card > BLACK_JOKER else "black", "", width)
    return kanji_card(kanji()[card], RANKS[RANK[card]], SUITS[SUIT[card]], width)


def _over(width: int) -> int:
    """Return how far a pill overlaps cards of this width: on small ones it would hide the kanji."""
    return 8 if width >= 72 else -2


def set_height(width: int) -> float:
    """Return the height of a set from the upper edge of its ground to the lower one of its pill."""
    return RIM + kanji_height(width) + PILL - _over(width)


def draw_set(canvas: Canvas, x: float, y: float, width: int, laid: Laid, words: Words) -> None:
    """Draw one set with the upper edge of its ground at ``y``."""
    high, wide = kanji_height(width), laid.wide(width, words)
    y -= LIFT * laid.fresh
    canvas.slab(x, y, wide, high + 2 * RIM, radius=14, fill=canvas.look.mat_line, edge=0, depth=4)
    if laid.fresh:
        canvas.outline(x - 3, y - 3, round(wide) + 6, high + 2 * RIM + 6, 16, 5, theme.MINT)
    count = len(laid.cards)
    left = x + (wide - count * width - (count - 1) * GAP) / 2
    for k, c in enumerate(laid.cards):
        canvas.sprite(face(c, width), left + k * (width + GAP), y + RIM)
    name = laid.name(words)
    pill = round(min(wide + BETWEEN - 4, max(84, text.width(name, text.BOLD, 26) + 34)))
    fill, colour = (theme.MINT, theme.INK) if laid.fresh else (canvas.look.panel, theme.CREAM)
    middle, top = x + wide / 2, y + RIM + high - _over(width)
    canvas.pill(middle - pill / 2, top, pill, PILL, "", fill=fill, line="" if laid.fresh else canvas.look.line)
    canvas.text(middle, top + PILL / 2, name, size=26, colour=colour, align="m", room=pill - 14, least=20)


def set_node(laid: Laid, width: int, words: Words) -> Paint:
    """Return a set with its pill as a part of a picture."""

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        draw_set(canvas, x, y, width, laid, words)

    return Paint(laid.wide(width, words), set_height(width), draw)


def _rows(sets: Sequence[Laid], width: int, room: float, words: Words) -> tuple[Flow, float]:
    """Return the sets in rows no wider than ``room``, with cards of this width; and the widest row."""
    rows = Flow(room, [set_node(laid, width, words) for laid in sets], gap=BETWEEN, lead=8, middle=True)
    return rows, max(row.want for row in rows.lines)


def _fits(sets: Sequence[Laid], width: int, box: Box, words: Words) -> bool:
    rows, across = _rows(sets, width, box.width, words)
    return across <= box.width and rows.height <= box.height


def draw_sets(canvas: Canvas, box: Box, sets: Sequence[Laid], words: Words, most: int) -> None:
    """Draw sets in the middle of the box, as large as there is room for, at most ``most`` px a card.

    They are in rows, or, if these have no room, in lines with their kinds in small words below.
    """
    if not sets:
        return
    width = fit(range(most // STEP * STEP, _NARROWEST - 1, -STEP), lambda width: _fits(sets, width, box, words))
    if _fits(sets, width, box, words):
        _rows(sets, width, box.width, words)[0].within(canvas, box)
    else:
        _lines(canvas, box, sets, words)


def _lines(canvas: Canvas, box: Box, sets: Sequence[Laid], words: Words) -> None:
    """Draw all sets without grounds on one line or two, whichever has the larger cards, the kinds in small words
    below."""
    ways = [[sets], *([sets[:cut], sets[cut:]] for cut in range(1, len(sets)))]
    way = max(ways, key=lambda way: (_in_lines(way, box), -len(way)))
    wide = _in_lines(way, box)
    for line, part in zip(way, box.rows(len(way), _SPARE), strict=True):
        _line(canvas, part, line, wide, words, kinds=3 - len(way))


def _in_lines(way: Sequence[Sequence[Laid]], box: Box) -> int:
    """Return the width of cards with which sets in these lines have room."""
    foot = _foot(3 - len(way))
    high = box.rows(len(way), _SPARE)[0].height - foot
    gap = _GROUPS if len(way) == 1 else _WIDER
    across = ((box.width - gap * (len(line) - 1)) / sum(len(laid.cards) for laid in line) - 2 for line in way)
    return int(min((*across, high / ASPECT)))


def _foot(kinds: int) -> float:
    """Return the height of this many lines of a kind, px."""
    return (0.3 + 1.05 * kinds) * _KINDS


def _line(canvas: Canvas, box: Box, sets: Sequence[Laid], wide: int, words: Words, kinds: int) -> None:
    """Draw sets on one line, each kind below on up to so many lines."""
    gap, foot = (_GROUPS if kinds > 1 else _WIDER), _foot(kinds)
    count = sum(len(laid.cards) for laid in sets)
    x, high = box.x + (box.width - count * (wide + 2) - gap * (len(sets) - 1)) / 2, kanji_height(wide)
    y = box.y + (box.height - high - foot) / 2
    for laid in sets:
        span = len(laid.cards) * (wide + 2) - 2
        for k, card in enumerate(laid.cards):
            canvas.sprite(face(card, wide), x + k * (wide + 2), y)
        colour = theme.MINT if laid.fresh else theme.CREAM
        if laid.fresh:
            canvas.outline(x - 5, y - 5, span + 10, high + 10, 10, 4, theme.MINT)
        name = laid.name(words)
        parts = balanced(name, text.BOLD, _KINDS, span + gap - 4) if kinds > 1 else (name,)
        for k, part in enumerate(parts[:2]):
            at = y + high + (0.85 + 1.1 * k) * _KINDS
            canvas.text(x + span / 2, at, part, size=_KINDS, colour=colour, align="m", room=span + gap, least=16)
        x += span + gap


def draw_shelf(canvas: Canvas, box: Box, sets: Sequence[Laid], words: Words, most: int) -> None:
    """Draw open sets, and beside or below them an empty place for each card that is missing to the goal."""
    missing = GOAL - sum(len(laid.cards) for laid in sets)
    if not sets:
        _places(canvas, box, missing)
        return

    def rest(width: int) -> tuple[Box, Box]:
        """Return the part of the sets and the free one: below them, or beside them if the places are larger there."""
        rows, across = _rows(sets, width, box.width, words)
        below = box.head(rows.height), box.below(rows.height + 12)
        beside = box.left(across), box.beside(across + 20)
        return max(below, beside, key=lambda parts: min(_ENOUGH, _grid(parts[1], missing)[1]))

    def fits(width: int) -> bool:
        return _fits(sets, width, box, words) and _grid(rest(width)[1], missing)[1] >= _PLACE[0]

    width = fit(range(most // STEP * STEP, _EASY - 1, -STEP), fits) if missing > 0 else 0
    if not width or not fits(width):
        draw_sets(canvas, box, sets, words, most)
        return
    part, free = rest(width)
    draw_sets(canvas, part, sets, words, width)
    _places(canvas, free, missing)


def _grid(box: Box, count: int) -> tuple[int, int]:
    """Return the columns and the width of empty places as large as there is room for; of equals the most columns."""

    def wide(columns: int) -> float:
        part = Box(0, 0, box.width + _APART, box.height + _APART).columns(columns)[0].rows(-(-count // columns))[0]
        return min(_PLACE[1], part.width - _APART, (part.height - _APART) / ASPECT)

    columns = max(range(GOAL // 2, 0, -1), key=wide)
    return min(columns, count), int(wide(columns))


def _places(canvas: Canvas, box: Box, count: int) -> None:
    """Draw empty places in the middle of a box, numbered up to the last card that is missing."""
    columns, wide = _grid(box, count)
    high, rows = kanji_height(wide), -(-count // columns)
    tone = theme.mix(canvas.look.mat_line, theme.IVORY, 0.14)
    goal = theme.mix(tone, theme.MINT, 0.5)
    block = box.centred(columns * (wide + _APART) - _APART, rows * (high + _APART) - _APART)
    for k in range(count):
        row, column = divmod(k, columns)
        x, y = block.x + column * (wide + _APART), block.y + row * (high + _APART)
        colour = goal if k == count - 1 else tone
        canvas.outline(x, y, wide, high, radius(wide) + 2, 2, colour)
        sign = NUMBERS[GOAL - count + k]
        if wide >= _LEGIBLE:
            glyph(canvas.image, x + wide / 2, y + high / 2, sign, round(wide * 0.6), colour)


def chips(number: int, words: Words) -> Item:
    """Return a number of chips with a coin, for the score of a plaque."""

    def make(k: float) -> Row:
        return Row(Icon("ring", round(28 * k), quiet=True), Text(signed(number), round(44 * k)), gap=7)

    return Item(make, chips_told(number, words))


def chips_told(number: int, words: Words) -> str:
    """Return a number of chips in words."""
    return words("jukugo_daifuda-alt-chips", count=number, number=figure(signed(number), words))


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a word of two cards before a scroll with its seal."""
    size = canvas.image.width
    pen = Pen(size, size, _WALL[0])
    pen.dot(50, 42, 62, _WALL[1])
    for left in (0, 93):
        pen.box(left, 0, left + 7, 100, _POST)
        pen.box(left + 2.6, 0, left + 3.8, 100, _GRAIN)
    _scroll(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    x, y = size * 0.33, size * 0.84
    canvas.box(x - 42, y - 42, 84, 84, 12, _SEAL)
    for k, sign in enumerate("熟語"):
        glyph(canvas.image, x, y - 18 + 36 * k, sign, 38, _PAPER, face=BOLD)
    for card, sign, across, down, turn in zip(
        spell("日本"), "日本", (0.315, 0.675), (0.34, 0.68), (5, -6), strict=True
    ):
        canvas.card(_cover_card(card, sign), size * across, size * down, turn)


def _cover_card(card: int, sign: str) -> Sprite:
    """Return a card with a sign that can be read when the cover is small."""
    image, suit = blank(_WIDE, _HIGH), SUITS[SUIT[card]]
    band = rounded_mask(_WIDE - 4, _HIGH - 4, radius(_WIDE) - 2).crop((0, 0, _WIDE - 4, _BAND))
    image.paste(theme.SUIT_TINT[suit], (PAD + 2, PAD + 2), band)
    index = glyph_mask(RANKS[RANK[card]], BOLD, 50, 80)
    image.paste(theme.SUIT_INK[suit], (PAD + 18, PAD + 2 + (_BAND - index.height) // 2), index)
    shape(image, suit, PAD + _WIDE - 60, PAD + 8, 42, theme.SUIT_COLOUR[suit])
    mask = glyph_mask(sign, BOLD, 214, _WIDE - 12)
    left, top = PAD + (_WIDE - mask.width) // 2, PAD + _BAND + (_HIGH - _BAND - mask.height) // 2
    image.paste(theme.INK, (left, top), mask)
    return finished(image)


def _scroll(pen: Pen) -> None:
    """Draw a hanging scroll: its cord, paper with borders of silk, and the rod."""
    pen.line([(30, 5), (50, -4), (70, 5)], 1, _ROD)
    pen.box(17, 4, 83, 101, _SILK)
    pen.box(17, 8.4, 83, 10.4, _GOLD)
    pen.box(23, 13, 77, 101, _PAPER)
    pen.box(14, 2, 86, 6.4, _ROD)
