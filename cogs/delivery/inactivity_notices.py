"""The direct message to each of the others while a person does not answer, with the buttons to decide.

Rulings, beside those of ``inactivity_rules``:

1. Each person who may decide gets one message for each offer. Changes of the offer (votes, one press is enough) are
   edited into it. An offer of more seats replaces the offer before, without a sound. The message is deleted when the
   offer is over (``Mentions.tidy``); the message that was pressed stays and shows the outcome.
2. It makes no sound in the person's quiet hours, if they want no reminders, or if a block separates them from the
   silent person. If it is secret who is silent, that may be any person at the table.
3. A person who takes no direct messages is mentioned at the table, by name. If it is secret who is asked, no person is
   mentioned: the message waits until the phase is over, and is then void.
4. A message that was sent and not stored is found by its buttons.
"""

from __future__ import annotations

import discord

from cogs.delivery.mentions import SECRET_WAIT_S, Mentions
from cogs.run.refusals import NoDirectMessages, NotNow, is_final
from cogs.ui import messages
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from cogs.ui.words.waiting import decision_lines, offer_buttons, offer_for
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, TableInfo
from engine.host.model.requests import InactivityOffer
from locales import Words

INACTIVITY = DeliveryKind.INACTIVITY.value
"""The kind of post of these messages; its number is that of the offer."""


class InactivityNotices:
    """Sends these messages and keeps them up to date."""

    def __init__(self, services: Services, mentions: Mentions) -> None:
        self.services, self.mentions = services, mentions
        self.at_discord, self.direct_messages = services.live_hands.at_discord, services.live_hands.direct_messages

    async def deliver(self, info: TableInfo, task: DeliveryTask, *, doubt: bool) -> bool:
        """Show one person the table's offer. Returns as ``LiveHands.deliver``.

        ``doubt``: a message may have been sent and not stored. Raises NotNow where they cannot be told yet.
        """
        host, person = self.services.host, task.target
        info = await host.reading.table(info.id, person)
        offer = offer_for(info, person)
        if offer is None:
            return False
        old = await host.posts.find(info.id, INACTIVITY, person)
        if doubt and (old is None or old.seq != offer.number):
            old = await self.found(info, person, offer) or old
        if old is not None and old.seq == offer.number:
            await self.update(info, old, offer)
            await host.deliveries.acknowledge_post(task, old)
            return True
        live = await self.send(info, person, offer, silent=old is not None, called=bool(task.facts.get("called")))
        if live is None:
            return False
        await host.deliveries.acknowledge_post(task, live, old)
        if offer_for(await host.reading.table(info.id), person) is None:
            # It was settled while this was sent.
            await host.deliveries.retire(live)
        return True

    async def send(
        self, info: TableInfo, person: str, offer: InactivityOffer, *, silent: bool, called: bool
    ) -> Post | None:
        """Send the message, or call the person at the table (``called``: at once); None if they are out of reach."""
        silent = silent or await self.is_unwelcome(info, person, offer)
        nonce = await self.services.host.deliveries.nonce(INACTIVITY, info.id, offer.number, person)
        now = self.services.clock()
        try:
            if called:
                raise NoDirectMessages
            sheet = self.sheet(info, offer, await self.services.live_hands.words_for(info, person))
            channel, message = await self.direct_messages.send(person, nonce, sheet, silent=silent)
            return Post(info.id, INACTIVITY, person, channel, message, offer.number, now)
        except NoDirectMessages:
            if await self.mentions.asked_in_secret(info):
                raise NotNow(SECRET_WAIT_S, "nobody is called by name now") from None
        if info.guild is None or await self.mentions.has_left(info, person):
            return None
        sheet = self.called(info, person, offer)
        sent = await self.mentions.at_the_table(info, sheet.text, [person], nonce, panel=sheet.panel, silent=silent)
        return None if sent is None else Post(info.id, INACTIVITY, person, info.place, sent, offer.number, now)

    async def update(self, info: TableInfo, post: Post, offer: InactivityOffer) -> None:
        """Show the present offer on the message of a post; a person who has deleted the message has read it."""
        in_private = post.channel == (await self.services.host.settings.person(post.target)).dm_channel
        words = await self.services.live_hands.words_for(info, post.target)
        sheet = self.sheet(info, offer, words) if in_private else self.called(info, post.target, offer)
        try:
            await self.at_discord.change(post, sheet)
        except (discord.Forbidden, discord.NotFound) as e:
            if not is_final(e):
                raise

    async def found(self, info: TableInfo, person: str, offer: InactivityOffer) -> Post | None:
        """Return the post of a message of this offer that was sent before a cut-off."""
        called = await self.direct_messages.closed(person)
        place = (info.place or None) if called else (await self.services.host.settings.person(person)).dm_channel
        if place is None:
            return None
        message = await self.at_discord.notice_of(place, info.id, offer.number, person if called else None)
        at = self.services.clock()
        return None if message is None else Post(info.id, INACTIVITY, person, place, message, offer.number, at)

    async def is_unwelcome(self, info: TableInfo, person: str, offer: InactivityOffer) -> bool:
        """True if the message shall make no sound (ruling 2)."""
        if (await self.services.host.settings.person(person)).reminders == "off":
            return True
        about = {s.person for s in info.seats if s.seat in offer.seats or not offer.seats}
        return not about.isdisjoint(await self.services.host.blocks.blocked_with(person))

    def sheet(self, info: TableInfo, offer: InactivityOffer, words: Words) -> messages.Sheet:
        """Return the direct message: the table, who is waited for since when, and the choices."""
        heading = words(
            "hand-heading", heading=messages.heading(self.services, info, words), place=messages.place_link(info, words)
        )
        panel = Panel()
        panel.buttons(offer_buttons(info, words))
        return messages.Sheet(messages.fit([heading, *decision_lines(offer, messages.shown_names(info), words)]), panel)

    def called(self, info: TableInfo, person: str, offer: InactivityOffer) -> messages.Sheet:
        """Return the same as a call at the table, in its language."""
        words, panel = self.services.table_words(info), Panel()
        panel.buttons(offer_buttons(info, words))
        lines = decision_lines(offer, messages.shown_names(info), words)
        return messages.Sheet(messages.fit([f"<@{person}> {lines[0]}", *lines[1:]]), panel)
