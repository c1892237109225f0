"""Memory that is free, returned to the system: glibc keeps it, because small values stay between large ones.

Elsewhere than on Linux with glibc these functions do nothing.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Final

_ARENA_MAX: Final = -8
"""glibc's name for the number of areas from which threads take memory."""


def one_area() -> None:
    """Let all threads take memory from one area: what one thread frees, another uses."""
    if tune := _glibc("mallopt"):
        tune(_ARENA_MAX, 1)


def give_back() -> None:
    """Return free memory to the system. It takes up to some milliseconds, in which other threads that take memory wait:
    call it beside the event loop.
    """
    if trim := _glibc("malloc_trim"):
        trim(0)


def _glibc(name: str) -> Callable[..., int] | None:
    found: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    return found
