"""Prepared moves (premoves): a seat that waits prepares its next move, in private.

Rulings:

1. A prepared move is made when the seat is asked, if it is then legal, at the pace of a computer player, like the move
   of a standing order. So neither its existence nor its speed tells that it was prepared. It counts as the person's
   own.
2. If it is not legal then, it lapses: the person is told why, and is asked as usual.
3. Preparing is quiet: no number, time or message that others can see changes (Change.quiet).
4. A move that its person makes comes first and removes it. It is also removed if another player takes the seat. It
   comes before a standing order.
5. A condition (engine.core.prepared.conditions), such as to follow suit with one's lowest card, can be prepared in
   place of a move. It is resolved to a move once the seat is asked. If no move fits, it lapses too.
6. A person can prepare what the seat, by all it knows, may be able to do at its next open prompt
   (core.knowledge.foresight). Choices in secret have their own way to be decided ahead (Game.wishes). A binding
   move, such as the answer to a double, is never prepared.
7. An update of the table's rules may change the meaning of a move prepared before it, so such a move lapses too.
8. A person who prepares a move has decided not to double before it: with the cube the move passes the offer point, as a
   press would. A wish, an order or a forced move never does (engine.layers.cube).
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

from engine.core.action import Action, MalformedAction
from engine.core.facts import Message
from engine.core.knowledge.foresight import foreseen
from engine.core.match import complete
from engine.core.prepared.conditions import Condition, resolved
from engine.core.view import View
from engine.host.model.records import Acted, DeliveryKind, Person, Refused, TableInfo
from engine.host.model.requests import Prepared
from engine.host.model.rows import TableRow
from engine.host.store.queries import queries
from engine.host.table.matches import seen, working_copy
from engine.host.table.tables import Tables

MODEL_SQL = queries("model/queries.sql")
SQL = queries("play/queries.sql")

MOST = 100
"""Most moves that are offered."""


class Premoves:
    """Prepared moves."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def options_for(self, table_id: int, person_id: str) -> tuple[TableInfo, View, tuple[Action, ...]]:
        """Return what a waiting person may prepare, and their view of the table: conditions first, then at most MOST
        moves, the likeliest first.

        Raises Refused: not-at-this-table, ahead-yours if they are asked now, and the refusals of a seat that cannot
        play.
        """
        async with self.tables.locked(table_id) as table:
            match, seat = await self.tables.matches.of(table), self._waiting(table, person_id)
            view, here = seen(table, match, person_id), working_copy(match)
        # The same knowledge gives the same list at any time.
        rnd = random.Random(json.dumps(match.game.masked(here.state, seat).seen_by(seat)))
        options = complete(match.game, match.header)
        found = await asyncio.to_thread(foreseen, match.game, here.state, seat, options, rnd.random)
        return table.info(person_id), view, (*match.game.ahead(match.state, seat), *found[:MOST])

    async def prepare(self, table_id: int, person: Person, wire: list[Any] | None, interaction: str) -> Acted:
        """Prepare the next move in place of the former one, or (None) remove it.

        Raises Refused: those of ``options_for``, ahead-nothing if nothing may be prepared (Phase.foreseeable), and
        malformed.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat = self._waiting(table, person.id)
            change = self.tables.change(table, interaction)
            change.quiet = True
            if wire is None:
                change.also.append((MODEL_SQL.delete_premove, (table.id, seat)))
            else:
                match = await self.tables.matches.of(table)
                if not match.game.phases[match.state.phase].foreseeable:
                    raise Refused("ahead-nothing")
                try:
                    action = match.game.read_ahead(wire)
                except MalformedAction:
                    raise Refused("malformed") from None
                told = not isinstance(action, Condition) or action in match.game.ahead(match.state, seat)
                if action.binding or not told:
                    raise Refused("malformed")
                prepared = Prepared(tuple(action.wire()), match.game.revision)
                change.also.append((SQL.set_premove, (table.id, seat, json.dumps(prepared.to_json()))))
            change.tasks.setdefault((DeliveryKind.REFRESH, person.id), {})
            return await self.tables.commit(change, person.id)

    async def prepared(self, table_id: int, seat: int) -> Prepared | None:
        """Return the prepared move of a seat, or None."""
        row = await self.tables.store.row(SQL.premove, (table_id, seat))
        return None if row is None else Prepared.from_json(json.loads(row["wire"]))

    def _waiting(self, table: TableRow, person: str) -> int:
        """Return the seat of a person who waits. Raises Refused."""
        seat_row = table.seated(person)
        table.must_be_playing()
        if seat_row.prompt:
            raise Refused("ahead-yours")
        return seat_row.seat

    async def prepared_action(self, table: TableRow, seat: int) -> tuple[Action | None, Sequence[Any]]:
        """Return the prepared move of an asked seat if it can be made; else None and the reason: a key and facts.

        ``()`` in place of the reason: nothing is prepared.
        """
        prepared = await self.prepared(table.id, seat)
        if prepared is None:
            return None, ()
        match = await self.tables.matches.of(table)
        if not prepared.means(table.revision, match.game.revision):
            return None, ("ahead-updated", {})
        try:
            found = resolved(match.game, match.state, seat, match.game.read_ahead(list(prepared.wire)))
        except (LookupError, TypeError, ValueError):
            return None, ("", {})
        return (None, (found.key, dict(found.facts))) if isinstance(found, Message) else (found, ())
