"""The log: one record is one line, as text or JSON; levels by room; libraries log at INFO or above."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from cogs.run import logs
from cogs.run.environment import BadSettings, log_settings
from cogs.run.logs import JsonLine, LogSettings, OneLine
from tests.cogs.ui.test_escaping import NASTY

FORGED = [*NASTY, "x\n2026-01-01 ERROR tefuda: forged", "x\r\x1b[2J", "x\x85y"]


@pytest.mark.parametrize("name", FORGED)
def test_a_log_record_begins_one_line_only(name: str) -> None:
    formatter = OneLine(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    try:
        raise ValueError(name)
    except ValueError as e:
        record = logging.LogRecord("tefuda", logging.ERROR, "f", 1, "trouble with %s", (name,), None)
        plain_record = formatter.format(record)
        record.exc_info = (type(e), e, e.__traceback__)
        whole = formatter.format(record)
    first, *rest = whole.split("\n")
    assert plain_record == first and first.startswith("ERROR tefuda: trouble with ")
    assert rest and all(line.startswith("  ") for line in rest)
    assert all(c.isprintable() for line in (first, *rest) for c in line)
    whole.encode()


@pytest.mark.parametrize("name", FORGED)
def test_a_log_record_is_one_json_object(name: str) -> None:
    try:
        raise ValueError(name)
    except ValueError as e:
        error = (type(e), e, e.__traceback__)
    record = logging.LogRecord("tefuda", logging.ERROR, "f", 1, "trouble with %s", (name,), error)
    line = JsonLine().format(record)
    assert line.isascii() and line.isprintable()
    told = json.loads(line)
    assert (told["level"], told["room"], told["text"]) == ("ERROR", "tefuda", f"trouble with {name}")
    assert "ValueError" in told["trace"] and told["at"].endswith("+00:00")


@pytest.fixture
def log_as_before() -> Iterator[None]:
    names = ["", *logs.TALKATIVE, "tefuda.delivery"]
    levels, handlers = {n: logging.getLogger(n).level for n in names}, list(logging.getLogger().handlers)
    yield
    logging.getLogger().handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("log_as_before")
@pytest.mark.parametrize(("level", "least"), [("DEBUG", logging.INFO), ("ERROR", logging.ERROR)])
def test_levels_are_kept_by_room_and_no_library_tells_requests(level: str, least: int) -> None:
    logs.begin(log_settings({"TEFUDA_LOG": f"{level}, tefuda.delivery=WARNING"}))
    assert logging.getLogger("tefuda.router").getEffectiveLevel() == logging.getLevelNamesMapping()[level]
    assert logging.getLogger("tefuda.delivery").getEffectiveLevel() == logging.WARNING
    assert {logging.getLogger(f"{n}.http").getEffectiveLevel() for n in logs.TALKATIVE} == {least}


def test_what_is_to_be_logged_is_read_from_the_settings() -> None:
    assert log_settings({}) == LogSettings()
    both = {"TEFUDA_LOG": " warning,engine.host = debug", "TEFUDA_LOG_FORMAT": "JSON"}
    assert log_settings(both) == LogSettings(logging.WARNING, (("engine.host", logging.DEBUG),), "json")


@pytest.mark.parametrize(
    "settings",
    [
        {"TEFUDA_LOG": "loud"},
        {"TEFUDA_LOG": "INFO,"},
        {"TEFUDA_LOG": "discord.http=DEBUG"},
        {"TEFUDA_LOG": "INFO, =DEBUG"},
        {"TEFUDA_LOG_FORMAT": "xml"},
    ],
)
def test_settings_that_make_no_sense_are_named(settings: dict[str, str]) -> None:
    with pytest.raises(BadSettings, match=next(iter(settings))):
        log_settings(settings)
