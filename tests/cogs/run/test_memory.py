"""Free memory goes back to the system, also if small values stay between the large ones that are freed."""

from __future__ import annotations

import pytest

from cogs.run.memory import give_back
from tests.run.forgetting import glibc, resident

SIZE = 30_000
"""Bytes: less than what the system gives and takes back by itself."""


@pytest.mark.skipif(not (glibc("malloc_trim") and resident()), reason="this system keeps free memory by its own rules")
def test_what_is_freed_between_small_values_goes_back() -> None:
    # What earlier tests have freed would be taken again.
    give_back()
    before, large, small = resident(), list[bytearray](), list[bytearray]()
    for _ in range(2000):
        large.append(bytearray(b"1" * SIZE))
        small.append(bytearray(b"1" * 2000))
    full = resident()
    assert full - before > 40_000_000
    large.clear()
    give_back()
    assert full - resident() > 30_000_000 and len(small) == 2000
