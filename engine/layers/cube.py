"""The doubling cube around one leg of a game; itself a leg, so a match is ``Legs(Cube(leg))``.

Moves: ``cube_double`` beside those of the game at an offer point (``Leg.offers``), then ``cube_take`` or ``cube_pass``
of the other. Wishes: ``cube_hold`` (no double from me in this leg: go on by yourself where the game would) and
``cube_free`` (ask me again). What the table itself notes of the clock (condition 8): ``lateness``.

Rulings made here, beyond those of the rules (R1 to R12):
- The last decision of condition 8 may be one of the leg before: nobody is doubled against leg by leg in his absence.
- A decision in a phase that hides who is asked counts for nothing in condition 8: that the clock made it, or that
  somebody has been back since, would tell who was asked.
- Nor does a move that the game makes by itself, as a last card: it is nobody's decision. Where its player could have
  doubled instead it is one, also for who has said ahead that they will not. What a wish answers is one too: else it
  would show that there is a wish.
- Where the leg has no points to win (chips), there is no Crawford leg; nor with more than two seats.
- The wish to be passed by is not offered to who cannot double any more in this leg.
- Who begins the next leg: whom the game inside names for its next round, also after a pass; where a leg is a whole game
  the start alternates, unless the game has a rule for the next game of a match, as Counting Cribbage has (its R22).
- Where ``match_target`` is 1 there is no Crawford leg: nobody comes to one point less.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.facts import Message, Number
from engine.core.game import CUBE, TABLE_ACTOR, Game, Options, Phase
from engine.core.options import BadOption, Choice, Flag, Option, OptionValue
from engine.core.standing import Standing
from engine.core.state import NO_SEAT, memo, public
from engine.core.wishes import Wish
from engine.layers.events import CUBE_EVENTS, CubeDoubled, CubePassed, CubeTaken
from engine.layers.lateness import DUE, FIRM, LATE, NOTES, Absent, Away, Late, decided, in_next_leg
from engine.layers.layer import Layer, LayerState
from engine.layers.leg import Leg
from engine.layers.terms import CAP, CRAWFORD, FACES, OFFERED, PASSED


@dataclass(frozen=True, slots=True)
class Double(Action):
    """Offer to double what the leg is worth; it cannot be withdrawn."""

    tag: ClassVar[str] = "cube_double"
    binding: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Play on for twice as much, and own the cube."""

    tag: ClassVar[str] = "cube_take"
    binding: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Give the leg up."""

    tag: ClassVar[str] = "cube_pass"
    binding: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Hold(Wish):
    """No double from me in this leg."""

    tag: ClassVar[str] = "cube_hold"


@dataclass(frozen=True, slots=True)
class Free(Wish):
    """Ask me again."""

    tag: ClassVar[str] = "cube_free"


DOUBLE, TAKE, PASS, HOLD, FREE = Double(), Take(), Pass(), Hold(), Free()


@dataclass(slots=True)
class CubeState(LayerState):
    """One leg, and the cube beside it."""

    value: int = public(1)
    owner: int = public(NO_SEAT)
    """Who alone may double next; NO_SEAT: whoever is to move."""
    pending: int = public(NO_SEAT)
    """Who has offered and waits for the answer; after a pass who won so."""
    offered: bool = public(False)
    """Whether the present turn has had its offer."""
    live: bool = public(True)
    """False in the Crawford leg."""
    cap: int = public(64)
    pass_base: int = public(1)
    """What a pass pays for each of ``value``."""
    running: int = public(2)
    """How many are still in; the cube lies on the table from two on."""
    late: list[int] = public()
    hold: list[int] = memo()
    """1 for a seat that is not to be asked."""

    def in_charge(self) -> bool:
        """Not while a double is answered."""
        return not self.ended and self.phase != OFFERED

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Nobody knows what others wish."""
        LayerState.after_redeal(self, seat, rnd)
        self.hold = [on if p == seat else 0 for p, on in enumerate(self.hold)]


class Answering(Phase[CubeState, Action]):
    """Take or pass."""

    urgent = True

    def __init__(self, cube: Cube) -> None:
        self.cube = cube

    def legal(self, s: CubeState, seat: int) -> Sequence[Action]:
        """Nothing else."""
        return (TAKE, PASS)

    def prompt_variant(self, s: CubeState, seat: int) -> Hashable:
        """Another value is another prompt."""
        return s.value

    def anytime(self, s: CubeState, seat: int) -> Sequence[Action]:
        """What the table notes of the clock here too."""
        return self.cube.own_anytime(s, seat)


class Cube(Layer[CubeState], Leg[CubeState]):
    """The cube on ``leg``."""

    kind = CubeState
    own = (Double, Take, Pass, Hold, Free, *NOTES)
    own_events = CUBE_EVENTS

    def __init__(self, leg: Leg[Any]) -> None:
        crawford = [Flag(CRAWFORD)] if leg.target is not None else []
        super().__init__(leg, [Flag(CUBE, True), Choice(CAP, FACES, FACES[-1]), *crawford])
        seats = tuple(n for n in self.inner.seats if n in leg.cube_seats)
        self._declare(
            seats=seats,
            default_seats=seats[0],
            minutes=self.inner.minutes * leg.length,
            end_reasons=(*self.inner.end_reasons, PASSED),
            options=tuple(_with_default(o, leg.cube_defaults) for o in self.options),
        )
        # What this leg says of a match, the leg inside says; only what a leg is worth is the cube's.
        self._declare(game=self, target=leg.target, most=leg.most, untold=leg.untold, low=leg.low)
        self._declare(reasons=leg.reasons, numbered=leg.numbered, alternates=leg.alternates)

    def around(self, leg: Leg[Any]) -> Cube:
        """The same around the leg of then."""
        return Cube(leg)

    def own_phases(self) -> dict[str, Phase[Any, Any]]:
        """The answer."""
        return {OFFERED: Answering(self)}

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """As inside, with the defaults of the cube; without it there is no such match."""
        settled = super().check(seats, {**self.leg.cube_defaults, **given})
        if seats not in self.seats or not settled[CUBE]:
            raise BadOption(CUBE, settled[CUBE])
        if seats > 2 and settled.get(CRAWFORD):
            raise BadOption(CRAWFORD, True)
        return settled

    # Offers

    def refusal(self, s: CubeState, seat: int) -> str:
        """Which of the conditions 2 to 8 forbids ``seat`` to double now; "" where it may."""
        running = self.leg.running(s.inner)
        if not s.live:
            return "crawford"
        if len(running) != 2 or seat not in running:
            return "others"
        if s.offered:
            return "twice"
        if s.owner not in (NO_SEAT, seat):
            return "owner"
        if s.value >= s.cap:
            return "cap"
        if not s.in_charge() or s.waiting != [seat] or not self.leg.offers(s.inner, seat):
            return "now"
        return "absent" if s.late[self.opponent(s, seat)] & LATE else ""

    def can_offer(self, s: CubeState, seat: int) -> bool:
        """Conditions 1 to 8."""
        return seat >= 0 and not self.refusal(s, seat)

    def opponent(self, s: CubeState, seat: int) -> int:
        """The other one who is still in."""
        return next(p for p in self.leg.running(s.inner) if p != seat)

    def extra(self, s: CubeState, seat: int) -> Sequence[Action]:
        """The double."""
        return (DOUBLE,) if self.can_offer(s, seat) else ()

    def own_wishes(self, s: CubeState, seat: int) -> Sequence[Wish]:
        """To be passed by, or to be asked again."""
        able = s.live and s.value < s.cap and s.owner in (NO_SEAT, seat) and seat in self.leg.running(s.inner)
        return (FREE if s.hold[seat] else HOLD,) if able else ()

    def own_anytime(self, s: CubeState, seat: int) -> Sequence[Action]:
        """What the table notes of the clock."""
        if seat != TABLE_ACTOR or self.phases[s.phase].secret_readiness:
            return ()
        due = [p for p in s.waiting if p >= 0 and not s.late[p] & DUE]
        return [note(p) for note in (Away, Absent, Late) for p in due]

    def overdue(self, s: CubeState, seat: int) -> Action | None:
        """The same, just before the clock moves."""
        note = Away(seat)
        return note if note in self.own_anytime(s, TABLE_ACTOR) else None

    def mark(self, s: CubeState) -> Hashable:
        """The question before an offer is not the one after it."""
        return s.value, s.offered

    def act(self, s: CubeState, seat: int, action: Action, ctx: GameContext) -> None:
        """Offer, answer, wish, or note the clock."""
        if isinstance(action, Away | Absent | Late):
            s.late[action.seat] = NOTES[type(action)]
        elif isinstance(action, Wish):
            s.hold[seat] = int(action == HOLD)
        else:
            s.late[seat] = decided(s.late[seat])
            self._offer_or_answer(s, seat, action, ctx)

    def _offer_or_answer(self, s: CubeState, seat: int, action: Action, ctx: GameContext) -> None:
        if action == DOUBLE:
            s.pending, s.phase, s.waiting = seat, OFFERED, [self.opponent(s, seat)]
            ctx.tell(CubeDoubled, seat=seat, value=2 * s.value)
        elif action == TAKE:
            s.value, s.owner, s.pending, s.offered = 2 * s.value, seat, NO_SEAT, True
            ctx.tell(CubeTaken, seat=seat, value=s.value)
            s.follow()
        else:
            ctx.tell(CubePassed, seat=seat, winner=s.pending, value=s.value)
            self._finish(s, PASSED)

    def before(self, s: CubeState, seat: int, action: Action) -> None:
        """A decision of the turn has been made; the next turn may have an offer again."""
        if seat >= 0 and seat in s.waiting and not self.phases[s.phase].secret_readiness:
            if not self._made_by_itself(s, seat, action):
                s.late[seat] = decided(s.late[seat])
            s.offered = False

    def _made_by_itself(self, s: CubeState, seat: int, action: Action) -> bool:
        """Whether this leaves what is known of the clock as it was: a forced move, without a choice to double."""
        stays = s.late[seat] & FIRM and not s.late[seat] & DUE
        return bool(stays) and self.inner.automatic(s.inner) == (seat, action) and not self.can_offer(s, seat)

    def after(self, s: CubeState, ctx: GameContext) -> None:
        """The leg may be over."""
        if s.inner.ended:
            s.phase = s.inner.phase
            self._finish(s, s.inner.ended)
        else:
            s.running = len(self.leg.running(s.inner))
            s.follow()

    def _finish(self, s: CubeState, reason: str) -> None:
        s.waiting, s.ended = [], reason
        s.scores = self.gains(s)
        s.winners = [p for p, got in enumerate(s.scores) if got > 0]

    # No silent shortcuts

    def stops(self, s: CubeState, seat: int) -> bool:
        """Whether ``seat`` is to be asked "continue or double", though the game would go on by itself."""
        return self.can_offer(s, seat) and not s.hold[seat]

    def automatic(self, s: CubeState) -> tuple[int, Action] | None:
        """Never past an offer point, unless the seat has said so itself."""
        found = super().automatic(s)
        return None if found is not None and self.stops(s, found[0]) else found

    def forced(self, s: CubeState, seat: int) -> Action | None:
        """Likewise."""
        return None if self.stops(s, seat) else super().forced(s, seat)

    def follow(self, s: CubeState, seat: int, order: Mapping[str, int]) -> Action | None:
        """Likewise."""
        return None if self.stops(s, seat) else super().follow(s, seat, order)

    def wished(self, s: CubeState, seat: int) -> Action | None:
        """Likewise."""
        return None if self.stops(s, seat) else super().wished(s, seat)

    def timeout(self, s: CubeState, seat: int) -> Action:
        """Take (R7); never a double."""
        return TAKE if s.phase == OFFERED else super().timeout(s, seat)

    def why_not(self, s: CubeState, seat: int, action: Action) -> Any:
        """Reasons ``cube-no-...``."""
        if isinstance(action, Take | Pass):
            return Message("cube-no-offer")
        if s.phase == OFFERED:
            return Message("cube-no-answer", {"value": Number(s.value), "double": Number(2 * s.value)})
        if isinstance(action, Double):
            return Message(f"cube-no-{self.refusal(s, seat) or 'now'}", {"value": Number(s.value)})
        return Message("illegal-now") if isinstance(action, self.own) else super().why_not(s, seat, action)

    # The cube as a leg

    def start(  # type: ignore[override]  # a leg is told the standing
        self, seats: int, options: Options, ctx: GameContext, standing: Standing
    ) -> CubeState:
        """The cube lies in the middle and is worth 1; which leg is the Crawford leg, the columns tell."""
        s = self.new_state(
            inner=self.leg.start(seats, self.inner_only(options), ctx, standing),
            cap=int(options[CAP]),
            pass_base=self.leg.pass_base,
            live=not (options.get(CRAWFORD) and is_crawford(standing)),
            late=[0] * seats,
            hold=[0] * seats,
        )
        self.after(s, ctx)
        return s

    def carry(self, s: CubeState, last: CubeState) -> None:
        """As inside; and who was moved for last (condition 8)."""
        self.leg.carry(s.inner, last.inner)
        s.late = list(map(in_next_leg, last.late))

    def gains(self, s: CubeState) -> list[int]:
        """The value times what the leg was worth, or the old value times the pass base (R1)."""
        if s.ended == PASSED:
            return self.leg.award(s.inner, s.pending, s.value * self.leg.pass_base)
        return [s.value * got for got in self.leg.gains(s.inner)]

    def first(self, s: CubeState) -> int:
        """As inside."""
        return self.leg.first(s.inner)

    def next_first(self, s: CubeState) -> int:
        """As inside."""
        return self.leg.after_pass(s.inner, s.pending) if s.ended == PASSED else self.leg.next_first(s.inner)

    def points_to_win(self, seats: int, options: Options) -> int:
        """As inside."""
        return self.leg.points_to_win(seats, options)

    def legs(self, seats: int, options: Options) -> int:
        """As inside."""
        return self.leg.legs(seats, self.inner_only(options))

    def stake(self, options: Options) -> int:
        """As inside."""
        return self.leg.stake(self.inner_only(options))

    def over(self, totals: Sequence[int]) -> str:
        """As inside."""
        return self.leg.over(totals)

    def outcome(self, totals: Sequence[int], last: CubeState) -> tuple[list[int], list[int]]:
        """As inside."""
        return self.leg.outcome(totals, last.inner)


def _with_default(option: Option, defaults: Mapping[str, OptionValue]) -> Option:
    changed: Any = option
    return replace(changed, default=defaults[option.key]) if option.key in defaults else option


def is_crawford(standing: Standing) -> bool:
    """Whether in the leg before somebody came to one point less than the target, for the first time in the match."""
    if standing.target < 2 or not standing.columns:
        return False
    before = [total - got for total, got in zip(standing.totals, standing.columns[-1], strict=True)]
    near = standing.target - 1
    return max(standing.totals) >= near > max(before)


def cube_of(game: Game[Any]) -> Cube | None:
    """The cube among the layers of ``game``, if there is one."""
    while isinstance(game, Layer):
        if isinstance(game, Cube):
            return game
        game = game.inner
    return None
