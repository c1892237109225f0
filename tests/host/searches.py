"""Searches for the tests of the pool: functions that a fresh process can import."""

from __future__ import annotations

import asyncio
import os
import sys
import time


def number() -> int:
    return os.getpid()


def double(n: int) -> int:
    return 2 * n


def die() -> int:
    os._exit(1)


def hang(seconds: float) -> int:
    time.sleep(seconds)
    return 0


def fail() -> int:
    raise ValueError("the ace of spades")


def once_there(path: str, seconds: float) -> bool:
    """True if the file appears within so many seconds."""
    end = time.monotonic() + seconds
    while not os.path.exists(path) and time.monotonic() < end:
        time.sleep(0.01)
    return os.path.exists(path)


def stamp(seconds: float) -> float:
    time.sleep(seconds)
    return time.monotonic()


async def search_and_wait() -> None:
    """Print the number of a searching process, then wait; for a process that a test kills."""
    from engine.host.search.search_pool import SearchPool

    found = await SearchPool(1).run(1, number)
    sys.stdout.write(f"{found}\n")
    sys.stdout.flush()
    await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(search_and_wait())
