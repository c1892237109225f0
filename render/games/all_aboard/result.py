"""The result of All Aboard: the longest train of the match on a viaduct by night, below it every player's rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.all_aboard.state import AllAboardState, AllAboardView
from engine.games.all_aboard.terms import round_parts
from locales import Words
from render.games.all_aboard import LOOK, drawings
from render.games.all_aboard.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen, Points
from render.kit.drawing.text import signed
from render.kit.layout import Column, Name, Paint, Row, Text
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.cards import card_height
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.jokers import spoken
from render.narration.telling import Telling

_VIADUCT: Final = (54, 96)
"""The least and the greatest height of the viaduct, rails to the foot of the scene, px."""
_TALL: Final = 300
"""The height that sky, train and its player's line take before the viaduct grows, px."""
_SKY: Final = (("#0B1724", 0), ("#14304A", 44), ("#1F4569", 74))
"""The bands of the night, and where each begins, in hundredths from the upper edge to the rails."""
_MOON, _STAR, _SNOW, _FAR, _NEAR, _TREES = "#FFF6E3", "#BECCCC", "#C4E6FB", "#3B4F66", "#1C2830", "#101F1D"
_MOON_FREE: Final = 0.86
"""The part of the width at the left of the moon."""
_NAMED, _FACE = 26, 72
"""How far below ``SKY`` the train may begin, with its player named above it, and the size of the portrait, px."""
_SIGN, _INSET, _ABOVE = 560, 16, 10
"""The left edge of the sign with the train's player, far from the winner's score; its margin, and how far it is above
the wagons, px."""
_SCORES, _CLEAR, _LOWER = (273, 410), 24, 52
"""How far the score of a single winner and of several may begin from the left, what it keeps clear of, and how much
lower the train's player is named where a long score leaves no room beside it, px."""
_STONE, _EDGE, _SHADE, _WATER = "#5B5F66", "#6B7280", "#384857", "#14232E"
_STARS: Final = ((8, 5), (21, 3), (38, 9), (45, 4), (53, 7), (60, 5), (64, 8.5), (90, 9.6), (97, 11.5))
_PEAKS: Final[Points] = ((33, 17), (46, 9), (60, 20), (71, 12), (80, 18), (100, 8))
"""Peaks of the far mountains: hundredths across, and height above the rails."""


def shown(view: AllAboardView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: -s.totals[p])
    parted = len(s.columns) == 1
    rows = [Rank(Plaque(people[p], p), signed(s.totals[p]), _legs(s, p)) for p in order]
    kinds = tuple(words(f"all_aboard-head-{kind}") for kind in ("proofs", "reds", "bonus"))
    train, driver = s.longest[2:], s.longest[0] if s.longest[2:] else NO_SEAT
    whose = [words("all_aboard-alt-train", name=people[driver].name, cards=spoken(train, words))] if train else []
    beside = _SCORES[len(s.winners) > 1] + text.width(rows[0].total, text.BOLD, 120) + _CLEAR
    return Result(
        LOOK,
        *words.both("all_aboard-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("tricks-unit", count=s.totals[order[0]]),
        (NARRATION.story(s, words),),
        kinds if parted else tuple(map(str, range(1, s.round + 1))),
        kinds=parted,
        remarks=tuple(whose),
        leg="round",
        scene=lambda canvas, x, y, width, height: _journey(
            canvas, train, driver, people, round(width), round(height), words, beside
        ),
    )


def _legs(s: AllAboardState, p: int) -> tuple[int, ...]:
    """Return the points of a seat by round; of the only round by kind."""
    if len(s.columns) == 1:
        return round_parts(s.last_proofs[p], s.last_hands[p])
    return tuple(column[p] for column in s.columns)


def _journey(
    canvas: Canvas,
    train: Sequence[int],
    driver: int,
    people: Sequence[Person],
    width: int,
    height: int,
    words: Words,
    left: float,
) -> None:
    """Draw the longest train, if there was one, on the viaduct; its player stands in the cab, and is named above.

    ``left``: where there is room for the name beside the score.
    """
    lay_opaque(canvas.image, _night(width, height, bool(train)), 0, 0)
    if not train:
        return

    def portrait(c: Canvas, x: float, y: float, w: float, h: float) -> None:
        c.portrait(x + w / 2, y + h / 2, _FACE, people[driver], driver, "sign", theme.INK)

    told = words("all_aboard-story-train", wagons=len(train))
    lines = Column(Name(people[driver].name, 38, grow=0), Text(told, 30, quiet=True), gap=0)
    board = Row(Paint(_FACE, _FACE, portrait), lines, gap=18)
    # the train may be another player's than the winner's: the sign above its wagons says whose, left of the moon
    end, rails = width * _MOON_FREE, _rails(height)
    left, lower = (_SIGN, _LOWER) if end - left < board.least + 2 * _INSET else (max(_SIGN, left), 0)
    top = SKY + _NAMED + lower
    box = Box(FREE, top, width - FREE - 16, rails - top)
    wagons = rails - drawings.BED - card_height(drawings.wagon_size(box, len(train)))
    foot = max(SKY + 20 + lower, wagons - _ABOVE)
    wide, high = min(board.want, end - left - 2 * _INSET), board.height + 6
    canvas.slab(left, foot - high, wide + 2 * _INSET, high, radius=18, fill=theme.mix(LOOK.panel, _SKY[0][0], 0.5))
    board.place(canvas, left + _INSET, foot - high, wide)
    drawings.express(canvas, box, train, driver, people[driver])


def _rails(height: float) -> float:
    """Return how far the rails are below the upper edge of a scene; a low one has a low viaduct."""
    low, high = _VIADUCT
    return height - min(high, max(low, height - SKY - _TALL + high))


@kept
def _night(width: int, height: int, train: bool) -> Image.Image:
    """Return the sky with the moon, mountains, a wood and the viaduct; no snow behind a ``train``, which would show as
    splinters between its wagons. Do not draw into it."""
    k = 100 / width
    pen, rails = Pen(width, height, _SKY[0][0]), _rails(height) * k
    for colour, part in _SKY[1:]:
        pen.box(0, rails * part / 100, 100, 100, colour)
    pen.dots(_STARS, 0.2, _STAR)
    pen.dot(92, rails * 0.5, 4.6, _MOON)
    for x, peak in _PEAKS:
        high = min(peak, rails - (SKY + _NAMED) * k)
        top, wide, cap = rails - high, high * 0.95, high * 0.26
        pen.shape([(x - wide, rails), (x, top), (x + wide, rails)], _FAR)
        if train and x > FREE * k:
            continue
        hem = [(0.95, 1.0), (0.42, 0.72), (0.0, 0.96), (-0.42, 0.72), (-0.95, 1.0)]
        pen.shape([(x, top), *((x + cap * across, top + cap * down) for across, down in hem)], _SNOW)
    pen.shape([(0, rails - 3), (14, rails - 7), (34, rails - 3), (52, rails - 6.5), (74, rails - 2.6), (90, rails - 6),
               (100, rails - 4), (100, 100), (0, 100)], _NEAR)  # fmt: skip
    for n in range(51):
        x, tall = n * 2 + (n * 7 % 5) * 0.2, 2.2 + (n * 11 % 7) * 0.3
        pen.shape([(x - 1, rails + 0.6), (x, rails - tall), (x + 1, rails + 0.6)], _TREES)
    pen.box(0, rails + 0.4, 100, 100, _WATER)
    _viaduct(pen, rails, height * k)
    return pen.drawn()


def _viaduct(pen: Pen, rails: float, foot: float) -> None:
    """Draw the viaduct with its arches."""
    pen.box(0, rails, 100, foot, _STONE)
    for n in range(9):
        x = 2 + n * 12.5
        pen.oval((x - 5, rails + 2.8, x + 5, rails + 12.8), _SHADE)
        pen.oval((x - 4.6, rails + 3.2, x + 4.6, rails + 12.8), _WATER)
        pen.box(x - 4.6, rails + 8, x + 4.6, foot, _WATER)
    pen.box(0, rails, 100, rails + 1.5, _EDGE)
    pen.box(0, rails + 1.5, 100, rails + 1.9, _SHADE)
    pen.line([(0, rails - 0.1), (100, rails - 0.1)], 0.4, theme.mix(_EDGE, theme.IVORY, 0.5))
