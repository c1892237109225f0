"""One round of Jukugo Daifuda for chips as a leg.

A leg stops at every turn. The game, however, turns the next card up inside the move that closes a window, and its
records and running tables depend on that. So the leg has a phase of its own: it asks the turn player to turn the card
up (``Flip``); ``automatic`` does so at once unless a layer must ask first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Options, Phase
from engine.core.options import Number
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda.answers import Order
from engine.games.jukugo_daifuda.rules import JukugoDaifuda
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, turn_up
from engine.layers.leg import Leg


class Flip(Action):
    """Turn up the next card."""

    step = True


FLIP = Flip()


@dataclass(slots=True)
class PausingState(JukugoDaifudaState):
    """The same fields; this state waits before a card is turned up."""

    def awaits_flip(self) -> bool:
        """Ask the turn player."""
        self.daifuda, self.discarder, self.phase, self.waiting = NO_CARD, NO_SEAT, "flip", [self.turn]
        self.clear_answers()
        return True


class Flipping(Phase[JukugoDaifudaState, Action]):
    """The turn player turns up the next card."""

    def legal(self, s: JukugoDaifudaState, seat: int) -> Sequence[Action]:
        """Return the only move."""
        return (FLIP,)

    def apply(self, s: JukugoDaifudaState, seat: int, action: Action, ctx: GameContext) -> None:
        """Turn up the new daifuda."""
        turn_up(s, ctx)


class PausingJukugo(JukugoDaifuda):
    """The game with a stop before every flip."""

    actions = (*JukugoDaifuda.actions, Flip)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {**JukugoDaifuda.phases, "flip": Flipping()}
    state = PausingState

    def automatic(self, s: JukugoDaifudaState) -> tuple[int, Action] | None:
        """Return the flip too."""
        return (s.waiting[0], FLIP) if s.phase == "flip" and s.waiting else super().automatic(s)

    def timeout(self, s: JukugoDaifudaState, seat: int) -> Action:
        """Return the flip too."""
        return FLIP if s.phase == "flip" else super().timeout(s, seat)

    def why_not(self, s: JukugoDaifudaState, seat: int, action: Action) -> Message:
        """Refuse an answer before the flip without a word about cards: there is no daifuda."""
        early = s.phase == "flip" and not isinstance(action, Order)
        return Message("illegal-now") if early else super().why_not(s, seat, action)


class JukugoDaifudaLeg(Leg[JukugoDaifudaState]):
    """A round: the player who goes out is paid by every other player."""

    game = PausingJukugo()
    fixed: ClassVar = {"rounds": 1}
    untold: ClassVar = {"over"}
    numbered = "number"
    most = Number("rounds", 1, 16, 8)
    reasons = ("broke",)
    pass_base = 15
    cube_defaults: ClassVar = {"chips": 120}

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> JukugoDaifudaState:
        """Start a round; the chips are those of the match."""
        s = super().start(seats, options, ctx, standing)
        s.chips = list(standing.totals)
        return s

    def carry(self, s: JukugoDaifudaState, last: JukugoDaifudaState) -> None:
        """Keep the results of the rounds before, and their words."""
        s.ron_sets, s.ron_card, s.album = last.ron_sets, last.ron_card, last.album
        s.round_winners, s.round_scores, s.columns = last.round_winners, last.round_scores, last.columns

    def present(self, s: JukugoDaifudaState, standing: Standing) -> None:
        """Show the number of the round in the match."""
        s.round, s.rounds = standing.number, standing.most

    def gains(self, s: JukugoDaifudaState) -> list[int]:
        """Return the score as payments by every other player."""
        return self.award(s, s.round_winners[-1], s.round_scores[-1])

    def first(self, s: JukugoDaifudaState) -> int:
        """Return the dealer."""
        return s.dealer

    def next_first(self, s: JukugoDaifudaState) -> int:
        """Return the seat that went out; after a draw the left neighbour."""
        winner = s.round_winners[-1]
        return winner if winner != NO_SEAT else super().next_first(s)

    def stake(self, options: Options) -> int:
        """Return the chips."""
        return int(options["chips"])

    def over(self, totals: Sequence[int]) -> str:
        """Return the reason if a balance is below 0 (R16)."""
        return "broke" if min(totals) < 0 else ""

    def offers(self, s: JukugoDaifudaState, seat: int) -> bool:
        """True before the flip."""
        return s.phase == "flip"

    def award(self, s: JukugoDaifudaState, winner: int, amount: int) -> list[int]:
        """Return the amount as payments by every other player, like a score."""
        n = len(s.chips)
        return [amount * (n - 1) if p == winner else -amount for p in range(n)]

    def after_pass(self, s: JukugoDaifudaState, winner: int) -> int:
        """Return the seat that the round was given up to: it deals."""
        return winner


LEG = JukugoDaifudaLeg()
