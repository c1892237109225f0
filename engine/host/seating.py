"""A table before its deal: who sits where, and how it comes and goes without being played."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from engine.core.options import BadOption, OptionValue
from engine.core.proof import SECRET_BYTES, commitment
from engine.core.state import NO_SEAT
from engine.host import invitations
from engine.host.apart import Apart
from engine.host.change import PERSON, Change, Conflict, dump
from engine.host.nonces import drawn_word, typed_word
from engine.host.play import HEURISTIC_PLAYER
from engine.host.records import Acted, DeliveryKind, Invitation, Person, Refused, Status, TableInfo
from engine.host.reminders import TO_START, want
from engine.host.rows import SeatRow, TableRow
from engine.host.same_cards import KEEP, Cards
from engine.host.silence import Silence
from engine.host.store import IntegrityError, Writing
from engine.host.takebacks import ASK, OFF, UNDO
from engine.host.time_control import NONE, PACES

STALE_AFTER = 14 * 86_400.0
"""A table that has not been started for so long expires, in seconds."""

_KEPT_INTERACTIONS = 7 * 86_400.0
"""For how long interaction ids are remembered; Discord's own live 15 minutes."""

_TABLE = """
INSERT INTO tables ("match", game, revision, options, size, lang, guild, channel, thread, opener, status, seq, moves,
    opened, touched, paused_for, rematch_of, votes, sealed, commitment, secret, hints, watch,
    invited, invited_only, when_full, pace, heard, undo)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 1, 0, ?, ?, '', ?, '[]', 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
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


class Seating(Silence, Apart):
    """Opening, joining, leaving, computer seats, expiry."""

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
        invite: Person | None = None,
        pace: str = NONE,
        undo: str = ASK,
        again: int | None = None,
    ) -> TableInfo:
        """A new table; the opener takes seat 0, and the commitment to the shuffle is public at once.

        ``word`` is the opener's part in the shuffle; None draws one. ``invite``: the next seat is kept for them, and
        they are told. ``pace``: one of time_control.PACES. ``undo``: one of takebacks.UNDO.
        ``again``: a table that is over, whose cards are dealt once more; options and size are then its own, and there
        is no word of anybody's.
        Refused: malformed (pace, undo), no-such-game, not-enough-seats (count, seats), bad-option (option, value),
        word-unfit, invite-refused, and what ``SameCards.again`` refuses.
        """
        if known := await self._before(interaction, person.id):
            return known.table
        cards = None
        if again is not None:
            cards, former = await self.same_cards.again(again, self.game(game), person.id)
            options, size, word = former.options, former.seats, ""
        seat_row = SeatRow(0, person.id, person.name, word=drawn_word() if word is None else word and typed_word(word))
        model = self._new_desk(game, options, size, person, Spot(guild, channel, thread, lang), [seat_row], hints=hints)
        if pace not in PACES or undo not in UNDO:
            raise Refused("malformed")
        model.pace, model.undo = pace, undo
        if invite is not None:
            if invite.id == person.id or invite.id in await self.apart(person.id):
                raise Refused("invite-refused", name=invite.name)
            if size < 2:
                raise Refused("table-full", size=size)
            invitations.keep(model, invite.id, invite.name, 1, self.clock())
        return (await self._open(model, [person], interaction, person.id, cards=cards)).table

    async def opened_by(self, interaction: str, viewer: str) -> TableInfo | None:
        """The table that a press has opened, None where there was no such press."""
        known = await self._before(interaction, viewer)
        return None if known is None else known.table

    async def open_daily(
        self, game: str, size: int, seats: list[SeatRow], person: Person, spot: Spot, cards: Cards, interaction: str
    ) -> TableInfo:
        """A table of the day's deal (``daily``), not dealt yet. Raises what ``open_table`` refuses."""
        model = self._new_desk(game, {}, size, person, spot, seats, hints=False)
        model.undo = OFF
        return (await self._open(model, [person], interaction, person.id, cards=cards)).table

    async def open_seated(
        self, game: str, people: list[Person], spot: Spot, pace: str, interaction: str, words: list[str]
    ) -> TableInfo:
        """A table for people who have agreed to be seated (a league), not dealt yet; the first of them opens it.

        ``words``: their parts in the shuffle. No hints. Raises what ``open_table`` refuses.
        """
        rows = [SeatRow(at, p.id, p.name, word=word) for at, (p, word) in enumerate(zip(people, words, strict=True))]
        model = self._new_desk(game, {}, len(people), people[0], spot, rows, hints=False)
        model.pace = pace
        return (await self._open(model, people, interaction, people[0].id)).table

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
        named = self.game(game)
        rules = named.playing(options)
        if size not in rules.seats:
            raise Refused("not-enough-seats", count=size, seats=list(rules.seats))
        try:
            settled = named.settled(size, options)
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
        self,
        model: TableRow,
        people: list[Person],
        interaction: str,
        viewer: str,
        before: Change | None = None,
        cards: Cards | None = None,
    ) -> Acted:
        """Write a new table like ``model`` with a secret of its own, and tell whom a seat is kept for.

        ``before`` goes into the same write. ``cards``: shuffles that it takes over.
        """
        secret = secrets.token_bytes(SECRET_BYTES) if cards is None else cards.secret
        opener = next((p.name for p in people if p.id == model.opener), "")
        match = secrets.token_hex(6)
        now = self.clock()
        row = (
            *(match, model.game, model.revision, dump(model.options), model.size, model.lang),
            *(model.guild, model.channel, model.thread, model.opener, now, now, model.rematch_of),
            *(commitment(secret, match), secret.hex(), int(model.hints), int(model.watch)),
            *(dump([i.to_json() for i in model.invited]), int(model.invited_only), int(model.when_full)),
            *(model.pace, now, model.undo),
        )

        def written(writing: Writing) -> int:
            if before is not None:
                before.write(writing)
            writing.each(PERSON, [(p.id, p.name) for p in people])
            table = writing.insert(_TABLE, row)
            writing.do("INSERT INTO interactions (id, table_id, at) VALUES (?, ?, ?)", (interaction, table, now))
            writing.each(_SEAT, [(table, c.seat, c.person, c.name, c.computer, c.word) for c in model.seats])
            if cards is not None:
                writing.do(KEEP, (table, cards.key, dump(cards.nonces), cards.begins))
            change = Change(model.copy(), now)
            change.table.id, change.table.seq = table, 0
            change.add_task(DeliveryKind.TABLE)
            for invited in model.invited:
                tell_invited(change, invited.person, opener, again=model.rematch_of is not None)
            change.write_tasks(writing)
            return table

        try:
            table = await self.store.transaction(written)
        except Conflict:
            raise Refused("stale") from None
        except IntegrityError:
            again = await self._before(interaction, viewer)
            if again is None:
                raise
            return again
        self.wake.set()
        return Acted((await self._table_row(table)).info(viewer))

    async def join(
        self, table_id: int, person: Person, interaction: str, seat: int | None = None, *, word: str | None = None
    ) -> Acted:
        """Take the seat that is kept for one, the first free one, or the chosen one; perhaps that starts the game.

        ``word`` is one's part in the shuffle (None: drawn).
        Refused: already-at-this-table, already-started, table-over, word-unfit, no-such-table (see Apart), and what
        ``invitations.free_seat`` refuses.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            table.must_be_open()
            if table.of(person.id):
                raise Refused("already-at-this-table")
            change = self._change(table, interaction, person)
            await self._must_not_be_apart(table, person.id, change.now)
            await self.same_cards.must_be_new_to(table, person.id)
            at = invitations.free_seat(table, person.id, seat, change.now)
            own = "" if table.cards else drawn_word() if word is None else typed_word(word)
            invitations.sit(table, SeatRow(at, person.id, person.name, word=own))
            change.cancel_task(DeliveryKind.NOTICE, person.id)
            return await self._seated(change, person.id)

    async def _seated(self, change: Change, viewer: str) -> Acted:
        """Write the new seating of an open table, and deal where all is as was agreed for it."""
        table = change.table
        change.seats_changed = True
        change.add_task(DeliveryKind.TABLE)
        if table.status is Status.OPEN and table.when_full and len(table.seats) == table.size:
            match = None
            with suppress(Refused):
                match = await self._deal(table)
            if match is not None:
                return await self._dealt(change, match, viewer)
        self._tell_ready(change, viewer)
        return await self._commit(change, viewer)

    def _tell_ready(self, change: Change, viewer: str) -> None:
        """Tell the opener once that enough people sit here, unless it was they who saw to it."""
        table, rules = change.table, self.games.get(change.table.game)
        if table.status is not Status.OPEN or table.ready_told or rules is None:
            return
        seated = table.of(table.opener) is not None and len(table.humans()) > 1
        if viewer == table.opener or not seated or len(table.seats) not in rules.seats:
            return
        with suppress(BadOption):
            rules.check(len(table.seats), table.options)
            table.ready_told = True
            change.also.append(("UPDATE tables SET ready_told = 1 WHERE id = ?", (table.id,)))
            want(change, table.opener, TO_START, False)

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
            if table.invited_only and invitations.of(table, person.id) is None:
                # They may come back.
                table.invited.append(Invitation(person.id, person.name, NO_SEAT, change.now))
            people = table.humans()
            if not people:
                table.status = Status.ENDED
                invitations.end(change)
            elif table.opener == person.id:
                table.opener = people[0].person or ""
            return await self._seated(change, person.id)

    async def kick(self, table_id: int, by: Person, target_person: str, interaction: str) -> Acted:
        """The opener frees another person's seat at an open table, or the one that is kept for them.

        Refused: only-the-opener, no-such-person, already-started, table-over.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, by.id):
                return again
            table.must_be_open()
            if table.opener != by.id:
                raise Refused("only-the-opener")
            seat_row, invited = table.of(target_person), invitations.of(table, target_person)
            if (seat_row is None and invited is None) or target_person == by.id:
                raise Refused("no-such-person")
            change = self._change(table, interaction)
            if seat_row is not None:
                table.seats.remove(seat_row)
            invitations.withdraw(table, target_person)
            change.cancel_task(DeliveryKind.NOTICE, target_person)
            return await self._seated(change, by.id)

    async def add_computer(
        self, table_id: int, by: Person, interaction: str, level: str = HEURISTIC_PLAYER, *, name: str
    ) -> Acted:
        """Put a computer player called ``name`` on the first free seat; anybody seated may.

        Refused: not-at-this-table, no-computer-player, table-full, seats-kept, already-started, table-over.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, by.id):
                return again
            table.seated(by.id)
            table.must_be_open()
            if table.game not in self.choosers:
                raise Refused("no-computer-player")
            change = self._change(table, interaction)
            at = invitations.free_seat(table, None, None, change.now)
            invitations.sit(table, SeatRow(at, None, name, computer=level))
            return await self._seated(change, by.id)

    async def remove_computer(self, table_id: int, by: Person, seat: int, interaction: str) -> Acted:
        """Take a computer player away; anybody seated may. Refused also: no-such-seat."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, by.id):
                return again
            table.seated(by.id)
            table.must_be_open()
            table.must_not_be_daily()
            seat_row = table.at(seat)
            if seat_row is None or seat_row.computer is None:
                raise Refused("no-such-seat")
            change = self._change(table, interaction)
            table.seats.remove(seat_row)
            return await self._seated(change, by.id)

    async def choose_seat(self, table_id: int, person: Person, seat: int, interaction: str) -> Acted:
        """Move to a free seat, or change places with a computer player. Refused also: seat-taken, seat-kept."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            mine = table.seated(person.id)
            table.must_be_open()
            table.must_not_be_daily()
            other = table.at(seat)
            if not 0 <= seat < table.size:
                raise Refused("no-such-seat")
            if other is not None and other.person is not None:
                raise Refused("seat-taken", name=other.name)
            change = self._change(table, interaction)
            if keeper := invitations.kept(table, change.now).get(seat):
                raise Refused("seat-kept", name=keeper.name)
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
            table.must_have_own_cards()
            mine.word = typed_word(word)
            return await self._seated(change, person.id)

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
            invitations.end(change)
            change.add_task(DeliveryKind.TABLE)
            return await self._commit(change, person.id)

    async def expire(self) -> int:
        """Let tables go that were not started within 14 days, and forget old interactions; how many went.

        Seats that were kept long enough are given free.
        """
        now = self.clock()
        for row in await self.store.rows("SELECT id FROM tables WHERE status = 'open' AND invited <> '[]' ORDER BY id"):
            async with self._at(row["id"]) as table:
                if table.status is Status.OPEN and invitations.lapse(table, now):
                    change = self._change(table, None)
                    change.add_task(DeliveryKind.TABLE)
                    await self._commit(change)
        stale = "SELECT id FROM tables WHERE status = 'open' AND opened < ? ORDER BY id"
        gone = 0
        for row in await self.store.rows(stale, (now - STALE_AFTER,)):
            async with self._at(row["id"]) as table:
                if table.status is not Status.OPEN:
                    continue
                change = self._change(table, None)
                table.status = Status.EXPIRED
                invitations.end(change)
                change.add_task(DeliveryKind.TABLE)
                await self._commit(change)
                gone += 1
        await self.store.write("DELETE FROM interactions WHERE at < ?", (now - _KEPT_INTERACTIONS,))
        return gone


def tell_invited(change: Change, person: str, by: str, *, again: bool = False) -> None:
    """Tell somebody that a seat is kept for them; ``again``: for another game with the same people."""
    key = "rematch-invited" if again else "invited"
    change.add_task(DeliveryKind.NOTICE, person, key=key, name=by, verbs=["join", "decline"])
