"""/settings: what everybody sets for themselves, and what managers set for a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.community import weekly_digest
from cogs.lobby.opening import mentions
from cogs.people import blocks, portraits, quiet_hours
from cogs.ui.game_names import suggest_games, the_game
from cogs.ui.interactions import Caller, caller, run_handler
from cogs.ui.services import Services, Tefuda
from cogs.ui.translator import named, said
from cogs.ui.zones import suggest_zones
from engine.host.model.inactivity_rules import LEAST_HOURS, MOST_HOURS
from engine.host.model.preferences import MOST_TABLES, REMINDERS, GuildSettings, PersonSettings
from engine.host.model.quiet_hours import HOURS
from engine.host.model.records import Refused
from locales import Words, language_of, words

Interaction = discord.Interaction[Tefuda]
LANGUAGE_CHOICES = [
    app_commands.Choice(name=said("language-ja"), value="ja"),
    app_commands.Choice(name=said("language-en"), value="en"),
    app_commands.Choice(name=said("language-auto"), value="auto"),
]
OFTEN_CHOICES = [app_commands.Choice(name=said(f"reminders-{often}"), value=often) for often in REMINDERS]
HANDS_CHOICES = [app_commands.Choice(name=said(f"hands-{how}"), value=how) for how in ("new", "silent")]


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True)
class Settings(
    commands.GroupCog,
    group_name=named("settings", "settings-command"),
    group_description=said("command-settings"),
):
    """What people and servers can set."""

    server = app_commands.Group(
        name=named("server", "settings-server-command"),
        description=said("command-settings-server"),
    )

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.services: Services = bot.services
        super().__init__()

    async def cog_load(self) -> None:
        """Answer presses from now on."""
        self.services.handlers |= {
            portraits.VERB: portraits.choose,
            blocks.BLOCK: blocks.block,
            blocks.UNBLOCK: blocks.unblock,
        }

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in (portraits.VERB, blocks.BLOCK, blocks.UNBLOCK):
            self.services.handlers.pop(verb, None)

    @app_commands.command(
        name=named("language", "command-settings-language-name"), description=said("command-settings-language")
    )
    @app_commands.rename(language=named("language", "option-language-name"))
    @app_commands.describe(language=said("option-language"))
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:
        """My own language."""

        async def work(who: Caller) -> None:
            await self.services.host.settings.remember_person(who.person)
            await self.services.host.settings.set_language(who.person, None if language == "auto" else language)
            lang = language_of(str(interaction.locale) if language == "auto" else language)
            await who.say(words(lang)("settings-language-set"))

        await run_handler(lambda: caller(self.services, interaction), work)

    @app_commands.command(
        name=named("portrait", "command-settings-portrait-name"), description=said("command-settings-portrait")
    )
    async def portrait(self, interaction: Interaction) -> None:
        """What I am shown by in pictures."""
        await run_handler(lambda: caller(self.services, interaction), portraits.offer)

    @app_commands.command(
        name=named("block", "command-settings-block-name"), description=said("command-settings-block")
    )
    async def block(self, interaction: Interaction) -> None:
        """Whom I do not want to sit with."""
        await run_handler(lambda: caller(self.services, interaction), blocks.offer)

    @app_commands.command(
        name=named("quiet", "command-settings-quiet-name"), description=said("command-settings-quiet")
    )
    @app_commands.rename(
        begin=named("from", "option-from-name"),
        end=named("until", "option-until-name"),
        zone=named("zone", "option-zone-name"),
    )
    @app_commands.describe(begin=said("option-from"), end=said("option-until"), zone=said("option-zone"))
    async def quiet(
        self,
        interaction: Interaction,
        begin: app_commands.Range[int, 0, HOURS - 1],
        end: app_commands.Range[int, 0, HOURS - 1],
        zone: str | None = None,
    ) -> None:
        """When my device makes no sound."""

        async def work(who: Caller) -> None:
            await quiet_hours.set_quiet_hours(who, begin, end, zone)

        await run_handler(lambda: caller(self.services, interaction), work)

    @quiet.autocomplete("zone")
    async def zone_names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Time zones."""
        return [app_commands.Choice(name=n, value=v) for n, v in suggest_zones(current, self.services.clock())]

    @app_commands.command(
        name=named("reminders", "command-settings-reminders-name"), description=said("command-settings-reminders")
    )
    @app_commands.rename(often=named("often", "option-often-name"), hands=named("hands", "option-hands-name"))
    @app_commands.describe(often=said("option-often"), hands=said("option-hands"))
    @app_commands.choices(often=OFTEN_CHOICES, hands=HANDS_CHOICES)
    async def reminders(self, interaction: Interaction, often: str | None = None, hands: str | None = None) -> None:
        """How often I am reminded, and how the next hand comes."""

        async def work(who: Caller) -> None:
            if often is not None:
                await self.services.host.settings.set_reminders(who.person, often)
            if hands is not None:
                await self.services.host.settings.set_silent_hands(who.person, hands == "silent")
            mine = await self.services.host.settings.person(who.person.id)
            await who.say("\n".join(reminder_lines(mine, who.words)))

        await run_handler(lambda: caller(self.services, interaction), work)

    @app_commands.command(
        name=named("forced", "command-settings-forced-name"), description=said("command-settings-forced")
    )
    @app_commands.rename(on=named("on", "option-on-name"))
    @app_commands.describe(on=said("option-forced"))
    async def forced(self, interaction: Interaction, on: bool) -> None:
        """Whether the table makes moves for me that are the only ones."""

        async def work(who: Caller) -> None:
            await self.services.host.settings.set_forced(who.person, on)
            await who.say(forced_line(await self.services.host.settings.person(who.person.id), who.words))

        await run_handler(lambda: caller(self.services, interaction), work)

    @app_commands.command(
        name=named("ranking", "command-settings-ranking-name"), description=said("command-settings-ranking")
    )
    @app_commands.rename(on=named("on", "option-on-name"))
    @app_commands.describe(on=said("option-ranking-on"))
    async def ranking(self, interaction: Interaction, on: bool) -> None:
        """Whether I stand in rankings, and others see my profile."""

        async def work(who: Caller) -> None:
            await self.services.host.profiles.leave_out(who.person, not on)
            await who.say(ranking_line(not on, who.words))

        await run_handler(lambda: caller(self.services, interaction), work)

    @app_commands.command(name=named("show", "command-settings-show-name"), description=said("command-settings-show"))
    async def show(self, interaction: Interaction) -> None:
        """What is set for me and here."""

        async def work(who: Caller) -> None:
            w = who.words
            mine = await self.services.host.settings.person(who.person.id)
            lines = [
                w("settings-mine", language=w(f"language-{mine.lang or 'auto'}")),
                w("settings-portrait", portrait=portraits.portrait_name(mine.portrait, w)),
                quiet_hours.quiet_line(mine, w),
                *reminder_lines(mine, w),
                forced_line(mine, w),
                ranking_line(await self.services.host.profiles.left_out(who.person.id), w),
            ]
            if interaction.guild_id:
                lines.append(
                    await self.describe(await self.services.host.servers.settings(str(interaction.guild_id)), who)
                )
            await who.say("\n".join(lines))

        await run_handler(lambda: caller(self.services, interaction), work)

    async def describe(self, s: GuildSettings, who: Caller) -> str:
        """A server's settings in words: each with what it means and the command that changes it."""
        w = who.words
        off = [self.services.narration(g).title(w) for g in s.games_off if g in self.services.narrations]
        lines = [
            w("settings-server"),
            w("settings-server-language", language=w(f"language-{s.lang or 'auto'}")),
            w(
                "settings-server-channel",
                channels=w.join(list(mentions(s.channels))) if s.channels else w("settings-anywhere"),
            ),
            w("settings-server-game", off=w.join(off) if off else w("settings-none-off")),
            w("settings-server-threads", threads=w("option-on" if s.threads else "option-off")),
            w("settings-server-silence", silence=s.silence),
            w("settings-server-tables", waiting=s.waiting, playing=s.playing, watched=s.watched),
            await weekly_digest.digest_line(self.services, s.id, w),
        ]
        return "\n".join(lines)

    async def change(self, interaction: Interaction, change: Callable[[GuildSettings], GuildSettings]) -> None:
        """Change a server's settings, and show them as they are then."""
        await run_handler(lambda: caller(self.services, interaction), lambda who: self.changed(who, change))

    async def changed(self, who: Caller, change: Callable[[GuildSettings], GuildSettings]) -> None:
        """As ``change``; raises Refused for those who may not manage the server."""
        if who.interaction.guild_id is None:
            raise Refused("settings-server-only")
        if not who.interaction.permissions.manage_guild:
            raise Refused("settings-managers-only")
        new = await self.services.host.servers.change(str(who.interaction.guild_id), change)
        await who.say(await self.describe(new, who))

    @server.command(name=named("show", "command-settings-show-name"), description=said("command-settings-server-show"))
    async def server_show(self, interaction: Interaction) -> None:
        """What is set in this server, what each setting means, and how it is changed; everybody may look."""

        async def work(who: Caller) -> None:
            if interaction.guild_id is None:
                raise Refused("settings-server-only")
            await who.say(
                await self.describe(await self.services.host.servers.settings(str(interaction.guild_id)), who)
            )

        await run_handler(lambda: caller(self.services, interaction), work)

    @server.command(
        name=named("language", "command-settings-server-language-name"),
        description=said("command-settings-server-language"),
    )
    @app_commands.rename(language=named("language", "option-language-name"))
    @app_commands.describe(language=said("option-language"))
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def server_language(self, interaction: Interaction, language: str) -> None:
        """The language of new tables here."""
        await self.change(interaction, lambda s: replace(s, lang=None if language == "auto" else language))

    @server.command(
        name=named("channel", "command-settings-server-channel-name"),
        description=said("command-settings-server-channel"),
    )
    @app_commands.rename(
        channel=named("channel", "option-channel-name"), allowed=named("allowed", "option-allowed-name")
    )
    @app_commands.describe(channel=said("option-channel"), allowed=said("option-allowed"))
    async def server_channel(self, interaction: Interaction, channel: discord.TextChannel, allowed: bool) -> None:
        """Allow tables in a channel, or no longer; with none allowed by name they may be anywhere."""
        there = interaction.guild

        def change(s: GuildSettings) -> GuildSettings:
            # One that was deleted can be named by nobody any more.
            kept = tuple(c for c in s.channels if there is None or there.get_channel(int(c)) is not None)
            return replace(s, channels=_listed(kept, str(channel.id), allowed))

        await self.change(interaction, change)

    @server.command(
        name=named("game", "command-settings-server-game-name"), description=said("command-settings-server-game")
    )
    @app_commands.rename(game=named("game", "option-game-name"), on=named("on", "option-on-name"))
    @app_commands.describe(game=said("option-game"), on=said("option-game-on"))
    async def server_game(self, interaction: Interaction, game: str, on: bool) -> None:
        """Switch a game on or off here."""

        async def work(who: Caller) -> None:
            # One that is away just now can be switched too.
            slug = game if game in self.services.narrations else the_game(self.services, game)
            await self.changed(who, lambda s: replace(s, games_off=_listed(s.games_off, slug, not on)))

        await run_handler(lambda: caller(self.services, interaction), work)

    @server_game.autocomplete("game")
    async def game_names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The games by name."""
        return await suggest_games(interaction, current)

    @server.command(
        name=named("threads", "command-settings-server-threads-name"),
        description=said("command-settings-server-threads"),
    )
    @app_commands.rename(on=named("on", "option-on-name"))
    @app_commands.describe(on=said("option-threads-on"))
    async def server_threads(self, interaction: Interaction, on: bool) -> None:
        """Whether each table gets a thread of its own."""
        await self.change(interaction, lambda s: replace(s, threads=on))

    @server.command(
        name=named("silence", "command-settings-server-silence-name"),
        description=said("command-settings-server-silence"),
    )
    @app_commands.rename(hours=named("hours", "option-hours-name"))
    @app_commands.describe(hours=said("option-hours"))
    async def server_silence(
        self, interaction: Interaction, hours: app_commands.Range[int, LEAST_HOURS, MOST_HOURS]
    ) -> None:
        """After how many hours a table offers to go on without somebody who does not answer."""
        await self.change(interaction, lambda s: replace(s, silence=hours))

    @server.command(
        name=named("tables", "command-settings-server-tables-name"),
        description=said("command-settings-server-tables"),
    )
    @app_commands.rename(
        waiting=named("waiting", "option-most-waiting-name"),
        playing=named("playing", "option-most-playing-name"),
        watched=named("watch", "option-most-watched-name"),
    )
    @app_commands.describe(
        waiting=said("option-most-waiting"), playing=said("option-most-playing"), watched=said("option-most-watched")
    )
    async def server_tables(
        self,
        interaction: Interaction,
        waiting: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        playing: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        watched: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        """How many tables one person may have opened here; what is not given stays."""

        def change(s: GuildSettings) -> GuildSettings:
            return replace(
                s,
                waiting=s.waiting if waiting is None else waiting,
                playing=s.playing if playing is None else playing,
                watched=s.watched if watched is None else watched,
            )

        await self.change(interaction, change)

    @server.command(
        name=named("digest", "command-settings-server-digest-name"), description=said("command-settings-server-digest")
    )
    @app_commands.rename(on=named("on", "option-on-name"), channel=named("channel", "option-channel-name"))
    @app_commands.describe(on=said("option-digest-on"), channel=said("option-digest-channel"))
    async def server_digest(
        self, interaction: Interaction, on: bool, channel: discord.TextChannel | None = None
    ) -> None:
        """Whether a channel hears once a week what happened at the tables."""
        await run_handler(
            lambda: caller(self.services, interaction), lambda who: weekly_digest.set_digest(who, on, channel)
        )


def ranking_line(left_out: bool, w: Words) -> str:
    """Whether somebody stands in rankings."""
    return w("settings-unranked" if left_out else "settings-ranked")


def reminder_lines(mine: PersonSettings, w: Words) -> list[str]:
    """How often somebody is reminded, and how their next hand comes."""
    hands = w("hands-silent" if mine.silent_hands else "hands-new")
    return [w("settings-reminders", often=w(f"reminders-{mine.reminders}")), w("settings-hands", hands=hands)]


def forced_line(mine: PersonSettings, w: Words) -> str:
    """Whether the table makes somebody's forced moves."""
    return w("settings-forced", made="yes" if mine.forced else "no")


def _listed(names: tuple[str, ...], name: str, wanted: bool) -> tuple[str, ...]:
    """``names`` with ``name`` at their end or not among them; the same when done twice."""
    kept = tuple(n for n in names if n != name)
    return (*kept, name) if wanted else kept


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Settings(bot))
