"""Results of Stendhal with few and many deals (see ``tests.render.test_extremes``)."""

from collections.abc import Iterator

from tests.games.stendhal.test_rules import after
from tests.render.positions import Extreme


def fullest() -> Iterator[Extreme]:
    for deals, winners in ((1, 1), (6, 7), (60, 1)):
        points = [-11] * winners + [-12] * (7 - winners)
        s = after([-60 * k for k in range(7)] if winners == 1 else [0] * 7, points, deals, max_deals=deals)
        s.columns = [[(k * 7 + p * 3) % 31 - 20 for p in range(7)] for k in range(deals - 1)] + [points]
        assert len(s.winners) == winners and s.deal == deals
        yield Extreme(s)
