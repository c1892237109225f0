"""/games and /watch: the shelf with a card for every game, and games to watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from cogs.community.open_seats import VERB as SEATS
from cogs.community.open_seats import is_looking, seats_for
from cogs.community.seek_sheets import seek_button
from cogs.lobby.computers import checked_level
from cogs.lobby.friends import show_table_of_code
from cogs.lobby.opening import FRIENDS, LAST, OPEN_TABLE, is_here, open_table, watch_table
from cogs.play.record import show_rules
from cogs.shelf.game_cards import CARD, TURN, show_card
from cogs.shelf.shelf_pages import MINUTES, MOST, PLAYERS, TIME, Page, Wanted, page, told_of
from cogs.typed.game_names import matching, on_offer, suggest_games, the_game
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, everywhere, where_the_bot_is
from cogs.ui.commands.translator import localized
from cogs.ui.drawing import Picture
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.panel import PER_ROW, ROWS, ButtonSpec, Panel, SelectSpec
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.core.box import Box
from engine.core.game import Game
from engine.core.offers import Field
from engine.host.model.records import Refused
from engine.host.people.known_games import KnownGames, known_games
from locales import Words
from render.edition import age_words
from render.narration.contract import Label
from render.narration.lengths import ALT_LIMIT
from render.pictures.shelf import Shelf as ShelfPicture
from render.pictures.shelf import ShelfGame
from render.pictures.shelf import paint as paint_shelf

Interaction = discord.Interaction[Tefuda]

LIMITS = "shelflimits"
"""The verb that shows the page within other limits."""
LEVELS = [app_commands.Choice(name=localized(f"level-{x}"), value=x) for x in ("beginner", "friend", "strong")]


class Shelf(Cog):
    """The shelf: its commands and buttons."""

    @command("games")
    @everywhere
    @app_commands.autocomplete(game=suggest_games)
    async def games(
        self,
        who: Caller,
        players: app_commands.Range[int, 2, 9] | None = None,
        minutes: app_commands.Range[int, 5, 600] | None = None,
        game: str | None = None,
        code: str | None = None,
    ) -> None:
        """Show the shelf: games to begin with, those for this many players and this time, or the one named; or the
        table of an invitation.
        """
        if code is not None:
            await show_table_of_code(who, code)
            return
        found = None if game is None else matching(self.services, game)
        if found == []:
            raise Refused("no-game-called", typed=str(game)[:60])
        if found is not None and len(found) == 1 and found[0] in await self.offered_at(who.interaction):
            await show_card(who, found[0])
            return
        await self.show(who, Wanted(players=() if players is None else (players,), minutes=minutes), found)

    @command("watch")
    @where_the_bot_is
    @app_commands.choices(level=LEVELS)
    @app_commands.autocomplete(game=suggest_games)
    async def watch(self, who: Caller, game: str, level: str | None = None) -> None:
        """Open a table of computer players to watch."""
        await watch_table(who, the_game(self.services, game), checked_level(self.services, level))

    async def show(self, who: Caller, wanted: Wanted, found: Sequence[str] | None = None) -> None:
        """Show a page of the shelf to the caller; ``found``: only these games, with any limits."""
        await who.defer()
        games = await self.offered_at(who.interaction)
        shown = page(games, wanted)
        if found is not None:
            shown = Page(tuple(slug for slug in games if slug in found)[:MOST], shown.counts)
        await self.answer(who, games, wanted, shown)

    @on_press("games")
    async def from_button(self, who: Caller, press: Press) -> None:
        """Show the shelf, as ``/games`` does."""
        await self.show(who, Wanted())

    @on_press(TURN, LIMITS)
    async def turn(self, who: Caller, press: Press) -> None:
        """Show another page: a genre within the same limits, all genres within other limits, or the first page."""
        if press.verb == TURN:
            wanted = Wanted.read(press.path)
        else:
            # The select of release 0.2 had all limits in one, and no path.
            kept = Wanted.read(press.path[1:]).limits(_other(press.path[0])) if press.path else ()
            wanted = Wanted().limited((*kept, *who.values))
        await (safely(who.interaction.response.defer) if who.on_message else who.defer())
        games = await self.offered_at(who.interaction)
        await self.answer(who, games, wanted, page(games, wanted), replace=who.on_message)

    async def offered_at(self, interaction: Interaction) -> dict[str, Game[Any]]:
        """Return the games that can be played in this place, in their order."""
        host = self.services.host
        guild = interaction.guild_id
        off = (await host.servers.settings(str(guild))).games_off if guild is not None else ()
        return {slug: host.tables.library.games[slug] for slug in on_offer(self.services) if slug not in off}

    async def answer(
        self, who: Caller, games: Mapping[str, Game[Any]], wanted: Wanted, shown: Page, *, replace: bool = False
    ) -> None:
        """Answer with a page as text, picture and panel; without a picture if no game fits.

        If the bot is no member here no table can be opened: then the text says what can be done.
        """
        here = is_here(who.interaction)
        known = await known_games(self.services.host.tables.store, who.person.id)
        panel = shelf_panel(games, wanted, shown, self.services, who.words, known)
        if not here:
            _add(panel, ButtonSpec(who.words("button-invite"), "", url=who.interaction.client.invite()))
        if waiting := await seats_for(self.services, who.interaction):
            # The number is the reader's own: tables out of their reach do not count.
            label = who.words("open-seats-button", count=len(waiting))
            _add(panel, ButtonSpec(label, Press(0, SEATS).custom_id(), discord.ButtonStyle.success))
        elif here and who.interaction.guild_id is not None:
            # Where no table waits, players are looked for here; else this is a button of the open seats.
            looking = await is_looking(self.services, who.person.id, str(who.interaction.guild_id))
            _add(panel, seek_button(who.words, looking=looking))
        text = who.words("shelf-open" if here else "shelf-not-here") if shown.games else who.words("shelf-empty")
        if limits := limit_texts(wanted, who.words):
            count = sum(shown.counts.values())
            text = f"{who.words('shelf-limited', limits=who.words.join(limits), count=count)}\n{text}"
        if any(map(known.knows, shown.games)):
            text = f"{text}\n{who.words('shelf-known')}"
        picture = await self.picture(shown, who.words) if shown.games else None
        if replace:
            await who.replace(text, panel, picture=picture, drop=True)
        else:
            await who.say(text, panel, picture)

    async def picture(self, shown: Page, words: Words) -> Picture:
        """Return a picture of the games of a page, each with players, time and a line."""
        heading = shown.heading
        boxes = tuple(self.box(slug, words) for slug in shown.games)
        games = [self.services.host.tables.library.games[slug] for slug in shown.games]
        told = [
            words("shelf-line", title=box.title, players=box.players, time=_time(game.box, words), line=box.line)
            for game, box in zip(games, boxes, strict=True)
        ]
        if sum(len(line) + 1 for line in told) + len(words(heading)) > ALT_LIMIT:
            told = [
                words("shelf-line-short", title=box.title, players=box.players, time=_time(game.box, words))
                for game, box in zip(games, boxes, strict=True)
            ]
        return await self.services.drawing.picture(
            words,
            ("shelf", shown.games, heading, words.lang),
            "shelf.png",
            "\n".join([words(heading), *told]),
            lambda: paint_shelf(ShelfPicture(words(heading), words.second(heading), boxes)).image,
        )

    def box(self, slug: str, words: Words) -> ShelfGame:
        """Return the shelf's entry of a game."""
        return told_of(
            self.services.host.tables.library.games[slug],
            self.services.narration(slug),
            self.services.drawing.painters[slug],
            words,
        )

    @on_press(OPEN_TABLE)
    async def open_from_shelf(self, who: Caller, press: Press) -> None:
        """Open a table of the button's game here and now, with the house rules of the server or those chosen last."""
        slug, *preset = press.path or (None,)
        if (
            preset not in ([], [LAST], [FRIENDS], [FRIENDS, LAST])
            or not isinstance(slug, str)
            or not self.services.host.tables.library.plays(slug)
        ):
            raise BadId("no game")
        friends = preset[:1] == [FRIENDS]
        if friends and who.interaction.guild_id is not None:
            raise BadId("a table in direct messages is opened there")
        await open_table(who, slug, preset=LAST if LAST in preset else None, friends=friends)

    @on_press("shelf")
    async def rules_from_shelf(self, who: Caller, press: Press) -> None:
        """Show the rules of the game picked from a shelf of release 0.2 or before."""
        if len(who.values) != 1 or who.values[0] not in self.services.narrations:
            raise BadId("no game")
        await show_rules(who, who.values[0])


def limit_texts(wanted: Wanted, words: Words) -> list[str]:
    """Return the limits of a page in words."""
    said = [words("shelf-players-one", count=n) for n in wanted.players]
    return [*said, *([words("shelf-limit-minutes", count=wanted.minutes)] if wanted.minutes is not None else [])]


def shelf_panel(
    games: Mapping[str, Game[Any]],
    wanted: Wanted,
    shown: Page,
    services: Services,
    words: Words,
    known: KnownGames,
) -> Panel:
    """Return a page's buttons: the card of each game, the other pages, the limits. A known game has a mark.

    The other pages are there only if this one does not have all games within the limits.
    """
    panel = Panel()
    panel.buttons(
        ButtonSpec(
            f"{services.narration(slug).title(words)}{' ✓' if known.knows(slug) else ''}",
            Press(0, CARD, 0, (slug, *wanted.path())).custom_id(),
            discord.ButtonStyle.primary,
        )
        for slug in shown.games
    )
    if sum(shown.counts.values()) > len(shown.games):
        begin = [] if shown.genre is None or wanted.limits() else [ButtonSpec(words("shelf-begin"), _turn(Wanted()))]
        panel.buttons(
            [
                *begin,
                *(
                    ButtonSpec(
                        words("shelf-genre", genre=words(f"genre-{genre}"), count=count),
                        _turn(replace(wanted, genre=genre)),
                    )
                    for genre, count in shown.counts.items()
                    if count and genre != shown.genre
                ),
            ]
        )
    numbers = sorted({n for game in games.values() for n in game.seats})
    players = [(f"{PLAYERS}{n}", words("shelf-players-one", count=n)) for n in numbers]
    minutes = [(f"{TIME}{m}", words("shelf-limit-minutes", count=m)) for m in MINUTES]
    panel.rows += [_limits(PLAYERS, players, len(players), wanted, words), _limits(TIME, minutes, 1, wanted, words)]
    return panel


def _limits(kind: str, limits: Sequence[tuple[str, str]], most: int, wanted: Wanted, words: Words) -> SelectSpec:
    """Return the select of one kind of limit, as (value, text); it keeps the other kind."""
    return SelectSpec(
        Press(0, LIMITS, 0, (kind, *wanted.path())).custom_id(),
        words("shelf-limit-players" if kind == PLAYERS else "shelf-limit-time"),
        tuple((Label(text), value) for value, text in limits),
        least=0,
        most=most,
        chosen=frozenset(wanted.limits(kind)),
    )


def _other(kind: Field) -> str:
    """Return the kind of limit that a select of this kind keeps. Raises BadId."""
    if kind not in (PLAYERS, TIME):
        raise BadId("no kind of limit")
    return TIME if kind == PLAYERS else PLAYERS


def _add(panel: Panel, button: ButtonSpec) -> None:
    """Add a button in a row of its own; if all rows are taken, in the last row of buttons that has room."""
    if len(panel.rows) < ROWS:
        panel.rows.append([button])
        return
    room = [row for row in panel.rows if isinstance(row, list) and len(row) < PER_ROW]
    if room:
        room[-1].append(button)


def _turn(wanted: Wanted) -> str:
    """Return the custom id of a button to another page."""
    return Press(0, TURN, 0, wanted.path()).custom_id()


def _time(box: Box, words: Words) -> str:
    """Return how long a game takes, and its least age if that is known."""
    return words.listed([told for told in (words("shelf-minutes", count=box.minutes), age_words(box, words)) if told])
