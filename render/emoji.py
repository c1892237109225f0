"""Cards and halves of dominoes as emoji: small square pictures for buttons and menus, from the sprites of the kit.

At the size of a line of text only a rank and a suit can be read, so a card shows these two and nothing else.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.core.tiles import HIGHEST
from render.kit.pieces import cards, tiles

SIZE: Final = 128
"""Discord shows an emoji from a picture of this many pixels each way."""
CARDS: Final = range(len(SUIT))
"""The cards that have an emoji."""
_CARD, _HALF = 94, 124


def card_key(card: int) -> str:
    """Return the name of a card's emoji: card_S10."""
    return f"card_{SUITS[SUIT[card]]}{RANKS[RANK[card]]}"


def half_key(number: int) -> str:
    """Return the name of the emoji of a half domino."""
    return f"half_{number}"


def _square(sprite: Image.Image) -> Image.Image:
    """Return a sprite as large as a square allows, in its middle."""
    shown = sprite.crop(sprite.getbbox())
    scale = SIZE / max(shown.size)
    shown = shown.resize((round(shown.width * scale), round(shown.height * scale)), Image.Resampling.LANCZOS)
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    image.paste(shown, ((SIZE - shown.width) // 2, (SIZE - shown.height) // 2))
    return image


def _card(card: int) -> Image.Image:
    return _square(cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], _CARD).image)


def _half(number: int) -> Image.Image:
    return _square(tiles.number_chip(number, _HALF).image)


DRAWINGS: Final[Mapping[str, Callable[[], Image.Image]]] = {card_key(c): partial(_card, c) for c in CARDS} | {
    half_key(n): partial(_half, n) for n in range(HIGHEST + 1)
}
"""How each emoji is drawn, by key."""


def drawn() -> dict[str, tuple[str, bytes]]:
    """Return each emoji by key: its name at Discord, which identifies its content, and the picture as PNG. Slow."""
    found = {}
    for key, draw in DRAWINGS.items():
        image, data = draw(), io.BytesIO()
        image.save(data, "PNG")
        found[key] = f"{key}_{hashlib.sha256(image.tobytes()).hexdigest()[:8]}", data.getvalue()
    return found
