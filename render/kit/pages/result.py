"""A result to show to others: a scene of how the match ended, on it the winner with a sentence, below it all players.

A game draws its ``scene`` over the whole width and up to the upper edge of the picture: a backdrop with whatever
decided the match. At its left the kit draws the winners above a plate with their names and the story, beside them the
score, at its upper right corner the title. Without a scene there are rays behind the winners.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.drawing.lines import balanced
from render.kit.drawing.look import Look
from render.kit.drawing.names import cut_name, name_line, name_lines
from render.kit.drawing.text import BOLD
from render.kit.layout import Drawing, Told
from render.kit.pages.ranks import Rank, Ranks

__all__ = ["FREE", "Rank", "Result"]

FREE: Final = 400
"""The left edge of what a scene shows, px: at its left are winners and plate, above it, down to ``SKY``, score and
title."""
SKY: Final = 196
"""The lower edge of score and title, px; a scene is dark there, and at the right of the score it may reach higher."""
_LOWEST: Final = SKY - 96
"""The lowest middle of the score on a scene, px."""
_MOST_BARS: Final = 10
_HEADED: Final = 650
"""The most room for the title in both languages, px: at the right of a score of three figures."""
_UNIT, _CLOSE = 74, 70
"""How far the middle of the unit is below that of the score, and at the least, above a high plate, px."""
_EDGE, _PLATE = 20, 364
"""Distance of the plate from the edges of the scene, and its width, px."""
_PORTRAIT, _GRAND = 172, 204
"""The maximum size of the portrait of a single winner, and that on a scene, px."""
_APART: Final = 8
"""The distance between the rings of two winners, px."""
_STORY: Final = ((32, 27), (30, 25), (28, 23), (26, 21), (24, 20))
"""Sizes of the story's headline and of its other lines, the largest first."""
_NAMES: Final = {1: (54, 46, 40, 34), 2: (40, 36, 32, 30), 3: (34, 32, 30, 28)}
"""Sizes of a name by the number of winners (3: three or more), the largest first."""
_BADGE: Final = 50
"""The height of the badge between portraits and plate, px."""


@dataclass(frozen=True, slots=True)
class Result:
    """The content of a result.

    ``rows`` are from first to last, and the first ``winners`` of them have won. ``score`` is the winners' score if it
    is not the first row's total, as for a team.  ``story``: a headline in mint, then quiet lines.  ``heads``: the heads
    of the legs if these are written as figures (negative legs, many legs, or ``kinds`` of points); "*crown" draws that
    shape.

    ``scene`` draws into left, top, width, height of the scene; ``own`` draws a panel on it, ``own_height`` px high.
    ``remarks`` says what both show.
    """

    look: Look
    title: str
    second: str
    right: str
    rows: tuple[Rank, ...]
    winners: int
    win: str
    unit: str
    story: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    own: Drawing | None = None
    own_height: int = 0
    score: str = ""
    kinds: bool = False
    heads_told: tuple[str, ...] = ()
    """The heads in words, if they are shapes, or if the legs are not all deals of the match in their order."""
    remarks: tuple[Told, ...] = ()
    leg: Literal["deal", "round", "game"] = "deal"
    """What the legs are, for the description."""
    lost: int = 0
    """If no player has won: this number of the last rows has lost, and is shown large instead, without a crown."""
    scene: Drawing | None = None
    told_legs: bool = False
    """True if only the description tells the legs: many players have no room for figures that can be read."""

    def drawn(self) -> Canvas:
        """Return the picture (``paint``)."""
        return paint(self)

    @property
    def bars(self) -> bool:
        """True if the legs are drawn as bars: they are no kinds of points, none is negative, and there are not too
        many."""
        all_legs = [(*row.legs, row.extra) for row in self.rows]
        return (
            not self.kinds
            and all(v >= 0 for legs in all_legs for v in legs)
            and max(map(len, all_legs)) <= _MOST_BARS + 1
        )

    @property
    def figures(self) -> bool:
        """True if the legs are written as figures."""
        return bool(self.rows[0].legs) and not self.bars

    @property
    def shown_large(self) -> tuple[Rank, ...]:
        """The winners, or, if no player has won, those who have lost."""
        return self.rows[: self.winners] or self.rows[len(self.rows) - self.lost :]


def paint(r: Result) -> Canvas:
    """Return the picture of a result, 1200 x 764."""
    canvas = Canvas(look=r.look)
    ranks = Ranks(r.rows, r.winners, r.figures, r.heads, r.told_legs)
    contents = ranks.contents()
    high = ranks.top(canvas.height, contents)
    plate = _Plate.of(r, high)
    if r.scene:
        r.scene(canvas, 0, 0, canvas.width, high)
    else:
        _rays(canvas, plate, high)
    _title(canvas, r)
    y = high - _EDGE - r.own_height
    _winners(canvas, r, plate, y if r.own else high)
    if r.own:
        canvas.slab(FREE, y, 1180 - FREE, r.own_height, radius=24)
        r.own(canvas, FREE, y, 1180 - FREE, r.own_height)
    ranks.draw(canvas, contents)
    return canvas


def _title(canvas: Canvas, r: Result) -> None:
    """Draw title and end of the match at the upper right corner."""
    right = canvas.width - theme.TEXT_SAFE
    canvas.bilingual(right, 42, r.title, r.second, size=36, second_size=23, align="r", room=_HEADED, role="bar")
    canvas.text(right, 86, r.right, size=30, colour=theme.MINT, align="r", room=520, least=22, role="bar")


class _Line(NamedTuple):
    """A line of the plate."""

    words: str
    size: int
    colour: str
    role: str


Lines = tuple[_Line, ...]


@dataclass(frozen=True, slots=True)
class _Plate:
    """The plate with names and story: its top, height and lines; and the portraits above it.

    ``size`` is the size of a portrait, ``middle`` the middle of all of them, px.
    """

    top: float
    lines: Lines
    high: float
    size: int
    middle: tuple[float, float]

    @classmethod
    def of(cls, r: Result, high: float) -> _Plate:
        """Return the plate of a result whose scene is ``high`` px high: the words as large as the portraits allow."""
        first = r.shown_large
        made, wanted = Lines(), 0.0
        for step, story in enumerate(_STORY):
            made = (*_names(first, step), *_story(r, *story))
            wanted = sum(line.size * 1.2 for line in made) + 34
            if high - _EDGE - wanted >= min(250, high * 0.5):
                break
        top = high - _EDGE - wanted
        size = _portrait(len(first), top - 38, _GRAND if r.scene else _PORTRAIT)
        across = size + _ring(size)
        whole = across * max(1, len(first)) + _APART * max(0, len(first) - 1)
        # the plate's width for several, and near its left end for one, whose score has the room at the right
        x = _EDGE + (_PLATE / 2 if len(first) > 1 else max(whole / 2, 112.0))
        # the badge lies on the feet of large portraits, and clear of the letters of small ones
        return cls(top, made, wanted, size, (x, top - (19 if size > 100 else 38) - size / 2))


def _names(first: tuple[Rank, ...], step: int) -> Lines:
    """Return the lines of the winners' names; with one or two winners a name may have two lines."""
    sizes = _NAMES[min(3, max(1, len(first)))]
    size = sizes[min(step, len(sizes) - 1)]
    if len(first) > 2:
        called = [row.seat.who.name for row in first]
        lone = (name_line(name, size, _PLATE - 36, called) for name in called)
        return tuple(_Line(name, used, theme.CREAM, "name") for name, used in lone)
    names = (name_lines(row.seat.who.name, size, _PLATE - 36) for row in first)
    return tuple(_Line(line, size, theme.CREAM, "name") for lines, size in names for line in lines)


def _story(r: Result, head: int, other: int) -> Lines:
    """Return the lines of the story at these sizes."""
    called = tuple(text.name(row.seat.who.name) for row in r.rows)
    room = _PLATE - 36

    def told(line: str, size: int) -> str:
        """Return a line in which no name is longer than there is room, as that would be broken inside a word."""
        for name in called:
            if text.width(name, BOLD, size) > room:
                line = line.replace(name, cut_name(name, size, room, called))
        return line

    return tuple(
        _Line(part, size, theme.MINT if k == 0 else r.look.quiet, "story")
        for k, (line, size) in enumerate(zip(r.story, (head, *[other] * len(r.story)), strict=False))
        for part in balanced(told(line, size), BOLD, size, room, called)
    )


def _portrait(count: int, room: float, largest: int) -> int:
    """Return the size of the portraits of ``count`` winners, px: side by side over the plate, and with their crowns in
    this height."""
    beside = (_PLATE - _APART * (count - 1)) // max(1, count)
    most = max(beside - _ring(101), min(100, beside - _ring(100)))
    return int(min(largest, most, max(60, (room - 12) / 1.36)))


def _ring(size: int) -> int:
    """Return the additional width of a portrait by its ring and edge, px."""
    return 26 if size > 100 else 14


def _winners(canvas: Canvas, r: Result, plate: _Plate, bottom: float) -> None:
    """Draw portraits, plate, badge and, above ``bottom``, the score."""
    first, (x, y) = r.shown_large, plate.middle
    step = plate.size + _ring(plate.size) + _APART
    for k, row in enumerate(first):
        _crowned(canvas, r, row, x + (k - (len(first) - 1) / 2) * step, y, plate.size)
    fill = theme.mix(r.look.panel, r.look.base, 0.25)
    canvas.slab(_EDGE, plate.top, _PLATE, plate.high, radius=20, fill=fill)
    down = plate.top + (22 if first else 26)
    for line, size, colour, role in plate.lines:
        down += size * 0.6
        middle = _EDGE + _PLATE / 2
        canvas.text(middle, down, line, size=size, colour=colour, align="m", room=_PLATE - 28, least=20, role=role)
        down += size * 0.6
    middle = x if len(first) == 1 else _EDGE + _PLATE / 2
    canvas.badge(middle, plate.top - _BADGE + 14, r.win, size=31, height=_BADGE)
    if first:
        left = x + (step * len(first) - _APART) / 2 + 26
        high = min(y, bottom - 76 - (24 if r.unit else 0), _LOWEST if r.scene else y)
        over, clear = left < _EDGE + _PLATE, plate.top - 20
        if over:  # the plate is below the unit
            high = min(high, clear - _CLOSE)
        y = max(72, high)
        low = max(y + _CLOSE, min(y + _UNIT, clear)) if over else y + _UNIT
        _score(canvas, r, r.score or first[0].total, left, y, low)


def _score(canvas: Canvas, r: Result, score: str, x: float, y: float, down: float) -> None:
    """Draw the score of the winners, and below it, around ``down``, its unit."""
    canvas.text(x, y, score, size=120, room=340, least=60, role="score")
    if r.unit:
        canvas.text(x + 4, down, r.unit, size=34, colour=r.look.quiet, room=220, least=22, role="unit")


def _crowned(canvas: Canvas, r: Result, row: Rank, x: float, y: float, size: int) -> None:
    canvas.disc(x, y, size + _ring(size), theme.mix(r.look.base, theme.INK, 0.5))
    if r.winners:  # behind the ring: its lower edge would be on the portrait
        canvas.shape("crown", x, y - size / 2 - size * 0.12, round(size * 0.46), theme.MINT)
    canvas.disc(x, y, size + (16 if size > 100 else 8), theme.MINT if r.winners else r.look.quiet)
    # The badge below would hide the letter; the name is on the plate.
    canvas.portrait(x, y, size - 4, row.seat.who, row.seat.seat, lettered=False)


def _rays(canvas: Canvas, plate: _Plate, high: float) -> None:
    """Draw rays behind the winners, over the whole scene; a plain look has none."""
    size, (x, y) = 2400, plate.middle
    left, top = round(size / 2 - x), round(size / 2 - y)
    canvas.box(0, 0, canvas.width, round(high), 0, canvas.look.base)
    if canvas.look.plain:
        return
    mask = rays(size, size, 36).crop((left, top, left + canvas.width, top + round(high)))
    stamp(canvas.image, theme.mix(canvas.look.base, theme.MINT, 0.13), 0, 0, mask)
