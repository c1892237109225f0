"""/games and /inbox: the shelf of games, and every table that waits for me, playable in place."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs import messages
from cogs.answers import Caller, caller, guarded
from cogs.ids import BadId, Press
from cogs.opening import open_table
from cogs.panel import ButtonSpec, Panel, SelectSpec
from cogs.play import show_hand
from cogs.record import show_rules
from cogs.services import Services, Tefuda
from cogs.translator import named, said
from locales import Words
from render.narration.contract import Label
from render.shelf import Shelf, ShelfGame
from render.shelf import paint as paint_shelf

Interaction = discord.Interaction[Tefuda]


def ago(seconds: float, words: Words) -> str:
    """How long ago something was, in the largest fitting unit."""
    minutes = max(0, int(seconds // 60))
    if minutes < 60:
        return words("ago-minutes", count=minutes)
    if minutes < 60 * 48:
        return words("ago-hours", count=minutes // 60)
    return words("ago-days", count=minutes // (60 * 24))


class Inbox(commands.Cog):
    """The shelf and the inbox."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.services: Services = bot.services
        self.verbs = {"inbox": self.open_from_inbox, "shelf": self.from_shelf, "opengame": self.open_from_shelf}

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
        await guarded(lambda: caller(self.services, interaction), self.shelf)

    async def shelf(self, who: Caller) -> None:
        """Show the shelf to the caller."""
        await who.defer()
        words = who.words
        games, told = [], [words("shelf-heading")]
        panel, opening = Panel(), list[ButtonSpec]()
        slugs = tuple(slug for slug in self.bot.games if self.services.host.plays(slug))
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
            lambda: paint_shelf(Shelf(words("shelf-heading"), words.other("shelf-heading"), tuple(games))).image,
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

    async def from_shelf(self, who: Caller, press: Press) -> None:
        """The rules of the game picked from the shelf."""
        if len(who.values) != 1 or who.values[0] not in self.services.narrations:
            raise BadId("no game")
        await show_rules(who, who.values[0])

    @app_commands.command(name=named("inbox", "command-inbox-name"), description=said("command-inbox"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def inbox(self, interaction: Interaction) -> None:
        """Tables that wait for me, in every server, the longest waiting first."""
        await guarded(lambda: caller(self.services, interaction), self.show_inbox)

    async def show_inbox(self, who: Caller) -> None:
        """The list, and a button for each of the first few."""
        words, host = who.words, self.services.host
        waiting = await host.inbox(who.person.id)
        seated = await host.tables_of(who.person.id)
        lines = [words("inbox-heading", count=len(waiting))]
        panel = Panel()
        buttons: list[ButtonSpec] = []
        for info in waiting[:20]:
            title = self.services.narration(info.game).title(words)
            mine = info.seat_of(who.person.id)
            since = ago(self.services.clock() - (mine.since if mine else info.touched), words)
            lines.append(
                words(
                    "inbox-line",
                    title=title,
                    table=str(info.id),
                    place=messages.place_link(info),
                    since=since,
                )
            )
            buttons.append(
                ButtonSpec(
                    words("inbox-button", title=title, table=str(info.id)),
                    Press(info.id, "inbox").custom_id(),
                    discord.ButtonStyle.primary if not buttons else discord.ButtonStyle.secondary,
                )
            )
        others = [t for t in seated if t.id not in {w.id for w in waiting}]
        if others:
            lines.append(words("inbox-others", count=len(others)))
            for info in others[:20]:
                title = self.services.narration(info.game).title(words)
                lines.append(
                    words("inbox-other-line", title=title, table=str(info.id), place=messages.place_link(info))
                )
        panel.buttons(buttons)
        await who.say(messages.fit(lines), panel)

    async def open_from_inbox(self, who: Caller, press: Press) -> None:
        """Play a waiting table right here."""
        await show_hand(who, press.table)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Inbox(bot))
