"""The end of a round of Rummy Fifty for each seat, and the course of the points."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.games.rummy_fifty.state import RummyFiftyView
from engine.games.rummy_fifty.terms import GOAL
from locales import Words
from render.games.rummy_fifty.melds import TALL, Packing, draw_cards
from render.kit.canvas import Canvas
from render.kit.drawing import icons, shapes, theme
from render.kit.drawing.ink import stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.text import BOLD, signed
from render.kit.pieces import cards
from render.narration.cards import rank_name

DUEL: Final = 2
"""From this number of seats down, each seat has twice the room."""


@kept
def court_chip(seat: int, court: int, height: int) -> Sprite:
    """Return a player's bonus card as a small plate: its suit is the seat's."""
    suit, colour, width = SUITS[seat], theme.SUIT_COLOUR[SUITS[seat]], round(height * 1.28)
    image = cards.plain(width, height, 8)
    middle = cards.PAD + height / 2
    index = shapes.glyph_mask(rank_name(court), BOLD, round(height * 0.68))
    at = cards.PAD + round(width * 0.3 - index.width / 2), round(middle - index.height / 2)
    image.paste(cards.rank_colour(suit), at, index)
    size = round(height * 0.5)
    icons.shape(image, suit, cards.PAD + width * 0.7 - size / 2, middle - size / 2, size, colour)
    return cards.finished(image, cards.SUIT_SIGN[suit] + rank_name(court), round(height * 0.68))


@kept
def stars(points: int, size: int, front: str, ground: str) -> Sprite:
    """Return the points as stars on the way to the win, and a ring for each missing one."""
    step, line = size + 4, max(3, round(size * 0.12))
    image = Image.new("RGBA", (GOAL * step, size), (0, 0, 0, 0))
    for k in range(GOAL):
        middle = k * step + size / 2
        if k < points:
            shapes.disc(image, middle, size / 2, size, front)
            icons.shape_at(image, "star", middle, size / 2 - 0.5, round(size * 0.66), ground)
        else:
            shapes.ring(image, k * step + 1, 1, size - 2, size - 2, size // 2 - 1, line, front)
    return Sprite(image, image.width - 4, size, says=str(points))


@kept
def burst(size: int, ground: str, colour: str) -> Image.Image:
    """Return a firework in a light of this colour on a ground. Do not draw into it."""
    pen, light = Pen(size, size), theme.mix(colour, theme.IVORY, 0.35)
    for k in range(16):
        turn = math.tau * k / 16
        across, down = math.cos(turn), math.sin(turn)
        tone = theme.mix(ground, light if k % 2 else colour, 0.86)
        far, near, side = (42, 9, 0.1) if k % 2 else (33, 9, 0.09)
        ends = [(50 + math.cos(turn + at) * far, 50 + math.sin(turn + at) * far) for at in (-side, side)]
        pen.shape([(50 + across * near, 50 + down * near), *ends], tone)
        pen.dot(50 + across * (far + 3), 50 + down * (far + 3), 3.4 if k % 2 else 2.6, tone)
    pen.dot(50, 50, 5, theme.mix(ground, theme.IVORY, 0.9))
    return pen.drawn()


def draw_left(
    canvas: Canvas, view: RummyFiftyView, seat: int, box: tuple[float, float, float, float], words: Words
) -> None:
    """Draw the cards left to ``seat`` in the round before, in a box: cards, bonus card, total, gain or loss."""
    x, y, width, height = box
    out, change, middle, right = view.s.last_out, view.s.change_of(seat), y + height / 2, x + width
    k = max(1.0, min(1.5, height / 112, width / 620))
    quiet, tall = canvas.look.quiet, min(92.0 * k, height - 8)
    chip = court_chip(seat, view.s.last_courts[seat], round(min(50 * k, height * 0.7)))
    equals = right - 204 * k
    if seat == out:
        canvas.shape("crown", x + 24 * k, middle, round(44 * k), theme.MINT)
        told, size = words("rummy_fifty-went-out"), round(34 * k)
        used = canvas.text(x + 58 * k, middle, told, size=size, colour=theme.MINT, room=200 * k)
        total, worst = view.s.last_value, str(max(view.s.last_totals))
        end = max(x + 90 * k + used, equals - chip.width - 76 * k)
        canvas.text(end, middle, worst, size=round(40 * k), align="r")
    else:
        total = view.s.last_totals[seat]
        wide, left = int(tall / TALL), view.s.last_hands[seat]
        room = equals - chip.width - 70 * k - x - wide
        packing = Packing(wide, min(round(wide * 0.9), int(room / max(1, len(left) - 1))), ((0, 0.0),))
        draw_cards(canvas, left, x, middle - packing.height / 2, packing, -1)
    canvas.text(equals - chip.width - 44 * k, middle, "+", size=round(38 * k), colour=quiet, align="m")
    canvas.sprite(chip, equals - chip.width - 22 * k, middle - chip.height / 2)
    canvas.text(equals, middle, "=", size=round(38 * k), colour=quiet, align="m")
    colour = theme.MINT if seat == out else theme.CREAM
    canvas.text(equals + 22 * k, middle, str(total), size=round(44 * k), colour=colour)
    if change:
        told, fill = (f"+{change}", theme.MINT) if change > 0 else (signed(change), theme.CREAM)
        canvas.badge(right, middle - 24 * k, told, size=round(34 * k), height=round(48 * k), fill=fill, align="r")


def draw_course(canvas: Canvas, view: RummyFiftyView, x: float, y: float, width: float, height: float) -> None:
    """Draw the points of all seats round by round, a line for each in its colour."""
    course = [[1] * view.seats, *view.s.history]
    unit, step = (height - 20) / GOAL, (width - 20) / max(1, len(course) - 1)
    for level in range(GOAL + 1):
        canvas.box(x, y + height - 10 - level * unit, round(width), 1, 0, canvas.look.line)
    for p in range(view.seats):
        # a little apart, so that equal lines are distinguishable
        points = [(10 + k * step, height - 10 - now[p] * unit + (p - 1.5) * 3) for k, now in enumerate(course)]
        if len(points) > 1:
            line = shapes.stroke_mask(round(width), round(height), tuple(points), 4)
            stamp(canvas.image, theme.SEAT_COLOUR[p], round(x), round(y), line)
        canvas.disc(x + points[-1][0], y + points[-1][1], 12, theme.SEAT_COLOUR[p])
