"""The plaque of a player beside the row in Tennos Square."""

from __future__ import annotations

from typing import Final

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import PARTNERSHIP
from render.games.tennos_square.row import draw_disc
from render.kit import shapes, text, theme
from render.kit.canvas import Canvas

NAME_X: Final = 20
NAME_WIDTH: Final = 286
NAME_HEIGHT: Final = 118


def team_letter(view: TennosSquareView, seat: int) -> str:
    """A or B in a partnership, else nothing."""
    return "AB"[seat % 2] if view.s.mode == PARTNERSHIP else ""


def draw_plaque(
    canvas: Canvas, y: int, seat: int, name: str, letter: str, team: str, turn: bool, winner: bool = False
) -> None:
    """Disc, team and name on a panel, NAME_HEIGHT high; gold for ``turn``, a mint outline for ``winner``."""
    canvas.box(NAME_X, y, NAME_WIDTH, NAME_HEIGHT, 20, theme.GOLD if turn else theme.PANEL)
    if not turn:
        line, colour = (5, theme.MINT) if winner else (2, theme.PANEL_LINE)
        canvas.outline(NAME_X, y, NAME_WIDTH, NAME_HEIGHT, 20, line, colour)
    _avatar(canvas, NAME_X + 38, y + 36, seat, letter, team, turn)
    canvas.text(
        NAME_X + 74,
        y + 34,
        text.name(name),
        size=theme.NAME_SIZE,
        colour=theme.INK if turn else theme.CREAM,
        room=NAME_WIDTH - 84,
        least=theme.NAME_MIN,
    )


def _avatar(canvas: Canvas, x: int, y: int, seat: int, letter: str, team: str, turn: bool) -> None:
    draw_disc(canvas, x, y, 48, seat, letter)
    if team:
        ground, ink = (theme.INK, theme.GOLD) if turn else (theme.CREAM, theme.INK)
        canvas.disc(x + 20, y + 20, 30, theme.GOLD if turn else theme.PANEL)
        canvas.disc(x + 20, y + 20, 26, ground)
        shapes.glyph(canvas.image, x + 20, y + 20, team, 19, ink)
