"""Piles of cards: a face-down stock as thick as it is large, a face-up pile with its top card, an empty place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from render.kit.canvas import RAISED, Canvas
from render.kit.drawing import theme
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Ink, Node
from render.kit.pieces import cards

_LAYER: Final = 6
"""The number of cards for each layer of a stock."""
_LAYERS: Final = 8
"""The maximum number of layers."""
_ACROSS, _UP = 2, 2.4
"""How far a layer lies to the right of the one below it, and above it, px."""
_LABEL: Final = 26
"""The size of the type of a label, px."""
_HANG: Final = 22
"""How far the number of cards hangs below the pile, px."""


class Pile(Node):
    """A pile of cards ``width`` px wide: face down, or with the card ``top`` face up; without cards an empty place.

    ``count`` is its number of cards, on a pill if ``told``. ``label`` is above it, in type of this ``size``, and
    ``room`` px wide if that is more. The pile with the card of the last move is ``lit``. ``back`` replaces the back of
    a card.
    """

    def __init__(
        self,
        width: int,
        count: int,
        *,
        top: Sprite | None = None,
        label: str = "",
        told: bool = True,
        lit: bool = False,
        back: Sprite | None = None,
        room: float = 0,
        size: int = _LABEL,
    ) -> None:
        self.width, self.top, self.label, self.lit, self.size = width, top, label, lit, size
        self.number = str(count) if told else ""
        self.back = back or cards.back(width)
        self.high = (top or self.back).height
        self.layers = 0 if top else min(_LAYERS, -(-count // _LAYER))
        self.rise = _UP * max(0, self.layers - 1)
        self.want = self.least = max(float(width), room)
        above = (size * 1.3 if label else 0.0) + (RAISED if top else 0)
        self.hang = _HANG if told else 0
        self.height = above + self.rise + self.high + self.hang

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw label, pile and number in the middle of the box."""
        middle, low = x + width / 2, y + self.height - self.hang
        if self.label:
            at = y + self.size * 0.5
            canvas.text(middle, at, self.label, size=self.size, colour=ink.quiet, align="m", room=width, least=20)
        self._cards(canvas, middle, low - self.high)
        if self.number:
            wide, high = min(84, max(56, round(self.width * 0.9))), 44 if self.width > 60 else 36
            size, line = round(high * 0.66), canvas.look.quiet
            canvas.pill(middle - wide / 2, low - high / 2, wide, high, self.number, size=size, line=line)

    def standing(self, canvas: Canvas, middle: float, foot: float) -> None:
        """Draw the pile with the middle of its lowest card's edge at this place; the number hangs below it."""
        self.place(canvas, middle - self.want / 2, foot - self.height + self.hang, self.want)

    def _cards(self, canvas: Canvas, middle: float, top: float) -> None:
        if self.top:
            canvas.card(self.top, middle, top + self.high / 2, lit=self.lit)
        below = replace(self.back, says="")  # one pile, not several
        for k in range(self.layers):
            left = middle - self.width / 2 + _ACROSS * (k - (self.layers - 1) / 2)
            canvas.sprite(below if k < self.layers - 1 else self.back, left, top - _UP * k)
        if not self.top and not self.layers:
            colour = theme.MINT if self.lit else ""
            canvas.place(middle, top + self.high / 2, self.width, self.high, colour)
