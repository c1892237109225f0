"""Cards of Rummy Fifty on the table: slim tiles, and melds packed into as few and as large lines as fit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.families.melds import GROUP, OPEN
from engine.games.rummy_fifty.state import RummyFiftyView
from render.kit import cards, icons, shapes, theme
from render.kit.canvas import Canvas
from render.kit.cards import PAD
from render.kit.shapes import Sprite

TAG: Final = 42
"""Width of the tag with a meld's number."""
BETWEEN: Final = 14
LINE_GAP: Final = 8
TALLEST: Final = 104
NARROWEST: Final = 30
SLIM: Final = 0.7
"""Width of a tile in parts of its height, where there is room."""


@lru_cache(maxsize=1024)
def tile(card: int, width: int, height: int, wild: bool) -> Sprite:
    """A card as a slim tile, rank over suit; the wild suit lies on its tint."""
    image = cards.blank(width, height)
    suit = SUITS[SUIT[card]]
    colour = theme.SUIT_COLOUR[suit]
    if wild:
        corner = max(4, cards.radius(width) - 2)
        shapes.rounded(image, PAD + 2, PAD + 2, width - 4, height - 4, corner, theme.SUIT_TINT[suit])
    rank = RANKS[RANK[card]]
    size = min(round(height * 0.54), round(width * 0.78))
    index = shapes.glyph_mask(rank, "ui-800", size, width - 8, -0.09 if rank == "10" else 0.0)
    image.paste(colour, (PAD + (width - index.width) // 2, PAD + round(height * 0.1)), index)
    pip = min(round(height * 0.38), round(width * 0.64))
    low = PAD + height - pip - round(height * 0.08)
    icons.shape(image, suit, PAD + (width - pip) / 2, low, pip, colour)
    return cards.finished(image, cards.SUIT_SIGN[suit] + rank + ("*" if wild else ""))


@dataclass(frozen=True, slots=True)
class Packing:
    """Where melds lie: the size of a tile, and for each meld its line and the x of its tag."""

    width: int
    height: int
    places: tuple[tuple[int, int], ...]


def pack(sizes: Sequence[int], room: int, tall: int, tallest: int = TALLEST) -> Packing:
    """Melds of so many cards in a box, in as many lines as make the tiles largest."""
    best: Packing | None = None
    for lines in (1, 2, 3, 4):
        height = min(tallest, (tall - (lines - 1) * LINE_GAP) // lines)
        for width in range(round(height * SLIM), NARROWEST - 1, -2):
            places = _places(sizes, room, width)
            if max(line for line, _ in places) < lines:
                found = Packing(width, height, tuple(places))
                if best is None or min(found.width / SLIM, found.height) > min(best.width / SLIM, best.height):
                    best = found
                break
    if best is None:
        return Packing(NARROWEST, tall // 5, tuple(_places(sizes, room, NARROWEST)))
    return best


def _places(sizes: Sequence[int], room: int, width: int) -> list[tuple[int, int]]:
    line, x, out = 0, 0, []
    for size in sizes:
        wide = TAG + size * width
        if x and x + wide > room:
            line, x = line + 1, 0
        # A meld too long for a line of its own makes the packing fail
        out.append((line if wide <= room else 99, x))
        x += wide + BETWEEN
    return out


def draw_melds(
    canvas: Canvas,
    view: RummyFiftyView,
    numbers: Sequence[int],
    box: tuple[int, int, int, int],
    *,
    fresh: Collection[int] = (),
    open_to: Collection[int] = (),
    tallest: int = TALLEST,
    seats: bool = False,
) -> None:
    """The melds of these numbers in a box (x, y, width, height), centred in its height.

    Mint outlines for ``fresh`` cards, gold tags for melds ``open_to`` the player; with ``seats`` the tag
    has the owner's colour.
    """
    if not numbers:
        return
    x, y, room, tall = box
    packing = pack([len(view.s.melds[at]) for at in numbers], room, tall, tallest)
    lines = max(line for line, _ in packing.places) + 1
    step = packing.height + LINE_GAP
    top = y + max(0, tall - lines * step + LINE_GAP) // 2
    wild = view.s.wild
    for at, (line, dx) in zip(numbers, packing.places, strict=True):
        left, high = x + dx, top + line * step
        _tag(canvas, view, at, left, high, packing.height, at in open_to, seats)
        draw_cards(canvas, view.s.melds[at], left + TAG, high, packing.width, packing.height, wild, fresh)


def draw_cards(
    canvas: Canvas,
    held: Sequence[int],
    x: int,
    y: int,
    width: int,
    height: int,
    wild: int,
    fresh: Collection[int] = (),
) -> None:
    """Tiles side by side; a mint outline for the fresh ones."""
    for k, c in enumerate(held):
        canvas.sprite(tile(c, width, height, SUIT[c] == wild), x + k * width, y)
    for k, c in enumerate(held):
        if c in fresh:
            canvas.glow(x + k * width, y, width, height, theme.MINT, 4)


def _tag(canvas: Canvas, view: RummyFiftyView, at: int, x: int, y: int, height: int, gold: bool, seats: bool) -> None:
    """The number of a meld, and below it the suit of a run."""
    form = view.s.forms[at]
    wide = TAG - 4
    fill, ink = (theme.GOLD, theme.INK) if gold else (theme.PANEL, theme.CREAM)
    if seats and not gold:
        fill, ink = theme.SEAT_COLOUR[view.s.owners[at]], theme.INK
    canvas.box(x, y, wide, height, 8, fill)
    if form == GROUP:
        shapes.glyph(canvas.image, x + wide / 2, y + height / 2, str(at + 1), 32, ink, room=wide - 6)
        return
    shapes.glyph(canvas.image, x + wide / 2, y + height * 0.29, str(at + 1), 30, ink, room=wide - 6)
    size = 32
    canvas.disc(x + wide / 2, y + height * 0.74, size, theme.IVORY)
    if form == OPEN:
        shapes.glyph(canvas.image, x + wide / 2, y + height * 0.74, "?", 24, theme.INK)
    else:
        suit = SUITS[form]
        canvas.shape(suit, x + wide / 2, y + height * 0.74, 22, theme.SUIT_COLOUR[suit])
