"""All Aboard: black cards are goods wagons, red ones are signals; run wagons through until your own signal stops you.

Design: 塚本忠行 (ちゃぶだいげえむず), game 07 of the TENNOS site. Seats run clockwise.

Moves: ``show(card)`` by all seats at once; in a turn ``clear(card)``, ``dump(cards)``, ``signal(card)`` and
``wagon(card)`` one by one, or several of them together as ``run(cards)``.

Rulings made here, beyond those of the rules (R1 to R19):
- All steps of a run are checked before the first one is made, as if the deck could not run out; an illegal run changes
  nothing. If the deck runs out during the run, the round is over (R12), and the later cards stay in the hand.
- A run may end before the turn does: the player is then asked for the next step. A run may have one step.
- Jokers alone are one and the same dump for every suit that the player names for them.
- With ``end=points`` the points are checked before ``max_rounds``: a match that reaches both limits ends by points.
- The table makes refills, passes, ends of turns and flips at once, because they have no alternative. It never makes a
  play by itself, also if only one is legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.offers import Offer, Path, Values
from engine.core.options import AUTO, Choice, Number
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.families.hands import deal_singly
from engine.families.jokers import SUIT_OF
from engine.families.outcome import Ended, added, end_match
from engine.families.sealed import SealedPhase
from engine.games.all_aboard import events, terms
from engine.games.all_aboard.moves import (
    SHOW,
    Clear,
    Dump,
    Run,
    Show,
    Signal,
    Step,
    Turn,
    Wagon,
    no_card,
    refused,
    same,
    split,
    steps,
    stuck,
    whole_runs,
)
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import (
    FITS,
    FREE,
    HAND,
    IN_ORDER,
    MATCHING,
    NUMBER,
    OUT,
    POINTS,
    RANKED,
    ROUNDS,
    WILD,
)

MAX_ROUNDS = "max_rounds"


class Showing(SealedPhase[AllAboardState, Show]):
    """Every player picks a card; they are revealed together, and the lowest starts."""

    def legal(self, s: AllAboardState, seat: int) -> Sequence[Show]:
        """Return any card, also a joker (R19)."""
        return [SHOW[c] for c in s.hands[seat]]

    def reveal(self, s: AllAboardState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Take the cards shown out of play for the rest of the round (R3)."""
        s.shown = [c[0] for c in chosen]
        for hand, card in zip(s.hands, s.shown, strict=True):
            hand.remove(card)
        s.starter = terms.start_player(s.shown)
        s.phase = "turn"
        ctx.tell(events.Shown, cards=s.shown, seat=s.starter)
        begin_turn(s, s.starter, ctx)


class Playing(Phase[AllAboardState, Turn]):
    """One step of a turn, or several at once; a player who can play must play (R5)."""

    def legal(self, s: AllAboardState, seat: int) -> Sequence[Step]:
        """Return single steps; ``allows`` and ``offer`` handle runs."""
        return steps(s.hands[seat], s.line[-1], s.red_dump)

    def allows(self, s: AllAboardState, seat: int, action: Action) -> bool:
        """True for a legal step, or a run in which each step is legal at its place."""
        if not isinstance(action, Run):
            return same(action, self.legal(s, seat)) is not None
        _, at = split(s.hands[seat], s.line[-1], s.red_dump, action.cards)
        return at == len(action.cards) > 0

    def offer(self, s: AllAboardState, seat: int, path: Path) -> Offer | None:
        """Return the steps by tag and card, and whole runs."""
        found = self.first_steps(s, seat, self.legal(s, seat))
        return Values(tuple(found)) if not path else found.get(str(path[0])) if len(path) == 1 else None

    def first_steps(self, s: AllAboardState, seat: int, legal: Sequence[Turn]) -> Mapping[str, Offer | None]:
        """Return by tag single steps, dumps and runs with their cards in order."""
        runs = whole_runs(s.hands[seat], s.line[-1], s.red_dump, len(s.deck))
        found: dict[str, list[Any]] = {}
        for move in (*legal, *runs):
            found.setdefault(move.tag, []).append(move.wire()[1])
        return {tag: Values(tuple(values)) for tag, values in found.items()}

    def apply(self, s: AllAboardState, seat: int, action: Turn, ctx: GameContext) -> None:
        """Make the steps until the deck runs out (R12); then continue or end the turn."""
        hand = s.hands[seat]
        whole: Sequence[Step]
        if isinstance(action, Run):
            whole = split(hand, s.line[-1], s.red_dump, action.cards)[0]
        elif isinstance(action, Dump) and not FITS[s.line[-1]][action.cards[0]]:
            whole = [same(action, self.legal(s, seat)) or action]  # the player named them in another order
        else:
            whole = (action,)
        for step in whole:
            make(s, seat, step, ctx)
            if not s.deck:
                end_round(s, ctx)
                return
        if isinstance(step, Dump) or stuck(hand, s.line[-1], s.red_dump):
            begin_turn(s, (seat + 1) % len(s.hands), ctx)


def make(s: AllAboardState, seat: int, step: Step, ctx: GameContext) -> None:
    """Lay the cards of one step; a wagon takes a proof (R9)."""
    hand = s.hands[seat]
    s.passes = 0
    if isinstance(step, Dump):
        for c in step.cards:
            hand.remove(c)
        s.line += step.cards
        s.crew += [seat] * len(step.cards)
        ctx.tell(events.Dumped, seat=seat, cards=step.cards, card=step.cards[-1])
        return
    card = step.card
    hand.remove(card)
    s.line.append(card)
    s.crew.append(seat)
    if not isinstance(step, Wagon):
        ctx.tell(events.Cleared if isinstance(step, Clear) else events.Signalled, seat=seat, card=card)
        return
    s.taken.append(s.deck.pop(0))
    s.proofs[seat] += 1
    s.sent.append(card)
    if len(s.sent) > len(s.longest) - 2:
        s.longest = [seat, s.round, *s.sent]
    ctx.tell(events.Through, seat=seat, card=card, proofs=s.proofs[seat])


def begin_turn(s: AllAboardState, seat: int, ctx: GameContext) -> None:
    """Refill. A player who cannot play passes; if no player can, turn up a new table card (R14)."""
    while True:
        s.waiting, s.sent = [seat], []
        refill(s, seat, ctx)
        if s.deck and not stuck(s.hands[seat], s.line[-1], s.red_dump):
            return
        if s.deck:
            stay(s, seat, ctx)
        if not s.deck:
            end_round(s, ctx)
            return
        seat = (seat + 1) % len(s.hands)


def stay(s: AllAboardState, seat: int, ctx: GameContext) -> None:
    """Pass; the last pass of all turns up a new table card."""
    ctx.tell(events.Passed, seat=seat)
    s.passes += 1
    if s.passes == len(s.hands):
        s.passes = 0
        s.line.append(s.deck.pop(0))
        s.crew.append(NO_SEAT)
        ctx.tell(events.Flipped, card=s.line[-1])


def refill(s: AllAboardState, seat: int, ctx: GameContext) -> None:
    """Draw up to eight cards, or as many as the deck has."""
    count = HAND - len(s.hands[seat])
    if count <= 0:
        return
    drawn = s.deck[:count]
    del s.deck[:count]
    s.hands[seat] = terms.held(s.hands[seat] + drawn)
    ctx.tell(events.Refilled, seat=seat, count=len(drawn), deck=len(s.deck))
    ctx.tell_only(seat, events.Drew, cards=drawn)


def begin_round(s: AllAboardState, ctx: GameContext) -> None:
    """Shuffle, deal eight each one by one from seat 0 (R17), turn up the table card."""
    n = len(s.totals)
    hands, deck = deal_singly(ctx.shuffled(f"round {s.round}", terms.pack(s.jokers)), n, HAND)
    s.hands = [*map(terms.held, hands)]
    s.line, s.crew, s.deck = deck[:1], [NO_SEAT], deck[1:]
    s.proofs, s.taken, s.choice = [0] * n, [], [[] for _ in range(n)]
    s.shown, s.starter, s.passes, s.sent = [], NO_SEAT, 0, []
    s.phase, s.waiting = "show", list(range(n))
    ctx.tell(events.Dealt, round=s.round, card=s.line[-1])


def end_round(s: AllAboardState, ctx: GameContext) -> None:
    """The deck is empty: score the hands as they are, then the next round or the end."""
    number = s.round
    s.last_proofs, s.last_hands = s.proofs[:], [hand[:] for hand in s.hands]
    points = [terms.round_score(n, hand) for n, hand in zip(s.last_proofs, s.hands, strict=True)]
    s.columns.append(points)
    s.totals = added(s.totals, points)
    ctx.tell(
        events.RoundOver,
        round=number,
        proofs=s.last_proofs,
        hands=s.last_hands,
        points=points,
        totals=s.totals,
    )
    reached = 0 < s.points <= max(s.totals)
    if not reached and number < s.most:
        begin_round(s, ctx)
        return
    end_match(s, POINTS if reached else MAX_ROUNDS if s.points else ROUNDS, s.totals)
    ctx.tell(Ended, totals=s.scores, winners=s.winners)


class AllAboard(Game[AllAboardState]):
    """All Aboard for two to six."""

    key = "all_aboard"
    seats = (2, 3, 4, 5, 6)
    default_seats = 4
    options = (
        Choice("end", (ROUNDS, POINTS), ROUNDS),
        Number("rounds", 1, 12, AUTO),
        Number("points", 1, 200, 20),
        Number("max_rounds", 1, 36, AUTO),
        Choice("jokers", (WILD, OUT), WILD),
        Choice("red_dump", (MATCHING, FREE), MATCHING),
    )
    only_with: ClassVar = {"rounds": ("end", (ROUNDS,)), "points": ("end", (POINTS,)), MAX_ROUNDS: ("end", (POINTS,))}
    actions = (Show, Clear, Signal, Wagon, Dump, Run)
    in_turn = frozenset(("turn",))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"show": Showing(), "turn": Playing()}
    state = AllAboardState
    events = events.EVENTS
    minutes = 15
    age = 6
    genre = Genre.BOARDS
    arrangements = (BY_SUIT, BY_RANK)
    dailies = ({}, {"jokers": "out"})
    end_reasons = (ROUNDS, POINTS, MAX_ROUNDS)

    def arrange(self, how: str, view: View[AllAboardState]) -> list[int]:
        """Return the hand with black suits first, then red ones; or by number."""
        hand = view.s.hands[view.me]
        return terms.by_number(hand) if how == BY_RANK else terms.held(hand)

    def start(self, seats: int, options: Options, ctx: GameContext) -> AllAboardState:
        """Return the first round."""
        by_points = options["end"] == POINTS
        most = options[MAX_ROUNDS if by_points else ROUNDS]
        s = AllAboardState(
            totals=[0] * seats,
            jokers=str(options["jokers"]),
            red_dump=str(options["red_dump"]),
            points=int(options[POINTS]) if by_points else 0,
            most=int(most) if most != AUTO else 3 * seats if by_points else seats,
        )
        begin_round(s, ctx)
        return s

    def begins(self, s: AllAboardState, seat: int, action: Action) -> Action:
        """Return the first step of a run; a dump in its listed form."""
        if not isinstance(action, Run):
            return same(action, steps(s.hands[seat], s.table, s.red_dump)) or action
        return split(s.hands[seat], s.table, s.red_dump, action.cards)[0][0]

    def why_not(self, s: AllAboardState, seat: int, action: Action) -> Message:
        """Return the exact reason; for a run, with the first card that breaks it."""
        if not isinstance(action, Show | Turn):
            return Message("illegal-now")
        if isinstance(action, Show) == (s.phase == "turn"):
            return Message(f"all_aboard-no-{s.phase}")
        if isinstance(action, Show):
            return no_card(action.card, 0)
        return refused(s.hands[seat], s.table, s.red_dump, action)

    def timeout(self, s: AllAboardState, seat: int) -> Action:
        """Return the lowest number; in a turn a signal, a wagon, a clear, or the largest dump with the highest top."""
        if s.phase == "show":
            return SHOW[min(s.hands[seat], key=RANKED.__getitem__)]
        legal = steps(s.hands[seat], s.table, s.red_dump)
        plain = [a for a in legal if not isinstance(a, Dump)]
        if plain:
            return min(plain, key=lambda a: IN_ORDER[a.card])
        return max((a for a in legal if isinstance(a, Dump)), key=_dump_order)

    def points_now(self, s: AllAboardState) -> Sequence[int] | None:
        """Return the points of all rounds so far."""
        return s.totals

    def conserved(self, s: AllAboardState) -> object:
        """Return the whole pack, wherever the cards are."""
        return gathered(*s.hands, s.deck, s.taken, s.line, s.shown)


def _dump_order(move: Dump) -> tuple[int, ...]:
    """Return the largest set (ties H, D, L), then the highest-numbered top (ties H, D, L, then JR1, JR2)."""
    top, suits = move.cards[-1], [SUIT_OF[c] for c in move.cards if SUIT_OF[c] >= 0]
    return len(move.cards), -min(suits, default=9), NUMBER[top], -top


GAME = AllAboard()
