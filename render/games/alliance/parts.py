"""Pieces that several pictures of Alliance share: special cards, what lies in a trick, teams, crowns."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, PASSED, TRICKS, is_special, is_white
from locales import Words
from render.games.alliance.words import colour, team_game
from render.kit import cards, shapes, theme
from render.kit.canvas import Canvas
from render.kit.layout import Node, Paint
from render.kit.plaque import Team
from render.kit.shapes import Sprite
from render.kit.trick_table import Face

TEAM_FILL: Final = (theme.INK, theme.SUIT_COLOUR["H"], theme.IVORY)
"""Black, red, white."""
TEAM_WORDS: Final = (theme.CREAM, theme.CREAM, theme.INK)


def team(number: int, words: Words) -> Team:
    """The capsule of a team."""
    return Team(words(f"alliance-team-{number}"), TEAM_FILL[number], TEAM_WORDS[number])


def seal_of(view: AllianceView, seat: int) -> str:
    """A player's sign: the suit they play."""
    return "*" + SUITS[view.s.suits[seat]]


@lru_cache(maxsize=192)
def face(card: int, width: int, dim: bool = False) -> Sprite:
    """A card of the pack; a white card bears a disc in its colour."""
    if not is_special(card):
        return cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width, dim)
    made = cards.card("JOKER", "SH"[_team_of(card)], width)
    if is_white(card):
        made = _coloured(cards.card("WHITE", "", width), width, _team_of(card), 0.16)
    return cards.dimmed(made) if dim else made


@lru_cache(maxsize=512)
def small(card: int, width: int) -> Sprite:
    """A small card of the pack."""
    if not is_special(card):
        return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)
    made = cards.mini("JOKER", "SH"[_team_of(card)], width)
    return _coloured(cards.mini("WHITE", "", width), width, _team_of(card), 0.24) if is_white(card) else made


def in_trick(card: int) -> Face | None:
    """What lies in a trick, in full; None for a pass."""
    if card == PASSED:
        return None
    return cards.back if card == FACE_DOWN else lambda width: face(card, width)


def in_last_trick(card: int) -> Face | None:
    """Likewise, small."""
    if card == PASSED:
        return None
    if card == FACE_DOWN:
        return lambda width: cards.back(width, cards.mini_height(width))
    return lambda width: small(card, width)


def _team_of(card: int) -> int:
    return (card - FIRST_SPECIAL) // 3


def _coloured(sprite: Sprite, width: int, number: int, part: float) -> Sprite:
    """A white card with a disc of its team's colour in the lower right corner."""
    image = sprite.image.copy()
    size = round(width * part)
    at = sprite.pad + sprite.width - size, sprite.pad + sprite.height - size
    shapes.disc(image, at[0], at[1], size, TEAM_FILL[number])
    return Sprite(image, sprite.width, sprite.height, sprite.pad, f"{sprite.says} {'red' if number else 'black'}")


def crowns(view: AllianceView, step: int) -> Node:
    """How the eighteen court cards stand: one crown for each that is won, in the colour of the team or the player.

    Counts only: which cards lie in whose pile nobody may look at before the end.
    """
    won = {p: len(view.s.won[p]) for p in view.s.order}
    if team_game(view):
        fills = [TEAM_FILL[k] for k in (0, 1) for p in won if colour(view, p) == k for _ in range(won[p])]
    else:
        fills = [theme.SEAT_COLOUR[p] for p, count in won.items() for _ in range(count)]

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        look, size = canvas.look, step - 8
        for k in range(TRICKS):
            at = x + size / 2 + k % 9 * step, y + size / 2 + k // 9 * step
            taken = k < len(fills)
            canvas.disc(*at, size, theme.CREAM if taken else look.quiet if k == len(fills) else look.line)
            canvas.disc(*at, size - 5, fills[k] if taken else look.panel)
            ink = theme.CREAM if team_game(view) else theme.INK
            line = ink if taken else look.quiet if k == len(fills) else look.line
            canvas.shape("crown", *at, round(size * 0.54), line)

    return Paint(9 * step - 8, 2 * step - 8, draw)
