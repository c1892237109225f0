"""The page of a server's club night, behind its settings: day, hour, games and channel, each in a select.

Picking the games turns it on. A change is stored at once; the event at Discord follows within seconds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import discord

from cogs.community.club_nights import ClubNightRunner, may_plan
from cogs.people.quiet_hours import day_name, zone_of
from cogs.people.settings_buttons import SERVER, SERVER_SET, back, picked
from cogs.typed.zones import shown_zone
from cogs.ui.access import managed_server
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import Sheet, fit
from cogs.ui.panel import PAGE, ButtonSpec, ChannelSpec, Panel, SelectSpec
from cogs.ui.services import Services
from cogs.ui.words.escaping import Safe, escaped
from engine.host.community.club_nights import DAYS, MOST_GAMES, ClubNight, ClubNights
from engine.host.model.clock.quiet_hours import HOURS
from engine.host.model.records import Refused
from locales import Words
from render.narration.contract import Label

NAME = "club"
"""The name of the setting; the parts of it are in the path of a press."""
DAY, HOUR, GAMES, CHANNEL, OFF = "clubday", "clubhour", "clubgames", "clubchannel", "cluboff"
FRIDAY, EIGHT = 4, 20
"""When a club night is at first: Friday at 20:00."""


async def night_of(services: Services, guild: str) -> ClubNight | None:
    """Return a server's club night, None if it is off."""
    night = await ClubNights(services.host).of(guild)
    return None if night is None or night.ended else night


def told_of(night: ClubNight | None, words: Words) -> str:
    """Return the line about a server's club night; None for one that is off."""
    if night is None:
        return words("settings-server-club-off")
    return words("settings-server-club", when=f"<t:{int(night.starts)}:F>", channel=f"<#{night.channel}>")


async def sheet(who: Caller) -> Sheet:
    """Return the page, with the selects of what can be changed."""
    words, guild = who.words, managed_server(who)
    night, panel = await night_of(who.services, guild), Panel()
    lines = [words("settings-club-page"), told_of(night, words)]
    if not may_plan(who.interaction.guild):
        lines.append(words("settings-club-no-events"))
    panel.rows.append(await _games(who, night))
    if night is not None:
        hours = tuple((Label(f"{hour}:00"), str(hour)) for hour in range(HOURS))
        days = tuple((Label(day_name(day, words, "wide")), str(day)) for day in range(DAYS))
        lines.append(words("settings-club-zone", zone=escaped(shown_zone(night.zone))))
        panel.rows += [
            SelectSpec(_id(DAY), words("settings-club-day"), days, chosen=frozenset({str(night.weekday)})),
            SelectSpec(_id(HOUR), words("settings-club-hour"), hours, chosen=frozenset({str(night.minute // 60)})),
            ChannelSpec(_id(CHANNEL), words("settings-club-channel"), _there(who, night.channel)),
        ]
    off = [] if night is None else [ButtonSpec(words("button-cluboff"), _id(OFF))]
    panel.buttons([*off, back(words, SERVER)])
    return Sheet(fit(lines), panel)


def _there(who: Caller, channel: str) -> tuple[str, ...]:
    """Return a channel as picked; none if it is deleted, which a select cannot name."""
    guild = who.interaction.guild
    return (channel,) if guild is None or guild.get_channel(int(channel)) is not None else ()


async def _games(who: Caller, night: ClubNight | None) -> SelectSpec:
    """Return the select of games; picking some turns the club night on."""
    words, services = who.words, who.services
    off = (await services.host.servers.settings(managed_server(who))).games_off
    offered = [slug for slug in services.narrations if slug not in off][:PAGE]
    options = tuple((Label(services.narration(slug).title(words)), slug) for slug in offered)
    chosen = frozenset() if night is None else frozenset(night.games) & frozenset(offered)
    most = min(MOST_GAMES, len(options))
    return SelectSpec(_id(GAMES), words("settings-club-games", most=most), options, 1, most, chosen)


async def change(who: Caller, press: Press) -> None:
    """Store a part of the club night. Raises BadId; Refused: settings-zone-needed, digest-cannot-post (channel)."""
    part, guild = press.path[0], managed_server(who)
    night = await night_of(who.services, guild)
    if part == OFF:
        await ClubNights(who.services.host).end(guild)
        _nudge(who)
        return
    if night is None:
        if part != GAMES:
            raise BadId("no club night")
        night = await _first(who, guild)
    night = _changed(who, part, night)
    _must_post(who, night.channel)
    lang = (await who.services.host.servers.settings(guild)).lang or who.words.lang
    when = night.zone, night.weekday, night.minute
    await ClubNights(who.services.host).set(guild, night.channel, lang, *when, night.games)
    _nudge(who)


async def _first(who: Caller, guild: str) -> ClubNight:
    """Return a club night as it is at first: in this channel, at the hour of the caller's time zone."""
    zone = zone_of(who, await who.services.host.settings.person(who.person.id))
    if zone is None:
        raise Refused("settings-zone-needed")
    here = str(who.interaction.channel_id)
    return ClubNight(guild, here, "", zone, FRIDAY, EIGHT * 60, (), 0.0, "", 0.0, None, 0.0, (), False, 0.0)


def _changed(who: Caller, part: object, night: ClubNight) -> ClubNight:
    """Return the club night with what was picked for a part. Raises BadId for anything that is not offered."""
    if part == DAY:
        return replace(night, weekday=int(picked(who, [str(day) for day in range(DAYS)])))
    if part == HOUR:
        return replace(night, minute=int(picked(who, [str(hour) for hour in range(HOURS)])) * 60)
    if part == GAMES:
        games = tuple(dict.fromkeys(who.values))
        if not 0 < len(games) <= MOST_GAMES or not set(games) <= set(who.services.narrations):
            raise BadId("no games")
        return replace(night, games=games)
    if len(who.values) != 1 or not who.values[0].isdecimal():
        raise BadId("no channel")
    return replace(night, channel=who.values[0])


def _must_post(who: Caller, channel: str) -> None:
    """Raises Refused: digest-cannot-post (channel) unless the bot can post in the channel, and the manager sees it."""
    guild = who.interaction.guild
    place = None if guild is None else guild.get_channel(int(channel))
    refused = Refused("digest-cannot-post", channel=Safe(f"<#{channel}>"))
    if guild is None or place is None:
        raise refused
    may = place.permissions_for(guild.me)
    seen = place.permissions_for(cast(discord.Member, who.interaction.user)).view_channel
    if not (seen and may.view_channel and may.send_messages and may.attach_files):
        raise refused


def _nudge(who: Caller) -> None:
    """Have the event made, moved or removed at once."""
    runner = who.interaction.client.get_cog(ClubNightRunner.__name__)
    if isinstance(runner, ClubNightRunner):
        runner.nudge()


def _id(part: str) -> str:
    return Press(0, SERVER_SET, 0, (part,)).custom_id()
