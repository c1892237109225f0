"""What holds for every test: none hangs for ever."""

from __future__ import annotations

import faulthandler
from collections.abc import Generator

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key

CLEARING = 120.0
"""Seconds that clearing away after one test may take, the stop of a bot and of its processes included."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """Give clearing away a bell of its own.

    pytest-timeout's rings once, and after a failure pytest takes its own watchdog off: what hung in a test and hangs
    again here would hang for ever. Here the process ends, with every stack; pytest-xdist starts another.
    """
    faulthandler.dump_traceback_later(CLEARING, exit=True, file=item.config.stash[fault_handler_stderr_fd_key])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
