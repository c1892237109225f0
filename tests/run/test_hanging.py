"""A test that hangs, or during which pytest itself fails, is ended, and the tests after it run."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HANGING = """
import asyncio, pytest

async def test_waits_for_ever(): await asyncio.Event().wait()

def test_turns_for_ever():
    while True: pass

@pytest.mark.timeout(60)
def test_after(): pass
"""
HALVES = """
import logging, pytest

def test_half():
    logging.getLogger("tefuda").warning(chr(0xD800) + " was pressed")
    assert not chr(0xD800)

@pytest.mark.parametrize("n", range(3))
def test_after(n): pass
"""
WRONG = """
import pytest
from tests.run import clearing

clearing.LIMIT = 1.0

@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item, call):
    if item.name == "test_wrong" and call.when == "call":
        raise MemoryError("no memory is left")
"""
AROUND = """
import pytest, sys, time

@pytest.fixture
def stuck():
    yield
    while True: time.sleep(9)

@pytest.mark.timeout(1)
def test_hangs_twice(stuck):
    while True: time.sleep(9)

@pytest.fixture
def held():
    yield
    print("cleared away", file=sys.__stderr__)

def test_wrong(held): pass

@pytest.mark.parametrize("n", range(3))
def test_after(held, n): pass
"""

LEAVING = """
import threading, time

def test_leaves_a_thread():
    threading.Thread(target=time.sleep, args=(290,)).start()
    assert False
"""


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) < float(pytestconfig.getini("faulthandler_timeout"))
    assert pytestconfig.getini("faulthandler_exit_on_timeout") is True


async def said_of(folder: Path, tests: str, *options: str) -> str:
    """Return the output of a run of these tests."""
    (folder / "test_these.py").write_text(tests)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")),
        *(f"--rootdir={folder}", *options, str(folder / "test_these.py")),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    return (await process.communicate())[0].decode()


async def test_what_fails_in_half_characters_fails_alone(tmp_path: Path) -> None:
    said = await said_of(tmp_path, HALVES, "-n", "1", "-p", "tests.run.reports")
    assert "1 failed, 3 passed" in said and "INTERNALERROR" not in said and r"\ud800 was pressed" in said, said


async def test_where_pytest_itself_goes_wrong_or_clearing_away_hangs_one_test_fails(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(WRONG)
    said = await said_of(tmp_path, AROUND, "-n", "1", "-p", "tests.run.reports", "-p", "tests.run.clearing")
    assert "2 failed, 3 passed" in said and "1 error" in said and "INTERNALERROR" not in said, said
    assert "crashed while running" in said and "test_hangs_twice" in said and "Timeout (0:00:01)!" in said, said
    assert "MemoryError: no memory is left" in said and "cleared away" in said, said


async def test_what_hangs_fails_and_the_rest_is_run(tmp_path: Path) -> None:
    said = await said_of(tmp_path, HANGING, "-o", "timeout=1")
    assert "2 failed, 1 passed" in said and said.count("from pytest-timeout") >= 2, said


async def test_a_run_does_not_wait_for_what_a_failed_test_has_left(tmp_path: Path) -> None:
    """Such as the thread of a store that it has not closed."""
    async with asyncio.timeout(280):
        said = await said_of(tmp_path, LEAVING, "-n", "0", "-p", "tests.run.clearing")
    assert "1 failed" in said, said
