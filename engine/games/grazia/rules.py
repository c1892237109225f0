"""Grazia: six suit piles grow upwards; play runs that connect, for cards left and jumps cost points.

Design: 西澤 篤央 (sha), game 09 of the TENNOS site. 78 cards in six suits, the ace low. Seats run clockwise.

Moves: ``play(run)``, upwards and of one suit; ``pass``. After each of these moves the player draws the top card of the
own face-down deck. ``prepare(run)`` decides the next turn's move ahead of time and in private.

Rulings made here, beyond those of the rules (R1 to R12):
- A prepared run is played only if it connects when the turn comes: a jump is always decided at the table. A prepared
  pass is made unless the last lap began after it was prepared. A prepared move that is not made lapses, and its owner
  is told why.
- A seat without cards passes by itself, also if that starts the last lap (R7): all players see its empty hand.
- Hands are not shown at the end: only the number of cards left counts.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK, SUIT, TIE, gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.offers import Offer, Values
from engine.core.options import Choice
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.hands import deal_singly
from engine.families.outcome import end_match
from engine.games.grazia import terms
from engine.games.grazia.state import (
    EVENTS,
    NOTHING,
    PASS_AHEAD,
    Dealt,
    Drawn,
    Ended,
    GraziaState,
    Lapsed,
    LastLap,
    LeftOver,
    Passed,
    PassLapsed,
    Played,
)
from engine.games.grazia.terms import ACE, FREE, PACK, SUITS, cards_of, gap


class Play(Action):
    """Play a run of hand cards on the pile of its suit (the number of a run: ``terms``)."""

    run: int


class Pass(Action):
    """Play nothing."""


class Prepare(Wish):
    """Decide the move of the next turn: a run, if it connects then; PASS_AHEAD; NOTHING, to be asked."""

    run: int


PLAY = tuple(Play(run) for run in range(PACK * PER_SUIT))
PASS = Pass()
PREPARE = {run: Prepare(run) for run in range(NOTHING, PACK * PER_SUIT)}


def plays(s: GraziaState, seat: int) -> list[Play]:
    """Return every run in a hand, first those that connect; by first card and then by length."""
    free: list[Play] = []
    jumps: list[Play] = []
    hand = s.hands[seat]
    end = len(hand)
    for at, first in enumerate(hand, 1):
        run, card = first * PER_SUIT + RANK[first], first + 1
        out = jumps if s.jump(first) else free
        out.append(PLAY[run])
        while at < end and hand[at] == card and RANK[card]:
            run, card, at = run + 1, card + 1, at + 1
            out.append(PLAY[run])
    free += jumps
    return free


def why_not(s: GraziaState, seat: int, action: Action) -> Message:
    """Return why a play is refused: no card, not upwards, a card not held, a chain broken in its middle."""
    if not isinstance(action, Play) or not 0 <= action.run < len(PLAY):
        return Message("illegal-now")
    first, cards = action.run // PER_SUIT, cards_of(action.run)
    missing = [c for c in cards or (first,) if c not in s.hands[seat]]
    if first in missing:
        return Message("grazia-no-card", {"card": Card(first)})
    if not cards:
        return Message("grazia-no-wrap" if RANK[first] == PER_SUIT - 1 else "grazia-no-down", {"card": Card(first)})
    return Message("grazia-no-chain", {"card": Card(missing[0]), "last": Card(missing[0] - 1)})


class NextMove(Wishes[GraziaState]):
    """A run that is played if it connects at the next turn, or a pass that is made unless the last lap began."""

    kinds = (Prepare,)

    def open(self, s: GraziaState, seat: int) -> Sequence[Wish]:
        """Return for seats that are not asked: to be asked, a pass, and the runs, those that fit sooner first."""
        if seat < 0 or seat in s.waiting or not s.hands[seat] or not s.to_come(seat):
            return ()
        runs = [play.run for play in plays(s, seat)]
        away = {run: gap(s.piles, cards_of(run)[0]) for run in runs}
        runs.sort(key=lambda run: (away[run] < 0, away[run]))
        return [PREPARE[run] for run in (NOTHING, PASS_AHEAD, *runs) if run != s.prepared[seat]]

    def keep(self, s: GraziaState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Replace the former prepared move; no event, because the menu shows it."""
        if isinstance(wish, Prepare):
            s.prepared[seat] = wish.run

    def in_time(self, s: GraziaState, seat: int) -> Play | Pass | None:
        """Return the prepared move; ``rules.ask`` has already dropped a move that should no longer be made."""
        run = s.prepared[seat]
        return None if run == NOTHING else PASS if run == PASS_AHEAD else PLAY[run]


class Turn(Phase[GraziaState, Play | Pass]):
    """Play a run or pass (R6), then draw; the pass of a player without a deck starts the last lap."""

    def legal(self, s: GraziaState, seat: int) -> Sequence[Play | Pass]:
        """Return every run in the hand, and the pass."""
        return [*plays(s, seat), PASS]

    def allows(self, s: GraziaState, seat: int, action: Play | Pass) -> bool:
        """True if the move is legal; answers without the list."""
        if isinstance(action, Play):
            cards = terms.cards_of(action.run) if 0 <= action.run < len(PLAY) else ()
            return len(cards) > 0 and all(c in s.hands[seat] for c in cards)
        return isinstance(action, Pass)

    def first_steps(self, s: GraziaState, seat: int, legal: Sequence[Play | Pass]) -> Mapping[str, Offer | None]:
        """Return the first steps, derived from the list."""
        runs = [a.run for a in legal if isinstance(a, Play)]
        return {"play": Values(tuple(runs)), "pass": None} if runs else {"pass": None}

    def apply(self, s: GraziaState, seat: int, action: Play | Pass, ctx: GameContext) -> None:
        """Carry out both steps of the turn."""
        s.mover, s.prepared[seat] = seat, NOTHING
        deck = s.decks[seat]
        if isinstance(action, Play):
            play(s, seat, action.run, ctx)
        else:
            s.laid, s.jumped = [], False
            ctx.tell(Passed, seat=seat)
        if s.trigger == NO_SEAT and not deck and isinstance(action, Pass):
            last_lap(s, seat, ctx)
        if deck:
            s.drawn[seat] = card = deck.pop(0)
            insort(s.hands[seat], card)
            ctx.tell_only(seat, Drawn, card=card)
        following = seat + 1 if seat + 1 < len(s.hands) else 0
        if following == s.trigger:
            end(s, ctx)
        else:
            ask(s, following, ctx)


def play(s: GraziaState, seat: int, run: int, ctx: GameContext) -> None:
    """Put a run on the pile of its suit; a jump is counted once (R4)."""
    first = run // PER_SUIT
    count = run % PER_SUIT - RANK[first] + 1
    hand = s.hands[seat]
    at = hand.index(first)
    s.laid, s.jumped = hand[at : at + count], s.jump(first)
    s.jumps[seat] += s.jumped
    del hand[at : at + count]
    s.piles[SUIT[first]] += s.laid
    ctx.tell(Played, seat=seat, cards=s.laid, jump=s.jumped)


def last_lap(s: GraziaState, seat: int, ctx: GameContext) -> None:
    """Give every other player one more turn (R8); passes prepared before are cancelled."""
    s.trigger, s.phase = seat, "last_lap"
    ctx.tell(LastLap, seat=seat)
    for p, run in enumerate(s.prepared):
        if run == PASS_AHEAD:
            s.prepared[p] = NOTHING
            ctx.tell_only(p, PassLapsed)


def ask(s: GraziaState, seat: int, ctx: GameContext) -> None:
    """Start the turn of ``seat``; drop a prepared run that does not connect."""
    s.waiting[0] = seat
    run = s.prepared[seat]
    if run >= 0 and s.jump(run // PER_SUIT):
        s.prepared[seat] = NOTHING
        ctx.tell_only(seat, Lapsed, cards=terms.cards_of(run))


def end(s: GraziaState, ctx: GameContext) -> None:
    """Score the game."""
    scores = s.standing()
    best = terms.winner(scores, s.first)
    end_match(s, "lap", scores, [best])
    ctx.tell(Ended, scores=s.scores, winner=best)


TURN = Turn()


class Grazia(Game[GraziaState]):
    """Grazia for three to seven."""

    key = "grazia"
    seats = (3, 4, 5, 6, 7)
    default_seats = 4
    options = (Choice("empty_suit", (FREE, ACE), FREE),)
    actions = (Play, Pass, Prepare)
    in_turn = frozenset(("turn", "last_lap"))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"turn": TURN, "last_lap": TURN}
    wishes = NextMove()
    state = GraziaState
    events = EVENTS
    minutes = 20
    genre = Genre.SETS
    arrangements = (BY_SUIT, BY_RANK)
    dailies = ({}, {"empty_suit": "ace"})
    end_reasons = ("lap",)

    def start(self, seats: int, options: Options, ctx: GameContext) -> GraziaState:
        """Deal one by one from seat 0; the first cards of each player are the deck (R11: the first turn is drawn)."""
        blind = terms.deck_size(seats)
        decks, rest = deal_singly(ctx.shuffled("deck", range(PACK)), seats, blind)
        hands, rest = deal_singly(rest, seats, terms.dealt_each(seats) - blind)
        first = ctx.shuffled("first player", range(seats))[0]
        s = GraziaState(phase="turn", waiting=[first], first=first, empty_suit=str(options["empty_suit"]))
        s.decks, s.hands, s.residual = decks, [*map(sorted, hands)], sorted(rest)
        s.piles = [[] for _ in range(SUITS)]
        s.drawn, s.prepared, s.jumps = [NO_CARD] * seats, [NOTHING] * seats, [0] * seats
        ctx.tell(Dealt, first=first)
        if s.residual:
            ctx.tell(LeftOver, cards=s.residual)
        return s

    def why_not(self, s: GraziaState, seat: int, action: Action) -> Message:
        """Return reasons ``grazia-no-...``."""
        return why_not(s, seat, action)

    def automatic(self, s: GraziaState) -> tuple[int, Action] | None:
        """Return the pass of a seat without cards."""
        return None if s.ended or s.hands[s.waiting[0]] else (s.waiting[0], PASS)

    def timeout(self, s: GraziaState, seat: int) -> Action:
        """Return a pass while there is a deck, else the longest run that connects (ties S H C D X L, then lower)."""
        if s.decks[seat]:
            return PASS
        free = [a for a in plays(s, seat) if not s.jump(a.run // PER_SUIT)]
        return min(free, key=lambda a: _longest_first(terms.cards_of(a.run)), default=PASS)

    def points_now(self, s: GraziaState) -> Sequence[int] | None:
        """Return the score of the jumps made and the cards left."""
        return s.standing()

    def conserved(self, s: GraziaState) -> object:
        """Return all 78 cards, wherever they are."""
        return gathered(*s.hands, *s.decks, *s.piles, s.residual)


def _longest_first(run: Sequence[int]) -> tuple[int, int, int]:
    """Sort key for the clock: the longest run first."""
    return -len(run), TIE[run[0]], run[0]


GAME = Grazia()
