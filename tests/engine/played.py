"""What the tests of most games do with a match: put a seat first, and make moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.action import Action
from engine.core.match import Match


def starting(seat: int, seats: int) -> list[int]:
    """Return a shuffle of the seats that puts this one first."""
    return [seat, *(p for p in range(seats) if p != seat)]


def submit(match: Match[Any], seat: int, action: Action) -> list[list[Any]]:
    """Make a move; return its events, each as its kind and its facts."""
    return [[event.kind, *event.facts.values()] for event in match.submit(seat, action)]


def moves_told(read: Callable[[str], Action], match: Match[Any], moves: str) -> list[list[Any]]:
    """Make moves such as "0 take, 1 draw pile", each read without its seat; return the last one's events: kind, facts,
    and receivers unless all.
    """
    events: list[Any] = []
    for seat, text in (one.split(maxsplit=1) for one in moves.split(", ")):
        events = match.submit(int(seat), read(text))
    return [[e.kind, *e.facts.values(), *([] if e.only is None else [e.only])] for e in events]
