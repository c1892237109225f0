"""A table's messages to people beside their hands: calls by name if no direct message arrives, and notices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from cogs.run.refusals import (
    TROUBLE,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    NoDirectMessages,
    NotNow,
    is_somebody,
    passing,
    unreachable,
)
from cogs.ui import messages
from cogs.ui.escaping import escaped
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services, Tefuda
from cogs.ui.waiting import offer_for
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, Refused, Status, TableInfo
from locales import Words

SECRET_WAIT_S = 60.0
"""Seconds between checks whether a person who may not be called by name may be called now."""
CALL_AGAIN_S = 3600.0
"""Seconds after which everybody is called once more if it is secret who is asked."""
PUBLIC_NOTICES = ("paused-", "rematch-", "invited", "move-", "undo-")
"""Beginnings of the keys of notices that say nothing more than the table says itself."""

CALLED_AFTER_S = 30.0
"""The longest time, in seconds, before a person who is asked gets a message; then they are called at the table."""
OPENED = "opened"
"""The kind of post that announces a new table in a channel, and asks people to join."""

OutOfReach = Callable[[TableInfo, str], Awaitable[None]]


class Mentions:
    """Calls at the table if no direct message arrives, and notices.

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
        self.reaching = bot.services.live_hands.reaching

    async def mention(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Call a person at the table if no DM reaches them; once per prompt. Return as ``LiveHands.deliver`` does."""
        host, person = self.services.host, task.target
        info = await host.reading.table(info.id, person)
        seat, absent = info.seat_of(person), info.absent_seat(person)
        if absent is not None and info.status is Status.PLAYING:
            text = self.services.table_words(info)("mention-absent", person=f"<@{person}>")
            await self.at_the_table(
                info, text, [person], await host.deliveries.nonce("absent", info.id, task.seq, absent.seat)
            )
            return False
        if seat is None or not seat.prompt or info.status is not Status.PLAYING:
            return False
        if await self.gone(info, person):
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
        """Call everybody who may be asked while it is secret who is. Return as ``LiveHands.deliver`` does."""
        host, at, but = self.services.host, float(task.facts["at"]), int(task.facts["but"])
        if info.status is not Status.PLAYING or not await self.asked_in_secret(info):
            return False
        people = [s.person for s in info.seats if s.person is not None and s.seat != but and is_somebody(s.person)]
        again = self.services.clock() - at >= CALL_AGAIN_S
        pinged = people if again else [p for p in people if await self.reaching.closed(p, at)]
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

    async def tidy(self, info: TableInfo) -> None:
        """Remove calls that were answered; if it is secret who has answered, they stay until all have."""
        host = self.services.host
        posts = await host.posts.of_table(info.id)
        if info.status is not Status.OPEN:
            for told in (p for p in posts if p.kind == OPENED):
                await self.begun(info, told)
        for notice in (p for p in posts if p.kind == DeliveryKind.STANDSTILL):
            # Read anew: an offer that was made since ``info`` is not over.
            if offer_for(await host.reading.table(info.id), notice.target) is None:
                await host.deliveries.retire(notice)
        calls = [p for p in posts if p.kind in ("mention", "call")]
        if not calls or info.sealed:
            return
        for post in calls:
            mine = await host.reading.table(info.id, post.target)
            seat = mine.seat_of(post.target)
            open_still = seat is not None and seat.prompt == post.seq and info.status is Status.PLAYING
            if post.kind == "call" or not open_still:
                await host.deliveries.retire(post)

    async def begun(self, info: TableInfo, told: Post) -> None:
        """Stop an announced table's call to join. If Discord fails, the next change of the table tries again."""
        words, panel = self.services.table_words(info), Panel()
        facts = {"title": self.services.narration(info.game).title(words), "table": str(info.id)}
        text = words("table-called-off", **facts)
        if info.status not in (Status.ENDED, Status.EXPIRED):
            text = words("table-begun", place=messages.place_link(info), **facts)
            panel.buttons([ButtonSpec(words("button-rules"), Press(info.id, "rules").custom_id())])
        try:
            await self.services.live_hands.posts.edit(told, content=text, view=panel.view() if panel.rows else None)
        except discord.HTTPException as e:
            if passing(e):
                return
        await self.services.host.posts.forget(told)

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

        Return the message's id; None if the place is lost.
        """
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

    async def gone(self, info: TableInfo, person: str) -> bool:
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

    async def notice(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Send one person, or the table, a text without a picture; with buttons if the task has ``verbs``.

        A person who accepts no direct messages gets a public notice at the table. Any other notice only calls them
        there if they are asked, as any turn would: that there is more to say is private. If the notice is ``private``,
        they are not even called. A notice about a ``prompt`` is dropped once that prompt is answered.
        """
        facts = dict(task.facts)
        if not await self.still_asked(info, task.target, facts.pop("prompt", None)):
            return False
        private, silent = facts.pop("private", False), bool(facts.pop("silent", False))
        key, number = str(facts.pop("key")), int(facts.pop("number", 0))
        # Releases up to 0.2 had one verb.
        verbs = [*facts.pop("verbs", ()), *([facts.pop("verb")] if "verb" in facts else [])]
        if "decline" in verbs and not (info.status is Status.OPEN and any(i.person == task.target for i in info.kept)):
            # They have answered, or the table goes on without them.
            return False
        if "undoyes" in verbs and (info.request is None or info.request.number != number):
            return False
        if "name" in facts:
            facts["name"] = escaped(str(facts["name"]))
        nonce = await self.services.host.deliveries.nonce("notice", info.id, task.seq, task.target)
        if not task.target:
            await self.at_the_table(info, self.services.table_words(info)(key, **facts), [], nonce)
            return False
        w = await self.services.live_hands.words_for(info, task.target)
        if "refused" in facts:
            facts["why"] = await self.why_not(info, task.target, facts.pop("refused"), w)
        heading = messages.heading(self.services, info, w)
        if "decline" in verbs:
            heading = f"{heading} · {messages.place_link(info)}"
        text = f"{heading}\n{w(key, **facts)}"
        panel = notice_panel(info, verbs, number, w)
        try:
            await self.reaching.send(task.target, nonce, messages.Sheet(text, panel), silent=silent)
        except NoDirectMessages:
            if private:
                return False
            if not key.startswith(PUBLIC_NOTICES):
                await self.services.host.deliveries.replace_task(task, DeliveryKind.MENTION)
                return True
            if info.guild is not None and not await self.gone(info, task.target):
                words = self.services.table_words(info)
                sheet = messages.Sheet(words(key, **facts), notice_panel(info, verbs, number, words))
                await self.say_instead(await self.place_of(info, key), task.target, sheet, nonce, silent=silent)
        return False

    async def still_asked(self, info: TableInfo, person: str, prompt: int | None) -> bool:
        """True if a prompt still waits for this person; True as well for None, a notice about no prompt."""
        if prompt is None:
            return True
        seat = (await self.services.host.reading.table(info.id, person)).seat_of(person)
        return info.status is Status.PLAYING and seat is not None and seat.prompt == prompt

    async def why_not(self, info: TableInfo, person: str, refused: Sequence[Any], words: Words) -> str:
        """Return why a move could not be made, in the words of its game; ``refused`` is a key and its facts."""
        try:
            key, facts = refused
            _, view = await self.services.host.reading.view(info.id, person)
            return self.services.narration(info.game).refusal(str(key), dict(facts), view, words)
        except (Refused, LookupError, TypeError, ValueError):
            return words("illegal-now")

    async def place_of(self, info: TableInfo, key: str) -> str:
        """Return the place of a public notice: the table's, but for a proposed move of the table the new channel."""
        proposed = await self.services.host.relocation.proposal(info.id) if key == "move-proposed" else None
        return info.place if proposed is None else proposed.channel

    async def say_instead(
        self, place: str, person: str, sheet: messages.Sheet, nonce: str, *, silent: bool = False
    ) -> None:
        """Send a public notice in a channel; if that cannot be written to either, the notice is dropped."""
        quiet = silent or (await self.services.host.settings.person(person)).is_quiet(self.services.clock())
        try:
            await self.bot.get_partial_messageable(int(place)).send(
                f"<@{person}> {sheet.text}",
                nonce=nonce,
                silent=quiet,
                view=sheet.panel.view() if sheet.panel.rows else discord.utils.MISSING,
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(person))]),
            )
        except discord.HTTPException as e:
            if passing(e):
                raise


def notice_panel(info: TableInfo, verbs: Sequence[str], number: int, words: Words) -> Panel:
    """Return the buttons under a notice; the first is gold."""
    panel = Panel()
    panel.buttons(
        ButtonSpec(
            words(f"button-{verb}"),
            Press(info.id, verb, number).custom_id(),
            discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary,
        )
        for at, verb in enumerate(verbs)
    )
    return panel
