"""The result of Rummy Fifty: fireworks over the cards each player had left in the last round, and points by round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.rummy_fifty.state import RummyFiftyState, RummyFiftyView
from locales import Words
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.narration import left_told
from render.games.rummy_fifty.rounds import draw_course, draw_left
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.ink import lay_opaque
from render.kit.kept import kept
from render.kit.pen import Pen
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.cards import seat_number

_SKY, _COAST, _SEA = ("#17102E", "#20173D", "#2A1F4E"), "#120C24", "#1A1333"
_BURSTS: Final = (
    (58, 16, 6.5, "H"),
    (71, 14.5, 5, "D"),
    (83, 18, 7.5, "L"),
    (95, 15, 5, "C"),
    (44, 25, 5.5, "X"),
    (72, 27, 6, "S"),
)
"""The fireworks: middle and size in hundredths of the width, and a suit for the colour."""
_HEADING, _COURSE = 40, 210
"""Heights of a heading, and of the points round by round with theirs, px."""
_LINE = 52
"""The height of a seat's line, px."""


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

    scored, out = scored_rounds(view), view.s.last_out != NO_SEAT

    def below(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        if out:
            canvas.text(x + 20, y + 24, words("rummy_fifty-result-last"), size=24, colour=LOOK.quiet)
            for k, p in enumerate(order):
                top = y + _HEADING + k * _LINE
                canvas.portrait(x + 40, top + _LINE / 2, 40, people[p], p)
                draw_left(canvas, view, p, (x + 76, top, width - 92, _LINE), words)
        else:
            canvas.text(x + 20, y + 24, words("rummy_fifty-result-course"), size=24, colour=LOOK.quiet)
            draw_course(canvas, view, x + 16, y + _HEADING, width - 36, _COURSE - _HEADING - 12, told=True)

    return Result(
        LOOK,
        *words.both("rummy_fifty-title"),
        words("rummy_fifty-result-title"),
        rows,
        len(view.s.winners),
        words("rummy_fifty-result-win"),
        words("rummy_fifty-unit", count=view.s.scores[order[0]]),
        story(view, words),
        heads=("", *map(str, scored)),
        heads_told=(words("rummy_fifty-alt-start"), *(words("rummy_fifty-alt-round", round=str(k)) for k in scored)),
        own=below,
        own_height=_HEADING + view.seats * _LINE + 8 if out else _COURSE,
        remarks=tuple(last_round(view.s, p, words) for p in order) if out else (),
        scene=lambda canvas, x, y, width, height: lay_opaque(canvas.image, _night(round(width), round(height)), 0, 0),
    )


@kept
def _night(width: int, height: int) -> Image.Image:
    """Return fireworks in the colours of the six suits over a bay. Do not draw into it."""
    deep, pen = height * 100 / width, Pen(width, height, _SKY[0])
    sea = deep - 9
    for n, colour in enumerate(_SKY[1:], 1):
        pen.shape([(0, sea * n / 3), (60, sea * n / 3 - 0.8), (100, sea * n / 3), (100, deep), (0, deep)], colour)
    for n in range(50):
        star = n * 43 % 101, 1 + n * 31 % 23
        if star[0] < 48 or star[1] > 9:  # clear of the title
            pen.dot(*star, 0.08 + n % 3 * 0.05, theme.QUIET)
    for x, y, size, suit in _BURSTS:
        _burst(pen, x, y, size, theme.mix(theme.SUIT_COLOUR[suit], theme.IVORY, 0.45))
    coast = [(0, -1.5), (12, -4), (26, -2.2), (40, -5.5), (55, -2.8), (70, -4.8), (86, -2.4), (100, -4)]
    pen.shape([(0, sea), *((x, sea + y) for x, y in coast), (100, sea)], _COAST)
    for n in range(30):
        pen.dot(n * 3.37 + 0.8, sea - 0.6 - n * 7 % 5 * 0.35, 0.16, "#F2C96B")
    pen.box(0, sea, 100, deep, _SEA)
    for n in range(9):
        x = n * 29 % 96
        pen.box(x, sea + 1 + n * 0.9, x + 7 + n % 4 * 3, sea + 1.15 + n * 0.9, theme.mix(_SEA, theme.QUIET, 0.22))
    return pen.drawn()


def _burst(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    """Draw a firework: three rings of sparks on rays that fade towards the middle."""
    for k in range(20):
        turn = math.tau * k / 20
        across, down = math.cos(turn), math.sin(turn)
        for part, dot in ((0.45, 0.18), (0.74, 0.26), (1.0, 0.36)):
            pen.dot(x + across * size * part, y + down * size * part + part * part * 0.7, dot, colour)
        near, far = (x + across * size * 0.55, y + down * size * 0.55), (x + across * size * 0.9, y + down * size * 0.9)
        pen.line([near, far], 0.14, theme.mix(_SKY[1], colour, 0.55))


def last_round(s: RummyFiftyState, seat: int, words: Words) -> str:
    """Return how the last round ended for a seat."""
    return words("rummy_fifty-alt-last", seat=seat_number(seat, words), told=left_told(s, seat, words))
