"""The weekly digest of a server: its setting, its content, and its post.

Rulings (of ours, as Discord leaves it to the bot):

1. It is off until a manager chooses a channel. The first comes a week later, at the hour at which it was switched on,
   and so on. A week without news has no digest. It makes no sound. A late one covers the week until it was due, so that
   each table is in one digest; events older than a week are left out. In another channel it keeps its day and hour.
2. It covers tables that everybody in the server can see, and those of its own channel; no others.
3. A person who has gone since has the name that the table has for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

import discord

from cogs.community.channel_posts import Composer
from cogs.community.league_sheets import league_button, league_line
from cogs.community.open_seats import VERB as SEATS
from cogs.community.open_seats import seat_button, seat_line
from cogs.ui import messages
from cogs.ui.access import managed_server
from cogs.ui.cog import Cog
from cogs.ui.drawing import Picture, people_of
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.escaping import Safe
from cogs.ui.words.waiting import moment
from engine.host.community.channel_posts import ChannelPost, ChannelPosts
from engine.host.community.leagues import OPEN, League, Leagues
from engine.host.community.weekly_digest import WEEK_S, Finished, Outcome, WeeklyDigests, by_game
from engine.host.lobby.open_seats import OpenSeat, OpenSeats, one_a_person
from engine.host.model.records import Refused
from engine.host.model.rows import CUP
from locales import Words, language_of, words
from render.kit.pieces.person import Person
from render.pictures.week import CloseGame, Week, WeekGame, paint

KIND: Final = "digest"
SEATS_TOLD = 3
"""The most tables with free seats that are named; a button leads to all."""


@dataclass(frozen=True, slots=True)
class News:
    """The content of a digest."""

    finished: list[Finished]
    closest: Outcome | None
    seats: list[OpenSeat]
    leagues: list[League]
    """Leagues that people can sign up for."""


def everybody_sees(guild: discord.Guild, channel: str, home: str) -> bool:
    """True if everybody in the server sees the channel, or it is ``home`` (ruling 2). Unknown channels are unseen."""
    if channel == home:
        return True
    place = guild.get_channel(int(channel)) if channel.isdecimal() else None
    return place is not None and place.permissions_for(guild.default_role).view_channel


async def news_of(services: Services, guild: discord.Guild, home: str, until: float | None = None) -> News:
    """Return the news of a server's week for its channel ``home``. The week ends at ``until``; None is now."""
    weeks, server = WeeklyDigests(services.host), str(guild.id)
    until = services.clock() if until is None else until
    finished = await weeks.finished(server, until - WEEK_S, until)
    finished = [one for one in finished if everybody_sees(guild, one.channel, home)]
    seats = [s for s in await OpenSeats(services.host).of(server) if everybody_sees(guild, s.table.channel, home)]
    seats = one_a_person(seats)
    leagues = [one for one in await Leagues(services.host).of_guild(server) if one.status == OPEN]
    leagues = [one for one in leagues if everybody_sees(guild, one.channel, home)]
    return News(finished, await weeks.closest(finished), seats, leagues)


def how_it_ended(services: Services, outcome: Outcome, names: list[str], words: Words) -> str:
    """Return who won the closest game, and by how much; ``names`` are already in the form to show."""
    info, winners = outcome.table, [names[seat] for seat in outcome.winners]
    if not outcome.lead:
        shared = outcome.runner_up in outcome.winners
        return words("digest-shared" if shared else "digest-won-level", names=words.join(winners))
    lead = services.narration(info.game).amount(outcome.lead, info.options, words)
    if len(winners) > 1:
        return words("digest-won-by-team", names=words.join(winners), lead=lead)
    return words("digest-won-by", name=winners[0], lead=lead)


def games_text(services: Services, finished: list[Finished], words: Words) -> str:
    """Return how many tables each game had."""
    told = [
        words("digest-game", title=services.narration(slug).title(words), count=words("digest-times", count=count))
        for slug, count in by_game(finished)
    ]
    return words.join(told)


async def digest_sheet(services: Services, news: News, number: int, words: Words) -> messages.Sheet | None:
    """Return the message; None if there is no news. ``number`` is in its buttons."""
    if not (news.finished or news.seats or news.leagues):
        return None
    lines: list[str] = []
    if news.finished:
        games = games_text(services, news.finished, words)
        lines.append(words("digest-finished", count=len(news.finished), games=games))
    if news.closest is not None:
        info = news.closest.table
        told = how_it_ended(services, news.closest, messages.shown_names(info), words)
        where = {"title": services.narration(info.game).title(words), "table": str(info.id)}
        # The thread of a cup's table is private: others see its cup in the channel.
        place = f"<#{info.channel}>" if info.cards.startswith(CUP) else messages.place_link(info, words)
        lines.append(words("digest-close", told=told, place=place, **where))
    panel, first = Panel(), news.seats[:SEATS_TOLD]
    if first:
        lines += [words("digest-seats"), *(seat_line(services, seat, words) for seat in first)]
        panel.buttons([seat_button(services, seat, words) for seat in first])
    if news.leagues:
        lines += [words("open-seats-leagues"), *(league_line(services, league, words) for league in news.leagues)]
        panel.buttons([league_button(services, league, words) for league in news.leagues])
    panel.buttons(
        [
            ButtonSpec(words("digest-seats-button"), Press(0, SEATS, number).custom_id()),
            messages.shelf_button(words),
        ]
    )
    text = messages.fit(lines)
    if not news.finished:
        return messages.Sheet(text, panel)
    return messages.illustrated(text, panel, await digest_picture(services, news, words))


async def digest_picture(services: Services, news: News, words: Words) -> Picture:
    """Return the week as a picture."""
    painters, count = services.drawing.painters, len(news.finished)
    games = tuple(
        WeekGame(services.narration(slug).title(words), words("digest-times", count=n), painters[slug].emblem, n)
        for slug, n in by_game(news.finished)
        if slug in painters
    )
    close = None if news.closest is None else close_game(services, news.closest, words)
    unit = words("digest-unit", count=count)
    week = Week(words("digest-title"), words.second("digest-title"), count, unit, games, close)
    alt = [words("digest-alt", count=count, games=games_text(services, news.finished, words))]
    if close is not None:
        first, second = (score for _, _, score in close.sides)
        alt.append(words("digest-alt-close", title=close.title, told=close.told, first=first, second=second))
    shown = tuple((game.title, game.count) for game in games), close and (close.title, close.told, close.sides)
    key = ("digest", count, shown, words.lang)
    return await services.drawing.picture(words, key, "week.png", " ".join(alt), lambda: paint(week).image)


def close_game(services: Services, outcome: Outcome, words: Words) -> CloseGame | None:
    """Return the closest game as it is drawn."""
    info, other = outcome.table, outcome.runner_up
    painter = services.drawing.painters.get(info.game)
    if other is None or painter is None:
        return None
    seated = dict(zip((s.seat for s in info.seats), people_of(info), strict=True))

    def side(seat: int) -> tuple[int, Person, str]:
        return seat, seated[seat], str(outcome.scores[seat])

    title, told = services.narration(info.game).title(words), how_it_ended(services, outcome, list(info.names), words)
    sides = side(outcome.winners[0]), side(other)
    return CloseGame(words("digest-close-heading"), title, told, painter.emblem, sides)


class Digest(Cog):
    """Registers the composer of the digests."""

    async def cog_load(self) -> None:
        """Register the composer."""
        await super().cog_load()
        self.services.composers[KIND] = Weekly(self.services)

    async def cog_unload(self) -> None:
        """Remove the composer."""
        await super().cog_unload()
        self.services.composers.pop(KIND, None)


class Weekly(Composer):
    """Makes a digest."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def mark(self, channel_post: ChannelPost, since: float) -> Press:
        """Return the button by which a digest is identified."""
        return Press(0, SEATS, int(since))

    async def compose(self, channel_post: ChannelPost, guild: discord.Guild, since: float) -> messages.Sheet | None:
        """Return the digest of this week, or None."""
        news = await news_of(self.services, guild, channel_post.channel, until(channel_post, since))
        said = words(
            language_of((await self.services.host.servers.settings(channel_post.guild)).lang or channel_post.lang)
        )
        return await digest_sheet(self.services, news, int(since), said)

    async def next_due(self, channel_post: ChannelPost, since: float) -> float | None:
        """Return when the next digest is due: a week after the end of this digest's week."""
        return until(channel_post, since) + WEEK_S


def until(channel_post: ChannelPost, since: float) -> float:
    """Return the end of the week that a digest covers: when it was due, or if that is a week ago, when it was first
    tried.

    Both times are in the store until the post is stored as done: no error, and no process that ends, moves the week.
    """
    return since if channel_post.due is None or channel_post.due + WEEK_S <= since else channel_post.due


async def digest_of(services: Services, guild: str) -> ChannelPost | None:
    """Return the digest of a server, or None if it is off."""
    channel_post = await ChannelPosts(services.host.tables.store, services.clock).one(KIND, guild)
    return None if channel_post is None or channel_post.next is None else channel_post


async def digest_line(services: Services, guild: str, words: Words) -> str:
    """Return the line about a server's setting."""
    return told_of(await digest_of(services, guild), words)


def told_of(channel_post: ChannelPost | None, words: Words) -> str:
    """Return the line about a server's digest; None for one that is off."""
    if channel_post is None or channel_post.next is None:
        return words("settings-server-digest-off")
    return words("settings-server-digest", channel=f"<#{channel_post.channel}>", when=moment(channel_post.next))


async def drop_digest(who: Caller) -> None:
    """Switch the digest off. Raises Refused: settings-server-only, settings-managers-only."""
    channel_posts = ChannelPosts(who.services.host.tables.store, who.services.clock)
    await channel_posts.drop(KIND, managed_server(who))


async def set_digest(who: Caller, home: str | None = None) -> messages.Sheet:
    """Switch the digest on in a channel (None: here); return the setting, and how the digest would look now.

    Raises Refused: settings-server-only, settings-managers-only, digest-cannot-post (channel).
    """
    server, guild, services = managed_server(who), who.interaction.guild, who.services
    if guild is None:
        raise Refused("settings-server-only")
    may = _can_post(who.interaction.app_permissions) if home is None else _may_post(who, guild, home)
    home = str(who.interaction.channel_id) if home is None else home
    if not may:
        raise Refused("digest-cannot-post", channel=Safe(f"<#{home}>"))
    lang = (await services.host.servers.settings(server)).lang or who.words.lang
    channel_posts = ChannelPosts(services.host.tables.store, services.clock)
    await channel_posts.place(KIND, server, server, home, lang, services.clock() + WEEK_S)
    line = await digest_line(services, server, who.words)
    sheet = await digest_sheet(services, await news_of(services, guild, home), 0, who.words)
    if sheet is None:
        return messages.Sheet(f"{line}\n{who.words('digest-nothing')}", Panel())
    text = messages.fit([line, who.words("digest-preview"), sheet.text])
    return messages.Sheet(text, Panel(), sheet.picture)


def _may_post(who: Caller, guild: discord.Guild, home: str) -> bool:
    """True if the bot may post in that channel of the server, and the manager sees it: they get a preview."""
    channel = guild.get_channel(int(home))
    if channel is None:
        return False
    seen = channel.permissions_for(cast(discord.Member, who.interaction.user)).view_channel
    return seen and _can_post(channel.permissions_for(guild.me))


def _can_post(may: discord.Permissions) -> bool:
    return may.view_channel and may.send_messages and may.attach_files
