"""Points of Tricky Express deal by deal, as the table and the result show them."""

from __future__ import annotations

from render.kit import text, theme
from render.kit.canvas import Canvas


def cell(canvas: Canvas, x: float, y: float, base: int, bonus: int, running: bool = False, size: int = 26) -> None:
    """One player's points of one deal, centred: base, then +2 for top, +1 for second, +3 for both."""
    parts = [(str(base), theme.QUIET if running else theme.CREAM)]
    if bonus:
        parts.append((f"+{bonus}", theme.mix(theme.MINT, theme.FELT, 0.3) if running else theme.MINT))
    left = x - sum(text.width(p, text.BOLD, size) for p, _ in parts) / 2
    for words, colour in parts:
        left += canvas.text(left, y, words, size=size, colour=colour)
