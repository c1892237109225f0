"""The computer players of Tennos Square: their calculations, and checks of reasons (``tests.engine.reasons``).

The checks go by the row before and after.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import RANK, card, cards
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import GAME, Discard, Place, Swap
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import DECK, next_seat, row_score
from engine.players.policy import SearchResult
from engine.players.tennos_square.policy import POLICY, choose, key_of, promise, promises, quick_place, turns
from tests.engine.reasons import Check
from tests.games.tennos_square.test_rules import begin, row


def placed(s: Any, p: int, a: Any) -> list[int]:
    """Return the row with the card in its slot."""
    return [a.card if slot == a.slot else c for slot, c in enumerate(s.row[p], 1)]


def gain(s: Any, p: int, card: int) -> int:
    """Return the most points that a card adds to the row at once."""
    row = s.row[p]
    free = [i for i, c in enumerate(row) if c < 0]
    return max(row_score([card if k == i else c for k, c in enumerate(row)]) for i in free) - row_score(row)


def fits(s: Any, p: int, a: Any) -> bool:
    """True if the row rises on both sides of the card."""
    row, at = placed(s, p, a), a.slot - 1
    left, right = ([RANK[c] for c in side if c >= 0] for side in (row[:at], row[at + 1 :]))
    return left[-1:] <= [RANK[a.card]] and (not right or RANK[a.card] <= right[0])


def leads_to(s: Any, p: int, a: Any) -> int:
    """Return how many seats to the left the turn goes."""
    return (next_seat(p, a.slot, len(s.row)) - p) % len(s.row)


def has_room(s: Any, p: int, a: Any) -> bool:
    """True if the slots on both sides of the card are face down."""
    around: list[int] = s.row[p][a.slot - 2 : a.slot + 1]
    return around.count(NO_CARD) == 3


def is_spare(s: Any, p: int, a: Any) -> bool:
    """True if the two kept cards are as far apart as any two of the three."""
    ranks: list[int] = sorted(RANK[c] for c in s.hands[p])
    kept: list[int] = sorted(RANK[c] for c in s.hands[p] if c != a.card)
    return kept[-1] - kept[0] == ranks[-1] - ranks[0]


def is_blind(s: Any, p: int, a: Any) -> bool:
    """True if no known card adds more than any card of the deck."""
    known = max(gain(s, p, c) for c in [*s.hands[p], *s.pool])
    return bool(a.take == DECK and known <= min(gain(s, p, rank) for rank in range(10)))


CHECKS: dict[str, Check] = {
    "spare": lambda s, p, a, f: is_spare(s, p, a),
    "out": lambda s, p, a, f: NO_CARD not in placed(s, p, a),
    "again": lambda s, p, a, f: fits(s, p, a) and leads_to(s, p, a) == 0,
    "partner": lambda s, p, a, f: fits(s, p, a) and leads_to(s, p, a) == 2 and s.mode == "partnership",
    "run": lambda s, p, a, f: 1 < f["points"] == row_score(placed(s, p, a)) - row_score(s.row[p]),
    "room": lambda s, p, a, f: fits(s, p, a) and has_room(s, p, a),
    "swap": lambda s, p, a, f: a.take not in [*s.hands[p], DECK] and s.row[p].count(NO_CARD) <= 3,
    "swap-deck": lambda s, p, a, f: is_blind(s, p, a),
}


@pytest.mark.parametrize("text", ["A 2 3 4 5 6 7 8", "8 7 6 5 4 3 2 A", "3 3 5 2 6 10 9 9", "A 5 5 2 8 9 3 4 10"])
def test_a_full_row_promises_what_it_scores(text: str) -> None:
    assert promise(key_of(row(text))) == row_score(row(text))


def test_promises_are_those_of_the_row_with_the_card_in_each_open_slot() -> None:
    up = row("A x 9 x x 10 3 x")
    free = [i for i, c in enumerate(up) if c < 0]
    for c in cards("SA S5 S10"):
        filled = [promise(key_of([*up[:i], c, *up[i + 1 :]])) for i in free]
        assert list(promises(key_of(up), RANK[c])) == filled


def test_an_open_slot_promises_more_the_more_ranks_fit_into_it() -> None:
    assert promise(key_of(row("A x 9 10"))) > promise(key_of(row("A x 2 10"))) > row_score(row("A x 2 10"))


@pytest.mark.parametrize("seats", [3, 4])
def test_turns_name_who_is_next_and_what_that_is_worth(seats: int) -> None:
    s = begin(seats).state
    s.row[1][:6] = cards("SA S2 S3 S4 S5 S6")
    worth = turns(s, 0)
    by_seat = {next_seat(0, slot, seats): value for slot, value in enumerate(worth, 1)}
    assert len(worth) == len(s.row[0]) and len(by_seat) == seats
    assert by_seat[1] == min(by_seat.values()) and by_seat[0] == 3.0


@pytest.mark.parametrize("seats", [3, 4])
def test_the_quick_placement_is_the_house_players(seats: int) -> None:
    def worth(s: TennosSquareState, move: Place) -> float:
        p = s.waiting[0]
        up = [move.card if slot == move.slot else c for slot, c in enumerate(s.row[p], 1)]
        return promise(key_of(up)) + turns(s, p)[move.slot - 1]

    m, rng = begin(seats), random.Random(3)
    while not m.over:
        s = m.state
        p = s.waiting[0]
        move = choose(GAME, s, p, rng.random)
        if isinstance(move, Place) and s.row[p].count(NO_CARD) > 1:
            assert worth(s, move) == worth(s, quick_place(s, p))
        m.submit(p, move if p else rng.choice(GAME.legal(s, p)))


@pytest.mark.parametrize(
    ("up", "hand", "pool", "move", "reason"),
    [
        ("2 3 x x 9 10 x x", "SA H6", "S7", Place(card("H6"), 4), "again"),
        ("2 3 x x 9 10 x x", "SA H6", "S7", Place(card("SA"), 4), ""),
        ("x x x x x x x x", "S5 S10", "S7", Place(card("S5"), 3), "room"),
        ("x x x x x x x x", "S5 S10", "S7", Place(card("S10"), 3), ""),
        ("x x x x x x x x", "S5 S10", "S7", Place(card("S5"), 1), ""),
        ("2 3 4 5 6 7 x 9", "SA H2", "L8 D3", Swap(card("L8")), "swap"),
        ("2 3 4 5 6 7 x 9", "SA H2", "L8 D3", Swap(card("D3")), ""),
        ("2 3 4 5 6 7 x 9", "SA H2", "L8 D3", Swap(card("SA")), ""),
        ("5 6 6 7 8 9 9 x", "SA H2", "L3 D4", Swap(DECK), "swap-deck"),
        ("5 6 6 7 8 9 9 x", "SA H2", "L3 D10", Swap(DECK), ""),
        ("x x x x x x x x", "SA S5 S10", "", Discard(card("S5")), "spare"),
        ("x x x x x x x x", "SA S5 S10", "", Discard(card("SA")), ""),
    ],
)
def test_when_a_reason_is_given(up: str, hand: str, pool: str, move: Action, reason: str) -> None:
    s = begin(3).state
    s.phase, s.waiting, s.row[0] = "turn" if pool else "discard", [0], row(up)
    s.hands[0], s.pool = cards(hand), cards(pool)
    found = POLICY.reason(s, 0, move, SearchResult(0, (), 0, 0.5))
    assert (found[0] if found else "") == (f"tennos_square-hint-why-{reason}" if reason else "")
