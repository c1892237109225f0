"""Pictures for tests that do not look at them: drawing takes more than half of an end-to-end test's time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from PIL import Image

from cogs.ui.drawing import Drawing, Picture
from locales import Words
from render.games.contract import Painter
from render.narration.contract import Narration

EMPTY = (8, 8)
EVERYDAY = frozenset({"lobby", "table", "hand", "result"})
"""Kinds of pictures that nearly every test needs."""


class Sketching(Drawing):
    """Draws the first picture of each kind (profile, shelf ...) as the bot does; later ones are empty sheets.

    Lobbies, tables, hands and results are always empty sheets, unless ``everyday``: tests of whole games draw the first
    one of each. Names and descriptions are the real ones. ``tests/render`` tests the pictures, over every golden view.
    """

    def __init__(
        self, painters: Mapping[str, Painter], narrations: Mapping[str, Narration], *, everyday: bool = False
    ) -> None:
        super().__init__(painters, narrations)
        self.drawn: set[str] = set() if everyday else {*EVERYDAY}

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        """Return the picture of ``key``, or an empty sheet in its place."""
        kind = name.partition("-")[0]
        if kind in self.drawn:
            return await super().picture(words, key, name, alt, lambda: Image.new("RGB", EMPTY))
        self.drawn.add(kind)
        return await super().picture(words, key, name, alt, paint)
