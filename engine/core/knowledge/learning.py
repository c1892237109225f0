"""What a series of moves has revealed to the seats: computed from states, never declared by a game.

It decides who may take a move back without asking (``host.takebacks``). Rulings:

1. A card is *newly seen* by a seat if it was hidden from that seat before a move and is not hidden after it. The
   declarations that make views decide this (State.hidden_from); pinned cards count as seen. Each move is checked by
   itself, so a card that was visible for a moment and is hidden again counts as seen.
2. *Chance* is involved if something was shuffled, or if a card left the places that no seat sees.
3. A move *tells* its seat something if its outcome, as far as that seat may know it, depends on cards that the seat
   cannot see: a guess, a comparison, a challenge. To find out, the same move is made in other deals that the seat must
   consider possible (State.redeal).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.action import Action, IllegalAction
from engine.core.context import Event, SeededContext
from engine.core.match import Match
from engine.core.state import State

OTHER_DEALS = 64
"""The number of other deals in which a move is tried."""
_FOLLOWING = 1_000
"""The maximum number of automatic moves after a move; a game that makes more has a bug."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What some moves revealed: ``cards`` newly seen by seat, and whether ``chance`` was involved."""

    cards: tuple[frozenset[int], ...]
    chance: bool

    def by(self, seat: int) -> frozenset[int]:
        """Return the cards that ``seat`` has newly seen."""
        return self.cards[seat]


def play_on(match: Match[Any], moves: Sequence[Sequence[Any]]) -> Learned:
    """Make these moves (in the form of the log) in ``match`` and return what they revealed."""
    seats = range(match.game.seat_count(match.state))
    seen: list[set[int]] = [set() for _ in seats]
    shuffles, drawn = len(match.ctx.labels), False
    for seat, *wire in moves:
        before, undealt = [match.state.hidden_from(p) for p in seats], match.state.undealt()
        match.submit(seat, match.game.read(wire))
        for p in seats:
            seen[p] |= (before[p] - match.state.hidden_from(p)).keys()
        drawn = drawn or match.state.undealt() < undealt
    return Learned(tuple(map(frozenset, seen)), drawn or len(match.ctx.labels) > shuffles)


def tells(match: Match[Any], seat: int, action: Action, rnd: Callable[[], float]) -> bool:
    """True if the outcome of a legal move in the position of ``match`` depends on cards that its seat cannot see.

    ``rnd`` gives numbers in [0, 1).
    """
    here = _outcome(match, match.state.clone(), seat, action)
    return any(_outcome(match, match.state.redeal(seat, rnd), seat, action) != here for _ in range(OTHER_DEALS))


def _outcome(match: Match[Any], s: State, seat: int, action: Action) -> tuple[Any, ...] | None:
    """Return what ``seat`` knows after a move and the automatic moves after it; None if the move is not legal there."""
    game, ctx = match.game, SeededContext(match.ctx.seed, options=match.ctx.options)
    made: tuple[int, Action] | None = (seat, action)
    try:
        for _ in range(_FOLLOWING):
            if made is None:
                break
            if not game.allows(s, *made):
                return None
            game.apply(s, *made, ctx)
            made = None if s.ended else game.automatic(s)
    except (IllegalAction, LookupError, ValueError):
        return None
    told: list[Event] = [e for e in ctx.events if e.seen_by(seat)]
    return game.masked(s, seat).seen_by(seat), [e.to_json() for e in told]
