"""The drawings of Grazia: the ladder of a suit, and the cover.

A ladder is the top card of its pile, and below it thirteen rungs, from the king down to the ace.
"""

from __future__ import annotations

from typing import Final

from engine.core.cards import PER_SUIT, RANK, SUITS
from engine.games.grazia.state import GraziaState
from engine.games.grazia.terms import jumps_in
from locales import Words
from render.games.grazia import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.layout import Node, Picture, Suit
from render.kit.pages.trick_table import card_face, small_face
from render.kit.pieces import cards
from render.large.parts import Flow
from render.narration.cards import rank_name

CARD: Final = 84
"""Width of a top card, px."""
HIGH: Final = cards.mini_height(CARD)
_GAP: Final = 5
_PLAYED, _LAST = theme.IVORY, theme.MINT
_ARC: Final = 26
"""The size of the sign of a jump, px."""
_TINT: Final = 0.14
"""The part of its suit's colour in the ground of a played card: a suit is one tower."""
_WAITS: Final = 0.55
"""The part of ivory in the rank of a card that is not played yet."""

_NIGHT: Final = ("#132A63", "#1B3D84")
_MOON, _HALO, _CRATER = "#FBE9B0", "#3564B4", "#EBD28C"
"""Colours of the cover."""
_STAIR: Final = 42
"""The width of a card of the cover, in hundredths of its width."""
_STAIRS: Final = (("5", "H"), ("6", "S"), ("7", "H"), ("8", "S"))
_FIRST, _STEP, _RISE = (19.0, 76.0), 19.4, 15.0
"""The middle of the lowest card; how far the next one is to the right and above it, in hundredths of the width."""


def top_card(canvas: Canvas, s: GraziaState, suit: int, middle: float, y: float) -> None:
    """Draw the card on top with its upper edge at y, mint if it came just now; the place of an empty pile."""
    pile = s.piles[suit]
    if not pile:
        canvas.place(middle, y + HIGH / 2, CARD, HIGH)
        canvas.disc(middle, y + HIGH / 2, 56, theme.IVORY)
        canvas.shape(SUITS[suit], middle, y + HIGH / 2, 36, theme.SUIT_COLOUR[SUITS[suit]])
        return
    canvas.card(small_face(pile[-1])(CARD), middle, y + HIGH / 2, lit=pile[-1] in s.laid)


def ladder(canvas: Canvas, s: GraziaState, suit: int, box: Box, words: Words) -> None:
    """Draw played cards lit, the last ones in mint; jumps with their sign, cards out of play crossed."""
    x, y, width, height = box
    top_card(canvas, s, suit, x + width / 2, y)
    pile = s.piles[suit]
    jumps, step = jumps_in(pile, s.empty_suit), (height - HIGH - 12) / PER_SUIT
    for rank in range(PER_SUIT):
        card, down = suit * PER_SUIT + rank, y + height - (rank + 1) * step
        _rung(canvas, s, card, Box(x, down, width, step - _GAP), card in jumps, words)


def _rung(canvas: Canvas, s: GraziaState, card: int, box: Box, jump: bool, words: Words) -> None:
    """Draw a card of a ladder; the next one above the top, which is no jump, is outlined and bright."""
    x, y, width, height = box
    pile = s.piles[card // PER_SUIT]
    suit, rank = SUITS[card // PER_SUIT], rank_name(RANK[card])
    played, out = card in pile, card in s.residual
    following = bool(pile) and RANK[card] == RANK[pile[-1]] + 1
    lit = theme.mix(_PLAYED, theme.SUIT_COLOUR[suit], _TINT)
    fill = _LAST if card in s.laid else lit if played else canvas.look.line if out else canvas.look.panel
    canvas.box(*box, 8, fill)
    waits = theme.CREAM if following else theme.mix(canvas.look.panel, theme.IVORY, _WAITS)
    colour = theme.SUIT_INK[suit] if played else canvas.look.quiet if out else waits
    at = x + width * (0.32 if jump else 0.3 if out else 0.5)
    canvas.text(
        at,
        y + height / 2,
        rank,
        size=32 if played or (following and not out) else 28,
        colour=colour,
        align="m",
        role="rung",
    )
    if following:
        canvas.outline(*box, 8, 3, theme.CREAM)
    if jump:
        canvas.shape("jump", x + width * 0.78, y + height / 2, _ARC, colour)
    elif out:
        told, room = words("grazia-out"), width * 0.5
        if text.width(told, text.BOLD, theme.LEAST_SIZE) > room:
            told = "×"
        tone = canvas.look.quiet
        canvas.text(x + width * 0.7, y + height / 2, told, size=22, colour=tone, align="m", room=room, least=20)


def large_tops(s: GraziaState, width: float) -> Node:
    """Return the top card of each pile in large print, or its suit while it is empty."""
    tops: list[Node] = []
    for suit, pile in enumerate(s.piles):
        tops.append(Picture(card_face(pile[-1])(130)) if pile else Suit(SUITS[suit], 110))
    return Flow(width, tops, gap=40, middle=True)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw four cards of two suits that are the stairs before the moon."""
    size = canvas.image.width
    pen = Pen(size, size, _NIGHT[0])
    pen.dot(32, 32, 62, _NIGHT[1])
    for n in range(34):
        pen.dot(n * 41 % 101, 3 + n * 29 % 60, 0.3 + n % 3 * 0.14, theme.IVORY)
    pen.dot(33, 31, 36, _HALO)
    pen.dot(33, 31, 31, _MOON)
    for x, y, wide in ((20, 22, 5), (38, 11, 3.4), (11, 36, 3), (30, 32, 2.2), (46, 20, 2)):
        pen.dot(x, y, wide, _CRATER)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    k, wide = size / 100, round(_STAIR * size / 100)
    for n, (rank, suit) in enumerate(_STAIRS):
        canvas.card(cards.card(rank, suit, wide), (_FIRST[0] + n * _STEP) * k, (_FIRST[1] - n * _RISE) * k)
