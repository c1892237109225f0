"""Boxes that flow: a node knows the width it wants, the least it can live with, and its height, all in pixels.

Row and Column place their parts: spare room goes to those that grow, want of room shrinks those that can.  Colours
come from an ``Ink``, so the same parts stand on a dark panel and on a golden one.  A part that is wider than its box
is an error (AssertionError), not a picture that looks wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.kit.names import LEADING, name_block, name_lines
from render.kit.shapes import Sprite
from render.kit.text import BOLD, Align


@dataclass(frozen=True, slots=True)
class Ink:
    """What parts are written with: words, quiet words, and the colour of what they stand on."""

    front: str
    quiet: str
    ground: str


GOLDEN: Final = Ink(theme.INK, theme.GOLD_TEXT, theme.GOLD)


def ink_of(canvas: Canvas) -> Ink:
    """The ink of the panels of a canvas."""
    return Ink(theme.CREAM, canvas.look.quiet, canvas.look.panel)


class Node:
    """A part of a picture. ``grow``: its share of spare room."""

    want: float = 0
    least: float = 0
    height: float = 0
    grow: float = 0

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw it into a box whose upper left corner is at x, y. Called by ``place`` only."""
        raise NotImplementedError

    def place(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink | None = None) -> None:
        """Draw it there; AssertionError when the box is too narrow."""
        assert self.least <= width + 1, f"{self!r} needs {self.least:.0f} px, has {width:.0f}"
        self.draw(canvas, x, y, width, ink or ink_of(canvas))


class Text(Node):
    """One line that shrinks to 70 % before it is cut. With ``cut`` it may be cut where there is no room."""

    def __init__(
        self,
        words: str,
        size: int = 30,
        colour: str = "",
        align: Align = "l",
        *,
        grow: float = 0,
        quiet: bool = False,
        cut: bool = False,
    ) -> None:
        self.words, self.size, self.colour, self.align, self.grow, self.quiet = words, size, colour, align, grow, quiet
        self.smallest = min(size, max(theme.LEAST_SIZE, round(size * 0.7)))
        self.want = text.width(words, BOLD, size) + 1
        shrunk = text.width(words, BOLD, self.smallest) + 1
        self.least = min(40.0, shrunk) if cut else shrunk
        self.height = size * 1.25

    def __repr__(self) -> str:
        return f"Text({self.words!r})"

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """On the middle line of its height."""
        at = {"l": x, "m": x + width / 2, "r": x + width}[self.align]
        colour = self.colour or (ink.quiet if self.quiet else ink.front)
        middle = y + self.height / 2
        canvas.text(
            at, middle, self.words, size=self.size, colour=colour, align=self.align, room=width, least=self.smallest
        )


class Name(Node):
    """A name that is given a second line before it is cut."""

    def __init__(self, name: str, size: int = 34, *, grow: float = 1, align: Align = "l") -> None:
        self.name, self.size, self.grow, self.align = name, size, grow, align
        self.want = text.width(text.name(name), BOLD, size)
        self.least = min(self.want, 90)
        self.height = size * 1.75

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Its lines round the middle of its height."""
        write_name(canvas, x, y + self.height / 2, width, self.name, self.size, ink.front, self.align)


def write_name(
    canvas: Canvas,
    x: float,
    middle: float,
    room: float,
    name: str,
    size: int,
    colour: str,
    align: Align = "l",
    *,
    height: float = 0,
) -> None:
    """A name on one or two lines round a middle line, ``height`` px high at most; x is the left edge of its room."""
    lines, used = name_block(name, size, room, height) if height else name_lines(name, size, room)
    at = {"l": x, "m": x + room / 2, "r": x + room}[align]
    for k, line in enumerate(lines):
        down = (k - (len(lines) - 1) / 2) * used * LEADING
        canvas.text(at, middle + down, line, size=used, colour=colour, align=align, role="name")


class Icon(Node):
    """A named shape of ``render.kit.icons``."""

    def __init__(self, name: str, size: int = 34, colour: str = "", *, quiet: bool = False) -> None:
        self.name, self.colour, self.quiet = name, colour, quiet
        self.want = self.least = self.height = size

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """In the middle of its box."""
        colour = self.colour or (ink.quiet if self.quiet else ink.front)
        canvas.shape(self.name, x + width / 2, y + self.height / 2, round(self.height), colour)


class Suit(Icon):
    """A suit on an ivory disc, legible on every ground."""

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """In the middle of its box."""
        middle = x + width / 2, y + self.height / 2
        canvas.disc(*middle, round(self.height), theme.IVORY)
        canvas.shape(self.name, *middle, round(self.height * 0.62), theme.SUIT_COLOUR[self.name])


class Picture(Node):
    """Any sprite."""

    def __init__(self, sprite: Sprite) -> None:
        self.sprite = sprite
        self.want = self.least = float(sprite.width)
        self.height = float(sprite.height)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """In the middle of its box."""
        canvas.sprite(self.sprite, x + (width - self.want) / 2, y)


class Pill(Node):
    """Words in a capsule."""

    def __init__(
        self, words: str, size: int = 26, fill: str = theme.MINT, colour: str = theme.INK, line: str = ""
    ) -> None:
        self.words, self.size, self.fill, self.colour, self.line = words, size, fill, colour, line
        self.height = round(size * 1.46)
        used = text.width(words, BOLD, size)
        self.smallest = max(theme.LEAST_SIZE, round(size * 0.74))
        self.want = used + self.height * 0.9
        self.least = text.width(words, BOLD, self.smallest) + self.height * 0.8

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """At the left of its box, at most as wide as it wants to be."""
        wide, high = round(min(width, self.want)), round(self.height)
        canvas.box(x, y, wide, high, high // 2, self.fill)
        if self.line:
            canvas.outline(x, y, wide, high, high // 2, 2, self.line)
        canvas.text(
            x + wide / 2,
            y + high / 2,
            self.words,
            size=self.size,
            colour=self.colour,
            align="m",
            room=wide - high * 0.7,
            least=self.smallest,
            role="pill",
        )


class Seal(Node):
    """A small rimmed disc with a letter, a number or a shape ("*crown")."""

    def __init__(self, mark: str, size: int = 38, fill: str = theme.CREAM, colour: str = theme.INK) -> None:
        self.mark, self.fill, self.colour = mark, fill, colour
        self.want = self.least = self.height = size

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """In the middle of its box."""
        size = round(self.height)
        canvas.seal(x + width / 2, y + self.height / 2, size, self.mark, self.fill, self.colour, ink.ground)


class Row(Node):
    """Parts from left to right on one middle line."""

    def __init__(self, *parts: Node, gap: float = 12, grow: float = 0, height: float = 0) -> None:
        self.parts, self.gap, self.grow = parts, gap, grow
        gaps = gap * max(0, len(parts) - 1)
        self.want = sum(p.want for p in parts) + gaps
        self.least = sum(p.least for p in parts) + gaps
        self.height = height or max((p.height for p in parts), default=0)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Spare room to those that grow, want of room taken from those that can shrink."""
        spare = width - self.want
        shares = sum(p.grow for p in self.parts)
        give = sum(p.want - p.least for p in self.parts)
        for p in self.parts:
            if spare >= 0:
                room = p.want + (spare * p.grow / shares if shares else 0)
            else:
                room = p.want + (spare * (p.want - p.least) / give if give else 0)
            p.place(canvas, x, y + (self.height - p.height) / 2, room, ink)
            x += room + self.gap


class Column(Node):
    """Parts from top to bottom, each over the whole width."""

    def __init__(self, *parts: Node, gap: float = 8, grow: float = 0) -> None:
        self.parts, self.gap, self.grow = parts, gap, grow
        self.want = max((p.want for p in parts), default=0)
        self.least = max((p.least for p in parts), default=0)
        self.height = sum(p.height for p in parts) + gap * max(0, len(parts) - 1)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """From the top."""
        for p in self.parts:
            p.place(canvas, x, y, width, ink)
            y += p.height + self.gap


class Grid(Node):
    """Rows of cells in columns that line up; a column is as wide as its widest cell."""

    def __init__(self, rows: Sequence[Sequence[Node]], *, gap: float = 14, lead: float = 8) -> None:
        self.rows, self.gap, self.lead = rows, gap, lead
        self.wants = [max(c.want for c in column) for column in zip(*rows, strict=True)]
        self.heights = [max(c.height for c in row) for row in rows]
        self.want = self.least = sum(self.wants) + gap * (len(self.wants) - 1)
        self.height = sum(self.heights) + lead * (len(rows) - 1)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """In the middle of its box."""
        for row, high in zip(self.rows, self.heights, strict=True):
            at = x + (width - self.want) / 2
            for cell, wide in zip(row, self.wants, strict=True):
                cell.place(canvas, at, y + (high - cell.height) / 2, wide, ink)
                at += wide + self.gap
            y += high + self.lead


class Many(Node):
    """As many parts as there is room for, then "+3"; with ``newest`` the last ones are kept, else the first."""

    def __init__(self, parts: Sequence[Node], *, gap: float = 6, grow: float = 0, newest: bool = False) -> None:
        self.parts, self.gap, self.grow, self.newest = list(parts), gap, grow, newest
        self.want = sum(p.want for p in parts) + gap * max(0, len(parts) - 1)
        self.least = min(self.want, 60)
        self.height = max((p.height for p in parts), default=0)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """From the left."""
        shown, more = list(self.parts), list[Node]()
        while shown and sum(p.want + self.gap for p in (*shown, *more)) - self.gap > width + 1:
            shown.pop(0 if self.newest else -1)
            more = [Text(f"+{len(self.parts) - len(shown)}", 26, quiet=True)]
        row = [*more, *shown] if self.newest else [*shown, *more]
        Row(*row, gap=self.gap, height=self.height).place(canvas, x, y, width, ink)


Drawing = Callable[[Canvas, float, float, float, float], None]
"""A game's own drawing into a box: canvas, x and y of its corner, width, height."""


class Paint(Node):
    """A drawing of a game's own as a part of a given size."""

    def __init__(self, want: float, height: float, drawing: Drawing, *, grow: float = 0) -> None:
        self.want = self.least = want
        self.height, self.grow, self.drawing = height, grow, drawing

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Into its box."""
        self.drawing(canvas, x, y, width, self.height)


Item = Callable[[float], Node]
"""A part of a status line, made at a scale: 1 where there is room, down to 0.7."""


_STACKS: Final = 3
"""So many tricks are drawn one by one."""


def centred(node: Node, width: float) -> Node:
    """A node in the middle of a box of ``width`` px, or of its own where it wants more."""
    wide = max(width, node.want)
    return Paint(wide, node.height, lambda c, x, y, w, h: node.place(c, x + (w - node.want) / 2, y, node.want))


def held(number: int | str) -> Item:
    """Cards in hand: a small back and how many."""
    return lambda k: Row(
        Picture(cards.back(round(28 * k), round(40 * k))), Text(str(number), round(36 * k)), gap=round(8 * k)
    )


def counted(icon: str, number: int | str) -> Item:
    """A shape and how many of it."""
    return lambda k: Row(Icon(icon, round(34 * k)), Text(str(number), round(38 * k)), gap=round(8 * k))


def repeated(icon: str, number: int) -> Item:
    """A shape so many times."""
    return lambda k: Row(*(Icon(icon, round(30 * k)) for _ in range(number)), gap=4)


def stacked(number: int) -> Item:
    """Tricks won: that many little stacks, or one and how many."""
    few = number if number <= _STACKS else 1

    def item(k: float) -> Node:
        parts: list[Node] = [Picture(cards.back(round(24 * k), round(34 * k))) for _ in range(few)]
        if few < number:
            parts.append(Text(f"×{number}", max(theme.LEAST_SIZE, round(28 * k))))
        return Row(*parts, gap=3)

    return item


def words(told: str) -> Item:
    """A quiet word."""
    return lambda k: Text(told, max(theme.LEAST_SIZE, round(27 * k)), quiet=True)


def roomiest(variants: Callable[[float, bool], Node], room: float) -> Node:
    """The largest of a node's sizes that fits; the second argument says whether there is room for extras."""
    for k, extras in ((1.0, True), (1.0, False), (0.88, False), (0.78, False)):
        node = variants(k, extras)
        if node.want <= room:
            return node
    return variants(0.7, False)
