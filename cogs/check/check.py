"""``bot.py --check``: everything that the bot needs, a line each. It changes nothing at Discord and writes no store.

Rulings:

1. The exit code is 0 if there is nothing to mend, 1 if there is, 2 if the settings or the command are wrong.
2. What needs no network comes first. What Discord refuses later does not hide it.
3. The requests to Discord are the bot's own, by the bot's own client, over an empty store in a folder that goes again:
   nothing is delivered, and a bot that runs meanwhile is not disturbed.
4. Requests and answers are kept in a file for a report, without the token and without pictures. It has names of
   servers, channels and the owner.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import outside
from cogs.check.application import check_application, check_servers, logged_in, refused
from cogs.check.exchanges import Exchanges, of_proxy, without
from cogs.check.live_round import live_round
from cogs.check.machine import STORE, check_machine, check_settings, check_stored
from cogs.check.report import Report
from cogs.check.running_tables import check_store
from cogs.run.environment import BadSettings, Settings, check_games_from, log_settings
from cogs.shelf.about import VERSION
from cogs.ui.drawing import Drawing
from cogs.ui.tefuda import Tefuda
from engine.host.host import Host
from engine.host.store.address import server_of
from engine.host.store.errors import NotRecorded
from engine.host.store.files import PRIVATE_FILE, UnusableStore, nothing_beside
from engine.host.store.stores import open_store_to_read
from engine.host.table.places import Place, places_of
from render.games.registry import NARRATIONS, PAINTERS

WELL, TO_MEND, BAD = 0, 1, 2
"""Exit codes."""
LIVE = "live"
KEPT = "check.json"
"""The file of requests and answers, in the folder of the store."""
USAGE = "--check takes nothing, the file of a store, or live and a channel: --check live '#table'"


@dataclass(frozen=True, slots=True)
class Parts:
    """What ``bot.py`` has for its own start. ``files`` raises MissingPart if a file of a game is missing."""

    environ: Callable[[], Mapping[str, str]]
    files: Callable[[], None]
    opened: Callable[[Path], Awaitable[Host]]
    built: Callable[[Host, Drawing, Settings], Tefuda]
    broken: outside.Broken = field(default_factory=dict)
    """The games from outside that cannot be loaded."""


def to_console(text: str) -> None:
    """Write a text at once, whatever stdout is."""
    sys.stdout.write(text)
    sys.stdout.flush()


async def check(words: Sequence[str], parts: Parts, write: Callable[[str], object] = to_console) -> int:
    """Run the checks that the words after --check name. Return the exit code."""
    report = Report(write)
    if words and words[0] == LIVE and len(words) == 2:
        return await check_all(report, parts, words[1])
    if not words:
        return await check_all(report, parts, None)
    if len(words) == 1 and words[0] != LIVE:
        return await _tables(report, words[0], parts)
    report.mend("command", USAGE)
    return BAD


async def _tables(report: Report, where: str, parts: Parts) -> int:
    try:
        if server_of(where) is not None:
            report.mend(
                "store",
                "this takes a file. Copy the server's tables into one with the release that runs them: "
                "python -m engine.host.store.copy postgresql://... sqlite:copy.sqlite3",
            )
            return BAD
    except UnusableStore as e:
        report.mend("store", f"{e}")
        return BAD
    file = Path(where.removeprefix("sqlite:"))
    if not os.path.isfile(file):  # noqa: ASYNC240  # nothing else runs
        report.mend("store", f"there is no file {file}. {USAGE}.")
        return BAD
    await check_store(report, file, parts.opened)
    return _end(report)


async def check_all(report: Report, parts: Parts, live: str | None) -> int:
    """Check machine, settings, store and Discord; with ``live`` do a round in this channel too."""
    check_machine(report, parts.files, parts.broken)
    try:
        environ = parts.environ()
        check_games_from(environ)
        log_settings(environ)
        settings = Settings.read(dict(environ))
    except BadSettings as bad:
        report.mend("settings", str(bad))
        return BAD
    check_settings(report, environ, settings)
    await check_stored(report, settings)
    exchanges = Exchanges()
    with tempfile.TemporaryDirectory(prefix="tefuda-check-") as folder:
        await _discord(report, settings, parts, Path(folder) / STORE, exchanges, live)
    _keep(report, settings, exchanges)
    return _end(report)


async def _discord(
    report: Report, settings: Settings, parts: Parts, empty: Path, exchanges: Exchanges, live: str | None
) -> None:
    host = await parts.opened(empty)
    drawing = Drawing(PAINTERS, NARRATIONS)
    bot = parts.built(host, drawing, settings)
    bot.http.http_trace = exchanges.trace
    try:
        if not await logged_in(report, bot, settings):
            return
        await check_application(report, bot, settings, exchanges)
        await check_servers(report, bot, settings, await _places(settings))
        if live is not None:
            with refused(report, LIVE):
                await live_round(report, bot, settings, exchanges, live)
    finally:
        await bot.close()
        drawing.close()
        await host.close()


async def _places(settings: Settings) -> list[Place]:
    """Return the channels with tables; none if the store is not there, or not of this release (the report says so)."""
    file = settings.data / STORE
    with contextlib.suppress(UnusableStore, OSError, sqlite3.Error, NotRecorded), nothing_beside(file):
        store = await open_store_to_read(settings.database or file)
        try:
            return await places_of(store)
        finally:
            await store.close()
    return []


def _keep(report: Report, settings: Settings, exchanges: Exchanges) -> None:
    """Write requests and answers into a file that only its owner can read."""
    if not exchanges.all:
        return
    told = {
        "tefuda": VERSION,
        "python": sys.version,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "lines": [f"{level} {about}: {text}" for level, about, text in report.lines],
        "exchanges": exchanges.to_json(),
    }
    text = without(json.dumps(told, ensure_ascii=False, indent=1), settings.token, *of_proxy(settings.proxy))
    for folder in (settings.data, Path(tempfile.gettempdir())):
        file = folder / KEPT
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)
            fresh = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE)
            with open(fresh, "w", encoding="utf-8", errors="backslashreplace") as out:
                out.write(text)
            report.well("kept", f"{len(exchanges.all)} requests with their answers, without the token: {file}")
            return
    report.look("kept", "requests and answers could not be written anywhere")


def _end(report: Report) -> int:
    if report.faults:
        report.write(f"\n{report.faults} to mend.\n")
        return TO_MEND
    report.write("\nAll is well.\n")
    return WELL
