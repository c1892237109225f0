"""The column beside a table of people: the game as a card, and below it who leads, large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.layout import write_name
from render.kit.pieces.person import Person
from render.printed import Emblem, printed

WIDE: Final = 292
"""Width of the column, px."""
ALONE: Final = 300
LEADING: Final = 596
"""Height of the column without and with leaders, px."""
_CARD: Final = 236
"""Width of the game's card, px."""
_GROWN: Final = 1.36
"""The largest scale of portraits and score, in a high column; the card is at most ``_WIDEST`` px wide."""
_WIDEST: Final = 268
_FACES: Final = 3
"""The most leaders who are shown."""


def draw(
    canvas: Canvas,
    top: int,
    emblem: Emblem,
    leaders: Sequence[tuple[int, Person]],
    score: str,
    left: int = theme.EDGE_SAFE,
) -> None:
    """Draw the column: the card, up to three portraits with a crown, a lone leader's name, the score ("": none).

    ``leaders`` are people with the numbers of their colours. The column is as large as the height of the picture
    allows.
    """
    middle = left + WIDE / 2
    k = min(_GROWN, max(1.0, (canvas.height - top) / LEADING))
    card = round(min(_WIDEST, _CARD * k))
    shine(canvas, middle, top + 28 + card + (92 * k if leaders else -card / 2), round(660 * k))
    canvas.card(printed(emblem, "", card, card), middle, top + 28 + card / 2, -4)
    if not leaders:
        return
    shown, size = leaders[:_FACES], round((132 if len(leaders) == 1 else 84) * (k if len(leaders) == 1 else 1))
    y = top + 28 + card + (26 + 66) * k
    for n, (at, who) in enumerate(shown):
        x = middle + (n - (len(shown) - 1) / 2) * (size + 12)
        crowned(canvas, x, y, size, at, who, round(44 * k) if len(shown) == 1 else 44)
    y += size / 2 + 40 * k
    if len(leaders) == 1:
        name, high = round(32 * k), round(60 * k)
        write_name(canvas, left, y, WIDE, shown[0][1].name, name, theme.CREAM, "m", height=high)
        y += 58 * k
    if not score:
        return
    size = round(64 * k)
    canvas.text(middle, y, score, size=size, colour=theme.MINT, align="m", room=WIDE, least=40, role="leading")


def shine(canvas: Canvas, x: float, y: float, wide: int) -> None:
    """Draw rays below the bar around x, y, behind what is celebrated there; a plain look has none."""
    high = min(wide, round(2 * (y - theme.BAR_HEIGHT - 4)))
    if not canvas.look.plain:
        glow = theme.mix(canvas.look.base, theme.IVORY, 0.07)
        stamp(canvas.image, glow, round(x - wide / 2), round(y - high / 2), rays(wide, high))


def crowned(
    canvas: Canvas, x: float, y: float, size: int, at: int, who: Person, crown: int = 44, *, lettered: bool = True
) -> None:
    """Draw a portrait of a diameter in mint with a crown above it; ``at`` is the number of its colour."""
    canvas.disc(x, y, size + 12, theme.MINT)
    canvas.portrait(x, y, size, who, at % len(theme.SEAT_COLOUR), "sign", lettered=lettered)
    canvas.seal(x, y - size / 2 - 4, crown, "*crown", theme.MINT, theme.INK, canvas.look.base)
