"""Notices: private messages about a table beside the hand, such as an invitation or a request, each with its buttons.

Each notice is stored as a post, so ``used_up`` ends it: a press on it is answered in place, and a notice that asks no
more is deleted, or says in one line what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.delivery.direct_tables import DirectTables
from cogs.delivery.mentions import Mentions
from cogs.delivery.sheets.lobby_sheet import length, seated_line
from cogs.run.refusals import NoDirectMessages, passing
from cogs.ui import messages
from cogs.ui.access import company, sees_place
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from engine.host.lobby.table_alerts import ALERT, still_fits
from engine.host.model.clock.next_notes import NEXT, is_next_still
from engine.host.model.phrases import at_table
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, Refused, Status, TableInfo
from engine.host.people.trust import fits
from engine.host.table.posts import NOTICE
from locales import Words

ALERT_OFF = "alertoff"
"""The verb that ends the alerts of new tables in a server. Its path is "g" and the id, too long for a number."""
PUBLIC_NOTICES = ("paused-", "rematch-", "invited", "move-", "undo-")
"""Beginnings of the keys of notices that say nothing more than the table says itself."""


class Notices:
    """Sends notices."""

    def __init__(self, services: Services, mentions: Mentions, direct: DirectTables) -> None:
        self.services, self.mentions, self.direct = services, mentions, direct
        self.at_discord, self.direct_messages = services.live_hands.at_discord, services.live_hands.direct_messages

    async def deliver(self, info: TableInfo, task: DeliveryTask, *, doubt: bool = False) -> bool:
        """Send one person, or the table, a text without a picture; with buttons if the task has ``verbs``.

        A person who accepts no direct messages gets a public notice at the table. Any other notice only calls them
        there if they are asked, as any turn would: that there is more to say is private. If the notice is ``private``,
        they are not even called. A notice about a ``prompt`` is dropped once that prompt is answered. Returns as
        ``LiveHands.deliver`` does. ``doubt``: a note without buttons may have been sent and not stored.
        """
        facts = dict(task.facts)
        prompt = facts.pop("prompt", None)
        if not await self.still_asked(info, task.target, prompt):
            return False
        private, silent = facts.pop("private", False), bool(facts.pop("silent", False))
        key, number = str(facts.pop("key")), int(facts.pop("number", 0))
        # Releases up to 0.2 had one verb.
        verbs = [*facts.pop("verbs", ()), *([facts.pop("verb")] if "verb" in facts else [])]
        if "decline" in verbs and not (info.status is Status.OPEN and any(i.person == task.target for i in info.kept)):
            # They have answered, or the table goes on without them.
            return False
        if key == NEXT and not is_next_still(await self.services.host.reading.table(info.id), task.target, number):
            return False
        if key == ALERT and not await self.sees_seat(info, task.target):
            return False
        if "undoyes" in verbs and (info.request is None or info.request.number != number):
            return False
        if at_table(task.target) and info.in_direct_messages:
            if "phrase" in facts:
                await self.direct.say(info, str(facts["name"]), str(facts["phrase"]), task.target)
            return False
        if "name" in facts:
            facts["name"] = escaped(str(facts["name"]))
        nonce = await self.services.host.deliveries.nonce(task.kind.value, info.id, task.seq, task.target)
        if at_table(task.target):
            words = self.services.table_words(info)
            said = messages.phrase_said(facts["name"], facts["phrase"], words) if "phrase" in facts else None
            await self.mentions.at_the_table(info, said or words(key, **facts), [], nonce)
            return False
        w = await self.services.live_hands.words_for(info, task.target)
        if "refused" in facts:
            facts["why"] = await self.why_not(info, task.target, facts.pop("refused"), w)
        heading = messages.heading(self.services, info, w)
        if "decline" in verbs or key == ALERT:
            heading = f"{heading} · {messages.place_link(info, w)}"
        details = self.details(info, w) if "decline" in verbs or key == ALERT else []
        text = messages.fit([heading, w(key, **facts), *details])
        number_of_post = number if prompt is None else int(prompt)
        try:
            panel = alert_panel(info, w) if key == ALERT else notice_panel(info, verbs, number, w)
            sheet = messages.Sheet(text, panel)
            found = await self.sent_before(task.target, text) if doubt else None
            channel, sent = found or await self.direct_messages.send(task.target, nonce, sheet, silent=silent)
        except NoDirectMessages:
            if private:
                return False
            if not key.startswith(PUBLIC_NOTICES):
                await self.services.host.deliveries.replace_task(task, DeliveryKind.MENTION)
                return True
            if info.guild is None or await self.mentions.gone(info, task.target):
                return False
            words = self.services.table_words(info)
            details = self.details(info, words) if "decline" in verbs else []
            text = messages.fit([words(key, **facts), *details])
            sheet = messages.Sheet(text, notice_panel(info, verbs, number, words))
            channel = await self.place_of(info, key)
            called = await self.say_instead(channel, task.target, sheet, nonce, silent=silent)
            if called is None:
                return False
            sent = called
        host, kind = self.services.host, f"{NOTICE}{key}"
        post = Post(info.id, kind, task.target, channel, sent, number_of_post, self.services.clock())
        await host.deliveries.acknowledge_post(task, post, await host.posts.find(info.id, kind, task.target))
        return True

    async def sent_before(self, person: str, text: str) -> tuple[str, str] | None:
        """Return channel and id of our newest direct message to a person that says just this, or None."""
        home = (await self.services.host.settings.person(person)).dm_channel
        sent = None if home is None else await self.at_discord.newest_saying(home, text)
        return None if home is None or sent is None else (home, sent)

    def details(self, info: TableInfo, words: Words) -> list[str]:
        """Return the line that says how long a game to join takes and who plays."""
        return [f"{length(self.services, info, words)} · {seated_line(info, words)}"]

    async def sees_seat(self, info: TableInfo, person: str) -> bool:
        """True if a person could take a seat at an open table: it has one, they see its channel, and
        they are kept apart from nobody there. They also have what its host asks for.

        The alerts of a person who has left the server end.
        """
        if info.guild is None or not still_fits(info, person, self.services.host.tables.clock()):
            return False
        guild = self.mentions.bot.get_guild(int(info.guild))
        if guild is None:
            return False
        try:
            member = await guild.fetch_member(int(person))
        except discord.NotFound:
            await self.services.host.table_alerts.stop(person, info.guild)
            return False
        if not company(info).isdisjoint(await self.services.host.blocks.blocked_with(person)):
            return False
        if not await fits(self.services.host.tables, info.trust, person):
            return False
        return sees_place(guild, member, info.channel)

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
            telling = messages.in_text(view, info, words)
            return self.services.narration(info.game).refusal(str(key), dict(facts), telling)
        except (Refused, LookupError, TypeError, ValueError):
            return words("illegal-now")

    async def place_of(self, info: TableInfo, key: str) -> str:
        """Return the place of a public notice: the table's, but for a proposed move of the table the new channel."""
        proposed = await self.services.host.relocation.proposal(info.id) if key == "move-proposed" else None
        return info.place if proposed is None else proposed.channel

    async def say_instead(
        self, place: str, person: str, sheet: messages.Sheet, nonce: str, *, silent: bool = False
    ) -> str | None:
        """Send a public notice in a channel and return its id; None if that cannot be written to either."""
        quiet = silent or (await self.services.host.settings.person(person)).is_quiet(self.services.clock())
        try:
            sent = await self.mentions.bot.get_partial_messageable(int(place)).send(
                f"<@{person}> {sheet.text}",
                nonce=nonce,
                silent=quiet,
                view=sheet.panel.view() if sheet.panel.rows else discord.utils.MISSING,
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(person))]),
            )
        except discord.HTTPException as e:
            if passing(e):
                raise
            return None
        return str(sent.id)


def alert_panel(info: TableInfo, words: Words) -> Panel:
    """Return the buttons under an alert: a link to the table, since only people in its server may reach it, and the
    end of these alerts.
    """
    panel = Panel()
    link = ButtonSpec(words("button-to-table"), "", url=messages.table_url(info))
    off = Press(0, ALERT_OFF, 0, (f"g{info.guild}",)).custom_id()
    panel.buttons([link, ButtonSpec(words("button-alert-off"), off)])
    return panel


def notice_panel(info: TableInfo, verbs: Sequence[str], number: int, words: Words) -> Panel:
    """Return the buttons under a notice; the first is gold. An invitation also shows the rules of the game."""
    panel = Panel()
    panel.buttons(
        ButtonSpec(
            words(f"button-{verb}"),
            Press(info.id, verb, number).custom_id(),
            discord.ButtonStyle.secondary if at else discord.ButtonStyle.primary,
        )
        for at, verb in enumerate([*verbs, *(["rules"] if "decline" in verbs else [])])
    )
    return panel
