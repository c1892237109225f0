"""A match looked at again, position by position: through one's own eyes while it runs, with all hands open afterwards.

Rulings:

1. While the game runs a position shows what this seat (or an onlooker) could know then, and nothing of how many moves
   led there: what they could not notice, such as another's choice in secret, is no position of its own.
2. Where the rules turn something face down again (Game.open_until), looking back begins after the last such moment:
   nobody gets a better memory than the others have. Afterwards all is open.
3. Moves that were taken back are not played again; the log tells them.
4. A match of former rules, which no longer replays, is not shown.
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
from engine.core.state import State
from engine.core.view import View
from engine.core.wishes import Wish
from engine.host.model.logged import LoggedMove
from engine.host.model.records import Refused, TableInfo
from engine.host.model.rows import OVER
from engine.host.play.takebacks import Takebacks
from engine.host.table.tables import Tables

KEPT = 8
"""Films kept in memory, each of some hundred positions."""
_DEAL = re.compile(r"(?:.*: )?(?:deal|round)(?: \d+)?")
"""The shuffle that begins a deal, by its label."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position as it is kept: ``number`` is that of the move that led to it (0: a deal), ``deal`` counts from 1."""

    state: State
    number: int
    deal: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """One position to be shown: ``at`` of ``of``, from 0.

    ``number`` is that of the move, 0 where it may not be told or there is none. ``view`` is an onlooker's, ``hands``
    are views of seats: of the own one while the game runs, of all once it is over. ``events`` led here.
    """

    at: int
    of: int
    number: int
    deal: int
    deals: tuple[int, ...]
    """Where each deal begins."""
    view: View
    hands: tuple[View, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Film:
    """All positions of a match through the eyes of ``seat`` (None: an onlooker's); ``over``: with all hands open."""

    match: Match[Any]
    people: tuple[str, ...]
    seat: int | None
    over: bool
    positions: tuple[Position, ...]

    def __len__(self) -> int:
        return len(self.positions)

    def frame(self, at: int) -> Frame:
        """The position ``at``, or the nearest there is."""
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
        """The match of a table as this person may look back at it.

        Refused: no-such-table, not-started, replay-old-rules.
        """
        async with self.tables.at(table_id) as table:
            now_at = await self.tables.matches.of(table)
            over = table.status in OVER
            own = None if person_id is None or over else table.of(person_id)
            seat = None if own is None else own.seat
            # Somebody may be forgotten meanwhile, and is called so then.
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
    """Play a match again (see Film). Raises ValueError where the log does not lead to ``now_at``."""
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
    """The events that may be told; with all hands open all that everybody knew then."""
    return [e for e in events if e.seen_by(None if over else seat)]


def _known(match: Match[Any], s: State, seat: int | None) -> dict[str, Any]:
    """What ``seat`` may know of a position, also of who is asked."""
    seen: dict[str, Any] = match.game.masked(s, seat).seen_by(seat)
    return seen


def _closes(match: Match[Any], events: Sequence[Event]) -> bool:
    """Whether something is turned face down for good with these events."""
    game, options = match.game, complete(match.game, match.header)
    rules = [game.open_until(kind, options) for kind in game.events]
    return not {r.closed_by for r in rules if r is not None}.isdisjoint(e.kind for e in events)
