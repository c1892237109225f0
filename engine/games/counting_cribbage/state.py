"""The table of Counting Cribbage: its moves, its state, dealing, gaining points and ending games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.core.action import Action
from engine.core.cards import RANK, SUIT, SUITS
from engine.core.context import GameContext
from engine.core.state import NO_CARD, hidden, memo, owner, public
from engine.families.sealed import SealedState
from engine.games.counting_cribbage.guess import guess, past
from engine.games.counting_cribbage.keep import side
from engine.games.counting_cribbage.score import FULL, PIP, TARGET, game_wins

DECK: Final = range(len(RANK))
HAND: Final = {2: 6, 3: 5, 4: 5}
"""Cards dealt to each player, by number of players."""
LAID_AWAY: Final = {2: 2, 3: 1, 4: 1}
"""Cards each player gives to the crib."""
NEEDED: Final = {2: 13, 3: 17, 4: 21}
"""Cards a round needs: hands, the crib's own card with three players, the starter."""
NO_CLAIM: Final = -1
OFF, COUNT, FULL_MUGGINS = "off", "count", "full"
GUESSES: Final = 12
"""How many other handfuls are weighed against what a redeal gives to a player in pegging."""
MOST: Final = 99
"""The highest number of points that can be stated."""

ORDER = tuple(RANK[c] * len(SUITS) + SUIT[c] for c in DECK)
"""A card's place in a sorted hand: by rank, then by suit."""


@dataclass(frozen=True, slots=True)
class LayAway(Action):
    """Give one or two cards (in ascending order) to the crib."""

    tag: ClassVar[str] = "lay_away"
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card to the series; the host counts it."""

    tag: ClassVar[str] = "play"
    card: int


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Play a card and state what it scores (muggins ``full``)."""

    tag: ClassVar[str] = "declare"
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """State what the own hand scores in the show, the dealer thereafter what the crib scores."""

    tag: ClassVar[str] = "claim"
    points: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Nothing was missed."""

    tag: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Respond(Action):
    """State how many points were missed; 0 accepts."""

    tag: ClassVar[str] = "respond"
    points: int


@dataclass(frozen=True, slots=True)
class Waive(Action):
    """Accept every claim in pegging from now on, without being asked (private)."""

    tag: ClassVar[str] = "waive"


@dataclass(frozen=True, slots=True)
class Watch(Action):
    """Be asked about every claim in pegging again (private)."""

    tag: ClassVar[str] = "watch"


# One object per move wherever simulations need many.
LAY_ONE = tuple(LayAway((c,)) for c in DECK)
LAY_TWO = tuple(tuple(LayAway((a, b)) for b in DECK) for a in DECK)
PLAY = tuple(Play(c) for c in DECK)
CLAIMS = tuple(Claim(k) for k in range(MOST + 1))
ACCEPT, WAIVE, WATCH = Accept(), Waive(), Watch()
ANSWERS: tuple[Accept | Respond, ...] = (ACCEPT, *(Respond(k) for k in range(MOST + 1)))


@dataclass(slots=True)
class CountingCribbageState(SealedState):
    """A round in progress, the show of the round before, and the games played so far. Lists by seat."""

    hands: list[list[int]] = owner()
    away: list[list[int]] = owner()
    """Cards given to the crib, until it is turned up; each player knows only their own."""
    extra: list[int] = hidden()
    """With three players the card dealt to the crib, which nobody has seen."""
    stock: list[int] = hidden()
    """Face down, top first."""
    crib: list[int] = public()
    """The crib once it is turned up, sorted, so that nobody can tell who gave what."""
    starter: int = public(NO_CARD)
    laid: list[list[int]] = public()
    """The cards each player has pegged this round; in the show they are the hands."""
    used: list[int] = public()
    """Cards finished with since the last reshuffle (R20)."""
    series: list[int] = public()
    series_by: list[int] = public()
    """Who played each card of the series."""
    count: int = public(0)
    gone: list[int] = public()
    """Who has said go in this series, in that order."""
    least: list[int] = public()
    """The smallest pip value each player may still hold, as their go has shown; 1 before."""
    last: list[int] = public()
    """The card that was counted last this round: seat, card, points for fifteen, thirty-one, pair, run, and
    last card; [] before the first."""
    last_series: list[int] = public()
    """The cards of the series that ended last in this round."""
    last_by: list[int] = public()

    claim: int = public(NO_CLAIM)
    """Points stated for the card just played, while it is being answered; NO_CLAIM otherwise."""
    claims: list[int] = public()
    """Points stated in the show, in show order, once all are in."""
    waives: list[int] = memo()
    """1 for those who accept every claim in pegging without being asked."""
    peg_gains: list[int] = public()
    """What each player got of the last claim in pegging; [] before the first of a round."""
    peg_claim: int = public(NO_CLAIM)
    """What had been stated for that card."""

    points: list[int] = public()
    behind: list[int] = public()
    """Where each player's back peg stands: the points before the last gain."""
    dealer: int = public(0)
    game: int = public(1)
    round: int = public(0)
    """Number of the round in this game."""
    deal: int = public(0)
    """Number of the round in the whole match; it names the shuffle."""
    reshuffled: bool = public(False)
    """Whether the used cards came back before this round."""
    wins: list[int] = public()
    """Game-wins collected."""
    columns: list[list[int]] = public()
    """By finished game the points."""
    game_winner: list[int] = public()
    """By finished game the seat that won it."""
    game_gain: list[int] = public()
    """By finished game what it counted for its winner."""

    shown_deal: int = public(0)
    """Which deal the last show belongs to; 0 before the first. The other ``shown`` fields are by item in
    show order, left of the dealer first, the dealer's crib last; what was never counted is missing (R17)."""
    shown_dealer: int = public(0)
    shown_starter: int = public(NO_CARD)
    shown: list[list[int]] = public()
    """The four cards of each item."""
    shown_parts: list[list[int]] = public()
    """Points for fifteens, run, pairs, flush, nob."""
    shown_claims: list[int] = public()
    """What was stated (muggins), else []."""
    shown_gains: list[list[int]] = public()
    """What each seat got of it."""
    shown_before: list[int] = public()
    """By seat the points before this show."""

    muggins: str = public(OFF)
    skunk: bool = public(False)
    match_wins: int = public(1)

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Every set that may be laid away; of numbers only how many were given is known."""
        if self.phase == "lay_away":
            return [a.cards for a in lay_aways(self.hands[seat])]
        return [[0] * len(self.choice[seat])]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Nobody holds a card small enough to have been played instead of a go, and who is to play can."""
        for p in range(len(self.waives)):
            if p != seat:
                self.waives[p] = 0  # others' wishes are unknown
        mover = self.waiting[0] if self.phase in ("play", "declare") and self.waiting else seat
        if mover != seat or max(self.least) > 1:
            self._deal_by_what_is_known(seat, mover, rnd)
        if self.phase in ("play", "declare", "respond"):
            for p, away in enumerate(self.away):
                if p != seat and away and self.hands[p]:
                    self._guess(p, mover, rnd)
        SealedState.after_redeal(self, seat, rnd)

    def _deal_by_what_is_known(self, seat: int, mover: int, rnd: Callable[[], float]) -> None:
        """Deal the cards that ``seat`` cannot see once more, those first of whom most is known.

        A card for the mover that fits is chosen at random; should the rest not fit then, the smallest one does:
        the true deal shows that it leaves enough cards for everybody.
        """
        others = [p for p in range(len(self.hands)) if p != seat]
        rest = [*(self.away[p] for p in others), self.extra, self.stock]
        pool = [c for cards in (*(self.hands[p] for p in others), *rest) for c in cards]
        others.sort(key=lambda p: -self.least[p])
        room = FULL - self.count
        fits = [c for c in pool if self.least[mover] <= PIP[c] <= room] if mover != seat else []
        first = [fits[int(rnd() * len(fits))], min(fits, key=PIP.__getitem__)] if fits else [NO_CARD]
        for card in first:
            left = [c for c in pool if c != card]
            hands: dict[int, list[int]] = {}
            for p in others:
                least, have = self.least[p], [card] if p == mover and card >= 0 else []
                have += [c for c in left if PIP[c] >= least][: len(self.hands[p]) - len(have)]
                left = [c for c in left if c not in have]
                hands[p] = have
            if all(len(hands[p]) == len(self.hands[p]) for p in others):
                break
        for p in others:
            self.hands[p] = hands[p]
        for place in rest:
            place[:], left = left[: len(place)], left[len(place) :]

    def _guess(self, p: int, mover: int, rnd: Callable[[], float]) -> None:
        """Give ``p`` one of a few handfuls of the cards nobody has seen, the likeliest most often.

        The present cards are one of them, so one at least obeys what is known.
        """
        stock, size = self.stock, len(self.hands[p]) + len(self.away[p])
        give, share = len(self.away[p]), side(len(self.hands), p == self.dealer)
        plays = past(self.laid[p], ((self.last_series, self.last_by), (self.series, self.series_by)), p)
        room = FULL - self.count if p == mover else MOST
        handfuls = [self.hands[p] + self.away[p]]
        handfuls += [stock[at : at + size] for at in range(0, min(len(stock) + 1 - size, GUESSES * size), size)]
        found = [(k, guess(h, self.laid[p], give, share, plays, self.least[p], room)) for k, h in enumerate(handfuls)]
        possible = [(k, g) for k, g in found if g]
        at = rnd() * sum([g.weight for _, g in possible])
        for k, g in possible:
            at -= g.weight
            if at <= 0:
                if k:
                    stock[(k - 1) * size : k * size] = handfuls[0]
                self.hands[p], self.away[p] = g.hand, g.away
                return


def lay_aways(hand: Sequence[int]) -> list[LayAway]:
    """Every set of cards that may go to the crib from a hand just dealt."""
    if len(hand) == HAND[2]:
        ordered = sorted(hand)
        return [LAY_TWO[a][b] for i, a in enumerate(ordered) for b in ordered[i + 1 :]]
    return [LAY_ONE[c] for c in hand]


def new_round(s: CountingCribbageState, ctx: GameContext) -> None:
    """Restock if need be (R8), shuffle (R9), deal."""
    n = len(s.points)
    s.round += 1
    s.deal += 1
    s.reshuffled = len(s.stock) < NEEDED[n]
    if s.reshuffled:
        s.stock += s.used
        s.used = []
    cards = ctx.shuffled(f"deal {s.deal}", s.stock)
    at = n * HAND[n]
    first = s.dealer + 1
    s.hands = [[] for _ in range(n)]
    for k in range(n):
        s.hands[(first + k) % n] = sorted(cards[k:at:n], key=ORDER.__getitem__)
    s.extra = cards[at : at + 1] if n == 3 else []
    s.stock = cards[at + len(s.extra) :]
    s.away, s.laid, s.choice = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
    s.crib, s.starter, s.claims = [], NO_CARD, []
    s.least, s.last, s.last_series, s.last_by = [1] * n, [], [], []
    s.peg_gains, s.peg_claim = [], NO_CLAIM
    new_series(s)
    s.phase, s.waiting = "lay_away", list(range(n))
    ctx.tell("dealt", deal=s.deal, round=s.round, dealer=s.dealer, reshuffled=s.reshuffled)


def new_series(s: CountingCribbageState) -> None:
    """Nothing is on the table."""
    s.series, s.series_by, s.count, s.gone = [], [], 0, []


def new_game(s: CountingCribbageState, ctx: GameContext) -> None:
    """All scores 0, the whole deck, the first round."""
    n = len(s.wins)
    s.points, s.behind = [0] * n, [0] * n
    s.stock, s.used, s.round = list(DECK), [], 0
    new_round(s, ctx)


def gain(s: CountingCribbageState, seat: int, points: int, ctx: GameContext) -> bool:
    """Add points; whether that won the game, and so ended everything that was going on."""
    before = s.points[seat]
    s.behind[seat] = before
    s.points[seat] = total = before + points
    if total < TARGET:
        return False
    finish_game(s, seat, ctx)
    return True


def finish_game(s: CountingCribbageState, winner: int, ctx: GameContext) -> None:
    """Count the game-wins; then the next game of the match, or the end."""
    won = game_wins(s.points, winner, s.skunk)
    s.wins[winner] += won
    s.columns.append(s.points[:])
    s.game_winner.append(winner)
    s.game_gain.append(won)
    ctx.tell("game_over", game=s.game, seat=winner, points=s.points[:], won=won, wins=s.wins[:])
    if s.wins[winner] < s.match_wins:
        s.game += 1
        s.dealer = (s.dealer + 1) % len(s.wins)
        new_game(s, ctx)
        return
    s.waiting, s.ended, s.winners = [], "target", [winner]
    s.scores = s.points[:] if s.match_wins == 1 else s.wins[:]
