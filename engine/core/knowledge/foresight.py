"""The moves that a seat may have at its next prompt, found by random play from what the seat may know.

The positions of hidden cards never influence the answer. Every try begins with a redeal (State.redeal), so the result
depends only on the seat's own knowledge and on the random numbers. A try ends if the next prompt is a choice in secret,
if cards are dealt anew, or if the seat is never asked again. Binding moves (Action.binding) are left out. Nothing is
foreseen while cards change hands (Phase.foreseeable).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import Game, Options
from engine.core.prepared.wishes import Wish
from engine.core.state import State

TRIES = 24
LONGEST_TRY = 120
"""The maximum number of other seats' moves until the seat is asked."""


class DealtAnew(Exception):
    """Cards are shuffled, so the next position is unknown."""


class UndealtContext(GameContext):
    """A context that stops at the next shuffle."""

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Raise DealtAnew."""
        raise DealtAnew


def foreseen(game: Game[Any], s: State, seat: int, options: Options, rnd: Callable[[], float]) -> list[Action]:
    """Return the moves that ``seat``, which is not asked now, may have at its next prompt; the likeliest first.

    ``rnd`` gives numbers in [0, 1).
    """
    if not game.phases[s.phase].foreseeable:
        return []
    found: Counter[Action] = Counter()
    for _ in range(TRIES):
        found.update(_next_moves(game, s.redeal(seat, rnd), seat, UndealtContext(rnd, options), rnd))
    return sorted(found, key=lambda a: (-found[a], str(a.wire())))


def _next_moves(game: Game[Any], s: State, seat: int, ctx: GameContext, rnd: Callable[[], float]) -> Iterable[Action]:
    """Return the moves of ``seat`` at its next prompt; () if they cannot be found."""
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
