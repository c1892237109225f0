"""Stendhal in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.stendhal.state import StendhalState, StendhalView
from locales import Words
from render.games.contract import Painter
from render.games.stendhal import LOOK
from render.games.stendhal.narration import NARRATION, SENTENCES
from render.games.stendhal.unshown import HAND, TABLE
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names
from render.rules_page import Paragraph, RulesPage
from render.rules_page import paint as paint_page


class StendhalPainter(Painter[StendhalState]):
    """The table as a list."""

    slug = "stendhal"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: StendhalView, people: Sequence[Person], words: Words) -> Image.Image:
        """What is told."""
        return _list(NARRATION.table_alt(view, names(people), words), words).image

    def hand(self, view: StendhalView, people: Sequence[Person], words: Words) -> Image.Image:
        """What is told, and the cards."""
        return _list(NARRATION.hand_alt(view, names(people), words), words).image

    def result(self, view: StendhalView, people: Sequence[Person], words: Words) -> Image.Image:
        """What is told."""
        return _list(NARRATION.result_alt(view, names(people), words), words).image

    def rules(self, page: int, words: Words) -> Image.Image:
        """A page of sentences."""
        told = [Paragraph(words(f"stendhal-rules-{page}-{k}"), str(k)) for k in range(1, SENTENCES[page] + 1)]
        number = f"{page + 1} / {self.rules_pages}"
        title = words(f"stendhal-rules-{page}-title")
        return paint_page(RulesPage(title, words.other(f"stendhal-rules-{page}-title"), number, tuple(told))).image

    def emblem(self, size: int) -> Image.Image:
        """Two cards."""
        canvas = Canvas(520, 520)
        canvas.sprite(cards.number(3, 220, 1, 13), 50, 60)
        return canvas.image.resize((size, size), Image.Resampling.LANCZOS)


def _list(text: str, words: Words) -> Canvas:
    canvas = Canvas()
    canvas.top_bar(words("stendhal-title"), words.other("stendhal-title"))
    size = 40 if words.lang == "ja" else 70
    lines = [line[k : k + size] for line in text.split("\n") for k in range(0, len(line), size)]
    for k, line in enumerate(lines):
        canvas.text(28, theme.BAR_HEIGHT + 10 + 30 * k, line, size=24, room=1144, least=12)
    return canvas


PAINTER = StendhalPainter()
