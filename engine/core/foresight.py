"""Which moves a seat may come to have when it is next asked: from what it may know, by playing on at random.

Nothing of how hidden cards lie gets into the answer: every try begins with a redeal (State.redeal), so what is found
follows from the seat's own knowledge and from the numbers drawn. A try ends where the next prompt is a choice in
secret, where cards are dealt anew, or where the seat is never asked again. What binds (Action.binding) is left out.
While cards change hands nothing is foreseen (Phase.foreseeable).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import Game, Options
from engine.core.state import State
from engine.core.wishes import Wish

TRIES = 24
LONGEST_TRY = 120
"""Moves of others, at most, until the seat is asked."""


class DealtAnew(Exception):
    """Cards are shuffled: what comes then is unknown."""


class UndealtContext(GameContext):
    """A world that ends with the next shuffle."""

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Raises DealtAnew."""
        raise DealtAnew


def foreseen(game: Game[Any], s: State, seat: int, options: Options, rnd: Callable[[], float]) -> list[Action]:
    """Moves that ``seat``, which is not asked now, may have at its next prompt; the likeliest first.

    ``rnd`` gives numbers in [0, 1).
    """
    if not game.phases[s.phase].foreseeable:
        return []
    found: Counter[Action] = Counter()
    for _ in range(TRIES):
        found.update(_next_moves(game, s.redeal(seat, rnd), seat, UndealtContext(rnd, options), rnd))
    return sorted(found, key=lambda a: (-found[a], str(a.wire())))


def _next_moves(game: Game[Any], s: State, seat: int, ctx: GameContext, rnd: Callable[[], float]) -> Iterable[Action]:
    """The moves of ``seat`` when it is next asked; () where that cannot be told."""
    try:
        for _ in range(LONGEST_TRY):
            if s.ended:
                return ()
            phase = game.phases[s.phase]
            if seat in s.waiting:
                secret = phase.secret_readiness or phase.stepwise
                return () if secret else [a for a in game.legal(s, seat) if not (isinstance(a, Wish) or a.binding)]
            made = game.automatic(s)
            if made is None:
                mover = s.waiting[int(rnd() * len(s.waiting))]
                legal = game.legal(s, mover)
                made = mover, legal[int(rnd() * len(legal))]
            game.apply(s, *made, ctx)
    except DealtAnew:
        pass
    return ()
