"""Lanes: which tasks of the outbox wait for each other, and which process serves a lane.

Tasks of one lane run one at a time and in order. If several processes share the store, the process that serves a lane
holds its lease (``engine.host.cluster.leases``), and the process that answers a press on a hand holds the lease of that
hand. A process takes the tasks of its own shards. A task that nobody has done for a while, because its process is gone,
is taken by any process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cogs.ui.tefuda import Tefuda
from engine.host.model.phrases import at_table
from engine.host.model.records import DeliveryKind, DeliveryTask

ORDER = tuple(DeliveryKind)
"""The tasks of one lane, in the order they run."""
PRIVATE = (DeliveryKind.HAND, DeliveryKind.REFRESH)
"""Tasks about the live hand of one person at one table."""
FOREIGN_S = 3.0
"""Seconds after which any process may take a task of another process's servers."""

Lane = tuple[str, ...]


def about_hand(task: DeliveryTask) -> bool:
    """True if a task is about the live hand of one person at one table."""
    return task.kind in PRIVATE or (task.kind is DeliveryKind.RESULT and task.target != "")


def hand_lane(table: int, person: str) -> Lane:
    """Return the lane of a person's hand at a table."""
    return "hand", str(table), person


def lane_of(task: DeliveryTask) -> Lane:
    """Return the lane of a task. A task waits for the others of its lane."""
    if about_hand(task):
        return hand_lane(task.table, task.target)
    if task.kind in (DeliveryKind.RESULT, DeliveryKind.TIDY):
        # Each of them brings the channel's announcement up to date, as TABLE does: an older state must not come last.
        return DeliveryKind.TABLE.value, task.place
    if task.kind in (DeliveryKind.NOTICE, DeliveryKind.NEXT, DeliveryKind.INACTIVITY) and not at_table(task.target):
        return "notice", task.target
    if task.kind is DeliveryKind.CLEAR:
        return task.kind.value, str(task.facts["channel"])
    if task.kind is DeliveryKind.TABLE and task.target:
        return task.kind.value, task.place, task.target
    return task.kind.value, task.place


def lease_of(lane: Lane) -> str:
    """Return the name of the lease that is held while a lane is served."""
    return " ".join(("lane", *lane))


def recheck_key(kind: DeliveryKind, target: str) -> tuple[str, str] | None:
    """Return the kind and target of the post that is in doubt if such a task was cut off; None if there is none."""
    if kind in PRIVATE:
        return "hand", target
    if kind is DeliveryKind.RESULT and target:
        return "result", target
    if kind in (DeliveryKind.INACTIVITY, DeliveryKind.NEXT):
        return kind.value, target
    if kind is DeliveryKind.TABLE:
        return "table", target
    return ("table", "") if kind is DeliveryKind.RESULT else None


class LaneLeases:
    """Which lanes this process serves: all, if no other process shares the store."""

    def __init__(self, bot: Tefuda, recheck: Callable[[DeliveryTask], None]) -> None:
        self.bot, self.host, self.recheck = bot, bot.services.host, recheck
        self.leases = bot.services.host.tables.leases
        self.host.deliveries.shown_again = self.shown_again

    def is_ours(self, task: DeliveryTask, now: float) -> bool:
        """True if this process may run a task, rather than the process of its server's shard."""
        if not self.leases.shared or self.bot.mine.has(task.guild, self.bot.shard_count):
            return True
        return now - task.due > FOREIGN_S or self.leases.holds(lease_of(lane_of(task)))

    def shown_again(self, task: DeliveryTask) -> float | None:
        """Return when a shown task must be shown again, by the host's clock (``leases``, ruling 5); None for never."""
        seconds = self.leases.shown_again_in(lease_of(lane_of(task)))
        return None if seconds is None else self.host.tables.clock() + seconds

    async def take(self, lanes: Mapping[Lane, list[DeliveryTask]]) -> dict[Lane, list[DeliveryTask]]:
        """Return those of the lanes that no other process serves, with the tasks still to be done there.

        If a process was cut off in a lane, the messages it may have left are in doubt.
        """
        if not self.leases.shared or not lanes:
            return dict(lanes)
        granted = await self.leases.take([lease_of(lane) for lane in lanes])
        # Tasks that another process did between our look at the outbox and now are not done again.
        ours = [task for lane, tasks in lanes.items() if lease_of(lane) in granted for task in tasks]
        waiting = {(t.id, t.seq) for t in await self.host.deliveries.still_waiting(ours)}
        if any(granted.values()):
            # Tasks that are not due yet too: the process that was cut off may have postponed them.
            for task in await self.host.deliveries.in_outbox():
                if granted.get(lease_of(lane_of(task))):
                    self.recheck(task)
        left: dict[Lane, list[DeliveryTask]] = {}
        for lane, tasks in lanes.items():
            name = lease_of(lane)
            if name not in granted:
                continue
            if still := [t for t in tasks if (t.id, t.seq) in waiting]:
                left[lane] = still
            else:
                self.leases.give_back(name, clean=not granted[name])
        return left

    def ended(self, lane: Lane, *, clean: bool) -> None:
        """Note that a lane is served no more. ``clean``: nothing of it is in doubt."""
        if self.leases.shared:
            self.leases.give_back(lease_of(lane), clean=clean)
            # The next round writes the return of the lease.
            self.host.tables.wakeups.outbox.set()
