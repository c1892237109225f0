"""Love Letter in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.love_letter.state import LoveLetterState, LoveLetterView
from locales import Words
from render.games.contract import Painter
from render.games.love_letter import LOOK
from render.games.love_letter.narration import NARRATION, SENTENCES
from render.games.love_letter.unshown import HAND, TABLE
from render.kit.canvas import Canvas
from render.kit.person import Person, names


def _written(title: str, text: str, height: int = 764) -> Image.Image:
    canvas = Canvas(height)
    canvas.top_bar(title)
    for k, line in enumerate(text.split("\n")):
        canvas.text(28, 110 + 46 * k, line, size=26, room=1144, least=8)
    return canvas.image


class LoveLetterPainter(Painter[LoveLetterState]):
    """The words as pictures, until they are drawn."""

    slug = "love_letter"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: LoveLetterView, people: Sequence[Person], words: Words) -> Image.Image:
        """Everything public."""
        return _written(words("love_letter-title"), NARRATION.table_alt(view, names(people), words))

    def hand(self, view: LoveLetterView, people: Sequence[Person], words: Words) -> Image.Image:
        """The own cards."""
        return _written(words("love_letter-hand"), NARRATION.hand_alt(view, names(people), words), 640)

    def result(self, view: LoveLetterView, people: Sequence[Person], words: Words) -> Image.Image:
        """Tokens."""
        return _written(words("love_letter-result"), NARRATION.result_alt(view, names(people), words))

    def rules(self, page: int, words: Words) -> Image.Image:
        """A page of sentences."""
        return _written(words("love_letter-title"), NARRATION.rules_text(page, words))

    def emblem(self, size: int) -> Image.Image:
        """Plain."""
        return Canvas(520, 520).image.resize((size, size))


PAINTER = LoveLetterPainter()
