"""The outcome of Dominuxen: everybody from first to last, lines and hands, or the scores of several rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.dominuxen.state import DominuxenView
from engine.games.dominuxen.terms import worth
from locales import Words
from render.games.dominuxen.line import set_label
from render.games.dominuxen.narration import places, signed
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.tiles import upright

TOP: Final = 88
DETAIL_X, DETAIL_ROOM = 404, 588
"""Where a row shows line and hand, or the scores of the rounds."""


def paint_result(view: DominuxenView, names: Sequence[str], words: Words) -> Image.Image:
    """1200 x 764 pixels."""
    canvas = Canvas()
    several = len(view.s.columns) > 1
    canvas.top_bar(
        words("dominuxen-title"),
        words.other("dominuxen-title"),
        right=words("dominuxen-result-title"),
        middle=words(f"dominuxen-reason-{view.s.reasons[-1]}"),
    )
    top = TOP + (42 if several else 0)
    if several:
        for k in range(len(view.s.columns)):
            canvas.text(_column(view, k), top - 22, str(k + 1), size=30, colour=theme.QUIET, align="m")
        canvas.text(1156, top - 22, words("dominuxen-result-total"), size=28, colour=theme.QUIET, align="r")
    tall = min(166, (theme.TABLE_HEIGHT - 12 - top) // view.seats)
    y = top + (theme.TABLE_HEIGHT - 12 - top - tall * view.seats) // 2
    ranks = places(view.s.totals)
    for p in sorted(range(view.seats), key=lambda p: (-view.s.totals[p], p)):
        _who(canvas, view, p, y, tall - 8, ranks[p], names[p], words)
        if several:
            for k, column in enumerate(view.s.columns):
                canvas.text(_column(view, k), y + tall / 2 - 4, signed(column[p]), size=40, align="m")
        else:
            _detail(canvas, view, p, y, tall - 8, words)
        y += tall
    return canvas.image


def _column(view: DominuxenView, k: int) -> float:
    return DETAIL_X + (k + 0.5) * DETAIL_ROOM / len(view.s.columns)


def _who(canvas: Canvas, view: DominuxenView, seat: int, y: int, tall: int, rank: int, name: str, words: Words) -> None:
    """Place, name and total."""
    won, line = seat in view.s.winners, y + tall / 2
    canvas.panel(20, y, 1160, tall)
    if won:
        canvas.outline(20, y, 1160, tall, 20, 5, theme.MINT)
        canvas.shape("crown", 70, line - 17, 42, theme.MINT)
        canvas.text(
            70, line + 25, words("dominuxen-result-win"), size=28, colour=theme.MINT, align="m", room=84, least=22
        )
    else:
        canvas.text(70, line, str(rank), size=44, colour=theme.QUIET, align="m")
    canvas.avatar(146, line, 62, name, seat, team=str(seat + 1))
    canvas.text(188, line, text.name(name), size=34, room=200, least=28)
    used = canvas.text(1156, line + 4, words("dominuxen-unit"), size=28, colour=theme.QUIET, align="r")
    colour = theme.MINT if won else theme.CREAM
    canvas.text(1150 - used, line, signed(view.s.totals[seat]), size=54, colour=colour, align="r", room=112)


def _detail(canvas: Canvas, view: DominuxenView, seat: int, y: int, tall: int, words: Words) -> None:
    """The sets of the line, newest last, and the tiles that were left in the hand."""
    width = 28 if tall < 140 else 34
    first, second = y + tall * 0.27, y + tall - 10 - width
    laid, held = view.s.line_worth(seat), view.s.revealed[seat]
    for line, key, points in ((first, "line", laid), (second, "hand", -worth(held, view.s.double_tiles))):
        label = words(f"dominuxen-result-{key}")
        canvas.text(DETAIL_X, line, label, size=29, colour=theme.QUIET, room=64, least=22)
        canvas.text(DETAIL_X + 144, line, signed(points), size=38, align="r", room=76)
    x, room = DETAIL_X + 164, DETAIL_ROOM - 164
    _sets(canvas, x, first, room, [set_label(played) for played in view.s.lines[seat]], words)
    step = min(width + 4.0, (room - width) / max(1, len(held) - 1))
    for k, t in enumerate(sorted(held)):
        canvas.sprite(upright(t, width), x + k * step, second - width)


def _sets(canvas: Canvas, x: float, line: float, room: float, labels: list[str], words: Words) -> None:
    """Sets as small boxes; where they do not fit, the oldest become a number."""
    size, gap = 29, 8
    hidden = 0
    shown = labels
    while sum(text.width(label, text.BOLD, size) + 20 + gap for label in shown) - gap > room:
        hidden += 1
        shown = [words("dominuxen-more", count=str(hidden)), *labels[hidden:]]
    for label in shown:
        wide = round(text.width(label, text.BOLD, size)) + 20
        canvas.box(x, line - 19, wide, 38, 10, theme.MAT)
        canvas.text(x + wide / 2, line, label, size=size, align="m")
        x += wide + gap
