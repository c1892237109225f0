"""Palette pictures of sheets: only patches that were never drawn before are drawn.

A sheet is cut into patches of one size. The items on a patch, their order and positions, and the palette of the sheet
determine its look. So a patch with the same list as an earlier one is the same picture, even of another table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from struct import Struct
from time import thread_time
from typing import Any, Final, NamedTuple

from PIL import Image

from render.encoding.palette import Palette, palette_of
from render.kit.drawing.folded import ROW
from render.kit.drawing.kept import ENTRY, Cache
from render.kit.drawing.sheet import Edges, Put, Sheet, draw, serial

WIDE: Final = 120
HIGH: Final = 64
"""Size of a patch, px."""
FULL: Final = 0.9
"""The part of the budget from which on a patch is kept only when it is drawn for the second time."""
ONCE: Final = 8192
"""The number of patches drawn once that are remembered."""
Key = tuple[int, bytes, bytes]
"""A patch: its number, the colours of its palette, and the names of the items on it."""
_NAME: Final = Struct("<QQiiii").pack
_COLOUR: Final = 1 << 63
"""The bit that tells a colour from the serial number of a picture part."""


class Area(NamedTuple):
    """Some patches of a sheet: their numbers, row by row from 0, and a bit for each."""

    patches: tuple[int, ...]
    bits: int


class Patches:
    """The patches drawn lately, in the colours of their palettes. Threads may share it."""

    def __init__(self) -> None:
        self.kept: Cache[Key, Any] = Cache("patches")
        self._once = set[int](), set[int]()
        """The hashes of patches drawn once, and those of the time before: most are never drawn again."""

    def indexed(self, sheet: Sheet) -> Image.Image:
        """Return the sheet in palette colours (mode P; the palette is not set)."""
        if sheet.puts is None:
            raise ValueError("this sheet is drawn already")
        columns, rows = -(-sheet.width // WIDE), -(-sheet.height // HIGH)
        lists: list[list[bytes]] = [[] for _ in range(columns * rows)]
        puts: list[tuple[Put, int]] = []
        for put in sheet.puts:
            if area := _area(put[1], *sheet.size):
                name = _name(put)
                puts.append((put, area.bits))
                for patch in area.patches:
                    lists[patch].append(name)
        made = Image.new("P", sheet.size)
        palette = palette_of(sheet)
        keys = [(patch, palette.colours, b"".join(names)) for patch, names in enumerate(lists)]
        wanted = 0
        for key in keys:
            if (found := self.kept.get(key)) is None:
                wanted |= 1 << key[0]
            else:
                made.im.paste(found, _box(key[0], *sheet.size))
        if wanted:
            self._draw(sheet, palette, puts, wanted, keys, made)
        return made

    def _draw(
        self,
        sheet: Sheet,
        palette: Palette,
        puts: list[tuple[Put, int]],
        wanted: int,
        keys: list[Key],
        made: Image.Image,
    ) -> None:
        """Draw the wanted patches, and store them."""
        for box, patches in _boxes(wanted, *sheet.size):
            start, (left, top, right, bottom) = thread_time(), box
            here = sum(1 << patch for patch in patches)
            core = Image.new("RGB", (right - left, bottom - top), None).im
            for put, bits in puts:
                if bits & here:
                    draw(core, put, left, top)
            part = core.convert("P", 0, palette.matching.im)
            made.im.paste(part, box)
            new: list[tuple[Key, Any, int]] = []
            for patch in (one for one in patches if self._lasts(keys[one])):
                x, y, end, low = _box(patch, *sheet.size)
                size = ENTRY + len(keys[patch][2]) + (low - y) * (end - x + ROW)
                new.append((keys[patch], part.crop((x - left, y - top, end - left, low - top)), size))
            self.kept.keep_plain(new, (thread_time() - start) / len(patches))

    def _lasts(self, key: Key) -> bool:
        """True if a new patch is kept: there is room for all, or it was drawn before."""
        budget, name = self.kept.budget, hash(key)
        if budget.used < FULL * budget.most:
            return True
        now, before = self._once
        if name in now or name in before:
            return True
        now.add(name)
        if len(now) >= ONCE // 2:
            self._once = set(), now
        return False


def _name(put: Put) -> bytes:
    """Return the name of a placed item: colour or part, mask, and box."""
    source, box, mask = put
    if isinstance(source, tuple):
        red, green, blue = source
        by = _COLOUR | red << 16 | green << 8 | blue
    else:
        by = serial(source)
    return _NAME(by, 0 if mask is None else serial(mask), *box)


@lru_cache(maxsize=8192)
def _area(box: Edges, width: int, height: int) -> Area | None:
    """Return the patches of a sheet of this size that a box touches; None if it is outside."""
    left, top, right, bottom = max(0, box[0]), max(0, box[1]), min(width, box[2]), min(height, box[3])
    if left >= right or top >= bottom:
        return None
    columns = -(-width // WIDE)
    patches = tuple(
        row * columns + column
        for row in range(top // HIGH, (bottom - 1) // HIGH + 1)
        for column in range(left // WIDE, (right - 1) // WIDE + 1)
    )
    return Area(patches, sum(1 << patch for patch in patches))


@lru_cache(maxsize=1024)
def _box(patch: int, width: int, height: int) -> Edges:
    row, column = divmod(patch, -(-width // WIDE))
    left, top = column * WIDE, row * HIGH
    return left, top, min(left + WIDE, width), min(top + HIGH, height)


def _boxes(wanted: int, width: int, height: int) -> Iterator[tuple[Edges, list[int]]]:
    """Return the wanted patches as boxes: in rows, with rows of the same columns below each other combined."""
    columns = -(-width // WIDE)
    open_runs: dict[tuple[int, int], list[int]] = {}
    for row in range(-(-height // HIGH) + 1):
        here = {run: open_runs.pop(run, []) for run in _runs(wanted >> row * columns, columns)}
        for patches in open_runs.values():
            yield _around(patches, width, height), patches
        for (first, end), patches in here.items():
            patches += range(row * columns + first, row * columns + end)
        open_runs = here


def _runs(wanted: int, columns: int) -> list[tuple[int, int]]:
    """Return the ranges of columns of the wanted patches in the lowest row."""
    runs: list[tuple[int, int]] = []
    for column in range(columns):
        if wanted >> column & 1:
            if runs and runs[-1][1] == column:
                runs[-1] = (runs[-1][0], column + 1)
            else:
                runs.append((column, column + 1))
    return runs


def _around(run: list[int], width: int, height: int) -> Edges:
    left, top, _, _ = _box(run[0], width, height)
    _, _, right, bottom = _box(run[-1], width, height)
    return left, top, right, bottom
