"""Cogs that the owner has loaded, reloaded or unloaded while the bot runs, announced to all processes of a store.

Rulings:

1. Only the newest announcement for a cog counts, even if earlier ones were missed. Each process reads the files itself.
   If they have errors, that process keeps its present cog, and logs it.
2. A process that starts reads the newest files anyway. If other processes run, an unloaded game stays unloaded for it.
   If none runs, all games are loaded again, as with one process.
3. A store for one process alone keeps none of this.
"""

from __future__ import annotations

import json
import secrets

from engine.host.cluster.leases import Leases
from engine.host.cluster.processes import BOT
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("cluster/queries.sql")

LOOK_S = 2.0
"""Seconds between looks at the announcements."""
LOADED, UNLOADED = "loaded", "unloaded"
"""States of a cog: loaded with its newest files, or away."""

_NAMES = "cog "


class CogChanges:
    """The announcements for every cog, and which of them this process has followed."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self.store, self.leases = store, leases
        self._followed: dict[str, str] = {}

    async def begin(self) -> frozenset[str]:
        """Read the announcements; return the names of the cogs that are away (ruling 2). Called once, at a start."""
        if not self.leases.shared:
            return frozenset()
        if not await self.leases.processes.others(BOT, self.leases.clock()):
            await self.store.write(SQL.delete_cog_changes)
        told = await self._announcements()
        self._followed = {name: number for name, (number, _) in told.items()}
        return frozenset(name for name, (_, what) in told.items() if what == UNLOADED)

    async def tell(self, name: str, what: str) -> None:
        """Announce that all others must have this cog LOADED, with its newest files, or UNLOADED;
        this process has it so.
        """
        if self.leases.shared:
            number = secrets.token_hex(8)
            await self.store.write(SQL.set_cog_change, (_NAMES + name, json.dumps([number, what])))
            self._followed[name] = number

    async def news(self) -> dict[str, str]:
        """Return the announcements of others since the last call, by name: LOADED or UNLOADED."""
        if not self.leases.shared:
            return {}
        told = await self._announcements()
        new = {name: what for name, (number, what) in told.items() if self._followed.get(name) != number}
        self._followed.update({name: told[name][0] for name in new})
        return new

    async def _announcements(self) -> dict[str, tuple[str, str]]:
        rows = await self.store.rows(SQL.cog_changes)
        return {row["name"].removeprefix(_NAMES): tuple(json.loads(row["body"])) for row in rows}
