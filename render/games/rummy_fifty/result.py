"""The result of Rummy Fifty: points, how they grew round by round, and the last round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.rummy_fifty.state import RummyFiftyView
from locales import Words
from render.games.rummy_fifty.seats import PILE_X, draw_before
from render.kit import text, theme
from render.kit.canvas import Canvas

TOP: Final = 88
PLAQUE: Final = 300


def paint_result(view: RummyFiftyView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``RummyFiftyPainter.result``."""
    canvas = Canvas()
    canvas.top_bar(
        words("rummy_fifty-title"),
        words.other("rummy_fifty-title"),
        right=words("rummy_fifty-result-title"),
        middle=words("rummy_fifty-result-rounds", round=len(view.s.history)),
    )
    order = sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -view.s.scores[p], p))
    height = (theme.TABLE_HEIGHT - 12 - TOP) // view.seats
    for place, p in enumerate(order):
        y = TOP + place * height
        _who(canvas, view, p, y, min(150, height - 12), names[p], words)
        scored = view.s.last_out >= 0
        upper = height - 12 - 58 if scored else 0
        if scored:
            draw_before(canvas, view, p, y - 4, upper, words)
        _course(canvas, view, p, y + upper, 58 if scored else min(120, height - 24))
        if not place:
            middle = y + upper + (14 if scored else 20)
            label = words("rummy_fifty-result-course")
            canvas.text(theme.WIDTH - 40, middle, label, size=28, colour=theme.QUIET, align="r")
    return canvas.image


def _who(canvas: Canvas, view: RummyFiftyView, seat: int, y: int, height: int, name: str, words: Words) -> None:
    """The plaque with the points; winners outlined in mint."""
    winner = seat in view.s.winners
    canvas.panel(20, y, PLAQUE, height)
    if winner:
        canvas.outline(20, y, PLAQUE, height, 20, 5, theme.MINT)
    canvas.avatar(60, y + 38, 52, name, seat)
    canvas.text(98, y + 38, text.name(name), size=theme.NAME_SIZE, room=PLAQUE - 92, least=theme.NAME_MIN)
    low = y + height - 46
    colour = theme.MINT if winner else theme.CREAM
    used = canvas.text(40, low, str(view.s.scores[seat]), size=64, colour=colour)
    canvas.text(48 + used, low + 8, words("rummy_fifty-points"), size=34, colour=theme.QUIET)
    if winner:
        canvas.shape("crown", 178, low, 42, theme.MINT)
        canvas.text(206, low, words("rummy_fifty-result-win"), size=36, colour=theme.MINT, room=106)


def _course(canvas: Canvas, view: RummyFiftyView, seat: int, y: int, height: int) -> None:
    """A column per round as high as the points after it; 1 at the start."""
    course = [1, *(after[seat] for after in view.s.history)]
    room = theme.WIDTH - 40 - PILE_X
    step = min(40.0, room / len(course))
    unit = (height - 6) / 6
    canvas.box(PILE_X, y + height - 3, room, 3, 1, theme.MAT_LINE)
    for k, points in enumerate(course):
        tall = max(2, round(points * unit))
        wide = max(6, round(step) - 4)
        colour = theme.MAT_LINE if k == 0 else theme.SEAT_COLOUR[seat]
        canvas.box(PILE_X + k * step, y + height - 3 - tall, wide, tall, 3 if tall > 6 else 0, colour)
