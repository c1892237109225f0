"""A table being played: the deal, moves, those who leave, the end."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from engine.core.action import Action, IllegalAction, MalformedAction
from engine.core.context import Event
from engine.core.match import RECORD, Header, Match
from engine.core.options import BadOption
from engine.core.state import NO_SEAT
from engine.host import answer_times, invitations, reminders
from engine.host.base import HostBase, Unplayable, working_copy
from engine.host.change import Change
from engine.host.nonces import drawn_word, nonces_of, words_of
from engine.host.records import AUTOMATIC, GAME_GONE, Acted, DeliveryKind, Person, Refused, Status
from engine.host.rows import NO_CONTEXT, OVER, MoveContext, SeatRow, TableRow
from engine.host.standstill import covered
from engine.host.takebacks import NO_MOVE, OPEN_MOVE, SEALED_CHOICE
from engine.host.turns import (
    ORDER,
    before_move,
    call_all,
    complete_move,
    finish,
    is_secret,
    notify,
    with_answers,
)

HEURISTIC_PLAYER = "house"
"""The level of the computer players that need no search: also of one that takes over a seat in mid-game.

Stored tables have it as "house", a name of old."""

SHUFFLE_WORDS = "table-shuffle-words"
"""Kind of the event that lists every person's part in the shuffle, at the deal."""

SAME_CARDS: tuple[str, dict[str, Any]] = "table-same-cards", {}
"""The event that says, in place of that one, that the shuffles were taken over from elsewhere."""

_MOST_STEPS = 10_000
"""A game that plays on by itself for longer than this is broken."""


class Play(HostBase):
    """Moves and everything else that happens between the deal and the end."""

    async def start(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Deal: the opener may; once all seats are taken, anybody seated may. Taken seats close ranks; people's words
        are the nonces of the shuffle.

        Refused: start-host-only (name), not-enough-seats (count, seats), bad-option (option, value), already-started,
        table-over, not-at-this-table.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            if not (table.watch and table.opener == person.id):
                table.seated(person.id)
            table.must_be_open()
            if table.opener != person.id and len(table.seats) < table.size:
                # Whoever opened it may be waiting for somebody.
                opener = table.of(table.opener)
                raise Refused("start-host-only", name=opener.name if opener is not None else "")
            return await self._dealt(self._change(table, interaction), await self._deal(table), person.id)

    async def _deal(self, table: TableRow) -> Match[Any]:
        """The match of those who sit at an open table. Refused: not-enough-seats, bad-option, game-away."""
        game = self._rules(table)
        count = len(table.seats)
        secret = await self._secret(table)
        shared = await self.same_cards.of(table.id, secret)
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

    async def _dealt(self, change: Change, match: Match[Any], person: str) -> Acted:
        """Write down the deal and put the first prompts; ``person`` asked for it, or took the last seat."""
        table = change.table
        table.status = Status.PLAYING
        table.revision = match.header.revision
        table.options = dict(match.header.options)
        invitations.end(change)
        reminders.started(change)
        change.header = json.dumps(match.header.to_json())
        # Last, so that it is among the newest lines of the table: everybody finds their own word there.
        header = match.header
        dealt_with = Event(*((SHUFFLE_WORDS, {"words": words_of(header.nonces)}) if not header.cards else SAME_CARDS))
        change.entry("start", None, [], _json([*match.ctx.events, dealt_with]), person)
        before = before_move(working_copy(match))
        self._take_steps(change, match)
        table.since = change.now
        # The presser of Start holds no hand yet: the first prompt goes to everybody by message.
        fresh = replace(before, table_acting=False)
        complete_move(
            change,
            match,
            fresh,
            NO_CONTEXT,
            acted=(),
            present=None,
            pace=self.pace,
            table_pause=self.table_pause,
            unasked=self.unasked,
        )
        change.add_task(DeliveryKind.TABLE)
        for dealt in table.humans():
            # The deal is news to everybody: each gets a first hand, asked or not.
            change.add_task(DeliveryKind.HAND, dealt.person or "")
        own = table.of(person)
        events = [e for e in match.ctx.events if e.seen_by(None if own is None else own.seat)]
        return await self._commit(change, person, match=match, events=events)

    async def _next_to_begin(self, table: TableRow) -> int:
        """Who begins a rematch where lots were drawn the time before: the next of those who are here again.

        NO_SEAT where that game had no such lot, or cannot be read any more.
        """
        found = await self.store.row("SELECT header, secret FROM tables WHERE id = ?", (table.rematch_of,))
        if found is None or found["header"] is None:
            return NO_SEAT
        former = (await self._table_row(table.rematch_of or 0)).seats
        try:
            header = Header.from_json(json.loads(found["header"]))
            began = Match.began(self.games[table.game], header, bytes.fromhex(found["secret"]))
        except (LookupError, TypeError, ValueError):
            return NO_SEAT
        after = [former[(began + step) % len(former)] for step in range(1, len(former) + 1)]
        again = (c.seat for past in after for c in table.seats if _the_same(past, c))
        return NO_SEAT if began == NO_SEAT else next(again, NO_SEAT)

    async def _secret(self, table: TableRow) -> bytes:
        row = await self.store.row("SELECT secret FROM tables WHERE id = ?", (table.id,))
        if row is None:
            raise Refused("no-such-table")
        return bytes.fromhex(row["secret"])

    async def act(self, table_id: int, person: Person, prompt: int, wire: list[Any], interaction: str) -> Acted:
        """Make a move as an answer to this ``prompt`` (see records.Seat).

        Refused: not-at-this-table, not-started, table-over, table-paused, not-your-turn (count, names),
        stale, malformed, or the reason and facts of the game's own refusal.
        """
        async with self._at(table_id, interaction) as table:
            if table.answered and (again := await self._before(interaction, person.id)):
                return again
            seat_row = table.seated(person.id)
            table.must_be_playing()
            fits = seat_row.prompt == prompt != 0
            # Some private moves need no prompt, such as changing a sealed choice.
            if not fits and not _may_anytime(await self._match(table), seat_row.seat, wire):
                raise Refused("stale") if seat_row.prompt else _not_your_turn(table)
            return await self._move(table, seat_row, wire, interaction, cause=person.id, present=person.id)

    async def _move(
        self, table: TableRow, seat_row: SeatRow, wire: list[Any], interaction: str, *, cause: str, present: str | None
    ) -> Acted:
        """The one way a move is made, by people, computers and standing orders alike."""
        now_at = await self._match(table)
        match = working_copy(now_at)
        change = self._change(table, interaction)
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
            # A forged move may be too odd even for the words that refuse it.
            if _allowed(now_at, seat_row.seat, wire):
                raise
            raise Refused("malformed") from None
        change.entry("move", seat_row.seat, [seat_row.seat, *action.wire()], _json(events), cause, before.secret)
        if not aside:
            answer_times.note(change, seat_row, cause)
        if seat_row.seat in table.context.orders and not aside:
            change.also.append(("DELETE FROM prepared WHERE table_id = ? AND seat = ?", (table.id, seat_row.seat)))
        if cause in (seat_row.person, ORDER) and not aside:
            # Once a choice is open it stays, and what binds stays (takebacks, ruling 4).
            revocable = match.game.phases[now_at.state.phase].revocable
            stays = before.secret or action.binding
            seat_row.may_undo = SEALED_CHOICE if revocable else NO_MOVE if stays else OPEN_MOVE
            change.seats_changed = True
        # An aside leaves the seat's own prompt, if there is one, as it stands.
        acted = (set() if aside else {seat_row.seat}) | self._take_steps(change, match)
        seen = [e for e in match.ctx.events if e.seen_by(seat_row.seat)]
        complete_move(
            change,
            match,
            before,
            table.context,
            acted=acted,
            present=present,
            pace=self.pace,
            table_pause=self.table_pause,
            unasked=self.unasked,
            aside=aside,
        )
        return await self._commit(change, seat_row.person, match=match, events=seen)

    def _take_steps(self, change: Change, match: Match[Any]) -> set[int]:
        """Take the steps of the rules that are next (Action.step); the seats whose turn it was."""
        moved: set[int] = set()
        for _ in range(_MOST_STEPS):
            found = None if match.over else match.game.automatic(match.state)
            if found is None or not found[1].step:
                return moved
            seat, action = found
            secret = is_secret(match)
            events = match.submit(seat, action)
            change.entry("move", seat, [seat, *action.wire()], _json(events), AUTOMATIC, secret)
            moved.add(seat)
        raise RuntimeError(f"{match.header.game} takes steps without end")

    async def resign(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Leave a running game: a computer player takes the seat over; without people the table ends."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            return await self._resign(table, person, interaction)

    async def _resign(self, table: TableRow, person: Person, interaction: str) -> Acted:
        seat_row = table.seated(person.id)
        table.must_be_started()
        change = self._change(table, interaction)
        change.seats_changed = True
        change.orders[seat_row.seat] = None
        change.cancel_task(DeliveryKind.HAND, person.id)
        change.add_task(DeliveryKind.REFRESH, person.id)
        change.add_task(DeliveryKind.TABLE)
        seat_row.person, seat_row.resigned, seat_row.computer = None, person.id, HEURISTIC_PLAYER
        note(change, "table-resigned", seat=seat_row.seat, name=seat_row.name)
        if person.id in table.votes:
            table.votes.remove(person.id)
        if seat_row.prompt:
            seat_row.put(change.now)
            notify(change, seat_row, False, NO_CONTEXT, self.pace)
        if all_agree(table):
            finish(change, Status.ENDED)
            note(change, "table-ended")
        return await self._commit(change, person.id)

    async def vote_end(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Agree to end the game; it ends once every person seated has agreed.

        Who the table says does not answer (standstill.covered) counts as agreeing. While readiness is secret that
        is nobody: it would tell who has answered. The others can let the table move first.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            table.seated(person.id)
            table.must_be_started()
            change = self._change(table, interaction)
            if person.id not in table.votes:
                table.votes.append(person.id)
                note(change, "table-end-proposed", seat=table.seated(person.id).seat, name=person.name)
            change.add_task(DeliveryKind.TABLE)
            if all_agree(table, [c.person for c in covered(table)]):
                finish(change, Status.ENDED)
                note(change, "table-ended")
            return await self._commit(change, person.id)

    async def pause(self, table_id: int, reason_key: str) -> Acted:
        """Stop a running game for ``reason_key`` and tell its people; any other table stays as it is."""
        async with self._at(table_id) as table:
            if table.status is not Status.PLAYING:
                return Acted(table.info())
            return await self._pause(table, reason_key)

    async def _pause(self, table: TableRow, reason_key: str) -> Acted:
        """``pause`` for whoever holds the lock of a running table."""
        change = self._change(table, None)
        table.status, table.paused_for = Status.PAUSED, reason_key
        note(change, "table-paused", reason=reason_key)
        for seat_row in table.humans():
            change.add_task(DeliveryKind.REFRESH, seat_row.person or "")
            change.add_task(DeliveryKind.NOTICE, seat_row.person or "", key=reason_key)
            change.cancel_task(DeliveryKind.HAND, seat_row.person or "")
        change.add_task(DeliveryKind.TABLE)
        return await self._commit(change)

    async def _why_unplayable(self, table: TableRow) -> str:
        """What a table would have to be paused for at once, "" where its game can go on."""
        if not self.plays(table.game):
            return GAME_GONE
        try:
            await self._loaded(table)
        except Unplayable as e:
            return e.why
        return ""

    async def resume(self, table_id: int, channel: str | None = None, guild: str | None = None) -> Acted:
        """Go on with a paused game, perhaps at another place; whoever is awaited gets the hand again.

        A new ``channel`` leaves thread and old messages behind; it may be given to any table that is not over.
        A game that is away, or that this release cannot read, moves but stays paused.
        Refused: table-paused (why) where that is all there was to do.
        """
        async with self._at(table_id) as table:
            if table.status in OVER or (table.status is not Status.PAUSED and channel is None):
                return Acted(table.info())
            if channel is None and (why := await self._why_unplayable(table)):
                raise Refused("table-paused", why=why)
            change = self._change(table, None)
            if channel is not None:
                table.channel, table.thread, change.moved = channel, None, True
            if guild is not None:
                table.guild, change.moved = guild, True
            return await self._go_on_here(change)

    async def _go_on_here(self, change: Change, viewer: str | None = None) -> Acted:
        """Show the table where it is now, and wake it if it is paused and its game can go on."""
        table = change.table
        if table.status is Status.PAUSED:
            table.paused_for = await self._why_unplayable(table)
            if not table.paused_for:
                match = await self._match(table)
                self._go_on(change, match)
                call_all(change, match)
        change.add_task(DeliveryKind.TABLE)
        return await self._commit(change, viewer)

    def _go_on(self, change: Change, match: Match[Any]) -> None:
        """Wake a paused table, and ask again whoever was asked."""
        table = change.table
        table.status, table.paused_for = Status.PLAYING, ""
        # Nobody could answer meanwhile: everybody gets the whole patience again.
        table.since, table.stall = change.now, None
        note(change, "table-resumed")
        for seat_row in table.seats:
            if seat_row.prompt:
                seat_row.pinged, seat_row.prompted_at = 0, change.now
                notify(change, seat_row, False, with_answers(table.context, match, table), self.pace)
        for seat_row in table.humans():
            change.cancel_task(DeliveryKind.NOTICE, seat_row.person or "")
            if not seat_row.prompt:
                change.add_task(DeliveryKind.REFRESH, seat_row.person or "")
        change.seats_changed = True

    async def arrange(self, table_id: int, person: Person) -> Acted:
        """Hold the hand in the next way the game knows; private, and nothing in the game changes.

        Refused: one-order-only where the game knows no other, and what keeps a seat from playing.
        """
        async with self._at(table_id) as table:
            seat_row = table.seated(person.id)
            table.must_be_started()
            ways = self._rules(table).arrangements
            if len(ways) < 2:
                raise Refused("one-order-only")
            change = self._change(table, None)
            change.quiet = change.seats_changed = True
            at = ways.index(seat_row.arrangement) if seat_row.arrangement in ways else 0
            seat_row.arrangement = ways[(at + 1) % len(ways)]
            change.add_task(DeliveryKind.REFRESH, person.id)
            return await self._commit(change, person.id)

    async def set_order(
        self, table_id: int, person: Person, order: Mapping[str, int] | None, interaction: str
    ) -> Acted:
        """Give, change or (None) take back a standing order; private, so the table's ``seq`` stays.

        Refused: no-standing-orders where the game has none, and whatever keeps a seat from playing.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            seat_row = table.seated(person.id)
            table.must_be_playing()
            if not self._rules(table).follows_orders():
                raise Refused("no-standing-orders")
            change = self._change(table, interaction)
            change.quiet = True
            change.orders[seat_row.seat] = dict(order) if order is not None else None
            if seat_row.prompt:
                change.timers[seat_row.seat] = None
                orders = frozenset({seat_row.seat}) if order is not None else frozenset[int]()
                notify(change, seat_row, False, MoveContext(orders, frozenset()), self.pace)
                change.seats_changed = True
            change.tasks.setdefault((DeliveryKind.REFRESH, person.id), {})
            return await self._commit(change, person.id)


def _the_same(past: SeatRow, present: SeatRow) -> bool:
    """Whether somebody at a table of before sits here again: a person, or a computer player of that name."""
    people = {past.person, past.absent, past.resigned} - {None}
    if present.person is not None or people:
        return present.person in people
    return present.computer is not None and past.name == present.name


def note(change: Change, kind: str, **facts: Any) -> None:
    """A line in the log that is no move: event kinds ``table-...`` of the host's own."""
    change.entry("note", facts.get("seat"), [RECORD, kind], [Event(kind, facts).to_json()], "host")


def all_agree(table: TableRow, silent: Collection[str | None] = ()) -> bool:
    """Whether nobody is left who wants to go on."""
    return all(c.person in table.votes or c.person in silent for c in table.humans())


def _not_your_turn(table: TableRow) -> Refused:
    """Names those who are waited for; where readiness is secret, not even how many there are."""
    if table.sealed:
        return Refused("not-your-turn", count=len(table.seats), names=[])
    asked = [c.name for c in table.seats if c.prompt]
    return Refused("not-your-turn", count=len(asked), names=asked)


def _may_anytime(match: Match[Any], seat: int, wire: list[Any]) -> bool:
    """Whether a move is one that ``seat`` may make without being asked."""
    if match.over:
        return False
    try:
        action = match.game.read(wire)
    except MalformedAction:
        return False
    return action in match.game.anytime(match.state, seat)


def _allowed(match: Match[Any], seat: int, wire: list[Any]) -> bool:
    """Whether the rules allow this move; also False where they stumble over it."""
    try:
        return match.game.allows(match.state, seat, match.game.read(wire))
    except (LookupError, TypeError, ValueError):
        return False


def _is_aside(match: Match[Any], seat: int, action: Action) -> bool:
    """Whether a move answers no prompt, but is one that may be made at any time."""
    s = match.state
    return not s.ended and not (seat in s.waiting and match.game.phases[s.phase].allows(s, seat, action))


def _json(events: list[Event]) -> list[Any]:
    return [e.to_json() for e in events]
