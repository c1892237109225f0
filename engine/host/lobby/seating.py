"""A table before its deal: who sits where, and how it closes or expires without being played."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from typing import Any

from engine.core.match import Match
from engine.core.state import NO_SEAT
from engine.host.lobby import codes
from engine.host.model import asks, invitations
from engine.host.model.change import Change
from engine.host.model.clock import starts
from engine.host.model.clock.starts import Start
from engine.host.model.clock.timers import TimerKind
from engine.host.model.duplicate_deals import DuplicateDeals, can_deal
from engine.host.model.names import Names
from engine.host.model.nonces import drawn_word, typed_word
from engine.host.model.records import ANYBODY, Acted, DeliveryKind, Person, Refused, Status
from engine.host.model.requests import Invitation
from engine.host.model.rows import SeatRow, TableRow
from engine.host.people.barring import Barring, must_be_welcome
from engine.host.people.blocks import Blocks
from engine.host.people.reports import Reports
from engine.host.people.trust import must_be_trusted
from engine.host.store.queries import queries
from engine.host.table.dealing import Dealing
from engine.host.table.play import HEURISTIC_PLAYER, Play
from engine.host.table.reminders import TO_START, want
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")

STALE_AFTER = 14 * 86_400.0
"""Seconds after which a table that was not started expires."""

_KEPT_INTERACTIONS = 7 * 86_400.0
"""Seconds for which interaction ids are remembered; Discord's own live 15 minutes."""


class Seating:
    """Joining, leaving, computer seats, expiry."""

    def __init__(
        self,
        tables: Tables,
        names: Names,
        duplicate_deals: DuplicateDeals,
        blocks: Blocks,
        dealing: Dealing,
        play: Play,
    ) -> None:
        self.tables = tables
        self.names = names
        self.duplicate_deals = duplicate_deals
        self.blocks = blocks
        self.dealing = dealing
        self.play = play

    async def join(
        self, table_id: int, person: Person, interaction: str, seat: int | None = None, *, word: str | None = None
    ) -> Acted:
        """Take the seat kept for this person, the first free one, or the chosen one; this may start the game.

        ``word`` is the person's part in the shuffle (None: drawn). Raises Refused: already-at-this-table,
        already-started, table-over, word-unfit, no-such-table (see ``Blocks``), barred-here, and those of ``trust`` and
        ``invitations.free_seat``.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.must_be_open()
            if table.of(person.id):
                raise Refused("already-at-this-table")
            change = self.tables.change(table, interaction, person)
            await self.blocks.must_not_be_blocked(table, person.id, change.now)
            await must_be_welcome(self.tables, table.guild, person.id)
            await self.duplicate_deals.must_be_new_to(table, person.id)
            if invitations.of(table, person.id) is None and table.opener != person.id:
                await must_be_trusted(self.tables, table.trust or ANYBODY, person.id)
            at = invitations.free_seat(table, person.id, seat, change.now)
            own = "" if table.cards else drawn_word() if word is None else typed_word(word)
            invited = invitations.of(table, person.id)
            name = await self.names.at(table.guild, person, "" if invited is None else invited.name)
            if table.guild is not None:
                # The name under which others invited them is stored like the name of their own presses.
                change.people = [Person(person.id, name, person.everywhere, table.guild)]
            invitations.sit(table, SeatRow(at, person.id, name, word=own))
            if table.of(table.opener) is None and not table.watch:
                # At a table of a club night the host is whoever sits down first.
                table.opener = person.id
            change.cancel_task(DeliveryKind.NOTICE, person.id)
            asks.said_yes(change, person.id)
            return await self.seated(change, person.id)

    async def seated(self, change: Change, viewer: str) -> Acted:
        """Store the new seating of an open table, and deal if the table was set to start with so many and has them."""
        table = change.table
        change.seats_changed = True
        change.add_task(DeliveryKind.TABLE)
        full = table.when_full and len(table.seats) == table.size
        if table.status is Status.OPEN and (full or 0 < table.starts.count <= len(table.seats)):
            match = await self._match(table)
            if match is not None:
                return await self.dealing.dealt(change, match, viewer)
        self._tell_ready(change, viewer)
        return await self.tables.commit(change, viewer)

    async def _match(self, table: TableRow) -> Match[Any] | None:
        """Return a new match for those who sit there; None if they cannot play."""
        with suppress(Refused):
            return await self.dealing.deal(table)
        return None

    async def start_on_time(self, table_id: int) -> None:
        """Start a table whose moment has come (``starts``, rulings 2 to 4)."""
        async with self.tables.locked(table_id) as table:
            start, change = table.starts, self.tables.change(table, None)
            if table.status is not Status.OPEN or not start.at:
                change.quiet = True
                change.stop_timer(TimerKind.START)
                await self.tables.commit(change)
                return
            if start.at > change.now:
                # It was due too early, as the clock was set back.
                change.quiet = True
                change.start_timer(TimerKind.START, start.at)
                await self.tables.commit(change)
                return
            if not self.tables.library.plays(table.game):
                table.starts = replace(start, at=change.now + starts.AGAIN_S)
                await self.tables.commit(change)
                return
            rules = self.tables.library.games[table.game]
            self._fill(table, start)
            playable = [count for count in rules.seats if count <= table.size and can_deal(rules, count, table)]
            table.starts = start.over()
            match = await self._match(table) if table.humans() else None
            change.seats_changed = True
            change.add_task(DeliveryKind.TABLE)
            if match is not None:
                await self.dealing.dealt(change, match, table.opener)
                return
            table.starts = start.once_enough(len(table.seats), playable)
            await self.tables.commit(change)

    async def start_with_computers(
        self, table_id: int, person: Person, names: Sequence[str], level: str, interaction: str
    ) -> Acted:
        """Seat computer players of these ``names`` on the free seats and deal, for the opener.

        Raises Refused: start-host-only (name), seats-kept (names), no-computer-player, already-started, table-over,
        not-at-this-table, and everything that ``Dealing.deal`` raises.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.seated(person.id)
            table.must_be_open()
            if table.opener != person.id:
                opener = table.of(table.opener)
                raise Refused("start-host-only", name=table.called(opener) if opener is not None else "")
            if table.game not in self.tables.library.choosers:
                raise Refused("no-computer-player")
            change = self.tables.change(table, interaction)
            if kept := invitations.kept(table, change.now):
                raise Refused("seats-kept", names=[one.name for one in kept.values()])
            self._fill(table, Start(computers=tuple(names), level=level))
            change.seats_changed = True
            return await self.dealing.dealt(change, await self.dealing.deal(table), person.id)

    def _fill(self, table: TableRow, start: Start) -> None:
        """Put the computer players that the opener wanted on the free seats; kept seats are free then."""
        names = [name for name in start.computers if name not in table.names().values()]
        if not names or not table.humans() or table.game not in self.tables.library.choosers:
            return
        free = [seat for seat in range(table.size) if table.at(seat) is None]
        for seat, name in zip(free, names, strict=False):
            invitations.sit(table, SeatRow(seat, None, name, computer=start.level or HEURISTIC_PLAYER))

    def _tell_ready(self, change: Change, viewer: str) -> None:
        """Tell the opener once that enough people sit here, unless the opener made this change."""
        table, rules = change.table, self.tables.library.games.get(change.table.game)
        if table.status is not Status.OPEN or table.ready_told or rules is None or table.starts:
            return
        seated = table.of(table.opener) is not None and len(table.humans()) > 1
        if viewer == table.opener or not seated or not can_deal(rules, len(table.seats), table):
            return
        table.ready_told = True
        change.also.append((SQL.set_ready_told, (1, table.id)))
        want(change, table.opener, TO_START, False)

    async def leave(self, table_id: int, person: Person, interaction: str, *, before_start: bool = False) -> Acted:
        """Give up the seat: of an open table at once, of a running game as ``resign`` does, unless it is to be
        ``before_start``. Then raises Refused: already-started.

        An opener who leaves hands the table to the next person; the last person to leave closes it.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            if not before_start and table.status in (Status.PLAYING, Status.PAUSED):
                return await self.play.resign_seat(table, person, interaction)
            seat_row = table.seated(person.id)
            table.must_be_open()
            change = self.tables.change(table, interaction)
            table.seats.remove(seat_row)
            if table.invited_only and invitations.of(table, person.id) is None:
                # They may come back.
                table.invited.append(Invitation(person.id, seat_row.name, NO_SEAT, change.now))
            people = table.humans()
            if not people:
                table.status = Status.ENDED
                invitations.end(change)
            elif table.opener == person.id:
                table.opener = people[0].person or ""
                # The person who was told that the table can start is no longer the opener.
                table.ready_told = False
                change.also.append((SQL.set_ready_told, (0, table.id)))
            return await self.seated(change, person.id)

    async def kick(self, table_id: int, by: Person, target_person: str, interaction: str) -> Acted:
        """Free another person's seat at an open table, or the one kept for them, on behalf of the opener.

        Raises Refused: only-the-opener, no-such-person, already-started, table-over.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, by.id):
                return again
            table.must_be_open()
            if table.opener != by.id:
                raise Refused("only-the-opener")
            seat_row, invited = table.of(target_person), invitations.of(table, target_person)
            if (seat_row is None and invited is None) or target_person == by.id:
                raise Refused("no-such-person")
            change = self.tables.change(table, interaction)
            if seat_row is not None:
                table.seats.remove(seat_row)
            called = next((one.name for one in (seat_row, invited) if one is not None), "")
            invitations.send_away(table, target_person, called)
            change.cancel_task(DeliveryKind.NOTICE, target_person)
            return await self.seated(change, by.id)

    async def add_computer(
        self, table_id: int, by: Person, interaction: str, level: str = HEURISTIC_PLAYER, *, name: str
    ) -> Acted:
        """Put a computer player called ``name`` on the first free seat; any seated person may.

        Raises Refused: not-at-this-table, no-computer-player, table-full, seats-kept, already-started, table-over.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, by.id):
                return again
            table.seated(by.id)
            table.must_be_open()
            if table.game not in self.tables.library.choosers:
                raise Refused("no-computer-player")
            change = self.tables.change(table, interaction)
            at = invitations.free_seat(table, None, None, change.now)
            invitations.sit(table, SeatRow(at, None, name, computer=level))
            return await self.seated(change, by.id)

    async def remove_computer(self, table_id: int, by: Person, seat: int, interaction: str) -> Acted:
        """Remove a computer player; any seated person may. Also raises Refused: no-such-seat."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, by.id):
                return again
            table.seated(by.id)
            table.must_be_open()
            table.must_not_be_for_one()
            seat_row = table.at(seat)
            if seat_row is None or seat_row.computer is None:
                raise Refused("no-such-seat")
            change = self.tables.change(table, interaction)
            table.seats.remove(seat_row)
            return await self.seated(change, by.id)

    async def choose_seat(self, table_id: int, person: Person, seat: int, interaction: str) -> Acted:
        """Move to a free seat, or swap with a computer player. Also raises Refused: seat-taken, seat-kept."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            mine = table.seated(person.id)
            table.must_be_open()
            table.must_not_be_for_one()
            other = table.at(seat)
            if not 0 <= seat < table.size:
                raise Refused("no-such-seat")
            if other is not None and other.person is not None:
                raise Refused("seat-taken", name=table.called(other))
            change = self.tables.change(table, interaction)
            if seat in invitations.kept(table, change.now):
                raise Refused("seat-kept", name=table.names()[seat])
            if other is not None:
                other.seat = mine.seat
            mine.seat = seat
            table.seats.sort(key=lambda c: c.seat)
            return await self.seated(change, person.id)

    async def choose_word(self, table_id: int, person: Person, word: str, interaction: str) -> Acted:
        """Replace the drawn word by a typed one, before the start. Also raises Refused: word-unfit."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            mine = table.seated(person.id)
            table.must_be_open()
            change = self.tables.change(table, interaction)
            table.must_have_own_cards()
            mine.word = typed_word(word)
            return await self.seated(change, person.id)

    async def close_table(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Close an open table on behalf of the opener. Raises Refused: only-the-opener, already-started, table-over."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.must_be_open()
            if table.opener != person.id:
                raise Refused("only-the-opener")
            change = self.tables.change(table, interaction)
            table.status = Status.ENDED
            invitations.end(change)
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)

    async def clear_barred(self) -> None:
        """Free the seats of people who are kept from a server's tables, where the game has not begun."""
        for table, person in await Barring(self.tables).waiting():
            with suppress(Refused):
                await self.leave(table, Person(person, ""), f"barred-{token_hex(8)}", before_start=True)

    async def expire(self) -> int:
        """Expire tables that were not started within 14 days, and forget old interactions; return how many expired.

        Seats that were kept long enough become free. Old reports are deleted.
        """
        now = self.tables.clock()
        await self.clear_barred()
        await Reports(self.tables).expire()
        for row in await self.tables.store.rows(SQL.open_tables_with_invitations):
            async with self.tables.locked(row["id"]) as table:
                if table.status is Status.OPEN and invitations.lapse(table, now):
                    change = self.tables.change(table, None)
                    change.add_task(DeliveryKind.TABLE)
                    await self.tables.commit(change)
        stale = SQL.open_tables_opened_before
        gone = 0
        for row in await self.tables.store.rows(stale, (now - STALE_AFTER,)):
            async with self.tables.locked(row["id"]) as table:
                if table.status is not Status.OPEN:
                    continue
                change = self.tables.change(table, None)
                table.status = Status.EXPIRED
                invitations.end(change)
                change.add_task(DeliveryKind.TABLE)
                await self.tables.commit(change)
                gone += 1
        await self.tables.store.write(SQL.delete_presses_before, (now - _KEPT_INTERACTIONS,))
        await self.tables.store.write(SQL.delete_asks_before, (now - asks.DAY,))
        await self.tables.store.write(SQL.delete_code_tries_before, (now - codes.HOUR_S,))
        return gone
