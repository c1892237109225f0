"""The settings of a server: a page behind /settings. Everybody there may read them; its managers change them.

The permission is checked at every press, whoever got the page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord

from cogs.community import weekly_digest
from cogs.lobby.opening import mentions
from cogs.people import club_night, server_people
from cogs.people.settings_buttons import (
    OTHER,
    SERVER,
    SERVER_SET,
    SERVER_TOLD,
    back,
    language_selects,
    language_told,
    pages,
    picked,
    picked_language,
    switched,
    toggle,
)
from cogs.typed.forms import form, number_typed
from cogs.ui.access import managed_server, server_of
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import Sheet, fit
from cogs.ui.panel import PAGE, ButtonSpec, ChannelSpec, Panel, SelectSpec
from cogs.ui.tefuda import Tefuda
from engine.host.model.clock.inactivity_rules import LEAST_HOURS, MOST_HOURS
from engine.host.model.preferences import MOST_TABLES, GuildSettings
from locales import Words
from render.narration.contract import Label

Setter = Callable[[Caller, Press], Awaitable[None]]
Page = Callable[[Caller], Awaitable[None]]
USUAL_HOURS = (12, 24, 48, 72, 168, 336)
"""How many hours without an answer are offered at once."""
LIMITS = (("waiting", 1), ("playing", 1), ("watched", 0))
"""The limits of tables a person may have opened, and the least of each."""
CHANNEL_KINDS = (discord.ChannelType.text.value, discord.ChannelType.news.value)


class ServerSettings(Cog):
    """The settings of servers."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.pages: dict[str, Page] = {
            "language": self._language_page,
            "channels": self._channels_page,
            "games": self._games_page,
            "silence": self._silence_page,
            "limits": self._limits_form,
            "digest": self._digest_page,
            club_night.NAME: self._club_page,
            "people": server_people.show,
            "seek": self._seek_page,
        }
        self.setters: dict[str, Setter] = {
            "language": self._set_language,
            "channels": self._set_channels,
            "anywhere": self._set_anywhere,
            "games": self._set_games,
            "threads": self._set_threads,
            "phrases": self._set_phrases,
            "silence": self._set_silence,
            "digest": self._set_digest,
            "digesthere": self._set_digest_here,
            "digestoff": self._set_digest_off,
            **dict.fromkeys(
                (club_night.DAY, club_night.HOUR, club_night.GAMES, club_night.CHANNEL, club_night.OFF), self._set_club
            ),
            "bar": server_people.bar,
            "letback": server_people.let_back,
            "computers": server_people.computers,
            "reports": self._set_reports,
            "reportsowner": self._set_reports_to_owner,
            "seek": self._set_seek,
            "seekat": self._set_seek_channel,
            "seekanywhere": self._set_seek_anywhere,
        }

    @on_press(SERVER)
    async def open(self, who: Caller, press: Press) -> None:
        """Show the settings of this server to anybody there, or the picked page to a manager."""
        if press.path and press.path != ("page",):
            raise BadId("no page")
        if not press.path:
            await self._show(who)
            return
        managed_server(who)
        await self.pages[picked(who, list(self.pages))](who)

    @on_press(SERVER_SET)
    async def set(self, who: Caller, press: Press) -> None:
        """Store the value of a setting."""
        name = press.path[0] if press.path else None
        if not isinstance(name, str) or name not in self.setters:
            raise BadId("no setting")
        managed_server(who)
        await self.setters[name](who, press)

    @on_press(SERVER_TOLD)
    async def form_submitted(self, who: Caller, press: Press) -> None:
        """Store the numbers of a form."""
        if press.path == ("silence",):
            hours = number_typed(who, "hours", LEAST_HOURS, MOST_HOURS)
            await self._change(who, lambda s: replace(s, silence=hours))
        elif press.path == ("limits",):
            waiting, playing, watched = (number_typed(who, name, least, MOST_TABLES) for name, least in LIMITS)
            await self._change(who, lambda s: replace(s, waiting=waiting, playing=playing, watched=watched))
        else:
            raise BadId("no form")

    async def _change(
        self, who: Caller, change: Callable[[GuildSettings], GuildSettings], page: Page | None = None
    ) -> None:
        """Change a server's settings, and show the new ones. Raises Refused for people who may not manage the server.

        ``change``: returns the new settings for the present ones. ``page``: shown afterwards, in place of all settings.
        """
        await self.services.host.servers.change(managed_server(who), change)
        await (page or self._show)(who)

    async def _here(self, who: Caller) -> GuildSettings:
        """Return the settings of the server in which the caller acts. Raises Refused: settings-server-only."""
        return await self.services.host.servers.settings(server_of(who))

    async def _show(self, who: Caller) -> None:
        """Show all settings of the server; with the controls to its managers."""
        s, w = await self._here(who), who.words
        digest = await weekly_digest.digest_of(self.services, s.id)
        night = await club_night.night_of(self.services, s.id)
        barred = len(await self.services.host.barring.of(s.id))
        panel = Panel()
        manages = who.interaction.permissions.manage_guild
        if manages:
            values = self._values(s, digest is not None, night is not None, barred, w)
            panel.rows.append(pages(SERVER, values, w))
            label = w("toggle-threads", threads=w("option-on" if s.threads else "option-off"))
            said = w("toggle-server-phrases", on="yes" if s.phrases else "no")
            toggles = [
                toggle(SERVER_SET, "threads", s.threads, label),
                toggle(SERVER_SET, "phrases", s.phrases, said),
            ]
            panel.buttons([*toggles, back(w)])
        else:
            panel.buttons([back(w)])
        weekly = [weekly_digest.told_of(digest, w), club_night.told_of(night, w)]
        await who.replace_all(self._describe(s, weekly, w, manages=manages), panel)

    def _describe(self, s: GuildSettings, weekly: list[str], w: Words, *, manages: bool) -> str:
        """Return a server's settings in words, each with its meaning; ``weekly``: the lines of its digest and club
        night; ``manages``: the reader can change them.
        """
        channels = w.join(list(mentions(s.channels))) if s.channels else w("settings-anywhere")
        lines = [
            w("settings-server", manages="yes" if manages else "no"),
            w("settings-server-language", language=language_told(s.lang, w)),
            w("settings-server-channel", channels=channels),
            w("settings-server-game", off=self._games_told(s, w)),
            w("settings-server-threads", threads=w("option-on" if s.threads else "option-off")),
            w("settings-server-phrases", on="yes" if s.phrases else "no"),
            w("settings-server-silence", silence=s.silence),
            w("settings-server-tables", waiting=s.waiting, playing=s.playing, watched=s.watched),
            *weekly,
            self._seek_told(s, w),
        ]
        return fit(lines)

    def _seek_told(self, s: GuildSettings, w: Words) -> str:
        """Return where tables open that come together by themselves, and with whom."""
        channel = f"<#{s.seek_channel}>" if s.seek_channel else w("settings-seek-anywhere")
        return w("settings-server-seek", channel=channel, everywhere="yes" if s.seek else "no")

    def _values(self, s: GuildSettings, digest: bool, club: bool, barred: int, w: Words) -> list[tuple[str, str]]:
        """Return the settings that have a page, with their values as plain text.

        ``digest``, ``club``: they are on; ``barred``: how many people are kept from the tables.
        """
        return [
            ("language", language_told(s.lang, w)),
            ("channels", w("settings-channels", count=len(s.channels))),
            ("games", w("settings-server-off", off=self._games_told(s, w))),
            ("silence", hours_told(s.silence, w)),
            ("limits", w("settings-limits-told", waiting=s.waiting, playing=s.playing, watched=s.watched)),
            ("digest", w("option-on" if digest else "option-off")),
            (club_night.NAME, w("option-on" if club else "option-off")),
            ("people", w("settings-people-told", count=barred)),
            ("seek", w("toggle-seek", on="yes" if s.seek else "no")),
        ]

    def _games_told(self, s: GuildSettings, w: Words) -> str:
        """Return the names of the games that are switched off."""
        off = [self.services.narration(g).title(w) for g in s.games_off if g in self.services.narrations]
        return w.join(off) if off else w("settings-none-off")

    # Pages

    async def _language_page(self, who: Caller) -> None:
        """Show the languages of new tables."""
        s, w = await self._here(who), who.words
        text = w("settings-server-language", language=language_told(s.lang, w))
        await who.replace_all(text, Panel([*language_selects(SERVER_SET, s.lang, w), [back(w, SERVER)]]))

    async def _channels_page(self, who: Caller) -> None:
        """Show the channels where tables may be opened."""
        s, w = await self._here(who), who.words
        shown = _existing(who, s.channels)[:PAGE]
        custom_id = Press(0, SERVER_SET, 0, ("channels",)).custom_id()
        panel = Panel([ChannelSpec(custom_id, w("settings-channels-choose"), shown, 0, PAGE)])
        anywhere = ButtonSpec(w("button-anywhere"), Press(0, SERVER_SET, 0, ("anywhere",)).custom_id())
        panel.buttons([*([anywhere] if s.channels else []), back(w, SERVER)])
        channels = w.join(list(mentions(s.channels))) if s.channels else w("settings-anywhere")
        await who.replace_all(w("settings-server-channel", channels=channels), panel)

    async def _games_page(self, who: Caller) -> None:
        """Show the games, those that are switched off marked."""
        s, w = await self._here(who), who.words
        panel = Panel()
        for number, slugs in enumerate(parts := self._parts()):
            options = tuple((Label(self.services.narration(slug).title(w)), slug) for slug in slugs)
            prompt, off = w("settings-games-choose"), frozenset(s.games_off) & frozenset(slugs)
            if len(parts) > 1:
                prompt = w("panel-page", prompt=prompt, page=str(number + 1), pages=str(len(parts)))
            custom_id = Press(0, SERVER_SET, number, ("games",)).custom_id()
            panel.rows.append(SelectSpec(custom_id, prompt, options, 0, len(options), off))
        panel.buttons([back(w, SERVER)])
        await who.replace_all(w("settings-server-game", off=self._games_told(s, w)), panel)

    def _parts(self) -> list[list[str]]:
        """Return all known games, also unloaded ones, as many at a time as a select holds."""
        slugs = list(self.services.narrations)
        return [slugs[at : at + PAGE] for at in range(0, len(slugs), PAGE)]

    async def _silence_page(self, who: Caller) -> None:
        """Show the times after which a table offers to go on."""
        s, w = await self._here(who), who.words
        options = [(Label(hours_told(hours, w)), str(hours)) for hours in sorted({*USUAL_HOURS, s.silence})]
        options.append((Label(w("settings-hours-other")), OTHER))
        custom_id, chosen = Press(0, SERVER_SET, 0, ("silence",)).custom_id(), frozenset({str(s.silence)})
        select = SelectSpec(custom_id, w("settings-hours-choose"), tuple(options), chosen=chosen)
        await who.replace_all(w("settings-server-silence", silence=s.silence), Panel([select, [back(w, SERVER)]]))

    async def _limits_form(self, who: Caller) -> None:
        """Open the form for how many tables a person may have opened."""
        s, w = await self._here(who), who.words
        given = {"waiting": s.waiting, "playing": s.playing, "watched": s.watched}
        fields = [(w(f"settings-limit-{name}"), _number(name, str(given[name]))) for name, _ in LIMITS]
        await who.open_form(form(w("server-page-limits"), Press(0, SERVER_TOLD, 0, ("limits",)), fields))

    async def _digest_page(self, who: Caller, shown: Sheet | None = None) -> None:
        """Show whether a channel gets a weekly message; ``shown``: the answer to a change."""
        s, w = await self._here(who), who.words
        post = await weekly_digest.digest_of(self.services, s.id)
        at = () if post is None else _existing(who, (post.channel,))
        custom_id = Press(0, SERVER_SET, 0, ("digest",)).custom_id()
        panel = Panel([ChannelSpec(custom_id, w("settings-digest-choose"), at)])
        verbs = ("digesthere",) if post is None else ("digesthere", "digestoff")
        choices = [ButtonSpec(w(f"button-{verb}"), Press(0, SERVER_SET, 0, (verb,)).custom_id()) for verb in verbs]
        panel.buttons([*choices, back(w, SERVER)])
        if shown is not None:
            await who.replace_all(shown.text, panel, shown.picture)
            return
        await who.replace_all(
            fit([w("settings-digest-page"), await weekly_digest.digest_line(self.services, s.id, w)]), panel
        )

    async def _club_page(self, who: Caller) -> None:
        """Show the club night."""
        sheet = await club_night.sheet(who)
        await who.replace_all(sheet.text, sheet.panel)

    async def _seek_page(self, who: Caller) -> None:
        """Show where tables open that come together by themselves, and whether with people of other servers too."""
        s, w = await self._here(who), who.words
        at = _existing(who, (s.seek_channel,)) if s.seek_channel else ()
        panel = Panel([ChannelSpec(Press(0, SERVER_SET, 0, ("seekat",)).custom_id(), w("settings-seek-choose"), at)])
        anywhere = ButtonSpec(w("button-seek-anywhere"), Press(0, SERVER_SET, 0, ("seekanywhere",)).custom_id())
        label = w("toggle-seek", on="yes" if s.seek else "no")
        choices = [toggle(SERVER_SET, "seek", s.seek, label), *([anywhere] if s.seek_channel else [])]
        panel.buttons([*choices, back(w, SERVER)])
        await who.replace_all(fit([w("settings-seek-page"), self._seek_told(s, w), w("settings-seek-told")]), panel)

    # Values

    async def _set_language(self, who: Caller, press: Press) -> None:
        """Set the language of new tables here."""
        lang = picked_language(who)
        await self._change(who, lambda s: replace(s, lang=lang))

    async def _set_channels(self, who: Caller, press: Press) -> None:
        """Set the channels where tables may be opened; none means anywhere. Channels beyond the select stay."""
        chosen = _picked_channels(who)

        def change(s: GuildSettings) -> GuildSettings:
            # A deleted channel cannot be named any more.
            further = _existing(who, s.channels)[PAGE:]
            return replace(s, channels=tuple(dict.fromkeys([*chosen, *further])))

        await self._change(who, change)

    async def _set_anywhere(self, who: Caller, press: Press) -> None:
        """Let tables be opened anywhere."""
        await self._change(who, lambda s: replace(s, channels=()))

    async def _set_games(self, who: Caller, press: Press) -> None:
        """Switch off the picked games of a select, and on its other ones. Raises BadId for other games."""
        parts = self._parts()
        here = parts[press.prompt] if press.prompt < len(parts) else []
        off = who.values
        if not here or not set(off) <= set(here):
            raise BadId("no game")
        await self._change(
            who, lambda s: replace(s, games_off=(*(g for g in s.games_off if g not in here), *dict.fromkeys(off)))
        )

    async def _set_threads(self, who: Caller, press: Press) -> None:
        """Set whether each table gets a thread of its own."""
        on = switched(press)
        await self._change(who, lambda s: replace(s, threads=on))

    async def _set_phrases(self, who: Caller, press: Press) -> None:
        """Set whether people may say set phrases at tables here."""
        on = switched(press)
        await self._change(who, lambda s: replace(s, phrases=on))

    async def _set_silence(self, who: Caller, press: Press) -> None:
        """Set after how many hours a table offers to go on without a person who does not answer."""
        if who.values == [OTHER]:
            silence = (await self._here(who)).silence
            label = who.words("settings-hours-field", low=LEAST_HOURS, high=MOST_HOURS, days=MOST_HOURS // 24)
            told = Press(0, SERVER_TOLD, 0, ("silence",))
            await who.open_form(form(who.words("server-page-silence"), told, [(label, _number("hours", str(silence)))]))
            return
        hours = who.values[0] if len(who.values) == 1 else ""
        if not (hours.isascii() and hours.isdecimal() and LEAST_HOURS <= int(hours) <= MOST_HOURS):
            raise BadId("no hours")
        await self._change(who, lambda s: replace(s, silence=int(hours)))

    async def _set_club(self, who: Caller, press: Press) -> None:
        """Store a part of the club night; the page stays."""
        if press.path[0] == club_night.CHANNEL:
            _picked_channels(who)
        await club_night.change(who, press)
        await self._club_page(who)

    async def _set_digest(self, who: Caller, press: Press) -> None:
        """Post the weekly digest in the picked channel."""
        chosen = _picked_channels(who)
        if len(chosen) != 1:
            raise BadId("no channel")
        await who.defer_replacement()
        await self._digest_page(who, await weekly_digest.set_digest(who, chosen[0]))

    async def _set_seek(self, who: Caller, press: Press) -> None:
        """Set whether people here may be brought together with people of other servers."""
        on = switched(press)
        await self._change(who, lambda s: replace(s, seek=on), self._seek_page)

    async def _set_seek_channel(self, who: Caller, press: Press) -> None:
        """Have tables that come together by themselves open in the picked channel."""
        chosen = _picked_channels(who)
        if len(chosen) != 1:
            raise BadId("no channel")
        await self._change(who, lambda s: replace(s, seek_channel=chosen[0]), self._seek_page)

    async def _set_seek_anywhere(self, who: Caller, press: Press) -> None:
        """Have them open where most of their people said that they would like to play."""
        await self._change(who, lambda s: replace(s, seek_channel=""), self._seek_page)

    async def _set_digest_here(self, who: Caller, press: Press) -> None:
        """Post the weekly digest in this channel."""
        await who.defer_replacement()
        await self._digest_page(who, await weekly_digest.set_digest(who))

    async def _set_reports(self, who: Caller, press: Press) -> None:
        """Send reports to the picked channel."""
        chosen = _picked_channels(who)
        if len(chosen) != 1:
            raise BadId("no channel")
        await server_people.set_channel(who, chosen[0])

    async def _set_reports_to_owner(self, who: Caller, press: Press) -> None:
        """Send reports to the owner of the server."""
        await server_people.set_channel(who, None)

    async def _set_digest_off(self, who: Caller, press: Press) -> None:
        """Post no weekly digest."""
        await weekly_digest.drop_digest(who)
        await self._digest_page(who)


def hours_told(hours: int, w: Words) -> str:
    """Return hours as text; whole days are said too."""
    return w("settings-hours", hours=hours, days=0 if hours % 24 else hours // 24)


def _number(name: str, value: str) -> discord.ui.TextInput[Any]:
    return discord.ui.TextInput(custom_id=name, default=value, max_length=3)


def _existing(who: Caller, channels: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the channels that are still in the server; all of them if the server is out of reach."""
    there = who.interaction.guild
    return tuple(c for c in channels if there is None or there.get_channel(int(c)) is not None)


def _picked_channels(who: Caller) -> list[str]:
    """Return the picked channels. Raises BadId for any that Discord does not name as a text channel of this server."""
    data: Any = who.interaction.data or {}
    resolved = data.get("resolved")
    channels = resolved.get("channels") if isinstance(resolved, dict) else None
    known = channels if isinstance(channels, dict) else {}
    for value in who.values:
        channel = known.get(value)
        if not value.isdecimal() or not isinstance(channel, dict) or channel.get("type") not in CHANNEL_KINDS:
            raise BadId("no channel")
    return who.values
