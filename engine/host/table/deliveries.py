"""Tasks for the delivery worker: the outbox of all tables."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Sequence, Set
from typing import Any

from engine.host.model.columns import dump
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, TableInfo
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries
from engine.host.table.posts import is_known, remember
from engine.host.table.tables import Tables

SQL = queries("table/queries.sql")

_SHOWN_AGAIN = {
    (DeliveryKind.TABLE, False): DeliveryKind.TABLE,
    (DeliveryKind.RESULT, False): DeliveryKind.TABLE,
    (DeliveryKind.RESULT, True): DeliveryKind.REFRESH,
    (DeliveryKind.HAND, True): DeliveryKind.REFRESH,
    (DeliveryKind.REFRESH, True): DeliveryKind.REFRESH,
}
"""By the kind of a task, and whether it is for one person: what shows the newest state in its place."""
_AT_A_TIME = 500
"""Tasks that one statement names."""


class Deliveries:
    """The outbox."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shown_again: Callable[[DeliveryTask], float | None] = lambda task: None
        """When what a task has shown is to be shown once more, as another process may show something older after it;
        None: never."""

    async def nonce(self, *parts: object) -> str:
        """A nonce for the message that ``parts`` name: the same every time, and telling nothing of them.

        Discord hands nonces on, so they may not count anything. 24 characters (Discord takes 25), keyed by a
        secret of this store.
        """
        return hmac.digest(await self.tables.keys.get("nonces"), repr(parts).encode(), "sha256").hex()[:24]

    async def due(self, limit: int = 100, after: DeliveryTask | None = None) -> list[DeliveryTask]:
        """Tasks to run now, the oldest first; ``after``: those that come after this one."""
        at, number = (after.due, after.id) if after is not None else (-1.0, -1)
        rows = await self.tables.store.rows(SQL.due_tasks, (self.tables.clock(), at, number, limit))
        return [_task(r) for r in rows]

    async def unfinished(self) -> list[tuple[int, DeliveryKind, str]]:
        """Table, kind and target of everything that is still to be done, now or later."""
        rows = await self.tables.store.rows(SQL.keys_of_all_tasks)
        return [(r["table_id"], DeliveryKind(r["kind"]), r["target"]) for r in rows]

    async def in_outbox(self) -> list[DeliveryTask]:
        """Everything that is still to be done, now or later."""
        return [_task(r) for r in await self.tables.store.rows(SQL.all_tasks)]

    async def still_waiting(self, tasks: Sequence[DeliveryTask]) -> list[DeliveryTask]:
        """Those of these tasks that nobody has run, replaced or taken back since they were read."""
        found: set[tuple[int, int]] = set()
        for first in range(0, len(tasks), _AT_A_TIME):
            some = tasks[first : first + _AT_A_TIME]
            ids = json.dumps([t.id for t in some])
            found |= {(r["id"], r["seq"]) for r in await self.tables.store.rows(SQL.tasks_still_waiting, (ids,))}
        return [t for t in tasks if (t.id, t.seq) in found]

    async def next_due(self, after: float = -1.0) -> float | None:
        """When the next task later than ``after`` is due (it may be past), None where there is none."""
        return _moment(await self.tables.store.rows(SQL.next_due_of_tasks, (after,)))

    async def due_now_and_next(self, limit: int) -> tuple[list[DeliveryTask], float | None]:
        """``due`` and ``next_due`` of one moment."""
        now = self.tables.clock()
        rows, later = await self.tables.store.together(
            (SQL.due_tasks, (now, -1.0, -1, limit)), (SQL.next_due_of_tasks, (now,))
        )
        return [_task(r) for r in rows], _moment(later)

    async def acknowledge(self, *tasks: DeliveryTask) -> None:
        """These tasks were run; where a newer one has replaced one of them, that one stays.

        One beside which another process may show something older is put once more (``shown_again``).
        """
        again = [(t, at) for t in tasks if (at := self.shown_again(t)) is not None]

        def work(writing: Writing) -> None:
            writing.each(SQL.acknowledge_task, [_this(t) for t in tasks])
            for task, at in again:
                self._put_again(writing, task, at)

        await self.tables.store.transaction(work)
        if again:
            self.tables.outbox_changed.set()

    async def acknowledge_post(self, task: DeliveryTask, post: Post, old: Post | None = None) -> None:
        """The task was run: ``post`` is live in place of ``old``, which is to be taken away (or None).

        Whose it is may have been forgotten while it was sent: it is taken away then too, and not remembered. What is
        to be shown once more: see ``acknowledge``.
        """
        again = self.shown_again(task)

        def work(writing: Writing) -> None:
            if not remember(writing, post):
                self._clear(writing, post)
            if old is not None and old.message != post.message:
                self._clear(writing, old)
            writing.do(SQL.acknowledge_task, _this(task))
            if again is not None:
                self._put_again(writing, task, again)

        await self.tables.store.transaction(work)
        if old is not None or again is not None:
            self.tables.outbox_changed.set()

    def _put_again(self, writing: Writing, task: DeliveryTask, at: float) -> None:
        """Have what a task changes shown as it is at ``at``, after a look for what somebody else may have sent."""
        kind = _SHOWN_AGAIN.get((task.kind, bool(task.target)))
        if kind is not None and is_known(writing, task.target):
            facts = dump({"doubt": True})
            writing.do(SQL.put_task_without_change, (kind.value, task.target, at, facts, task.table))

    async def replace_task(self, task: DeliveryTask, kind: DeliveryKind, /, **facts: Any) -> None:
        """Another task takes the place of this one, unless that has been replaced or taken back."""

        def work(writing: Writing) -> None:
            if writing.do(SQL.acknowledge_task, _this(task)) and is_known(writing, task.target):
                row = (task.table, kind.value, task.target, task.seq, self.tables.clock(), dump(facts))
                writing.do(SQL.replace_task, row)

        await self.tables.store.transaction(work)
        self.tables.outbox_changed.set()

    async def retire(self, post: Post) -> None:
        """Forget a message, and have it taken away."""
        await self.tables.store.transaction(lambda writing: self.clear_post(writing, post))
        self.tables.outbox_changed.set()

    def clear_post(self, writing: Writing, post: Post) -> None:
        """``retire`` within a transaction."""
        writing.do(SQL.delete_post, (post.table, post.kind, post.target, post.message))
        self._clear(writing, post)

    def _clear(self, writing: Writing, post: Post) -> None:
        facts = dump({"channel": post.channel, "kind": post.kind})
        writing.do(
            SQL.replace_task, (post.table, DeliveryKind.CLEAR.value, post.message, post.seq, self.tables.clock(), facts)
        )

    async def pending(self, task: DeliveryTask) -> TableInfo | None:
        """The table of a task, as everybody may know it; None where neither it nor a newer one is still to be run.

        Refused: no-such-table.
        """
        this = (task.table, task.kind.value, task.target)
        found, rows = await self.tables.store.together(
            (SQL.pending_task, this), (SQL.table_for_a_move, ("", task.table))
        )
        return self.tables.row_of(rows).info(None) if found else None

    async def postpone(self, task: DeliveryTask, seconds: float, *, failed: bool = True) -> None:
        """Once more in so many seconds; ``failed``: this try counts as one."""
        await self.tables.store.write(SQL.postpone_task, (int(failed), self.tables.clock() + seconds, *_this(task)))
        self.tables.outbox_changed.set()

    async def acknowledge_refresh(self, table_id: int, person_id: str, seq: int) -> None:
        """The person's live hand shows the state after the change ``seq`` (Acted.at) already."""
        await self.tables.store.write(
            SQL.acknowledge_refresh,
            (table_id, DeliveryKind.REFRESH.value, person_id, seq),
        )

    async def add_task(self, table_id: int, kind: DeliveryKind, target: str = "", /, **facts: Any) -> None:
        """Put a task into the outbox that no change of the table brings along; none for somebody who is forgotten.

        It gets a number of its own, so that being done with the same task of before does not take it out.
        """

        def work(writing: Writing) -> None:
            if kind is DeliveryKind.CLEAR or is_known(writing, target):
                writing.do(
                    SQL.put_task_without_change, (kind.value, target, self.tables.clock(), dump(facts), table_id)
                )

        await self.tables.store.transaction(work)
        self.tables.outbox_changed.set()

    async def clearing(self, channels: Set[str]) -> list[DeliveryTask]:
        """The messages of these channels that are still to be taken away."""
        tasks = [_task(r) for r in await self.tables.store.rows(SQL.tasks_of_kind, (DeliveryKind.CLEAR.value,))]
        return [task for task in tasks if task.facts["channel"] in channels]


def _this(d: DeliveryTask) -> tuple[Any, ...]:
    return d.id, d.seq, d.table, d.kind.value, d.target


def _moment(rows: Sequence[Row]) -> float | None:
    return float(rows[0]["due"]) if rows and rows[0]["due"] is not None else None


def _task(r: Row) -> DeliveryTask:
    facts = json.loads(r["facts"])
    kind, where = DeliveryKind(r["kind"]), (r["place"], r["guild"])
    return DeliveryTask(r["id"], r["table_id"], kind, r["target"], r["seq"], r["tries"], facts, r["due"], *where)
