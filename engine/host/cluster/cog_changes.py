"""What the owner has loaded, reloaded or unloaded while we run, told to all processes that share a store.

Rulings:

1. The newest word on a cog counts, whoever missed those before it. Its files are read by each process for itself; where
   they do not hold together that process stays as it was, and says so in its log.
2. Who starts reads the newest files anyway. A game that was unloaded stays so for who joins processes that run; where
   nobody else runs all games are there again, as with one process.
3. A store that one process has alone keeps none of this.
"""

from __future__ import annotations

import json
import secrets

from engine.host.cluster.leases import BOT, Leases
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("cluster/queries.sql")

LOOK_S = 2.0
"""Seconds between looks at what other processes were told."""
LOADED, UNLOADED = "loaded", "unloaded"
"""What a cog is to be: there with its newest files, or away."""

_NAMES = "cog "


class CogChanges:
    """The word on every cog, and which of it this process has followed."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self.store, self.leases = store, leases
        self._followed: dict[str, str] = {}

    async def begin(self) -> frozenset[str]:
        """Know what there is; the names of those that are away (ruling 2). To be called once, at a start."""
        if not self.leases.shared:
            return frozenset()
        if not await self.leases.others(BOT):
            await self.store.write(SQL.delete_cog_changes)
        told = await self._told()
        self._followed = {name: number for name, (number, _) in told.items()}
        return frozenset(name for name, (_, what) in told.items() if what == UNLOADED)

    async def tell(self, name: str, what: str) -> None:
        """All others are to have this cog LOADED, with its newest files, or UNLOADED; we have it so."""
        if self.leases.shared:
            number = secrets.token_hex(8)
            await self.store.write(SQL.set_cog_change, (_NAMES + name, json.dumps([number, what])))
            self._followed[name] = number

    async def news(self) -> dict[str, str]:
        """By name what others were told since the last call: LOADED or UNLOADED."""
        if not self.leases.shared:
            return {}
        told = await self._told()
        new = {name: what for name, (number, what) in told.items() if self._followed.get(name) != number}
        self._followed.update({name: told[name][0] for name in new})
        return new

    async def _told(self) -> dict[str, tuple[str, str]]:
        rows = await self.store.rows(SQL.cog_changes)
        return {row["name"].removeprefix(_NAMES): tuple(json.loads(row["body"])) for row in rows}
