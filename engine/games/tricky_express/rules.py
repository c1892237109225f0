"""Tricky Express: tricks build a railway, and the longest way your express runs without a stop counts.

Rulings beyond the article: equal sections rank by the later completion; length 0 earns no bonus; PASS 1 goes
by rank alone, ties free; the first dealer is drawn; equal totals share the win; the last completed trick
stays on view until the next one is complete, also across the end of a deal.

Events (cards are ints): ``dealt`` (deal, dealer), ``exchanged`` (round), ``received`` (round, right, left;
only the receiver), ``played`` (seat, card), ``trick`` (winner, leader, cards), ``station`` (seat, number,
passed: stations since the owner's last one), ``scored`` (deal, base, top, second), ``growth`` (points),
``ended`` (totals, winners).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.arrange import BY_RANK, BY_SUIT
from engine.core.cards import SUIT
from engine.core.context import GameContext
from engine.core.game import Game, Options
from engine.core.horizon import OpenUntil
from engine.core.options import Choice
from engine.core.state import NO_SEAT, memo, public
from engine.core.view import View
from engine.families.sealed import SealedPhase, SealedState
from engine.families.tricks import (
    ACE_HIGH,
    PLAY,
    Play,
    TrickPhase,
    TrickState,
    deal_hands,
    sorted_hand,
)

SEATS = 4
DEALS = 4
TRICKS = 13
TOP, SECOND = 2, 1
GROWTH = 8

LOW = tuple(ACE_HIGH[c] * 4 + (3, 2, 0, 1)[SUIT[c]] for c in range(52))
"""A card's place when the rules need any order: by rank, equal ranks C, D, H, S from the lowest."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """One card to the right neighbour and another to the left one, as the passer sees them."""

    tag: ClassVar[str] = "pass"
    right: int
    left: int

    def wire(self) -> list[Any]:
        """The stored form, written out for speed."""
        return ["pass", self.right, self.left]


PASS = tuple(tuple(Pass(r, l) for l in range(52)) for r in range(52))  # noqa: E741


@dataclass(slots=True)
class TrickyExpressState(TrickState, SealedState):
    """Four deals of one line. Positions on the line are trick numbers 1..13.

    ``passed`` and ``received`` are by seat [right, left] of PASS 1, then of PASS 2. ``routes`` are by deal
    the winners in order. ``longs`` are by deal, four numbers per seat: from which to which own station the
    first and the second long pass run (0, 0: none); of the running deal they are provisional. ``stops`` is
    each seat's latest station in this deal (0: none). ``base`` (by seat), ``top`` and ``second`` (the seat
    that got the bonus, or NO_SEAT) have one entry per finished deal.
    """

    passed: list[list[int]] = memo()
    received: list[list[int]] = memo()
    deal: int = public(0)
    dealer: int = public(0)
    routes: list[list[int]] = public()
    longs: list[list[int]] = public()
    stops: list[int] = public()
    base: list[list[int]] = public()
    top: list[int] = public()
    second: list[int] = public()
    growth: list[int] = public()
    totals: list[int] = public()

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """The pairs ``seat`` could pass in the present phase."""
        pairs = top_pairs if self.phase == "pass1" else any_pairs
        return [(a.right, a.left) for a in pairs(self.hands[seat])]

    def pins(self, seat: int) -> Mapping[int, int]:
        """Where the cards lie that ``seat`` passed, as far as it is certain (until they are played).

        The cards passed last lie where they went. A PASS 1 card may have been passed on in PASS 2: it is with
        that neighbour or across (or back in the own hand, or played), so it is certain only when one of the
        two has shown to lack its suit.
        """
        passed = self.passed[seat]
        if not passed:
            return {}
        right, left, across = (seat - 1) % SEATS, (seat + 1) % SEATS, (seat + 2) % SEATS
        pins = {passed[-2]: right, passed[-1]: left}
        if len(passed) > 2:
            for card, near in ((passed[0], right), (passed[1], left)):
                homes = [p for p in (near, across) if self.may_hold(p, card)]
                if len(homes) == 1:
                    pins[card] = homes[0]
        return pins

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """PASS 1 cards cannot have reached the other side; what others remember is not ``seat``'s to know."""
        passed = self.passed[seat]
        if len(passed) > 2:
            right, left = (seat - 1) % SEATS, (seat + 1) % SEATS
            for card, far in ((passed[0], left), (passed[1], right)):
                if card in self.hands[far]:
                    self._send_back(card, far, seat, rnd)
        for p in range(SEATS):
            if p != seat:
                self.passed[p], self.received[p] = [], []
        SealedState.after_redeal(self, seat, rnd)

    def _send_back(self, card: int, far: int, seat: int, rnd: Callable[[], float]) -> None:
        """Exchange ``card``, wrongly dealt to ``far``, for a card of one of its two possible holders."""
        pins = self.pins(seat)
        swaps = [
            (home, other)
            for home in ((far + 2) % SEATS, (seat + 2) % SEATS)
            if self.may_hold(home, card)
            for other in self.hands[home]
            if pins.get(other) != home and self.may_hold(far, other)
        ]
        if swaps:
            home, other = swaps[int(rnd() * len(swaps))]
            self.hands[home][self.hands[home].index(other)] = card
            self.hands[far][self.hands[far].index(card)] = other


def top_pairs(hand: Sequence[int]) -> list[Pass]:
    """PASS 1: a highest card to the right, a highest of the rest to the left; suits are equal (R6)."""
    m = max([ACE_HIGH[c] for c in hand])
    tops = [c for c in hand if ACE_HIGH[c] == m]
    if len(tops) > 1:
        return [PASS[r][c] for r in tops for c in tops if c != r]
    m2 = max([ACE_HIGH[c] for c in hand if ACE_HIGH[c] != m])
    row = PASS[tops[0]]
    return [row[c] for c in hand if ACE_HIGH[c] == m2]


def any_pairs(hand: Sequence[int]) -> list[Pass]:
    """PASS 2: any two different cards."""
    return [PASS[r][c] for r, c in permutations(hand, 2)]


class Passing(SealedPhase[TrickyExpressState, Pass]):
    """Both passes: nothing moves before all four have chosen."""

    secret_readiness = True

    def __init__(self, number: int) -> None:
        self.number = number
        self.pairs = top_pairs if number == 1 else any_pairs

    def legal(self, s: TrickyExpressState, seat: int) -> Sequence[Pass]:
        """The pairs that may be passed."""
        return self.pairs(s.hands[seat])

    def reveal(self, s: TrickyExpressState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Carry all eight cards over at once."""
        ctx.tell("exchanged", round=self.number)
        for seat, (right, left) in enumerate(chosen):
            hand = s.hands[seat]
            hand.remove(right)
            hand.remove(left)
            s.passed[seat] += (right, left)
        for seat, hand in enumerate(s.hands):
            got = [chosen[seat - 1][1], chosen[(seat + 1) % SEATS][0]]
            s.received[seat] += got
            hand += got
            s.hands[seat] = sorted_hand(hand)
            ctx.tell("received", only=seat, round=self.number, right=got[0], left=got[1])
        if self.number == 1:
            s.phase, s.waiting = "pass2", [0, 1, 2, 3]
        else:
            s.phase, s.waiting = "play", [s.leader]


class Pass1(Passing):
    """The two highest cards have to go."""

    prompt = "tricky_express-prompt-pass1"


class Pass2(Passing):
    """Any two cards go."""

    prompt = "tricky_express-prompt-pass2"


class Tricks(TrickPhase[TrickyExpressState]):
    """Thirteen tricks without trumps; each one is a station of its winner."""

    prompt = "tricky_express-prompt-play"

    def won(self, s: TrickyExpressState, seat: int, cards: list[int], ctx: GameContext) -> None:
        """A station at the end of the line, and perhaps a section behind it."""
        route = s.routes[-1]
        route.append(seat)
        start, end = s.stops[seat], len(route)
        s.stops[seat] = end
        ctx.tell("station", seat=seat, number=end, passed=end - start - 1 if start else 0)
        if start and end - start > 1:
            add_section(s.longs[-1], 4 * seat, start, end)

    def done(self, s: TrickyExpressState, ctx: GameContext) -> None:
        """Score the deal; the next one, or the growth bonus and the end."""
        longs = s.longs[-1]
        base = [length(longs, 4 * p) for p in range(SEATS)]
        top, second = bonus_seat(longs, 0), bonus_seat(longs, 2)
        s.base.append(base)
        s.top.append(top)
        s.second.append(second)
        totals = [n + b for n, b in zip(s.totals, base, strict=True)]
        if top >= 0:
            totals[top] += TOP
        if second >= 0:
            totals[second] += SECOND
        s.totals = totals
        ctx.tell("scored", deal=s.deal, base=base, top=top, second=second)
        if s.deal < DEALS:
            s.dealer = (s.dealer + 1) % SEATS
            new_deal(s, ctx)
            return
        s.growth = [growth_bonus([d[p] for d in s.base]) for p in range(SEATS)]
        s.totals = [n + g for n, g in zip(totals, s.growth, strict=True)]
        ctx.tell("growth", points=s.growth)
        best = max(s.totals)
        s.scores = s.totals[:]
        s.winners = [p for p in range(SEATS) if s.totals[p] == best]
        s.waiting, s.ended = [], "deals"
        ctx.tell("ended", totals=s.scores, winners=s.winners)


TRICK_PHASE = Tricks()


def add_section(longs: list[int], at: int, start: int, end: int) -> None:
    """Rank the section just completed among the two longest of its owner (``longs[at : at + 4]``).

    Sections come in the order of completion, so an equal length beats an earlier one (R1).
    """
    if end - start >= longs[at + 1] - longs[at]:
        longs[at + 2 : at + 4] = longs[at : at + 2]
        longs[at : at + 2] = start, end
    elif end - start >= longs[at + 3] - longs[at + 2]:
        longs[at + 2 : at + 4] = start, end


def length(longs: Sequence[int], at: int) -> int:
    """Stations passed by the long pass noted at ``at``; 0 for none."""
    return longs[at + 1] - longs[at] - 1 if longs[at + 1] else 0


def bonus_seat(longs: Sequence[int], which: int) -> int:
    """Who has the longest of the first (``which`` 0) or second (2) long passes, the later one if equal."""
    best, seat = (0, 0), NO_SEAT
    for p in range(SEATS):
        start, end = longs[4 * p + which], longs[4 * p + which + 1]
        if (end - start, end) > best:
            best, seat = (end - start, end), p
    return seat


def growth_bonus(firsts: Sequence[int]) -> int:
    """8 less 1 per pair of equal neighbours, if the four lengths never fall and are not all equal; else 0."""
    if list(firsts) != sorted(firsts) or firsts[0] == firsts[-1]:
        return 0
    return GROWTH - sum(a == b for a, b in pairwise(firsts))


def new_deal(s: TrickyExpressState, ctx: GameContext) -> None:
    """Shuffle, deal 13 each, lay out an empty line and ask for PASS 1."""
    s.deal += 1
    deck = ctx.shuffled(f"deal {s.deal}", range(52))
    hands = [sorted_hand(deck[p * TRICKS : (p + 1) * TRICKS]) for p in range(SEATS)]
    deal_hands(s, hands, (s.dealer + 1) % SEATS)
    s.choice, s.passed, s.received = [[], [], [], []], [[], [], [], []], [[], [], [], []]
    s.routes.append([])
    s.longs.append([0] * (4 * SEATS))
    s.stops = [0] * SEATS
    s.phase, s.waiting = "pass1", [0, 1, 2, 3]
    ctx.tell("dealt", deal=s.deal, dealer=s.dealer)


class TrickyExpress(Game[TrickyExpressState]):
    """Four players, four deals, two passes and thirteen tricks each."""

    key = "tricky_express"
    seats = (SEATS,)
    default_seats = SEATS
    options = (Choice("first_dealer", ("random", "seat1", "seat2", "seat3", "seat4"), "random"),)
    actions = (Pass, Play)
    phases: ClassVar = {"pass1": Pass1(1), "pass2": Pass2(2), "play": TRICK_PHASE}
    state = TrickyExpressState
    minutes = 45
    arrangements = (BY_SUIT, BY_RANK)
    end_reasons = ("deals",)
    # R12: exactly the last completed trick stays on view; older ones are not shown again.
    horizons: ClassVar = {
        "played": OpenUntil("trick", 2),
        "trick": OpenUntil("trick", 1, keeps=("winner", "leader")),
    }

    def arrange(self, how: str, view: View) -> list[int]:
        """By suit, the strongest first, as it is dealt; or by strength, across the suits."""
        cards = view["hands"][view.seat or 0]
        return sorted(cards, key=lambda c: (-ACE_HIGH[c], SUIT[c])) if how == BY_RANK else sorted_hand(cards)

    def start(self, seats: int, options: Options, ctx: GameContext) -> TrickyExpressState:
        """The first deal."""
        chosen = str(options["first_dealer"])
        if chosen == "random":
            dealer = ctx.shuffled("first dealer", range(SEATS))[0]
        else:
            dealer = int(chosen.removeprefix("seat")) - 1
        s = TrickyExpressState(dealer=dealer, totals=[0] * SEATS)
        new_deal(s, ctx)
        return s

    def why_not(self, s: TrickyExpressState, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
        """Wrong phase, a card not held, one card twice, not the highest, or a suit to be followed."""
        hand = s.hands[seat]
        if isinstance(action, Play):
            if s.phase != "play":
                return "tricky_express-no-play-yet", {}
            if action.card not in hand:
                return "tricky_express-no-card", {}
            suit = TRICK_PHASE.must_follow(s, seat, action.card)
            return ("illegal-now", {}) if suit is None else ("tricky_express-no-follow", {"suit": suit})
        if not isinstance(action, Pass):
            return "illegal-now", {}
        if s.phase == "play":
            return "tricky_express-no-pass-now", {}
        if action.right not in hand or action.left not in hand:
            return "tricky_express-no-card", {}
        if action.right == action.left:
            return "tricky_express-no-twice", {}
        pairs = top_pairs(hand)
        if all(a.right != action.right for a in pairs):
            return "tricky_express-no-highest", {"card": pairs[0].right}
        left = next(a.left for a in pairs if a.right == action.right)
        return "tricky_express-no-second", {"card": left}

    def automatic(self, s: TrickyExpressState) -> tuple[int, Action] | None:
        """The cards of the last trick."""
        if s.phase == "play" and not s.ended and len(s.routes[-1]) == TRICKS - 1:
            seat = s.waiting[0]
            return seat, PLAY[s.hands[seat][0]]
        return None

    def timeout(self, s: TrickyExpressState, seat: int) -> Action:
        """PASS 1: the first pair in suit order; PASS 2: the two lowest cards; then the lowest legal card."""
        order = sorted(s.hands[seat], key=LOW.__getitem__)
        if s.phase == "pass1":
            return PASS[order[-1]][order[-2]]
        if s.phase == "pass2":
            return PASS[order[0]][order[1]]
        return min(TRICK_PHASE.legal(s, seat), key=lambda a: LOW[a.card])

    def conserved(self, s: TrickyExpressState) -> tuple[int, bool]:
        """All 52 cards are in hands, in the trick or under finished tricks, and none is there twice."""
        cards = [c for hand in s.hands for c in hand] + s.trick
        return len(cards) + SEATS * len(s.routes[-1]), len(set(cards)) == len(cards)

    def seat_count(self, s: TrickyExpressState) -> int:
        """Always four."""
        return SEATS


GAME = TrickyExpress()
