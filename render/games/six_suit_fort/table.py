"""The table of Six-Suit Fort: the cliff at the left, on the meadows at the right everybody's fort."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import cards as cards_of
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.state import SixSuitFortState, SixSuitFortView
from locales import Words
from render.games.contract import Painter
from render.games.six_suit_fort import LOOK, drawings, hand, result, rules_pages
from render.games.six_suit_fort.drawings import OPENING, Box
from render.games.six_suit_fort.narration import NARRATION
from render.games.six_suit_fort.unshown import HAND, TABLE
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import Picture, Row, Text, held
from render.kit.person import Person, names
from render.kit.plaque import TAB, Plaque
from render.kit.trick_table import small_face
from render.narration.cards import card_list, card_short

_TOP: Final = theme.BAR_HEIGHT + 2
_CLIFF: Final = 336
"""Width of the cliff, px."""
_CARD: Final = 80
_PLAQUE: Final = 256


class SixSuitFortPainter(Painter[SixSuitFortState]):
    """See the contract."""

    slug = "six_suit_fort"
    look = LOOK
    rules_pages = 4
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: SixSuitFortView, people: Sequence[Person], words: Words) -> Image.Image:
        """The rock with its spots, stock and what has been dug up; everybody's fort with what fits it."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas(look=LOOK)
        high = (theme.TABLE_HEIGHT - _TOP) / view.seats
        for p, who in enumerate(people):
            _meadow(canvas, view, p, who, words, (_CLIFF, _TOP + p * high, theme.WIDTH - _CLIFF, high))
        _rock(canvas, view.s, words)
        title = "six_suit_fort-title"
        right = NARRATION.state_line(view, names(people), words)
        canvas.bar(*words.both(title), right, last=last_move(view.s, people, words))
        return canvas.image

    def hand(self, view: SixSuitFortView, people: Sequence[Person], words: Words) -> Image.Image:
        """See there."""
        return hand.paint(view, people, words).image

    def result(self, view: SixSuitFortView, people: Sequence[Person], words: Words) -> Image.Image:
        """See there."""
        return result.paint(view, people, words).image

    def rules(self, page: int, words: Words) -> Image.Image:
        """See there."""
        return rules_pages.paint(page, words).image

    def emblem(self, size: int) -> Image.Image:
        """A fort before the rock."""
        canvas = Canvas(520, 520, look=LOOK)
        canvas.sprite(drawings.scene(520), 0, 0)
        area = [cards_of(column) for column in ("S5", "H7 C7", "D8 L8 X8 S8", "HJ CJ", "DK")]
        for k, column in enumerate(area):
            drawings.tower(canvas, column, (50 + k * 86, 456, 80, 72), 0, flag=k == 2)
        return canvas.image.resize((size, size), Image.Resampling.LANCZOS)


def last_move(s: SixSuitFortState, people: Sequence[Person], words: Words) -> str:
    """Who dug where with which card."""
    if not s.dug:
        return ""
    seat, card, spot, mode = s.dug
    facts = {"spot": terms.SPOTS[spot].code, "mode": words(f"six_suit_fort-mode-{terms.MODES[mode]}")}
    facts |= {"card": card_short(card, words), "taken": card_list(s.taken, words)}
    return words("six_suit_fort-dug", name=people[seat].name, **facts)


def _rock(canvas: Canvas, s: SixSuitFortState, words: Words) -> None:
    """The cliff, both squares, at its foot the stock and the cards that have been dug up."""
    canvas.sprite(drawings.cliff(_CLIFF, theme.TABLE_HEIGHT - _TOP), 0, _TOP)
    x, high = (_CLIFF - 22 - drawings.square_width(_CARD)) / 2, drawings.square_height(_CARD)
    lit = s.dug[2] if s.dug else -1
    for number in (0, 1):
        drawings.square(canvas, s.field, number, x, _TOP + 6 + number * (high + 14), _CARD, lit)
    foot = theme.TABLE_HEIGHT - 88
    canvas.box(8, foot, _CLIFF - 36, 78, 16, LOOK.panel)
    stock = Row(Picture(cards.back(42)), Text(str(len(s.stock)), 40), gap=10)
    stock.place(canvas, 22, foot + 39 - stock.height / 2, stock.want)
    if s.loose:
        found = Row(*(Picture(small_face(c)(46)) for c in s.loose), gap=8)
        found.place(canvas, _CLIFF - 40 - found.want, foot + 39 - found.height / 2, found.want)
    elif s.quiet:
        told = words("six_suit_fort-bar-quiet", quiet=str(s.quiet), most=str(2 * len(s.areas)))
        canvas.text(_CLIFF - 40, foot + 39, told, size=22, colour=LOOK.quiet, align="r", room=170, least=20)


def _meadow(canvas: Canvas, view: SixSuitFortView, p: int, who: Person, words: Words, box: Box) -> None:
    """One player's terrace: plaque, fort, and the empty places at its ends."""
    x, y, _, high = box
    ground = round(high * 0.08)
    canvas.image.paste(drawings.meadow(theme.WIDTH, round(high), p), (0, round(y)))
    tall = min(high - TAB - 14, 140)
    size = NARRATION.size(view.s.areas[p], words)
    canvas.text(x + 26, y + (high - ground - tall) / 2, size, size=22, room=_PLAQUE - 130, least=20)
    plaque.draw(canvas, x + 10, y + (high - ground + TAB - tall) / 2, _PLAQUE, tall, _plaque(view, p, who, words))
    left, foot = x + _PLAQUE + 26, y + high - ground
    open_fort(canvas, view.s.areas[p], (left, y + 10, theme.WIDTH - left - 20, foot - y - 10), p, words)


def open_fort(canvas: Canvas, area: terms.Columns, box: Box, seat: int, words: Words) -> None:
    """A fort between the empty places at its ends, on the lower edge of the box; before the first card one place."""
    x, y, width, high = box
    if not area:
        drawings.opening(canvas, x, y + high, [words("six_suit_fort-begins")], 150)
        return
    opens, room = NARRATION.openings(area), width - 2 * OPENING - 16
    drawings.opening(canvas, x, y + high, opens["left"])
    drawings.fort(canvas, area, (x + OPENING + 8, y, room, high), seat)
    drawings.opening(canvas, x + OPENING + 12 + drawings.fort_width(len(area), room), y + high, opens["right"])


def _plaque(view: SixSuitFortView, p: int, who: Person, words: Words) -> Plaque:
    s, area, asked = view.s, view.s.areas[p], p in view.waiting
    return Plaque(
        who,
        p,
        (held(len(s.hands[p])),),
        str(terms.points(area)),
        turn=words(f"six_suit_fort-asked-{view.phase}") if asked else "",
        done=words("six_suit_fort-decided") if view.phase == "pair" and not asked else "",
        dealer="1" if p == s.start else "",
    )


PAINTER = SixSuitFortPainter()
