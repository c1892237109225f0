"""Tricky Express: tricks build a railway, and the longest way your express runs without a stop counts.

Rulings beyond the article: of equal sections the one completed later ranks higher; length 0 earns no bonus; in PASS 1
only ranks count, and the player chooses among equal ranks; the first dealer is drawn; equal totals share the win; the
last completed trick stays visible until the next one is complete, also across the end of a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import Options
from engine.core.offers import Offer, Values
from engine.families.dealer import FIRST_DEALER, first_dealer
from engine.families.hands import deal_packets
from engine.families.outcome import added, end_match
from engine.families.sealed import SealedPhase
from engine.families.tricks import ACE_HIGH, LAST_TRICK, Play, TrickGame, TrickPhase, deal_hands, sorted_hand
from engine.games.tricky_express.state import (
    EVENTS,
    PASS,
    Dealt,
    Ended,
    Exchanged,
    Growth,
    Pass,
    Received,
    Scored,
    Station,
    TrickyExpressState,
    any_pairs,
    top_pairs,
)
from engine.games.tricky_express.terms import (
    DEALS,
    SEATS,
    SECOND,
    TOP,
    TRICKS,
    add_section,
    bonus_seat,
    growth_bonus,
    left_of,
    length,
    right_of,
)

LOW = tuple(ACE_HIGH[c] * 4 + (3, 2, 0, 1)[SUIT[c]] for c in range(52))
"""A card's place if the rules need any order: by rank, equal ranks C, D, H, S from the lowest."""


class Passing(SealedPhase[TrickyExpressState, Pass]):
    """Both passes: no card moves before all four have chosen, and until then no lead can be prepared."""

    secret_readiness = True
    foreseeable = False

    def __init__(self, number: int) -> None:
        self.number = number
        self.pairs: Callable[[Sequence[int]], Sequence[Pass]] = top_pairs if number == 1 else any_pairs

    def legal(self, s: TrickyExpressState, seat: int) -> Sequence[Pass]:
        """Return the pairs that may be passed."""
        return self.pairs(s.hands[seat])

    def reveal(self, s: TrickyExpressState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Move all eight cards at once."""
        ctx.tell(Exchanged, round=self.number)
        for seat, (right, left) in enumerate(chosen):
            hand = s.hands[seat]
            hand.remove(right)
            hand.remove(left)
            s.passed[seat] += (right, left)
        for seat, hand in enumerate(s.hands):
            got = [chosen[right_of(seat)][1], chosen[left_of(seat)][0]]
            s.received[seat] += got
            hand += got
            s.hands[seat] = sorted_hand(hand)
            ctx.tell_only(seat, Received, round=self.number, right=got[0], left=got[1])
        if self.number == 1:
            s.phase, s.waiting = "pass2", [0, 1, 2, 3]
        else:
            s.phase, s.waiting = "play", [s.leader]


class Pass1(Passing):
    """Pass the two highest cards."""


class Pass2(Passing):
    """Pass any two cards."""

    def first_steps(self, s: TrickyExpressState, seat: int, legal: Sequence[Pass]) -> Mapping[str, Offer | None]:
        """Return any card of the hand to pass to the right, taken from the hand because there are 156 pairs."""
        return {Pass.tag: Values(tuple(s.hands[seat]))}


class Tricks(TrickPhase[TrickyExpressState]):
    """Thirteen tricks without trumps; each one is a station of its winner."""

    clock_order = LOW

    def won(self, s: TrickyExpressState, seat: int, cards: list[int], ctx: GameContext) -> None:
        """Add a station at the end of the line, and a section behind it if there is one."""
        route = s.routes[-1]
        route.append(seat)
        start, end = s.stops[seat], len(route)
        s.stops[seat] = end
        ctx.tell(Station, seat=seat, number=end, passed=end - start - 1 if start else 0)
        if start and end - start > 1:
            add_section(s.longs[-1], 4 * seat, start, end)

    def done(self, s: TrickyExpressState, ctx: GameContext) -> None:
        """Score the deal; then start the next one, or add the growth bonus and end the match."""
        longs = s.longs[-1]
        base = [length(longs, 4 * p) for p in range(SEATS)]
        top, second = bonus_seat(longs, 0), bonus_seat(longs, 2)
        s.base.append(base)
        s.top.append(top)
        s.second.append(second)
        totals = added(s.totals, base)
        if top >= 0:
            totals[top] += TOP
        if second >= 0:
            totals[second] += SECOND
        s.totals = totals
        ctx.tell(Scored, deal=s.deal, base=base, top=top, second=second)
        if s.deal < DEALS:
            s.dealer = (s.dealer + 1) % SEATS
            new_deal(s, ctx)
            return
        s.growth = [growth_bonus([d[p] for d in s.base]) for p in range(SEATS)]
        s.totals = added(totals, s.growth)
        ctx.tell(Growth, points=s.growth)
        end_match(s, "deals", s.totals)
        ctx.tell(Ended, totals=s.scores, winners=s.winners)


TRICK_PHASE = Tricks()


def new_deal(s: TrickyExpressState, ctx: GameContext) -> None:
    """Shuffle, deal 13 each, lay out an empty line and ask for PASS 1."""
    s.deal += 1
    hands, _ = deal_packets(ctx.shuffled(f"deal {s.deal}", range(52)), SEATS, TRICKS)
    deal_hands(s, [*map(sorted_hand, hands)], (s.dealer + 1) % SEATS)
    s.choice, s.passed, s.received = [[], [], [], []], [[], [], [], []], [[], [], [], []]
    s.routes.append([])
    s.longs.append([0] * (4 * SEATS))
    s.stops = [0] * SEATS
    s.phase, s.waiting = "pass1", [0, 1, 2, 3]
    ctx.tell(Dealt, deal=s.deal, dealer=s.dealer)


class TrickyExpress(TrickGame[TrickyExpressState]):
    """Four players, four deals, two passes and thirteen tricks each."""

    key = "tricky_express"
    seats = (SEATS,)
    default_seats = SEATS
    options = (FIRST_DEALER,)
    actions = (Pass, Play)
    phases: ClassVar = {"pass1": Pass1(1), "pass2": Pass2(2), "play": TRICK_PHASE}
    state = TrickyExpressState
    events = EVENTS
    minutes = 45
    end_reasons = ("deals",)
    horizons = LAST_TRICK  # R12

    def start(self, seats: int, options: Options, ctx: GameContext) -> TrickyExpressState:
        """Return the first deal."""
        s = TrickyExpressState(dealer=first_dealer(SEATS, options, ctx), totals=[0] * SEATS)
        new_deal(s, ctx)
        return s

    def why_not(self, s: TrickyExpressState, seat: int, action: Action) -> Message:
        """Return the reason: wrong phase, a card not held, one card twice, not the highest, a suit to follow."""
        hand = s.hands[seat]
        if isinstance(action, Play):
            if s.phase != "play":
                return Message("tricky_express-no-play-yet")
            return TRICK_PHASE.why_not(self.key, s, seat, action.card)
        if not isinstance(action, Pass):
            return Message("illegal-now")
        if s.phase == "play":
            return Message("tricky_express-no-pass-now")
        if action.right not in hand or action.left not in hand:
            return Message("tricky_express-no-card")
        if action.right == action.left:
            return Message("tricky_express-no-twice")
        pairs = top_pairs(hand)
        if all(a.right != action.right for a in pairs):
            return Message("tricky_express-no-highest", {"card": Card(pairs[0].right)})
        left = next(a.left for a in pairs if a.right == action.right)
        return Message("tricky_express-no-second", {"card": Card(left)})

    def timeout(self, s: TrickyExpressState, seat: int) -> Action:
        """Return in PASS 1 the first pair in suit order, in PASS 2 the two lowest cards, then the lowest legal card."""
        order = sorted(s.hands[seat], key=LOW.__getitem__)
        if s.phase == "pass1":
            return PASS[order[-1]][order[-2]]
        if s.phase == "pass2":
            return PASS[order[0]][order[1]]
        return TRICK_PHASE.timeout(s, seat)

    def points_now(self, s: TrickyExpressState) -> Sequence[int] | None:
        """Return the points of all deals so far."""
        return s.totals

    def conserved(self, s: TrickyExpressState) -> tuple[int, bool]:
        """Return the 52 cards: in hands, in the trick or under finished tricks, without duplicates."""
        cards = [c for hand in s.hands for c in hand] + s.trick
        return len(cards) + SEATS * len(s.routes[-1]), len(set(cards)) == len(cards)


GAME = TrickyExpress()
