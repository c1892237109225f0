"""Whether the computer player of Tennos Square reckons right, and whether its reasons are true."""

from __future__ import annotations

import random

import pytest

from engine.core.action import Action
from engine.core.cards import RANK, cards
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import DISCARD, GAME, PLACE, SWAP, Discard, Place, Swap
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import DECK, next_seat, row_score
from engine.players.policy import SearchResult
from engine.players.reasons import why
from engine.players.search import Budget, search
from engine.players.tennos_square.heuristic import choose, key_of, promise, promises, turns
from engine.players.tennos_square.policy import POLICY, quick_place
from tests.games.tennos_square.test_rules import begin, row

SLUG = "tennos_square-hint-why-"


def played(seats: int, seed: int, mode: str = "auto") -> list[tuple[TennosSquareState, int]]:
    """Every decision of a match of heuristic players, one of whom plays at random."""
    rng = random.Random(seed)
    m = begin(seats, mode, dealer=seed % seats)
    found = []
    while not m.over:
        p = m.state.waiting[0]
        s = m.state.redeal(p, rng.random)
        found.append((s, p))
        m.submit(p, choose(GAME, s, p, rng.random) if p else rng.choice(GAME.legal(m.state, p)))
    return found


def reason(s: TennosSquareState, seat: int, action: Action) -> str | None:
    found = POLICY.reason(s, seat, action, SearchResult(seat, (), 0, 0.5))
    return found[0].removeprefix(SLUG) if found else None


# Reckoning


def test_a_full_row_promises_what_it_scores() -> None:
    for text in ("A 2 3 4 5 6 7 8", "8 7 6 5 4 3 2 A", "3 3 5 2 6 10 9 9", "A 5 5 2 8 9 3 4 10"):
        assert promise(key_of(row(text))) == row_score(row(text))


def test_promises_are_those_of_the_row_with_the_card_in_each_open_slot() -> None:
    up = row("A x 9 x x 10 3 x")
    free = [i for i, c in enumerate(up) if c < 0]
    for card in cards("SA S5 S10"):
        filled = [promise(key_of([card if k == i else c for k, c in enumerate(up)])) for i in free]
        assert list(promises(key_of(up), RANK[card])) == filled


def test_an_open_slot_promises_more_the_more_ranks_fit_into_it() -> None:
    assert promise(key_of(row("A x 9 10"))) > promise(key_of(row("A x 2 10"))) > row_score(row("A x 2 10"))


@pytest.mark.parametrize("seats", [3, 4])
def test_turns_name_who_is_next_and_what_that_is_worth(seats: int) -> None:
    s = begin(seats).state
    s.row[1][:6] = cards("SA S2 S3 S4 S5 S6")
    worth = turns(s, 0)
    assert len(worth) == len(s.row[0])
    by_seat = {next_seat(0, slot, seats): worth[slot - 1] for slot in range(1, len(worth) + 1)}
    assert by_seat[1] == min(by_seat.values())
    assert by_seat[0] == 3.0


@pytest.mark.parametrize("seats", [3, 4])
def test_the_quick_placement_is_the_house_players(seats: int) -> None:
    for s, p in played(seats, 3):
        if s.phase == "turn" and s.row[p].count(NO_CARD) > 1:
            move = choose(GAME, s, p, random.Random(1).random)
            assert isinstance(move, Swap) or worth(s, p, move) == worth(s, p, quick_place(s, p))


def worth(s: TennosSquareState, p: int, move: Action) -> float:
    assert isinstance(move, Place)
    up = list(s.row[p])
    up[move.slot - 1] = move.card
    return promise(key_of(up)) + turns(s, p)[move.slot - 1]


# Reasons


@pytest.mark.parametrize(("seats", "mode"), [(3, "individual"), (3, "split"), (4, "partnership")])
def test_every_reason_is_true_of_its_move(seats: int, mode: str) -> None:
    rnd = random.Random(seats).random
    seen = set()
    for match in range(4):
        for s, p in played(seats, 20 + match, mode)[match::2]:
            result = search(GAME, POLICY, s, p, Budget(16, 60.0), rnd, lambda: 0.0, choose)
            name, _ = why(GAME, POLICY, s, p, result)
            moves = [result.best, *GAME.legal(s, p)] if name.startswith(SLUG) else GAME.legal(s, p)
            for move in moves:
                told = reason(s, p, move)
                if told:
                    seen.add(told)
                    check(s, p, move, told)
    assert {"spare", "again", "run", "room", "out", "swap"} <= seen
    assert ("partner" in seen) == (seats == 4)


def check(s: TennosSquareState, p: int, move: Action, name: str) -> None:
    if isinstance(move, Discard):
        kept = sorted(RANK[c] for c in s.hands[p] if c != move.card)
        ranks = sorted(RANK[c] for c in s.hands[p])
        assert name == "spare" and kept[1] - kept[0] == ranks[2] - ranks[0]
        return
    up = list(s.row[p])
    free = [i for i, c in enumerate(up) if c < 0]
    before = row_score(up)

    def gain(card: int) -> int:
        return max(row_score([card if k == i else c for k, c in enumerate(up)]) - before for i in free)

    if isinstance(move, Swap):
        assert name == ("swap-deck" if move.take == DECK else "swap")
        if name == "swap":
            assert move.take not in s.hands[p] and len(free) <= 3
        else:
            assert max(gain(c) for c in [*s.hands[p], *s.pool]) <= min(gain(rank) for rank in range(10))
        return
    assert isinstance(move, Place)
    at = move.slot - 1
    up[at] = move.card
    left = [RANK[c] for c in up[:at] if c >= 0]
    right = [RANK[c] for c in up[at + 1 :] if c >= 0]
    fits = (not left or left[-1] <= RANK[move.card]) and (not right or RANK[move.card] <= right[0])
    to = next_seat(p, move.slot, len(s.row))
    if name == "out":
        assert NO_CARD not in up
    elif name == "again":
        assert fits and to == p
    elif name == "partner":
        assert fits and to == (p + 2) % 4 and s.mode == "partnership"
    elif name == "run":
        assert row_score(up) - before > 1
    else:
        assert name == "room" and fits
        assert 0 < at < len(up) - 1 and up[at - 1] < 0 and up[at + 1] < 0


def position(text: str, hand: str, pool: str = "S7 H8 L9") -> TennosSquareState:
    s = begin(3).state
    s.phase, s.waiting = "turn", [0]
    s.row[0] = row(text)
    s.hands[0], s.pool = cards(hand), cards(pool)
    return s


def test_the_two_kept_lie_furthest_apart_or_nothing_is_said_of_it() -> None:
    s = begin(3).state
    s.hands[0] = cards("SA S5 S10")
    assert reason(s, 0, DISCARD[s.hands[0][1]]) == "spare"
    assert reason(s, 0, DISCARD[s.hands[0][0]]) is None


def test_a_card_that_breaks_the_row_does_not_fit_it() -> None:
    s = position("2 3 x x 9 10 x x", "SA H6")
    ace, six = s.hands[0]
    assert reason(s, 0, PLACE[six][3]) == "again"
    assert reason(s, 0, PLACE[ace][3]) != "again"


def test_room_on_both_sides_means_both() -> None:
    s = position("x x x x x x x x", "S5 S10")
    five, ten = s.hands[0]
    assert reason(s, 0, PLACE[five][2]) == "room"
    assert reason(s, 0, PLACE[ten][2]) is None
    assert reason(s, 0, PLACE[five][0]) is None


def test_a_swap_is_praised_only_for_a_card_that_suits_better() -> None:
    s = position("2 3 4 5 6 7 x 9", "SA H2", "L8 SQ".replace("SQ", "D3"))
    eight, three = s.pool
    assert reason(s, 0, SWAP[eight]) == "swap"
    assert reason(s, 0, SWAP[three]) is None
    assert reason(s, 0, SWAP[s.hands[0][0]]) is None


def test_the_deck_is_praised_only_where_nothing_known_fits() -> None:
    s = position("5 6 6 7 8 9 9 x", "SA H2", "L3 D4")
    assert reason(s, 0, SWAP[DECK]) == "swap-deck"
    s.pool = cards("L3 D10")
    assert reason(s, 0, SWAP[DECK]) is None
