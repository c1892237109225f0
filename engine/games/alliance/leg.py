"""One game of Alliance in mode individual as a leg. Spades lead, so the seat that starts has spades."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.context import ForwardedContext, GameContext
from engine.core.game import Options
from engine.core.options import Number
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import AROUND, INDIVIDUAL
from engine.layers.leg import Leg


class Seated(ForwardedContext):
    """A context without the draw of the aces: spades go to ``first``, the other suits clockwise from there."""

    def __init__(self, ctx: GameContext, first: int) -> None:
        super().__init__(ctx)
        self.first = first

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return the suits by seat; pass every other shuffle on."""
        if label != "aces":
            return super().shuffled(label, items)
        suits = sorted(items, key=AROUND.index)
        return suits[-self.first :] + suits[: -self.first]


class AllianceLeg(Leg[AllianceState]):
    """A game; its own rules break a tie."""

    game = GAME
    fixed: ClassVar = {"mode": INDIVIDUAL, "team_assignment": "random", "secret_teams": "three_pairs"}
    untold: ClassVar = {"ended"}
    target = Number("match_target", 1, 50, 3)
    length = 3

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> AllianceState:
        """Give spades to the seat that starts."""
        return self.game.start(seats, options, ctx if standing.first == NO_SEAT else Seated(ctx, standing.first))

    def carry(self, s: AllianceState, last: AllianceState) -> None:
        """Keep each player's preference about rebuild questions for the whole match."""
        s.ask = last.ask[:]

    def gains(self, s: AllianceState) -> list[int]:
        """Return 1 for the winner; with several winners the leg is drawn (R12 of the cube)."""
        return [int(s.winners == [p]) for p in range(len(s.suits))]

    def first(self, s: AllianceState) -> int:
        """Return the seat with spades."""
        return s.suits.index(AROUND[0])

    def offers(self, s: AllianceState, seat: int) -> bool:
        """True before a card is played; a seat without cards just passes."""
        return s.phase == "play" and bool(s.hands[seat])


LEG = AllianceLeg()
