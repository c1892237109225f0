"""The fullest positions of Counting Cribbage, and rare refusals (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.match import Match
from engine.games.counting_cribbage import moves, score, terms
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState as S
from tests.games.counting_cribbage.positions import begin, lay_away
from tests.render.positions import Extreme

REFUSALS = {"play-now": {}, "play-unsaid": {}, "number": {"low": 0, "high": 99}, "lay-twice": {}}
ALL = ["lay_away", "play", "declare", "respond", "claim", "show"]
CLAIMED = ALL[2:]
Until = Callable[[S], bool]


def truth(s: S, seat: int) -> Action | None:
    """Return a true claim if one is asked, so that games end as at a good table."""
    if s.phase == "claim":
        four = s.crib if s.choice[seat] else s.laid[seat]
        return moves.CLAIMS[score.show(four, s.starter).total]
    return None


def run(m: Match[S], until: Until = lambda s: False, seed: int = 1) -> Match[S]:
    """Return a match after random moves (with true claims), until a condition holds or to the end."""
    rng = random.Random(seed)
    while not m.over and not until(m.state):
        p = rng.choice(m.state.waiting)
        m.submit(p, truth(m.state, p) or rng.choice(GAME.legal(m.state, p)))
    return m


def at_phase(seats: int, phase: str, deal: int = 1, **options: Any) -> Match[S]:
    """Return the middle of a phase of a deal; if several choose, one has chosen."""
    if phase in CLAIMED:
        options.setdefault("muggins", "full")
    several = {"lay_away": seats, "respond": max(2, seats - 1), "claim": seats, "show": seats}.get(phase, 2)

    def here(s: S) -> bool:
        middle = len(s.waiting) < several and (phase != "play" or len(s.series) > 2)
        return s.phase == phase and s.deal >= deal and middle

    m = run(begin(seats, **options), here)
    assert m.state.phase == phase
    return m


def full(phase: str, seats: int = 4) -> S:
    """Return the longest possible texts: long card names, three-digit points, a full series, a rich show."""
    s = at_phase(seats, phase, 2, muggins="full" if phase in CLAIMED else "off").state
    longest = sorted(terms.DECK, reverse=True)  # leaves and crosses first: they have the longest names
    ten = [c for c in longest if RANK[c] > 8]
    s.points, s.behind = [118] * seats, [100] * seats
    s.used = list(terms.DECK)
    s.starter = s.shown_starter = ten[0]
    if phase in ("play", "declare", "respond"):
        s.laid = [ten[p * 4 : p * 4 + 4] for p in range(seats)]
        s.series = [c for p in s.laid for c in p][:13]
        s.series_by = [k % seats for k in range(13)]
        s.gone = list(range(seats - 1))
        s.last = [1, ten[1], 2, 2, 30, 0, 1]
    elif phase == "lay_away":
        s.shown = [ten[4 * k % 12 : 4 * k % 12 + 4] for k in range(seats + 1)]
        s.shown_parts = [[20, 12, 12, 5, 1]] * (seats + 1)
        s.shown_claims = [99] * (seats + 1)
        s.shown_gains = [[10] * seats] * (seats + 1)
        s.shown_deal = s.deal - 1
    else:
        s.laid = [ten[p * 4 : p * 4 + 4] for p in range(seats)]
        s.crib = ten[16:20]
        s.claims = [99] * (seats + 1) if phase == "show" else []
    return s


def by_heels() -> S:
    """Return a game won by the starter, before a card was played (E19)."""
    m = begin(3, 1, "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK CA H2 H3 H4 LJ")
    m.state.points = [118, 119, 40]
    lay_away(m)
    assert m.over and m.state.winners == [1]
    return m.state


def fullest() -> Iterator[Extreme]:
    """Yield every phase in the middle and at its fullest, with the tally and without; ends of every kind."""
    for phase in ALL:
        muggins = {"muggins": "full"} if phase in CLAIMED else {}
        yield Extreme(full(phase), {"show_used": True, **muggins})
        for seats in (2, 4):
            for deal in (1, 2):
                yield Extreme(at_phase(seats, phase, deal).state, muggins)
    for options in ({}, {"match_wins": 10, "skunk": True}, {"muggins": "count"}, {"muggins": "full"}):
        for seats in (2, 3, 4):
            yield Extreme(run(begin(seats, 1, **options)).state, options)
    yield Extreme(by_heels())
