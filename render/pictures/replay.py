"""The picture for looking back at a game: hands on one sheet. ``render.pictures.film`` makes the moving picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.look import Look, Style
from render.kit.surface import Surface
from render.large.parts import LEAST

CAPTION: Final = 56
"""Height of a name above a hand, px."""


def hands_sheet(hands: Sequence[tuple[str, Image.Image]], look: Look, style: Style = "usual") -> Image.Image:
    """Return hands, each below its name: several two beside each other at half size, a single one at full size.

    In large print all are at full size.
    """
    columns = 1 if style == "large" else min(2, len(hands))
    wide = theme.WIDTH // columns
    shown = [(name, hand if columns == 1 else hand.reduce(2)) for name, hand in hands]
    rows = [shown[first : first + columns] for first in range(0, len(shown), columns)]
    tall = [CAPTION + max(hand.height for _, hand in row) for row in rows]
    sheet = Surface(sum(tall), look=look if style == "usual" else replace(look, plain=True))
    size = max(theme.NAME_SIZE, LEAST) if style == "large" else theme.NAME_SIZE
    for at, row in enumerate(rows):
        y = sum(tall[:at])
        for column, (name, hand) in enumerate(row):
            left, room = column * wide + theme.EDGE_SAFE, wide - 2 * theme.EDGE_SAFE
            least = size if style == "large" else None
            sheet.text(left, y + CAPTION / 2, name, size=size, room=room, least=least)
            sheet.image.paste(hand, (column * wide, y + CAPTION))
    return sheet.image
