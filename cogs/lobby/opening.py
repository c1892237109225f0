"""Opening a table: the server's settings, a thread if we may, the table itself, the invitation."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

import aiohttp
import discord

from cogs.delivery.announcements import BEGUN, OPENED
from cogs.delivery.sheets.thread_names import first_name
from cogs.lobby.computers import computer_names, usual_level
from cogs.lobby.fair_deal import drawn_word
from cogs.lobby.friends import invitation, remember_channel
from cogs.lobby.lobby_options import changed_rules
from cogs.lobby.starting import start_of
from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.escaping import Safe, escaped
from engine.core.options import BadOption, OptionValue
from engine.host.lobby.presets import offered
from engine.host.model.clock.starts import FULL, PRESS, fitting_way
from engine.host.model.house_rules import HouseRules
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import ANYBODY, Person, Post, Refused, Status, TableInfo
from engine.host.people.barring import is_barred
from locales import Words, language_of, words
from render.narration.lengths import shortened

log = logging.getLogger("tefuda.opening")

THREAD_MINUTES: Final = 10080
"""How long a table's thread without new messages stays listed, in minutes (Discord's longest)."""

LONGEST_NAME: Final = 100
"""The most characters of a thread's name."""

OPEN_TABLE: Final = "opengame"
"""The verb that opens a table of a game."""
FRIENDS: Final = "friends"
"""In the path of that verb, in place of a preset: the table is for friends in their direct messages."""
USUAL, LAST = "usual", "last"
"""The presets of a typed command: the usual house rules, or those that one has chosen last."""
LISTED: Final = 25
"""The most channels of a server that one message names."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table opens: server (None in a DM), channel ("" for a table in direct messages), whether it gets a
    thread, the table's language.
    """

    guild: str | None
    channel: str
    threads: bool
    lang: str

    @property
    def words(self) -> Words:
        """The words of the table's language."""
        return words(language_of(self.lang))


def open_button(slug: str, words: Words, *, alone: bool) -> ButtonSpec:
    """Return the button that opens a table of a game; ``alone``: in a direct message, where only computers come."""
    label = words("button-open-alone" if alone else "button-learn-table")
    return ButtonSpec(label, Press(0, OPEN_TABLE, 0, (slug,)).custom_id(), discord.ButtonStyle.primary)


def friends_button(slug: str, words: Words) -> ButtonSpec:
    """Return the button that opens a table in direct messages for friends."""
    return ButtonSpec(words("button-open-friends"), Press(0, OPEN_TABLE, 0, (slug, FRIENDS)).custom_id())


def is_here(interaction: discord.Interaction[Any]) -> bool:
    """True if the bot itself is in this place; False in a server where only the caller has installed it."""
    return interaction.guild_id is None or interaction.is_guild_integration()


async def place_for(who: Caller, game: str) -> Place:
    """Return the place of the command. Raises Refused if the bot is not there or the server refuses this game."""
    interaction = who.interaction
    if not is_here(interaction):
        raise Refused("bot-not-here")
    channel = str(interaction.channel_id)
    if interaction.guild_id is None:
        return Place(None, channel, False, who.words.lang)
    parent = getattr(interaction.channel, "parent_id", None)
    settings = await admitted(who.services, game, str(interaction.guild_id), {channel, str(parent)})
    # A server's own locale says little: Discord leaves it at en-US unless someone sets it.
    return Place(str(interaction.guild_id), channel, settings.threads, settings.lang or who.words.lang)


async def admitted(services: Services, game: str, guild: str, channels: set[str]) -> GuildSettings:
    """Return a server's settings. Raises Refused if it does not want this game in any of these channels."""
    settings = await services.host.servers.settings(guild)
    if game in settings.games_off:
        raise Refused("game-off-here")
    if settings.channels and not channels & set(settings.channels):
        raise Refused("channel-not-allowed", channels=mentions(settings.channels))
    return settings


def mentions(channels: Sequence[str]) -> list[Safe]:
    """Return channels as message text; only the first LISTED of them if there are more."""
    more = [Safe("…")] if len(channels) > LISTED else []
    return [Safe(f"<#{c}>") for c in channels[:LISTED]] + more


async def open_thread(
    channel: object, may: discord.Permissions, name: str, people: Sequence[str] | None = None
) -> str | None:
    """Open a thread for a table that is written next, and return its id; None if we may not open one here.

    It is public, or a private one of these ``people``. A thread that stays without its table is archived
    (``empty_threads``).
    """
    if not isinstance(channel, discord.TextChannel):
        return None
    if not (
        may_open_private(may) if people is not None else may.create_public_threads and may.send_messages_in_threads
    ):
        return None
    kind = discord.ChannelType.public_thread if people is None else discord.ChannelType.private_thread
    try:
        thread = await channel.create_thread(
            name=shortened(name, LONGEST_NAME),
            type=kind,
            auto_archive_duration=THREAD_MINUTES,
            invitable=people is None,
        )
        await admit(thread, people or ())
    except discord.HTTPException as e:
        log.info("no thread: %s %s", e.status, e.code)
        return None
    except discord.RateLimited as e:
        log.info("no thread: too many lately, %.0f s", e.retry_after)
        return None
    except (aiohttp.ClientError, OSError, TimeoutError) as e:
        log.info("no thread: %s", type(e).__name__)
        return None
    return str(thread.id)


def may_open_private(may: discord.Permissions) -> bool:
    """True if these permissions let us open private threads, and write there."""
    return may.create_private_threads and may.send_messages_in_threads


async def admit(thread: discord.Thread, people: Sequence[str]) -> None:
    """Add people to a private thread; those already there stay, and people who are not in the server are left out."""
    for person in people:
        if person.isdecimal():
            with suppress(discord.NotFound, discord.Forbidden):
                await thread.add_user(discord.Object(int(person)))


async def settle_in(who: Caller, place: Place, game: str, *, watch: bool = False) -> str | None:
    """Acknowledge the command and open the table's thread. Raises Refused if its opener has too many tables."""
    await who.services.host.table_limits.must_have_room(who.person.id, place.guild, watch=watch)
    await who.services.host.settings.remember_person(who.person)
    await safely(lambda: who.interaction.response.defer(thinking=not _on_own_message(who, place)))
    if not place.threads:
        return None
    name = first_name(who.services.narration(game).title(place.words), place.words)
    return await open_thread(who.interaction.channel, who.interaction.app_permissions, name)


async def must_be_invitable(who: Caller, place: Place, guest: Person) -> None:
    """Check that this person can be invited here, before anything is shown to other people. Raises Refused."""
    if place.guild is None:
        raise Refused("invite-in-server")
    apart = guest.id in await who.services.host.blocks.blocked_with(who.person.id)
    if guest.id == who.person.id or apart or await is_barred(who.services.host.tables, place.guild, guest.id):
        raise Refused("invite-refused")


async def preset_rules(who: Caller, place: Place, game: str, preset: str | None) -> HouseRules | None:
    """Return the house rules that the caller used last (LAST), or those of the server (no preset); None for the usual
    ones. Raises Refused: preset-none.
    """
    presets = who.services.host.presets
    if preset is None:
        return await presets.of_server(game, place.guild)
    last = await presets.last(game, who.person.id, place.guild) if preset == LAST else None
    if preset == LAST and last is None:
        raise Refused("preset-none")
    return last


def checked_options(who: Caller, game: str, size: int, base: HouseRules) -> Mapping[str, OptionValue]:
    """Return the options of house rules as a table of this size offers them. Raises Refused: option-not-offered."""
    rules = who.services.host.tables.library.game(game)
    options = offered(rules, size, base.options)
    try:
        rules.settled(size, options)
    except BadOption as bad:
        name = who.services.narration(game).option_name(bad.option, who.words)
        raise Refused("option-not-offered", name=name, count=size) from None
    return options


async def open_table(
    who: Caller,
    game: str,
    players: int | None = None,
    *,
    invite: Person | None = None,
    pace: str | None = None,
    preset: str | None = None,
    friends: bool = False,
) -> None:
    """Open a table with the house rules that the server has set, else the usual ones; with the ``preset`` LAST those
    that the caller has chosen last, with USUAL always the usual ones.

    ``invite`` gets a kept seat, of two if the game allows two. In a direct message computers take all other seats,
    since nobody else could; with ``friends`` the table has no channel, and people come to it by its code.
    """
    host = who.services.host
    rules = host.tables.library.game(game)
    place = await place_for(who, game)
    if friends:
        place = replace(place, channel="")
        await remember_channel(who)
    chosen = await preset_rules(who, place, game, preset)
    base = chosen or await host.presets.usual(game)
    size = players or base.size
    if invite is not None and players is None and chosen is None and 2 in rules.seats:
        size = 2
    if size not in rules.seats:
        raise Refused("players-not-offered", count=size)
    if invite is not None:
        await must_be_invitable(who, place, invite)
    options = checked_options(who, game, size, base)
    alone = place.guild is None and not friends
    if alone and game not in host.tables.library.choosers:
        raise Refused("no-computer-player")
    level = await usual_level(who.services, game, who.person.id)
    computers = computer_names(size - 1, level, place.words) if alone else []
    thread = await settle_in(who, place, game)
    way = PRESS if alone else base.start
    start = await start_of(who.services, game, who.person.id, size, way, place.words)
    info = await host.opening.open_table(
        game,
        options,
        size,
        who.person,
        guild=place.guild,
        channel=place.channel,
        thread=thread,
        lang=place.lang,
        interaction=who.key,
        word=drawn_word(place.words),
        invite=invite,
        pace=pace or base.pace,
        undo=base.undo,
        pictures=base.pictures,
        hints=base.hints,
        join=ANYBODY if place.guild is None else base.join,
        when_full=fitting_way(way, size, rules.seats) == FULL,
        start=start,
        computers=computers,
        level=level,
    )
    server = chosen if preset is None else None
    server_rules = [] if server is None else changed_rules(who.services, game, server, place.words)
    await _announce(who, place, game, info, server_rules=server_rules)


async def deal_again(who: Caller, game: str, former: int) -> None:
    """Open a table with cards, options and seats of a finished one. Raises Refused if the caller knows the cards."""
    host = who.services.host
    await host.duplicate_deals.again(former, host.tables.library.game(game), who.person.id)
    place = await place_for(who, game)
    info = await host.opening.open_table(
        game,
        {},
        0,
        who.person,
        guild=place.guild,
        channel=place.channel,
        thread=await settle_in(who, place, game),
        lang=place.lang,
        interaction=who.key,
        again=former,
    )
    await _announce(who, place, game, info, server_rules=[])


def _on_own_message(who: Caller, place: Place) -> bool:
    """True if the press is on a message of a server that only the presser sees; other people must read of the table."""
    return who.on_message and place.guild is not None


async def _announce(who: Caller, place: Place, game: str, info: TableInfo, *, server_rules: list[str]) -> None:
    """Say that a table is open and invite to it, and tell its opener the way there.

    ``server_rules``: what differs from the usual house rules because the server has set it so.
    """
    if info.in_direct_messages:
        text = place.words("table-opened-friends", **_where(who, place, game, info))
        if info.status is Status.OPEN:
            text = f"{text}\n{await invitation(who, info)}"
        await safely(lambda: who.interaction.edit_original_response(content=text))
        return
    if place.guild is None:
        text = place.words("table-opened-alone", **_where(who, place, game, info))
        await safely(lambda: who.interaction.edit_original_response(content=text))
        return
    panel = Panel()
    panel.buttons(
        [
            ButtonSpec(place.words("button-join"), Press(info.id, "join").custom_id(), discord.ButtonStyle.primary),
            ButtonSpec(place.words("button-rules"), Press(info.id, "rules").custom_id()),
        ]
    )
    name = escaped(who.person.name)
    text = place.words("table-opened", name=name, **_where(who, place, game, info))
    if server_rules:
        text = messages.fit([text, place.words("table-opened-server-rules", rules=place.words.listed(server_rules))])
    told: list[discord.Message] = []
    if _on_own_message(who, place):

        async def announce() -> None:
            told.append(await who.interaction.followup.send(text, view=panel.view(), wait=True))

        await safely(announce, tries=1)
        await who.replace(*_way_on(who, game, info), drop=True)
    else:

        async def answer() -> None:
            told.append(await who.interaction.edit_original_response(content=text, view=panel.view()))

        await safely(answer)
        if info.place != str(who.interaction.channel_id):
            way, link = _way_on(who, game, info)
            await safely(lambda: who.interaction.followup.send(way, view=link.view(), ephemeral=True), tries=1)
    await _remember(who, info, told, 0)


def _way_on(who: Caller, game: str, info: TableInfo) -> tuple[str, Panel]:
    """Return what the opener reads, in their own language: where the table is, with a link if it is not right here."""
    panel, title = Panel(), who.services.narration(game).title(who.words)
    if info.place != str(who.interaction.channel_id):
        panel.buttons([ButtonSpec(who.words("button-to-table"), "", url=messages.table_url(info))])
    return who.words("table-opened-yours", title=title, place=messages.place_link(info, who.words)), panel


async def _remember(who: Caller, info: TableInfo, told: Sequence[discord.Message], number: int) -> None:
    """Store the message that announces a table; ``number`` as in ``announcements``. It says all of Discord's notice."""
    for message in told:
        place, at = str(message.channel.id), who.services.clock()
        if place != info.place or not number:
            await who.services.host.posts.save(Post(info.id, OPENED, "", place, str(message.id), number, at))
    if told and info.thread is not None:
        await who.services.live_hands.at_discord.clear_opened(info.thread)


async def watch_table(who: Caller, game: str, level: str) -> None:
    """Open a table at which only computers play, for people to watch."""
    host = who.services.host
    place = await place_for(who, game)
    names = computer_names(host.tables.library.games[game].default_seats, level, place.words)
    thread = await settle_in(who, place, game, watch=True)
    info = await host.watching.watch(
        game,
        {},
        names,
        level,
        who.person,
        guild=place.guild,
        channel=place.channel,
        thread=thread,
        lang=place.lang,
        interaction=who.key,
    )
    text = place.words("watch-opened", **_where(who, place, game, info))
    told: list[discord.Message] = []

    async def tell() -> None:
        told.append(await who.interaction.edit_original_response(content=text))

    await safely(tell)
    await _remember(who, info, told, BEGUN)


def _where(who: Caller, place: Place, game: str, info: TableInfo) -> dict[str, Any]:
    title = who.services.narration(game).title(place.words)
    return {"title": title, "table": str(info.id), "place": messages.place_link(info, place.words)}
