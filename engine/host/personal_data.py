"""A person's data: everything stored about them, to export or to delete.

A table that others played at stays, with its seats, moves and shuffle words, which its proof needs. A forgotten person
becomes *somebody* there, a different one at every table, so that nothing shows which of them were the same person.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, Set
from typing import Any

from engine.core.match import RECORD, UNDO
from engine.host.community.league_personal_data import strike_out as strike_out_of_leagues
from engine.host.lobby.inviting import Inviting
from engine.host.lobby.seating import Seating
from engine.host.model import asks, invitations, substitute_offers
from engine.host.model import names as nicknames
from engine.host.model.change import HOST, Change
from engine.host.model.clock.inactivity_rules import Stall
from engine.host.model.columns import dump
from engine.host.model.duplicate_deals import DuplicateDeals
from engine.host.model.records import DeliveryKind, DeliveryTask, Person, Post
from engine.host.model.requests import Prepared
from engine.host.model.rows import OVER, TableRow
from engine.host.people.barring import strike_out as strike_out_of_barred
from engine.host.people.blocks import Blocks
from engine.host.store.contract import IntegrityError, Row, Writing
from engine.host.store.queries import queries
from engine.host.table.deliveries import Deliveries
from engine.host.table.reading import Reading
from engine.host.table.tables import Tables

SQL = queries("personal_data.sql")

SomebodyName = Callable[[str], str]
"""The name of a forgotten person, in a table's language."""
TakeAway = Callable[[DeliveryTask], Awaitable[None]]
"""Runs a task that deletes a message, once; does not raise if that fails."""

_AGREEMENTS = (
    SQL.replace_person_in_relocation_vote,
    SQL.replace_person_in_pause_vote,
    SQL.replace_person_in_parts,
)
_SHOWN_NOWHERE = (SQL.delete_posts_of_table, SQL.delete_tasks_of_table)
NOWHERE = "0"
"""Replaces the channel of a table in the direct messages of a forgotten person."""
_AGAIN = 5
"""How often a person is removed anew if they have sat down somewhere meanwhile."""


class PersonalData:
    """Export and deletion of a person's data."""

    def __init__(
        self,
        tables: Tables,
        duplicate_deals: DuplicateDeals,
        deliveries: Deliveries,
        reading: Reading,
        blocks: Blocks,
        seating: Seating,
        inviting: Inviting,
    ) -> None:
        self.tables = tables
        self.duplicate_deals = duplicate_deals
        self.deliveries = deliveries
        self.reading = reading
        self.blocks = blocks
        self.seating = seating
        self.inviting = inviting

    async def belongings(self, person_id: str) -> dict[str, Any]:
        """Return everything stored about a person, as JSON values; times are seconds since 1970."""
        settings = await self.tables.store.row(SQL.settings_of_person, (person_id,))
        tables = [dict(row) for row in await self.tables.store.rows(SQL.tables_of_person, (person_id,))]
        for table in tables:
            table["options"] = json.loads(table["options"])
            table["order"] = json.loads(table["order"]) if table["order"] else None
            prepared = json.loads(table["prepared"]) if table["prepared"] else None
            table["prepared"] = None if prepared is None else list(Prepared.from_json(prepared).wire)
            # Of votes by several people, only their own.
            for consent in ("agreed_to_end", "agreed_to_move_it", "agreed_to_pause"):
                table[consent] = person_id in json.loads(table[consent] or "[]")
            stall = json.loads(table["voted_on_silence"] or "null")
            table["voted_on_silence"] = None if stall is None else Stall.from_json(stall).votes.get(person_id)
        moves = [dict(row) for row in await self.tables.store.rows(SQL.moves_of_person, (person_id,))]
        answers = [dict(row) for row in await self.tables.store.rows(SQL.answer_times_of_person, (person_id,))]
        _count_own(moves, answers)
        for move in moves:
            move["move"] = _as_own(json.loads(move["move"]))
        notes = [dict(row) for row in await self.tables.store.rows(SQL.log_notes_of_person, (person_id,))]
        for one in notes:
            one["told"] = json.loads(one["told"])
        return {
            "person": person_id,
            "settings": None if settings is None else dict(settings),
            "nicknames": [dict(row) for row in await self.tables.store.rows(SQL.nicknames_of_person, (person_id,))],
            "tables": tables,
            "moves": moves,
            "told_of_you": notes,
            "notes": [dict(row) for row in await self.tables.store.rows(SQL.notes_of_person, (person_id,))],
            "puzzles": [dict(row) for row in await self.tables.store.rows(SQL.puzzle_answers_of_person, (person_id,))],
            "leagues": [dict(row) for row in await self.tables.store.rows(SQL.leagues_of_person, (person_id,))],
            "lessons": [dict(row) for row in await self.tables.store.rows(SQL.lessons_of_person, (person_id,))],
            "results": [dict(row) for row in await self.tables.store.rows(SQL.results_of_person, (person_id,))],
            "answers": answers,
            "invited_to": await self.inviting.invitations_of(person_id),
            "blocked": await self.blocks.blocked_by(person_id),
            "cards_looked_at": await self.duplicate_deals.seen_by(person_id),
            "asks": [dict(row) for row in await self.tables.store.rows(SQL.asks_of_person, (person_id, person_id))],
            "table_alerts": [
                dict(row) for row in await self.tables.store.rows(SQL.table_alerts_of_person, (person_id,))
            ],
            "seeks": [_seek(row) for row in await self.tables.store.rows(SQL.seeks_of_person, (person_id,))],
            "asked_to_play": [dict(row) for row in await self.tables.store.rows(SQL.seek_asks_of_person, (person_id,))],
            "codes_tried": [row["at"] for row in await self.tables.store.rows(SQL.code_tries_of_person, (person_id,))],
            "reminded": [dict(row) for row in await self.tables.store.rows(SQL.last_reminder_of_person, (person_id,))],
            "to_be_reminded": [
                dict(row) for row in await self.tables.store.rows(SQL.wanted_reminders_of_person, (person_id,))
            ],
            "house_rules": [
                {**row, "rules": json.loads(row["rules"])}
                for row in map(dict, await self.tables.store.rows(SQL.presets_of_person, (person_id,)))
            ],
            "kept_from_tables": [dict(row) for row in await self.tables.store.rows(SQL.barred_of_person, (person_id,))],
            "reports": [dict(row) for row in await self.tables.store.rows(SQL.reports_of_person, (person_id,))],
            "messages": [dict(row) for row in await self.tables.store.rows(SQL.messages_to_person, (person_id,))],
        }

    async def forget(self, person: Person, somebody: SomebodyName, take_away: TakeAway | None = None) -> int:
        """Leave every table, and remove the person's id and name from all data; return how many tables they were at.

        In running games a computer player takes over. The call may be cut off anywhere and made again. Messages that
        were sent to them are deleted with ``take_away`` before this returns, as far as possible. No such task stays in
        the outbox for another try, as it names their channel. Without ``take_away`` the outbox does it later, and
        messages of no table stay.
        """
        places = {
            row["channel"]
            for row in await self.tables.store.rows(SQL.direct_message_channels_of_person, (person.id,) * 3)
            if row["channel"]
        }
        if take_away is not None:
            # Before their rows go: if this is cut off, the next call finds the messages again.
            for row in await self.tables.store.rows(SQL.messages_of_no_table, (person.id,) * 2):
                facts = {"channel": row["channel"], "kind": "direct"}
                await take_away(DeliveryTask(0, 0, DeliveryKind.CLEAR, row["message"], 0, 0, facts))
        was_at, key = set[int](), await self.tables.keys.get("blocks")
        for again in reversed(range(_AGAIN)):
            was_at |= await self._leave_all(person, somebody)
            await self.blocks.forget_blocks(person.id)
            try:
                await self.tables.store.transaction(lambda writing: self._strike_out(writing, person.id, key))
                break
            except IntegrityError:
                # The person has opened a table or sat down meanwhile.
                if not again:
                    raise
        if take_away is not None:
            for task in await self.deliveries.clearing(places):
                await take_away(task)
                await self.deliveries.acknowledge(task)
        await self.tables.store.scrub()
        self.tables.wakeups.outbox.set()
        return len(was_at)

    async def _leave_all(self, person: Person, somebody: SomebodyName) -> set[int]:
        """Leave every table, and rename the person at tables that were left or are over; return these tables."""
        was_at = set()
        for info in await self.reading.tables_of(person.id):
            was_at.add(info.id)
            if info.seat_of(person.id) is not None:
                await self.seating.leave(info.id, person, f"forget-{secrets.token_hex(8)}")
        for row in await self.tables.store.rows(SQL.posts_to_person, (person.id,)):
            await self.deliveries.retire(Post(*row))
        known = await self.tables.store.row(SQL.name_of_person, (person.id,))
        nicknamed = await self.tables.store.rows(SQL.nicknames_of_person, (person.id,))
        names = {person.name, person.everywhere, *(row["name"] for row in nicknamed)} - {""}
        names |= set() if known is None else {known["name"]} - {""}
        for row in await self.tables.store.rows(
            SQL.tables_that_name_person, (*(person.id,) * 3, *(f'%"{person.id}"%',) * 7)
        ):
            was_at.add(row["id"])
            async with self.tables.locked(row["id"]) as table:
                change = self.tables.change(table, None)
                # A later deletion must not change when a finished game ended.
                change.secret = table.status in OVER
                await self._take_out(change, table, person.id, somebody(table.lang), names)
                await self.tables.commit(change)
        return was_at

    def _strike_out(self, writing: Writing, person: str, key: bytes) -> None:
        """Delete the rest of a person's data in one write. Messages that are being sent to them are
        not stored afterwards.
        """
        # This comes first: it waits for transactions that store data of the person, so that these data are deleted too.
        writing.do(SQL.delete_person, (person,))
        nicknames.strike_out(writing, person)
        writing.do(SQL.delete_tasks_for_person, (person,))
        writing.do(SQL.delete_notes_of_person, (person,))
        # Another process may be changing their hand now; the message that it sends is not stored either.
        writing.do(SQL.delete_leases_named_like, (f"lane % {person}",))
        writing.do(SQL.delete_puzzle_answers_of_person, (person,))
        self.duplicate_deals.strike_out(writing, person)
        strike_out_of_leagues(writing, person, self.tables.clock())
        writing.do(SQL.delete_lessons_of_person, (person,))
        writing.do(SQL.delete_results_of_person, (person,))
        writing.do(SQL.delete_answer_times_of_person, (person,))
        asks.strike_out(writing, person)
        writing.do(SQL.delete_wanted_reminders_of_person, (person,))
        writing.do(SQL.delete_reminder_of_person, (person,))
        writing.do(SQL.delete_table_alerts_of_person, (person,))
        writing.do(SQL.delete_presets_of_person, (person,))
        writing.do(SQL.delete_reports_of_person, (person, person))
        strike_out_of_barred(writing, person, key)
        writing.do(SQL.delete_code_tries_of_person, (person,))
        writing.do(SQL.delete_seek_of_person, (person,))
        writing.do(SQL.delete_seek_asks_of_person, (person,))
        while row := writing.row(SQL.posts_to_person, (person,)):
            self.deliveries.clear_post(writing, Post(*row))

    async def _take_out(self, change: Change, table: TableRow, person: str, name: str, called: Set[str]) -> None:
        """Replace a person by an unknown one at one table; ``called``: their names there.

        Ruling: messages that tell the result keep the names of its players, at the table, in direct messages to the
        others, and in the channel that heard of the table. They are of the past, and are not changed any more.
        """
        other = Person(f"somebody-{secrets.token_hex(8)}", "")
        names = set[str]()
        for seat_row in table.seats:
            if person not in (seat_row.person, seat_row.resigned, seat_row.absent):
                continue
            names |= {seat_row.name, table.called(seat_row)}
            seat_row.name = name
            if seat_row.absent == person:
                # Nobody comes back to this seat: the computer player that stood in keeps it.
                seat_row.absent, seat_row.resigned = None, other.id
            if seat_row.resigned == person:
                seat_row.resigned = other.id
            if seat_row.person == person:
                seat_row.person = other.id
        if table.opener == person:
            if table.channel and table.guild is None and {seat.person for seat in table.humans()} <= {other.id}:
                # The place of the table is personal too: the channel of their direct messages.
                table.channel, change.moved = NOWHERE, True
                change.also += [(gone, (table.id,)) for gone in _SHOWN_NOWHERE]
            table.opener = other.id
        table.votes = [other.id if vote == person else vote for vote in table.votes]
        invitations.forget(table, person)
        substitute_offers.keep(change, substitute_offers.without(table.offered_seats, person))
        if table.stall is not None and person in table.stall.votes:
            del table.stall.votes[person]
        change.seats_changed = True
        change.people.append(other)
        change.also.append((SQL.replace_person_in_log, (other.id, table.id, person)))
        change.also.append((SQL.delete_tasks_for_person_at_table, (table.id, person)))
        for agreement in _AGREEMENTS:
            change.also.append((agreement, (dump(person), dump(other.id), table.id)))
        for number, events in await self._renamed(table.id, person, names, name):
            change.also.append((SQL.replace_events_of_log_line, (events, table.id, number)))
        for row in await self.tables.store.rows(SQL.tasks_of_table, (table.id,)):
            # Notices about the person that others are still to get.
            facts = json.loads(row["facts"])
            if facts.get("name") in names | called:
                change.also.append(
                    (SQL.replace_facts_of_task, (dump(facts | {"name": name}), row["id"], table.id, row["facts"]))
                )
        if table.status not in OVER:
            change.add_task(DeliveryKind.TABLE)
        if table.thread is not None:
            change.add_task(DeliveryKind.THREAD)

    async def _renamed(self, table_id: int, person: str, names: set[str], name: str) -> list[tuple[int, str]]:
        """Return the log notes of a table that name this person, by number, in their new form.

        Older notes do not tell whose name they hold, so they are found by ``names``.
        """
        out = []
        for row in await self.tables.store.rows(SQL.log_notes_of_table, (table_id,)):
            events = json.loads(row["events"])
            named = [facts for _, facts, *_ in events if "name" in facts]
            older = row["cause"] == HOST
            theirs = named if row["cause"] == person else [f for f in named if older and f["name"] in names]
            if theirs:
                for facts in theirs:
                    facts["name"] = name
                out.append((row["number"], dump(events)))
        return out


def _count_own(moves: list[dict[str, Any]], answers: list[dict[str, Any]]) -> None:
    """Let ``number`` count the person's own moves at each table, from 1; None for an answer that was no move.

    The log's numbers count all moves. They would tell how many others have chosen before, where that is a secret.
    """
    own, last = dict[tuple[int, int], int](), dict[int, int]()
    for move in moves:
        table = move["table"]
        last[table] = own[table, move["number"]] = last.get(table, 0) + 1
    for one in (*moves, *answers):
        one["number"] = own.get((one["table"], one["number"]))


def _seek(row: Row) -> dict[str, Any]:
    """Return what a person looks for."""
    return dict(row) | {"criteria": json.loads(row["criteria"])}


def _as_own(wire: list[Any]) -> list[Any]:
    """Return a move of the log as its person may have it. For a move taken back this leaves out its number among all
    moves, and whether later moves stayed."""
    return [RECORD, UNDO] if wire[0] == RECORD else wire
