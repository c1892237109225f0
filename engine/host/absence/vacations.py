"""Vacations: a person is away for some days, at all of their tables at once.

Rulings:

1. A vacation lasts until the end of a day in the person's own time zone, at most 14 days. Within a year, at most 30
   days of vacation count at each table, over the time that the table has been open.
2. ``wait``: no time counts for the person (``active_time``). The others are told until when. After three days they get
   the offer of ``inactivity_rules``, at any pace. If readiness is secret, the offer comes at a moment that is the same
   no matter who has answered, because all know who is away.
3. ``computer``: a computer player stands in at every running table, as for a person who did not answer. Any press of
   the person at a table gives them their seat there back.
4. ``hand``: as ``wait``, and at every table of a server the seat is offered to anyone (``substitutes``). When the
   person is back, offers for which nobody has asked are withdrawn.
5. A person who is away gets no sound: hands come as at night. They may still play.
6. Being back ends the vacation, and the person gets back the seats in which computer players stand in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo

from engine.host.absence import substitutes
from engine.host.absence.active_time import ActiveTime
from engine.host.absence.inactivity import Inactivity
from engine.host.model.change import note
from engine.host.model.clock.quiet_hours import zone_named
from engine.host.model.clock.time_control import DAY
from engine.host.model.records import DeliveryKind, Person, Refused, Status
from engine.host.model.substitute_offers import keep
from engine.host.store.queries import queries
from engine.host.table.tables import Tables
from engine.host.table.votes import Votes

SQL = queries("absence/queries.sql")

WAIT, COMPUTER, HAND = "wait", "computer", "hand"
HOW = (WAIT, COMPUTER, HAND)
"""The possible arrangements for one's seats."""
MOST_DAYS = 14
MOST_OF_A_YEAR_S = 30 * DAY
"""Most seconds of vacation that count at one table within a year."""
YEAR_S = 365 * DAY


Absence = tuple[float, float, str]
"""Begin, end, and arrangement."""


class Vacations:
    """People who are away."""

    def __init__(self, tables: Tables, active_time: ActiveTime, votes: Votes, inactivity: Inactivity) -> None:
        self.tables = tables
        self.active_time = active_time
        self.votes = votes
        self.inactivity = inactivity
        self.homes: Mapping[str, str] = {}
        """The time zones of people who have named none, by the locale of their Discord. Others are asked."""

    async def absences(self, person_id: str) -> list[Absence]:
        """Return a person's stored vacations of the last year, oldest first."""
        row = await self.tables.store.row(SQL.absences_of_person, (person_id,))
        kept = json.loads(row["away"]) if row is not None else []
        return [(float(began), float(until), str(how)) for began, until, how in kept]

    async def go_away(self, person: Person, last_day: date, how: str, interaction: str) -> tuple[float, int]:
        """Begin a vacation up to the end of that day, in place of a present one; return its end, and the number of
        tables.

        Raises Refused: malformed (how), away-past, away-too-long (days), away-spent (days).
        """
        if how not in HOW:
            raise Refused("malformed")
        now, zone = self.tables.clock(), await self.zone_of(person.id)
        # This check comes first: the last day of the calendar has no end that could be computed.
        if last_day > _today(now, zone) + timedelta(days=MOST_DAYS):
            raise Refused("away-too-long", days=MOST_DAYS)
        until = end_of(last_day, zone)
        if until <= now:
            raise Refused("away-past")
        kept = _ended(await self.absences(person.id), now)
        tables = await self.tables.store.rows(SQL.tables_in_play_of_person, (person.id,))
        spent = max((_spent(kept, max(row["opened"], now - YEAR_S), now) for row in tables), default=0.0)
        if spent + until - now > MOST_OF_A_YEAR_S:
            raise Refused("away-spent", days=max(0, int((MOST_OF_A_YEAR_S - spent) // DAY)))
        await self._keep_absences(person, [*kept, (now, until, how)])
        for row in tables:
            await self._leave_for_a_while(row["id"], person, how, f"{interaction}:{row['id']}")
        return until, len(tables)

    async def set_return_date(self, person: Person, interaction: str) -> int:
        """End the vacation, if there is one; return the number of tables."""
        now, kept = self.tables.clock(), await self.absences(person.id)
        if not any(until > now for _, until, _ in kept):
            return 0
        await self._keep_absences(person, _ended(kept, now))
        tables = await self.tables.store.rows(SQL.tables_in_play_of_person, (person.id,))
        for row in tables:
            if not await self.inactivity.end_absence(row["id"], person, f"{interaction}:{row['id']}"):
                async with self.tables.locked(row["id"]) as table:
                    change = self.tables.change(table, None)
                    keep(change, [o for o in table.offered_seats if o.giver != person.id or o.taker is not None])
                    change.add_task(DeliveryKind.TABLE)
                    await self.tables.commit(change, person.id)
        return len(tables)

    async def zone_of(self, person_id: str) -> tzinfo:
        """Return a person's time zone: the one they named, else that of their Discord's language, else UTC."""
        row = await self.tables.store.row(SQL.zone_and_locale_of_person, (person_id,))
        named = None if row is None else row["zone"] or self.homes.get(row["locale"] or "")
        return (None if named is None else zone_named(named)) or UTC

    async def _keep_absences(self, person: Person, absences: list[Absence]) -> None:
        """Store the vacations, without those that ended more than a year ago."""
        recent = [a for a in absences if a[1] > self.tables.clock() - YEAR_S]
        await self.active_time.change_hours(person.id, (SQL.set_absences, (json.dumps(recent), person.id)))

    async def _leave_for_a_while(self, table_id: int, person: Person, how: str, interaction: str) -> None:
        """Tell a table, and let a computer player stand in if the person wants that."""
        async with self.tables.locked(table_id) as table:
            seat_row = table.of(person.id)
            if seat_row is None or table.status not in (Status.PLAYING, Status.PAUSED):
                return
            if await self.tables.earlier_answer(interaction, person.id):
                return
            change = self.tables.change(table, interaction)
            change.add_task(DeliveryKind.TABLE)
            if how == COMPUTER:
                self.inactivity.seat_computer(change, seat_row, told=False)
                await self.votes.without(change, person.id)
            else:
                note(change, "table-away", seat_row)
                if how == HAND and table.guild is not None:
                    substitutes.offer(change, seat_row, None)
            await self.tables.commit(change, person.id)


def end_of(day: date, zone: tzinfo) -> float:
    """Return the moment a day is over."""
    return datetime.combine(day + timedelta(days=1), datetime.min.time(), zone).timestamp()


def _today(now: float, zone: tzinfo) -> date:
    return datetime.fromtimestamp(now, zone).date()


def _ended(absences: list[Absence], now: float) -> list[Absence]:
    """Return the vacations, cut off at ``now``."""
    return [(began, min(until, now), how) for began, until, how in absences if began < now]


def _spent(absences: list[Absence], since: float, now: float) -> float:
    """Return the seconds of vacation in that time."""
    return sum(max(0.0, min(until, now) - max(began, since)) for began, until, _ in absences)
