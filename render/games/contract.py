"""What every game's painter provides. Painters get a view, names and words, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from PIL import Image

from engine.core.view import S, View
from locales import Words
from render.kit.look import Look
from render.kit.person import Person
from render.unshown import Unshown


class Painter(Generic[S]):
    """A game in pictures. Same arguments, same pixels."""

    slug: str
    look: Look
    rules_pages: int
    """How many rules pages there are."""
    unshown: tuple[Unshown, ...] = ()
    """What an onlooker's view holds that table, result and their words leave out, and why."""
    unshown_in_hand: tuple[Unshown, ...] = ()
    """What a seat alone knows that its hand and the words for it leave out, and why."""

    def table(self, view: View[S], people: Sequence[Person], words: Words) -> Image.Image:
        """The public table, 1200 x 764 pixels; ``view`` is an onlooker's."""
        raise NotImplementedError

    def hand(self, view: View[S], people: Sequence[Person], words: Words) -> Image.Image:
        """The private hand of ``view.seat``, 1200 x 640 pixels."""
        raise NotImplementedError

    def result(self, view: View[S], people: Sequence[Person], words: Words) -> Image.Image:
        """The outcome of a finished game, 1200 x 764 pixels."""
        raise NotImplementedError

    def rules(self, page: int, words: Words) -> Image.Image:
        """Rules page ``page`` (from 0) with drawn examples, 1200 x 764 pixels."""
        raise NotImplementedError

    def emblem(self, size: int) -> Image.Image:
        """The cover of the game for the shelf: an RGB square of ``size`` pixels without words."""
        raise NotImplementedError
