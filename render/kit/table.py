"""A table that a game draws itself: the bar and the players' plaques are values, the rest is the game's drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Node, Told
from render.kit.look import Look
from render.kit.plaque import Plaque


@dataclass(frozen=True, slots=True)
class Table:
    """The content of a table.

    ``drawing`` draws everything below the bar, with the plaques of ``seats``. ``remarks`` says what it shows besides
    them, in sentences. ``right`` is the state of the game, ``last_move`` a line, both in the bar; ``right_told`` says
    the state if a reader would stumble over it. ``bar`` is in the bar's middle.
    """

    look: Look
    title: str
    second: str
    right: str
    seats: tuple[Plaque, ...]
    drawing: Callable[[Canvas, Sequence[Plaque]], None]
    remarks: tuple[Told, ...] = ()
    last_move: str = ""
    right_told: str = ""
    bar: Node | None = None

    def drawn(self) -> Canvas:
        """Return the picture, 1200 x 764."""
        canvas = Canvas(look=self.look)
        draw_bar(canvas, (self.title, self.second, self.right), self.last_move, self.bar)
        self.drawing(canvas, self.seats)
        return canvas


def draw_bar(canvas: Canvas, titles: tuple[str, str, str], last: str, middle: Node | None) -> None:
    """Draw the bar of a table: title, second title and state, the last move, and a node in the middle if it has room
    there."""
    width = middle.want if middle else 0
    left, right = canvas.bar(*titles, last=last, middle=width + 48 if middle else 0)
    if middle:
        x = min(max(left, (theme.WIDTH - width) / 2), right - width)
        middle.place(canvas, x, (theme.BAR_HEIGHT - middle.height) / 2, width)
