"""The doubling cube around one leg of a game; itself a leg, so a match is ``Legs(Cube(leg))``.

Moves: ``cube_double``, in addition to the game's moves at an offer point (``Leg.offers``); then ``cube_take`` or
``cube_pass`` by the other seat. Wishes: ``cube_hold`` (I do not double in this leg: make automatic moves without asking
me) and ``cube_free`` (ask me again). ``lateness`` holds the table's notes about the clock (condition 8).

Rulings made here, beyond those of the rules (R1 to R12):
- The last decision in condition 8 may be of the leg before: so an absent player is not doubled in one leg after
  another.
- A decision in a phase that hides which seat is asked does not count in condition 8. It would reveal which seat was
  asked if the clock's move, or the return of a player, counted there.
- A move that the game makes by itself, such as a last card, does not count either: no player decides it. It counts if
  its player could have doubled instead, also if that player has the wish not to double. The answer that a wish gives
  counts too: otherwise the count would reveal the wish.
- There is no Crawford leg if the legs have no points to win (chips), or if the match has more than two seats.
- The wish for no double is not offered to a seat that can no longer double in this leg.
- The seat that begins the next leg is the one that the inner game names for its next round, also after a pass. If a leg
  is a whole game, the start alternates, unless the game has a rule for the next game of a match, as Counting Cribbage
  has (its R22).
- If ``match_target`` is 1, there is no Crawford leg: no player can come to one point less.
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
from engine.core.prepared.wishes import Wish
from engine.core.standing import Standing
from engine.core.state import NO_SEAT, memo, public
from engine.layers.events import CUBE_EVENTS, CubeDoubled, CubePassed, CubeTaken
from engine.layers.lateness import DUE, FIRM, LATE, NOTES, Absent, Away, Late, decided, in_next_leg
from engine.layers.layer import Layer, LayerState
from engine.layers.leg import Leg
from engine.layers.terms import CAP, CRAWFORD, FACES, OFFERED, PASSED


@dataclass(frozen=True, slots=True)
class Double(Action):
    """Offer to double the value of the leg; the offer cannot be withdrawn."""

    tag: ClassVar[str] = "cube_double"
    binding: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Continue at twice the value, and own the cube."""

    tag: ClassVar[str] = "cube_take"
    binding: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Give up the leg."""

    tag: ClassVar[str] = "cube_pass"
    binding: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Hold(Wish):
    """Offer me no double in this leg."""

    tag: ClassVar[str] = "cube_hold"


@dataclass(frozen=True, slots=True)
class Free(Wish):
    """Ask me again."""

    tag: ClassVar[str] = "cube_free"


DOUBLE, TAKE, PASS, HOLD, FREE = Double(), Take(), Pass(), Hold(), Free()


@dataclass(slots=True)
class CubeState(LayerState):
    """One leg, and the cube with it."""

    value: int = public(1)
    owner: int = public(NO_SEAT)
    """The only seat that may double next; NO_SEAT: any seat on its turn."""
    pending: int = public(NO_SEAT)
    """The seat that has offered and waits for the answer; after a pass, the seat that won by it."""
    offered: bool = public(False)
    """Whether the present turn has had its offer."""
    live: bool = public(True)
    """False in the Crawford leg."""
    cap: int = public(64)
    pass_base: int = public(1)
    """The points of a pass for each point of ``value``."""
    running: int = public(2)
    """The number of seats still in; the cube comes on the table once two are left."""
    late: list[int] = public()
    hold: list[int] = memo()
    """1 for a seat that wishes not to be asked."""

    def in_charge(self) -> bool:
        """False while a double is being answered."""
        return not self.ended and self.phase != OFFERED

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Clear the wishes of other seats, which are unknown."""
        LayerState.after_redeal(self, seat, rnd)
        self.hold = [on if p == seat else 0 for p, on in enumerate(self.hold)]


class Answering(Phase[CubeState, Action]):
    """Take or pass."""

    urgent = True

    def __init__(self, cube: Cube) -> None:
        self.cube = cube

    def legal(self, s: CubeState, seat: int) -> Sequence[Action]:
        """Return take and pass."""
        return (TAKE, PASS)

    def prompt_variant(self, s: CubeState, seat: int) -> Hashable:
        """Return the cube's value: another value is another prompt."""
        return s.value

    def anytime(self, s: CubeState, seat: int) -> Sequence[Action]:
        """Return the table's notes of the clock, which are possible here too."""
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
        # The inner leg answers for the match; the cube only changes the value of a leg.
        self._declare(game=self, target=leg.target, most=leg.most, untold=leg.untold, low=leg.low)
        self._declare(reasons=leg.reasons, numbered=leg.numbered, alternates=leg.alternates)

    def around(self, leg: Leg[Any]) -> Cube:
        """Return the cube around the former leg."""
        return Cube(leg)

    def own_phases(self) -> dict[str, Phase[Any, Any]]:
        """Return the phase in which a double is answered."""
        return {OFFERED: Answering(self)}

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the options as the inner game does, with the cube's defaults. A match without the cube is refused."""
        settled = super().check(seats, {**self.leg.cube_defaults, **given})
        if seats not in self.seats or not settled[CUBE]:
            raise BadOption(CUBE, settled[CUBE])
        if seats > 2 and settled.get(CRAWFORD):
            raise BadOption(CRAWFORD, True)
        return settled

    # Offers

    def refusal(self, s: CubeState, seat: int) -> str:
        """Return which of the conditions 2 to 8 forbids ``seat`` to double now; "" if it may double."""
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
        """True if conditions 1 to 8 hold."""
        return seat >= 0 and not self.refusal(s, seat)

    def opponent(self, s: CubeState, seat: int) -> int:
        """Return the other seat that is still in."""
        return next(p for p in self.leg.running(s.inner) if p != seat)

    def extra(self, s: CubeState, seat: int) -> Sequence[Action]:
        """Return the double."""
        return (DOUBLE,) if self.can_offer(s, seat) else ()

    def own_wishes(self, s: CubeState, seat: int) -> Sequence[Wish]:
        """Return the wish for no double, or the wish to be asked again."""
        able = s.live and s.value < s.cap and s.owner in (NO_SEAT, seat) and seat in self.leg.running(s.inner)
        return (FREE if s.hold[seat] else HOLD,) if able else ()

    def own_anytime(self, s: CubeState, seat: int) -> Sequence[Action]:
        """Return the table's notes of the clock."""
        if seat != TABLE_ACTOR or self.phases[s.phase].secret_readiness:
            return ()
        due = [p for p in s.waiting if p >= 0 and not s.late[p] & DUE]
        return [note(p) for note in (Away, Absent, Late) for p in due]

    def overdue(self, s: CubeState, seat: int) -> Action | None:
        """Return the note for ``seat`` just before the clock moves."""
        note = Away(seat)
        return note if note in self.own_anytime(s, TABLE_ACTOR) else None

    def mark(self, s: CubeState) -> Hashable:
        """Return the mark of the prompt: a prompt before an offer differs from the one after it."""
        return s.value, s.offered

    def act(self, s: CubeState, seat: int, action: Action, ctx: GameContext) -> None:
        """Carry out an offer, an answer, a wish, or a note of the clock."""
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
        """Count a decision of the turn; the next turn may have an offer again."""
        if seat >= 0 and seat in s.waiting and not self.phases[s.phase].secret_readiness:
            if not self._made_by_itself(s, seat, action):
                s.late[seat] = decided(s.late[seat])
            s.offered = False

    def _made_by_itself(self, s: CubeState, seat: int, action: Action) -> bool:
        """True if the move leaves the notes of the clock unchanged: a forced move without a choice to double."""
        stays = s.late[seat] & FIRM and not s.late[seat] & DUE
        return bool(stays) and self.inner.automatic(s.inner) == (seat, action) and not self.can_offer(s, seat)

    def after(self, s: CubeState, ctx: GameContext) -> None:
        """End the leg if the inner game has ended."""
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
        """True if ``seat`` must be asked "continue or double" although the game would move automatically."""
        return self.can_offer(s, seat) and not s.hold[seat]

    def automatic(self, s: CubeState) -> tuple[int, Action] | None:
        """Return the inner automatic move, but none past an offer point unless the seat wishes for no double."""
        found = super().automatic(s)
        return None if found is not None and self.stops(s, found[0]) else found

    def forced(self, s: CubeState, seat: int) -> Action | None:
        """Return the inner forced move, but none past an offer point (see ``automatic``)."""
        return None if self.stops(s, seat) else super().forced(s, seat)

    def follow(self, s: CubeState, seat: int, order: Mapping[str, int]) -> Action | None:
        """Return the move of a standing order, but none past an offer point (see ``automatic``)."""
        return None if self.stops(s, seat) else super().follow(s, seat, order)

    def wished(self, s: CubeState, seat: int) -> Action | None:
        """Return the answer of a wish, but none past an offer point (see ``automatic``)."""
        return None if self.stops(s, seat) else super().wished(s, seat)

    def timeout(self, s: CubeState, seat: int) -> Action:
        """Return Take (R7), never a double, for an offered double; otherwise the inner default."""
        return TAKE if s.phase == OFFERED else super().timeout(s, seat)

    def why_not(self, s: CubeState, seat: int, action: Action) -> Any:
        """Return reasons ``cube-no-...`` for a refused double."""
        if isinstance(action, Take | Pass):
            return Message("cube-no-offer")
        if s.phase == OFFERED:
            return Message("cube-no-answer", {"value": Number(s.value), "double": Number(2 * s.value)})
        if isinstance(action, Double):
            return Message(f"cube-no-{self.refusal(s, seat) or 'now'}", {"value": Number(s.value)})
        return Message("illegal-now") if isinstance(action, self.own) else super().why_not(s, seat, action)

    # The cube as a leg

    def start(  # type: ignore[override]  # a leg's start takes the score of the match
        self, seats: int, options: Options, ctx: GameContext, standing: Standing
    ) -> CubeState:
        """Put the cube in the middle with value 1. The columns tell which leg is the Crawford leg."""
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
        """Delegate to the inner leg; also keep which seats the clock moved for last (condition 8)."""
        self.leg.carry(s.inner, last.inner)
        s.late = list(map(in_next_leg, last.late))

    def gains(self, s: CubeState) -> list[int]:
        """Return the value times the worth of the leg; after a pass, the old value times the pass base (R1)."""
        if s.ended == PASSED:
            return self.leg.award(s.inner, s.pending, s.value * self.leg.pass_base)
        return [s.value * got for got in self.leg.gains(s.inner)]

    def first(self, s: CubeState) -> int:
        """Delegate to the inner leg."""
        return self.leg.first(s.inner)

    def next_first(self, s: CubeState) -> int:
        """Delegate to the inner leg."""
        return self.leg.after_pass(s.inner, s.pending) if s.ended == PASSED else self.leg.next_first(s.inner)

    def points_to_win(self, seats: int, options: Options) -> int:
        """Delegate to the inner leg."""
        return self.leg.points_to_win(seats, options)

    def legs(self, seats: int, options: Options) -> int:
        """Delegate to the inner leg."""
        return self.leg.legs(seats, self.inner_only(options))

    def stake(self, options: Options) -> int:
        """Delegate to the inner leg."""
        return self.leg.stake(self.inner_only(options))

    def over(self, totals: Sequence[int]) -> str:
        """Delegate to the inner leg."""
        return self.leg.over(totals)

    def outcome(self, totals: Sequence[int], last: CubeState) -> tuple[list[int], list[int]]:
        """Delegate to the inner leg."""
        return self.leg.outcome(totals, last.inner)


def _with_default(option: Option, defaults: Mapping[str, OptionValue]) -> Option:
    changed: Any = option
    return replace(changed, default=defaults[option.key]) if option.key in defaults else option


def is_crawford(standing: Standing) -> bool:
    """True if a seat came to one point less than the target in the leg before, for the first time in the match."""
    if standing.target < 2 or not standing.columns:
        return False
    before = [total - got for total, got in zip(standing.totals, standing.columns[-1], strict=True)]
    near = standing.target - 1
    return max(standing.totals) >= near > max(before)


def cube_of(game: Game[Any]) -> Cube | None:
    """Return the cube among the layers of ``game``; None if there is none."""
    while isinstance(game, Layer):
        if isinstance(game, Cube):
            return game
        game = game.inner
    return None
