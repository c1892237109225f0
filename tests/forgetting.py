"""What a test process keeps for later tests, given back when it has become much.

A bot keeps of each game what it draws again and again: cards, grounds, lines of text. A worker of the tests comes by
all games, one after the other, and would keep as much of each to its end. Several workers run beside each other, and
a machine that has too little memory for them stands still.
"""

from __future__ import annotations

import ctypes
import gc
import mmap
import sys
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest

OURS = ("render.", "engine.")
"""The modules whose caches are emptied, by how their names begin."""
TABLES = 4
"""Caches of at most so many entries stay: such as the dictionary of a game, which is read once and for all."""
MORE = 160 << 20
"""So many bytes more than after the last time are much."""
STATM = Path("/proc/self/statm")
M_ARENA_MAX = -8
"""How glibc calls the number of places from which its threads take memory."""


def resident() -> int:
    """How many bytes of memory this process takes; 0 where the system does not say it like Linux."""
    try:
        return int(STATM.read_bytes().split()[1]) * mmap.PAGESIZE
    except OSError:
        return 0


def caches() -> Iterator[_lru_cache_wrapper[Any]]:
    """The caches that forget by themselves what was not used for long, so that they may forget it at any time."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(OURS):
            found = (value for value in vars(module).values() if isinstance(value, _lru_cache_wrapper))
            yield from (cache for cache in found if (cache.cache_parameters()["maxsize"] or 0) > TABLES)


def forget() -> None:
    """Empty the caches, collect what nothing holds, and give the system back what is free."""
    for cache in caches():
        cache.cache_clear()
    gc.collect()
    # Small things that stay lie among large ones that went: glibc keeps all that by itself.
    if trim := glibc("malloc_trim"):
        trim(0)


def glibc(name: str) -> Callable[..., int] | None:
    """A function of glibc, where there is one of this name."""
    found: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    return found


class Forgetting:
    """Looks after every test how much this process takes."""

    def __init__(self) -> None:
        self.much = resident() + MORE
        # Every bot draws in threads of its own, and what is free in the place of one thread is not used by another.
        if tune := glibc("mallopt"):
            tune(M_ARENA_MAX, 1)

    def pytest_collection_finish(self) -> None:
        """Take what the tests themselves are as given; the process that only hands them out collects none."""
        self.much = resident() + MORE

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self) -> None:
        """Forget, where it is much."""
        if resident() > self.much:
            forget()
            self.much = resident() + MORE
