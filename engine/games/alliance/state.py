"""The state of Alliance, a seat's guess of the piles and hands it cannot see, and the events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.core.cards import SUIT
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Index, Number, Numbers, Points, Seat, Seats, Word
from engine.core.game import Rnd
from engine.core.knowledge.redeal import shuffle
from engine.core.state import NO_CARD, NO_SEAT, hidden, memo, owner, public, secret, team
from engine.core.view import View
from engine.families.tricks import TrickState
from engine.games.alliance import terms
from engine.games.alliance.terms import COLOUR, FIRST_SPECIAL, SPECIALS, TEAM, special_colour, specials_of

HAND = 3
PROPOSALS = 6
"""The number of proposals that each member of a team may make."""
NEVER, WHEN_PILE_EMPTY, ALWAYS = 0, 1, 2
"""When a player wants to be asked about a rebuild."""
_GUESSES = 200
"""How often to try a guess before using the true sizes."""


@dataclass(slots=True)
class AllianceState(TrickState):
    """The table; lists by seat unless said otherwise.

    ``trick`` and ``last_trick`` hold cards, or FACE_DOWN or PASSED in their place, from the leader's on; ``tops`` and
    ``last_tops`` have a 1 for each that came from the top of a pile. No player has to follow suit, so ``voids`` stays
    empty. Piles have their top card last.
    """

    mode: str = public(TEAM)
    once: bool = public(True)
    """Whether the pile may be rebuilt once per game (else once per cleanup)."""
    trios: bool = public(False)
    """Whether secret teams are two of three (else three of two)."""
    suits: list[int] = public()
    order: list[int] = public()
    """The seats clockwise, beginning with spades."""
    after: list[int] = public()
    """By seat the next seat clockwise."""
    special: list[int] = team()
    """The special cards a player starts with, one bit each; during the distribution, those of the present proposal."""
    agreed: list[int] = team()
    """1 for a seat that has accepted the present proposal."""
    proposals: list[int] = team()
    """How many proposals the player has made."""
    ready: list[int] = public()
    """By team: 1 once its special cards are distributed; empty without a distribution."""
    pile: list[list[int]] = secret()
    discard: list[list[int]] = secret()
    """Cards in the discard pile that were played face up."""
    buried: list[list[int]] = secret()
    """Cards in the discard pile that were played face down."""
    gone: list[list[int]] = secret()
    """Cards that left the game after being played face down."""
    removed: list[int] = public()
    """Cards that left the game after being played face up, in that order."""
    down: list[list[int]] = owner()
    """The card played face down in this trick."""
    downs: list[int] = public()
    """Cards played face down since the last rebuild; ``old_downs``: before it."""
    old_downs: list[int] = public()
    shown: list[int] = public()
    """By special card the seat that has played it face up, NO_SEAT before."""
    owned: list[int] = public()
    """The number of special cards a player started with, if an empty pile shows it, else -1."""
    tops: list[int] = public()
    pile_empty: list[int] = public()
    """1 for an empty pile."""
    rebuilt: list[int] = public()
    """1 for a seat that has rebuilt in this game: the marker."""
    rebuilt_now: list[int] = public()
    """1 for a seat that has rebuilt in this cleanup."""
    declined: list[int] = memo()
    """1 for a seat that has declined a rebuild since the last rebuild of this cleanup."""
    ask: list[int] = memo()
    """When the player wants to be asked: NEVER, WHEN_PILE_EMPTY or ALWAYS."""
    courts: list[int] = hidden()
    """The court cards to come, the next one last."""
    court: int = public(NO_CARD)
    """The court card on offer."""
    won: list[list[int]] = hidden()
    battalions: list[int] = public()
    """By team how many battalions it has made."""
    last_tops: list[int] = public()
    last_court: int = public(NO_CARD)
    last_made: list[int] = public()
    """The teams that made a battalion in the last trick."""
    last_how: str = public("")
    """The reason for winning the last trick (see terms.how_won)."""
    points: list[list[int]] = public()
    """At the end, by seat: own courts, other courts, jokers, ace, suit sets, rank sets."""
    teams: list[int] = public()
    """At the end, by seat its team (the seat itself in mode individual)."""
    by: str = public("")
    """At the end, the criterion that decided."""
    final_won: list[list[int]] = public()
    final_hands: list[list[int]] = public()
    final_piles: list[list[int]] = public()
    final_special: list[list[int]] = public()

    @property
    def team_game(self) -> bool:
        """True if the two colours play against each other."""
        return self.mode == TEAM

    def team(self, seat: int) -> int:
        """Return the colour in mode team; in other modes the teams are unknown."""
        return COLOUR[self.suits[seat]] if self.mode == TEAM else seat

    def may_hold(self, seat: int, card: int) -> bool:
        """True for numbers of the own suit, and special cards of the own team."""
        if card < FIRST_SPECIAL:
            return SUIT[card] == self.suits[seat]
        return not self.team_game or special_colour(card) == self.team(seat)

    def constrained(self) -> bool:
        """True: each seat holds its own suit."""
        return True

    @property
    def opens(self) -> bool:
        """True if no card of the trick is face up yet, so that the next one must be."""
        return not self.trick or max(self.trick) < 0

    @property
    def best(self) -> int:
        """Return the seat whose card would win the trick so far; NO_SEAT if none is face up."""
        return self.best_so_far(self.trick)[0]

    @property
    def made(self) -> list[int]:
        """Return the teams that have made a battalion in the trick."""
        return self.best_so_far(self.trick)[1]

    def winning(self, seat: int) -> list[int]:
        """Return the hand cards of ``seat``, which is about to play, that would win the trick now."""
        return self.would_win(seat, self.hands[seat]) if self.phase == "play" and seat in self.waiting else []

    def would_win(self, seat: int, cards: Sequence[int]) -> list[int]:
        """Return the cards of ``cards`` that would be the best of the trick, if ``seat`` played them now."""
        return [c for c in cards if self.best_so_far([*self.trick, c])[0] == seat]

    def members(self, seat: int) -> tuple[int, ...]:
        """Return the team of ``seat`` in mode team, clockwise from spades."""
        return tuple([p for p in self.order if self.team(p) == self.team(seat)])

    def proposed(self, seat: int) -> list[int]:
        """Return the seats of joker 1, joker 2 and the white card in the present proposal of the team of ``seat``; []
        without a proposal."""
        found = {c: p for p in self.members(seat) for c in specials_of(self.special[p])}
        return [found[c] for c in sorted(found)]

    def usual(self, seat: int) -> list[int]:
        """Return the same for the usual distribution: one card each."""
        own = self.members(seat)
        return [own[k % len(own)] for k in range(3)]

    def proposals_left(self, seat: int) -> int:
        """Return how many distributions ``seat`` may still propose."""
        return max(0, PROPOSALS - self.proposals[seat])

    def best_so_far(self, trick: list[int]) -> tuple[int, list[int]]:
        """Return the seat whose card wins ``trick`` so far, and the battalions in it."""
        if not trick or max(trick) < 0:
            return NO_SEAT, []
        places = len(self.suits)
        # An incomplete trick of six is filled up, so that a battalion shows as soon as it is complete.
        at, made = terms.JUDGE[self.team_game](trick + [NO_CARD] * (places - len(trick)))
        return self.order[(self.order.index(self.leader) + at) % places], list(made)

    def redeal(self, seat: int, rnd: Rnd) -> Self:
        """Return a copy that is possible for all that ``seat`` knows.

        The seat knows the cards played face up, its own cards, the special cards of its team, and every court card won.
        The copy guesses the others' special cards, and with them the sizes of piles. The same knowledge and the same
        ``rnd`` give the same guess, so hidden cards are sorted first.
        """
        new = self.clone()
        shuffled(new.courts, rnd)
        for p in range(len(new.suits)):
            if p != seat:
                new.ask[p], new.declined[p] = WHEN_PILE_EMPTY, 0
        if new.phase == "distribute":
            _guess_proposals(new, seat, rnd)
            return new
        shuffled(new.pile[seat], rnd)
        for _ in range(_GUESSES):
            special = guess_specials(self, seat, rnd)
            if all(p == seat or _lay_out(new, self, p, special[p], rnd) for p in range(len(special))):
                new.special = special
                return new
        for p in range(len(self.suits)):
            if p != seat:
                hand, cards = len(self.hands[p]), self.hands[p] + self.pile[p]
                shuffled(cards, rnd)
                new.hands[p], new.down[p], new.pile[p] = cards[:hand], self.down[p][:], cards[hand:]
                new.buried[p], new.gone[p] = self.buried[p][:], self.gone[p][:]
        return new


def shuffled(cards: list[int], rnd: Rnd) -> None:
    """Shuffle in place; the result does not depend on the former order."""
    cards.sort()
    shuffle(cards, rnd)


def _guess_proposals(s: AllianceState, seat: int, rnd: Rnd) -> None:
    """Guess the other team's proposals and acceptances, which are unknown, and which of its seats must still answer."""
    others = [p for p in range(len(s.suits)) if s.team(p) != s.team(seat)]
    theirs = s.team(others[0])
    for p in others:
        s.special[p], s.proposals[p], s.agreed[p] = 0, 0, s.ready[theirs]
    if s.ready[theirs]:
        for card in SPECIALS:
            if special_colour(card) == theirs:
                s.special[others[int(rnd() * len(others))]] |= 1 << card - FIRST_SPECIAL
    else:
        s.waiting = [p for p in range(len(s.suits)) if p in s.waiting or p in others]


def guess_specials(s: AllianceState, seat: int, rnd: Rnd) -> list[int]:
    """Return by seat a set of special cards that fits what ``seat`` knows of the distribution."""
    if not s.team_game:
        known = {*s.shown, seat}
        hidden = [own for p, own in enumerate(s.special) if p not in known]
        shuffled(hidden, rnd)
        return [own if p in known else hidden.pop() for p, own in enumerate(s.special)]
    out = [own if s.team(p) == s.team(seat) else 0 for p, own in enumerate(s.special)]
    others = [p for p in s.order if s.team(p) != s.team(seat)]
    for k, card in enumerate(SPECIALS):
        if special_colour(card) != s.team(seat):
            holder = s.shown[k]
            out[holder if holder != NO_SEAT else others[int(rnd() * len(others))]] |= 1 << k
    return out


def _lay_out(new: AllianceState, s: AllianceState, p: int, special: int, rnd: Rnd) -> bool:
    """Deal the cards of ``p`` anew in ``new``, as every other player may imagine them; False if that is impossible."""
    if s.owned[p] not in (-1, special.bit_count()):
        return False
    leaves = terms.JOKERS[s.team_game]
    seen = {*s.discard[p], *s.removed, *s.trick}
    pool = [c for c in (*terms.NUMBERS[s.suits[p]], *specials_of(special)) if c not in seen]
    gone: list[int] = []  # face down, before the last rebuild
    for c in [c for c in pool if leaves[c]]:
        if len(gone) < s.old_downs[p] and rnd() * (len(pool) + s.old_downs[p]) < s.old_downs[p]:
            gone.append(c)
            pool.remove(c)
    shuffled(pool, rnd)
    hand = len(s.hands[p])
    first = hand + len(s.down[p])
    second = first + s.downs[p]
    if len(pool) < second or (len(pool) == second) != bool(s.pile_empty[p]):
        return False
    new.hands[p], new.down[p], new.pile[p] = pool[:hand], pool[hand:first], pool[second:]
    new.buried[p] = [c for c in pool[first:second] if not leaves[c]]
    new.gone[p] = gone + [c for c in pool[first:second] if leaves[c]]
    return True


AllianceView = View[AllianceState]
"""The state as a seat sees it."""


class Aces(GameEvent):
    """By seat: the suit that it plays."""

    suits: Numbers


class Proposed(GameEvent):
    """The proposed seats of joker 1, joker 2 and the white card; only for the team."""

    seat: Seat
    holders: Seats


class Accepted(GameEvent):
    """A member accepts; only for the team."""

    seat: Seat


class Reconsidered(GameEvent):
    """A member reconsiders; only for the team."""

    seat: Seat


class Ready(GameEvent):
    """All members of a team (BLACK or RED) have accepted."""

    team: Index


class Special(GameEvent):
    """The seat's own special cards."""

    cards: Cards


class Started(GameEvent):
    """``seat`` has spades."""

    seat: Seat


class Turned(GameEvent):
    """The next court card is on offer; ``left`` are to come."""

    court: Card
    left: Count


class Played(GameEvent):
    """A card is played face up; ``top``: 1 from the top of the pile."""

    seat: Seat
    card: Card
    top: Number


class Laid(GameEvent):
    """A card is played face down."""

    seat: Seat


class LaidOwn(GameEvent):
    """The card that was played face down, for its owner only."""

    card: Card


class Passed(GameEvent):
    """A seat plays nothing."""

    seat: Seat


class Trick(GameEvent):
    """A seat wins a court card; ``made``: the teams with a battalion. Only this stays open once the cards are face
    down."""

    winner: Seat
    court: Card = NO_CARD
    card: Card = NO_CARD
    how: Word = ""
    made: Numbers = ()


class Drew(GameEvent):
    """Cards drawn to the hand, for their owner only."""

    cards: Cards


class PutBack(GameEvent):
    """Hand cards put back into the pile, for their owner only."""

    cards: Cards


class Rebuilt(GameEvent):
    """The pile is rebuilt with ``back`` hand cards in it; then ``drawn`` cards are drawn, which gives a hand of
    ``hand``."""

    seat: Seat
    back: Count
    drawn: Count
    hand: Count
    forced: Flag


class Exhausted(GameEvent):
    """These seats have no cards left, which ends the game."""

    seats: Seats


class Ended(GameEvent):
    """The outcome; ``by``: the criterion that decided."""

    winners: Seats
    by: Word
    totals: Points


EVENTS = catalogue(
    Aces, Proposed, Accepted, Reconsidered, Ready, Special, Started, Turned, Played, Laid, LaidOwn, Passed, Trick, Drew,
    PutBack, Rebuilt, Exhausted, Ended,
)  # fmt: skip
"""All events of the game, by kind."""
