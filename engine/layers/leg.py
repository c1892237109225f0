"""What a game says to be played in legs: how one begins, what it was worth, who starts the next, who has won.

To add a game: derive from ``Leg`` in ``engine/games/<slug>/leg.py`` and call the instance ``LEG``. A leg ends by itself
and knows no target; it is worth reading ``Standing`` only for what the table shows. Its moves stop at every turn: what
may be skipped is skipped by ``Game.automatic``, never inside ``apply``, or a layer has no moment to ask anything.
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

S = TypeVar("S", bound=State)

MAX_LEGS: Final = Number("max_legs", 1, 100, 40)
"""The bound on the number of legs of a match to a target."""
FIRST_DEALER: Final = "first_dealer"
"""The option by which several games let a table choose who begins; in a match it holds for the first leg."""


class Leg(Generic[S]):
    """One round, deal or game of ``game`` as part of a match. ``s`` is always the state of one leg."""

    game: Game[S]
    fixed: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of the game that a leg decides (one round, one game); a match does not offer them."""
    untold: ClassVar[Set[str]] = frozenset()
    """Events that tell the end of the whole game: a leg's end is told by the match."""
    draw: str = "first dealer"
    """The shuffle by which the game draws who starts (or deals)."""
    low: bool = False
    """Whether the lowest total wins."""
    target: Number | None = None
    """The option with the points that end the match; None: only the number of legs does."""
    most: Number | None = MAX_LEGS
    """The option with the number of legs; None: ``legs`` says."""
    reasons: tuple[str, ...] = ()
    """What ``over`` may say."""
    numbered: str = ""
    """The fact by which events of the game count its rounds or deals: in a match it is the number of the leg."""
    alternates: bool = False
    """Whether the start goes round from leg to leg, whatever happens in them (``next_first`` is then not asked)."""
    pass_base: int = 1
    """What a leg is worth that was given up, for a layer in which that can be."""
    cube_seats: tuple[int, ...] = (2,)
    """The numbers of seats that may play with the doubling cube."""
    length: int = 1
    """How many times as long as the game itself a match with it takes, about: more where a leg is a whole game."""
    cube_defaults: ClassVar[Mapping[str, OptionValue]] = {}
    """Options of the game that have another default with it."""

    def of(self, game: Game[S]) -> Leg[S]:
        """The same of the game as it was under an earlier revision (Game.as_of)."""
        former = copy(self)
        former.game = game
        return former

    def legs(self, seats: int, options: Options) -> int:
        """The number of legs where no option has it."""
        raise NotImplementedError

    def points_to_win(self, seats: int, options: Options) -> int:
        """The points that end the match, 0 where none do; ``options`` are those of the match."""
        return 0 if self.target is None else int(options[self.target.key])

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> S:
        """The first position of a leg; ``options`` are those of the game, complete."""
        if standing.first == NO_SEAT:
            return self.game.start(seats, options, ctx)
        drawn = {**options, FIRST_DEALER: "random"} if FIRST_DEALER in options else options
        return self.game.start(seats, drawn, DrawnContext(ctx, self.draw, standing.first))

    def carry(self, s: S, last: S) -> None:
        """Hook: keep on view in the new leg ``s`` what the table shows of the one before."""

    def present(self, s: S, standing: Standing) -> None:
        """Hook: put what holds in the match (number of the round, totals) into ``s``, which is only to be looked at.

        A leg counts from its own beginning; painters and words of the game show the match through this.
        """

    def gains(self, s: S) -> list[int]:
        """By seat the points of a leg that has ended; all 0: drawn."""
        raise NotImplementedError

    def first(self, s: S) -> int:
        """Who started (or dealt) this leg."""
        raise NotImplementedError

    def next_first(self, s: S) -> int:
        """Who starts the leg after this one, which has ended."""
        return (self.first(s) + 1) % self.game.seat_count(s)

    def stake(self, options: Options) -> int:
        """What everybody has before the first leg."""
        return 0

    def over(self, totals: Sequence[int]) -> str:
        """One of ``reasons`` to end the match after a leg, or empty."""
        return ""

    def outcome(self, totals: Sequence[int], last: S) -> tuple[list[int], list[int]]:
        """Final scores by seat, and the winners; ``last`` is the last leg."""
        best = min(totals) if self.low else max(totals)
        return list(totals), [p for p, total in enumerate(totals) if total == best]

    # What a layer of offers asks of a leg beneath it

    @property
    def doubles(self) -> bool:
        """Whether the doubling cube goes with it: it says where an offer can be made."""
        return type(self).offers is not Leg.offers

    def running(self, s: S) -> Sequence[int]:
        """The seats that are still in."""
        return range(self.game.seat_count(s))

    def offers(self, s: S, seat: int) -> bool:
        """Whether ``seat`` is before the first decision of a turn of its own, with nothing of it committed yet."""
        return False

    def award(self, s: S, winner: int, amount: int) -> list[int]:
        """By seat the points where ``winner`` gets ``amount`` for a leg that did not end by itself."""
        return [amount if p == winner else 0 for p in range(self.game.seat_count(s))]

    def after_pass(self, s: S, winner: int) -> int:
        """Who starts the leg after one that was given up to ``winner``; ``s`` has not ended."""
        return self.next_first(s)


class DrawnContext(ForwardedContext):
    """Where a game would draw who starts, the match has already said so."""

    def __init__(self, ctx: GameContext, draw: str, first: int) -> None:
        super().__init__(ctx)
        self.draw, self.first = draw, first

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """The one who starts first, then the others in order; every other shuffle is a shuffle."""
        if label == self.draw:
            return sorted(items, key=lambda p: p != self.first)
        return super().shuffled(label, items)
