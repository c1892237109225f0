"""People's names in little room: smaller, on two lines, the first part alone, and only then cut."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.names import parted
from render.kit import text, theme
from render.kit.text import BOLD

Lines = tuple[str, ...]
_LEAST: Final = theme.LEAST_SIZE
_SMALL_KANA: Final = "ーっゃゅょッャュョ"
_ONE_KANJI: Final = 2.0
_ON_TWO_LINES: Final = 0.8
"""The size of a name on two lines, at most, as a share of the size asked for."""
_INSIDE_A_WORD: Final = 6.0
"""From this cost on a name is parted where nobody would part it."""


INK: Final = 0.92
"""How much of its type size a text is high, with accents and descenders."""
LEADING: Final = 1.14
"""From line to line of a name, in sizes of its type."""


@lru_cache(maxsize=1024)
def name_block(name: str, size: int, room: float, height: float) -> tuple[Lines, int]:
    """``name_lines``, whose two lines are at most ``height`` px high; where they cannot be, one line."""
    for used in range(size, _LEAST - 1, -1):
        lines, used = name_lines(name, used, room)
        if len(lines) == 1 or used * (INK + LEADING) <= height:
            return lines, used
    return _one_line(text.name(name), size, room)


@lru_cache(maxsize=1024)
def name_lines(name: str, size: int, room: float) -> tuple[Lines, int]:
    """A name as one or two lines of at most ``room`` pixels, and the size of its type, at most ``size``.

    Where both lines are too long, its first part stands alone: the whole name is in the alt text. A part that is too
    long itself goes on in the second line, even inside a word, before it is cut. The seat beside it always stays.
    """
    name = text.name(name)
    ways = [split for split in _splits(name) if split[2] < _INSIDE_A_WORD]
    for used in range(size, _LEAST - 1, -1):
        if text.width(name, BOLD, used) <= room:
            return (name,), used
        if ways and used <= round(size * _ON_TWO_LINES):
            best = min(ways, key=lambda p: max(text.width(q, BOLD, used) for q in p[:2]) + p[2] * used)
            if max(text.width(q, BOLD, used) for q in best[:2]) <= room:
                return best[:2], used
    lone = _one_line(name, size, room)
    if text.width(_first_part(name), BOLD, _LEAST) <= room:
        return lone
    cut = sorted(_splits(name), key=lambda p: (max(text.width(q, BOLD, _LEAST) for q in p[:2]), p[2]))
    for one in cut[:1] if round(size * _ON_TWO_LINES) >= _LEAST else ():
        if max(text.width(q, BOLD, _LEAST) for q in one[:2]) <= room:
            return one[:2], _LEAST
    return lone


def _one_line(name: str, size: int, room: float) -> tuple[Lines, int]:
    """The whole name, else its first part, else what there is room for."""
    for line in (name, _first_part(name)):
        for used in range(size, _LEAST - 1, -1):
            if text.width(line, BOLD, used) <= room:
                return (line,), used
    return (text.clip(_first_part(name), BOLD, _LEAST, room),), _LEAST


def _first_part(name: str) -> str:
    """The first word of a name, with the seat beside it."""
    bare, seat = parted(name)
    return next((first for first, _, cost in _splits(bare) if cost < _ONE_KANJI), bare) + seat


def _splits(name: str) -> list[tuple[str, str, float]]:
    """Where a name may be parted, and what it costs to do it there, in letters."""
    return [(name[:k].strip(), name[k:].strip(), _cost(name[k - 1], name[k])) for k in range(1, len(name))]


def _cost(a: str, b: str) -> float:
    if a == " " or b == " ":
        return 0.0
    if a == "-":
        return 1.0
    if (a.isascii() and b.isascii()) or b in _SMALL_KANA:
        return _INSIDE_A_WORD
    return 0.0 if "\u3041" <= a <= "\u309f" < b else _ONE_KANJI
