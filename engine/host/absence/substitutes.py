"""Substitutes: a person hands their seat at a running table to another person.

Rulings:

1. A seated person may offer their own seat, to one person or to anyone, and stays seated until another person takes it.
   Nobody else can offer it. To give it to a computer player, the person leaves (``Play.resign``).
2. A person to whom it is offered by name sits down by accepting. For a seat offered to anyone, the first person to say
   so asks for it. The opener, or half of the other people rounded up, may refuse or welcome them. If nobody does, they
   sit down after twelve hours. These begin anew after a pause, in which nobody can say anything. A person who was
   refused cannot ask again.
3. A person who has sat at this table before, or is kept apart from a person there, cannot take another seat.
4. The newcomer gets what the seat may know, and its clock with at least six increments. They get nothing that was
   private to the former person: no order, prepared move, note or arrangement.
5. An offer is void when its person leaves, when the table is over, or when they keep the seat after all.
"""

from __future__ import annotations

from dataclasses import replace

from engine.host.model import asks
from engine.host.model.change import Change, mark, note
from engine.host.model.clock.time_control import UNUSED, WAIT_INCREMENTS, control_of, time_left
from engine.host.model.clock.timers import TimerKind
from engine.host.model.duplicate_deals import DuplicateDeals
from engine.host.model.names import Names
from engine.host.model.records import Acted, DeliveryKind, Person, Refused, Status
from engine.host.model.requests import SubstituteOffer
from engine.host.model.rows import NO_CONTEXT, SeatRow, TableRow
from engine.host.model.substitute_offers import REFUSABLE_S, free, keep, others, turn_away
from engine.host.people.barring import is_barred, must_be_welcome
from engine.host.people.blocks import Blocks, company
from engine.host.people.trust import must_be_trusted
from engine.host.store.queries import queries
from engine.host.table.tables import Tables
from engine.host.table.turns import drop_request, notify
from engine.host.table.votes import Votes

SQL = queries("absence/queries.sql")

SEAT_GIVEN = "chair-given"
"""Kind of the log line for a seat that goes to another person, with the id of the former one. Its public form is
``table-chair-taken``. The line tells whose loss a lost seat counts as (``rating_eligibility``)."""


class Substitutes:
    """The offers of seats."""

    def __init__(
        self, tables: Tables, names: Names, duplicate_deals: DuplicateDeals, blocks: Blocks, votes: Votes
    ) -> None:
        self.tables = tables
        self.names = names
        self.duplicate_deals = duplicate_deals
        self.blocks = blocks
        self.votes = votes

    async def offer_seat(self, table_id: int, person: Person, to: Person | None, interaction: str) -> Acted:
        """Offer one's own seat to a person, or (None) to anyone, in place of a former offer.

        Raises Refused: not-at-this-table, not-started, table-over, chair-refused (name), and those of ``asks``.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat_row = table.seated(person.id)
            table.must_be_started()
            table.must_not_be_for_one()
            change = self.tables.change(table, interaction)
            if to is not None:
                hidden = Refused("chair-refused", name=to.name)
                if await is_barred(self.tables, table.guild, to.id):
                    raise hidden
                await self._must_fit(table, to, change.now, hidden)
            number = offer(change, seat_row, None if to is None else to.id)
            if to is not None:
                facts = {"key": "chair-for-you", "name": table.called(seat_row), "verbs": ["chairtake", "chairdecline"]}
                asks.ask(change, asks.CHAIR, person.id, to.id, {**facts, "number": number}, called=to.name)
                asks.must_wait(change, asks.CHAIR, person.id, to.id, to.name)
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)

    async def keep_seat(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Withdraw one's own offer. Raises Refused: not-at-this-table, chair-settled."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat_row = table.seated(person.id)
            return await self._withdrawn(table, _of_seat(table, seat_row.seat), interaction, person.id)

    async def decline_seat(self, table_id: int, person: Person, number: int, interaction: str) -> Acted:
        """Decline a seat that is offered to this person. Raises Refused: chair-settled."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            offer = _numbered(table, number)
            if offer.to != person.id:
                raise Refused("chair-settled")
            return await self._withdrawn(table, offer, interaction, person.id)

    async def take_seat(self, table_id: int, person: Person, number: int, interaction: str) -> Acted:
        """Accept the seat that is offered to this person, or ask for one that is offered to anyone.

        Raises Refused: already-at-this-table, not-started, table-over, table-paused, chair-settled, chair-asked
        (another person was first), chair-not-yours, chair-taker-refused (they were refused), no-such-table
        (see ``Blocks``), barred-here, chair-knew, and those of ``trust``.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            if table.of(person.id) is not None:
                raise Refused("already-at-this-table")
            table.must_be_playing()
            offer = _numbered(table, number)
            if offer.to not in (None, person.id):
                raise Refused("chair-not-yours")
            if offer.taker is not None:
                raise Refused("chair-asked")
            if offer.to is None and person.id in offer.turned:
                raise Refused("chair-taker-refused")
            change = self.tables.change(table, interaction, person)
            await self._must_fit(table, person, change.now, Refused("no-such-table"))
            if offer.to is None:
                await must_be_trusted(self.tables, table.trust, person.id)
            name = await self.names.at(table.guild, person)
            taken = replace(offer, taker=person.id, taker_name=name, until=change.now + REFUSABLE_S)
            if offer.to == person.id or not others(table, offer):
                return await self._hand_over(change, taken)
            keep(change, [taken if o is offer else o for o in table.offered_seats])
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)

    async def judge_taker(self, table_id: int, person: Person, number: int, welcome: bool, interaction: str) -> Acted:
        """Welcome or refuse the person who asks for a seat. Raises Refused: not-at-this-table, chair-settled,
        chair-not-yours.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.seated(person.id)
            table.must_be_playing()
            offer = _numbered(table, number)
            there = others(table, offer)
            if offer.taker is None:
                raise Refused("chair-settled")
            if person.id not in there:
                raise Refused("chair-not-yours")
            said = {**{who: yes for who, yes in offer.said.items() if who in there}, person.id: welcome}
            agreed = [who for who, yes in said.items() if yes is welcome]
            change = self.tables.change(table, interaction)
            if table.opener not in agreed and 2 * len(agreed) < len(there):
                keep(change, [replace(o, said=said) if o is offer else o for o in table.offered_seats])
                change.add_task(DeliveryKind.TABLE)
                return await self.tables.commit(change, person.id)
            if welcome:
                return await self._seat_taker(change, offer, person.id)
            return await self._turn_away(change, offer, person.id)

    async def seat_takers(self) -> int:
        """Seat all people who have asked for a seat and were not refused in time; return how many.

        Each table has a timer for this. This search finds requests made before a release with such timers.
        """
        return sum(
            [
                await self.seat_takers_at(row["id"])
                for row in await self.tables.store.rows(SQL.running_tables_with_timed_seat_request)
            ]
        )

    async def seat_takers_at(self, table_id: int) -> int:
        """Do ``seat_takers`` at one table. May be called at any time."""
        seated = 0
        # Each in a write of its own, as one may void the others.
        while (came := await self._seat_next(table_id)) is not None:
            seated += came
        return seated

    async def end_wait(self, table_id: int) -> None:
        """Handle the due timer of seat requests: seat the people who are due, and set it anew for the others."""
        await self.seat_takers_at(table_id)
        async with self.tables.locked(table_id) as table:
            change = self.tables.change(table, None)
            change.quiet, table.substitutes_armed = True, None
            change.stop_timer(TimerKind.SUBSTITUTE)
            await self.tables.commit(change)

    async def _seat_next(self, table_id: int) -> bool | None:
        """Settle the first due request at a table; return whether the person sits now, or None if none is due."""
        async with self.tables.locked(table_id) as table:
            change = self.tables.change(table, None)
            due = next((o for o in table.offered_seats if o.until is not None and o.until <= change.now), None)
            if due is None or table.status is not Status.PLAYING:
                return None
            acted = await self._seat_taker(change, due)
            return acted.table.seats[due.seat].person == due.taker

    async def _withdrawn(self, table: TableRow, offer: SubstituteOffer | None, interaction: str, viewer: str) -> Acted:
        if offer is None:
            raise Refused("chair-settled")
        change = self.tables.change(table, interaction)
        keep(change, [o for o in table.offered_seats if o is not offer])
        if offer.to is not None:
            change.cancel_task(DeliveryKind.NOTICE, offer.to)
        if offer.to == viewer:
            asks.said_no(change, asks.CHAIR, viewer)
        change.add_task(DeliveryKind.TABLE)
        return await self.tables.commit(change, viewer)

    async def _must_fit(self, table: TableRow, person: Person, now: float, hidden: Refused) -> None:
        """Apply ruling 3; raises ``hidden`` if a person there is kept apart from them."""
        if table.of(person.id) is not None:
            raise Refused("already-here", name=table.name_of(person.id, person.name))
        if company(table, now) & await self.blocks.blocked_with(person.id):
            raise hidden
        await must_be_welcome(self.tables, table.guild, person.id)
        was = any(person.id in (seat_row.resigned, seat_row.absent) for seat_row in table.seats)
        if was or await self.tables.store.row(SQL.person_is_in_log, (table.id, person.id)) is not None:
            raise Refused("chair-knew", name=person.name)
        if table.cards and await self.duplicate_deals.known_to(table.cards, person.id):
            raise Refused("chair-knew", name=person.name)

    async def _seat_taker(self, change: Change, offer: SubstituteOffer, viewer: str | None = None) -> Acted:
        """Seat the person who asked for a seat, unless ruling 3 now excludes them."""
        person = Person(offer.taker or "", offer.taker_name)
        try:
            await self._must_fit(change.table, person, change.now, Refused("no-such-table"))
        except Refused:
            return await self._turn_away(change, offer, viewer)
        return await self._hand_over(change, offer, viewer)

    async def _turn_away(self, change: Change, offer: SubstituteOffer, viewer: str | None) -> Acted:
        """Refuse the person who asked for the seat; others may still ask."""
        turn_away(change, offer)
        return await self.tables.commit(change, viewer)

    async def _hand_over(self, change: Change, offer: SubstituteOffer, viewer: str | None = None) -> Acted:
        """Seat the taker, in one write."""
        table, seat_row, former = change.table, change.table.seats[offer.seat], offer.giver
        taker, name = offer.taker or "", offer.taker_name
        person = Person(taker, name, await self.names.known(None, taker), table.guild)
        change.people.append(person)
        asks.said_yes(change, person.id)
        # A person who sits asks for no other seat any more.
        keep(change, [free(o) if o.taker == person.id else o for o in table.offered_seats if o.seat != offer.seat])
        for old in (DeliveryKind.HAND, DeliveryKind.NOTICE, DeliveryKind.MENTION):
            change.cancel_task(old, former)
            change.cancel_task(old, person.id)
        change.add_task(DeliveryKind.REFRESH, former)
        change.add_task(DeliveryKind.NOTICE, former, key="chair-given", name=person.name)
        mark(change, SEAT_GIVEN, seat_row.seat, former)
        _sit_down(change, seat_row, person)
        note(change, "table-chair-taken", seat_row)
        change.add_task(DeliveryKind.HAND, person.id)
        change.add_task(DeliveryKind.TABLE)
        if table.thread is not None:
            change.add_task(DeliveryKind.THREAD)
        _ask_anew(change, seat_row, person)
        await self.votes.without(change, former)
        return await self.tables.commit(change, person.id if viewer is None else viewer)


def offer(change: Change, seat_row: SeatRow, to: str | None) -> int:
    """Offer a person's seat in place of a former offer; return the number of the offer."""
    table = change.table
    number = max([int(change.now), *(o.number + 1 for o in table.offered_seats)])
    turned = next((o.turned for o in table.offered_seats if o.seat == seat_row.seat), ())
    new = SubstituteOffer(seat_row.seat, number, seat_row.person or "", to, turned=turned)
    keep(change, [*(o for o in table.offered_seats if o.seat != seat_row.seat), new])
    if to is None:
        note(change, "table-chair-offered", seat_row)
    return number


def _ask_anew(change: Change, seat_row: SeatRow, person: Person) -> None:
    """End a takeback request of the seat's former person, or ask the newcomer in their place (takebacks, ruling 2)."""
    standing = change.table.takebacks.open
    if standing is None:
        return
    asker = change.table.at(standing.seat)
    if asker is None or asker is seat_row:
        drop_request(change)
    elif seat_row.seat in standing.asked:
        standing.agreed = [seat for seat in standing.agreed if seat != seat_row.seat]
        facts = {"key": "undo-asked-you", "name": change.table.called(asker), "verbs": ["undoyes", "undono"]}
        asks.ask(change, asks.TAKEBACK, asker.person or "", person.id, {**facts, "number": standing.number})


def _sit_down(change: Change, seat_row: SeatRow, person: Person) -> None:
    """Put a person in a seat in place of the former one (ruling 4)."""
    table, control = change.table, control_of(change.table)
    bank = time_left(table, seat_row, change.now)
    if control is not None and bank is not None:
        whole = bank + seat_row.clock.aside
        bank = bank if seat_row.clock.sealed else max(whole, WAIT_INCREMENTS * control.increment)
    seat_row.clock = replace(UNUSED, bank=bank)
    seat_row.person, seat_row.name, seat_row.arrangement = person.id, person.name, ""
    seat_row.absent = seat_row.resigned = seat_row.computer = None
    seat_row.may_take_back = False
    change.orders[seat_row.seat] = None
    change.stop_seat_timer(seat_row.seat)
    change.seats_changed = True
    if seat_row.prompt:
        seat_row.put(change.now)
        notify(change, seat_row, False, NO_CONTEXT, lambda: 0.0)


def _of_seat(table: TableRow, seat: int) -> SubstituteOffer | None:
    return next((o for o in table.offered_seats if o.seat == seat), None)


def _numbered(table: TableRow, number: int) -> SubstituteOffer:
    """Return the offer of this number. Raises Refused if it no longer exists."""
    found = next((o for o in table.offered_seats if o.number == number), None)
    if found is None:
        raise Refused("chair-settled")
    return found
