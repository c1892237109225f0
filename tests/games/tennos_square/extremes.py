"""The fullest positions of Tennos Square (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core.cards import card, cards
from engine.core.match import Match
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import GAME
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import CARDS, WIDTH
from tests.render.positions import Extreme


def played(seats: int, moves: int, mode: str = "auto", seed: int = 3) -> Match[TennosSquareState]:
    """A match after so many random moves, or at its end."""
    m = Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=bytes([seed]) * 32)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    return m


def at_discard(seats: int, deal: int) -> TennosSquareState:
    """A match in the phase ``discard`` of a later deal, one seat ready."""
    m = played(seats, 1)
    rng = random.Random(1)
    while m.state.deal < deal:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    m.submit(1, GAME.legal(m.state, 1)[0])
    return m.state


def full(seats: int) -> TennosSquareState:
    """The longest texts there can be: eight paid cards in the pool, long card names, three-digit totals."""
    s = played(seats, seats).state
    longest = sorted(CARDS, reverse=True)  # leaves and crosses first: their names are words
    width = WIDTH[seats]
    s.pool = [longest.pop(0) for _ in range(3 * seats)]
    s.row = [[longest.pop(0) for _ in range(width - 1)] + [NO_CARD] for _ in range(seats)]
    s.row[1][0] = NO_CARD
    s.totals = [488] * seats
    s.deal = seats
    s.row_points = [[81] * seats for _ in range(seats - 1)]
    s.outs = [0] * (seats - 1)
    s.placed = [0, 8]
    s.waiting = [1]
    s.swaps[1] = s.taken = card("X10")
    s.hands[1] = [s.taken]
    return s


def fullest() -> Iterator[Extreme]:
    """A swap under way at a full table, an empty row, a later deal, and the end, in every mode."""
    for seats in (3, 4):
        width, longest = WIDTH[seats], sorted(CARDS, reverse=True)
        rows = [longest[p * width : (p + 1) * width] for p in range(seats)]
        modes = ("individual", "split") if seats == 3 else ("partnership",)
        for mode in modes:
            s = full(seats)
            s.mode = mode
            yield Extreme(s.clone(), {"mode": mode})
            for hand in ([card("X10")], cards("X10 L10")):
                s.hands[1], s.row[1] = hand, [NO_CARD] * width
                yield Extreme(s.clone(), {"mode": mode})
            s = played(seats, 9999, mode).state
            s.row, s.row_points = rows, [[81] * seats for _ in range(seats)]
            yield Extreme(s, {"mode": mode})
        s = at_discard(seats, 2)
        yield Extreme(s.clone())
        s.last_rows = rows
        yield Extreme(s)
