"""The public message of a table, for every status: the lobby, the running game, the result. In the table's language."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from cogs.delivery.sheets.daily_line import daily_lines
from cogs.delivery.sheets.lobby_sheet import lobby_sheet
from cogs.delivery.sheets.open_requests import request_lines, substitute_lines
from cogs.delivery.sheets.table_panels import (
    again_panel,
    playing_panel,
    result_panel,
    waiting_panel,
    watch_panel,
)
from cogs.ui.drawing import Picture
from cogs.ui.messages import (
    RECENT,
    Sheet,
    event_lines,
    fit,
    heading,
    illustrated,
    in_text,
    outcome,
    shown_names,
    waiting_line,
)
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from cogs.ui.words.unloaded_games import is_here, waits
from cogs.ui.words.waiting import away_lines, clock_lines, offer_lines, pause_lines
from engine.core.view import View
from engine.host.community.leagues import Leagues
from engine.host.model.records import GAME_NEWER, GAME_UNREADABLE, LogLine, Status, TableInfo
from engine.host.table.turns import COMPUTER, ORDER, TIMEOUT
from locales import Words
from render.narration.course import course

NOBODY = frozenset({COMPUTER, ORDER, TIMEOUT})
"""Makers of moves that are no person."""


async def table_sheet(services: Services, info: TableInfo, words: Words | None = None) -> Sheet:
    """Return the live table message, for any status: in the table's language, or in ``words`` for one reader."""
    words = words or services.table_words(info)
    if info.status in (Status.ENDED, Status.EXPIRED):
        left = info.status is Status.ENDED and not info.watch and all(s.person is None for s in info.seats)
        how = words("table-deserted" if left else f"table-{info.status.value}")
        # Where nobody ever sat, nobody can ask for a rematch.
        had = not left or any(s.absent or s.resigned for s in info.seats)
        return Sheet(
            fit([heading(services, info, words), how]),
            again_panel(info, words, league=await league_of(services, info)) if had else Panel(),
        )
    if not is_here(services, info.game) or info.paused_for in (GAME_NEWER, GAME_UNREADABLE):
        return Sheet(fit([heading(services, info, words), waits(info, words)]), waiting_panel(info, words))
    if info.status is Status.OPEN:
        return await lobby_sheet(services, info, words)
    view, news = await services.host.reading.onlooked(info.id, RECENT)
    away = {seat.seat for seat in info.seats if seat.away_until > services.clock()}
    recent = event_lines(services, info, [without_away(line, away) for line in news], view, words)[-RECENT:]
    if info.status is Status.FINISHED:
        return await result_sheet(services, info, view, words)
    lines = [heading(services, info, words)]
    if info.status is Status.PAUSED:
        lines.append(words(info.paused_for or "paused"))
    lines.append(services.narration(info.game).state_line(in_text(view, info, words)))
    if info.status is Status.PLAYING:
        lines.append(waiting_line(services, info, view, words))
        lines += clock_lines(info, shown_names(info), words)
    lines += away_lines(info, shown_names(info), services.clock(), words)
    lines += [*offer_lines(info, shown_names(info), words), *pause_lines(info, words)]
    lines += substitute_lines(info, shown_names(info), words)
    if info.request is not None:
        would_go = await services.host.reading.happened(info.id, None, start=info.request.begin)
        lines += request_lines(services, info, view, would_go, words)
    lines += [f"> {line}" for line in recent]
    panel = watch_panel(info, words) if info.watch else playing_panel(info, words)
    return illustrated(fit(lines), panel, await services.drawing.table(info, view, words))


def without_away(line: LogLine, away: Collection[int]) -> LogLine:
    """Return a log line without the news that these seats are away: a line of their own says until when."""
    return replace(
        line, events=tuple(e for e in line.events if e.kind != "table-away" or e.facts.get("seat") not in away)
    )


async def result_sheet(services: Services, info: TableInfo, view: View, words: Words) -> Sheet:
    """Return the message of a finished table: the outcome and the next steps. The last moves are in the look back."""
    lines = [heading(services, info, words), outcome(view, shown_names(info), words)]
    lines += await result_lines(services, info, words)
    speaks, league = await services.host.phrases.offered(info), await league_of(services, info)
    panel = result_panel(info, words, speaks=speaks, league=league)
    return illustrated(fit(lines), panel, await result_picture(services, info, view, words))


async def league_of(services: Services, info: TableInfo, person: str | None = None) -> int | None:
    """Return the number of the league or cup whose table this is; None for any other.

    ``person``: None also if this person is not one of its people, who alone reach it from everywhere.
    """
    leagues = Leagues(services.host)
    number = None if info.guild is None else await leagues.of_table(info.id)
    if number is None or person is None:
        return number
    return number if any(m.person == person for m in (await leagues.one(number)).people) else None


async def result_lines(services: Services, info: TableInfo, words: Words) -> list[str]:
    """Return how a finished game was played: hints, who moved for whom, the daily deal, moves taken back."""
    names = shown_names(info)
    return [
        *(words("result-hints", name=names[s.seat], count=s.hints) for s in info.seats if s.hints),
        *await movers_lines(services, info, words),
        *await daily_lines(services, info, words),
        *(words("result-undos", name=names[s.seat], count=s.takebacks_made) for s in info.seats if s.takebacks_made),
    ]


async def movers_lines(services: Services, info: TableInfo, words: Words) -> list[str]:
    """Return who made the moves of each seat, one line each, for seats whose moves one person did not make alone."""
    lines, names = [], shown_names(info)
    for seat, made in sorted((await services.host.reading.movers(info.id)).items()):
        people = [who for who in made if who not in NOBODY]
        if (people and set(made) & {COMPUTER, TIMEOUT}) or len(people) > 1:
            counts = [
                words("movers-count", name=await mover(services, info, who, words), count=made[who]) for who in made
            ]
            lines.append(words("movers-line", name=names[seat], counts=words.join(counts)))
    return lines


async def mover(services: Services, info: TableInfo, who: str, words: Words) -> str:
    """Return who made a move, as message text: a person by name, a computer, the table, an order."""
    if who in NOBODY:
        return words(f"mover-{who}")
    here = [s.name for s in info.seats if s.person == who]
    return escaped(here[0] if here else await services.host.names.known(info.guild, who) or words("somebody-name"))


async def result_picture(
    services: Services, info: TableInfo, view: View, words: Words, *, small: bool = False
) -> Picture:
    """Return the picture of a finished table. Its log is replayed if the last position does not show the course."""
    went = None if course(view, words) else await services.host.match_histories.of(info.id)
    return await services.drawing.result(info, view, words, went, small=small)
