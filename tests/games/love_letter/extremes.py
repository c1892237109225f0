"""The fullest tables and longest matches of Love Letter (see ``tests.render.test_extremes``)."""

from collections.abc import Iterator

from engine.games.love_letter.rules import GAME
from tests.games.love_letter.test_rules import B, C, G, H, P, R, X, begin
from tests.render.positions import Extreme


def fullest() -> Iterator[Extreme]:
    """Yield tables with the most turns, discards and seen cards; and one after sixty rounds."""
    for seats in GAME.seats:
        s = begin(*([G, H, R, P][:seats]), deck=[X]).state
        s.deck, s.minister, s.share = [], True, True
        s.discards = [[G, G, G, B, B, P, C] if p == 0 else [R, H, P, G] for p in range(seats)]
        s.plays = [[k % seats, G, (k + 1) % seats, X, (k + 1) % seats if k == 11 else -1] for k in range(12)]
        s.protected, s.tokens = [p == 1 for p in range(seats)], [20] * seats
        s.columns = [[int(p == k % seats) for p in range(seats)] for k in range(39)]
        s.seen[0] = [n for k in range(7) for n in (k + 1, k % 2, C, 1 - k % 2)]
        yield Extreme(s.clone())
        s.ended, s.waiting, s.shown, s.winners = "rounds", [], [X] * seats, list(range(seats))
        s.columns += [[1] * seats] * 21
        yield Extreme(s)
