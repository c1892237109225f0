"""Calls by name at a table if no direct message arrives; ``used_up`` ends them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.run.refusals import (
    TROUBLE,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    NotNow,
    is_somebody,
    unreachable,
)
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, Refused, Status, TableInfo
from engine.host.table.posts import NOTICE

SECRET_WAIT_S = 60.0
"""Seconds between checks whether a person who may not be called by name may be called now."""
ABSENT = "absent"
"""Ends the kind of post of a call to a person for whom a computer sits in."""
CALL_AGAIN_S = 3600.0
"""Seconds after which everybody is called once more if it is secret who is asked."""
CALLED_AFTER_S = 30.0
"""The longest time, in seconds, before a person who is asked gets a message; then they are called at the table."""
OutOfReach = Callable[[TableInfo, str], Awaitable[None]]


class Mentions:
    """Calls at the table if no direct message arrives.

    If it is secret who is asked, the choice of people to call must not show it. So one line names everybody who may be
    asked, as soon as that may be anybody (task CALL, put by a change that all can see): asked or not, waiving or not.
    It pings those of them who were known by then to accept no direct messages. Refusals of messages sent meanwhile have
    no part in it, since only those who are asked are sent one. People found out that way are called with all others an
    hour later, if it still is secret then: that second line pings everybody it names, and comes at every table, needed
    or not. Calls by name are removed when all can see that they were answered.

    ``out_of_reach`` is called if a table's place or person cannot be reached.
    """

    def __init__(self, bot: Tefuda, out_of_reach: OutOfReach) -> None:
        self.bot, self.out_of_reach = bot, out_of_reach
        self.services: Services = bot.services
        self.direct_messages = bot.services.live_hands.direct_messages

    async def mention(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Call a person at the table if no DM reaches them; once per prompt. Return as ``LiveHands.deliver`` does."""
        host, person = self.services.host, task.target
        info = await host.reading.table(info.id, person)
        seat, absent = info.seat_of(person), info.absent_seat(person)
        if absent is not None and info.status is Status.PLAYING:
            text = self.services.table_words(info)("mention-absent", person=f"<@{person}>")
            sent = await self.at_the_table(
                info, text, [person], await host.deliveries.nonce("absent", info.id, task.seq, absent.seat)
            )
            if sent is None:
                return False
            former = await host.posts.find(info.id, f"{NOTICE}{ABSENT}", person)
            live = Post(info.id, f"{NOTICE}{ABSENT}", person, info.place, sent, 0, self.services.clock())
            await host.deliveries.acknowledge_post(task, live, former)
            return True
        if seat is None or not seat.prompt or info.status is not Status.PLAYING:
            return False
        if await self.has_left(info, person):
            if not await host.inactivity.person_gone(info.id, person):
                await self.out_of_reach(info, "paused-person-gone")
            return False
        if not is_somebody(person):
            return False
        _, view = await host.reading.view(info.id, None)
        if task.facts.get("private"):
            raise NotNow(SECRET_WAIT_S, "an unseen move asked this person")
        if not view.over and self.services.rules(info).phases[view.phase].asks_in_secret:
            raise NotNow(SECRET_WAIT_S, "nobody is called by name now")
        old = await host.posts.find(info.id, "mention", person)
        if old is not None and old.seq >= seat.prompt:
            return False
        hand = await host.posts.find(info.id, "hand", person) if task.facts.get("meanwhile") else None
        if hand is not None and hand.seq == seat.prompt:
            # The hand was postponed but has arrived before the call.
            return False
        text = self.services.table_words(info)("mention-turn", person=f"<@{person}>")
        nonce = await host.deliveries.nonce("mention", info.id, seat.prompt, seat.seat)
        sent = await self.at_the_table(info, text, [person], nonce)
        if sent is None:
            return False
        live = Post(info.id, "mention", person, info.place, sent, seat.prompt, self.services.clock())
        await host.deliveries.acknowledge_post(task, live, old)
        return True

    async def meanwhile(self, task: DeliveryTask, seconds: float) -> None:
        """Call a person at the table if their hand, postponed by so many seconds, would come later than they should
        wait.

        Once per prompt. The hand still comes, and then without a sound.
        """
        host, person = self.services.host, task.target
        if task.kind is not DeliveryKind.HAND or task.facts.get("private"):
            return
        try:
            info = await host.reading.table(task.table, person)
        except Refused:
            # The table has been deleted meanwhile.
            return
        seat, called = info.seat_of(person), await host.posts.find(task.table, "mention", person)
        if info.guild is None or seat is None or not seat.prompt or (called is not None and called.seq >= seat.prompt):
            return
        if self.services.clock() + seconds > seat.since + CALLED_AFTER_S:
            await host.deliveries.add_task(task.table, DeliveryKind.MENTION, person, meanwhile=True)

    async def call(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Mention all people who may be asked while that is secret. Return as ``LiveHands.deliver`` does."""
        host, at, but = self.services.host, float(task.facts["at"]), int(task.facts["but"])
        if info.status is not Status.PLAYING or not await self.asked_in_secret(info):
            return False
        people = [s.person for s in info.seats if s.person is not None and s.seat != but and is_somebody(s.person)]
        again = self.services.clock() - at >= CALL_AGAIN_S
        pinged = people if again else [p for p in people if await self.direct_messages.closed(p, at)]
        if pinged:
            text = self.services.table_words(info)("mention-all", people=" ".join(f"<@{p}>" for p in people))
            old = await host.posts.find(info.id, "call")
            sent = await self.at_the_table(info, text, pinged, await host.deliveries.nonce("call", info.id, at, again))
            if sent is None:
                return False
            if old is not None and old.message != sent:
                await host.deliveries.retire(old)
            await host.posts.save(Post(info.id, "call", "", info.place, sent, 0, self.services.clock()))
        if again:
            return False
        await host.deliveries.postpone(task, at + CALL_AGAIN_S - self.services.clock(), failed=False)
        return True

    async def asked_in_secret(self, info: TableInfo) -> bool:
        """True if it is secret now who is asked."""
        _, view = await self.services.host.reading.view(info.id, None)
        return not view.over and self.services.rules(info).phases[view.phase].asks_in_secret

    async def at_the_table(
        self,
        info: TableInfo,
        text: str,
        people: list[str],
        nonce: str,
        *,
        panel: Panel | None = None,
        silent: bool = False,
    ) -> str | None:
        """Send a text at the table that pings ``people``, except those in their quiet hours; if none is left, or if
        ``silent``, without a sound.

        Return the message's id; None if the place is lost, or if the table has none.
        """
        if info.in_direct_messages:
            return None
        awake = [p for p in people if not (await self.services.host.settings.person(p)).is_quiet(self.services.clock())]
        people = awake or people
        try:
            sent = await self.bot.get_partial_messageable(int(info.place)).send(
                text,
                nonce=nonce,
                silent=silent or not awake,
                view=panel.view() if panel is not None and panel.rows else discord.utils.MISSING,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(int(p)) for p in people]
                ),
            )
        except discord.HTTPException as e:
            reason = unreachable(e)
            if reason is None:
                raise
            await self.out_of_reach(info, reason)
            return None
        return str(sent.id)

    async def has_left(self, info: TableInfo, person: str) -> bool:
        """True if a person has left the table's server, or their account was deleted."""
        if info.guild is None:
            return False
        if not is_somebody(person):
            return True
        try:
            await self.bot.http.get_member(int(info.guild), int(person))
        except discord.NotFound as e:
            return e.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except TROUBLE:
            return False
        return False
