"""Tricky Express in pictures: the trick with the seats round it, and the railway below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.families.tricks import best
from engine.games.tricky_express.state import TrickyExpressState, TrickyExpressView
from engine.games.tricky_express.terms import bonus_of, spans
from locales import Words
from render.games.contract import Painter
from render.games.tricky_express import LOOK, hand, result, rules_pages
from render.games.tricky_express.narration import LETTERS, SENTENCES
from render.games.tricky_express.points import cell
from render.games.tricky_express.railway import Line, disc, lane, sample, stations, track
from render.games.tricky_express.unshown import HAND, TABLE
from render.kit import cards, text, theme
from render.kit.canvas import Canvas, Plaque
from render.kit.person import Person, names
from render.kit.shapes import Sprite

CARD = 98
HIGH = cards.card_height(CARD)
SLOTS = ((551, 299), (434, 228), (551, 158), (668, 228))
"""Where each seat's card lies: seat 0 below, then clockwise as seen from above."""
MAT = (400, 154, 400, 286)
SIDE = {1: (20, 246), 3: (820, 246)}
SIDE_WIDTH = 360
SLIM = {0: (340, 446), 2: (340, 82)}
SLIM_WIDTH = 520
PANEL_TOP = 516
LINE = Line(134, 708, 82, 58)
LANES = (540, 576, 612, 648)


def face(card: int, width: int = CARD) -> Sprite:
    """A card of the pack as a sprite."""
    return cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width)


def small(card: int, width: int = 60) -> Sprite:
    """A small card of the pack as a sprite."""
    return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)


class TrickyExpressPainter(Painter[TrickyExpressState]):
    """See the contract."""

    slug = "tricky_express"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: TrickyExpressView, people: Sequence[Person], words: Words) -> Image.Image:
        """The public table; a finished game shows its result."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas()
        if view.phase == "play":
            right = words("tricky_express-bar-trick", trick=str(view.s.number))
        else:
            right = words(f"tricky_express-bar-{view.phase}")
        canvas.top_bar(
            words("tricky_express-title"),
            words.other("tricky_express-title"),
            right=right,
            middle=words("tricky_express-bar-deal", deal=str(view.s.deal), dealer=LETTERS[view.s.dealer]),
        )
        canvas.mat(*MAT)
        for seat in range(4):
            plaque(canvas, view, seat, names(people), words)
        if view.phase == "play":
            trick(canvas, view, words)
        else:
            passing(canvas, view, words)
        last_trick(canvas, view, words)
        columns(canvas, view, words)
        railway(canvas, view, words)
        return canvas.image

    def hand(self, view: TrickyExpressView, people: Sequence[Person], words: Words) -> Image.Image:
        """The private hand."""
        return hand.paint(view, names(people), words).image

    def result(self, view: TrickyExpressView, people: Sequence[Person], words: Words) -> Image.Image:
        """Totals column by column, and the four lines."""
        return result.paint(view, names(people), words).image

    def rules(self, page: int, words: Words) -> Image.Image:
        """A rules page."""
        return rules_pages.paint(page, words).image

    def emblem(self, size: int) -> Image.Image:
        """Three expresses on their way."""
        return rules_pages.emblem(size)


def plaque(canvas: Canvas, view: TrickyExpressView, seat: int, names: Sequence[str], words: Words) -> None:
    """Name, station letter, cards in hand and total; gold for whoever has to act."""
    turn = seat in view.waiting
    count, colour = str(len(view.s.hands[seat])), theme.INK if turn else theme.CREAM
    who = Plaque(names[seat], seat, str(view.s.totals[seat]), words("tricky_express-unit"), turn=turn)
    if seat in SIDE:
        x, y = SIDE[seat]
        width = SIDE_WIDTH
        canvas.plaque(x, y, width, replace(who, team=LETTERS[seat]))
        canvas.sprite(cards.back(26, 36), x + 106, y + 58)
        canvas.text(x + 140, y + 76, count, size=30, colour=colour)
    else:
        x, y = SLIM[seat]
        width = SLIM_WIDTH
        # wide blanks keep the place of the little card before the number
        canvas.slim(x, y, width, replace(who, team=LETTERS[seat], state="\u3000 " + count))
        used = text.width(who.score, text.BOLD, 40) + text.width(who.unit, text.MEDIUM, 24) + 46
        used += text.width("\u3000 " + count, text.MEDIUM, 28)
        canvas.sprite(cards.back(26, 36), x + width - used - 2, y + 14)


def trick(canvas: Canvas, view: TrickyExpressView, words: Words) -> None:
    """The cards played, the lead, the best so far, and the empty place of whoever is to play."""
    played, leader = view.s.trick, view.s.leader
    top = best(played) if played else -1
    for i, card in enumerate(played):
        x, y = SLOTS[(leader + i) % 4]
        canvas.sprite(face(card), x, y)
        if i == top:
            canvas.glow(x, y, CARD, HIGH, theme.MINT, 6)
    if played:
        if top:
            pill(canvas, leader, words("tricky_express-lead"))
        pill(canvas, (leader + top) % 4, words("tricky_express-best"), True)
    seat = view.waiting[0]
    x, y = SLOTS[seat]
    canvas.sprite(cards.empty(CARD, colour=theme.GOLD, fill=theme.mix(theme.MAT, theme.FELT, 0.6)), x, y)
    lines = [words("tricky_express-turn"), words.other("tricky_express-turn")][: 2 if played else 1]
    for i, word in enumerate(lines):
        rise, size = ((-26, 36), (14, 28))[i]
        canvas.text(x + CARD / 2, y + HIGH / 2 + rise, word, size=size, colour=theme.GOLD, align="m", room=CARD - 10)
    if not played:
        pill(canvas, seat, words("tricky_express-lead"))


def pill(canvas: Canvas, seat: int, words: str, best: bool = False) -> None:
    """A word at the foot of a seat's card."""
    x, y = SLOTS[seat]
    if best:
        canvas.badge(x + CARD / 2, y + HIGH - 42, words, size=28, height=40)
    else:
        canvas.badge(
            x + CARD / 2,
            y + HIGH - 42,
            words,
            size=26,
            height=38,
            fill=theme.PANEL,
            colour=theme.CREAM,
            line=theme.QUIET,
        )


def passing(canvas: Canvas, view: TrickyExpressView, words: Words) -> None:
    """Which pass it is; cards face down go round both ways, whoever has chosen."""
    x, y, width, height = MAT
    middle = x + width / 2
    for cx in (x + 54, x + width - 54):
        for cy in (y + 52, y + height - 52):
            canvas.sprite(cards.back(44), cx - 22, cy - 31)
            canvas.shape("left", cx - 34, cy, 16, theme.CREAM)
            canvas.shape("right", cx + 34, cy, 16, theme.CREAM)
    key = "high" if view.phase == "pass1" else "any"
    lines = (f"bar-{view.phase}", f"passing-{key}", "passing")
    for line, size, rise, room in zip(lines, (38, 34, 34), (-62, -8, 38), (224, 370, 370), strict=True):
        words_here = words(f"tricky_express-{line}")
        canvas.text(middle, y + height / 2 + rise, words_here, size=size, align="m", room=room)


def last_trick(canvas: Canvas, view: TrickyExpressView, words: Words) -> None:
    """The last completed trick in the order played, with the letters of who played what."""
    played = view.s.last_trick
    if not played:
        return
    label = words("tricky_express-last")
    canvas.both(28, 102, label, words.other("tricky_express-last"), colour=theme.QUIET, room=300)
    for i, card in enumerate(played):
        seat = (view.s.last_leader + i) % 4
        x, tall = 32 + i * 76, cards.mini_height(64)
        canvas.sprite(small(card, 64), x, 126)
        if seat == view.s.last_winner:
            canvas.glow(x, 126, 64, tall, theme.MINT, 5)
        disc(canvas, x + 32, 126 + tall + 8, 32, seat)


def columns(canvas: Canvas, view: TrickyExpressView, words: Words) -> None:
    """Points deal by deal: base, and the bonuses in mint; the running deal is provisional."""
    left, top, step = 936, 100, 71
    for deal in range(4):
        running = deal == view.s.deal - 1
        colour = theme.CREAM if running else theme.QUIET
        if running:
            canvas.box(left + deal * step - 35, top - 16, 70, 150, 12, theme.PANEL)
        canvas.text(left + deal * step, top, f"{deal + 1}", size=24, align="m", colour=colour)
    canvas.text(900, top, "#", size=24, colour=theme.QUIET, align="r")
    points = view.s.points()
    for seat in range(4):
        y = top + 29 + seat * 29
        disc(canvas, 886, y, 27, seat)
        for deal, (base, first, second) in enumerate(points):
            bonus = bonus_of(seat, first, second)
            cell(canvas, left + deal * step, y, base[seat], bonus, deal == len(view.s.base))


def railway(canvas: Canvas, view: TrickyExpressView, words: Words) -> None:
    """Lanes with the express of every player, and the line itself."""
    route = view.s.route
    for x, which in ((30, "first"), (866, "second")):
        sample(canvas, x, 486, which, words(f"tricky_express-{which}-long-pass"))
    canvas.panel(20, PANEL_TOP, 1160, 764 - PANEL_TOP - 12)
    for seat, y in enumerate(LANES):
        disc(canvas, 60, y, 32, seat)
        lane(canvas, LINE, y, seat, route, spans(view.s.longs[-1], seat))
    track(canvas, LINE, len(route))
    stations(canvas, LINE, route)


PAINTER = TrickyExpressPainter()
