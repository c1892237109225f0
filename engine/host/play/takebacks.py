"""Taking a move back: without asking if it revealed nothing, else by asking. The rulings are in ``model.takebacks``."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from engine.core.context import Event
from engine.core.knowledge.learning import Learned, play_on, tells
from engine.core.match import DROP, RECORD, UNDO, Match
from engine.core.prepared.wishes import Wish
from engine.host.model import asks
from engine.host.model.change import Change, note
from engine.host.model.clock.time_control import LIVE
from engine.host.model.clock.timers import TimerKind
from engine.host.model.logged import LoggedMove, logged
from engine.host.model.records import AUTOMATIC, Acted, DeliveryKind, Person, Refused, Status
from engine.host.model.rows import SeatRow, TableRow
from engine.host.model.takebacks import (
    ASK,
    GRANTED_AT_MOST,
    NO_MOVE,
    OFF,
    OPEN_MOVE,
    OWN,
    SEALED_CHOICE,
    Request,
)
from engine.host.store.queries import queries
from engine.host.table.matches import working_copy
from engine.host.table.tables import Tables
from engine.host.table.turns import ORDER, before_move, complete_move, drop_request

SQL = queries("play/queries.sql")

UNDONE, GRANTED = "table-undone", "table-undone-agreed"
"""Kinds of the events for a move taken back: without asking, and because the others agreed."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The part of the match that taking back would undo: ``gone``, from the asker's own move on, after ``kept`` moves.

    ``match`` is the position without it. ``learned`` is what it has shown to which seats. ``told``: the asker's own
    move told them something that no card they can see now tells.
    """

    match: Match[Any]
    kept: int
    gone: tuple[LoggedMove, ...]
    learned: Learned
    told: bool
    stay: tuple[LoggedMove, ...]
    """Moves after the asker's own that remain: hidden choices of others, and wishes."""
    lost: tuple[LoggedMove, ...]
    """The rest of ``gone``."""

    def acted(self, seat: int) -> set[int]:
        """Return the other seats that have acted since."""
        return {m.seat for m in self.lost if m.cause != AUTOMATIC and m.seat >= 0 and m.seat != seat}

    def is_own(self, seat: int) -> bool:
        """True if ``seat`` may take it back without asking (ruling 1)."""
        return not (self.acted(seat) or self.learned.by(seat) or self.learned.chance or self.told)

    def concerned(self, seat: int) -> set[int]:
        """Return the other seats that have acted, or have seen cards they did not know."""
        return self.acted(seat) | {p for p in self.learners() if p != seat}

    def learners(self) -> list[int]:
        """Return the seats that have seen cards they did not know."""
        return [p for p, cards in enumerate(self.learned.cards) if cards]


class Takebacks:
    """The actions on moves taken back."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def take_back(self, table_id: int, person: Person, number: int, interaction: str) -> Acted:
        """Take one's own last move back without asking; ``number`` is Seat.undo.

        Raises Refused: stale, undo-off, undo-sealed, undo-nothing, undo-old-rules, undo-must-ask (names, left) if the
        others would have to agree, undo-own-acted or undo-own-learned if nobody is asked at this table; and the
        refusals of a seat that cannot play.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat_row = self._may_undo(table, person, number)
            stretch = await self._stretch(table, seat_row, person.id)
            if stretch.is_own(seat_row.seat) or seat_row.may_take_back == SEALED_CHOICE:
                change = self.tables.change(table, interaction)
                return await self._rewind(change, stretch, seat_row, person.id, person.id)
            if table.undo == OWN:
                raise Refused("undo-own-acted" if stretch.acted(seat_row.seat) else "undo-own-learned")
            self._may_ask(table, seat_row)
            names = [table.called(row) for row in table.humans() if row.seat in stretch.concerned(seat_row.seat)]
            left = GRANTED_AT_MOST - table.takebacks.granted.get(seat_row.seat, 0)
            raise Refused("undo-must-ask", names=names, left=left)

    async def ask(self, table_id: int, person: Person, number: int, interaction: str) -> Acted:
        """Ask the others to let a person take their last move back; granted at once if only computer players are
        concerned.

        Raises Refused: those of ``take_back``; undo-live at a table of that pace, undo-open (name) while another
        request is open, undo-spent if no more are granted.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat_row = self._may_undo(table, person, number)
            if table.undo != ASK or seat_row.may_take_back == SEALED_CHOICE:
                raise Refused("undo-own-acted")
            self._may_ask(table, seat_row)
            stretch = await self._stretch(table, seat_row, person.id)
            change = self.tables.change(table, interaction)
            asked = [row for row in table.humans() if row.seat in stretch.concerned(seat_row.seat)]
            if not asked:
                return await self._rewind(change, stretch, seat_row, person.id, person.id, granted=True)
            table.takebacks.requests += 1
            seats, learners = [row.seat for row in asked], stretch.learners()
            begin = stretch.gone[0].number
            number = table.takebacks.requests
            table.takebacks.open = Request(number, seat_row.seat, change.now, begin, seats, learned=learners)
            for other in asked:
                facts = {"key": "undo-asked-you", "name": table.called(seat_row), "verbs": ["undoyes", "undono"]}
                asks.ask(change, asks.TAKEBACK, person.id, other.person or "", {**facts, "number": number})
            change.add_task(DeliveryKind.TABLE)
            change.add_task(DeliveryKind.REFRESH, person.id)
            return await self.tables.commit(change, person.id)

    async def answer(self, table_id: int, person: Person, number: int, yes: bool, interaction: str) -> Acted:
        """Agree or refuse that a move is taken back; once all agree, the same write takes it back.

        Raises Refused: undo-over (the request has ended), undo-not-asked (the person is not among the asked), and the
        refusals of a seat that cannot play.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            mine = table.seated(person.id)
            table.must_be_playing()
            standing = table.takebacks.open
            if standing is None or standing.number != number or self.tables.clock() >= standing.until:
                raise Refused("undo-over")
            if mine.seat not in standing.asked:
                raise Refused("undo-not-asked")
            change = self.tables.change(table, interaction)
            change.cancel_task(DeliveryKind.NOTICE, person.id)
            asker = table.at(standing.seat)
            if asker is None or asker.person is None:
                raise Refused("undo-over")
            if not yes:
                self._end(change, standing, "table-undo-refused")
                asks.refused(change, asks.TAKEBACK, asker.person)
                return await self.tables.commit(change, person.id)
            standing.agreed = sorted({*standing.agreed, mine.seat})
            if standing.granted:
                stretch = await self._stretch(table, asker, asker.person)
                return await self._rewind(change, stretch, asker, asker.person, None, granted=True, viewer=person.id)
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)

    async def end_request(self, table_id: int) -> None:
        """End a request that is a day old, or grant one to which all who remain have agreed.

        Called when its timer is due; may be called at any time.
        """
        async with self.tables.locked(table_id) as table:
            change = self.tables.change(table, None)
            standing = table.takebacks.open
            running = standing is not None and change.now < standing.until
            if standing is not None and running and standing.granted and table.status is Status.PLAYING:
                await self._grant(change, standing)
                return
            if standing is None or running:
                change.quiet = True
                # The timer is set anew or removed.
                table.request_armed = None
                change.stop_timer(TimerKind.TAKEBACK_REQUEST)
            else:
                self._end(change, standing, "table-undo-lapsed")
            await self.tables.commit(change)

    async def _grant(self, change: Change, standing: Request) -> None:
        """Take back the requested moves, as all asked people who remain agree; end the request if
        that is impossible.
        """
        asker, stretch = change.table.at(standing.seat), None
        if asker is not None and asker.person is not None:
            with suppress(Refused):
                stretch = await self._stretch(change.table, asker, asker.person)
            if stretch is not None:
                await self._rewind(change, stretch, asker, asker.person, None, granted=True)
                return
        self._end(change, standing, "table-undo-lapsed")
        await self.tables.commit(change)

    def _end(self, change: Change, standing: Request, why: str) -> None:
        """End a request without taking anything back; the message does not name who refused."""
        table = change.table
        drop_request(change)
        asker = table.at(standing.seat)
        if asker is not None:
            note(change, why, asker)
            if asker.person is not None:
                change.add_task(DeliveryKind.REFRESH, asker.person)
        change.add_task(DeliveryKind.TABLE)

    @staticmethod
    def _may_undo(table: TableRow, person: Person, number: int) -> SeatRow:
        """Return the seat of a person who wants their last move back. Raises Refused."""
        seat_row = table.seated(person.id)
        table.must_be_playing()
        if table.undo == OFF:
            raise Refused("undo-off")
        if table.sealed and seat_row.may_take_back != SEALED_CHOICE:
            raise Refused("undo-sealed")
        if seat_row.prompts != number:
            raise Refused("stale")
        if not seat_row.may_take_back:
            raise Refused("undo-nothing")
        return seat_row

    @staticmethod
    def _may_ask(table: TableRow, seat_row: SeatRow) -> None:
        """Raises Refused if this seat may not ask now."""
        if table.pace == LIVE:
            raise Refused("undo-live")
        standing = table.takebacks.open
        if standing is not None:
            asker = table.at(standing.seat)
            raise Refused("undo-open", name="" if asker is None else table.called(asker))
        if table.takebacks.granted.get(seat_row.seat, 0) >= GRANTED_AT_MOST:
            raise Refused("undo-spent")

    async def _stretch(self, table: TableRow, seat_row: SeatRow, person: str) -> Stretch:
        """Return the part of the match that the person's last move begins; it is replayed in a thread.

        Raises Refused: undo-nothing, undo-chosen (the move was a choice in secret), undo-binding, undo-old-rules.
        """
        now_at = await self.tables.matches.of(table)
        if now_at.header.revision != now_at.game.revision:
            raise Refused("undo-old-rules")
        moves = await self.standing_moves(table)
        read, own = now_at.game.read, None
        for at, move in enumerate(moves):
            if move.seat == seat_row.seat and move.cause in (person, ORDER) and not isinstance(read(move.wire), Wish):
                own = at
        if own is None:
            raise Refused("undo-nothing")
        alone = seat_row.may_take_back == SEALED_CHOICE
        if moves[own].sealed and not alone:
            raise Refused("undo-chosen")
        if read(moves[own].wire).binding:
            raise Refused("undo-binding")
        try:
            return await asyncio.to_thread(_played, now_at, moves, own, alone)
        except ValueError as e:
            raise Refused("undo-old-rules") from e

    async def standing_moves(self, table: TableRow, last: int | None = None) -> list[LoggedMove]:
        """Return the moves of the log (up to the entry ``last``) that have not been taken back."""
        rows = await self.tables.store.rows(SQL.moves_until, (table.id, table.moves if last is None else last))
        return logged(rows)

    async def _rewind(
        self,
        change: Change,
        stretch: Stretch,
        seat_row: SeatRow,
        person: str,
        present: str | None,
        *,
        granted: bool = False,
        viewer: str | None = None,
    ) -> Acted:
        """Go back to the position before ``stretch`` and ask again; ``viewer`` is who pressed, if not the asker."""
        table = change.table
        now_at, match = await self.tables.matches.of(table), stretch.match
        before = before_move(now_at)
        # If a choice is secret, so is the fact that it was taken back.
        only = (seat_row.seat,) if before.secret else None
        told = Event(GRANTED if granted else UNDONE, {"seat": seat_row.seat}, only)
        places = [at for at, m in enumerate(stretch.gone, stretch.kept) if m in stretch.lost]
        wire = [RECORD, DROP, places] if stretch.stay else [RECORD, UNDO, stretch.kept]
        change.entry("move", seat_row.seat, wire, [told], person, before.secret)
        drop_request(change)
        if granted:
            asks.granted(change, asks.TAKEBACK)
        earned = [m.seat for m in stretch.lost if m.cause != AUTOMATIC and not m.sealed]
        change.undone = dict(Counter(p for p in earned if p >= 0))
        if not before.secret:
            table.takebacks.count(seat_row.seat, granted=granted)
        await self._recall(table, stretch)
        change.seats_changed = True
        complete_move(
            change,
            match,
            before,
            table.context,
            self.tables.pauses,
            acted={seat_row.seat, *(m.seat for m in stretch.lost)},
            present=present,
        )
        return await self.tables.commit(change, viewer or person, match=match)

    async def _recall(self, table: TableRow, stretch: Stretch) -> None:
        """Update which people have a remaining move that may be taken back."""
        left = (await self.standing_moves(table))[: stretch.kept]
        for seat_row in table.humans():
            if seat_row.seat not in {m.seat for m in stretch.lost}:
                continue
            mine = [m for m in left if m.seat == seat_row.seat and m.cause in (seat_row.person, ORDER)]
            read = stretch.match.game.read
            own = [m for m in mine if not isinstance(read(m.wire), Wish)]
            stays = not own or own[-1].sealed or read(own[-1].wire).binding
            seat_row.may_take_back = NO_MOVE if stays else OPEN_MOVE


def _played(now_at: Match[Any], moves: Sequence[LoggedMove], own: int, alone: bool) -> Stretch:
    """Return the stretch from the move ``own`` on. ``alone``: only that move, a choice that is still hidden, is taken
    back.

    Raises ValueError if the log does not lead to ``now_at``.
    """
    match, read = now_at.afresh(), now_at.game.read
    for move in moves[:own]:
        match.submit(move.seat, read(move.wire))
    gone, before = tuple(moves[own:]), working_copy(match)
    learned = play_on(before, [[m.seat, *m.wire] for m in gone])
    if before.state.to_json() != now_at.state.to_json():
        raise ValueError("the log leads elsewhere")
    first = gone[0]
    told = not alone and tells(match, first.seat, read(first.wire), random.Random(first.number).random)
    after, stay, lost = working_copy(match), [], [first]
    for move in gone[1:]:
        action = read(move.wire)
        keeps = alone or isinstance(action, Wish)
        if keeps and after.game.allows(after.state, move.seat, action):
            after.submit(move.seat, action)
            stay.append(move)
        else:
            lost.append(move)
    return Stretch(working_copy(after), own, gone, learned, told, tuple(stay), tuple(lost))
