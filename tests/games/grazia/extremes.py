"""The fullest table and the longest hand of Grazia, and a rare refusal (see ``tests.render.test_extremes``)."""

from collections.abc import Iterator

from engine.core.cards import card, cards
from engine.core.facts import Card
from tests.games.grazia.test_rules import dealt, holding
from tests.render.positions import Extreme

REFUSALS = {"wrap": {"card": Card(card("SK"))}}


def fullest() -> Iterator[Extreme]:
    s = dealt(7).state
    s.piles = [[suit * 13 + rank for rank in range(0, 13, 2)] for suit in range(6)]
    s.jumps, s.mover, s.laid, s.trigger, s.phase = [12] * 7, 6, cards("S10 SJ SQ"), 5, "last_lap"
    yield Extreme(s)
    s = holding("", seats=3).state
    s.hands[0], s.drawn[0] = list(range(0, 78, 3)), 0
    yield Extreme(s)
