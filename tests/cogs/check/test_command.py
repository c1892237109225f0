"""The whole command: what is said without a network, exit codes, the file for a report, any console and home."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import bot as tefuda
from cogs.check import machine
from cogs.check.check import BAD, KEPT, TO_MEND, WELL
from cogs.check.exchanges import of_proxy, without
from cogs.check.report import Report
from cogs.run import environment, packages
from cogs.run.environment import NAMES, PREFIX, Settings
from cogs.run.packages import NEEDED
from engine.core.parts import MissingPart
from engine.games.registry import GAMES
from engine.host.store.files import Lock
from engine.host.store.schema import VERSION
from engine.host.store.sqlite_store import SqliteStore
from engine.players.registry import CHOOSERS
from render.kit.drawing import scripts
from sandbox import TOKEN, Sandbox
from tests.e2e.world import people
from tests.host.rig import ANN, Rig
from tests.test_console import CONSOLES, on

ROOT = Path(tefuda.__file__).parent


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox()
    people(sandbox)
    async with sandbox:
        yield sandbox


def settings_for(box: Sandbox, folder: Path, **other: str) -> dict[str, str]:
    """Return the settings of a bot at this Discord; nothing of the machine's own."""
    at = {"TOKEN": TOKEN, "API": box.api, "GATEWAY": box.gateway, "CDN": box.cdn, "DATA": str(folder), "EMOJI": "off"}
    return {PREFIX + name: value for name, value in (at | other).items()}


def names(folder: Path) -> list[str]:
    """Return the names in a folder."""
    return sorted(path.name for path in folder.iterdir())


async def ran(*words: str, environ: dict[str, str], console: str = "cp1252") -> tuple[int, str]:
    """Run the command in a process of its own; return its exit code and its whole output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py"), "--check", *words),
        env={**on(console), **environ},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    assert b"Traceback" not in said, said.decode("utf-8", "replace")
    return process.returncode or 0, said.decode("utf-8" if console == "utf-8" else "cp1252")


@pytest.mark.parametrize("console", CONSOLES)
async def test_a_whole_round_on_any_console_and_with_a_home_that_cannot_be_written(
    box: Sandbox, tmp_path: Path, console: str
) -> None:
    folder = tmp_path / "保存"
    folder.mkdir()
    environ = settings_for(box, folder, LOG="DEBUG") | {"HOME": "/proc/self/nowhere", "TMPDIR": str(tmp_path)}
    code, said = await ran("live", "table", environ=environ, console=console)
    assert code == WELL, said
    lines = said.splitlines()
    assert lines[-2:] == ["", "All is well."] and all(line[:6] in ("well  ", "look  ") for line in lines[:-2]), said
    assert lines.index(next(line for line in lines if "python" in line)) == 0
    assert "post" in said and "\\u" in said
    kept = folder / KEPT
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    text = kept.read_text("utf-8")
    assert TOKEN not in text and "Bot " not in text and len(text) < 400_000
    told = json.loads(text)
    assert len(told["lines"]) == len(lines) - 3
    sent = [one for one in told["exchanges"] if one["request"].startswith("POST ")]
    posted = next(one for one in sent if one["request"].endswith("/messages"))
    assert posted["status"] == 200 and posted["sent"]["payload_json"]["components"] and posted["answer"]["attachments"]
    assert names(folder) == [KEPT], "no store, no lock"
    assert names(tmp_path) == ["保存"], "no folder of the check's own"


@pytest.mark.file_only
async def test_the_channels_of_its_tables_are_looked_at_and_the_store_stays_as_it_was(
    box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = Rig(tmp_path / machine.STORE, GAMES, CHOOSERS)
    await rig.open()
    info = await rig.table(ANN, size=2, game="love_letter", guild=box.guild("Home").id)
    await rig.host.suspension.resume(info.id, channel=box.channel("lobby").id)
    await rig.host.close()
    box.admin.deny(box.channel("lobby"), "ATTACH_FILES", user=box.world.bot)
    before = (tmp_path / machine.STORE).read_bytes()
    code, lines = await in_process(monkeypatch, capsys, settings_for(box, tmp_path))
    assert code == TO_MEND
    assert "MEND  channels      Home, #lobby: the bot lacks Attach Files." in "\n".join(lines)
    assert names(tmp_path) == [KEPT, machine.STORE] and (tmp_path / machine.STORE).read_bytes() == before


async def test_what_is_refused_is_kept_for_the_report(
    box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    box.faults.add("GET", "/gateway/bot", times=9, status=403, body={"code": 40333, "message": "of tomorrow"})
    code, lines = await in_process(monkeypatch, capsys, settings_for(box, tmp_path))
    assert code == TO_MEND and lines[-2:] == ["", "1 to mend."]
    assert [line.split()[1] for line in lines if line.startswith("MEND")] == ["sessions"]
    told = json.loads((tmp_path / KEPT).read_text("utf-8"))
    (one,) = (one for one in told["exchanges"] if one["request"].endswith("/gateway/bot"))
    assert one["status"] == 403 and one["answer"] == {"code": 40333, "message": "of tomorrow"}


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({}, "No token"),
        ({"TEFUDA_TOKEN": "x.y.z x.y.z"}, "TEFUDA_TOKEN is no token"),
        ({"TEFUDA_TOKEN": "x.y.z\nx.y.z"}, "TEFUDA_TOKEN is no token"),
        ({"TEFUDA_TOKEN": "x.y.z", "TEFUDA_SHARDS": "many"}, "auto, all/16"),
        ({"TEFUDA_TOKEN": "x.y.z", "TEFUDA_LOG": "loud"}, "TEFUDA_LOG"),
        ({"TEFUDA_TOKEN": "x.y.z", "TEFUDA_GAMES_FROM": "/nowhere"}, "no games are there"),
        (
            {"TEFUDA_TOKEN": "x.y.z", "HTTPS_PROXY": "socks5://me:sesame@here:1080"},
            "HTTPS_PROXY takes http://host:port",
        ),
    ],
)
async def test_bad_settings_come_after_what_needs_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], settings: dict[str, str], told: str
) -> None:
    code, lines = await in_process(monkeypatch, capsys, settings)
    assert code == BAD
    assert lines[0].startswith("well  python") and [line for line in lines if "time zones" in line]
    assert lines[-1].startswith("MEND  settings") and told in lines[-1] and "sesame" not in lines[-1]


async def in_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], settings: dict[str, str]
) -> tuple[int, list[str]]:
    """Return the exit code and the lines of a check with these settings alone."""
    for name in [name for name in os.environ if name.startswith(PREFIX) or name.lower().endswith("_proxy")]:
        monkeypatch.delenv(name)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(tefuda, "HERE", Path("/nowhere"))
    monkeypatch.setattr(tefuda, "check_parts", lambda: None)
    code = await tefuda.checked([])
    return code, capsys.readouterr().out.splitlines()


async def test_words_that_are_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["live"], ["live", "a", "b"], ["a.db", "b.db"], ["nowhere.sqlite3"]):
        code = await tefuda.checked(words)
        said = capsys.readouterr().out
        assert code == BAD and said.count("\n") == 1 and "--check takes nothing, the file of a store, or live" in said


# The machine


def lines_of(say: Any, *arguments: Any) -> str:
    """Return what a check says."""
    said: list[str] = []
    say(Report(said.append), *arguments)
    return "".join(" ".join(line.split()) + "\n" for line in said)


def missing() -> None:
    raise MissingPart("cogs/games/target.py is missing")


def test_packages_of_another_version_or_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"well packages all {len(packages.pinned(NEEDED))} of requirements.lock" in lines_of(machine._packages)
    usual = packages.here
    changed = {"pillow": "1.0", "tzdata": None, "uvloop": None}
    monkeypatch.setattr(packages, "here", lambda name: changed.get(name, usual(name)))
    said = lines_of(machine._packages)
    assert "MEND packages tzdata not installed; pillow 1.0 in place of" in said and packages.how() in said
    assert "look packages no uvloop here: a press takes a twentieth longer" in said
    monkeypatch.setattr(packages, "ROOT", Path("/nowhere"))
    assert "MEND packages requirements.lock is not beside bot.py" in lines_of(machine._packages)


def test_fonts_games_and_time_zones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = lines_of(machine.check_machine, missing, {})
    assert "MEND games cogs/games/target.py is missing. Copy the release again." in said
    monkeypatch.setattr(scripts, "RAQM", False)
    assert "look fonts" in lines_of(machine._fonts) and "install FriBiDi" in lines_of(machine._fonts)
    monkeypatch.setattr(machine, "has_zones", lambda: False)
    assert "MEND time zones no time zones are known here" in lines_of(machine.check_machine, lambda: None, {})

    def unreadable(face: str, size: int) -> Any:
        raise OSError("cannot open resource")

    monkeypatch.setattr(machine, "font", unreadable)
    assert "in render/fonts cannot be read (cannot open resource). Copy the release again." in lines_of(machine._fonts)


def test_an_environment_without_time_zones_says_so() -> None:
    """Neither the system's nor tzdata's, in a process of its own."""
    program = "import sys; sys.modules['tzdata'] = None\nimport bot, asyncio; sys.exit(asyncio.run(bot.checked([])))"
    environ = {**on("ascii"), "PYTHONTZPATH": "", "HOME": "/nowhere", "TEFUDA_TOKEN": "two words"}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environ, capture_output=True, check=False)
    assert done.returncode == BAD and b"Traceback" not in done.stderr, done.stderr
    assert b"MEND  time zones    no time zones are known here" in done.stdout


def test_settings_that_are_none_and_a_file_that_others_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "HERE", tmp_path)
    (tmp_path / ".env").touch(0o644)
    environ = {"TEFUDA_TOKEN": "x.y.z", "TEFUDA_TOKENS": "x", "https_proxy": "http://me:sesame@proxy:3128"}
    said = lines_of(machine.check_settings, environ, Settings.read(environ))
    assert "look settings TEFUDA_TOKENS is no setting" in said and f"chmod 600 {tmp_path / '.env'}" in said
    assert "well settings they can be read: TEFUDA_TOKEN" in said
    assert "well proxy requests to Discord go through HTTPS_PROXY, http://proxy:3128" in said and "sesame" not in said
    (tmp_path / ".env").chmod(0o600)
    environ["TEFUDA_API"] = "http://nirn:8080/api/v10"
    said = lines_of(machine.check_settings, environ, Settings.read(environ))
    assert "look proxy HTTPS_PROXY is not used" in said and "chmod" not in said


def test_the_names_of_settings_are_those_that_are_read() -> None:
    text = Path(environment.__file__).read_text("utf-8")
    read = {name.removeprefix(PREFIX) for name in re.findall(r"TEFUDA_[A-Z_]+", text)}
    assert {name.removesuffix("_FILE") for name in NAMES} == {name.removesuffix("_FILE") for name in read}


def test_a_monitor_that_cannot_be_served(monkeypatch: pytest.MonkeyPatch) -> None:

    with socket.create_server(("127.0.0.1", 0)) as taken:
        environ = {"TEFUDA_TOKEN": "x.y.z", "TEFUDA_MONITOR": str(taken.getsockname()[1])}
        monkeypatch.setattr(packages, "here", lambda name: "1.0")
        assert "look monitor 127.0.0.1:" in lines_of(machine.check_settings, environ, Settings.read(environ))
    assert "is free" in lines_of(machine.check_settings, environ, Settings.read(environ))
    monkeypatch.setattr(packages, "here", lambda name: None)
    said = lines_of(machine.check_settings, environ, Settings.read(environ))
    assert "MEND monitor TEFUDA_MONITOR needs prometheus-client." in said and "requirements-extra.lock" in said


# Folder and store


async def stored(folder: Path, **other: Any) -> str:
    said: list[str] = []
    await machine.check_stored(Report(said.append), Settings("x.y.z", folder, **other))
    return "".join(" ".join(line.split()) + "\n" for line in said)


async def test_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    said = await stored(tmp_path / "var" / "deep")
    assert "is made by the first start" in said and "there is none yet" in said and "MEND" not in said
    assert names(tmp_path) == []


async def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "inside"):
        said = await stored(folder)
        assert f"MEND folder {folder} cannot be used: Not a directory" in said and "TEFUDA_DATA" in said


async def test_a_disk_that_cannot_be_written_or_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "MEND folder /proc/self cannot be used" in await stored(Path("/proc/self"))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9, 10**6))
    assert "MEND disk 1 MB are free, and an update may need 200 MB. Make room." in await stored(tmp_path)


@pytest.mark.file_only
async def test_a_store(tmp_path: Path) -> None:
    store = tmp_path / machine.STORE
    running = await SqliteStore.open(store)
    lock = Lock(tmp_path / "tefuda.lock")
    said = await stored(tmp_path)
    assert "MEND" not in said and f"version {VERSION}, all pages are intact" in said
    assert f"well store process {os.getpid()} uses it now" in said
    lock.release()
    await running.close()
    before, there = store.read_bytes(), names(tmp_path)
    assert "well store no bot uses it now" in await stored(tmp_path)
    assert (store.read_bytes(), names(tmp_path)) == (before, there)
    for version, told in ((VERSION - 1, "look store the next start updates it"), (VERSION + 1, "MEND store")):
        with closing(sqlite3.connect(store)) as connection:
            connection.execute(f"PRAGMA user_version = {version}")
        assert told in await stored(tmp_path)
    whole = store.read_bytes()
    store.write_bytes(whole[: len(whole) // 2])
    assert f"MEND store {store} cannot be used: it is damaged" in await stored(tmp_path)
    store.write_text("this is a letter " * 300)
    assert "MEND store" in await stored(tmp_path) and "not a store of Tefuda" in await stored(tmp_path)


@pytest.mark.file_only
async def test_a_store_of_another_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await SqliteStore.open(tmp_path / machine.STORE)).close()
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    said = await stored(tmp_path)
    assert "may not be written by this user" in said
    other = (tmp_path / machine.STORE).stat().st_uid != 0
    assert ("you are root" in said) == other
    if not other:
        os.chown(tmp_path / machine.STORE, 10001, 10001)
        assert "you are root: check as that user" in await stored(tmp_path)


async def test_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "postgresql://me:sesame@127.0.0.1:1/tefuda"
    said = await stored(tmp_path, database=address)
    assert said.startswith("MEND store postgresql://127.0.0.1:1/tefuda cannot be used") and "refused" in said
    assert "sesame" not in said
    monkeypatch.setattr(packages, "here", lambda name: None)
    assert "TEFUDA_DATABASE needs psycopg." in await stored(tmp_path, database=address)


# A Python that cannot run the bot


def test_a_python_without_the_packages_says_so_in_one_line(tmp_path: Path) -> None:
    for words in ((), ("--check",), ("--sandbox",)):
        command = [sys.executable, "-S", str(ROOT / "bot.py"), *words]
        done = subprocess.run(command, cwd=tmp_path, env=on("ascii"), capture_output=True, check=False)
        assert done.returncode == tefuda.BAD_SETTINGS and done.stdout == b""
        assert done.stderr.count(b"\n") == 1 and b"Traceback" not in done.stderr
        assert b"has no aiohappyeyeballs, aiohttp" in done.stderr and b"-m pip install" in done.stderr


def test_an_old_python_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert packages.stop() is None
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    assert "Tefuda needs Python 3.11 or newer" in str(packages.stop()) and "is 3.10.4" in str(packages.stop())


def test_a_package_of_some_machines_only_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "isal" not in packages.pinned(NEEDED) and "tzdata" in packages.pinned(NEEDED)
    monkeypatch.setattr(sys, "version_info", (3, 12, 0, "final", 0))
    assert "audioop-lts" not in packages.pinned(NEEDED)
    monkeypatch.setattr(sys, "version_info", (3, 13, 0, "final", 0))
    assert "audioop-lts" in packages.pinned(NEEDED)
    usual = packages.here
    monkeypatch.setattr(packages, "here", lambda name: None if name in ("tzdata", "uvloop") else usual(name) or "1")
    assert packages.stop() is None, "the bot runs without them"


@pytest.mark.parametrize("said", ["p@ss/word", "p%40ss%2Fword", "http://user:p%40ss%2Fword@proxy:8080"])
def test_the_password_of_a_proxy_is_hidden_in_any_form(said: str) -> None:
    hidden = of_proxy("http://user:p%40ss%2Fword@proxy:8080")
    assert "word" not in without(f"it answers: {said}", *hidden)
    assert of_proxy("http://proxy:8080") == () == of_proxy(None)
