"""Errors in the log fail the test in whose time they were logged, unless it has asked for them.

Whatever goes wrong for somebody is logged as an error, also what is answered with "that didn't work" (``trouble``), so
no world of tests has to look for it. A test that makes trouble says which, and it has to come:
``@pytest.mark.logs_error("trouble", "could not be drawn")``, each a part of what is logged; for a part of a test there
is ``LOG.asked("trouble")``.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

ROOMS: Final = frozenset({"tefuda", "engine", "cogs", "render", "bot", "sandbox", "discord", "asyncio", "aiohttp"})
"""Loggers that are watched, with all below them."""
OF_A_PROCESS: Final = re.compile(r"^\[[\d: -]+\] \[(?:ERROR|CRITICAL) *\]|^Traceback ")
"""Such a line in what a process of the bot has written."""
SHOWN: Final = 1500
"""Characters of each error that are told."""


def told(record: logging.LogRecord) -> str:
    """A record as one text: its logger, what it says, and the exception."""
    text = f"{record.name}: {record.getMessage()}"
    if record.exc_info and record.exc_info[1] is not None:
        text += "\n" + logging.Formatter().formatException(record.exc_info)
    return text


class ErrorLog(logging.Handler):
    """The errors of the test that runs, told as text; one for the whole run, on the root logger."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []
        self.wanted: list[str] = []
        """What the test has asked for as a whole."""

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error of a watched logger."""
        if record.name.partition(".")[0] in ROOMS:
            self.errors.append(told(record))

    def begin(self, wanted: Iterable[str]) -> None:
        """A test begins that asks for these."""
        self.errors, self.wanted = [], list(wanted)

    @contextmanager
    def asked(self, *wanted: str) -> Iterator[None]:
        """Each of these is logged in the meantime, and perhaps more than once."""
        before, self.errors = self.errors, []
        yield
        left = unasked(self.errors, wanted)
        self.errors = before + left

    def end(self) -> None:
        """The test is over, and all it has used is cleared away. Raises AssertionError."""
        left, self.errors = unasked(self.errors, self.wanted), []
        if left:
            raise AssertionError("logged as errors, and not asked for:\n" + "\n".join(e[-SHOWN:] for e in left))


def unasked(errors: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """The errors that nobody asked for; fails where one that was asked for did not come."""
    errors, wanted = list(errors), list(wanted)
    missing = [part for part in wanted if not any(part in error for error in errors)]
    assert not missing, f"never logged as an error: {missing}"
    return [error for error in errors if not any(part in error for part in wanted)]


def errors_of(written: str) -> list[str]:
    """The lines that tell an error in what a process of the bot has written."""
    return [line for line in written.splitlines() if OF_A_PROCESS.search(line)]


LOG: Final = ErrorLog()
"""The one of this run."""


def pytest_configure() -> None:
    """Listen from now on."""
    logging.getLogger().addHandler(LOG)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Forget what was logged before, and hear what this test asks for."""
    LOG.begin(part for mark in item.iter_markers("logs_error") for part in mark.args)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Look at the log once all that the test has used is cleared away."""
    done = yield
    LOG.end()
    return done
