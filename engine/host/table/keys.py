"""Secrets of the store, such as the key that names pictures. Each is made once and is the same for every process."""

from __future__ import annotations

import secrets

from engine.host.cluster.leases import Leases
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("table/queries.sql")


class Keys:
    """Secrets by name, kept in memory after the first read."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self.store = store
        self.leases = leases
        self._known: dict[str, bytes | None] = {}

    async def get(self, name: str) -> bytes:
        """Return a secret of this store; make it on first use."""
        if await self.known(name) is None:
            await self.store.write(
                SQL.create_key,
                (name, secrets.token_hex(32)),
            )
            self._known.pop(name, None)
        return await self.known(name) or b""

    async def known(self, name: str) -> bytes | None:
        """Return a secret of this store, or None if it was not made yet."""
        # Another process may make the key at any moment, so its absence is not remembered.
        if name not in self._known or (self._known[name] is None and self.leases.shared):
            row = await self.store.row(SQL.key, (name,))
            self._known[name] = None if row is None else bytes.fromhex(row["secret"])
        return self._known[name]
