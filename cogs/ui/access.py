"""The one check of place: from where a person can reach a table. It runs before any handler reads the table.

The rule (a ruling of ours, as Discord leaves it to the bot):

- The people of a table reach it from everywhere: the people seated, those who left their seat to a computer in
  mid-game, those for whom a computer sits in, the opener, the invited, and those to whom a seat is offered.
- Other people reach a table of a server in that server, if they can see its channel. A thread follows its channel. A
  private thread is reached only from inside it, or by members who may look into every thread. If the channel is unknown
  (it is deleted, or the server is out of reach), nobody can see it.
- Only its people reach a table in a direct message, or one without a channel. They come to the latter by an invitation,
  by its code (``engine.host.lobby.codes``), or seated when it opens.
- A person who is kept apart from a person at a table (``engine.host.people.blocks``) reaches it only as one of its
  people.

For everybody else the table does not exist. The refusal has the same words and comes at the same point, before any
handler has read the table. So a table's short number gives no access, and nothing shows which numbers are taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.ui.ids import BadId
from engine.host.model.records import Refused, TableInfo
from engine.host.model.rows import CUP, OVER

if TYPE_CHECKING:
    from cogs.ui.interactions import Caller
    from cogs.ui.services import Services
    from cogs.ui.tefuda import Tefuda


async def reachable_table(who: Caller, table: int) -> TableInfo:
    """Return the table of this number, if the caller can reach it from here. Raises Refused: no-such-table."""
    info = await who.services.host.reading.table(table)
    if not await reaches(who.services, who.interaction, info):
        raise Refused("no-such-table")
    return info


async def reaches(services: Services, interaction: discord.Interaction[Tefuda], info: TableInfo) -> bool:
    """True if the acting person may know of this table: it is in reach, and no person there is kept apart from them.

    The list of blocks is read for every person who has no part in the table, in reach or not. Otherwise the time of the
    answer would tell whether the table is in reach.
    """
    person = str(interaction.user.id)
    if person in its_people(info):
        return True
    apart = await services.host.blocks.blocked_with(person)
    return in_reach(interaction, info) and apart.isdisjoint(company(info))


async def look_back(who: Caller, info: TableInfo, *, hands: bool) -> None:
    """Let a person look at a table, unless they play its cards elsewhere. With ``hands`` they see all hands; if the
    table is over, the store notes that. Raises Refused: cards-in-play (table).
    """
    cards = who.services.host.duplicate_deals
    await cards.must_be_open_to(info.id, who.person.id)
    if hands and info.status in OVER and info.seat_of(who.person.id) is None:
        await cards.show(info.id, who.person.id)


async def reached(
    services: Services, interaction: discord.Interaction[Tefuda], tables: Sequence[TableInfo]
) -> list[TableInfo]:
    """Return those of ``tables`` that the acting person may know of, as ``reaches`` does; the blocks are read once."""
    person, apart = str(interaction.user.id), await services.host.blocks.blocked_with(str(interaction.user.id))
    return [t for t in tables if person in its_people(t) or (in_reach(interaction, t) and apart.isdisjoint(company(t)))]


def in_reach(interaction: discord.Interaction[Tefuda], info: TableInfo) -> bool:
    """True if the acting person may know of this table from here. Asks no store or server: its time tells nothing."""
    if str(interaction.user.id) in its_people(info):
        return True
    # The thread of a cup's table is private, as others play the same cards; any other follows its channel.
    channel = info.place if info.cards.startswith(CUP) else info.channel
    return info.guild is not None and sees(interaction, info.guild, channel, info.place)


def server_of(who: Caller) -> str:
    """Return the id of the server in which the caller acts. Raises Refused: settings-server-only."""
    if who.interaction.guild_id is None:
        raise Refused("settings-server-only")
    return str(who.interaction.guild_id)


def managed_server(who: Caller) -> str:
    """Return the id of the server in which the caller acts, and which they may manage.

    Raises Refused: settings-server-only, settings-managers-only.
    """
    server = server_of(who)
    if not who.interaction.permissions.manage_guild:
        raise Refused("settings-managers-only")
    return server


def sees(interaction: discord.Interaction[Tefuda], guild: str, channel: str, place: str) -> bool:
    """True if the acting person is in this server and sees the channel. ``place`` is the channel or a thread of it."""
    if str(interaction.guild_id) != guild:
        return False
    if str(interaction.channel_id) == place:
        # Discord lets nobody act in a place that they cannot see, and sends their permissions there.
        return interaction.permissions.view_channel
    return _sees(interaction, channel)


def company(info: TableInfo) -> frozenset[str]:
    """Return the people who sit at a table, may come back to it or have a seat kept there, and its opener."""
    seated = {p for s in info.seats for p in (s.person, s.absent) if p is not None}
    return frozenset(seated | {info.opener} | {i.person for i in info.kept})


def its_people(info: TableInfo) -> frozenset[str]:
    """Return the people who have a part in a table. They reach it from everywhere."""
    part = {info.opener} | {i.person for i in info.invited if not i.over}
    part |= {offer.to for offer in info.offered_seats if offer.to is not None}
    for seat in info.seats:
        part |= {p for p in (seat.person, seat.resigned, seat.absent) if p is not None}
    return frozenset(part)


def _sees(interaction: discord.Interaction[Tefuda], channel: str) -> bool:
    """True if the acting member of this server sees one of its channels from another channel of it.

    A table's own thread is public, so only its channel is checked; that holds for an archived thread too.
    """
    guild, member = interaction.client.get_guild(interaction.guild_id or 0), interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    return sees_place(guild, member, channel)


def sees_place(guild: discord.Guild, member: discord.Member, channel: str) -> bool:
    """True if a member of a server sees one of its channels or threads."""
    place = guild.get_channel_or_thread(int(channel))
    if place is None:
        return False
    try:
        may = place.permissions_for(member)
    except discord.ClientException:
        # This is a thread whose channel we do not know.
        return False
    if isinstance(place, discord.Thread) and place.is_private() and not may.manage_threads:
        return False
    return may.view_channel


def picked_person(who: Caller, refusal: str) -> str:
    """Return the person whom the caller has picked from a select of people. Raises BadId; Refused (``refusal``) for a
    bot, or a person whom Discord does not name.
    """
    if len(who.values) != 1 or not who.values[0].isdecimal():
        raise BadId("nobody")
    data: dict[str, object] = dict(who.interaction.data or {})
    resolved = data.get("resolved")
    users = resolved.get("users") if isinstance(resolved, dict) else None
    user = users.get(who.values[0]) if isinstance(users, dict) else None
    if not isinstance(user, dict) or user.get("bot"):
        raise Refused(refusal)
    return who.values[0]
