"""A plugin that limits the time of clearing away after a test that failed, with a timer of its own.

The timer of pytest-timeout rings once, and pytest removes its own watchdog after a failure. A test that hangs, and
hangs again while it is cleared away, would hang for ever. This timer ends the process and prints every stack;
pytest-xdist starts another process. It starts only after a failure: each start is a thread, and costs as much as a
short test. While a test that passed is cleared away, the two others still ring.

A test that failed may leave a store open, with a thread for which Python would wait for ever at its end. So a run in
one process ends without that; pytest-xdist ends its own.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import threading

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key

LIMIT = 120.0
"""Seconds that clearing away after one test may take, including the stop of a bot and of its processes."""
STATUS = pytest.StashKey[int]()
"""How the run ended."""


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """Start the timer, after pytest has removed its own."""
    if isinstance(node, pytest.Item):
        faulthandler.dump_traceback_later(LIMIT, exit=True, file=node.config.stash[fault_handler_stderr_fd_key])


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """Stop it."""
    faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Keep how the run ended."""
    session.config.stash[STATUS] = int(exitstatus)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """End the process at once, if tests have failed and threads are left."""
    status, alone = (
        config.stash.get(STATUS, 0),
        not (hasattr(config, "workerinput") or config.getoption("dist") != "no"),
    )
    left = [one for one in threading.enumerate() if one is not threading.main_thread() and not one.daemon]
    if status and left and alone:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
