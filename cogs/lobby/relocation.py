"""Moving a table to another channel: within its server by one person, out of it with everybody's consent."""

from __future__ import annotations

from cogs.lobby.opening import admitted, place_for
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec
from engine.host.lobby.relocation import Relocated
from engine.host.model.records import Refused, Status, TableInfo
from engine.host.model.relocation_votes import is_free
from engine.host.model.rows import CUP, DAILY, PLAYED_ON

MOVABLE = (Status.OPEN, Status.PLAYING, Status.PAUSED)
"""A table in any of these states can be moved."""
HERE = "movehere"
"""The verb that moves a table to the place of the press."""


def move_button(who: Caller, info: TableInfo) -> list[ButtonSpec]:
    """Return the button that moves a table here; [] if it is here or cannot come, or the caller has no say in it."""
    if (
        info.in_direct_messages
        or info.status not in MOVABLE
        or str(who.interaction.channel_id) == info.place
        or not has_a_say(who, info)
    ):
        return []
    guild = None if who.interaction.guild_id is None else str(who.interaction.guild_id)
    if guild is None and sum(seat.person is not None for seat in info.seats) > 1:
        return []
    if info.cards.startswith(CUP) and not is_free(info):
        return []
    if info.cards.startswith((DAILY, PLAYED_ON)) or (
        guild != info.guild and not (is_free(info) or server_gone(who, info))
    ):
        return []
    return [ButtonSpec(who.words("button-move-here"), Press(info.id, HERE).custom_id())]


async def bring_here(who: Caller, info: TableInfo) -> None:
    """Move a table to the place of the command, by the same settings as opening one there."""
    must_have_a_say(who, info)
    place = await place_for(who, info.game)
    gone = server_gone(who, info)
    moved = await who.services.host.relocation.propose(
        info.id, who.person, place.guild, place.channel, who.key, gone=gone
    )
    await who.say(outcome(who, moved))


def must_have_a_say(who: Caller, info: TableInfo) -> None:
    """Check that the caller has a say. Raises Refused: not-at-this-table."""
    if not has_a_say(who, info):
        raise Refused("not-at-this-table")


def has_a_say(who: Caller, info: TableInfo) -> bool:
    """True if the caller is seated, or is the opener of a table to watch."""
    return info.seat_of(who.person.id) is not None or (info.watch and info.opener == who.person.id)


def server_gone(who: Caller, info: TableInfo) -> bool:
    """True if the bot is no longer in the server of a table.

    Always False for a server whose shard another process has: that process pauses its tables, which frees them.
    """
    bot = who.interaction.client
    if info.guild is None or not bot.mine.has(info.guild, bot.shard_count):
        return False
    return bot.get_guild(int(info.guild)) is None


def outcome(who: Caller, moved: Relocated) -> str:
    """Return the text that the table moved, or how many must still agree."""
    if moved.there:
        return who.words("table-moved")
    waits = who.words("move-waits", agreed=moved.agreed, needed=moved.needed)
    if moved.fewer_at is None:
        return waits
    return f"{waits} {who.words('move-waits-until', when=f'<t:{int(moved.fewer_at)}:f>')}"


class Relocation(Cog):
    """The verbs that move a table, and that agree to it."""

    @on_press(HERE)
    async def here(self, who: Caller, press: Press) -> None:
        """Move the table to the place of the press, or ask everybody at it."""
        await bring_here(who, await self.services.host.reading.table(press.table))

    @on_press("agree")
    async def agree(self, who: Caller, press: Press) -> None:
        """Agree to the proposal whose number the press carries; a second press does no harm."""
        info = await self.services.host.reading.table(press.table)
        must_have_a_say(who, info)
        proposed = await self.services.host.relocation.proposal(info.id)
        if proposed is not None and proposed.guild is not None:
            # The server's settings may have changed while we waited.
            await admitted(self.services, info.game, proposed.guild, self.with_parent(proposed.guild, proposed.channel))
        gone = server_gone(who, info)
        moved = await self.services.host.relocation.agree(info.id, who.person, press.prompt, who.key, gone=gone)
        await who.confirm(info.id, outcome(who, moved))

    def with_parent(self, guild: str, channel: str) -> set[str]:
        """Return the channel; for a thread, also its parent channel."""
        there = self.bot.get_guild(int(guild))
        place = there.get_channel_or_thread(int(channel)) if there is not None else None
        return {channel, str(getattr(place, "parent_id", None))}
