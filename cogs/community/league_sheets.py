"""The messages of a league or cup: its board, a week's pairings, its end, and the standings as a picture.

Texts about cups have keys of their own: ``cup-`` in place of ``league-`` (``key``).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import groupby
from typing import Any

import discord

from cogs.delivery.sheets.table_panels import STANDINGS
from cogs.lobby.lobby_options import changed_rules
from cogs.ui import messages
from cogs.ui.drawing import Picture, pictured
from cogs.ui.ids import Press
from cogs.ui.messages import Sheet, fit, illustrated
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from cogs.ui.words.waiting import moment
from engine.host.community.cup_rounds import THIRD, Course, CupRow
from engine.host.community.cups import KNOCKOUT, SWISS, goes_on, is_final
from engine.host.community.league_personal_data import OVER
from engine.host.community.league_weeks import LeagueWeeks, Pairing
from engine.host.community.leagues import OPEN, RUNNING, League, Leagues
from engine.host.community.pairing import left_over
from engine.host.lobby.presets import offered
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import Refused, Status
from engine.host.people.standings import Standing
from locales import Words
from render.kit.pieces.person import Person
from render.pictures.cup import MOST as MOST_ROUNDS
from render.pictures.cup import Bracket, Column, Entrant, Tray
from render.pictures.cup import paint as draw_bracket
from render.pictures.league import MOST, LeagueRow, LeagueTable, paint

MOST_HANDS = 20
"""The most tables of a person that have a button."""
LOOK, WEEKLY, ENDED, SEE = "leaguelook", "leagueweek", "leagueend", STANDINGS
"""Verbs of the button that shows the standings: on the board, on a week's message and on the last one, which are
identified by them; and on messages that belong to no league, such as the result of one of its tables.
"""
JOIN, LEAVE, START, END = "leaguejoin", "leagueleave", "leaguestart", "leaguestop"
RULES = "leaguehouse"
"""The verb of the house rules of a league."""


def title_of(services: Services, league: League, words: Words) -> str:
    """Return the name of a league's game."""
    return services.narration(league.game).title(words)


def key(league: League, name: str) -> str:
    """Return the key of a text about a league; that of a cup has a name of its own."""
    return f"{'cup' if league.is_cup else 'league'}-{name}"


def titled(services: Services, league: League, words: Words, name: str = "heading", **facts: Any) -> str:
    """Return a text that names a league."""
    return words(key(league, name), title=title_of(services, league, words), id=str(league.id), **facts)


def side_name(league: League, side: str, words: Words) -> str:
    """Return the name of an entrant: of a person, or of a team by its first member."""
    if league.team == 1:
        return league.called.get(side, words("league-somebody"))
    first = next((m for m in league.people if league.side_of(m.person) == side), None)
    return words("cup-team", name=words("league-somebody") if first is None else league.called[first.person])


def team_lines(league: League, words: Words) -> list[str]:
    """Return the teams with their members; [] in a cup without teams."""
    if league.team == 1:
        return []
    found = []
    for side in league.entrants:
        if members := league.members(side):
            names = [escaped(league.called[m.person]) for m in members]
            team = escaped(side_name(league, side, words))
            found.append(words("cup-team-line", team=team, names=words.join(names), count=len(names), size=league.team))
    return found


def signed_lines(league: League, words: Words) -> list[str]:
    """Return who has signed up: the people, or the teams with theirs."""
    names = [escaped(league.called[m.person]) for m in league.playing]
    return team_lines(league, words) or [words("league-signed", count=len(names), names=words.join(names))]


def state_of(league: League, words: Words) -> str:
    """Return the state of a league in a few words."""
    if league.status == OPEN:
        return words("league-state-open")
    if league.status == RUNNING:
        state = "league-state" if league.days == 7 and not league.is_cup else "cup-state"
        return words(state, week=max(1, league.week), weeks=league.weeks)
    return words(key(league, "state-over"))


def look_button(league: League, verb: str, words: Words, *week: int) -> ButtonSpec:
    """Return the button to the standings and the reader's games; on a week's message it carries the week.

    Before the start there are no standings yet: the same page explains the points, and has the reader's buttons.
    """
    label = "button-more" if league.status == OPEN else "button-league-look"
    return ButtonSpec(words(label), Press(0, verb, league.id, week).custom_id())


async def board(services: Services, league: League, words: Words) -> Sheet:
    """Return the message that is kept up to date."""
    lines = [titled(services, league, words)]
    panel = Panel()
    if league.status == OPEN:
        organiser = league.member(league.organiser)
        lines += [
            *terms(league, words),
            *signed_lines(league, words),
            *free_lines(services, league, words),
            *missing_lines(services, league, words),
            words(
                "league-how", name=escaped(league.called[organiser.person]) if organiser else words("league-somebody")
            ),
        ]
        panel.buttons(
            [
                _button(league, JOIN, "button-league-join", words, discord.ButtonStyle.primary),
                _button(league, LEAVE, "button-league-leave", words),
                start_button(services, league, words),
                ButtonSpec(words("button-rules"), Press(0, "leaguerules", league.id).custom_id()),
                look_button(league, LOOK, words),
            ]
        )
        return await _with_roster(services, league, lines, panel, words)
    lines += await _progress(services, league, words)
    leave = [_button(league, LEAVE, "button-league-leave", words)] if league.status == RUNNING else []
    join = [_button(league, JOIN, "button-league-join", words)] if joinable(league) and leave else []
    panel.buttons([look_button(league, LOOK, words), *join, *leave])
    return await _with_table(services, league, lines, panel, words)


def terms(league: League, words: Words) -> list[str]:
    """Return what people agree to when they sign up."""
    facts = {"weeks": league.weeks, "size": league.size, "pace": words(f"pace-{league.pace}")}
    if not league.is_cup:
        usual = "league-terms" if league.days == 7 else "league-terms-days"
        return [words(usual, **facts, span=words("cup-days", count=league.days))]
    teams = [] if league.team == 1 else [words("cup-teams", count=league.team)]
    span = words("cup-days", count=league.days)
    return [words(f"cup-terms-{league.mode}", **facts, span=span), *teams]


def points_line(league: League, words: Words) -> str:
    """Return how points are given, in small print: it stands with the standings."""
    return f"-# {words(f'cup-points-{league.mode}' if league.is_cup else 'league-points')}"


def joinable(league: League) -> bool:
    """True if people may sign up: before it starts, for a cup also until its last round has begun."""
    return league.status == OPEN or (league.status == RUNNING and league.is_cup and not league.ending)


def missing(services: Services, league: League) -> int:
    """Return how many more people, or teams, it takes to start; 0 also for a game that is away, which is said then."""
    with suppress(Refused):
        return Leagues(services.host).missing(league)
    return 0


def missing_lines(services: Services, league: League, words: Words) -> list[str]:
    """Return the line of how many are missing; [] if there are enough."""
    count = missing(services, league)
    return [words("league-missing" if league.team == 1 else "cup-missing-teams", count=count)] if count else []


def start_button(services: Services, league: League, words: Words) -> ButtonSpec:
    """Return the button to start: green once enough people are there, dead before that."""
    few = missing(services, league) > 0
    style = discord.ButtonStyle.secondary if few else discord.ButtonStyle.success
    return replace(_button(league, START, "button-league-start", words, style), disabled=few)


def free_lines(services: Services, league: League, words: Words) -> list[str]:
    """Return the line that not everybody plays every week, by the people signed up so far; [] if everybody does."""
    if league.is_cup:
        return []
    people = len(league.playing)
    with suppress(Refused):
        allowed = Leagues(services.host).allowed(league.game)
        count, every = left_over(people, league.size, allowed, league.weeks)
        if count:
            return [words("league-some-free", people=people, count=count, every="yes" if every else "no")]
        if league.size == 2 and league.status == OPEN and not league.weeks:
            return [words("league-odd")]
    return []


async def _progress(services: Services, league: League, words: Words) -> list[str]:
    if league.status == RUNNING:
        if not league.week:
            return [words(key(league, "soon")), *free_lines(services, league, words)]
        return [f"{state_of(league, words)} · {_following(league, words)}"]
    if not league.week:
        return [words(key(league, "cancelled"))]
    return [
        words(key(league, "is-over") if league.is_cup else "league-over"),
        *await winner_lines(services, league, words),
    ]


def _following(league: League, words: Words, *, stays: bool = False) -> str:
    """Return when the next week begins, or that there is none; ``stays``: the message is still read after that."""
    if league.due is None:
        return words(key(league, "last"))
    # No message changes because time passes, so this holds before and after that moment.
    date = f"<t:{int(league.due)}:f>"
    if league.mode == KNOCKOUT:
        return words("cup-next-knockout", when=date)
    return words(key(league, "next"), when=date if stays else moment(league.due))


async def winner_lines(services: Services, league: League, words: Words) -> list[str]:
    """Return the lines about the winners of a league."""
    weeks = LeagueWeeks(Leagues(services.host))
    if league.is_cup:
        standings = await weeks.cup_standings(league)
        leading = [row for row in standings if row.place == 1]
        if league.mode == KNOCKOUT:
            # A final that one side left, or that time decided, is no finished table, but has a winner.
            sides = [row for row in leading if row.played or len(leading) == 1]
        else:
            # Who sat out while all others tied is before them, and wins nothing.
            played = [row for row in standings if row.played]
            sides = [row for row in played if row.place == played[0].place]
        told = words.join([escaped(side_name(league, row.side, words)) for row in sides])
        if not sides:
            return [words("league-no-games")]
        return [words(f"cup-won-{league.mode}", count=len(sides), names=told, points=sides[0].points, team=league.team)]
    rows = await weeks.standings(league)
    names = league.called
    first = [row for row in rows if row.place == 1 and row.played]
    if not first:
        return [words("league-no-games")]
    told = words.join([escaped(names[row.person]) for row in first])
    return [words("league-won", count=len(first), names=told, points=first[0].points)]


async def places_lines(services: Services, league: League, words: Words) -> list[str]:
    """Return the line with the places of a knock-out that is over; its bracket has only those of the last round.

    There is none if it ended before any table was decided.
    """
    rows = await LeagueWeeks(Leagues(services.host)).cup_standings(league)
    if sum(row.place == 1 for row in rows) > 1 and not any(row.played for row in rows):
        return []
    told = []
    for place, sharing in groupby(rows, lambda row: row.place):
        names = words.join([escaped(side_name(league, row.side, words)) for row in sharing])
        told.append(words("cup-place", place=str(place), names=names))
    return [words("cup-places", places=words.listed(told))]


async def week_sheet(
    services: Services, league: League, week: int, words: Words, here: Collection[str] | None = None
) -> Sheet:
    """Return the pairings of a week, the free people who are ``here`` in the server, and the time of the next ones."""
    lines = [titled(services, league, words, "week", week=week)]
    pairings = [p for p in await LeagueWeeks(Leagues(services.host)).pairings(league) if p.week == week]
    for _, heat in groupby(pairings, lambda p: p.number // league.team):
        lines += await _heat_lines(services, league, list(heat), pairings, words)
    playing = {person for p in pairings if p.table for person in p.people}
    free = [m for m in league.playing if m.person not in playing and (here is None or m.person in here)]
    # Who came after a round had begun has not missed it, and plays in it only if a place comes free.
    came = [m for m in free if week and m.since == week]
    if league.mode == KNOCKOUT:
        # All others are out; only those who have a bye are told.
        byes = {league.side_of(p.people[0]) for p in pairings if len(p.people) == 1}
        free = [m for m in free if league.side_of(m.person) in byes]
    out = dict.fromkeys(league.side_of(m.person) for m in free if m not in came)
    # A team sits out as a whole: of one that plays, a member who is missing has come late.
    meeting = {league.side_of(person) for person in playing}
    if names := [escaped(side_name(league, side, words)) for side in out if side not in meeting]:
        free_key = "cup-bye" if league.mode == KNOCKOUT else key(league, "free")
        lines.append(words(free_key, names=words.join(names)))
    if came and league.mode == SWISS:
        lines.append(words("cup-from-next", names=words.join([escaped(league.called[m.person]) for m in came])))
    if week == league.week:
        lines.append(_following(league, words, stays=True))
    panel = Panel()
    panel.buttons([look_button(league, WEEKLY, words, week)])
    return Sheet(fit(lines), panel)


async def _heat_lines(
    services: Services, league: League, heat: list[Pairing], of_week: list[Pairing], words: Words
) -> list[str]:
    """Return the lines of the tables at which the same people or teams meet; [] if none of them is played."""
    if league.team == 1:
        return [line for p in heat for line in await pairing_line(services, league, p, of_week, words)]
    lines = [line for p in heat for line in await _table_line(services, league, p, words)]
    if not lines:
        return []
    sides = dict.fromkeys(league.side_of(one) for one in heat[0].people)
    teams = words.join([escaped(side_name(league, side, words)) for side in sides])
    return [_staged(league, heat[0], of_week, words("cup-pair-teams", teams=teams), words), *lines]


async def pairing_line(
    services: Services,
    league: League,
    pairing: Pairing,
    pairings: list[Pairing],
    words: Words,
    *,
    own: bool = False,
) -> list[str]:
    """Return the line with the people and the table of a pairing, and its place in a knock-out; [] if not played.

    ``pairings``: at least all of its week. ``own``: the one reader plays there.
    """
    lines = await _table_line(services, league, pairing, words, own=own)
    return [_staged(league, pairing, pairings, line, words) for line in lines]


async def _table_line(
    services: Services, league: League, pairing: Pairing, words: Words, *, own: bool = False
) -> list[str]:
    if not pairing.table:
        return []
    info = await services.host.reading.table(pairing.table)
    # By their names in the league: seat numbers beside names would be taken for places in it.
    known = league.called
    people = [known.get(seat.person or "", info.names[seat.seat]) for seat in info.seats]
    names = words.join([escaped(name) for name in people])
    if not own and (league.is_cup or info.channel != league.channel):
        # The thread of a cup's table is private, and so may be the place where a table was moved to.
        return [words("league-pair-away", names=names, table=str(info.id))]
    return [words("league-pair", names=names, table=str(info.id), place=messages.place_link(info, words))]


def _staged(league: League, pairing: Pairing, pairings: list[Pairing], line: str, words: Words) -> str:
    """Return a line, with the words that it is about the final or the third place of a knock-out."""
    if league.mode != KNOCKOUT:
        return line
    third = THIRD * league.team
    if pairing.number >= third:
        return words("cup-pair-third", line=line)
    main = {p.number // league.team for p in pairings if p.week == pairing.week and p.number < third}
    return words("cup-pair-final", line=line) if len(main) == 1 else line


async def end_sheet(services: Services, league: League, words: Words) -> Sheet:
    """Return the message about the end of a league."""
    lines = [titled(services, league, words, "ended"), *await winner_lines(services, league, words)]
    panel = Panel()
    panel.buttons([look_button(league, ENDED, words)])
    return await _with_table(services, league, lines, panel, words)


def league_rules(services: Services, game: str, rules: HouseRules, words: Words) -> str:
    """Return in one line how the rules of a league's tables differ from the usual ones."""
    named = services.host.tables.library.games[game]
    usual = named.usual_seats({})
    own = HouseRules(offered(named, usual, rules.options), usual, undo=rules.undo, pictures=rules.pictures)
    changed = changed_rules(services, game, own, words)
    return words.listed(changed) if changed else words("house-usual")


async def own_sheet(services: Services, league: League, person: str, words: Words, *, manages: bool = False) -> Sheet:
    """Return the standings for one person: with their running tables, buttons to their hands, and their actions."""
    lines = [titled(services, league, words)]
    panel, own = Panel(), own_buttons(services, league, person, words, manages=manages)
    rules = await services.host.presets.of_league(league.game, league.id)
    if rules is not None and (told := league_rules(services, league.game, rules, words)):
        lines.append(words("league-rules", rules=told))
    if league.status == OPEN:
        lines += [*signed_lines(league, words), *missing_lines(services, league, words), points_line(league, words)]
        panel.buttons(own)
        return await _with_roster(services, league, lines, panel, words)
    lines += await _progress(services, league, words)
    mine, hands = list[str](), list[ButtonSpec]()
    pairings = await LeagueWeeks(Leagues(services.host)).pairings(league)
    for pairing in pairings:
        if person not in pairing.people or not pairing.table:
            continue
        info = await services.host.reading.table(pairing.table)
        if info.status in (Status.PLAYING, Status.PAUSED) and info.seat_of(person) is not None:
            mine += await pairing_line(services, league, pairing, pairings, words, own=True)
            label = words("inbox-button", title=title_of(services, league, words), table=str(info.id))
            hands.append(ButtonSpec(label, Press(info.id, "inbox").custom_id()))
    lines += team_lines(league, words)
    if league.mode == KNOCKOUT and league.status == OVER and league.week:
        lines += await places_lines(services, league, words)
    if mine:
        lines += [words("league-mine"), *mine]
    lines.append(points_line(league, words))
    panel.buttons(hands[:MOST_HANDS])
    panel.buttons(own)
    return await _with_table(services, league, lines, panel, words)


def own_buttons(services: Services, league: League, person: str, words: Words, *, manages: bool) -> list[ButtonSpec]:
    """Return the buttons for a person's possible actions in a league."""
    verbs: dict[str, str] = {}
    if joinable(league) and league.member(person) is None:
        verbs[JOIN] = "button-league-join"
    if league.status != OVER and league.member(person) is not None:
        verbs[LEAVE] = "button-league-leave"
    if league.status != OVER and (manages or league.organiser == person):
        verbs |= {START: "button-league-start", RULES: "button-options"} if league.status == OPEN else {}
        verbs |= {} if league.ending else {END: "button-league-end"}
    return [
        start_button(services, league, words) if verb == START else _button(league, verb, label, words)
        for verb, label in verbs.items()
    ]


def league_lines(services: Services, leagues: Sequence[League], words: Words) -> list[str]:
    """Return the lines of a list of leagues: those that people can join, then the others."""
    lines: list[str] = []
    if waiting := [league for league in leagues if joinable(league)]:
        lines += [words("open-seats-leagues"), *(league_line(services, league, words) for league in waiting)]
    if begun := [league for league in leagues if not joinable(league)]:
        lines += [words("open-seats-leagues-begun"), *(league_line(services, league, words) for league in begun)]
    return lines


def league_line(services: Services, league: League, words: Words) -> str:
    """Return the line of a league: its channel, and how many people are in it."""
    title = title_of(services, league, words)
    facts = {"channel": league.channel, "count": len(league.playing)}
    return words(f"open-seats-{key(league, '')[:-1]}", title=title, id=str(league.id), **facts)


def league_button(services: Services, league: League, words: Words) -> ButtonSpec:
    """Return the button that leads to a league."""
    title = title_of(services, league, words)
    label = words(f"open-seats-{key(league, 'button')}", title=title, id=str(league.id))
    return ButtonSpec(label, Press(0, SEE, league.id).custom_id())


async def _with_table(services: Services, league: League, lines: list[str], panel: Panel, words: Words) -> Sheet:
    if league.is_cup and league.game in services.drawing.painters:
        return await _with_cup(services, league, lines, panel, words)
    rows = (await LeagueWeeks(Leagues(services.host)).standings(league))[:MOST]
    if not rows or league.game not in services.drawing.painters:
        return Sheet(fit(lines), panel)
    return illustrated(fit(lines), panel, await table_picture(services, league, rows, words))


async def _with_cup(services: Services, league: League, lines: list[str], panel: Panel, words: Words) -> Sheet:
    """Return the message with a cup's standings, or the bracket of a knock-out."""
    cup = await LeagueWeeks(Leagues(services.host)).course(league)
    sides = {side: await _drawn_side(services, league, side, words) for side in league.entrants}
    if league.mode == KNOCKOUT:
        if not cup.rounds:
            return Sheet(fit(lines), panel)
        return illustrated(fit(lines), panel, await _bracket(services, cup, sides, words))
    rows = cup.rows()[:MOST]
    if not rows:
        return Sheet(fit(lines), panel)
    drawn, told = list[LeagueRow](), list[str]()
    for row in rows:
        hand = "" if row.same_hand is None else words("league-kept", count=row.same_hand)
        first = row.place == 1 and row.played > 0
        drawn.append(LeagueRow(row.place, sides[row.side], row.played, row.won, hand, row.points, first, row.gone))
        line = words("league-row", place=str(row.place), name=sides[row.side].name, **_figures(row))
        told.append(words("cup-row-hand", row=line, hand=hand) if hand else line)
    heads = tuple(
        words(head) for head in ("league-head-played", "league-head-won", "cup-head-hand", "league-head-points")
    )
    played, won, hand, points = heads
    alt = words("league-alt", rows=words("league-alt-gap").join(told))
    return illustrated(
        fit(lines), panel, await _drawn(services, league, drawn, (played, won, hand, points), alt, words)
    )


def _figures(row: CupRow) -> dict[str, int]:
    return {"points": row.points, "played": row.played, "won": row.won}


async def _drawn_side(services: Services, league: League, side: str, words: Words) -> Person:
    """Return an entrant as drawn: a team with the portrait of its first member."""
    first = next((m.person for m in league.people if league.side_of(m.person) == side), side)
    return pictured(first, side_name(league, side, words), (await services.host.settings.person(first)).portrait)


async def _bracket(services: Services, cup: Course, sides: dict[str, Person], words: Words) -> Picture:
    """Return the rounds of a knock-out as a picture, with its description."""
    league, painter = cup.league, services.drawing.painters[cup.league.game]
    columns, told, winner = list[Column](), list[str](), None
    heats = cup.heats()
    for number, bouts in enumerate(heats, 1):
        final = is_final(bouts)
        head = words("cup-final") if final else words("cup-round", round=number)
        trays, met = list[Tray](), list[str]()
        for heat in bouts:
            on = heat.order[: 1 if final else goes_on(len(heat.people))] if len(heat.people) > 1 else heat.people
            rows = tuple(
                Entrant(
                    sides[side],
                    side in on,
                    bool(heat.order) and side not in on,
                    str(1 + 2 * heat.third + heat.order.index(side)) if final and heat.order else "",
                )
                for side in heat.people
            )
            if final and heat.order and not heat.third:
                winner = sides[heat.order[0]]
            after = heats[number] if number < len(heats) else []
            to = tuple(at for at, other in enumerate(after) if not other.third and not {*on}.isdisjoint(other.people))
            trays.append(Tray(rows, words("cup-third") if heat.third else "", to))
            names = {side: sides[side].name for side in heat.people}
            if len(heat.people) == 1:
                line = words("cup-alt-bye", name=names[heat.people[0]])
            elif not heat.order:
                line = words("cup-alt-plays", names=words.join([*names.values()]))
            elif final and len(heat.people) > 2:
                line = words("cup-alt-final", names=words.join([names[side] for side in heat.order]))
            else:
                out = [names[side] for side in heat.people if side not in on]
                ahead = words.join([names[side] for side in on])
                line = words("cup-alt-won", names=ahead, count=len(on), others=words.join(out))
            met.append(words("cup-alt-third", told=line) if heat.third else line)
        columns.append(Column(head, tuple(trays)))
        told.append(words("cup-alt-round", head=head, told=words("league-alt-gap").join(met)))
    title = words("cup-title", title=title_of(services, league, words))
    second = words.second("cup-title", title=services.narration(league.game).second(words))
    rounds = tuple(columns[-MOST_ROUNDS:])
    drawn = Bracket(title, second, state_of(league, words), rounds, painter.emblem, painter.look, winner)
    alt = words("cup-alt", rounds="\n".join(told))
    known = ("cup", painter, league.id, title, drawn.state, drawn.columns, words.lang)
    return await services.drawing.picture(words, known, f"cup-{league.id}.png", alt, lambda: draw_bracket(drawn).image)


async def _with_roster(services: Services, league: League, lines: list[str], panel: Panel, words: Words) -> Sheet:
    """Return the message of a league that has not begun, with the people signed up as a picture."""
    if not league.playing or league.game not in services.drawing.painters:
        return Sheet(fit(lines), panel)
    names = [league.called[m.person] for m in league.playing]
    portraits = [(await services.host.settings.person(m.person)).portrait for m in league.playing]
    people = (m.person for m in league.playing)
    drawn = [LeagueRow(0, pictured(*one)) for one in zip(people, names, portraits, strict=True)]
    alt = words("league-roster-alt", names=words.join(names))
    picture = await _drawn(services, league, drawn[:MOST], ("", "", "", ""), alt, words)
    return illustrated(fit(lines), panel, picture)


async def table_picture(services: Services, league: League, rows: list[Standing], words: Words) -> Picture:
    """Return the standings as a picture, with its description."""
    members, names = {m.person: m for m in league.people}, league.called
    drawn = []
    for row in rows:
        member, portrait = members[row.person], (await services.host.settings.person(row.person)).portrait
        first = row.place == 1 and row.played > 0
        kept = "" if row.kept is None else words("league-kept", count=row.kept)
        figures = row.played, row.won, kept, row.points
        drawn.append(
            LeagueRow(row.place, pictured(row.person, names[row.person], portrait), *figures, first, member.gone)
        )
    played, won, in_time, points = (words(f"league-head-{head}") for head in ("played", "won", "kept", "points"))
    alt = words("league-alt", rows=words("league-alt-gap").join(told_row(row, words) for row in drawn))
    return await _drawn(services, league, drawn, (played, won, in_time, points), alt, words)


async def _drawn(
    services: Services, league: League, rows: list[LeagueRow], heads: tuple[str, str, str, str], alt: str, words: Words
) -> Picture:
    """Return rows of a league as a picture."""
    painter, title = (
        services.drawing.painters[league.game],
        words(key(league, "title"), title=title_of(services, league, words)),
    )
    second = words.second(key(league, "title"), title=services.narration(league.game).second(words))
    table = LeagueTable(
        title,
        second,
        state_of(league, words),
        heads,
        tuple(rows),
        painter.emblem,
        painter.look,
    )
    known = ("league", painter, league.id, table.title, table.state, table.rows, words.lang)
    return await services.drawing.picture(words, known, f"league-{league.id}.png", alt, lambda: paint(table).image)


def told_row(row: LeagueRow, words: Words) -> str:
    """Return a row in words."""
    told = words(
        "league-row", place=str(row.place), name=row.who.name, points=row.points, played=row.played, won=row.won
    )
    return words("league-row-kept", row=told, kept=row.kept) if row.kept else told


def _button(
    league: League, verb: str, label: str, words: Words, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ButtonSpec:
    return ButtonSpec(words(label), Press(0, verb, league.id).custom_id(), style)
