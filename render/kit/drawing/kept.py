"""The caches of drawing: they share one number of bytes, and drop what is cheapest to make again.

``kept`` before a function keeps its results, as ``lru_cache`` does. When all results together are larger than the
budget, those go whose making took the least time for each byte, unless they were used often or lately (GreedyDual-Size
with frequency: Cherkasova, 1998). The time of a result is its own; results of other kept functions inside it count for
themselves. A new result counts as much as the earlier ones of its cache were used: most patches are never used again.

What goes first are the pixels of results that can be unpacked again (``render.kit.drawing.folded``): they are worth
only the time of that. The result with its packed pixels is a tenth as large, and goes much later.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import update_wrapper
from itertools import count
from threading import Lock, local
from time import thread_time
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeVar, cast, overload

from PIL import Image

from render.kit.drawing.folded import Foldable, Pixels, pixels_of, raw_bytes
from render.kit.drawing.sheet import Ground, Stencil

P = ParamSpec("P")
Q = ParamSpec("Q")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
W = TypeVar("W")
R_co = TypeVar("R_co", covariant=True)

Part = Image.Image | Stencil | Ground
"""What a kept value may have to show."""
PLAIN: Final = frozenset({int, float, str, bool, type(None)})
"""The types of values without a picture."""
MEGABYTE: Final = 1_000_000
BYTES: Final = 64 * MEGABYTE
"""The bytes of all caches together, unless the settings say otherwise."""
ENTRY: Final = 600
"""The bytes of an entry beside its pictures: key, place in the cache, number, Python's part of a picture."""
LEAST: Final = 20e-6
"""The seconds that any making takes at least: the call, the entry."""
UNPACK: Final = 25e-6, 0.6e-9
"""The seconds that unpacking and folding again take for each picture, and for each byte of its pixels."""
NUMBERED: Final = 8192
"""The number of dropped entries whose serial numbers are remembered."""
TURNS: Final = 4096
"""After so many places given in the line, former places of its entries are taken out."""


@dataclass(slots=True, eq=False)
class Entry:
    """A kept value: the seconds that its making took, its bytes, where it is kept, and those of its pixels that fold.

    ``worth`` is what is lost for each byte if it goes, or its pixels if some are not folded; ``gain`` is the same for
    all its uses. The lowest rank goes first. ``turn``: the number of its place in the line.
    """

    value: Any
    seconds: float
    size: int
    cache: Cache[Any, Any]
    key: Hashable
    pixels: tuple[Pixels, ...]
    uses: float
    worth: float = 0.0
    gain: float = 0.0
    rank: float = 0.0
    turn: int = 0
    open: bool = True
    """True if pixels of it are not folded."""
    parted: bool = True
    """True if it may have parts with serial numbers."""

    def weigh(self) -> None:
        """Set ``worth`` and ``gain`` by what goes next."""
        raw = [one.raw for one in self.pixels if one.core is not None] if self.pixels else ()
        self.open = bool(raw)
        if raw:
            each, byte = UNPACK
            self.worth = byte + each * len(raw) / sum(raw)
        else:
            self.worth = self.seconds / self.size
        self.gain = self.worth * self.uses


class Budget:
    """The bytes of several caches. Threads may share it."""

    def __init__(self, most: int = BYTES) -> None:
        self.most = most
        self.used = 0
        self.age = 0.0
        """The rank of the entry dropped last: an entry used now is ranked above it by its gain."""
        self.caches: list[Cache[Any, Any]] = []
        self._line: list[tuple[float, int, Entry]] = []
        """All entries by the rank that they had when they were put here; the true rank may be higher."""
        self._turn = count()
        self._lock = Lock()
        self._serials: dict[tuple[int, Hashable], tuple[int, ...]] = {}
        """By cache and key of a dropped entry: the serial numbers of its parts. Patches with them stay valid."""

    def resize(self, most: int) -> None:
        """Set the number of bytes."""
        with self._lock:
            self.most = most
            self._shrink()

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            for cache in self.caches:
                for entry in cache.entries.values():
                    for one in entry.pixels:
                        one.entry = None
                cache.entries.clear()
            self._line.clear()
            self.used = 0

    def add(self, *new: Entry) -> None:
        """Add entries to their caches, and drop others until there is room."""
        with self._lock:
            for entry in new:
                entries = entry.cache.entries
                if former := entries.get(entry.key):
                    self._drop([former])
                if entry.parted and (numbers := self._serials.pop((id(entry.cache), entry.key), None)):
                    _number(entry.value, numbers)
                entries[entry.key] = entry
                self.used += entry.size
                for one in entry.pixels:
                    one.entry = entry
                self._place(entry)
            self._shrink()

    def unfolded(self, entry: Entry, pixels: Pixels, core: Any) -> None:
        """Keep the unpacked pixels of an entry as long as there is room."""
        with self._lock:
            if entry.cache.entries.get(entry.key) is entry and pixels.core is None:
                pixels.core = core
                entry.size += pixels.raw
                self.used += pixels.raw
                self._place(entry)
                self._shrink()

    def remove(self, entries: list[Entry]) -> None:
        """Drop these entries."""
        with self._lock:
            self._drop(entries)

    def _drop(self, entries: list[Entry]) -> None:
        for entry in entries:
            self._forget(entry)
        # In the line they would stay in memory, uncounted, until their rank is reached.
        self._line = [place for place in self._line if place[2].cache.entries.get(place[2].key) is place[2]]
        heapq.heapify(self._line)

    def _forget(self, entry: Entry) -> None:
        if entry.cache.entries.get(entry.key) is entry:
            del entry.cache.entries[entry.key]
            self.used -= entry.size
            for one in entry.pixels:
                one.entry = None

    def _place(self, entry: Entry) -> None:
        """Put an entry into the line, by what goes next of it."""
        entry.weigh()
        self._push(entry, self.age + entry.gain)

    def _push(self, entry: Entry, rank: float) -> None:
        entry.rank, entry.turn = rank, next(self._turn)
        heapq.heappush(self._line, (rank, entry.turn, entry))
        if entry.turn % TURNS == 0:
            # An entry that was folded or read again is in the line more than once.
            self._line = [place for place in self._line if place[2].turn == place[1]]
            heapq.heapify(self._line)

    def _fold(self, entry: Entry) -> None:
        """Fold the pixels of an entry."""
        before = entry.size
        for one in entry.pixels:
            if one.core is not None:
                entry.size += one.fold() - one.raw
        self.used += entry.size - before
        self._place(entry)

    def _shrink(self) -> None:
        while self.used > self.most:
            rank, turn, entry = heapq.heappop(self._line)
            if entry.turn != turn or entry.cache.entries.get(entry.key) is not entry:
                continue
            if entry.rank > rank:
                self._push(entry, entry.rank)
                continue
            self.age = rank
            if entry.open:
                self._fold(entry)
                continue
            self._forget(entry)
            if entry.parted and any(numbers := tuple(_serials(entry.value))):
                self._serials[id(entry.cache), entry.key] = numbers
                while len(self._serials) > NUMBERED:
                    del self._serials[next(iter(self._serials))]


BUDGET: Final = Budget()
"""The budget of all drawing in this process."""


class Cache(Generic[K, V]):
    """Values by key within a budget."""

    def __init__(self, name: str, budget: Budget = BUDGET) -> None:
        self.name = name
        self.budget = budget
        self.entries: dict[K, Entry] = {}
        self.found = self.made = 1
        """How often a value was found, and how often it had to be made."""
        budget.caches.append(self)

    def get(self, key: K) -> V | None:
        """Return the value of this key."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        self.found += 1
        entry.uses += 1
        entry.gain += entry.worth
        entry.rank = self.budget.age + entry.gain
        return cast(V, entry.value)

    def keep(self, key: K, value: V, size: int, seconds: float, parts: Sequence[Part] | None = None) -> None:
        """Store a value of so many bytes that took so many seconds; the bytes of its pixels are unpacked ones.

        ``parts``: its pictures, if they are known.
        """
        self.made += 1
        uses = self.found / (self.found + self.made)
        parts = tuple(_parts(value)) if parts is None else parts
        entry = Entry(value, max(LEAST, seconds), size, self, key, _own(parts), uses, parted=bool(parts))
        self.budget.add(entry)

    def keep_plain(self, values: Sequence[tuple[K, V, int]], seconds: float) -> None:
        """Store values without parts at once: key, value and bytes of each, and the seconds that each took."""
        new, seconds = [], max(LEAST, seconds)
        for key, value, size in values:
            self.made += 1
            uses = self.found / (self.found + self.made)
            new.append(Entry(value, seconds, size, self, key, (), uses, parted=False))
        self.budget.add(*new)

    def clear(self) -> None:
        """Drop all values."""
        self.budget.remove([*self.entries.values()])


class Kept(Protocol[P, R_co]):
    """A function whose results are kept."""

    cache: Cache[Any, Any]

    def __call__(self, *given: P.args, **named: P.kwargs) -> R_co:
        """Return the result."""

    def cache_clear(self) -> None:
        """Drop all results."""

    def __wrapped__(self, *given: P.args, **named: P.kwargs) -> R_co:
        """Make the result."""


class Keeper(Protocol):
    """A decorator that keeps the results of a function."""

    def __call__(self, make: Callable[P, V], /) -> Kept[P, V]:
        """Return the function whose results are kept."""


@overload
def kept(make: Callable[P, V]) -> Kept[P, V]: ...


@overload
def kept(*, by: Callable[..., Hashable] | None = None, later: tuple[int, float] = (0, 0.0)) -> Keeper: ...


def kept(
    make: Callable[P, V] | None = None,
    *,
    by: Callable[..., Hashable] | None = None,
    later: tuple[int, float] = (0, 0.0),
) -> Kept[P, V] | Keeper:
    """Keep the results of a function, by its arguments, or by what ``by`` returns for them.

    Arguments that hold a picture need ``by``: a key must not hold what another cache drops. ``later``: the bytes and
    seconds that a result takes when it is used for the first time.
    """
    if make is None:

        def keeper(given: Callable[Q, W]) -> Kept[Q, W]:
            return _kept(given, by, *later)

        return keeper
    return _kept(make, by, *later)


def _kept(make: Callable[P, V], by: Callable[..., Hashable] | None, size: int, seconds: float) -> Kept[P, V]:
    cache: Cache[Hashable, V] = Cache(f"{make.__module__}.{make.__qualname__}")
    entries, budget = cache.entries, cache.budget

    def found(*given: P.args, **named: P.kwargs) -> V:
        key: Hashable = by(*given, **named) if by else (given, *named.items()) if named else given
        entry = entries.get(key)
        if entry is None:
            value, own = _made(lambda: make(*given, **named))
            parts = tuple(_parts(value))
            cache.keep(key, value, size + _bytes(parts), seconds + own, parts)
            return value
        cache.found += 1
        entry.uses += 1
        entry.gain += entry.worth
        entry.rank = budget.age + entry.gain
        return cast(V, entry.value)

    update_wrapper(found, make)
    vars(found).update(cache=cache, cache_clear=cache.clear)
    return cast("Kept[P, V]", found)


class _Inner(local):
    """The seconds that results inside the one that this thread is making have taken."""

    seconds = 0.0


_INNER: Final = _Inner()


def _made(make: Callable[[], V]) -> tuple[V, float]:
    """Make a value, and return it with the seconds that it took without others inside it."""
    outer, _INNER.seconds, start = _INNER.seconds, 0.0, thread_time()
    try:
        value = make()
    finally:
        spent = thread_time() - start
        own, _INNER.seconds = spent - _INNER.seconds, outer + spent
    return value, own


def bytes_of(value: object) -> int:
    """Return the bytes that the pictures of a value take, without those that belong to another kept value."""
    return _bytes(tuple(_parts(value)))


def _bytes(parts: Sequence[Part]) -> int:
    return ENTRY + sum(
        ENTRY + raw_bytes(part.mode, *part.size)
        for part in parts
        if isinstance(part, Image.Image) and not (isinstance(part, Foldable) and part.pixels.entry)
    )


def _own(parts: Sequence[Part]) -> tuple[Pixels, ...]:
    """Return the pixels of a new kept value that can be folded, and belong to no other."""
    found = (pixels_of(part) for part in parts if isinstance(part, Image.Image))
    return tuple({pixels: None for pixels in found if pixels is not None and pixels.entry is None})


def _parts(value: object) -> Iterator[Part]:
    """Yield the pictures, stencils and grounds of a value."""
    if type(value) in PLAIN:
        # Most of what is kept are numbers and words.
        return
    if isinstance(value, Image.Image):
        yield value
    elif isinstance(value, Stencil):
        yield value
        yield from (mask for _, mask in value.parts if mask is not None)
    elif isinstance(value, Ground):
        yield value
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _parts(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _parts(getattr(value, field.name))
    elif isinstance(image := getattr(value, "image", None), Image.Image):
        yield image


def _serials(value: object) -> Iterator[int]:
    """Yield the serial numbers of the parts of a value, 0 for a part that was never put on a picture."""
    for part in _parts(value):
        yield part.serial if isinstance(part, (Stencil, Ground)) else vars(part).get("serial", 0)


def _number(value: object, numbers: tuple[int, ...]) -> None:
    """Give the parts of a value the serial numbers that they had before it was dropped."""
    for part, number in zip(_parts(value), numbers, strict=True):
        if isinstance(part, (Stencil, Ground)):
            object.__setattr__(part, "serial", number)
        elif number:
            vars(part).setdefault("serial", number)
