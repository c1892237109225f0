"""Set phrases: kind sentences that a person says at their table. Each reader gets them in their own language.

Rulings:

1. A phrase is public. It stands in the table's log, not in the record. The next hands of the others show it as news.
2. Nothing rings for it.
3. While nobody may see who has answered, nothing can be said: the moment could tell who is there.
4. A person says at most ``MOST`` phrases an hour at a table, and until a week after its end.
5. A server may switch phrases off. A person who switches them off says none, and sees none on their hands.
"""

from __future__ import annotations

from engine.host.model.change import note
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.phrases import PHRASES, SAID, SAID_AFTERWARDS, spoken
from engine.host.model.records import Acted, DeliveryKind, Person, Refused, Status, TableInfo
from engine.host.model.rows import OVER
from engine.host.people.servers import Servers
from engine.host.people.settings import Settings
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("people/queries.sql")

MOST = 3
"""How many phrases one person may say at a table within an hour."""
AFTERWARDS_S = 7 * DAY
"""Seconds after the end of a game in which its people may still say something."""


class Phrases:
    """What people say at their tables."""

    def __init__(self, tables: Tables, settings: Settings, servers: Servers) -> None:
        self.tables = tables
        self.settings = settings
        self.servers = servers

    async def offered(self, info: TableInfo, person: str | None = None) -> bool:
        """True if this person (None: one of those who sit here) may say something now; the hour's limit is left out."""
        if person is not None and info.seat_of(person) is None:
            return False
        return company(info) and self.unfit(info) is None and await self.switched_on(info.guild, person)

    async def switched_on(self, guild: str | None, person: str | None) -> bool:
        """True if neither the server nor the person has switched phrases off."""
        if guild is not None and not (await self.servers.settings(guild)).phrases:
            return False
        return person is None or (await self.settings.person(person)).phrases

    def unfit(self, info: TableInfo) -> str | None:
        """Return why nothing can be said at a table now, None if it can."""
        if info.status not in (Status.PLAYING, Status.PAUSED, Status.FINISHED, Status.ENDED):
            return "not-started"
        if info.status in OVER and self.tables.clock() - info.touched > AFTERWARDS_S:
            return "phrases-late"
        return "phrases-secret" if info.sealed else None

    async def say(self, table_id: int, person: Person, phrase: str, interaction: str) -> Acted:
        """Say a phrase at the table.

        Raises Refused: malformed, not-at-this-table, not-started, phrases-alone, phrases-late, phrases-secret,
        phrases-off, phrases-enough (most).
        """
        if phrase not in PHRASES:
            raise Refused("malformed")
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat_row, info = table.seated(person.id), table.info()
            if (reason := self.unfit(info)) is not None:
                raise Refused(reason)
            if not company(info):
                raise Refused("phrases-alone")
            if not await self.switched_on(table.guild, person.id):
                raise Refused("phrases-off")
            change = self.tables.change(table, interaction)
            row = await self.tables.store.row(SQL.count_phrases_of_person, (table_id, person.id, change.now - HOUR))
            if row is not None and row["times"] >= MOST:
                raise Refused("phrases-enough", most=MOST)
            note(change, SAID, seat_row, phrase=phrase)
            # The table over stays as it ended: no list of games is sorted anew.
            change.secret = table.status in OVER
            if change.secret:
                name = table.called(seat_row)
                facts = {"key": SAID_AFTERWARDS, "name": name, "phrase": phrase, "silent": True}
                change.add_task(DeliveryKind.NOTICE, spoken(table.moves), **facts)
            else:
                change.add_task(DeliveryKind.TABLE)
                for other in table.humans():
                    if other is not seat_row:
                        change.add_task(DeliveryKind.REFRESH, other.person or "")
            return await self.tables.commit(change, person.id)


def company(info: TableInfo) -> bool:
    """True if at least two people sit at the table."""
    return sum(s.person is not None for s in info.seats) > 1
