"""The result of Hex Bases: the bases at the end on a board of hexagons, and the games each has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.hex_jinchi.state import HexJinchiState, HexJinchiView
from engine.games.hex_jinchi.terms import LIMIT, WINNING
from locales import Words
from render.games.hex_jinchi import LOOK
from render.games.hex_jinchi.board import WIDE, bases_told, hexagon, two_rows
from render.games.hex_jinchi.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import BOLD
from render.kit.layout import Item, Node, Picture, Row, Text
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_CELL: Final = 58
"""The radius of the hexagons of the ground, px."""
_DARK: Final = theme.mix(LOOK.base, theme.SHADE, 0.45)
"""The colour of the ground at the upper edge."""


def shown(view: HexJinchiView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.totals[p], -s.held[-1][p]))
    rows = [
        Rank(
            Plaque(people[p], p),
            str(s.totals[p]),
            detail=_bases(view, p, words),
            total_told=words("hex_jinchi-amount", count=s.totals[p], number=str(s.totals[p])),
        )
        for p in order
    ]
    starter = text.clip(text.name(people[s.starter].name), BOLD, 26, 240)
    first = words("hex_jinchi-story-started", starter=starter, turns=s.turns[0])
    quick = words("hex_jinchi-story-quick", turns=min(s.turns))
    story = [NARRATION.story(s, words), first if s.games == 1 else quick]
    if s.ended == LIMIT and s.games > 1:
        story.append(words("hex_jinchi-story-limit"))
    return Result(
        LOOK,
        *words.both("hex_jinchi-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("hex_jinchi-games", count=max(s.totals)),
        tuple(story),
        scene=lambda canvas, x, y, width, height: _map(canvas, s, people, round(width), round(height)),
        remarks=bases_told(s, words),
    )


def _map(canvas: Canvas, s: HexJinchiState, people: Sequence[Person], width: int, height: int) -> None:
    """Draw the six bases on a ground of hexagons."""
    lay_opaque(canvas.image, _ground(width, height), 0, 0)
    two_rows(canvas, s, people, Box(FREE + 30, SKY - 30, width - FREE - 50, height - SKY + 22))


@kept
def _ground(width: int, height: int) -> Image.Image:
    """Return hexagons from the dark of the upper edge to the light of the lower one. Do not draw into it."""
    k = 100 / width
    pen, step = Pen(width, height, theme.mix(LOOK.base, theme.SHADE, 0.6)), _CELL * WIDE * k
    for row in range(round(height / (1.5 * _CELL)) + 2):
        down = row * 1.5 * _CELL * k
        for column in range(-1, round(100 / step) + 2):
            x = column * step + (row % 2) * step / 2
            tone = theme.mix(LOOK.base, LOOK.mat, 0.15 + 0.1 * ((column * 5 + row * 3) % 4))
            light = 0.25 + 0.75 * min(1.0, row * 1.5 * _CELL / height)
            pen.shape(_corners(x, down, (_CELL - 3) * k), theme.mix(_DARK, tone, light))
    return pen.drawn()


def _corners(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the corners of a hexagon that stands on one of them."""
    away = ((0, -1), (WIDE / 2, -0.5), (WIDE / 2, 0.5), (0, 1), (-WIDE / 2, 0.5), (-WIDE / 2, -0.5))
    return [(x + across * radius, y + down * radius) for across, down in away]


def _bases(view: HexJinchiView, p: int, words: Words) -> Item:
    """Return how many bases a player had at the end of each game; those of the last one as hexagons."""
    held = words.join([str(held[p]) for held in view.s.held])
    drawn = words("hex_jinchi-held", held=held)
    told = words("hex_jinchi-alt-held", games=view.s.games, held=held)

    def detail(k: float) -> Node:
        radius, colour = round(20 * min(k, 1.5)), theme.SEAT_COLOUR[p]
        own = Picture(hexagon(radius, theme.mix(LOOK.base, colour, 0.6), colour, 4))
        free = Picture(hexagon(radius, LOOK.panel, LOOK.mat_line, 3))
        last = view.s.held[-1][p]
        bases = [own] * last + [free] * (WINNING - last)
        return Row(Row(*bases, gap=3), Text(drawn, round(28 * min(k, 1.4)), quiet=True), gap=14)

    return Item(detail, told)
