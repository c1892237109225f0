"""What a table tells people beside their hands: a call by name where no direct message arrives, notices."""

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
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, Refused, Status, TableInfo
from locales import Words

SECRET_WAIT_S = 60.0
"""Seconds between looks whether somebody who may not be called by name may be called now."""
CALL_AGAIN_S = 3600.0
"""Seconds after which everybody is called once more where it is secret who is waited for."""
PUBLIC_NOTICES = ("paused-", "rematch-", "invited", "move-", "undo-")
"""Notices that begin so say nothing that the table does not say itself."""

CALLED_AFTER_S = 30.0
"""The longest that somebody who is asked hears nothing, in seconds; then they are called at the table."""
OPENED = "opened"
"""The kind of post that tells a channel of a new table, and asks people to join."""

OutOfReach = Callable[[TableInfo, str], Awaitable[None]]


class Mentions:
    """Calls at the table where no direct message arrives, and notices.

    Where it is secret who is asked, who is called must not tell it. So one line names everybody who may be asked, as
    soon as that may be anybody (task CALL, put by a change that all can see): asked or not, waiving or not. It
    pings those of whom it was known by then that no direct message reaches them; what a message sent meanwhile finds
    out has no part in it, since only those who are asked are sent one. Whoever is found out so is called with all
    others an hour later, if it still is secret then: that second line pings everybody it names, and comes at every
    table whether anybody needs it or not. Calls by name are taken away when all can see that they were answered.

    ``out_of_reach`` is told where a table's place or person cannot be reached.
    """

    def __init__(self, bot: Tefuda, out_of_reach: OutOfReach) -> None:
        self.bot, self.out_of_reach = bot, out_of_reach
        self.services: Services = bot.services
        self.reaching = bot.services.live_hands.reaching

    async def mention(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Call somebody at the table whom no DM reaches; once per prompt. As ``LiveHands.deliver``."""
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
            # Put off, and come all the same before the call.
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
        """Call somebody at the table whose hand, put off by so many seconds, comes later than they should wait for it.

        Once per prompt; the hand comes all the same, and then without a sound.
        """
        host, person = self.services.host, task.target
        if task.kind is not DeliveryKind.HAND or task.facts.get("private"):
            return
        try:
            info = await host.reading.table(task.table, person)
        except Refused:
            # It has been cleared away meanwhile.
            return
        seat, called = info.seat_of(person), await host.posts.find(task.table, "mention", person)
        if info.guild is None or seat is None or not seat.prompt or (called is not None and called.seq >= seat.prompt):
            return
        if self.services.clock() + seconds > seat.since + CALLED_AFTER_S:
            await host.deliveries.add_task(task.table, DeliveryKind.MENTION, person, meanwhile=True)

    async def call(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Call everybody who may be asked while it is secret who is. As ``LiveHands.deliver``."""
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
        """Whether nobody may know now who is asked."""
        _, view = await self.services.host.reading.view(info.id, None)
        return not view.over and self.services.rules(info).phases[view.phase].asks_in_secret

    async def tidy(self, info: TableInfo) -> None:
        """Take calls away that were answered; where nobody may see who has answered, they stay until all have."""
        host = self.services.host
        posts = await host.posts.of_table(info.id)
        if info.status is not Status.OPEN:
            for told in (p for p in posts if p.kind == OPENED):
                await self.begun(info, told)
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
        """Where a table was told of, ask nobody to join any more; where Discord is in trouble, at the next change."""
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

    async def at_the_table(self, info: TableInfo, text: str, people: list[str], nonce: str) -> str | None:
        """Say something at the table that pings ``people`` (but nobody in their quiet hours), else without a sound.

        The message's id, None where the place is lost.
        """
        awake = [p for p in people if not (await self.services.host.settings.person(p)).is_quiet(self.services.clock())]
        people = awake or people
        try:
            sent = await self.bot.get_partial_messageable(int(info.place)).send(
                text,
                nonce=nonce,
                silent=not awake,
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
        """Whether a person has left the table's server, or is nobody any more."""
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
        """Tell one person, or the table, something that is not a picture; with buttons where it names ``verbs``.

        Whoever takes no direct messages is told at the table what everybody may know; anything else only calls
        them there if they are asked, as any turn would: that there is more to say is theirs alone. What is ``private``
        is not even called; what is about a ``prompt`` is not said any more once that is answered.
        """
        facts = dict(task.facts)
        if not await self.still_asked(info, task.target, facts.pop("prompt", None)):
            return False
        private, silent = facts.pop("private", False), bool(facts.pop("silent", False))
        key, number = str(facts.pop("key")), int(facts.pop("number", 0))
        # Releases up to 0.2 named one.
        verbs = [*facts.pop("verbs", ()), *([facts.pop("verb")] if "verb" in facts else [])]
        if "decline" in verbs and not (info.status is Status.OPEN and any(i.person == task.target for i in info.kept)):
            # They have answered, or it goes on without them.
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
        """Whether a prompt still waits for this person; None: it was about none."""
        if prompt is None:
            return True
        seat = (await self.services.host.reading.table(info.id, person)).seat_of(person)
        return info.status is Status.PLAYING and seat is not None and seat.prompt == prompt

    async def why_not(self, info: TableInfo, person: str, refused: Sequence[Any], words: Words) -> str:
        """Why a move could not be made, as its game words it: from a key and its facts."""
        try:
            key, facts = refused
            _, view = await self.services.host.reading.view(info.id, person)
            return self.services.narration(info.game).refusal(str(key), dict(facts), view, words)
        except (Refused, LookupError, TypeError, ValueError):
            return words("illegal-now")

    async def place_of(self, info: TableInfo, key: str) -> str:
        """Where a public notice is said: at the table, but at the proposed place that it is to be brought there."""
        proposed = await self.services.host.relocation.proposal(info.id) if key == "move-proposed" else None
        return info.place if proposed is None else proposed.channel

    async def say_instead(
        self, place: str, person: str, sheet: messages.Sheet, nonce: str, *, silent: bool = False
    ) -> None:
        """Say a public notice in a channel; where that cannot be written to either, nothing is left to try."""
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
    """The buttons under a notice, the plain way on first."""
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
