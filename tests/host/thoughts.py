"""Thoughts for the tests of the pool: functions that a fresh process can import."""

from __future__ import annotations

import os
import time


def double(n: int) -> int:
    return 2 * n


def die() -> int:
    os._exit(1)


def hang(seconds: float) -> int:
    time.sleep(seconds)
    return 0


def fail() -> int:
    raise ValueError("the ace of spades")


def stamp(seconds: float) -> float:
    time.sleep(seconds)
    return time.monotonic()
