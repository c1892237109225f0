"""A game that wraps a game: every call of the game contract is delegated to the inner game.

A layer's state has one nested state, ``inner``. While the inner game is in charge (``LayerState.in_charge``), the
layer's ``phase`` and ``waiting`` are copies of the inner ones. A layer may add moves (``extra``, ``own_anytime``) and
phases (``own_phases``), and checks the inner state after every move (``after``). The inner game never knows the layer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action, read_shaped, shapes
from engine.core.context import GameContext
from engine.core.events import GameEvent
from engine.core.facts import Message
from engine.core.game import TABLE_ACTOR, Game, Options, Phase, Rnd
from engine.core.knowledge.horizon import OpenUntil
from engine.core.offers import Offer, Path, Values, first_offers, offer_from
from engine.core.options import Option, OptionValue, settle
from engine.core.prepared.conditions import Condition
from engine.core.prepared.wishes import Wish
from engine.core.standing import Standing
from engine.core.state import State, nested
from engine.core.view import View
from engine.layers.leg import Leg

REVISIONS = 100
"""A layer's revision is this factor times the inner revision, plus its own."""


@dataclass(slots=True)
class LayerState(State):
    """The wrapping state; ``wrapping`` makes the class for a game, in which ``inner`` has that game's type."""

    inner: Any = nested()

    def in_charge(self) -> bool:
        """True if the inner game continues now, and not a phase of the layer's own."""
        return not self.ended

    def follow(self) -> None:
        """Copy the phase and the waiting seats of the inner game."""
        self.phase, self.waiting = self.inner.phase, self.inner.waiting[:]

    def team(self, seat: int) -> int:
        """Delegate to the inner state."""
        return int(self.inner.team(seat))

    def pins(self, seat: int) -> Mapping[int, int]:
        """Delegate to the inner state."""
        found: Mapping[int, int] = self.inner.pins(seat)
        return found

    def may_hold(self, seat: int, card: int) -> bool:
        """Delegate to the inner state."""
        return bool(self.inner.may_hold(seat, card))

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Copy the waiting seats again: a redeal may change which seats the inner game asks."""
        if self.in_charge():
            self.follow()


L = TypeVar("L", bound=LayerState)


def wrapping(kind: type[LayerState], inner: type[State]) -> type[State]:
    """Return the state class ``kind`` around ``inner``."""
    own = {"__slots__": (), "__annotations__": {"inner": inner}, "__module__": kind.__module__}
    return type(f"{kind.__name__}Of{inner.__name__}", (kind,), own)


class Through(Phase[Any, Any]):
    """A phase of the inner game with the layer's additions; ``Layer.apply`` makes the moves."""

    def __init__(self, layer: Layer[Any], phase: Phase[Any, Any]) -> None:
        self.layer, self.phase = layer, phase
        declared = ("secret_readiness", "advisable", "wishable", "asks_in_secret", "revocable", "stepwise")
        vars(self).update({name: getattr(phase, name) for name in (*declared, "foreseeable", "urgent")})

    def legal(self, s: Any, seat: int) -> Sequence[Action]:
        """Return the inner moves, then the layer's."""
        found, more = self.phase.legal(s.inner, seat), self.layer.extra(s, seat)
        return [*found, *more] if more else found

    def bystander(self, s: Any) -> int | None:
        """Delegate to the inner phase."""
        return self.phase.bystander(s.inner)

    def allows(self, s: Any, seat: int, action: Action) -> bool:
        """Ask the layer about its own moves, and the inner phase about all others."""
        if isinstance(action, self.layer.own):
            return action in self.layer.extra(s, seat)
        return self.phase.allows(s.inner, seat, action)

    def offer(self, s: Any, seat: int, path: Path) -> Offer | None:
        """Return the tags of both, then the steps of the part that has the tag."""
        more = self.layer.extra(s, seat)
        if path and path[0] in self.layer.own_tags:
            return offer_from(more, path)
        found = self.phase.offer(s.inner, seat, path)
        if path or not more or not isinstance(found, Values):
            return found
        return Values((*found.values, *dict.fromkeys(a.tag for a in more)))

    def prompt_variant(self, s: Any, seat: int) -> Hashable:
        """Return the inner variant with the layer's mark: another mark is another prompt."""
        return self.layer.mark(s), self.phase.prompt_variant(s.inner, seat)

    def ahead(self, s: Any, seat: int) -> Sequence[Condition]:
        """Delegate to the inner phase."""
        return self.phase.ahead(s.inner, seat)

    def meant(self, s: Any, seat: int, condition: Condition) -> Action | Message:
        """Delegate to the inner phase."""
        return self.phase.meant(s.inner, seat, condition)

    def anytime(self, s: Any, seat: int) -> Sequence[Action]:
        """Return the inner private moves, then the layer's; moves of the table itself (a seat below 0) come from layers
        only."""
        known = seat >= 0 or isinstance(self.layer.inner, Layer)
        return [*(self.phase.anytime(s.inner, seat) if known else ()), *self.layer.own_anytime(s, seat)]


class Layer(Game[L], Generic[L]):
    """The delegation. An instance holds the leg it wraps, and no state of a match.

    A layer declares for the instance what other games declare for their class. Raises TypeError if a move, a phase, an
    event or an option of the layer has the name of an inner one.
    """

    kind: ClassVar[type[LayerState]]
    own: ClassVar[tuple[type[Action], ...]] = ()
    """The layer's moves."""
    own_events: ClassVar[Mapping[str, type[GameEvent]]] = MappingProxyType({})
    """The layer's events."""

    def __init__(self, leg: Leg[Any], own_options: Sequence[Option] = ()) -> None:
        self.leg, self.inner = leg, leg.game
        inner, more = leg.game, self.own_phases()
        self.own_options = tuple(own_options)
        self.own_tags = frozenset(a.tag for a in self.own)
        theirs = [o for o in inner.options if o.key not in leg.fixed]
        _distinct(inner.key, [a.tag for a in inner.actions], [a.tag for a in self.own])
        _distinct(inner.key, inner.phases, more)
        _distinct(inner.key, inner.events, self.own_events)
        _distinct(inner.key, [o.key for o in theirs], [o.key for o in self.own_options])
        self._declare(
            key=inner.key,
            revision=inner.revision * REVISIONS + type(self).revision,
            seats=inner.seats,
            default_seats=inner.default_seats,
            minutes=inner.minutes,
            genre=inner.genre,
            arrangements=inner.arrangements,
            actions=(*inner.actions, *self.own),
            conditions=inner.conditions,
            phases={name: Through(self, phase) for name, phase in inner.phases.items()} | more,
            options=(*theirs, *self.own_options),
            events={**inner.events, **self.own_events},
            state=wrapping(self.kind, inner.state),
            end_reasons=inner.end_reasons,
            former=tuple(self.around(g if isinstance(g, Leg) else leg.of(g)) for g in inner.former),
        )

    def new_state(self, **fields: Any) -> L:
        """Return a state of this layer, without the wrapped state."""
        kind: Any = self.state
        made: L = kind(**fields)
        return made

    def _declare(self, **declared: Any) -> None:
        vars(self).update(declared)

    def next_turn(self, view: View[L]) -> int | None:
        """Ask the inner game. While the layer itself asks, nobody is asked there."""
        return None if view.inner is None else self.inner.next_turn(view.inner)

    # Additions of a layer

    def own_phases(self) -> dict[str, Phase[Any, Any]]:
        """Return phases in which the inner game pauses."""
        return {}

    def extra(self, s: L, seat: int) -> Sequence[Action]:
        """Return moves of ``seat``, which is asked, in addition to those of the inner phase."""
        return ()

    def own_wishes(self, s: L, seat: int) -> Sequence[Wish]:
        """Return the layer's wishes that ``seat`` may make, among ``own``."""
        return ()

    def own_anytime(self, s: L, seat: int) -> Sequence[Action]:
        """Return other moves of ``seat`` at any time; the table's own notes (``overdue``) belong to TABLE_ACTOR."""
        return ()

    def mark(self, s: L) -> Hashable:
        """Return the layer's part of a prompt's identity: an answer given under another mark is stale."""
        return None

    def so_far(self, s: L) -> Standing | None:
        """Return the score of the match for painters, if this layer knows it."""
        return None

    def act(self, s: L, seat: int, action: Action, ctx: GameContext) -> None:
        """Make a move of the layer's own, or store one of its wishes, in any phase."""
        raise NotImplementedError

    def before(self, s: L, seat: int, action: Action) -> None:
        """Called before an inner move that is not a wish."""

    def after(self, s: L, ctx: GameContext) -> None:
        """Called after an inner move or wish."""
        s.follow()

    def inner_context(self, s: L, ctx: GameContext) -> GameContext:
        """Return the context for the inner game."""
        return ctx

    # Delegation

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the layer's options and the inner ones. Options that the leg decides may only have that value."""
        mine, fixed = {o.key for o in self.own_options}, self.leg.fixed
        theirs = {k: v for k, v in given.items() if k not in mine}
        settle(
            (), {k: v for k, v in theirs.items() if k in fixed and (v, v.__class__) != (fixed[k], fixed[k].__class__)}
        )
        settled = self.inner.check(seats, {**theirs, **self.leg.fixed})
        own = settle(self.own_options, {k: v for k, v in given.items() if k in mine})
        return {k: v for k, v in settled.items() if k not in self.leg.fixed} | own

    def inner_only(self, options: Options) -> dict[str, OptionValue]:
        """Return the options of the inner game, with the values that the leg decides."""
        known = {o.key for o in self.inner.options}
        return {k: v for k, v in options.items() if k in known} | dict(self.leg.fixed)

    def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
        """Migrate the inner state by the inner game."""
        within = from_revision // REVISIONS
        if within < self.inner.revision:
            snapshot = {**snapshot, "inner": self.inner.migrate(snapshot["inner"], within)}
        return snapshot

    def around(self, leg: Leg[Any]) -> Game[Any]:
        """Return this layer around the leg of an earlier revision (Game.former)."""
        raise NotImplementedError

    def teams(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """Delegate to the inner game."""
        return self.inner.teams(seats, self.inner_only(options))

    def table_pause(self, options: Options, rnd: Rnd) -> float:
        """Delegate to the inner game."""
        return self.inner.table_pause(self.inner_only(options), rnd)

    def moves_unasked(self, s: L, seat: int) -> bool:
        """True also for the table itself, which notes the clock in layers (``own_anytime``)."""
        return seat == TABLE_ACTOR or super().moves_unasked(s, seat)

    def begins(self, s: L, seat: int, action: Action) -> Action:
        """Delegate to the inner game; a layer's own move is returned as it is."""
        return action if isinstance(action, self.own) else self.inner.begins(s.inner, seat, action)

    def why_not(self, s: L, seat: int, action: Action) -> Any:
        """Delegate to the inner game; a layer answers for its own moves."""
        return self.inner.why_not(s.inner, seat, action)

    def arrange(self, how: str, view: View) -> list[int]:
        """Delegate to the inner game."""
        assert view.inner is not None
        return self.inner.arrange(how, view.inner)

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """Delegate to the inner game."""
        return self.inner.open_until(kind, self.inner_only(options))

    def automatic(self, s: L) -> tuple[int, Action] | None:
        """Delegate to the inner game while it is in charge."""
        return self.inner.automatic(s.inner) if s.in_charge() else None

    def forced(self, s: L, seat: int) -> Action | None:
        """Delegate to the inner game while it is in charge."""
        return self.inner.forced(s.inner, seat) if s.in_charge() and not s.ended else None

    def timeout(self, s: L, seat: int) -> Action:
        """Delegate to the inner game."""
        return self.inner.timeout(s.inner, seat)

    def overdue(self, s: L, seat: int) -> Action | None:
        """Delegate to the inner game while it is in charge."""
        return self.inner.overdue(s.inner, seat) if s.in_charge() else None

    def follows_orders(self) -> bool:
        """Delegate to the inner game."""
        return self.inner.follows_orders()

    def follow(self, s: L, seat: int, order: Mapping[str, int]) -> Action | None:
        """Delegate to the inner game while it is in charge."""
        return self.inner.follow(s.inner, seat, order) if s.in_charge() else None

    def wished(self, s: L, seat: int) -> Action | None:
        """Delegate to the inner game while it is in charge."""
        return self.inner.wished(s.inner, seat) if s.in_charge() and not s.ended else None

    def conserved(self, s: L) -> object:
        """Delegate to the inner game."""
        return self.inner.conserved(s.inner)

    def read(self, wire: Sequence[Any]) -> Action:
        """Read a move by the moves of this instance: other instances of the class wrap other games."""
        return read_shaped(shapes(self.actions), wire)

    def seat_count(self, s: L) -> int:
        """Delegate to the inner game."""
        return self.inner.seat_count(s.inner)

    def wishes_of(self, s: L, seat: int) -> Sequence[Wish]:
        """Return the inner wishes, then the layer's."""
        return () if s.ended else [*self.inner.wishes_of(s.inner, seat), *self.own_wishes(s, seat)]

    def apply(self, s: L, seat: int, action: Action, ctx: GameContext) -> None:
        """Make a move, or store a wish, in the part it belongs to. While the inner game pauses, its wishes give no
        answers."""
        if isinstance(action, self.own):
            self.act(s, seat, action, ctx)
            return
        if not isinstance(action, Wish):
            self.before(s, seat, action)
        elif not s.in_charge():
            self.keep_wish(s, seat, action, ctx)
            return
        self.inner.apply(s.inner, seat, action, self.inner_context(s, ctx))
        self.after(s, ctx)

    def keep_wish(self, s: L, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store a wish of the inner game, which pauses."""
        inner, world = self.inner, self.inner_context(s, ctx)
        if isinstance(inner, Layer):
            inner.keep_wish(s.inner, seat, wish, world)
        elif inner.wishes is not None:
            inner.wishes.keep(s.inner, seat, wish, world)

    def masked(self, s: L, seat: int | None) -> L:
        """Return the state with the inner state masked by its own game. The inner game asks no seat while it pauses."""
        return self._around(s, seat, self.inner.masked(s.inner, seat))

    def _around(self, s: L, seat: int | None, inner: State) -> L:
        new = s.masked(seat, {"inner": inner})
        new.waiting = self.public_waiting(s, seat)
        if not s.in_charge():
            inner.waiting = []
        return new

    def view(self, s: L, seat: int | None, *, match: str, options: Options) -> View[L]:
        """Return the layer's view, which contains the inner one; the inner moves are listed once for both."""
        going = s.in_charge()
        theirs = self.inner.view(s.inner, seat, match=match, options=self.inner_only(options))
        if not going:
            theirs = replace(theirs, legal=(), first={}, anytime=(), proposals=())
        legal, first = theirs.legal, theirs.first
        if not s.ended and seat is not None and seat in s.waiting:
            phase = self.phases[s.phase]
            if not going:
                legal = () if phase.stepwise else tuple(phase.legal(s, seat))
                first = phase.first_steps(s, seat, legal)
            elif more := tuple(self.extra(s, seat)):
                legal, first = () if phase.stepwise else (*legal, *more), {**first, **first_offers(more)}
        return View(
            match=match,
            game=self.key,
            seats=theirs.seats,
            seat=seat,
            options=dict(options),
            s=self._around(s, seat, theirs.s),
            legal=legal,
            first=first,
            proposals=theirs.proposals,
            anytime=() if s.ended or seat is None else tuple(self.anytime(s, seat)),
            team=theirs.team,
            inner=self._with_standing(theirs, self.so_far(s)),
            sealed=not s.ended and self.phases[s.phase].secret_readiness,
        )

    def _with_standing(self, view: View, standing: Standing | None) -> View:
        """Return the inner game's view, nested ones included, with this layer's knowledge of the match."""
        if standing is None:
            return view
        if isinstance(self.inner, Layer) and view.inner is not None:
            return replace(view, standing=standing, inner=self.inner._with_standing(view.inner, standing))
        self.leg.present(view.s, standing)
        return replace(view, standing=standing)


def _distinct(game: str, theirs: Any, mine: Any) -> None:
    if clash := set(theirs) & set(mine):
        raise TypeError(f"{game}: two things of one name: {', '.join(sorted(clash))}")


def stripped(game: Game[Any], s: State) -> tuple[Game[Any], State]:
    """Return the game to search, and its state: the innermost one, inside all layers that delegate to it now.

    A search looks ahead to the end of a leg, so it loses nothing by ignoring later legs, and works as fast and as well
    as without layers. If a layer asks something itself, the result is the layer.
    """
    while isinstance(game, Layer) and isinstance(s, LayerState) and s.in_charge():
        game, s = game.inner, s.inner
    return game, s
