"""Hooks that bring every report of a worker to the run, with any text and after any failure."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Mapping
from typing import Any

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """Escape lone surrogates in a report; forged presses contain them.

    They are not valid UTF-8: pytest-xdist cannot send them, and a failing test with one in its report ended the
    whole run.
    """
    return in_whole_characters((yield))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Fail the one test during which pytest itself raises, for example if no memory or no thread is left.

    Otherwise the worker ends its session and the whole run, without results of the other tests.
    """
    try:
        return (yield)
    except Exception:
        wrong = traceback.format_exc()
        item.session._setupstate.teardown_exact(nextitem)
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", wrong, "teardown")
        item.ihook.pytest_runtest_logreport(report=report)
        return True


SENDER = "WorkerInteractor"
"""The class of the plugin that sends a worker's events. It is compiled anew in each worker: no import finds it."""
PROGRESS = ("logstart", "logfinish")
"""Events that only a verbose run prints."""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Make a worker leave out the reports of a set-up or clearing away that passed, and what only prints progress.

    Nothing counts these, and sending them takes longer than a short test. All are sent if durations, a file of results
    or every name are asked for.
    """
    options = session.config.option
    if getattr(options, "durations", None) or getattr(options, "xmlpath", None) or options.verbose > 0:
        return
    for plugin in session.config.pluginmanager.get_plugins():
        if type(plugin).__name__ == SENDER:
            vars(plugin)["sendevent"] = tersely(vars(plugin).get("sendevent", plugin.sendevent))


def tersely(send: Callable[..., None]) -> Callable[..., None]:
    """Return a ``send`` that leaves out events that nothing counts."""

    def sent(name: str, **facts: Any) -> None:
        if name not in PROGRESS and (name != "testreport" or is_counted(facts["data"])):
            send(name, **facts)

    return sent


def is_counted(report: Mapping[str, Any]) -> bool:
    """True if a report says how its test went, or that its set-up or clearing away failed."""
    return bool(report["when"] == "call" or report["outcome"] != "passed")


def in_whole_characters(said: Any) -> Any:
    """Return the same plain value with each lone surrogate written as a backslash, a u and four digits."""
    match said:
        case str():
            return said if said.isascii() else said.encode("utf-8", "backslashreplace").decode("utf-8")
        case dict():
            return {key: in_whole_characters(value) for key, value in said.items()}
        case list() | tuple():
            return type(said)(map(in_whole_characters, said))
    return said
