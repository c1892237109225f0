"""A small game that uses all features of the core, for the tests of the core and of the generic suite.

Two to four seats, 24 cards in four suits of six. In each deal everyone first passes one card to the left neighbour
(sealed). Then tricks are played from hand and reserve (a card that the partner sees too). Suit must be followed, and
the highest card of the led suit wins. With the option ``stock`` the winner of a trick draws. A deal ends when a hand is
empty; a seat that won all its tricks ends the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Count, Seat
from engine.core.game import Game, Options, Phase, Rnd
from engine.core.genre import Genre
from engine.core.options import BadOption, Choice, Flag, Number, OptionValue
from engine.core.state import hidden, memo, owner, public, team
from engine.families.sealed import SealedPhase, SealedState

RANKS = 6
CARDS = range(4 * RANKS)
HAND = 4


@dataclass(frozen=True, slots=True)
class Give(Action):
    tag: ClassVar[str] = "give"
    card: int


@dataclass(frozen=True, slots=True)
class Play(Action):
    tag: ClassVar[str] = "play"
    card: int


class Dealt(GameEvent):
    deal: Count


class Received(GameEvent):
    card: Card


class Played(GameEvent):
    seat: Seat
    card: Card


class Drew(GameEvent):
    card: Card


@dataclass(slots=True)
class ToyState(SealedState):
    hands: list[list[int]] = owner()
    reserve: list[list[int]] = team()
    stock: list[int] = hidden()
    gave: list[list[int]] = memo()
    trick: list[int] = public()
    leader: int = public(0)
    gone: list[int] = public()
    voids: list[int] = public()
    tricks: list[int] = public()
    points: list[int] = public()
    deal: int = public(0)
    deals: int = public(1)
    pairs: bool = public(False)
    draws: bool = public(True)

    def team(self, seat: int) -> int:
        return seat % 2 if self.pairs else seat

    def may_hold(self, seat: int, card: int) -> bool:
        return not self.voids[seat] >> card // RANKS & 1

    def constrained(self) -> bool:
        return any(self.voids)

    def pins(self, seat: int) -> Mapping[int, int]:
        return {c: (seat + 1) % len(self.hands) for c in self.gave[seat] if c not in self.gone + self.trick}

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        return [[c] for c in self.hands[seat]]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        for p in range(len(self.gave)):
            if p != seat:
                self.gave[p] = []
        SealedState.after_redeal(self, seat, rnd)


class Giving(SealedPhase[ToyState, Give]):
    secret_readiness = True

    def legal(self, s: ToyState, seat: int) -> Sequence[Give]:
        return [Give(c) for c in s.hands[seat]]

    def reveal(self, s: ToyState, chosen: list[list[int]], ctx: GameContext) -> None:
        for seat, (card,) in enumerate(chosen):
            s.hands[seat].remove(card)
            s.gave[seat] = [card]
        for seat, (card,) in enumerate(chosen):
            to = (seat + 1) % len(chosen)
            s.hands[to].append(card)
            ctx.tell_only(to, Received, card=card)
        s.phase, s.waiting = "play", [s.leader]


class Playing(Phase[ToyState, Play]):
    def legal(self, s: ToyState, seat: int) -> Sequence[Play]:
        own = s.hands[seat] + s.reserve[seat]
        follow = [c for c in own if s.trick and c // RANKS == s.trick[0] // RANKS]
        return [Play(c) for c in follow or own]

    def apply(self, s: ToyState, seat: int, action: Play, ctx: GameContext) -> None:
        (s.hands if action.card in s.hands[seat] else s.reserve)[seat].remove(action.card)
        s.trick.append(action.card)
        ctx.tell(Played, seat=seat, card=action.card)
        led = s.trick[0] // RANKS
        if action.card // RANKS != led:
            s.voids[seat] |= 1 << led
        n = len(s.hands)
        if len(s.trick) < n:
            s.waiting = [(seat + 1) % n]
            return
        best = max(c for c in s.trick if c // RANKS == led)
        winner = (s.leader + s.trick.index(best)) % n
        s.gone += s.trick
        s.trick, s.leader, s.waiting = [], winner, [winner]
        s.tricks[winner] += 1
        if s.draws and s.stock:
            s.hands[winner].append(s.stock.pop())
            s.voids[winner] = 0
            ctx.tell_only(winner, Drew, card=s.hands[winner][-1])
        if not all(s.hands):
            end_deal(s, ctx)


def deal(s: ToyState, ctx: GameContext) -> None:
    n = len(s.points)
    s.deal += 1
    cards = ctx.shuffled(f"deal {s.deal}", CARDS)
    s.hands = [sorted(cards[p * HAND : (p + 1) * HAND]) for p in range(n)]
    s.reserve = [[c] for c in cards[n * HAND : n * HAND + n]]
    s.stock = cards[n * HAND + n :]
    s.gave, s.choice = [[] for _ in range(n)], [[] for _ in range(n)]
    s.trick, s.gone, s.voids, s.tricks = [], [], [0] * n, [0] * n
    s.phase, s.waiting = "give", list(range(n))
    ctx.tell(Dealt, deal=s.deal)


def end_deal(s: ToyState, ctx: GameContext) -> None:
    s.points = [a + b for a, b in zip(s.points, s.tricks, strict=True)]
    swept = max(s.tricks) == sum(s.tricks)
    if s.deal < s.deals and not swept:
        deal(s, ctx)
        return
    s.waiting, s.ended = [], "sweep" if swept else "deals"
    s.scores = s.points[:]
    s.winners = [p for p, v in enumerate(s.points) if v == max(s.points)]


class Toy(Game[ToyState]):
    key = "toy"
    seats = (2, 3, 4)
    default_seats = 3
    genre = Genre.NERVE
    options = (Flag("pairs"), Number("deals", 1, 3, 2), Choice("stock", ("draw", "none"), "draw"))
    actions = (Give, Play)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"give": Giving(), "play": Playing()}
    state = ToyState
    events = catalogue(Dealt, Received, Played, Drew)
    end_reasons = ("deals", "sweep")

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        settled = super().check(seats, given)
        if settled["pairs"] and seats != 4:
            raise BadOption("pairs", True)
        return settled

    def start(self, seats: int, options: Options, ctx: GameContext) -> ToyState:
        s = ToyState(
            points=[0] * seats,
            deals=int(options["deals"]),
            pairs=bool(options["pairs"]),
            draws=options["stock"] == "draw",
        )
        deal(s, ctx)
        return s

    def timeout(self, s: ToyState, seat: int) -> Action:
        return min(self.legal(s, seat), key=lambda a: a.wire())

    def automatic(self, s: ToyState) -> tuple[int, Action] | None:
        for seat in s.waiting:
            moves = self.legal(s, seat)
            if len(moves) == 1:
                return seat, moves[0]
        return None

    def conserved(self, s: ToyState) -> object:
        held = [c for hand in s.hands + s.reserve for c in hand]
        return sorted(held + s.stock + s.trick + s.gone)

    def seat_count(self, s: ToyState) -> int:
        return len(s.points)


TOY = Toy()


def choose(game: Game[ToyState], s: ToyState, seat: int, rnd: Rnd) -> Action:
    """Choose the highest card."""
    return max(game.legal(s, seat), key=lambda a: a.wire())
