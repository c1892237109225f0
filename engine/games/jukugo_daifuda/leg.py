"""One round of Jukugo Daifuda for chips as a leg.

A leg stops at every turn, but the game turns the next card up inside the move that closes a window, and its records
and running tables hold it to that. So the leg has a phase of its own: the turn player is asked to turn the card up
(``Flip``), which ``automatic`` does at once unless a layer has something to ask before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import Options, Phase
from engine.core.options import Number
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda.rules import JukugoDaifuda
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, turn_up
from engine.layers.leg import Leg


class Flip(Action):
    """Turn up the next card."""

    step = True


FLIP = Flip()


@dataclass(slots=True)
class PausingState(JukugoDaifudaState):
    """The same fields; waits before a card is turned up."""

    def awaits_flip(self) -> bool:
        """Ask the turn player."""
        self.daifuda, self.discarder, self.phase, self.waiting = NO_CARD, NO_SEAT, "flip", [self.turn]
        self.answer, self.ron_worth = [[] for _ in self.chips], [0] * len(self.chips)
        return True


class Flipping(Phase[JukugoDaifudaState, Action]):
    """The turn player turns up the next card."""

    def legal(self, s: JukugoDaifudaState, seat: int) -> Sequence[Action]:
        """There is nothing to choose."""
        return (FLIP,)

    def apply(self, s: JukugoDaifudaState, seat: int, action: Action, ctx: GameContext) -> None:
        """The new daifuda."""
        turn_up(s, ctx)


class PausingJukugo(JukugoDaifuda):
    """The game with a stop before every flip."""

    actions = (*JukugoDaifuda.actions, Flip)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {**JukugoDaifuda.phases, "flip": Flipping()}
    state = PausingState

    def automatic(self, s: JukugoDaifudaState) -> tuple[int, Action] | None:
        """Also the flip."""
        return (s.waiting[0], FLIP) if s.phase == "flip" and s.waiting else super().automatic(s)

    def timeout(self, s: JukugoDaifudaState, seat: int) -> Action:
        """Also the flip."""
        return FLIP if s.phase == "flip" else super().timeout(s, seat)


class JukugoDaifudaLeg(Leg[JukugoDaifudaState]):
    """A round: whoever goes out is paid by everybody else."""

    game = PausingJukugo()
    fixed: ClassVar = {"rounds": 1}
    untold: ClassVar = {"over"}
    numbered = "number"
    most = Number("rounds", 1, 16, 8)
    reasons = ("broke",)
    pass_base = 15
    cube_defaults: ClassVar = {"chips": 120}

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> JukugoDaifudaState:
        """The chips lie on the table."""
        s = super().start(seats, options, ctx, standing)
        s.chips = list(standing.totals)
        return s

    def carry(self, s: JukugoDaifudaState, last: JukugoDaifudaState) -> None:
        """How the rounds before ended, and their words."""
        s.ron_sets, s.ron_card, s.album = last.ron_sets, last.ron_card, last.album
        s.round_winners, s.round_scores, s.columns = last.round_winners, last.round_scores, last.columns

    def present(self, s: JukugoDaifudaState, standing: Standing) -> None:
        """The round of the match."""
        s.round, s.rounds = standing.number, standing.most

    def gains(self, s: JukugoDaifudaState) -> list[int]:
        """Everybody else pays the score."""
        winner, score, n = s.round_winners[-1], s.round_scores[-1], len(s.chips)
        return [score * (n - 1) if p == winner else -score for p in range(n)]

    def first(self, s: JukugoDaifudaState) -> int:
        """The dealer."""
        return s.dealer

    def next_first(self, s: JukugoDaifudaState) -> int:
        """Who went out; after a draw the left neighbour."""
        winner = s.round_winners[-1]
        return winner if winner != NO_SEAT else super().next_first(s)

    def stake(self, options: Options) -> int:
        """The chips."""
        return int(options["chips"])

    def over(self, totals: Sequence[int]) -> str:
        """A balance below 0 ends the match (R16)."""
        return "broke" if min(totals) < 0 else ""

    def offers(self, s: JukugoDaifudaState, seat: int) -> bool:
        """Before the flip."""
        return s.phase == "flip"

    def award(self, s: JukugoDaifudaState, winner: int, amount: int) -> list[int]:
        """Paid by everybody else, as a score is."""
        n = len(s.chips)
        return [amount * (n - 1) if p == winner else -amount for p in range(n)]

    def after_pass(self, s: JukugoDaifudaState, winner: int) -> int:
        """Who was given the round deals."""
        return winner


LEG = JukugoDaifudaLeg()
