"""What holds for every test: none hangs for ever, none logs an unasked error, and what was not run is said."""

from __future__ import annotations

import faulthandler
import gc
from collections.abc import Generator

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from xdist.remote import Producer

from tests import logged
from tests.browser.chromium import HOW, UNTESTED
from tests.compiling import compile_share
from tests.forgetting import Forgetting
from tests.host.chance import CHANCE, followed_from_now_on
from tests.host.fresh import copied_from_now_on
from tests.host.server import HOW as HOW_SERVER
from tests.host.server import NO_SERVER
from tests.narrowing import only
from tests.reports import pytest_report_to_serializable as pytest_report_to_serializable
from tests.reports import pytest_runtest_protocol as pytest_runtest_protocol
from tests.reports import pytest_sessionstart as pytest_sessionstart
from tests.scheduling import PLAYED, GroupScheduling

gc.set_threshold(50_000, 20, 20)
"""Rarer than Python's own 700 new objects: clones of states by the thousand are no rubbish to look through."""
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
"""Hypothesis fails an example that takes 0.2 seconds; a machine under load is slow, and nothing is wrong with it."""
copied_from_now_on()
followed_from_now_on()
CLEARING = 120.0
"""Seconds that clearing away after one test may take, the stop of a bot and of its processes included."""


SLOWEST = ("tests/scaffold/", "tests/test_")
"""Tests of several seconds each: begun before shorter ones, so that no worker waits for another at the end."""
OWN_DEALS = "--own-deals"
"""With this each run of a test has cards of its own: ``make soak`` has the whole bot's tests find the rare deal so."""


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> GroupScheduling | None:
    """Our groups, where groups are asked for."""
    return GroupScheduling(config, log) if config.getvalue("dist") == "loadgroup" else None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run have deals of its own."""
    parser.addoption(OWN_DEALS, action="store_true", help="deal each run of a test cards of its own")


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis look for constants to try in our modules only in the soak.

    To read a thousand of them takes every worker two seconds in a fresh checkout.
    """
    if config.option.markexpr == "not soak":
        vars(providers)["_get_local_constants"] = lambda: providers._local_constants
    config.pluginmanager.register(Forgetting())
    config.pluginmanager.register(logged)


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, object, object]:
    """Make no test of a case that is left out anyway: in the ordinary run every third is for the soak alone."""
    done = yield
    if metafunc.config.option.markexpr == "not soak":
        only(metafunc, lambda call: not any(mark.name == "soak" for mark in call.marks))
    return done


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Compile this worker's share before anything is imported."""
    compile_share(session)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slowest first; of groups of one test the scheduler keeps the order."""
    items.sort(key=lambda item: (not item.nodeid.startswith(SLOWEST), case_of(item)))


def case_of(item: pytest.Item) -> str:
    """The name of the case of a game that a test of PLAYED takes up; of other tests nothing."""
    if not item.nodeid.startswith(PLAYED) or not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return ""
    return str(getattr(item.callspec.params.get("case"), "name", ""))


def pytest_collection_finish() -> None:
    """Take the thousands of collected tests, and all modules, out of every later round of the garbage collector."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Deal every run of a test the same cards; in the soak each run has its own."""
    own = item.get_closest_marker("soak") is not None or item.config.getoption(OWN_DEALS)
    CHANCE.begin(None if own else item.nodeid)


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


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Say in the very last lines, below pytest's own, what could not be tested here and how to get it."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    for why, kind, how in ((UNTESTED, "browser test", HOW), (NO_SERVER, "test of PostgreSQL", HOW_SERVER)):
        count = sum(why in str(report.longrepr) for report in skipped)
        if reporter and count:
            tests = f"1 {kind}" if count == 1 else f"{count} {kind.replace('test', 'tests')}"
            reporter.write_line(f"NOT TESTED: {tests}, for {why}. {how}", red=True, bold=True)
