"""/daily: the deal of the day, the same cards for everybody; its results, and how to share them without a card."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import discord
from discord import app_commands

from cogs.lobby.computers import checked_level, computer_name
from cogs.run.refusals import TROUBLE, NoDirectMessages, NotNow
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.command import command, everywhere
from cogs.ui.drawing import Picture
from cogs.ui.escaping import escaped
from cogs.ui.game_names import game_selects, suggest_games, the_game
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, safely, with_alt_fallback
from cogs.ui.panel import ButtonSpec, Panel
from engine.host.community.daily import Standing, seats_of
from engine.host.model.records import Refused, Status
from engine.host.model.rows import OVER
from locales import Words
from render.daily import MOST_BARS, Bar, DailyPicture, paint
from render.kit.person import Person
from render.kit.text import signed
from render.narration.contract import Label

_DAY = re.compile(r"(\d{4})(\d{2})(\d{2})")


def day_number(day: str) -> int:
    """Return a day as the number in a press: 20261122."""
    return int(day.replace("-", ""))


def day_named(number: int) -> str:
    """Return the day of a press. Raises BadId."""
    found = _DAY.fullmatch(str(number))
    if found is None:
        raise BadId("no day")
    day = "-".join(found.groups())
    try:
        datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise BadId("no day") from None
    return day


def dated(day: str, words: Words) -> str:
    """Return a day as people write it: 22 November."""
    _, month, number = day.split("-")
    return words("daily-date", month=int(month), day=str(int(number)))


def bars_of(standing: Standing) -> tuple[Bar, ...]:
    """Return the results as at most MOST_BARS bars of equally many scores, the worst first."""
    if not standing.scores:
        return ()
    low, high = sorted((standing.scores[0][0], standing.scores[-1][0]))
    wide = -(-(high - low + 1) // MOST_BARS)
    starts = list(range(low, high + 1, wide))
    if standing.scores[0][0] > standing.scores[-1][0]:
        starts.reverse()
    return tuple(_bar(standing, start, start + wide - 1) for start in starts)


def _bar(standing: Standing, first: int, last: int) -> Bar:
    count = sum(people for score, people in standing.scores if first <= score <= last)
    return Bar(signed(first), signed(last), count, standing.own is not None and first <= standing.own <= last)


class Daily(Cog):
    """The deals of the day: command and buttons."""

    @command("daily")
    @everywhere
    @app_commands.autocomplete(game=suggest_games)
    async def daily(self, who: Caller, game: str | None = None) -> None:
        """Show today's deal, of today's featured game or of another one."""
        daily = self.services.host.daily
        slug = daily.featured(daily.today) if game is None else the_game(self.services, game)
        await who.defer()
        await self.show(who, daily.today, slug)

    @on_press("daily")
    async def turn(self, who: Caller, press: Press) -> None:
        """Show another day, or the present state of the same one; from any message."""
        day, slug = self.meant(press)
        await (safely(who.interaction.response.defer) if self.turns(who) else who.defer())
        await self.show(who, day, slug)

    @on_press("dailygame")
    async def choose(self, who: Caller, press: Press) -> None:
        """Show another game of the day."""
        if len(who.values) != 1 or who.values[0] not in self.services.host.daily.games():
            raise BadId("no game")
        day = self.shown(press)
        await (safely(who.interaction.response.defer) if self.turns(who) else who.defer())
        await self.show(who, day, who.values[0])

    def turns(self, who: Caller) -> bool:
        """True if the press was on the caller's own page, which is changed in place."""
        message = who.interaction.message
        return message is not None and any(":dailygame:" in (i or "") for i in _ids(message))

    def meant(self, press: Press) -> tuple[str, str]:
        """Return the day and the game of a press; the day is today or yesterday. Raises BadId."""
        daily = self.services.host.daily
        slug = press.path[0] if len(press.path) == 1 else None
        if not isinstance(slug, str) or slug not in daily.games():
            raise BadId("no game")
        return self.shown(press), slug

    def shown(self, press: Press) -> str:
        """Return the day of a press if it is today or yesterday, else today. Raises BadId."""
        daily, day = self.services.host.daily, day_named(press.prompt)
        return day if day in (daily.today, daily.yesterday) else daily.today

    async def show(self, who: Caller, day: str, slug: str) -> None:
        """Show the page of a day's deal to the caller alone."""
        standing = await self.services.host.daily.standing(day, slug, who.person.id)
        seen = who.interaction.guild_id is not None
        text = messages.fit(self.lines(standing, who.words, seen=seen))
        settings = await self.services.host.settings.person(who.person.id)
        own, you = Person(who.person.name, settings.portrait), who.words("daily-you")
        picture = await self.picture(standing, own, self.own_lines(standing, who.words), who.words, you)
        begun = await self.services.host.daily.begun(day, who.person.id)
        panel = self.panel(standing, begun, who.words, seen=seen)
        if self.turns(who):
            await who.replace(text, panel, picture=picture, drop=True)
        else:
            await who.say(text, panel, picture)

    def lines(self, standing: Standing, words: Words, *, seen: bool) -> list[str]:
        """Return the text of the page; ``seen``: others could see a shared result here."""
        title = self.services.narration(standing.game).title(words)
        today = standing.day == self.services.host.daily.today
        lines = [words("daily-heading", title=title, date=dated(standing.day, words))]
        table = standing.table
        if standing.own is not None:
            lines += [*self.own_lines(standing, words), *([] if seen else [words("daily-share-where")])]
        elif table is None:
            others = seats_of(self.services.host.tables.library.games[standing.game]) - 1
            lines.append(words("daily-what", count=others) if today else words("daily-missed"))
        elif table.status not in OVER:
            lines.append(words("daily-waits" if today else "daily-late", place=messages.place_link(table)))
        else:
            lines.append(words("daily-late-done" if table.status is Status.FINISHED else "daily-given-up"))
        lines.append(self.options_line(standing, words))
        if today:
            lines.append(words("daily-ends", begun=standing.begun, when=f"<t:{int(standing.ends)}:R>"))
        if standing.secret:
            lines.append(words("daily-secret", secret=standing.secret, commitment=standing.commitment))
        else:
            lines.append(words("daily-commitment", commitment=standing.commitment))
        return lines

    def score(self, standing: Standing, words: Words) -> str:
        """Return the caller's own score with its unit; "" if there is none."""
        if standing.own is None:
            return ""
        game = self.services.host.tables.library.games[standing.game]
        options = game.settled(seats_of(game), standing.options)
        return self.services.narration(standing.game).amount(standing.own, options, words)

    def own_lines(self, standing: Standing, words: Words, *, shared: bool = False) -> Sequence[str]:
        """Return the caller's own result in words: the score, the place, how many did worse; ``shared``: for other
        readers.

        Return () if there is no result. A person who did better than nobody, the last or one of many alike, gets only
        the place. Once the day is over, no text waits for more players.
        """
        if standing.own is None:
            return ()
        lines = [words("daily-shared-own" if shared else "daily-own", score=self.score(standing, words))]
        if standing.better_than is None:
            alone = "first" if standing.day == self.services.host.daily.today else "only"
            return [*lines, words(f"daily-shared-{alone}" if shared else f"daily-{alone}")]
        place = words("daily-place", place=str(standing.place), count=standing.people)
        better = [words("daily-better", percent=standing.better_than)] if standing.better_than else []
        return [*lines, place, *better]

    def options_line(self, standing: Standing, words: Words) -> str:
        """Return the line with the options of that day's deal."""
        narration = self.services.narration(standing.game)
        told = [narration.option_line(key, value, words) for key, value in standing.options.items()]
        return words("daily-options", options=words.join(told)) if told else words("daily-options-usual")

    def panel(self, standing: Standing, begun: Mapping[str, bool], words: Words, *, seen: bool) -> Panel:
        """Return the buttons of a day's deal: play, share, the other day and other games.

        ``begun``: the games the caller has begun, and whether that table is over. ``seen``: others see a shared result
        here.
        """
        daily, panel, slug = self.services.host.daily, Panel(), standing.game
        number, gold = day_number(standing.day), discord.ButtonStyle.primary
        today, table = standing.day == daily.today, standing.table
        buttons = []
        if table is None and today:
            buttons.append(
                ButtonSpec(words("button-daily-play"), Press(0, "dailyplay", number, (slug,)).custom_id(), gold)
            )
        elif table is not None and table.status not in OVER:
            hand = Press(table.id, "inbox").custom_id() if table.status is Status.PLAYING else None
            again = hand or Press(0, "dailyplay", number, (slug,)).custom_id()
            buttons.append(ButtonSpec(words("button-hand"), again, gold))
        if standing.own is not None and seen:
            buttons.append(ButtonSpec(words("button-share"), Press(0, "dailyshare", number, (slug,)).custom_id(), gold))
        other = daily.yesterday if today else daily.today
        label = words("button-yesterday" if today else "button-today")
        buttons.append(ButtonSpec(label, Press(0, "daily", day_number(other), (slug,)).custom_id()))
        panel.buttons(buttons)
        notes = {g: words("daily-done" if over else "daily-begun") for g, over in begun.items()}
        games = tuple(
            (Label(self.services.narration(g).title(words), notes.get(g) or words(f"{g}-line")), g)
            for g in daily.games()
        )
        panel.rows += game_selects(
            games,
            lambda at: Press(0, "dailygame", number, (at,) if at else ()).custom_id(),
            words("daily-other-games"),
            words,
            frozenset({slug}),
        )
        return panel

    async def picture(
        self, standing: Standing, who: Person, told: Sequence[str], words: Words, called: str = ""
    ) -> Picture:
        """Return the standing as a picture. If there is an own result, described by the lines ``told``, ``who`` is
        shown on it.

        ``called``: a text in place of their name.
        """
        painter, narration = self.services.drawing.painters[standing.game], self.services.narration(standing.game)
        bars = bars_of(standing)
        heading = words("daily-results", count=standing.people)
        nobody = "daily-no-results" if standing.day == self.services.host.daily.today else "daily-no-results-over"
        shown = DailyPicture(
            look=painter.look,
            title=words("daily-title"),
            second=words.other("daily-title"),
            date=dated(standing.day, words),
            game=narration.title(words),
            emblem=painter.emblem,
            who=who if standing.own is not None else None,
            score=self.score(standing, words),
            lines=(*(told[1:] or (words("daily-same-cards"),)), self.options_line(standing, words)),
            heading=heading if bars else words(nobody),
            bars=bars,
            foot=words("daily-proof", commitment=standing.commitment[:16]),
            place=standing.place or 0,
            called=called,
        )
        listed = words.join(
            [words("daily-bar", scores=_scores(bar, words), count=bar.count) for bar in bars if bar.count]
        )
        alt = [
            shown.title,
            shown.date,
            shown.game,
            *([called or who.name, told[0]] if told else ()),
            *shown.lines,
            shown.heading,
            listed,
        ]
        return await self.services.drawing.picture(
            ("daily", painter, shown, words.lang),
            f"daily-{standing.day}-{standing.game}.png",
            "\n".join(part for part in alt if part),
            lambda: paint(shown).image,
        )

    @on_press("dailyplay")
    async def play(self, who: Caller, press: Press) -> None:
        """Deal today's cards to the caller, in their direct messages."""
        day, slug = self.meant(press)
        host = self.services.host
        if day != host.daily.today or day != day_named(press.prompt):
            raise Refused("daily-over")
        await (safely(who.interaction.response.defer) if self.turns(who) else who.defer())
        await host.settings.remember_person(who.person)
        channel = await self.channel(who)
        level = checked_level(self.services, None)
        names: tuple[str, ...] = ()
        for _ in range(seats_of(host.tables.library.games[slug]) - 1):
            names = (*names, computer_name(names, level, who.words))
        await host.daily.open(slug, who.person, names, level, channel=channel, lang=who.words.lang)
        await self.show(who, day, slug)

    async def channel(self, who: Caller) -> str:
        """Return the channel of the caller's direct messages. Raises Refused: daily-needs-messages."""
        if who.interaction.guild_id is None:
            return str(who.interaction.channel_id)
        reaching, settings = self.services.live_hands.reaching, await self.services.host.settings.person(who.person.id)
        try:
            return settings.dm_channel or await reaching.open(who.person.id)
        except (NoDirectMessages, NotNow, *TROUBLE):
            raise Refused("daily-needs-messages") from None

    @on_press("dailyshare")
    async def share(self, who: Caller, press: Press) -> None:
        """Show the caller's result to everybody here, without any card; readers can try the deal from there."""
        day, slug = self.meant(press)
        standing = await self.services.host.daily.standing(day, slug, who.person.id)
        if standing.own is None or day != day_named(press.prompt):
            raise Refused("daily-nothing-to-share")
        await safely(lambda: who.interaction.response.defer(thinking=True))
        settings = await self.services.host.settings.person(who.person.id)
        told = self.own_lines(standing, who.words, shared=True)
        picture = await self.picture(standing, Person(who.person.name, settings.portrait), told, who.words)
        title = self.services.narration(slug).title(who.words)
        lines = [
            who.words("daily-shared", name=escaped(who.person.name), title=title, date=dated(day, who.words)),
            *told,
        ]
        text, drawn = with_alt_fallback(messages.fit(lines), picture)
        panel, here = Panel(), Press(0, "daily", day_number(day), (slug,)).custom_id()
        panel.buttons([ButtonSpec(who.words("button-daily"), here)])
        await who.show(
            lambda: who.interaction.edit_original_response(
                content=text,
                view=panel.view(),
                attachments=[drawn.file()] if drawn is not None else [],
                allowed_mentions=discord.AllowedMentions.none(),
            )
        )


def _scores(bar: Bar, words: Words) -> str:
    return bar.first if bar.first == bar.last else words("daily-from-to", first=bar.first, last=bar.last)


def _ids(message: discord.Message) -> list[str | None]:
    """Return the custom ids of a message's components."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [getattr(child, "custom_id", None) for row in rows for child in row.children]
