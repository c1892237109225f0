"""A layer of offers for tests, which uses all that a layer may: the doubling cube without its options.

Before a turn its player may ``double`` what the leg is worth; the other one takes or passes. Private at any time:
``hold`` (go on by yourself where the game would) and ``free`` (ask me again). The table notes a move by the clock
(``late``), and nobody may double against who was moved for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.events import GameEvent
from engine.core.facts import Number, Seat
from engine.core.game import TABLE_ACTOR, Options, Phase
from engine.core.standing import Standing
from engine.core.state import NO_SEAT, memo, public
from engine.core.wishes import Wish
from engine.layers.layer import Layer, LayerState
from engine.layers.leg import Leg


class Doubled(GameEvent):
    """Somebody has doubled what the leg is worth."""

    seat: Seat
    value: Number


@dataclass(frozen=True, slots=True)
class Double(Action):
    tag: ClassVar[str] = "double"


@dataclass(frozen=True, slots=True)
class Answer(Action):
    tag: ClassVar[str] = "double_answer"
    take: int


@dataclass(frozen=True, slots=True)
class Hold(Wish):
    tag: ClassVar[str] = "double_hold"
    on: int


@dataclass(frozen=True, slots=True)
class Late(Action):
    tag: ClassVar[str] = "double_late"
    seat: int


DOUBLE, TAKE, PASS = Double(), Answer(1), Answer(0)
OFFERED, PASSED = "offered", "passed"


@dataclass(slots=True)
class StakesState(LayerState):
    value: int = public(1)
    owner: int = public(NO_SEAT)
    by: int = public(NO_SEAT)
    """Who has offered and waits; after a pass who won so."""
    done: bool = public(False)
    """Whether this turn has had its offer."""
    late: list[int] = public()
    """By seat 1 where the clock is about to move, 2 where it has moved last."""
    hold: list[int] = memo()

    def in_charge(self) -> bool:
        return not self.ended and self.phase != OFFERED

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        LayerState.after_redeal(self, seat, rnd)
        self.hold = [on if p == seat else 0 for p, on in enumerate(self.hold)]


class Answering(Phase[StakesState, Answer]):
    def legal(self, s: StakesState, seat: int) -> Sequence[Answer]:
        return (TAKE, PASS)

    def prompt_variant(self, s: StakesState, seat: int) -> Hashable:
        return s.value


class Stakes(Layer[StakesState], Leg[StakesState]):
    """The offers around a leg; itself a leg, so a match is ``Legs(Stakes(leg))``."""

    kind = StakesState
    own = (Double, Answer, Hold, Late)

    def __init__(self, leg: Leg[Any]) -> None:
        super().__init__(leg)
        self._declare(seats=(2,), default_seats=2, end_reasons=(*self.inner.end_reasons, PASSED), game=self)
        self._declare(target=leg.target, most=leg.most, untold=leg.untold, low=leg.low, reasons=leg.reasons)

    def own_phases(self) -> dict[str, Phase[Any, Any]]:
        return {OFFERED: Answering()}

    def may_offer(self, s: StakesState, seat: int) -> bool:
        free = s.by == NO_SEAT and not s.done and s.owner in (NO_SEAT, seat) and s.value < 64
        return free and s.waiting == [seat] and s.late[1 - seat] != 2 and self.leg.offers(s.inner, seat)

    def extra(self, s: StakesState, seat: int) -> Sequence[Action]:
        return (DOUBLE,) if seat >= 0 and self.may_offer(s, seat) else ()

    def own_wishes(self, s: StakesState, seat: int) -> Sequence[Wish]:
        return (Hold(1 - s.hold[seat]),) if seat >= 0 else ()

    def own_anytime(self, s: StakesState, seat: int) -> Sequence[Action]:
        if seat != TABLE_ACTOR or self.phases[s.phase].secret_readiness:
            return ()
        return [Late(p) for p in s.waiting if p >= 0 and s.late[p] != 1]

    def overdue(self, s: StakesState, seat: int) -> Action | None:
        note = Late(seat)
        return note if note in self.own_anytime(s, TABLE_ACTOR) else None

    def mark(self, s: StakesState) -> Hashable:
        return s.value, s.done

    def act(self, s: StakesState, seat: int, action: Action, ctx: GameContext) -> None:
        if isinstance(action, Late):
            s.late[action.seat] = 1
        elif isinstance(action, Hold):
            s.hold[seat] = action.on
        elif isinstance(action, Double):
            self.decided(s, seat)
            s.by, s.phase, s.waiting = seat, OFFERED, [1 - seat]
            ctx.tell(Doubled, seat=seat, value=s.value)
        elif action == TAKE:
            self.decided(s, seat)
            s.value, s.owner, s.by, s.done = 2 * s.value, seat, NO_SEAT, True
            s.follow()
        else:
            self.decided(s, seat)
            self.finish(s, PASSED)

    @staticmethod
    def decided(s: StakesState, seat: int) -> None:
        s.late[seat] = 2 if s.late[seat] == 1 else 0

    def finish(self, s: StakesState, reason: str) -> None:
        s.waiting, s.ended = [], reason
        s.scores = self.gains(s)
        s.winners = [p for p, v in enumerate(s.scores) if v == max(s.scores)]

    def before(self, s: StakesState, seat: int, action: Action) -> None:
        if seat >= 0 and seat in s.waiting and not self.phases[s.phase].secret_readiness:
            self.decided(s, seat)
            s.done = False

    def after(self, s: StakesState, ctx: GameContext) -> None:
        if s.inner.ended:
            s.phase = s.inner.phase
            self.finish(s, s.inner.ended)
        else:
            s.follow()

    def automatic(self, s: StakesState) -> tuple[int, Action] | None:
        """Never past an offer point, unless the seat has said so itself."""
        found = super().automatic(s)
        return found if found is None or s.hold[found[0]] or not self.may_offer(s, found[0]) else None

    def timeout(self, s: StakesState, seat: int) -> Action:
        return TAKE if s.phase == OFFERED else super().timeout(s, seat)

    def why_not(self, s: StakesState, seat: int, action: Action) -> Any:
        mine = s.phase == OFFERED or isinstance(action, self.own)
        return ("illegal-now", {}) if mine else super().why_not(s, seat, action)

    # As a leg

    def start(  # type: ignore[override]  # a leg is told the standing
        self, seats: int, options: Options, ctx: GameContext, standing: Standing
    ) -> StakesState:
        inner = self.leg.start(seats, self.inner_only(options), ctx, standing)
        s = self.new_state(inner=inner, late=[0] * seats, hold=[0] * seats)
        s.follow()
        return s

    def carry(self, s: StakesState, last: StakesState) -> None:
        self.leg.carry(s.inner, last.inner)

    def gains(self, s: StakesState) -> list[int]:
        if s.ended == PASSED:
            return self.leg.award(s.inner, s.by, s.value * self.leg.pass_base)
        return [v * s.value for v in self.leg.gains(s.inner)]

    def first(self, s: StakesState) -> int:
        return self.leg.first(s.inner)

    def next_first(self, s: StakesState) -> int:
        return self.leg.after_pass(s.inner, s.by) if s.ended == PASSED else self.leg.next_first(s.inner)

    def stake(self, options: Options) -> int:
        return self.leg.stake(self.inner_only(options))

    def over(self, totals: Sequence[int]) -> str:
        return self.leg.over(totals)

    def outcome(self, totals: Sequence[int], last: StakesState) -> tuple[list[int], list[int]]:
        return self.leg.outcome(totals, last.inner)
