"""The state of Counting Cribbage, what a redeal knows of unseen cards, and the events.

In an event ``parts`` are points by kind, in the order of ``terms``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Number, Numbers, Seat, Word
from engine.core.game import TABLE_ACTOR
from engine.core.state import NO_CARD, NO_SEAT, hidden, memo, owner, public
from engine.core.view import View
from engine.families.sealed import SealedState
from engine.games.counting_cribbage.terms import FULL, NO_CLAIM, OFF, PIP, gifts, show_order


@dataclass(slots=True)
class CountingCribbageState(SealedState):
    """A round in progress, the show of the round before, and the games played so far. Lists by seat."""

    hands: list[list[int]] = owner()
    away: list[list[int]] = owner()
    """Cards given to the crib, until it is turned up; each player knows only their own."""
    extra: list[int] = hidden()
    """With three players the card dealt to the crib, which no player has seen."""
    stock: list[int] = hidden()
    """The deck, face down, top first."""
    crib: list[int] = public()
    """The crib once it is turned up, sorted so that it does not reveal which seat gave which card."""
    starter: int = public(NO_CARD)
    laid: list[list[int]] = public()
    """The cards each player has pegged this round; in the show they are the hands."""
    used: list[int] = public()
    """Cards out of play since the last reshuffle (R20)."""
    series: list[int] = public()
    series_by: list[int] = public()
    """The seat that played each card of the series."""
    count: int = public(0)
    gone: list[int] = public()
    """The seats that have said go in this series, in that order."""
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
    """Points claimed in the show, in show order, once all are in."""
    waives: list[int] = memo()
    """1 for seats that accept every claim in pegging without being asked."""
    peg_gains: list[int] = public()
    """The points of each player for the last claim in pegging; [] before the first of a round."""
    peg_claim: int = public(NO_CLAIM)
    """The points claimed for that card."""

    points: list[int] = public()
    behind: list[int] = public()
    """The position of each player's back peg: the points before the last gain."""
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
    """By finished game: the points."""
    game_winner: list[int] = public()
    """By finished game: the seat that won it."""
    game_gain: list[int] = public()
    """By finished game: the game-wins for its winner."""

    shown_deal: int = public(0)
    """The deal of the last show; 0 before the first. The other ``shown`` fields are by item in show order, left of the
    dealer first, the dealer's crib last; items that were never counted are missing (R17)."""
    shown_dealer: int = public(0)
    shown_starter: int = public(NO_CARD)
    shown: list[list[int]] = public()
    """The four cards of each item."""
    shown_parts: list[list[int]] = public()
    """Points for fifteens, run, pairs, flush, nob."""
    shown_claims: list[int] = public()
    """The points claimed (muggins), else []."""
    shown_gains: list[list[int]] = public()
    """The points of each seat for it."""
    shown_before: list[int] = public()
    """By seat the points before this show."""

    muggins: str = public(OFF)
    skunk: bool = public(False)
    match_wins: int = public(1)

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return every set that may be laid away; for claims only the number of answers given is known."""
        if self.phase == "lay_away":
            return gifts(self.hands[seat])
        return [[0] * len(self.choice[seat])]

    @property
    def pegging(self) -> bool:
        """True if cards are being played to a series, or the claim for one is being answered."""
        return self.phase in ("play", "declare", "respond")

    @property
    def on_turn(self) -> int:
        """Return the seat that must play a card, which then must fit; NO_SEAT if there is none."""
        return self.waiting[0] if self.phase in ("play", "declare") and self.waiting else NO_SEAT

    @property
    def show_order(self) -> list[int]:
        """Return the seats whose hands are counted in the present show, in order; at the end the dealer again, for the
        crib."""
        return show_order(self.dealer, len(self.points))

    def answered_by(self, seat: int) -> list[int]:
        """Return the items of the present show (places in show order) that ``seat`` answers: all but its own."""
        return [i for i, owner in enumerate(self.show_order) if owner != seat]

    def asked_item(self, seat: int) -> int:
        """Return the item of the present show that the waiting ``seat`` must claim or answer next."""
        given = len(self.choice[seat])
        if self.phase == "show":
            return self.answered_by(seat)[given]
        return len(self.points) if given else self.show_order.index(seat)

    def item_cards(self, item: int) -> list[int]:
        """Return the four cards of an item of the present show; the last item is the crib."""
        order = self.show_order
        return self.crib if item == len(order) - 1 else self.laid[order[item]]

    @property
    def shown_now(self) -> bool:
        """True if the last show belongs to the round just over, so that it is still news."""
        if self.ended:
            return self.shown_deal == self.deal
        return self.phase == "lay_away" and self.shown_deal == self.deal - 1 and self.shown_deal > 0

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Repair: no player holds a card that fitted when they said go, and the seat to play has a fitting card."""
        for p in range(len(self.waives)):
            if p != seat:
                self.waives[p] = 0  # other seats' wishes are unknown
        if self.phase == "respond":
            self._ask_again(seat)
        if self.on_turn not in (seat, NO_SEAT) or max(self.least) > 1:
            self._deal_by_what_is_known(seat, rnd)
        SealedState.after_redeal(self, seat, rnd)

    def _ask_again(self, seat: int) -> None:
        """Ask all other seats again: it is unknown which have answered a claim in pegging or are not asked."""
        claimant = self.series_by[-1]
        asked = [p for p in range(len(self.hands)) if p != claimant and (p != seat or p in self.waiting)]
        self.choice = [chosen if p == seat else [] for p, chosen in enumerate(self.choice)]
        self.waiting = asked or [TABLE_ACTOR]

    def _deal_by_what_is_known(self, seat: int, rnd: Callable[[], float]) -> None:
        """Deal the cards that ``seat`` cannot see again, the most constrained hands first.

        A fitting card for the seat to move is chosen at random. If the other cards then do not fit, the smallest one is
        taken: the true deal shows that it leaves enough cards for every player.
        """
        others, mover = [p for p in range(len(self.hands)) if p != seat], self.on_turn
        rest = [*(self.away[p] for p in others), self.extra, self.stock]
        pool = [c for cards in (*(self.hands[p] for p in others), *rest) for c in cards]
        others.sort(key=lambda p: -self.least[p])
        room = FULL - self.count
        fits = [c for c in pool if self.least[mover] <= PIP[c] <= room] if mover in others else []
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


CountingCribbageView = View[CountingCribbageState]


class Dealt(GameEvent):
    """Round ``round`` of a game, deal ``deal`` of the match; ``reshuffled``: the used cards came back before it."""

    deal: Number
    round: Number
    dealer: Seat
    reshuffled: Flag


class Starter(GameEvent):
    """The starter is turned up; ``seat`` is the dealer, who gets ``heels`` for a jack."""

    seat: Seat
    card: Card
    heels: Count


class Played(GameEvent):
    """A card is played and the table counts it."""

    seat: Seat
    card: Card
    count: Count
    parts: Numbers
    points: Count


class Declared(GameEvent):
    """A card is played with the points that its player claims (muggins ``full``)."""

    seat: Seat
    card: Card
    count: Count
    claim: Count


class Go(GameEvent):
    """No card of ``seat`` fits."""

    seat: Seat
    count: Count


class LastCard(GameEvent):
    """A series ends below 31; ``seat`` played the last card."""

    seat: Seat


class Leads(GameEvent):
    """A new series begins."""

    seat: Seat


class Counted(GameEvent):
    """The score of a "hand" or "crib"; for an earlier round ``cards`` and ``starter`` are hidden (R20)."""

    seat: Seat
    item: Word
    cards: Cards = field(default=(), kw_only=True)
    starter: Card = field(default=NO_CARD, kw_only=True)
    parts: Numbers


class Crib(GameEvent):
    """The crib is turned up before any player claims (muggins)."""

    cards: Cards


class Claims(GameEvent):
    """The claims of all players in the show, in show order."""

    claims: Numbers
    dealer: Seat


class Settled(GameEvent):
    """A claim for the "hand" or "crib", or for a card in pegging ("peg"), is settled, with the points of each seat for
    it."""

    seat: Seat
    claim: Count
    actual: Count
    gains: Numbers
    item: Word
    parts: Numbers


class Waived(GameEvent):
    """How long the seat accepts claims in pegging unasked (terms.ALWAYS; ASKED: no more); only for that seat."""

    on: Count


class GameOver(GameEvent):
    """A game of the match is won: all points, the game-wins it counts, and all game-wins so far."""

    game: Number
    seat: Seat
    points: Numbers
    won: Count
    wins: Numbers


EVENTS = catalogue(
    Dealt, Starter, Played, Declared, Go, LastCard, Leads, Counted, Crib, Claims, Settled, Waived, GameOver
)
