"""A plugin that fails a test if an unexpected error is logged while it runs.

Every failure of the bot is logged as an error, including those answered with "that didn't work" (``trouble``). So no
test world has to look for that answer. A test that expects errors names them, and they must be logged:
``@pytest.mark.logs_error("trouble", "could not be drawn")``. Each argument is a part of a log text. For a part of a
test there is ``LOG.asked("trouble")``.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

ROOMS: Final = frozenset({"tefuda", "engine", "cogs", "render", "bot", "sandbox", "discord", "asyncio", "aiohttp"})
"""Loggers that are watched, including their children."""
OF_A_PROCESS: Final = re.compile(r"^\[[\d: -]+\] \[(?:ERROR|CRITICAL) *\]|^Traceback ")
"""An error line in the output of a bot process."""
SHOWN: Final = 1500
"""Characters of each error that are printed."""


def told(record: logging.LogRecord) -> str:
    """Return a record as one text: its logger, message and exception."""
    text = f"{record.name}: {record.getMessage()}"
    if record.exc_info and record.exc_info[1] is not None:
        text += "\n" + logging.Formatter().formatException(record.exc_info)
    return text


class ErrorLog(logging.Handler):
    """Collects the errors of the running test as texts; there is one for the whole run, on the root logger."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []
        self.wanted: list[str] = []
        """Errors that the test expects, by its mark."""

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error of a watched logger."""
        if record.name.partition(".")[0] in ROOMS:
            self.errors.append(told(record))

    def begin(self, wanted: Iterable[str]) -> None:
        """Start a test that expects these errors."""
        self.errors, self.wanted = [], list(wanted)

    @contextmanager
    def asked(self, *wanted: str) -> Iterator[None]:
        """Expect each of these errors at least once inside the ``with`` block."""
        before, self.errors = self.errors, []
        yield
        left = unasked(self.errors, wanted)
        self.errors = before + left

    def end(self) -> None:
        """Check the log after the test is cleared away. Raises AssertionError if an error is unexpected or missing."""
        left, self.errors = unasked(self.errors, self.wanted), []
        if left:
            raise AssertionError("logged as errors, and not asked for:\n" + "\n".join(e[-SHOWN:] for e in left))


def unasked(errors: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """Return the unexpected errors. Raises AssertionError if an expected error is missing."""
    errors, wanted = list(errors), list(wanted)
    missing = [part for part in wanted if not any(part in error for error in errors)]
    assert not missing, f"never logged as an error: {missing}"
    return [error for error in errors if not any(part in error for part in wanted)]


def errors_of(written: str) -> list[str]:
    """Return the lines that report an error in the output of a bot process."""
    return [line for line in written.splitlines() if OF_A_PROCESS.search(line)]


LOG: Final = ErrorLog()
"""The handler of this run."""


def pytest_configure() -> None:
    """Start to watch the log."""
    logging.getLogger().addHandler(LOG)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Drop earlier errors, and read which errors this test expects."""
    LOG.begin(part for mark in item.iter_markers("logs_error") for part in mark.args)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Check the log after everything that the test used is cleared away."""
    done = yield
    LOG.end()
    return done
