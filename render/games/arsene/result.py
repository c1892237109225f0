"""The result of Arsène: every player's robberies, how it ended, and the street at the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import CAUGHT, SHOPS
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.narration import NARRATION, robberies
from render.games.arsene.street import GEMS, TALL, TAPE, front
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Icon, Many, Node, Row, Seal, Text
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result

_HIGH = 132
"""Height of the street, px."""


def paint(view: ArseneView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the picture, 1200 x 764 pixels."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.chips[p]))
    rows = tuple(Rank(Plaque(people[p], p), str(s.chips[p]), detail=_robberies(s, p)) for p in order)
    return Result(
        LOOK,
        *words.both("arsene-title"),
        NARRATION.state_line(view, names(people), words),
        rows,
        len(s.winners),
        words("tricks-win"),
        words("arsene-chips"),
        NARRATION.story(s, words),
        own=lambda canvas, x, y, width, height: _street(canvas, s, words, x, y, width),
        own_height=_HIGH,
    ).drawn()


def _robberies(s: ArseneState, seat: int) -> Node:
    """Return by deal the tricks taken: in the colour of the shop with the haul, quiet for nothing, taped if caught."""
    parts: list[Node] = []
    for count, haul in zip([c[seat] for c in s.columns], [h[seat] for h in robberies(s)], strict=True):
        fill = TAPE if haul == CAUGHT else GEMS[count] if haul else LOOK.line
        seal = Seal(str(count), 34, fill, theme.INK if haul else theme.CREAM)
        told = Text(f"+{haul}", 26) if haul > 0 else Icon("times", 24, TAPE) if haul == CAUGHT else None
        parts.append(Row(seal, told, gap=3) if told else seal)
    return Many(parts, gap=10, grow=1, newest=True)


def _street(canvas: Canvas, s: ArseneState, words: Words, x: float, y: float, width: float) -> None:
    """Draw the street with the jewels left."""
    cell, wide = (width - 24) / len(SHOPS), round((_HIGH - 16) / TALL)
    for shop in SHOPS:
        left = x + 12 + (shop - 1) * cell + (cell - wide) / 2
        canvas.sprite(front(shop, s.shops[shop - 1], wide), left, y + 8)
        canvas.seal(left + 16, y + 24, 34, str(shop), theme.IVORY, theme.INK, LOOK.panel)
