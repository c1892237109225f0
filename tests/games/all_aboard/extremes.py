"""The fullest pictures of All Aboard!, and a rare refusal (see ``tests.render.test_extremes``)."""

from collections.abc import Iterator

from engine.core.cards import card
from engine.core.facts import Card
from engine.families.jokers import cards
from tests.games.all_aboard.test_rules import turn
from tests.render.positions import Extreme

REFUSALS = {"top": {"at": 0, "card": Card(card("H2"))}}


def fullest() -> Iterator[Extreme]:
    """Yield positions late in the last of twelve rounds, before its start, and after it, with few and many seats."""
    for seats in (2, 4, 6):
        s = turn("S7 SK C4 X7 H7 D7 D2 JR1", "S4", seats=seats, rounds=12).state
        s.columns, s.totals, s.passes = [[-16] * seats] * 11, [-176] * seats, seats - 1
        s.last_proofs, s.last_hands = [25] * seats, [cards("S10 C10 JB1 X10 H10 D10 L10 JR1")] * seats
        s.crew = [p % seats for p in range(len(s.crew))]
        late, over = s.clone(), s.clone()
        late.phase, late.waiting, late.choice = "show", [0], [[] for _ in range(seats)]
        over.waiting, over.ended, over.scores, over.winners = [], "rounds", s.totals, [*range(seats)]
        over.columns, over.last_hands = [[-16] * seats] * 12, [cards("H10 D10 L10 JR1")] * seats
        for one in (s, late, over):
            yield Extreme(one, {"rounds": 12})
