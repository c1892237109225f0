"""Tables before, between and after games: joining, starting, leaving, ending, playing again."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import discord
from discord.ext import commands

from cogs import messages
from cogs.answers import Caller
from cogs.computers import add_computer
from cogs.ids import Press
from cogs.panel import ButtonSpec, Panel
from cogs.services import Services, Tefuda
from cogs.shuffle_words import drawn_word, word_panel
from cogs.waiting import who_decides
from engine.host.records import DeliveryKind, Person, Refused, Seat, Status, TableInfo


async def leave(who: Caller, info: TableInfo) -> None:
    """Leave a table that has not started; in a running one ask first, since a computer takes over."""
    if info.seat_of(who.person.id) is None:
        raise Refused("not-at-this-table")
    if info.status in (Status.PLAYING, Status.PAUSED):
        panel = Panel()
        panel.buttons(
            [
                ButtonSpec(
                    who.words("button-leave-seat"),
                    Press(info.id, "resign").custom_id(),
                    discord.ButtonStyle.danger,
                )
            ]
        )
        await who.say(who.words("leave-seat-sure"), panel)
        return
    acted = await who.services.host.leave(info.id, who.person, who.key)
    closed = acted.table.status is Status.ENDED
    await who.say(who.words("lobby-closed" if closed else "lobby-left"))


class Lobby(commands.Cog):
    """The verbs around a game."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.services: Services = bot.services
        self.verbs = {
            "join": self.join,
            "leave": self.leave,
            "cpu": self.add_computer,
            "start": self.start,
            "close": self.close,
            "closeyes": self.close_now,
            "more": self.more,
            "resign": self.resign,
            "endvote": self.vote_end,
            "rematch": self.rematch,
            "resume": self.resume,
            "takeover": self.take_over,
            "decline": self.decline,
        }

    async def cog_load(self) -> None:
        """Answer these verbs from now on."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    async def join(self, who: Caller, press: Press) -> None:
        """Take a seat."""
        await self.services.host.remember_person(who.person)
        acted = await self.services.host.join(press.table, who.person, who.key, word=drawn_word(who.words))
        await self.seated(who, acted.table)

    async def decline(self, who: Caller, press: Press) -> None:
        """Say no to an invitation."""
        await self.services.host.decline(press.table, who.person, who.key)
        await who.replace(who.words("invitation-declined"))

    async def seated(self, who: Caller, info: TableInfo) -> None:
        """Say to somebody who has sat down where they sit, and what their part in the shuffle is."""
        seat = info.seat_of(who.person.id)
        if seat is None:
            # The press came a second time, and they have left since.
            raise Refused("not-at-this-table")
        lines = [
            who.words("lobby-joined", seat=str(seat.seat + 1), place=messages.place_link(info)),
            who.words("lobby-word", word=seat.word),
        ]
        await who.say("\n".join(lines), word_panel(info.id, who.words))

    async def leave(self, who: Caller, press: Press) -> None:
        """Leave the table."""
        await leave(who, await self.services.host.table(press.table))

    async def add_computer(self, who: Caller, press: Press) -> None:
        """Seat a computer player."""
        await add_computer(who, press.table, str(press.path[0]) if press.path else None)

    async def start(self, who: Caller, press: Press) -> None:
        """Deal."""
        try:
            acted = await self.services.host.start(press.table, who.person, who.key)
        except Refused as refused:
            if refused.reason != "bad-option":
                raise
            info = await self.services.host.table(press.table)
            name = self.services.narration(info.game).option_name(str(refused.facts["option"]), who.words)
            raise Refused("option-not-offered", name=name, count=len(info.seats)) from None
        await who.say(who.words("lobby-started", place=messages.place_link(acted.table)))

    async def close(self, who: Caller, press: Press) -> None:
        """Ask before closing a table that has not started."""
        info = await self.services.host.table(press.table)
        if info.status is not Status.OPEN:
            raise Refused("already-started")
        panel = Panel()
        panel.buttons(
            [
                ButtonSpec(
                    who.words("button-close"),
                    Press(info.id, "closeyes").custom_id(),
                    discord.ButtonStyle.danger,
                )
            ]
        )
        await who.say(who.words("lobby-close-sure"), panel)

    async def close_now(self, who: Caller, press: Press) -> None:
        """Close it."""
        await self.services.host.close_table(press.table, who.person, who.key)
        await who.replace(who.words("lobby-closed"))

    async def more(self, who: Caller, press: Press) -> None:
        """What is seldom needed: leave the seat, agree to end, look at options and proof."""
        info = await self.services.host.table(press.table)
        words = who.words
        panel = Panel()
        if info.seat_of(who.person.id) is not None and info.status in (Status.PLAYING, Status.PAUSED):
            panel.buttons(
                [
                    ButtonSpec(words("button-end"), Press(info.id, "endvote").custom_id()),
                    ButtonSpec(words("button-leave-seat"), Press(info.id, "leave").custom_id()),
                ]
            )
        lines = [
            messages.heading(self.services, info, words),
            *(f"- {line}" for line in messages.options_text(self.services, info, words)),
            words("proof-running", commitment=info.commitment),
            *([words("lobby-words", words=listed)] if (listed := messages.shuffle_words(info, words)) else []),
        ]
        if info.end_votes:
            lines.append(words("end-votes", count=len(info.end_votes), needed=who_decides(info)))
        await who.say(messages.fit(lines), panel)

    async def resign(self, who: Caller, press: Press) -> None:
        """Hand the seat to a computer player."""
        await self.services.host.resign(press.table, who.person, who.key)
        await who.replace(who.words("seat-left"))

    async def vote_end(self, who: Caller, press: Press) -> None:
        """Agree to end the table; it ends when every person at it agrees."""
        acted = await self.services.host.vote_end(press.table, who.person, who.key)
        info = acted.table
        if info.status is Status.ENDED:
            await who.replace(who.words("end-done"))
            return
        await who.replace(who.words("end-votes", count=len(info.end_votes), needed=who_decides(info)))

    async def rematch(self, who: Caller, press: Press) -> None:
        """Sit down at a new table for another game."""
        acted = await self.services.host.rematch(press.table, who.person, who.key, word=drawn_word(who.words))
        info = acted.table
        seat = info.seat_of(who.person.id)
        lines = [who.words("rematch-open", table=str(info.id), place=messages.place_link(info))]
        panel = Panel()
        if seat is not None and info.status is Status.OPEN:
            lines.append(who.words("lobby-word", word=seat.word))
            panel = word_panel(info.id, who.words)
        await who.say("\n".join(lines), panel)

    async def resume(self, who: Caller, press: Press) -> None:
        """Go on with a paused table where it was; if its place is unreachable it pauses again and says so."""
        info = await self.services.host.table(press.table)
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        await self.services.host.resume(press.table)
        await who.say(who.words("resumed"))

    async def take_over(self, who: Caller, press: Press) -> None:
        """Give the seat of somebody who has left the server to a computer player."""
        info = await self.services.host.table(press.table)
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        gone = await self.gone_people(info)
        if not gone:
            raise Refused("nobody-gone")
        for seat in gone:
            await self.services.host.resign(info.id, _person(seat), f"{who.key}:{seat.seat}")
        await self.services.host.resume(info.id)
        await who.say(who.words("seat-taken-over", names=who.words.join([messages.shown(s.name) for s in gone])))

    async def gone_people(self, info: TableInfo) -> list[Seat]:
        """Seats whose people are no longer in the table's server."""
        if info.guild is None:
            return []
        out = []
        for seat in info.seats:
            if seat.person is None:
                continue
            try:
                await self.bot.http.get_member(int(info.guild), int(seat.person))
            except discord.NotFound:
                out.append(seat)
        return out

    @commands.Cog.listener()
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A live message of ours was deleted by somebody: show it again."""
        await self.message_gone(event.message_id)

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages were cleared away at once, ours perhaps among them."""
        for message in event.message_ids:
            await self.message_gone(message)

    async def message_gone(self, message: int) -> None:
        """Show a table again whose message is gone; forget any other message."""
        post = await self.services.host.post_of(str(message))
        if post is None:
            return
        if post.kind == "table":
            # Too old to be edited, so it is posted anew.
            await self.services.host.save_post(replace(post, at=0.0))
            await self.services.host.add_task(post.table, DeliveryKind.TABLE)
        else:
            await self.services.host.forget_post(post.table, post.kind, post.target)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone with its tables and threads."""
        await self.place_gone(str(channel.id), "paused-channel-gone")

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone with its table."""
        await self.place_gone(str(event.thread_id), "paused-channel-gone")

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Put away threads that were opened for a table which then never came to be.

        Only a stop between opening the thread and writing the table down leaves such a one. Should its table be
        written just now after all, the first message there brings the thread back.
        """
        for thread in [t for guild in self.bot.guilds for t in guild.threads]:
            empty = not thread.message_count and thread.last_message_id is None
            ours = thread.owner_id == thread.guild.me.id
            if ours and empty and not thread.archived and not await self.services.host.tables_at(str(thread.id)):
                with contextlib.suppress(discord.HTTPException):
                    await thread.edit(archived=True)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: its tables pause, and their people are told by DM."""
        for info in await self.services.host.tables_in(str(guild.id)):
            await self.pause(info, "paused-server-gone")

    async def place_gone(self, place: str, reason: str) -> None:
        """Pause the tables of a place."""
        for info in await self.services.host.tables_at(place):
            await self.pause(info, reason)

    async def pause(self, info: TableInfo, reason: str) -> None:
        """Pause one table; the host has its people told."""
        if info.status is not Status.PLAYING:
            return
        await self.services.host.pause(info.id, reason)


def _person(seat: Seat) -> Person:
    return Person(seat.person or "", seat.name)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Lobby(bot))
