"""The cards of Love Letter as sprites: the bust, the number on a seal, and the name if there is room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.love_letter.terms import COUNTESS, MINISTER
from locales import Words
from render.games.love_letter.characters import COLOURS, TALL, bust
from render.games.love_letter.narration import card_word, headed
from render.kit.drawing import shapes, text, theme
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import Sprite, rounded_mask
from render.kit.drawing.text import BOLD
from render.kit.drawing.typesetting import current
from render.kit.pieces import cards
from render.kit.pieces.cards import PAD

NAMED: Final = 110
"""The width from which on a card has its name below the figure, px."""


def number_of(face: int) -> str:
    """Return the number printed on a face."""
    return str(COUNTESS if face == MINISTER else face)


def sprite(face: int, words: Words, width: int) -> Sprite:
    """Return a card of this width; below NAMED only the figure and the number, and less tall."""
    return _made(face, words("love_letter-cast"), card_word(face, words) if width >= NAMED else "", width)


def facing(face: int, words: Words) -> Callable[[int], Sprite]:
    """Return the same by its width."""
    return lambda width: sprite(face, words, width)


def nameless(face: int, cast: str, width: int) -> Sprite:
    """Return a card without words, of any width."""
    return _made(face, cast, "", width)


def height(width: int) -> int:
    """Return the height of a card of this width, px."""
    return _height(width, width >= NAMED)


def _height(width: int, named: bool) -> int:
    border = _border(width)
    return round((width - 2 * border) * TALL) + 2 * border + (round(width * 0.2) if named else 0)


def _border(width: int) -> int:
    return max(3, round(width * 0.045))


@kept(by=lambda face, cast, name, width: (face, cast, name, width, current() if name else None))
def _made(face: int, cast: str, name: str, width: int) -> Sprite:
    high, border, colour = _height(width, bool(name)), _border(width), COLOURS[face]
    image = cards.blank(width, high)
    wide = width - 2 * border
    figure = bust(face, cast, wide)
    image.paste(figure, (PAD + border, PAD + border), rounded_mask(wide, figure.height, cards.radius(width) - 2))
    size = round(width * (0.36 if name else 0.46))
    middle = PAD + border + size * 0.42
    shapes.disc(image, middle, middle, size, theme.IVORY)
    shapes.disc(image, middle, middle, size - max(4, round(size * 0.1)), colour)
    smallest = round(size * 0.66)
    shapes.glyph(image, middle, middle, number_of(face), smallest, theme.IVORY)
    if name:
        used = text.fit(headed(name), BOLD, round(width * 0.145), wide - 6, 9)[1]
        y = PAD + high - border - round(width * 0.1)
        shapes.glyph(image, PAD + width / 2, y, headed(name), used, theme.mix(colour, theme.INK, 0.3), room=wide)
        smallest = min(smallest, used)
    return cards.finished(image, number_of(face), smallest)
