"""A game with the doubling cube in pictures: its own table or hand, and below it the match with the cube.

The cube is in the middle, or beside its owner; an offered cube is beside the person who has to answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.core.view import View
from locales import Words
from render.cube import rules_pages
from render.cube.result import result_of
from render.cube.seen import Cube, cube_of, is_match, standing_of, within
from render.edition import USUAL, Edition
from render.games.contract import Painter
from render.kit import shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.layout import Paint, Row, write_name
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.rules_page import page, pages
from render.kit.text import BOLD
from render.kit.written import carry

STRIP: Final = 104
"""Height of the match below the table, px."""
_MIDDLE: Final = 264
"""Width of the shared middle, px."""
_SIDE: Final = 70
"""The cube, px."""
_DISC: Final = 64
_NAME: Final = 80
"""The minimum room for a name, px."""


class CubePainter(Painter[Any]):
    """The painter ``inner`` with the cube added; for a table without the cube all pictures are the game's own.

    ``goes_with``: the games that can be played with the cube, for its rules pages.
    """

    def __init__(self, inner: Painter[Any], goes_with: Sequence[str]) -> None:
        self.inner, self.slug, self.look = inner, inner.slug, inner.look
        self.goes_with, self.rules_pages = goes_with, inner.rules_pages + pages("cube")
        self.unshown, self.unshown_in_hand = inner.unshown, inner.unshown_in_hand

    def table(self, view: View, people: Sequence[Person], words: Words) -> Image.Image:
        """Return the public table, 1200 x 764 pixels, with the cube 104 pixels higher."""
        if not is_match(view):
            return self.inner.table(view, people, words)
        if view.over:
            return self.result(view, people, words)
        return self._with_strip(self.inner.table(within(view), people, words), view, people, words)

    def _with_strip(self, above: Image.Image, view: View, people: Sequence[Person], words: Words) -> Image.Image:
        """Return a picture, and below it the match with the cube."""
        canvas = Canvas(above.height + STRIP, look=self.look)
        canvas.image.paste(above, (0, 0))
        carry(above, canvas.image, 0, 0)
        strip(canvas, view, people, words, above.height)
        return canvas.image

    def hand(self, view: View, people: Sequence[Person], words: Words) -> Image.Image:
        """Return the private hand of ``view.seat``, 1200 x 640 pixels, 104 pixels higher during a match."""
        above = self.inner.hand(within(view), people, words)
        return self._with_strip(above, view, people, words) if is_match(view) and not view.over else above

    def result(self, view: View, people: Sequence[Person], words: Words) -> Image.Image:
        """Return the match: the winner, and the result of every game."""
        if not is_match(view):
            return self.inner.result(view, people, words)
        return result_of(view, people, words, self.look).drawn().image

    def rules(self, number: int, words: Words, edition: Edition = USUAL, further: int = 0) -> Image.Image:
        """Return the game's pages, then those of the cube."""
        if number < self.inner.rules_pages:
            return self.inner.rules(number, words, edition, further + pages("cube"))
        own, counted = number - self.inner.rules_pages, f"{number + 1} / {self.rules_pages + further}"
        blocks = rules_pages.blocks(own, Row(*(face_node(value) for value in (1, 2, 4, 64)), gap=44))
        facts = rules_pages.facts(self.goes_with, edition.options, words)
        return page(self.look, words, "cube", own, blocks, counted, facts).image

    def emblem(self, size: int) -> Image.Image:
        """Delegate to the game's painter."""
        return self.inner.emblem(size)


def cube_face(canvas: Canvas, x: float, y: float, side: int, value: int, *, glow: bool = False) -> None:
    """Draw the cube with its middle at x, y: the face that counts, and two of its sides."""
    left, top, deep = round(x - side / 2), round(y - side / 2), max(6, side // 9)
    corner = side // 6
    if glow:
        canvas.box(left - 7, top - 7, side + deep + 14, side + deep + 14, corner + 6, theme.GOLD)
    canvas.box(left + deep, top + deep, side, side, corner, theme.GHOST)
    for k in range(deep, 0, -1):
        canvas.box(left + k, top + k, side, side, corner, theme.CARD_EDGE if k > 1 else theme.GHOST_LINE)
    canvas.box(left, top, side, side, corner, theme.IVORY)
    canvas.outline(left + 5, top + 5, side - 10, side - 10, corner - 3, 2, theme.CARD_EDGE)
    shapes.glyph(canvas.image, x, y, str(value), round(side * 0.56), theme.INK, room=side - 16)


def face_node(value: int) -> Paint:
    """Return the cube as an example."""

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        cube_face(canvas, x + 34, y + 33, 62, value)

    return Paint(78, 74, draw)


def strip(canvas: Canvas, view: View, people: Sequence[Person], words: Words, y: int) -> None:
    """Draw the match in a line: every person with their points, the number of the game, the cube."""
    cube, standing = cube_of(view), standing_of(view)
    canvas.box(0, y, theme.WIDTH, STRIP, 0, canvas.look.panel)
    canvas.box(0, y, theme.WIDTH, 2, 0, canvas.look.line)
    holder = cube.answering if cube.offering != NO_SEAT else cube.owner
    half = (len(people) + 1) // 2
    room = (theme.WIDTH - _MIDDLE) / 2
    for seat, who in enumerate(people):
        at, many = (seat, half) if seat < half else (seat - half, len(people) - half)
        x = (0 if seat < half else (theme.WIDTH + _MIDDLE) / 2) + room / many * at
        _player(canvas, (x, y, room / many), Plaque(who, seat), str(standing.totals[seat]), seat >= half)
        if seat == holder:
            near = x + room / many - _SIDE / 2 - 18 if seat < half else x + _SIDE / 2 + 8
            value = 2 * cube.value if cube.offering != NO_SEAT else cube.value
            cube_face(canvas, near, y + STRIP / 2 - 2, _SIDE, value, glow=cube.offering != NO_SEAT)
    _middle(canvas, cube, holder, _lines(view, cube, words), y)


def _lines(view: View, cube: Cube, words: Words) -> tuple[str, str]:
    """Return the lines in the middle: the number of the game, and the target, an open double or the Crawford game."""
    standing = standing_of(view)
    first = words("cube-picture-game", number=str(standing.number))
    if cube.offering != NO_SEAT:
        return first, words("cube-picture-double")
    if not cube.live:
        return first, words("cube-picture-crawford")
    return first, words("cube-picture-target", target=str(standing.target)) if standing.target else ""


def _middle(canvas: Canvas, cube: Cube, holder: int, lines: tuple[str, str], y: int) -> None:
    x, shown = theme.WIDTH / 2, [line for line in lines if line]
    lies = cube.live and holder == NO_SEAT and not cube.out
    if lies:
        cube_face(canvas, x - 62, y + STRIP / 2 - 2, _SIDE, cube.value)
    at, room = (x - 6, 132.0) if lies else (x, _MIDDLE - 30.0)
    for k, line in enumerate(shown):
        down = (k - (len(shown) - 1) / 2) * 36
        loud = k and (cube.offering != NO_SEAT or not cube.live)
        colour = theme.MINT if loud else theme.CREAM if k == 0 else canvas.look.quiet
        canvas.text(at, y + STRIP / 2 + down, line, size=28, colour=colour, align="l" if lies else "m", room=room)


def _player(canvas: Canvas, box: tuple[float, int, float], plaque: Plaque, score: str, right: bool) -> None:
    """Draw portrait, name and points; the place of the cube beside the middle stays free."""
    x, y, width = box
    middle, free = y + STRIP / 2, _SIDE + 22
    wide = text.width(score, BOLD, 46)
    if right:
        x += free
    width -= free
    left = x + 24 + _DISC + 14
    if (room := x + width - 26 - wide - left) < _NAME:
        # The portrait identifies the person.
        canvas.portrait(x + 4 + _DISC / 2, middle, _DISC, plaque.who, plaque.seat)
        canvas.text(x + 4 + _DISC + 7, middle, score, size=46, role="score")
        return
    canvas.portrait(x + 24 + _DISC / 2, middle, _DISC, plaque.who, plaque.seat)
    canvas.text(x + width - 14, middle, score, size=46, align="r", role="score")
    write_name(canvas, left, middle, room, plaque.who.name, 30, theme.CREAM)
