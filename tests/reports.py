"""What a worker says of its tests gets through to the run, whatever their words are and whatever goes wrong."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Mapping
from typing import Any

import pytest
from xdist.remote import WorkerInteractor


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """Write half characters (lone surrogates), which forged presses have, as an escape.

    They are no UTF-8: pytest-xdist cannot send them, and a test that fails with one in its report ended the whole run.
    """
    return in_whole_characters((yield))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Fail the one test around which pytest itself goes wrong, such as where there is no memory or no thread left.

    Otherwise the worker would end its session, and with it the whole run, without a word of all other tests.
    """
    try:
        return (yield)
    except Exception:
        wrong = traceback.format_exc()
        item.session._setupstate.teardown_exact(nextitem)
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", wrong, "teardown")
        item.ihook.pytest_runtest_logreport(report=report)
        return True


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have a worker keep to itself that a set-up, or clearing away, went well.

    Nobody counts that, and to tell it takes a short test longer than all else that it does. Where times or a file of
    results are asked for, all is told.
    """
    options = session.config.option
    if getattr(options, "durations", None) or getattr(options, "xmlpath", None):
        return
    for plugin in session.config.pluginmanager.get_plugins():
        if isinstance(plugin, WorkerInteractor):
            vars(plugin)["sendevent"] = tersely(plugin.sendevent)


def tersely(send: Callable[..., None]) -> Callable[..., None]:
    """The same, without reports that nobody counts."""

    def sent(name: str, **facts: Any) -> None:
        if name != "testreport" or is_counted(facts["data"]):
            send(name, **facts)

    return sent


def is_counted(report: Mapping[str, Any]) -> bool:
    """Whether a report says anything of its test: how it went, or that something beside it did not go well."""
    return bool(report["when"] == "call" or report["outcome"] != "passed")


def in_whole_characters(said: Any) -> Any:
    """The same plain value, each half character in it as a backslash, a u and four digits."""
    match said:
        case str():
            return said if said.isascii() else said.encode("utf-8", "backslashreplace").decode("utf-8")
        case dict():
            return {key: in_whole_characters(value) for key, value in said.items()}
        case list() | tuple():
            return type(said)(map(in_whole_characters, said))
    return said
