"""Counting Cribbage: six suits, a deck that is not reshuffled after every round, first to 121.

Design: 青木 新, game 11 of the TENNOS site. 78 cards, A to K in six suits. Seats run clockwise: left of seat p
is p + 1.

Moves: ``lay_away(cards)`` two cards (two players) or one, changeable until the last player has chosen;
``play(card)``. With muggins ``full`` instead ``declare(card, points)``, answered by ``respond(points)`` or
``accept``. In the show, with muggins ``count`` or ``full``, ``claim(points)`` for the own hand (the dealer
then also for the crib) and one ``respond`` or ``accept`` for every other hand and crib in show order. Private
at any time with muggins ``full``: ``waive`` (accept every claim in pegging unasked) and ``watch`` (no more).

Events (cards are ints):
- ``dealt`` deal, round, dealer, reshuffled; ``starter`` seat (the dealer), card, heels (0 or 2)
- ``played`` seat, card, count, parts (fifteen, thirty-one, pair, run), points; ``go`` seat, count;
  ``last_card`` seat; ``leads`` seat (a new series)
- ``counted`` seat, item ("hand" or "crib"), cards, starter, parts (fifteens, run, pairs, flush, nob)
- muggins: ``declared`` seat, card, count, claim; ``crib`` cards; ``claims`` claims (in show order), dealer;
  ``settled`` item ("peg", "hand" or "crib"), seat, claim, actual, parts, gains (by seat); ``waived`` on (1: no
  more questions, 0: questions again; only who wished it)
- ``game_over`` game, seat, points, won, wins

Rulings made here, beyond those of the rules (R1 to R22):
- A standing answer 0 counts as given the moment a window opens; where everybody has one it closes at once.
  That tells nothing about the points, because the answer was given before. Who of several has one stays hidden:
  nobody sees who is being asked. But a window that closes at once tells that everybody has one; with two players
  that is the opponent, so whoever sets it is told.
- Confirmed as they are: ``waive`` and ``watch``, and that in the show every hand and crib is claimed and answered
  for itself, in show order, not all at one go.
- ``waive`` from somebody who is being asked accepts the present claim too.
- Scores at the end are the points of a single game, or the game-wins of a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.arrange import BY_RANK, BY_SUIT
from engine.core.cards import RANK, SUIT
from engine.core.context import GameContext
from engine.core.game import Game, Options, Phase
from engine.core.horizon import OpenUntil
from engine.core.offers import Amount, Offer, Path, Values
from engine.core.options import BadOption, Choice, Flag, Number, OptionValue, settle
from engine.families.sealed import SealedPhase
from engine.games.counting_cribbage.round import (
    begin_pegging,
    count_all,
    go_on,
    lay_down,
    settle_claim,
    show_order,
)
from engine.games.counting_cribbage.score import FULL, PIP, peg
from engine.games.counting_cribbage.state import (
    ACCEPT,
    ANSWERS,
    CLAIMS,
    COUNT,
    FULL_MUGGINS,
    LAID_AWAY,
    LAY_ONE,
    LAY_TWO,
    MOST,
    NO_CLAIM,
    OFF,
    PLAY,
    WAIVE,
    WATCH,
    Accept,
    Claim,
    CountingCribbageState,
    Declare,
    LayAway,
    Play,
    Respond,
    Waive,
    Watch,
    gain,
    lay_aways,
    new_game,
)

S = CountingCribbageState
A = TypeVar("A", bound=Action)
Wish = Waive | Watch
Answer = Accept | Respond | Wish
NUMBER = Amount(0, MOST)


class Wishing(Phase[S, A], Generic[A]):
    """A phase in which the private wish about claims in pegging may be made at any time (muggins ``full``)."""

    def anytime(self, s: S, seat: int) -> Sequence[A]:
        """What the rest of the phase allows, and to waive or to watch again."""
        more = super().anytime(s, seat)
        if s.muggins != FULL_MUGGINS:
            return more
        wish: Any = WATCH if s.waives[seat] else WAIVE
        return [*more, wish]

    def apply(self, s: S, seat: int, action: A, ctx: GameContext) -> None:
        """Note a wish; everything else is the phase's own."""
        if isinstance(action, Waive | Watch):
            s.waives[seat] = int(isinstance(action, Waive))
            ctx.tell("waived", only=seat, on=s.waives[seat])
        else:
            super().apply(s, seat, action, ctx)


class LayingAway(Wishing[LayAway | Wish], SealedPhase[S, LayAway | Wish]):
    """Everyone gives one or two cards to the crib; who has chosen may be seen."""

    prompt = "counting_cribbage-prompt-lay_away"
    changeable = True

    def legal(self, s: S, seat: int) -> Sequence[LayAway]:
        """Every set of the right size."""
        return lay_aways(s.hands[seat])

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """The cards go to the crib face down."""
        for hand, cards in zip(s.hands, chosen, strict=True):
            for card in cards:
                hand.remove(card)
        s.away = chosen
        begin_pegging(s, ctx)


class Playing(Phase[S, Play]):
    """Play a card; the host counts it."""

    prompt = "counting_cribbage-prompt-play"

    def legal(self, s: S, seat: int) -> Sequence[Play]:
        """The cards that keep the count at 31 or below (R19)."""
        room = FULL - s.count
        return [PLAY[c] for c in s.hands[seat] if PIP[c] <= room]

    def apply(self, s: S, seat: int, action: Play, ctx: GameContext) -> None:
        """Count the card and go on."""
        card = action.card
        lay_down(s, seat, card)
        fifteen, thirty_one, pair, run = peg(s.series, s.count)
        points = fifteen + thirty_one + pair + run
        s.last = [seat, card, fifteen, thirty_one, pair, run, 0]
        parts = s.last[2:6]
        ctx.tell("played", seat=seat, card=card, count=s.count, parts=parts, points=points)
        if points and gain(s, seat, points, ctx):
            return
        go_on(s, seat, ctx)


class Declaring(Wishing[Declare | Wish]):
    """Play a card and state its points; nothing is counted before the others have answered."""

    prompt = "counting_cribbage-prompt-declare"
    stepwise = True
    advisable = False

    def legal(self, s: S, seat: int) -> Sequence[Declare]:
        """Every card that fits, with every number."""
        return [Declare(c, k) for c in self.fitting(s, seat) for k in range(MOST + 1)]

    @staticmethod
    def fitting(s: S, seat: int) -> tuple[int, ...]:
        """The cards that keep the count at 31 or below."""
        room = FULL - s.count
        return tuple(c for c in s.hands[seat] if PIP[c] <= room)

    def allows(self, s: S, seat: int, action: Declare | Wish) -> bool:
        """A card that fits, and a number in range."""
        return isinstance(action, Declare) and action.card in self.fitting(s, seat) and 0 <= action.points <= MOST

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """The card, then the number."""
        if not path:
            return Values((Declare.tag,))
        if len(path) > 2 or path[0] != Declare.tag:
            return None
        cards = self.fitting(s, seat)
        return Values(cards) if len(path) == 1 else NUMBER if path[1] in cards else None

    def apply(self, s: S, seat: int, action: Declare | Wish, ctx: GameContext) -> None:
        """Lay the card down and ask everybody else."""
        if not isinstance(action, Declare):
            super().apply(s, seat, action, ctx)
            return
        lay_down(s, seat, action.card)
        s.claim = action.points
        ctx.tell("declared", seat=seat, card=action.card, count=s.count, claim=action.points)
        s.phase = "respond"
        s.waiting = [p for p in range(len(s.points)) if p != seat and not s.waives[p]]
        if not s.waiting:
            settle_pegging(s, [[] for _ in s.points], ctx)


def settle_pegging(s: S, chosen: list[list[int]], ctx: GameContext) -> None:
    """All answers to a claim in pegging are in; who waived has accepted."""
    seat, claim = s.series_by[-1], s.claim
    s.claim = NO_CLAIM
    parts = list(peg(s.series, s.count))
    s.last = [seat, s.series[-1], *parts, 0]
    s.peg_claim, s.peg_gains = claim, [0] * len(s.points)
    s.phase = "declare"
    answers = [numbers[0] if numbers else 0 for numbers in chosen]
    if not settle_claim(s, seat, sum(parts), claim, answers, s.peg_gains, ("peg", parts), ctx):
        go_on(s, seat, ctx)


class Answering(Wishing[Answer], SealedPhase[S, Answer]):
    """What both kinds of answers share: a number, or the plain word for 0. An answer stands."""

    secret_readiness = True
    stepwise = True
    advisable = False

    def legal(self, s: S, seat: int) -> Sequence[Accept | Respond]:
        """To accept, or any number."""
        return ANSWERS

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """A button, or a number."""
        if not path:
            return Values((Accept.tag, Respond.tag))
        return NUMBER if list(path) == [Respond.tag] else None

    def apply(self, s: S, seat: int, action: Answer, ctx: GameContext) -> None:
        """Note the answer."""
        super().apply(s, seat, ANSWERS[1] if isinstance(action, Accept) else action, ctx)


class Responding(Answering):
    """Everybody else answers a claim in pegging, also those without cards."""

    prompt = "counting_cribbage-prompt-respond"
    asks_in_secret = True  # who waives is not asked

    def bystander(self, s: S) -> int | None:
        """The claim is theirs."""
        return s.series_by[-1]

    def apply(self, s: S, seat: int, action: Answer, ctx: GameContext) -> None:
        """To waive while one is asked accepts this claim too."""
        super().apply(s, seat, action, ctx)
        if isinstance(action, Waive) and seat in s.waiting:
            super().apply(s, seat, ACCEPT, ctx)

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """Settle the claim and go on pegging."""
        settle_pegging(s, chosen, ctx)


class Claiming(Wishing[Claim | Wish], SealedPhase[S, Claim | Wish]):
    """Everybody states the points of the own hand, the dealer then those of the crib. A claim stands."""

    prompt = "counting_cribbage-prompt-claim"
    secret_readiness = True
    stepwise = True
    advisable = False

    def legal(self, s: S, seat: int) -> Sequence[Claim]:
        """Any number."""
        return CLAIMS

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """A number."""
        return Values((Claim.tag,)) if not path else NUMBER if list(path) == [Claim.tag] else None

    def settled(self, s: S, seat: int) -> bool:
        """The dealer counts twice."""
        return len(s.choice[seat]) == (2 if seat == s.dealer else 1)

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """All claims lie open; now they are answered."""
        n = len(s.points)
        s.claims = [chosen[seat][i // n] for i, seat in enumerate(show_order(s.dealer, n))]
        ctx.tell("claims", claims=s.claims[:], dealer=s.dealer)
        s.phase, s.waiting = "show", list(range(n))


class Showing(Answering):
    """Everybody answers every hand and crib that is not their own, in show order."""

    prompt = "counting_cribbage-prompt-show"

    @staticmethod
    def items(s: S, seat: int) -> list[int]:
        """Which items (places in show order) ``seat`` answers."""
        return [i for i, owner in enumerate(show_order(s.dealer, len(s.points))) if owner != seat]

    def settled(self, s: S, seat: int) -> bool:
        """One answer per hand and crib of the others."""
        return len(s.choice[seat]) == len(self.items(s, seat))

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """Settle one after the other."""
        n = len(s.points)
        answers = [[0] * n for _ in range(n + 1)]
        for seat, numbers in enumerate(chosen):
            for i, k in zip(self.items(s, seat), numbers, strict=True):
                answers[i][seat] = k
        count_all(s, answers, ctx)


class CountingCribbage(Game[CountingCribbageState]):
    """Cribbage with six suits and counting of what is gone, for two to four."""

    key = "counting_cribbage"
    seats = (2, 3, 4)
    default_seats = 3
    options = (
        Flag("skunk"),
        Choice("muggins", (OFF, COUNT, FULL_MUGGINS), OFF),
        Number("match_wins", 1, 10, 1),
        Choice("first_dealer", ("random", "seat1", "seat2", "seat3", "seat4"), "random"),
        Flag("show_used", True),
    )
    actions = (LayAway, Play, Declare, Claim, Accept, Respond, Waive, Watch)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "lay_away": LayingAway(),
        "play": Playing(),
        "declare": Declaring(),
        "respond": Responding(),
        "claim": Claiming(),
        "show": Showing(),
    }
    state = CountingCribbageState
    minutes = 30
    arrangements = (BY_RANK, BY_SUIT)
    end_reasons = ("target",)
    horizons: ClassVar = {
        **dict.fromkeys(("starter", "played", "declared", "crib"), OpenUntil("dealt", 2)),
        "counted": OpenUntil("dealt", 2, keeps=("seat", "item", "parts")),
    }

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """Without ``show_used`` remembering is part of the game (R20): the log goes back to the round before."""
        return None if options.get("show_used", True) else super().open_until(kind, options)

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """The first dealer must be somebody."""
        settled = settle(self.options, given)
        if settled["first_dealer"] not in ("random", *(f"seat{p + 1}" for p in range(seats))):
            raise BadOption("first_dealer", settled["first_dealer"])
        return settled

    def start(self, seats: int, options: Options, ctx: GameContext) -> CountingCribbageState:
        """The first round of the first game (R11)."""
        chosen = str(options["first_dealer"])
        dealer = (
            ctx.shuffled("first dealer", range(seats))[0]
            if chosen == "random"
            else int(chosen.removeprefix("seat")) - 1
        )
        s = CountingCribbageState(
            dealer=dealer,
            wins=[0] * seats,
            waives=[0] * seats,
            muggins=str(options["muggins"]),
            skunk=bool(options["skunk"]),
            match_wins=int(options["match_wins"]),
        )
        new_game(s, ctx)
        return s

    def why_not(self, s: CountingCribbageState, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
        """Reasons ``counting_cribbage-no-...``: the wrong moment, cards not held, a card that is too high."""
        key = "counting_cribbage-no-"
        if isinstance(action, Waive | Watch):
            return key + "wish", {}
        if isinstance(action, LayAway):
            return self._no_lay_away(s, seat, action.cards)
        if isinstance(action, Play | Declare):
            if s.phase == "lay_away":
                return key + "play-yet", {}
            if s.phase not in ("play", "declare"):
                return key + "play-now", {}
            if isinstance(action, Play) and s.phase == "declare":
                return key + "play-unsaid", {}
            if isinstance(action, Declare) and s.phase == "play":
                return key + "declare", {}
            if action.card not in s.hands[seat]:
                return key + "card", {}
            if PIP[action.card] > FULL - s.count:
                return key + "fit", {"card": action.card, "count": s.count, "room": FULL - s.count}
            return key + "number", {"low": 0, "high": MOST}
        if isinstance(action, Claim):
            return (key + "number", {"low": 0, "high": MOST}) if s.phase == "claim" else (key + "claim-now", {})
        if s.phase in ("respond", "show"):
            return key + "number", {"low": 0, "high": MOST}
        return key + "answer-now", {}

    @staticmethod
    def _no_lay_away(s: CountingCribbageState, seat: int, cards: Sequence[int]) -> tuple[str, dict[str, Any]]:
        need = LAID_AWAY[len(s.points)]
        if s.phase != "lay_away":
            return "counting_cribbage-no-lay-now", {}
        if len(cards) != need:
            return "counting_cribbage-no-lay-size", {"need": need}
        if len(set(cards)) < len(cards):
            return "counting_cribbage-no-lay-twice", {}
        if not set(cards) <= set(s.hands[seat]):
            return "counting_cribbage-no-card", {}
        return "illegal-now", {}

    def automatic(self, s: CountingCribbageState) -> tuple[int, Action] | None:
        """The last card of a hand: hand sizes are public and it fits (but a claim is the player's to make)."""
        if s.phase == "play" and s.waiting and len(s.hands[s.waiting[0]]) == 1:
            return s.waiting[0], PLAY[s.hands[s.waiting[0]][0]]
        return None

    def timeout(self, s: CountingCribbageState, seat: int) -> Action:
        """The highest cards go first; claims and answers are 0."""
        if s.phase == "claim":
            return CLAIMS[0]
        if s.phase in ("respond", "show"):
            return ACCEPT
        high = sorted(s.hands[seat], key=lambda c: (-PIP[c], -RANK[c], SUIT[c]))
        if s.phase == "lay_away":
            need = LAID_AWAY[len(s.points)]
            return LAY_ONE[high[0]] if need == 1 else LAY_TWO[min(high[:2])][max(high[:2])]
        card = next(c for c in high if PIP[c] <= FULL - s.count)
        return PLAY[card] if s.phase == "play" else Declare(card, 0)

    def conserved(self, s: CountingCribbageState) -> object:
        """All 78 cards, wherever they lie."""
        up = [s.starter] if s.starter >= 0 else []
        lists = [*s.hands, *s.away, *s.laid, s.extra, s.crib, s.stock, s.used, up]
        return sorted(c for cards in lists for c in cards)

    def seat_count(self, s: CountingCribbageState) -> int:
        """Two to four."""
        return len(s.points)


GAME = CountingCribbage()
