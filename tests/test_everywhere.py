"""Every module loads and the store opens on systems without what only Unix has. Wheels and the rest of such systems are
tried by .github/workflows; here is what can be known on any machine.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from engine.host.search import search_pool
from engine.host.store import files
from tests.test_imports import ROOMS

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / ".github" / "workflows" / "test.yml"

AS_WINDOWS = r"""
import importlib, os, pathlib, signal, sys, tempfile, types
# What is not ours is loaded as it is here.
import aiohttp, aiohttp.web, aiosqlite, asyncio, discord, discord.app_commands, fluent.runtime, multiprocessing
import concurrent.futures.process, openskill.models, PIL.Image, PIL.ImageFont, pyphen, sqlite3, subprocess, tempfile
import webbrowser, zoneinfo, discord.ext.commands

UNIX = ("fcntl", "grp", "posix", "pty", "pwd", "resource", "readline", "syslog", "termios", "tty", "uvloop", "isal")
for name in UNIX:
    sys.modules[name] = None
for module, names in {
    os: ("fork", "geteuid", "getuid", "getgid", "getpgid", "killpg", "kill", "uname", "sysconf", "statvfs", "mkfifo",
         "getloadavg", "setsid", "chown", "fchmod", "sched_getaffinity", "nice", "wait", "O_NOFOLLOW", "O_CLOEXEC"),
    signal: ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGPIPE", "alarm", "pthread_sigmask"),
}.items():
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
held = {}
def locking(file, mode, size):
    place = os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR)
    if held.setdefault(place, file) != file:
        raise PermissionError(13, "Permission denied")
sys.modules["msvcrt"] = types.SimpleNamespace(LK_NBLCK=2, locking=locking)
sys.platform = "win32"

root = pathlib.Path(".")
names = ["bot"] + sorted(
    ".".join(file.with_suffix("").parts).removesuffix(".__init__")
    for room in ("engine", "cogs", "render", "locales", "sandbox")
    for file in pathlib.Path(room).rglob("*.py")
    # What needs a package that is not everybody's, or is a command that runs when it is loaded.
    if "postgres" not in file.name and file.parent.name != "fonts" and "__main__" not in file.name
)
for name in names:
    importlib.import_module(name)
import bot
from engine.host.store.files import Lock, StoreInUse, make_folder_private, make_private, try_folder
from cogs.run.memory import give_back
assert bot.EVENT_LOOP is None, "asyncio's own loop"
with tempfile.TemporaryDirectory() as folder:
    there = pathlib.Path(folder) / "var"
    make_folder_private(there)
    lock = Lock(there / "lock")
    try:
        Lock(there / "lock")
    except StoreInUse as e:
        assert f"process {os.getpid()} " in str(e), e
    else:
        raise AssertionError("two have the lock")
    make_private(there / "store")
    try_folder(there)
    give_back()
    os.close(lock._file)
print(len(names), "modules")
"""


def test_every_module_loads_without_what_only_unix_has() -> None:
    done = subprocess.run([sys.executable, "-c", AS_WINDOWS], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) > 400


def test_nothing_of_ours_is_named_as_windows_forbids() -> None:
    """Names of files that differ by case alone, or have a sign or a name that Windows keeps for itself."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False).stdout.decode()
    names = [name for name in listed.split("\0") if name] or [
        str(file.relative_to(ROOT)) for room in ROOMS for file in (ROOT / room).rglob("*.*")
    ]
    assert len({name.casefold() for name in names}) == len(names) > 400
    kept = re.compile(r'[<>:"|?*\\]|[ .]$|(^|/)(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?(/|$)', re.IGNORECASE)
    assert [name for name in names if kept.search(name)] == []
    # With the folder of a user before it, Windows takes 260 characters.
    assert [name for name in names if len(name) > 160] == []


def test_a_user_without_a_home_has_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container with a user that no file names."""

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", no_home)
    files.make_folder_private(tmp_path / "var")
    assert (tmp_path / "var").stat().st_mode & 0o777 == files.PRIVATE_FOLDER


def test_a_machine_of_many_cores_searches_in_as_many_processes_as_windows_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("os.cpu_count", lambda: 128)
    assert search_pool.SearchPool().workers == search_pool.SearchPool(128).workers == 61
    monkeypatch.setattr(sys, "platform", "linux")
    assert (search_pool.SearchPool().workers, search_pool.SearchPool(128).workers) == (127, 128)


def test_lines_end_alike_on_every_system() -> None:
    """Checksums, pictures' texts and commands as Discord gets them are compared byte by byte."""
    rules = (ROOT / ".gitattributes").read_text("utf-8").splitlines()
    assert "* text=auto eol=lf" in rules
    with_return = [
        str(file.relative_to(ROOT))
        for room in (*ROOMS, "tests", "docs")
        for file in (ROOT / room).rglob("*")
        if file.suffix in (".py", ".ftl", ".sql", ".json", ".md", ".toml", ".txt") and b"\r\n" in file.read_bytes()
    ]
    assert with_return == []


def test_the_workflow_tries_every_system_and_python() -> None:
    text = WORKFLOW.read_text("utf-8")
    tried = set(re.findall(r"\{ os: ([\w.-]+), python: \"(3\.\d+)\" \}", text))
    assert {"ubuntu-latest", "ubuntu-24.04-arm", "macos-latest", "windows-latest"} == {system for system, _ in tried}
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    for system in ("ubuntu-latest", "ubuntu-24.04-arm", "macos-latest", "windows-latest"):
        assert (system, oldest.removeprefix(">=")) in tried and (system, "3.14") in tried
    assert {"3.11", "3.12", "3.13", "3.14"} == {python for _, python in tried}
    named = re.findall(r"(?<![\w./-])(?:tests|bench)/[\w/]+", text)
    assert len(named) > 4 and [part for part in named if not (ROOT / part).is_dir()] == []
