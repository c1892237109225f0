"""Bot processes forked from one that has loaded everything, which saves two seconds at each start.

``python -m tests.e2e.forked`` is the parent process: it has loaded all modules and catalogues, and runs no thread and
no loop. Each line of its standard input is ``[folder for said.txt, environment]``. It answers with the new process's
id, and later with ``[id, exit code]`` when that process has ended. ``Nursery`` is the test's side of it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from pkgutil import resolve_name
from types import FrameType
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "bot.py"
SHORT = 12, 0.5
"""Visits and seconds of a search."""
T = TypeVar("T")
BORN_S = 200.0
"""Seconds for loading everything, once, on a busy machine."""


class Forked:
    """A bot process, with the methods of asyncio's Process that the tests use."""

    def __init__(self, pid: int, ended: Mapping[int, int]) -> None:
        self.pid, self._ended = pid, ended

    @property
    def returncode(self) -> int | None:
        """Return the exit code, negative for a signal; None while the process runs."""
        return self._ended.get(self.pid)

    def send_signal(self, number: int) -> None:
        """Send a signal if the process still runs."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Send SIGKILL."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Send SIGTERM."""
        self.send_signal(signal.SIGTERM)

    async def wait(self) -> int:
        """Wait for the end; return the exit code."""
        while True:
            code = self.returncode
            if code is not None:
                return code
            await asyncio.sleep(0.005)


class Nursery:
    """Starts bot processes; ``close`` it at the end."""

    def __init__(self) -> None:
        self._ended: dict[int, int] = {}
        self._born: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.forked"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        threading.Thread(target=self._listen, name="nursery", daemon=True).start()

    def _listen(self) -> None:
        assert self._parent.stdout is not None
        for line in self._parent.stdout:
            told = json.loads(line)
            if isinstance(told, int):
                # The system uses the number of an ended process again, after some ten thousand others.
                self._ended.pop(told, None)
                self._born.put(told)
            else:
                pid, code = told
                self._ended[pid] = code

    def start(self, folder: Path, env: Mapping[str, str]) -> Forked:
        """Start and return a process that writes to ``said.txt`` in the folder; wait some milliseconds for its id."""
        assert self._parent.stdin is not None
        self._parent.stdin.write(json.dumps([str(folder), dict(env)]) + "\n")
        return Forked(self._born.get(timeout=BORN_S), self._ended)

    def close(self) -> None:
        """End the parent process."""
        self._parent.kill()
        self._parent.wait()


def tell(what: object) -> None:
    """Write one line for the test at once, also in a signal handler."""
    os.write(1, (json.dumps(what) + "\n").encode())


def bury(number: int, frame: FrameType | None) -> None:
    """Report the end of every child that has ended."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        tell([pid, os.waitstatus_to_exitcode(status)])


def become_the_bot(folder: str, env: dict[str, str]) -> None:
    """Do in the fork what ``python bot.py`` does. Does not return."""
    import __main__  # it is this module, and a process that is spawned must read bot.py instead
    import bot  # read already, by the process that was forked
    from tests.e2e.sketches import Sketching

    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.environ.clear()
        os.environ.update(env)
        said = os.open(Path(folder) / "said.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(said, 1)
        os.dup2(said, 2)
        if term := env.get("LEASE_TERM"):
            quicken(float(term))
        sys.argv = ["bot.py"]
        __main__.__spec__, __main__.__file__ = None, str(BOT)
        # Pictures are sketches here, as in the other end-to-end tests.
        vars(bot)["Drawing"] = Sketching
        code = bot.main()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def quicken(term: float) -> None:
    """Let leases run out after so many seconds, and shorten the times that depend on them."""
    from cogs.delivery import delivery_lanes
    from cogs.ui import tefuda
    from engine.host.cluster import leases, processes
    from engine.host.play import clocks
    from engine.host.search import search_pool

    vars(leases).update(TERM_S=term, RENEW_S=term / 4, SETTLE_S=term)
    vars(processes).update(DEAD_S=2 * term)
    vars(delivery_lanes).update(FOREIGN_S=term / 2)
    vars(clocks).update(_SHARED_WAIT_S=term / 2)
    vars(tefuda).update(IDENTIFY_S=0.02)
    vars(search_pool)["SearchPool"].run = search_here


async def search_here(_: object, table: int, work: Callable[..., T], *args: Any) -> T:
    """Run a short search in a thread.

    On a busy machine, starting a process for it takes longer than such a short lease lasts, and the process that takes
    over the computer's move starts another one.
    """
    return await asyncio.to_thread(work, *args, SHORT)


def main() -> None:
    """Load everything, then fork for every line of standard input."""
    import bot  # noqa: F401
    from cogs.ui.tefuda import SHARED_COGS
    from engine.games.slugs import SLUGS
    from locales import words
    from locales.catalogue import MissingMessage

    for name in (*SHARED_COGS, *(f"cogs.games.{slug}" for slug in SLUGS)):
        resolve_name(name)
    # Command names, needed at every start: parsing them in both languages takes longer than all the rest.
    english, japanese = words("en"), words("ja")
    for key in english.sources:
        if english.bundle.has_message(key):
            with suppress(MissingMessage):  # the call fails without values, but the text is parsed by then
                japanese(key)
    # So that no bot scans all these objects when it starts.
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, bury)
    for line in sys.stdin:
        folder, env = json.loads(line)
        # The end of a process is never reported before its id.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        pid = os.fork()
        if not pid:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
            become_the_bot(folder, env)
        tell(pid)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])


if __name__ == "__main__":
    main()
