"""What a search may know of one game beyond the contract: when to stop, what the outcome is worth, how to guess.

To add a game: derive from ``SearchPolicy`` beside the game's ``choose`` in ``engine/players/<slug>/``, say in
``horizon`` and ``values`` when a simulation ends and what it was worth, and call the instance POLICY.
Everything else has a default. Override the rest only where measurement shows that it pays
(``make bench-players``): ``rollout`` (a quick player for simulations), ``candidates`` (a short list instead of
hundreds of moves), ``suppose`` (what others are likely to hold), ``situation`` (what chance turned up and decides
the next choice), ``reason`` (why, in words).

A policy is asked about redealt states only and holds nothing, so it can know nothing that its seat may not.
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
"""A heuristic player: ``choose(game, state, seat, rnd)`` picks a legal move at once. ``state`` was redealt for
``seat``: of what others hold it shows only a guess, so a chooser cannot cheat."""
Reason = Message
"""Why a move is suggested."""

ENOUGH = 24
"""How many moves a default policy considers where the whole list is too long to make."""
TRIES = 4
"""How often a move is put together at random before the list of all moves is made after all."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was looked at: how often, and what it was worth to the seat on average, in [0, 1]."""

    action: Action
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found: candidates, the one it suggests first; simulations made; value of the position."""

    seat: int
    ranked: tuple[Candidate, ...]
    iterations: int
    value: float

    @property
    def best(self) -> Action:
        """The suggested move."""
        return self.ranked[0].action

    @property
    def gain(self) -> float:
        """How much more the suggested move is worth than the second choice; 0 without one, never negative."""
        tried = [c for c in self.ranked[:2] if c.visits]
        return max(0.0, tried[0].value - tried[1].value) if len(tried) == 2 else 0.0

    def of(self, action: Action) -> Candidate | None:
        """What was found about ``action``; None if it was not looked at."""
        return next((c for c in self.ranked if c.action == action), None)


class SearchPolicy(Generic[S]):
    """The default: play on to the end of the game at random; winning is 1, shared among the winners."""

    exploration: ClassVar[float] = 0.7
    """How much a search prefers what it knows little about (the constant of UCB1; values lie in [0, 1])."""

    proof: ClassVar[float] = 1.0
    """Standard errors by which a move must be ahead of the heuristic player's to be suggested instead.

    More where simulations play worse than the heuristic player: what they prefer may only suit bad play.
    """

    ripe: ClassVar[int] = 8
    """A move is followed down the tree once it was tried so often; before, the simulation plays on by itself.

    More where ``rollout`` plays well: the first moves tried in a tree are worse than its.
    """

    points: ClassVar[float] = 0.0
    """How many points of the game a difference of 1 between two values stands for; 0: it is no score."""

    close: ClassVar[float] = 0.01
    """Moves whose values are nearer than this are as good as equal, in words."""

    rollout_share: ClassVar[float] = 0.0
    """The share of moves in simulations that ``rollout`` chooses; the others are random."""

    reads_list: ClassVar[bool] = True
    """Whether ``rollout`` reads the list of moves; where it does not, none is made for it."""

    def horizon(self, s: S) -> object:
        """A value that changes when what is looked ahead to, usually the end of the deal, is reached."""
        return s.ended

    def values(self, s: S, before: S) -> Sequence[float]:
        """By seat what ``s`` is worth, in [0, 1]: the simulation that began at ``before`` reached its horizon.

        What is shuffled beyond the horizon is not dealt: ``s`` may be in the middle of the move that led there, with
        all that happened before the shuffle. So a game scores before it deals.

        Relative: one seat's gain is the others' loss, and 0.5 is neither. Partners get the same.
        """
        share = 1.0 / len(s.winners)
        return [share if p in s.winners else 0.0 for p in range(len(s.scores))]

    def situation(self, s: S, mover: int) -> Hashable:
        """Which decision of ``mover`` this is among those that may follow one and the same move.

        What everyone saw come up by chance belongs here if it decides what is good now.
        """
        return mover

    def hidden(self, s: S, seat: int) -> bool:
        """Whether the others do not see which move ``seat`` makes now; asked where one seat is waited for."""
        return False

    def suppose(self, s: S, seat: int, rnd: Rnd) -> None:
        """Give others cards they are likely to hold, in place (hook); ``s`` has just been redealt for ``seat``.

        A redeal obeys what is known; what is merely likely, since people play sensibly, belongs here.
        """

    def candidates(self, game: Game[S], s: S, seat: int, rnd: Rnd) -> Sequence[Action]:
        """The moves a search looks at, the most promising first if there is an order; never empty."""
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
        """A quick sensible move for simulations; ``legal`` is empty in stepwise phases and without ``reads_list``."""
        return legal[int(rnd() * len(legal))] if legal else self.any_move(game, s, seat, rnd)

    def any_move(self, game: Game[S], s: S, seat: int, rnd: Rnd) -> Action:
        """A random move in a stepwise phase."""
        for _ in range(TRIES):
            action = _wandered(game, s, seat, rnd)
            if action is not None:
                return action
        return game.timeout(s, seat)

    def reason(self, s: S, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Why ``action`` is suggested, in the game's own terms; None where there is nothing to say."""
        return None


def _wandered(game: Game[S], s: S, seat: int, rnd: Rnd) -> Action | None:
    """A move put together step by step, None where it turns out to be none."""
    phase = game.phases[s.phase]
    action = game.read(wander(lambda path: phase.offer(s, seat, path), rnd))
    return action if phase.allows(s, seat, action) else None


def relative(points: Sequence[float], span: float) -> list[float]:
    """Values by seat from points: 0.5 for the average of the others, 1 for ``span / 2`` points more.

    Clipped to [0, 1]. A difference of 1 between two values is ``span`` points ahead of the others.
    """
    n = len(points)
    total = sum(points)
    others = n - 1
    return [min(1.0, max(0.0, 0.5 + (p - (total - p) / others) / span)) for p in points]
