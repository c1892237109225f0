"""Slash commands: ``@command("cogs load")`` above a method of a cog that takes ``who`` and the options.

    @command("cogs load")
    @app_commands.autocomplete(game=suggest_games)
    async def load(self, who: Caller, game: str, pace: str | None = None) -> None:

The parameters after ``who`` are the options of the command, with their types and defaults. The texts are messages of
the catalogue, found by the path of the command:

- ``command-cogs-load`` is the description, ``command-cogs-load-name`` the name in Japanese (in English: ``load``);
- ``option-cogs-load-pace`` is the description of the option ``pace``, and with ``-name`` its name in Japanese;
- ``option-pace``, with ``-name`` too, stands for it in every command that has no text of its own.

A parameter that would be a keyword of Python ends with an underscore (``with_``), which its name at Discord has not.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord import app_commands

from cogs.ui.cog import Cog
from cogs.ui.commands import finding
from cogs.ui.commands.translator import localized, named
from cogs.ui.interactions import Caller
from cogs.ui.tefuda import Tefuda
from locales import default, words

Interaction = discord.Interaction[Tefuda]
OfCog = TypeVar("OfCog", bound=Cog)
Options = ParamSpec("Options")
Target = TypeVar("Target")

Method = Callable[Concatenate[OfCog, Caller, Options], Awaitable[None]]
"""A method as a cog writes it: it takes the caller and the options."""
Callback = Callable[Concatenate[OfCog, Interaction, Options], Coroutine[Any, Any, None]]
"""The function that discord.py calls."""


def everywhere(command: Target) -> Target:
    """Make a command usable everywhere, also where the bot is no member, by people who installed it for themselves."""
    return app_commands.allowed_installs(guilds=True, users=True)(_in_any_channel(command))


def where_the_bot_is(command: Target) -> Target:
    """Make a command usable in servers with the bot and in direct messages with it: a table needs a place."""
    return app_commands.allowed_installs(guilds=True, users=False)(_in_any_channel(command))


def in_servers(command: Target) -> Target:
    """Make a command usable only in servers where the bot is a member."""
    return app_commands.allowed_installs(guilds=True, users=False)(app_commands.allowed_contexts(guilds=True)(command))


def _in_any_channel(command: Target) -> Target:
    return app_commands.allowed_contexts(guilds=True, dms=True)(command)


def command(
    path: str, *, texts: str = ""
) -> Callable[[Method[OfCog, Options]], app_commands.Command[OfCog, Options, None]]:
    """Make a slash command of a method. ``path``: the typed words, such as ``cogs load``.

    ``texts``: the key of its texts, if it is not ``command-<path>``.
    """
    key = path.replace(" ", "-").replace("_", "-")
    texts = texts or f"command-{key}"

    def make(method: Method[OfCog, Options]) -> app_commands.Command[OfCog, Options, None]:
        callback = answering(method)
        names, descriptions = {}, {}
        for option in list(inspect.signature(callback).parameters)[2:]:
            if name := _option_text(key, option, "-name"):
                names[option] = named(option.rstrip("_"), name)
            description = _option_text(key, option)
            descriptions[option] = localized(description) if description else "…"
        app_commands.rename(**names)(callback)
        app_commands.describe(**descriptions)(callback)
        called = named(path.split()[-1], f"{texts}-name")
        return app_commands.command(name=called, description=localized(texts))(callback)

    return make


def _option_text(command: str, option: str, ending: str = "") -> str | None:
    """Return the key of an option's text: the command's own, else the one for all commands; None if neither exists."""
    name = option.rstrip("_").replace("_", "-")
    keys = (f"option-{command}-{name}{ending}", f"option-{name}{ending}")
    return next((key for key in keys if words(default()).has(key)), None)


def answering(method: Method[OfCog, Options]) -> Callback[OfCog, Options]:
    """Return a method that takes ``who`` as a function that takes the interaction.

    Refusals and errors get kind words. If the command may mean several tables, the answer has buttons to choose one.
    """

    @functools.wraps(method)
    async def callback(cog: OfCog, interaction: Interaction, /, *args: Options.args, **options: Options.kwargs) -> None:
        await finding.run(cog.services, interaction, lambda who: method(cog, who, *args, **options))

    # discord.py reads the options from this signature. Their types are names of the method's module; here discord.py
    # would not find them.
    signature = inspect.signature(method, eval_str=True)
    setattr(callback, "__signature__", signature)  # noqa: B010  # to mypy a function has no such field
    return callback
