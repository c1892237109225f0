"""What all pictures in large print have in common: the least size, lines of parts, sentences, people, the bar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render.kit.canvas import Canvas, Mover
from render.kit.drawing import text, theme
from render.kit.drawing.lines import draw_lines, wrap
from render.kit.drawing.look import Look
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.text import BOLD
from render.kit.drawing.written import written
from render.kit.layout import Ink, Item, Node, Paint, Picture, Pill, Row, Text, Told
from render.kit.pieces import cards
from render.kit.pieces.person import Person
from render.kit.plaque import Plaque

LEAST: Final = 36
"""No type is smaller, px."""
SENTENCE: Final = 38
"""The size of sentences, px."""
EDGE: Final = 20
GAP: Final = 14
INSIDE: Final = theme.WIDTH - 2 * EDGE
"""The width of a picture between its edges, px."""
FACE: Final = 76
"""The diameter of a portrait, px."""
_LEADING: Final = 1.22
_SCALES: Final = (1.6, 1.5, 1.42)
"""Scales of the items of a plaque, the largest first."""
_PORTRAIT: Final = "avatar"
"""The role of the letter on a portrait, whose person is named in words."""


def small(image: Image.Image) -> list[str]:
    """Return the texts of a picture that are smaller than large print, each with its size."""
    sizes = ((one, one.size or one.print) for one in written(image) if one.role != _PORTRAIT and one.text.strip())
    return [f"{one.text!r} is written in {size} px" for one, size in sizes if 0 < size < LEAST]


def is_large(node: Node, width: float) -> bool:
    """True if a part that is drawn ``width`` px wide is large print; nothing is drawn for it."""
    if node.least > width:
        return False
    canvas = Canvas(max(1, round(node.height)), max(1, round(width)), theme.INK)
    node.place(canvas, 0, 0, width)
    return not small(canvas.image)


class Stack(Node):
    """Parts below each other, each over the whole width of the stack."""

    def __init__(self, width: float, *parts: Node | None, gap: float = GAP) -> None:
        self.parts, self.gap = [part for part in parts if part], gap
        self.want = self.least = width
        self.height = sum(part.height for part in self.parts) + gap * max(0, len(self.parts) - 1)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the parts from the top."""
        for part in self.parts:
            part.place(canvas, x, y, width, ink)
            y += part.height + self.gap


class Flow(Node):
    """Parts from left to right, in as many lines as they need in ``width``; ``middle``: in the middle of the lines."""

    def __init__(
        self, width: float, parts: Iterable[Node], *, gap: float = 22, lead: float = 10, middle: bool = False
    ) -> None:
        self.lines: list[Row] = []
        line: list[Node] = []
        for part in parts:
            if line and sum(one.want + gap for one in line) + part.want > width:
                self.lines.append(Row(*line, gap=gap))
                line = []
            line.append(part)
        if line:
            self.lines.append(Row(*line, gap=gap))
        self.lead, self.middle = lead, middle
        self.want = self.least = width
        self.height = sum(one.height for one in self.lines) + lead * max(0, len(self.lines) - 1)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the lines from the top."""
        for line in self.lines:
            wide = min(line.want, width)
            line.place(canvas, x + ((width - wide) / 2 if self.middle else 0), y, wide, ink)
            y += line.height + self.lead


class Lines(Node):
    """Words in as many lines as they need in ``width``, or in ``most`` lines, the last one cut."""

    def __init__(
        self, width: float, words: str, size: int = SENTENCE, *, colour: str = "", quiet: bool = False, most: int = 99
    ) -> None:
        lines = wrap(words, BOLD, size, width)
        if len(lines) > most:
            lines = (*lines[: most - 1], text.clip("".join(lines[most - 1 :]), BOLD, size, width))
        self.lines, self.size, self.colour, self.quiet = lines, size, colour, quiet
        self.want = max((text.width(line, BOLD, size) for line in lines), default=0.0) + 1
        self.least = self.want
        self.height = len(lines) * size * _LEADING

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the lines from the top."""
        colour = self.colour or (ink.quiet if self.quiet else ink.front)
        draw_lines(canvas.image, x, y, self.lines, size=self.size, colour=colour, face=BOLD, leading=_LEADING)


class Face(Node):
    """The portrait of a person, with the sign of a computer player and, if it is given, that of the dealer."""

    def __init__(self, who: Plaque, size: int = FACE) -> None:
        self.plaque, self.size = who, size
        self.want = self.least = self.height = size

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw the portrait in the middle of its box."""
        one, size = self.plaque, self.size
        across, down, away, mark = x + width / 2, y + size / 2, size * 0.36, round(size * 0.5)
        canvas.disc(across, down, size, theme.mix(theme.SEAT_COLOUR[one.seat], theme.IVORY, 0.55))
        canvas.portrait(across, down, size - 6, one.who, one.seat, lettered=False)
        if one.dealer.startswith("*"):
            canvas.seal(across - away, down - away, mark, one.dealer, ink.front, ink.ground, ink.ground)
        if one.seal.startswith("*"):
            canvas.seal(across + away, down + away, mark, one.seal, theme.IVORY, theme.INK, ink.ground)
        if one.who.computer:
            canvas.seal(across - away, down + away, mark, "*computer", ink.front, ink.ground, ink.ground)


def named(who: str, width: float, size: int = 42) -> Node:
    """Return a name on up to two lines."""
    return Lines(width, text.name(who), size if text.width(text.name(who), BOLD, size) <= width else LEAST, most=2)


def said(told: Told, cut: int = 0) -> str:
    """Return a text, or of several the one that is ``cut`` steps shorter than the longest."""
    return told if isinstance(told, str) else told[min(cut, len(told) - 1)]


def item(one: Item, width: float, cut: int = 0) -> Node | None:
    """Return a part of a plaque at the largest scale that has room; if none is large print, its words."""
    for scale in _SCALES:
        node = one(scale)
        if node.want <= width and is_large(node, node.want):
            return node
    told = said(one.told, cut)
    return Lines(width, told, LEAST) if told else None


def part(node: Node | None, width: float) -> Node | None:
    """Return a part of a usual picture if it is large print as it is, else None: its words are in the remarks."""
    return node if node and is_large(node, width) else None


def sentences(remarks: Sequence[Told], width: float, cut: int = 0) -> list[Node]:
    """Return the sentences of a description, each in lines of its own."""
    return [Lines(width, line) for remark in remarks for line in [said(remark, cut)] if line]


def pill(words: str, fill: str, colour: str = theme.INK, line: str = "") -> Node:
    """Return words in a capsule."""
    node = Pill(words, 38, fill, colour, line)
    node.least = node.want
    return node


def bar(titles: tuple[str, str], last: str, mover: Mover | None, task: Node | None = None) -> Node:
    """Return the bar: the title and the state, below them the last move with its person."""
    title, right = titles
    room = INSIDE - 16
    first: list[Node] = [Lines(room, title, 44)]
    if task or right:
        first.append(task or Lines(room, right, 40, quiet=True))
    spread = sum(one.want for one in first) + 30 <= room
    head = Row(*first, gap=room - sum(one.want for one in first)) if spread else Stack(room, *first, gap=4)
    below = None
    if last:
        face = Face(Plaque(*mover), 48) if mover else None
        line = Lines(room - (62 if face else 0), last, SENTENCE, quiet=True, most=2)
        below = Row(*([face] if face else []), line, gap=14)
    return Stack(room, head, below, gap=6)


def sheet(look: Look, head: Node, *blocks: Node | None) -> Canvas:
    """Return the picture: the bar on its panel, and the blocks below it."""
    shown = [block for block in blocks if block and block.height]
    top = round(head.height + 22)
    canvas = Canvas(round(top + sum(block.height + GAP for block in shown) + GAP), look=look)
    canvas.box(0, 0, canvas.width, top, 0, look.panel)
    canvas.box(0, top, canvas.width, 2, 0, look.line)
    head.place(canvas, EDGE + 8, 10, INSIDE - 16)
    y = top + GAP
    for block in shown:
        block.place(canvas, EDGE, y, INSIDE)
        y += round(block.height) + GAP
    return canvas


def fewest(ways: Iterable[Canvas], most: int) -> Canvas:
    """Return the first picture that is at most ``most`` px high, else the last one."""
    for made in ways:
        if made.height <= most:
            break
    return made


def laid(width: float, sprites: Iterable[Sprite], label: str = "", gap: float = 10) -> Node:
    """Return cards beside each other in as many lines as they need, before them a quiet label."""
    shown = [Picture(sprite) for sprite in sprites]
    return Flow(width, [*([Text(label, LEAST, quiet=True)] if label else []), *shown], gap=gap, lead=8)


def stock(count: int, label: str = "") -> Node:
    """Return a face-down pile with the number of its cards, before it a quiet label."""
    named_ = [Text(label, LEAST, quiet=True)] if label else []
    return Row(*named_, Picture(cards.back(48, 66)), Text(str(count), 44), gap=12)


def chip(words: str, fill: str, colour: str = theme.CREAM, line: str = "") -> Node:
    """Return a number or another short word on a square of a colour."""
    wide = max(60.0, text.width(words, BOLD, 40) + 24)

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.box(x, y, round(width), round(height), 12, fill)
        if line:
            canvas.outline(x, y, round(width), round(height), 12, 4, line)
        canvas.text(x + width / 2, y + height / 2, words, size=40, colour=colour, align="m")

    return Paint(wide, 60, draw)


def facts(width: float, *parts: Node | None) -> Node:
    """Return short facts beside each other, in as many lines as they need."""
    return Flow(width, [one for one in parts if one], gap=36)


def best(width: float, *ways: Node) -> Node:
    """Return the first part that is large print, else the last one."""
    return next((way for way in ways[:-1] if is_large(way, width)), ways[-1])


def sign(who: Person, seat: int) -> Node:
    """Return the portrait of a person who is shown in another place."""
    return Face(Plaque(who, seat), 72)


def lit(sprite: Sprite) -> Node:
    """Return a card with a mint edge: the newest one."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.card(sprite, x + width / 2, y + height / 2, 0, theme.MINT, 5)

    return Paint(sprite.width + 10, sprite.height + 10, draw)
