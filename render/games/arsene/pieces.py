"""Pieces of Arsène's pictures other than the street: the side cards, trumps, chips, and a push."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.families.tricks import NO_TRUMP
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import SEATS, SHOPS, SIDE
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.street import Visitors, jewel
from render.kit import cards
from render.kit.canvas import Canvas
from render.kit.layout import Column, Icon, Item, Node, Paint, Picture, Row, Suit, Text
from render.kit.person import Person
from render.kit.trick_table import small_face


def lying(s: ArseneState) -> tuple[list[int], int]:
    """Return the trick on the table and its leader; a complete one until its taker is known."""
    return (s.last_trick, s.last_leader) if s.phase == "decide" else (s.trick, s.leader)


def visitors(s: ArseneState, people: Sequence[Person]) -> dict[int, Visitors]:
    """Return by shop the seats before it: by the tricks of this deal, before its first trick by the last deal's."""
    before = s.phase == "flip" and bool(s.columns)
    count, hauls = (s.columns[-1], s.hauls[-1]) if before else (s.count, [0] * SEATS)
    words = [f"+{haul}" if haul > 0 else "" for haul in hauls]
    return {shop: [(people[p], p, words[p]) for p in range(SEATS) if count[p] == shop] for shop in SHOPS}


def chips_item(chips: int) -> Item:
    """Return a jewel and a number."""
    return Item(lambda k: Row(Picture(jewel(5, round(34 * k))), Text(str(chips), round(44 * k)), gap=6))


def trump_line(s: ArseneState, words: Words, size: int = 34) -> Node:
    """Return diamonds, or none."""
    if s.trump == NO_TRUMP:
        return Text(words("arsene-no-trumps"), size, quiet=True)
    return Row(Text(words("arsene-trumps"), size), Suit("D", round(size * 1.4)), gap=10)


def side_cards(s: ArseneState, width: int = 58) -> Node:
    """Return three side cards; a black one is face up; for a red one a text below says what it was."""

    def card(place: int) -> Node:
        open_now = s.place == place and s.trump != NO_TRUMP
        face = small_face(s.turned)(width) if open_now else cards.back(width, cards.mini_height(width))
        known: Node = Text("", 26)
        if s.place == place:
            known = Row(Text(RANKS[RANK[s.turned]], 28), Suit(SUITS[SUIT[s.turned]], 30), gap=4)
        return Column(Picture(face), known, gap=4)

    return Row(*(card(place) for place in range(1, SIDE + 1)), gap=10)


def arrow(people: Sequence[Person], giver: int, taker: int, size: int = 56) -> Node:
    """Return an arrow from one player to another."""

    def head(p: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
            canvas.portrait(x + size / 2, y + size / 2, size, people[p], p, "sign", LOOK.panel)

        return Paint(size, size, draw)

    return Row(head(giver), Icon("arrow", round(size * 0.7)), head(taker), gap=12)
