"""The table of Arsène: the street with its five shops, before each of them the seats that would rob it now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.state import NO_SEAT
from engine.families.tricks import NO_TRUMP, best
from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import SEATS, SIDE
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.drawings import jewel, large_street, street, trump_line, visitors
from render.games.arsene.narration import NARRATION, lying, shops_told, trump_told
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.layout import Icon, Item, Node, Paint, Picture, Pill, Row, Text
from render.kit.pages.trick_table import TrickTable, last_trick, small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.large.parts import Flow
from render.narration.cards import card_spoken, seat_number, turn_word
from render.narration.spoken import held, stacked, trick_told
from render.narration.telling import Telling
from render.narration.tricks import in_turn, table_of
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("most_deals by_host", "agreed in the lobby, and told by the rules"),
    Unshown("side", "how many side cards are still face down follows from the one turned"),
    Unshown("columns hauls", "of the deals before, the last one is told", phases="flip", partly=True),
    Unshown("columns hauls", "the chips are told", phases="play decide"),
    Unshown(
        "columns", "a deal is a jewel, a dot or a cross: the words tell its tricks", "over", "picture", partly=True
    ),
    Unshown("turned count", "nothing is turned and no trick is taken yet", phases="flip"),
    Unshown("leader", "who leads is who turns the side card", phases="flip"),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown("leader taker", "the last trick is the one to be decided", phases="decide"),
    Unshown(
        "hands leader last_trick last_leader last_winner taker place turned dealer count", "the outcome is told", "over"
    ),
    Unshown("advanced", "it is over", phases="over"),
    Unshown("scores", "the chips are the scores", phases="over"),
)

STREET: Final = 270
"""Height of the street, px."""


def shown(view: ArseneView, people: Sequence[Person], words: Words) -> TrickTable:
    """Return the content of the table: the trick, or the one that is being decided; the street below."""
    s, telling = view.s, Telling(view, names(people), words)
    trick, leader = lying(s)
    seats = [_plaque(view, p, who, words) for p, who in enumerate(people)]
    laid = replace(
        table_of(LOOK, view, people, words, NARRATION.state_line(telling), seats),
        played=tuple(in_turn(trick, leader, SEATS, words)),
        best=(leader + best(trick, s.trump)) % SEATS if trick else NO_SEAT,
        last_move=NARRATION.last_move(telling),
        bar=_mode(s, words),
    )
    return replace(
        laid,
        centre=lambda canvas, x, y, width, height: _centre(canvas, s, laid, people, words, x + width / 2, y),
        own=lambda canvas, x, y, width, height: street(
            canvas, s.shops, y + 6, words("arsene-police"), visitors(s, people)
        ),
        own_height=STREET,
        last=(),  # drawn in the middle, told with its taker
        remarks=tuple(_remarks(s, words)),
        large=lambda width: _large(s, people, words, width),
    )


def _large(s: ArseneState, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return in large print the push that is decided or was made, the trumps and the shops."""
    parts: list[Node] = []
    if s.phase == "decide":
        told = Text(words("arsene-decides"), 40)
        parts.append(Flow(width, [told, _arrow(people, s.last_winner, s.target, 76)]))
    elif s.last_trick and s.taker != s.last_winner:
        parts.append(_arrow(people, s.last_winner, s.taker, 76))
    return [*parts, *large_street(s, people, words, width)]


def _remarks(s: ArseneState, words: Words) -> Iterator[str]:
    """Yield the push to decide or the last trick, the trumps, the shops, the advanced rules."""
    if s.phase == "decide":
        sides = {"seat": seat_number(s.last_winner, words), "target": seat_number(s.target, words)}
        yield words("arsene-alt-decide", **sides)
    elif s.last_trick:
        played = [((s.last_leader + k) % SEATS, card_spoken(c, words)) for k, c in enumerate(s.last_trick)]
        pushed = s.taker != s.last_winner
        yield trick_told("spoken-last", played, NO_SEAT if pushed else s.taker, words)
        if pushed:
            sides = {"winner": seat_number(s.last_winner, words), "taker": seat_number(s.taker, words)}
            yield words("arsene-alt-pushed", **sides)
    if s.place:
        yield trump_told(s, words)
    yield shops_told(s, words)
    if s.advanced:
        yield words("arsene-alt-scramble" if 0 in s.shops else "arsene-alt-advanced")


def _plaque(view: ArseneView, p: int, who: Person, words: Words) -> Plaque:
    """Return a seat; before the first trick of a deal with its tricks and its haul of the deal before."""
    s = view.s
    tricks = stacked(s.count[p], words)
    if s.phase == "flip" and s.columns:
        count, chips = s.columns[-1][p], max(0, s.hauls[-1][p])
        tricks = layout.stacked(count, words("arsene-alt-last-deal", tricks=str(count), chips=chips))
    return Plaque(
        who,
        p,
        (held(len(s.hands[p]), words), tricks),
        _chips(s.chips[p], words),
        **tabs(view, p, turn_word(words)),
        dealer="*dealer" if p == s.dealer else "",
    )


def _mode(s: ArseneState, words: Words) -> Node | None:
    """Return the advanced rules, in mint once they count."""
    if not s.advanced:
        return None
    return Pill(words("arsene-scramble"), 28) if 0 in s.shops else Text(words("arsene-option-advanced"), 28, quiet=True)


def _centre(
    canvas: Canvas, s: ArseneState, table: TrickTable, people: Sequence[Person], words: Words, middle: float, y: float
) -> None:
    """Draw trumps and side cards; below them the last trick, or the target of a push of the present one."""

    def put(node: Node, down: float) -> None:
        node.place(canvas, middle - node.want / 2, y + down, node.want)

    put(trump_line(s, words) if s.place else Text(words("arsene-side"), 30, quiet=True), -4)
    put(side_cards(s), 44)
    if s.phase == "decide":
        put(Text(words("arsene-decides"), 34), 200)
        put(_arrow(people, s.last_winner, s.target, 76), 246)
    elif s.last_trick:
        put(Text(table.labels.last, 28, quiet=True), 158)
        put(last_trick(table, 60, gap=8), 198)  # clear of the cards at both sides
        if s.taker != s.last_winner:
            put(_arrow(people, s.last_winner, s.taker, 40), 312)


def _chips(chips: int, words: Words) -> Item:
    """Return a jewel and a number."""
    told = words("arsene-amount", count=chips, number=str(chips))
    return Item(lambda k: Row(Picture(jewel(5, round(34 * k))), Text(str(chips), round(44 * k)), gap=6), told)


def side_cards(s: ArseneState, width: int = 68) -> Node:
    """Return three side cards; a black one is face up; a red one, face down again, lies small on its back."""
    high, small = cards.mini_height(width), round(width * 0.72)

    def card(place: int) -> Node:
        turned = s.place == place
        front, up = small_face(s.turned), s.trump != NO_TRUMP

        def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
            canvas.sprite(front(width) if turned and up else cards.back(width, high), x, y)
            if turned and not up:
                canvas.sprite(front(small), x + (width - small) / 2, y + (high - cards.mini_height(small)) / 2)

        return Paint(width, high, draw)

    return Row(*(card(place) for place in range(1, SIDE + 1)), gap=10)


def _arrow(people: Sequence[Person], giver: int, taker: int, size: int = 56) -> Node:
    """Return an arrow from one player to another."""

    def head(p: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
            canvas.portrait(x + size / 2, y + size / 2, size, people[p], p, "sign", canvas.look.panel)

        return Paint(size, size, draw)

    return Row(head(giver), Icon("arrow", round(size * 0.7)), head(taker), gap=12)
