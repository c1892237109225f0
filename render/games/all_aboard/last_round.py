"""The result of the last round: a strip below the table, or beside the railway with many players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.all_aboard.state import AllAboardState, AllAboardView
from locales import Words
from render.games.all_aboard import LOOK
from render.kit.canvas import Canvas
from render.kit.cards import mini_height
from render.kit.joker_pack import small
from render.kit.layout import stacked
from render.kit.person import Person
from render.kit.text import signed
from render.kit.trick_table import two_lines

HEIGHT: Final = 150
"""Of the strip below the table, px."""
FEW: Final = 3
"""The number of fans of eight cards that are readable side by side in the strip."""
_CARD, _LARGE, _PORTRAIT = 44, 60, 38
"""Widths, px, of cards and portraits."""
_HEADING, _POINTS = 46, 204
"""On the panel, px: the height of its heading, the width of the area beside a fan."""
_SEAT: Final = _PORTRAIT + 5 + mini_height(_CARD)
"""Height of a seat with its fan below, px."""


def draw(canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, top: float) -> None:
    """Draw by seat the points of the last round, the proofs, and the cards left in hand."""
    told = two_lines(words("all_aboard-last-round"))
    told.place(canvas, 40, top + (HEIGHT - told.height) / 2, 128)
    wide = 1000 / view.seats
    for p, cards in enumerate(view.s.last_hands):
        x = 180 + wide * p
        _points(canvas, view.s, p, people[p], x, top + 36)
        _fan(canvas, cards, x, top + 72, wide - 14)


def beside(
    canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, box: tuple[float, float, float, float]
) -> None:
    """Draw the same on a panel, four in a column, more in two; ``box``: left, top, width, height, px."""
    x, y, width, height = box
    canvas.slab(x, y, width, height, radius=26, fill=LOOK.panel, line=LOOK.line)
    x, width = x + 24, width - 2 * 24
    canvas.text(x, y + 28, words("all_aboard-last-round"), size=26, colour=LOOK.quiet, room=width)
    columns = 1 if view.seats < 5 else 2
    wide, high = (width + 16) / columns - 16, (height - _HEADING - 10) / -(-view.seats // columns)
    for p, cards in enumerate(view.s.last_hands):
        left, top = x + (wide + 16) * (p % columns), y + _HEADING + high * (p // columns)
        if columns == 1:
            _points(canvas, view.s, p, people[p], left, top + high / 2)
            _fan(canvas, cards, left + _POINTS, top + (high - mini_height(_LARGE)) / 2, wide - _POINTS, _LARGE)
        else:
            top += (high - _SEAT) / 2
            _points(canvas, view.s, p, people[p], left, top + _PORTRAIT / 2)
            _fan(canvas, cards, left, top + _SEAT - mini_height(_CARD), wide)


def _points(canvas: Canvas, s: AllAboardState, p: int, who: Person, x: float, y: float) -> None:
    """Draw portrait, points and proofs of a seat; ``y`` is their middle."""
    canvas.portrait(x + _PORTRAIT / 2, y, _PORTRAIT, who, p, "sign", LOOK.panel)
    canvas.text(x + 44, y, signed(s.columns[-1][p]), size=30, room=50)
    proofs = stacked(s.last_proofs[p])(0.94)
    proofs.place(canvas, x + 112, y - proofs.height / 2, proofs.want)


def _fan(canvas: Canvas, cards: Sequence[int], x: float, y: float, room: float, wide: int = _CARD) -> None:
    """Draw cards from ``x`` on, closer together if they need more than ``room`` px."""
    step = min(wide - 4.0, (room - wide) / max(1, len(cards) - 1))
    for k, c in enumerate(cards):
        canvas.sprite(small(c, wide), x + step * k, y)
