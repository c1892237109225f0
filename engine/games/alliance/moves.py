"""The moves of Alliance (shared objects for the frequent ones), and the preference that can change at any time."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.wishes import Wish
from engine.families.tricks import Play
from engine.games.alliance.state import ALWAYS, NEVER, WHEN_PILE_EMPTY
from engine.games.alliance.terms import PACK


class Propose(Action):
    """Propose the seats of the team's jokers and its white card."""

    joker1: int
    joker2: int
    white: int


class Usual(Action):
    """Propose the usual distribution; possible even if the own proposals are used up."""


class Accept(Action):
    """Accept the present proposal of the own team."""


class Reconsider(Action):
    """Take back one's own acceptance, in order to propose something else."""


class Down(Action):
    """Play a hand card face down."""

    card: int


class Top(Action):
    """Turn up the top card of the own pile, unseen."""


class Pass(Action):
    """Play nothing, if there is no card to play."""


class No(Action):
    """Do not rebuild the pile now."""


class Rebuild(Action):
    """Rebuild the pile and keep the hand."""


class PutBack(Action):
    """Rebuild the pile with these hand cards in it, in ascending order."""

    cards: tuple[int, ...]


class AskRebuild(Wish):
    """Choose when to be asked about a rebuild: NEVER, WHEN_PILE_EMPTY or ALWAYS."""

    when: int


PLAY = tuple(Play(c) for c in range(PACK))
DOWN = tuple(Down(c) for c in range(PACK))
TOP, PASS, NO, REBUILD = Top(), Pass(), No(), Rebuild()
ACCEPT, RECONSIDER, USUAL = Accept(), Reconsider(), Usual()
ASK = tuple(AskRebuild(when) for when in (NEVER, WHEN_PILE_EMPTY, ALWAYS))
ONLY_PASS = (PASS,)

Move = Play | Down | Top | Pass
Answer = No | Rebuild | PutBack
Plan = Propose | Usual | Accept | Reconsider
