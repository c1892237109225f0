"""The command of every game: ``/<game>`` shows its card; with players, a person, a pace or a preset it opens a table at
once.

``cog`` makes a game's cog.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from types import new_class
from typing import Any, ClassVar, Final

import discord
from discord import app_commands

from cogs.lobby.inviting import guest
from cogs.lobby.opening import LAST, USUAL, open_table
from cogs.play.orders import OrderForm
from cogs.shelf.game_cards import show_card
from cogs.ui.cog import Cog
from cogs.ui.commands.command import answering, where_the_bot_is
from cogs.ui.commands.translator import localized, named
from cogs.ui.interactions import Caller
from cogs.ui.tefuda import Tefuda
from engine.core.game import Game
from engine.games.registry import game_of
from engine.host.model.clock.time_control import PACES
from locales import default, renamed, words

PLAYERS: Final = "players"
"""The parameter for the number of seats; a game with only one number does not have it."""
WITH: Final = "guest"
"""The parameter for a person to play with; people type it as ``with:``."""
PACE: Final = "pace"
"""The parameter for the time control."""
PRESET: Final = "preset"
"""The parameter for the house rules: the usual ones, or those of the last time."""


class GameCog(Cog):
    """The command of one game. ``orders`` is the form of a game that takes standing orders."""

    slug: ClassVar[str]
    orders: ClassVar[OrderForm | None]
    shown: ClassVar[app_commands.Command[Any, ..., None]]

    def __init_subclass__(cls, *, slug: str, orders: OrderForm | None = None) -> None:
        """Derive the command; discord.py collects it right after this."""
        super().__init_subclass__()
        cls.slug, cls.orders = slug, orders
        # By its name, since a reload reads the rules again.
        cls.shown = game_command(game_of(slug))

    async def cog_load(self) -> None:
        """Register the game's form of standing orders, if it has one."""
        await super().cog_load()
        if self.orders is not None:
            self.services.order_forms[self.slug] = self.orders

    async def cog_unload(self) -> None:
        """Remove the game's form of standing orders."""
        await super().cog_unload()
        self.services.order_forms.pop(self.slug, None)

    async def answer(
        self, who: Caller, players: int | None, user: discord.abc.User | None, pace: str | None, preset: str | None
    ) -> None:
        """Show the game's card, or open a table if anything is given."""
        if players is None and user is None and pace is None and preset is None:
            await show_card(who, self.slug)
            return
        invited = None if user is None else guest(who, str(user.id))
        await open_table(who, self.slug, players, invite=invited, pace=pace, preset=preset)


def game_command(game: Game[Any]) -> app_commands.Command[Any, ..., None]:
    """Return ``/<game>``: seats if there is a choice, a guest, a pace, a preset."""
    slug, few, many = game.key, min(game.seats), max(game.seats)
    number = {} if few == many else {PLAYERS: app_commands.Range[int, few, many] | None}

    async def method(self: GameCog, who: Caller, **given: Any) -> None:
        await self.answer(who, given.get(PLAYERS), given.get(WITH), given.get(PACE), given.get(PRESET))

    # Not a member: a user who is no member gets our refusal, not Discord's.
    types = {**number, WITH: discord.User | None, PACE: str | None, PRESET: str | None}
    callback = answering(_declared(method, f"{slug}.{slug}", types))
    shown = {key: "with" if key == WITH else key for key in types}
    app_commands.rename(**{key: named(name, f"option-{name}-name") for key, name in shown.items()})(callback)
    helps = {key: localized(f"option-{name}") for key, name in shown.items()}
    if number and words(default()).has(f"{slug}-option-players"):
        helps[PLAYERS] = localized(f"{slug}-option-players")
    app_commands.describe(**helps)(callback)
    paces = [app_commands.Choice(name=localized(f"pace-{pace}"), value=pace) for pace in PACES]
    presets = [app_commands.Choice(name=localized(f"preset-{preset}"), value=preset) for preset in (USUAL, LAST)]
    app_commands.choices(**{PACE: paces, PRESET: presets})(callback)
    name = words(default())(f"{slug}-command") if slug in renamed() else slug
    declare = app_commands.command(name=named(name, f"{slug}-command"), description=localized(f"{slug}-line"))
    return where_the_bot_is(declare(callback))


def _declared(method: Any, name: str, types: dict[str, Any]) -> Any:
    """Return a method with the options that discord.py must read from it, all of them optional."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    first = [inspect.Parameter("self", kind), inspect.Parameter("who", kind, annotation=Caller)]
    rest = [inspect.Parameter(n, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=t) for n, t in types.items()]
    method.__signature__ = inspect.Signature([*first, *rest])
    # From the dot discord.py infers that the first parameter is the cog.
    method.__qualname__ = name
    return method


def cog(slug: str, *, orders: OrderForm | None = None) -> Callable[[Tefuda], Awaitable[None]]:
    """Return ``setup`` for the module of a game (see GameCog)."""
    name = "".join(map(str.capitalize, slug.split("_")))
    # The class belongs to that module, so that it goes when the module is unloaded.
    home = {"__module__": f"cogs.games.{slug}"}
    given = {"slug": slug, "orders": orders}
    command_of_game: type[GameCog] = new_class(name, (GameCog,), given, lambda ns: ns.update(home))
    return command_of_game.setup
