"""The fullest pictures of Arsène (see ``tests.render.test_extremes``)."""

from collections.abc import Iterator

from engine.games.arsene.rules import PUSH
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import CAUGHT, FULL
from render.games.arsene.narration import richest
from tests.games.arsene.test_rules import HANDS, playing, robbed, trick
from tests.render.positions import Extreme


def crowded() -> ArseneState:
    """Return a position with three seats before an empty shop, a push in the last trick, scramble, a long lead."""
    match = playing([2, 2, 2, 0], HANDS, turned="C10", advanced=True)
    trick(match, "HA H2 H3 H4")
    match.submit(0, PUSH)
    s: ArseneState = match.state
    s.count, s.shops, s.chips = [3, 3, 3, 1], [0, 6, 0, 3, 1], [10, 16, 0, 1]
    return s


def fullest() -> Iterator[Extreme]:
    """Yield a crowded street, a trick to decide with long hands, a whole street, and ends after fifty deals."""
    deciding = playing([1, 2, 1, 1], [f"{hand} SA SK SQ SJ S10 S9 S8 S7 S6" for hand in HANDS])
    trick(deciding, "HA H2 H3 H4")
    yield Extreme(crowded(), {"advanced": True})
    yield Extreme(deciding.state)
    yield Extreme(robbed(list(FULL), [9, 10, 11, 12], [5, 4, 1, 1]).state)
    for ended in ("caught", "emptied", "deals"):
        s = robbed([3, 6, 9, 6, 0], [4, 0, 0, 0], [5, 2, 2, 2]).state
        s.ended, s.deal, s.winners, s.waiting = ended, 50, [0, 1, 2, 3], []
        s.columns, s.hauls = [[5, 2, 3, 1]] * 50, [[1, 0, 5, 0]] * 49 + [[CAUGHT if ended == "caught" else 0, 0, 0, 0]]
        assert richest(s) == (5, 0, 2)
        yield Extreme(s)
