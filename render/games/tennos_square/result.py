"""The result of Tennos Square: the winners' last rows on the paving of a square in the evening, and points by deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import INDIVIDUAL, PARTNERSHIP, bonus, row_score
from locales import Words
from render.games.tennos_square import LOOK
from render.games.tennos_square.drawings import VERMILION, draw_disc, draw_row, draw_runs, lane
from render.games.tennos_square.narration import NARRATION, deal_points
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.names import cut_name
from render.kit.drawing.pen import Pen
from render.kit.layout import Told
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.cards import MINI_ASPECT
from render.kit.pieces.person import Person, on_discs, seal_of
from render.kit.plaque import Plaque

_SKY, _HILL, _DARK, _TILES = ("#0F2A26", "#173A33", "#24503F", "#4E7350", "#A3A063"), "#15382C", "#0C211B", "#143029"
_STONE, _PAVING = "#7E857B", "#23403A"
_MARGIN, _POINTS = 8, 104
"""The distance of the rows from the plate, and the room for points at their left, px."""
_LARGEST, _LEAST = 92, 52
"""The maximum and minimum width of a card of a row, px."""
_BELOW, _HEADING = 56, 36
"""The height of the squares below a row, and of a heading above it, with their gaps, px."""


def shown(view: TennosSquareView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.scores[p], p))
    rows = tuple(_rank(view, p, people, words) for p in order)

    return Result(
        LOOK,
        *words.both("tennos_square-title"),
        words(f"tennos_square-option-mode-{s.mode}"),
        rows,
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("tennos_square-unit", count=s.scores[order[0]]),
        story(view, people, words),
        remarks=tuple(_last_row(view, p, words) for p in order),
        scene=lambda canvas, x, y, width, height: _scene(canvas, view, people, Box(x, y, width, height), words),
    )


def _scene(canvas: Canvas, view: TennosSquareView, people: Sequence[Person], whole: Box, words: Words) -> None:
    """Draw the square, and on its paving the winners' last rows, as large as they have room."""
    rows = Box(FREE + _MARGIN, SKY, whole.width - FREE - _MARGIN - theme.EDGE_SAFE, whole.height - SKY)
    lanes = [lane(view.seats, 0, 0, rows.width - _POINTS, most, 5, 14) for most in range(_LARGEST, _LEAST, -2)]
    where = fit(lanes, lambda one: (one.height + _BELOW) * len(view.s.winners) <= rows.height)
    step = min(where.height + _BELOW + 14, rows.height / len(view.s.winners))
    top = rows.bottom - step * len(view.s.winners)
    head = 22 if len(view.s.winners) > 1 else _HEADING + 12
    lay_opaque(
        canvas.image,
        _square(round(whole.width), round(whole.height), round(top) - head, rows=len(view.s.winners)),
        0,
        0,
    )
    for k, p in enumerate(view.s.winners):
        _row(canvas, view, p, people, Box(rows.x, top + k * step, rows.width, where.height), words)


def _row(canvas: Canvas, view: TennosSquareView, p: int, people: Sequence[Person], place: Box, words: Words) -> None:
    """Draw the row of a winner at the end, the square of every run, and its points; of several winners, whose it is."""
    s, column = view.s, place.left(_POINTS - 14)
    where = lane(
        view.seats, place.x + _POINTS, place.y, place.width - _POINTS, round(place.height / MINI_ASPECT), 5, 14
    )
    draw_row(canvas, where, s.row[p], p, ())
    draw_runs(canvas, where, s.row[p], 34, 2)
    middle, several, out = column.middle[0] - 4, len(s.winners) > 1, s.outs[-1] == p
    points, more, sizes = str(row_score(s.row[p])), f"+{bonus(view.seats)}", (46, 32) if several else (60, 34)
    top = place.y + (where.height / 2, 84, 74)[several + (several and out)]
    if several:  # on a plate: the row's portrait, points and bonus, apart from those of the next row
        canvas.panel(column.x - 2, place.y - 5, column.width - 4, place.height + _BELOW - 11, 16)
        draw_disc(canvas, middle, place.y + 23, 46, p, on_discs(people[: view.seats])[p], "avatar")
    else:
        told = words("tennos_square-last-rows")
        canvas.text(
            where.xs[0], place.y - _HEADING / 2 - 6, told, size=28, colour=LOOK.quiet, room=place.width - _POINTS
        )
    canvas.text(middle, top, points, size=sizes[0], colour=theme.MINT, align="m", role="points")
    if out:
        down = top + sizes[0] * 0.74 + 4
        canvas.text(middle, down, more, size=sizes[1], colour=theme.MINT, align="m", role="points")


@kept
def _square(width: int, height: int, foot: int, *, rows: int) -> Image.Image:
    """Return the square before a temple in the evening, the paving from ``foot`` on; its gate over a single row, with
    lanterns, or around two of them. Do not draw into it.
    """
    deep, pen = height * 100 / width, Pen(width, height, _SKY[0])
    ground = foot * 100 / width
    for n, colour in enumerate(_SKY[1:], 1):
        top = (0, 0.3, 0.52, 0.68, 0.82)[n] * ground
        pen.shape([(0, top), (40, top - 0.6), (100, top + 0.4), (100, deep), (0, deep)], colour)
    gate = rows == 1
    pen.dot(60 if gate else 66, ground - 6, 3.4, "#F6E3B4")
    hills = [(30, -6), (40, -9), (52, -5), (63, -8), (76, -5), (90, -8), (100, -6)]
    pen.shape(
        [(0, ground), (0, ground - 8), (18, ground - 9), *((x, ground + y) for x, y in hills), (100, ground)], _HILL
    )
    # at the right of a large score it is farther away
    _pagoda(pen, 38.5 if gate else 56.5, ground, 1.0 if gate else 0.55)
    if gate:
        _gate(pen, 69, 91.5, ground)
    pen.box(0, ground, 100, deep, _PAVING)
    dark = theme.mix(_PAVING, theme.INK, 0.3)
    for n in range(6):
        y = ground + (deep - ground) * (n / 6) ** 1.3
        pen.box(0, y, 100, y + 0.2, dark)
    if rows == 2:
        _frame(pen, (FREE + _MARGIN + _POINTS - 9) * 100 / width, 98.8, deep)
    for x in (64.8, 97.2) if gate else ():
        _lantern(pen, x, ground + 1)
    return pen.drawn()


def _pagoda(pen: Pen, x: float, foot: float, k: float) -> None:
    """Draw a pagoda of four roofs on the hill, ``k`` times as large as the nearest one."""
    for storey in range(4):
        y, wide = foot - (3 + storey * 4.4) * k, (6.2 - storey * 1.05) * k
        pen.box(x - wide * 0.55, y - 3 * k, x + wide * 0.55, y, _DARK)
        tip, ridge = y - 2.6 * k, y - 4 * k
        roof = [(x - wide, tip), (x - wide * 0.55, ridge), (x + wide * 0.55, ridge), (x + wide, tip)]
        pen.shape([*roof, (x + wide * 0.9, y - 2.2 * k), (x - wide * 0.9, y - 2.2 * k)], _TILES)
    pen.line([(x, foot - 20.6 * k), (x, foot - 24.5 * k)], 0.4 * k, _DARK)


def _frame(pen: Pen, left: float, right: float, foot: float) -> None:
    """Draw the gate around two rows: its lintel above them, and its posts beside their cards."""
    top = 14.9
    for x in (left, right):
        pen.box(x - 0.45, top, x + 0.45, foot - 1.2, VERMILION)
        pen.box(x - 0.7, foot - 1.8, x + 0.7, foot - 0.9, theme.INK)
    middle = (left + right) / 2
    roof = [(left - 1.4, top - 1.7), (middle, top - 1.1), (right + 1.2, top - 1.7)]
    pen.shape([(left - 1, top), *roof, (right + 1, top)], theme.INK)
    pen.box(left - 0.9, top - 0.1, right + 0.9, top + 1.2, VERMILION)


def _gate(pen: Pen, left: float, right: float, foot: float) -> None:
    """Draw the vermilion gate over the whole square; the rows of the last deal hang in it."""
    top = 11.6
    for x in (left, right):
        pen.box(x - 1.2, top, x + 1.2, foot + 1.4, VERMILION)
        pen.box(x - 1.9, foot, x + 1.9, foot + 1.6, theme.INK)
    ends = [
        (left - 5, top - 1.6),
        (left - 5.4, top - 2.9),
        ((left + right) / 2, top - 2.1),
        (right + 5.4, top - 2.9),
        (right + 5, top - 1.6),
    ]
    pen.shape([*ends, (right + 4, top), (left - 4, top)], theme.INK)
    pen.box(left - 4, top - 0.2, right + 4, top + 1.5, VERMILION)
    pen.box(left - 2.6, top + 3.0, right + 2.6, top + 4.2, VERMILION)


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
    name = cut_name(people[-p].name, 26, 240, (who.name for who in people))
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
    # Partners have one total: a bar is what a seat brought to it, so that none is drawn twice.
    return Rank(seat, str(s.scores[p]), legs, 0 if partners else other, note)
