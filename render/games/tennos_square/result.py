"""The result of Tennos Square: points by deal, and the rows at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import INDIVIDUAL, PARTNERSHIP, bonus, row_score, runs
from locales import Words
from render.games.tennos_square import LOOK
from render.games.tennos_square.narration import NARRATION, deal_points
from render.games.tennos_square.row import draw_disc, draw_row, lane, on_discs, seal_of
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.ink import lay_opaque
from render.kit.kept import kept
from render.kit.layout import Told
from render.kit.pen import Pen
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import BOLD

_SKY, _HILL, _DARK, _TILES = ("#0F2A26", "#173A33", "#24503F", "#4E7350", "#A3A063"), "#15382C", "#0C211B", "#143029"
_RED, _STONE, _PAVING = "#A8382B", "#7E857B", "#23403A"
_STEP: Final = 64
"""The distance between rows of the panel below, px."""


def shown(view: TennosSquareView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.scores[p], p))
    rows = tuple(_rank(view, p, people, words) for p in order)

    def last_rows(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        told = words("tennos_square-last-rows")
        canvas.paragraph(x + 22, y + 20, told, 116, size=25, colour=LOOK.quiet, face=BOLD)
        for k, p in enumerate(order):
            _small_row(canvas, view, p, people, (x + 134, y + 13 + k * _STEP, width - 154))

    return Result(
        LOOK,
        *words.both("tennos_square-title"),
        words(f"tennos_square-option-mode-{s.mode}"),
        rows,
        len(s.winners),
        words("tennos_square-result-win"),
        words("tennos_square-unit", count=s.scores[order[0]]),
        story(view, people, words),
        own=last_rows,
        own_height=18 + _STEP * view.seats,
        remarks=tuple(_last_row(view, p, words) for p in order),
        scene=lambda canvas, x, y, width, height: lay_opaque(canvas.image, _square(round(width), round(height)), 0, 0),
    )


@kept
def _square(width: int, height: int) -> Image.Image:
    """Return the square before a temple in the evening, with its gate and lanterns. Do not draw into it."""
    deep, pen = height * 100 / width, Pen(width, height, _SKY[0])
    ground = deep - 4.6
    for n, colour in enumerate(_SKY[1:], 1):
        top = (0, 0.3, 0.52, 0.68, 0.82)[n] * ground
        pen.shape([(0, top), (40, top - 0.6), (100, top + 0.4), (100, deep), (0, deep)], colour)
    pen.dot(44, ground - 15, 3.4, "#F6E3B4")
    hills = [(30, -9), (40, -14), (52, -8), (63, -15), (76, -9), (90, -16), (100, -10)]
    pen.shape(
        [(0, ground), (0, ground - 8), (18, ground - 12), *((x, ground + y) for x, y in hills), (100, ground)], _HILL
    )
    _pagoda(pen, 38.5, ground)
    _gate(pen, 66, 93.5, ground)
    pen.box(0, ground, 100, deep, _PAVING)
    for n in range(3):
        pen.box(0, ground + 1.3 + n * 1.5, 100, ground + 1.5 + n * 1.5, theme.mix(_PAVING, theme.INK, 0.3))
    for x in (35, 41.6):
        _lantern(pen, x, ground + 1)
    return pen.drawn()


def _pagoda(pen: Pen, x: float, foot: float) -> None:
    """Draw a pagoda of four roofs on the hill."""
    for storey in range(4):
        y, wide = foot - 3 - storey * 4.4, 6.2 - storey * 1.05
        pen.box(x - wide * 0.55, y - 3, x + wide * 0.55, y, _DARK)
        roof = [(x - wide, y - 2.6), (x - wide * 0.55, y - 4), (x + wide * 0.55, y - 4), (x + wide, y - 2.6)]
        pen.shape([*roof, (x + wide * 0.9, y - 2.2), (x - wide * 0.9, y - 2.2)], _TILES)
    pen.line([(x, foot - 20.6), (x, foot - 24.5)], 0.4, _DARK)


def _gate(pen: Pen, left: float, right: float, foot: float) -> None:
    """Draw the vermilion gate over the whole square; the rows of the last deal hang in it."""
    top = 11.6
    for x in (left, right):
        pen.box(x - 1.2, top, x + 1.2, foot + 1.4, _RED)
        pen.box(x - 1.9, foot, x + 1.9, foot + 1.6, theme.INK)
    ends = [
        (left - 5, top - 1.6),
        (left - 5.4, top - 2.9),
        ((left + right) / 2, top - 2.1),
        (right + 5.4, top - 2.9),
        (right + 5, top - 1.6),
    ]
    pen.shape([*ends, (right + 4, top), (left - 4, top)], theme.INK)
    pen.box(left - 4, top - 0.2, right + 4, top + 1.5, _RED)
    pen.box(left - 2.6, top + 3.0, right + 2.6, top + 4.2, _RED)


def _lantern(pen: Pen, x: float, foot: float) -> None:
    """Draw a lit lantern of stone."""
    pen.dot(x, foot - 4.2, 3.2, theme.mix(_SKY[3], "#F2C96B", 0.18))
    pen.box(x - 0.45, foot - 3, x + 0.45, foot, _STONE)
    pen.box(x - 1.2, foot - 0.5, x + 1.2, foot + 0.2, _STONE)
    pen.box(x - 1.05, foot - 5, x + 1.05, foot - 2.9, _STONE)
    pen.box(x - 0.6, foot - 4.6, x + 0.6, foot - 3.3, "#F2C96B")
    pen.shape([(x - 1.9, foot - 4.9), (x, foot - 6.6), (x + 1.9, foot - 4.9)], _STONE)


def _last_row(view: TennosSquareView, p: int, words: Words) -> Told:
    """Return the row of a seat at the end with its points."""
    facts = {"seat": str(p + 1), "points": deal_points(view, len(view.s.outs) - 1, p, words)}
    return tuple(
        words("tennos_square-alt-last-row", row=row, **facts) for row in NARRATION.row_words(view.s.row[p], words)
    )


def story(view: TennosSquareView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return the margin of the game, the best row of all deals, and how often the winners went out first."""
    s = view.s
    others = [points for p, points in enumerate(s.scores) if p not in s.winners]
    margin = max(s.scores) - max(others, default=max(s.scores))
    if margin:
        first = words("tennos_square-story-margin", points=margin)
    elif s.mode == PARTNERSHIP:
        first = words("tennos_square-tie")
    else:
        first = words("tennos_square-story-shared")
    best, p = max((points, -p) for row in s.row_points for p, points in enumerate(row))
    name = text.clip(text.name(people[-p].name), BOLD, 26, 240)
    lines = [first, words("tennos_square-story-row", name=name, points=best)]
    if outs := sum(p in s.winners for p in s.outs):
        lines.append(words("tennos_square-story-outs", count=outs))
    return tuple(lines)


def _rank(view: TennosSquareView, p: int, people: Sequence[Person], words: Words) -> Rank:
    """Return points by deal including the bonus; the share of the partner or neighbour in cream."""
    s = view.s
    legs = tuple(row[p] + bonus(view.seats) * (out == p) for row, out in zip(s.row_points, s.outs, strict=True))
    partners = s.mode == PARTNERSHIP
    side = "AB"[p % 2]
    seat = Plaque(people[p], p, seal=side if partners else seal_of(people[: view.seats], p))
    if partners:
        seat = replace(seat, remarks=(words("tennos_square-alt-team", team=side),))
    if s.mode == INDIVIDUAL:
        return Rank(seat, str(s.scores[p]), legs)
    other = s.scores[p] - s.totals[p]
    note = words("tennos_square-own-and-" + ("partner" if partners else "left"), own=s.totals[p], other=other)
    return Rank(seat, str(s.scores[p]), legs, other, note)


def _small_row(
    canvas: Canvas, view: TennosSquareView, p: int, people: Sequence[Person], box: tuple[float, float, float]
) -> None:
    """Draw a row at the end of the game, a line under every run, its owner, and its points."""
    x, y, room = box
    where = lane(view.seats, x + 44, y, room - 160, 40, 5, 14)
    draw_disc(canvas, x + 22, y + where.height / 2, 40, p, on_discs(people[: view.seats])[p], "avatar")
    draw_row(canvas, where, view.s.row[p], p, ())
    points = str(row_score(view.s.row[p]))
    if view.s.outs[-1] == p:
        points += f"+{bonus(view.seats)}"
    for run in runs(view.s.row[p]):
        left, right = where.xs[run[0]] + 2, where.xs[run[-1]] + where.width - 2
        canvas.box(left, where.bottom + 3, right - left, 4, 2, theme.MINT)
    canvas.text(x + room, y + where.height / 2, points, size=32, colour=theme.MINT, align="r", role="score")
