"""The fullest positions of Rummy Fifty, and rare refusals (see ``tests.render.test_extremes``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.cards import card, cards
from engine.core.match import Match
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS, DISCARD
from tests.render.positions import Extreme

REFUSALS: dict[str, dict[str, Any]] = {
    "stalled": {"turns": 8},
    "meld-gap": {"rank": 5},
    "meld-wrap": {},
    "meld-repeat": {"rank": 3},
    "meld-suits": {"suit": 0, "other": 4},
    "own-meld": {},
    "fit-group": {"card": card("HA"), "rank": 3},
    "fit-suit": {"card": card("HA"), "suit": 0, "wild": 4},
    "fit-ends": {"card": card("HA"), "low": 3, "high": 9},
    "fit-end": {"card": card("HA"), "rank": 9},
    "fit-full": {},
}
MELDS = (
    *("X2 X3 X4", "L5 L6 L7", "D3 L3 X3", "XA LA CA", "X5 X6 X7", "L8 L9 L10"),
    *("X8 X9 X10", "L2 C2 S2", "S10 C10 D10 H10", "D5 D6 D7", "S7 S8 S9", "L4 C4 S4"),
)


def begin(seats: int, seed: int = 3, **options: Any) -> Match[RummyFiftyState]:
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed]) * 32)


def full(seats: int) -> RummyFiftyState:
    """Return a table with the most melds, the longest card names, and the last round of a long game."""
    m = begin(seats)
    for p in range(seats):
        m.submit(p, GAME.legal(m.state, p)[-1])
    s = m.state
    s.indicator = card("H10") if seats < 4 else card("HA")
    s.melds = [family.in_order(cards(t)) for t in MELDS[: 3 * seats]]
    s.owners = [at % seats for at in range(len(s.melds))]
    s.forms = [family.form_of(meld, 1) for meld in s.melds]
    used = {s.indicator, *(c for meld in s.melds for c in meld)}
    rest = [c for c in CARDS if c not in used]
    s.hands = [[rest.pop()] for _ in range(seats)]
    s.discards = [[rest.pop()] for _ in range(seats)]
    s.extras = [[rest.pop()] if seats == 2 else [] for _ in range(seats)]
    s.stock = rest[:19]
    s.phase, s.waiting, s.mover, s.source = "table", [1], 1, DISCARD
    s.laid, s.stall, s.points, s.round = s.melds[1][:], 2 * seats - 1, [4] * seats, 50
    return s


def heavy(s: RummyFiftyState) -> None:
    """Change the last round: it ended with full hands of the longest names."""
    longest = sorted(CARDS, reverse=True)
    n = len(s.points)
    s.last_hands = [longest[10 * p : 10 * p + 10] for p in range(n - 1)] + [[]]
    s.last_out, s.last_courts, s.last_totals = n - 1, [12] * n, [85] * (n - 1) + [-1]
    s.history = [[3 - (k + p) % 3 for p in range(n)] for k in range(50)]


def fullest() -> Iterator[Extreme]:
    """Yield full tables in every phase, the longest list of moves, all at one seat, after a round, and the end."""
    for seats in (2, 3, 4):
        s = full(seats)
        yield Extreme(s.clone())
        # The longest list of moves: a run of six with wild doubles of its four middle cards
        s.hands[1] = sorted(cards("H3 H4 H5 H6 L2 L3 L4 L5 L6 L7"))
        assert len(GAME.legal(s, 1)) > 100
        yield Extreme(s.clone())
        s.hands[1] = sorted(CARDS, reverse=True)[:11]
        s.drawn[1] = s.hands[1][0]
        for phase in ("discard", "draw"):
            s.phase = phase
            yield Extreme(s.clone())
        heavy(s)
        s.phase, s.waiting = "bonus", list(range(seats))
        yield Extreme(s.clone())
        s.ended, s.waiting, s.scores = "points", [], s.points
        for winners in ([seats - 1], list(range(seats))):
            s.winners = winners
            yield Extreme(s.clone())
    # Thirty cards beside one plaque: three runs of ten
    s = full(4)
    s.melds = [[suit * 13 + r for r in range(10)] for suit in (0, 2, 3)]
    s.owners, s.forms, s.laid = [1, 1, 1], [0, 2, 3], []
    yield Extreme(s)
