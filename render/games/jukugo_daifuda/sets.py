"""Sets of Jukugo Daifuda: groups of kanji cards on a lighter ground, with the kind on a pill below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, JOKERS, KINDS, REPEAT, kanji
from locales import Words
from render.games.jukugo_daifuda.narration import kind_name, set_said
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.kanji_cards import STEP, kanji_card, kanji_height
from render.kit.layout import Icon, Item, Row, Text
from render.kit.shapes import Sprite
from render.kit.text import signed
from render.narration.spoken import figure

GAP: Final = 4
"""Gap between cards of a set."""
RIM: Final = 6
"""How far the ground of a set extends beyond its cards."""
BETWEEN: Final = 14
"""Gap between the grounds of two sets."""
PILL: Final = 36
_NARROWEST: Final = 48


class Box(NamedTuple):
    """A place on the canvas, pixels."""

    x: float
    y: float
    width: float
    height: float


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


def cards_of(signs: str) -> list[int]:
    """Return the cards with these signs; the first 々 is the black joker."""
    jokers = iter(JOKERS)
    return [next(jokers) if sign == REPEAT else kanji().index(sign) for sign in signs]


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


def draw_set(canvas: Canvas, x: float, y: float, width: int, laid: Laid, words: Words) -> float:
    """Draw one set with the upper edge of its ground at ``y``; return its width."""
    high, wide = kanji_height(width), laid.wide(width, words)
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
    return wide


def _rows(sets: Sequence[Laid], width: int, room: float, words: Words) -> list[list[Laid]]:
    """Return the sets in rows that are no wider than ``room``."""
    rows, used = [list[Laid]()], 0.0
    for laid in sets:
        wide = laid.wide(width, words)
        if rows[-1] and used + wide > room:
            rows, used = [*rows, []], 0.0
        rows[-1].append(laid)
        used += wide + BETWEEN
    return rows


def draw_sets(canvas: Canvas, box: Box, sets: Sequence[Laid], words: Words, most: int) -> None:
    """Draw sets in rows in the middle of the box, as large as there is room for, at most ``most`` px a card."""
    if not sets:
        return
    for width in range(most // STEP * STEP, _NARROWEST - 1, -STEP):
        rows = _rows(sets, width, box.width, words)
        used = [sum(s.wide(width, words) + BETWEEN for s in row) - BETWEEN for row in rows]
        high = len(rows) * (set_height(width) + 8) - 8
        if high <= box.height and max(used) <= box.width:
            break
    y = box.y + (box.height - high) / 2
    for row, wide in zip(rows, used, strict=True):
        x = box.x + (box.width - wide) / 2
        for laid in row:
            x += draw_set(canvas, x, y, width, laid, words) + BETWEEN
        y += set_height(width) + 8


def chips(number: int, words: Words) -> Item:
    """Return a number of chips with a coin, for the score of a plaque."""

    def make(k: float) -> Row:
        return Row(Icon("ring", round(28 * k), quiet=True), Text(signed(number), round(44 * k)), gap=7)

    return Item(make, chips_told(number, words))


def chips_told(number: int, words: Words) -> str:
    """Return a number of chips in words."""
    return words("jukugo_daifuda-alt-chips", count=number, number=figure(signed(number), words))
