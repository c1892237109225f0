"""Errands for the delivery worker, and where a table's messages are."""

from __future__ import annotations

import hmac
import json
import secrets
from sqlite3 import Row
from typing import Any

from engine.host.change import dump
from engine.host.ground import Ground
from engine.host.records import Delivery, Errand, Post


class Deliveries(Ground):
    """The outbox and the live messages."""

    _nonce_key: bytes | None = None
    """Read from the store when the first nonce is made."""

    async def nonce(self, *parts: object) -> str:
        """A nonce for the message that ``parts`` name: the same every time, and telling nothing of them.

        Discord hands nonces on, so they may not count anything. 24 characters (Discord takes 25), keyed by a
        secret of this store.
        """
        if self._nonce_key is None:
            await self.store.write(
                "INSERT INTO keys (name, secret) VALUES ('nonces', ?) ON CONFLICT (name) DO NOTHING",
                (secrets.token_hex(32),),
            )
            row = await self.store.row("SELECT secret FROM keys WHERE name = 'nonces'")
            self._nonce_key = bytes.fromhex(row["secret"]) if row else b""
        return hmac.digest(self._nonce_key, repr(parts).encode(), "sha256").hex()[:24]

    async def due(self, limit: int = 100) -> list[Delivery]:
        """Errands to run now, the oldest first."""
        rows = await self.store.rows(
            "SELECT * FROM outbox WHERE due <= ? ORDER BY due, id LIMIT ?", (self.clock(), limit)
        )
        return [
            Delivery(
                r["id"],
                r["table_id"],
                Errand(r["errand"]),
                r["target"],
                r["seq"],
                r["tries"],
                json.loads(r["facts"]),
            )
            for r in rows
        ]

    async def tables_with_errands(self) -> set[int]:
        """Tables for which something is still to be done."""
        return {r["table_id"] for r in await self.store.rows("SELECT DISTINCT table_id FROM outbox")}

    async def next_due(self) -> float | None:
        """When the next errand is due (it may be past), None while the outbox is empty."""
        row = await self.store.row("SELECT MIN(due) AS due FROM outbox")
        return None if row is None or row["due"] is None else float(row["due"])

    async def done(self, *deliveries: Delivery) -> None:
        """These errands were run; where a newer one has replaced one of them, that one stays."""
        run = [(d.id, d.seq) for d in deliveries]
        await self.store.transaction(lambda writing: writing.each("DELETE FROM outbox WHERE id = ? AND seq = ?", run))

    async def waits(self, delivery: Delivery) -> bool:
        """Whether the errand, or a newer one in its place, is still to be run."""
        return await self.store.row("SELECT 1 FROM outbox WHERE id = ?", (delivery.id,)) is not None

    async def later(self, delivery: Delivery, seconds: float) -> None:
        """The errand failed: once more in so many seconds."""
        await self.store.write(
            "UPDATE outbox SET tries = tries + 1, due = ? WHERE id = ? AND seq = ?",
            (self.clock() + seconds, delivery.id, delivery.seq),
        )

    async def shown(self, table_id: int, person_id: str, seq: int) -> None:
        """The person's live hand shows the state after the change ``seq`` (Acted.at) already."""
        await self.store.write(
            "DELETE FROM outbox WHERE table_id = ? AND errand = ? AND target = ? AND seq <= ?",
            (table_id, Errand.REFRESH.value, person_id, seq),
        )

    async def ask(self, table_id: int, errand: Errand, target: str = "", **facts: Any) -> None:
        """Put an errand into the outbox that no change of the table brings along.

        It gets a number of its own, so that being done with the same errand of before does not strike it out.
        """
        await self.store.write(
            "INSERT INTO outbox (table_id, errand, target, seq, tries, due, facts)"
            " SELECT id, ?, ?, seq, 0, ?, ? FROM tables WHERE id = ?"
            " ON CONFLICT (table_id, errand, target)"
            " DO UPDATE SET id = (SELECT MAX(id) + 1 FROM outbox), seq = excluded.seq, tries = 0,"
            " due = excluded.due, facts = excluded.facts",
            (errand.value, target, self.clock(), dump(facts), table_id),
        )
        self.wake.set()

    async def posts(self, table_id: int) -> list[Post]:
        """All live messages of a table."""
        rows = await self.store.rows("SELECT * FROM posts WHERE table_id = ? ORDER BY kind, target", (table_id,))
        return [_post(r) for r in rows]

    async def post(self, table_id: int, kind: str, target: str = "") -> Post | None:
        """The live message of this kind ("table", "hand") and target, if there is one."""
        row = await self.store.row(
            "SELECT * FROM posts WHERE table_id = ? AND kind = ? AND target = ?", (table_id, kind, target)
        )
        return None if row is None else _post(row)

    async def post_of(self, message: str) -> Post | None:
        """The live message with this id, if it is one of ours."""
        row = await self.store.row("SELECT * FROM posts WHERE message = ?", (message,))
        return None if row is None else _post(row)

    async def save_post(self, post: Post) -> None:
        """Remember a live message in place of the one before."""
        await self.store.write(
            "INSERT INTO posts (table_id, kind, target, channel, message, seq, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, kind, target) DO UPDATE SET channel = excluded.channel,"
            " message = excluded.message, seq = excluded.seq, at = excluded.at",
            (post.table, post.kind, post.target, post.channel, post.message, post.seq, post.at),
        )

    async def forget_post(self, table_id: int, kind: str, target: str = "") -> None:
        """The message is gone."""
        await self.store.write(
            "DELETE FROM posts WHERE table_id = ? AND kind = ? AND target = ?", (table_id, kind, target)
        )


def _post(r: Row) -> Post:
    return Post(r["table_id"], r["kind"], r["target"], r["channel"], r["message"], r["seq"], r["at"])
