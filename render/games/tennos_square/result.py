"""The result of Tennos Square: points by deal, and the rows at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import INDIVIDUAL, PARTNERSHIP, bonus, row_score, runs
from locales import Words
from render.games.tennos_square import LOOK
from render.games.tennos_square.narration import NARRATION, deal_points
from render.games.tennos_square.row import draw_disc, draw_row, lane, on_discs, seal_of
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.layout import Told
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import BOLD

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
    )


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
