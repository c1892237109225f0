"""The weeks of a league: pairings are stored, their tables opened and dealt, and their results counted.

A week is stored in one transaction. Then its tables are opened one by one, each noted with its pairing in the write
that opens it, and dealt. A process that is cut off anywhere goes on there. When the last table is dealt the week is
posted.

Rulings:

1. A week begins seven days after the one before, even if its games are not over; the clocks of the tables bring them to
   an end. There are no hints at tables of a league.
2. A league is over when its last tables are, or four weeks after they were opened; tables that are not over then count
   for nobody. A league for which nothing can be begun or opened for four weeks, such as one whose game is gone, is over
   as well.
3. A table is not played if one of its people has left, or is kept apart from another or from the tables of the server
   (``barring``), when it is to be opened. A table that cannot be dealt to exactly the paired people, because one of
   them is forgotten meanwhile, is closed.
4. A person who has left the server is not paired in the weeks that begin meanwhile. They stay in the league, and are
   paired again when they come back.
5. A week without any meeting is not posted. A week in which nobody can meet, because too many have left the league, is
   skipped: the next one begins in its place. With the last week the league ends as its tables do.
6. The rounds of a cup begin in the same way, after so many days as it says (``cup_rounds``). It is over as soon as
   nobody can meet; a knock-out when the tables of its last round are, as those before are decided by then.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Final

from engine.core.state import NO_SEAT
from engine.host.community.channel_posts import want
from engine.host.community.cup_rounds import Course, CupRow, Meeting, Plan, course, late_round, next_round
from engine.host.community.cups import KNOCKOUT
from engine.host.community.league_personal_data import OVER
from engine.host.community.leagues import (
    COMPUTER,
    END,
    RUNNING,
    STALE_AFTER_S,
    WEEK,
    League,
    Leagues,
    Member,
    show,
    show_week,
)
from engine.host.community.pairing import Pair, Table, circle, groups, kept_apart, rounds_of_week
from engine.host.community.weekly_digest import WEEK_S, WeeklyDigests
from engine.host.lobby.opening import Spot
from engine.host.model.duplicate_deals import Cards
from engine.host.model.records import Overtaken, Person, Refused, Seat, Status, TableInfo
from engine.host.model.rows import CUP
from engine.host.model.rows import OVER as TABLE_OVER
from engine.host.people.barring import is_barred
from engine.host.people.standings import Played, Standing, standings
from engine.host.store.contract import Writing
from engine.host.store.errors import NotRecorded
from engine.host.store.queries import queries

log = logging.getLogger(__name__)

SQL = queries("community/leagues.sql")

PATIENCE_S: Final = 4 * WEEK_S
SOMEBODY: Final = "somebody-"
"""Begins what stands in place of a forgotten person's id."""
NOT_PLAYED: Final = 0
"""Stands in place of a table's number."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """The people who meet in a week (from 1), in seat order; ``table`` None: not opened yet, NOT_PLAYED: never.

    The table may not be dealt yet.
    """

    week: int
    number: int
    people: Table
    table: int | None


@contextmanager
def keeping_no_other_waiting(league: int) -> Iterator[None]:
    """Log and stop an error with one league, so that the others go on; the next round tries it again."""
    try:
        yield
    except NotRecorded:
        raise
    except Exception:
        log.exception("league %d", league)


class LeagueWeeks:
    """The weeks of the leagues of one store."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues, self.host = leagues, leagues.host

    async def due(self) -> list[League]:
        """Return the leagues whose next week begins now."""
        rows = await self.host.tables.store.rows(SQL.leagues_with_week_due, (self.host.tables.clock(),))
        return [await self.leagues.one(row["id"]) for row in rows]

    async def pairings(self, league: League) -> list[Pairing]:
        """Return all pairings, week by week."""
        found: dict[tuple[int, int], Pairing] = {}
        for row in await self.host.tables.store.rows(SQL.pairings_of_league, (league.id,)):
            key = row["week"], row["number"]
            before = found.get(key, Pairing(*key, (), row["table_id"]))
            found[key] = replace(before, people=(*before.people, row["person"]))
        return list(found.values())

    async def course(self, league: League) -> Course:
        """Return the rounds of a cup with the results of their tables."""
        weeks: dict[int, list[Meeting]] = {}
        for p in await self.pairings(league):
            played = await self._played(p) if p.table else None
            weeks.setdefault(p.week, []).append(Meeting(p.number, p.people, p.table, played))
        return course(league, weeks)

    async def cup_standings(self, league: League) -> list[CupRow]:
        """Return the standings of a cup."""
        return (await self.course(league)).rows()

    async def plan_round(self, league: League, here: Collection[str] | None = None) -> None:
        """Store the next round of a cup, unless another process has, or the round before is not decided."""
        cup, now = await self.course(league), self.host.tables.clock()
        undecided = any(not bout.ended for bouts in cup.rounds[-1:] for bout in bouts)
        if league.mode == KNOCKOUT and undecided and now < (league.due or 0.0) + league.week_s:
            return
        allowed, apart = self.leagues.allowed(league.game), await self._apart(league)
        found = await asyncio.to_thread(next_round, cup, here, apart, allowed)
        if not found.tables:
            await self._end(league)
            return
        week, due = league.week + 1, None if found.last else now + league.week_s

        def work(writing: Writing) -> None:
            if not self._still(writing, league) or not writing.do(SQL.begin_week, (week, due, league.id, league.week)):
                return
            writing.do(SQL.set_weeks_of_league, (found.weeks, league.id))
            self._pair(writing, league, week, found)
            show(writing, league, now)

        await self.host.tables.store.transaction(work)

    async def seat_late(self, league: League) -> None:
        """Store tables in the running round of a cup for people who are free, if enough of it is left."""
        now = self.host.tables.clock()
        if league.due is None or league.due - now < league.week_s / 2:
            return
        cup = await self.course(league)
        allowed, apart = self.leagues.allowed(league.game), await self._apart(league)
        if not late_round(cup, (), apart, allowed)[0].tables:
            return
        keys = [cards_of(league, league.week, size) for size in allowed]
        people = [m.person for m in league.playing]
        known = {one for one in people for key in keys if await self.host.duplicate_deals.known_to(key, one)}
        pairings = [p for p in await self.pairings(league) if p.week == league.week]
        if any([p.table is None and not await self.playable(league, p) for p in pairings]):
            # It is not played: those who stay there are free at the next look, and come first.
            return
        if any(one.startswith(SOMEBODY) for p in pairings if p.table for one in p.people):
            known |= {m.person for m in league.playing if m.since == league.week}
        found, ended = await asyncio.to_thread(late_round, cup, known, apart, allowed)
        if not found.tables:
            return

        def work(writing: Writing) -> None:
            if not self._still(writing, league):
                return
            for number in ended:
                if not writing.do(SQL.delete_bye, (league.id, league.week, number)):
                    raise Refused("stale")
            if any(writing.row(SQL.pairing_of_number, (league.id, league.week, number)) for number in found.tables):
                raise Refused("stale")
            self._pair(writing, league, league.week, found)
            show(writing, league, now)

        with suppress(Refused):
            await self.host.tables.store.transaction(work)

    def _still(self, writing: Writing, league: League) -> bool:
        """True if a cup is as it was read: a person forgotten meanwhile must not be stored again. Locks it."""
        writing.row(SQL.lock_league, (league.id,))
        week = writing.row(SQL.week_of_league, (league.id,))
        people = [row[0] for row in writing.rows(SQL.roster_of_league, (league.id,))]
        return week is not None and week[0] == league.week and people == list(league.roster)

    def _pair(self, writing: Writing, league: League, week: int, found: Plan) -> None:
        for number, table in found.tables.items():
            seats = [(league.id, week, number, seat, person) for seat, person in enumerate(table)]
            writing.each(SQL.add_seat_of_pairing, seats)
        for number, person in found.byes.items():
            writing.do(SQL.add_bye, (league.id, week, number, person))

    async def plan(self, league: League, here: Collection[str] | None = None) -> None:
        """Store the next week of a league, unless another process has; ``here``: who is in the server (None: all)."""
        if league.is_cup:
            await self.plan_round(league, here)
            return
        apart, past = await self._apart(league), [p.people for p in await self.pairings(league)]
        playing, before = [m.person for m in league.playing], league.week
        # Blocks do not move a week, as that would reveal them.
        while before + 1 < league.weeks and not self._tables(league, before, playing, past, set()):
            before += 1
        there = [person for person in playing if here is None or person in here]
        tables = self._tables(league, before, there, past, apart)
        now, week = self.host.tables.clock(), before + 1
        following = (league.due if league.due is not None else now) + league.week_s
        due = None if week >= league.weeks else following if following > now else now + league.week_s

        def work(writing: Writing) -> None:
            # A person forgotten meanwhile must not be stored again; the next round pairs the others.
            writing.row(SQL.lock_league, (league.id,))
            people = [row[0] for row in writing.rows(SQL.roster_of_league, (league.id,))]
            if people != list(league.roster) or not writing.do(SQL.begin_week, (week, due, league.id, league.week)):
                return
            for number, table in enumerate(tables):
                writing.each(
                    SQL.add_seat_of_pairing,
                    [(league.id, week, number, seat, person) for seat, person in enumerate(table)],
                )
            show(writing, league, now)
            _tell(writing, league, week, now)

        await self.host.tables.store.transaction(work)

    def _tables(
        self, league: League, before: int, playing: list[str], past: list[Table], apart: set[Pair]
    ) -> list[Table]:
        """Return the pairings of those ``playing`` for the week that comes after ``before`` weeks."""
        if min(league.size, len(league.roster)) > 2:
            allowed = self.leagues.allowed(league.game)
            return groups(playing, league.size, allowed, past, apart, f"{league.id}-{before}")
        numbers = rounds_of_week(len(league.roster), league.weeks, before)
        pairs = [pair for number in numbers for pair in circle(league.roster, number)]
        return [pair for pair in pairs if set(pair) <= set(playing) and not kept_apart(pair, apart)]

    async def _apart(self, league: League) -> set[Pair]:
        playing, found = {m.person for m in league.playing}, set[Pair]()
        for person in sorted(playing):
            found |= {frozenset((person, other)) for other in await self.host.blocks.blocked_with(person) & playing}
        return found

    async def to_open(self) -> list[tuple[League, Pairing]]:
        """Return the tables that are still to be opened or dealt."""
        undealt: dict[int, set[tuple[int, int]]] = {}
        for row in await self.host.tables.store.rows(SQL.pairings_to_open_or_deal):
            undealt.setdefault(row["league"], set()).add((row["week"], row["number"]))
        found = []
        for number, keys in undealt.items():
            league = await self.leagues.one(number)
            found += [(league, p) for p in await self.pairings(league) if (p.week, p.number) in keys]
        return found

    async def opened(self, league: League, pairing: Pairing) -> TableInfo | None:
        """Return the table of a pairing, if it was opened before the process was cut off."""
        if pairing.table:
            return await self.host.reading.table(pairing.table, _humans(pairing.people)[0])
        # A table that an older release opened is not noted yet.
        return await self.host.opening.opened_by(_press(league, pairing), _humans(pairing.people)[0])

    async def playable(self, league: League, pairing: Pairing) -> bool:
        """True if all of a pairing are still in the league, none is kept apart from another, nor from the tables
        of its server (ruling 3).
        """
        apart = [
            not (await self.host.blocks.blocked_with(person)).isdisjoint(pairing.people)
            for person in _humans(pairing.people)
        ]
        barred = [await is_barred(self.host.tables, league.guild, person) for person in _humans(pairing.people)]
        return not any(apart + barred) and all(
            league.member(person) is not None or person.startswith(COMPUTER) for person in pairing.people
        )

    async def seat(
        self,
        league: League,
        pairing: Pairing,
        thread: str | None,
        draw_word: Callable[[], str],
        computer: Callable[[Sequence[str]], str] = lambda _: "CPU",
    ) -> TableInfo | None:
        """Open and deal the table of a pairing; None if it is not played (ruling 3), or cannot be opened now.

        ``computer``: the name of one more computer player beside those of these names.
        """
        info = await self.opened(league, pairing)
        try:
            if info is None:
                info = await self._opened_now(league, pairing, thread, draw_word, computer)
            if info.status is Status.OPEN and league.status == OVER:
                raise Refused("league-over")
            if info.status is Status.OPEN:
                press = f"{_press(league, pairing)}-start"
                info = (await self.host.dealing.deal_seated(info.id, _seated(pairing.people), press)).table
        except Refused as refused:
            if refused.reason == "game-away" or isinstance(refused, Overtaken):
                return None
            if info is not None:
                info = await self._closed(info)
                if info.status is Status.OPEN:
                    return None
        dealt = info is not None and await self.host.tables.store.row(SQL.table_is_dealt, (info.id,)) is not None
        await self._settled(league, pairing, info.id if info is not None and dealt else NOT_PLAYED)
        return info if dealt else None

    async def _opened_now(
        self,
        league: League,
        pairing: Pairing,
        thread: str | None,
        draw_word: Callable[[], str],
        computer: Callable[[Sequence[str]], str],
    ) -> TableInfo:
        """Open the table of a pairing, and note it in the same write.

        Raises Refused: stale if it is not played (ruling 3) or already open; and those of ``open_table``.
        """
        if league.status == OVER or not await self.playable(league, pairing):
            raise Refused("stale")
        people, names = list[Person | str](), list[str]()
        for one in pairing.people:
            member = league.member(one)
            if member is None:
                names.append(computer(names))
                people.append(names[-1])
            else:
                people.append(await self._person(member, league.guild))

        def noted(writing: Writing, table: int) -> None:
            # A person forgotten meanwhile must not be stored again.
            writing.row(SQL.lock_league, (league.id,))
            there = {row[0] for row in writing.rows(SQL.players_of_league, (league.id,))}
            if not there.issuperset(_humans(pairing.people)):
                raise Refused("stale")
            if not writing.do(SQL.set_table_of_pairing, (table, league.id, pairing.week, pairing.number)):
                raise Refused("stale")
            # Of people who came late: the week is posted already.
            show_week(writing, league, pairing.week, self.host.tables.clock())

        press, spot = _press(league, pairing), Spot(league.guild, league.channel, thread, league.lang)
        cards = None
        if league.is_cup:
            key = cards_of(league, pairing.week, len(people))
            secret = hmac.digest(await self.host.tables.keys.get("cup"), key.encode(), "sha256")
            cards = Cards(key, secret, (), NO_SEAT)
        drawn = ["" if cards else draw_word() for _ in people]
        rules = await self.host.presets.of_league(league.game, league.id)
        opening = self.host.opening.open_seated
        return await opening(league.game, people, spot, league.pace, press, drawn, noted, cards, rules)

    async def _closed(self, info: TableInfo) -> TableInfo:
        """Close a table that cannot be dealt; return its present form."""
        if info.status is Status.OPEN:
            with suppress(Refused):
                await self.host.seating.close_table(info.id, Person(info.opener, ""), f"league-{info.id}-close")
        return await self.host.reading.table(info.id)

    async def _person(self, member: Member, guild: str) -> Person:
        """Return a member with their stored names."""
        return Person(member.person, member.name, await self.host.names.known(None, member.person), guild)

    async def _settled(self, league: League, pairing: Pairing, table: int) -> None:
        """Store where a pairing plays, or that it does not; with the last one the week is posted."""

        def work(writing: Writing) -> None:
            where = league.id, pairing.week, pairing.number
            if table == NOT_PLAYED:
                if writing.do(SQL.cancel_undealt_pairing, where):
                    show_week(writing, league, pairing.week, self.host.tables.clock())
            else:
                writing.do(SQL.set_table_of_pairing, (table, *where))
            _tell(writing, league, pairing.week, self.host.tables.clock())

        await self.host.tables.store.transaction(work)

    async def look(self) -> None:
        """Show newly finished tables, post weeks that are not posted yet, and end leagues that are over (ruling 2)."""
        for row in await self.host.tables.store.rows(SQL.leagues_with_newly_finished_tables):
            with keeping_no_other_waiting(row["league"]):
                await self._count(await self.leagues.one(row["league"]), row["finished"])
        for row in await self.host.tables.store.rows(SQL.leagues_with_unposted_week, (WEEK,)):
            with keeping_no_other_waiting(row["id"]):
                await self._tell_of(await self.leagues.one(row["id"]))
        for row in await self.host.tables.store.rows(SQL.running_cups):
            with keeping_no_other_waiting(row["id"]):
                await self.seat_late(await self.leagues.one(row["id"]))
        for row in await self.host.tables.store.rows(SQL.leagues_in_last_week):
            with keeping_no_other_waiting(row["id"]):
                league = await self.leagues.one(row["id"])
                if await self._ended(league):
                    await self._end(league)
        if self.host.tables.clock() < self.host.clocks.expires_from:
            return
        for row in await self.host.tables.store.rows(
            SQL.leagues_overdue_since, (self.host.tables.clock() - PATIENCE_S,)
        ):
            with keeping_no_other_waiting(row["id"]):
                await self._end(await self.leagues.one(row["id"]))

    async def _tell_of(self, league: League) -> None:
        now = self.host.tables.clock()
        await self.host.tables.store.transaction(lambda writing: _tell(writing, league, league.week, now))

    async def _count(self, league: League, finished: int) -> None:
        def work(writing: Writing) -> None:
            writing.do(SQL.set_finished_tables_of_league, (finished, league.id))
            show(writing, league, self.host.tables.clock())

        await self.host.tables.store.transaction(work)

    async def _ended(self, league: League) -> bool:
        knockout = league.mode == KNOCKOUT
        pairings = [p for p in await self.pairings(league) if not knockout or p.week == league.week]
        tables = [await self.host.reading.table(p.table) for p in pairings if p.table]
        if all(p.table is not None for p in pairings) and all(info.status in TABLE_OVER for info in tables):
            return True
        # For a week without tables: the latest moment at which the last week can have begun.
        begun = (
            league.opened + STALE_AFTER_S + league.week * league.week_s
            if any(p.table is None for p in pairings)
            else 0.0
        )
        return self.host.tables.clock() > max([begun, *(info.opened for info in tables)]) + PATIENCE_S

    async def _end(self, league: League) -> None:
        now = self.host.tables.clock()

        def work(writing: Writing) -> None:
            if writing.do(SQL.end_running_league, (league.id,)):
                # The winner is announced now, so tables that finish later do not change the standings.
                writing.do(SQL.cancel_unfinished_pairings, (league.id,))
                show(writing, league, now)
                if league.week:
                    want(writing, END, str(league.id), league.guild, league.channel, league.lang, now)

        await self.host.tables.store.transaction(work)

    async def standings(self, league: League) -> list[Standing]:
        """Return the standings of a league. A person who has left has a row, a forgotten one has none."""
        played = [await self._played(p) for p in await self.pairings(league) if p.table]
        return standings([m.person for m in league.people], played)

    async def _played(self, pairing: Pairing) -> Played:
        info = await self.host.reading.table(pairing.table or 0)
        seats = {s.seat: s for s in info.seats}
        stayed = [_stayed(seats.get(at), person) for at, person in enumerate(pairing.people)]
        made, missed = {}, {}
        for seat, causes in (await self.host.reading.movers(info.id)).items():
            person = pairing.people[seat] if seat < len(pairing.people) else ""
            made[seat] = causes.get(person, 0)
            lent = 0 if person.startswith(COMPUTER) else causes.get("computer", 0)
            missed[seat] = causes.get("timeout", 0) + lent
        running = Played(pairing.people, stayed, False, made=made, missed=missed)
        outcome = await WeeklyDigests(self.host).outcome(info.id) if info.status is Status.FINISHED else None
        if outcome is None:
            return running
        over = replace(running, over=True, least_wins=self.host.tables.library.games[info.game].least_wins)
        return replace(over, scores=outcome.scores, winners=outcome.winners, team=outcome.team)


def _stayed(seat: Seat | None, person: str) -> bool:
    """True if the paired person still sits there; of a forgotten person, if they sat there when they were forgotten.

    A computer player that was paired always does.
    """
    if person.startswith(COMPUTER):
        return True
    if seat is None or seat.person is None:
        return False
    return seat.person == person or (person.startswith(SOMEBODY) and seat.person.startswith(SOMEBODY))


def cards_of(league: League, week: int, seats: int) -> str:
    """Return the name of the shuffles of a cup's round at tables of so many seats."""
    return f"{CUP}{league.id}:{week}:{seats}"


def _humans(people: Sequence[str]) -> list[str]:
    """Return the people of a pairing without computer players."""
    return [one for one in people if not one.startswith(COMPUTER)]


def _seated(people: Sequence[str]) -> list[str | None]:
    """Return a pairing by seat, None for a computer player."""
    return [None if one.startswith(COMPUTER) else one for one in people]


def _press(league: League, pairing: Pairing) -> str:
    """Return the interaction id for the opening of a table, the same at every try."""
    return f"league-{league.id}-{pairing.week}-{pairing.number}"


def _tell(writing: Writing, league: League, week: int, now: float) -> None:
    """Post a week of a running league, once, when all its tables are dealt, if there are any (ruling 5)."""
    key = f"{league.id}.{week}"
    if (
        league.status != RUNNING
        or writing.row(SQL.undealt_pairing_of_week, (league.id, week))
        or writing.row(SQL.channel_post_exists, (WEEK, key))
    ):
        return
    if writing.row(SQL.dealt_pairing_of_week, (league.id, week)) is None:
        return
    want(writing, WEEK, key, league.guild, league.channel, league.lang, now)
