"""Moves as the log stores them, and which of them are still valid. Pure functions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.game import Game
from engine.core.match import RECORD, effective
from engine.core.prepared.wishes import Wish
from engine.host.store.contract import Row


@dataclass(frozen=True, slots=True)
class LoggedMove:
    """A move of the log that was not taken back; ``number`` is its entry, ``cause`` a person's id
    or one of turns.CAUSES.
    """

    number: int
    seat: int
    wire: list[Any]
    cause: str
    sealed: bool


def logged(rows: Iterable[Row]) -> list[LoggedMove]:
    """Return the moves that were not taken back, from rows of the log (number, seat, wire, cause,
    sealed) in their order.
    """
    return standing_moves(
        [LoggedMove(r["number"], r["seat"], json.loads(r["wire"]), r["cause"], bool(r["sealed"])) for r in rows]
    )


def standing_moves(entries: Sequence[LoggedMove]) -> list[LoggedMove]:
    """Return the moves that remain once every entry about the record has been carried out; wires without their seat."""
    left = effective([m.wire if m.wire[0] == RECORD else [m] for m in entries])
    out: list[LoggedMove] = []
    for (m,) in left:
        seat, *wire = m.wire
        out.append(LoggedMove(m.number, seat, wire, m.cause, m.sealed))
    return out


def without_wishes(game: Game[Any] | None, moves: Iterable[LoggedMove]) -> list[LoggedMove]:
    """Return the moves without private wishes; without the game, no move is known to be a wish."""
    return [m for m in moves if game is None or not _is_wish(game, m.wire)]


def _is_wish(game: Game[Any], wire: Sequence[Any]) -> bool:
    try:
        return isinstance(game.read(wire), Wish)
    except ValueError:
        return False
