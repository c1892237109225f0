"""A test fails if an error is logged while it runs, unless it expects that error; an expected error must be logged."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from cogs.ui.interactions import run_handler
from tests.run.logged import LOG, ErrorLog, errors_of
from tests.run.test_hanging import said_of

TESTS = """
import asyncio, logging, pytest
from tests.run.logged import LOG

def log(room, text="broken"): logging.getLogger(room).error(text)

@pytest.mark.parametrize("room", ["tefuda.interactions", "engine.host.play.clocks", "discord.client", "asyncio"])
def test_unasked(room): log(room)

@pytest.fixture
def late():
    yield
    log("tefuda", "while it is cleared away")

def test_clearing(late): pass

def test_a_task_nobody_waits_for():
    async def fails(): raise LookupError
    async def run():
        asyncio.ensure_future(fails())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    asyncio.run(run())

@pytest.mark.logs_error("broken")
def test_never_came(): pass

def test_part_never_came():
    with LOG.asked("broken"): pass

def test_part_another():
    with LOG.asked("broken"): log("tefuda"); log("tefuda", "split")

def test_swallows_what_came_before():
    log("tefuda", "split")
    with LOG.asked("split"): log("tefuda", "split")

@pytest.mark.logs_error("broken")
def test_right(): log("tefuda")

def test_right_part():
    with LOG.asked("broken", "split"): log("tefuda"); log("engine.host", "split")

def test_right_others(): log("somebody.else"); logging.getLogger("tefuda").warning("no error")
"""


async def test_an_error_fails_the_test_that_has_not_asked_for_it(tmp_path: Path) -> None:
    said = await said_of(tmp_path, TESTS, "-p", "tests.run.logged")
    lines = [line.partition(" - ")[0] for line in said.splitlines() if line.startswith(("ERROR ", "FAILED "))]
    wrong = {line.rpartition("::")[2] for line in lines if "::" in line}
    rooms = {
        f"test_unasked[{room}]"
        for room in ("tefuda.interactions", "engine.host.play.clocks", "discord.client", "asyncio")
    }
    parts = {"test_never_came", "test_part_never_came", "test_part_another", "test_swallows_what_came_before"}
    assert wrong == rooms | parts | {"test_clearing", "test_a_task_nobody_waits_for"}, said[-3000:]


async def test_an_answer_that_tells_of_trouble_is_logged() -> None:
    """So no test world has to look for that answer among all others."""
    said: list[str] = []

    async def say(text: str, **_: Any) -> None:
        said.append(text)

    def broken(_: Any) -> Any:
        raise IndexError("list index out of range")

    someone: Any = SimpleNamespace(say=say, words=lambda key, **facts: f"{key} {facts['ref']}", unread=False, key="1")
    someone.interaction = SimpleNamespace(client=SimpleNamespace(is_closed=lambda: False))
    failures = list[Exception]()
    host = SimpleNamespace(tables=SimpleNamespace(failed=failures.append))
    someone.services = SimpleNamespace(is_new=broken, meters=SimpleNamespace(answered=lambda *_: None), host=host)
    someone.watch, someone.may_change = SimpleNamespace(seconds=0.0), lambda: None

    async def who() -> Any:
        return someone

    with LOG.asked("tefuda.interactions: trouble"):
        await run_handler(who, broken)
    (text,) = said
    assert text.startswith("trouble ") and isinstance(failures[0], IndexError)


def test_what_a_process_writes_is_read_alike() -> None:
    record = logging.LogRecord("tefuda", logging.ERROR, "", 0, "broken", None, None)
    listening = ErrorLog()
    listening.begin([])
    listening.handle(record)
    assert listening.errors == ["tefuda: broken"]
    written = """[2026-11-28 04:00:00] [INFO    ] tefuda: somebody is called [ERROR   ]
[2026-11-28 04:00:00] [ERROR   ] tefuda: broken
[2026-11-28 04:00:00] [WARNING ] tefuda: not broken
Traceback (most recent call last):
  File "bot.py", line 1, in main"""
    assert errors_of(written) == [written.splitlines()[1], written.splitlines()[3]]
