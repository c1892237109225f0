"""Stendhal in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.state import NO_CARD
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import CARDS, HIGHEST, LOWEST
from locales import Words
from render import cards, theme
from render.canvas import Canvas, Plaque
from render.games.contract import Painter
from render.games.stendhal.narration import RULES
from render.games.stendhal.unshown import HAND, TABLE
from render.hand import Face, Hand, HandCard
from render.hand import paint as paint_hand
from render.rules_page import Paragraph, RulesPage
from render.rules_page import paint as paint_page
from render.shapes import Sprite


@dataclass(frozen=True, slots=True)
class Numbered(Face):
    """A card with its number."""

    card: int

    def sprite(self, width: int) -> Sprite:
        """From cool to hot."""
        return cards.number(self.card, width, LOWEST, HIGHEST)


class StendhalPainter(Painter[StendhalState]):
    """A row for each seat: who, points, and the card laid in this round."""

    slug = "stendhal"
    rules_pages = 1
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: StendhalView, names: Sequence[str], words: Words) -> Image.Image:
        """The seats below each other, the cards of the rounds before at the foot."""
        s, canvas = view.s, Canvas()
        state = words("stendhal-round", round=s.round, rounds=CARDS)
        rule = words("stendhal-takes-low" if s.low else "stendhal-takes-high")
        canvas.top_bar(words("stendhal-title"), words.other("stendhal-title"), right=state, middle=rule)
        for seat, name in enumerate(names):
            y = theme.BAR_HEIGHT + 14 + 152 * seat
            turn = seat in view.waiting
            held = words("stendhal-held", cards=len(s.hands[seat]))
            unit, mine = words("stendhal-unit"), words("stendhal-turn")
            who = Plaque(name, seat, str(s.points[seat]), unit, state=held, turn=turn, turn_word=mine)
            canvas.plaque(28, y + 16, 760, who)
            card = s.played[seat]
            shown = cards.empty(98) if card == NO_CARD else Numbered(card).sprite(98)
            canvas.sprite(shown, 860, y)
        line = words("stendhal-spent", cards=words.join([str(card) for card in s.spent]) or words("stendhal-none"))
        canvas.text(28, 726, line, size=30, colour=theme.QUIET, room=1144, least=22)
        return canvas.image

    def hand(self, view: StendhalView, names: Sequence[str], words: Words) -> Image.Image:
        """The own cards."""
        asked = True if view.asked else None
        held = tuple(HandCard(face=Numbered(card), playable=asked) for card in view.s.hands[view.me])
        task = words("stendhal-prompt-lay") if view.asked else ""
        title, second = words("stendhal-hand"), words.other("stendhal-hand")
        return paint_hand(Hand(title, second, held, task, empty=words("stendhal-none"))).image

    def result(self, view: StendhalView, names: Sequence[str], words: Words) -> Image.Image:
        """Everybody from the most points down."""
        canvas = Canvas()
        canvas.top_bar(words("stendhal-title"), words.other("stendhal-title"), right=words("stendhal-result"))
        points = view.s.points
        for row, seat in enumerate(sorted(range(view.seats), key=lambda seat: -points[seat])):
            won = seat in view.s.winners
            state, unit = words("stendhal-won") if won else "", words("stendhal-unit")
            who = Plaque(names[seat], seat, str(points[seat]), unit, state=state, winner=won)
            canvas.plaque(140, theme.BAR_HEIGHT + 40 + 150 * row, 920, who)
        return canvas.image

    def rules(self, page: int, words: Words) -> Image.Image:
        """The one page."""
        told = [Paragraph(words(f"stendhal-rules-{k}"), str(k)) for k in range(1, RULES + 1)]
        return paint_page(RulesPage(words("stendhal-title"), words.other("stendhal-title"), "1 / 1", tuple(told))).image

    def emblem(self, size: int) -> Image.Image:
        """A high card over a low one."""
        canvas = Canvas(520, 520)
        canvas.sprite(Numbered(LOWEST).sprite(220), 50, 60)
        canvas.sprite(Numbered(HIGHEST).sprite(220), 240, 150)
        return canvas.image.resize((size, size), Image.Resampling.LANCZOS)


PAINTER = StendhalPainter()
