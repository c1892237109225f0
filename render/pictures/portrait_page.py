"""All portraits that people may choose from, each with its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import lay
from render.kit.pieces.medallions import PORTRAITS, medallion

COLUMNS: Final = 6
SIZE: Final = 116


@dataclass(frozen=True, slots=True)
class PortraitPage:
    """The title in both languages, ``names`` in the order of PORTRAITS, and the marked portrait (``mine``)."""

    title: str
    second: str
    names: tuple[str, ...]
    mine: str = ""


def paint(page: PortraitPage) -> Canvas:
    """Return the page, 1200 x 764."""
    canvas = Canvas()
    canvas.bar(page.title, page.second)
    wide = (theme.WIDTH - 2 * theme.EDGE_SAFE) / COLUMNS
    top = theme.BAR_HEIGHT + theme.GAP_M
    tall = (theme.TABLE_HEIGHT - top - theme.GAP_S) / -(-len(PORTRAITS) // COLUMNS)
    for at, (portrait, name) in enumerate(zip(PORTRAITS, page.names, strict=True)):
        row, column = divmod(at, COLUMNS)
        x, y = theme.EDGE_SAFE + (column + 0.5) * wide, top + row * tall
        _one(canvas, portrait, name, x, y, wide, portrait == page.mine)
    return canvas


def _one(canvas: Canvas, portrait: str, name: str, x: float, y: float, wide: float, mine: bool) -> None:
    middle = y + 8 + SIZE / 2
    canvas.disc(x, middle, SIZE + 14, theme.MINT if mine else theme.PANEL)
    drawn = medallion(portrait, SIZE)
    lay(canvas.image, drawn, round(x - SIZE / 2), round(middle - SIZE / 2))
    if mine:
        canvas.seal(x + SIZE * 0.4, middle + SIZE * 0.36, 38, "*check", theme.MINT, theme.INK, theme.FELT)
    canvas.text(
        x, middle + SIZE / 2 + 26, name, size=30, colour=theme.MINT if mine else theme.CREAM, align="m", room=wide - 16
    )
