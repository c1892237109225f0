"""Love Letter (Seiji Kanai, 2012): hold one card, draw one, play one; be the last one left, or hold the highest.

The sixteen cards of 2012 (R1). Seats run clockwise. A move names the card; cards of one number are one choice.

Rulings made here, beyond those of the rules (R1 to R11):
- Without the doubling cube ``target`` is 7, 5 or 4 tokens by default (``auto``); with it see the leg.
- A guard played because time is up names the highest number of which a copy is neither face up nor in the own hand; 8
  if there is none.
- A round may end before any card is played, if the minister puts out all players but one. It counts like any other,
  also as the last one. So a match for one token may end with its deal.
- If no player has a token after ``max_rounds`` rounds, all share the win.
- The card set aside stays unseen after the round, like the rest of the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.options import AUTO, Choice, Number
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.families.elimination import last_inside, next_inside, survivors
from engine.families.outcome import added, end_match
from engine.games.love_letter import state as events
from engine.games.love_letter.state import LoveLetterState
from engine.games.love_letter.terms import (
    AIMED,
    BARON,
    COUNTESS,
    DECK,
    FACE_UP,
    GUARD,
    HANDMAID,
    KING,
    MAX_ROUNDS,
    NUMBERS,
    PRIEST,
    PRINCE,
    PRINCESS,
    TARGETS,
    best,
    face,
    too_much,
)
from engine.layers.leg import Leg

S = LoveLetterState


class Play(Action):
    """A card without a target; ``number`` is the card."""

    number: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class Aimed(Play):
    """A card for ``target``; the prince's may be oneself."""

    target: int


@dataclass(frozen=True, slots=True)
class Guard(Aimed):
    """Name the card (2 to 8) that ``target`` holds."""

    number: ClassVar[int] = GUARD
    named: int


@dataclass(frozen=True, slots=True)
class Idle(Play):
    """A 1, 2, 3 or 6 if no player can be chosen: it has no effect."""

    card: int


Kind = TypeVar("Kind", bound=Play)


def _kind(base: type[Kind], tag: str, number: int) -> type[Kind]:
    """Return the move class for the card ``number``: one class per card, because each is a question of its own."""
    return type(tag.capitalize(), (base,), {"__slots__": (), "__module__": __name__, "tag": tag, "number": number})


AIMED_KINDS = tuple(
    _kind(Aimed, tag, number)
    for tag, number in (("priest", PRIEST), ("baron", BARON), ("prince", PRINCE), ("king", KING))
)
PLAIN_KINDS = tuple(
    _kind(Play, tag, number) for tag, number in (("handmaid", HANDMAID), ("countess", COUNTESS), ("princess", PRINCESS))
)
KINDS: tuple[type[Play], ...] = (Guard, *AIMED_KINDS, *PLAIN_KINDS, Idle)

SEATS = range(max(TARGETS))
# One object per move: simulations allocate nothing.
GUARD_AT = tuple(tuple(Guard(p, named) for named in NUMBERS) for p in SEATS)
AIMED_AT = {kind.number: tuple(kind(p) for p in SEATS) for kind in AIMED_KINDS}
IDLE = tuple(Idle(card) for card in range(PRINCESS + 1))
PLAIN = {kind.number: kind() for kind in PLAIN_KINDS}


def card_of(action: Play) -> int:
    """Return the card that is played."""
    return action.card if isinstance(action, Idle) else action.number


def choices(s: S, seat: int) -> list[int]:
    """Return the cards that may be played, each number once, the lower first."""
    low, high = sorted(s.hands[seat])
    if high == COUNTESS and low in (PRINCE, KING) and not s.minister:
        return [high]
    return [low] if low == high else [low, high]


class Turn(Phase[S, Play]):
    """The one decision of the game: which of two cards to play, and for which target."""

    def legal(self, s: S, seat: int) -> Sequence[Play]:
        """Return every card with every possible target; a guard with every number (R2)."""
        others = s.targets(seat)
        found: list[Play] = []
        for card in choices(s, seat):
            if card == GUARD and others:
                for p in others:
                    found += GUARD_AT[p]
            elif card in AIMED and not others:
                found.append(IDLE[card])
            elif card in PLAIN:
                found.append(PLAIN[card])
            else:
                at = sorted([*others, seat]) if card == PRINCE else others
                found += [AIMED_AT[card][p] for p in at]
        return found

    def apply(self, s: S, seat: int, action: Play, ctx: GameContext) -> None:
        """Play the card, carry it out, and continue."""
        card = card_of(action)
        target = action.target if isinstance(action, Aimed) else NO_SEAT
        named = action.named if isinstance(action, Guard) else 0
        s.hands[seat].remove(card)
        s.discards[seat].append(card)
        s.parted(seat, card)
        if isinstance(action, Idle):
            ctx.tell(events.Idle, seat=seat, card=card)
            fell = NO_SEAT
        else:
            fell = carry_out(s, seat, card, target, named, ctx)
        s.plays.append([seat, card, target, named, fell])
        end_turn(s, seat, ctx)


def carry_out(s: S, seat: int, card: int, target: int, named: int, ctx: GameContext) -> int:
    """Carry out the effect of a card. Return the seat that is out by it, or NO_SEAT."""
    if card == GUARD:
        return guess(s, seat, target, named, ctx)
    if card == PRIEST:
        ctx.tell(events.Looked, seat=seat, target=target)
        show(s, seat, target, ctx)
    elif card == BARON:
        return compare(s, seat, target, ctx)
    elif card == PRINCE:
        return force(s, seat, target, ctx)
    elif card == KING:
        s.exchanged(seat, target)
        ctx.tell(events.Swapped, seat=seat, target=target)
        show(s, seat, target, ctx)
        show(s, target, seat, ctx)
    else:
        s.protected[seat] = card == HANDMAID
        ctx.tell(events.Laid, seat=seat, card=card)
        if card == PRINCESS:
            return fall(s, seat, ctx)
    return NO_SEAT


def show(s: S, viewer: int, seat: int, ctx: GameContext) -> None:
    """Show the card of ``seat`` to ``viewer`` only."""
    ctx.tell_only(viewer, events.Saw, seat=seat, card=s.learn(viewer, seat))


def guess(s: S, seat: int, target: int, named: int, ctx: GameContext) -> int:
    """Carry out a guard: right or wrong is public. Return the seat that is out, or NO_SEAT."""
    hit = s.hands[target][0] == named
    ctx.tell(events.Guessed, seat=seat, target=target, card=named, hit=hit)
    if hit:
        return fall(s, target, ctx)
    s.rule_out(target, (named,))
    return NO_SEAT


def compare(s: S, seat: int, target: int, ctx: GameContext) -> int:
    """Carry out a baron: both see both cards; the lower one is out and shown. Return the seat, or NO_SEAT."""
    own, other = s.hands[seat][0], s.hands[target][0]
    ctx.tell(events.Compared, seat=seat, target=target, even=own == other)
    show(s, seat, target, ctx)
    show(s, target, seat, ctx)
    if own == other:
        s.found_equal(seat, target)
        return NO_SEAT
    loser, winner = (seat, target) if own < other else (target, seat)
    s.rule_out(winner, range(1, min(own, other) + 1))
    return fall(s, loser, ctx)


def force(s: S, seat: int, target: int, ctx: GameContext) -> int:
    """Carry out a prince: the card has no effect, except the princess; the target draws another (R6, R8)."""
    card = s.hands[target].pop()
    s.discards[target].append(card)
    ctx.tell(events.Forced, seat=seat, target=target, card=card)
    if card == PRINCESS:
        return fall(s, target, ctx)
    s.replaced(target, card)
    draw(s, target, s.deck or s.aside, ctx)
    return NO_SEAT


def draw(s: S, seat: int, cards: list[int], ctx: GameContext) -> None:
    """Take the top card."""
    card = cards.pop(0)
    s.hands[seat].append(card)
    ctx.tell_only(seat, events.Drew, card=card)


def fall(s: S, seat: int, ctx: GameContext) -> int:
    """Put ``seat`` out and return it; the cards it still holds are shown and have no effect."""
    cards, s.hands[seat] = s.hands[seat], []
    s.discards[seat] += cards
    s.protected[seat] = False
    s.replaced(seat, cards[0] if cards else PRINCESS)
    ctx.tell(events.Fell, seat=seat, cards=cards)
    return seat


def begin_round(s: S, ctx: GameContext) -> None:
    """Set one card aside, with two players turn up three, deal one each."""
    n = len(s.tokens)
    cards = ctx.shuffled(f"round {s.round}", DECK)
    at = 1 + (FACE_UP if n == 2 else 0)
    s.aside, s.face_up, s.deck = cards[:1], cards[1:at], cards[at:]
    s.hands, s.discards = [[] for _ in range(n)], [[] for _ in range(n)]
    s.cannot, s.seen = [[] for _ in range(n)], [[] for _ in range(n)]
    s.protected, s.equal, s.plays = [False] * n, [0] * n, []
    s.knows = [[0] * n for _ in range(n)]
    ctx.tell(events.RoundBegan, round=s.round, starter=s.starter, cards=s.face_up)
    for p in range(n):
        draw(s, p, s.deck, ctx)
    begin_turn(s, s.starter, ctx)


def begin_turn(s: S, seat: int, ctx: GameContext) -> None:
    """Draw; a minister with too high a card is out at once (R11)."""
    s.protected[seat] = False
    draw(s, seat, s.deck, ctx)
    s.waiting = [seat]
    if s.minister and too_much(*s.hands[seat]):
        cards = s.hands[seat]
        ctx.tell(events.Burdened, seat=seat, cards=cards)
        s.discards[seat] += cards
        s.hands[seat] = []
        s.replaced(seat, cards[0])
        s.plays.append([seat, COUNTESS, NO_SEAT, 0, seat])
        end_turn(s, seat, ctx)


def end_turn(s: S, seat: int, ctx: GameContext) -> None:
    """End a turn: the last seat left, or with an empty deck the highest card, wins the round; else the next seat's
    turn."""
    winner = last_inside(s.hands)
    if winner != NO_SEAT:
        s.shown = []
        end_round(s, [winner], ctx)
    elif s.deck:
        begin_turn(s, next_inside(s.hands, seat), ctx)
    else:
        show_all(s, ctx)


def show_all(s: S, ctx: GameContext) -> None:
    """Carry out the showdown (R4, R5)."""
    s.shown = [hand[0] if hand else 0 for hand in s.hands]
    for p in survivors(s.hands):
        ctx.tell(events.Showed, seat=p, card=s.shown[p])
    won = best(s.shown, s.discards)
    end_round(s, won if len(won) == 1 or s.share else [], ctx)


def end_round(s: S, won: list[int], ctx: GameContext) -> None:
    """Give each winner a token. The winner starts the next round; of several the nearest to the last starter."""
    n = len(s.tokens)
    s.columns.append([int(p in won) for p in range(n)])
    s.tokens = added(s.tokens, s.columns[-1])
    s.closing = s.plays[-1]
    ctx.tell(events.RoundOver, round=len(s.columns), winners=won, shown=bool(s.shown), tokens=s.tokens)
    most = max(s.tokens)
    if most >= s.target or len(s.columns) >= s.max_rounds:
        end_match(s, "target" if most >= s.target else "rounds", s.tokens)
        ctx.tell(events.Over, tokens=s.tokens, winners=s.winners)
        return
    s.starter = min(won, key=lambda p: (p - s.starter) % n, default=s.starter)
    begin_round(s, ctx)


class LoveLetter(Game[S]):
    """Love Letter for two to four."""

    key = "love_letter"
    seats = (2, 3, 4)
    default_seats = 4
    options = (
        Number("target", 1, 20, AUTO),
        Choice("card7", ("countess", "minister"), "countess"),
        Choice("tie", ("none", "share"), "none"),
        Number("max_rounds", 5, 60, MAX_ROUNDS),
    )
    actions = KINDS
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"play": Turn()}
    events = events.EVENTS
    state = S
    minutes = 20
    genre = Genre.NERVE
    dailies = ({}, {"card7": "minister"})
    end_reasons = ("target", "rounds")

    def next_turn(self, view: View[S]) -> int | None:
        """Return the next seat that still holds a card."""
        acting, n = view.acting, view.seats
        if len(acting) != 1:
            return None
        following = [(acting[0] + step) % n for step in range(1, n)]
        return next((p for p in following if len(view.s.hands[p])), None)

    def start(self, seats: int, options: Options, ctx: GameContext) -> S:
        """Return the first round; the seat that starts is drawn."""
        target = options["target"]
        s = S(
            phase="play",
            tokens=[0] * seats,
            target=TARGETS[seats] if target == AUTO else int(target),
            max_rounds=int(options["max_rounds"]),
            minister=options["card7"] == "minister",
            share=options["tie"] == "share",
            starter=ctx.shuffled("starter", range(seats))[0],
        )
        begin_round(s, ctx)
        return s

    def why_not(self, s: S, seat: int, action: Action) -> Message:
        """Return reasons ``love_letter-no-...``."""
        if not isinstance(action, Play):
            return Message("illegal-now")
        card = card_of(action)
        facts = {"card": Card(face(card, s.minister))}
        if not GUARD <= card <= PRINCESS:
            return Message("love_letter-no-other")
        if card not in s.hands[seat]:
            return Message("love_letter-no-card", facts)
        if card not in choices(s, seat):
            return Message("love_letter-no-countess", facts)
        if isinstance(action, Idle):
            return Message("love_letter-no-idle", facts) if card in AIMED else Message("illegal-now")
        nobody = card in AIMED and not s.targets(seat)
        return Message("love_letter-no-nobody", facts) if nobody else Message("love_letter-no-other")

    def timeout(self, s: S, seat: int) -> Action:
        """Return the lower card, at the player who has the most tokens; a prince at oneself only if no other player can
        be chosen."""
        card = choices(s, seat)[0]
        others = s.targets(seat)
        if card in PLAIN:
            return PLAIN[card]
        if not others:
            return AIMED_AT[card][seat] if card == PRINCE else IDLE[card]
        n = len(s.hands)
        target = max(others, key=lambda p: (s.tokens[p], (seat - p) % n))
        if card != GUARD:
            return AIMED_AT[card][target]
        left = s.unseen(seat)
        named = next((number for number in NUMBERS[::-1] if left[number]), PRINCESS)
        return GUARD_AT[target][named - NUMBERS[0]]

    def points_now(self, s: S) -> Sequence[int] | None:
        """Return the letters delivered."""
        return s.tokens

    def conserved(self, s: S) -> object:
        """Return all sixteen cards, wherever they are."""
        return gathered(*s.hands, *s.discards, s.deck, s.aside, s.face_up)


GAME = LoveLetter()


class LoveLetterLeg(Leg[LoveLetterState]):
    """A round as a leg, for one token.

    Rulings: the tokens are the points of the match, and ``target`` is the number that wins it, twice as many as without
    the cube. A round that is shared, or without a winner, is drawn, and its starter starts again (R12 of the cube).
    """

    game = GAME
    fixed: ClassVar = {"target": AUTO, "max_rounds": 40}
    untold: ClassVar = {"over", "round_over"}
    draw = "starter"
    numbered = "round"
    target = Number("target", 1, 50, AUTO)
    most = Number("max_legs", 1, 60, 40)
    cube_seats = (2, 3, 4)

    def points_to_win(self, seats: int, options: Options) -> int:
        """Return twice the usual tokens, unless the table has named the number."""
        return 2 * TARGETS[seats] if options["target"] == AUTO else int(options["target"])

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> LoveLetterState:
        """Start a game of one round; the points so far are its tokens, which a default move reads."""
        s = super().start(seats, {**options, "max_rounds": 1}, ctx, standing)
        s.tokens, s.target = list(standing.totals), standing.target
        return s

    def carry(self, s: LoveLetterState, last: LoveLetterState) -> None:
        """Keep how the round before ended, unless it was given up or the new round ended as it was dealt."""
        if last.ended and not s.ended:
            s.closing, s.shown = last.closing, last.shown

    def present(self, s: LoveLetterState, standing: Standing) -> None:
        """Show the rounds of the match and its tokens."""
        s.columns, s.max_rounds = [list(c) for c in standing.columns], standing.most
        s.tokens = list(standing.totals)

    def gains(self, s: LoveLetterState) -> list[int]:
        """Return the token, if a single seat has won it."""
        won = s.columns[-1]
        return won[:] if sum(won) == 1 else [0] * len(won)

    def first(self, s: LoveLetterState) -> int:
        """Return the starter."""
        return s.starter

    def next_first(self, s: LoveLetterState) -> int:
        """Return the winner; without one the same starter."""
        won = self.gains(s)
        return won.index(1) if 1 in won else s.starter

    def running(self, s: LoveLetterState) -> Sequence[int]:
        """Return the seats that still have a card."""
        return survivors(s.hands)

    def offers(self, s: LoveLetterState, seat: int) -> bool:
        """True after the draw, before the card."""
        return s.phase == "play"

    def after_pass(self, s: LoveLetterState, winner: int) -> int:
        """Return the winner of the round, as always."""
        return winner


LEG = LoveLetterLeg()
