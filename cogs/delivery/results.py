"""The messages about the end of a game: an edit notifies nobody, so the result comes as new messages, each exactly
once.

At the table it is a new message without a sound, and the table message before it loses its buttons; a table without a
channel has none beside those of its people. Each player, also
one for whom a computer sat in at the end, gets one direct message with the picture, and the old hand is removed. A
player who accepts no direct messages is called at the table once. A message that was sent and not stored is recognised
by the number in its buttons (table_panels.RESULT), so after a kill or a late retry none comes twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.delivery.direct_tables import DirectTables
from cogs.delivery.mentions import Mentions
from cogs.delivery.sheets import table_panels, table_sheets
from cogs.delivery.sheets.own_outcome import own_outcome
from cogs.delivery.sheets.table_sheets import result_picture
from cogs.delivery.used_up import UsedUp
from cogs.run.refusals import NoDirectMessages, unreachable
from cogs.ui import messages
from cogs.ui.services import Services
from cogs.ui.words.computer_names import for_reader, seen_by_reader
from cogs.ui.words.rating_words import shown_rating
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, Status, TableInfo
from engine.host.people.rating import TOLD_FROM
from engine.host.store.errors import NotRecorded
from locales import Words

log = logging.getLogger("tefuda.results")

COUNTED_WITHIN_S = 5.0
"""The longest wait, in seconds, of a result for its effect on a rating; all ratings may just be recomputed."""


async def own_result_sheet(
    services: Services, info: TableInfo, person: str, words: Words, *, more: Sequence[str] = ()
) -> messages.Sheet:
    """Return the outcome for one player, in a direct message: the public picture in their language, and the next steps.

    ``more`` are lines for this player alone.
    """
    title = words(
        "hand-heading", heading=messages.heading(services, info, words), place=messages.place_link(info, words)
    )
    league = await table_sheets.league_of(services, info, person)
    if info.status is not Status.FINISHED:
        panel = table_panels.again_panel(info, words, league=league)
        return messages.Sheet(messages.fit([title, words("table-ended")]), panel)
    _, view = await services.host.reading.view(info.id, None)
    info, view = seen_by_reader(info, view, words)
    names, seat = messages.shown_names(info), info.seat_of(person)
    # Whoever left their seat for good gets what everybody gets.
    how = messages.outcome(view, names, words) if seat is None else own_outcome(services, info, view, seat.seat, words)
    text = messages.fit([title, how, *more])
    speaks = await services.host.phrases.offered(info, person)
    panel = table_panels.result_panel(info, words, speaks=speaks, league=league)
    return messages.illustrated(text, panel, await result_picture(services, info, view, words))


async def rating_lines(services: Services, info: TableInfo, person: str, words: Words) -> list[str]:
    """Return the line about a table's effect on a person's own rating.

    Return [] if it was not rated, takes too long, or is one of their first, whose rating says nothing yet.
    """
    if info.status is not Status.FINISHED:
        return []
    host = services.host
    try:
        async with asyncio.timeout(COUNTED_WITHIN_S):
            await host.ratings.catch_up()
    except (TimeoutError, NotRecorded):
        return []
    gain = await host.profiles.gain(info.id, person)
    if gain is None or gain.games < TOLD_FROM:
        return []
    marked = gain.unsure_before
    before = shown_rating(gain.before.shown, marked, words)
    after = shown_rating(gain.after.shown, gain.unsure, words)
    return [words("result-rating-first" if marked else "result-rating", before=before, after=after)]


class Results:
    """Runs the tasks RESULT, and their mentions."""

    def __init__(self, services: Services, mentions: Mentions, used_up: UsedUp, direct: DirectTables) -> None:
        self.services, self.mentions, self.used_up, self.direct = services, mentions, used_up, direct
        self.hands, self.at_discord = services.live_hands, services.live_hands.at_discord

    async def at_the_table(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Post the public result in place of the live table message; True if that also acknowledged the task."""
        host = self.services.host
        if info.in_direct_messages:
            return await self.direct.show_all(info, task)
        post = await host.posts.find(info.id, "table", "")
        if post is not None and post.seq == table_panels.RESULT:
            await self.used_up.tidy(info)
            await host.deliveries.acknowledge_post(task, replace(post, seq=info.news))
            return True
        async with self.services.drawing.slots.slot(info.home):
            sheet = await table_sheets.table_sheet(self.services, info)
        try:
            nonce = await host.deliveries.nonce("result", info.id, "")
            message = await self.at_discord.send(info.place, sheet, nonce, silent=True)
        except discord.HTTPException as e:
            if unreachable(e) is None:
                raise
            log.info("the result of table %d has no place: %s", info.id, e.code)
            await self.used_up.tidy(info)
            return False
        await self.used_up.tidy(info)
        live = Post(info.id, "table", "", info.place, message, info.news, self.services.clock())
        await host.deliveries.acknowledge_post(task, live, post)
        return True

    async def in_private(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Send one person's result in place of the hand. Return as ``at_the_table`` does.

        Raises NoDirectMessages if the person is to be called at the table instead.
        """
        host, person = self.services.host, task.target
        told = await host.posts.find(info.id, "result", person)
        if told is not None and told.seq == table_panels.RESULT:
            await self.direct.take_away(info.id, person)
            return False
        await self.hands.take_away(info.id, person)
        for kind in ("mention", DeliveryKind.INACTIVITY):
            if called := await host.posts.find(info.id, kind, person):
                await host.deliveries.retire(called)
        if info.guild is None and info.place == (await host.settings.person(person)).dm_channel:
            # The table is in their direct messages: its own result, with the same buttons, is there already.
            return False
        if await self.hands.direct_messages.closed(person):
            raise NoDirectMessages
        async with self.services.drawing.slots.slot(info.home):
            words = await self.hands.words_for(info, person)
            more = await rating_lines(self.services, info, person, words)
            if info.in_direct_messages and info.status is Status.FINISHED:
                more = [*await table_sheets.result_lines(self.services, for_reader(info, words), words), *more]
            sheet = await own_result_sheet(self.services, info, person, words, more=more)
        nonce = await host.deliveries.nonce("result", info.id, person)
        channel, message = await self.hands.direct_messages.send(person, nonce, sheet)
        await self.direct.take_away(info.id, person)
        live = Post(info.id, "result", person, channel, message, table_panels.RESULT, self.services.clock())
        await host.deliveries.acknowledge_post(task, live, told)
        return True

    async def mention(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Call a person at the table, once, if no direct message reaches them."""
        if info.in_direct_messages:
            # They may still have the table's message: it shows the outcome.
            await self.services.host.deliveries.add_task(info.id, DeliveryKind.TABLE, task.target)
        if info.guild is None or await self.mentions.has_left(info, task.target):
            return False
        words = self.services.table_words(info)
        if info.status is Status.FINISHED:
            _, view = await self.services.host.reading.view(info.id, None)
            how = messages.outcome(view, messages.shown_names(info), words)
        else:
            how = words("table-ended")
        text = words("mention-result", person=f"<@{task.target}>", how=how)
        nonce = await self.services.host.deliveries.nonce("result", info.id, task.target)
        await self.mentions.at_the_table(info, text, [task.target], nonce)
        return False
