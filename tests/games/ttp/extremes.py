"""Long matches, large markets and many picks of TTP (see ``tests.render.test_extremes``)."""

from collections.abc import Iterator

from engine.core.cards import cards
from engine.games.ttp.rules import GAME, showdown
from engine.games.ttp.state import TTPState
from tests.games.ttp.test_rules import dealt
from tests.render.positions import Extreme


def ended(columns: list[list[int]], best: list[int]) -> TTPState:
    """Return a match with these deals, all but the last set directly; then everybody makes a straight flush."""
    n = len(best)
    match = dealt(n, deals=len(columns), bonus=0)
    s = match.state
    s.deal, s.columns, s.best = len(columns), columns[:-1], best[:]
    s.totals = [sum(column[p] for column in columns) - 20 for p in range(n)]
    s.collected = [[13 * p + r for r in range(4, 9)] for p in range(n)]
    s.hands = [[13 * p + 1, 13 * p + 11] for p in range(n)]
    showdown(s, match.ctx)
    return s


def fullest() -> Iterator[Extreme]:
    for seats in GAME.seats:
        s = ended([[20] * seats] * 12, [12] * seats)
        assert s.ended and s.winners == list(range(seats)) and s.totals == [240] * seats
        yield Extreme(s)
    for seats, market in ((2, 2), (2, 3), (4, 3)):
        match = dealt(seats, market=market)
        s = match.state
        while s.number < 5 or len(s.to_pick) != seats - 1:
            match.submit(s.waiting[0], GAME.legal(s, s.waiting[0])[0])
        s.collected[s.to_pick[0]] = cards("LA L2 L3 L4 L5")
        yield Extreme(s, {"market": market})
