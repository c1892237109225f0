"""Notices: private messages about a table beside the hand, such as an invitation or a request, each with its buttons.

Each notice is stored as a post, so ``used_up`` ends it: a press on it is answered in place, and a notice that asks no
more is deleted, or says in one line what came of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice as its task has it: the ``key`` of its message with ``facts``, the ``verbs`` of its buttons and the
    ``number`` that they carry, the ``prompt`` that it is about (None: none).
    """

    key: str
    facts: Mapping[str, Any]
    verbs: tuple[str, ...]
    number: int
    prompt: int | None
    private: bool
    silent: bool

    @classmethod
    def of(cls, task: DeliveryTask) -> Notice:
        """Return the notice of a task NOTICE or NEXT."""
        facts = dict(task.facts)
        # Releases up to 0.2 had one verb.
        verbs = *facts.pop("verbs", ()), *([facts.pop("verb")] if "verb" in facts else [])
        key, number, prompt = str(facts.pop("key")), int(facts.pop("number", 0)), facts.pop("prompt", None)
        private, silent = bool(facts.pop("private", False)), bool(facts.pop("silent", False))
        return cls(key, facts, verbs, number, prompt, private, silent)

    @property
    def invites(self) -> bool:
        """True if it offers a kept seat."""
        return "decline" in self.verbs

    def escaped_facts(self) -> dict[str, Any]:
        """Return the facts with the name as message text."""
        return {key: escaped(str(value)) if key == "name" else value for key, value in self.facts.items()}


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
        host, person, notice = self.services.host, task.target, Notice.of(task)
        if await self.is_void(info, person, notice):
            return False
        if at_table(person) and info.in_direct_messages:
            if "phrase" in notice.facts:
                await self.direct.say(info, str(notice.facts["name"]), str(notice.facts["phrase"]), person)
            return False
        nonce = await host.deliveries.nonce(task.kind.value, info.id, task.seq, person)
        if at_table(person):
            await self.say_at_table(info, notice, nonce)
            return False
        words = await self.services.live_hands.words_for(info, person)
        facts = await self.facts_for(info, person, notice, words)
        try:
            sheet = self.sheet(info, notice, facts, words)
            found = await self.sent_before(person, sheet.text) if doubt else None
            sent = found or await self.direct_messages.send(person, nonce, sheet, silent=notice.silent)
        except NoDirectMessages:
            if notice.private:
                return False
            if not notice.key.startswith(PUBLIC_NOTICES):
                await host.deliveries.replace_task(task, DeliveryKind.MENTION)
                return True
            public = await self.send_at_table(info, person, notice, facts, nonce)
            if public is None:
                return False
            sent = public
        kind = f"{NOTICE}{notice.key}"
        number = notice.number if notice.prompt is None else int(notice.prompt)
        post = Post(info.id, kind, person, *sent, number, self.services.clock())
        await host.deliveries.acknowledge_post(task, post, await host.posts.find(info.id, kind, person))
        return True

    async def is_void(self, info: TableInfo, person: str, notice: Notice) -> bool:
        """True if the reason of a notice is gone: its prompt is answered, its invitation or request has ended."""
        if not await self.still_asked(info, person, notice.prompt):
            return True
        if notice.invites and not (info.status is Status.OPEN and any(i.person == person for i in info.kept)):
            return True
        if notice.key == NEXT:
            return not is_next_still(await self.services.host.reading.table(info.id), person, notice.number)
        if notice.key == ALERT:
            return not await self.sees_seat(info, person)
        return "undoyes" in notice.verbs and (info.request is None or info.request.number != notice.number)

    async def say_at_table(self, info: TableInfo, notice: Notice, nonce: str) -> None:
        """Send a notice, or the phrase that a person says, to the table."""
        words, facts = self.services.table_words(info), notice.escaped_facts()
        said = messages.phrase_said(facts["name"], facts["phrase"], words) if "phrase" in facts else None
        await self.mentions.at_the_table(info, said or words(notice.key, **facts), [], nonce)

    async def facts_for(self, info: TableInfo, person: str, notice: Notice, words: Words) -> dict[str, Any]:
        """Return the facts of a notice for its reader; the refusal of a move in the words of its game."""
        facts = notice.escaped_facts()
        if "refused" in facts:
            facts["why"] = await self.why_not(info, person, facts.pop("refused"), words)
        return facts

    def sheet(self, info: TableInfo, notice: Notice, facts: dict[str, Any], words: Words) -> messages.Sheet:
        """Return a notice as a direct message; one about a seat to take says where, how long, and who plays."""
        heading, details = messages.heading(self.services, info, words), list[str]()
        if notice.invites or notice.key == ALERT:
            heading, details = f"{heading} · {messages.place_link(info, words)}", self.details(info, words)
        text = messages.fit([heading, words(notice.key, **facts), *details])
        buttons = alert_panel(info, words) if notice.key == ALERT else self._panel(info, notice, words)
        return messages.Sheet(text, buttons)

    async def send_at_table(
        self, info: TableInfo, person: str, notice: Notice, facts: dict[str, Any], nonce: str
    ) -> tuple[str, str] | None:
        """Send a public notice at the table; return its channel and id, None if it reaches nobody there."""
        if info.guild is None or await self.mentions.has_left(info, person):
            return None
        words = self.services.table_words(info)
        details = self.details(info, words) if notice.invites else []
        text = messages.fit([words(notice.key, **facts), *details])
        channel = await self.place_of(info, notice.key)
        sheet = messages.Sheet(text, self._panel(info, notice, words))
        sent = await self.say_instead(channel, person, sheet, nonce, silent=notice.silent)
        return None if sent is None else (channel, sent)

    @staticmethod
    def _panel(info: TableInfo, notice: Notice, words: Words) -> Panel:
        return notice_panel(info, notice.verbs, notice.number, words)

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
