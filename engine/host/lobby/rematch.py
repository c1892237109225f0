"""Another game at a new table like a finished one: an offer to those who were there, which nobody has to take.

Rulings:

1. Who asks first opens the table and starts it. Everybody else's seat is kept (``invitations``), and they are told
   once; they sit down by a press of their own. Computer players sit there at once.
2. Whoever comes next begins (or deals): where a game draws lots for that, the next after whom the lot fell on the time
   before, of those who are here again (Header.first, public and in the record); where the first seat or a chosen one
   begins, the seats move on by one. Neighbours and partners stay. It holds for every game: where the start seat is
   worth nothing it costs nothing.
3. For whom a computer only stood in is invited too. Who left is not asked, but may come while there is room; nor is
   who has been forgotten.
   Those who are kept apart are not invited together; whoever may not sit with somebody who is there, or for whom a seat
   is kept, opens a table of their own by the same press: nothing says that there is a block, or whose.
"""

from __future__ import annotations

from dataclasses import replace

from engine.host.lobby.opening import Opening
from engine.host.lobby.seating import Seating
from engine.host.model import invitations
from engine.host.model.nonces import drawn_word, typed_word
from engine.host.model.records import Acted, Person, Refused, Status
from engine.host.model.rows import SeatRow, TableRow
from engine.host.people.blocks import Blocks, company
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")


class Rematch:
    """The offer of another game."""

    def __init__(self, tables: Tables, blocks: Blocks, opening: Opening, seating: Seating) -> None:
        self.tables = tables
        self.blocks = blocks
        self.opening = opening
        self.seating = seating

    async def open(self, table_id: int, person: Person, interaction: str, *, word: str | None = None) -> Acted:
        """Sit down for another game at a new table like a finished one; who asks first opens it.

        Refused: not-at-this-table, not-over, game-away, and what ``join`` refuses.
        """
        async with self.tables.at(table_id) as table:
            if again := await self.tables.before(interaction, person.id):
                return again
            if not any(person.id in _people_of(c) for c in table.seats):
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
        """The newest rematch that is not hidden from this person."""
        apart = await self.blocks.blocked_with(person.id)
        for row in await self.tables.store.rows(SQL.rematches_of_table, (table_id,)):
            there = await self.tables.table_row(row["id"])
            # Who has a seat kept there counts: to refuse it then by the words for a hidden table would tell a block.
            if there.of(person.id) or apart.isdisjoint(company(there, self.tables.clock())):
                return there
        return None

    async def _again(self, table: TableRow, person: Person, interaction: str, word: str | None) -> Acted:
        """Open the rematch of ``table``, the presser as opener."""
        model = _not_begun(table)
        model.rematch_of, model.opener = table.id, person.id
        # A table that was never dealt has nobody who began, and perhaps gaps.
        moved_on = {c.seat: (c.seat - 1) % len(table.seats) if table.moves else c.seat for c in table.seats}
        own = drawn_word() if word is None else typed_word(word)
        mine = next(c for c in table.seats if person.id in _people_of(c))
        together = {person.id}
        for former in table.seats:
            seat = moved_on[former.seat]
            if former is mine:
                name = await self.tables.names.at(table.guild, person, mine.name)
                model.seats.append(SeatRow(seat, person.id, name, word=own))
            elif former.computer and not _people_of(former):
                # One that stood in for somebody bears that person's name: it does not come along.
                model.seats.append(SeatRow(seat, None, former.name, former.computer))
        model.seats.sort(key=lambda c: c.seat)
        taken = {c.seat for c in model.seats}
        for former in table.seats:
            seat, other = moved_on[former.seat], former.person or former.absent
            # Who is forgotten has no number any more: there is nobody to wait for.
            if seat in taken or other is None or not other.isdecimal():
                continue
            if not together.isdisjoint(await self.blocks.blocked_with(other)):
                continue
            together.add(other)
            invitations.keep(model, other, former.name, seat, self.tables.clock())
        return await self.opening.open(
            model, [person], interaction, person.id, self.tables.change(table, None), limited=True
        )


def _not_begun(table: TableRow) -> TableRow:
    """A table for the same game at the same place, where nobody sits and nothing has happened yet."""
    return replace(
        table.copy(),
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
        seats=[],
    )


def _people_of(seat_row: SeatRow) -> tuple[str, ...]:
    """Whose seat this was, whoever sat there at the end first."""
    return tuple(p for p in (seat_row.person, seat_row.absent, seat_row.resigned) if p is not None)
