"""A table being played: the deal, moves, those who leave, the end."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from engine.core.action import Action, IllegalAction, MalformedAction
from engine.core.context import Event
from engine.core.game import Game
from engine.core.match import RECORD, Match
from engine.core.options import BadOption
from engine.host.asking import AUTOMATIC, as_it_was, call_all, finish, follow_up, is_secret, remind
from engine.host.change import Change
from engine.host.desk import NOBODY, OVER, Around, Chair, Desk
from engine.host.ground import Ground, Unplayable, working_copy
from engine.host.nonces import drawn_word, nonces_of, words_of
from engine.host.records import GAME_GONE, Acted, Errand, Person, Refused, Status
from engine.host.standstill import covered

HEURISTIC_PLAYER = "house"
"""The level of the computer players that need no search: also of one that takes over a seat in mid-game.

Stored tables have it as "house", a name of old."""

SHUFFLE_WORDS = "table-shuffle-words"
"""Kind of the event that lists every person's part in the shuffle, at the deal."""

_MOST_AUTOMATIC = 10_000
"""A game that plays on by itself for longer than this is broken."""


class Play(Ground):
    """Moves and everything else that happens between the deal and the end."""

    async def start(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Deal: the opener may; once all seats are taken, anybody seated may. Taken seats close ranks; people's words
        are the nonces of the shuffle.

        Refused: start-host-only (name), not-enough-seats (count, seats), bad-option (option, value), already-started,
        table-over, not-at-this-table.
        """
        async with self._at(table_id) as desk:
            if again := await self._before(interaction, person.id):
                return again
            if not (desk.watch and desk.opener == person.id):
                desk.seated(person.id)
            desk.must_be_open()
            if desk.opener != person.id and len(desk.chairs) < desk.size:
                # Whoever opened it may be waiting for somebody.
                opener = desk.of(desk.opener)
                raise Refused("start-host-only", name=opener.name if opener is not None else "")
            game = self._rules(desk)
            count = len(desk.chairs)
            if count not in game.seats:
                raise Refused("not-enough-seats", count=count, seats=list(game.seats))
            secret = await self._secret(desk)
            for i, chair in enumerate(desk.chairs):
                chair.seat = i
                if chair.person is not None and not chair.word:
                    chair.word = drawn_word()
            try:
                match = Match.begin(
                    game,
                    match=desk.match,
                    seats=count,
                    options=desk.options,
                    secret=secret,
                    nonces=nonces_of(desk.chairs),
                )
            except BadOption as e:
                raise Refused("bad-option", option=e.option, value=e.value) from e
            return await self._dealt(desk, match, person, interaction)

    async def _dealt(self, desk: Desk, match: Match[Any], person: Person, interaction: str) -> Acted:
        """Write down the deal and put the first questions."""
        desk.status = Status.PLAYING
        desk.revision = match.header.revision
        desk.options = dict(match.header.options)
        change = self._change(desk, interaction)
        change.header = json.dumps(match.header.to_json())
        # Last, so that it is among the newest lines of the table: everybody finds their own word there.
        dealt_with = Event(SHUFFLE_WORDS, {"words": words_of(match.header.nonces)})
        change.entry("start", None, [], _json([*match.ctx.events, dealt_with]), person.id)
        before = as_it_was(working_copy(match))
        self._play_automatic(change, match)
        desk.since = change.now
        # The presser of Start holds no hand yet: the first question goes to everybody by message.
        fresh = replace(before, house=False)
        follow_up(change, match, fresh, NOBODY, acted=(), present=None, pace=self.pace, table_pause=self.table_pause)
        change.errand(Errand.TABLE)
        for dealt in desk.humans():
            # The deal is news to everybody: each gets a first hand, asked or not.
            change.errand(Errand.HAND, dealt.person or "")
        own = desk.of(person.id)
        events = [e for e in match.ctx.events if e.seen_by(None if own is None else own.seat)]
        return await self._commit(change, person.id, match=match, events=events)

    async def _secret(self, desk: Desk) -> bytes:
        row = await self.store.row("SELECT secret FROM tables WHERE id = ?", (desk.id,))
        if row is None:
            raise Refused("no-such-table")
        return bytes.fromhex(row["secret"])

    async def act(self, table_id: int, person: Person, asked: int, wire: list[Any], interaction: str) -> Acted:
        """Make a move as an answer to the question ``asked`` (see records.Seat).

        Refused: not-at-this-table, not-started, table-over, table-paused, not-your-turn (count, names),
        stale, malformed, or the reason and facts of the game's own refusal.
        """
        async with self._at(table_id, interaction) as desk:
            if desk.answered and (again := await self._before(interaction, person.id)):
                return again
            chair = desk.seated(person.id)
            desk.must_be_playing()
            fits = chair.asked == asked != 0
            # Some private moves need no question, such as changing a sealed choice.
            if not fits and not _may_anytime(await self._match(desk), chair.seat, wire):
                raise Refused("stale") if chair.asked else _not_your_turn(desk)
            return await self._move(desk, chair, wire, interaction, cause=person.id, present=person.id)

    async def _move(
        self, desk: Desk, chair: Chair, wire: list[Any], interaction: str, *, cause: str, present: str | None
    ) -> Acted:
        """The one way a move is made, by people, computers and standing orders alike."""
        now_at = await self._match(desk)
        match = working_copy(now_at)
        change = self._change(desk, interaction)
        before = as_it_was(now_at)
        try:
            action = match.game.read(wire)
            aside = _is_aside(match, chair.seat, action)
            events = match.submit(chair.seat, action)
        except MalformedAction:
            raise Refused("malformed") from None
        except IllegalAction as e:
            raise Refused(e.reason, **e.facts) from None
        except (LookupError, TypeError, ValueError):
            # A forged move may be too odd even for the words that refuse it.
            if _allowed(now_at, chair.seat, wire):
                raise
            raise Refused("malformed") from None
        change.entry("move", chair.seat, [chair.seat, *action.wire()], _json(events), cause, before.secret)
        # An aside leaves the seat's own question, if there is one, as it stands.
        acted = (set() if aside else {chair.seat}) | self._play_automatic(change, match)
        seen = [e for e in match.ctx.events if e.seen_by(chair.seat)]
        follow_up(
            change,
            match,
            before,
            desk.around,
            acted=acted,
            present=present,
            pace=self.pace,
            table_pause=self.table_pause,
            aside=aside,
        )
        return await self._commit(change, chair.person, match=match, events=seen)

    def _play_automatic(self, change: Change, match: Match[Any]) -> set[int]:
        """Make the moves that the game calls safe to make; the seats they were made for."""
        moved: set[int] = set()
        for _ in range(_MOST_AUTOMATIC):
            found = None if match.over else match.game.automatic(match.state)
            if found is None:
                return moved
            seat, action = found
            secret = is_secret(match)
            events = match.submit(seat, action)
            change.entry("move", seat, [seat, *action.wire()], _json(events), AUTOMATIC, secret)
            moved.add(seat)
        raise RuntimeError(f"{match.header.game} makes automatic moves without end")

    async def resign(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Leave a running game: a computer player takes the seat over; without people the table ends."""
        async with self._at(table_id) as desk:
            if again := await self._before(interaction, person.id):
                return again
            return await self._resign(desk, person, interaction)

    async def _resign(self, desk: Desk, person: Person, interaction: str) -> Acted:
        chair = desk.seated(person.id)
        desk.must_be_started()
        change = self._change(desk, interaction)
        change.seats_changed = True
        change.orders[chair.seat] = None
        change.no_errand(Errand.HAND, person.id)
        change.errand(Errand.REFRESH, person.id)
        change.errand(Errand.TABLE)
        chair.person, chair.resigned, chair.computer = None, person.id, HEURISTIC_PLAYER
        note(change, "table-resigned", seat=chair.seat, name=chair.name)
        if person.id in desk.votes:
            desk.votes.remove(person.id)
        if chair.asked:
            chair.put(change.now)
            remind(change, chair, False, NOBODY, self.pace)
        if all_agree(desk):
            finish(change, Status.ENDED)
            note(change, "table-ended")
        return await self._commit(change, person.id)

    async def vote_end(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Agree to end the game; it ends once every person seated has agreed.

        Who the table says does not answer (standstill.covered) counts as agreeing. While readiness is secret that
        is nobody: it would tell who has answered. The others can let the table move first.
        """
        async with self._at(table_id) as desk:
            if again := await self._before(interaction, person.id):
                return again
            desk.seated(person.id)
            desk.must_be_started()
            change = self._change(desk, interaction)
            if person.id not in desk.votes:
                desk.votes.append(person.id)
                note(change, "table-end-proposed", seat=desk.seated(person.id).seat, name=person.name)
            change.errand(Errand.TABLE)
            if all_agree(desk, [c.person for c in covered(desk)]):
                finish(change, Status.ENDED)
                note(change, "table-ended")
            return await self._commit(change, person.id)

    async def pause(self, table_id: int, reason_key: str) -> Acted:
        """Stop a running game for ``reason_key`` and tell its people; any other table stays as it is."""
        async with self._at(table_id) as desk:
            if desk.status is not Status.PLAYING:
                return Acted(desk.info())
            return await self._pause(desk, reason_key)

    async def _pause(self, desk: Desk, reason_key: str) -> Acted:
        """``pause`` for whoever holds the lock of a running table."""
        change = self._change(desk, None)
        desk.status, desk.paused_for = Status.PAUSED, reason_key
        note(change, "table-paused", reason=reason_key)
        for chair in desk.humans():
            change.errand(Errand.REFRESH, chair.person or "")
            change.errand(Errand.NOTICE, chair.person or "", key=reason_key)
            change.no_errand(Errand.HAND, chair.person or "")
        change.errand(Errand.TABLE)
        return await self._commit(change)

    async def _why_unplayable(self, desk: Desk) -> str:
        """What a table would have to be paused for at once, "" where its game can go on."""
        if not self.plays(desk.game):
            return GAME_GONE
        try:
            await self._loaded(desk)
        except Unplayable as e:
            return e.why
        return ""

    async def resume(self, table_id: int, channel: str | None = None, guild: str | None = None) -> Acted:
        """Go on with a paused game, perhaps at another place; whoever is awaited gets the hand again.

        A new ``channel`` leaves thread and old messages behind; it may be given to any table that is not over.
        A game that is away, or that this release cannot read, moves but stays paused.
        Refused: table-paused (why) where that is all there was to do.
        """
        async with self._at(table_id) as desk:
            if desk.status in OVER or (desk.status is not Status.PAUSED and channel is None):
                return Acted(desk.info())
            if channel is None and (why := await self._why_unplayable(desk)):
                raise Refused("table-paused", why=why)
            change = self._change(desk, None)
            if channel is not None:
                desk.channel, desk.thread, change.moved = channel, None, True
            if guild is not None:
                desk.guild, change.moved = guild, True
            return await self._go_on_here(change)

    async def _go_on_here(self, change: Change, viewer: str | None = None) -> Acted:
        """Show the table where it is now, and wake it if it is paused and its game can go on."""
        desk = change.desk
        if desk.status is Status.PAUSED:
            desk.paused_for = await self._why_unplayable(desk)
            if not desk.paused_for:
                self._go_on(change)
                call_all(change, await self._match(desk))
        change.errand(Errand.TABLE)
        return await self._commit(change, viewer)

    def _go_on(self, change: Change) -> None:
        """Wake a paused table, and ask again whoever was asked."""
        desk = change.desk
        desk.status, desk.paused_for = Status.PLAYING, ""
        # Nobody could answer meanwhile: everybody gets the whole patience again.
        desk.since, desk.stall = change.now, None
        note(change, "table-resumed")
        for chair in desk.chairs:
            if chair.asked:
                chair.pinged, chair.asked_at = 0, change.now
                remind(change, chair, False, desk.around, self.pace)
        for chair in desk.humans():
            change.no_errand(Errand.NOTICE, chair.person or "")
            if not chair.asked:
                change.errand(Errand.REFRESH, chair.person or "")
        change.seats_changed = True

    async def arrange(self, table_id: int, person: Person) -> Acted:
        """Hold the hand in the next way the game knows; private, and nothing in the game changes.

        Refused: one-order-only where the game knows no other, and what keeps a seat from playing.
        """
        async with self._at(table_id) as desk:
            chair = desk.seated(person.id)
            desk.must_be_started()
            ways = self._rules(desk).arrangements
            if len(ways) < 2:
                raise Refused("one-order-only")
            change = self._change(desk, None)
            change.quiet = change.seats_changed = True
            at = ways.index(chair.arrangement) if chair.arrangement in ways else 0
            chair.arrangement = ways[(at + 1) % len(ways)]
            change.errand(Errand.REFRESH, person.id)
            return await self._commit(change, person.id)

    async def set_order(
        self, table_id: int, person: Person, order: Mapping[str, int] | None, interaction: str
    ) -> Acted:
        """Give, change or (None) take back a standing order; private, so the table's ``seq`` stays.

        Refused: no-standing-orders where the game has none, and whatever keeps a seat from playing.
        """
        async with self._at(table_id) as desk:
            if again := await self._before(interaction, person.id):
                return again
            chair = desk.seated(person.id)
            desk.must_be_playing()
            if type(self._rules(desk)).standing is Game.standing:
                raise Refused("no-standing-orders")
            change = self._change(desk, interaction)
            change.quiet = True
            change.orders[chair.seat] = dict(order) if order is not None else None
            if chair.asked:
                change.timers[chair.seat] = None
                orders = frozenset({chair.seat}) if order is not None else frozenset[int]()
                remind(change, chair, False, Around(orders, frozenset()), self.pace)
                change.seats_changed = True
            change.errands.setdefault((Errand.REFRESH, person.id), {})
            return await self._commit(change, person.id)


def note(change: Change, kind: str, **facts: Any) -> None:
    """A line in the log that is no move: event kinds ``table-...`` of the host's own."""
    change.entry("note", facts.get("seat"), [RECORD, kind], [Event(kind, facts).to_json()], "host")


def all_agree(desk: Desk, silent: Collection[str | None] = ()) -> bool:
    """Whether nobody is left who wants to go on."""
    return all(c.person in desk.votes or c.person in silent for c in desk.humans())


def _not_your_turn(desk: Desk) -> Refused:
    """Names those who are waited for; where readiness is secret, not even how many there are."""
    if desk.sealed:
        return Refused("not-your-turn", count=len(desk.chairs), names=[])
    asked = [c.name for c in desk.chairs if c.asked]
    return Refused("not-your-turn", count=len(asked), names=asked)


def _may_anytime(match: Match[Any], seat: int, wire: list[Any]) -> bool:
    """Whether a move is one that ``seat`` may make without being asked."""
    if match.over:
        return False
    try:
        action = match.game.read(wire)
    except MalformedAction:
        return False
    return action in match.game.phases[match.state.phase].anytime(match.state, seat)


def _allowed(match: Match[Any], seat: int, wire: list[Any]) -> bool:
    """Whether the rules allow this move; also False where they stumble over it."""
    try:
        return match.game.allows(match.state, seat, match.game.read(wire))
    except (LookupError, TypeError, ValueError):
        return False


def _is_aside(match: Match[Any], seat: int, action: Action) -> bool:
    """Whether a move answers no question, but is one that may be made at any time."""
    s = match.state
    return not s.ended and not (seat in s.waiting and match.game.phases[s.phase].allows(s, seat, action))


def _json(events: list[Event]) -> list[Any]:
    return [e.to_json() for e in events]
