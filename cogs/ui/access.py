"""The one check of place: from where a table can be reached at all, asked before anything else is looked at.

The rule (a ruling of ours, as Discord leaves it to the bot):

- The people of a table reach it from everywhere: who sits there, who left the seat to a computer in mid-game, for
  whom a computer sits in, who opened it, who is invited, and to whom a chair is offered.
- A table of a server is reached in that server, by those who can see its channel. A thread is as its channel is;
  a private thread is reached only from inside it, or by those who may look into every thread. What we do not
  know (a channel that is gone, a server out of reach) nobody can see.
- A table that lives in a direct message is reached by its people alone.
- Who is kept apart from somebody at a table (``engine.host.people.blocks``) reaches it only as one of its people.

To everybody else it is a number that does not exist: the same words, given at the same point, before any handler
has looked at the table. So a table's short number gives nobody a way in, and nothing tells which numbers are taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from engine.host.model.records import Refused, TableInfo
from engine.host.model.rows import OVER

if TYPE_CHECKING:
    from cogs.ui.interactions import Caller
    from cogs.ui.services import Services, Tefuda


async def reachable_table(who: Caller, table: int) -> TableInfo:
    """The table of this number, if the caller can reach it from here. Refused: no-such-table."""
    info = await who.services.host.reading.table(table)
    if not await reaches(who.services, who.interaction, info):
        raise Refused("no-such-table")
    return info


async def reaches(services: Services, interaction: discord.Interaction[Tefuda], info: TableInfo) -> bool:
    """Whether whoever acts may know of this table: in reach, and nobody there whom they are kept apart from.

    The list is read for whoever has no part in the table, wherever they are: reading it takes time.
    """
    person = str(interaction.user.id)
    if person in its_people(info):
        return True
    apart = await services.host.blocks.blocked_with(person)
    return in_reach(interaction, info) and apart.isdisjoint(company(info))


async def look_back(who: Caller, info: TableInfo, *, hands: bool) -> None:
    """Let somebody look at a table, unless they play its cards elsewhere; ``hands``: they see all hands of one that
    is over, which is noted. Refused: cards-in-play (table).
    """
    cards = who.services.host.tables.duplicate_deals
    await cards.must_be_open_to(info.id, who.person.id)
    if hands and info.status in OVER and info.seat_of(who.person.id) is None:
        await cards.show(info.id, who.person.id)


async def reached(
    services: Services, interaction: discord.Interaction[Tefuda], tables: Sequence[TableInfo]
) -> list[TableInfo]:
    """Those of several tables that whoever acts may know of; as ``reaches``, the list being read once."""
    person, apart = str(interaction.user.id), await services.host.blocks.blocked_with(str(interaction.user.id))
    return [t for t in tables if person in its_people(t) or (in_reach(interaction, t) and apart.isdisjoint(company(t)))]


def in_reach(interaction: discord.Interaction[Tefuda], info: TableInfo) -> bool:
    """Whether whoever acts may know of this table, here and now; asks nobody, so it takes no time that tells."""
    if str(interaction.user.id) in its_people(info):
        return True
    return info.guild is not None and sees(interaction, info.guild, info.channel, info.place)


def sees(interaction: discord.Interaction[Tefuda], guild: str, channel: str, place: str) -> bool:
    """Whether whoever acts does so in this server, and sees its channel there; ``place`` is that or a thread of it."""
    if str(interaction.guild_id) != guild:
        return False
    if str(interaction.channel_id) == place:
        # Discord lets nobody act where they cannot be, and says what they may do there.
        return interaction.permissions.view_channel
    return _sees(interaction, channel)


def company(info: TableInfo) -> frozenset[str]:
    """Whoever sits at a table, may come back to it, has a seat kept there, or is its host."""
    seated = {p for s in info.seats for p in (s.person, s.absent) if p is not None}
    return frozenset(seated | {info.opener} | {i.person for i in info.kept})


def its_people(info: TableInfo) -> frozenset[str]:
    """Who has a part in a table, also from elsewhere."""
    part = {info.opener} | {i.person for i in info.invited if not i.over}
    part |= {offer.to for offer in info.chairs if offer.to is not None}
    for seat in info.seats:
        part |= {p for p in (seat.person, seat.resigned, seat.absent) if p is not None}
    return frozenset(part)


def _sees(interaction: discord.Interaction[Tefuda], channel: str) -> bool:
    """Whether the acting member of this server sees one of its channels from elsewhere in it.

    A table's own thread is public, so only its channel is asked for; that holds for an archived one too.
    """
    guild, member = interaction.client.get_guild(interaction.guild_id or 0), interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    place = guild.get_channel_or_thread(int(channel))
    if place is None:
        return False
    try:
        may = place.permissions_for(member)
    except discord.ClientException:
        # A thread whose channel we do not know.
        return False
    if isinstance(place, discord.Thread) and place.is_private() and not may.manage_threads:
        return False
    return may.view_channel
