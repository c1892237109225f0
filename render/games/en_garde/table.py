"""En Garde in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.en_garde.state import EnGardeState, EnGardeView
from engine.games.en_garde.terms import HIGHEST
from locales import Words
from render.games.contract import Painter
from render.games.en_garde import LOOK
from render.games.en_garde.narration import NARRATION
from render.games.en_garde.unshown import HAND, TABLE
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard
from render.kit.hand import paint as paint_hand
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.result import paint as paint_result
from render.kit.rules_page import page as paint_page
from render.kit.shapes import Sprite
from render.kit.trick_table import Face


def face(card: int) -> Face:
    """A card with its number, from cool to hot."""

    def sprite(width: int) -> Sprite:
        return cards.number(card, width, 1, HIGHEST)

    return sprite


class EnGardePainter(Painter[EnGardeState]):
    """The piste from the side."""

    slug = "en_garde"
    look = LOOK
    rules_pages = 3
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: EnGardeView, people: Sequence[Person], words: Words) -> Image.Image:
        """Plain for now."""
        canvas = Canvas(look=LOOK)
        canvas.bar(words("en_garde-title"), words.other("en_garde-title"))
        told = NARRATION.table_alt(view, [who.name for who in people], words)
        for k, line in enumerate(told.split("\n")):
            canvas.text(28, theme.BAR_HEIGHT + 50 + 50 * k, line, size=28, room=1144, least=10)
        return canvas.image

    def hand(self, view: EnGardeView, people: Sequence[Person], words: Words) -> Image.Image:
        """The own cards."""
        asked, mine = True if view.asked else None, view.s.hands[view.me]
        shown = tuple(HandCard(face(card), number, asked) for number, card in enumerate(mine, 1))
        task = NARRATION.prompt(view, [who.name for who in people], words) if view.asked else ""
        title, second = words("en_garde-hand"), words.other("en_garde-hand")
        return paint_hand(Hand(LOOK, title, second, shown, task, empty=words("en_garde-none"))).image

    def result(self, view: EnGardeView, people: Sequence[Person], words: Words) -> Image.Image:
        """Both, the winner first."""
        hits = view.s.hits
        order = sorted(range(view.seats), key=lambda seat: -hits[seat])
        rows = tuple(Rank(Plaque(people[seat], seat), str(hits[seat])) for seat in order)
        title, second, over = words("en_garde-title"), words.other("en_garde-title"), words("en_garde-result")
        won, unit = words("en_garde-won"), words("en_garde-unit")
        return paint_result(Result(LOOK, title, second, over, rows, len(view.s.winners), won, unit)).image

    def rules(self, page: int, words: Words) -> Image.Image:
        """Text."""
        return paint_page(LOOK, words, self.slug, page, self.rules_pages, 1, 2, 3, 4).image

    def emblem(self, size: int) -> Image.Image:
        """Two cards."""
        canvas = Canvas(520, 520, look=LOOK)
        canvas.sprite(face(1)(220), 50, 60)
        canvas.sprite(face(HIGHEST)(220), 240, 150)
        return canvas.image.resize((size, size), Image.Resampling.LANCZOS)


PAINTER = EnGardePainter()
