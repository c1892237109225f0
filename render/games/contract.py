"""The interface of every game's painter. Painters get a view, names and words, nothing else.

A game's pictures are functions, found by their names in its package: ``table.shown``, ``hand.shown``, ``result.shown``
(``render.games.values``), ``rules_pages.blocks``,
``sketches`` in ``rules_pages`` or ``table``, and ``cover`` in ``drawings``, or in ``table`` of a game without one.
``UNSHOWN`` in ``table`` and ``hand`` names what they leave out. A game needs no ``result`` and no ``blocks``: then the
final scores are shown, and the sentences of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, cast

from PIL import Image

from engine.core.parts import first_part, part
from engine.core.view import S, View
from locales import Words
from render.edition import USUAL, Edition, box_name, facts_of, signs_of
from render.games.values import draws_the_end, shown
from render.kit.canvas import Canvas
from render.kit.drawing.look import Look, Style
from render.kit.layout import Node, Row
from render.kit.pages import overview
from render.kit.pages.overview import OVERVIEW, Sketches, first_page
from render.kit.pages.rules_page import COVER, Blocks, page, pages, sentences_of
from render.kit.pages.table import Heading, Table, mover_of
from render.kit.pages.trick_table import TrickTable
from render.kit.pieces.person import Person
from render.printed import boxed, emblem_at
from render.styles import drawn
from render.unshown import Unshown


class Painter(Generic[S]):
    """A game in pictures. The same arguments give the same pixels.

    Sizes are those of the usual style; large print is as high as it needs to be.
    """

    slug: str
    look: Look
    rules_pages: int
    """The number of rules pages, without the overview."""
    first_page: int = 0
    """The number of the first page: ``overview.OVERVIEW`` if there is an overview."""
    unshown: tuple[Unshown, ...] = ()
    """The parts of an onlooker's view that table, result and their words leave out, with reasons."""
    unshown_in_hand: tuple[Unshown, ...] = ()
    """The parts of a seat's private knowledge that its hand and the words for it leave out, with reasons."""

    def table(self, view: View[S], people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the public table, 1200 x 764 pixels; ``view`` is an onlooker's."""
        raise NotImplementedError

    def heading(self, view: View[S], people: Sequence[Person], words: Words) -> Heading:
        """Return what the bar of the public table says; ``view`` is an onlooker's."""
        raise NotImplementedError

    def shows_the_end(self, view: View[S]) -> bool:
        """True if ``table`` shows the last event of this finished match, and not the result."""
        return False

    def hand(self, view: View[S], people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the private hand of ``view.seat``, 1200 x 640 pixels."""
        raise NotImplementedError

    def result(self, view: View[S], people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the outcome of a finished game, 1200 x 764 pixels."""
        raise NotImplementedError

    def rules(self, number: int, words: Words, edition: Edition = USUAL, further: int = 0) -> Image.Image:
        """Return rules page ``number`` (from ``first_page``) with drawn examples, 1200 x 764 pixels, for ``edition``.

        ``further``: how many pages follow that are not this painter's own, and are counted with them.
        """
        raise NotImplementedError

    def goal(self, words: Words) -> Node | None:
        """Return the drawing of the game's goal from the overview, at most ``overview.ROOM`` px wide; None without."""
        return None

    def emblem(self, size: int) -> Image.Image:
        """Return the cover of the game for the shelf: an RGB square of ``size`` pixels without words."""
        raise NotImplementedError


Draw = Callable[[View[Any], Sequence[Person], Words, Style], Canvas]
"""A function that returns a picture of a view, in a style."""

Say = Callable[[View[Any], Sequence[Person], Words], Heading]
"""A function that returns what the bar of a table says."""


@dataclass(frozen=True)
class Pictures(Painter[Any]):
    """The painter of a game whose pictures are functions of its package.

    ``draws_the_end``: at the end of a match its table shows the last event, and not the result.
    """

    slug: str
    look: Look
    draw_table: Draw
    say_table: Say
    draw_hand: Draw
    draw_result: Draw
    rules_blocks: Callable[[int, Words], Blocks]
    rules_sketches: Callable[[Words], Sketches]
    draw_cover: Callable[[int], Image.Image]
    unshown: tuple[Unshown, ...] = ()
    unshown_in_hand: tuple[Unshown, ...] = ()
    draws_the_end: bool = False

    @property
    def rules_pages(self) -> int:  # type: ignore[override]
        """Return the number of pages with a title in the catalogue (``<slug>-rules-0-title``)."""
        return pages(self.slug)

    @property
    def first_page(self) -> int:  # type: ignore[override]
        """Return the number of the overview, or 0."""
        return first_page(self.slug)

    def table(self, view: View[Any], people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the picture or its part (see ``Painter``)."""
        draw = self.draw_result if view.over and not self.draws_the_end else self.draw_table
        return draw(view, people, words, style).image

    def heading(self, view: View[Any], people: Sequence[Person], words: Words) -> Heading:
        """Return the picture or its part (see ``Painter``)."""
        return self.say_table(view, people, words)

    def shows_the_end(self, view: View[Any]) -> bool:
        """Return the answer of the game (see ``Painter``)."""
        return self.draws_the_end

    def hand(self, view: View[Any], people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the picture or its part (see ``Painter``)."""
        return self.draw_hand(view, people, words, style).image

    def result(self, view: View[Any], people: Sequence[Person], words: Words, style: Style = "usual") -> Image.Image:
        """Return the picture or its part (see ``Painter``)."""
        return self.draw_result(view, people, words, style).image

    def rules(self, number: int, words: Words, edition: Edition = USUAL, further: int = 0) -> Image.Image:
        """Return the picture or its part (see ``Painter``)."""
        first, facts = self.first_page, facts_of(self.slug, edition.options)
        counted = f"{number + 1 - first} / {self.rules_pages + further - first}"
        box = signs_of(edition.box, words) if number == first else ()
        if number == OVERVIEW:
            cover = boxed(self.draw_cover, box_name(self.slug, words), overview.COVER)
            sketches = self.rules_sketches(words)
            return overview.page(self.look, words, self.slug, sketches, counted, facts, box, cover).image
        small = emblem_at(self.draw_cover, COVER) if number == first else None
        blocks = self.rules_blocks(number, words)
        return page(self.look, words, self.slug, number, blocks, counted, facts, box, small).image

    def goal(self, words: Words) -> Node | None:
        """Return the picture or its part (see ``Painter``)."""
        return self.rules_sketches(words)[0] if self.first_page == OVERVIEW else None

    def emblem(self, size: int) -> Image.Image:
        """Return the picture or its part (see ``Painter``)."""
        return self.draw_cover(size)


def painter(slug: str) -> Painter[Any]:
    """Return the painter of a game. Raises MissingPart."""
    home = f"render.games.{slug}"
    return Pictures(
        slug,
        part(home, "LOOK", package=True),
        _draw(slug, "table"),
        _heading(slug),
        _draw(slug, "hand"),
        _draw(slug, "result"),
        _rules_blocks(slug),
        _rules_sketches(slug),
        _cover(home),
        _unshown(slug, "table"),
        _unshown(slug, "hand"),
        draws_the_end(slug),
    )


def _draw(slug: str, picture: str) -> Draw:
    """Return the function that draws the value of a picture (``render.games.values``)."""
    value = shown(slug, picture)
    return lambda view, people, words, style: drawn(value(view, people, words), style)


def _heading(slug: str) -> Say:
    """Return the function for the words of the table's bar."""
    value = shown(slug, "table")

    def heading(view: View[Any], people: Sequence[Person], words: Words) -> Heading:
        table = value(view, people, words)
        if not isinstance(table, (Table, TrickTable)):
            raise TypeError(f"the table of {slug} is none")
        return Heading(table.right, table.last_move, mover_of(table.seats, table.mover), table.bar)

    return heading


def _unshown(slug: str, picture: str) -> tuple[Unshown, ...]:
    """Return the fields that a picture leaves out (UNSHOWN in its module); most pictures leave out none."""
    return getattr(import_module(f"render.games.{slug}.{picture}"), "UNSHOWN", ())


def _rules_sketches(slug: str) -> Callable[[Words], Sketches]:
    """Return the drawings of the game's overview; a game without one is never asked."""
    if first_page(slug) == OVERVIEW:
        home = f"render.games.{slug}"
        return cast(Callable[[Words], Sketches], first_part((f"{home}.rules_pages", f"{home}.table"), "sketches"))
    return lambda words: (Row(), Row(), Row())


def _rules_blocks(slug: str) -> Callable[[int, Words], Blocks]:
    """Return the game's pages with their examples; without ``blocks`` in ``rules_pages`` all sentences of a page."""
    usual = partial(sentences_of, slug)
    if not find_spec(f"render.games.{slug}.rules_pages"):
        return usual
    blocks: Callable[[int, Words], Blocks] = getattr(import_module(f"render.games.{slug}.rules_pages"), "blocks", usual)
    return blocks


def _cover(home: str) -> Callable[[int], Image.Image]:
    """Return the function that draws the cover; games of earlier releases have it in ``cover`` or ``rules_pages``."""
    places = (f"{home}.{module}" for module in ("drawings", "cover", "rules_pages", "table"))
    return cast(Callable[[int], Image.Image], first_part(places, "cover"))
