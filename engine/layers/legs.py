"""A match of several legs of a game that knows only one leg: totals, columns, next start, end of the match.

Events of the inner game pass through, except ``Leg.untold``. Every leg has shuffles of its own,
``leg <number>: <label>``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Set
from dataclasses import dataclass
from typing import Any

from engine.core.context import ForwardedContext, GameContext, P
from engine.core.events import GameEvent
from engine.core.game import Options
from engine.core.standing import Standing
from engine.core.state import NO_SEAT, public
from engine.families.outcome import added
from engine.layers.events import EVENTS, LegBegan, LegOver, LegsOver
from engine.layers.layer import Layer, LayerState
from engine.layers.leg import Leg
from engine.layers.terms import LEGS, TARGET


@dataclass(slots=True)
class LegsState(LayerState):
    """The leg in progress (after the match, the last one), and the results of the legs before."""

    number: int = public(0)
    """Number of the present leg, from 1."""
    first: int = public(NO_SEAT)
    """The seat that started (or dealt) it."""
    totals: list[int] = public()
    columns: list[list[int]] = public()
    """By finished leg: the points of each seat."""
    reasons: list[str] = public()
    """By finished leg: the reason of its end, in the words of the inner game."""
    target: int = public(0)
    """Points that end the match; 0: only the number of legs ends it."""
    most: int = public(1)


class LegContext(ForwardedContext):
    """The context of a leg: its shuffles are named after the leg; otherwise all legs would be dealt alike.

    Events that count rounds (``Leg.numbered``) get the number of the leg: the inner game always counts its first.
    """

    def __init__(self, ctx: GameContext, number: int, untold: Set[str], numbered: str) -> None:
        super().__init__(ctx)
        self.number, self.untold, self.numbered = number, untold, numbered

    def tell(self, event: Callable[P, GameEvent], /, *args: P.args, **facts: P.kwargs) -> None:
        """Pass the event on, with the number of the leg."""
        if self.numbered in facts:
            facts[self.numbered] = self.number
        super().tell(event, *args, **facts)

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return a shuffle of this leg."""
        return super().shuffled(f"leg {self.number}: {label}", items)

    def passes(self, kind: str) -> bool:
        """True except for events that end the whole game: the match has not ended."""
        return kind not in self.untold


class Legs(Layer[LegsState]):
    """The match. Its options are the game's without those of a leg, plus the target and the number of legs."""

    kind = LegsState
    own_events = EVENTS

    def __init__(self, leg: Leg[Any]) -> None:
        super().__init__(leg, [o for o in (leg.target, leg.most) if o is not None])
        self._declare(end_reasons=(*([TARGET] if leg.target else ()), LEGS, *leg.reasons))

    def around(self, leg: Leg[Any]) -> Legs:
        """Return the match around the former leg."""
        return Legs(leg)

    def start(self, seats: int, options: Options, ctx: GameContext) -> LegsState:
        """Start the first leg."""
        leg, theirs = self.leg, self.inner_only(options)
        s = self.new_state(
            totals=[leg.stake(theirs)] * seats,
            target=leg.points_to_win(seats, options),
            most=leg.legs(seats, theirs) if leg.most is None else int(options[leg.most.key]),
        )
        self._begin(s, theirs, ctx, None)
        return s

    def _begin(self, s: LegsState, theirs: Options, ctx: GameContext, last: Any) -> None:
        """Start the next leg; ``last`` is the one before, None for the first."""
        leg = self.leg
        s.number += 1
        s.first = NO_SEAT if last is None else self._next_first(s, last)
        s.inner = leg.start(len(s.totals), theirs, self.inner_context(s, ctx), self.so_far(s))
        s.first = leg.first(s.inner)
        if last is not None:
            leg.carry(s.inner, last)
        ctx.tell(LegBegan, number=s.number, first=s.first)
        self.after(s, ctx)

    def _next_first(self, s: LegsState, last: Any) -> int:
        """Return the seat that starts (or deals) the leg after this one."""
        return (s.first + 1) % len(s.totals) if self.leg.alternates else self.leg.next_first(last)

    def after(self, s: LegsState, ctx: GameContext) -> None:
        """If the leg has ended: store its points, then start the next one or end the match."""
        inner = s.inner
        if not inner.ended:
            s.follow()
            return
        gains = self.leg.gains(inner)
        s.totals = added(s.totals, gains)
        s.columns.append(gains)
        s.reasons.append(inner.ended)
        ctx.tell(LegOver, number=s.number, gains=gains[:], totals=s.totals[:], reason=inner.ended)
        reason = self._over(s)
        if not reason:
            self._begin(s, self.inner_only(ctx.options), ctx, inner)
            return
        s.phase, s.waiting, s.ended = inner.phase, [], reason
        s.scores, s.winners = self.leg.outcome(s.totals, inner)
        ctx.tell(LegsOver, totals=s.totals[:], winners=s.winners[:])

    def _over(self, s: LegsState) -> str:
        """Return why the match is over after the leg that has just ended; "" if it is not."""
        if reason := self.leg.over(s.totals):
            return reason
        if s.target and max(s.totals) >= s.target:
            return TARGET
        return LEGS if s.number >= s.most else ""

    def points_now(self, s: LegsState) -> list[int]:
        """Return the totals of the match, leg by leg."""
        return s.totals

    def inner_context(self, s: LegsState, ctx: GameContext) -> GameContext:
        """Return a LegContext."""
        return LegContext(ctx, s.number, self.leg.untold, self.leg.numbered)

    def mark(self, s: LegsState) -> Hashable:
        """Return the leg's number: a prompt of another leg is another prompt."""
        return s.number

    def so_far(self, s: LegsState) -> Standing:
        """Return the score of the match in public values."""
        return Standing(s.number, s.first, tuple(s.totals), tuple(map(tuple, s.columns)), s.target, s.most)
