"""Invitations: the menu of a person, the person select of the lobby, and the answer to an invitation."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.lobby.opening import open_table
from cogs.run.refusals import TROUBLE, is_final
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import answering, in_servers
from cogs.ui.commands.translator import named
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.members import named_person, person_of
from cogs.ui.panel import Panel, paged_selects
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import escaped
from engine.host.model.records import Person, Refused
from render.narration.contract import Label


def guest(who: Caller, person: str) -> Person:
    """Return the person that the caller picked, with the name they have in this server.

    Raises Refused: invite-refused, if they are not here, are a bot, or do not see this channel. People who are kept
    apart (``engine.host.people.blocks``) get the same refusal, so that it does not show which reason holds.
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
    nickname, own, username = member.get("nick"), user.get("global_name"), str(user.get("username"))
    return named_person(person, nickname, own, username, str(who.interaction.guild_id))


async def known_guest(who: Caller, person: str) -> Person:
    """Return a person as ``guest`` does, for one whom an earlier press named: Discord is asked for their data now.

    That may take longer than Discord waits for an answer, so the press must be acknowledged before.
    """
    server, place = who.interaction.guild, who.interaction.channel
    if server is None or not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        raise Refused("invite-refused")
    try:
        member = await server.fetch_member(int(person))
        sees = place.permissions_for(member).view_channel
    except discord.ClientException:
        raise Refused("invite-refused") from None
    except TROUBLE as e:
        raise Refused("invite-refused" if is_final(e) else "not-recorded") from None
    if member.bot or not sees:
        raise Refused("invite-refused")
    return person_of(member)


class Inviting(Cog):
    """The verbs of an invitation, and the menu of a person."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.menu = app_commands.ContextMenu(name=named("Play with ...", "command-play-with"), callback=self.play_with)

    async def cog_load(self) -> None:
        """Register the verbs and the menu."""
        await super().cog_load()
        self.bot.tree.add_command(self.menu)

    async def cog_unload(self) -> None:
        """Remove the verbs and the menu."""
        await super().cog_unload()
        self.bot.tree.remove_command(self.menu.name, type=self.menu.type)

    @in_servers
    @answering
    async def play_with(self, who: Caller, user: discord.User) -> None:
        """Ask which game to play with a person. Called from the menu of a person."""
        with_whom = guest(who, str(user.id))
        if with_whom.id == who.person.id:
            raise Refused("invite-refused")
        off = (await self.services.host.servers.settings(str(who.interaction.guild_id))).games_off
        games = [slug for slug in self.bot.games if self.services.host.tables.library.opens(slug) and slug not in off]
        options = tuple((Label(self.services.narration(s).title(who.words), who.words(f"{s}-line")), s) for s in games)
        panel, path = Panel(), (f"u{with_whom.id}",)
        panel.rows += paged_selects(
            options,
            lambda at: Press(0, "playwith", at, path).custom_id(),
            who.words("play-with-which"),
            who.words,
        )
        await who.say(who.words("play-with", name=escaped(with_whom.name)), panel)

    @on_press("playwith")
    async def open_with(self, who: Caller, press: Press) -> None:
        """Open a table of the picked game, with a seat kept for the person of the menu."""
        whose = str(press.path[0]) if len(press.path) == 1 else ""
        if len(who.values) != 1 or not (whose[:1] == "u" and whose[1:].isdecimal()):
            raise BadId("nobody")
        slug = who.values[0]
        self.services.host.tables.library.game(slug)
        if not who.on_message:
            raise BadId("a message of others")
        await safely(who.interaction.response.defer)
        await open_table(who, slug, invite=await known_guest(who, whose[1:]))

    @on_press("invite")
    async def invite(self, who: Caller, press: Press) -> None:
        """Keep a seat for the picked person."""
        if len(who.values) != 1:
            raise BadId("nobody")
        invited = guest(who, who.values[0])
        await self.services.host.inviting.invite(press.table, who.person, invited, who.key)
        await who.confirm(press.table, who.words("invitation-sent", name=escaped(invited.name)))

    @on_press("decline")
    async def decline(self, who: Caller, press: Press) -> None:
        """Decline an invitation."""
        await self.services.host.inviting.decline(press.table, who.person, who.key)
        await who.confirm(press.table, who.words("invitation-declined"))
