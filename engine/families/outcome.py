"""The end of a match: totals, the seats that lead, and the events if only scores and winners are announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.events import GameEvent
from engine.core.facts import Numbers, Points, Seats
from engine.core.state import State

Score = TypeVar("Score", int, tuple[int, ...])
"""A number, or several: the later ones break ties of the earlier ones."""


class Ended(GameEvent):
    """The match is over; the event has the winners' total."""

    totals: Points
    winners: Seats


class Over(GameEvent):
    """The match is over; the event has only the winners."""

    scores: Numbers
    winners: Seats


def added(totals: Sequence[int], points: Sequence[int]) -> list[int]:
    """Return the totals by seat with the points of a deal."""
    return [total + more for total, more in zip(totals, points, strict=True)]


def leaders(scores: Sequence[Score], *, least: bool = False) -> list[int]:
    """Return all seats with the highest score, or with the lowest."""
    best = min(scores) if least else max(scores)
    return [p for p, score in enumerate(scores) if score == best]


def end_match(s: State, reason: str, scores: Sequence[int], winners: list[int] | None = None) -> None:
    """End the match: no seat is asked any more. All seats with the highest score win, unless ``winners`` are given."""
    s.waiting, s.ended, s.scores = [], reason, list(scores)
    s.winners = leaders(scores) if winners is None else winners
