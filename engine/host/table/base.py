"""What all parts of the host stand on: the store, the games, matches in memory, the way a table changes."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from engine.core.arrange import with_hand
from engine.core.context import Event
from engine.core.game import Game
from engine.core.horizon import Horizon
from engine.core.match import BadRecord, CannotResume, Header, Match
from engine.core.state import State
from engine.core.view import View
from engine.host.cluster.leases import Leases
from engine.host.model import inactivity_rules, reminder_rules, substitute_offers, takebacks, time_control, timeouts
from engine.host.model.active_time import Gap
from engine.host.model.change import Change, Conflict
from engine.host.model.duplicate_deals import SameCards
from engine.host.model.names import Names
from engine.host.model.records import (
    GAME_GONE,
    GAME_NEWER,
    GAME_UNREADABLE,
    Acted,
    DeliveryTask,
    LogLine,
    Overtaken,
    Person,
    Refused,
    Status,
)
from engine.host.model.requests import ChairOffer
from engine.host.model.rows import OVER, MoveContext, TableRow, table_rows
from engine.host.search.search_pool import SearchClient
from engine.host.store.contract import IntegrityError, Row, Store
from engine.host.table.since_last_move import MOVE, lines
from engine.host.table.turns import CHAIR, NOBODY_ANSWERS, NOBODY_ASKS, NOBODY_OBJECTS, REQUEST, SILENCE, TablePause
from engine.players.policy import Chooser

TABLE_ROW = """
SELECT r.*, EXISTS (SELECT 1 FROM interactions i WHERE i.id = ?) AS answered,
    EXISTS (SELECT 1 FROM orders o WHERE o.table_id = r.id AND o.seat = r.seat)
    OR EXISTS (SELECT 1 FROM prepared a WHERE a.table_id = r.id AND a.seat = r.seat) AS ordered,
    EXISTS (SELECT 1 FROM posts p WHERE p.table_id = r.id AND p.kind IN ('hand', 'mention') AND p.target = r.person)
    OR EXISTS (SELECT 1 FROM outbox e WHERE e.table_id = r.id AND e.kind = 'hand' AND e.target = r.person) AS holding,
    EXISTS (SELECT 1 FROM people q WHERE q.id = r.person AND q.forced = 0) AS by_hand,
    (SELECT p.agreed FROM pauses p WHERE p.table_id = r.id) AS pausing,
    (SELECT t.version FROM tables t WHERE t.id = r.id) AS version,
    (SELECT t.ready_told FROM tables t WHERE t.id = r.id) AS ready_told,
    (SELECT t.chairs FROM tables t WHERE t.id = r.id) AS chairs,
    (SELECT k.cards FROM same_cards k WHERE k.table_id = r.id) AS cards,
    (SELECT g.silence FROM guilds g WHERE g.id = r.guild) AS hours,
    (SELECT m.due FROM timers m WHERE m.table_id = r.id AND m.kind = 'silence') AS armed
FROM table_rows r WHERE r.id = ? ORDER BY r.seat"""
"""All that a move needs to know, in one query."""

LARGEST_NUMBER = 2**63 - 1
"""Beyond it no table has a number, and no store takes one."""
THEN_KEPT = 1000
"""Positions after somebody's last move that are kept in memory."""

Clock = Callable[[], float]
Pace = Callable[[], float]


class Unplayable(Exception):
    """The match of a table cannot be had; ``why`` is what the table is paused for."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class HostBase:
    """Shared by all parts of ``Host``. Matches in memory are only copies of what the store holds."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        choosers: Mapping[str, Chooser],
        *,
        clock: Clock,
        pace: Pace,
        table_pause: TablePause,
        unasked: float,
        memory: int,
        search: SearchClient | None,
    ) -> None:
        self.store = store
        self.games = games
        self.choosers = choosers
        self.clock = clock
        self.leases = Leases(store, clock)
        self.pace = pace
        self.table_pause = table_pause
        self.unasked = unasked
        self.memory = memory
        self.away: set[str] = set()
        """Games that are switched off while we run; their tables are paused."""
        self.search = search
        self.wake = asyncio.Event()
        """Set whenever the outbox or the timers got something; its one waiter clears it."""
        self.shown_again: Callable[[DeliveryTask], float | None] = lambda task: None
        """When what a task has shown is to be shown once more, as another process may show something older after it;
        None: never."""
        self._timers_changed = asyncio.Event()
        self._under_way: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Timers being carried out, by table and seat."""
        self._expires_from = 0.0
        """Before this no table expires (see Clocks.reconcile)."""
        store.health.healed = self.look_again
        self.same_cards = SameCards(store, clock)
        self.names = Names(store)
        self.outages: tuple[Gap, ...] = ()
        """When nothing could be delivered, as the store has it; no time counts then on any clock."""
        self._beat_at: float | None = None
        self._revived = False
        """When something was last delivered, and whether that was before this process (see ``outages``)."""
        self._keys: dict[str, bytes | None] = {}
        """Secrets of the store that were asked for, by name."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._then: OrderedDict[tuple[int, int], tuple[int, State, Game[Any]]] = OrderedDict()
        """By table and seat: its person's last move in the log, and the position after it (see ``since_last_move``)."""
        self._films: OrderedDict[tuple[object, ...], Any] = OrderedDict()
        """Matches that are looked back at (see ``replay``), the newest last."""
        self._matches: OrderedDict[int, tuple[int, Match[Any]]] = OrderedDict()

    def look_again(self) -> None:
        """There may be something to do: another process has written, or the store can be written again."""
        self.wake.set()
        self._timers_changed.set()

    @property
    def records(self) -> bool:
        """Whether the store can be written just now, as far as is known."""
        return self.store.health.well

    async def key(self, name: str) -> bytes:
        """A secret of this store, made when it is first asked for."""
        if await self.known_key(name) is None:
            await self.store.write(
                "INSERT INTO keys (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
                (name, secrets.token_hex(32)),
            )
            self._keys.pop(name, None)
        return await self.known_key(name) or b""

    async def known_key(self, name: str) -> bytes | None:
        """A secret of this store, None where nobody has asked for it yet."""
        # That there is none may change any moment where others use the store too.
        if name not in self._keys or (self._keys[name] is None and self.leases.shared):
            row = await self.store.row("SELECT secret FROM keys WHERE name = ?", (name,))
            self._keys[name] = None if row is None else bytes.fromhex(row["secret"])
        return self._keys[name]

    @property
    def expires_from(self) -> float:
        """Before this moment nothing is let go for having waited too long (see Clocks.reconcile)."""
        return self._expires_from

    def plays(self, slug: str) -> bool:
        """Whether this game is there and not switched off."""
        return slug in self.games and slug not in self.away

    def game(self, slug: str) -> Game[Any]:
        """The game of this name, for a new table (see Game.playing). Refused: no-such-game, game-away."""
        if slug not in self.games:
            raise Refused("no-such-game", game=slug)
        if not self.plays(slug):
            raise Refused("game-away")
        return self.games[slug]

    def _rules(self, table: TableRow) -> Game[Any]:
        """The game of a table. Refused: game-away."""
        if not self.plays(table.game):
            raise Refused("game-away")
        return self.games[table.game].playing(table.options)

    def _rules_of(self, table: TableRow) -> Game[Any] | None:
        """The same, also where it is switched off; None where there is no such game."""
        game = self.games.get(table.game)
        return None if game is None else game.playing(table.options)

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[None]:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield

    async def _table_row(self, table_id: int, interaction: str = "") -> TableRow:
        if not 0 < table_id <= LARGEST_NUMBER:
            raise Refused("no-such-table")
        return self._row_of(await self.store.rows(TABLE_ROW, (interaction, table_id)))

    def _row_of(self, rows: Sequence[Row]) -> TableRow:
        """The table that was read with TABLE_ROW. Refused: no-such-table."""
        if not rows:
            raise Refused("no-such-table")
        table = table_rows(rows, self.outages)[0]
        table.answered = bool(rows[0]["answered"])
        table.silence_limit = (
            inactivity_rules.SILENCE_LIMIT_S if rows[0]["hours"] is None else rows[0]["hours"] * inactivity_rules.HOUR
        )
        table.armed, table.version = rows[0]["armed"], rows[0]["version"]
        table.pause_votes = json.loads(rows[0]["pausing"] or "[]")
        table.cards = rows[0]["cards"] or ""
        table.ready_told = bool(rows[0]["ready_told"])
        offers = [ChairOffer.from_json(data) for data in json.loads(rows[0]["chairs"] or "[]")]
        table.chairs, table.chair_armed = (
            substitute_offers.standing(table, offers),
            substitute_offers.next_due(table, offers),
        )
        table.context = MoveContext(
            frozenset(r["seat"] for r in rows if r["ordered"]),
            frozenset(r["person"] for r in rows if r["holding"]),
            frozenset(r["person"] for r in rows if r["by_hand"]),
        )
        return table

    @asynccontextmanager
    async def _at(self, table_id: int, interaction: str = "") -> AsyncIterator[TableRow]:
        """The table's lock and a copy of its row to change; ``interaction`` as in ``TableRow.answered``."""
        async with self._locked(table_id):
            yield await self._table_row(table_id, interaction)

    async def _before(self, interaction: str, viewer: str | None = None) -> Acted | None:
        """The answer to an interaction that has been carried out already."""
        known = await self.store.row("SELECT table_id FROM interactions WHERE id = ?", (interaction,))
        if known is None:
            return None
        table = await self._table_row(known["table_id"])
        return Acted(table.info(viewer), repeated=True, at=table.seq)

    def _change(self, table: TableRow, interaction: str | None, *people: Person) -> Change:
        """An empty change of ``table``, made now."""
        return Change(table, self.clock(), interaction, people=list(people))

    async def _commit(
        self,
        change: Change,
        viewer: str | None = None,
        *,
        match: Match[Any] | None = None,
        events: Sequence[Event] = (),
    ) -> Acted:
        """Write ``change``; only then does ``match`` become the one in memory.

        Another process may have been quicker: a repeated interaction is answered as such, anything else raises
        Overtaken, and is to be done anew.
        """
        table = change.table
        if viewer is not None and not (change.quiet or change.secret):
            table.heard = change.now
        self._arm(change)
        if match is not None:
            change.snapshot = json.dumps(match.snapshot())
            change.mover = viewer
        change.settle()
        try:
            await self.store.transaction(change.write)
        except Conflict:
            raise Overtaken from None
        except IntegrityError:
            again = await self._before(change.interaction, viewer) if change.interaction else None
            if again is None:
                raise
            return again
        table.seq, table.version = change.seq, table.version + 1
        if match is not None:
            self._keep(table, match)
            self._keep_own(change, match)
        self._woken(change)
        view = None if match is None or viewer is None else seen(table, match, viewer)
        lately = () if view is None or view.seat is None else self._lately(change, view.seat)
        return Acted(table.info(viewer), tuple(events), view=view, at=table.seq, hand=change.hand, lately=lately)

    def _lately(self, change: Change, seat: int) -> tuple[LogLine, ...]:
        """What is to be told of a move that is written now, which is the mover's own last one (see ``lately``)."""
        horizon = self._horizon(change.table)
        entries = [(e.kind, e.events, e.at, e.seq) for e in reversed(change.log)]
        return lines(entries, seat, horizon.before, own_first=True)

    @staticmethod
    def _arm(change: Change) -> None:
        """Keep the clocks, and the table's timers of silence, requests and chairs, as they should be after a change."""
        table = change.table
        time_control.settle(change)
        inactivity_rules.forget(table)
        takebacks.forget(table)
        substitute_offers.lapse(change)
        request_due = None if table.takebacks.open is None else table.takebacks.open.due
        if request_due != table.request_armed:
            table.request_armed = request_due
            change.timers[NOBODY_ASKS] = None if request_due is None else (REQUEST, 0, request_due)
        chair_due = substitute_offers.next_due(table, table.chairs)
        if chair_due != table.chair_armed:
            table.chair_armed = chair_due
            change.timers[NOBODY_OBJECTS] = None if chair_due is None else (CHAIR, 0, chair_due)
        dues = [due for due in (timeouts.next_due(table), reminder_rules.next_due(table)) if due is not None]
        due = min(dues, default=None)
        if due != table.armed:
            table.armed = due
            change.timers[NOBODY_ANSWERS] = None if due is None else (SILENCE, 0, due)

    def _woken(self, change: Change) -> None:
        # Silence, requests and chairs are counted in hours: the clock looks often enough by itself. What is granted
        # waits for nobody.
        timers = [timer for timer in change.timers.values() if timer is not None]
        if any(kind not in (SILENCE, REQUEST, CHAIR) or due <= change.now for kind, _, due in timers):
            self._timers_changed.set()
        if any(facts is not None for facts in change.tasks.values()):
            self.wake.set()

    def _keep_own(self, change: Change, match: Match[Any]) -> None:
        """Remember the position for whoever has moved: what they see next is told beside it."""
        for seat_row in change.table.humans():
            own = [
                e.number for e in change.log if e.kind == MOVE and (e.seat, e.cause) == (seat_row.seat, seat_row.person)
            ]
            if own:
                self._keep_then(change.table.id, seat_row.seat, own[-1], match.state, match.game)

    def _keep_then(self, table: int, seat: int, number: int, state: State, game: Game[Any]) -> None:
        self._then.pop((table, seat), None)
        self._then[table, seat] = number, state, game
        while len(self._then) > THEN_KEPT:
            self._then.popitem(last=False)

    def _keep(self, table: TableRow, match: Match[Any]) -> None:
        """Remember a match as it is after ``table.moves`` log entries; the longest unused ones go."""
        self._matches.pop(table.id, None)
        if table.status in OVER:
            return
        self._matches[table.id] = (table.moves, match)
        while len(self._matches) > self.memory:
            self._matches.popitem(last=False)

    async def _match(self, table: TableRow) -> Match[Any]:
        """The match of a table whose lock is held; not to be changed (see ``_working_copy``).

        Refused: not-started where nothing has been dealt; where the match cannot be had, see GamesAway._match.
        """
        return await self._loaded(table)

    async def _loaded(self, table: TableRow) -> Match[Any]:
        """The same; raises Unplayable where the match cannot be had."""
        kept = self._matches.get(table.id)
        # One of former rules (see GamesAway.take_rules) is as good as none: the store has its newest position.
        if kept is not None and kept[0] == table.moves and kept[1].game is self._rules_of(table):
            self._matches.move_to_end(table.id)
            return kept[1]
        row = await self.store.row("SELECT secret, header, snapshot FROM tables WHERE id = ?", (table.id,))
        if row is None or row["header"] is None:
            raise Refused("not-started")
        # A game that is switched off may still be looked at.
        game = self._rules_of(table)
        if game is None:
            raise Unplayable(GAME_GONE)
        try:
            header = Header.from_json(json.loads(row["header"]))
            match = Match.resume(game, header, bytes.fromhex(row["secret"]), json.loads(row["snapshot"]))
        except CannotResume as e:
            raise Unplayable(GAME_NEWER if e.newer else GAME_UNREADABLE) from e
        except BadRecord as e:
            raise Unplayable(GAME_NEWER) from e
        except (LookupError, TypeError, ValueError) as e:
            raise Unplayable(GAME_UNREADABLE) from e
        self._keep(table, match)
        return match

    def _horizon(self, table: TableRow) -> Horizon:
        """How far back the log of a table may be looked at; to the beginning once it is over."""
        game = self._rules_of(table)
        if game is None or table.status in OVER:
            return Horizon(lambda kind: None)
        return Horizon(lambda kind: game.open_until(kind, table.options))

    async def _order(self, table_id: int, seat: int) -> dict[str, int] | None:
        row = await self.store.row("SELECT body FROM orders WHERE table_id = ? AND seat = ?", (table_id, seat))
        return None if row is None else dict(json.loads(row["body"]))


def seen(table: TableRow, match: Match[Any], person_id: str | None) -> View:
    """The position as a person may see it; no moves are legal unless the table is being played."""
    seat_row = None if person_id is None else table.of(person_id)
    view = replace(match.view(None if seat_row is None else seat_row.seat), people=table.people())
    if seat_row is not None and seat_row.arrangement in match.game.arrangements:
        view = with_hand(view, match.game.arrange(seat_row.arrangement, view))
    return view if table.status is Status.PLAYING else replace(view, legal=(), first={}, anytime=())


def working_copy(match: Match[Any]) -> Match[Any]:
    """A match at the same position that can be moved on and thrown away."""
    return Match(match.game, match.header, match.secret, match.ctx.anew(), match.state.clone())
