"""The outbox of all tables: tasks for the delivery worker."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from typing import Any

from engine.host.model.columns import dump
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, TableInfo
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries
from engine.host.table.posts import answered_notices, is_known, remember
from engine.host.table.tables import Tables

SQL = queries("table/queries.sql")

_SHOWN_AGAIN = {
    (DeliveryKind.TABLE, False): DeliveryKind.TABLE,
    (DeliveryKind.TABLE, True): DeliveryKind.TABLE,
    (DeliveryKind.RESULT, False): DeliveryKind.TABLE,
    (DeliveryKind.RESULT, True): DeliveryKind.REFRESH,
    (DeliveryKind.HAND, True): DeliveryKind.REFRESH,
    (DeliveryKind.REFRESH, True): DeliveryKind.REFRESH,
}
"""By the kind of a task and whether it has a target: the kind of task that shows the newest state again."""
_AT_A_TIME = 500
"""Most tasks that one statement names."""


class Deliveries:
    """The outbox."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shown_again: Callable[[DeliveryTask], float | None] = lambda task: None
        """Return when the message of a task must be shown once more, because another process may show an older state
        after it. None: never."""

    async def nonce(self, *parts: object) -> str:
        """Return a nonce for the message that ``parts`` name: always the same one, and it reveals nothing of them.

        Discord passes nonces on, so a nonce must not count anything. It has 24 characters (Discord takes 25) and is
        keyed by a secret of this store.
        """
        return hmac.digest(await self.tables.keys.get("nonces"), repr(parts).encode(), "sha256").hex()[:24]

    async def due(self, limit: int = 100, after: DeliveryTask | None = None) -> list[DeliveryTask]:
        """Return at most ``limit`` tasks that are due now, oldest first; with ``after``, only tasks
        that follow that one.
        """
        at, number = (after.due, after.id) if after is not None else (-1.0, -1)
        rows = await self.tables.store.rows(SQL.due_tasks, (self.tables.clock(), at, number, limit))
        return [_task(r) for r in rows]

    async def unfinished(self) -> list[tuple[int, DeliveryKind, str]]:
        """Return table, kind and target of every task in the outbox, due now or later."""
        rows = await self.tables.store.rows(SQL.keys_of_all_tasks)
        return [(r["table_id"], DeliveryKind(r["kind"]), r["target"]) for r in rows]

    async def in_outbox(self) -> list[DeliveryTask]:
        """Return every task in the outbox, due now or later."""
        return [_task(r) for r in await self.tables.store.rows(SQL.all_tasks)]

    async def still_waiting(self, tasks: Sequence[DeliveryTask]) -> list[DeliveryTask]:
        """Return those of these tasks that were not run, replaced or cancelled since they were read."""
        found: set[tuple[int, int]] = set()
        for first in range(0, len(tasks), _AT_A_TIME):
            some = tasks[first : first + _AT_A_TIME]
            ids = json.dumps([t.id for t in some])
            found |= {(r["id"], r["seq"]) for r in await self.tables.store.rows(SQL.tasks_still_waiting, (ids,))}
        return [t for t in tasks if (t.id, t.seq) in found]

    async def next_due(self, after: float = -1.0) -> float | None:
        """Return when the next task later than ``after`` is due (this may be past); None if there is no such task."""
        return _moment(await self.tables.store.rows(SQL.next_due_of_tasks, (after,)))

    async def due_now_and_next(self, limit: int) -> tuple[list[DeliveryTask], float | None]:
        """Return ``due`` and ``next_due``, read at one moment."""
        now = self.tables.clock()
        rows, later = await self.tables.store.together(
            (SQL.due_tasks, (now, -1.0, -1, limit)), (SQL.next_due_of_tasks, (now,))
        )
        return [_task(r) for r in rows], _moment(later)

    async def acknowledge(self, *tasks: DeliveryTask) -> None:
        """Remove tasks that were run. A newer task that has replaced one of them stays.

        A task is put once more if another process may show an older state after it (``shown_again``).
        """
        again = [(t, at) for t in tasks if (at := self.shown_again(t)) is not None]

        def work(writing: Writing) -> None:
            writing.each(SQL.acknowledge_task, [_this(t) for t in tasks])
            for task, at in again:
                self._put_again(writing, task, at)

        await self.tables.store.transaction(work)
        if again:
            self.tables.wakeups.outbox.set()

    async def acknowledge_post(self, task: DeliveryTask, post: Post, old: Post | None = None) -> None:
        """Remove a task that was run, and store ``post`` as its live message. ``old`` (or None) is the message to
        delete.

        A hand in a new message also deletes the notices that its person has answered. If the person was forgotten
        while the message was sent, the message is deleted too, and not stored. The task may be put once more, as in
        ``acknowledge``.
        """
        again = self.shown_again(task)
        hand = task.kind is DeliveryKind.HAND and post.kind == "hand"

        def work(writing: Writing) -> None:
            former = writing.row(SQL.post, (post.table, post.kind, post.target)) if hand else None
            # A prompt may also be put on the hand that is there: then nothing new stands below the notices.
            fresh_hand = hand and (former is None or Post(*former).message != post.message)
            if not remember(writing, post):
                self._clear(writing, post)
            if old is not None and old.message != post.message:
                self._clear(writing, old)
            if fresh_hand:
                for notice in answered_notices(writing, post.table, post.target):
                    self.clear_post(writing, notice)
            if not writing.do(SQL.acknowledge_task, _this(task)):
                writing.do(SQL.task_is_due_since, (task.due, task.table, task.kind.value, task.target, task.due))
            if again is not None:
                self._put_again(writing, task, again)

        await self.tables.store.transaction(work)
        if old is not None or again is not None or hand:
            self.tables.wakeups.outbox.set()

    def _put_again(self, writing: Writing, task: DeliveryTask, at: float) -> None:
        """Put a task that shows the newest state at ``at``. Its delivery first looks for messages
        of other processes.
        """
        kind = _SHOWN_AGAIN.get((task.kind, bool(task.target)))
        if kind is not None and is_known(writing, task.target):
            waiting = writing.row(SQL.facts_of_task, (task.table, kind.value, task.target))
            facts = {**(json.loads(waiting[0]) if waiting is not None else {}), "doubt": True}
            writing.do(SQL.put_task_without_change, (kind.value, task.target, at, dump(facts), task.table))

    async def replace_task(self, task: DeliveryTask, kind: DeliveryKind, /, **facts: Any) -> None:
        """Put another task in place of this one, unless this one was replaced or cancelled."""

        def work(writing: Writing) -> None:
            if writing.do(SQL.acknowledge_task, _this(task)) and is_known(writing, task.target):
                row = (task.table, kind.value, task.target, task.seq, self.tables.clock(), dump(facts))
                writing.do(SQL.replace_task, row)

        await self.tables.store.transaction(work)
        self.tables.wakeups.outbox.set()

    async def show_each(self, task: DeliveryTask, people: Sequence[str]) -> None:
        """Put a task TABLE for each of these people in place of a task that shows a table to all."""

        def work(writing: Writing) -> None:
            for person in people:
                if is_known(writing, person):
                    row = (DeliveryKind.TABLE.value, person, self.tables.clock(), dump(dict(task.facts)), task.table)
                    writing.do(SQL.put_task_without_change, row)
            writing.do(SQL.acknowledge_task, _this(task))

        await self.tables.store.transaction(work)
        self.tables.wakeups.outbox.set()

    async def retire(self, post: Post) -> None:
        """Forget a message, and put the task that deletes it."""
        await self.tables.store.transaction(lambda writing: self.clear_post(writing, post))
        self.tables.wakeups.outbox.set()

    def clear_post(self, writing: Writing, post: Post) -> None:
        """Do ``retire`` within a transaction."""
        writing.do(SQL.delete_post, (post.table, post.kind, post.target, post.message))
        self._clear(writing, post)

    def _clear(self, writing: Writing, post: Post) -> None:
        facts = dump({"channel": post.channel, "kind": post.kind})
        writing.do(
            SQL.replace_task, (post.table, DeliveryKind.CLEAR.value, post.message, post.seq, self.tables.clock(), facts)
        )

    async def pending(self, task: DeliveryTask) -> TableInfo | None:
        """Return the public view of a task's table; None if neither the task nor a newer one waits in the outbox.

        Raises Refused: no-such-table.
        """
        this = (task.table, task.kind.value, task.target)
        found, rows = await self.tables.store.together(
            (SQL.pending_task, this), (SQL.table_for_a_move, ("", task.table))
        )
        return self.tables.read(rows).info(None) if found else None

    async def as_it_waits(self, task: DeliveryTask) -> tuple[DeliveryTask, TableInfo]:
        """Return the newest form of a task under way, due now, and the public view of its table.

        The task then stands for all changes up to now. A later change makes it due at a later time, after tasks that
        wait longer.
        """
        now = self.tables.clock()
        found, rows = await self.tables.store.together(
            (SQL.task_as_it_waits, (task.table, task.kind.value, task.target)), (SQL.table_for_a_move, ("", task.table))
        )
        if found:
            task = replace(task, id=found[0]["id"], seq=found[0]["seq"], due=now)
        return task, self.tables.read(rows).info(None)

    async def facts(self, table_id: int, kind: DeliveryKind, target: str) -> dict[str, Any]:
        """Return the facts of a task that waits in the outbox; {} if it does not."""
        row = await self.tables.store.row(SQL.facts_of_task, (table_id, kind.value, target))
        return {} if row is None else dict(json.loads(row["facts"]))

    async def postpone(self, task: DeliveryTask, seconds: float, *, failed: bool = True) -> None:
        """Let the task run again in ``seconds``; with ``failed`` this try is counted."""
        await self.tables.store.write(SQL.postpone_task, (int(failed), self.tables.clock() + seconds, *_this(task)))
        self.tables.wakeups.outbox.set()

    async def put_off(self, task: DeliveryTask, until: float, **facts: Any) -> None:
        """Keep a task whose message was sent: it is due again at ``until``, with these facts added.

        The message may be shown once more, as in ``acknowledge``.
        """
        again = self.shown_again(task)

        def work(writing: Writing) -> None:
            writing.do(SQL.put_off_task, (until, dump({**task.facts, **facts}), *_this(task)))
            if again is not None:
                self._put_again(writing, task, again)

        await self.tables.store.transaction(work)
        self.tables.wakeups.outbox.set()

    async def acknowledge_refresh(self, table_id: int, person_id: str, seq: int) -> None:
        """Remove the refresh of a person's live hand if the hand already shows the change ``seq`` (Acted.at)."""
        await self.tables.store.write(
            SQL.acknowledge_refresh,
            (table_id, DeliveryKind.REFRESH.value, person_id, seq),
        )

    async def add_task(self, table_id: int, kind: DeliveryKind, target: str = "", /, **facts: Any) -> None:
        """Put a task that belongs to no change of the table; nothing for a forgotten person.

        The task gets a new id, so that the acknowledgement of an earlier task with the same key does not remove it.
        """

        def work(writing: Writing) -> None:
            if kind is DeliveryKind.CLEAR or is_known(writing, target):
                writing.do(
                    SQL.put_task_without_change, (kind.value, target, self.tables.clock(), dump(facts), table_id)
                )

        await self.tables.store.transaction(work)
        self.tables.wakeups.outbox.set()

    async def clearing(self, channels: Set[str]) -> list[DeliveryTask]:
        """Return the tasks that delete messages in these channels."""
        tasks = [_task(r) for r in await self.tables.store.rows(SQL.tasks_of_kind, (DeliveryKind.CLEAR.value,))]
        return [task for task in tasks if task.facts["channel"] in channels]


def _this(d: DeliveryTask) -> tuple[Any, ...]:
    return d.id, d.seq, d.table, d.kind.value, d.target


def _moment(rows: Sequence[Row]) -> float | None:
    return float(rows[0]["due"]) if rows and rows[0]["due"] is not None else None


def _task(r: Row) -> DeliveryTask:
    facts = json.loads(r["facts"])
    kind, where = DeliveryKind(r["kind"]), (r["place"] or str(r["table_id"]), r["guild"])
    return DeliveryTask(r["id"], r["table_id"], kind, r["target"], r["seq"], r["tries"], facts, r["due"], *where)
