"""/settings: the settings of a person, and those of a server, which its managers change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands

from cogs.community import weekly_digest
from cogs.lobby.opening import mentions
from cogs.people import blocks, portraits, quiet_hours
from cogs.ui.cog import GroupCog
from cogs.ui.command import command, where_the_bot_is
from cogs.ui.game_names import suggest_games, the_game
from cogs.ui.interactions import Caller
from cogs.ui.services import Tefuda
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


@where_the_bot_is
class Settings(
    GroupCog,
    group_name=named("settings", "settings-command"),
    group_description=said("command-settings"),
):
    """The settings of people and servers."""

    server = app_commands.Group(
        name=named("server", "settings-server-command"),
        description=said("command-settings-server"),
    )

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.verbs |= {
            portraits.VERB: portraits.choose,
            blocks.BLOCK: blocks.block,
            blocks.UNBLOCK: blocks.unblock,
        }

    @command("settings language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, who: Caller, language: str) -> None:
        """Set the caller's own language."""
        await self.services.host.settings.remember_person(who.person)
        await self.services.host.settings.set_language(who.person, None if language == "auto" else language)
        lang = language_of(str(who.interaction.locale) if language == "auto" else language)
        await who.say(words(lang)("settings-language-set"))

    @command("settings portrait")
    async def portrait(self, who: Caller) -> None:
        """Offer the portraits to the caller."""
        await portraits.offer(who)

    @command("settings block")
    async def block(self, who: Caller) -> None:
        """Show the caller the list of people they do not want to sit with."""
        await blocks.offer(who)

    @command("settings quiet")
    async def quiet(
        self,
        who: Caller,
        from_: app_commands.Range[int, 0, HOURS - 1],
        until: app_commands.Range[int, 0, HOURS - 1],
        zone: str | None = None,
    ) -> None:
        """Set the hours in which the caller's device makes no sound."""
        await quiet_hours.set_quiet_hours(who, from_, until, zone)

    @quiet.autocomplete("zone")
    async def zone_names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Autocomplete: suggest time zones."""
        return [app_commands.Choice(name=n, value=v) for n, v in suggest_zones(current, self.services.clock())]

    @command("settings reminders")
    @app_commands.choices(often=OFTEN_CHOICES, hands=HANDS_CHOICES)
    async def reminders(self, who: Caller, often: str | None = None, hands: str | None = None) -> None:
        """Set how often the caller is reminded, and how their next hand comes."""
        if often is not None:
            await self.services.host.settings.set_reminders(who.person, often)
        if hands is not None:
            await self.services.host.settings.set_silent_hands(who.person, hands == "silent")
        mine = await self.services.host.settings.person(who.person.id)
        await who.say("\n".join(reminder_lines(mine, who.words)))

    @command("settings forced")
    async def forced(self, who: Caller, on: bool) -> None:
        """Set whether the table makes the caller's moves if only one is possible."""
        await self.services.host.settings.set_forced(who.person, on)
        await who.say(forced_line(await self.services.host.settings.person(who.person.id), who.words))

    @command("settings ranking")
    async def ranking(self, who: Caller, on: bool) -> None:
        """Set whether the caller is in rankings, and others see their profile."""
        await self.services.host.profiles.leave_out(who.person, not on)
        await who.say(ranking_line(not on, who.words))

    @command("settings show")
    async def show(self, who: Caller) -> None:
        """Show the settings of the caller and of this server."""
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
        if who.interaction.guild_id:
            lines.append(
                await self.describe(await self.services.host.servers.settings(str(who.interaction.guild_id)), who)
            )
        await who.say("\n".join(lines))

    async def describe(self, s: GuildSettings, who: Caller) -> str:
        """Return a server's settings in words: each with its meaning and the command that changes it."""
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

    async def change(self, who: Caller, change: Callable[[GuildSettings], GuildSettings]) -> None:
        """Change a server's settings, and show the new ones. Raises Refused for people who may not manage the server.

        ``change``: returns the new settings for the present ones.
        """
        if who.interaction.guild_id is None:
            raise Refused("settings-server-only")
        if not who.interaction.permissions.manage_guild:
            raise Refused("settings-managers-only")
        new = await self.services.host.servers.change(str(who.interaction.guild_id), change)
        await who.say(await self.describe(new, who))

    @command("settings server show", group=server)
    async def server_show(self, who: Caller) -> None:
        """Show this server's settings, the meaning of each and the command that changes it; everybody may read them."""
        if who.interaction.guild_id is None:
            raise Refused("settings-server-only")
        await who.say(
            await self.describe(await self.services.host.servers.settings(str(who.interaction.guild_id)), who)
        )

    @command("settings server language", group=server)
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def server_language(self, who: Caller, language: str) -> None:
        """Set the language of new tables here."""
        await self.change(who, lambda s: replace(s, lang=None if language == "auto" else language))

    @command("settings server channel", group=server)
    async def server_channel(self, who: Caller, channel: discord.TextChannel, allowed: bool) -> None:
        """Allow tables in a channel, or no longer; if no channel is listed, tables may be anywhere."""
        there = who.interaction.guild

        def change(s: GuildSettings) -> GuildSettings:
            # A deleted channel cannot be named any more.
            kept = tuple(c for c in s.channels if there is None or there.get_channel(int(c)) is not None)
            return replace(s, channels=_listed(kept, str(channel.id), allowed))

        await self.change(who, change)

    @command("settings server game", group=server)
    @app_commands.autocomplete(game=suggest_games)
    async def server_game(self, who: Caller, game: str, on: bool) -> None:
        """Switch a game on or off here."""
        # A game that is unloaded now can be switched too.
        slug = game if game in self.services.narrations else the_game(self.services, game)
        await self.change(who, lambda s: replace(s, games_off=_listed(s.games_off, slug, not on)))

    @command("settings server threads", group=server)
    async def server_threads(self, who: Caller, on: bool) -> None:
        """Set whether each table gets a thread of its own."""
        await self.change(who, lambda s: replace(s, threads=on))

    @command("settings server silence", group=server)
    async def server_silence(self, who: Caller, hours: app_commands.Range[int, LEAST_HOURS, MOST_HOURS]) -> None:
        """Set after how many hours a table offers to go on without a person who does not answer."""
        await self.change(who, lambda s: replace(s, silence=hours))

    @command("settings server tables", group=server)
    async def server_tables(
        self,
        who: Caller,
        waiting: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        playing: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        watch: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        """Set how many tables one person may have opened here; an omitted number stays."""

        def change(s: GuildSettings) -> GuildSettings:
            return replace(
                s,
                waiting=s.waiting if waiting is None else waiting,
                playing=s.playing if playing is None else playing,
                watched=s.watched if watch is None else watch,
            )

        await self.change(who, change)

    @command("settings server digest", group=server)
    async def server_digest(self, who: Caller, on: bool, channel: discord.TextChannel | None = None) -> None:
        """Set whether a channel gets a weekly message about the tables."""
        await weekly_digest.set_digest(who, on, channel)


def ranking_line(left_out: bool, w: Words) -> str:
    """Return the line that says whether a person is in rankings."""
    return w("settings-unranked" if left_out else "settings-ranked")


def reminder_lines(mine: PersonSettings, w: Words) -> list[str]:
    """Return the lines about how often a person is reminded, and how their next hand comes."""
    hands = w("hands-silent" if mine.silent_hands else "hands-new")
    return [w("settings-reminders", often=w(f"reminders-{mine.reminders}")), w("settings-hands", hands=hands)]


def forced_line(mine: PersonSettings, w: Words) -> str:
    """Return the line that says whether the table makes a person's forced moves."""
    return w("settings-forced", made="yes" if mine.forced else "no")


def _listed(names: tuple[str, ...], name: str, wanted: bool) -> tuple[str, ...]:
    """Return ``names`` with ``name`` at their end, or without it; a second call changes nothing."""
    kept = tuple(n for n in names if n != name)
    return (*kept, name) if wanted else kept
