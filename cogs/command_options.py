"""What came with a command, looked at once more: Discord offers choices and keeps limits, a forged command does not."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


def fits(interaction: discord.Interaction[Any]) -> bool:
    """Whether every option of a command is one of its choices and within its limits; True for anything else."""
    command = interaction.command if interaction.type is discord.InteractionType.application_command else None
    if not isinstance(command, app_commands.Command):
        return True
    given = interaction.namespace
    return all(_fits(parameter, getattr(given, parameter.display_name, None)) for parameter in command.parameters)


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    if value is None:
        return True
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
