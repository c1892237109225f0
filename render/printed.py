"""A game as a printed card: its cover in an ivory frame, below it the title."""

from __future__ import annotations

from render.kit import cards, shapes, theme
from render.kit.kept import kept
from render.kit.lines import balanced
from render.kit.shapes import Sprite
from render.kit.text import BOLD
from render.shelf import Emblem, emblem_at


@kept
def printed(emblem: Emblem, title: str, wide: int, high: int) -> Sprite:
    """Return a game's cover as a printed card, below it the title if there is one."""
    image, edge = cards.blank(wide, high), max(3, round(wide * 0.05))
    side = wide - 2 * edge
    image.paste(
        emblem_at(emblem, side), (cards.PAD + edge, cards.PAD + edge), shapes.rounded_mask(side, side, side // 22)
    )
    if title:
        room = high - side - 3 * edge
        lines, size = _fitted(title, side, room)
        for k, line in enumerate(lines):
            mask = shapes.glyph_mask(line, BOLD, size, side)
            y = cards.PAD + 2 * edge + side + room / 2 + (k - (len(lines) - 1) / 2) * size * 1.2
            x = cards.PAD + (wide - mask.width) / 2
            image.paste(theme.INK, (round(x), round(y - mask.height / 2)), mask)
    return cards.finished(image, title)


def _fitted(title: str, room: float, height: float) -> tuple[tuple[str, ...], int]:
    """Return a title on at most two lines, as large as it fits."""
    for size in range(46, 20, -2):
        lines = tuple(balanced(title, BOLD, size, room))
        if len(lines) <= 2 and len(lines) * size * 1.2 <= height:
            break
    return lines, size
