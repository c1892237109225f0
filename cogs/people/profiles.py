"""/profile, and the ranking behind it: how well people play. ``engine.host.people.profiles`` rules who sees what.

A ranking names only people who are in this server now. A person's profile is shown to others who share this server with
them, and not to people who are kept apart from them; those get the same answer as if there were nothing to show.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import discord
from discord import app_commands

from cogs.typed.game_names import suggest_games, the_game
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, everywhere
from cogs.ui.drawing import Picture, pictured
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.members import Members, person_of
from cogs.ui.panel import ButtonSpec, Panel, paged_selects
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.computer_names import STARS
from cogs.ui.words.escaping import escaped
from cogs.ui.words.rating_words import shown_rating
from engine.core.text.names import listed
from engine.host.community.puzzles import Puzzles
from engine.host.model.records import Person, Refused
from engine.host.people.profiles import GameRecord, Ranked, placed
from engine.host.people.profiles import Profile as Figures
from engine.host.people.rating import FRESH, OTHERS, PROVISIONAL
from engine.host.store.errors import NotRecorded
from locales import Words
from render.narration.contract import Label
from render.pictures.profile import MOST as MOST_GAMES
from render.pictures.profile import Profile, ProfileGame
from render.pictures.profile import paint as paint_profile
from render.pictures.ranking import MOST, Ranking, RankingRow
from render.pictures.ranking import paint as paint_ranking

log = logging.getLogger("tefuda.standings")

RANKING, PROFILE = "ranking", "profile"
AT_ONCE = MOST
"""How many people of a ranking are looked up at Discord at a time."""
_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


def duration(seconds: float, words: Words) -> str:
    """Return a time in its largest fitting unit."""
    if (minutes := max(1, round(seconds / _MINUTE))) < 60:
        return words("profile-minutes", count=minutes)
    if (hours := round(seconds / _HOUR)) < 48:
        return words("profile-hours", count=hours)
    return words("profile-days", count=round(seconds / _DAY))


def chosen_rows(found: list[Ranked], person: str) -> list[Ranked]:
    """Return the rows of a ranking to show: the first, and that of the caller, on any place."""
    first = found[:MOST]
    own = next((r for r in found if r.person.id == person), None)
    return first if own is None or own in first else [*first[:-1], own]


class Profiles(Cog):
    """Profiles and rankings: commands and buttons."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.members = Members(bot)
        self.counting: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Register the verbs, and count finished tables not counted yet, so that no caller has to wait for it."""
        await super().cog_load()
        self.counting = asyncio.create_task(self.count(), name="ratings")

    async def cog_unload(self) -> None:
        """Remove the verbs, and stop counting."""
        await super().cog_unload()
        if self.counting is not None:
            self.counting.cancel()
            await asyncio.wait([self.counting])

    async def count(self) -> None:
        """Count the tables that were finished while no bot of this formula ran."""
        try:
            counted = await self.services.host.ratings.catch_up()
        except NotRecorded:
            return
        except Exception:
            log.exception("what was finished could not be counted; the next look at it tries again")
            return
        if counted:
            log.info("%d finished tables were counted", counted)

    @command("profile")
    @everywhere
    @app_commands.autocomplete(game=suggest_games)
    async def profile(self, who: Caller, person: discord.User | None = None, game: str | None = None) -> None:
        """Show how a person plays, all games or one."""
        slug = None if game is None else the_game(self.services, game)
        if person is None or person.id == who.interaction.user.id:
            await self.show_own(who, slug)
        else:
            await self.show_other(who, person, slug)

    @on_press(RANKING)
    async def choose_ranking(self, who: Caller, press: Press) -> None:
        """Show the ranking of the picked or named game, or of the most played one. Raises BadId for an unknown game."""
        games = who.values or [str(part) for part in press.path]
        if len(games) > 1 or not all(slug in self.services.narrations for slug in games):
            raise BadId("no game")
        await self.show_ranking(who, games[0] if games else None)

    @on_press(PROFILE)
    async def own_profile(self, who: Caller, press: Press) -> None:
        """Show the caller's own profile."""
        await self.show_own(who)

    async def show_ranking(self, who: Caller, game: str | None) -> None:
        """Show the ranking of a game in this server. Raises Refused: settings-server-only."""
        services, words, guild = self.services, who.words, who.interaction.guild_id
        if guild is None:
            raise Refused("settings-server-only")
        await who.defer_replacement()
        await services.host.ratings.catch_up()
        games = await services.host.profiles.ranked_games(str(guild))
        slug = game or next(iter(games), None)
        found = [] if slug is None else await services.host.profiles.ranking(str(guild), slug)
        found = await self.still_here(guild, found)
        panel = _ranking_panel(services, games, slug, words, to_shelf=not found)
        if slug is None or not found:
            title = "" if slug is None else services.narration(slug).title(words)
            text = words("ranking-nothing") if slug is None else words("ranking-none", title=title)
            await who.replace_all(text, panel)
            return
        title = services.narration(slug).title(words)
        note = words("ranking-note", start=str(FRESH.shown), low=str(FRESH.low), most=PROVISIONAL, people=OTHERS)
        text = messages.fit([words("ranking-heading", title=title), note])
        await who.replace_all(text, panel, await self.ranking_picture(slug, found, who))

    async def still_here(self, guild: int, found: list[Ranked]) -> list[Ranked]:
        """Return those of a ranking who are in the server, with their places among themselves."""
        here: list[Ranked] = []
        for begin in range(0, len(found), AT_ONCE):
            asked = found[begin : begin + AT_ONCE]
            known = await self.members.here(guild, [r.person.id for r in asked])
            here += [r for r in asked if r.person.id in known]
            if len(here) >= MOST:
                # No further row is shown; later people matter only for the caller's own place.
                return placed([*here, *found[begin + AT_ONCE :]])
        return placed(here)

    async def ranking_picture(self, slug: str, found: list[Ranked], who: Caller) -> Picture:
        """Return a ranking as a picture, with its words."""
        services, words = self.services, who.words
        title, painter = services.narration(slug).title(words), services.drawing.painters.get(slug)
        rows, told = [], []
        shown = chosen_rows(found, who.person.id)
        # Two who are called alike get their number in the ranking, as in every list without seats.
        names = listed({found.index(r): r.person.name for r in shown})
        for r, name in zip(shown, names.values(), strict=True):
            rating = shown_rating(r.rating.low, r.provisional, words) if r.enough else ""
            place = str(r.place) if r.place else ""
            mine = r.person.id == who.person.id
            rows.append(
                RankingRow(place, pictured(r.person.id, name, r.portrait), rating, str(r.games), str(r.wins), mine)
            )
            key = "ranking-alt-row" if r.place else "ranking-alt-provisional" if r.enough else "ranking-alt-new"
            facts = {"name": name, "rating": rating, "games": r.games, "wins": r.wins}
            told.append(words(key, place=place, **facts))
        page = Ranking(
            words("ranking-title"),
            words.second("ranking-title"),
            title,
            (words("ranking-head-rating"), words("ranking-head-games"), words("ranking-head-wins")),
            tuple(rows),
            words("ranking-provisional"),
        )
        if painter is not None:
            page = replace(page, look=painter.look, emblem=painter.emblem)
        alt = words("ranking-alt", title=title, rows=" ".join(told))
        return await services.drawing.picture(
            words, ("ranking", page), "ranking.png", alt, lambda: paint_ranking(page).image
        )

    async def show_own(self, who: Caller, game: str | None = None) -> None:
        """Show the caller all about themselves, in all games or one."""
        host = self.services.host
        await who.defer_replacement()
        await host.ratings.catch_up()
        figures = _of_game(await host.profiles.profile(who.person.id, None), game)
        portrait = (await host.settings.person(who.person.id)).portrait
        lines = []
        if await host.profiles.left_out(who.person.id):
            lines.append(who.words("profile-hidden-note"))
        if not figures.played:
            panel = _profile_panel(who, game)
            panel.buttons([messages.shelf_button(who.words)])
            none = who.words("profile-none") if game is None else self.none_of(game, who.words)
            await who.replace_all(messages.fit([none, *lines]), panel)
            return
        lines += await self.habit(who, game)
        panel = _profile_panel(who, game)
        await self.show_profile(who, who.person, portrait, figures, who.words("profile-everywhere"), lines, panel)

    async def habit(self, who: Caller, game: str | None) -> list[str]:
        """Return what the caller gave away most often lately, with the newest case, as a line; none without one."""
        puzzles = Puzzles(self.services.host)
        found = await puzzles.habit(who.person.id, game or "")
        if found is None or found.game not in self.services.narrations:
            return []
        try:
            posed = await puzzles.posed(found.newest)
        except Refused:
            return []
        narration, newest = self.services.narration(found.game), found.newest
        telling = messages.in_text(posed.own, posed.table, who.words)
        played, best = (narration.move(telling, posed.moves[at]) for at in (newest.played, newest.best))
        facts = {"title": narration.title(who.words), "times": found.times, "played": played, "best": best}
        reason = narration.why(newest.why.key, newest.why.facts, telling)
        return [who.words("profile-habit", **facts, reason=reason)]

    def none_of(self, game: str, words: Words) -> str:
        """Return that the reader has finished no game of this kind."""
        return words("profile-none-of", title=self.services.narration(game).title(words))

    async def show_other(self, who: Caller, user: discord.User | discord.Member, game: str | None = None) -> None:
        """Show a person's results at tables of this server to another, in all games or one."""
        host, guild = self.services.host, who.interaction.guild_id
        person = person_of(user)
        await who.defer_replacement()
        await host.ratings.catch_up()
        hidden = guild is None or not isinstance(user, discord.Member) or await host.profiles.left_out(person.id)
        hidden = hidden or person.id in await host.blocks.blocked_with(who.person.id)
        figures = None if hidden else _of_game(await host.profiles.profile(person.id, str(guild)), game)
        panel = _profile_panel(who, game)
        if figures is None or not figures.played:
            await who.replace_all(who.words("profile-nothing", name=escaped(person.name)), panel)
            return
        portrait = (await host.settings.person(person.id)).portrait
        await self.show_profile(who, person, portrait, figures, who.words("profile-here"), [], panel)

    async def show_profile(
        self, who: Caller, person: Person, portrait: str, figures: Figures, where: str, more: list[str], panel: Panel
    ) -> None:
        """Show figures as a picture, with their words."""
        words, services = who.words, self.services
        known = [g for g in figures.games if g.game in services.drawing.painters]
        lines = [words("profile-heading", name=escaped(person.name)), *more]
        if len(known) > MOST_GAMES:
            lines.append(words("profile-more", shown=MOST_GAMES, count=len(known)))
        page = Profile(
            words("profile-title"),
            words.second("profile-title"),
            where,
            pictured(person.id, person.name, portrait),
            tuple(_figures(figures, words)),
            tuple(self.game_row(g, words) for g in known[:MOST_GAMES]),
        )
        told = [*_in_words(figures, words), *(self.game_in_words(g, words) for g in known[:MOST_GAMES])]
        facts = {"name": person.name, "where": where, "games": figures.played, "wins": figures.won}
        alt = words("profile-alt", more=" ".join(told), **facts)
        picture = await services.drawing.picture(
            words, ("profile", page), "profile.png", alt, lambda: paint_profile(page).image
        )
        await who.replace_all(messages.fit(lines), panel, picture)

    def game_row(self, record: GameRecord, words: Words) -> ProfileGame:
        """Return the row of a game in a profile's picture. The first games tell no rating."""
        rating = record.rating if record.enough else None
        return ProfileGame(
            self.services.narration(record.game).title(words),
            tuple(_record_lines(record, words)),
            "" if rating is None else shown_rating(rating.shown, record.provisional, words),
            () if rating is None else tuple(r.shown for r in record.ratings),
            self.services.drawing.painters[record.game].emblem,
        )

    def game_in_words(self, record: GameRecord, words: Words) -> str:
        """Return the row of a game in words."""
        facts = {
            "title": self.services.narration(record.game).title(words),
            "told": words.join(_record_lines(record, words)),
        }
        if record.rating is None or not record.enough:
            return words("profile-alt-game", **facts)
        rating = shown_rating(record.rating.shown, record.provisional, words)
        return words("profile-alt-rated", rating=rating, before=str(record.ratings[0].shown), **facts)


def _of_game(figures: Figures, game: str | None) -> Figures:
    """Return the figures of one game, or of all. How fast a person answers is known of all their games together."""
    if game is None:
        return figures
    games = tuple(g for g in figures.games if g.game == game)
    return replace(figures, games=games, answers_in=None, promises=0, kept=0)


def _profile_panel(who: Caller, game: str | None) -> Panel:
    """Return the button to the ranking of this game, or of the most played one; a ranking is of a server."""
    panel = Panel()
    if who.interaction.guild_id is not None:
        path = () if game is None else (game,)
        panel.buttons([ButtonSpec(who.words("ranking-title"), Press(0, RANKING, 0, path).custom_id())])
    return panel


def _ranking_panel(services: Services, games: list[str], slug: str | None, words: Words, *, to_shelf: bool) -> Panel:
    """Return a select of the other games with a ranking here, and the buttons to one's own profile and to the shelf."""
    panel = Panel()
    others = [(Label(services.narration(g).title(words)), g) for g in games if g != slug and g in services.narrations]
    panel.rows += paged_selects(others, lambda at: Press(0, RANKING, at).custom_id(), words("ranking-choose"), words)
    own = ButtonSpec(words("button-ranking-profile"), Press(0, PROFILE).custom_id())
    panel.buttons([own, messages.shelf_button(words)] if to_shelf else [own])
    return panel


def _record_lines(record: GameRecord, words: Words) -> list[str]:
    """Return how often a game was played and won, and how often of that with computers only, the strongest first."""
    told = [words("profile-told", games=record.games, wins=record.wins)]
    levels = sorted(record.alone, key=lambda level: len(STARS.get(level, "")), reverse=True)
    alone = [(STARS.get(level, ""), *record.alone[level]) for level in levels]
    if alone:
        told.append(" · ".join(words("profile-told-alone", stars=s, games=n, wins=won) for s, n, won in alone))
    return told


def _figures(figures: Figures, words: Words) -> list[tuple[str, str]]:
    found = [
        (str(figures.played), words("profile-figure-games")),
        (str(figures.won), words("profile-figure-wins")),
    ]
    if figures.answers_in is not None:
        found.append((duration(figures.answers_in, words), words("profile-figure-answers")))
    if figures.promises:
        found.append((words("profile-percent", percent=_percent(figures)), words("profile-figure-promises")))
    return found


def _in_words(figures: Figures, words: Words) -> list[str]:
    found = []
    if figures.answers_in is not None:
        found.append(words("profile-alt-answers", time=duration(figures.answers_in, words)))
    if figures.promises:
        found.append(words("profile-alt-promises", percent=_percent(figures)))
    return found


def _percent(figures: Figures) -> int:
    """Return the promises kept, in per cent rounded down: 100 only if none was broken."""
    return 100 * figures.kept // figures.promises
