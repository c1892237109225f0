"""A server's week as a picture: the number of finished tables, their games, and the closest game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.lines import wrap
from render.kit.drawing.names import name_line
from render.kit.drawing.text import BOLD, MEDIUM
from render.kit.pieces.person import Person
from render.pictures.daily import stack
from render.pictures.leaders import crowned
from render.printed import Emblem, printed

GAMES: Final = 4
"""The maximum number of games drawn, the most played ones."""
_PANEL: Final = 320
_COVER: Final = 148
_PILE, _FOOT, _BASE, _THIN = 44, 132, 212, 6
"""The height of the largest pile, the width of its cards, the foot of all from the panel's edge, and a card, px."""
_FACE: Final = 116
"""The size of the portraits of the closest game, px."""
_APART: Final = 280
"""The greatest distance of two games, px."""
_TILT: Final = (-3, 2.5, -2, 3.5)
"""The turns of the games' cards, degrees."""
_SIZES: Final = (26, 24, 22, 21, 20)
"""Sizes of a title to try, px."""


@dataclass(frozen=True, slots=True)
class WeekGame:
    """A game and the number of its plays, as ``count`` in words."""

    title: str
    count: str
    emblem: Emblem
    plays: int


@dataclass(frozen=True, slots=True)
class CloseGame:
    """The closest game: its name, its margin, and its two closest players (seat, person, score), winner first."""

    heading: str
    title: str
    told: str
    emblem: Emblem
    sides: tuple[tuple[int, Person, str], tuple[int, Person, str]]


@dataclass(frozen=True, slots=True)
class Week:
    """The content of the picture; ``finished`` is the number of tables, ``unit`` its unit, in words."""

    title: str
    second: str
    finished: int
    unit: str
    games: tuple[WeekGame, ...]
    close: CloseGame | None = None


def paint(week: Week) -> Canvas:
    """Return the picture, 1200 px wide, 764 high, or 452 if no game was close."""
    canvas = Canvas(theme.TABLE_HEIGHT if week.close else theme.BAR_HEIGHT + _PANEL + 3 * theme.GAP_L)
    canvas.bar(week.title, week.second)
    top = theme.BAR_HEIGHT + theme.GAP_L
    wide = theme.WIDTH - 2 * theme.EDGE_SAFE
    canvas.slab(theme.EDGE_SAFE, top, wide, _PANEL)
    canvas.text(150, top + 130, str(week.finished), size=120, align="m", room=230, least=60)
    canvas.text(150, top + 224, week.unit, size=30, colour=theme.QUIET, face=MEDIUM, align="m", room=220, least=20)
    _games(canvas, week.games[:GAMES], 270, top, theme.WIDTH - theme.EDGE_SAFE - 270)
    if week.close:
        _close(canvas, week.close, theme.EDGE_SAFE, top + _PANEL + theme.GAP_L, wide)
    return canvas


def _games(canvas: Canvas, games: tuple[WeekGame, ...], x: int, y: int, wide: int) -> None:
    """Draw a pile of cards for each game, as high as its plays, and its cover leaning on the pile."""
    step = min(wide / max(1, len(games)), _APART)
    most = max((game.plays for game in games), default=1)
    for at, game in enumerate(games):
        middle = x + wide / 2 + (at + 0.5 - len(games) / 2) * step
        high = round(_PILE * game.plays / most)
        pile = stack(max(1, min(game.plays, high // _THIN)), max(_THIN, high), _FOOT)
        foot = y + _BASE
        canvas.sprite(pile, middle - _FOOT / 2, foot - pile.height)
        over = foot - high - _COVER / 2 - 14
        canvas.card(printed(game.emblem, "", _COVER, _COVER), middle, over, _TILT[at % len(_TILT)])
        size, lines = _two_lines(game.title, step - 12)
        for k, line in enumerate(lines):
            canvas.text(middle, foot + 36 + (k - (len(lines) - 1) / 2) * size * 1.2, line, size=size, align="m")
        canvas.text(middle, foot + 78, game.count, size=27, colour=theme.MINT, align="m", room=step - 8, least=20)


def _two_lines(title: str, room: float) -> tuple[int, Sequence[str]]:
    """Return a title on at most two lines, as large as possible."""
    tried = [(size, wrap(title, BOLD, size, room)) for size in _SIZES]
    return next((found for found in tried if len(found[1]) <= 2), tried[-1])


def _close(canvas: Canvas, close: CloseGame, x: int, y: int, wide: int) -> None:
    high = theme.TABLE_HEIGHT - y - theme.GAP_L
    canvas.slab(x, y, wide, high, line=theme.MINT)
    size = high - 60
    canvas.card(printed(close.emblem, "", size, size), x + 30 + size / 2, y + 30 + size / 2, -3.5)
    left, end = x + size + 64, x + wide - 30
    canvas.text(left, y + 40, close.heading, size=28, colour=theme.QUIET, face=MEDIUM, room=(end - left) / 2, least=20)
    canvas.text(end, y + 40, close.title, size=28, align="r", room=(end - left) / 2 - 20, least=20)
    middle, mean, aside = y + 138, (left + end) / 2, (end - left) * 0.32
    for at, (seat, who, score) in enumerate(close.sides):
        side = 2 * at - 1
        if at:
            canvas.portrait(mean + aside, middle, _FACE, who, seat)
        else:
            crowned(canvas, mean - aside, middle, _FACE, seat, who)
        room, named = aside - _FACE / 2 - 40, end - left - 2 * aside
        canvas.text(
            mean + side * 26, middle, score, size=80, align="l" if at else "r", room=room, least=40, role="score",
            colour=theme.CREAM if at else theme.MINT,
        )  # fmt: skip
        # one line, clear of the sentence below it
        name, used = name_line(who.name, 30, named, (other.name for _, other, _ in close.sides))
        canvas.text(mean + side * aside, middle + 92, name, size=used, align="m", role="name")
    canvas.box(mean - 12, middle - 3, 24, 6, 3, theme.QUIET)
    canvas.text(mean, y + high - 34, close.told, size=30, colour=theme.MINT, align="m", room=end - left, least=20)
