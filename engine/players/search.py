"""One search for all games: Monte Carlo tree search over what a seat knows (single-observer IS-MCTS).

Every simulation deals the hidden cards anew (``State.redeal``), walks down one tree shared by all deals, adds one move
to it, plays on to the horizon of the game's policy and counts the outcome for every move on the way. A shuffle beyond
the horizon is never dealt: the simulation ends there. A choice in the tree is made by UCB1; a move counts as available
only in the deals that allow it.

At the root the luck of the deal would hide the worth of a move. So all remaining moves are tried on the same deals, and
the worse half is dropped round by round (sequential halving: it spends the budget on the present choice, not on the
score on the way to it). The search ends early if more deals would hardly change the choice: if each remaining move is
far behind the usual one, or the only other move is far ahead of it.

Moves that the searching seat does not see (sealed choices, claim windows, face-down plays) are chosen by the same rule,
each seat for itself, but the tree does not branch on them: the statistics of the own next move are an average over
them. The table's own moves and private moves at any time are not choices.

After Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE TCIAIG 4.2, 2012).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game, Rnd
from engine.core.state import State
from engine.layers.layer import stripped
from engine.players.policy import Candidate, Chooser, SearchPolicy, SearchResult

Clock = Callable[[], float]
"""Seconds from any fixed moment on; it never goes back."""

UNSEEN = 12
"""Unseen choices among more moves than this are left to the policy: too little can be learned from them."""
SURE = 4.0
"""Standard errors: a move so far behind the usual one, or ahead of it, stays there for all that a budget can tell."""
SETTLED_FROM, SETTLED_EVERY = 128, 16
"""The deals after which a search first asks whether it is settled, and after how many more it asks again."""
FAR = 1000
"""The number of moves after which a simulation is given up without a result."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of a search: simulations, and seconds."""

    iterations: int
    seconds: float


class Edge:
    """A move in the tree: how often it was possible and tried, the sum of its outcomes, and the moves after it."""

    __slots__ = ("available", "nodes", "value", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.value = 0, 0, 0.0
        self.nodes: dict[Hashable, Node] = {}

    @property
    def mean(self) -> float:
        """Return the average outcome, 0 before the first."""
        return self.value / self.visits if self.visits else 0.0


Node = dict[Action, Edge]
Path = list[tuple[int, Edge]]


class BeyondHorizonError(Exception):
    """A simulation has come to a shuffle beyond its horizon."""


class Lookahead(GameContext):
    """The context of a search: it ends beyond the horizon ``stop``, so no cards are dealt there.

    ``state`` is the simulated position. If a shuffle finds it beyond the horizon, BeyondHorizonError is raised in the
    middle of the move, after the events before the shuffle.
    """

    def __init__(self, rnd: Rnd, policy: SearchPolicy[Any], stop: object) -> None:
        super().__init__(rnd)
        self.policy, self.stop = policy, stop
        self.state: Any = None

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return a random order, before the horizon."""
        if self.policy.horizon(self.state) != self.stop:
            raise BeyondHorizonError
        return super().shuffled(label, items)


class Searcher:
    """One search from one position. ``state`` is redealt before it is read."""

    def __init__(
        self,
        game: Game[Any],
        policy: SearchPolicy[Any],
        state: State,
        seat: int,
        rnd: Rnd,
        heuristic: Chooser | None = None,
    ) -> None:
        self.game, self.policy, self.seat, self.rnd = game, policy, seat, rnd
        self.source = state
        self.before: Any = self._dealt_anew()
        self.seats = game.seat_count(self.before)
        self.stop = policy.horizon(self.before)
        self.ctx = Lookahead(rnd, policy, self.stop)
        moves = dict.fromkeys(policy.candidates(game, self.before, seat, rnd))
        self.usual: Action | None = None
        """The heuristic player's move; only significant evidence leads away from it."""
        if heuristic is not None and len(moves) > 1:
            self.usual = heuristic(game, self.before.clone(), seat, rnd)
            moves[self.usual] = None
        self.root: Node = {a: Edge() for a in moves}
        self.lead: dict[Action, list[float]] = {a: [0.0, 0.0] for a in moves}
        """By move: how far it was ahead of the usual one on the same deals: the sum, and the sum of squares."""
        self.iterations = 0

    def run(self, budget: Budget, clock: Clock) -> SearchResult:
        """Search until the budget is used up: all moves at first, half of them in every further round."""
        usual = self.usual
        left = self._affordable(budget.iterations // 3)
        if len(self.root) < 2:
            return self.result()
        start, rounds = clock(), (len(left) - 1).bit_length()
        for done in range(1, rounds + 1):
            share, late = done / rounds, clock() - start >= budget.seconds
            if late and self.iterations:
                break
            self._try(left)
            while self.iterations + len(left) <= budget.iterations * share and not late:
                self._try(left)
                if self._settled(left):
                    return self.result()
                late = clock() - start >= budget.seconds * share
            left.sort(key=lambda a: -self.root[a].mean)
            del left[(len(left) + 1) // 2 :]
            if usual is not None and usual not in left:
                left.append(usual)
        return self.result()

    def _affordable(self, most: int) -> list[Action]:
        """Return the moves to try; if there are more than the budget can compare, a random selection of them."""
        left = list(self.root)
        if len(left) > max(2, most):
            left.sort(key=lambda _: self.rnd())
            del left[max(2, most) :]
            if self.usual is not None and self.usual not in left:
                left[-1] = self.usual
        return left

    def _dealt_anew(self) -> Any:
        """Return a possible position: it fits all that the seat knows, and what others are likely to hold."""
        deal: Any = self.source.redeal(self.seat, self.rnd)
        self.policy.suppose(deal, self.seat, self.rnd)
        return deal

    def _try(self, moves: Sequence[Action]) -> None:
        """Simulate all ``moves`` on one deal."""
        deal = self._dealt_anew()
        found = [(a, self.simulate(deal.clone(), a)) for a in moves]
        if self.usual is not None:
            base = dict(found)[self.usual]
            for a, value in found:
                sums, ahead = self.lead[a], value - base
                sums[0] += ahead
                sums[1] += ahead * ahead

    def result(self) -> SearchResult:
        """Return the result so far."""
        found = [Candidate(a, e.visits, e.mean) for a, e in self.root.items()]
        found.sort(key=lambda c: (-c.visits, -c.value))
        if self.usual is not None and not self._proved(found):
            found.sort(key=lambda c: c.action != self.usual)
        value = found[0].value if found[0].visits else 0.5
        return SearchResult(self.seat, tuple(found), self.iterations, value)

    def _proved(self, found: Sequence[Candidate]) -> bool:
        """True if the first of ``found`` is ahead of the usual move by ``SearchPolicy.proof`` standard errors."""
        first = found[0]
        if first.visits < 2:
            return False
        mean, error = self._lead_of(first.action)
        return mean >= self.policy.proof * error

    def _lead_of(self, move: Action) -> tuple[float, float]:
        """Return how far a move is ahead of the usual one in the mean, and the standard error of that."""
        total, squares = self.lead[move]
        visits = self.root[move].visits
        mean = total / visits
        return mean, sqrt(max(0.0, squares / visits - mean * mean) / (visits - 1))

    def _settled(self, left: Sequence[Action]) -> bool:
        """True if more deals would hardly change which of the remaining moves is suggested."""
        visits = self.root[left[0]].visits
        if self.usual is None or visits < SETTLED_FROM or visits % SETTLED_EVERY:
            return False
        leads = [self._lead_of(move) for move in left if move != self.usual]
        ahead = len(leads) == 1 and leads[0][0] > max(SURE, self.policy.proof) * leads[0][1]
        return ahead or all(mean < -SURE * error for mean, error in leads)

    def simulate(self, s: Any, move: Action) -> float:
        """Make ``move`` in ``s``, walk down the tree, play to the horizon, propagate the outcome; return our value."""
        edge = self.root[move]
        path: Path = []
        self.ctx.state = s
        try:
            self.game.apply(s, self.seat, move, self.ctx)
            self._descend(s, edge, path)
            over = self._play_on(s)
        except BeyondHorizonError:
            over = True
        values = self.policy.values(s, self.before) if over else [0.5] * self.seats
        edge.visits += 1
        edge.value += values[self.seat]
        for mover, e in path:
            e.visits += 1
            e.value += values[mover]
        self.iterations += 1
        return values[self.seat]

    def _descend(self, s: Any, edge: Edge, path: Path) -> None:
        """Walk down the tree below ``edge`` and one move beyond it; add the seats and edges to ``path``."""
        game, policy, rnd, me, stop = self.game, self.policy, self.rnd, self.seat, self.stop
        ripe = policy.ripe
        while edge.visits >= ripe and s.waiting and policy.horizon(s) == stop:
            waiting = s.waiting
            mover = me if me in waiting else waiting[0]
            if mover == TABLE_ACTOR:
                self._table_acts(s)
                continue
            unseen = mover != me and (
                len(waiting) > 1 or game.phases[s.phase].secret_readiness or policy.hidden(s, mover)
            )
            moves = policy.candidates(game, s, mover, rnd)
            if unseen and len(moves) > UNSEEN:
                game.apply(s, mover, self._guess(s, mover), self.ctx)
                continue
            key = (policy.situation(s, mover), unseen)
            node = edge.nodes.get(key)
            if node is None:
                node = edge.nodes[key] = {}
            move, chosen = self._select(node, moves)
            path.append((mover, chosen))
            game.apply(s, mover, move, self.ctx)
            if not unseen:
                edge = chosen

    def _select(self, node: Node, moves: Sequence[Action]) -> tuple[Action, Edge]:
        """Return an untried move; else the one with the highest upper bound."""
        get, best = node.get, -1.0
        fresh: list[Action] = []
        weight = self.policy.exploration
        move, chosen = moves[0], None
        for a in moves:
            edge = get(a)
            if edge is None:
                fresh.append(a)
                continue
            edge.available += 1
            visits = edge.visits or 1  # 0: added earlier in this same walk
            bound = edge.value / visits + weight * sqrt(log(edge.available) / visits)
            if bound > best:
                best, move, chosen = bound, a, edge
        if chosen is None or fresh:
            move = fresh[int(self.rnd() * len(fresh))]
            chosen = node[move] = Edge()
            chosen.available = 1
        return move, chosen

    def _table_acts(self, s: Any) -> None:
        """Make the table's own move."""
        moves = self.game.legal(s, TABLE_ACTOR)
        self.game.apply(s, TABLE_ACTOR, moves[int(self.rnd() * len(moves))], self.ctx)

    def _guess(self, s: Any, mover: int) -> Action:
        phase = self.game.phases[s.phase]
        legal = () if phase.stepwise else phase.legal(s, mover)
        return self.policy.rollout(self.game, s, mover, legal, self.rnd)

    def _play_on(self, s: Any) -> bool:
        """Play to the horizon: the policy's share of moves by its ``rollout``, the others at random.

        Return whether it was reached: a simulation of FAR moves is given up.
        """
        game, policy, rnd, ctx, stop = self.game, self.policy, self.rnd, self.ctx, self.stop
        phases, apply, horizon = game.phases, game.apply, policy.horizon
        rollout, rollout_share, reads_list = policy.rollout, policy.rollout_share, policy.reads_list
        for _ in range(FAR):
            if not s.waiting or horizon(s) != stop:
                return True
            seat = s.waiting[0]
            if seat == TABLE_ACTOR:
                self._table_acts(s)
                continue
            phase = phases[s.phase]
            if phase.stepwise:
                move = rollout(game, s, seat, (), rnd) if rollout_share else policy.any_move(game, s, seat, rnd)
            elif not reads_list and rnd() < rollout_share:
                move = rollout(game, s, seat, (), rnd)
            else:
                legal = phase.legal(s, seat)
                count = len(legal)
                if count == 1:
                    move = legal[0]
                elif reads_list and rollout_share and rnd() < rollout_share:
                    move = rollout(game, s, seat, legal, rnd)
                else:
                    move = legal[int(rnd() * count)]
            apply(s, seat, move, ctx)
        return False


def search(
    game: Game[Any],
    policy: SearchPolicy[Any],
    state: State,
    seat: int,
    budget: Budget,
    rnd: Rnd,
    clock: Clock,
    heuristic: Chooser | None = None,
) -> SearchResult:
    """Search for ``seat``, which is asked in ``state``; the other seats' cards in ``state`` may be a guess.

    The same arguments and random numbers give the same result, as long as the time does not run out. With ``heuristic``
    the heuristic player's move is a candidate, and is suggested unless another is significantly ahead. The search works
    on the game inside its layers (``layers.stripped``), which ``policy`` knows.
    """
    game, state = stripped(game, state)
    return Searcher(game, policy, state, seat, rnd, heuristic).run(budget, clock)
