"""A table in play: moves, people who leave, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.action import Action, IllegalAction, MalformedAction
from engine.core.match import Match
from engine.host.model.change import note
from engine.host.model.clock.inactivity_rules import covered
from engine.host.model.records import Acted, DeliveryKind, Person, Refused
from engine.host.model.rows import NO_CONTEXT, MoveContext, SeatRow, TableRow
from engine.host.model.takebacks import NO_MOVE, OPEN_MOVE, SEALED_CHOICE
from engine.host.store.queries import queries
from engine.host.table import answer_times
from engine.host.table.dealing import Dealing
from engine.host.table.matches import working_copy
from engine.host.table.tables import Tables
from engine.host.table.turns import (
    ORDER,
    before_move,
    complete_move,
    notify,
)
from engine.host.table.votes import Votes, all_agree, end

MODEL_SQL = queries("model/queries.sql")

HEURISTIC_PLAYER = "house"
"""The level of the computer players that need no search, also of one that takes over a seat in mid-game.

Stored tables call it "house", an old name.
"""


class Play:
    """The actions of people between the deal and the end."""

    def __init__(self, tables: Tables, votes: Votes, dealing: Dealing) -> None:
        self.tables = tables
        self.votes = votes
        self.dealing = dealing

    async def act(self, table_id: int, person: Person, prompt: int, wire: list[Any], interaction: str) -> Acted:
        """Make a move as an answer to this ``prompt`` (see records.Seat).

        Raises Refused: not-at-this-table, not-started, table-over, table-paused, not-your-turn (count, names), stale,
        malformed, or the reason and facts of the game's own refusal.
        """
        async with self.tables.locked(table_id, interaction) as table:
            if table.answered and (again := await self.tables.earlier_answer(interaction, person.id)):
                return again
            seat_row = table.seated(person.id)
            table.must_be_playing()
            fits = seat_row.prompt == prompt != 0
            # Some private moves need no prompt, such as changing a sealed choice.
            if not fits and not _may_anytime(await self.tables.matches.of(table), seat_row.seat, wire):
                raise Refused("stale") if seat_row.prompt else _not_your_turn(table)
            return await self.make(table, seat_row, wire, interaction, cause=person.id, present=person.id)

    async def make(
        self, table: TableRow, seat_row: SeatRow, wire: list[Any], interaction: str, *, cause: str, present: str | None
    ) -> Acted:
        """Make a move. Moves of people, computers and standing orders all come through here."""
        now_at = await self.tables.matches.of(table)
        match = working_copy(now_at)
        change = self.tables.change(table, interaction)
        before = before_move(now_at)
        try:
            action = match.game.read(wire)
            aside = _is_aside(match, seat_row.seat, action)
            events = match.submit(seat_row.seat, action)
        except MalformedAction:
            raise Refused("malformed") from None
        except IllegalAction as e:
            raise Refused(e.reason, **e.facts) from None
        except (LookupError, TypeError, ValueError):
            # A forged move may have values that even the text of the refusal cannot handle.
            if _allowed(now_at, seat_row.seat, wire):
                raise
            raise Refused("malformed") from None
        change.entry("move", seat_row.seat, [seat_row.seat, *action.wire()], events, cause, before.secret)
        if not aside:
            answer_times.note(change, seat_row, cause)
        if seat_row.seat in table.context.orders and not aside:
            change.also.append((MODEL_SQL.delete_premove, (table.id, seat_row.seat)))
        if cause in (seat_row.person, ORDER) and not aside:
            # A choice that is open cannot be taken back, nor can a binding move (takebacks, ruling 4).
            revocable = match.game.phases[now_at.state.phase].revocable
            stays = before.secret or action.binding
            seat_row.may_take_back = SEALED_CHOICE if revocable else NO_MOVE if stays else OPEN_MOVE
            change.seats_changed = True
        # An aside does not change the prompt of its seat.
        acted = (set() if aside else {seat_row.seat}) | self.dealing.take_steps(change, match)
        seen = [e for e in match.ctx.events if e.seen_by(seat_row.seat)]
        complete_move(
            change,
            match,
            before,
            table.context,
            self.tables.pauses,
            acted=acted,
            present=present,
            aside=aside,
        )
        return await self.tables.commit(change, seat_row.person, match=match, events=seen)

    async def resign(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Leave a running game: a computer player takes the seat over. A table without people ends."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            return await self.resign_seat(table, person, interaction)

    async def resign_seat(self, table: TableRow, person: Person, interaction: str) -> Acted:
        """Do ``resign`` for a caller that holds the table's lock."""
        seat_row = table.seated(person.id)
        table.must_be_started()
        change = self.tables.change(table, interaction)
        change.seats_changed = True
        change.orders[seat_row.seat] = None
        change.cancel_task(DeliveryKind.HAND, person.id)
        change.add_task(DeliveryKind.REFRESH, person.id)
        change.add_task(DeliveryKind.TABLE)
        seat_row.person, seat_row.resigned, seat_row.computer = None, person.id, HEURISTIC_PLAYER
        note(change, "table-resigned", seat_row)
        if seat_row.prompt:
            seat_row.put(change.now)
            notify(change, seat_row, False, NO_CONTEXT, self.tables.pauses.computer)
        await self.votes.without(change, person.id)
        if not table.humans():
            end(change)
        return await self.tables.commit(change, person.id)

    async def vote_end(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Vote to end the game; it ends once every seated person has agreed.

        A person who does not answer counts as agreeing (``inactivity_rules.covered``). While readiness is secret no
        person counts so, as that would tell who has answered. The others can let the table move first.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.seated(person.id)
            table.must_be_started()
            change = self.tables.change(table, interaction)
            if person.id not in table.votes:
                table.votes.append(person.id)
                note(change, "table-end-proposed", table.seated(person.id))
            change.add_task(DeliveryKind.TABLE)
            if all_agree(table, [seat_row.person for seat_row in covered(table)]):
                end(change)
            return await self.tables.commit(change, person.id)

    async def arrange(self, table_id: int, person: Person) -> Acted:
        """Sort the hand in the next order that the game knows. This is private and changes nothing in the game.

        Raises Refused: one-order-only if the game knows no other order, and the refusals of a seat that cannot play.
        """
        async with self.tables.locked(table_id) as table:
            seat_row = table.seated(person.id)
            table.must_be_started()
            ways = self.tables.library.rules(table).arrangements
            if len(ways) < 2:
                raise Refused("one-order-only")
            change = self.tables.change(table, None)
            change.quiet = change.seats_changed = True
            at = ways.index(seat_row.arrangement) if seat_row.arrangement in ways else 0
            seat_row.arrangement = ways[(at + 1) % len(ways)]
            change.add_task(DeliveryKind.REFRESH, person.id)
            return await self.tables.commit(change, person.id)

    async def set_order(
        self, table_id: int, person: Person, order: Mapping[str, int] | None, interaction: str
    ) -> Acted:
        """Give, change or (None) cancel a standing order. It is private, so the table's ``seq`` stays.

        Raises Refused: no-standing-orders if the game has none, and the refusals of a seat that cannot play.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            seat_row = table.seated(person.id)
            table.must_be_playing()
            if not self.tables.library.rules(table).follows_orders():
                raise Refused("no-standing-orders")
            change = self.tables.change(table, interaction)
            change.quiet = True
            change.orders[seat_row.seat] = dict(order) if order is not None else None
            if seat_row.prompt:
                change.stop_seat_timer(seat_row.seat)
                orders = frozenset({seat_row.seat}) if order is not None else frozenset[int]()
                notify(change, seat_row, False, MoveContext(orders, frozenset()), self.tables.pauses.computer)
                change.seats_changed = True
            change.tasks.setdefault((DeliveryKind.REFRESH, person.id), {})
            return await self.tables.commit(change, person.id)


def _not_your_turn(table: TableRow) -> Refused:
    """Return the refusal that names the seats the table waits for. While readiness is secret it
    does not even tell how many.
    """
    if table.sealed:
        return Refused("not-your-turn", count=len(table.seats), names=[])
    asked = [table.called(seat_row) for seat_row in table.seats if seat_row.prompt]
    return Refused("not-your-turn", count=len(asked), names=asked)


def _may_anytime(match: Match[Any], seat: int, wire: list[Any]) -> bool:
    """True if ``seat`` may make this move without a prompt."""
    if match.over:
        return False
    try:
        action = match.game.read(wire)
    except MalformedAction:
        return False
    return action in match.game.anytime(match.state, seat)


def _allowed(match: Match[Any], seat: int, wire: list[Any]) -> bool:
    """True if the rules allow this move; False also if the rules raise an error on it."""
    try:
        return match.game.allows(match.state, seat, match.game.read(wire))
    except (LookupError, TypeError, ValueError):
        return False


def _is_aside(match: Match[Any], seat: int, action: Action) -> bool:
    """True if this move answers no prompt, but may be made at any time."""
    s = match.state
    return not s.ended and not (seat in s.waiting and match.game.phases[s.phase].allows(s, seat, action))
