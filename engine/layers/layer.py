"""A game that wraps a game: everything the contract asks of a game is handed on to the game inside.

A layer's state has one nested state, ``inner``; while the game inside is in charge (``LayerState.in_charge``), the
layer's ``phase`` and ``waiting`` are copies of the inner ones. A layer may add moves (``extra``, ``own_anytime``) and
phases (``own_phases``), and looks at the inner state after every move (``after``). The game inside never learns of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action, read_shaped, shapes
from engine.core.conditions import Condition
from engine.core.context import GameContext
from engine.core.events import GameEvent
from engine.core.facts import Message
from engine.core.game import TABLE_ACTOR, Game, Options, Phase, Rnd
from engine.core.horizon import OpenUntil
from engine.core.offers import Offer, Path, Values, first_offers, offer_from
from engine.core.options import Option, OptionValue, settle
from engine.core.standing import Standing
from engine.core.state import State, nested
from engine.core.view import View
from engine.core.wishes import Wish
from engine.layers.leg import Leg

REVISIONS = 100
"""A layer's revision is this many times the inner one, and its own."""


@dataclass(slots=True)
class LayerState(State):
    """The wrapped state; ``wrapping`` makes the class for a game, in which the type of ``inner`` is that game's."""

    inner: Any = nested()

    def in_charge(self) -> bool:
        """Whether the game inside goes on now, and not a phase of the layer's own."""
        return not self.ended

    def follow(self) -> None:
        """Ask whom the game inside asks."""
        self.phase, self.waiting = self.inner.phase, self.inner.waiting[:]

    def team(self, seat: int) -> int:
        """As inside."""
        return int(self.inner.team(seat))

    def pins(self, seat: int) -> Mapping[int, int]:
        """As inside."""
        found: Mapping[int, int] = self.inner.pins(seat)
        return found

    def may_hold(self, seat: int, card: int) -> bool:
        """As inside."""
        return bool(self.inner.may_hold(seat, card))

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """A redeal may change whom the game inside asks."""
        if self.in_charge():
            self.follow()


L = TypeVar("L", bound=LayerState)


def wrapping(kind: type[LayerState], inner: type[State]) -> type[State]:
    """The state class ``kind`` around ``inner``."""
    own = {"__slots__": (), "__annotations__": {"inner": inner}, "__module__": kind.__module__}
    return type(f"{kind.__name__}Of{inner.__name__}", (kind,), own)


class Through(Phase[Any, Any]):
    """A phase of the game inside, with what the layer adds; ``Layer.apply`` makes the moves."""

    def __init__(self, layer: Layer[Any], phase: Phase[Any, Any]) -> None:
        self.layer, self.phase = layer, phase
        declared = ("secret_readiness", "advisable", "asks_in_secret", "revocable", "stepwise", "foreseeable", "urgent")
        vars(self).update({name: getattr(phase, name) for name in declared})

    def legal(self, s: Any, seat: int) -> Sequence[Action]:
        """The moves inside, then the layer's."""
        found, more = self.phase.legal(s.inner, seat), self.layer.extra(s, seat)
        return [*found, *more] if more else found

    def bystander(self, s: Any) -> int | None:
        """As inside."""
        return self.phase.bystander(s.inner)

    def allows(self, s: Any, seat: int, action: Action) -> bool:
        """As the layer says of its own moves, as inside of the others."""
        if isinstance(action, self.layer.own):
            return action in self.layer.extra(s, seat)
        return self.phase.allows(s.inner, seat, action)

    def offer(self, s: Any, seat: int, path: Path) -> Offer | None:
        """The tags of both, then the steps of whose tag it is."""
        more = self.layer.extra(s, seat)
        if path and path[0] in self.layer.own_tags:
            return offer_from(more, path)
        found = self.phase.offer(s.inner, seat, path)
        if path or not more or not isinstance(found, Values):
            return found
        return Values((*found.values, *dict.fromkeys(a.tag for a in more)))

    def prompt_variant(self, s: Any, seat: int) -> Hashable:
        """Another mark of the layer is another prompt too."""
        return self.layer.mark(s), self.phase.prompt_variant(s.inner, seat)

    def ahead(self, s: Any, seat: int) -> Sequence[Condition]:
        """As inside."""
        return self.phase.ahead(s.inner, seat)

    def meant(self, s: Any, seat: int, condition: Condition) -> Action | Message:
        """As inside."""
        return self.phase.meant(s.inner, seat, condition)

    def anytime(self, s: Any, seat: int) -> Sequence[Action]:
        """The private moves inside, then the layer's; those of the table itself (a seat below 0) are layers'."""
        known = seat >= 0 or isinstance(self.layer.inner, Layer)
        return [*(self.phase.anytime(s.inner, seat) if known else ()), *self.layer.own_anytime(s, seat)]


class Layer(Game[L], Generic[L]):
    """The delegation. An instance holds the leg it wraps, and nothing of a match.

    What other games declare for their class is here declared for the instance. Raises TypeError where a move, a phase,
    an event or an option of the layer has the name of one inside.
    """

    kind: ClassVar[type[LayerState]]
    own: ClassVar[tuple[type[Action], ...]] = ()
    """The layer's moves."""
    own_events: ClassVar[Mapping[str, type[GameEvent]]] = MappingProxyType({})
    """What can happen in it."""

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
        """A state of this layer, without what it wraps yet."""
        kind: Any = self.state
        made: L = kind(**fields)
        return made

    def _declare(self, **declared: Any) -> None:
        vars(self).update(declared)

    # What a layer may add

    def own_phases(self) -> dict[str, Phase[Any, Any]]:
        """Phases in which the game inside stands still."""
        return {}

    def extra(self, s: L, seat: int) -> Sequence[Action]:
        """Moves of ``seat``, which is asked, beside those of the inner phase."""
        return ()

    def own_wishes(self, s: L, seat: int) -> Sequence[Wish]:
        """What ``seat`` may wish of this layer, among ``own``."""
        return ()

    def own_anytime(self, s: L, seat: int) -> Sequence[Action]:
        """Other moves of ``seat`` at any time; what the table itself may note (``overdue``) is TABLE_ACTOR's."""
        return ()

    def mark(self, s: L) -> Hashable:
        """Part of what a prompt is about: an answer given under another mark is stale."""
        return None

    def so_far(self, s: L) -> Standing | None:
        """What painters are told of the match, where this layer knows."""
        return None

    def act(self, s: L, seat: int, action: Action, ctx: GameContext) -> None:
        """Make a move of the layer's own, or note a wish of it, in any phase."""
        raise NotImplementedError

    def before(self, s: L, seat: int, action: Action) -> None:
        """A move inside, no wish, is about to be made."""

    def after(self, s: L, ctx: GameContext) -> None:
        """A move was made inside, or a wish noted."""
        s.follow()

    def inner_context(self, s: L, ctx: GameContext) -> GameContext:
        """The world as the game inside is to meet it."""
        return ctx

    # What is handed on

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """The layer's options and those of the game inside; what the leg decides may be said, and not otherwise."""
        mine, fixed = {o.key for o in self.own_options}, self.leg.fixed
        theirs = {k: v for k, v in given.items() if k not in mine}
        settle(
            (), {k: v for k, v in theirs.items() if k in fixed and (v, v.__class__) != (fixed[k], fixed[k].__class__)}
        )
        settled = self.inner.check(seats, {**theirs, **self.leg.fixed})
        own = settle(self.own_options, {k: v for k, v in given.items() if k in mine})
        return {k: v for k, v in settled.items() if k not in self.leg.fixed} | own

    def inner_only(self, options: Options) -> dict[str, OptionValue]:
        """The options the game inside knows, with what the leg decides."""
        known = {o.key for o in self.inner.options}
        return {k: v for k, v in options.items() if k in known} | dict(self.leg.fixed)

    def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
        """The game inside migrates its own state."""
        within = from_revision // REVISIONS
        if within < self.inner.revision:
            snapshot = {**snapshot, "inner": self.inner.migrate(snapshot["inner"], within)}
        return snapshot

    def around(self, leg: Leg[Any]) -> Game[Any]:
        """This layer around the leg of an earlier revision (Game.former)."""
        raise NotImplementedError

    def teams(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """As inside."""
        return self.inner.teams(seats, self.inner_only(options))

    def house_pause(self, options: Options, rnd: Rnd) -> float:
        """As inside."""
        return self.inner.house_pause(self.inner_only(options), rnd)

    def moves_unasked(self, s: L, seat: int) -> bool:
        """Also the table itself, which notes the clock in layers (``own_anytime``)."""
        return seat == TABLE_ACTOR or super().moves_unasked(s, seat)

    def begins(self, s: L, seat: int, action: Action) -> Action:
        """As inside; the layer's own moves are whole."""
        return action if isinstance(action, self.own) else self.inner.begins(s.inner, seat, action)

    def why_not(self, s: L, seat: int, action: Action) -> Any:
        """As inside; a layer says it of its own moves."""
        return self.inner.why_not(s.inner, seat, action)

    def arrange(self, how: str, view: View) -> list[int]:
        """As inside."""
        assert view.inner is not None
        return self.inner.arrange(how, view.inner)

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """As inside."""
        return self.inner.open_until(kind, self.inner_only(options))

    def automatic(self, s: L) -> tuple[int, Action] | None:
        """As inside, while that is in charge."""
        return self.inner.automatic(s.inner) if s.in_charge() else None

    def forced(self, s: L, seat: int) -> Action | None:
        """As inside, while that is in charge."""
        return self.inner.forced(s.inner, seat) if s.in_charge() and not s.ended else None

    def timeout(self, s: L, seat: int) -> Action:
        """As inside."""
        return self.inner.timeout(s.inner, seat)

    def overdue(self, s: L, seat: int) -> Action | None:
        """As inside, while that is in charge."""
        return self.inner.overdue(s.inner, seat) if s.in_charge() else None

    def follows_orders(self) -> bool:
        """As inside."""
        return self.inner.follows_orders()

    def follow(self, s: L, seat: int, order: Mapping[str, int]) -> Action | None:
        """As inside, while that is in charge."""
        return self.inner.follow(s.inner, seat, order) if s.in_charge() else None

    def wished(self, s: L, seat: int) -> Action | None:
        """As inside, while that is in charge."""
        return self.inner.wished(s.inner, seat) if s.in_charge() and not s.ended else None

    def conserved(self, s: L) -> object:
        """As inside."""
        return self.inner.conserved(s.inner)

    def read(self, wire: Sequence[Any]) -> Action:
        """By the moves of this instance: others of this class wrap other games."""
        return read_shaped(shapes(self.actions), wire)

    def seat_count(self, s: L) -> int:
        """As inside."""
        return self.inner.seat_count(s.inner)

    def wishes_of(self, s: L, seat: int) -> Sequence[Wish]:
        """Those inside, then the layer's."""
        return () if s.ended else [*self.inner.wishes_of(s.inner, seat), *self.own_wishes(s, seat)]

    def apply(self, s: L, seat: int, action: Action, ctx: GameContext) -> None:
        """Make a move, or note a wish, where it belongs; while the game inside stands still a wish answers nothing."""
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
        """Note a wish of the game inside, which stands still."""
        inner, world = self.inner, self.inner_context(s, ctx)
        if isinstance(inner, Layer):
            inner.keep_wish(s.inner, seat, wish, world)
        elif inner.wishes is not None:
            inner.wishes.keep(s.inner, seat, wish, world)

    def masked(self, s: L, seat: int | None) -> L:
        """The inner state as its own game masks it, which hides who is asked; it asks nobody while it stands still."""
        return self._around(s, seat, self.inner.masked(s.inner, seat))

    def _around(self, s: L, seat: int | None, inner: State) -> L:
        new = s.masked(seat, {"inner": inner})
        new.waiting = self.public_waiting(s, seat)
        if not s.in_charge():
            inner.waiting = []
        return new

    def view(self, s: L, seat: int | None, *, match: str, options: Options) -> View[L]:
        """The layer's view, and in it the inner one; the moves inside are listed once for both."""
        going = s.in_charge()
        theirs = self.inner.view(s.inner, seat, match=match, options=self.inner_only(options))
        if not going:
            theirs = replace(theirs, legal=(), first={}, anytime=())
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
            anytime=() if s.ended or seat is None else tuple(self.anytime(s, seat)),
            team=theirs.team,
            inner=self._told(theirs, self.so_far(s)),
            sealed=not s.ended and self.phases[s.phase].secret_readiness,
        )

    def _told(self, view: View, standing: Standing | None) -> View:
        """The view of the game inside, and all in it, with what this layer knows of the match."""
        if standing is None:
            return view
        if isinstance(self.inner, Layer) and view.inner is not None:
            return replace(view, standing=standing, inner=self.inner._told(view.inner, standing))
        self.leg.present(view.s, standing)
        return replace(view, standing=standing)


def _distinct(game: str, theirs: Any, mine: Any) -> None:
    if clash := set(theirs) & set(mine):
        raise TypeError(f"{game}: two things of one name: {', '.join(sorted(clash))}")


def stripped(game: Game[Any], s: State) -> tuple[Game[Any], State]:
    """The game that is thought about, and its state: what is inside all layers that let it go on just now.

    A search looks ahead to the end of a leg, so it loses nothing by not knowing that there are more, and works as fast
    and as well as without layers. Where a layer asks something itself, the layer is what is given.
    """
    while isinstance(game, Layer) and isinstance(s, LayerState) and s.in_charge():
        game, s = game.inner, s.inner
    return game, s
