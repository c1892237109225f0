"""The outcome of Tricky Express: points deal by deal, how it was won, and the longest express of the match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from engine.games.tricky_express.state import TrickyExpressView
from engine.games.tricky_express.terms import DEALS, SEATS, TRICKS, Span, bonus_of, spans
from locales import Words
from render.games.tricky_express import LOOK
from render.games.tricky_express.narration import LETTERS, letter_told, route_told
from render.games.tricky_express.railway import Line, disc, express, stations, track
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import write_name
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result

RUN: Final = 216
"""Height of the panel with the express, px."""
TRAIN: Final = 62


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
    points = s.points()
    rows = tuple(
        Rank(
            Plaque(people[p], p, seal=LETTERS[p], remarks=(letter_told(p, words),)),
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
        words("tricky_express-result-win"),
        words("tricky_express-unit", count=max(s.totals)),
        tuple(story),
        own=partial(_run, view, run, people[run.seat], words),
        own_height=RUN,
        remarks=(_run_told(view, run, people[run.seat], words),),
    )


def _run_told(view: TrickyExpressView, run: Longest, who: Person, words: Words) -> str:
    """Return the longest express and its line in words."""
    line = route_told(view.s.routes[run.deal], words)
    key = "tricky_express-alt-longest" if run.passed else "tricky_express-alt-no-express"
    ends = {"from": str(run.span[0]), "to": str(run.span[1])}
    return words(key, deal=str(run.deal + 1), name=who.name, line=line, **ends)


def _run(view: TrickyExpressView, run: Longest, who: Person, words: Words, canvas: Canvas, *box: float) -> None:
    """Draw the line of its deal with the longest express, a window for every station passed."""
    x, y, width, height = box
    line = Line(round(x + 48), round(y + height - 38), round((width - 96) / (TRICKS - 1)), 46)
    title = words("tricky_express-longest", deal=str(run.deal + 1))
    passed = words("tricky_express-passed", count=run.passed)
    right = x + width - 44 - canvas.text(x + width - 24, y + 34, passed, size=30, colour=theme.MINT, align="r")
    left = x + 40 + canvas.text(x + 24, y + 34, title, size=27, colour=canvas.look.quiet)
    track(canvas, line, TRICKS)
    if run.passed:
        disc(canvas, left + 19, y + 34, 38, run.seat)
        write_name(canvas, left + 50, y + 34, right - left - 50, who.name, 28, theme.CREAM)
        start, end = (line.at(place) for place in run.span)
        express(canvas, start, round(y + height - 140), end - start, TRAIN, run.seat)
        cabin = end - start - min((end - start) / 2, 1.2 * TRAIN) - 12
        for k in range(run.passed):
            window = start + 12 + (k + 0.5) * cabin / run.passed
            canvas.box(window - 14, y + height - 127, 28, 24, 6, theme.INK)
            canvas.box(window - 11, y + height - 124, 22, 18, 4, theme.IVORY)
    stations(canvas, line, view.s.routes[run.deal])
