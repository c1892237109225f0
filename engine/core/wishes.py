"""What a seat tells the table ahead of time and in private: answers, habits, waivers, preferences, standing orders.

A game declares its wishes once (``Game.wishes``), for all phases. A wish is quiet by construction: it is kept in MEMO
entries of its own seat and told to that seat alone, so no view of others differs; the host then moves no number, time
or message that others see (Change.secret). It may be told whether the seat is asked or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.state import State

S = TypeVar("S", bound=State)


class Wish(Action):
    """A private move that prompts nobody and that nobody is prompted for; ``Wishes`` says what becomes of it."""


class Wishes(Generic[S]):
    """The wishes of one game: which are open, where each is kept, and what they answer."""

    kinds: ClassVar[tuple[type[Wish], ...]] = ()
    """The moves that are wishes; ``Game.actions`` lists them too."""

    follows: ClassVar[bool] = False
    """Whether seats may give standing orders with limits of their own (see ``follow``)."""

    def open(self, s: S, seat: int) -> Sequence[Wish]:
        """What ``seat`` may wish now other than what stands; nothing for what is no seat (TABLE_ACTOR)."""
        return ()

    def keep(self, s: S, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Note a wish in MEMO entries of ``seat``, and tell nobody else."""
        raise NotImplementedError

    def answer(self, s: S, seat: int) -> Action | None:
        """What the wishes of ``seat`` answer to what it is asked now; None leaves it to the player.

        Called for a seat that is waited for, when it has told a wish. What a wish answers to later prompts, the rules
        say where they put them, where nobody sees who is asked; where all do, see ``in_time``.
        """
        return None

    def in_time(self, s: S, seat: int) -> Action | None:
        """What the wishes of ``seat`` answer to a prompt where everybody sees who has answered; None: nothing.

        Such an answer given at once would tell that there is a wish, and what it is. So the seat is asked like all
        others, and the host carries the answer out at the pace of a computer player.
        """
        return None

    def follow(self, s: S, seat: int, order: Mapping[str, int]) -> Action | None:
        """The move that a standing order of ``seat`` makes now, None where its limits no longer hold.

        Such an order answers questions that everybody sees. The host keeps it, outside the state, and carries it out
        at the pace of a computer player, so that its speed does not tell it from a person.
        """
        return None
