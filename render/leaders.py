"""The column beside a table of people: the game as a card, and below it who leads, large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import write_name
from render.kit.person import Person
from render.printed import printed
from render.shelf import Emblem

WIDE: Final = 292
"""Width of the column, px."""
ALONE: Final = 300
LEADING: Final = 596
"""Height of the column without and with leaders, px."""
_CARD: Final = 236
"""Width of the game's card, px."""
_FACES: Final = 3
"""The most leaders who are shown."""


def draw(canvas: Canvas, top: int, emblem: Emblem, leaders: Sequence[tuple[int, Person]], score: str) -> None:
    """Draw the column at the left edge: the card, up to three portraits with a crown, a lone leader's name, the score.

    ``leaders`` are people with the numbers of their colours.
    """
    middle = theme.EDGE_SAFE + WIDE / 2
    canvas.card(printed(emblem, "", _CARD, _CARD), middle, top + 146, -4)
    if not leaders:
        return
    shown, size, y = leaders[:_FACES], 132 if len(leaders) == 1 else 84, top + 356.0
    for k, (at, who) in enumerate(shown):
        x = middle + (k - (len(shown) - 1) / 2) * (size + 12)
        canvas.disc(x, y, size + 12, theme.MINT)
        canvas.portrait(x, y, size, who, at % len(theme.SEAT_COLOUR), "sign")
        canvas.seal(x, y - size / 2 - 4, 44, "*crown", theme.MINT, theme.INK, canvas.look.base)
    y += size / 2 + 40
    if len(leaders) == 1:
        write_name(canvas, theme.EDGE_SAFE, y, WIDE, shown[0][1].name, 32, theme.CREAM, "m", height=60)
        y += 58
    canvas.text(middle, y, score, size=64, colour=theme.MINT, align="m", room=WIDE, least=40, role="leading")
