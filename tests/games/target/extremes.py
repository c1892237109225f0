"""The fullest tables of Target (see ``tests.render.test_extremes``)."""

from collections.abc import Iterator

from engine.core.cards import card, cards
from tests.games.target.test_rules import dealt
from tests.render.positions import Extreme


def fullest() -> Iterator[Extreme]:
    """Yield tables before the last card, near or far, where nearly everybody is about to win, and the pile is high."""
    for seats in (5, 6):
        for trick in ("H7 D7 C7 L7 X7", "HA DK CK LA XK"):
            s, order = dealt(seats, leader=seats - 1, goal=7, far_pool="same_suit").state, iter(range(77, -1, -1))
            s.target, s.revealed, s.phase, s.trick = card("S7"), [], "play", cards(trick)[: seats - 1]
            s.last_trick, s.last_leader, s.last_winner = cards("SA SK HA HK CA CK")[:seats], 0, seats - 1
            s.last_target, s.waiting = 40, [(s.leader + seats - 1) % seats]
            s.won = [[next(order) for _ in range(6)] for _ in range(seats)]
            s.thrown, s.pile = [[2 * p, 2 * p + 1] for p in range(seats)], list(range(40))
            yield Extreme(s, {"goal": 7, "far_pool": "same_suit"})
