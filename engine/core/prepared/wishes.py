"""Private instructions that a seat gives the table ahead of time: answers, habits, waivers, preferences, standing
orders.

A game declares its wishes once (``Game.wishes``), for all phases. A wish is never visible to other seats: it is stored
in MEMO entries of its own seat and reported to that seat alone, so other views do not change. The host then changes no
number, time or message that others see (Change.secret). A seat may make a wish whether it is asked or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.state import State

S = TypeVar("S", bound=State)


class Wish(Action):
    """A private move that prompts no seat and answers no prompt; ``Wishes`` handles it."""


class Wishes(Generic[S]):
    """The wishes of one game: which are open, where each is stored, and which answers they give."""

    kinds: ClassVar[tuple[type[Wish], ...]] = ()
    """The moves that are wishes; ``Game.actions`` lists them too."""

    follows: ClassVar[bool] = False
    """Whether seats may give standing orders with limits of their own (see ``follow``)."""

    def open(self, s: S, seat: int) -> Sequence[Wish]:
        """Return the wishes that ``seat`` may make now, without those already in force; none if it is no seat
        (TABLE_ACTOR)."""
        return ()

    def keep(self, s: S, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store a wish in MEMO entries of ``seat`` and report it to no other seat."""
        raise NotImplementedError

    def answer(self, s: S, seat: int) -> Action | None:
        """Return the answer of the wishes of ``seat`` to its present prompt; None leaves it to the player.

        Called for a waiting seat when it has made a wish. For later prompts: in a phase that hides which seat is asked,
        the rules apply the wish when they create the prompt; in an open phase see ``in_time``.
        """
        return None

    def in_time(self, s: S, seat: int) -> Action | None:
        """Return the answer of the wishes of ``seat`` to a prompt in a phase that shows who has answered; None: no
        answer.

        An immediate answer would reveal the wish and its content. So the seat is asked like all others, and the host
        carries out the answer at the pace of a computer player.
        """
        return None

    def follow(self, s: S, seat: int, order: Mapping[str, int]) -> Action | None:
        """Return the move that a standing order of ``seat`` makes now; None if its limits no longer hold.

        Such an order answers open questions. The host stores it outside the state and carries it out at the pace of a
        computer player, so that its speed does not distinguish it from a person.
        """
        return None
