"""Counting Cribbage: six suits, a deck that is not reshuffled after every round, first to 121.

Design: 青木 新, game 11 of the TENNOS site. 78 cards, A to K in six suits. Seats run clockwise: left of seat p is p +
1.

Moves: ``lay_away(cards)`` two cards (two players) or one, changeable until the last player has chosen; ``play(card)``.
With muggins ``full`` instead ``declare(card, points)``, answered by ``respond(points)`` or ``accept``. In the show,
with muggins ``count`` or ``full``, ``claim(points)`` for the own hand (the dealer then also for the crib) and one
``respond`` or ``accept`` for every other hand and crib in show order. Private at any time with muggins ``full``:
``waive`` (accept every claim in pegging unasked), ``waive_deal`` (in this deal), ``waive_turn`` (until the own next
card) and ``watch`` (no more).

Rulings made here, beyond those of the rules (R1 to R22):
- The table itself (TABLE_ACTOR) gives the standing answer 0, once for all seats that have one, after the pause of every
  automatic answer. A window never closes earlier, also if the others answer quickly. So its length does not reveal
  whether a seat was asked, or which one. It reveals nothing about the points, because the standing answer was given
  before the claim. If every window is short, a player may guess that all others have a standing answer. With two
  players this is the one opponent, so the event ``waived`` has a sentence that says this. In revision 1 such a window
  closed at once; matches dealt by revision 1 are finished and replayed in that way.
- Confirmed: ``waive`` and ``watch`` exist. Also confirmed: in the show every hand and the crib are claimed and answered
  one after another, in show order.
- ``waive`` by a seat that is being asked accepts the present claim too.
- Scores at the end are the points of a single game, or the game-wins of a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.arrange import BY_RANK, BY_SUIT
from engine.core.cards import RANK, SUIT, gathered
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.horizon import OpenUntil
from engine.core.options import Choice, Flag, Number, OptionValue
from engine.core.wishes import Wish, Wishes
from engine.families.dealer import FIRST_DEALER, first_dealer, settled_at_table
from engine.families.hands import last_card
from engine.games.counting_cribbage import events, refusals
from engine.games.counting_cribbage.events import EVENTS
from engine.games.counting_cribbage.moves import (
    ACCEPT,
    CLAIMS,
    LAY_ONE,
    LAY_TWO,
    PLAY,
    WAIVE,
    WAIVE_DEAL,
    WAIVE_TURN,
    WATCH,
    Accept,
    Claim,
    Declare,
    LayAway,
    Play,
    Respond,
    Waive,
    WaiveDeal,
    WaiveTurn,
    Watch,
)
from engine.games.counting_cribbage.phases import (
    Claiming,
    Declaring,
    DeclaringAtOnce,
    LayingAway,
    Playing,
    Responding,
    Showing,
)
from engine.games.counting_cribbage.round import new_game
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import (
    ALWAYS,
    ASKED,
    COUNT,
    FOR_DEAL,
    FULL,
    FULL_MUGGINS,
    LAID_AWAY,
    OFF,
    PIP,
    UNTIL_CARD,
)

STANDS: Final[Mapping[Wish, int]] = {WATCH: ASKED, WAIVE_TURN: UNTIL_CARD, WAIVE_DEAL: FOR_DEAL, WAIVE: ALWAYS}
"""The stored value of each wish."""


class Waivers(Wishes[CountingCribbageState]):
    """A seat that waives accepts every claim in pegging, also an open one, until it watches again or the term ends."""

    kinds = (Waive, WaiveDeal, WaiveTurn, Watch)

    def open(self, s: CountingCribbageState, seat: int) -> Sequence[Wish]:
        """Return the wishes other than the present one."""
        if s.muggins != FULL_MUGGINS or seat < 0:
            return ()
        return [wish for wish, standing in STANDS.items() if standing != s.waives[seat]]

    def keep(self, s: CountingCribbageState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish for the rest of the match, of the deal, or until the own next card."""
        s.waives[seat] = STANDS[wish]
        ctx.tell_only(seat, events.Waived, on=s.waives[seat])

    def answer(self, s: CountingCribbageState, seat: int) -> Action | None:
        """Return the acceptance of a claim in pegging; no seat may waive the counts of the show."""
        return ACCEPT if s.phase == "respond" and s.waives[seat] else None


class CountingCribbage(Game[CountingCribbageState]):
    """Cribbage with six suits and counting of cards that are gone, for two to four."""

    key = "counting_cribbage"
    revision = 2
    seats = (2, 3, 4)
    default_seats = 3
    options = (
        Flag("skunk"),
        Choice("muggins", (OFF, COUNT, FULL_MUGGINS), OFF),
        Number("match_wins", 1, 10, 1),
        FIRST_DEALER,
        Flag("show_used", True),
    )
    actions = (LayAway, Play, Declare, Claim, Accept, Respond, Waive, WaiveDeal, WaiveTurn, Watch)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "lay_away": LayingAway(),
        "play": Playing(),
        "declare": Declaring(),
        "respond": Responding(),
        "claim": Claiming(),
        "show": Showing(),
    }
    wishes = Waivers()
    state = CountingCribbageState
    minutes = 30
    best = (3, 4)
    genre = Genre.SETS
    arrangements = (BY_RANK, BY_SUIT)
    dailies = ({}, {"muggins": "count"})
    end_reasons = ("target",)
    events = EVENTS
    horizons: ClassVar = {
        **dict.fromkeys(("starter", "played", "declared", "crib"), OpenUntil("dealt", 2)),
        "counted": OpenUntil("dealt", 2, keeps=("seat", "item", "parts")),
    }

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """Return the limit without ``show_used``: memory is then part of the game (R20); the log covers the last two
        rounds."""
        return None if options.get("show_used", True) else super().open_until(kind, options)

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the options; the first dealer must be a seat of the table."""
        return settled_at_table(self.options, seats, given)

    def start(self, seats: int, options: Options, ctx: GameContext) -> CountingCribbageState:
        """Return the first round of the first game (R11)."""
        s = CountingCribbageState(
            dealer=first_dealer(seats, options, ctx),
            wins=[0] * seats,
            waives=[0] * seats,
            muggins=str(options["muggins"]),
            skunk=bool(options["skunk"]),
            match_wins=int(options["match_wins"]),
        )
        new_game(s, ctx)
        return s

    def why_not(self, s: CountingCribbageState, seat: int, action: Action) -> Message:
        """Return the reason from ``refusals``."""
        return refusals.why_not(s, seat, action)

    def automatic(self, s: CountingCribbageState) -> tuple[int, Action] | None:
        """Return the last card of a hand: hand sizes are public and it fits (but a claim is the player's to make)."""
        return last_card(s, PLAY) if s.phase == "play" else None

    def timeout(self, s: CountingCribbageState, seat: int) -> Action:
        """Return the highest cards; claims and answers are 0."""
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

    def points_now(self, s: CountingCribbageState) -> list[int]:
        """Return the holes pegged; in a match the game-wins."""
        return s.points if s.match_wins == 1 else s.wins

    def conserved(self, s: CountingCribbageState) -> object:
        """Return all 78 cards, wherever they are."""
        return gathered(*s.hands, *s.away, *s.laid, s.extra, s.crib, s.stock, s.used, [s.starter])


class CountingCribbage1(CountingCribbage):
    """Revision 1."""

    revision = 1
    former = ()
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {**CountingCribbage.phases, "declare": DeclaringAtOnce()}


CountingCribbage.former = (CountingCribbage1(),)
GAME = CountingCribbage()
