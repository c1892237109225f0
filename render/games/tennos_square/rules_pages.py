"""The rules of Tennos Square, page by page, each with a drawn example."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from engine.core.cards import cards as cards_of
from engine.core.state import NO_CARD
from engine.games.tennos_square.terms import STEP, row_score
from locales import Words
from render.games.tennos_square.drawings import Lane, draw_row, draw_runs, face, lane, team
from render.kit.canvas import Canvas
from render.kit.drawing import shapes, theme
from render.kit.layout import Column, Icon, Paint, Picture, Row, Text
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks
from render.kit.pieces import cards

_WIDE: Final = 1060


def blocks(number: int, words: Words) -> Blocks:
    """Return page ``number`` (from 0): the sentences of the catalogue and the examples between them."""
    return _PAGES[number](words)


def _aim(words: Words) -> Blocks:
    return 1, _row("x x x x x x x x x"), 2, _row("SA H3 x D5 C5 x L8 x X10"), 3


def _start(words: Words) -> Blocks:
    hand = (Picture(face(c, 92)) for c in cards_of("HA D10"))
    given = Row(*(Picture(face(c, 92)) for c in cards_of("L5")))
    pool = (Picture(face(c, 92)) for c in cards_of("C2 L5 S6 X9"))
    label = Text(words("tennos_square-pool"), 32)
    return 1, Row(*hand, given, Icon("arrow", 50, theme.MINT), label, *pool, gap=16), 2, 3


def _turn(words: Words) -> Blocks:
    return 1, Paint(_WIDE, 226, lambda canvas, x, y, w, h: _placing(canvas, x, y, w, words)), 2, 3


def _next(words: Words) -> Blocks:
    return 1, _steps(4, words), 2, _steps(3, words), 3


def _score(words: Words) -> Blocks:
    rows = ("SA HA C3 D5 L6 X7 S8 H9 C10", "x S2 H2 C3 x D5 L6 X7 x", "SA H2 C5 D6 L6 X7 S6 H10 C3")
    return 1, Column(*(_row(row, total=True) for row in rows), gap=14), 2


def _end(words: Words) -> Blocks:
    return 1, Paint(360, 108, _partners), 2, 3, 4, 5


def _partners(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw four seats round a table: partners sit opposite."""
    middle, half = x + width / 2, y + height / 2
    canvas.box(middle - 80, half - 30, 160, 60, 18, canvas.look.panel)
    for seat, (across, down) in enumerate(((0, 40), (-112, 0), (0, -40), (112, 0))):
        side = team(seat % 2)
        canvas.seal(middle + across, half + down, 46, side.word, side.fill, side.colour, canvas.look.quiet)


def _slots(told: str) -> list[int]:
    """Return a row of codes, x for a face-down slot."""
    return [NO_CARD if code == "x" else cards_of(code)[0] for code in told.split()]


def _row(told: str, total: bool = False) -> Paint:
    """Return a row with its brackets; with ``total`` its points at the right."""
    row = _slots(told)
    runs = NO_CARD not in row or len(set(row)) > 1

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        where = lane(4, x, y, width - (130 if total else 0), 62, 10, 40)
        draw_row(canvas, where, row, 0, ())
        draw_runs(canvas, where, row)
        if total:
            canvas.text(x + width - 56, y + 44, str(row_score(row)), size=60, colour=theme.MINT, align="m")

    return Paint(_WIDE, 112 if runs else 82, draw)


def _placing(canvas: Canvas, x: float, y: float, width: float, words: Words) -> None:
    """Draw the example: a hand card goes onto a slot, and the card under it into the hand."""
    kept, played = cards_of("S9 D5")
    where = lane(4, x, y + 142, width, 64, 10, 40)
    draw_row(canvas, where, _slots("SA x H3 D5 x L7 x x x"), 0, (), 4)
    size, middle = where.width, y + where.height / 2
    canvas.text(where.xs[2] - 20, middle, words("tennos_square-hand"), size=32, align="r")
    canvas.sprite(face(kept, size), where.xs[2], y)
    canvas.sprite(face(played, size), where.xs[3], y)
    canvas.glow(where.xs[3], y, size, where.height, theme.MINT, 5)
    canvas.shape("down", where.middles[3], y + 114, 28, theme.MINT)
    canvas.shape("arrow", (where.middles[4] + where.middles[5]) / 2, middle, 50, theme.MINT)
    canvas.sprite(face(kept, size), where.xs[6], y)
    canvas.sprite(cards.back(size, where.height), where.xs[7], y)
    canvas.glow(where.xs[7], y, size, where.height, theme.MINT, 5)


def _steps(seats: int, words: Words) -> Paint:
    """Return backs with their slot numbers, and under them the next seat."""
    kinds = {0: ("self", 0), 1: ("left", 1), 2: ("partner", 2), -1: ("right", 3)}

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        where = lane(seats, x, y, width, 104, 8, 28)
        back = cards.back(where.width, 62)
        for slot, (left, middle, step) in enumerate(zip(where.xs, where.middles, STEP[seats], strict=True), 1):
            canvas.sprite(back, left, y)
            canvas.disc(middle, y + 31, 52, canvas.look.panel)
            canvas.disc(middle, y + 31, 44, theme.SEAT_COLOUR[kinds[step][1]])
            shapes.glyph(canvas.image, middle, y + 31, str(slot), 26, theme.INK)
        for at, step in _middles(where, STEP[seats]):
            alone = step == 0 and seats == 4
            word = words(f"tennos_square-who-{kinds[step][0]}")
            canvas.text(at, y + (124 if alone else 86), word, size=32, align="m")

    return Paint(_WIDE, 142 if seats == 4 else 104, draw)


def _middles(where: Lane, steps: tuple[int, ...]) -> list[tuple[float, int]]:
    """Return the middle of neighbouring slots of a group that lead to the same player, and that player."""
    out: list[tuple[float, int]] = []
    for left, right in where.groups:
        inside = [k for k, x in enumerate(where.xs) if left <= x < right]
        for step, slots in groupby(inside, steps.__getitem__):
            middles = [where.middles[k] for k in slots]
            out.append(((middles[0] + middles[-1]) / 2, step))
    return out


_PAGES: Final[tuple[Callable[[Words], Blocks], ...]] = (_aim, _start, _turn, _next, _score, _end)


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""

    def steps(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, seat in enumerate((1, 2, 3)):
            middle = x + 50 + k * 110
            sprite = face(cards_of("D5")[0], 66) if k == 1 else cards.back(66, 86)
            canvas.card(sprite, middle, y + 49, 0, theme.MINT if k == 1 else "", 5)
            canvas.shape("down", middle, y + 106, 20, theme.MINT if k == 1 else canvas.look.quiet)
            canvas.disc(middle, y + 140, 46, theme.SEAT_COLOUR[seat])

    rising = spread([face(c, 62) for c in cards_of("SA H3 D5 L8 X10")], 66, rise=14)
    run = spread([face(c, 66) for c in cards_of("C3 D5 L6 X7")], 42)
    return rising, Paint(320, 166, steps), Row(run, Text("= 16", 50, theme.MINT), gap=14)
