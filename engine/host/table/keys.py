"""Secrets of the store, such as the key that names pictures: made once, the same for every process."""

from __future__ import annotations

import secrets

from engine.host.cluster.leases import Leases
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("table/queries.sql")


class Keys:
    """Secrets by name, kept in memory once they are known."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self.store = store
        self.leases = leases
        self._known: dict[str, bytes | None] = {}

    async def get(self, name: str) -> bytes:
        """A secret of this store, made when it is first asked for."""
        if await self.known(name) is None:
            await self.store.write(
                SQL.create_key,
                (name, secrets.token_hex(32)),
            )
            self._known.pop(name, None)
        return await self.known(name) or b""

    async def known(self, name: str) -> bytes | None:
        """A secret of this store, None where nobody has asked for it yet."""
        # That there is none may change any moment where others use the store too.
        if name not in self._known or (self._known[name] is None and self.leases.shared):
            row = await self.store.row(SQL.key, (name,))
            self._known[name] = None if row is None else bytes.fromhex(row["secret"])
        return self._known[name]
