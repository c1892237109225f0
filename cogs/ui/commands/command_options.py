"""The check of a command's data before any of it is used: Discord offers choices and keeps types and limits, a forged
command does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Namespace
from discord.enums import AppCommandOptionType as Kind

AUTOCOMPLETE = discord.InteractionType.autocomplete
TYPES: Mapping[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.number: (int, float),
    Kind.user: (discord.User, discord.Member),
    Kind.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
    Kind.role: (discord.Role,),
    Kind.mentionable: (discord.User, discord.Member, discord.Role),
    Kind.attachment: (discord.Attachment,),
}
"""The Python types of an option's value, by the declared type."""
MENUS = {2: (discord.User, discord.Member), 3: (discord.Message,)}
"""The types of the target of a menu command, by Discord's number for its kind."""
RESOLVED = frozenset({Kind.user, Kind.channel, Kind.role, Kind.mentionable, Kind.attachment})
"""Types that arrive as an id, with the object beside the options; not if suggestions are asked for."""


class Malformed(app_commands.AppCommandError):
    """The data of this command does not match what Discord offers people."""


class CommandDoor(app_commands.CommandTree[Any]):
    """The tree of our commands, which checks incoming data."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """True if this can be a command of ours. If not, the error handler gets ``Malformed``."""
        try:
            fits = self.fits(interaction)
        except app_commands.AppCommandError as unknown:
            await self.on_error(interaction, unknown)
            return False
        except Exception:
            # The data has another shape altogether; nothing of it has been used.
            fits = False
        if not fits:
            await self.on_error(interaction, Malformed())
        return fits

    def fits(self, interaction: discord.Interaction[Any]) -> bool:
        """True if the value of every option has its type, is one of its choices and is within its limits.

        Raises CommandNotFound and CommandSignatureMismatch if the command has changed since, and any error for data
        that Discord never sends.
        """
        data: Any = interaction.data
        if data.get("type", 1) != 1:
            # discord.py looks it up by name, outside of its error handling.
            hash(data["name"])
            kinds = MENUS[data["type"]]
            there = Namespace._get_resolved_items(interaction, data.get("resolved", {}))
            return any(key.id == data["target_id"] and isinstance(found, kinds) for key, found in there.items())
        command, options = self._get_app_command_options(data)
        given = vars(Namespace(interaction, data.get("resolved", {}), options))
        declared, asked = {p.display_name: p for p in command.parameters}, interaction.type is AUTOCOMPLETE
        known = all(o["name"] in declared and o["type"] == declared[o["name"]].type.value for o in options)
        if not known or not (asked or all(p.display_name in given for p in command.parameters if p.required)):
            raise app_commands.CommandSignatureMismatch(command)
        return all(_fits(declared[o["name"]], o, given[o["name"]], asked) for o in options)


def _fits(parameter: app_commands.Parameter, option: Any, value: Any, asked: bool) -> bool:
    """True if a value fits its parameter. ``asked``: for suggestions, where the value may be anything of its type."""
    if asked and parameter.type in RESOLVED:
        return True
    if asked and option.get("focused"):
        # The part of a number that is typed so far arrives as text.
        return isinstance(value, str) or (parameter.type is not Kind.string and _is_of(parameter.type, value))
    if not _is_of(parameter.type, value):
        return False
    return asked or _is_offered(parameter, value)


def _is_of(kind: Kind, value: Any) -> bool:
    """True if a value is of this kind. Python takes a bool for a number, Discord does not."""
    return isinstance(value, TYPES[kind]) and isinstance(value, bool) == (kind is Kind.boolean)


def _is_offered(parameter: app_commands.Parameter, value: Any) -> bool:
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
