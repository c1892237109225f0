"""The commands of every game: ``new``, derived from its options, its rules, and verbs of its own if it has any.

The commands for a table of any game are in cogs/shelf/tables.py. ``cog`` makes a game's cog, or a subclass with its
slug.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import new_class
from typing import Any, ClassVar

import discord
from discord import app_commands

from cogs.lobby.inviting import guest
from cogs.lobby.opening import deal_again, open_table
from cogs.play import replay
from cogs.play.orders import OrderForm
from cogs.play.play import move, own_view
from cogs.play.record import show_rules
from cogs.shelf.derived import AGAIN, new_command, order_command, verb_command
from cogs.ui import finding
from cogs.ui.cog import GroupCog
from cogs.ui.command import command, where_the_bot_is
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.services import Tefuda
from cogs.ui.translator import named, said
from engine.games.registry import game_of
from engine.host.model.records import TableInfo
from engine.host.model.takebacks import ASK
from engine.host.model.time_control import NONE

Interaction = discord.Interaction[Tefuda]


@where_the_bot_is
class GameCog(GroupCog):
    """The commands of one game: ``class Geschenk(GameCog, slug="geschenk", verbs=("take", "no_thanks"))``.

    ``verbs`` are tags of moves without fields that have a command each; ``orders`` is the form of a game that takes
    standing orders. A definition in a subclass replaces the derived command of the same name.
    """

    slug: ClassVar[str]
    orders: ClassVar[OrderForm | None]

    def __init_subclass__(cls, *, slug: str, verbs: tuple[str, ...] = (), orders: OrderForm | None = None) -> None:
        """Name the group and derive its commands; discord.py collects them right after this."""
        super().__init_subclass__()
        cls.slug, cls.orders = slug, orders
        cls.__cog_group_name__ = named(slug, f"{slug}-command")
        cls.__cog_group_description__ = said(f"{slug}-line")
        # By its name, since a reload reads the rules again.
        game = game_of(slug)
        derived = {"new": new_command(game)} | {tag: verb_command(game, tag) for tag in verbs}
        if orders is not None:
            derived["order"] = order_command(game)
        derived["new"].autocomplete(AGAIN)(cls.tables_over)
        for tag in derived.keys() - {"new"}:
            derived[tag].autocomplete("table")(cls.own_tables)
        own = {name: found for name, found in vars(cls).items() if isinstance(found, app_commands.Command)}
        for name in own:
            delattr(cls, name)
        # Discord lists them in this order: the derived ones before the game's own.
        for name, shown in (derived | own).items():
            setattr(cls, name, shown)

    async def cog_load(self) -> None:
        """Register the game's form of standing orders, if it has one."""
        await super().cog_load()
        if self.orders is not None:
            self.services.standing[self.slug] = self.orders

    async def cog_unload(self) -> None:
        """Remove the game's form of standing orders."""
        await super().cog_unload()
        self.services.standing.pop(self.slug, None)

    async def meant(self, who: Caller, table: int | None) -> TableInfo:
        """Return the table of this game that a verb means, at which the caller sits."""
        return await finding.meant(who, table, game=self.slug, seated=True)

    async def own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocomplete: suggest tables of this game."""
        return await finding.suggest_tables(self.services, interaction, current, self.slug)

    async def open(
        self,
        who: Caller,
        players: int | None,
        given: dict[str, Any],
        user: discord.abc.User | None,
        pace: str | None,
        undo: str | None,
        again: int | None,
    ) -> None:
        """Open a table with these options, with a guest or another table's cards if given. Every ``new`` calls this."""
        chosen = {k: v for k, v in given.items() if v is not None}
        invited = None if user is None else guest(who, str(user.id))
        how = {"pace": pace or NONE, "undo": undo or ASK}
        if again is not None:
            await deal_again(who, self.slug, again, invite=invited, **how)
        else:
            await open_table(who, self.slug, players, chosen, invite=invited, **how)

    async def move_plainly(self, who: Caller, table: int | None, tag: str) -> None:
        """Make the move that is only this tag. Every verb calls this."""
        info = await self.meant(who, table)
        info, _ = await own_view(self.services, who, info.id)
        seat = info.seat_of(who.person.id)
        await move(who, info.id, seat.prompt if seat is not None else 0, [tag])

    async def ask_order(self, who: Caller, table: int | None) -> None:
        """Open the form of a standing order."""
        info = await self.meant(who, table)
        await self.services.handlers["order"](who, Press(info.id, "order"))

    @command("game replay")
    async def replay(self, who: Caller, table: int | None = None) -> None:
        """Replay a game, step by step."""
        await replay.show(who, (await replay.meant(who, table, self.slug)).id)

    @replay.autocomplete("table")
    async def tables_looked_back(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocomplete: suggest tables of this game, including those that are over."""
        return await replay.suggest(self.services, interaction, current, self.slug)

    async def tables_over(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocomplete: suggest tables of this game whose cards can be dealt to the caller."""
        return await replay.suggest_over(self.services, interaction, current, self.slug, to_deal=True)

    @command("game rules")
    async def rules(self, who: Caller) -> None:
        """Show the rules, with pictures."""
        await show_rules(who, self.slug)


def cog(slug: str, **derived: Any) -> Callable[[Tefuda], Awaitable[None]]:
    """Return ``setup`` for the module of a game that has only the derived commands (see GameCog)."""
    name = "".join(map(str.capitalize, slug.split("_")))
    # The class belongs to that module, so that it goes when the module is unloaded.
    home = {"__module__": f"cogs.games.{slug}"}
    commands_of_game: type[GameCog] = new_class(name, (GameCog,), {"slug": slug, **derived}, lambda ns: ns.update(home))
    return commands_of_game.setup
