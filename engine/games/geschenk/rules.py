"""No Thanks!: one card lies open; take it with the chips on it, or pay a chip to be spared.

Cards are bad points (of a run only the lowest counts), chips are good points, the lowest score wins.

Rulings made here in addition to those of the spec: when one game of several ends, the first offer of the next is turned
up at once. Chips of a finished game are public (they were revealed for scoring). Only the removed cards of the last
game are shown, after the whole match. No move is prepared ahead (Phase.foreseeable), because another card may be on
offer by then. A standing order is for the present card only, and never takes it (R9).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.options import AUTO, Flag, Number
from engine.core.prepared.wishes import Wishes
from engine.core.state import NO_CARD
from engine.families.outcome import added, end_match, leaders
from engine.games.geschenk import state as events
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import CHIPS, DECK, REMOVED, cost_of_runs
from engine.layers.leg import Leg


class NoThanks(Action):
    """Pay one chip and pass the offer on."""


class Take(Action):
    """Take the offer with all chips on it."""


NO_THANKS, TAKE = NoThanks(), Take()


class StandingOrders(Wishes[GeschenkState]):
    """Say no thanks until the card has a number of chips, or the seat has only a number left. An order never takes
    (R9)."""

    follows = True

    def follow(self, s: GeschenkState, seat: int, order: Mapping[str, int]) -> Action | None:
        """Return no thanks while the order holds: ``card`` is offered, ``pot < until``, ``keep`` chips are left.

        ``until`` and ``keep`` may be missing: no limit. A pot has at least 0 chips, so ``until`` 0 never holds.
        ``game`` (if given) must be the present game, as a later game may offer the same card again.
        """
        if s.ended or seat not in s.waiting or order.get("card") != s.offer:
            return None
        if order.get("game", s.game) != s.game or ("until" in order and order["until"] <= s.pot):
            return None
        left = s.chips[seat] - 1
        return NO_THANKS if left >= max(0, order.get("keep", 0)) else None


EITHER: tuple[NoThanks | Take, ...] = (NO_THANKS, TAKE)
MUST_TAKE: tuple[NoThanks | Take, ...] = (TAKE,)


class Deciding(Phase[GeschenkState, NoThanks | Take]):
    """The one decision of the game: pay or take. Ahead of time only a standing order answers it (``wishes``)."""

    foreseeable = False

    def legal(self, s: GeschenkState, seat: int) -> Sequence[NoThanks | Take]:
        """Return the legal moves; without a chip only to take."""
        return EITHER if s.chips[seat] else MUST_TAKE

    def apply(self, s: GeschenkState, seat: int, action: NoThanks | Take, ctx: GameContext) -> None:
        """Pay and pass on, or take and decide on the next card."""
        s.last_seat = seat
        s.last_card = s.offer
        if action is NO_THANKS or action.tag == "no_thanks":
            s.chips[seat] -= 1
            if s.open_chips:
                s.open_chips[seat] -= 1
            s.pot += 1
            s.notes.append(seat)
            s.last_kind = "no_thanks"
            s.last_pot = s.pot
            s.waiting[0] = (seat + 1) % len(s.cards)
            ctx.tell(events.NoThanks, seat=seat, pot=s.pot)
            return
        s.cards[seat].append(s.offer)
        s.chips[seat] += s.pot
        if s.open_chips:
            s.open_chips[seat] += s.pot
        s.last_kind = "take"
        s.last_pot = s.pot
        ctx.tell(events.Taken, seat=seat, card=s.offer, pot=s.pot)
        s.pot = 0
        s.notes = []
        if s.deck:
            turn_up(s, ctx)
        else:
            finish_game(s, ctx)


def turn_up(s: GeschenkState, ctx: GameContext) -> None:
    """Turn up the next card of the deck as the offer."""
    s.offer = s.deck.pop()
    s.number += 1
    ctx.tell(events.Turned, card=s.offer)


def set_up(s: GeschenkState, ctx: GameContext) -> None:
    """Deal game ``s.game``: chips, removed cards, deck, the first offer."""
    n = len(s.totals)
    order = ctx.shuffled(f"deal {s.game}", DECK)
    s.removed = order[: s.removed_count]
    s.deck = order[: s.removed_count - 1 : -1] if s.removed_count else order[::-1]
    s.cards = [[] for _ in range(n)]
    s.chips = [s.per_player] * n
    if s.open_chips:
        s.open_chips = s.chips[:]
    s.number = 0
    s.waiting = [s.starter]
    ctx.tell(events.Started, game=s.game, seat=s.starter)
    turn_up(s, ctx)


def finish_game(s: GeschenkState, ctx: GameContext) -> None:
    """Score the game, then deal the next one or end the match."""
    scores = [cost_of_runs(held) - chips for held, chips in zip(s.cards, s.chips, strict=True)]
    s.columns.append(scores)
    s.final_chips.append(s.chips[:])
    s.final_cards.append([sorted(held) for held in s.cards])
    s.totals = added(s.totals, scores)
    ctx.tell(events.GameOver, game=s.game, scores=scores, chips=s.chips)
    if s.game < s.games:
        s.game += 1
        s.starter = (s.starter + 1) % len(scores)
        set_up(s, ctx)
        return
    s.offer = NO_CARD
    s.revealed, s.removed = sorted(s.removed), []
    end_match(s, "deck_empty", s.totals, leaders(s.totals, least=True))
    ctx.tell(events.MatchOver, totals=s.totals, winners=s.winners, removed=s.revealed)


class Geschenk(Game[GeschenkState]):
    """No Thanks! for 3 to 7."""

    key = "geschenk"
    seats = (3, 4, 5, 6, 7)
    default_seats = 4
    options = (
        Number("remove", 0, 15, REMOVED),
        Number("chips", 3, 15, AUTO),
        Flag("open_chips"),
        Number("games", 1, 10, 1),
    )
    actions = (NoThanks, Take)
    in_turn = frozenset(("decide",))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"decide": Deciding()}
    wishes = StandingOrders()
    state = GeschenkState
    minutes = 20
    genre = Genre.NERVE
    least_wins = True
    dailies = ({}, {"open_chips": True})
    end_reasons = ("deck_empty",)

    def start(self, seats: int, options: Options, ctx: GameContext) -> GeschenkState:
        """Deal the first game; a random seat begins (R4)."""
        chips = options["chips"]
        per_player = CHIPS[seats] if chips == AUTO else int(chips)
        s = GeschenkState(
            phase="decide",
            games=int(options["games"]),
            starter=ctx.shuffled("start player", range(seats))[0],
            per_player=per_player,
            open_chips=[per_player] * seats if options["open_chips"] else [],
            removed_count=int(options["remove"]),
            totals=[0] * seats,
        )
        set_up(s, ctx)
        return s

    def why_not(self, s: GeschenkState, seat: int, action: Action) -> Message:
        """Return the only refusal: no thanks without a chip."""
        if isinstance(action, NoThanks) and not s.chips[seat]:
            return Message("geschenk-no-chip", {"card": Card(s.offer), "pot": s.pot})
        return Message("illegal-now")

    def timeout(self, s: GeschenkState, seat: int) -> Action:
        """Return no thanks with a chip, else take."""
        return NO_THANKS if s.chips[seat] else TAKE

    def points_now(self, s: GeschenkState) -> Sequence[int] | None:
        """Return the points against each seat: of the games before, and of cards and chips now."""
        if s.ended:
            return s.totals
        running = zip(s.totals, s.cards, s.chips, strict=True)
        return [total + cost_of_runs(held) - chips for total, held, chips in running]

    def conserved(self, s: GeschenkState) -> object:
        """Return all cards, and the number of chips."""
        return gathered(*s.cards, [s.offer], s.deck, s.removed, s.revealed), sum(s.chips) + s.pot

    def seat_count(self, s: GeschenkState) -> int:
        """Return the number of seats."""
        return len(s.totals)


GAME = Geschenk()


class GeschenkLeg(Leg[GeschenkState]):
    """A deck played through as a leg; the lowest total wins."""

    game = GAME
    fixed: ClassVar = {"games": 1}
    draw = "start player"
    untold: ClassVar = {"match_over"}
    low = True
    most = Number("games", 1, 10, 3)

    def gains(self, s: GeschenkState) -> list[int]:
        """Return the scores, which are bad points."""
        return s.totals[:]

    def first(self, s: GeschenkState) -> int:
        """Return the seat that got the first offer."""
        return s.starter


LEG = GeschenkLeg()
