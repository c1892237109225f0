"""/games, /rules and /watch: the shelf, from which tables are opened; reading and watching before one plays."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs import messages
from cogs.answers import Caller
from cogs.computers import checked_level
from cogs.finding import run
from cogs.game_names import GAME, GAME_HELP, on_offer, suggest_games, the_game
from cogs.ids import BadId, Press
from cogs.opening import open_table, watch_table
from cogs.panel import ButtonSpec, Panel, SelectSpec
from cogs.record import show_rules
from cogs.services import Services, Tefuda
from cogs.translator import named, said
from render.narration.contract import Label
from render.shelf import Shelf as ShelfPicture
from render.shelf import ShelfGame
from render.shelf import paint as paint_shelf

Interaction = discord.Interaction[Tefuda]

LEVELS = [app_commands.Choice(name=said(f"level-{x}"), value=x) for x in ("beginner", "friend", "strong")]


class Shelf(commands.Cog):
    """The shelf."""

    def __init__(self, bot: Tefuda) -> None:
        self.services: Services = bot.services
        self.verbs = {"shelf": self.rules_from_shelf, "opengame": self.open_from_shelf}

    async def cog_load(self) -> None:
        """Answer these verbs from now on."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    @app_commands.command(name=named("games", "command-games-name"), description=said("command-games"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def games(self, interaction: Interaction) -> None:
        """The shelf: every game with players, time, and a line."""
        await run(self.services, interaction, self.show)

    @app_commands.command(name=named("rules", "command-rules-name"), description=said("command-rules-of"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.rename(**GAME)
    @app_commands.describe(**GAME_HELP)
    async def rules(self, interaction: Interaction, game: str) -> None:
        """The rules of a game, with pictures."""

        async def work(who: Caller) -> None:
            await show_rules(who, the_game(self.services, game))

        await run(self.services, interaction, work)

    @app_commands.command(name=named("watch", "command-watch-name"), description=said("command-watch"))
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.rename(level=named("level", "option-level-name"), **GAME)
    @app_commands.describe(level=said("option-level"), **GAME_HELP)
    @app_commands.choices(level=LEVELS)
    async def watch(self, interaction: Interaction, game: str, level: str | None = None) -> None:
        """Watch computer players at a table of their own."""

        async def work(who: Caller) -> None:
            await watch_table(who, the_game(self.services, game), checked_level(self.services, level))

        await run(self.services, interaction, work)

    @rules.autocomplete("game")
    @watch.autocomplete("game")
    async def game_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Games to choose from."""
        return await suggest_games(interaction, current)

    async def show(self, who: Caller) -> None:
        """Show the shelf to the caller."""
        await who.defer()
        words = who.words
        games, told = [], [words("shelf-heading")]
        panel, opening = Panel(), list[ButtonSpec]()
        slugs = on_offer(self.services)
        for slug in slugs:
            game, narration = self.services.host.games[slug], self.services.narration(slug)
            players, title = messages.players_words(game.seats, words), narration.title(words)
            line = words(f"{slug}-line")
            games.append(
                ShelfGame(
                    title=title,
                    second=narration.title(words.other),
                    players=players,
                    time=words("shelf-minutes", count=game.minutes),
                    line=line,
                    emblem=self.services.drawing.painters[slug].emblem,
                    look=self.services.drawing.painters[slug].look,
                )
            )
            told.append(words("shelf-line", title=title, players=players, minutes=game.minutes, line=line))
            opening.append(ButtonSpec(title, Press(0, "opengame", 0, (slug,)).custom_id()))
        picture = await self.services.drawing.picture(
            ("shelf", slugs, words.lang),
            "shelf.png",
            "\n".join(told),
            lambda: paint_shelf(ShelfPicture(words("shelf-heading"), words.other("shelf-heading"), tuple(games))).image,
        )
        panel.buttons(opening)
        panel.rows.append(
            SelectSpec(
                Press(0, "shelf").custom_id(),
                words("shelf-rules"),
                tuple(
                    (Label(self.services.narration(slug).title(words), words(f"{slug}-line")), slug) for slug in slugs
                ),
            )
        )
        await who.say(words("shelf-open"), panel, picture)

    async def open_from_shelf(self, who: Caller, press: Press) -> None:
        """A table of the game whose button was pressed, here and now, with what its options usually are."""
        slug = press.path[0] if len(press.path) == 1 else None
        if not isinstance(slug, str) or not self.services.host.plays(slug):
            raise BadId("no game")
        await open_table(who, slug, None, {})

    async def rules_from_shelf(self, who: Caller, press: Press) -> None:
        """The rules of the game picked from the shelf."""
        if len(who.values) != 1 or who.values[0] not in self.services.narrations:
            raise BadId("no game")
        await show_rules(who, who.values[0])


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Shelf(bot))
