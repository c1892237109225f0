"""Jukugo Daifuda in pictures: the daifuda and its piles at the left, one band per player at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import kanji
from locales import Words
from render.games.contract import Painter
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.hand import paint_hand
from render.games.jukugo_daifuda.narration import SENTENCES
from render.games.jukugo_daifuda.result import paint_result
from render.games.jukugo_daifuda.rules_pages import rules_page
from render.games.jukugo_daifuda.sets import BETWEEN, PILL, draw_chips, draw_set, draw_sets, face, fitting
from render.games.jukugo_daifuda.unshown import HAND, TABLE
from render.kit import cards, shapes, text, theme
from render.kit.canvas import PLAQUE_HEIGHT, Canvas, Plaque
from render.kit.kanji_cards import kanji_height
from render.kit.person import Person, names
from render.kit.text import DECK, MEDIUM

MAT_X: Final = 20
MAT_Y: Final = 88
MAT_WIDTH: Final = 284
MAT_HEIGHT: Final = 656
BANDS_X: Final = 324
BANDS_WIDTH: Final = 856
PLAQUE_WIDTH: Final = 300
DAIFUDA: Final = 172
"""Width of the daifuda."""
PILE: Final = ((27, 32, 8), (48, 28, 9))
"""How the discards are written: up to so many, in this size, so many to a line."""


class JukugoDaifudaPainter(Painter):
    """See the contract."""

    slug = "jukugo_daifuda"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Image.Image:
        """Daifuda, deck, discards; by seat chips, hand size, open sets; at a new round the ron before."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas()
        canvas.top_bar(
            words("jukugo_daifuda-title"),
            words.other("jukugo_daifuda-title"),
            right=words("jukugo_daifuda-bar-round", round=str(view.s.round), rounds=str(view.s.rounds)),
            middle=words(f"jukugo_daifuda-option-dictionary-{view.s.dictionary}"),
        )
        _middle(canvas, view, names(people), words)
        height = MAT_HEIGHT // view.seats
        for p in range(view.seats):
            _band(canvas, view, p, MAT_Y + p * height, height, names(people), words)
        return canvas.image

    def hand(self, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Image.Image:
        """Own cards beside the daifuda, own sets, and what can be made, with readings and meanings."""
        return paint_hand(view, names(people), words)

    def result(self, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Image.Image:
        """Chips, and the finest words of the game."""
        return paint_result(view, names(people), words)

    def rules(self, page: int, words: Words) -> Image.Image:
        """See ``jukugo_daifuda_rules``."""
        return rules_page(page, words).image

    def emblem(self, size: int) -> Image.Image:
        """A daifuda that completes a word."""
        return paint_emblem(size)


def _middle(canvas: Canvas, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> None:
    """The mat at the left."""
    canvas.mat(MAT_X, MAT_Y, MAT_WIDTH, MAT_HEIGHT, 36)
    middle = MAT_X + MAT_WIDTH // 2
    left, top, high = middle - DAIFUDA // 2, MAT_Y + 26, kanji_height(DAIFUDA)
    if view.s.daifuda == NO_CARD:
        slot = cards.empty(DAIFUDA, high, theme.GOLD, theme.mix(theme.MAT, theme.FELT, 0.6))
        canvas.sprite(slot, left, top)
        word, second = words("jukugo_daifuda-choosing"), words.other("jukugo_daifuda-choosing")
        room = DAIFUDA - 20
        canvas.text(middle, top + high / 2 - 22, word, size=38, colour=theme.GOLD, align="m", room=room)
        canvas.text(middle, top + high / 2 + 24, second, size=26, colour=theme.GOLD, align="m", room=room)
        who, key = view.s.turn, ""
    else:
        canvas.sprite(face(view.s.daifuda, DAIFUDA), left, top)
        canvas.glow(left, top, DAIFUDA, high, theme.MINT, 7)
        word = words("jukugo_daifuda-daifuda")
        if words.lang == "ja":
            word += f" {words.other('jukugo_daifuda-daifuda')}"
        canvas.badge(middle, top + high - 12, word, size=28, height=44)
        flip = view.s.discarder == NO_SEAT
        who, key = (view.s.turn, "flipped") if flip else (view.s.discarder, "discarded")
    line = top + high + 58
    if key:
        label = words(f"jukugo_daifuda-{key}-by")
        canvas.text(middle, line, label, size=28, colour=theme.QUIET, face=MEDIUM, align="m", room=MAT_WIDTH - 40)
        _who(canvas, middle, line + 42, names[who], who)
    _piles(canvas, view, words, line + 84)


def _who(canvas: Canvas, middle: int, y: int, name: str, seat: int) -> None:
    """A small disc and a name, centred."""
    shown, size = text.fit(text.name(name), text.BOLD, 34, MAT_WIDTH - 96, 28)
    width = text.width(shown, text.BOLD, size)
    start = middle - (width + 48) / 2
    canvas.disc(start + 18, y, 36, theme.SEAT_COLOUR[seat])
    shapes.glyph(canvas.image, start + 18, y, text.name(name)[0].upper(), 20, theme.INK, room=28)
    canvas.text(start + 48, y, shown, size=size)


def _piles(canvas: Canvas, view: JukugoDaifudaView, words: Words, y: int) -> None:
    """The deck with its count, the discards as text, oldest first."""
    x = MAT_X + 22
    canvas.sprite(cards.back(44, 60), x, y)
    canvas.text(x + 58, y + 30, words("jukugo_daifuda-deck"), size=30, colour=theme.QUIET, face=MEDIUM)
    canvas.text(MAT_X + MAT_WIDTH - 24, y + 30, str(len(view.s.deck)), size=44, align="r")
    y += 84
    pile = view.s.discards
    canvas.text(x, y, words("jukugo_daifuda-discards"), size=30, colour=theme.QUIET, face=MEDIUM, room=160)
    canvas.text(MAT_X + MAT_WIDTH - 24, y, str(len(pile)), size=34, colour=theme.QUIET, align="r")
    _, size, per_row = next(p for p in PILE if len(pile) <= p[0] or p is PILE[-1])
    step = (MAT_WIDTH - 44) / per_row
    for k, c in enumerate(pile):
        row, column = divmod(k, per_row)
        at_x, at_y = x + step * (column + 0.5), y + 42 + row * (size + 5)
        newest = k == len(pile) - 1
        colour = theme.MINT if newest and view.s.last_seat == NO_SEAT else theme.CREAM
        shapes.glyph(canvas.image, at_x, at_y, kanji()[c], size, colour, face=DECK)


def _band(
    canvas: Canvas, view: JukugoDaifudaView, seat: int, y: int, height: int, names: Sequence[str], words: Words
) -> None:
    """One player: plaque, and beside it (for two players below it) the open sets."""
    choosing = view.s.daifuda == NO_CARD and view.s.turn == seat
    stacked = view.seats == 2
    top = y + (20 if stacked else max(14, (height - 140) // 2))
    canvas.plaque(BANDS_X, top, PLAQUE_WIDTH, Plaque(names[seat], seat, turn=choosing))
    _marks(canvas, view, seat, top, choosing, words)
    before = view.s.last_card == NO_CARD and bool(view.s.round_winners)
    if stacked:
        x, room, most = BANDS_X + 4, BANDS_WIDTH - 8, 104
        row = top + PLAQUE_HEIGHT + 16
    else:
        x, room, most = BANDS_X + PLAQUE_WIDTH + 18, BANDS_WIDTH - PLAQUE_WIDTH - 18, 76
        row = top - 2
    if before:
        _round_before(canvas, view, seat, x, row, room, most, words)
        return
    sets = view.s.sets[seat]
    width = fitting([len(s) - 1 for s in sets], room, most)
    fresh = view.s.last_at if view.s.last_seat == seat else -1
    draw_sets(canvas, x, row, width, sets, words, fresh)


def _marks(canvas: Canvas, view: JukugoDaifudaView, seat: int, top: int, choosing: bool, words: Words) -> None:
    """Hand size and chips, whose turn it is, and who deals, on the plaque."""
    front, quiet = (theme.INK, theme.GOLD_TEXT) if choosing else (theme.CREAM, theme.QUIET)
    canvas.sprite(cards.back(28, 38), BANDS_X + 104, top + 58)
    canvas.text(BANDS_X + 138, top + 77, str(len(view.s.hands[seat])), size=34, colour=quiet)
    right = BANDS_X + PLAQUE_WIDTH - 18
    draw_chips(canvas, right, top + 76, view.s.chips[seat], theme.SCORE_SIZE, front, quiet)
    if view.s.turn == seat:
        fill, colour, line = (theme.INK, theme.GOLD, "") if choosing else (theme.PANEL, theme.CREAM, theme.QUIET)
        word = words("jukugo_daifuda-turn")
        canvas.badge(right + 8, top - 24, word, size=26, height=36, fill=fill, colour=colour, line=line, align="r")
    if view.s.dealer == seat:
        ground, ink = (theme.INK, theme.GOLD) if choosing else (theme.QUIET, theme.INK)
        canvas.disc(BANDS_X + 26, top + 84, 34, ground)
        shapes.glyph(canvas.image, BANDS_X + 26, top + 84, words("jukugo_daifuda-dealer-mark"), 22, ink)


def _round_before(
    canvas: Canvas, view: JukugoDaifudaView, seat: int, x: int, y: int, room: int, most: int, words: Words
) -> None:
    """At the opening of a round: the ron before in its winner's band, what it cost in the others'."""
    winner, score = view.s.round_winners[-1], view.s.round_scores[-1]
    before = words("jukugo_daifuda-last-round")
    if winner == NO_SEAT:
        if seat == 0:
            said = f"{before}: {words('jukugo_daifuda-last-draw')}"
            canvas.text(x, y + 50, said, size=34, colour=theme.QUIET, room=room)
        return
    if seat != winner:
        used = canvas.text(x + 6, y + 52, before, size=30, colour=theme.QUIET, face=MEDIUM)
        canvas.text(x + 22 + used, y + 52, f"−{score}", size=44, colour=theme.QUIET)
        return
    sets = view.s.ron_sets
    width = fitting([len(s) - 2 for s in sets], room, most)
    left = x
    for kind, hidden, *laid in sets:
        made = view.s.ron_card in laid
        x += draw_set(canvas, x, y, width, kind, laid, words, fresh=made, double=bool(hidden)) + BETWEEN
    said = f"{before}: {words('jukugo_daifuda-last-ron', score=score)}"
    canvas.text(left, y + kanji_height(width) + PILL + 16, said, size=30, colour=theme.MINT, room=room)


def paint_emblem(size: int) -> Image.Image:
    """See ``JukugoDaifudaPainter.emblem``."""
    canvas = Canvas(size, size)
    signs = kanji()
    width = round(size * 0.36)
    high = kanji_height(width)
    top = round(size * 0.5 - high * 0.66)
    x = round(size * 0.1)
    one, other = signs.index("日"), signs.index("本")
    canvas.sprite(face(one, width), x, top + round(high * 0.26))
    right = x + width + round(size * 0.07)
    canvas.sprite(face(other, width), right, top)
    canvas.glow(right, top, width, high, theme.MINT, max(3, round(size * 0.018)))
    return canvas.image


PAINTER = JukugoDaifudaPainter()
