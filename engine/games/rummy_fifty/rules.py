"""Rummy Fifty: draw, discard, meld; a player who empties the hand scores by the worst hand left, double from 50 on.

Design: ゆたか (ゆるあ~と), Twitter @yutaka_88. 60 cards, A to 10 in six suits; each player's J, Q, K (by seat spades,
hearts, clubs, diamonds) are bonus cards that never enter a hand. Seats run clockwise. Melds are numbered from 0 in the
order they were made.

Moves: ``bonus(court)`` (rank number of J, Q or K; all at once); in a turn ``draw(source)``, where a source is STOCK,
``DISCARD + seat`` or ``EXTRA + seat``; ``discard(card)``; then any number of ``meld(cards)`` and
``layoff(card, meld)``, and ``end_turn``. Going out ends the round at once.

The moves of the table step are all listed: ten cards have at most about a hundred melds (see ``families.melds``), and a
layoff needs the right rank, so the list has fewer than 200 moves.

Rulings made here, beyond those of the rules (R1 to R19):
- With ``layoff_own`` a player may add a card to an own meld in the same turn in which it was made.
- All players know a card that was taken face up, as long as its player holds it; a redeal leaves it in that hand.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK, SUIT, gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Count, Message, Rank, Suit
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.options import Flag, Number, OptionValue
from engine.core.prepared.arrange import BY_MELDS, BY_RANK, BY_SUIT, by_suit
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.core.view import View
from engine.families.dealer import FIRST_DEALER, first_dealer, settled_at_table
from engine.families.hands import about_card, deal_packets
from engine.families.melds import BIT, GROUP, OPEN, fault, form_of, in_order, lay_out, mask_of, melds_in, takes
from engine.families.outcome import Over, end_match
from engine.families.sealed import SealedPhase
from engine.games.rummy_fifty.state import (
    BONUS,
    DISCARD_CARD,
    DRAW,
    END_TURN,
    EVENTS,
    Bonus,
    Discard,
    Discarded,
    Draw,
    Drawn,
    Drew,
    EndTurn,
    Flipped,
    Hand,
    LaidOff,
    Layoff,
    Meld,
    Melded,
    Revealed,
    Round,
    RummyFiftyState,
    Took,
    TurnEnded,
    Unscored,
    WentOut,
    layoff_of,
    lose_card,
    meld_of,
    pile_of,
    sources,
)
from engine.games.rummy_fifty.terms import (
    CARDS,
    DISCARD,
    EXTRA,
    GOAL,
    HAND,
    JACK,
    MAX_ROUNDS,
    STOCK,
    courts_for,
    score_round,
)
from engine.layers.leg import Leg


def no(key: str, **facts: object) -> Message:
    """Return a refusal of this game."""
    return Message(f"rummy_fifty-no-{key}", facts)


def why_not(s: RummyFiftyState, seat: int, action: Action) -> Message | None:
    """Return why a move is refused, None if there is no exacter reason than that it is not possible now."""
    if action.tag == "bonus" and s.phase != "bonus":
        return no("bonus-now")
    if s.phase == "bonus":
        return no("court" if action.tag == "bonus" else "bonus-first")
    if isinstance(action, Draw):
        return _no_draw(s, seat, action.source) if s.phase == "draw" else no("draw-again")
    if s.phase == "draw":
        return no("draw-first")
    if isinstance(action, Discard):
        return no("discard-again") if s.phase == "table" else _not_held(action.card)
    if s.phase == "discard":
        return no("discard-first")
    if isinstance(action, Meld):
        return _no_meld(s, seat, action.cards)
    if isinstance(action, Layoff):
        return _no_layoff(s, seat, action.card, action.meld)
    return None


def _not_held(card: int) -> Message:
    return about_card("rummy_fifty-no-hand-card", card, CARDS)


def _no_draw(s: RummyFiftyState, seat: int, source: int) -> Message:
    n = len(s.points)
    if source not in range(DISCARD, DISCARD + n) and not (n == 2 and source in range(EXTRA, EXTRA + 2)):
        return no("pile")
    if s.stalled:
        return no("stalled", turns=Count(s.stall_limit))
    return no("own-pile" if source == DISCARD + seat else "card-there")


def _no_meld(s: RummyFiftyState, seat: int, cards: Sequence[int]) -> Message | None:
    for c in cards:
        if c not in s.hands[seat]:
            return _not_held(c)
    found = fault(cards, s.wild)
    if found is None:
        return None
    if found.key == "gap" and {0, 9} <= {RANK[c] for c in cards}:
        return no("meld-wrap")
    return no(f"meld-{found.key}", **found.facts)


def _no_layoff(s: RummyFiftyState, seat: int, card: int, at: int) -> Message | None:
    if card not in s.hands[seat]:
        return _not_held(card)
    if at not in range(len(s.melds)):
        return no("such-meld", count=Count(len(s.melds)))
    if s.owners[at] == seat and not s.layoff_own:
        return no("own-meld")
    meld, form = s.melds[at], s.forms[at]
    if form == GROUP:
        return no("fit-group", card=Card(card), rank=Rank(RANK[meld[0]]))
    if len(meld) == HAND:
        return no("fit-full")
    low, high = RANK[meld[0]] - 1, RANK[meld[-1]] + 1
    if RANK[card] in (low, high):
        return no("fit-suit", card=Card(card), suit=Suit(form), wild=Suit(s.wild))
    if low < 0 or high > RANK[CARDS[9]]:
        return no("fit-end", card=Card(card), rank=Rank(high if low < 0 else low))
    return no("fit-ends", card=Card(card), low=Rank(low), high=Rank(high))


def begin_round(s: RummyFiftyState, ctx: GameContext) -> None:
    """Shuffle all 60 cards, deal ten each, turn the indicator and ask for bonus cards."""
    n = len(s.points)
    s.round += 1
    hands, cards = deal_packets(ctx.shuffled(f"deal {s.round}", CARDS), n, HAND)
    s.hands, s.indicator, s.stock = [*map(sorted, hands)], cards[0], cards[1:]
    s.discards, s.extras, s.known = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
    s.melds, s.owners, s.forms, s.laid = [], [], [], []
    s.courts, s.drawn, s.choice = [NO_CARD] * n, [NO_CARD] * n, [[] for _ in range(n)]
    s.mover, s.source, s.stall = NO_SEAT, STOCK, 0
    s.phase, s.waiting = "bonus", list(range(n))
    ctx.tell(Round, round=s.round, dealer=s.dealer, indicator=s.indicator)
    for p in range(n):
        ctx.tell_only(p, Hand, cards=s.hands[p])


def end_round(s: RummyFiftyState, winner: int, ctx: GameContext) -> None:
    """Score if a player went out; then start the next round, or end the match."""
    n = len(s.points)
    s.last_out, s.last_courts = winner, s.courts
    if winner == NO_SEAT:
        s.last_hands, s.last_totals = [[] for _ in range(n)], [-1] * n
        ctx.tell(Unscored, round=s.round)
    else:
        scored = score_round(winner, s.courts, s.hands, s.points)
        s.last_hands, s.last_totals = [hand[:] for hand in s.hands], scored.totals
        s.points = scored.points
        ctx.tell(
            WentOut,
            seat=winner,
            hands=s.hands,
            courts=s.courts,
            totals=scored.totals,
            losers=scored.losers,
            value=scored.value,
            gain=scored.gain,
            points=scored.points,
        )
    s.history.append(s.points[:])
    reason = "points" if max(s.points) >= GOAL else "rounds" if s.round >= s.max_rounds else ""
    if not reason:
        s.dealer = (s.dealer + 1) % n  # after rounds without a score too (R19)
        begin_round(s, ctx)
        return
    end_match(s, reason, s.points)
    ctx.tell(Over, scores=s.scores, winners=s.winners)


class BonusPhase(SealedPhase[RummyFiftyState, Bonus]):
    """Every player chooses a bonus card in secret; all are turned up together."""

    def legal(self, s: RummyFiftyState, seat: int) -> Sequence[Bonus]:
        """Return J, Q, K; for two players J and Q."""
        return [BONUS[court] for court in courts_for(len(s.points))]

    def reveal(self, s: RummyFiftyState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Show all choices; the dealer takes the first turn."""
        s.courts = [c[0] for c in chosen]
        s.phase, s.waiting = "draw", [s.dealer]
        ctx.tell(Revealed, courts=s.courts)


class DrawPhase(Phase[RummyFiftyState, Draw]):
    """Draw one card into the hand; the last card of the stock ends the round at that instant (R10)."""

    def legal(self, s: RummyFiftyState, seat: int) -> Sequence[Draw]:
        """Return the stock, others' discard piles, and for two players both extra piles."""
        return [DRAW[source] for source in sources(s, seat)]

    def apply(self, s: RummyFiftyState, seat: int, action: Draw, ctx: GameContext) -> None:
        """Take the card."""
        s.mover, s.source, s.laid = seat, action.source, []
        if action.source == STOCK:
            card = s.stock.pop(0)
            ctx.tell(Drew, seat=seat)
            ctx.tell_only(seat, Drawn, card=card)
        else:
            card = pile_of(s, action.source).pop()
            s.known[seat].append(card)
            ctx.tell(Took, seat=seat, source=action.source, card=card)
        insort(s.hands[seat], card)
        s.drawn[seat] = card
        if s.stock:
            s.phase = "discard"
        else:
            end_round(s, NO_SEAT, ctx)


class DiscardPhase(Phase[RummyFiftyState, Discard]):
    """Discard one card onto the own pile, before any meld (R1)."""

    def legal(self, s: RummyFiftyState, seat: int) -> Sequence[Discard]:
        """Return every card of the hand, the one just drawn included (R7)."""
        return [DISCARD_CARD[c] for c in s.hands[seat]]

    def apply(self, s: RummyFiftyState, seat: int, action: Discard, ctx: GameContext) -> None:
        """Put it face up on top."""
        lose_card(s, seat, action.card)
        s.discards[seat].append(action.card)
        s.phase = "table"
        ctx.tell(Discarded, seat=seat, card=action.card)


class TablePhase(Phase[RummyFiftyState, Meld | Layoff | EndTurn]):
    """Any melds and layoffs; never skipped, as a skip would show that none was possible."""

    def legal(self, s: RummyFiftyState, seat: int) -> Sequence[Meld | Layoff | EndTurn]:
        """Return every meld in the hand, every layoff, and the end of the turn."""
        hand, wild = s.hands[seat], SUIT[s.indicator]
        mask = 0
        for c in hand:
            mask |= BIT[c]
        moves: list[Meld | Layoff | EndTurn] = [meld_of(m) for m in melds_in(mask, wild)]
        own = NO_SEAT if s.layoff_own else seat
        fits: list[tuple[int, int]] = []
        for at, owner in enumerate(s.owners):
            if owner != own:
                found = takes(s.melds[at], s.forms[at], wild) & mask
                if found:
                    fits.append((at, found))
        if fits:
            moves += [layoff_of(c, at) for c in hand for at, found in fits if found & BIT[c]]
        moves.append(END_TURN)
        return moves

    def apply(self, s: RummyFiftyState, seat: int, action: Meld | Layoff | EndTurn, ctx: GameContext) -> None:
        """Carry out any of the three."""
        if isinstance(action, EndTurn):
            self._end_turn(s, seat, ctx)
            return
        wild = SUIT[s.indicator]
        if isinstance(action, Meld):
            for c in action.cards:
                lose_card(s, seat, c)
            meld = in_order(action.cards)
            s.melds.append(meld)
            s.owners.append(seat)
            s.forms.append(form_of(meld, wild))
            s.laid += meld
            ctx.tell(Melded, seat=seat, meld=len(s.melds) - 1, cards=meld, suit=s.forms[-1])
        else:
            card, at = action.card, action.meld
            lose_card(s, seat, card)
            s.melds[at] = in_order([*s.melds[at], card])
            if s.forms[at] == OPEN and SUIT[card] != wild:
                s.forms[at] = SUIT[card]
            s.laid.append(card)
            ctx.tell(LaidOff, seat=seat, card=card, meld=at, owner=s.owners[at], suit=s.forms[at])
        if not s.hands[seat]:
            end_round(s, seat, ctx)

    @staticmethod
    def _end_turn(s: RummyFiftyState, seat: int, ctx: GameContext) -> None:
        n = len(s.points)
        if n == 2:
            card = s.stock.pop(0)
            s.extras[seat].append(card)
            ctx.tell(Flipped, seat=seat, card=card)
            if not s.stock:
                end_round(s, NO_SEAT, ctx)
                return
        else:
            s.stall = s.stall + 1 if s.source != STOCK and not s.laid else 0
        s.phase = "draw"
        s.waiting[0] = seat + 1 if seat + 1 < n else 0
        ctx.tell(TurnEnded, seat=seat, stall=s.stall)


class RummyFifty(Game[RummyFiftyState]):
    """Rummy Fifty for two to four, everyone alone; first to five points."""

    key = "rummy_fifty"
    seats = (2, 3, 4)
    default_seats = 4
    options = (Number("max_rounds", 1, 50, MAX_ROUNDS), Flag("layoff_own"), FIRST_DEALER)
    actions = (Bonus, Draw, Discard, Meld, Layoff, EndTurn)
    in_turn = frozenset(("draw", "discard", "table"))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "bonus": BonusPhase(),
        "draw": DrawPhase(),
        "discard": DiscardPhase(),
        "table": TablePhase(),
    }
    state = RummyFiftyState
    events = EVENTS
    minutes = 30
    age = 10
    genre = Genre.SETS
    arrangements = (BY_SUIT, BY_RANK, BY_MELDS)
    dailies = ({}, {"layoff_own": True})
    end_reasons = ("points", "rounds")

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the options; the first dealer must be at the table."""
        return settled_at_table(self.options, seats, given)

    def arrange(self, how: str, view: View[RummyFiftyState]) -> list[int]:
        """Return by suit, by rank, or the best melds first and the rest by suit."""
        if how != BY_MELDS:
            return super().arrange(how, view)
        cards = view.s.hands[view.seat or 0]
        _, melds, _ = lay_out(mask_of(cards), (), view.s.wild, [1.0] * len(SUIT))
        together = [c for meld in melds for c in meld]
        return together + by_suit([c for c in cards if c not in together])

    def start(self, seats: int, options: Options, ctx: GameContext) -> RummyFiftyState:
        """Start with one point each, and the first round."""
        s = RummyFiftyState(
            dealer=first_dealer(seats, options, ctx),
            points=[1] * seats,
            layoff_own=bool(options["layoff_own"]),
            max_rounds=int(options["max_rounds"]),
        )
        begin_round(s, ctx)
        return s

    def why_not(self, s: RummyFiftyState, seat: int, action: Action) -> Message:
        """Return reasons ``rummy_fifty-no-...``."""
        return why_not(s, seat, action) or Message("illegal-now")

    def automatic(self, s: RummyFiftyState) -> tuple[int, Action] | None:
        """Return the draw if only the stock is left as a source; never the end of a turn: it would reveal the hand."""
        if s.phase == "draw" and s.waiting and len(sources(s, s.waiting[0])) == 1:
            return s.waiting[0], DRAW[STOCK]
        return None

    def timeout(self, s: RummyFiftyState, seat: int) -> Action:
        """Return J; the stock; the highest card, of several the first suit; the end of the turn."""
        if s.phase == "bonus":
            return BONUS[JACK]
        if s.phase == "draw":
            return DRAW[STOCK]
        if s.phase == "discard":
            return DISCARD_CARD[max(s.hands[seat], key=lambda c: (RANK[c], -SUIT[c]))]
        return END_TURN

    def points_now(self, s: RummyFiftyState) -> Sequence[int] | None:
        """Return the points of all rounds so far."""
        return s.points

    def conserved(self, s: RummyFiftyState) -> object:
        """Return all 60 cards, wherever they are."""
        return gathered(*s.hands, s.stock, *s.discards, *s.extras, *s.melds, [s.indicator])


GAME = RummyFifty()


class RummyFiftyLeg(Leg[RummyFiftyState]):
    """A round as a leg, without the starting point of every player and the loss of points."""

    game = GAME
    fixed: ClassVar = {"max_rounds": 1}
    untold: ClassVar = {"over"}
    numbered = "round"
    target = Number("match_target", 1, 50, 10)
    most = Number("max_legs", 1, 50, 30)
    """The bounds of the game's own ``max_rounds``, which are smaller."""

    def carry(self, s: RummyFiftyState, last: RummyFiftyState) -> None:
        """Keep how the round before ended."""
        s.last_out, s.last_courts = last.last_out, last.last_courts
        s.last_hands, s.last_totals = last.last_hands, last.last_totals

    def present(self, s: RummyFiftyState, standing: Standing) -> None:
        """Show the round and the points of the match."""
        s.round, s.max_rounds, s.points = standing.number, standing.most, list(standing.totals)

    def gains(self, s: RummyFiftyState) -> list[int]:
        """Return what the winner got in addition to the first point: 1, or 2 from 50 on; 0 for all without a winner."""
        if s.last_out == NO_SEAT:
            return [0] * len(s.points)
        return [s.points[p] - 1 if p == s.last_out else 0 for p in range(len(s.points))]

    def first(self, s: RummyFiftyState) -> int:
        """Return the dealer."""
        return s.dealer

    def offers(self, s: RummyFiftyState, seat: int) -> bool:
        """True before the draw."""
        return s.phase == "draw"


LEG = RummyFiftyLeg()
