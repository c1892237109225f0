"""A small game for tests of tables: sealed bids, then a round of turns, until a seat has enough points.

Every seat has a secret number. In each round all bid in secret (1 to 3), and the bids become points. Then every seat in
turn says "hold" or "drop" (drop costs a point). After the last round the most points win. With the option "drum" the
table itself drums before the bids are shown; with "rebid" a bid may be changed. For a seat with 9 points or more the
host says "hold" by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Count, Message, Numbers, Points, Seat
from engine.core.game import TABLE_ACTOR, Game, Options, Phase
from engine.core.options import BadOption, Flag, Number
from engine.core.prepared.wishes import Wishes
from engine.core.state import State, memo, owner, public


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """A sealed number."""

    tag: ClassVar[str] = "bid"
    number: int


@dataclass(frozen=True, slots=True)
class Say(Action):
    """1: hold, 0: drop (costs a point)."""

    tag: ClassVar[str] = "say"
    hold: int


@dataclass(frozen=True, slots=True)
class Drum(Action):
    """The move of the table itself."""

    tag: ClassVar[str] = "drum"


HOLD, DROP, DRUM = Say(1), Say(0), Drum()


class Dealt(GameEvent):
    seats: Count


class YourNumber(GameEvent):
    number: Count


class YouBid(GameEvent):
    number: Count


class Shown(GameEvent):
    bids: Numbers


class Drummed(GameEvent):
    """The table has drummed."""


class Said(GameEvent):
    seat: Seat
    hold: Count


class Over(GameEvent):
    scores: Points


@dataclass(slots=True)
class ToyState(State):
    """Lists by seat."""

    number: list[list[int]] = owner()
    bid: list[int] = memo()
    shown: list[int] = public()
    points: list[int] = public()
    rounds: int = public(1)
    """The present round."""
    target: int = public(2)
    drum: bool = public(False)
    rebid: bool = public(False)


class Bidding(Phase[ToyState, Bid]):
    """All bid at once and in secret."""

    secret_readiness = True

    def legal(self, s: ToyState, seat: int) -> Sequence[Bid]:
        return [Bid(1), Bid(2), Bid(3)]

    def apply(self, s: ToyState, seat: int, action: Bid, ctx: GameContext) -> None:
        s.bid[seat] = action.number
        if seat in s.waiting:
            s.waiting.remove(seat)
        ctx.tell_only(seat, YouBid, number=action.number)
        if not s.waiting and s.drum:
            s.phase, s.waiting = "drumming", [TABLE_ACTOR]
        elif not s.waiting:
            show(s, ctx)

    def anytime(self, s: ToyState, seat: int) -> Sequence[Bid]:
        return [Bid(n) for n in (1, 2, 3) if n != s.bid[seat]] if s.rebid and s.bid[seat] else []


def show(s: ToyState, ctx: GameContext) -> None:
    """Turn bids into points."""
    s.shown, s.bid = s.bid, [0] * len(s.points)
    s.points = [p + b for p, b in zip(s.points, s.shown, strict=True)]
    s.phase, s.waiting = "saying", [0]
    ctx.tell(Shown, bids=s.shown)


class Drumming(Phase[ToyState, Drum]):
    """Nobody but the table acts."""

    def legal(self, s: ToyState, seat: int) -> Sequence[Drum]:
        return [DRUM]

    def apply(self, s: ToyState, seat: int, action: Drum, ctx: GameContext) -> None:
        ctx.tell(Drummed)
        show(s, ctx)


class Saying(Phase[ToyState, Say]):
    """Each seat says hold or drop in turn, in the open."""

    def legal(self, s: ToyState, seat: int) -> Sequence[Say]:
        return [HOLD, DROP] if s.points[seat] else [HOLD]

    def apply(self, s: ToyState, seat: int, action: Say, ctx: GameContext) -> None:
        s.points[seat] -= 1 - action.hold
        ctx.tell(Said, seat=seat, hold=action.hold)
        if seat + 1 < len(s.points):
            s.waiting = [seat + 1]
        elif s.rounds < s.target:
            s.rounds += 1
            s.phase, s.waiting = "bidding", list(range(len(s.points)))
        else:
            s.waiting, s.ended = [], "target"
            s.scores = s.points[:]
            s.winners = [p for p, n in enumerate(s.points) if n == max(s.points)]
            ctx.tell(Over, scores=s.scores)


class ToyWishes(Wishes[ToyState]):
    """The wish to hold until so many rounds are over."""

    follows = True

    def follow(self, s: ToyState, seat: int, order: Mapping[str, int]) -> Action | None:
        if s.phase != "saying" or s.rounds > order["until"]:
            return None
        return HOLD


class Toy(Game[ToyState]):
    """2 to 4 seats; the option ``odd`` is not for 3."""

    key = "toy"
    seats = (2, 3, 4)
    default_seats = 2
    options = (Number("rounds", 1, 50, 2), Flag("odd"), Flag("drum"), Flag("rebid"))
    actions = (Bid, Say, Drum)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "bidding": Bidding(),
        "drumming": Drumming(),
        "saying": Saying(),
    }
    wishes: ClassVar[Wishes[ToyState] | None] = ToyWishes()
    state = ToyState
    events = catalogue(Dealt, YourNumber, YouBid, Shown, Drummed, Said, Over)
    end_reasons = ("target",)

    def check(self, seats: int, given: Options) -> dict[str, Any]:
        settled = super().check(seats, given)
        if settled["odd"] and seats == 3:
            raise BadOption("odd", True)
        return settled

    def start(self, seats: int, options: Options, ctx: GameContext) -> ToyState:
        order = ctx.shuffled("deal", range(1000, 1000 + seats * 7))
        ctx.tell(Dealt, seats=seats)
        for p in range(seats):
            ctx.tell_only(p, YourNumber, number=order[p])
        return ToyState(
            phase="bidding",
            waiting=list(range(seats)),
            number=[[order[p]] for p in range(seats)],
            bid=[0] * seats,
            points=[0] * seats,
            target=int(options["rounds"]),
            drum=bool(options["drum"]),
            rebid=bool(options["rebid"]),
        )

    def why_not(self, s: ToyState, seat: int, action: Action) -> Message:
        if isinstance(action, Bid):
            return Message("toy-no-such-bid", {"number": [1, 2, 3][action.number - 7], "name": action.number})
        return super().why_not(s, seat, action)

    def automatic(self, s: ToyState) -> tuple[int, Action] | None:
        if s.phase == "saying" and not s.ended and s.points[s.waiting[0]] >= 9:
            return s.waiting[0], HOLD
        return None

    def table_pause(self, options: Options, rnd: Callable[[], float]) -> float:
        return 10 * rnd()

    def timeout(self, s: ToyState, seat: int) -> Action:
        return Bid(1) if s.phase == "bidding" else HOLD

    def conserved(self, s: ToyState) -> object:
        return sorted(n for own in s.number for n in own)

    def seat_count(self, s: ToyState) -> int:
        return len(s.points)


def choose(game: Game[ToyState], s: ToyState, seat: int, rnd: Callable[[], float]) -> Action:
    """Bid 3, or hold."""
    return Bid(3) if s.phase == "bidding" else HOLD


GAME = Toy()
