"""The result of Hex Bases: the bases at the end on a board of hexagons, and the games each has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.hex_jinchi.state import HexJinchiState, HexJinchiView
from engine.games.hex_jinchi.terms import BASES, LIMIT, WINNING
from locales import Words
from render.games.hex_jinchi import LOOK
from render.games.hex_jinchi.drawings import WIDE, base_cards, bases_told, hexagon
from render.games.hex_jinchi.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.names import cut_name
from render.kit.drawing.pen import Pen
from render.kit.layout import Item, Node, Picture, Row, Text
from render.kit.pages.result import FREE, Rank, Result
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_TOP: Final = 122
"""The upper edge of the bases, below the title, px."""
_DARK: Final = theme.mix(LOOK.base, theme.SHADE, 0.55)
"""The colour of the sea at the upper edge."""
_WATER, _FOAM = theme.mix(LOOK.base, "#3D4F8F", 0.5), "#C9CDEB"
_PLANTED: Final = 0.2
"""How far the foot of a flag is above the middle of its base, in radii."""


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
    starter = cut_name(people[s.starter].name, 26, 240, (who.name for who in people))
    first = words("hex_jinchi-story-started", starter=starter, turns=s.turns[0])
    quick = words("hex_jinchi-story-quick", turns=min(s.turns))
    story = [NARRATION.story(s, words), first if s.games == 1 else quick]
    if s.ended == LIMIT and s.games > 1:
        story.append(words("hex_jinchi-story-limit"))
    held = s.held[-1][order[0]]  # of the only game: more than that it was won
    return Result(
        LOOK,
        *words.both("hex_jinchi-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("hex_jinchi-games", count=max(s.totals)) if s.games > 1 else words("hex_jinchi-bases", count=held),
        tuple(story),
        score="" if s.games > 1 else str(held),
        scene=lambda canvas, x, y, width, height: _map(canvas, s, people, round(width), round(height)),
        remarks=bases_told(s, words),
    )


def _map(canvas: Canvas, s: HexJinchiState, people: Sequence[Person], width: int, height: int) -> None:
    """Draw the six bases as land in the sea, in two rows of three: on each won one a flag with its owner and the
    cards; those of the winners shine. A free one is bare water.
    """
    box = Box(FREE, _TOP, width - FREE - 14, height - _TOP - 4)
    radius = round(min(box.height / 3.5, box.width / 3.5 / WIDE) - 3)
    step, (x, y) = radius * WIDE + 6, box.middle
    middles = [
        (x + ((k % 3) - 0.75 - 0.5 * (k // 3)) * step, y + (k // 3 - 0.5) * (1.5 * radius + 5))
        for k in range(len(BASES))
    ]
    held = tuple(owner != NO_SEAT for owner in s.owners)
    lay_opaque(canvas.image, _sea(width, height, tuple(zip(middles, held, strict=True)), radius), 0, 0)
    for at, owner in zip(middles, s.owners, strict=True):
        if owner != NO_SEAT:
            won, colour = owner in s.winners, theme.SEAT_COLOUR[owner]
            fill = theme.mix(LOOK.base, colour, 0.75 if won else 0.36)
            land = hexagon(radius, fill, theme.MINT if won else theme.mix(LOOK.base, colour, 0.6), 6)
            canvas.sprite(land, at[0] - land.width / 2, at[1] - radius)
    taken = [
        (*at, owner, lying) for at, owner, lying in zip(middles, s.owners, s.bases, strict=True) if owner != NO_SEAT
    ]
    for across, down, owner, _ in taken:
        # low enough for the cards of the base above
        _flag(canvas, people[owner], owner, across + 8, down - radius * _PLANTED)
    for across, down, _, lying in taken:  # the flags of the lower row wave over the land of the upper one
        base_cards(canvas, lying, across, down + radius * 0.2, radius)


def _flag(canvas: Canvas, who: Person, seat: int, x: float, foot: float) -> None:
    """Draw a flag in the colour of a seat, with its player on the cloth; it waves at the left of x."""
    cloth = _cloth(seat)
    left, top = round(x - 66), round(foot - 90)
    lay(canvas.image, cloth, left, top)
    canvas.portrait(left + 54, top + 34, 48, who, seat, "sign", LOOK.panel)


@kept
def _cloth(seat: int) -> Image.Image:
    """Return the pole and the cloth of a flag. Do not draw into it."""
    pen, colour = Pen(100, 94), theme.SEAT_COLOUR[seat]
    pen.oval((4, 84, 28, 93), theme.mix(LOOK.base, theme.INK, 0.5))
    pen.line([(15, 88), (15, 5)], 9, theme.INK)
    pen.path("M13 3 C36 -6 58 16 98 5 C88 20 88 46 98 64 C62 76 42 54 13 64Z", theme.INK)
    pen.path("M15 6 C37 -2 59 19 93 9 C85 22 85 46 93 61 C62 71 42 50 15 60Z", colour)
    pen.line([(15, 88), (15, 5)], 4.6, theme.IVORY)
    pen.dot(15, 5, 4.4, theme.IVORY)
    return pen.drawn()


@kept
def _sea(width: int, height: int, bases: tuple[tuple[tuple[float, float], bool], ...], radius: int) -> Image.Image:
    """Return the sea in the evening with waves, and a coast around the bases held. Do not draw into it."""
    k = 100 / width
    pen, foot = Pen(width, height, _DARK), height * k
    for part, light in ((0.2, 0.35), (0.45, 0.55), (0.75, 0.75)):
        pen.box(0, foot * part, 100, 100, theme.mix(_DARK, _WATER, light))
    for x, y in (at for at, held in bases if not held):
        for far, tone in ((radius, theme.mix(_WATER, _FOAM, 0.2)), (radius - 4, theme.mix(_DARK, _WATER, 0.8))):
            pen.shape(_corners(x * k, y * k, far * k), tone)
    for reach, light in ((26, 0.35), (14, 0.7)):
        for x, y in (at for at, held in bases if held):
            pen.shape(_corners(x * k, y * k, (radius + reach) * k), theme.mix(_WATER, _FOAM, light * 0.55))
    for n in range(46):
        x, y = n * 37 % 103 - 2, 3 + n * 23 % 97 * foot / 100
        tone = theme.mix(_WATER, _FOAM, 0.3)
        pen.path(f"M{x} {y} C{x + 1} {y - 0.9} {x + 2} {y - 0.9} {x + 3} {y} C{x + 2} {y - 0.5} {x + 1} {y - 0.5} "
                 f"{x} {y}Z", tone)  # fmt: skip
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
