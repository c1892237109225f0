"""The colours of a picture's file: 256 for each look.

A palette begins with the colours of the theme and the tones of the look, which a picture shows exactly.  The rest is
chosen from the look's pictures and stored as a line of ``palettes.txt`` (``python -m tests.render.palettes``).  A look
without a line, such as that of a new game, takes the line of the house: its own tones are exact all the same.

Pillow finds the nearest colour of a palette for cells of 4 x 4 x 4 levels, by the corner of the cell.  So the palette
that it gets holds corners of cells, at most one colour for each, and a colour of the palette is always found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.kept import kept
from render.kit.drawing.look import HOUSE, Look, ground_tones, look_of

SIZE: Final = 256
FILE: Final = Path(__file__).parent / "palettes.txt"
FOUND: Final = 2 * 64**3, 0.01
"""Pillow keeps the colours that it has found for each palette: bytes, and the seconds to find them."""
_CELL: Final = 4
"""Side of the cells for which Pillow finds a colour, levels."""
_PARTS: Final = (0.1, 0.3, 0.55, 0.8)


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """Red, green and blue of each colour for the file, and the picture by which Pillow finds them. Do not change it."""

    colours: bytes
    matching: Image.Image


def palette_of(image: Image.Image) -> Palette:
    """Return the palette of the look that a picture wears; a plain ground has no palette of its own."""
    worn = look_of(image)
    return palette(replace(worn, plain=False) if worn.plain else worn)


@kept(later=FOUND)
def palette(look: Look) -> Palette:
    """Return the palette of a look."""
    further = stored().get(look.name) or (*_blends(look), *SCALES, *stored().get(HOUSE.name, ()))
    chosen = apart(chain(exact(look), further))[:SIZE]
    padded = (*chosen, *chosen[:1] * (SIZE - len(chosen)))
    matching = Image.new("P", (1, 1))
    matching.putpalette(bytes(level for colour in padded for level in cell(colour)))
    matching.load()
    return Palette(bytes(level for colour in padded for level in colour), matching)


def exact(look: Look) -> tuple[theme.Rgb, ...]:
    """Return the colours that pictures of a look show exactly: those of the theme, and the tones of the look.

    The house shows all colours of the theme; other looks show its scales, such as numbers on dominoes, if they are in
    its pictures.
    """
    scales = SCALES if look == HOUSE else ()
    return apart(chain(CORE, map(theme.rgb, look.tones), ground_tones(look), scales))


def _blends(look: Look) -> Iterator[theme.Rgb]:
    """Yield colours that the edges of words and shapes on the tones of a look are likely to have, and faint shapes."""
    grounds, fronts = (look.base, look.mat, look.panel), (theme.CREAM, theme.GOLD, theme.MINT, theme.INK)
    return (theme.rgb(theme.mix(a, b, part)) for a in grounds for b in fronts for part in _PARTS)


def apart(colours: Iterable[theme.Rgb]) -> tuple[theme.Rgb, ...]:
    """Return the colours without those that Pillow cannot tell from an earlier one."""
    found: dict[theme.Rgb, theme.Rgb] = {}
    for colour in colours:
        found.setdefault(cell(colour), colour)
    return tuple(found.values())


def cell(colour: theme.Rgb) -> theme.Rgb:
    """Return the corner of a colour's cell."""
    red, green, blue = colour
    return red - red % _CELL, green - green % _CELL, blue - blue % _CELL


@lru_cache(maxsize=1)
def stored() -> Mapping[str, tuple[theme.Rgb, ...]]:
    """Return the colours chosen for each look, by its name."""
    lines = (line.split(":") for line in FILE.read_text("ascii").splitlines())
    return {name: tuple(theme.rgb(f"#{word}") for word in words.split()) for name, words in lines}


def _core() -> tuple[theme.Rgb, ...]:
    """Return the colours of the theme that any picture may show; the tones of the house are those of a look."""
    named = (value for key, value in sorted(vars(theme).items()) if isinstance(value, str) and value[:1] == "#")
    suits = chain(theme.SUIT_COLOUR.values(), theme.SUIT_INK.values(), theme.SUIT_TINT.values())
    lists = chain(named, suits, theme.SEAT_COLOUR)
    return tuple(theme.rgb(colour) for colour in dict.fromkeys(lists) if colour not in HOUSE.tones)


def _scales() -> tuple[theme.Rgb, ...]:
    heats = (theme.heat(value / 32) for value in range(33))
    return tuple(theme.rgb(colour) for colour in dict.fromkeys(chain(theme.COVER, theme.PIPS, heats)))


CORE: Final = _core()
SCALES: Final = _scales()
"""The colours of covers, of numbers on dominoes, and of number cards."""
