"""Cases of tests left out before they are made: to make a test that never runs costs as much as a short one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def only(metafunc: pytest.Metafunc, wanted: Callable[[Any], bool]) -> None:
    """Keep those cases of a test that are wanted; of a test without any the first, for others to leave out by name.

    A case has ``marks`` and the ``id`` that stands in brackets behind the name of its test.
    """
    calls = metafunc._calls
    kept = [call for call in calls if wanted(call)]
    calls[:] = kept or calls[:1]
