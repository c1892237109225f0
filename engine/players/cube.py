"""When a computer player doubles, and when it takes: by playing the game out from what its seat knows.

The estimate is the mean gain of play-outs. On its scale, giving up the game is 0 and winning it by a pass is 1; in a
game worth one point this is the chance to win, with a draw as half. Double from 0.70, redouble from 0.75, take from
0.22 ("Strategy notes" of the rules). If a lost game loses the match at any value of the cube, there is nothing to lose:
the player then doubles and takes. If a won game wins the match without a double, a double only gives away the cube.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import TABLE_ACTOR, Game, Rnd
from engine.core.state import State
from engine.layers.cube import DOUBLE, PASS, TAKE, Cube, CubeState
from engine.layers.layer import stripped
from engine.layers.legs import Legs, LegsState
from engine.layers.terms import OFFERED
from engine.players.cube_hands import COLLECTED
from engine.players.policy import Chooser, SearchPolicy
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import Budget, Clock

DOUBLE_FROM: Final = 0.70
REDOUBLE_FROM: Final = 0.75
TAKE_FROM: Final = 0.22
BUDGET: Final = Budget(60, 0.4)
QUICK: Final = Budget(24, 0.2)
"""The budget of a player that decides at once."""
FAR: Final = 2000
"""The number of moves after which a play-out is given up, and counts as a draw."""
GUIDED: Final = 0.5
"""From this share of moves on, a policy's ``rollout`` plays the play-outs; below it the heuristic player does."""


@dataclass(frozen=True, slots=True)
class CubeDecision:
    """The decision about the cube (None: play on without a double), and the estimate it is based on."""

    action: Action | None
    chance: float

    @property
    def reason(self) -> Message:
        """Return the reason in words."""
        key = {DOUBLE: "double", TAKE: "take", PASS: "pass"}.get(self.action, "play") if self.action else "play"
        return Message(f"cube-why-{key}", {"chance": str(round(100 * self.chance))})


def choose(
    game: Game[Any], s: Any, seat: int, rnd: Rnd, chooser: Chooser, clock: Clock, budget: Budget = QUICK
) -> Action:
    """Return the heuristic player's move in any game, with or without layers; ``s`` was redealt for ``seat``."""
    if isinstance(game, Legs) and asks(game, s, seat):
        found = decide(game, s, seat, rnd, clock, budget).action
        if found is not None:
            return found
    game, s = stripped(game, s)
    return only_move(game, s, seat) or chooser(game, s, seat, rnd)


def only_move(game: Game[Any], s: Any, seat: int) -> Action | None:
    """Return the only move if there is just one: also at a stop that only a leg makes, which computer players do not
    know."""
    if game.phases[s.phase].stepwise:
        return None
    legal = game.legal(s, seat)
    return legal[0] if len(legal) == 1 else None


def thought_about(game: Game[Any], s: State, seat: int) -> tuple[Game[Any], State]:
    """Return the whole match if the cube asks ``seat``; otherwise the game inside all layers, with its state."""
    return (game, s) if asks(game, s, seat) else stripped(game, s)


def asks(game: Game[Any], s: Any, seat: int) -> bool:
    """True if the cube asks ``seat`` in the match ``s``: for an answer, or whether to double."""
    if not isinstance(game, Legs) or not isinstance(game.inner, Cube) or s.ended or seat not in s.waiting:
        return False
    return s.phase == OFFERED or game.inner.can_offer(s.inner, seat)


def decide(game: Legs, s: LegsState, seat: int, rnd: Rnd, clock: Clock, budget: Budget = BUDGET) -> CubeDecision:
    """Decide for ``seat``, which the cube ``asks``; ``s`` was redealt for it."""
    cube: Any = game.inner
    leg: CubeState = s.inner
    other = cube.opponent(leg, seat)
    mine, theirs = (_ends(s, leg, cube, p) for p in (seat, other))
    won = chance(cube, leg.inner, seat, other, rnd, clock, budget)
    if leg.phase == OFFERED:
        return CubeDecision(TAKE if theirs or won >= TAKE_FROM else PASS, won)
    if mine:
        return CubeDecision(None, won)
    enough = 0.0 if theirs else DOUBLE_FROM if leg.value == 1 else REDOUBLE_FROM
    return CubeDecision(DOUBLE if won >= enough else None, won)


def _ends(s: LegsState, leg: CubeState, cube: Cube, seat: int) -> bool:
    """True if ``seat`` wins the match by winning this game at its present value."""
    return bool(s.target) and s.totals[seat] + leg.value * cube.leg.pass_base >= s.target


def chance(cube: Cube, s: Any, seat: int, other: int, rnd: Rnd, clock: Clock, budget: Budget) -> float:
    """Return the worth of the inner game to ``seat`` against ``other``, in [0, 1]; 0.5 is even."""
    slug, end = cube.key, clock() + budget.seconds
    policy, chooser, collect = policy_of(slug), CHOOSERS[slug], COLLECTED.get(slug)
    award = cube.leg.award(s, seat, cube.leg.pass_base)
    unit = award[seat] - award[other]
    total, made = 0.0, 0
    while made < budget.iterations and (not made or clock() < end):
        dealt = s.redeal(seat, rnd)
        policy.suppose(dealt, seat, rnd)
        if collect is not None:
            collect(dealt, seat, rnd)
        if play_out(cube.leg.game, policy, chooser, dealt, rnd):
            gains = cube.leg.gains(dealt)
            total += gains[seat] - gains[other]
        made += 1
    return min(1.0, max(0.0, 0.5 + total / made / unit / 2))


def play_out(game: Game[Any], policy: SearchPolicy[Any], chooser: Chooser, s: Any, rnd: Rnd) -> bool:
    """Play ``s`` to the end of the leg; return whether that was reached. A stop that only a leg makes is passed."""
    ctx, guided = GameContext(rnd), policy.rollout_share >= GUIDED
    for _ in range(FAR):
        if s.ended:
            return True
        seat = s.waiting[0]
        phase = game.phases[s.phase]
        legal = () if phase.stepwise else phase.legal(s, seat)
        if len(legal) == 1 or seat == TABLE_ACTOR:
            move = legal[0]
        elif guided:
            move = policy.rollout(game, s, seat, legal, rnd)
        else:
            move = chooser(game, s, seat, rnd)
        game.apply(s, seat, move, ctx)
    return False
