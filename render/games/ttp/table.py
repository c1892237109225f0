"""Ttp in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.state import NO_CARD
from engine.games.ttp.state import TtpState, TtpView
from engine.games.ttp.terms import CARDS, HIGHEST, LOWEST
from locales import Words
from render.games.contract import Painter
from render.games.ttp import LOOK
from render.games.ttp.narration import RULES
from render.games.ttp.unshown import HAND, TABLE
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard
from render.kit.hand import paint as paint_hand
from render.kit.layout import held
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
        return cards.number(card, width, LOWEST, HIGHEST)

    return sprite


class TtpPainter(Painter[TtpState]):
    """A row for each seat: who, points, and the card laid in this round."""

    slug = "ttp"
    look = LOOK
    rules_pages = 1
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: TtpView, people: Sequence[Person], words: Words) -> Image.Image:
        """The seats below each other, the cards of the rounds before at the foot."""
        s, canvas = view.s, Canvas(look=LOOK)
        rule = words("ttp-takes-low" if s.low else "ttp-takes-high")
        state = words("ttp-round", round=s.round, rounds=CARDS)
        canvas.bar(words("ttp-title"), words.other("ttp-title"), state, last=rule)
        for seat, who in enumerate(people):
            y = theme.BAR_HEIGHT + 38 + 150 * seat
            turn = words("ttp-turn") if seat in view.waiting else ""
            shown = Plaque(who, seat, (held(len(s.hands[seat])),), str(s.points[seat]), words("ttp-unit"), turn)
            plaque.draw(canvas, 28, y, 760, 112, shown)
            if s.played[seat] == NO_CARD:
                canvas.place(940, y + 56, 92, 130)
            else:
                canvas.card(face(s.played[seat])(92), 940, y + 56)
        line = words("ttp-spent", cards=words.join([str(card) for card in s.spent]) or words("ttp-none"))
        canvas.text(28, 726, line, size=30, colour=LOOK.quiet, room=1144, least=22)
        return canvas.image

    def hand(self, view: TtpView, people: Sequence[Person], words: Words) -> Image.Image:
        """The own cards."""
        asked, mine = True if view.asked else None, view.s.hands[view.me]
        shown = tuple(HandCard(face(card), number, asked) for number, card in enumerate(mine, 1))
        task = words("ttp-prompt-lay") if view.asked else ""
        title, second = words("ttp-hand"), words.other("ttp-hand")
        return paint_hand(Hand(LOOK, title, second, shown, task, empty=words("ttp-none"))).image

    def result(self, view: TtpView, people: Sequence[Person], words: Words) -> Image.Image:
        """Everybody from the most points down."""
        points = view.s.points
        order = sorted(range(view.seats), key=lambda seat: -points[seat])
        rows = tuple(Rank(Plaque(people[seat], seat), str(points[seat])) for seat in order)
        title, second, over = words("ttp-title"), words.other("ttp-title"), words("ttp-result")
        won, unit = words("ttp-won"), words("ttp-unit")
        return paint_result(Result(LOOK, title, second, over, rows, len(view.s.winners), won, unit)).image

    def rules(self, page: int, words: Words) -> Image.Image:
        """The one page."""
        return paint_page(LOOK, words, self.slug, page, self.rules_pages, *range(1, RULES + 1)).image

    def emblem(self, size: int) -> Image.Image:
        """A high card over a low one."""
        canvas = Canvas(520, 520, look=LOOK)
        canvas.sprite(face(LOWEST)(220), 50, 60)
        canvas.sprite(face(HIGHEST)(220), 240, 150)
        return canvas.image.resize((size, size), Image.Resampling.LANCZOS)


PAINTER = TtpPainter()
