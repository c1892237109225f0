"""The result of Arsène: every player's robberies, how it ended, and the street at the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import CAUGHT, SHOPS
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.narration import NARRATION, robberies, shops_told
from render.games.arsene.street import GEMS, TALL, TAPE, front
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Icon, Item, Many, Node, Row, Seal, Text
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.telling import Telling

_HIGH = 132
"""Height of the street, px."""
_LATEST = (10, 5, 2)
"""The number of latest deals that a description tells if all are too many."""


def shown(view: ArseneView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.chips[p]))

    def row(p: int) -> Rank:
        chips = words("arsene-amount", count=s.chips[p], number=str(s.chips[p]))
        return Rank(Plaque(people[p], p), str(s.chips[p]), detail=_robberies(s, p, words), total_told=chips)

    return Result(
        LOOK,
        *words.both("arsene-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(map(row, order)),
        len(s.winners),
        words("tricks-win"),
        words("arsene-chips"),
        NARRATION.story(s, words),
        own=lambda canvas, x, y, width, height: _street(canvas, s, words, x, y, width),
        own_height=_HIGH,
        remarks=(shops_told(s, words),),
    )


def _robberies(s: ArseneState, seat: int, words: Words) -> Item:
    """Return by deal the tricks taken: in the colour of the shop with the haul, quiet for nothing, taped if caught."""
    parts, told = list[Node](), list[str]()
    for count, haul in zip([c[seat] for c in s.columns], [h[seat] for h in robberies(s)], strict=True):
        key = f"arsene-alt-{'caught' if haul == CAUGHT else 'robbed'}"
        told.append(words(key, tricks=str(count), chips=str(haul)) if haul else str(count))
        fill = TAPE if haul == CAUGHT else GEMS[count] if haul else LOOK.line
        seal = Seal(str(count), 34, fill, theme.INK if haul else theme.CREAM)
        beside = Text(f"+{haul}", 26) if haul > 0 else Icon("times", 24, TAPE) if haul == CAUGHT else None
        parts.append(Row(seal, beside, gap=3) if beside else seal)
    latest = [words("arsene-alt-latest", deals=words.listed(told[-most:])) for most in _LATEST if most < len(told)]
    row = Many(parts, gap=10, grow=1, newest=True)
    return Item(lambda k: row, (words("arsene-alt-deals", deals=words.listed(told)), *latest))


def _street(canvas: Canvas, s: ArseneState, words: Words, x: float, y: float, width: float) -> None:
    """Draw the street with the jewels left."""
    cell, wide = (width - 24) / len(SHOPS), round((_HIGH - 16) / TALL)
    for shop in SHOPS:
        left = x + 12 + (shop - 1) * cell + (cell - wide) / 2
        canvas.sprite(front(shop, s.shops[shop - 1], wide), left, y + 8)
        canvas.seal(left + 16, y + 24, 34, str(shop), theme.IVORY, theme.INK, LOOK.panel)
