"""Table alerts: people who want to be told when somebody opens a table in a server.

Rulings:

1. An alert is a message without a sound, in direct messages alone, and at most one a day from each server.
2. For each new table with free seats that anybody may take, those are told who have waited longest: three for each free
   seat. So a few people do not get all tables, and many are not called for one seat.
3. Nobody is told of a table at which a person is from whom they are kept apart, of one that they could not see in
   Discord (the caller checks both when it sends), or of one that is full by then.
4. People who would like to play such a table (``model.seeks``) are told first, whether or not they want alerts, once a
   day too; not while another table is proposed to them.
5. The tables of a league, of the daily deal, of a rematch and of the cards of another table alert nobody: their people
   are known, or may not know the cards.
"""

from __future__ import annotations

from collections.abc import Set

from engine.host.lobby.open_seats import free_seats
from engine.host.model.change import Change
from engine.host.model.clock.time_control import DAY
from engine.host.model.records import DeliveryKind, Person, Status, TableInfo
from engine.host.model.rows import TableRow
from engine.host.model.seeks import Criteria
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")

ALERT = "table-alert"
"""The key of the message."""
FOR_A_SEAT = 3
"""How many people are told for each free seat."""


class TableAlerts:
    """Who wants to be told of new tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def wanted(self, person: str, guild: str) -> bool:
        """True if this person wants to be told of new tables in this server."""
        return await self.tables.store.row(SQL.table_alert_of_person, (person, guild)) is not None

    async def turn(self, person: Person, guild: str, on: bool) -> None:
        """Turn the alerts of a person in a server on or off."""
        await self.tables.store.write(SQL.add_table_alert if on else SQL.delete_table_alert, (person.id, guild))

    async def stop(self, person: str, guild: str) -> None:
        """Turn the alerts of a person off: they are no longer in the server."""
        await self.tables.store.write(SQL.delete_table_alert, (person, guild))


def tell(writing: Writing, change: Change, opener: Person, apart: Set[str]) -> None:
    """Tell people of a table that this transaction opens (rulings 1 to 3). ``apart``: the people kept apart from the
    opener.
    """
    table = change.table
    free = free_seats(table.info(), change.now)
    if table.guild is None or not free:
        return
    now, day = change.now, change.now - DAY
    seekers = [
        who for who, looks in writing.rows(SQL.seekers_to_alert, (table.guild, now, now, day)) if _fits(table, looks)
    ]
    waiting = [row[0] for row in writing.rows(SQL.people_to_alert, (table.guild, day)) if row[0] not in seekers]
    invited = {i.person for i in table.invited}
    picked = [who for who in (*seekers, *waiting) if who != opener.id and who not in apart and who not in invited]
    for who in picked[: FOR_A_SEAT * free]:
        # Another process may have told them since the list was read.
        sent = SQL.seeker_alerted if who in seekers else SQL.alert_sent
        if writing.do(sent, (now, who, table.guild, day)) == 1:
            change.add_task(DeliveryKind.NOTICE, who, key=ALERT, name=opener.name, silent=True, private=True)


def _fits(table: TableRow, criteria: str) -> bool:
    """True if a table fits a person's seek."""
    return Criteria.from_json(criteria).fit(table.game, table.size, table.pace, table.lang)


def still_fits(info: TableInfo, person: str, now: float) -> bool:
    """True if this person could still take a seat at the table."""
    return info.status is Status.OPEN and info.seat_of(person) is None and free_seats(info, now) > 0
