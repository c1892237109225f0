"""A table that a game draws itself: the bar and the players' plaques are values, the rest is the game's drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core.state import NO_SEAT
from render.kit.canvas import Canvas, Mover
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.look import Look
from render.kit.layout import Larges, Node, Told
from render.kit.plaque import Plaque

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Table:
    """The content of a table.

    ``drawing`` draws everything below the bar, with the plaques of ``seats``. ``remarks`` says what it shows besides
    them, in sentences. ``right`` is the state of the game, ``last_move`` a line, both in the bar; ``mover`` is the seat
    that made it. ``right_told`` says the state if a reader would stumble over it. ``bar`` is in the bar's middle.
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
    mover: int = NO_SEAT
    large: Larges | None = None
    """What ``drawing`` shows besides the plaques, in large print; without it ``remarks`` are written there."""

    def drawn(self) -> Canvas:
        """Return the picture, 1200 x 764."""
        canvas = Canvas(look=self.look)
        draw_bar(canvas, (self.title, self.second, self.right), self.last_move, self.bar, self.seats, self.mover)
        self.drawing(canvas, self.seats)
        return canvas


@dataclass(frozen=True, slots=True)
class Heading:
    """What the bar of a table says besides the title: the state, the last move with its person, and a node."""

    right: str = ""
    last: str = ""
    mover: Mover | None = None
    bar: Node | None = None


def mover_of(seats: Sequence[Plaque], mover: int) -> Mover | None:
    """Return the person of the last move."""
    return None if mover == NO_SEAT else (seats[mover].who, seats[mover].seat)


def draw_bar(
    canvas: Canvas, titles: tuple[str, str, str], last: str, middle: Node | None, seats: Sequence[Plaque], mover: int
) -> None:
    """Draw the bar of a table: title, second title and state, the last move, and a node in the middle if it has room
    there."""
    width, names = middle.want if middle else 0, [one.who.name for one in seats]
    free = width + 48 if middle else 0
    left, right = canvas.bar(*titles, last=last, mover=mover_of(seats, mover), names=names, middle=free)
    if middle:
        x = min(max(left, (theme.WIDTH - width) / 2), right - width)
        middle.place(canvas, x, (theme.BAR_HEIGHT - middle.height) / 2, width)


def band(canvas: Canvas, height: float) -> Box:
    """Draw the dark band at the foot of a table; return the box within its margins."""
    whole = Box(0, canvas.height - height, canvas.width, height)
    canvas.box(*whole, 0, canvas.look.panel)
    canvas.box(0, whole.y, whole.width, 2, 0, canvas.look.line)
    return whole.inset(theme.TEXT_SAFE - 2, 0)


def strip(canvas: Canvas, height: float, parts: Callable[[_T], Node], sizes: Sequence[_T]) -> None:
    """Draw the band, and on it what ``parts`` makes at the first size that fits: in the middle, or from side to side if
    it grows."""
    room = band(canvas, height)
    parts(fit(sizes, lambda size: parts(size).least <= room.width)).within(canvas, room)
