"""Measures the time from a view to the bytes of a picture, against Pillow's fastest palette encoding in the same run.

Games are drawn by turns in a random order, as on a server with all games: the caches of one game have to survive the
others. As in the bot, patches drawn before are not drawn again. Every measured position is painted once, so that no
cached state helps. Parts that are drawn only once (fonts, sprites, boards) were drawn for other matches before. The
same cards of a hand are shown twice, with the answer to the person's move and with their next prompt. The promise is
for the second time, and the first time is printed beside it. At the end the caches of all drawing are weighed.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from io import BytesIO
from statistics import fmean, median, quantiles
from time import process_time
from types import FunctionType, ModuleType
from typing import Any

from PIL import Image

from bench.measure import Row, at_most, table
from engine.core.view import View
from engine.games.registry import GAMES
from locales.catalogue import Words, words
from render.encoding.encode import indexed, png
from render.encoding.palette import FOUND, palette
from render.encoding.patches import Patches
from render.games.registry import PAINTERS
from render.kit.drawing.kept import BUDGET
from render.kit.pieces.person import Person, people
from tests.engine.every_game import cases, played, positions

RATIO, DRAWN, KILOBYTES = 4.0, 2.5, 100
"""State to bytes and drawing alone, in fastest encodings of the same pictures (medians), and the largest file."""
CACHED = 100.0
"""All that drawing keeps, with all games drawn by turns, in MB."""
TOGETHER = 6.0
"""State to bytes of all games together, new cards included, in fastest encodings (as means)."""
NAMES = ("さくら", "Konstantin", "白石", "Marie-Louise", "tofu", "ねこのしっぽ", "Ben")
MOMENTS, ENDS = 24, 8
HAND = "hand"
LARGEST = 5
"""The number of caches named one by one."""
OTHERS = 3
"""Matches drawn beforehand."""
SEED = 1

ImagingCore = type(Image.new("L", (1, 1)).im)
"""A picture as Pillow keeps it."""
Paint = Callable[[View, Sequence[Person], Words], Image.Image]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture to draw: its game, its kind, and the function."""

    game: str
    kind: str
    paint: Paint
    view: View


@dataclass(frozen=True, slots=True)
class Taken:
    """CPU seconds of one drawing: with new cards, drawn alone, state to bytes, the fastest encoding; and its bytes."""

    first: float
    drawn: float
    full: float
    bare: float
    size: int


def rows(
    games: Collection[str] = tuple(PAINTERS), *, moments: int = MOMENTS, ends: int = ENDS, others: int = OTHERS
) -> list[Row]:
    """Return the rows of the table about pictures, with the most seats of each game."""
    fresh, warm = list[Drawing](), list[Drawing]()
    for key in games:
        fresh += drawings(key, SEED, moments, ends)
        for k in range(1, 1 + others):
            warm += drawings(key, SEED + ends * k, moments, ends)
    dice = random.Random(SEED)
    dice.shuffle(warm)
    dice.shuffle(fresh)
    patches = Patches()
    for one in warm:
        png(one.paint(one.view, people(NAMES[: one.view.seats]), words("ja")), patches)
    taken: dict[tuple[str, str], list[Taken]] = {(key, kind): [] for key in games for kind in ("table", HAND, "result")}
    for one in fresh:
        taken[one.game, one.kind].append(measured(one, patches))
    every = [figure for figures in taken.values() for figure in figures]
    told = [row for (game, kind), figures in taken.items() for row in of_kind(game, kind, figures)]
    return [*together(every), *told, *weighed()]


def drawings(key: str, seed: int, moments: int, ends: int) -> Iterator[Drawing]:
    """Yield onlookers' views and hands of one match, and the ends of several."""
    game, painter = GAMES[key], PAINTERS[key]
    case = next(c for c in cases(game) if c.seats == max(game.seats))
    for m in positions(case, moments, seed=seed):
        yield Drawing(key, "table", painter.table, m.view(None))
        # the table itself may be the one to act
        yield Drawing(key, HAND, painter.hand, m.view(max(m.state.waiting[0], 0)))
    for k in range(ends):
        yield Drawing(key, "result", painter.result, played(case, seed=seed + k).view(None))


def fastest_of_pillow(image: Image.Image) -> bytes:
    """Write the picture with Pillow alone in the least time; no encoder of ours, so that the measure never changes."""
    out = BytesIO()
    indexed(image).save(out, "PNG", compress_level=1)
    return out.getvalue()


def measured(one: Drawing, patches: Patches) -> Taken:
    """Draw a picture and measure the times."""
    lang, seated = words("ja"), people(NAMES[: one.view.seats])
    first = 0.0
    if one.kind == HAND:
        start = process_time()
        one.paint(one.view, seated, lang)
        first = process_time() - start
    start = process_time()
    image = one.paint(one.view, seated, lang)
    drawn = process_time() - start
    data = png(image, patches)
    full = process_time() - start
    image.load()
    start = process_time()
    fastest_of_pillow(image)
    return Taken(first, drawn, full, process_time() - start, len(data))


def of_kind(game: str, kind: str, taken: Sequence[Taken]) -> list[Row]:
    """Return drawing and state to bytes in ms, the latter also in fastest encodings; the largest file in KB."""
    drawn, full, bare = (median(figures) for figures in zip(*((t.drawn, t.full, t.bare) for t in taken), strict=True))
    first = median(t.first for t in taken)
    return [
        *([Row(game, f"{kind}: drawing new cards", f"{first * 1e3:.1f} ms")] if kind == HAND else []),
        Row(game, f"{kind}: drawing", f"{drawn * 1e3:.1f} ms"),
        at_most(game, f"{kind}: drawing against the fastest encoding", drawn / bare, DRAWN, "x"),
        Row(game, f"{kind}: state to bytes", f"{full * 1e3:.1f} ms"),
        at_most(game, f"{kind}: against the fastest encoding", full / bare, RATIO, "x"),
        at_most(game, f"{kind}: largest", max(t.size for t in taken) / 1000, KILOBYTES, "KB"),
    ]


def together(taken: Sequence[Taken]) -> list[Row]:
    """Return the rows of all games together, new cards included: the cost of a picture on a server with all games."""
    full = [t.full + max(0.0, t.first - t.drawn) for t in taken]
    warm = sorted(t.full for t in taken)
    return [
        Row("pictures", "all games by turns: state to bytes", f"{fmean(full) * 1e3:.1f} ms"),
        Row("pictures", "all games by turns: the slowest without new cards", f"{warm[-1] * 1e3:.1f} ms"),
        Row("pictures", "all games by turns: nine of ten within", f"{quantiles(full, n=10)[-1] * 1e3:.1f} ms"),
        at_most(
            "pictures",
            "all games by turns: against the fastest encoding",
            fmean(full) / fmean([t.bare for t in taken]),
            TOGETHER,
            "x",
        ),
        Row("pictures", "all games by turns: a file", f"{fmean(t.size for t in taken) / 1000:.1f} KB"),
        at_most("pictures", "all games by turns: largest", max(t.size for t in taken) / 1000, KILOBYTES, "KB"),
    ]


def weighed() -> list[Row]:
    """Return the bytes of all that drawing keeps: the caches of its budget, and those of its other functions."""
    seen = set[int]()
    within = _bytes([cache.entries for cache in BUDGET.caches], seen)
    # Pillow keeps the colours found for a palette.
    within += len(palette.cache.entries) * FOUND[0]
    beside = _bytes([one for cache in _caches() for one in gc.get_referents(cache)], seen)
    bytes_of = {cache.name: sum(entry.size for entry in cache.entries.values()) for cache in BUDGET.caches}
    most = sorted(bytes_of.items(), key=lambda one: -one[1])[:LARGEST]
    return [
        at_most("memory", "all caches of drawing", (within + beside) / 1e6, CACHED, "MB"),
        Row("memory", "within the budget, as counted", f"{BUDGET.used / 1e6:.1f} MB"),
        Row("memory", "within the budget, as found", f"{within / 1e6:.1f} MB"),
        Row("memory", "beside it", f"{beside / 1e6:.1f} MB"),
        *(Row("memory", name, f"{size / 1e6:.1f} MB") for name, size in most),
    ]


def _caches() -> set[Any]:
    """Return the functions of ``render`` whose results are cached."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] == "render"]
    return {found for module in modules for found in vars(module).values() if isinstance(found, _lru_cache_wrapper)}


def _bytes(roots: Collection[object], seen: set[int]) -> int:
    """Return the bytes of all that is kept below these objects, and was not seen before.

    A picture takes four bytes a pixel, a mask one.
    """
    left, size = list(roots), 0
    while left:
        one = left.pop()
        if id(one) in seen or isinstance(one, (type, ModuleType, FunctionType, _lru_cache_wrapper)):
            continue
        seen.add(id(one))
        size += sys.getsizeof(one)
        if isinstance(one, ImagingCore):
            size += one.size[0] * one.size[1] * (1 if one.mode in ("1", "L", "P") else 4)
        left += gc.get_referents(one)
    return size


if __name__ == "__main__":
    print(table(rows()))
