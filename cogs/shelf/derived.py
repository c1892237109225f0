"""Commands derived from a game's own declarations: ``/<game> new`` from its options, and a verb for a plain move.

Texts are found by name: ``<slug>-option-<key>-name``, ``-help`` and ``-<value>`` for an option (see ``option_key``),
``option-players`` or the game's own ``<slug>-option-players`` for the number of players, ``<slug>-command-<tag>`` and
``-name`` for a verb.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.ui.command import answering, command
from cogs.ui.interactions import Caller
from cogs.ui.translator import named, said
from engine.core.game import Game
from engine.core.options import Choice, Flag, Number, Option
from engine.host.model import takebacks
from engine.host.model.time_control import PACES
from locales import words
from render.narration.contract import option_key

if TYPE_CHECKING:
    from cogs.shelf.game import GameCog

PLAYERS = "players"
"""The parameter for the number of seats; a game with only one number does not have it."""
WITH = "guest"
"""The parameter for a person to play with; people type it as ``with:``."""
PACE = "pace"
"""The parameter for the time control."""
UNDO = "undo"
"""The parameter for whether moves may be taken back."""
AGAIN = "again"
"""The parameter for the table whose cards are dealt once more."""

Derived = app_commands.Command[Any, ..., Any]


def new_command(game: Game[Any]) -> Derived:
    """Return ``/<game> new``: seats, guest, a parameter for each option, pace, takebacks, a table to deal again."""
    slug, few, many = game.key, min(game.seats), max(game.seats)
    number = {} if few == many else {PLAYERS: app_commands.Range[int, few, many] | None}
    own = {option.key: _type_of(option) for option in game.openable}

    async def new(self: GameCog, who: Caller, **given: Any) -> None:
        players, user = given.pop(PLAYERS, None), given.pop(WITH, None)
        pace, undo, again = given.pop(PACE, None), given.pop(UNDO, None), given.pop(AGAIN, None)
        await self.open(who, players, given, user, pace, undo, again)

    # Not a member: a user who is no member gets our refusal, not Discord's.
    guest = {WITH: discord.User | None}
    types = number | guest | own | {PACE: str | None, UNDO: str | None, AGAIN: int | None}
    callback = answering(_declared(new, f"{slug}.new", types))
    names = {key: _name_of(slug, key) for key in number | own}
    names |= {WITH: named("with", "option-with-name"), PACE: named(PACE, "option-pace-name")}
    names |= {UNDO: named(UNDO, "option-undo-name"), AGAIN: named(AGAIN, "option-again-name")}
    app_commands.rename(**names)(callback)
    helps = {key: _help_of(slug, key) for key in number | own}
    helps |= {
        WITH: said("option-with"),
        PACE: said("option-pace"),
        UNDO: said("option-undo"),
        AGAIN: said("option-again"),
    }
    app_commands.describe(**helps)(callback)
    lists = {o.key: _choices_of(slug, o) for o in game.openable if isinstance(o, Choice)}
    lists[PACE] = [app_commands.Choice(name=said(f"pace-{pace}"), value=pace) for pace in PACES]
    lists[UNDO] = [app_commands.Choice(name=said(f"undo-value-{value}"), value=value) for value in takebacks.UNDO]
    app_commands.choices(**lists)(callback)
    name, description = named("new", "command-game-new-name"), said("command-game-new")
    return app_commands.command(name=name, description=description)(callback)


def verb_command(game: Game[Any], tag: str) -> Derived:
    """Return ``/<game> <tag>``: it makes the move that is only this tag, at the table that the command means."""
    if not any(action.tag == tag for action in game.actions):
        raise ValueError(f"{game.key} has no move {tag!r}")

    async def verb(self: GameCog, who: Caller, table: int | None = None) -> None:
        await self.move_plainly(who, table, tag)

    return _at_a_table(verb, game.key, tag)


def order_command(game: Game[Any]) -> Derived:
    """Return ``/<game> order``: it opens the form of a standing order for the table that the command means."""

    async def order(self: GameCog, who: Caller, table: int | None = None) -> None:
        await self.ask_order(who, table)

    return _at_a_table(order, game.key, "order")


def _at_a_table(method: Any, slug: str, name: str) -> Derived:
    """Return a command with the one parameter ``table``."""
    return command(name, texts=f"{slug}-command-{name}")(_declared(method, f"{slug}.{name}", {"table": int | None}))


def _declared(method: Any, name: str, types: dict[str, Any]) -> Any:
    """Return a method with the options that discord.py must read from it, all of them optional."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = [inspect.Parameter("self", kind), inspect.Parameter("who", kind, annotation=Caller)]
    rest = [inspect.Parameter(n, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=t) for n, t in types.items()]
    method.__signature__ = inspect.Signature([*first, *rest])
    # From the dot discord.py infers that the first parameter is the cog.
    method.__qualname__ = name
    return method


def _type_of(option: Option) -> Any:
    if isinstance(option, Flag):
        return bool | None
    if isinstance(option, Number):
        return app_commands.Range[int, option.least, option.high] | None
    return str | None


def _name_of(slug: str, key: str) -> app_commands.locale_str:
    label = "option-players" if key == PLAYERS else option_key(slug, key)
    return named(key, f"{label}-name" if words("ja").has(f"{label}-name") else label)


def _help_of(slug: str, key: str) -> app_commands.locale_str:
    if key != PLAYERS:
        return said(f"{option_key(slug, key)}-help")
    own = f"{slug}-option-players"
    return said(own if words("en").has(own) else "option-players")


def _choices_of(slug: str, option: Choice) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=said(f"{option_key(slug, option.key)}-{v}"), value=v) for v in option.values]
