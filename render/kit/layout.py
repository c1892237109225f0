"""Boxes that flow: a node has the width it wants, the least width it needs, and its height, all in pixels.

Row and Column place their parts. Extra room goes to the parts that grow; if room is missing, the parts that can shrink
become smaller.  Colours come from an ``Ink``, so the same parts can be drawn on a dark panel and on a golden one.  A
part that is wider than its box raises AssertionError instead of drawing a wrong picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.names import LEADING, least_room, name_block, name_lines
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.text import BOLD, Align
from render.kit.drawing.typesetting import current
from render.kit.pieces import cards
from render.kit.pieces.person import Person


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of parts: words, quiet words, and the ground below them."""

    front: str
    quiet: str
    ground: str


GOLDEN: Final = Ink(theme.INK, theme.GOLD_TEXT, theme.GOLD)


def ink_of(canvas: Canvas) -> Ink:
    """Return the ink of the panels of a canvas."""
    return Ink(theme.CREAM, canvas.look.quiet, canvas.look.panel)


_NAME, _LONG_NAME = 90.0, 112.0
"""The minimum width of a name, px, and that of one whose first word is long: ten letters in the smallest type."""
_CUT: Final = 40.0
"""The minimum width of words that may be cut, px."""


class Node:
    """A part of a picture. ``grow``: its share of extra room."""

    want: float = 0
    least: float = 0
    height: float = 0
    grow: float = 0

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the part into a box with its upper left corner at x, y. Only ``place`` calls this."""
        raise NotImplementedError

    def place(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink | None = None) -> None:
        """Draw the part at x, y. Raises AssertionError if the box is too narrow; words that yield are cut then."""
        assert self.least <= width + 1 or current().yields, f"{self!r} needs {self.least:.0f} px, has {width:.0f}"
        self.draw(canvas, x, y, width, ink or ink_of(canvas))

    def within(self, canvas: Canvas, box: Box, ink: Ink | None = None) -> None:
        """Draw the part in the middle of a box, as wide as it wants to be; one that grows, over the whole width."""
        width = box.width if self.grow else min(self.want, box.width)
        x, y = box.middle
        self.place(canvas, x - width / 2, y - self.height / 2, width, ink)


class Text(Node):
    """One line. It shrinks to 70 % of its size, but not below ``theme.LEAST_SIZE``. With ``cut`` it may then be cut."""

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
        self.least = min(_CUT, shrunk) if cut else shrunk
        self.height = size * 1.25

    def __repr__(self) -> str:
        return f"Text({self.words!r})"

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the line on the middle of its height."""
        at = {"l": x, "m": x + width / 2, "r": x + width}[self.align]
        colour = self.colour or (ink.quiet if self.quiet else ink.front)
        middle = y + self.height / 2
        canvas.text(
            at, middle, self.words, size=self.size, colour=colour, align=self.align, room=width, least=self.smallest
        )


class Name(Node):
    """A name; it gets a second line before it is cut."""

    def __init__(self, name: str, size: int = 34, *, grow: float = 1, align: Align = "l") -> None:
        self.name, self.size, self.grow, self.align = name, size, grow, align
        self.want = text.width(text.name(name), BOLD, size)
        self.least = min(self.want, max(_NAME, min(_LONG_NAME, least_room(name))))
        self.height = size * 1.75

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the lines of the name around the middle of its height."""
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
    """Draw a name on one or two lines around a middle line, at most ``height`` px high; x is the left edge."""
    lines, used = name_block(name, size, room, height) if height else name_lines(name, size, room)
    at = {"l": x, "m": x + room / 2, "r": x + room}[align]
    for k, line in enumerate(lines):
        down = (k - (len(lines) - 1) / 2) * used * LEADING
        canvas.text(at, middle + down, line, size=used, colour=colour, align=align, role="name")


class Icon(Node):
    """A named shape of ``render.kit.drawing.icons``."""

    def __init__(self, name: str, size: int = 34, colour: str = "", *, quiet: bool = False) -> None:
        self.name, self.colour, self.quiet = name, colour, quiet
        self.want = self.least = self.height = size

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the shape in the middle of its box."""
        colour = self.colour or (ink.quiet if self.quiet else ink.front)
        canvas.shape(self.name, x + width / 2, y + self.height / 2, round(self.height), colour)


class Suit(Icon):
    """A suit on an ivory disc, readable on every ground."""

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the disc in the middle of its box."""
        middle = x + width / 2, y + self.height / 2
        canvas.disc(*middle, round(self.height), theme.IVORY)
        canvas.shape(self.name, *middle, round(self.height * 0.62), theme.SUIT_COLOUR[self.name])


class Picture(Node):
    """Any sprite; a card may have a rim of the colour ``glow``."""

    def __init__(self, sprite: Sprite, glow: str = "") -> None:
        self.sprite, self.glow = sprite, glow
        self.want = self.least = float(sprite.width)
        self.height = float(sprite.height)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the sprite in the middle of its box."""
        x += (width - self.want) / 2
        canvas.sprite(self.sprite, x, y)
        if self.glow:
            canvas.glow(x, y, self.sprite.width, self.sprite.height, self.glow, 5)


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
        """Draw the capsule at the left of its box, at most as wide as it wants to be."""
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
        """Draw the disc in the middle of its box."""
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
        """Draw the parts: extra room goes to those that grow; missing room is taken from those that can shrink."""
        spare = width - self.want
        shares = sum(p.grow for p in self.parts)
        least = _with_words_cut if current().yields and width + 1 < self.least else _least
        give = sum(p.want - least(p) for p in self.parts)
        for p in self.parts:
            if spare >= 0:
                room = p.want + (spare * p.grow / shares if shares else 0)
            else:
                room = p.want + (spare * (p.want - least(p)) / give if give else 0)
            p.place(canvas, x, y + (self.height - p.height) / 2, room, ink)
            x += room + self.gap


def _least(node: Node) -> float:
    return node.least


def _with_words_cut(node: Node) -> float:
    """Return the least width of a part whose words yield."""
    if isinstance(node, Row):
        return sum(map(_with_words_cut, node.parts)) + node.gap * max(0, len(node.parts) - 1)
    return min(node.least, _CUT) if isinstance(node, (Text, Pill)) else node.least


class Column(Node):
    """Parts from top to bottom, each over the whole width."""

    def __init__(self, *parts: Node, gap: float = 8, grow: float = 0) -> None:
        self.parts, self.gap, self.grow = parts, gap, grow
        self.want = max((p.want for p in parts), default=0)
        self.least = max((p.least for p in parts), default=0)
        self.height = sum(p.height for p in parts) + gap * max(0, len(parts) - 1)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the parts from the top."""
        for p in self.parts:
            p.place(canvas, x, y, width, ink)
            y += p.height + self.gap


class Grid(Node):
    """Rows of cells in aligned columns; a column is as wide as its widest cell."""

    def __init__(self, rows: Sequence[Sequence[Node]], *, gap: float = 14, lead: float = 8) -> None:
        self.rows, self.gap, self.lead = rows, gap, lead
        self.wants = [max(c.want for c in column) for column in zip(*rows, strict=True)]
        self.heights = [max(c.height for c in row) for row in rows]
        self.want = self.least = sum(self.wants) + gap * (len(self.wants) - 1)
        self.height = sum(self.heights) + lead * (len(rows) - 1)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the rows in the middle of the box."""
        for row, high in zip(self.rows, self.heights, strict=True):
            at = x + (width - self.want) / 2
            for cell, wide in zip(row, self.wants, strict=True):
                cell.place(canvas, at, y + (high - cell.height) / 2, wide, ink)
                at += wide + self.gap
            y += high + self.lead


class Many(Node):
    """As many parts as fit, and "+3" for the others; with ``newest`` the last parts are kept, else the first."""

    def __init__(self, parts: Sequence[Node], *, gap: float = 6, grow: float = 0, newest: bool = False) -> None:
        self.parts, self.gap, self.grow, self.newest = list(parts), gap, grow, newest
        self.want = sum(p.want for p in parts) + gap * max(0, len(parts) - 1)
        self.least = min(self.want, 60)
        self.height = max((p.height for p in parts), default=0)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the parts from the left."""
        shown, more = list(self.parts), list[Node]()
        while shown and sum(p.want + self.gap for p in (*shown, *more)) - self.gap > width + 1:
            shown.pop(0 if self.newest else -1)
            more = [Text(f"+{len(self.parts) - len(shown)}", 26, quiet=True)]
        row = [*more, *shown] if self.newest else [*shown, *more]
        Row(*row, gap=self.gap, height=self.height).place(canvas, x, y, width, ink)


Drawing = Callable[[Canvas, float, float, float, float], None]
"""A function that draws into a box for a game: canvas, x and y of the corner, width, height."""


class Paint(Node):
    """A game's own drawing as a part of a given size."""

    def __init__(self, want: float, height: float, drawing: Drawing, *, grow: float = 0) -> None:
        self.want = self.least = want
        self.height, self.grow, self.drawing = height, grow, drawing

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Call the drawing for its box."""
        self.drawing(canvas, x, y, width, self.height)


class Face(Paint):
    """The portrait of a person in a square of ``size``; the disc is ``inset`` smaller."""

    def __init__(
        self, who: Person, seat: int, size: int, role: str = "avatar", rim: str = "", *, inset: int = 0
    ) -> None:
        def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
            canvas.portrait(x + width / 2, y + height / 2, size - inset, who, seat, role, rim)

        super().__init__(size, size, draw)


Large = Callable[[float], Node]
"""What a game draws in large print (``render.large``) in place of a drawing of its own: a part of a width, px."""
Larges = Callable[[float], Sequence[Node]]
"""The same for the middle of a table: the parts from top to bottom."""

Told = str | tuple[str, ...]
"""A text of a description; or several, the longest first: the others are for descriptions that are too long."""


@dataclass(frozen=True, slots=True)
class Item:
    """A part of a picture, and the same in words.

    ``make`` returns the part at a scale: 1 if there is room, down to 0.7. ``told`` is its text in the description; ""
    for a part that repeats other words.
    """

    make: Callable[[float], Node]
    told: Told = ""

    def __call__(self, scale: float) -> Node:
        """Return the part at a scale."""
        return self.make(scale)


_STACKS: Final = 3
"""The maximum number of tricks that are drawn one by one."""


def centred(node: Node, width: float) -> Node:
    """Return a node in the middle of a box of ``width`` px, or of the node's own width if it wants more."""
    wide = max(width, node.want)
    return Paint(wide, node.height, lambda c, x, y, w, h: node.place(c, x + (w - node.want) / 2, y, node.want))


def held(number: int | str, told: str = "") -> Item:
    """Return the number of cards in hand: a small back and the number."""

    def make(k: float) -> Node:
        back = Picture(cards.back(round(28 * k), round(40 * k)))
        return Row(back, Text(str(number), round(36 * k)), gap=round(8 * k))

    return Item(make, told)


def counted(icon: str, number: int | str, told: str = "") -> Item:
    """Return a shape and its number."""
    return Item(lambda k: Row(Icon(icon, round(34 * k)), Text(str(number), round(38 * k)), gap=round(8 * k)), told)


def repeated(icon: str, number: int, told: str = "") -> Item:
    """Return a shape ``number`` times."""
    return Item(lambda k: Row(*(Icon(icon, round(30 * k)) for _ in range(number)), gap=4), told)


def stacked(number: int, told: str = "") -> Item:
    """Return tricks won: a small stack for each, or, for more than three, one stack and the number."""
    few = number if number <= _STACKS else 1

    def make(k: float) -> Node:
        parts: list[Node] = [Picture(cards.back(round(24 * k), round(34 * k))) for _ in range(few)]
        if few < number:
            parts.append(Text(f"×{number}", max(theme.LEAST_SIZE, round(28 * k))))
        return Row(*parts, gap=3)

    return Item(make, told)


def words(told: str) -> Item:
    """Return a quiet word."""
    return Item(lambda k: Text(told, max(theme.LEAST_SIZE, round(27 * k)), quiet=True), told)


def roomiest(variants: Callable[[float, bool], Node], room: float) -> Node:
    """Return the largest size of a node that fits; ``variants`` gets a scale and whether extras are shown."""
    for k, extras in ((1.0, True), (1.0, False), (0.88, False), (0.78, False)):
        node = variants(k, extras)
        if node.want <= room:
            return node
    return variants(0.7, False)
