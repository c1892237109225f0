"""The drawings of TTP: a collection, and a poker hand with its name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ttp.state import TTPState
from engine.games.ttp.terms import five_of
from locales import Words
from render.games.ttp.narration import made
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import mini_height
from render.kit.layout import Column, Node, Paint, Row, Text
from render.kit.plaque import Plaque
from render.kit.trick_table import small_face


def minis(cards: Sequence[int], width: int, step: float = 0, marked: Sequence[int] = ()) -> Paint:
    """Return cards side by side, ``step`` px apart (by default their width and a gap); some in mint."""
    step, high = step or width + 5, mini_height(width)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(cards):
            canvas.sprite(small_face(c)(width), x + k * step, y)
            if c in marked:
                canvas.glow(x + k * step, y, width, high, theme.MINT, 4)

    return Paint(width + step * (len(cards) - 1) if cards else 0, high, draw)


def before(s: TTPState, seats: Sequence[Plaque], words: Words) -> list[Node]:
    """Return every player's hand of the deal before: the five cards that count, their kind and their score."""

    step = 36 if len(seats) < 4 else 30

    def one(p: int, points: int) -> Node:
        def disc(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
            canvas.portrait(x + width / 2, y + 18, 34, seats[p].who, p, "sign", canvas.look.panel)

        head = Row(Paint(36, 36, disc), Text(f"+{points}", 26, theme.MINT if points == most else ""), gap=8)
        return Column(
            Row(head, minis(five_of(s.seven(p)), 34, step), gap=10),
            Text(made(s.seven(p), words), 24, quiet=True),
            gap=2,
        )

    column = s.columns[-1]
    most = max(column)
    return [one(p, points) for p, points in enumerate(column)]
