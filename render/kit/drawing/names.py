"""People's names in little room: first smaller, then on two lines, then only the first part, and at last cut."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final

from engine.core.text.letters import cut, is_joined
from engine.core.text.names import parted
from render.kit.drawing import text, theme
from render.kit.drawing.scripts import ELLIPSIS
from render.kit.drawing.text import BOLD

Lines = tuple[str, ...]
_LEAST: Final = theme.LEAST_SIZE
_FEWEST: Final = 3
"""The least number of letters that are left of a name in a sentence."""
_SMALL_KANA: Final = "ーっゃゅょッャュョ"
_ONE_KANJI: Final = 2.0
_ON_TWO_LINES: Final = 0.8
"""The maximum size of a name on two lines, as a share of the size asked for."""
_INSIDE_A_WORD: Final = 6.0
"""From this cost on, a break is inside a word."""


_EASY: Final = 26
"""The least size of a whole name on one line whose first word alone could be larger."""
INK: Final = 0.92
"""The height of a text with accents and descenders, as a share of its type size."""
LEADING: Final = 1.14
"""The distance between the lines of a name, in sizes of its type."""


@lru_cache(maxsize=1024)
def name_block(name: str, size: int, room: float, height: float) -> tuple[Lines, int]:
    """Return ``name_lines`` with two lines of at most ``height`` px together; one line if two do not fit."""
    for used in range(size, _LEAST - 1, -1):
        lines, used = name_lines(name, used, room)
        if len(lines) == 1 or used * (INK + LEADING) <= height:
            return lines, used
    return _one_line(text.name(name), size, room)


@lru_cache(maxsize=1024)
def name_lines(name: str, size: int, room: float) -> tuple[Lines, int]:
    """Return a name as one or two lines of at most ``room`` pixels, and the size of its type, at most ``size``.

    If two lines are too long, only the first part is left: the alt text has the whole name. A first part that is too
    long itself is cut; if it is the whole name, it continues on the second line first. The seat beside the name always
    stays.
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
    if text.width(_first_part(name), BOLD, _LEAST) <= room or any(cost < _ONE_KANJI for *_, cost in ways):
        return lone
    inside = sorted(_splits(name), key=lambda p: (max(text.width(q, BOLD, _LEAST) for q in p[:2]), p[2]))
    for one in inside[:1] if round(size * _ON_TWO_LINES) >= _LEAST else ():
        if max(text.width(q, BOLD, _LEAST) for q in one[:2]) <= room:
            return one[:2], _LEAST
    return lone


@lru_cache(maxsize=1024)
def least_room(name: str) -> float:
    """Return the least width in which a name, or its first part, is not broken inside a word and not cut, px."""
    return text.width(_first_part(text.name(name)), BOLD, _LEAST)


def cut_name(name: str, size: int, room: float, others: Iterable[str] = ()) -> str:
    """Return a name that is at most ``room`` px long in type of this size: whole, or its first word, or cut."""
    name = text.name(name)
    for line in (name, _brief_part(name, others)):
        if text.width(line, BOLD, size) <= room:
            return line
    return text.clip(name, BOLD, size, room)


def name_line(name: str, size: int, room: float, others: Iterable[str] = ()) -> tuple[str, int]:
    """Return a name on one line and the size of its type, at most ``size``.

    Its first word in large type is rather read than the whole name in small type, and both than a cut one.
    """
    name = text.name(name)
    for line, least in ((name, min(size, _EASY)), (_brief_part(name, others), _LEAST), (name, _LEAST)):
        for used in range(size, least - 1, -1):
            if text.width(line, BOLD, used) <= room:
                return line, used
    return text.clip(name, BOLD, _LEAST, room), _LEAST


def _brief_part(name: str, others: Iterable[str]) -> str:
    """Return the first word of a name, but the whole name if one of the ``others`` begins with the same word."""
    first = _first_part(name)
    return name if any(other != name and _first_part(other) == first for other in map(text.name, others)) else first


def shortened(told: str, names: Iterable[str], face: str, size: int, room: float) -> str:
    """Return a sentence with the names in it shortened as far as it needs to fit: its end says what came of it."""
    everybody = list(names)
    inside = sorted({name for name in everybody if name in told}, key=len, reverse=True)
    steps: list[Callable[[str], str]] = [_first_part]
    steps += [partial(_brief, most=most) for most in range(10, _FEWEST - 1, -1)]
    for step in steps:
        if text.width(told, face, size) <= room:
            break
        for place, name in enumerate(inside):
            brief = step(name)
            like = [other for other in everybody if other.startswith(brief.rstrip(ELLIPSIS))]
            if len(brief) < len(name) and len(like) < 2:
                told, inside[place] = told.replace(name, brief), brief
    return told


def _brief(name: str, most: int) -> str:
    """Return the first letters of a name, with the seat beside it."""
    bare, seat = parted(name)
    return (cut(bare.rstrip(ELLIPSIS), most).rstrip() + ELLIPSIS if len(bare) > most + 1 else bare) + seat


def _one_line(name: str, size: int, room: float) -> tuple[Lines, int]:
    """Return the whole name on one line; if it does not fit, its first part; if that does not fit, a cut one."""
    for line in (name, _first_part(name)):
        for used in range(size, _LEAST - 1, -1):
            if text.width(line, BOLD, used) <= room:
                return (line,), used
    return (text.clip(_first_part(name), BOLD, _LEAST, room),), _LEAST


def _first_part(name: str) -> str:
    """Return the first word of a name, with the seat beside it."""
    bare, seat = parted(name)
    return next((first for first, _, cost in _splits(bare) if cost < _ONE_KANJI), bare) + seat


def _splits(name: str) -> list[tuple[str, str, float]]:
    """Return the places where a name may be split, with the cost of each split, in letters."""
    places = [k for k in range(1, len(name)) if not is_joined(name, k)]
    return [(name[:k].strip(), name[k:].strip(), _cost(name[k - 1], name[k])) for k in places]


def _cost(a: str, b: str) -> float:
    if a == " " or b == " ":
        return 0.0
    if a == "-":
        return 1.0
    if (a.isascii() and b.isascii()) or b in _SMALL_KANA or "\u0530" <= b < "\u2000":
        return _INSIDE_A_WORD
    return 0.0 if "\u3041" <= a <= "\u309f" < b else _ONE_KANJI
