"""Tests which reports workers leave out, and which cases are never made."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from xdist import is_xdist_worker

from tests.run.narrowing import only
from tests.run.reports import SENDER, tersely


@pytest.mark.parametrize(
    ("when", "outcome", "told"),
    [
        ("setup", "passed", False),
        ("setup", "failed", True),
        ("setup", "skipped", True),
        ("call", "passed", True),
        ("call", "failed", True),
        ("teardown", "passed", False),
        ("teardown", "failed", True),
    ],
)
def test_whatever_counts_of_a_test_is_told(when: str, outcome: str, told: bool) -> None:
    sent = list[str]()
    tersely(lambda name, **_: sent.append(name))("testreport", data={"when": when, "outcome": outcome})
    assert sent == ["testreport"] * told


def test_all_other_events_are_told_but_progress() -> None:
    sent = list[tuple[str, Any]]()
    send = tersely(lambda name, **facts: sent.append((name, facts)))
    send("logstart", nodeid="a", location="b")
    send("runtest_protocol_complete", item_index=1, duration=0.1)
    send("logfinish", nodeid="a", location="b")
    assert sent == [("runtest_protocol_complete", {"item_index": 1, "duration": 0.1})]


def test_a_worker_sends_tersely(request: pytest.FixtureRequest) -> None:
    """Its plugin is no instance of the class that can be imported, so it has to be found by its name."""
    options = request.config.option
    if not is_xdist_worker(request) or options.durations or options.xmlpath or options.verbose > 0:
        pytest.skip("not a worker of an ordinary run")
    (plugin,) = [p for p in request.config.pluginmanager.get_plugins() if type(p).__name__ == SENDER]
    assert vars(plugin)["sendevent"].__qualname__.startswith(tersely.__name__)


@pytest.mark.parametrize(("wanted", "kept"), [("bc", "bc"), ("a", "a"), ("", "a")])
def test_only_cases_that_are_wanted_are_made(wanted: str, kept: str) -> None:
    """If no case is wanted, the first one stays: a test with no case would run without one."""
    calls = [SimpleNamespace(id=name) for name in "abc"]
    only(cast(pytest.Metafunc, SimpleNamespace(_calls=calls)), lambda call: call.id in wanted)
    assert "".join(call.id for call in calls) == kept
