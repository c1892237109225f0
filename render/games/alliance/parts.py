"""Pieces that several pictures of Alliance share: special cards, cards in a trick, teams, crowns."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, PASSED, TRICKS, is_special, is_white, special_colour
from locales import Words
from render.games.alliance.narration import colour, team_game, team_word
from render.kit import cards, shapes, theme
from render.kit.canvas import Canvas
from render.kit.layout import Node, Paint, Pill
from render.kit.plaque import Team
from render.kit.shapes import Sprite
from render.kit.trick_table import Face

TEAM_FILL: Final = (theme.INK, theme.SUIT_COLOUR["H"], theme.IVORY)
"""Black, red, white."""
TEAM_WORDS: Final = (theme.CREAM, theme.CREAM, theme.INK)


def team(number: int, words: Words) -> Team:
    """Return the capsule of a team on a plaque."""
    return Team(team_word(number, words), TEAM_FILL[number], TEAM_WORDS[number])


def team_pill(number: int, words: Words, size: int = 26) -> Pill:
    """Return the capsule of a team elsewhere."""
    return Pill(team_word(number, words), size, TEAM_FILL[number], TEAM_WORDS[number], theme.CREAM)


def seal_of(view: AllianceView, seat: int) -> str:
    """Return a player's sign: the suit they play."""
    return "*" + SUITS[view.s.suits[seat]]


@lru_cache(maxsize=192)
def face(card: int, width: int, dim: bool = False) -> Sprite:
    """Return a card of the pack."""
    if not is_special(card):
        return cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width, dim)
    made = _special(card, width, cards.card, 0.16)
    return cards.dimmed(made) if dim else made


@lru_cache(maxsize=512)
def small(card: int, width: int) -> Sprite:
    """Return a small card of the pack."""
    if not is_special(card):
        return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)
    return _special(card, width, cards.mini, 0.24)


def _special(card: int, width: int, made: Callable[[str, str, int], Sprite], part: float) -> Sprite:
    """Return a joker, or a white card with a disc of its team's colour in the lower right corner."""
    number = special_colour(card)
    if not is_white(card):
        return made("JOKER", "SH"[number], width)
    sprite, size = made("WHITE", "", width), round(width * part)
    image = sprite.image.copy()
    shapes.disc(image, sprite.pad + sprite.width - size, sprite.pad + sprite.height - size, size, TEAM_FILL[number])
    return Sprite(image, sprite.width, sprite.height, sprite.pad, f"{sprite.says} {'red' if number else 'black'}")


def lying(card: int, *, mini: bool = False) -> Face | None:
    """Return a card of a trick, in full or small; None for a pass."""
    if card == PASSED:
        return None
    if card == FACE_DOWN:
        return (lambda width: cards.back(width, cards.mini_height(width))) if mini else cards.back
    return partial(small if mini else face, card)


def crowns(view: AllianceView, step: int) -> Node:
    """Return the eighteen court cards: one crown for each one won, in the colour of the team or the player.

    Counts only: no player may look at the court cards in a pile before the end.
    """
    teams, won = team_game(view), {p: len(view.s.won[p]) for p in view.s.order}
    order = sorted(won, key=lambda p: colour(view, p)) if teams else won
    fills = [TEAM_FILL[colour(view, p)] if teams else theme.SEAT_COLOUR[p] for p in order for _ in range(won[p])]

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        look, size = canvas.look, step - 8
        for k in range(TRICKS):
            at = x + size / 2 + k % 9 * step, y + size / 2 + k // 9 * step
            taken, line = k < len(fills), look.quiet if k == len(fills) else look.line
            canvas.disc(*at, size, theme.CREAM if taken else line)
            canvas.disc(*at, size - 5, fills[k] if taken else look.panel)
            ink = theme.CREAM if teams else theme.INK
            canvas.shape("crown", *at, round(size * 0.54), ink if taken else line)

    return Paint(9 * step - 8, 2 * step - 8, draw)
