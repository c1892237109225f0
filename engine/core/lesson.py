"""A scripted first hand: a recorded match with texts to read and moves for the learner to make.

A lesson is data. Its position at any step follows from its script alone, so only the learner's progress is stored. A
script has one line for each move and each step, in order:

- ``say KEY``: the learner reads the sentence ``<slug>-learn-KEY`` and goes on;
- ``ask KEY: TAG FIELDS``: the learner reads it and makes this move; ``<slug>-learn-KEY-else`` answers any other press;
- ``say KEY of table``, ``ask KEY of hand: TAG FIELDS``: the sentence speaks of the table alone, or of the learner's
  hand alone, and only that is shown; without it both are;
- ``SEAT: TAG FIELDS``: this move is made without a sentence, even if it is the learner's; the table itself is -2.

Fields are separated by blanks: numbers, words, and cards of a set with commas (``1,2,3``, ``4,``, ``,`` for none).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from engine.core.action import Action
from engine.core.context import Event
from engine.core.game import Game
from engine.core.match import Match
from engine.core.offers import Field, Path
from engine.core.options import OptionValue
from engine.core.state import State
from engine.core.view import View

LEARNER = 0
"""The learner's seat."""

Wire = tuple[Field, ...]
Shows = Literal["both", "table", "hand"]
"""The part of a picture that a step shows: the public table, the learner's hand, or the table above the hand."""


class BadScript(ValueError):
    """A script has a malformed line, or a move that the rules do not allow."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its key, the number of moves made before it, and the move to make (None: only text to read)."""

    key: str
    at: int
    move: Wire | None = None
    shows: Shows = "both"


@dataclass(frozen=True, slots=True)
class Moment:
    """The position of a step. ``since``: each move since the step before, with the seat and the events that the learner
    sees; before the first step the deal, with no seat.
    """

    match: Match[Any]
    step: Step
    since: tuple[tuple[int | None, tuple[Event, ...]], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all events since the step before, as the learner sees them."""
        return tuple(event for _, events in self.since for event in events)

    @property
    def view(self) -> View:
        """Return the learner's view."""
        return self.match.view(LEARNER)

    @property
    def wanted(self) -> Action | None:
        """Return the move to make; None if the step only has text to read."""
        return None if self.step.move is None else self.match.game.read(self.step.move)

    def leads_on(self, path: Path) -> bool:
        """True if ``path`` is the beginning of the move to make; sets count in any order."""
        wanted = () if self.step.move is None else self.step.move
        return len(path) <= len(wanted) and all(_same(a, b) for a, b in zip(path, wanted, strict=False))

    def comes_to_it(self, path: Path) -> bool:
        """True if a whole move has the same events and the same result as the move to make.

        Games have short forms, such as a lead that also names trumps. Never raises, whatever the path is.
        """
        wanted = self.wanted
        try:
            return wanted is not None and self._after(self.match.game.read(list(path))) == self._after(wanted)
        except (LookupError, TypeError, ValueError):
            return False

    def _after(self, move: Action) -> tuple[State, list[Event]]:
        """Return the state after a move of the learner, and its events; the match does not change."""
        match = self.match.afresh()
        for seat, *wire in self.match.log:
            match.submit(seat, match.game.read(wire))
        events = match.submit(LEARNER, move)
        return match.state, events


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first hand. ``deal`` names its shuffles: another word gives another deal."""

    deal: str
    seats: int
    script: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    moves: tuple[tuple[int, Wire], ...] = field(init=False)
    """Seat and wire form of every move, in order."""
    steps: tuple[Step, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Read the script. Raises BadScript."""
        moves: list[tuple[int, Wire]] = []
        steps: list[Step] = []
        for line in self.script.strip().splitlines():
            head, _, rest = (part.strip() for part in line.partition(":"))
            match head.split():
                case ["say", key, *of] if not rest:
                    steps.append(Step(key, len(moves), shows=_shown(line, of)))
                case ["ask", key, *of] if rest:
                    steps.append(Step(key, len(moves), _wire(rest), _shown(line, of)))
                    moves.append((LEARNER, _wire(rest)))
                case [seat] if seat.lstrip("-").isdecimal() and rest:
                    moves.append((int(seat), _wire(rest)))
                case _:
                    raise BadScript(f"no line of a script: {line!r}")
        object.__setattr__(self, "moves", tuple(moves))
        object.__setattr__(self, "steps", tuple(steps))

    def __len__(self) -> int:
        return len(self.steps)

    def begin(self, game: Game[Any]) -> Match[Any]:
        """Deal and return the match. ``game`` is the game of the shelf."""
        name = f"learn-{game.key}-{self.deal}"
        secret = hashlib.sha256(name.encode()).digest()
        return Match.begin(game, match=name, seats=self.seats, options=self.options, secret=secret)

    def moment(self, game: Game[Any], number: int) -> Moment:
        """Return the position of a step, counted from 0; for a step beyond the last, the last position. Raises
        BadScript."""
        number = min(max(number, 0), len(self) - 1)
        step, since = self.steps[number], self.steps[number - 1].at if number else 0
        match = self.begin(game)
        told: list[tuple[int | None, Sequence[Event]]] = [] if number else [(None, tuple(match.ctx.events))]
        for at, (seat, wire) in enumerate(self.moves[: step.at]):
            try:
                events = match.submit(seat, match.game.read(wire))
            except ValueError as e:
                raise BadScript(f"move {at + 1} of {game.key}, seat {seat}: {wire}: {e}") from e
            if at >= since:
                told.append((seat, events))
        seen = tuple((seat, tuple(e for e in events if e.seen_by(LEARNER))) for seat, events in told)
        return Moment(match, step, seen)


def _shown(line: str, of: list[str]) -> Shows:
    """Return the part of the picture that the end of a step's head names. Raises BadScript."""
    if not of:
        return "both"
    for shows in get_args(Shows):
        if of == ["of", shows]:
            return shows  # type: ignore[no-any-return]  # get_args is untyped
    raise BadScript(f"no line of a script: {line!r}")


def _wire(text: str) -> Wire:
    return tuple(_field(part) for part in text.split())


def _field(text: str) -> Field:
    if "," in text:
        return [int(part) for part in text.split(",") if part]
    return int(text) if text.lstrip("-").isdecimal() else text


def _same(one: Field, other: Field) -> bool:
    if isinstance(one, list) or isinstance(other, list):
        return sorted(_listed(one)) == sorted(_listed(other))
    return one == other


def _listed(value: Field) -> list[Any]:
    return list(value) if isinstance(value, list) else [value]
