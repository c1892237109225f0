"""Playing with somebody: the person select of the lobby, and the answer to an invitation."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.answers import Caller
from cogs.cleaning import shown
from cogs.ids import BadId, Press
from cogs.services import Services, Tefuda
from engine.host.records import Person, Refused


def guest(who: Caller, person: str) -> Person:
    """Somebody whom the caller picked, with the name they bear in this server.

    Refused: invite-refused, for whoever is not here, is a bot, or does not see this channel. It is said with the
    words for those who are kept apart (``engine.host.apart``), so that these tell nothing.
    """
    data: Any = who.interaction.data or {}
    resolved: Any = data.get("resolved") or {}
    user, member = (resolved.get("users") or {}).get(person), (resolved.get("members") or {}).get(person)
    if not isinstance(user, dict) or not isinstance(member, dict) or user.get("bot"):
        raise Refused("invite-refused")
    try:
        may = discord.Permissions(int(member.get("permissions", "0")))
    except (TypeError, ValueError):
        raise BadId("no permissions") from None
    if not (may.view_channel or may.administrator):
        raise Refused("invite-refused")
    name = member.get("nick") or user.get("global_name") or user.get("username")
    return Person(person, str(name))


class Inviting(commands.Cog):
    """The verbs of an invitation."""

    def __init__(self, bot: Tefuda) -> None:
        self.services: Services = bot.services
        self.verbs = {"invite": self.invite, "decline": self.decline}

    async def cog_load(self) -> None:
        """Answer these verbs from now on."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    async def invite(self, who: Caller, press: Press) -> None:
        """Keep a seat for the person who was picked."""
        if len(who.values) != 1:
            raise BadId("nobody")
        invited = guest(who, who.values[0])
        await self.services.host.invite(press.table, who.person, invited, who.key)
        await who.confirm(press.table, who.words("invitation-sent", name=shown(invited.name)))

    async def decline(self, who: Caller, press: Press) -> None:
        """Say no to an invitation."""
        await self.services.host.decline(press.table, who.person, who.key)
        await who.confirm(press.table, who.words("invitation-declined"))


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Inviting(bot))
