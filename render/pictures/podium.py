"""The podium beside a ranking: the game as a card, below it the first three people on their steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.pieces.person import Person
from render.pictures import leaders
from render.printed import Emblem, printed

MOST: Final = 3
"""The most people on it."""
_ORDER: Final = (1, 0, 2)
"""Who stands from left to right: the second, the first, the third."""
_RISE: Final = {1: 196, 2: 134, 3: 94}
"""The height of a step by its place, px."""
_WIDE: Final = (90, 112, 90)
"""The widths of the steps from left to right, px."""
_FACE: Final = {1: 118, 2: 92, 3: 88}
"""The diameter of a portrait by its place, px."""
_EQUAL: Final = 82
"""The largest diameter if several are the first, px."""
_CARD: Final = 176
"""The least side of the game's card, px."""
_LARGEST: Final = 280


class Step(NamedTuple):
    """A person with their place, and the number of their colour."""

    place: int
    at: int
    who: Person


def draw(canvas: Canvas, emblem: Emblem, steps: Sequence[Step], score: str) -> None:
    """Draw the column at the left, down to the lower edge; ``score`` is that of the first."""
    left, middle, foot = theme.EDGE_SAFE, theme.EDGE_SAFE + leaders.WIDE / 2, canvas.height
    head = foot - _RISE[1] - _FACE[1] - 34
    leaders.shine(canvas, middle, foot - _RISE[1] - _FACE[1] / 2, 760)
    top = theme.BAR_HEIGHT + 20
    card = round(min(_LARGEST, max(_CARD, head - top - 20)))
    canvas.card(printed(emblem, "", card, card), middle, top + card / 2, -4)
    shown = steps[:MOST]
    most = _EQUAL if len([step for step in shown if step.place == 1]) > 1 else _FACE[1]
    for column, (wide, at) in enumerate(zip(_WIDE, _ORDER, strict=True)):
        x = left + sum(_WIDE[:column]) + wide / 2
        if at < len(shown):
            _step(canvas, x, foot, wide, shown[at], most)
    if score:
        canvas.text(middle, foot - 34, score, size=38, colour=theme.INK, align="m", room=_WIDE[1] - 8, role="leading")


def _step(canvas: Canvas, x: float, foot: float, wide: int, step: Step, most: int) -> None:
    """Draw a step with the person on it, whose portrait is at most ``most`` px large."""
    won, rise, face = step.place == 1, _RISE[step.place], min(_FACE[step.place], most)
    front = theme.MINT if won else canvas.look.line
    top = foot - rise
    canvas.slab(x - wide / 2, top, wide, rise + 20, radius=8, fill=front, edge=0, depth=4)
    canvas.box(x - wide / 2, top, wide, 12, 6, theme.mix(front, theme.IVORY, 0.4))
    ink = theme.INK if won else theme.CREAM
    canvas.text(
        x, top + (60 if won else 52), str(step.place), size=72 if won else 52, colour=ink, align="m", role="sign"
    )
    # The row beside it has the name; a seal with its letter would lie on the next step.
    y = top - face / 2 - 4
    if won:
        leaders.crowned(canvas, x, y, face, step.at, step.who, 40, lettered=False)
    else:
        canvas.portrait(x, y, face, step.who, step.at % len(theme.SEAT_COLOUR), "sign", lettered=False)
