"""The fullest positions of Tennos Square (see ``tests.render.test_extremes``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import card, cards
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import GAME
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import CARDS, WIDTH
from tests.games.tennos_square.dealt import begin, random_moves
from tests.render.positions import Extreme

LONGEST = sorted(CARDS, reverse=True)
"""Leaves and crosses first: they have the longest names."""


def at_discard(seats: int) -> TennosSquareState:
    """Return the second deal, in the phase ``discard``, one seat ready."""
    m, moves = begin(seats), 1
    while m.state.deal == 1:
        random_moves(m, 1, stop=(moves := moves + 1))
    m.submit(1, GAME.legal(m.state, 1)[0])
    return m.state


def full(seats: int, mode: str) -> TennosSquareState:
    """Return the longest possible texts: eight paid cards in the pool, long card names, three-digit totals."""
    s = random_moves(begin(seats), 3, stop=seats).state
    width, pool = WIDTH[seats], 3 * seats
    s.mode, s.pool = mode, LONGEST[:pool]
    s.row = [[*LONGEST[pool + p * (width - 1) :][: width - 1], NO_CARD] for p in range(seats)]
    s.row[1][0] = NO_CARD
    s.totals, s.deal, s.outs = [488] * seats, seats, [0] * (seats - 1)
    s.row_points = [[81] * seats for _ in range(seats - 1)]
    s.placed, s.waiting = [0, 8], [1]
    s.swaps[1] = s.taken = card("X10")
    s.hands[1] = [s.taken]
    return s


def fullest() -> Iterator[Extreme]:
    """Yield a swap under way at a full table, an empty row, a later deal, and the end, in every mode."""
    for seats, modes in ((3, ("individual", "split")), (4, ("partnership",))):
        width = WIDTH[seats]
        rows = [LONGEST[p * width : (p + 1) * width] for p in range(seats)]
        for mode in modes:
            s = full(seats, mode)
            yield Extreme(s.clone(), {"mode": mode})
            for hand in (cards("X10"), cards("X10 L10")):
                s.hands[1], s.row[1] = hand, [NO_CARD] * width
                yield Extreme(s.clone(), {"mode": mode})
            s = random_moves(begin(seats, mode), 3).state
            s.row, s.row_points = rows, [[81] * seats for _ in range(seats)]
            yield Extreme(s, {"mode": mode})
        s = at_discard(seats)
        yield Extreme(s.clone())
        s.last_rows = rows
        yield Extreme(s)
