"""The picture for looking back at a game: hands on one sheet. ``render.film`` makes the moving picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit import theme
from render.kit.look import Look
from render.kit.surface import Surface

CAPTION: Final = 56
"""Height of a name above a hand, px."""


def hands_sheet(hands: Sequence[tuple[str, Image.Image]], look: Look) -> Image.Image:
    """Return hands, each below its name: several two beside each other at half size, a single one at full size."""
    columns = min(2, len(hands))
    wide = theme.WIDTH // columns
    shown = [(name, hand if columns == 1 else hand.reduce(2)) for name, hand in hands]
    tall = CAPTION + max(hand.height for _, hand in shown)
    sheet = Surface(tall * -(-len(hands) // columns), look=look)
    for at, (name, hand) in enumerate(shown):
        row, column = divmod(at, columns)
        x, y = column * wide, row * tall
        sheet.text(x + theme.EDGE_SAFE, y + CAPTION / 2, name, size=theme.NAME_SIZE, room=wide - 2 * theme.EDGE_SAFE)
        sheet.image.paste(hand, (x, y + CAPTION))
    return sheet.image
