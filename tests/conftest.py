"""Hooks for every test: limits on hanging, checks of the error log, and a note about tests that could not run."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from xdist.remote import Producer

from tests.browser.chromium import HOW, UNTESTED
from tests.host.chance import begin, followed_from_now_on
from tests.host.fresh import copied_from_now_on
from tests.host.newcomers import lifted
from tests.host.server import HOW as HOW_SERVER
from tests.host.server import NO_SERVER
from tests.run import clearing, logged
from tests.run.compiling import compile_share
from tests.run.forgetting import Forgetting
from tests.run.narrowing import only
from tests.run.reports import pytest_report_to_serializable as pytest_report_to_serializable
from tests.run.reports import pytest_runtest_protocol as pytest_runtest_protocol
from tests.run.reports import pytest_sessionstart as pytest_sessionstart
from tests.run.scheduling import PLAYED, GroupScheduling
from tests.run.sparing import spare

gc.set_threshold(50_000, 20, 20)
"""Python's own threshold is 700 new objects. A higher one saves time: thousands of cloned states are no garbage."""
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""Hypothesis fails an example that takes 0.2 seconds, and under load a machine is slower without any fault."""
settings.register_profile("same", settings.get_profile("untimed"), derandomize=True, max_examples=40)
"""The same examples in every run, as all deals are; the soak has examples of its own, and more of them."""
settings.load_profile("same")
copied_from_now_on()
followed_from_now_on()
lifted()
SLOWEST = ("tests/scaffold/", "tests/run/", "tests/test_")
"""Tests of several seconds each. They start before shorter ones, so that no worker waits for another at the end."""
OWN_DEALS = "--own-deals"
"""With this option each run of a test has its own deals, and its own examples of Hypothesis. ``make soak`` uses it to
find rare ones."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> GroupScheduling | None:
    """Return our scheduler if the run is distributed by groups (``--dist loadgroup``), else None."""
    return GroupScheduling(config, log) if config.getvalue("dist") == "loadgroup" else None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for deals of their own."""
    parser.addoption(OWN_DEALS, action="store_true", help="give each run of a test its own deals and examples")


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis find examples of its own only in the soak, and search our modules for constants.

    Reading a thousand modules takes every worker two seconds in a fresh checkout.
    """
    if config.option.markexpr != "not soak" or config.getoption(OWN_DEALS):
        settings.load_profile("untimed")
    if config.option.markexpr == "not soak":
        vars(providers)["_get_local_constants"] = lambda: providers._local_constants
    config.pluginmanager.register(Forgetting())
    config.pluginmanager.register(logged)
    config.pluginmanager.register(clearing)


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, object, object]:
    """Leave out cases before they are made: in the ordinary run some are for the soak alone (``tests.run.sparing``)."""
    done = yield
    if not getattr(metafunc.config.option, "game", None):
        spare(metafunc)
    if metafunc.config.option.markexpr == "not soak":
        only(metafunc, lambda call: not any(mark.name == "soak" for mark in call.marks))
    return done


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Compile this worker's share before anything is imported."""
    compile_share(session)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests, slowest files first; the scheduler keeps the order of groups of one test."""
    items.sort(key=lambda item: (not item.nodeid.startswith(SLOWEST), case_of(item)))


def case_of(item: pytest.Item) -> str:
    """Return the name of the game's case in a test of PLAYED, or nothing for other tests."""
    if not item.nodeid.startswith(PLAYED) or not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return ""
    return str(getattr(item.callspec.params.get("case"), "name", ""))


def pytest_collection_finish() -> None:
    """Exclude the thousands of collected tests and all modules from later rounds of the garbage collector."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Deal the same cards in every run of a test; in the soak each run has its own deals."""
    own = item.get_closest_marker("soak") is not None or item.config.getoption(OWN_DEALS)
    begin(None if own else item.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Print, below pytest's own last lines, which tests could not run here and how to install what they need."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    for why, kind, how in ((UNTESTED, "browser test", HOW), (NO_SERVER, "test of PostgreSQL", HOW_SERVER)):
        count = sum(why in str(report.longrepr) for report in skipped)
        if reporter and count:
            tests = f"1 {kind}" if count == 1 else f"{count} {kind.replace('test', 'tests')}"
            reporter.write_line(f"NOT TESTED: {tests}, for {why}. {how}", red=True, bold=True)
