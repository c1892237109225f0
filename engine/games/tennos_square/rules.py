"""Tennos Square: cover your own row of face-down cards so that it reads upwards; the slot says who is next.

Design: ゆうり (練馬おやこボードゲームの会), game 06 of the TENNOS site. 60 cards, A to 10 in six suits.
Seats run clockwise: the left neighbour of seat p is p + 1. Slots are numbered from 1 at the owner's left.

Moves: ``discard(card)`` gives up one of three candidates (all at once); in a turn ``place(card, slot)``, and before it,
with two cards in hand, ``swap(take)``: both hand cards go into the pool, and one card comes back. This is a card of the
pool (also one of the two) or ``DECK``, the top of the deck.

Rulings made here, beyond those of the rules (R1 to R14):
- Mode ``auto`` is the usual mode of the number of seats: partnership with 4, individual with 3.
- Split partnership needs the consent of all three players: the lobby shows the mode before they join, so a person who
  joins such a table consents.
- Scores at the end are final scores by seat: in a partnership both partners carry their team's score.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK, SUIT, gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.options import AUTO, BadOption, Choice, OptionValue, settle
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.hands import about_card, deal_singly
from engine.families.outcome import Over, added, end_match
from engine.families.sealed import SealedPhase
from engine.games.tennos_square.state import (
    Candidates,
    Deal,
    DealOver,
    Drew,
    First,
    Given,
    Picked,
    Placed,
    Swapped,
    TennosSquareState,
)
from engine.games.tennos_square.terms import (
    CARDS,
    DECK,
    INDIVIDUAL,
    MODES,
    PARTNERSHIP,
    SPLIT,
    WIDTH,
    bonus,
    by_rank,
    final_scores,
    next_seat,
    row_score,
    start_player,
    winning_seats,
)
from engine.layers.leg import Leg


class Discard(Action):
    """Give up one of the three candidates."""

    card: int


class Place(Action):
    """Put a hand card face up into a face-down slot (from 1) and pick up what lay there."""

    card: int
    slot: int


class Swap(Action):
    """Pay both hand cards into the pool and take one card: of the pool, or DECK."""

    take: int


# One object per move: simulations allocate nothing.
DISCARD = tuple(Discard(c) for c in range(DECK))
PLACE = tuple(tuple(Place(c, slot) for slot in range(1, 10)) for c in range(DECK))
SWAP = tuple(Swap(c) for c in range(DECK + 1))


def begin_deal(s: TennosSquareState, ctx: GameContext) -> None:
    """Shuffle and deal blind rows, then three candidates each (R1); the other cards are the deck."""
    n = len(s.totals)
    width = WIDTH[n]
    s.deal += 1
    s.under, cards = deal_singly(ctx.shuffled(f"deal {s.deal}", CARDS), n, width, s.dealer + 1)
    hands, s.deck = deal_singly(cards, n, 3, s.dealer + 1)
    s.hands, s.row = [*map(by_rank, hands)], [[NO_CARD] * width for _ in hands]
    s.pool, s.given, s.swaps, s.taken, s.placed = [], [NO_CARD] * n, [NO_CARD] * n, NO_CARD, []
    s.choice = [[] for _ in hands]
    s.phase, s.waiting = "discard", list(range(n))
    ctx.tell(Deal, deal=s.deal, dealer=s.dealer)
    for p in range(n):
        ctx.tell_only(p, Candidates, cards=s.hands[p])


def end_deal(s: TennosSquareState, out: int, ctx: GameContext) -> None:
    """Score all rows; then start the next deal, or end the match after as many deals as seats."""
    n = len(s.totals)
    points = [row_score(r) for r in s.row]
    s.row_points.append(points)
    s.outs.append(out)
    s.totals = added(s.totals, points)
    s.totals[out] += bonus(n)
    ctx.tell(DealOver, deal=s.deal, out=out, rows=points, bonus=bonus(n), totals=s.totals)
    if s.deal < n:
        s.last_rows = s.row
        s.dealer = (s.dealer + 1) % n
        begin_deal(s, ctx)
        return
    scores = final_scores(s.mode, s.totals)
    end_match(s, "deals", scores, winning_seats(s.mode, scores, out))
    ctx.tell(Over, scores=s.scores, winners=s.winners)


class DiscardPhase(SealedPhase[TennosSquareState, Discard]):
    """Every player gives up one of three candidates; all are turned up together and form the pool."""

    def legal(self, s: TennosSquareState, seat: int) -> Sequence[Discard]:
        """Return each of the three candidates."""
        return [DISCARD[c] for c in s.hands[seat]]

    def reveal(self, s: TennosSquareState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Lay out the pool and find the start player."""
        s.given = [c[0] for c in chosen]
        s.pool = s.given[:]
        for hand, card in zip(s.hands, s.given, strict=True):
            hand.remove(card)
        # All totals are 0 in the first deal, so the rule for later deals gives the dealer's left neighbour.
        first = start_player(s.totals, s.dealer)
        s.phase, s.waiting = "turn", [first]
        ctx.tell(Given, cards=s.given)
        ctx.tell(First, seat=first)


class TurnPhase(Phase[TennosSquareState, Place | Swap]):
    """Place a card, after an optional swap."""

    def legal(self, s: TennosSquareState, seat: int) -> Sequence[Place | Swap]:
        """Return every hand card into every face-down slot; with two hand cards also every swap."""
        hand = s.hands[seat]
        free = [i for i, up in enumerate(s.row[seat]) if up < 0]
        first = PLACE[hand[0]]
        moves: list[Place | Swap] = [first[i] for i in free]
        if len(hand) == 2:
            second = PLACE[hand[1]]
            moves += [second[i] for i in free]
            moves += [SWAP[c] for c in s.pool]
            moves += (SWAP[hand[0]], SWAP[hand[1]], SWAP[DECK])
        return moves

    def apply(self, s: TennosSquareState, seat: int, action: Place | Swap, ctx: GameContext) -> None:
        """Carry out the placement or the swap."""
        if isinstance(action, Swap):
            self._swap(s, seat, action.take, ctx)
            return
        card, slot = action.card, action.slot
        row, hand, i = s.row[seat], s.hands[seat], slot - 1
        row[i] = card
        hand.remove(card)
        s.taken = NO_CARD
        s.placed = [seat, slot]
        if NO_CARD not in row:  # the deal ends at once: the card beneath stays where it is (R7)
            ctx.tell(Placed, seat=seat, card=card, slot=slot, next=NO_SEAT)
            end_deal(s, seat, ctx)
            return
        under = s.under[seat]
        hand.append(under[i])
        n = len(s.totals)
        s.waiting[0] = to = next_seat(seat, slot, n)
        ctx.tell(Placed, seat=seat, card=card, slot=slot, next=to)
        ctx.tell_only(seat, Picked, card=under[i])
        under[i] = NO_CARD

    @staticmethod
    def _swap(s: TennosSquareState, seat: int, take: int, ctx: GameContext) -> None:
        paid = s.hands[seat]
        s.pool += paid  # before the take (R4)
        s.swaps[seat] = take
        ctx.tell(Swapped, seat=seat, paid=paid, took=take)
        if take == DECK:
            card = s.deck.pop(0)
            ctx.tell_only(seat, Drew, card=card)
        else:
            s.pool.remove(take)
            s.taken = card = take
        s.hands[seat] = [card]


class TennosSquare(Game[TennosSquareState]):
    """Tennos Square for four in partnerships, or three alone or in split partnerships."""

    key = "tennos_square"
    seats = (3, 4)
    default_seats = 4
    options = (Choice("mode", (AUTO, PARTNERSHIP, INDIVIDUAL, SPLIT), AUTO),)
    actions = (Discard, Place, Swap)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"discard": DiscardPhase(), "turn": TurnPhase()}
    state = TennosSquareState
    minutes = 30
    age = 8
    genre = Genre.BOARDS
    end_reasons = ("deals",)

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the mode: partnership is for four; individual and split partnership are for three."""
        settled = settle(self.options, given)
        if settled["mode"] not in (AUTO, *MODES[seats]):
            raise BadOption("mode", settled["mode"])
        return settled

    def teams(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """Return the teams: partners sit opposite each other."""
        return (0, 1, 0, 1) if seats == 4 else None

    def start(self, seats: int, options: Options, ctx: GameContext) -> TennosSquareState:
        """Return the first deal; the first dealer is drawn (R14)."""
        mode = str(options["mode"])
        s = TennosSquareState(mode=MODES[seats][0] if mode == AUTO else mode, totals=[0] * seats)
        s.dealer = ctx.shuffled("first dealer", range(seats))[0]
        begin_deal(s, ctx)
        return s

    def why_not(self, s: TennosSquareState, seat: int, action: Action) -> Message:
        """Return reasons ``tennos_square-no-...``."""
        if s.phase == "discard":
            if not isinstance(action, Discard):
                return Message("tennos_square-no-discard-first")
            return about_card("tennos_square-no-candidate", action.card, CARDS)
        if isinstance(action, Discard):
            return Message("tennos_square-no-discard-now")
        if isinstance(action, Swap):
            if len(s.hands[seat]) == 1:
                return Message("tennos_square-no-swap-again")
            return about_card("tennos_square-no-take", action.take, CARDS)
        if isinstance(action, Place):
            row = s.row[seat]
            if action.slot not in range(1, len(row) + 1):
                return Message("tennos_square-no-slot", {"slots": Number(len(row))})
            if (there := row[action.slot - 1]) >= 0:
                return Message("tennos_square-no-covered", {"slot": Number(action.slot), "card": Card(there)})
            return about_card("tennos_square-no-hand-card", action.card, CARDS)
        return Message("illegal-now")

    def automatic(self, s: TennosSquareState) -> tuple[int, Action] | None:
        """Return the only placement: one hand card and one face-down slot. Both numbers are public."""
        if s.phase != "turn" or not s.waiting:
            return None
        seat = s.waiting[0]
        if len(s.hands[seat]) != 1 or s.row[seat].count(NO_CARD) != 1:
            return None
        return seat, PLACE[s.hands[seat][0]][s.row[seat].index(NO_CARD)]

    def timeout(self, s: TennosSquareState, seat: int) -> Action:
        """Return the middle candidate to give up; in a turn the placement with the best row, never a swap."""
        if s.phase == "discard":
            return DISCARD[by_rank(s.hands[seat])[1]]
        return max(
            (PLACE[c][i] for c in s.hands[seat] for i, up in enumerate(s.row[seat]) if up < 0),
            key=_timeout_key(s.row[seat]),
        )

    def points_now(self, s: TennosSquareState) -> Sequence[int] | None:
        """Return the points of all deals so far."""
        return final_scores(s.mode, s.totals)

    def conserved(self, s: TennosSquareState) -> object:
        """Return all 60 cards, wherever they are."""
        return gathered(*s.row, *s.under, *s.hands, s.deck, s.pool)


def _timeout_key(row: Sequence[int]) -> Callable[[Place], tuple[int, int, int, int]]:
    """Return a sort key: highest row score first; ties: lowest slot, lowest rank, suit order."""

    def key(move: Place) -> tuple[int, int, int, int]:
        after = list(row)
        after[move.slot - 1] = move.card
        return row_score(after), -move.slot, -RANK[move.card], -SUIT[move.card]

    return key


GAME = TennosSquare()


class TennosSquareLeg(Leg[TennosSquareState]):
    """A deal as a leg; a match has one for each seat. It gets the totals, because the lowest one starts."""

    game = GAME
    untold: ClassVar = {"over"}
    most = None

    def legs(self, seats: int, options: Options) -> int:
        """Return the number of seats."""
        return seats

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> TennosSquareState:
        """Start a deal after which the game ends."""
        s = super().start(seats, options, ctx, standing)
        s.deal, s.totals = seats, list(standing.totals)
        return s

    def carry(self, s: TennosSquareState, last: TennosSquareState) -> None:
        """Keep the rows of the deal before and their scores."""
        s.last_rows, s.row_points, s.outs = last.row, last.row_points, last.outs

    def gains(self, s: TennosSquareState) -> list[int]:
        """Return the row scores, and the bonus of the player who completed the row."""
        n = len(s.totals)
        return [points + 5 * n * (p == s.outs[-1]) for p, points in enumerate(s.row_points[-1])]

    def first(self, s: TennosSquareState) -> int:
        """Return the dealer."""
        return s.dealer

    def outcome(self, totals: Sequence[int], last: TennosSquareState) -> tuple[list[int], list[int]]:
        """Return scores and winners: partners share their points; the seat that completed the last row breaks a tie."""
        scores = final_scores(last.mode, totals)
        return scores, winning_seats(last.mode, scores, last.outs[-1])


LEG = TennosSquareLeg()
