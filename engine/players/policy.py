"""What a search knows of one game beyond the contract: the horizon, the value of an outcome, guesses of hidden cards.

To add a game: derive from ``SearchPolicy`` beside the game's ``choose`` in ``engine/players/<slug>/``. Define in
``horizon`` and ``values`` when a simulation ends and what it was worth, and call the instance POLICY (``DealPolicy``
ends with the deal and counts its points). All other methods have defaults. Override them only if measurement shows that
it pays (``make bench-players``): ``rollout`` (a quick player for simulations), ``candidates`` (a short list instead of
hundreds of moves), ``suppose`` (the likely cards of other seats), ``situation`` (the chance event that decides the next
choice), ``reason`` (the explanation in words).

A policy is called with redealt states only and has no state, so it can know nothing that its seat may not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.core.offers import wander
from engine.core.state import State

S = TypeVar("S", bound=State)
Chooser = Callable[[Game[Any], Any, int, Rnd], Action]
"""A heuristic player: ``choose(game, state, seat, rnd)`` returns a legal move at once. ``state`` was redealt for
``seat``: the other seats' cards in it are a guess, so a chooser cannot cheat."""
Reason = Message
"""The reason for a suggested move."""

ENOUGH = 24
"""The number of moves a default policy considers if the whole list is too long to build."""
TRIES = 4
"""How often a move is put together at random before the list of all moves is built after all."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was tried: how often, and its average value to the seat, in [0, 1]."""

    action: Action
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search: candidates, the suggested one first; simulations made; value of the position."""

    seat: int
    ranked: tuple[Candidate, ...]
    iterations: int
    value: float

    @property
    def best(self) -> Action:
        """Return the suggested move."""
        return self.ranked[0].action

    @property
    def gain(self) -> float:
        """Return how much more the suggested move is worth than the second choice; 0 without one, never negative."""
        tried = [c for c in self.ranked[:2] if c.visits]
        return max(0.0, tried[0].value - tried[1].value) if len(tried) == 2 else 0.0

    def of(self, action: Action) -> Candidate | None:
        """Return the candidate with this action; None if it was not tried."""
        return next((c for c in self.ranked if c.action == action), None)


class SearchPolicy(Generic[S]):
    """The default: play on to the end of the game at random; the winners' share, with 0.5 as the average."""

    exploration: ClassVar[float] = 0.7
    """How much a search prefers moves it has tried little (the constant of UCB1; values are in [0, 1])."""

    proof: ClassVar[float] = 1.0
    """The lead in standard errors that a move needs over the heuristic player's to be suggested instead.

    Higher if simulations play worse than the heuristic player: their favourites may only suit bad play.
    """

    ripe: ClassVar[int] = 8
    """The tree follows a move once it was tried this often; before that, the simulation plays on by itself.

    Higher if ``rollout`` plays well: the first moves tried in a tree are worse than its moves.
    """

    points: ClassVar[float] = 0.0
    """The points of the game that correspond to a difference of 1 between two values; 0: values are not a score."""

    close: ClassVar[float] = 0.01
    """Moves whose values differ by less than this are called equally good."""

    rollout_share: ClassVar[float] = 0.0
    """The share of moves in simulations that ``rollout`` chooses; the others are random."""

    reads_list: ClassVar[bool] = True
    """Whether ``rollout`` reads the list of moves; if not, none is built for it."""

    def horizon(self, s: S) -> object:
        """Return a value that changes when the horizon is reached, usually the end of the deal."""
        return s.ended

    def values(self, s: S, before: S) -> Sequence[float]:
        """Return by seat the worth of ``s``, in [0, 1]: the simulation that began at ``before`` reached its horizon.

        Shuffles beyond the horizon are not dealt: ``s`` may be in the middle of the move that led there, with all that
        happened before the shuffle. So a game scores before it deals.

        Values are relative: one seat's gain is the others' loss, and 0.5 is neither. Partners get the same.
        """
        share = 1.0 / len(s.winners)
        return relative([share if p in s.winners else 0.0 for p in range(len(s.scores))], 2.0)

    def situation(self, s: S, mover: int) -> Hashable:
        """Return which decision of ``mover`` this is among those that may follow the same move.

        A public chance event belongs here if it decides which move is good now.
        """
        return mover

    def hidden(self, s: S, seat: int) -> bool:
        """True if the others do not see which move ``seat`` makes now; called while a single seat is waiting."""
        return False

    def suppose(self, s: S, seat: int, rnd: Rnd) -> None:
        """Give other seats likely cards, in place (hook); ``s`` has just been redealt for ``seat``.

        A redeal fits what is known. What is only likely, because people play sensibly, belongs here.
        """

    def candidates(self, game: Game[S], s: S, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the moves that a search tries, the most promising first if there is an order; never empty."""
        phase = game.phases[s.phase]
        if not phase.stepwise:
            return phase.legal(s, seat)
        found = dict.fromkeys([game.timeout(s, seat)])
        for _ in range(2 * ENOUGH):
            action = _wandered(game, s, seat, rnd)
            if action is not None:
                found[action] = None
            if len(found) >= ENOUGH:
                break
        return list(found)

    def rollout(self, game: Game[S], s: S, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Return a quick sensible move for simulations; ``legal`` is empty in stepwise phases and without
        ``reads_list``."""
        return legal[int(rnd() * len(legal))] if legal else self.any_move(game, s, seat, rnd)

    def any_move(self, game: Game[S], s: S, seat: int, rnd: Rnd) -> Action:
        """Return a random move in a stepwise phase."""
        for _ in range(TRIES):
            action = _wandered(game, s, seat, rnd)
            if action is not None:
                return action
        return game.timeout(s, seat)

    def reason(self, s: S, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return why ``action`` is suggested, in the game's own terms; None if there is no reason to give."""
        return None


class DealPolicy(SearchPolicy[S], Generic[S]):
    """Looks ahead to the end of the deal; its points count, relative to those of the other seats.

    The state lists in ``columns`` the points by seat of every finished deal, round or game. ``points`` is the span.
    """

    def horizon(self, s: Any) -> int:
        """Return how many deals are finished."""
        return len(s.columns)

    def values(self, s: Any, before: Any) -> Sequence[float]:
        """Return the points of the deal, relative to those of the other seats."""
        return relative(s.columns[-1], self.points)


def _wandered(game: Game[S], s: S, seat: int, rnd: Rnd) -> Action | None:
    """Return a move put together step by step, None if it is not legal."""
    phase = game.phases[s.phase]
    action = game.read(wander(lambda path: phase.offer(s, seat, path), rnd))
    return action if phase.allows(s, seat, action) else None


def relative(points: Sequence[float], span: float) -> list[float]:
    """Return values by seat from points: 0.5 for the average of the others, 1 for ``span / 2`` points more.

    Clipped to [0, 1]. A difference of 1 between two values is ``span`` points ahead of the others.
    """
    n = len(points)
    total = sum(points)
    others = n - 1
    return [min(1.0, max(0.0, 0.5 + (p - (total - p) / others) / span)) for p in points]
