"""Points of Tricky Express deal by deal, as the table and the result show them."""

from __future__ import annotations

from engine.core.state import NO_SEAT
from engine.core.view import View
from render import text, theme
from render.canvas import Canvas
from render.games.tricky_express.narration import long_passes, passed_between


def deal_points(view: View) -> list[tuple[list[int], int, int]]:
    """Base points, top and second bonus of every deal so far; of the running one as they would be now."""
    out = [(view["base"][d], view["top"][d], view["second"][d]) for d in range(len(view["base"]))]
    if len(out) < len(view["routes"]) and view["routes"][-1]:
        spans = [long_passes(view, -1, p) for p in range(4)]
        bonus = []
        for which in (0, 1):
            ranked = [(s[which][1] - s[which][0], s[which][1]) for s in spans]
            best = max(ranked)
            bonus.append(ranked.index(best) if best[1] else NO_SEAT)
        out.append(([passed_between(s[0]) for s in spans], bonus[0], bonus[1]))
    return out


def cell(canvas: Canvas, x: float, y: float, base: int, bonus: int, running: bool = False, size: int = 26) -> None:
    """One player's points of one deal, centred: base, then +2 for top, +1 for second, +3 for both."""
    parts = [(str(base), theme.QUIET if running else theme.CREAM)]
    if bonus:
        parts.append((f"+{bonus}", theme.mix(theme.MINT, theme.FELT, 0.3) if running else theme.MINT))
    left = x - sum(text.width(p, text.BOLD, size) for p, _ in parts) / 2
    for words, colour in parts:
        left += canvas.text(left, y, words, size=size, colour=colour)
