"""What the last round brought: a strip below the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.all_aboard.state import AllAboardView
from locales import Words
from render.games.all_aboard import LOOK
from render.kit.canvas import Canvas
from render.kit.joker_pack import small
from render.kit.layout import stacked
from render.kit.person import Person
from render.kit.text import signed
from render.kit.trick_table import two_lines

HEIGHT: Final = 150
"""Of the strip below the table, px."""


def draw(canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, top: float) -> None:
    """By seat the points of the last round, the proofs, and what was left in hand."""
    s, left = view.s, 180
    told = two_lines(words("all_aboard-last-round"))
    told.place(canvas, 40, top + (HEIGHT - told.height) / 2, 128)
    wide = 1000 / view.seats
    for p, cards in enumerate(s.last_hands):
        x = left + wide * p
        canvas.portrait(x + 19, top + 36, 38, people[p], p, "sign", LOOK.panel)
        canvas.text(x + 44, top + 36, signed(s.columns[-1][p]), size=30, room=50)
        proofs = stacked(s.last_proofs[p])(0.8)
        proofs.place(canvas, x + 98, top + 36 - proofs.height / 2, proofs.want)
        step = min(40.0, (wide - 58) / max(1, len(cards) - 1))
        for k, c in enumerate(cards):
            canvas.sprite(small(c, 44), x + step * k, top + 72)
