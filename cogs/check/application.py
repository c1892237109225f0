"""What Discord must know and allow: token, application, commands, emoji, sessions, servers, channels, clock."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord.http import Route

from cogs.check.exchanges import Exchanges
from cogs.check.report import Report
from cogs.delivery.messages_at_discord import CLOCKS_APART_S
from cogs.run.connection import RESERVE
from cogs.run.environment import Settings
from cogs.run.refusals import TROUBLE
from cogs.run.requirements import request_failure
from cogs.ui.tefuda import PERMISSIONS, Tefuda
from engine.host.history.release_check import why
from engine.host.table.places import Place
from render import emoji

PORTAL: Final = "developer portal"
SCOPES: Final = ("bot", "applications.commands")
IN_SERVERS, WITH_PEOPLE = "0", "1"
"""Keys of Discord's install contexts."""
INTENTS: Final = {
    "presence": ("gateway_presence", "gateway_presence_limited"),
    "server members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "message content": ("gateway_message_content", "gateway_message_content_limited"),
}
"""Privileged intents, and the flags of an application that has them."""
CALLED: Final = {
    "read_messages": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""Our permissions by discord.py's names, as Discord's settings call them."""
MOST_EMOJI: Final = 2000
NAMED, LOOKED_AT = 20, 50
"""Servers that are named for what they lack, and servers whose channels are looked at: three requests each."""
LISTED: Final = 200
"""Servers in one answer of Discord's."""


@contextlib.contextmanager
def refused(report: Report, about: str) -> Iterator[None]:
    """Write an error of the block's requests as a line to mend, also an answer that our code cannot read."""
    try:
        yield
    except TROUBLE as e:
        report.mend(about, request_failure(e))
    except Exception as e:  # whatever Discord does otherwise than its stand-in
        report.mend(about, f"Discord's answer is not as expected ({why(e)}). Report it with the file below.")


async def logged_in(report: Report, bot: Tefuda, settings: Settings) -> bool:
    """Log in and load every cog; True if Discord accepts the token."""
    before = report.faults
    with refused(report, "token"):
        try:
            await bot.login(settings.token)
        except discord.LoginFailure as e:
            report.mend("token", request_failure(e))
    if report.faults > before:
        return False
    report.well("token", f"accepted; the bot is {bot.user}")
    broken = sorted(bot.services.host.tables.library.away)
    if broken:
        report.mend("games", f"these cannot be loaded, for the reason logged above: {', '.join(broken)}.")
    return True


async def check_application(report: Report, bot: Tefuda, settings: Settings, exchanges: Exchanges) -> None:
    """Check everything at Discord but servers."""
    with refused(report, "application"):
        _application(report, await bot.http.request(Route("GET", "/applications/@me")))
    with refused(report, "sessions"):
        await _sessions(report, bot, settings)
    with refused(report, "commands"):
        await _commands(report, bot)
    with refused(report, "emoji"):
        await _emoji(report, bot, settings)
    ahead = exchanges.ahead()
    if ahead is None:
        report.look("clock", "Discord's answers have no date")
    elif abs(ahead) > CLOCKS_APART_S:
        how = "ahead of" if ahead > 0 else "behind"
        report.mend(
            "clock", f"this machine is {abs(ahead):.0f} s {how} Discord. Let it set its clock by the network (NTP)."
        )
    else:
        report.well("clock", "the same as Discord's")


def _application(report: Report, app: Any) -> None:
    """Check the answer to GET /applications/@me. A field that is not in it is not judged."""
    report.well("application", f"{app['name']} ({app['id']})")
    if app.get("interactions_endpoint_url"):
        report.mend(
            "application",
            f"presses go to {app['interactions_endpoint_url']}, not to the bot. Empty the field Interactions "
            f"Endpoint URL in the {PORTAL}, General Information.",
        )
    if app.get("bot_require_code_grant"):
        report.mend("application", f"nobody can invite it: turn off Requires OAuth2 Code Grant in the {PORTAL}, Bot.")
    if not app.get("bot_public", True):
        report.look("application", f"only you can invite it (Public Bot is off in the {PORTAL}, Bot)")
    flags = discord.ApplicationFlags._from_value(app.get("flags") or 0)
    on = [intent for intent, names in INTENTS.items() if any(getattr(flags, name) for name in names)]
    if on:
        report.look("intents", f"not needed, turn them off in the {PORTAL}, Bot: {', '.join(on)}")
    else:
        report.well("intents", "no privileged one is on, and none is needed")
    contexts = app.get("integration_types_config")
    if contexts is None:
        report.look("installation", "Discord does not say how it is installed")
        return
    if IN_SERVERS not in contexts:
        report.mend(
            "installation", f"it cannot be added to servers: turn on Guild Install in the {PORTAL}, Installation."
        )
    else:
        asked = (contexts[IN_SERVERS] or {}).get("oauth2_install_params")
        lack = [scope for scope in SCOPES if asked and scope not in asked.get("scopes", ())]
        if lack:
            report.mend(
                "installation", f"add the scope {' and '.join(lack)} to Guild Install in the {PORTAL}, Installation."
            )
        elif asked and (few := _names(PERMISSIONS, int(asked.get("permissions") or 0))):
            report.look("installation", f"the {PORTAL}'s own link does not ask for {few}; the one below does")
        else:
            report.well("installation", "it can be added to servers")
    if WITH_PEOPLE not in contexts:
        report.look("installation", "User Install is off: no /games, /inbox and /help outside the bot's servers")


def _names(wanted: discord.Permissions, given: int) -> str:
    """Return the permissions that are not given, as Discord's settings call them; "" if all are."""
    if given & discord.Permissions(administrator=True).value:
        return ""
    lack = discord.Permissions(wanted.value & ~given)
    return ", ".join(CALLED[name] for name, on in lack if on)


async def _sessions(report: Report, bot: Tefuda, settings: Settings) -> None:
    told: Any = await bot.http.request(Route("GET", "/gateway/bot"))
    limits, shards = told["session_start_limit"], settings.shards.count
    remaining, total = limits["remaining"], limits["total"]
    if remaining < RESERVE:
        hours = limits["reset_after"] / 3_600_000
        report.mend(
            "sessions",
            f"{remaining} of {total} are left; the bot waits {hours:.1f} h before it connects.",
        )
    else:
        report.well("sessions", f"{remaining} of {total} are left for today")
    if shards is not None and shards < told["shards"]:
        report.look("shards", f"TEFUDA_SHARDS names {shards}, and Discord recommends {told['shards']}")


async def _commands(report: Report, bot: Tefuda) -> None:
    ours = {(c["type"], c["name"]): c for c in await bot.command_sync.payload(None)}
    there = {(c["type"], c["name"]): c for c in await bot.http.get_global_commands(bot.application_id or 0)}
    absent = [name for kind, name in ours if (kind, name) not in there]
    other = [name for key, name in ((k, k[1]) for k in ours) if key in there and not _alike(ours[key], there[key])]
    more = [name for kind, name in there if (kind, name) not in ours]
    if not there:
        report.look("commands", f"none is told yet; the bot tells its {len(ours)} when it starts")
    elif absent or other or more:
        report.look(
            "commands",
            f"{len(absent)} of {len(ours)} missing, {len(other)} other, {len(more)} not ours"
            f" ({', '.join([*absent, *other, *more][:5])}); a start of this release tells them",
        )
    else:
        report.well("commands", f"all {len(ours)} are told")


def _alike(ours: Any, theirs: Any) -> bool:
    """True if a command at Discord has our description and options. Discord adds fields and leaves out empty ones."""
    if ours.get("description", "") != theirs.get("description", ""):
        return False
    mine, other = ours.get("options") or [], theirs.get("options") or []
    return len(mine) == len(other) and all(
        (a["type"], a["name"]) == (b["type"], b["name"]) and _alike(a, b) for a, b in zip(mine, other, strict=True)
    )


async def _emoji(report: Report, bot: Tefuda, settings: Settings) -> None:
    if not settings.faces:
        report.well("emoji", "not wanted (TEFUDA_EMOJI)")
        return
    ours = {name for name, _ in (await asyncio.to_thread(emoji.drawn)).values()}
    there = {found.name for found in await bot.fetch_application_emojis()}
    absent = ours - there
    if absent and len(there) + len(absent) > MOST_EMOJI:
        report.mend(
            "emoji",
            f"there is no room for {len(absent)}: Discord keeps {MOST_EMOJI}. Delete some in the {PORTAL}, Emojis.",
        )
    elif absent:
        report.look(
            "emoji",
            f"{len(ours) - len(absent)} of {len(ours)} card faces are there; the running bot uploads the others",
        )
    else:
        report.well("emoji", f"all {len(ours)} card faces are there")


# Servers


async def servers_of(bot: Tefuda) -> list[Any]:
    """Return all servers of the bot, as Discord lists them."""
    found: list[Any] = []
    while True:
        page = await bot.http.get_guilds(LISTED, after=int(found[-1]["id"]) if found else None)
        found += page
        if len(page) < LISTED:
            return found


async def check_servers(report: Report, bot: Tefuda, settings: Settings, places: Sequence[Place]) -> None:
    """Check the permissions in every server, and in each channel of ``places``."""
    with refused(report, "servers"):
        servers = await servers_of(bot)
        if not servers:
            report.mend("servers", f"the bot is in none yet. Invite it: {bot.invite()}")
            return
        lacking = [(s, lack) for s in servers if (lack := _names(PERMISSIONS, int(s.get("permissions") or 0)))]
        for server, lack in lacking[:NAMED]:
            report.mend(
                "servers",
                f"{server['name']}: the bot's role lacks {lack}. Give it these, or invite it again: {bot.invite()}",
            )
        if len(lacking) > NAMED:
            report.mend("servers", f"and {len(lacking) - NAMED} more servers lack something.")
        if len(servers) > len(lacking):
            report.well(
                "servers", f"in {len(servers) - len(lacking)} of {len(servers)} the bot's role has what it needs"
            )
        own = settings.owner_guild
        if own is not None and own not in {int(server["id"]) for server in servers}:
            report.mend("servers", f"the bot is not in server {own} of TEFUDA_OWNER_SERVER: nobody has /cogs.")
        await _channels(report, bot, {int(s["id"]): str(s["name"]) for s in servers}, places)


async def _channels(report: Report, bot: Tefuda, names: dict[int, str], places: Sequence[Place]) -> None:
    by_server: dict[int, list[Place]] = defaultdict(list)
    for place in places:
        by_server[int(place.guild)].append(place)
    well = 0
    fullest = sorted(by_server.items(), key=lambda one: -sum(place.tables for place in one[1]))
    if len(fullest) > LOOKED_AT:
        report.look("channels", f"only those of the {LOOKED_AT} servers with the most tables are looked at")
    for number, here in fullest[:LOOKED_AT]:
        if number not in names:
            tables = sum(place.tables for place in here)
            report.look("channels", f"{tables} tables wait in server {number}, where the bot is no longer")
            continue
        try:
            guild = await bot.fetch_guild(number, with_counts=False)
            me = await guild.fetch_member(bot.user.id if bot.user else 0)
            channels = {channel.id: channel for channel in await guild.fetch_channels()}
        except discord.HTTPException as e:
            report.mend("channels", f"{names[number]}: {request_failure(e)}")
            continue
        for place in here:
            channel = channels.get(int(place.channel))
            where = f"{names[number]}, #{channel.name if channel else place.channel}"
            if channel is None:
                report.mend(
                    "channels",
                    f"{where}: the bot does not see it, and {place.tables} tables are there. "
                    "Allow it View Channels there, or move the tables.",
                )
            elif lack := _names(PERMISSIONS, channel.permissions_for(me).value):
                report.mend("channels", f"{where}: the bot lacks {lack}. Allow it in the channel's own permissions.")
            else:
                well += 1
    if well:
        report.well("channels", f"in {well} with tables the bot has what it needs")
