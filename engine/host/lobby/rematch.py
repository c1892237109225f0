"""A rematch: another game at a new table like a finished one, offered to its people. Nobody has to accept.

Rulings:

1. The first person to ask opens the table and starts it. A seat is kept for each of the others (``invitations``), and
   they are told once; they sit down by their own press. Computer players sit there at once.
2. The next player begins (or deals). If the game draws lots for this, the seat to begin is the next, among the players
   who are here again, after the one drawn before (Header.first, public and in the record). If the first or a chosen
   seat begins, all seats move on by one. Neighbours and partners stay. This holds for every game; where the start seat
   gives no advantage it does no harm.
3. A person for whom a computer player stood in is invited too. A person who left is not invited, but may come while
   there is room; nor is a person who has been forgotten, or is kept from the tables of the server. People who are kept
   apart are not invited together. A person who may not sit with one who sits there or has a kept seat opens their own
   table by the same press. So nothing shows that there is a block, or whose.
"""

from __future__ import annotations

from dataclasses import replace

from engine.host.lobby.opening import Opening
from engine.host.lobby.seating import Seating
from engine.host.model import invitations
from engine.host.model.names import Names
from engine.host.model.nonces import drawn_word, typed_word
from engine.host.model.records import Acted, Person, Refused, Status
from engine.host.model.rows import CUP, SeatRow, TableRow
from engine.host.people.barring import is_barred
from engine.host.people.blocks import Blocks, company
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")


class Rematch:
    """Offers of rematches."""

    def __init__(self, tables: Tables, names: Names, blocks: Blocks, opening: Opening, seating: Seating) -> None:
        self.tables = tables
        self.names = names
        self.blocks = blocks
        self.opening = opening
        self.seating = seating

    async def open(self, table_id: int, person: Person, interaction: str, *, word: str | None = None) -> Acted:
        """Sit down at a new table like a finished one; the first person to ask opens it.

        Raises Refused: not-at-this-table, not-over, game-away, and those of ``join``.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            if not any(person.id in seat_row.people() for seat_row in table.seats):
                raise Refused("not-at-this-table")
            if table.status not in (Status.FINISHED, Status.ENDED):
                raise Refused("not-over")
            found = await self._open_to(table_id, person)
            if found is None:
                self.tables.library.rules(table)
                return await self._again(table, person, interaction, word)
        if found.of(person.id) or found.status is not Status.OPEN:
            return Acted(found.info(person.id))
        return await self.seating.join(found.id, person, interaction, word=word)

    async def _open_to(self, table_id: int, person: Person) -> TableRow | None:
        """Return the newest rematch that is not hidden from this person."""
        apart = await self.blocks.blocked_with(person.id)
        for row in await self.tables.store.rows(SQL.rematches_of_table, (table_id,)):
            there = await self.tables.table_row(row["id"])
            # People with a kept seat count too: a later refusal with the text for a hidden table would reveal a block.
            if there.of(person.id) or apart.isdisjoint(company(there, self.tables.clock())):
                return there
        return None

    async def _again(self, table: TableRow, person: Person, interaction: str, word: str | None) -> Acted:
        """Open the rematch of ``table`` with the person as its opener."""
        model = _not_begun(table)
        model.rematch_of, model.opener = table.id, person.id
        # At a table that was never dealt nobody began, and seats may be free in between.
        moved_on = {
            seat_row.seat: (seat_row.seat - 1) % len(table.seats) if table.moves else seat_row.seat
            for seat_row in table.seats
        }
        own = drawn_word() if word is None else typed_word(word)
        mine = next(seat_row for seat_row in table.seats if person.id in seat_row.people())
        together = {person.id}
        for former in table.seats:
            seat = moved_on[former.seat]
            if former is mine:
                name = await self.names.at(table.guild, person, mine.name)
                model.seats.append(SeatRow(seat, person.id, name, word=own))
            elif former.computer and not former.people():
                # A computer player that stood in for a person has that person's name, so it does not sit down again.
                model.seats.append(SeatRow(seat, None, former.name, former.computer))
        model.seats.sort(key=lambda seat_row: seat_row.seat)
        taken = {seat_row.seat for seat_row in model.seats}
        for former in table.seats:
            seat, other = moved_on[former.seat], former.person or former.absent
            # A forgotten person has no id any more, so no seat is kept.
            if seat in taken or other is None or not other.isdecimal():
                continue
            if not together.isdisjoint(await self.blocks.blocked_with(other)):
                continue
            if await is_barred(self.tables, table.guild, other):
                continue
            together.add(other)
            invitations.keep(model, other, former.name, seat, self.tables.clock())
        return await self.opening.open(
            model, [person], interaction, person.id, self.tables.change(table, None), limited=True
        )


def _not_begun(table: TableRow) -> TableRow:
    """Return a table for the same game at the same place, with no seats taken and nothing played.

    That of a cup's table is in the channel: the private thread would keep out others who take a free seat.
    """
    return replace(
        table.copy(),
        thread=None if table.cards.startswith(CUP) else table.thread,
        status=Status.OPEN,
        seq=1,
        moves=0,
        paused_for="",
        votes=[],
        sealed=0,
        news=1,
        since=0.0,
        cards="",
        invited=[],
        starts=table.starts.over(),
        seats=[],
    )
