"""Going on without a person who does not answer, and giving them their seat back. Rulings: ``inactivity_rules``."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

from engine.core.action import Action
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.host.model.change import Change, note
from engine.host.model.clock import inactivity_rules, reminder_rules, timeouts
from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.records import ASLEEP, Acted, DeliveryKind, Person, Refused, Status
from engine.host.model.rows import NO_CONTEXT, OVER, SeatRow, TableRow
from engine.host.people.barring import must_be_welcome
from engine.host.store.queries import queries
from engine.host.table import answer_times
from engine.host.table.dealing import Dealing
from engine.host.table.matches import working_copy
from engine.host.table.play import HEURISTIC_PLAYER
from engine.host.table.reminders import want
from engine.host.table.suspension import Suspension
from engine.host.table.tables import Tables
from engine.host.table.turns import TIMEOUT, before_move, complete_move, is_secret, notify, prompt_variant
from engine.host.table.votes import Votes

SQL = queries("absence/queries.sql")

SITS_IN = "friend"
"""The level of a computer player that stands in for a person, where searching players exist."""
_OF_ONE_TURN = 12
"""Most moves that are made for a silent person before another seat is asked."""
_OF_A_WINDOW = 200
"""Most moves that are made until a secret prompt is over."""


class Inactivity:
    """The actions of a table when people do not answer."""

    def __init__(self, tables: Tables, suspension: Suspension, votes: Votes, dealing: Dealing) -> None:
        self.tables = tables
        self.suspension = suspension
        self.votes = votes
        self.dealing = dealing

    async def check_inactivity(self, table_id: int) -> None:
        """Do what is due at a table: make an offer, let one vote be enough (perhaps an earlier one), remind people, or
        move when the clock says so.

        Called when the table's timer is due; may be called at any time. If nothing is due it sets the timer anew.
        """
        async with self.tables.locked(table_id) as table:
            if table.status is Status.PAUSED:
                return
            change = self.tables.change(table, None)
            moves_at = timeouts.moves_at(table)
            if moves_at is not None and moves_at <= change.now:
                await self._go_on_without(table, inactivity_rules.MOVE, None, None)
                return
            change.quiet = not timeouts.look(table, change.now)
            if (choice := inactivity_rules.chosen(table)) is not None:
                await self._go_on_without(table, choice, None, None)
                return
            self._call_late(change)
            self._remind(change)
            if not change.quiet:
                change.add_task(DeliveryKind.TABLE)
            await self.tables.commit(change)

    async def person_gone(self, table_id: int, person_id: str) -> bool:
        """Note that nothing can reach a person any more, and make the others the offer for silent people at once.

        Return False if nobody else is there to decide, or the person is no longer asked. A second call has no effect.
        """
        async with self.tables.locked(table_id) as table:
            seat_row = table.of(person_id)
            if table.status is not Status.PLAYING or seat_row is None or len(table.humans()) < 2:
                return False
            if not seat_row.prompt or table.sealed or inactivity_rules.is_gone(seat_row):
                return True
            change = self.tables.change(table, None)
            seat_row.clock = replace(seat_row.clock, gone=seat_row.prompt)
            change.seats_changed = True
            note(change, "table-gone", seat_row)
            timeouts.look(table, change.now)
            change.add_task(DeliveryKind.TABLE)
            await self.tables.commit(change)
            return True

    @staticmethod
    def _remind(change: Change) -> None:
        """Put the reminders of all people who are due one now."""
        table = change.table
        for seat, alone in reminder_rules.take(table, change.now).items():
            change.seats_changed = True
            want(change, table.seats[seat].person or "", table.seats[seat].prompt, alone)

    @staticmethod
    def _call_late(change: Change) -> None:
        """Tell each person whose time is up, once; only in private if it is secret who is asked."""
        for seat_row in timeouts.to_call(change.table, change.now):
            timeouts.call(seat_row)
            change.seats_changed = True
            facts = {"key": "clock-up", "verbs": ["inbox"], "prompt": seat_row.prompt}
            private = {"private": True} if change.table.sealed else {}
            change.add_task(DeliveryKind.NOTICE, seat_row.person or "", **facts, **private)

    async def agree(self, table_id: int, person: Person, number: int, choice: str, interaction: str) -> Acted:
        """Agree that the table goes on: ``choice`` is one of inactivity_rules.choices, ``number`` the number of the
        offer.

        Once enough have agreed, the same write carries it out. Raises Refused: not-at-this-table, not-started,
        table-over, table-paused, silence-over (the offer is void), silence-yours (the table waits for this person),
        no-computer-player, malformed.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat_row = table.seated(person.id)
            table.must_be_playing()
            inactivity_rules.forget(table)
            if table.stall is None or int(table.stall.at) != number:
                raise Refused("silence-over")
            if choice not in inactivity_rules.choices(table):
                raise Refused("malformed")
            if seat_row in inactivity_rules.covered(table):
                raise Refused("silence-yours")
            if choice == inactivity_rules.COMPUTER and table.game not in self.tables.library.choosers:
                raise Refused("no-computer-player")
            table.stall.votes[person.id] = choice
            if inactivity_rules.agreed(table)[choice] >= inactivity_rules.needed(table):
                return await self._go_on_without(table, choice, interaction, person.id)
            change = self.tables.change(table, interaction)
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)

    async def _go_on_without(self, table: TableRow, choice: str, interaction: str | None, viewer: str | None) -> Acted:
        """Carry out the agreed choice, in one write."""
        silent = inactivity_rules.covered(table)
        change = self.tables.change(table, interaction)
        if choice == inactivity_rules.WAIT:
            return await self._wait_for(change, silent, viewer)
        table.stall, table.since = None, change.now if table.sealed else table.since
        if choice == inactivity_rules.COMPUTER:
            return await self._sit_in(change, silent, viewer)
        return await self._move_for(change, silent, viewer)

    async def _wait_for(self, change: Change, silent: list[SeatRow], viewer: str | None) -> Acted:
        """Give the silent people more time."""
        timeouts.wait(change.table, change.now)
        change.seats_changed = True
        for seat_row in silent:
            note(change, "table-waits-for", seat_row)
        if not silent:
            note(change, "table-waits-for-somebody")
        change.add_task(DeliveryKind.TABLE)
        return await self.tables.commit(change, viewer)

    async def _move_for(self, change: Change, silent: list[SeatRow], viewer: str | None) -> Acted:
        """Make the time-out moves: of the silent seats, or of all that have not answered if the silent are secret."""
        table = change.table
        now_at = await self.tables.matches.of(table)
        match = working_copy(now_at)
        before = before_move(now_at)
        if before.secret:
            note(change, "table-moved-for-somebody")
            moved = self._close_window(change, match)
        else:
            moved = set()
            for seat_row in silent:
                if seat_row.seat in match.state.waiting and match.state.phase == now_at.state.phase:
                    note(change, "table-moved-for", seat_row)
                    moved |= self._turn_of(change, match, seat_row.seat)
        complete_move(
            change,
            match,
            before,
            table.context,
            self.tables.pauses,
            acted=moved,
            present=None,
        )
        gone = []
        for seat_row in [] if before.secret or match.over else silent:
            if timeouts.missed(table, seat_row):
                gone.append(seat_row.person or "")
                self.seat_computer(change, seat_row)
        if not match.over:
            # It is public that the table moved, even if the move itself is not.
            change.secret = False
            change.add_task(DeliveryKind.TABLE)
        if gone:
            await self.votes.without(change, *gone)
        own = None if viewer is None else table.of(viewer)
        events = [e for e in match.ctx.events if e.seen_by(None if own is None else own.seat)]
        return await self.tables.commit(change, viewer, match=match, events=events)

    def _turn_of(self, change: Change, match: Match[Any], seat: int) -> set[int]:
        """Move for one seat until another seat is asked: the others wait only once for a turn of several prompts."""
        moved = self._time_out(change, match, seat)
        for _ in range(_OF_ONE_TURN):
            if match.over or is_secret(match) or match.state.waiting != [seat]:
                break
            moved |= self._time_out(change, match, seat)
        return moved

    def _close_window(self, change: Change, match: Match[Any]) -> set[int]:
        """Move for all who have not answered a secret prompt, until it is over.

        Also for those who would have been asked later, and for computer players: it may be secret that a seat is still
        to be asked.
        """
        moved: set[int] = set()
        here = match.state.phase, prompt_variant(match, TABLE_ACTOR)
        for _ in range(_OF_A_WINDOW):
            waiting = [] if match.over else [p for p in match.state.waiting if p != TABLE_ACTOR]
            if not waiting or (match.state.phase, prompt_variant(match, TABLE_ACTOR)) != here:
                break
            moved |= self._time_out(change, match, waiting[0])
        return moved

    def _time_out(self, change: Change, match: Match[Any], seat: int) -> set[int]:
        """Make the default move of a seat, and the automatic steps after it; return the seats that moved.

        If the rules must know that the clock moved, they are told first (Game.overdue), by a move of the table itself.
        """
        secret = is_secret(match)
        noted = match.game.overdue(match.state, seat)
        default = (seat, default_move(match, seat))
        for mover, action in ((TABLE_ACTOR, noted), default) if noted is not None else (default,):
            events = match.submit(mover, action)
            change.entry("move", mover, [mover, *action.wire()], events, TIMEOUT, secret)
        if not secret:
            answer_times.note(change, change.table.seats[seat], TIMEOUT)
        return {seat} | self.dealing.take_steps(change, match)

    async def _sit_in(self, change: Change, silent: list[SeatRow], viewer: str | None) -> Acted:
        """Let a computer player stand in for the silent. Their prompt stays, so that they may still answer it."""
        gone = [seat_row.person or "" for seat_row in silent]
        for seat_row in silent:
            self.seat_computer(change, seat_row)
        change.add_task(DeliveryKind.TABLE)
        await self.votes.without(change, *gone)
        return await self.tables.commit(change, viewer)

    def seat_computer(self, change: Change, seat_row: SeatRow, *, told: bool = True) -> None:
        """Let a computer player stand in for the person of a seat, who may come back; ``told``: the person gets a
        message.

        The caller handles the person's consents (``Votes.without``).
        """
        search, person = self.tables.search, seat_row.person or ""
        level = SITS_IN if search is not None and SITS_IN in search.levels else HEURISTIC_PLAYER
        seat_row.person, seat_row.absent, seat_row.computer = None, person, level
        change.seats_changed = True
        change.orders[seat_row.seat] = None
        for old in (DeliveryKind.REFRESH, DeliveryKind.NOTICE):
            change.cancel_task(old, person)
        if told:
            # The hand shows the button to come back.
            change.add_task(DeliveryKind.HAND, person, number=int(change.now))
        else:
            change.cancel_task(DeliveryKind.HAND, person)
            change.add_task(DeliveryKind.REFRESH, person)
        note(change, "table-computer-sits", seat_row)
        if seat_row.prompt:
            notify(change, seat_row, False, NO_CONTEXT, self.tables.pauses.computer)

    async def fall_asleep(self) -> int:
        """Put to sleep every running table at which no person has done anything for two weeks; return how many.

        No message is sent, no clock runs, and nothing is lost (``wake_up``).
        """
        fell, before = 0, self.tables.clock() - timeouts.SLEEPS_AFTER_S
        for row in await self.tables.store.rows(SQL.running_tables_unheard_since, (before,)):
            async with self.tables.locked(row["id"]) as table:
                change = self.tables.change(table, None)
                unheard = ActiveHours(None, table.outages).between(table.heard, change.now)
                if table.status is not Status.PLAYING or unheard < timeouts.SLEEPS_AFTER_S:
                    continue
                table.status, table.paused_for = Status.PAUSED, ASLEEP
                note(change, "table-asleep")
                for seat_row in table.humans():
                    change.cancel_task(DeliveryKind.HAND, seat_row.person or "")
                    change.cancel_task(DeliveryKind.NOTICE, seat_row.person or "")
                    change.add_task(DeliveryKind.REFRESH, seat_row.person or "")
                change.add_task(DeliveryKind.TABLE)
                await self.tables.commit(change)
                fell += 1
        return fell

    async def wake_up(self, table_id: int, person: Person) -> bool:
        """Wake a sleeping table for one of its people; return whether it was woken. Asked people are asked again."""
        async with self.tables.locked(table_id) as table:
            sleeps = table.status is Status.PAUSED and table.paused_for == ASLEEP
            if not sleeps or (table.of(person.id) is None and table.absent(person.id) is None):
                return False
            woken = await self.suspension.go_on_here(self.tables.change(table, None, person), person.id)
            return woken.table.status is Status.PLAYING

    async def end_absence(self, table_id: int, person: Person, interaction: str) -> bool:
        """Give a person the seat back in which a computer player stands in for them; return whether there was one.

        The prompt stays the same, so that the press that brought them back may answer it. A fresh hand is sent.
        """
        mine = SQL.seat_kept_for_absent_person
        if await self.tables.store.row(mine, (table_id, person.id)) is None:
            return False
        async with self.tables.locked(table_id) as table:
            seat_row = table.absent(person.id)
            if seat_row is None or table.status in OVER:
                return False
            await self.give_seat_back(self.tables.change(table, interaction, person), seat_row, person)
            return True

    async def return_to_seat(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Give a person the seat back that they left in mid-game, as long as a computer player sits there (ruling 5).

        Raises Refused: already-at-this-table, not-at-this-table, not-started, table-over, barred-here.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.must_be_started()
            if table.of(person.id) is not None:
                raise Refused("already-at-this-table")
            seat_row = table.left(person.id)
            if seat_row is None:
                raise Refused("not-at-this-table")
            await must_be_welcome(self.tables, table.guild, person.id)
            return await self.give_seat_back(self.tables.change(table, interaction, person), seat_row, person)

    async def give_seat_back(self, change: Change, seat_row: SeatRow, person: Person) -> Acted:
        """Put a person in place of the computer player on their own seat, with a fresh hand."""
        change.seats_changed = True
        seat_row.person, seat_row.absent, seat_row.resigned, seat_row.computer = person.id, None, None, None
        if seat_row.prompt:
            seat_row.prompted_at, seat_row.pinged = change.now, seat_row.prompt
            change.stop_seat_timer(seat_row.seat)
        note(change, "table-returned", seat_row)
        change.add_task(DeliveryKind.HAND, person.id)
        change.add_task(DeliveryKind.TABLE)
        return await self.tables.commit(change, person.id)


def default_move(match: Match[Any], seat: int) -> Action:
    """Return the seat's move by its own wish, or the forced move; else the game's default move, or the first legal one
    if that fails."""
    with suppress(Exception):
        s = match.state.clone()
        action = match.game.wished(s, seat) or match.game.forced(s, seat) or match.game.timeout(s, seat)
        if match.game.allows(match.state, seat, action):
            return action
    return match.game.legal(match.state, seat)[0]
