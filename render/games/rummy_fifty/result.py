"""The result of Rummy Fifty: a firework for each point of the winner, how the last round ended, and points by round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.core.state import NO_SEAT
from engine.games.rummy_fifty.state import RummyFiftyState, RummyFiftyView
from engine.games.rummy_fifty.terms import GOAL
from locales import Words
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.drawings import court_chip, draw_melds
from render.games.rummy_fifty.narration import left_told, melds_remark
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Face, Icon, Node, Picture, Pill, Row, Text
from render.kit.pages.result import FREE, Rank, Result
from render.kit.pieces.person import Person
from render.kit.plaque import Plaque
from render.narration.cards import seat_number

_SKY, _COAST, _SEA = ("#17102E", "#20173D", "#2A1F4E"), "#120C24", "#1A1333"
_RISE: Final = (0.0, 0.5, 0.85, 1.0, 0.7, 0.35, 0.0)
"""How high the fireworks are, from left to right, as a share of the free height above the lowest one."""
_OPEN_SEA: Final = 12.5
"""The height of the sea where nothing is drawn on it, in hundredths of the width."""
_TITLE: Final = 112
"""The lower edge of the title, px."""
_CLEAR: Final = 34
"""How far fireworks over an open bay stay from the plate, px."""
_HIGHEST: Final = 330
"""The maximum height of all fireworks, px."""
_NEAR: Final = 1.4
"""How much larger the boat of a single winner is."""
_LINE: Final = 112
"""The height of the line about the last round, px."""
_MELDS: Final = 112
"""The height of the melds above it, px."""


def order_of(view: RummyFiftyView) -> list[int]:
    """Return seats from first to last; winners come first."""
    return sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -view.s.scores[p], p))


def scored_rounds(view: RummyFiftyView) -> list[int]:
    """Return the numbers of the rounds that changed any points."""
    course = [[1] * view.seats, *view.s.history]
    return [k for k, (before, after) in enumerate(pairwise(course), 1) if before != after]


def legs_of(view: RummyFiftyView, seat: int) -> tuple[int, ...]:
    """Return the starting point of every player, and how each of these rounds changed it."""
    course = [1, *(after[seat] for after in view.s.history)]
    return (1, *(course[k] - course[k - 1] for k in scored_rounds(view)))


def story(view: RummyFiftyView, words: Words) -> tuple[str, ...]:
    """Return the margin of the match in points, the turning point or kind of the wins, and its length."""
    order, rounds = order_of(view), len(view.s.history)
    first = order[0]
    length = words("rummy_fifty-result-rounds", round=rounds)
    if len(view.s.winners) > 1:
        return (words("rummy_fifty-story-shared"), length)
    margin = view.s.scores[first] - view.s.scores[order[1]]
    told = [words("rummy_fifty-story-margin", points=margin)]
    lowest = max((k for k, after in enumerate(view.s.history, 1) if after[first] == 0), default=0)
    double = sum(v == 2 for v in legs_of(view, first))
    if lowest:
        told.append(words("rummy_fifty-story-back", round=lowest))
    elif double:
        told.append(words("rummy_fifty-story-double", count=double))
    return (*told, length)


def shown(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Result:
    """Return the outcome."""
    order = order_of(view)
    rows = tuple(Rank(Plaque(people[p], p), str(view.s.scores[p]), legs_of(view, p)) for p in order)

    scored, out, won = scored_rounds(view), view.s.last_out != NO_SEAT, won_with(view.s)
    high = _LINE + (_MELDS if won else 0)
    melds = [melds_remark(view.s, words, owned_by=view.s.last_out)] if won else []
    return Result(
        LOOK,
        *words.both("rummy_fifty-title"),
        words("rummy_fifty-result-title"),
        rows,
        len(view.s.winners),
        words("games-result-win", count=len(view.s.winners)),
        words("rummy_fifty-unit", count=view.s.scores[order[0]]),
        story(view, words),
        heads=(words("rummy_fifty-head-start"), *(words("rummy_fifty-head-round", round=str(k)) for k in scored)),
        heads_told=(words("rummy_fifty-alt-start"), *(words("rummy_fifty-alt-round", round=str(k)) for k in scored)),
        own=(lambda canvas, *box: _last(canvas, view, people, Box(*box).inset(20, 0), words)) if out else None,
        own_height=high if out else 0,
        remarks=(*(last_round(view.s, p, words) for p in order), *melds) if out else (),
        scene=lambda canvas, x, y, width, height: _scene(
            canvas, view, people, Box(x, y, width, height), high + 20 if out else 0
        ),
    )


def won_with(s: RummyFiftyState) -> list[int]:
    """Return the numbers of the melds of the seat that went out last."""
    return [at for at, owner in enumerate(s.owners) if owner == s.last_out != NO_SEAT]


def _scene(canvas: Canvas, view: RummyFiftyView, people: Sequence[Person], whole: Box, below: float) -> None:
    """Draw the bay at night with a firework for each point of the winner, and outlines for those not won.

    ``below`` is the height of what is drawn on it; without that there is a wider bay, and the winners are in boats.
    """
    points, wide, high = max(view.s.scores), round(whole.width), round(whole.height)
    boats = 0 if below else len(view.s.winners)
    lay_opaque(canvas.image, _night(wide, high, points, round(whole.bottom - below) if below else 0), 0, 0)
    k = _NEAR if boats == 1 else 1
    for seat, x in zip(view.s.winners[:boats], _moorings(boats), strict=True):
        y = high - _OPEN_SEA * wide / 100 + 4
        canvas.disc(x * wide / 100, y - 44 * k, round(96 * k), theme.MINT)
        canvas.portrait(x * wide / 100, y - 44 * k, round(86 * k), people[seat], seat, lettered=False)
        _hull(canvas, x * wide / 100, y, k)


def _moorings(boats: int) -> list[float]:
    """Return the middles of so many boats, in hundredths of the width."""
    return [84.0] if boats == 1 else [80 - k * 17 for k in range(boats)]


def _hull(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """Draw the side of a boat, with its middle at x and its rail at y, and lights along it."""
    wide = round(220 * scale)
    pen = Pen(wide, round(60 * scale))
    pen.path("M2 2 L98 2 C96 18 88 25 78 25 L22 25 C12 25 4 18 2 2Z", theme.WOOD_DARK)
    pen.box(1, 0.6, 99, 4.4, theme.WOOD)
    for k in range(6):
        pen.dot(15 + 14 * k, 12, 2, "#F2C96B")
    lay(canvas.image, pen.drawn(), round(x - wide / 2), round(y))


def _last(canvas: Canvas, view: RummyFiftyView, people: Sequence[Person], box: Box, words: Words) -> None:
    """Draw how the last round ended: who went out, the highest total left, the bonus card, their sum, the points."""
    s, out = view.s, view.s.last_out
    if won := won_with(s):
        draw_melds(canvas, view, won, box.head(_MELDS + 14).below(14), _MELDS - 14)
        box = box.below(_MELDS)
    worst = max(total for p, total in enumerate(s.last_totals) if p != out)
    losers = [p for p in range(view.seats) if p != out and s.last_totals[p] == worst]

    def face(p: int, size: int) -> Node:
        return Face(people[p], p, size)

    def line(k: float) -> Row:
        return Row(
            face(out, round(80 * k)),
            Row(
                Icon("crown", round(40 * k), theme.MINT),
                Text(words("rummy_fifty-went-out"), round(38 * k), theme.MINT),
                gap=10 * k,
                grow=1,
            ),
            *(face(p, round(56 * k)) for p in losers),
            Text(str(worst), round(56 * k)),
            Text("+", round(42 * k), quiet=True),
            Picture(court_chip(out, s.last_courts[out], round(60 * k))),
            Text("=", round(42 * k), quiet=True),
            Text(str(s.last_value), round(72 * k), theme.MINT),
            Pill(f"+{s.change_of(out)}", round(42 * k)),
            gap=14 * k,
            grow=1,
        )

    fit(map(line, (1.0, 0.9, 0.8, 0.7)), lambda one: one.want <= box.width).within(canvas, box)


@kept
def _night(width: int, height: int, points: int, foot: int) -> Image.Image:
    """Return ``points`` fireworks over a bay, above ``foot``; without a foot over a wide bay with room for boats.

    Do not draw into it.
    """
    deep, pen = height * 100 / width, Pen(width, height, _SKY[0])
    sea = deep - (9 if foot else _OPEN_SEA)
    for n, colour in enumerate(_SKY[1:], 1):
        pen.shape([(0, sea * n / 3), (60, sea * n / 3 - 0.8), (100, sea * n / 3), (100, deep), (0, deep)], colour)
    pen.stars(50, (43, 31, 23), 0.08, theme.QUIET)
    coast = [(0, -1.5), (12, -4), (26, -2.2), (40, -5.5), (55, -2.8), (70, -4.8), (86, -2.4), (100, -4)]
    pen.shape([(0, sea), *((x, sea + y) for x, y in coast), (100, sea)], _COAST)
    for n in range(30):
        pen.dot(n * 3.37 + 0.8, sea - 0.6 - n * 7 % 5 * 0.35, 0.16, "#F2C96B")
    pen.box(0, sea, 100, deep, _SEA)
    for n in range(0 if foot else 9):  # of a narrow bay only a strip is seen
        x = n * 29 % 96
        pen.box(x, sea + 1 + n * 0.9, x + 7 + n % 4 * 3, sea + 1.15 + n * 0.9, theme.mix(_SEA, theme.QUIET, 0.22))
    _show(pen, Box(FREE, _TITLE, width - 20 - FREE, 0), points, foot, (sea, deep), 100 / width)
    return pen.drawn()


def _show(pen: Pen, sky: Box, points: int, foot: int, water: tuple[float, float], unit: float) -> None:
    """Draw a firework for each point, with its reflection in an open bay, and outlines up to the goal."""
    many, clear = max(GOAL, points), 0 if foot else _CLEAR
    sky = sky._replace(x=sky.x + clear, width=sky.width - clear)
    sky = sky._replace(height=min(_HIGHEST, foot - _TITLE) if foot else water[0] / unit - _TITLE + 10)
    wide = min(sky.width / many * (1.1 if foot else 1.36), sky.height * 0.66)
    for k, place in enumerate(sky.columns(many)):
        arc = math.sin(math.pi * (k + 0.5) / many)
        rise = _RISE[round(k * (len(_RISE) - 1) / (many - 1))] if foot else (arc - 0.2) / 0.8
        middle = sky.bottom - wide / 2 - rise * (sky.height - wide)
        suit = SUITS[(k + 1) % len(SUITS)] if k < points else ""
        size = wide / 2 * unit if foot or suit else 6.3
        _burst(pen, place.middle[0] * unit, middle * unit, size, suit)
        if suit and not foot:
            _smear(pen, place.middle[0] * unit, water, wide * unit, suit)


def _smear(pen: Pen, x: float, water: tuple[float, float], wide: float, suit: str) -> None:
    """Draw the reflection of a firework in the water: short strokes, wider and dimmer towards the shore before it."""
    top, foot = water
    for n in range(9):
        y, part = top + 0.8 + n * (foot - top - 1.6) / 9, 0.16 + n % 3 * 0.11 + n * 0.02
        tone = theme.mix(_SEA, theme.mix(theme.SUIT_COLOUR[suit], theme.IVORY, 0.35), 0.5 - 0.035 * n)
        shift = (n * 5 % 4 - 1.5) * 0.5
        pen.box(x + shift - wide * part / 2, y, x + shift + wide * part / 2, y + 0.45, tone)


def _burst(pen: Pen, x: float, y: float, size: float, suit: str) -> None:
    """Draw a firework in the colour of a suit with a star in its middle; without a suit the outline of a star."""
    if not suit:
        pen.sign("star", x, y, size * 0.95, theme.mix(_SKY[2], theme.QUIET, 0.35))
        pen.sign("star", x, y, size * 0.72, _SKY[2])
        return
    colour = theme.mix(theme.SUIT_COLOUR[suit], theme.IVORY, 0.45)
    for k in range(20):
        turn = math.tau * k / 20
        across, down = math.cos(turn), math.sin(turn)
        for part, dot in ((0.62, 0.02), (0.8, 0.035), (0.95, 0.055)):
            pen.dot(x + across * size * part, y + down * size * part, dot * size, colour)
        near, far = (x + across * size * 0.55, y + down * size * 0.55), (x + across * size * 0.9, y + down * size * 0.9)
        pen.line([near, far], size * 0.022, theme.mix(_SKY[1], colour, 0.55))
    pen.sign("star", x, y, size * 0.95, theme.IVORY)


def last_round(s: RummyFiftyState, seat: int, words: Words) -> str:
    """Return how the last round ended for a seat."""
    return words("rummy_fifty-alt-last", seat=seat_number(seat, words), told=left_told(s, seat, words))
