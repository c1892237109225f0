"""A plugin that empties caches of the test process when it uses much memory, and gives each test room to draw.

A bot caches what it draws often for each game: cards, backgrounds, lines of text. A test worker runs the tests of all
games one after the other, and would keep these caches to its end. Several workers run at the same time, and a machine
with too little memory for them comes to a halt.
"""

from __future__ import annotations

import ctypes
import gc
import mmap
import os
import sys
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper, lru_cache
from pathlib import Path
from typing import Any

import pytest

from render.kit.drawing.kept import BUDGET, MEGABYTE

OURS = ("render.", "engine.")
"""The modules whose caches are emptied, by the start of their names."""
TABLES = 4
"""Caches with at most this many entries stay, such as the dictionary of a game, which is read only once."""
MORE = 320 << 20
"""Growth in bytes since the last collection that counts as much.

More than the budget of drawing in the tests (``tests/render/conftest.py``), which drops first what is cheapest to make
again. With less, a worker would empty the caches whenever the budget is half full, and draw everything anew.
"""
ROOM = 32 * MEGABYTE
"""The bytes of drawing that each test finds free.

In a full budget what a test has just drawn may go at once, or a part of it goes and the whole stays: what a test finds
kept would depend on the tests before it.
"""
STATM = Path("/proc/self/statm")
M_ARENA_MAX = -8
"""glibc's name for the setting that limits the number of memory arenas for its threads."""


def resident() -> int:
    """Return the memory that this process uses, in bytes; 0 if the system does not report it as Linux does."""
    try:
        return int(os.pread(_statm(os.getpid()), 64, 0).split()[1]) * mmap.PAGESIZE
    except (OSError, AttributeError):  # there is no pread on Windows
        return 0


@lru_cache(maxsize=1)
def _statm(pid: int) -> int:
    """Return the open file of this process: it is read after every test, and a forked process has another."""
    return os.open(STATM, os.O_RDONLY)


def caches() -> Iterator[_lru_cache_wrapper[Any]]:
    """Yield the caches that drop entries after long disuse by themselves, so that emptying them is always safe."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(OURS):
            found = (value for value in vars(module).values() if isinstance(value, _lru_cache_wrapper))
            yield from (cache for cache in found if (cache.cache_parameters()["maxsize"] or 0) > TABLES)


def forget() -> None:
    """Empty the caches, collect garbage, and return free memory to the system."""
    BUDGET.clear()
    for cache in caches():
        cache.cache_clear()
    gc.collect()
    # Small objects stay in memory between large ones that are freed, and glibc keeps all that memory by itself.
    if trim := glibc("malloc_trim"):
        trim(0)


def glibc(name: str) -> Callable[..., int] | None:
    """Return a function of the C library on Linux, or None if there is none of this name."""
    found: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    return found


class Forgetting:
    """Makes room before every test, and checks after it how much memory this process uses."""

    def __init__(self) -> None:
        self.much = resident() + MORE
        self.age = BUDGET.age
        # Every bot draws in its own threads, and memory that is free in one thread's arena is not used by another.
        if tune := glibc("mallopt"):
            tune(M_ARENA_MAX, 1)

    def pytest_collection_finish(self) -> None:
        """Measure the memory that the collected tests use. The process that only distributes tests collects none."""
        self.much = resident() + MORE

    def pytest_runtest_setup(self) -> None:
        """Empty the budget of drawing if it has too little room for a test, or something was dropped from it."""
        if BUDGET.used > BUDGET.most - ROOM or BUDGET.age != self.age:
            BUDGET.clear()
            self.age = BUDGET.age

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self) -> None:
        """Empty the caches if the process uses much more memory than before."""
        if resident() > self.much:
            forget()
            self.much = resident() + MORE
