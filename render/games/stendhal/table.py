"""The table of Stendhal: the middle counts the cards of each suit, since the most numerous one takes the trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.cards import SUITS
from engine.core.state import NO_SEAT
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.games.stendhal import LOOK
from render.games.stendhal.narration import NARRATION, trick_remarks
from render.kit import cards, theme
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.layout import Node, Picture, Row, Suit, Text
from render.kit.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.kit.text import signed
from render.kit.trick_table import TrickTable, by_seat, face_down, last_trick, small_face, two_lines
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
    Unshown("scores", "the totals are the scores", phases="over"),
)

PAIRS: Final = (0, 2, 4, 1, 3, 5)
"""The suits of the middle, row by row, each above its partner."""
ROOMY: Final = 90
"""The width of a count from which on it is written large, px."""


def shown(view: StendhalView, people: Sequence[Person], words: Words) -> TrickTable:
    """Return the content of the table: first the seats that have chosen; then the trick, minus suits, and cards out."""
    s = view.s
    choosing = s.phase == "choose"
    seats = [_plaque(view, p, who, words) for p, who in enumerate(people)]
    usual = table_of(
        LOOK, view, people, words, NARRATION.state_line(Telling(view, names(people), words)), seats, taken_by
    )
    return replace(
        usual,
        bar=None if choosing else minus_suits(s, words),
        centre=lambda canvas, *box: (_choosing if choosing else _counts)(canvas, view, words, Box(*box)),
        band=_band(usual, s, words),
        remarks=tuple(_remarks(s, words)),
        large=lambda width: _large(s, words, width),
    )


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
        for suit in PAIRS
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


def _choosing(canvas: Canvas, view: StendhalView, words: Words, box: Box) -> None:
    """Draw face-down cards of the seats that have chosen, and of the centre."""
    s, (x, y, width, height) = view.s, box
    face_down(canvas, view.seats, view.waiting)
    middle, top = x + width / 2, y + height / 2 - 44
    centre = Row(*(Picture(cards.back(46)) for _ in s.centre), gap=8)
    if s.centre:
        canvas.text(middle, top, words("stendhal-centre"), size=26, align="m", room=width, colour=canvas.look.quiet)
        centre.place(canvas, middle - centre.want / 2, top + 24, centre.want)
    _end(canvas, s, words, middle, top + 128, width)


def _counts(canvas: Canvas, view: StendhalView, words: Words, box: Box) -> None:
    """Draw the number of cards of every suit, the winning one in mint."""
    s, (x, y, width, height) = view.s, box
    top, cell = y + height / 2 - 44, width / 3
    lie, winning = counts(s.trick), winning_suit(s.trick) if s.trick else NO_SUIT
    large = cell > ROOMY
    for k, suit in enumerate(PAIRS):
        left, down = x + k % 3 * cell + 4, top - 24 + k // 3 * 62
        win = suit == winning
        canvas.box(left, down, round(cell - 8), 54, 27, theme.MINT if win else canvas.look.panel)
        count = Text(str(lie[suit]), 34 if large else 30, theme.INK if win else "")
        pair = Row(Suit(SUITS[suit], 38 if large else 34), count, gap=8 if large else 5)
        pair.place(canvas, x + (k % 3 + 0.5) * cell - pair.want / 2, down + 27 - pair.height / 2, pair.want)
    _end(canvas, s, words, x + width / 2, top + 128, width)


def _end(canvas: Canvas, s: StendhalState, words: Words, x: float, y: float, room: float) -> None:
    """Draw the limit that ends the match."""
    end = words("stendhal-closing") if s.closing else words("stendhal-bar-limit", limit=str(s.limit))
    canvas.text(x, y, end, size=26, colour=canvas.look.quiet, align="m", room=room)
