"""The weeks of a league: pairings written down, their tables opened and dealt, and what came of them.

A week is written in one transaction; its tables are opened one by one after that, each by a press of its own name, so
that whoever was cut off anywhere goes on there. When the last of them stands the week is posted.

Rulings:

1. A week begins seven days after the one before, whether its games are over or not: the clock of the tables sees to it
   that they are. No hints at a table of a league.
2. A league is over when its last tables are, or four weeks after they were opened; what is not over then counts for
   nobody.
3. Whoever has left, or is kept apart from somebody there, when a table is to be opened: it is not played.
4. Who has left the server is not paired in the weeks that begin meanwhile; they are free. They are in the league still:
   who comes back is paired again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from engine.host.bulletins import want
from engine.host.leagues import END, WEEK, League, Leagues, Member, show
from engine.host.opening import Spot
from engine.host.pairing import Pair, Table, circle, groups, kept_apart, rounds_of_week
from engine.host.records import NotRecorded, Overtaken, Person, Refused, Seat, Status, TableInfo
from engine.host.rows import OVER as TABLE_OVER
from engine.host.standings import Played, Standing, standings
from engine.host.store import Writing
from engine.host.week import WEEK_S, Weeks

log = logging.getLogger(__name__)

PATIENCE_S: Final = 4 * WEEK_S
NOT_PLAYED: Final = 0
"""In place of a table's number."""

_DUE = "SELECT id FROM leagues WHERE status = 'running' AND due <= ? ORDER BY due, id"
_SEATS = """
SELECT league, week, number, seat, person, table_id FROM league_seats WHERE league = ? ORDER BY week, number, seat"""
_UNSEATED = """
SELECT DISTINCT s.league FROM league_seats s JOIN leagues l ON l.id = s.league
WHERE s.table_id IS NULL AND l.status = 'running' ORDER BY 1"""
_SEAT = "INSERT INTO league_seats (league, week, number, seat, person, table_id) VALUES (?, ?, ?, ?, ?, NULL)"
_BEGIN = """
UPDATE leagues SET week = ?, due = ? WHERE id = ? AND week = ? AND status = 'running' AND due IS NOT NULL"""
_AT = """
UPDATE league_seats SET table_id = ? WHERE league = ? AND week = ? AND number = ? AND table_id IS NULL"""
_LEFT = "SELECT 1 FROM league_seats WHERE league = ? AND week = ? AND table_id IS NULL"
_CHANGED = """
SELECT s.league, COUNT(DISTINCT t.id) AS finished FROM league_seats s JOIN tables t ON t.id = s.table_id
JOIN leagues l ON l.id = s.league WHERE t.status = 'finished' GROUP BY s.league, l.counted
HAVING COUNT(DISTINCT t.id) <> l.counted ORDER BY s.league"""
_LAST = "SELECT id FROM leagues WHERE status = 'running' AND due IS NULL AND week > 0 ORDER BY id"
_ENDED = "UPDATE leagues SET status = 'over' WHERE id = ? AND status = 'running'"
_NOT_OVER = """
UPDATE league_seats SET table_id = 0 WHERE league = ? AND EXISTS
    (SELECT 1 FROM tables t WHERE t.id = league_seats.table_id AND t.status NOT IN ('finished', 'ended', 'expired'))"""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets in a week (from 1), in seat order; ``table`` None: not opened yet, NOT_PLAYED: never."""

    week: int
    number: int
    people: Table
    table: int | None


@contextmanager
def keeping_no_other_waiting(league: int) -> Iterator[None]:
    """Trouble with one league is logged, and ends here; it is tried again with the next round."""
    try:
        yield
    except NotRecorded:
        raise
    except Exception:
        log.exception("league %d", league)


class LeagueWeeks:
    """What happens in the leagues of one store."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues, self.host = leagues, leagues.host

    async def due(self) -> list[League]:
        """The leagues whose next week begins now."""
        rows = await self.host.store.rows(_DUE, (self.host.clock(),))
        return [await self.leagues.one(row["id"]) for row in rows]

    async def pairings(self, league: League) -> list[Pairing]:
        """All that were paired, week by week."""
        found: dict[tuple[int, int], Pairing] = {}
        for row in await self.host.store.rows(_SEATS, (league.id,)):
            key = row["week"], row["number"]
            before = found.get(key, Pairing(*key, (), row["table_id"]))
            found[key] = replace(before, people=(*before.people, row["person"]))
        return list(found.values())

    async def plan(self, league: League, here: Collection[str] | None = None) -> None:
        """Write down the next week of a league, unless somebody has; ``here``: who is in the server (None: all)."""
        apart, past = await self._apart(league), await self.pairings(league)
        playing = [m.person for m in league.playing if here is None or m.person in here]
        tables = self._tables(league, playing, [p.people for p in past], apart)
        now, week = self.host.clock(), league.week + 1
        following = (league.due if league.due is not None else now) + WEEK_S
        due = None if week >= league.weeks else following if following > now else now + WEEK_S

        def work(writing: Writing) -> None:
            if not writing.do(_BEGIN, (week, due, league.id, league.week)):
                return
            for number, table in enumerate(tables):
                writing.each(_SEAT, [(league.id, week, number, seat, person) for seat, person in enumerate(table)])
            show(writing, league, now)
            if not tables:
                _post(writing, league, week, now)

        await self.host.store.transaction(work)

    def _tables(self, league: League, playing: list[str], past: list[Table], apart: set[Pair]) -> list[Table]:
        """Who of those ``playing`` meets in the week after ``league.week``."""
        if min(league.size, len(league.roster)) > 2:
            allowed = self.leagues.allowed(league.game)
            return groups(playing, league.size, allowed, past, apart, f"{league.id}-{league.week}")
        numbers = rounds_of_week(len(league.roster), league.weeks, league.week)
        pairs = [pair for number in numbers for pair in circle(league.roster, number)]
        return [pair for pair in pairs if set(pair) <= set(playing) and not kept_apart(pair, apart)]

    async def _apart(self, league: League) -> set[Pair]:
        playing, found = {m.person for m in league.playing}, set[Pair]()
        for person in sorted(playing):
            found |= {frozenset((person, other)) for other in await self.host.apart(person) & playing}
        return found

    async def to_open(self) -> list[tuple[League, Pairing]]:
        """The tables that are still to be opened."""
        found = []
        for row in await self.host.store.rows(_UNSEATED):
            league = await self.leagues.one(row["league"])
            found += [(league, pairing) for pairing in await self.pairings(league) if pairing.table is None]
        return found

    async def opened(self, league: League, pairing: Pairing) -> TableInfo | None:
        """The table of a pairing, if it was opened before we were cut off."""
        return await self.host.opened_by(_press(league, pairing), pairing.people[0])

    async def playable(self, league: League, pairing: Pairing) -> bool:
        """Whether all of a pairing are still in the league, and none is kept apart from another (ruling 3)."""
        apart = [not (await self.host.apart(person)).isdisjoint(pairing.people) for person in pairing.people]
        return not any(apart) and all(league.member(person) is not None for person in pairing.people)

    async def seat(
        self, league: League, pairing: Pairing, thread: str | None, draw_word: Callable[[], str]
    ) -> TableInfo | None:
        """Open and deal the table of a pairing; None where it is not played (ruling 3), or cannot be opened now."""
        people = [await self._called_now(m) for p in pairing.people if (m := league.member(p)) is not None]
        info = await self.opened(league, pairing)
        if info is None and not await self.playable(league, pairing):
            await self._seated(league, pairing, NOT_PLAYED)
            return None
        press, spot = _press(league, pairing), Spot(league.guild, league.channel, thread, league.lang)
        try:
            if info is None:
                drawn = [draw_word() for _ in people]
                info = await self.host.open_seated(league.game, people, spot, league.pace, press, drawn)
            if info.status is Status.OPEN:
                info = (await self.host.start(info.id, Person(info.opener, ""), f"{press}-start")).table
        except Refused as refused:
            if refused.reason == "game-away" or isinstance(refused, Overtaken):
                return None
            if info is None:
                await self._seated(league, pairing, NOT_PLAYED)
                return None
        await self._seated(league, pairing, info.id)
        return info

    async def _called_now(self, member: Member) -> Person:
        """Somebody under their newest name: what they were called when they signed up may be long ago."""
        return Person(member.person, (await self.host.person(member.person)).name or member.name)

    async def _seated(self, league: League, pairing: Pairing, table: int) -> None:
        """Keep where a pairing plays; with the last one the week is posted."""
        now = self.host.clock()

        def work(writing: Writing) -> None:
            new = writing.do(_AT, (table, league.id, pairing.week, pairing.number))
            if new and writing.row(_LEFT, (league.id, pairing.week)) is None:
                _post(writing, league, pairing.week, now)

        await self.host.store.transaction(work)

    async def look(self) -> None:
        """Show what was finished since, and end what is over (ruling 2)."""
        for row in await self.host.store.rows(_CHANGED):
            with keeping_no_other_waiting(row["league"]):
                await self._count(await self.leagues.one(row["league"]), row["finished"])
        for row in await self.host.store.rows(_LAST):
            with keeping_no_other_waiting(row["id"]):
                league = await self.leagues.one(row["id"])
                if await self._ended(league):
                    await self._end(league)

    async def _count(self, league: League, finished: int) -> None:
        def work(writing: Writing) -> None:
            writing.do("UPDATE leagues SET counted = ? WHERE id = ?", (finished, league.id))
            show(writing, league, self.host.clock())

        await self.host.store.transaction(work)

    async def _ended(self, league: League) -> bool:
        pairings = await self.pairings(league)
        if any(p.table is None for p in pairings):
            return False
        tables = [await self.host.table(p.table) for p in pairings if p.table]
        last = max((info.opened for info in tables), default=0.0)
        return all(info.status in TABLE_OVER for info in tables) or self.host.clock() > last + PATIENCE_S

    async def _end(self, league: League) -> None:
        now = self.host.clock()

        def work(writing: Writing) -> None:
            if writing.do(_ENDED, (league.id,)):
                # Who has won is told now: what is finished later does not change it.
                writing.do(_NOT_OVER, (league.id,))
                show(writing, league, now)
                want(writing, END, str(league.id), league.guild, league.channel, league.lang, now)

        await self.host.store.transaction(work)

    async def standings(self, league: League) -> list[Standing]:
        """The table of a league as it stands; who has left has a row, who is forgotten has none."""
        played = [await self._played(p) for p in await self.pairings(league) if p.table]
        return standings([m.person for m in league.people], played)

    async def _played(self, pairing: Pairing) -> Played:
        info = await self.host.table(pairing.table or 0)
        seats = {s.seat: s for s in info.seats}
        stayed = [_stayed(seats.get(at), person) for at, person in enumerate(pairing.people)]
        made, missed = {}, {}
        for seat, causes in (await self.host.movers(info.id)).items():
            person = pairing.people[seat] if seat < len(pairing.people) else ""
            made[seat] = causes.get(person, 0)
            missed[seat] = causes.get("timeout", 0) + causes.get("computer", 0)
        running = Played(pairing.people, stayed, False, made=made, missed=missed)
        outcome = await Weeks(self.host).outcome(info.id) if info.status is Status.FINISHED else None
        if outcome is None:
            return running
        over = replace(running, over=True, least_wins=self.host.games[info.game].least_wins)
        return replace(over, scores=outcome.scores, winners=outcome.winners, team=outcome.team)


def _stayed(seat: Seat | None, person: str) -> bool:
    """Whether somebody who was paired sits there still; of who is forgotten, whether they did when they were."""
    if seat is None or seat.person is None:
        return False
    return seat.person == person or (person.startswith("somebody-") and seat.person.startswith("somebody-"))


def _press(league: League, pairing: Pairing) -> str:
    """What names the opening of a table; the same however often it is tried."""
    return f"league-{league.id}-{pairing.week}-{pairing.number}"


def _post(writing: Writing, league: League, week: int, now: float) -> None:
    want(writing, WEEK, f"{league.id}.{week}", league.guild, league.channel, league.lang, now)
