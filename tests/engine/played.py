"""What the tests of most games do with a match: put a seat first, and make a move."""

from __future__ import annotations

from typing import Any

from engine.core.action import Action
from engine.core.match import Match


def starting(seat: int, seats: int) -> list[int]:
    """Return a shuffle of the seats that puts this one first."""
    return [seat, *(p for p in range(seats) if p != seat)]


def submit(match: Match[Any], seat: int, action: Action) -> list[list[Any]]:
    """Make a move; return its events, each as its kind and its facts."""
    return [[event.kind, *event.facts.values()] for event in match.submit(seat, action)]
