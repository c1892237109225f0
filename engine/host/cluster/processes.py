"""The processes that share one store: each reports that it is alive, with its role."""

from __future__ import annotations

import os
import secrets
import socket
from collections import Counter

from engine.host.store.contract import Store, Writing
from engine.host.store.queries import queries

SQL = queries("cluster/queries.sql")

DEAD_S = 15.0
"""A process that has not reported for this many seconds is not alive."""
FORGOTTEN_S = 3600.0
"""Seconds after its last report at which a process is deleted."""

BOT, THINKER = "bot", "thinker"
"""Roles of processes: one that is connected to Discord, one that only searches."""


def process_name() -> str:
    """Return a name that no other process has, on any machine, now or later."""
    return f"{socket.gethostname()[:40]}:{os.getpid()}:{secrets.token_hex(4)}"


class Processes:
    """This process among all that share a store. Moments are seconds since 1970."""

    def __init__(self, store: Store, role: str, began: float) -> None:
        self.store, self.role, self.began = store, role, began
        self.own = process_name()
        """The name of this process."""
        self.alive: Counter[str] = Counter({role: 1})
        """How many processes are alive, by role, as of the last count."""

    def report(self, writing: Writing, now: float) -> None:
        """Write that this process is alive."""
        writing.do(SQL.note_process_alive, (self.own, self.role, self.began, now))

    async def count(self, now: float) -> None:
        """Count the processes that are alive, by role, including this one. Raises NotRecorded."""
        rows = await self.store.rows(SQL.count_living_processes, (now - DEAD_S,))
        self.alive = Counter({row["role"]: int(row["number"]) for row in rows})
        self.alive[self.role] = max(self.alive[self.role], 1)

    async def others(self, role: str, now: float) -> bool:
        """True if another process of this role is alive. Raises NotRecorded."""
        return bool(await self.store.rows(SQL.other_living_process, (now - DEAD_S, role, self.own)))

    async def sweep(self, now: float) -> None:
        """Delete processes that have not reported for long. Raises NotRecorded."""
        await self.store.write(SQL.delete_processes_silent_since, (now - FORGOTTEN_S,))

    def leave(self, writing: Writing) -> None:
        """Delete this process."""
        writing.do(SQL.delete_process, (self.own,))
