"""A table before its deal: who sits where, and how it comes and goes without being played."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.options import BadOption, OptionValue
from engine.core.proof import SECRET_BYTES, commitment
from engine.host.change import PERSON, Change, Conflict, dump
from engine.host.nonces import drawn_word, typed_word
from engine.host.play import HEURISTIC_PLAYER
from engine.host.records import Acted, DeliveryKind, Person, Refused, Status, TableInfo
from engine.host.rows import SeatRow, TableRow
from engine.host.silence import Silence
from engine.host.store import Writing

STALE_AFTER = 14 * 86_400.0
"""A table that has not been started for so long expires, in seconds."""

_KEPT_INTERACTIONS = 30 * 86_400.0
"""For how long interaction ids are remembered; Discord's own live 15 minutes."""

_TABLE = """
INSERT INTO tables ("match", game, revision, options, size, lang, guild, channel, thread, opener, status, seq, moves,
    opened, touched, paused_for, rematch_of, votes, sealed, commitment, secret, hints, watch)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 1, 0, ?, ?, '', ?, '[]', 0, ?, ?, ?, ?)"""
_SEAT = """
INSERT INTO seats (table_id, seat, person, name, computer, resigned, word, prompt, prompted_at, pinged, hints,
    arrangement)
VALUES (?, ?, ?, ?, ?, NULL, ?, 0, 0, 0, 0, '')"""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a table opens, and its language."""

    guild: str | None
    channel: str
    thread: str | None
    lang: str


class Seating(Silence):
    """Opening, joining, leaving, computer seats, rematch, expiry."""

    async def open_table(
        self,
        game: str,
        options: Mapping[str, OptionValue],
        size: int,
        person: Person,
        *,
        guild: str | None,
        channel: str,
        lang: str,
        interaction: str,
        thread: str | None = None,
        hints: bool = True,
        word: str | None = None,
    ) -> TableInfo:
        """A new table; the opener takes seat 0, and the commitment to the shuffle is public at once.

        ``word`` is the opener's part in the shuffle; None draws one.
        Refused: no-such-game, not-enough-seats (count, seats), bad-option (option, value), word-unfit.
        """
        if again := await self._before(interaction, person.id):
            return again.table
        seat_row = SeatRow(0, person.id, person.name, word=drawn_word() if word is None else typed_word(word))
        model = self._new_desk(game, options, size, person, Spot(guild, channel, thread, lang), [seat_row], hints=hints)
        return (await self._open(model, [person], interaction, person.id)).table

    def _new_desk(
        self,
        game: str,
        options: Mapping[str, OptionValue],
        size: int,
        opener: Person,
        spot: Spot,
        seats: list[SeatRow],
        *,
        hints: bool,
        watch: bool = False,
    ) -> TableRow:
        """A table that is not written yet; raises what ``open_table`` refuses."""
        rules = self.game(game)
        if size not in rules.seats:
            raise Refused("not-enough-seats", count=size, seats=list(rules.seats))
        try:
            settled = rules.check(size, options)
        except BadOption as e:
            raise Refused("bad-option", option=e.option, value=e.value) from e
        return TableRow(
            id=0,
            match="",
            game=game,
            revision=rules.revision,
            options=settled,
            size=size,
            lang=spot.lang,
            guild=spot.guild,
            channel=spot.channel,
            thread=spot.thread,
            opener=opener.id,
            status=Status.OPEN,
            seq=1,
            moves=0,
            opened=0.0,
            touched=0.0,
            paused_for="",
            rematch_of=None,
            votes=[],
            sealed=0,
            commitment="",
            seats=seats,
            hints=hints,
            watch=watch,
        )

    async def _open(
        self, model: TableRow, people: list[Person], interaction: str, viewer: str, before: Change | None = None
    ) -> Acted:
        """Write a new table like ``model`` with a secret of its own; ``before`` goes into the same write."""
        secret = secrets.token_bytes(SECRET_BYTES)
        match = secrets.token_hex(6)
        now = self.clock()
        row = (
            *(match, model.game, model.revision, dump(model.options), model.size, model.lang),
            *(model.guild, model.channel, model.thread, model.opener, now, now, model.rematch_of),
            *(commitment(secret, match), secret.hex(), int(model.hints), int(model.watch)),
        )

        def written(writing: Writing) -> int:
            if before is not None:
                before.write(writing)
            writing.each(PERSON, [(p.id, p.name) for p in people])
            table = writing.insert(_TABLE, row)
            writing.do("INSERT INTO interactions (id, table_id, at) VALUES (?, ?, ?)", (interaction, table, now))
            writing.each(_SEAT, [(table, c.seat, c.person, c.name, c.computer, c.word) for c in model.seats])
            change = Change(model.copy(), now)
            change.table.id, change.table.seq = table, 0
            change.add_task(DeliveryKind.TABLE)
            change.write_tasks(writing)
            return table

        try:
            table = await self.store.transaction(written)
        except Conflict:
            raise Refused("stale") from None
        except sqlite3.IntegrityError:
            again = await self._before(interaction, viewer)
            if again is None:
                raise
            return again
        self.wake.set()
        return Acted((await self._table_row(table)).info(viewer))

    async def join(
        self, table_id: int, person: Person, interaction: str, seat: int | None = None, *, word: str | None = None
    ) -> Acted:
        """Take the first free seat or the chosen one; ``word`` is one's part in the shuffle (None: drawn).

        Refused: already-at-this-table, table-full, no-such-seat, seat-taken, already-started, table-over, word-unfit.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            table.must_be_open()
            if table.of(person.id):
                raise Refused("already-at-this-table")
            at = _free_seat(table, seat)
            change = self._change(table, interaction, person)
            own = drawn_word() if word is None else typed_word(word)
            _sit(table, SeatRow(at, person.id, person.name, word=own))
            return await self._seated(change, person.id)

    async def _seated(self, change: Change, viewer: str) -> Acted:
        """Write the new seating of an open table."""
        change.seats_changed = True
        change.add_task(DeliveryKind.TABLE)
        return await self._commit(change, viewer)

    async def leave(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Give up the seat: of an open table at once, of a running game as ``resign`` does.

        An opener who leaves hands the table to the next person; the last person to leave closes it.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            if table.status in (Status.PLAYING, Status.PAUSED):
                return await self._resign(table, person, interaction)
            seat_row = table.seated(person.id)
            table.must_be_open()
            change = self._change(table, interaction)
            table.seats.remove(seat_row)
            people = table.humans()
            if not people:
                table.status = Status.ENDED
            elif table.opener == person.id:
                table.opener = people[0].person or ""
            return await self._seated(change, person.id)

    async def kick(self, table_id: int, by: Person, target_person: str, interaction: str) -> Acted:
        """The opener frees another person's seat at an open table.

        Refused: only-the-opener, no-such-person, already-started, table-over.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, by.id):
                return again
            table.must_be_open()
            if table.opener != by.id:
                raise Refused("only-the-opener")
            seat_row = table.of(target_person)
            if seat_row is None or target_person == by.id:
                raise Refused("no-such-person")
            change = self._change(table, interaction)
            table.seats.remove(seat_row)
            return await self._seated(change, by.id)

    async def add_computer(
        self, table_id: int, by: Person, interaction: str, level: str = HEURISTIC_PLAYER, *, name: str
    ) -> Acted:
        """Put a computer player called ``name`` on the first free seat; anybody seated may.

        Refused: not-at-this-table, no-computer-player, table-full, already-started, table-over.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, by.id):
                return again
            table.seated(by.id)
            table.must_be_open()
            if table.game not in self.choosers:
                raise Refused("no-computer-player")
            change = self._change(table, interaction)
            _sit(table, SeatRow(_free_seat(table, None), None, name, computer=level))
            return await self._seated(change, by.id)

    async def remove_computer(self, table_id: int, by: Person, seat: int, interaction: str) -> Acted:
        """Take a computer player away; anybody seated may. Refused also: no-such-seat."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, by.id):
                return again
            table.seated(by.id)
            table.must_be_open()
            seat_row = table.at(seat)
            if seat_row is None or seat_row.computer is None:
                raise Refused("no-such-seat")
            change = self._change(table, interaction)
            table.seats.remove(seat_row)
            return await self._seated(change, by.id)

    async def choose_seat(self, table_id: int, person: Person, seat: int, interaction: str) -> Acted:
        """Move to a free seat, or change places with a computer player. Refused also: seat-taken."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            mine = table.seated(person.id)
            table.must_be_open()
            other = table.at(seat)
            if not 0 <= seat < table.size:
                raise Refused("no-such-seat")
            if other is not None and other.person is not None:
                raise Refused("seat-taken", name=other.name)
            change = self._change(table, interaction)
            if other is not None:
                other.seat = mine.seat
            mine.seat = seat
            table.seats.sort(key=lambda c: c.seat)
            return await self._seated(change, person.id)

    async def choose_word(self, table_id: int, person: Person, word: str, interaction: str) -> Acted:
        """Type a word of one's own in place of the drawn one; before the start. Refused also: word-unfit."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            mine = table.seated(person.id)
            table.must_be_open()
            change = self._change(table, interaction)
            mine.word = typed_word(word)
            return await self._seated(change, person.id)

    async def allow_hints(self, table_id: int, person: Person, on: bool, interaction: str) -> Acted:
        """The opener says whether hints may be asked for; before the start. Refused: only-the-opener, ..."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            table.must_be_open()
            if table.opener != person.id:
                raise Refused("only-the-opener")
            change = self._change(table, interaction)
            table.hints = on
            change.add_task(DeliveryKind.TABLE)
            return await self._commit(change, person.id)

    async def close_table(self, table_id: int, person: Person, interaction: str) -> Acted:
        """The opener gives up an open table. Refused: only-the-opener, already-started, table-over."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            table.must_be_open()
            if table.opener != person.id:
                raise Refused("only-the-opener")
            change = self._change(table, interaction)
            table.status = Status.ENDED
            change.add_task(DeliveryKind.TABLE)
            return await self._commit(change, person.id)

    async def rematch(self, table_id: int, person: Person, interaction: str, *, word: str | None = None) -> Acted:
        """Sit down for another game at a new table like a finished one; who asks first opens it.

        Everybody comes by a press of their own, to their former seat if it is still free; computer players sit
        there at once. The others are told once that somebody waits.
        Refused: not-at-this-table, not-over, game-away, and what ``join`` refuses.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            if not any(person.id in (c.person, c.resigned, c.absent) for c in table.seats):
                raise Refused("not-at-this-table")
            if table.status not in (Status.FINISHED, Status.ENDED):
                raise Refused("not-over")
            found = await self.store.row(
                "SELECT id FROM tables WHERE rematch_of = ? AND status NOT IN ('ended', 'expired')"
                " ORDER BY id DESC LIMIT 1",
                (table_id,),
            )
            if found is None:
                self._rules(table)
                return await self._again(table, person, interaction, word)
        there = await self._table_row(found["id"])
        if there.of(person.id) or there.status is not Status.OPEN:
            return Acted(there.info(person.id))
        former = next(c.seat for c in table.seats if person.id in (c.person, c.resigned, c.absent))
        seat = former if there.at(former) is None and former < there.size else None
        return await self.join(there.id, person, interaction, seat, word=word)

    async def _again(self, table: TableRow, person: Person, interaction: str, word: str | None) -> Acted:
        """Open the rematch of ``table``, the presser as opener."""
        model = table.copy()
        model.rematch_of, model.opener = table.id, person.id
        seat = next(c.seat for c in model.seats if person.id in (c.person, c.resigned, c.absent))
        # A computer that stood in for somebody bears that person's name: it does not come along.
        computers = [
            SeatRow(c.seat, None, c.name, c.computer)
            for c in model.seats
            if c.computer and c.resigned is None and c.absent is None
        ]
        mine = SeatRow(seat, person.id, person.name, word=drawn_word() if word is None else typed_word(word))
        model.seats = sorted([mine, *computers], key=_seat)
        touch = self._change(table, None)
        for seat_row in table.humans():
            if seat_row.person and seat_row.person != person.id:
                touch.add_task(
                    DeliveryKind.NOTICE, seat_row.person, key="rematch-invited", name=person.name, verb="rematch"
                )
        return await self._open(model, [person], interaction, person.id, touch)

    async def expire(self) -> int:
        """Let tables go that were not started within 14 days, and forget old interactions; how many went."""
        now = self.clock()
        stale = "SELECT id FROM tables WHERE status = 'open' AND opened < ? ORDER BY id"
        gone = 0
        for row in await self.store.rows(stale, (now - STALE_AFTER,)):
            async with self._at(row["id"]) as table:
                if table.status is not Status.OPEN:
                    continue
                change = self._change(table, None)
                table.status = Status.EXPIRED
                change.add_task(DeliveryKind.TABLE)
                await self._commit(change)
                gone += 1
        await self.store.write("DELETE FROM interactions WHERE at < ?", (now - _KEPT_INTERACTIONS,))
        return gone


def _free_seat(table: TableRow, wanted: int | None) -> int:
    """The first free seat, or ``wanted`` if it is free; raises Refused."""
    taken = {c.seat for c in table.seats}
    if len(taken) >= table.size:
        raise Refused("table-full", size=table.size)
    if wanted is None:
        return next(s for s in range(table.size) if s not in taken)
    if not 0 <= wanted < table.size:
        raise Refused("no-such-seat")
    if wanted in taken:
        raise Refused("seat-taken", name=next(c.name for c in table.seats if c.seat == wanted))
    return wanted


def _sit(table: TableRow, seat_row: SeatRow) -> None:
    table.seats.append(seat_row)
    table.seats.sort(key=_seat)


def _seat(seat_row: SeatRow) -> int:
    return seat_row.seat
