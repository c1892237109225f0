"""The day's deal as a picture to share: the own result among all people with the same cards, without any card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.lines import balanced
from render.kit.look import Look
from render.kit.names import name_lines
from render.kit.person import Person
from render.kit.text import BOLD, MEDIUM
from render.shelf import Emblem, cover

_LEFT: Final = 468
"""Width of the panel with the game and the own result, px."""
_TOP: Final = 92
_TALL: Final = 652
"""Height of that panel, px."""
_SIZES: Final = (28, 25, 22, 20)
"""Type sizes of the lines, tried from the largest."""
_CHART: Final = (512, _TOP, 668, 572)
_FOOT: Final = 676
_OWN: Final = 68
"""Room above a bar for the portrait of the person whose result is in it, px."""
MOST_BARS: Final = 8


@dataclass(frozen=True, slots=True)
class Bar:
    """A number of people with scores from ``first`` to ``last``; ``own``: the own score is among them."""

    first: str
    last: str
    count: int
    own: bool


@dataclass(frozen=True, slots=True)
class DailyPicture:
    """The content of a picture of a day's deal.

    ``title`` in both languages, ``date`` at the right of the bar. ``who`` has ``score`` and with it ``place``, from 1;
    without a result all three are left out. ``lines``: the first in mint, the others quiet. ``bars`` from the worst
    scores to the best; without bars only ``heading`` is shown. ``foot`` is the line below all, such as the proof of the
    shuffle.
    """

    look: Look
    title: str
    second: str
    date: str
    game: str
    emblem: Emblem
    who: Person | None
    score: str
    lines: tuple[str, ...]
    heading: str
    bars: tuple[Bar, ...]
    foot: str
    place: int = 0
    called: str = ""
    """The text below the portrait if it is not the name: "you", for ``who`` alone."""


def paint(daily: DailyPicture) -> Canvas:
    """Return the picture, 1200 x 764 pixels."""
    canvas = Canvas(look=daily.look)
    canvas.bar(daily.title, daily.second, daily.date, line=theme.mix(daily.look.panel, theme.MINT, 0.6))
    _own(canvas, daily)
    _chart(canvas, daily)
    x, _, width, _ = _CHART
    canvas.text(
        x + width / 2, _FOOT + 34, daily.foot, size=26, colour=daily.look.quiet, align="m", room=width, least=20
    )
    return canvas


def _own(canvas: Canvas, daily: DailyPicture) -> None:
    """Draw the game, and the own result."""
    x, width, middle = theme.EDGE_SAFE, _LEFT, theme.EDGE_SAFE + _LEFT / 2
    canvas.slab(x, _TOP, width, _TALL, radius=24)
    size = 160 if daily.score else 280
    y = _TOP + 24
    cover(canvas, daily.emblem, round(middle - size / 2), y, size)
    y += size + 40
    canvas.text(middle, y, daily.game, size=38, align="m", room=width - 40, least=24, role="game")
    y += 40
    if daily.who is not None and daily.score:
        canvas.portrait(middle, y + 48, 88, daily.who, 0)
        if daily.place:
            size = 58 if daily.place < 100 else 74
            canvas.seal(middle + 58, y + 64, size, str(daily.place), theme.MINT, theme.INK, daily.look.panel)
        y += 122
        names, high = name_lines(daily.called or daily.who.name, 34, width - 48)
        for line in names:
            canvas.text(middle, y, line, size=high, align="m", room=width - 48, least=20, role="name")
            y += round(high * 1.2)
        y += 30
        canvas.text(middle, y, daily.score, size=72, align="m", room=width - 48, role="score")
        y += 64
    else:
        y += 16
    for high in _SIZES:
        told = [(part, k) for k, line in enumerate(daily.lines) for part in balanced(line, BOLD, high, width - 56)]
        step = round(high * 1.32)
        if y + step * (len(told) - 0.4) <= _TOP + _TALL:
            break
    for part, k in told:
        colour = theme.MINT if k == 0 else daily.look.quiet
        canvas.text(middle, y, part, size=high, colour=colour, align="m", room=width - 40, least=20, role="story")
        y += step


def _chart(canvas: Canvas, daily: DailyPicture) -> None:
    """Draw all results: a bar for each score, or for several if there are many."""
    x, top, width, height = _CHART
    canvas.slab(x, top, width, height, radius=24)
    if not daily.bars:
        canvas.paragraph(x + width / 2, top + height / 2 - 40, daily.heading, width - 80, size=34, align="m")
        return
    canvas.text(x + 28, top + 40, daily.heading, size=28, colour=daily.look.quiet, face=MEDIUM, room=width - 56)
    most = max(bar.count for bar in daily.bars)
    base, room = top + height - 88.0, height - 200 - (_OWN if daily.who else 0)
    step = min(120.0, (width - 48) / len(daily.bars))
    left = x + (width - step * len(daily.bars)) / 2
    wide = round(min(84, step - 10))
    canvas.box(x + 24, base, width - 48, 3, 0, daily.look.mat_line)
    for k, bar in enumerate(daily.bars):
        middle = left + step * (k + 0.5)
        tall = max(8, round(room * bar.count / most)) if bar.count else 0
        colour = theme.MINT if bar.own else daily.look.mat_line
        if tall:
            canvas.box(middle - wide / 2, base - tall, wide, tall, min(10, tall // 2), colour)
            canvas.text(
                middle, base - tall - 20, str(bar.count), size=24, align="m", room=step - 4, least=20, role="people"
            )
        if bar.own and daily.who:
            canvas.disc(middle, base - tall - 40 - _OWN / 2, _OWN - 4, theme.MINT)
            canvas.portrait(middle, base - tall - 40 - _OWN / 2, _OWN - 12, daily.who, 0, "sign")
        ink = theme.MINT if bar.own else daily.look.quiet
        label = (bar.first,) if bar.first == bar.last else (f"{bar.first} –", bar.last)
        for line, part in enumerate(label):
            y = base + 28 + 28 * line
            canvas.text(middle, y, part, size=24, colour=ink, align="m", room=step - 4, least=20, role="scores")
