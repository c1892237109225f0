"""Sets of Jukugo Daifuda: groups of kanji cards on a lighter ground, with the kind on a pill below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import RANK, RANKS
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, KINDS, kanji
from locales import Words
from render.games.jukugo_daifuda.labels import kind_name
from render.games.jukugo_daifuda.words import suit_letter
from render.kit import shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.kanji_cards import kanji_card, kanji_height, steady
from render.kit.shapes import Sprite

GAP: Final = 4
"""Between cards of a set."""
RIM: Final = 6
"""How far the ground of a set reaches beyond its cards."""
BETWEEN: Final = 12
"""Between the grounds of two sets."""
PILL: Final = 36


def face(card: int, width: int, dim: bool = False) -> Sprite:
    """A card by its number."""
    if card >= BLACK_JOKER:
        return kanji_card(kanji()[card], "red" if card > BLACK_JOKER else "black", "", width, dim)
    return kanji_card(kanji()[card], RANKS[RANK[card]], suit_letter(card), width, dim)


def set_width(count: int, width: int) -> int:
    """How wide a set of ``count`` cards is with its ground."""
    return count * width + (count - 1) * GAP + 2 * RIM


def sets_width(sizes: Sequence[int], width: int) -> int:
    """How wide several sets in a row are."""
    return sum(set_width(n, width) for n in sizes) + BETWEEN * (len(sizes) - 1)


def fitting(sizes: Sequence[int], room: int, most: int) -> int:
    """The widest cards, at most ``most``, at which sets of these sizes fit into ``room`` pixels."""
    if not sizes:
        return most
    fixed = sets_width(sizes, 0)
    return min(most, steady((room - fixed) // sum(sizes)))


def draw_set(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    kind: int,
    cards: Sequence[int],
    words: Words,
    *,
    fresh: bool = False,
    double: bool = False,
) -> int:
    """One set with its cards' upper edge at ``y``; ``double``: it was hidden in the hand. Returns its width."""
    high, wide = kanji_height(width), set_width(len(cards), width)
    canvas.box(x, y - RIM, wide, high + 2 * RIM, 14, theme.MAT_LINE)
    if fresh:
        shapes.ring(canvas.image, x - 3, y - RIM - 3, wide + 6, high + 2 * RIM + 6, 16, 5, theme.MINT)
    for k, c in enumerate(cards):
        canvas.sprite(face(c, width), x + RIM + k * (width + GAP), y)
    name = kind_name(KINDS[kind], words)
    if double:
        name += "×2"
    pill = min(wide + BETWEEN - 4, max(84, round(text.width(name, text.BOLD, 26)) + 34))
    fill, colour = (theme.MINT, theme.INK) if fresh else (theme.PANEL, theme.CREAM)
    left, top = x + (wide - pill) // 2, y + high - 1
    canvas.pill(left, top, pill, PILL, "", fill=fill, line="" if fresh else theme.PANEL_LINE)
    middle = left + pill / 2
    canvas.text(middle, top + PILL / 2, name, size=26, colour=colour, align="m", room=pill - 16, least=18)
    return wide


def draw_coin(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """A coin, before a number of chips; round the middle x, y."""
    canvas.shape("ring", x, y, 26, colour)
    canvas.disc(x, y, 10, colour)


def draw_chips(canvas: Canvas, right: float, y: float, chips: int, size: int, colour: str, quiet: str) -> None:
    """A number of chips with its coin, ending at ``right``."""
    used = canvas.text(right, y, str(chips), size=size, colour=colour, align="r")
    draw_coin(canvas, right - used - 22, y, quiet)


def draw_sets(
    canvas: Canvas, x: int, y: int, width: int, sets: Sequence[Sequence[int]], words: Words, fresh: int = -1
) -> None:
    """Sets ``[kind, *cards]`` in a row; number ``fresh`` is the newest."""
    for at, (kind, *cards) in enumerate(sets):
        x += draw_set(canvas, x, y, width, kind, cards, words, fresh=at == fresh) + BETWEEN
