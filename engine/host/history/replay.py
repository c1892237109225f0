"""Replay of a match, position by position: with one's own view while it runs, with all hands open afterwards.

Rulings:

1. While the game runs, a position shows what this seat (or an onlooker) could know then. It does not show how many
   moves led there: a move that the seat could not notice, such as another's choice in secret, makes no position.
2. If the rules turn cards face down again (Game.open_until), the replay begins after the last such moment, so that
   nobody gets a better memory than the others. Afterwards all is open.
3. Moves that were taken back are not replayed; the log has them.
4. A match of former rules that can no longer be replayed is not shown, nor one whose table was thinned (``thinning``).
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.context import Event
from engine.core.match import Match, complete
from engine.core.prepared.wishes import Wish
from engine.core.state import State
from engine.core.view import View
from engine.host.model.logged import LoggedMove
from engine.host.model.records import Refused, TableInfo
from engine.host.model.rows import OVER
from engine.host.play.takebacks import Takebacks
from engine.host.table.tables import Tables

KEPT = 8
"""Films kept in memory, each of some hundred positions."""
_DEAL = re.compile(r"(?:.*: )?(?:deal|round)(?: \d+)?")
"""Label of the shuffle that begins a deal."""


@dataclass(frozen=True, slots=True)
class Position:
    """A stored position: ``number`` is that of the move that led to it (0: a deal), ``deal`` counts from 1."""

    state: State
    number: int
    deal: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """One position to show: ``at`` of ``of``, from 0.

    ``number`` is that of the move, 0 if it may not be shown or there is none. ``view`` is an onlooker's. ``hands`` are
    views of seats: of the own seat while the game runs, of all once it is over. ``events`` led here.
    """

    at: int
    of: int
    number: int
    deal: int
    deals: tuple[int, ...]
    """The positions at which the deals begin."""
    view: View
    hands: tuple[View, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Film:
    """All positions of a match as ``seat`` (None: an onlooker) sees them; ``over``: with all hands open."""

    match: Match[Any]
    people: tuple[str, ...]
    seat: int | None
    over: bool
    positions: tuple[Position, ...]

    def __len__(self) -> int:
        return len(self.positions)

    def frame(self, at: int) -> Frame:
        """Return the position ``at``, or the nearest one."""
        at = min(max(at, 0), len(self) - 1)
        here = self.positions[at]
        seats = range(self.match.header.seats) if self.over else () if self.seat is None else (self.seat,)
        deals = {p.deal: i for i, p in reversed(list(enumerate(self.positions)))}
        hands = tuple(self._view(here.state, seat) for seat in seats)
        number = here.number if self.over else 0
        begins = tuple(sorted(deals.values()))
        return Frame(at, len(self), number, here.deal, begins, self._view(here.state, None), hands, here.events)

    def _view(self, s: State, seat: int | None) -> View:
        view = self.match.game.view(s, seat, match=self.match.header.match, options=self.match.header.options)
        return replace(view, people=self.people)


class Replay:
    """Films of tables."""

    def __init__(self, tables: Tables, takebacks: Takebacks) -> None:
        self.tables = tables
        self.takebacks = takebacks
        self._films: OrderedDict[tuple[object, ...], Film] = OrderedDict()
        """The newest last."""

    async def film(self, table_id: int, person_id: str | None) -> tuple[TableInfo, Film]:
        """Return the match of a table as this person may replay it.

        Raises Refused: no-such-table, not-started, replay-old-rules, moves-gone.
        """
        async with self.tables.locked(table_id) as table:
            now_at = await self.tables.matches.with_its_moves(table)
            over = table.status in OVER
            own = None if person_id is None or over else table.of(person_id)
            seat = None if own is None else own.seat
            # A person may be forgotten meanwhile, and then has the name of a forgotten person.
            people = table.people()
            key = (table.id, table.moves, over, seat, people)
            film: Film | None = self._films.get(key)
            if film is not None and film.match.game is not now_at.game:
                film = None
            moves = [] if film is not None else await self.takebacks.standing_moves(table)
        if film is None:
            if now_at.header.revision != now_at.game.revision:
                raise Refused("replay-old-rules")
            try:
                film = await asyncio.to_thread(filmed, now_at, moves, people, seat, over)
            except ValueError as e:
                raise Refused("replay-old-rules") from e
        self._films.pop(key, None)
        self._films[key] = film
        while len(self._films) > KEPT:
            self._films.popitem(last=False)
        return table.info(person_id), film


def filmed(
    now_at: Match[Any], moves: Sequence[LoggedMove], people: tuple[str, ...], seat: int | None, over: bool
) -> Film:
    """Replay a match (see Film). Raises ValueError if the log does not lead to ``now_at``."""
    match = now_at.afresh()
    found = [Position(match.state.clone(), 0, 1, tuple(_seen(match.ctx.events, seat, over)))]
    told: list[Event] = []
    for number, move in enumerate(moves, 1):
        action = match.game.read(move.wire)
        events = match.submit(move.seat, action)
        told += _seen(events, seat, over)
        if not over and _closes(match, events):
            found, told = [], list(_seen(events, seat, over))
        same = found and not over and _known(match, found[-1].state, seat) == _known(match, match.state, seat)
        if same or (over and isinstance(action, Wish) and not told):
            continue
        deals = sum(_DEAL.fullmatch(label) is not None for label in match.ctx.labels)
        found.append(Position(match.state.clone(), number, max(1, deals), tuple(told)))
        told = []
    if match.state.to_json() != now_at.state.to_json():
        raise ValueError("the log leads elsewhere")
    return Film(now_at, people, seat, over, tuple(found))


def _seen(events: Sequence[Event], seat: int | None, over: bool) -> list[Event]:
    """Return the visible events; with all hands open, all that were public then."""
    return [e for e in events if e.seen_by(None if over else seat)]


def _known(match: Match[Any], s: State, seat: int | None) -> dict[str, Any]:
    """Return the knowledge of ``seat`` at a position, including who is asked."""
    seen: dict[str, Any] = match.game.masked(s, seat).seen_by(seat)
    return seen


def _closes(match: Match[Any], events: Sequence[Event]) -> bool:
    """True if these events turn cards face down for good."""
    game, options = match.game, complete(match.game, match.header)
    rules = [game.open_until(kind, options) for kind in game.events]
    return not {r.closed_by for r in rules if r is not None}.isdisjoint(e.kind for e in events)
