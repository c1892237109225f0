"""The deal: the seats, the words that shuffle, who begins, and the first prompts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.context import Event
from engine.core.match import Header, Match
from engine.core.options import BadOption
from engine.core.state import NO_SEAT
from engine.host.model import invitations
from engine.host.model.change import Change
from engine.host.model.duplicate_deals import DuplicateDeals
from engine.host.model.logged import LoggedMove
from engine.host.model.nonces import drawn_word, nonces_of, words_of
from engine.host.model.records import AUTOMATIC, UNASKED, Acted, DeliveryKind, Person, Refused, Status
from engine.host.model.rows import NO_CONTEXT, PLAYED_ON, SeatRow, TableRow
from engine.host.store.queries import queries
from engine.host.table import reminders
from engine.host.table.matches import working_copy
from engine.host.table.tables import Tables
from engine.host.table.turns import before_move, complete_move, is_secret

SQL = queries("table/queries.sql")

SHUFFLE_WORDS = "table-shuffle-words"
"""Kind of the event at the deal that lists each person's part in the shuffle."""

SAME_CARDS: tuple[str, dict[str, Any]] = "table-same-cards", {}
"""The event at the deal of a table that takes its shuffles from another deal. It replaces ``SHUFFLE_WORDS``."""

PLAYED_ON_EVENT: tuple[str, dict[str, Any]] = "table-played-on", {}
"""The event at the deal of a table that goes on from a position of a finished game."""

_MOST_STEPS = 10_000
"""A game that plays more steps than this by itself is broken."""


class Dealing:
    """Turns an open table into a match."""

    def __init__(self, tables: Tables, duplicate_deals: DuplicateDeals) -> None:
        self.tables = tables
        self.duplicate_deals = duplicate_deals

    async def start(self, table_id: int, person: Person, interaction: str, moves: Sequence[LoggedMove] = ()) -> Acted:
        """Deal. The opener may always start; any seated person may once all seats are taken. Empty seats are removed.
        The words of the people are the nonces of the shuffle. ``moves``: those of a former game with the same cards,
        which lead to the position that is dealt.

        Raises Refused: start-host-only (name), not-enough-seats (count, seats), bad-option (option, value),
        already-started, table-over, not-at-this-table.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            if not (table.watch and table.opener == person.id):
                table.seated(person.id)
            table.must_be_open()
            if table.opener != person.id and len(table.seats) < table.size:
                # The opener may be waiting for another person.
                opener = table.of(table.opener)
                raise Refused("start-host-only", name=table.called(opener) if opener is not None else "")
            return await self.dealt(self.tables.change(table, interaction), await self.deal(table), person.id, moves)

    async def deal_seated(self, table_id: int, people: Sequence[str | None], interaction: str) -> Acted:
        """Deal a table that was opened for these people, in seat order, as ``start`` does for the opener. None is a
        computer player; there is at least one person.

        Raises Refused: stale if other people sit there by now, or fewer; and everything that ``start`` raises.
        """
        first = next(one for one in people if one is not None)
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, first):
                return again
            table.must_be_open()
            if [(seat_row.seat, seat_row.person) for seat_row in table.seats] != list(enumerate(people)):
                raise Refused("stale")
            # The table was closed only so that no other person could join before the deal. A rematch is open to all.
            table.invited_only = False
            return await self.dealt(self.tables.change(table, interaction), await self.deal(table), first)

    async def deal(self, table: TableRow) -> Match[Any]:
        """Return a new match for the seats of an open table. Raises Refused: not-enough-seats,
        bad-option, game-away.
        """
        game = self.tables.library.rules(table)
        count = len(table.seats)
        secret = await self._secret(table)
        shared = await self.duplicate_deals.of(table.id, secret)
        fit = list(game.seats) if shared is None else [table.size]
        if count not in fit:
            raise Refused("not-enough-seats", count=count, seats=fit)
        for i, seat_row in enumerate(table.seats):
            seat_row.seat = i
            if shared is None and seat_row.person is not None and not seat_row.word:
                seat_row.word = drawn_word()
        try:
            return Match.begin(
                game,
                match=table.match,
                seats=count,
                options=table.options,
                secret=secret,
                nonces=nonces_of(table.seats) if shared is None else shared.nonces,
                first=await self._next_to_begin(table) if shared is None else shared.begins,
                cards="" if shared is None else shared.key,
            )
        except BadOption as e:
            raise Refused("bad-option", option=e.option, value=e.value) from e

    async def dealt(self, change: Change, match: Match[Any], person: str, moves: Sequence[LoggedMove] = ()) -> Acted:
        """Store the deal and put the first prompts. ``person`` asked for the deal, or took the last seat; ``moves`` as
        in ``start``.
        """
        table = change.table
        table.status = Status.PLAYING
        table.revision = match.header.revision
        table.options = dict(match.header.options)
        invitations.end(change)
        reminders.started(change)
        change.header = json.dumps(match.header.to_json())
        if table.thread is not None:
            change.add_task(DeliveryKind.THREAD)
        # Last, so that each person finds their own word among the newest lines of the table.
        header = match.header
        same = PLAYED_ON_EVENT if header.cards.startswith(PLAYED_ON) else SAME_CARDS
        dealt_with = Event(*((SHUFFLE_WORDS, {"words": words_of(header.nonces)}) if not header.cards else same))
        change.entry("start", None, [], [*match.ctx.events, dealt_with], person)
        before = before_move(working_copy(match))
        for move in moves:
            secret = is_secret(match)
            events = match.submit(move.seat, match.game.read(move.wire))
            change.entry("move", move.seat, [move.seat, *move.wire], events, AUTOMATIC, secret)
        self.take_steps(change, match)
        table.since = change.now
        # The person who pressed Start has no hand yet, so the first prompt goes to every person by message.
        fresh = replace(before, table_acting=False)
        complete_move(
            change,
            match,
            fresh,
            NO_CONTEXT,
            self.tables.pauses,
            acted=(),
            present=None,
        )
        change.add_task(DeliveryKind.TABLE)
        for dealt in table.humans():
            # The deal is news for every person: each one gets a first hand, asked or not.
            change.add_task(DeliveryKind.HAND, dealt.person or "", **({} if dealt.prompt else {UNASKED: True}))
        own = table.of(person)
        events = [e for e in match.ctx.events if e.seen_by(None if own is None else own.seat)]
        return await self.tables.commit(change, person, match=match, events=events)

    async def _next_to_begin(self, table: TableRow) -> int:
        """Return the seat that begins a rematch: after the seat that began by lot before, the next one that is here
        again.

        NO_SEAT if the former game drew no lot, or can no longer be read, or was thinned.
        """
        found = await self.tables.store.row(SQL.header_and_secret_of_table, (table.rematch_of,))
        if found is None or found["header"] is None or not found["secret"]:
            return NO_SEAT
        former = (await self.tables.table_row(table.rematch_of or 0)).seats
        try:
            header = Header.from_json(json.loads(found["header"]))
            began = Match.began(self.tables.library.games[table.game], header, bytes.fromhex(found["secret"]))
        except (LookupError, TypeError, ValueError):
            return NO_SEAT
        after = [former[(began + step) % len(former)] for step in range(1, len(former) + 1)]
        again = (seat_row.seat for past in after for seat_row in table.seats if _the_same(past, seat_row))
        return NO_SEAT if began == NO_SEAT else next(again, NO_SEAT)

    async def _secret(self, table: TableRow) -> bytes:
        row = await self.tables.store.row(SQL.secret_of_table, (table.id,))
        if row is None:
            raise Refused("no-such-table")
        return bytes.fromhex(row["secret"])

    def take_steps(self, change: Change, match: Match[Any]) -> set[int]:
        """Take the steps that the rules make by themselves (Action.step); return the seats that moved."""
        moved: set[int] = set()
        for _ in range(_MOST_STEPS):
            found = None if match.over else match.game.automatic(match.state)
            if found is None or not found[1].step:
                return moved
            seat, action = found
            secret = is_secret(match)
            events = match.submit(seat, action)
            change.entry("move", seat, [seat, *action.wire()], events, AUTOMATIC, secret)
            moved.add(seat)
        raise RuntimeError(f"{match.header.game} takes steps without end")


def _the_same(past: SeatRow, present: SeatRow) -> bool:
    """True if the occupant of a past seat sits here again: the same person, or a computer player of the same name."""
    if present.person is not None or past.people():
        return present.person in past.people()
    return present.computer is not None and past.name == present.name
