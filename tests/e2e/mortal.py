"""The bot as a separate process, over one folder and against one sandbox, that tests can kill at any time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

from sandbox import TOKEN, Sandbox
from tests.e2e.forked import Forked, Nursery

ROOT = Path(__file__).resolve().parents[2]
STARTING = 90.0
"""Seconds for a start, or for coming to rest after it, on a busy machine.

Nothing fast waits for this limit: it only ends waits that would last for ever.
"""


class Mortal:
    """The bot's process over one folder, against one sandbox: one of the nursery, or ``python bot.py``."""

    def __init__(self, box: Sandbox, folder: Path, nursery: Nursery | None = None) -> None:
        self.box, self.folder, self.lives, self.nursery = box, folder, 0, nursery
        self.kills = 0
        """The number of finished kills; a press during a kill may have gone to the dying process."""
        self.process: asyncio.subprocess.Process | Forked | None = None

    @property
    def store(self) -> Path:
        """Return the path of the SQLite file."""
        return self.folder / "tefuda.sqlite3"

    async def start(self, token: str = TOKEN) -> None:
        """Start it and wait until it is connected."""
        await self.begin(token)
        # Commands are registered after READY, once.
        await self.box.until(lambda: self.alive and self.online and self.box.world.commands.get(None), STARTING)

    @property
    def online(self) -> bool:
        """True if the process is connected."""
        return self.box.gateway_server.online

    def environment(self, token: str) -> dict[str, str]:
        """Return the environment of the process."""
        return {
            **{k: v for k, v in os.environ.items() if not k.startswith("TEFUDA_")},
            "TEFUDA_TOKEN": token,
            "TEFUDA_DATA": str(self.folder),
            "TEFUDA_API": self.box.api,
            "TEFUDA_GATEWAY": self.box.gateway,
            "TEFUDA_CDN": self.box.cdn,
            "TEFUDA_PACE": "0.01",
            "TEFUDA_LOG": "DEBUG",
        }

    async def begin(self, token: str = TOKEN) -> None:
        """Start it."""
        self.lives += 1
        env = self.environment(token)
        if self.nursery is not None:
            self.process = self.nursery.start(self.folder, env)
        else:
            with (self.folder / "said.txt").open("ab") as said:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "bot.py", cwd=ROOT, env=env, stdout=said, stderr=said
                )

    @property
    def alive(self) -> bool:
        """True if the process runs; raises AssertionError if it ended by itself."""
        if self.process is None:
            return False
        if self.process.returncode is not None:
            raise RuntimeError(f"the bot ended with {self.process.returncode}:\n{self.said()[-3000:]}")
        return True

    async def kill(self) -> None:
        """Send SIGKILL and wait until the process is gone."""
        if self.process is not None:
            process, self.process = self.process, None
            process.kill()
            await process.wait()
            await self.box.until(lambda: not self.online, STARTING)
            self.kills += 1

    def said(self) -> str:
        """Return all that its processes ever wrote to stdout and stderr."""
        return (self.folder / "said.txt").read_text(encoding="utf-8", errors="replace")

    def rows(self, sql: str, *params: Any) -> list[dict[str, Any]]:
        """Return rows of the store, read from outside."""
        if not self.store.is_file():
            return []
        with contextlib.closing(sqlite3.connect(self.store, timeout=10)) as connection:
            connection.row_factory = sqlite3.Row
            with contextlib.suppress(sqlite3.OperationalError):
                return [dict(r) for r in connection.execute(sql, params)]
        return []
