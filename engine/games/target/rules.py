"""Target (Target 目標!): the card farthest from the target takes it, or the nearest; the last card may decide which.

Design: 塚本忠行 (ちゃぶだいげえむず), game 08 of the TENNOS site. 78 cards in six suits. Seats run clockwise.

Moves: ``choose_target(card)`` by the start player; ``play(card)`` in turn; ``keep`` or ``discard(cards)`` by all at
once: the eleven choices of 0, 1 or 2 cards; the choice without cards has a name of its own.

Rulings made here, beyond those of the rules (R1 to R12):
- All players see which seats have chosen their discards. A choice is final, and hidden until the last seat has chosen.
- A player who keeps all cards by a wish is asked like all others, so that the wish is not revealed.
- The shuffles are ``first start player``, ``deal``, and ``reshuffle 1``, ``reshuffle 2``, ... of the pile in the order
  of its cards, since its own order means nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import RANK, TIE, gathered
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.options import Choice, Number
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.state import NO_CARD
from engine.families.hands import about_card, deal_singly
from engine.families.outcome import end_match
from engine.families.sealed import SealedPhase
from engine.families.tricks import PLAY, Play, Played
from engine.games.target import terms
from engine.games.target.state import (
    EVENTS,
    KEEPS,
    Drew,
    Ended,
    Kept,
    Named,
    Reshuffled,
    Revealed,
    Taken,
    TargetState,
    Thrown,
)
from engine.games.target.terms import ALL, HELD, PACK, REVEALED, SAME_SUIT, THROWN
from engine.layers.leg import Leg


class ChooseTarget(Action):
    """Name one of the revealed cards."""

    card: int


class Keep(Action):
    """Discard nothing."""


class Discard(Action):
    """Discard one or two cards, in ascending order."""

    cards: tuple[int, ...]


CHOOSE: Final = tuple(ChooseTarget(c) for c in range(PACK))
KEEP: Final = Keep()
DISCARD: Final[Mapping[tuple[int, ...], Discard]] = {
    cards: Discard(cards) for count in range(1, THROWN + 1) for cards in combinations(range(PACK), count)
}
ONE: Final = tuple(DISCARD[(c,)] for c in range(PACK))
"""The discard of each single card."""


class AlwaysKeep(Wish):
    """Keep all cards from now on."""


class AskMe(Wish):
    """Be asked again."""


ALWAYS_KEEP, ASK_ME = AlwaysKeep(), AskMe()


class Keeping(Wishes[TargetState]):
    """A wish that lasts until it is cancelled. All players see who has chosen, so the wish is answered with a delay."""

    kinds = (AlwaysKeep, AskMe)

    def open(self, s: TargetState, seat: int) -> Sequence[Wish]:
        """Return the other of the two."""
        return () if seat < 0 else (ASK_ME if s.keeps[seat] else ALWAYS_KEEP,)

    def keep(self, s: TargetState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish for the rest of the game."""
        s.keeps[seat] = int(isinstance(wish, AlwaysKeep))
        ctx.tell_only(seat, Kept, on=bool(s.keeps[seat]))

    def in_time(self, s: TargetState, seat: int) -> Action | None:
        """Return the choice to discard nothing."""
        return KEEP if s.phase == "discard" and s.keeps[seat] else None


def draw(s: TargetState, count: int, ctx: GameContext) -> list[int]:
    """Draw cards from the top; once the deck is empty the whole discard pile, shuffled, is the new one (R6, R7).

    The pile is not reshuffled before a missing card is needed.
    """
    drawn = s.deck[:count]
    del s.deck[:count]
    if short := count - len(drawn):
        s.reshuffles += 1
        s.deck = ctx.shuffled(f"reshuffle {s.reshuffles}", sorted(s.pile))
        s.pile = []
        ctx.tell(Reshuffled, count=len(s.deck))
        drawn += s.deck[:short]
        del s.deck[:short]
    return drawn


def reveal(s: TargetState, leader: int, ctx: GameContext) -> None:
    """Begin a round: turn up three cards for the start player."""
    s.leader, s.phase, s.waiting = leader, "choose_target", [leader]
    s.revealed = draw(s, REVEALED, ctx)
    ctx.tell(Revealed, round=s.round, seat=leader, cards=s.revealed)


class Choosing(Phase[TargetState, ChooseTarget]):
    """The start player names the target (R1)."""

    def legal(self, s: TargetState, seat: int) -> Sequence[ChooseTarget]:
        """Return any of the three."""
        return [CHOOSE[c] for c in s.revealed]

    def apply(self, s: TargetState, seat: int, action: ChooseTarget, ctx: GameContext) -> None:
        """Discard the other two; the start player plays first."""
        s.target = action.card
        s.pile += [c for c in s.revealed if c != action.card]
        s.revealed = []
        s.phase = "play"
        ctx.tell(Named, seat=seat, card=action.card)


class Playing(Phase[TargetState, Play]):
    """Every player plays one card, clockwise from the start player."""

    def legal(self, s: TargetState, seat: int) -> Sequence[Play]:
        """Return any card (R10)."""
        return [PLAY[c] for c in s.hands[seat]]

    def apply(self, s: TargetState, seat: int, action: Play, ctx: GameContext) -> None:
        """Play the card; the last card decides who takes the target."""
        s.hands[seat].remove(action.card)
        s.trick.append(action.card)
        ctx.tell(Played, seat=seat, card=action.card)
        if len(s.trick) == len(s.hands):
            self._judge(s, ctx)
        else:
            s.waiting[0] = (seat + 1) % len(s.hands)

    @staticmethod
    def _judge(s: TargetState, ctx: GameContext) -> None:
        """Award the target; the cards played go to the discard pile unless the game is over."""
        at, trick, n = terms.taken_by(s.target, s.trick, s.far_pool), s.trick, len(s.hands)
        winner, target = (s.leader + at) % n, s.target
        s.won[winner].append(target)
        s.last_trick, s.last_leader, s.last_winner, s.last_target = trick, s.leader, winner, target
        s.trick, s.target, s.thrown = [], NO_CARD, []
        s.pile += trick
        ctx.tell(
            Taken,
            seat=winner,
            target=target,
            card=trick[at],
            far=terms.is_far(target, trick),
            distance=terms.distance(target, trick[at]),
        )
        if len(s.won[winner]) == s.goal:
            end_match(s, "goal", s.scores_now, [winner])
            ctx.tell(Ended, seat=winner, count=s.goal)
        else:
            s.phase, s.waiting = "discard", list(range(n))


class Discarding(SealedPhase[TargetState, Keep | Discard]):
    """Every player chooses at once what to discard; then all draw, the start player of the round first (R5, R9)."""

    def legal(self, s: TargetState, seat: int) -> Sequence[Keep | Discard]:
        """Return none, one or two of the four cards left."""
        hand = sorted(s.hands[seat])
        return [KEEP, *[ONE[c] for c in hand], *map(DISCARD.__getitem__, combinations(hand, 2))]

    def noted(self, action: Keep | Discard) -> Sequence[int]:
        """Return the cards, KEEPS for none."""
        return action.cards if isinstance(action, Discard) else KEEPS

    def reveal(self, s: TargetState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Carry out seat by seat: the discards, then draws up to five cards (R12)."""
        n, leader = len(s.hands), s.leader
        order = [*range(leader, n), *range(leader)]
        s.thrown = [[c for c in cards if c != NO_CARD] for cards in chosen]
        ctx.tell(Thrown, seats=order, cards=[s.thrown[p] for p in order])
        for p in order:
            hand = s.hands[p]
            for c in s.thrown[p]:
                hand.remove(c)
                s.pile.append(c)
            drawn = draw(s, HELD - len(hand), ctx)
            hand += drawn
            hand.sort()
            ctx.tell_only(p, Drew, cards=drawn)
        reveal(s, s.last_winner, ctx)


class Target(Game[TargetState]):
    """Target for two to six."""

    key = "target"
    seats = (2, 3, 4, 5, 6)
    default_seats = 4
    options = (Number("goal", 2, 7, terms.GOAL), Choice("far_pool", (ALL, SAME_SUIT), ALL))
    actions = (ChooseTarget, Play, Keep, Discard, AlwaysKeep, AskMe)
    in_turn = frozenset(("play",))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "choose_target": Choosing(),
        "play": Playing(),
        "discard": Discarding(),
    }
    wishes = Keeping()
    state = TargetState
    events = EVENTS
    minutes = 15
    age = 6
    genre = Genre.NERVE
    arrangements = (BY_SUIT, BY_RANK)
    dailies = ({}, {"far_pool": "same_suit"})
    end_reasons = ("goal",)

    def start(self, seats: int, options: Options, ctx: GameContext) -> TargetState:
        """Deal five cards each, one at a time from seat 0; the first start player is drawn."""
        hands, deck = deal_singly(ctx.shuffled("deal", range(PACK)), seats, HELD)
        s = TargetState(
            hands=[*map(sorted, hands)],
            deck=deck,
            won=[[] for _ in range(seats)],
            choice=[[] for _ in range(seats)],
            keeps=[0] * seats,
            goal=int(options["goal"]),
            far_pool=str(options["far_pool"]),
        )
        reveal(s, ctx.shuffled("first start player", range(seats))[0], ctx)
        return s

    def why_not(self, s: TargetState, seat: int, action: Action) -> Message:
        """Return the reason: another phase, a card not among the three, a card not held, or an illegal discard."""
        if not isinstance(action, ChooseTarget | Play | Keep | Discard):
            return Message("illegal-now")
        if s.phase != {ChooseTarget: "choose_target", Play: "play"}.get(type(action), "discard"):
            return Message(f"target-now-{s.phase}")
        if isinstance(action, Keep):
            return Message("illegal-now")
        if isinstance(action, Discard):
            return self._no_discard(s.hands[seat], action.cards)
        key = "target-no-choice" if isinstance(action, ChooseTarget) else "target-no-card"
        return about_card(key, action.card, range(PACK))

    @staticmethod
    def _no_discard(hand: Sequence[int], cards: Sequence[int]) -> Message:
        """Return why a set of cards cannot be discarded."""
        if not cards:
            return Message("target-no-empty")
        if len(cards) > THROWN:
            return Message("target-no-many")
        odd = [c for c in cards if c not in hand]
        return about_card("target-no-card", odd[0], range(PACK)) if odd else Message("illegal-now")

    def timeout(self, s: TargetState, seat: int) -> Action:
        """Return the first of the three; the card nearest to the target (ties S H C D X L, then lower); no discard."""
        if s.phase == "choose_target":
            return CHOOSE[s.revealed[0]]
        if s.phase == "discard":
            return KEEP
        target = s.target
        return PLAY[min(s.hands[seat], key=lambda c: (terms.distance(target, c), TIE[c], RANK[c]))]

    def points_now(self, s: TargetState) -> Sequence[int] | None:
        """Return the targets won."""
        return s.scores_now

    def conserved(self, s: TargetState) -> object:
        """Return all 78 cards, wherever they are."""
        return gathered(*s.hands, *s.won, s.deck, s.pile, s.revealed, s.trick, [s.target])


GAME = Target()


class TargetLeg(Leg[TargetState]):
    """A game to a number of targets as a leg.

    The table does not show who would begin the next one, so the start alternates.
    """

    game = GAME
    untold: ClassVar = {"ended"}
    draw = "first start player"
    alternates = True
    target = Number("match_target", 1, 50, 3)
    length = 3

    def carry(self, s: TargetState, last: TargetState) -> None:
        """Keep the wish to keep all cards for the whole match."""
        s.keeps = last.keeps[:]

    def gains(self, s: TargetState) -> list[int]:
        """Return 1 for the winner."""
        return [int(p in s.winners) for p in range(len(s.won))]

    def first(self, s: TargetState) -> int:
        """Return the first start player, as long as the first round lasts."""
        return s.leader

    def offers(self, s: TargetState, seat: int) -> bool:
        """True before the start player names the target, and before the other one plays."""
        return s.phase == "choose_target" or (s.phase == "play" and seat != s.leader)


LEG = TargetLeg()
