"""A game's emblem; the game as a box with its name; and as a printed card, the title below the emblem."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from PIL import Image, ImageFilter

from render.kit.drawing import shapes, theme
from render.kit.drawing.kept import kept
from render.kit.drawing.lines import balanced
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.text import BOLD, width
from render.kit.drawing.typesetting import current
from render.kit.pieces import cards

Emblem = Callable[[int], Image.Image]
"""A function that draws a game's cover without words: an RGB square of the given size in pixels."""
_SMALLEST: Final = 160
"""The minimum size at which covers are drawn before they are shrunk, px."""


@kept
def emblem_at(emblem: Emblem, size: int) -> Image.Image:
    """Return a game's emblem, drawn once: it takes 10 to 150 ms. At most 400 KB; do not change it."""
    drawn = emblem(max(size, _SMALLEST)).convert("RGB")
    return drawn if drawn.width == size else drawn.resize((size, size), Image.Resampling.LANCZOS)


_NAME: Final = 0.17
"""The largest type of a name on a box, as a part of its side."""
_ONE_LINE: Final = 0.088
"""The smallest type of a name in one line; a longer name has two."""


_BETWEEN: Final = " ・"
"""Signs between the words of a name, which are not needed where a line ends."""
_KATAKANA: Final = re.compile("[ァ-ヺー]+")
_INSIDE: Final = "ーッャュョァィゥェォヮン"
"""Katakana that do not begin a word."""


def boxed(emblem: Emblem, name: str, size: int) -> Image.Image:
    """Return a game's box from the front: the emblem, across its lower edge the name. It takes 30 to 170 ms."""
    image = emblem(size).convert("RGB")
    lines, letters = _lettered(name, size)
    ink, step = Image.new("L", image.size, 0), letters * 1.12
    for up, line in enumerate(reversed(lines)):
        mask = shapes.glyph_mask(line, BOLD, letters, round(size * 0.92))
        middle = size * 0.965 - letters * 0.5 - up * step
        ink.paste(255, (round((size - mask.width) / 2), round(middle - mask.height / 2)), mask)
    edge = 2 * max(2, round(size / 70)) + 1
    outline = ink.filter(ImageFilter.MaxFilter(edge)).filter(ImageFilter.GaussianBlur(size / 400))
    image.paste(theme.rgb(theme.INK), (0, 0), outline)
    image.paste(theme.rgb(theme.IVORY), (0, 0), ink)
    return image


def _lettered(name: str, size: int) -> tuple[tuple[str, ...], int]:
    """Return a name on one line, or on as many as it needs if it is long, with the size of its letters, px."""
    room = size * 0.9
    for letters in range(round(size * _NAME), round(size * _ONE_LINE), -1):
        if width(name, BOLD, letters) <= room:
            return (name,), letters
    letters = round(size * 0.11)
    return tuple(line.strip(_BETWEEN) for line in on_lines(name, letters, room)), letters


def on_lines(name: str, letters: int, room: float) -> tuple[str, ...]:
    """Return a name on as many lines as it needs; a word of katakana that is longer than a line has two parts.

    Such a word is mostly made of several: one of them ends with a long vowel, else the halves are equal.
    """
    lines, half = balanced(name, BOLD, letters, room), len(name) / 2
    if len(lines) != 2 or not _KATAKANA.fullmatch(name):
        return lines
    places = [at for at in range(2, len(name) - 1) if width(name[at:], BOLD, letters) <= room]
    places = [at for at in places if name[at] not in _INSIDE and width(name[:at], BOLD, letters) <= room]
    if not places:
        return lines
    at = min(places, key=lambda at: (name[at - 1] != "ー" or abs(at - half) > len(name) / 4, abs(at - half)))
    return name[:at], name[at:]


@kept(by=lambda emblem, title, *size: (emblem, title, *size, current() if title else None))
def printed(emblem: Emblem, title: str, wide: int, high: int) -> Sprite:
    """Return a game's cover as a printed card, below it the title if there is one."""
    image, edge = cards.blank(wide, high), max(3, round(wide * 0.05))
    side = wide - 2 * edge
    image.paste(
        emblem_at(emblem, side), (cards.PAD + edge, cards.PAD + edge), shapes.rounded_mask(side, side, side // 22)
    )
    if title:
        room = high - side - 3 * edge
        lines, size = _fitted(title, side, room)
        for k, line in enumerate(lines):
            mask = shapes.glyph_mask(line, BOLD, size, side)
            y = cards.PAD + 2 * edge + side + room / 2 + (k - (len(lines) - 1) / 2) * size * 1.2
            x = cards.PAD + (wide - mask.width) / 2
            image.paste(theme.INK, (round(x), round(y - mask.height / 2)), mask)
    return cards.finished(image, title)


def _fitted(title: str, room: float, height: float) -> tuple[tuple[str, ...], int]:
    """Return a title on at most two lines, as large as it fits."""
    for size in range(46, 20, -2):
        lines = on_lines(title, size, room)
        if len(lines) <= 2 and len(lines) * size * 1.2 <= height:
            break
    return lines, size
