"""The table of Hex Bases: the ring of six, the piles in its middle, the players in the corners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_CARD, NO_SEAT
from engine.games.hex_jinchi.state import HexJinchiState, HexJinchiView
from engine.games.hex_jinchi.terms import WINNING, owned
from locales import Words
from render.games.hex_jinchi import LOOK
from render.games.hex_jinchi.board import hexagon, ring
from render.games.hex_jinchi.narration import NARRATION, numbers
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.cards import mini_height
from render.kit.joker_pack import face, small
from render.kit.layout import Column, Many, Node, Picture, Row, Text, counted, held
from render.kit.person import Person, names
from render.kit.plaque import TAB, Plaque, tabs
from render.narration.cards import card_short, turn_word
from render.narration.jokers import named

_TOP: Final = theme.BAR_HEIGHT + 16.0
_HIGH: Final = 150
_SIDE: Final = 320
_RIGHT: Final = theme.WIDTH - 20.0 - _SIDE
_LOW: Final = theme.TABLE_HEIGHT - 20.0 - _HIGH
_RADIUS: Final = 126
_HEART: Final = (theme.WIDTH / 2, (theme.BAR_HEIGHT + theme.TABLE_HEIGHT) / 2)
CORNERS: Final = ((20.0, _LOW), (20.0, _TOP + TAB), (_RIGHT, _TOP + TAB))
"""By seat, clockwise from the lower left; with two players the second is at the upper right."""
_KNOWN: Final = 272
"""Room for the known cards of a hand, px."""
_PILE: Final = 74
"""Width of the piles in the middle, px."""


def table(view: HexJinchiView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the ring, the players, the cards waiting for the end of the turn, and the discard pile."""
    s, canvas = view.s, Canvas(look=LOOK)
    state = NARRATION.state_line(view, names(people), words)
    canvas.bar(*words.both("hex_jinchi-title"), state, last=_last_move(s, people, words))
    ring(canvas, s, people, words, _HEART, _RADIUS)
    _piles(canvas, s, words)
    for p, (x, y) in enumerate(CORNERS if view.seats == 3 else (CORNERS[0], CORNERS[2])):
        plaque.draw(canvas, x, y, _SIDE, _HIGH, _plaque(view, p, people[p], words))
        if s.known[p]:
            cards_known = Many([Picture(small(c, 40)) for c in s.known[p]], gap=4, newest=True)
            known = Row(Text(words("hex_jinchi-known"), 24, quiet=True), cards_known, gap=10)
            up = y - known.height - TAB - 6 if y == _LOW else y + _HIGH + 10
            known.place(canvas, x + (44 if x == _RIGHT else 4), up, _KNOWN)
    _right(canvas, s, words)
    return canvas


def cover(size: int) -> Image.Image:
    """Return a six of each sign on a hexagon."""
    canvas = Canvas(520, 520, look=LOOK)
    tile = hexagon(236, theme.mix(LOOK.base, theme.SEAT_COLOUR[0], 0.42), theme.SEAT_COLOUR[0], 14)
    canvas.sprite(tile, 260 - tile.width / 2, 24)
    canvas.card(cards.card("6", "S", 172), 196, 270, 8)
    canvas.card(cards.card("6", "H", 172), 330, 250, -8)
    return canvas.image.resize((size, size), Image.Resampling.LANCZOS)


def _plaque(view: HexJinchiView, p: int, who: Person, words: Words) -> Plaque:
    s = view.s
    count, won = owned(s.owners, view.seats)[p], s.totals[p]
    return Plaque(
        who,
        p,
        (held(len(s.hands[p])), *([counted("crown", won)] if s.games > 1 else [])),
        f"{count} / {WINNING}",
        **tabs(view, p, turn_word(words), words("hex_jinchi-threat") if count >= WINNING else ""),
        dealer="*dealer" if p == s.starter else "",
    )


def _piles(canvas: Canvas, s: HexJinchiState, words: Words) -> None:
    """Draw the stock, and the newest discard with the number of discards."""
    x, y = _HEART
    high = cards.card_height(_PILE)
    canvas.stock(len(s.stock), round(x - _PILE - 12), round(y - high / 2), _PILE)
    left, top = x + 12, y - high / 2
    if s.discards:
        canvas.sprite(face(s.discards[-1])(_PILE), left, top)
    else:
        canvas.sprite(cards.empty(_PILE, colour=LOOK.mat_line), left, top)
    for key, at in (("stock", x - _PILE / 2 - 12), ("discards", x + _PILE / 2 + 12)):
        canvas.text(at, top - 18, words(f"hex_jinchi-{key}"), size=26, colour=LOOK.quiet, align="m", room=102)


def _right(canvas: Canvas, s: HexJinchiState, words: Words) -> None:
    """Draw in the lower right corner the discard pile, above it the waiting cards."""
    parts: list[Node] = []
    if s.taken or s.taken_down:
        backs = [Picture(cards.back(46, mini_height(46)))] * (len(s.taken_down) > 0)
        count = [Text(f"×{len(s.taken_down)}", 30)] * bool(backs)
        row = Row(*backs, *count, Many([Picture(small(c, 46)) for c in s.taken], gap=4), gap=8)
        parts += [Text(words("hex_jinchi-waiting"), 26, quiet=True), row]
    if s.discards:
        pile = Many([Picture(small(c, 40)) for c in s.discards], gap=4, newest=True)
        parts += [Text(f"{words('hex_jinchi-discards')} {len(s.discards)}", 26, quiet=True), pile]
    if parts:
        column = Column(*parts, gap=8)
        top = theme.TABLE_HEIGHT - 36 - column.height
        canvas.slab(_RIGHT + 40, top - 14, _SIDE - 40, column.height + 28)
        column.place(canvas, _RIGHT + 56, top, _SIDE - 72)


def _last_move(s: HexJinchiState, people: Sequence[Person], words: Words) -> str:
    """Return the placements of this turn or the one before, else the discard."""
    now = bool(s.waiting) and (s.thrown != NO_CARD or bool(s.used))
    seat, used, card = (s.waiting[0], s.used, s.thrown) if now else (s.last_seat, s.last_used, s.last_thrown)
    if seat == NO_SEAT or not (used or card != NO_CARD):
        return ""
    if used:
        return words("hex_jinchi-last", name=people[seat].name, bases=numbers(used, words))
    return words("hex_jinchi-last-none", name=people[seat].name, card=named(card, words, card_short))
