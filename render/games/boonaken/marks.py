"""The marks of Boonaken on the way to two, and a contract on a small card: the same on table and result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import SUITS
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.terms import TWO
from locales import Words
from render.games.boonaken.contract import bid_short
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Ink, Node, Pill, Row, Suit

RED: Final = "#C62828"
"""The colour of a minus."""


class Marks(Node):
    """Two places for pluses and two for minuses, mint and red if they are taken."""

    def __init__(self, plus: int, minus: int, size: int) -> None:
        self.plus, self.minus, self.size = plus, minus, size
        self.want = self.least = 4.0 * (size + 4) + 6
        self.height = float(size)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw from the left."""
        size = self.size
        for n in range(2 * TWO):
            good = n < TWO
            full = n % TWO < (self.plus if good else self.minus)
            at = x + size / 2 + 3 + n * (size + 4) + (0 if good else 6)
            fill = (theme.MINT if good else RED) if full else ink.ground
            front = (theme.INK if good else theme.IVORY) if full else ink.quiet
            canvas.seal(at, y + size / 2, size, "+" if good else "−", fill, front, ink.quiet)


def contract_card(row: Sequence[int], words: Words, size: int = 24) -> Node:
    """Return a contract of the history in mint or red, with its trumps."""
    _, _, bid, trump, _, made = row
    fill, front = (theme.MINT, theme.INK) if made else (RED, theme.IVORY)
    sign = "+" if made else "−"
    pill = Pill(f"{sign} {bid_short(bid, words)}", size, fill, front)
    return pill if trump == NO_TRUMP else Row(pill, Suit(SUITS[trump], round(size * 1.4)), gap=4)
