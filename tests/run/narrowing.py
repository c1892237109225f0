"""Leaves out cases of tests before they are made: making a test that never runs costs as much as a short test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def only(metafunc: pytest.Metafunc, wanted: Callable[[Any], bool]) -> None:
    """Keep the wanted cases of a test. If there are none, keep the first, which others leave out by its name.

    A case has ``marks`` and an ``id``; the id appears in brackets after the name of its test.
    """
    calls = metafunc._calls
    kept = [call for call in calls if wanted(call)]
    calls[:] = kept or calls[:1]
