"""A table that a game draws itself: the bar and the players' plaques are values, the rest is the game's drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.kit.canvas import Canvas
from render.kit.layout import Told
from render.kit.look import Look
from render.kit.plaque import Plaque


@dataclass(frozen=True, slots=True)
class Table:
    """The content of a table.

    ``drawing`` draws everything below the bar, with the plaques of ``seats``. ``remarks`` says what it shows besides
    them, in sentences. ``right`` is the state of the game, ``last_move`` a line, both in the bar; ``right_told`` says
    the state if a reader would stumble over it.
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

    def drawn(self) -> Canvas:
        """Return the picture, 1200 x 764."""
        canvas = Canvas(look=self.look)
        canvas.bar(self.title, self.second, self.right, last=self.last_move)
        self.drawing(canvas, self.seats)
        return canvas
