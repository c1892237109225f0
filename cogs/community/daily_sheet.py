"""The deal of a day in words and as a picture: the page of one person, and their result as others see it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import discord

from cogs.delivery.sheets.daily_line import daily_line, streak_lines, to_copy
from cogs.ui import messages
from cogs.ui.drawing import Picture
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from engine.games.lessons import lesson_of
from engine.host.community.daily import Standing, seats_of
from engine.host.model.records import Status
from engine.host.model.rows import OVER
from locales import Words
from render.kit.drawing.text import signed
from render.kit.pages.overview import OVERVIEW
from render.kit.pieces.person import Person
from render.pictures.daily import MOST_BARS, Bar, DailyPicture, Day, Leaf, paint


def day_number(day: str) -> int:
    """Return a day as the number in a press: 20261122."""
    return int(day.replace("-", ""))


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


def page_lines(services: Services, standing: Standing, streak: int, words: Words) -> list[str]:
    """Return the text of a person's page of a day."""
    title = services.narration(standing.game).title(words)
    today = standing.day == services.host.daily.today
    lines = [words("daily-heading", title=title, date=dated(standing.day, words))]
    table = standing.table
    if standing.own is not None:
        lines += own_lines(services, standing, words)
    elif table is None:
        others = seats_of(services.host.tables.library.games[standing.game]) - 1
        lines.append(words("daily-what", count=others) if today else words("daily-missed"))
    elif table.status not in OVER:
        lines.append(words("daily-waits" if today else "daily-late", place=messages.place_link(table, words)))
    else:
        lines.append(words("daily-late-done" if table.status is Status.FINISHED else "daily-given-up"))
    lines += streak_lines(streak, words)
    if today:
        lines.append(words("daily-ends", begun=standing.begun, when=f"<t:{int(standing.ends)}:R>"))
    return lines + to_copy(daily_line(services, standing, words))


def fair_line(standing: Standing, words: Words) -> str:
    """Return what makes the cards of a day fair: the commitment, and once it may be known, the secret."""
    if standing.secret:
        return words("daily-secret", secret=standing.secret, commitment=standing.commitment)
    return words("daily-commitment", commitment=standing.commitment)


def score(services: Services, standing: Standing, words: Words) -> str:
    """Return the person's own score with its unit; "" if there is none."""
    if standing.own is None:
        return ""
    game = services.host.tables.library.games[standing.game]
    options = game.settled(seats_of(game), standing.options)
    return services.narration(standing.game).amount(standing.own, options, words)


def own_lines(services: Services, standing: Standing, words: Words) -> Sequence[str]:
    """Return the person's own result in words: the score, the place, and how many did worse once that says something.

    Return () if there is no result. Once the day is over, no text waits for more players.
    """
    if standing.own is None:
        return ()
    lines = [words("daily-own", score=score(services, standing, words))]
    if standing.better_than is None:
        alone = "first" if standing.day == services.host.daily.today else "only"
        return [*lines, words(f"daily-{alone}")]
    place = words("daily-place", place=str(standing.place), count=standing.people)
    better = standing.told_better_than
    return [*lines, place, *([] if better is None else [words("daily-better", percent=better)])]


def options_line(services: Services, standing: Standing, words: Words) -> str:
    """Return the line with the options of that day's deal."""
    narration = services.narration(standing.game)
    told = [narration.option_line(key, value, words) for key, value in standing.options.items()]
    return words("daily-options", options=words.join(told)) if told else words("daily-options-usual")


def page_panel(services: Services, standing: Standing, words: Words) -> Panel:
    """Return the buttons of a person's page: play, learn and rules before it; share, the other day, the fair deal."""
    daily, panel, slug = services.host.daily, Panel(), standing.game
    number, gold = day_number(standing.day), discord.ButtonStyle.primary
    today, table = standing.day == daily.today, standing.table
    buttons = []
    if table is None and today:
        buttons.append(ButtonSpec(words("button-daily-play"), Press(0, "dailyplay", number, (slug,)).custom_id(), gold))
        if lesson_of(slug) is not None:
            buttons.append(ButtonSpec(words("button-learn-minutes"), Press(0, "learn", 0, (slug,)).custom_id()))
        buttons.append(ButtonSpec(words("button-rules"), Press(0, "rulepage", 0, (slug, OVERVIEW)).custom_id()))
    elif table is not None and table.status not in OVER:
        hand = Press(table.id, "inbox").custom_id() if table.status is Status.PLAYING else None
        again = hand or Press(0, "dailyplay", number, (slug,)).custom_id()
        buttons.append(ButtonSpec(words("button-hand"), again, gold))
    if standing.own is not None:
        buttons.append(ButtonSpec(words("button-share"), Press(0, "dailyshare", number, (slug,)).custom_id(), gold))
    other = daily.yesterday if today else daily.today
    label = words("button-yesterday" if today else "button-today")
    buttons.append(ButtonSpec(label, Press(0, "daily", day_number(other), (daily.featured(other),)).custom_id()))
    buttons.append(ButtonSpec(words("button-fair"), Press(0, "dailyfair", number, (slug,)).custom_id()))
    panel.buttons(buttons)
    return panel


async def standing_picture(
    services: Services,
    standing: Standing,
    who: Person,
    streak: int,
    week: Sequence[str],
    words: Words,
    called: str = "",
) -> Picture:
    """Return the standing as a picture. If there is an own result, ``who`` is shown on it.

    ``week``: the games that they played on the last seven days; ``called``: a text in place of their name.
    """
    painter, narration = services.drawing.painters[standing.game], services.narration(standing.game)
    bars, own = bars_of(standing), standing.own is not None
    heading = words("daily-results", count=standing.people)
    open_still = standing.day == services.host.daily.today
    nobody = "daily-no-results" if open_still else "daily-no-results-over"
    ranked = standing.better_than is not None
    place, told = _about(services, standing, words)
    options = options_line(services, standing, words)
    shown = DailyPicture(
        look=painter.look,
        title=words("daily-title"),
        second=words.second("daily-title"),
        leaf=leaf_of(standing.day, words),
        game=narration.title(words),
        emblem=painter.emblem,
        who=who if own else None,
        score=score(services, standing, words),
        told=told,
        # below a result, options that are the usual ones take room from it
        options="" if own and not standing.options else options,
        heading=heading if bars else words(nobody),
        bars=bars,
        days=days_of(services, standing.day, week, words),
        foot=words("daily-in-a-row", count=streak) if streak > 1 else "",
        place=seal_of(standing, words) if ranked else None,
        first=standing.place == 1 and bool(standing.better_than),
        called=called,
        prompt=words("daily-be-first") if open_still else "",
    )
    listed = words.join([words("daily-bar", scores=_scores(bar, words), count=bar.count) for bar in bars if bar.count])
    played = _played(services, standing.day, week, words)
    alt = [
        shown.title,
        dated(standing.day, words),
        shown.leaf.called,
        shown.game,
        *([called or who.name, shown.score] if own else ()),
        place,
        shown.told,
        options,
        "" if bars else shown.prompt,
        shown.heading,
        listed,
        words("daily-week", days=words.join(played)) if played else "",
        shown.foot,
    ]
    return await services.drawing.picture(
        words,
        ("daily", painter, shown, words.lang),
        f"daily-{standing.day}-{standing.game}.png",
        "\n".join(part for part in alt if part),
        lambda: paint(shown).image,
    )


def _played(services: Services, day: str, week: Sequence[str], words: Words) -> list[str]:
    """Return the days of the row that have a game, each with its name."""
    return [
        words(
            "daily-week-day",
            weekday=words("daily-weekday", weekday=_weekday(day, ago)),
            game=services.narration(game).title(words),
        )
        for ago, game in _by_age(week)
        if game in services.drawing.painters
    ]


def _about(services: Services, standing: Standing, words: Words) -> tuple[str, str]:
    """Return the place in a sentence, and the line about the result or, without one, about the deal."""
    if standing.own is None:
        return "", words("daily-same-cards")
    _, *lines = own_lines(services, standing, words)
    if standing.better_than is None:
        return "", lines[0]
    return lines[0], lines[1] if len(lines) > 1 else ""


def leaf_of(day: str, words: Words) -> Leaf:
    """Return the leaf of the calendar for a day."""
    _, month, number = day.split("-")
    weekday = _weekday(day, 0)
    called = words("daily-weekday", weekday=weekday)
    return Leaf(words("daily-month", month=int(month)), str(int(number)), called, weekday)


def days_of(services: Services, day: str, week: Sequence[str], words: Words) -> tuple[Day, ...]:
    """Return the row of the last days up to ``day``; () if none of them has a game."""
    painters = services.drawing.painters
    drawn = {game: painters[game].emblem for game in week if game in painters}
    named = [(words("daily-weekday-short", weekday=_weekday(day, ago)), drawn.get(game)) for ago, game in _by_age(week)]
    return tuple(Day(called, emblem) for called, emblem in named) if drawn else ()


def seal_of(standing: Standing, words: Words) -> tuple[str, str]:
    """Return the place of the own result, and of how many it is."""
    place = standing.place or 0
    teen = "yes" if 11 <= place % 100 <= 13 else "no"
    nth = words("daily-nth", place=str(place), ones=place % 10, teen=teen)
    return nth, words("daily-of", count=str(standing.people))


def _by_age(week: Sequence[str]) -> list[tuple[int, str]]:
    """Return the games of the last days, each with how many days ago it was."""
    return [(len(week) - 1 - at, game) for at, game in enumerate(week)]


def _weekday(day: str, ago: int) -> int:
    """Return the weekday that was ``ago`` days before a day, from 0, Monday."""
    return (date.fromisoformat(day) - timedelta(days=ago)).weekday()


def _scores(bar: Bar, words: Words) -> str:
    return bar.first if bar.first == bar.last else words("daily-from-to", first=bar.first, last=bar.last)
