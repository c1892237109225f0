"""What a game declares to be played in legs: the start of a leg, its worth, the start of the next, the winner.

To add a game: derive from ``Leg`` at the end of ``engine/games/<slug>/rules.py`` and call the instance ``LEG`` (games
of earlier releases have it in ``leg.py``). A leg ends by itself and has no target; read ``Standing`` only for what the
table shows. Its moves stop at every turn: optional skips belong in ``Game.automatic``, never inside ``apply``, since
otherwise a layer cannot ask anything in between.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from copy import copy
from typing import ClassVar, Final, Generic, TypeVar

from engine.core.context import ForwardedContext, GameContext
from engine.core.game import Game, Options
from engine.core.options import Number, OptionValue
from engine.core.standing import Standing
from engine.core.state import NO_SEAT, State
from engine.families.outcome import leaders

S = TypeVar("S", bound=State)

MAX_LEGS: Final = Number("max_legs", 1, 100, 40)
"""The maximum number of legs in a match to a target."""
FIRST_DEALER: Final = "first_dealer"
"""The option by which several games let a table choose which seat begins; in a match it applies to the first leg."""


class Leg(Generic[S]):
    """One round, deal or game of ``game`` as part of a match. ``s`` is always the state of one leg."""

    game: Game[S]
    fixed: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of the game that a leg decides (one round, one game); a match does not offer them."""
    untold: ClassVar[Set[str]] = frozenset()
    """Events that report the end of the whole game: the match reports a leg's end instead."""
    draw: str = "first dealer"
    """The shuffle by which the game draws the seat that starts (or deals)."""
    low: bool = False
    """Whether the lowest total wins."""
    target: Number | None = None
    """The option with the points that end the match; None: only the number of legs ends it."""
    most: Number | None = MAX_LEGS
    """The option with the number of legs; None: use ``legs``."""
    reasons: tuple[str, ...] = ()
    """The values that ``over`` may return."""
    numbered: str = ""
    """The fact by which events of the game count its rounds or deals: in a match it is the number of the leg."""
    alternates: bool = False
    """Whether the start passes round from leg to leg, whatever happens (``next_first`` is then not called)."""
    pass_base: int = 1
    """The worth of a leg that was given up, for a layer in which that is possible."""
    cube_seats: tuple[int, ...] = (2,)
    """The numbers of seats that may play with the doubling cube."""
    length: int = 1
    """Roughly how many times as long a match with the cube takes as the game itself: more if a leg is a whole game."""
    cube_defaults: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of the game that have another default with the cube."""

    def of(self, game: Game[S]) -> Leg[S]:
        """Return this leg for the game under an earlier revision (Game.as_of)."""
        former = copy(self)
        former.game = game
        return former

    def legs(self, seats: int, options: Options) -> int:
        """Return the number of legs if no option has it."""
        raise NotImplementedError

    def points_to_win(self, seats: int, options: Options) -> int:
        """Return the points that end the match, 0 if there are none; ``options`` are those of the match."""
        return 0 if self.target is None else int(options[self.target.key])

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> S:
        """Return the first position of a leg; ``options`` are those of the game, complete."""
        if standing.first == NO_SEAT:
            return self.game.start(seats, options, ctx)
        drawn = {**options, FIRST_DEALER: "random"} if FIRST_DEALER in options else options
        return self.game.start(seats, drawn, DrawnContext(ctx, self.draw, standing.first))

    def carry(self, s: S, last: S) -> None:
        """Hook: copy into the new leg ``s`` what the table still shows of the one before."""

    def present(self, s: S, standing: Standing) -> None:
        """Hook: put the values of the match (number of the round, totals) into ``s``, which is only for display.

        A leg counts from its own beginning; painters and words of the game show the match through this.
        """

    def gains(self, s: S) -> list[int]:
        """Return by seat the points of a leg that has ended; all 0: drawn."""
        raise NotImplementedError

    def first(self, s: S) -> int:
        """Return the seat that started (or dealt) this leg."""
        raise NotImplementedError

    def next_first(self, s: S) -> int:
        """Return the seat that starts the leg after this one, which has ended."""
        return (self.first(s) + 1) % self.game.seat_count(s)

    def stake(self, options: Options) -> int:
        """Return the points that every seat has before the first leg."""
        return 0

    def over(self, totals: Sequence[int]) -> str:
        """Return one of ``reasons`` to end the match after a leg, or ""."""
        return ""

    def outcome(self, totals: Sequence[int], last: S) -> tuple[list[int], list[int]]:
        """Return final scores by seat, and the winners; ``last`` is the last leg."""
        return list(totals), leaders(totals, least=self.low)

    # What the cube needs to know about the leg inside

    @property
    def doubles(self) -> bool:
        """True if the doubling cube works with the leg: it then defines the offer points."""
        return type(self).offers is not Leg.offers

    def running(self, s: S) -> Sequence[int]:
        """Return the seats that are still in."""
        return range(self.game.seat_count(s))

    def offers(self, s: S, seat: int) -> bool:
        """True if ``seat`` is before the first decision of its own turn, and nothing in that turn is committed yet."""
        return False

    def award(self, s: S, winner: int, amount: int) -> list[int]:
        """Return the points by seat if ``winner`` gets ``amount`` for a leg that did not end by itself."""
        return [amount if p == winner else 0 for p in range(self.game.seat_count(s))]

    def after_pass(self, s: S, winner: int) -> int:
        """Return the seat that starts the leg after one given up to ``winner``; ``s`` has not ended."""
        return self.next_first(s)


class DrawnContext(ForwardedContext):
    """A context in which the match has already decided the draw for the starting seat."""

    def __init__(self, ctx: GameContext, draw: str, first: int) -> None:
        super().__init__(ctx)
        self.draw, self.first = draw, first

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return the starting seat first, then the others in order; pass every other shuffle on."""
        if label == self.draw:
            return sorted(items, key=lambda p: p != self.first)
        return super().shuffled(label, items)
