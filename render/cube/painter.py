"""A game with the doubling cube in pictures: its own table or hand, and below it the match with the cube."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PIL import Image

from engine.core.state import NO_SEAT
from engine.core.view import View
from locales import Words
from render.cube import die, rules_pages, strip
from render.cube.result import result_of
from render.cube.seen import cube_of, is_match, within
from render.edition import USUAL, Edition
from render.games.contract import Painter
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Style
from render.kit.drawing.written import below, carry
from render.kit.layout import Node, Paint, Row
from render.kit.pages.rules_page import page, pages
from render.kit.pages.table import Heading
from render.kit.pieces.person import Person
from render.large.parts import EDGE, GAP, INSIDE
from render.styles import drawn


class CubePainter(Painter[Any]):
    """The painter ``inner`` with the cube added; for a table without the cube all pictures are the game's own.

    ``goes_with``: the games that can be played with the cube, for its rules pages.
    """

    def __init__(self, inner: Painter[Any], goes_with: Sequence[str]) -> None:
        self.inner, self.slug, self.look = inner, inner.slug, inner.look
        self.goes_with, self.rules_pages = goes_with, inner.rules_pages + pages("cube")
        self.first_page = inner.first_page
        self.unshown, self.unshown_in_hand = inner.unshown, inner.unshown_in_hand

    def table(self, view: View, people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the public table, 1200 x 764 pixels, during a match with the strip below it.

        An offered double comes first: it takes the place of the bar.
        """
        if not is_match(view):
            return self.inner.table(view, people, words, style)
        if view.over:
            return self.result(view, people, words, style)
        above = self.inner.table(within(view), people, words, style)
        if style != "large" and cube_of(view).offering != NO_SEAT:
            above = below(above, theme.BAR_HEIGHT)
        return self._with_strip(above, view, people, words, style)

    def heading(self, view: View, people: Sequence[Person], words: Words) -> Heading:
        """Return what the bar of the game's own table says."""
        return self.inner.heading(within(view) if is_match(view) else view, people, words)

    def shows_the_end(self, view: View) -> bool:
        """A match ends on its result."""
        return not is_match(view) and self.inner.shows_the_end(view)

    def _with_strip(
        self, above: Image.Image, view: View, people: Sequence[Person], words: Words, style: Style
    ) -> Image.Image:
        """Return a picture, and below it the match with the cube; above it while a double is offered."""
        if style == "large":
            return self._with_large(above, strip.large(view, people, words, INSIDE))
        look = self.look if style == "usual" else replace(self.look, plain=True)
        high = strip.height(view)
        top, y = (0, above.height) if cube_of(view).offering == NO_SEAT else (high, 0)
        canvas = Canvas(above.height + high, look=look)
        canvas.image.paste(above, (0, top))
        carry(above, canvas.image, 0, top)
        strip.draw(canvas, view, people, words, y)
        return canvas.image

    def _with_large(self, above: Image.Image, match: Node) -> Image.Image:
        """Return a picture in large print, and below it the match."""
        canvas = Canvas(round(above.height + match.height + 2 * GAP), look=replace(self.look, plain=True))
        canvas.image.paste(above, (0, 0))
        carry(above, canvas.image, 0, 0)
        canvas.box(0, above.height, canvas.width, canvas.height - above.height, 0, self.look.panel)
        match.place(canvas, EDGE, above.height + GAP, INSIDE)
        return canvas.image

    def hand(self, view: View, people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the private hand of ``view.seat``, 1200 x 640 pixels, during a match with the strip below it."""
        above = self.inner.hand(within(view), people, words, style)
        return self._with_strip(above, view, people, words, style) if is_match(view) and not view.over else above

    def result(self, view: View, people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the match: the winner, and the result of every game."""
        if not is_match(view):
            return self.inner.result(view, people, words, style)
        return drawn(result_of(view, people, words, self.look), style).image

    def rules(self, number: int, words: Words, edition: Edition = USUAL, further: int = 0) -> Image.Image:
        """Return the game's pages, then those of the cube."""
        if number < self.inner.rules_pages:
            return self.inner.rules(number, words, edition, further + pages("cube"))
        own, first = number - self.inner.rules_pages, self.first_page
        counted = f"{number + 1 - first} / {self.rules_pages + further - first}"
        blocks = rules_pages.blocks(own, Row(*(face_node(value) for value in (1, 2, 4, 64)), gap=44))
        facts = rules_pages.facts(self.goes_with, edition.options, words)
        return page(self.look, words, "cube", own, blocks, counted, facts).image

    def goal(self, words: Words) -> Node | None:
        """Delegate to the game's painter."""
        return self.inner.goal(words)

    def emblem(self, size: int) -> Image.Image:
        """Delegate to the game's painter."""
        return self.inner.emblem(size)


def face_node(value: int) -> Paint:
    """Return the cube as an example."""

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        die.draw(canvas, x + 40, y + 38, 76, value)

    return Paint(80, 78, draw)
