"""Share: the result of a game as a picture and one line, in a channel, by a press of somebody who has it.

Rulings:

1. What is shown is public: the result as the table's own message has it; of a daily deal the presser's own score, and
   no card.
2. A press in a channel shows the result there. In direct messages, and in the table's own place, where it stands
   already, the presser picks a channel of a server in which both they and the bot may write.
3. The result of a server's table is shown in that server only, and that of a table in direct messages anywhere, but
   only if nobody else played there.
4. Cards that others still play stay secret, as in ``Replay.shareable``. A shown result tells no more than the table's
   own: its cards can still be dealt to others.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord

from cogs.community.daily import day_named
from cogs.community.daily_sheet import day_number, standing_picture
from cogs.delivery.sheets.daily_line import daily_line, to_copy
from cogs.delivery.sheets.table_sheets import result_picture
from cogs.run.refusals import TROUBLE, is_final
from cogs.ui import messages
from cogs.ui.access import its_people
from cogs.ui.cog import Cog, on_press
from cogs.ui.drawing import Picture, pictured
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, explain, safely, with_alt_fallback
from cogs.ui.panel import PAGE, ButtonSpec, Panel, SelectSpec
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import Safe, escaped
from engine.host.community.daily import Standing
from engine.host.community.sharing import Shares
from engine.host.model.records import Refused, Status, TableInfo
from engine.host.model.rows import DAILY
from engine.host.store.errors import NotRecorded
from render.narration.contract import Label

SERVERS = 4
"""The most servers whose channels are offered."""
ASKED = 25
"""The most servers that are asked whether somebody who has never sat at a table is a member: a request for each."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A result as others see it: ``line`` says it alone, without a picture."""

    text: str
    line: str
    picture: Picture
    panel: Panel

    @property
    def sheet(self) -> messages.Sheet:
        """The message that shows it."""
        text, drawn = with_alt_fallback(self.text, self.picture)
        return messages.Sheet(text, self.panel, drawn)


@asynccontextmanager
async def claimed(who: Caller, shares: Shares, table: int, channel: str) -> AsyncIterator[list[str]]:
    """Note that the caller shows a table in a channel; the block posts the message, and appends its id to the list.

    If the id is missing at the end, whatever the cause, the note is deleted. Raises Refused as ``Shares.claim``.
    """
    posted: list[str] = []
    await who.services.host.settings.remember_person(who.person)
    await shares.claim(table, who.person, channel)
    try:
        yield posted
    finally:
        if posted:
            await shares.posted(table, who.person, channel, posted[-1])
        else:
            await shares.release(table, who.person, channel)


async def show_once(who: Caller, shares: Shares, table: int, sheet: Callable[[], Awaitable[messages.Sheet]]) -> None:
    """Answer a press with a message that everybody here sees, once for each person. Raises Refused as
    ``Shares.must_be_free``.
    """
    channel = str(who.interaction.channel_id)
    await shares.must_be_free(table, who.person, channel)
    # A write may wait longer than Discord does.
    await safely(lambda: who.interaction.response.defer(thinking=True))
    try:
        async with claimed(who, shares, table, channel) as posted:
            made = await sheet()

            async def send() -> None:
                message = await who.interaction.edit_original_response(
                    content=made.text,
                    view=made.panel.view() if made.panel.rows else None,
                    attachments=[made.picture.file()] if made.picture is not None else [],
                    allowed_mentions=discord.AllowedMentions.none(),
                )
                posted.append(str(message.id))

            await who.show(send)
    except (Refused, NotRecorded) as failed:
        # Everybody sees the answer that was begun; why it does not come is for the presser alone.
        refused = failed if isinstance(failed, Refused) else Refused("not-recorded")
        await safely(who.interaction.delete_original_response)
        await who.anew(explain(refused, who.words), None, None)


class Sharing(Cog):
    """The verbs that show a result to others."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.shares = Shares(self.services.host.tables.store, self.services.clock)

    @on_press("share")
    async def share(self, who: Caller, press: Press) -> None:
        """Show the result of a table here, or offer the channels for it."""
        info, standing = await self.shareable(who, press.table)
        guild, channel = who.interaction.guild_id, str(who.interaction.channel_id)
        if guild is None or channel == info.place:
            await who.defer()
            await self.offer(who, info, standing)
            return
        must_fit(info, str(guild), who.person.id)
        if not may_write(who.interaction.permissions, who.interaction.channel):
            raise Refused("share-no-writing")

        async def sheet() -> messages.Sheet:
            return (await self.shown(who, info, standing, guild)).sheet

        await show_once(who, self.shares, info.id, sheet)

    @on_press("dailyshare")
    async def share_daily(self, who: Caller, press: Press) -> None:
        """Do as ``share`` with the caller's table of a day."""
        slug = press.path[0] if len(press.path) == 1 else None
        if not isinstance(slug, str) or slug not in self.services.host.daily.games():
            raise BadId("no game")
        if not self.services.host.tables.library.plays(slug):
            raise Refused("game-away")
        standing = await self.services.host.daily.standing(day_named(press.prompt), slug, who.person.id)
        if standing.table is None:
            raise Refused("daily-nothing-to-share")
        await self.share(who, Press(standing.table.id, "share"))

    @on_press("sharein")
    async def share_in(self, who: Caller, press: Press) -> None:
        """Show the result in the channel that was picked."""
        if len(who.values) != 1 or not who.values[0].isdecimal():
            raise BadId("no channel")
        info, standing = await self.shareable(who, press.table)
        await (safely(who.interaction.response.defer) if who.on_message else who.defer())
        channel = self.bot.get_channel(int(who.values[0]))
        if not isinstance(channel, discord.TextChannel):
            raise Refused("share-no-writing")
        must_fit(info, str(channel.guild.id), who.person.id)
        if not open_to(channel, await self.member(who, channel.guild)):
            raise Refused("share-no-writing")
        place = str(channel.id)
        async with claimed(who, self.shares, info.id, place) as posted:
            sheet = (await self.shown(who, info, standing, channel.guild.id)).sheet
            nonce = await self.services.host.deliveries.nonce("share", info.id, who.person.id, place)
            try:
                posted.append(await self.services.live_hands.at_discord.send(place, sheet, nonce, silent=True))
            except TROUBLE as e:
                raise Refused("share-no-writing" if is_final(e) else "not-recorded") from None
        await who.say(who.words("share-here", channel=Safe(f"<#{place}>")), Panel())

    async def shareable(self, who: Caller, table: int) -> tuple[TableInfo, Standing | None]:
        """Return a table whose result the caller may show, and for a daily deal their standing (ruling 1).

        Raises Refused: share-not-over, daily-nothing-to-share, cards-played, cards-in-play.
        """
        host = self.services.host
        info = await host.reading.table(table)
        if info.status is not Status.FINISHED:
            raise Refused("share-not-over")
        if info.cards.startswith(DAILY):
            _, day, game = info.cards.split(":")
            standing = await host.daily.standing(day, game, who.person.id)
            if standing.own is None or standing.table is None or standing.table.id != table:
                raise Refused("daily-nothing-to-share")
            return info, standing
        await host.duplicate_deals.must_be_open_to(table, who.person.id)
        await host.duplicate_deals.must_be_shareable(table)
        return info, None

    async def shown(self, who: Caller, info: TableInfo, standing: Standing | None, guild: int | None) -> Shown:
        """Return the result as others in a server see it; readers of a daily deal can try it from there.

        The caller may press in another server: its nickname is not shown here.
        """
        services = self.services
        name = await services.host.names.at(None if guild is None else str(guild), who.person)
        if standing is not None:
            words = who.words
            settings = await services.host.settings.person(who.person.id)
            face = pictured(who.person.id, name, settings.portrait)
            streak = await services.host.daily.streak(who.person.id)
            line, panel = daily_line(services, standing, words), Panel()
            door = Press(0, "daily", day_number(standing.day), (standing.game,)).custom_id()
            panel.buttons([ButtonSpec(words("button-daily"), door)])
            week = await services.host.daily.week_of(who.person.id, standing.day)
            picture = await standing_picture(services, standing, face, streak, week, words)
            return Shown(words("daily-shared", name=escaped(name), line=line), line, picture, panel)
        words = services.table_words(info)
        _, view = await services.host.reading.view(info.id, None)
        title = services.narration(info.game).title(words)
        how = messages.outcome(view, messages.shown_names(info), words)
        text = words("share-line", name=escaped(name), title=title, how=how)
        plain = messages.outcome(view, info.names, words).replace("**", "")
        return Shown(text, f"{title} · {plain}", await result_picture(services, info, view, words), Panel())

    async def offer(self, who: Caller, info: TableInfo, standing: Standing | None) -> None:
        """Show the result to the caller alone, with the channels where it can be shown, and the line to copy."""
        shown, words, panel = await self.shown(who, info, standing, who.interaction.guild_id), who.words, Panel()
        places = await self.places(who, info)
        if places:
            panel.rows.append(SelectSpec(Press(info.id, "sharein").custom_id(), words("share-pick"), tuple(places)))
        text = messages.fit([words("share-where" if places else "share-nowhere"), *to_copy(shown.line)])
        await who.say(text, panel, shown.picture)

    async def places(self, who: Caller, info: TableInfo) -> Sequence[tuple[Label, str]]:
        """Return the channels where the caller and the bot may write and the result may be shown, as options."""
        guilds = [info.guild] if info.guild is not None else await self.shares.servers(who.person.id, SERVERS)
        if not guilds:
            # Somebody who has played in direct messages alone has sat at no table of a server yet.
            guilds = [str(guild.id) for guild in self.bot.guilds[:ASKED]]
        here = [guild for g in guilds if (guild := self.bot.get_guild(int(g))) is not None]
        here = [guild for guild in here if fits(info, str(guild.id), who.person.id)]
        members = await asyncio.gather(*(self.member(who, guild) for guild in here))
        theirs = [(guild, member) for guild, member in zip(here, members, strict=True) if member is not None][:SERVERS]
        found = [
            (Label(who.words("share-place", channel=channel.name, server=guild.name)), str(channel.id))
            for guild, member in theirs
            for channel in guild.text_channels
            if str(channel.id) != info.place and open_to(channel, member)
        ]
        return found[:PAGE]

    async def member(self, who: Caller, guild: discord.Guild) -> discord.Member | None:
        """Return the caller as a member of a server, None if they are not there or Discord does not say."""
        user: Any = who.interaction.user
        if isinstance(user, discord.Member) and user.guild.id == guild.id:
            return user
        try:
            return await guild.fetch_member(int(who.person.id))
        except TROUBLE:
            return None


def fits(info: TableInfo, guild: str, person: str) -> bool:
    """True if the result of a table may be shown in a server (ruling 3)."""
    return info.guild == guild if info.guild is not None else its_people(info) <= {person}


def must_fit(info: TableInfo, guild: str, person: str) -> None:
    """Check ``fits``. Raises Refused: share-elsewhere, share-others."""
    if not fits(info, guild, person):
        raise Refused("share-others" if info.guild is None else "share-elsewhere")


def may_write(may: discord.Permissions, channel: object) -> bool:
    """True if these permissions allow to write in a channel or thread."""
    inside = isinstance(channel, discord.Thread)
    return may.view_channel and (may.send_messages_in_threads if inside else may.send_messages)


def open_to(channel: discord.TextChannel, member: discord.Member | None) -> bool:
    """True if a member and the bot may write in a channel, the bot with pictures."""
    if member is None or not may_write(channel.permissions_for(member), channel):
        return False
    own = channel.permissions_for(channel.guild.me)
    return may_write(own, channel) and own.attach_files
