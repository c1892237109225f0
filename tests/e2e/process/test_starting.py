"""A start with wrong settings prints one line that says what to do; a stop is quick and quiet."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import os
import signal
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import discord
import psycopg
import pytest

import bot as tefuda
from cogs.run.environment import BadSettings, NotYet, Settings
from cogs.run.requirements import usable
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.model.records import Person
from engine.host.store.errors import NotRecorded
from engine.host.store.postgres_connection import is_refusal
from engine.host.store.schema import VERSION
from engine.players.registry import CHOOSERS
from sandbox import PATIENCE, Sandbox
from tests.e2e.forked import Nursery
from tests.e2e.mortal import Mortal
from tests.e2e.world import people
from tests.host.released import FOLDER
from tests.host.server import NO_SERVER, maintenance

# The event loop


@pytest.mark.parametrize("fast", [True, False])
def test_any_event_loop_runs_it(monkeypatch: pytest.MonkeyPatch, fast: bool) -> None:
    """uvloop's if it is installed, else asyncio's own; exceptions come out, and the loop is closed."""
    if not fast:
        monkeypatch.setattr(tefuda, "EVENT_LOOP", None)
    ran: list[asyncio.AbstractEventLoop] = []

    async def work() -> None:
        ran.append(asyncio.get_running_loop())
        assert await asyncio.to_thread(int, "7") == 7
        raise LookupError("comes out")

    with pytest.raises(LookupError, match="comes out"):
        tefuda.run(work())
    assert ran[0].is_closed()
    assert type(ran[0]).__module__.startswith("uvloop" if tefuda.EVENT_LOOP else "asyncio")


# Wrong settings


def started(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *arguments: str,
    code: int = tefuda.BAD_SETTINGS,
    **environ: Any,
) -> str:
    """Return the output of the bot after such a start: it must be one line, with this exit code."""
    places = "API", "GATEWAY", "CDN", "SHARDS", "DATABASE"
    for name in ("TOKEN", "TOKEN_FILE", "DATA", "LOG", "LOG_FORMAT", "MONITOR", "PACE", *places):
        monkeypatch.delenv(f"TEFUDA_{name}", raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(f"TEFUDA_{name}", str(value))
    monkeypatch.setattr(tefuda, "HERE", Path("/nowhere"))
    monkeypatch.setattr(tefuda, "settle", lambda: None)  # the process belongs to the tests
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["bot.py", *arguments])
    assert tefuda.main() == code
    out, said = capsys.readouterr()
    assert out == "" and said.count("\n") == 1 and said.endswith("\n"), said
    assert "Traceback" not in said
    return said.strip()


def test_a_token_that_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "make play" in started(monkeypatch, capsys, DATA=tmp_path)
    missing = tmp_path / "missing"
    said = started(monkeypatch, capsys, TOKEN_FILE=missing)
    assert "TEFUDA_TOKEN_FILE" in said and str(missing) in said and "No such file" in said
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for path, why in ((tmp_path, "directory"), (picture, "no text")):
        assert why in started(monkeypatch, capsys, TOKEN_FILE=path)
    empty = tmp_path / "empty"
    empty.touch()
    assert "No token" in started(monkeypatch, capsys, TOKEN_FILE=empty)
    for wrong in ("x.y.z x.y.z", "x.y\nz", "Bot x.y.z"):
        assert "is no token" in started(monkeypatch, capsys, TOKEN=wrong, DATA=tmp_path)


@pytest.mark.parametrize(
    ("name", "value", "helps"),
    [
        ("LOG", "LOUD", "DEBUG, INFO, WARNING or ERROR"),
        ("LOG", "20", "DEBUG, INFO, WARNING or ERROR"),
        ("LOG", "INFO, discord=DEBUG", "levels of rooms"),
        ("LOG_FORMAT", "xml", "lines or json"),
        ("MONITOR", "99999", "a port"),
        ("MONITOR", "http://here", "a port"),
        ("PACE", "fast", "number of seconds"),
        ("PACE", "-1", "number of seconds"),
        ("PACE", "nan", "number of seconds"),
        ("PACE", "1e9", "number of seconds"),
        ("OWNER_SERVER", "My server", "the id of a server"),
        ("OWNER_SERVER", "12", "the id of a server"),
        ("SOURCE", "http://example.org", "begins with https://"),
        ("GAMES", "chess", "there is no game 'chess'; there are geschenk,"),
        ("SHARDS", "many", "auto, all/16"),
        ("DATABASE", "mysql://db/tefuda", "postgresql://"),
        ("DATABASE", "var/tefuda.sqlite3", "postgresql://"),
        ("SHARDS", "3-1/16", "comes after"),
        ("SHARDS", "0-4/4", "numbered 0 to 3"),
        ("SHARDS", "all/0", "1 to"),
    ],
)
def test_settings_that_make_no_sense(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    name: str,
    value: str,
    helps: str,
) -> None:
    wrong: dict[str, Any] = {name: value}
    said = started(monkeypatch, capsys, TOKEN="x.y.z", DATA=tmp_path, **wrong)
    # An address may contain a password, and is not printed again.
    what = f"TEFUDA_{name} takes" if name == "DATABASE" else f"TEFUDA_{name} is {value!r}"
    assert what in said and helps in said


@pytest.mark.parametrize(
    ("address", "helps", "code"),
    [
        ("postgresql://me:sesame@127.0.0.1:1/tefuda", "refused", tefuda.NOT_YET),
        ("postgresql://me:sesame@127.0.0.1:1/tefuda?colour=red", "%40 for @", tefuda.BAD_SETTINGS),
        ("postgresql://me:sesame@/tefuda?host=/nowhere", "/nowhere", tefuda.NOT_YET),
    ],
)
def test_a_server_that_cannot_be_reached(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    address: str,
    helps: str,
    code: int,
) -> None:
    """A supervisor has to know if a restart may help: the server may still be starting."""
    folder = tmp_path / "none"
    said = started(monkeypatch, capsys, code=code, TOKEN="x.y.z", DATA=folder, DATABASE=address)
    assert "/tefuda cannot be used" in said and helps in said and "sesame" not in said
    assert not folder.exists(), "nothing is kept in a folder then"


@pytest.mark.postgres
def test_a_server_that_refuses_is_a_matter_of_settings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = maintenance()
    if address is None:
        pytest.skip(NO_SERVER)
    other = urlsplit(address)._replace(path="/no_such_database").geturl()
    assert "does not exist" in started(monkeypatch, capsys, TOKEN="x.y.z", DATABASE=other)


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ('FATAL:  password authentication failed for user "tefuda"', True),
        ('FATAL:  database "tefuda" does not exist', True),
        ("FATAL:  the database system is starting up", False),
        ("FATAL:  the database system is shutting down", False),
        ("FATAL:  the database system is in recovery mode", False),
        ("FATAL:  sorry, too many clients already", False),
        ("FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute", False),
        ("Connection refused", False),
        ("timeout expired", False),
        ("failed to resolve host 'database': [Errno -2] Name or service not known", False),
    ],
)
def test_what_a_server_says_that_may_be_otherwise_in_a_moment(said: str, refused: bool) -> None:
    assert is_refusal(psycopg.OperationalError(f"connection failed: {said}")) is refused
    assert is_refusal(psycopg.errors.InsufficientPrivilege("permission denied for schema public"))


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
async def test_a_container_with_bad_settings_stays_until_it_is_stopped(sig: signal.Signals) -> None:
    """Docker restarts every process that ends, so the bot prints its line once and waits."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("TEFUDA_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(tefuda.HERE / "bot.py"),
        "--stay",
        env={**environ, "TEFUDA_TOKEN": "x.y.z", "TEFUDA_SHARDS": "many"},
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    try:
        assert b"auto, all/16" in await asyncio.wait_for(process.stderr.readline(), PATIENCE)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(process.wait(), 0.3)
        process.send_signal(sig)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == tefuda.BAD_SETTINGS
        assert await process.stderr.read() == b""
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


def test_who_stays_listens_before_it_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A stop right after the line was printed ends it with its own exit code."""
    done: list[str] = []

    class Line(io.StringIO):
        def write(self, text: str, /) -> int:
            done.append("says")
            return len(text)

    class Told:
        def __init__(self) -> None:
            done.append("listens")

        def wait(self) -> None:
            done.append("waits")

    monkeypatch.setattr(sys, "argv", ["bot.py", "--stay"])
    monkeypatch.setattr(tefuda, "HERE", tmp_path)
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    monkeypatch.setenv("TEFUDA_SHARDS", "many")
    monkeypatch.setenv("TEFUDA_TOKEN", "x.y.z")
    monkeypatch.setattr(tefuda, "told_to_stop", Told)
    monkeypatch.setattr(sys, "stderr", Line())
    assert tefuda.main() == tefuda.BAD_SETTINGS
    assert done == ["listens", "says", "waits"]


def test_what_does_not_answer_yet_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot ends and is restarted, in a container too."""
    address = "postgresql://me:sesame@127.0.0.1:1/tefuda"
    assert "refused" in started(monkeypatch, capsys, "--stay", code=tefuda.NOT_YET, TOKEN="x.y.z", DATABASE=address)


def test_a_server_without_its_library_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "engine.host.store.postgres_store", None)
    said = started(monkeypatch, capsys, TOKEN="x.y.z", DATABASE="postgresql://db/tefuda")
    assert "pip install" in said and "postgres" in said


def test_thinking_needs_the_store_of_the_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = started(monkeypatch, capsys, "--think", DATA=tmp_path)
    assert "TEFUDA_DATABASE" in said and not list(tmp_path.iterdir())


@pytest.mark.parametrize("how", [(), ("--sandbox", "--no-browser")])
def test_a_folder_that_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, how: tuple[str, ...]
) -> None:
    file = tmp_path / "file"
    file.touch()
    # Nobody can create a file in there, not even root.
    for folder in (file, file / "inside", Path("/proc/self/nothing")):
        said = started(monkeypatch, capsys, *how, TOKEN="x.y.z", DATA=folder)
        assert str(folder) in said and "TEFUDA_DATA" in said


def test_a_store_that_is_not_ours_to_use(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = tmp_path / "tefuda.sqlite3"
    newest = max(FOLDER.glob("*.sql"), key=lambda p: int(p.stem)).read_text(encoding="utf-8")

    def says() -> str:
        return started(monkeypatch, capsys, TOKEN="x.y.z", DATA=tmp_path)

    store.write_text("this is a letter " * 300)
    assert "not a store of Tefuda" in says()
    store.unlink()
    with contextlib.closing(sqlite3.connect(store)) as connection:
        connection.executescript(newest)
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    assert "newer release" in says() and str(store) in says()
    whole = store.read_bytes()
    store.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in says() and "backup" in says()
    store.unlink()
    store.mkdir()
    assert "TEFUDA_DATA" in says()


def test_a_disk_that_is_full_at_the_start(tmp_path: Path) -> None:
    full = sqlite3.OperationalError("database or disk is full")
    for wrong in (full, OSError(28, "No space left on device"), NotRecorded()):
        if isinstance(wrong, NotRecorded):
            wrong.__cause__ = full
        with pytest.raises(BadSettings, match=r"full|No space left") as said, usable(tmp_path):
            raise wrong
        assert not isinstance(said.value, NotYet)
        assert "Make room" in str(said.value) and "\n" not in str(said.value)


# Processes


@contextlib.asynccontextmanager
async def sandboxed(folder: Path, nursery: Nursery | None = None) -> Any:
    box = Sandbox()
    people(box)
    async with box:
        yield box, Mortal(box, folder, nursery)


async def test_a_second_process_on_one_store_says_so_and_ends(tmp_path: Path, nursery: Nursery) -> None:
    async with sandboxed(tmp_path, nursery) as (box, first):
        await first.start()
        second = Mortal(box, tmp_path, nursery)
        with contextlib.suppress(TimeoutError, RuntimeError):
            await second.start()
        assert second.process is not None and first.process is not None
        assert await asyncio.wait_for(second.process.wait(), PATIENCE) == 2
        (line,) = (line for line in first.said().splitlines() if "cannot be used" in line)
        assert f"process {first.process.pid} uses it" in line and "Traceback" not in first.said()
        assert first.alive
        # After a kill, nothing that it leaves behind blocks the next one.
        await first.kill()
        await first.start()
        await first.kill()


QUICK_S = 20.0
"""Seconds for the bot's own last resort on a slow machine. A search that is not waited for may take as long again."""


async def stopped(bot: Mortal) -> float:
    """Send SIGTERM; return the seconds until the process is gone. Its exit code must be 0."""
    process = bot.process
    assert process is not None
    begun = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    return time.monotonic() - begun


def quietly(bot: Mortal) -> None:
    """Check that the log shows a clean end and that the store is closed."""
    said = bot.said()
    for noise in ("Traceback", "was destroyed", "never retrieved", "never awaited", "closed database", "ERROR"):
        assert noise not in said, said[-3000:]
    assert sorted(p.name for p in bot.folder.iterdir() if p.name.startswith("tefuda.sqlite3")) == ["tefuda.sqlite3"]


async def test_a_stop_with_eighty_computers_thinking_is_quick_and_quiet(tmp_path: Path) -> None:
    async with sandboxed(tmp_path) as (_, bot):
        await bot.start()
        assert await stopped(bot) < QUICK_S
        quietly(bot)
        await watch(bot, 20)
        await bot.start()
        await asyncio.sleep(1.5)
        assert bot.rows("SELECT COUNT(*) AS n FROM timers")[0]["n"] >= 20
        assert await stopped(bot) < QUICK_S
        quietly(bot)
        # No game is lost: they go on.
        moves = bot.rows("SELECT SUM(moves) AS n FROM tables")[0]["n"]
        await bot.start()
        await bot.box.until(lambda: bot.rows("SELECT SUM(moves) AS n FROM tables")[0]["n"] > moves)
        assert await stopped(bot) < QUICK_S
        quietly(bot)


async def watch(bot: Mortal, tables: int) -> None:
    """Seat four strong computers at each of so many tables while the bot is down."""
    host = await Host.open(bot.store, GAMES, CHOOSERS)
    channel = next(c.id for c in bot.box.world.channels.values() if c.name == "table")
    spot: dict[str, Any] = {"guild": None, "channel": channel, "lang": "en"}
    try:
        for n in range(tables):
            names = ["A", "B", "C", "D"]
            who = Person(str(1 + n), "Ann")
            await host.watching.watch("tricky_express", {}, names, "strong", who, interaction=f"w{n}", **spot)
    finally:
        await host.close()


async def test_what_is_loaded_is_left_alone_before_anything_is_served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[object] = []

    async def live(*_: object, **__: object) -> None:
        done.append("served")

    monkeypatch.setattr(gc, "collect", lambda: done.append("collected"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("frozen"))
    monkeypatch.setattr(gc, "set_threshold", lambda *often: done.append(often))
    monkeypatch.setattr(tefuda, "live", live)
    loop = asyncio.get_running_loop()
    try:
        await tefuda.serve(Settings("token", tmp_path))
    finally:
        for sig in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(sig)
    assert done == ["collected", "frozen", tefuda.CYCLES, "served"]
    assert all(mine >= pythons for mine, pythons in zip(tefuda.CYCLES, (700, 10, 10), strict=True))
