"""The delivery worker: takes tasks from the outbox and carries them out at Discord, with retries.

**No ping is lost.** A task HAND ends only with a hand, a mention at the table, or a task that is still in the outbox,
whatever Discord answers. A refused direct message turns it into a MENTION. A passing error or a long 429 postpones it,
and beyond half a minute a MENTION comes meanwhile. An unexpected error is retried a few times and then becomes a
MENTION too. A MENTION ends only when it is shown, when its prompt is answered, or with the table (a paused table says
why). ``cogs.delivery.direct_messages`` describes how new direct message channels are opened slowly.

**Tasks are independent.** The public picture, each person's hand, calls at the table, notices, and the removal of old
messages (CLEAR, the only task that may fail for good) are tasks of their own, each in a *lane*: within a lane one task
at a time and in order, between lanes no order. So no hand waits for the picture, no picture for old buttons, and a slow
channel delays only its own lanes: Discord's own buckets (which discord.py keeps) limit the requests to each channel.
Drawing is scarce, so the servers take turns at it (``cogs.ui.fair_slots``).

**In a flood, who is asked comes first.** Discord lets 50 requests a second through (``cogs.run.limits``). As long as
MOST_PATIENT lanes wait for their first one, no other lane of patient tasks begins (PATIENCE_S): such tasks stay in the
outbox, where later changes of the same message join them, and hands go ahead. The oldest begins first; old messages are
deleted when there is room, or after half a minute. A lane whose request is out counts no more, so a slow channel holds
nothing up.

**A late task is never wrong.** A task is only a reminder to show the newest state: the worker reads the table when it
runs the task, so many changes become one message. Every step may run twice or be cut off between any two lines.
Messages carry a nonce. The transaction that ends the task stores the message as a post. After doubt the worker searches
the place for messages that no post names.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from dataclasses import replace

import aiohttp
import discord

from cogs.delivery.delivery_lanes import FOREIGN_S, ORDER, Lane, LaneLeases, about_hand, lane_of, recheck_key
from cogs.delivery.direct_tables import DirectTables
from cogs.delivery.hands.hand_changes import HandChange
from cogs.delivery.hands.live_hands import ANEW, GIVE_WAY_S
from cogs.delivery.inactivity_notices import InactivityNotices
from cogs.delivery.mentions import Mentions
from cogs.delivery.notices import Notices
from cogs.delivery.reports import ReportNotes
from cogs.delivery.results import Results
from cogs.delivery.sheets import table_sheets
from cogs.delivery.sheets.thread_names import ThreadNames
from cogs.delivery.used_up import UsedUp
from cogs.run.refusals import OLD_EDITS, NoDirectMessages, NotNow, NotYetOpened, passing, unreachable
from cogs.ui import messages
from cogs.ui.cog import Cog
from cogs.ui.tefuda import Tefuda
from engine.host.model.records import UNASKED, DeliveryKind, DeliveryTask, Overtaken, Post, Refused, Status, TableInfo
from engine.host.store.errors import NotRecorded

log = logging.getLogger("tefuda.delivery")

EDITABLE_S = 50 * 60.0
"""Seconds for which a message is edited; an older one is posted again (Discord has a low edit limit for it)."""
PAGE = 200
"""Tasks read from the outbox at a time."""
IDLE_S = 5.0
"""Seconds between looks at the outbox if no signal comes."""
REFUSED_TRIES = 2
"""How often a task that Discord refuses is tried again before it is given up."""
BACKOFF_S = (1.0, 3.0, 10.0, 30.0, 120.0, 600.0)
"""Seconds before the next try, by the number of tries so far."""
MIN_WAIT_S = 0.02
"""The shortest wait between two looks at the outbox, in seconds."""
PATIENCE_S = {
    DeliveryKind.TABLE: 0.0,
    DeliveryKind.REFRESH: 0.0,
    DeliveryKind.HAND: 10.0,
    DeliveryKind.CLEAR: 30.0,
    DeliveryKind.TIDY: 30.0,
}
"""Tasks that give way to others in a flood, and for how many seconds also to one another. A hand is one of them only as
long as its person is not asked: mostly they are, within that time, and one message puts both. An old message says
nothing that is missed."""
MOST_PATIENT = 12
"""Lanes of such tasks that are served before the next one begins: a quarter of a second of Discord's limit. What is
drawn for a request is as old as its place in the queue."""
CROWD = 16
"""This many busy lanes are a flood."""
ANSWER_GRACE_S = 0.05
"""Seconds for which all other tasks wait for answers under way."""
PICTURE_GRACE_S = 0.2
"""Seconds for which a task of a hand waits for the picture of an answer that shows the same."""


def is_patient(task: DeliveryTask) -> bool:
    """True if a task may wait: no person who is asked, or who requested its message, waits for it."""
    if task.kind is DeliveryKind.HAND:
        return bool(task.facts.get(UNASKED))
    return task.kind in PATIENCE_S and not task.facts.get(ANEW)


def turn_of(tasks: list[DeliveryTask]) -> float:
    """Return when patient tasks of one lane are late: in a flood those go first that are late first."""
    return min(task.due + PATIENCE_S[task.kind] for task in tasks)


class DeliveryWorker(Cog):
    """Runs the worker while the bot is connected."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.hands = bot.services.live_hands
        self.at_discord = self.hands.at_discord
        self.mentions = Mentions(bot, self._out_of_reach)
        self.used_up = UsedUp(self.services)
        self.direct = DirectTables(self.services, self.used_up, self._changed)
        self.results = Results(self.services, self.mentions, self.used_up, self.direct)
        self.notices = Notices(self.services, self.mentions, self.direct)
        self.thread_names = ThreadNames(bot)
        self.report_notes = ReportNotes(self.services, bot)
        self.inactivity_notices = InactivityNotices(self.services, self.mentions)
        self.busy: dict[Lane, list[DeliveryTask]] = {}
        """Lanes that are being served, each with its unfinished tasks."""
        self.held_back = False
        """True if a task waits only for its turn among the PATIENT ones."""
        self.refused: set[Lane] = set()
        """Lanes that another process served in the last round: they take no room from others."""
        self.passed_over: set[Lane] = set()
        """Busy lanes for which more tasks were due in the last round."""
        self.rechecked: set[tuple[int, str, str]] = set()
        """Table, kind and target of posts for which a message may have been sent and not stored."""
        self.leases = LaneLeases(bot, lambda task: self.recheck(task.table, task.kind, task.target))
        self.runners: set[asyncio.Task[None]] = set()
        self.worker: asyncio.Task[None] | None = None
        self.lost: set[int] = set()
        """Shards that are not connected now."""

    async def cog_load(self) -> None:
        """Start the worker."""
        await super().cog_load()
        self.bot.budget.passed = self.go_on
        self.worker = asyncio.create_task(self.work(), name="delivery")

    async def cog_unload(self) -> None:
        """Stop the worker; unfinished tasks stay in the outbox."""
        await super().cog_unload()
        ending = [*self.runners, *([self.worker] if self.worker is not None else [])]
        for runner in ending:
            runner.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self.hands.copies.stop()

    @Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that no press comes from this shard for now."""
        self.lost.add(shard)

    @Cog.listener("on_shard_ready")
    @Cog.listener("on_shard_resumed")
    async def shard_back(self, shard: int) -> None:
        """Note that this shard is connected again."""
        self.lost.discard(shard)

    @Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Note a new message; a table message above it will be posted again."""
        self.at_discord.note_newest(message)

    async def work(self) -> None:
        """Serve the outbox for ever."""
        await self.bot.wait_until_ready()
        host = self.services.host
        if not host.tables.leases.shared:
            # The process that ran these tasks before us may have been cut off in one. With a shared store its leases
            # show that.
            for table, kind, target in await host.deliveries.unfinished():
                self.recheck(table, kind, target)
        while True:
            host.tables.wakeups.outbox.clear()
            try:
                await self.beat()
                pause = await self.round()
            except NotRecorded:
                # Another process holds the store for too long, or the store itself logs its error.
                pause = BACKOFF_S[0]
            except Exception:
                log.exception("the outbox could not be read")
                pause = IDLE_S
            # Not wait_for, which may swallow a cancellation in Python 3.11.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await host.tables.wakeups.outbox.wait()
            if len(self.busy) > CROWD:
                # In a flood tasks end all the time; one look at the outbox serves several.
                await asyncio.sleep(MIN_WAIT_S)

    async def beat(self) -> None:
        """Note that tasks can be delivered, if a shard is connected and the store can be written."""
        connected = not self.lost or not self.lost.issuperset(self.bot.shards)
        if connected and self.services.host.tables.writable:
            with contextlib.suppress(NotRecorded):
                await self.services.host.outages.beat()

    def go_on(self) -> None:
        """Look at the outbox if a task waits for its turn, once half of the room is free: each look reads all tasks."""
        if self.held_back and len(self.bot.budget.ahead) <= MOST_PATIENT // 2:
            self.services.host.tables.wakeups.outbox.set()

    async def round(self) -> float:
        """Start serving every lane that has a due task. Return the longest wait before the next round, in seconds."""
        host = self.services.host
        if not host.tables.writable:
            # A message sent now could not be stored. The worker wakes when the store can be written.
            return IDLE_S
        if self.hands.answers_due:
            # Answers under way go first; each sent answer wakes us.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_GRACE_S):
                    await host.tables.wakeups.outbox.wait()
        # All tasks added so far are read now.
        host.tables.wakeups.outbox.clear()
        await host.tables.leases.flush()
        now, pauses = host.tables.clock(), [IDLE_S]
        lanes: dict[Lane, list[DeliveryTask]] = defaultdict(list)
        patient: dict[Lane, list[DeliveryTask]] = defaultdict(list)
        first, due = await host.deliveries.due_now_and_next(PAGE)
        async for task in self.due(first):
            if not self.leases.is_ours(task, now):
                pauses.append(FOREIGN_S)
            elif not self.hands.may_deliver(task.table):
                pauses.append(ANSWER_GRACE_S)
            elif self.hands.must_wait(task):
                pauses.append(PICTURE_GRACE_S)
            elif (lane := lane_of(task)) in self.busy:
                # A task in work stands in the outbox until it is done; if it is added again, it is due at another time.
                if not any(task == one and task.due == one.due for one in self.busy[lane]):
                    self.passed_over.add(lane)
            else:
                (patient if is_patient(task) else lanes)[lane].append(task)
        for lane in [lane for lane in patient if lane in lanes or lane in self.refused]:
            lanes[lane] += patient.pop(lane)
        room = max(0, MOST_PATIENT - len(self.bot.budget.ahead))
        self.held_back = len(patient) > room
        lanes.update(heapq.nsmallest(room, patient.items(), key=lambda waiting: turn_of(waiting[1])))
        taken = await self.leases.take(lanes)
        before, self.refused = self.refused, lanes.keys() - taken.keys()
        if self.held_back and not self.refused <= before:
            # They took the room of others.
            host.tables.wakeups.outbox.set()
        for lane, tasks in taken.items():
            self.busy[lane] = list(tasks)
            runner = asyncio.create_task(self.run_lane(lane, tasks), name=f"deliver-{lane}")
            self.runners.add(runner)
            if all(map(is_patient, tasks)):
                self.bot.budget.note(runner)
            runner.add_done_callback(self.runners.discard)
        if due is not None:
            pauses.append(max(due - host.tables.clock(), MIN_WAIT_S))
        # A due task of a busy lane waits for the lane's end, which wakes us; a new task wakes us too.
        return min(pauses)

    async def due(self, page: list[DeliveryTask]) -> AsyncIterator[DeliveryTask]:
        """Yield all due tasks, from the first ``page`` on, so that those of busy lanes hide no others."""
        while True:
            for task in page:
                yield task
            if len(page) < PAGE:
                return
            page = await self.services.host.deliveries.due(PAGE, page[-1])

    async def run_lane(self, lane: Lane, tasks: list[DeliveryTask]) -> None:
        """Run the tasks of one lane one after the other; tasks that are cut off before the end run again."""
        clean = False
        try:
            for task in sorted(tasks, key=lambda task: ORDER.index(task.kind)):
                await self.run(task)
                self.busy[lane].remove(task)
            clean = not any(self.to_recheck(task) for task in tasks)
        except NotRecorded:
            # They stay in the outbox, and no other task starts until the store can be written.
            for task in tasks:
                self.recheck(task.table, task.kind, task.target)
            self.passed_over.add(lane)
        finally:
            del self.busy[lane]
            self.leases.ended(lane, clean=clean)
            if lane in self.passed_over:
                self.passed_over.discard(lane)
                self.services.host.tables.wakeups.outbox.set()

    async def run(self, task: DeliveryTask) -> None:
        """Run one task, and acknowledge it unless it was postponed or another took its place."""
        host = self.services.host
        try:
            if self.hands.must_wait(task):
                await host.deliveries.postpone(task, GIVE_WAY_S, failed=False)
                return
            if task.facts.get("doubt"):
                self.recheck(task.table, task.kind, task.target)
            info = await host.deliveries.pending(task)
            if info is None:
                # The answer to a press has shown it meanwhile, or the seat has acted.
                return
            if about_hand(task):
                with self.hands.delivering(task) as change:
                    await self.sweep(task, info)
                    acknowledged = await self.deliver(task, info, change)
            else:
                await self.sweep(task, info)
                acknowledged = await self._dispatch(task, info)
            if acknowledged:
                return
        except Overtaken:
            await host.deliveries.postpone(task, 0.0, failed=False)
            return
        except Refused as refused:
            log.info("delivery %s of table %d dropped: %s", task.kind, task.table, refused.reason)
        except NoDirectMessages:
            await self._call_instead(task)
            return
        except NotNow as wait:
            if isinstance(wait, NotYetOpened):
                await self.mentions.meanwhile(task, wait.seconds)
            await host.deliveries.postpone(task, wait.seconds, failed=False)
            return
        except discord.RateLimited as e:
            # discord.py waits out short ones itself. The removal of old buttons is not retried without end.
            if task.kind is not DeliveryKind.CLEAR or task.tries < len(BACKOFF_S):
                await self.mentions.meanwhile(task, e.retry_after)
                await host.deliveries.postpone(task, e.retry_after, failed=task.kind is DeliveryKind.CLEAR)
                return
        except discord.HTTPException as e:
            if await self._retry(
                task, f"{e.status} {e.code}", len(BACKOFF_S) if passing(e) else REFUSED_TRIES, passing(e)
            ):
                return
        except (aiohttp.ClientError, OSError, TimeoutError) as e:
            if await self._retry(task, type(e).__name__, len(BACKOFF_S), True):
                return
        except NotRecorded:
            raise
        except Exception as e:
            if self.bot.is_closed():
                return
            log.exception("delivery %s of table %d", task.kind, task.table)
            host.tables.failed(e)
            if await self._retry(task, "an error of ours", len(BACKOFF_S), False):
                return
        await host.deliveries.acknowledge(task)

    async def _retry(self, task: DeliveryTask, why: str, most: int, passing: bool) -> bool:
        """Postpone a failed task; False if it is given up after ``most`` tries.

        Passing errors are waited out, but not for old messages. A hand that is given up becomes a mention, and a
        mention is never given up.
        """
        lasting = task.kind in (DeliveryKind.MENTION, DeliveryKind.CALL) or (
            passing and task.kind is not DeliveryKind.CLEAR
        )
        if lasting or task.tries < most:
            # We do not know whether Discord carried out this try.
            self.recheck(task.table, task.kind, task.target)
            log.info("delivery %s of table %d put off: %s", task.kind, task.table, why)
            pause = BACKOFF_S[min(task.tries, len(BACKOFF_S) - 1)]
            await self.mentions.meanwhile(task, pause)
            await self.services.host.deliveries.postpone(task, pause)
            return True
        log.warning("delivery %s of table %d given up: %s", task.kind, task.table, why)
        if task.kind is DeliveryKind.HAND or (task.kind is DeliveryKind.RESULT and task.target):
            await self._call_instead(task)
        if task.kind is DeliveryKind.INACTIVITY and not task.facts.get("called"):
            await self.services.host.deliveries.replace_task(task, DeliveryKind.INACTIVITY, called=True)
            return True
        return False

    async def _call_instead(self, task: DeliveryTask) -> None:
        """Replace a direct message by a mention at the table."""
        facts = {"private": True} if task.facts.get("private") else {}
        facts |= {"result": True} if task.kind is DeliveryKind.RESULT else {}
        await self.services.host.deliveries.replace_task(task, DeliveryKind.MENTION, **facts)

    def recheck(self, table: int, kind: DeliveryKind, target: str) -> None:
        """Make the next such task of this table sweep first."""
        if post := recheck_key(kind, target):
            self.rechecked.add((table, *post))

    def to_recheck(self, task: DeliveryTask) -> bool:
        """True if a message may have been sent for this task and not stored."""
        post = recheck_key(task.kind, task.target)
        return post is not None and (task.table, *post) in self.rechecked

    async def sweep(self, task: DeliveryTask, info: TableInfo) -> None:
        """Find messages that an earlier try may have left, if the task is in doubt."""
        post = recheck_key(task.kind, task.target)
        if post is not None and self.to_recheck(task) and task.kind not in (DeliveryKind.INACTIVITY, DeliveryKind.NEXT):
            await self.at_discord.sweep(info, *post)
            self.rechecked.discard((task.table, *post))

    async def _dispatch(self, task: DeliveryTask, info: TableInfo) -> bool:
        """Carry out a task; True if that also acknowledged it."""
        if task.kind is DeliveryKind.TABLE:
            acknowledged = await self.show_table(info, task)
            self.hands.copies.follow(info.id)
            return acknowledged
        if task.kind in (DeliveryKind.NOTICE, DeliveryKind.NEXT):
            acknowledged = await self.notices.deliver(info, task, doubt=self.to_recheck(task))
            self.rechecked.discard((task.table, task.kind.value, task.target))
            return acknowledged
        if task.kind is DeliveryKind.INACTIVITY:
            acknowledged = await self.inactivity_notices.deliver(info, task, doubt=self.to_recheck(task))
            self.rechecked.discard((task.table, task.kind.value, task.target))
            return acknowledged
        if task.kind is DeliveryKind.RESULT:
            acknowledged = await self.results.at_the_table(info, task)
            self.hands.copies.follow(info.id)
            return acknowledged
        if task.kind is DeliveryKind.MENTION and task.facts.get("result"):
            return await self.results.mention(info, task)
        if task.kind is DeliveryKind.MENTION:
            return await self.mentions.mention(info, task)
        if task.kind is DeliveryKind.CALL:
            return await self.mentions.call(info, task)
        if task.kind is DeliveryKind.TIDY:
            return await self.used_up.again(info)
        if task.kind is DeliveryKind.REPORT:
            return await self.report_notes.deliver(info, task)
        if task.kind is DeliveryKind.THREAD:
            return await self.thread_names.deliver(info)
        await self.at_discord.clear(str(task.facts["channel"]), task.target, str(task.facts["kind"]))
        return False

    async def deliver(self, task: DeliveryTask, info: TableInfo, change: HandChange) -> bool:
        """Carry out a task about a person's hand; True if that also acknowledged it."""
        if task.kind is DeliveryKind.HAND:
            return await self.hands.deliver(info, task, change)
        if task.kind is DeliveryKind.RESULT:
            return await self.results.in_private(info, task)
        return await self.hands.update(info, task, change)

    async def show_table(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Update the table message: edit it while young and newest, else post it again. Returns as ``_dispatch``."""
        host = self.services.host
        if task.target:
            return await self.direct.show(info, task)
        if info.in_direct_messages:
            return await self.direct.show_all(info, task)
        async with self.services.drawing.slots.slot(info.home):
            task, info = await host.deliveries.as_it_waits(task)
            sheet = await table_sheets.table_sheet(self.services, info)
        post = await host.posts.find(info.id, "table", "")
        try:
            if post is not None and self._may_edit(post, info) and await self._changed(post, sheet):
                await self.used_up.tidy(info)
                await host.deliveries.acknowledge_post(task, replace(post, seq=info.news))
                return True
            # The same try again gets the message it may have made already; another try does not.
            nonce = await host.deliveries.nonce("table", info.id, info.news, post.message if post else "")
            message = await self.at_discord.send(info.place, sheet, nonce, silent=True)
        except discord.HTTPException as e:
            reason = unreachable(e)
            if reason is None:
                raise
            await self._out_of_reach(info, reason)
            return False
        await self.used_up.tidy(info)
        live = Post(info.id, "table", "", info.place, message, info.news, self.services.clock())
        await host.deliveries.acknowledge_post(task, live, post)
        return True

    async def _changed(self, post: Post, sheet: messages.Sheet) -> bool:
        """Edit a table message; False if it must be posted again."""
        try:
            return await self.at_discord.change(post, sheet)
        except discord.HTTPException as e:
            if e.code != OLD_EDITS:
                raise
            return False

    def _may_edit(self, post: Post, info: TableInfo) -> bool:
        """True if a post is in the table's place, young, and still the newest message there."""
        young = self.services.clock() - post.at <= EDITABLE_S
        return young and post.channel == info.place and self.at_discord.is_newest(post)

    async def _out_of_reach(self, info: TableInfo, reason: str) -> None:
        """Pause a running table whose place is gone, and notify its people."""
        log.info("table %d out of reach: %s", info.id, reason)
        if info.status is Status.PLAYING:
            await self.services.host.suspension.pause(info.id, reason)
        elif info.status is Status.OPEN:
            await self.services.host.deliveries.add_task(info.id, DeliveryKind.NOTICE, info.opener, key=reason)
