"""Kanji cards as sprites: a tinted band with the index above one large character.

A card is named by its character, its rank (``A 2 .. 10 J Q K``) and one suit letter of ``SHDC``. A joker has the
character 々, no suit, and ``black`` or ``red`` as its rank. Widths are pixels; a card is 1.34 times as high as wide.
Below FULL pixels the band shows only the number. Sprites are cached: do not draw into them.
"""

from typing import Final

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.icons import shape
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import Sprite, glyph_mask, rounded_mask
from render.kit.drawing.text import BOLD, DECK
from render.kit.pieces.cards import PAD, SUIT_SIGN, blank, dimmed, finished, radius

ASPECT: Final = 1.34
BAND: Final = 36
"""The minimum height of the band with the index."""
STEP: Final = 6
"""The difference between two usual widths, in pixels."""
ROOMY: Final = 62
"""Below this width the band is lower, so that the character stays larger than the number."""
FULL: Final = 74
"""From this width on there is room for the suit beside the number."""
JOKER_COLOUR: Final = {"black": theme.SUIT_COLOUR["S"], "red": theme.SUIT_COLOUR["H"]}
JOKER_TINT: Final = {"black": theme.SUIT_TINT["S"], "red": theme.SUIT_TINT["H"]}


def kanji_height(width: int) -> int:
    """Return the height of a card of this width."""
    return round(width * ASPECT)


@kept
def kanji_card(sign: str, rank: str, suit: str, width: int = 150, dim: bool = False) -> Sprite:
    """Return a card; ``dim`` mixes it towards the felt."""
    if dim:
        return dimmed(kanji_card(sign, rank, suit, width))
    height = kanji_height(width)
    image = blank(width, height)
    unit = width / 150
    band = max(BAND, round(47 * unit)) if width >= ROOMY else round(width * 0.5)
    _band(image, rank, suit, width, band, unit)
    size = round(min(116 * unit, (height - band) * 0.88))
    mask = glyph_mask(sign, DECK, size, width - 8)
    left, top = PAD + (width - mask.width) // 2, PAD + band + (height - band - mask.height) // 2
    image.paste(theme.INK, (left, top), mask)
    return finished(image, f"{sign}{SUIT_SIGN[suit]}{rank}", index_size(width) if suit else 0)


def index_size(width: int) -> int:
    """Return the type size of the number on a card of this width, px."""
    return max(34, round(42 * width / 150)) if width >= ROOMY else round(width * 0.5) - 1


def _band(image: Image.Image, rank: str, suit: str, width: int, band: int, unit: float) -> None:
    """Draw the coloured band at the top: number and suit, or the star of a joker."""
    tint = theme.SUIT_TINT[suit] if suit else JOKER_TINT[rank]
    colour = theme.SUIT_COLOUR[suit] if suit else JOKER_COLOUR[rank]
    mask = rounded_mask(width - 4, kanji_height(width) - 4, radius(width) - 2).crop((0, 0, width - 4, band))
    image.paste(tint, (PAD + 2, PAD + 2), mask)
    middle = PAD + 2 + band // 2
    if not suit:
        star = max(28, round(34 * unit))
        shape(image, "star", PAD + (width - star) / 2, middle - star / 2, star, colour)
        return
    edge = round(max(7, 13 * unit))
    small = round(34 * unit)
    size = index_size(width)
    room = width - 2 * edge - (small + 4 if width >= FULL else 0)
    index = glyph_mask(rank, BOLD, size, room, -0.08 if rank == "10" else 0.0)
    if width < FULL:
        image.paste(theme.SUIT_INK[suit], (PAD + (width - index.width) // 2, middle - index.height // 2), index)
        return
    image.paste(theme.SUIT_INK[suit], (PAD + edge, middle - index.height // 2), index)
    shape(image, suit, PAD + width - edge - small, middle - small / 2, small, colour)
