"""The table of Stendhal: the middle counts the cards of each suit, since the most numerous one takes the trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.core.state import NO_SEAT
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.games.stendhal import LOOK
from render.games.stendhal.drawings import candle, pages
from render.games.stendhal.narration import NARRATION, trick_remarks
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import signed
from render.kit.layout import Column, Icon, Node, Paint, Picture, Row, Suit, Text
from render.kit.pages.trick_table import BAND, TrickTable, by_seat, face_down, last_trick, small_face, two_lines
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.large.parts import Flow, Lines, laid, stock
from render.narration.cards import points_spoken, turn_word
from render.narration.spoken import held, stacked
from render.narration.telling import Telling
from render.narration.tricks import in_turn, table_of
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("captured", "captured tricks lie face down: how many is shown"),
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("most_deals ace", "agreed in the lobby, and told by the rules"),
    Unshown("columns", "the totals are told; of the deals before only the last", phases="choose", partly=True),
    Unshown("columns", "the totals are told", phases="play"),
    Unshown("won", "no trick is won before the minus suits are chosen", phases="choose"),
    Unshown("centre", "it is turned up", phases="play over"),
    Unshown("leader", "the dealer's left neighbour leads first", phases="choose", where="picture"),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown("hands turned leader dealer won last_trick last_leader last_winner", "the outcome is told", "over"),
    Unshown("laid", "the suits that they made minus suits are shown", phases="over", where="picture"),
    Unshown("limit closing", "it is over", phases="over"),
    Unshown("columns", "the totals are drawn", phases="over", where="picture", partly=True),
    Unshown("scores", "the totals are the scores", phases="over"),
)

PAIRS: Final = ((0, 1), (2, 3), (4, 5))
"""The suits of the middle, row by row, each beside its partner."""
_UPRIGHT: Final = 0.9
"""The greatest height of the book, in its widths."""
_MANY, _BAND = 6, 156
"""From this number of seats on the strip is of this height, px, its words above the cards: they are larger."""
_CARDS: Final = (62, 58, 54, 50, 46, 42, 38)
"""Widths of the cards there, px."""
CANDLES: Final = 6
"""Below this number of seats candles have room beside the book; from it on they are behind it."""


def shown(view: StendhalView, people: Sequence[Person], words: Words) -> TrickTable:
    """Return the content of the table: first the seats that have chosen; then the trick, minus suits, and cards out."""
    s = view.s
    choosing = s.phase == "choose"
    seats = [_plaque(view, p, who, words) for p, who in enumerate(people)]
    usual = table_of(
        LOOK, view, people, words, NARRATION.state_line(Telling(view, names(people), words)), seats, taken_by
    )
    usual = replace(
        usual,
        bar=None if choosing else minus_suits(s, words),
        centre=lambda canvas, *box: (_choosing if choosing else _counts)(canvas, view, words, Box(*box)),
        remarks=tuple(_remarks(s, words)),
        large=lambda width: _large(s, words, width),
    )
    if view.seats < _MANY or not (usual.last or s.laid):
        return replace(usual, band=_band(usual, s, words), own_height=_band_of(view.seats))

    def own(canvas: Canvas, *box: float) -> None:
        _headed(usual, s, words).within(canvas, Box(*box))

    return replace(usual, own=own, own_height=_BAND)


def _large(s: StendhalState, words: Words, width: float) -> list[Node]:
    """Return in large print the minus suits, how many cards of each suit lie, the cards out of play, and the end."""
    end = words("stendhal-closing") if s.closing else words("stendhal-bar-limit", limit=str(s.limit))
    parts: list[Node] = [Lines(width, end, 36, quiet=True)]
    if s.phase == "choose":
        if s.centre:
            parts.insert(0, stock(len(s.centre), words("stendhal-centre")))
        return parts
    out = [small_face(c)(64) for c in (*s.laid, *s.turned)]
    return [*large_counts(s, words, width), laid(width, out, words("stendhal-out")), *parts]


def large_counts(s: StendhalState, words: Words, width: float) -> list[Node]:
    """Return the minus suits, and how many cards of each suit lie in the trick, in large print."""
    lie, winning = counts(s.trick), winning_suit(s.trick) if s.trick else NO_SUIT
    minus = Flow(width, [Text(words("stendhal-bar-minus"), 36, quiet=True), *(Suit(SUITS[one], 60) for one in s.minus)])
    lying = [
        Row(Suit(SUITS[suit], 52), Text(f"×{lie[suit]}", 44, theme.MINT if suit == winning else ""), gap=8)
        for pair in PAIRS
        for suit in pair
        if lie[suit]
    ]
    return [minus, *([Flow(width, lying, gap=26)] if lying else [])]


def _remarks(s: StendhalState, words: Words) -> Iterator[str]:
    """Yield what the middle and the band show."""
    if s.phase == "choose":
        yield words("stendhal-alt-leader", seat=str(s.leader + 1))
        if s.centre:
            yield words("stendhal-alt-left", count=len(s.centre))
        if s.columns:
            points = words.listed([points_spoken(one, words) for one in s.columns[-1]])
            yield words("stendhal-alt-last-deal", points=points)
    else:
        yield from trick_remarks(s, words)
    yield words("stendhal-alt-closing" if s.closing else "stendhal-alt-end", limit=str(s.limit))


def minus_suits(s: StendhalState, words: Words, size: int = 46) -> Node:
    """Return the two suits that count minus, with their word."""
    suits = [Suit(SUITS[suit], size) for suit in s.minus]
    return Row(Text(words("stendhal-bar-minus"), round(size * 0.6), quiet=True), *suits, gap=10)


def _plaque(view: StendhalView, p: int, who: Person, words: Words) -> Plaque:
    s, choosing = view.s, view.s.phase == "choose"
    items = [held(len(s.hands[p]), words), *([] if choosing else [stacked(s.won[p], words)])]
    turn = words("stendhal-choosing") if choosing else turn_word(words)
    return Plaque(
        who,
        p,
        tuple(items),
        signed(s.totals[p]),
        **tabs(view, p, turn, words("stendhal-chosen") if choosing else ""),
        dealer="*dealer" if p == s.dealer else "",
    )


def _band(table: TrickTable, s: StendhalState, words: Words) -> Node:
    """Return the cards chosen, with their owners, and the centre cards; before the play the last deal's result."""
    if s.laid:
        laid = tuple(in_turn(s.laid, 0, len(s.laid), words, small_face))
        chosen = last_trick(replace(table, last=laid, last_winner=NO_SEAT), 46)
        return Row(two_lines(words("stendhal-out")), chosen, *(Picture(small_face(c)(46)) for c in s.turned), gap=12)
    if not s.columns:
        return Text(words("stendhal-first"), 30, quiet=True)
    return Row(two_lines(words("stendhal-last-deal")), *by_seat(table, map(signed, s.columns[-1])), gap=8)


def _band_of(seats: int) -> int:
    """Return the height of the strip, px."""
    return BAND if seats < _MANY else _BAND


def _headed(table: TrickTable, s: StendhalState, words: Words) -> Node:
    """Return what ``_band`` and the last trick show, each part below its word, with the largest cards that fit."""

    def headed(label: str, *parts: Node) -> Node:
        return Column(Text(label, 26, quiet=True), Row(*parts, gap=9), gap=6)

    def out(size: int) -> Node:
        if s.laid:
            laid = replace(table, last=tuple(in_turn(s.laid, 0, len(s.laid), words, small_face)), last_winner=NO_SEAT)
            chosen = last_trick(laid, size)
            turned = (Picture(small_face(c)(size)) for c in s.turned)
            # their upper edges on one line, though nobody's portrait is below these
            level = (Paint(size, chosen.height, partial(_at_top, one)) for one in turned)
            return headed(words("stendhal-out"), chosen, *level)
        if s.columns:
            # the word beside that of the last trick
            high = last_trick(table, size).height if table.last else 0
            return headed(words("stendhal-last-deal"), Row(*by_seat(table, map(signed, s.columns[-1])), height=high))
        return Text(words("stendhal-first"), 30, quiet=True)

    def parts(size: int) -> Row:
        last = [headed(table.labels.last, last_trick(table, size))] if table.last else []
        line = Paint(2, 108, lambda c, x, y, w, h: c.box(x, y, 2, 108, 0, LOOK.line))
        return Row(*last, *([line] if last else []), out(size), gap=24)

    return parts(fit(_CARDS, lambda size: parts(size).want <= theme.WIDTH - 2 * theme.TEXT_SAFE))


def _at_top(card: Node, canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
    card.place(canvas, x, y, width)


def _choosing(canvas: Canvas, view: StendhalView, words: Words, box: Box) -> None:
    """Draw face-down cards of the seats that have chosen, and those of the centre on the open book."""
    s, book = view.s, _book(canvas, view.seats, box)
    face_down(canvas, view.seats, view.waiting, _band_of(view.seats))
    if s.centre:
        width = min(76, round((book.height - 64) / cards.ASPECT))
        told = Text(words("stendhal-centre"), 28, theme.PALE_INK, "m")
        backs = Row(*(Picture(cards.back(width)) for _ in s.centre), gap=14)
        Column(told, backs, gap=6).within(canvas, book)
    _end(canvas, s, words, box)


def _book(canvas: Canvas, seats: int, box: Box) -> Box:
    """Draw the open book into a box, above the limit, and return its pages."""
    high = min(box.height - 44, box.width * _UPRIGHT)
    book = Box(box.x, box.bottom - 44 - high, box.width, high)
    drawn, left, top = _open_book(canvas.width, canvas.height, book, seats < CANDLES)
    lay(canvas.image, drawn, left, top)
    return book.inset(8, 12)


def _count(s: StendhalState, suit: int, size: int) -> Node:
    """Return a suit in this size, whether it is a minus suit, and the number of its cards in the trick."""
    count = counts(s.trick)[suit]
    minus = [Text("\N{MINUS SIGN}", 40, theme.SUIT_INK["H"])] if suit in s.minus else []
    icon = Icon(SUITS[suit], size, theme.SUIT_COLOUR[SUITS[suit]])
    return Row(*minus, icon, Text(str(count), 44, theme.INK if count else theme.PALE_INK), gap=8)


def _counts(canvas: Canvas, view: StendhalView, words: Words, box: Box) -> None:
    """Draw the number of cards of every suit in the open book, a suit beside its partner, the winning one in mint."""
    s, book = view.s, _book(canvas, view.seats, box)
    winning, rows = winning_suit(s.trick) if s.trick else NO_SUIT, book.rows(len(PAIRS))
    places = (cell for row in rows for cell in row.columns(2, 12))
    cells = dict(zip(chain(*PAIRS), places, strict=True))
    sizes = range(round(cells[0].height * 0.78), 20, -2)
    size = fit(sizes, lambda size: all(_count(s, suit, size).least <= cell.width for suit, cell in cells.items()))
    for suit, cell in cells.items():
        if suit == winning:
            canvas.box(*cell.inset(2, 1), 16, theme.MINT)
        _count(s, suit, size).within(canvas, cell)
    _end(canvas, s, words, box)


@kept
def _open_book(width: int, height: int, place: Box, beside: bool) -> tuple[Image.Image, int, int]:
    """Return an open book at this place, candles beside or behind it, and its corner. Do not draw into it."""
    k, pen = 100 / width, Pen(width, height)
    away, foot = (78, 28) if beside else (-42, 8)
    for x in (place.x - away, place.right + away):
        candle(pen, x * k, (place.y + foot) * k, LOOK.mat)
    pages(pen, place.x * k, place.right * k, place.y * k, place.bottom * k)
    return pen.cropped()


def _end(canvas: Canvas, s: StendhalState, words: Words, box: Box) -> None:
    """Draw the limit that ends the match."""
    end = words("stendhal-closing") if s.closing else words("stendhal-bar-limit", limit=str(s.limit))
    canvas.text(box.middle[0], box.bottom - 8, end, size=28, colour=canvas.look.quiet, align="m", room=box.width)
