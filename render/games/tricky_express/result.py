"""The result of Tricky Express: the longest express of the match at night, and the points deal by deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image

from engine.games.tricky_express.state import TrickyExpressView
from engine.games.tricky_express.terms import DEALS, SEATS, TRICKS, Span, bonus_of, spans
from locales import Words
from render.games.tricky_express import LOOK
from render.games.tricky_express.drawings import Line, disc, express, stations, track
from render.games.tricky_express.narration import letter_told, route_told
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Name, Paint, Row, Text
from render.kit.pages.result import FREE, Rank, Result
from render.kit.pieces.person import Person, marks, names, on_discs, seal_of
from render.kit.plaque import Plaque

_TRAIN: Final = 128
"""The height of the express, px."""
_BANK: Final = 104
"""The height of the embankment, from its upper edge to the strip, px."""
_NIGHT: Final = ("#0A1730", "#0E2142", "#142B52", "#1B3763")
"""The bands of the sky, from above."""
_TOWN, _NEAR, _LIGHT = "#0F2038", "#0B1829", "#F2C96B"


class Longest(NamedTuple):
    """The longest long pass of a match: its owner, its deal (from 0), its first and last station."""

    passed: int
    deal: int
    seat: int
    span: Span


def longest(view: TrickyExpressView) -> Longest:
    """Return the longest of all, of equal ones the earliest; ``passed`` 0 if no player ever passed a station."""
    runs = [
        Longest(max(0, span[1] - span[0] - 1), deal, seat, span)
        for deal in range(DEALS)
        for seat in range(SEATS)
        for span in spans(view.s.longs[deal], seat)[:1]
    ]
    return max(runs, key=lambda run: (run.passed, -run.deal, run.span[1]))


def headline(view: TrickyExpressView, words: Words) -> str:
    """Return a shared win, a win by the growth bonus, or the points between the first two."""
    s = view.s
    if len(s.winners) > 1:
        return words("tricky_express-story-shared")
    before = [total - growth for total, growth in zip(s.totals, s.growth, strict=True)]
    if any(points > before[s.winners[0]] for points in before):
        return words("tricky_express-story-growth", points=s.growth[s.winners[0]])
    totals = sorted(s.totals)
    return words("tricky_express-story-margin", points=totals[-1] - totals[-2])


def shown(view: TrickyExpressView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s, run = view.s, longest(view)
    story = [headline(view, words)]
    if run.passed:
        story.append(words("tricky_express-story-longest", passed=run.passed))
    points, letters = s.points(), marks(names(people))
    rows = tuple(
        Rank(
            Plaque(people[p], p, seal=seal_of(people, p), remarks=(letter_told(letters[p], words),)),
            str(s.totals[p]),
            tuple(base[p] + bonus_of(p, top, second) for base, top, second in points),
            s.growth[p],
            words("tricky_express-growth-of", points=s.growth[p]) if s.growth[p] else "",
        )
        for p in sorted(range(SEATS), key=lambda p: (p not in s.winners, -s.totals[p], p))
    )
    return Result(
        LOOK,
        *words.both("tricky_express-title"),
        words("tricky_express-result-title"),
        rows,
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("tricky_express-unit", count=max(s.totals)),
        tuple(story),
        scene=partial(_run, view, run, people, words),
        remarks=(_run_told(view, run, people, words),),
    )


def _run_told(view: TrickyExpressView, run: Longest, people: Sequence[Person], words: Words) -> str:
    """Return the longest express and its line in words."""
    line = route_told(view.s.routes[run.deal], marks(names(people)), words)
    key = "tricky_express-alt-longest" if run.passed else "tricky_express-alt-no-express"
    ends = {"from": str(run.span[0]), "to": str(run.span[1])}
    return words(key, deal=str(run.deal + 1), name=people[run.seat].name, line=line, **ends)


def _run(
    view: TrickyExpressView, run: Longest, people: Sequence[Person], words: Words, canvas: Canvas, *box: float
) -> None:
    """Draw the town at night, before it the line of a deal with the longest express, a window for every station
    passed."""
    _, _, width, height = box
    lay_opaque(canvas.image, _town(round(width), round(height)), 0, 0)
    top = height - _BANK
    step = (width - FREE - 88) / (TRICKS - 1)
    line = Line(round(FREE + 42), round(top + 40), round(step), 52)
    track(canvas, line, TRICKS)
    stations(canvas, line, view.s.routes[run.deal], on_discs(people))
    if not run.passed:
        return
    start, end = (line.at(place) for place in run.span)
    start -= 22
    y = round(top - _TRAIN - 8)
    canvas.box(start + 6, y + _TRAIN - 4, end - start - 40, 10, 4, _NEAR)
    express(canvas, start, y, end - start + 26, _TRAIN, run.seat)
    cabin = end - start + 26 - min((end - start) / 2, 1.25 * _TRAIN) - 18
    for k in range(run.passed):
        window = start + 18 + (k + 0.5) * cabin / run.passed
        wide = round(min(56, cabin / run.passed - 8))
        canvas.box(window - wide / 2 - 3, y + _TRAIN * 0.2, wide + 6, round(_TRAIN * 0.42), 8, theme.INK)
        canvas.box(window - wide / 2, y + _TRAIN * 0.2 + 3, wide, round(_TRAIN * 0.42) - 6, 6, _LIGHT)
    _named(canvas, run, people, words, (line.at(TRICKS) + 20, y - 42))


def _named(canvas: Canvas, run: Longest, people: Sequence[Person], words: Words, at: tuple[float, float]) -> None:
    """Draw above the train, as on the board of a station, whose express it was; ``at`` is its right end and middle."""
    right, y = at
    title = Text(words("tricky_express-longest", deal=str(run.deal + 1)), 30, quiet=True)
    passed = Text(words("tricky_express-passed", count=run.passed), 34, theme.MINT)
    discs = on_discs(people)
    sign = Paint(44, 44, lambda c, x, y, w, h: disc(c, x + w / 2, y + h / 2, 44, run.seat, discs))
    owner = sign, Name(people[run.seat].name, 34, grow=0)
    board = Row(title, *owner, passed, gap=14)
    wide = min(board.want, right - FREE - 20)
    canvas.slab(right - wide - 32, y - 34, wide + 32, 68, radius=16)
    board.place(canvas, right - wide - 16, y - board.height / 2, wide)


@kept
def _town(width: int, height: int) -> Image.Image:
    """Return the night: stars, a moon, houses with lit windows, and the embankment. Do not draw into it."""
    k, ground = 100 / width, (height - _BANK) * 100 / width
    pen = Pen(width, height, _NIGHT[0])
    for n, colour in enumerate(_NIGHT[1:], 1):
        y = ground * n / len(_NIGHT)
        pen.shape([(0, y), (100, y + 0.6), (100, ground), (0, ground)], colour)
    for n in range(60):
        x, y = n * 37 % 101, 1 + n * 23 % 17 * 0.9
        if x < 48 or y > 9:  # clear of the title
            pen.dot(x, y, 0.09 + n % 3 * 0.05, theme.QUIET)
    pen.dot(63, 11.6, 3.0, "#F3E7C4")
    for depth, (colour, lit) in enumerate(((_TOWN, 0), (_NEAR, 1))):
        _houses(pen, ground, colour, lit, depth)
    pen.box(0, ground, 100, height * k, theme.mix(LOOK.panel, LOOK.mat, 0.35))
    pen.box(0, ground, 100, ground + 0.5, LOOK.mat_line)
    return pen.drawn()


def _houses(pen: Pen, ground: float, colour: str, lit: int, depth: int) -> None:
    """Draw a row of houses; in the nearer one some windows are lit."""
    x, n = -1.0, depth * 5
    while x < 100:
        wide, tall = 4.2 + n * 7 % 5 * 1.1, (10 if depth else 15) + n * 11 % 7 * (1.3 if depth else 1.9)
        pen.box(x, ground - tall, x + wide, ground, colour)
        for k in range(int(tall // 2.6) * lit):
            for column in range(int(wide // 1.8)):
                if (n * 5 + k * 3 + column * 7) % 4 == 0:
                    left, top = x + 0.9 + column * 1.8, ground - tall + 1 + k * 2.6
                    pen.box(left, top, left + 0.8, top + 1.2, "#C99A45")
        x, n = x + wide + (n % 3) * 0.5, n + 1
