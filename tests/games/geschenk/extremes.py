"""The fullest positions of No Thanks! (see ``tests.render.test_extremes``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.match import Match
from engine.games.geschenk.rules import GAME, TAKE
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import DECK
from tests.engine.every_game import Case, played, positions
from tests.games.geschenk.test_rules import begin
from tests.render.positions import Extreme

OPTIONS = {"chips": 15, "remove": 0, "games": 10}
ODD = [c for c in DECK if c % 2]


def full(seats: int = 7) -> Match[GeschenkState]:
    """Return a large table with every chip in the glass, and all cards but one taken, in as many runs as possible."""
    match = begin(seats=seats, **OPTIONS)
    s = match.state
    s.offer, s.deck = 35, []
    s.cards = [[c for c in DECK if c != 35 and (c - 3) // 2 % seats == p] for p in range(seats)]
    s.pot, s.notes = 15 * seats, [k % seats for k in range(15 * seats)]
    s.chips = [0] * seats
    s.last_kind, s.last_seat, s.last_card, s.last_pot = "no_thanks", seats - 1, 35, s.pot
    s.columns, s.totals = [[-105] * seats] * 9, [-999] * seats
    s.game = 10
    return match


def fullest() -> Iterator[Extreme]:
    """Yield few and many seats early and late; the fullest table, a hand with every rarity, open chips, long ends."""
    for seats in GAME.seats:
        case = Case(GAME, seats, GAME.check(seats, {"remove": 0} if seats == 7 else {}))
        for match in (*positions(case, 3, seed=1), played(case, seed=1)):
            yield Extreme(match.state, case.options)
    for seats in (3, 7):
        match = full(seats)
        yield Extreme(match.state.clone(), OPTIONS)
        match.submit(match.state.waiting[0], TAKE)
        yield Extreme(match.state, OPTIONS)
    s = full().state
    s.open_chips = [105] * 7
    s.cards = [ODD[p::7] for p in range(7)]
    yield Extreme(s, OPTIONS)
    s = full().state
    s.cards[0], s.chips[0] = ODD, 105
    yield Extreme(s, OPTIONS)
