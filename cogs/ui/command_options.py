"""What came with a command, looked at before anything of it is used: Discord offers choices and keeps types and limits,
a forged command does not.
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
"""What the values of options are, by the type that was declared."""
MENUS = {2: (discord.User, discord.Member), 3: (discord.Message,)}
"""What a command in a menu is about, by Discord's number for its kind."""
RESOLVED = frozenset({Kind.user, Kind.channel, Kind.role, Kind.mentionable, Kind.attachment})
"""What is sent as a number, and in full beside the options; not so where suggestions are asked for."""


class Malformed(app_commands.AppCommandError):
    """Nobody was offered what came with this command."""


class CommandDoor(app_commands.CommandTree[Any]):
    """The tree of our commands, with a look at what comes in."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether this can be a command of ours; where not, the handler of errors is told ``Malformed``."""
        try:
            fits = self.fits(interaction)
        except app_commands.AppCommandError as unknown:
            await self.on_error(interaction, unknown)
            return False
        except Exception:
            # Of another shape altogether: nothing of it has been used.
            fits = False
        if not fits:
            await self.on_error(interaction, Malformed())
        return fits

    def fits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the value of every option is of its type, one of its choices and within its limits.

        Raises CommandNotFound and CommandSignatureMismatch where the command is another by now, and anything for data
        that Discord never sends.
        """
        data: Any = interaction.data
        if data.get("type", 1) != 1:
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
    """``asked``: suggestions are asked for, and what is typed by then may be anything of its type."""
    if asked and parameter.type in RESOLVED:
        return True
    if asked and option.get("focused"):
        # Of a number as much as was typed so far comes as text.
        return isinstance(value, str) or (parameter.type is not Kind.string and _is_of(parameter.type, value))
    if not _is_of(parameter.type, value):
        return False
    return asked or _is_offered(parameter, value)


def _is_of(kind: Kind, value: Any) -> bool:
    """A truth value counts as a number to Python, but not to Discord."""
    return isinstance(value, TYPES[kind]) and isinstance(value, bool) == (kind is Kind.boolean)


def _is_offered(parameter: app_commands.Parameter, value: Any) -> bool:
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
