"""What the computer player of Counting Cribbage guesses, how it values a round, and whether its reasons are true."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from engine.core.cards import RANK, card, cards
from engine.games.counting_cribbage import GAME
from engine.games.counting_cribbage_guess import Past, after, past
from engine.games.counting_cribbage_keep import choices, crib, kept, worths
from engine.games.counting_cribbage_score import FULL, PIP, PLACE, peg, show
from engine.games.counting_cribbage_table import DECK, PLAY, CountingCribbageState, LayAway
from engine.players.counting_cribbage import POLICY, card_to_play, choose, next_in, replies, unseen
from engine.players.counting_cribbage_quick import expected, quick_card, quick_lay_away
from engine.players.policy import SearchResult
from engine.players.reasons import why
from engine.players.search import Budget, search
from tests.engine.cribbage_positions import begin, play, position


def key(codes: str) -> int:
    return sum(PLACE[c] for c in cards(codes))


def played(seats: int, seed: int) -> list[tuple[CountingCribbageState, int]]:
    """Every decision of a match of heuristic players."""
    rng = random.Random(seed)
    m = begin(seats, seed % seats)
    found = []
    while not m.over and m.state.game == 1:
        s = m.state
        p = s.waiting[0]
        found.append((s.redeal(p, rng.random), p))
        m.submit(p, choose(GAME, s.redeal(p, rng.random), p, rng.random))
    return found


# Averages


def test_what_four_cards_are_worth_is_the_average_of_all_starters() -> None:
    four = cards("S5 H6 D7 L10")
    starters = [c for c in DECK if c not in four]
    assert kept(key("S5 H6 D7 L10")) == pytest.approx(sum(show(four, c).total for c in starters) / len(starters))


def test_a_crib_likes_a_five_and_no_king() -> None:
    averages = [crib(PLACE[c], 1) for c in cards("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK")]
    assert averages.index(max(averages)) == 4 and averages.index(min(averages)) == 12
    assert crib(key("S5 H5"), 2) > crib(key("S2 H3"), 2) > crib(key("S9 HK"), 2)


@pytest.mark.parametrize("give", [1, 2])
def test_worths_stand_in_the_order_of_choices(give: int) -> None:
    hand = cards("S5 H5 D6 L7 XK SA")[: 4 + give]
    ways = choices(len(hand), give)
    assert ways == tuple(combinations(range(len(hand)), give))
    for way, worth in zip(ways, worths(hand, give, 0.0), strict=True):
        assert worth == kept(sum(PLACE[c] for i, c in enumerate(hand) if i not in way))


def test_the_show_of_a_simulation_counts_on_average_over_the_starters_left() -> None:
    items = [cards("S5 H6 D7 L10"), cards("SA S2 SK S9"), cards("C5 L5 X3 SQ")]
    gone = {c for four in items for c in four}
    used = cards("D5 D4 X8 X9 LK L2")
    starters = [c for c in DECK if c not in gone and c not in used]
    for four, found in zip(items, expected(items, used), strict=True):
        exact = sum(show(four, c).total for c in starters) / len(starters)
        assert found == pytest.approx(exact, abs=0.1)


# Quick play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_pegging_is_the_house_players(seats: int) -> None:
    same = total = 0
    for s, p in played(seats, 5):
        if s.phase == "play":
            total += 1
            same += quick_card(s, p) == card_to_play(s, p)
    assert same >= 0.98 * total  # two cards may be worth the same


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_moves_are_legal(seats: int) -> None:
    for s, p in played(seats, 6):
        if s.phase == "lay_away":
            assert quick_lay_away(s, p) in GAME.legal(s, p)
        else:
            assert PLAY[quick_card(s, p)] in GAME.legal(s, p)


def test_after_all_six_of_a_rank_nobody_is_expected_to_hold_a_seventh() -> None:
    points, answers = after((0, 0, 0, 0, 0), 0, 6)
    assert points == 30 and 0 not in [rank for rank, _ in answers]


# What others hold


def test_others_are_guessed_to_hold_what_goes_with_what_they_played() -> None:
    m = position(["S2 H3 DK LK", "S7 H7 C8 C9"], dealer=0)
    play(m, ["P1 S7", "P0 DK"])
    s = m.state
    rnd = random.Random(4).random
    near = far = 0
    for _ in range(400):
        ranks = [RANK[c] for c in s.redeal(0, rnd).hands[1]]
        near += sum(r in (5, 6, 7, 8) for r in ranks)
        far += sum(r in (0, 1, 12) for r in ranks)
    assert near > 2 * far


def test_who_did_not_pair_probably_could_not() -> None:
    m = position(["SK H10 DK LK", "S9 H2 C3 D3"], dealer=1)
    play(m, ["P0 SK", "P1 H2"])
    s = m.state
    rnd = random.Random(5).random
    kings = sum(RANK[c] == 12 for _ in range(500) for c in s.redeal(0, rnd).hands[1])
    sixes = sum(RANK[c] == 5 for _ in range(500) for c in s.redeal(0, rnd).hands[1])
    assert kings < 0.2 * sixes


def test_a_guess_keeps_every_card_once() -> None:
    rnd = random.Random(2).random
    for seats in (2, 3, 4):
        for s, p in played(seats, 8)[::5]:
            again = s.redeal(p, rnd)
            assert GAME.conserved(again) == list(DECK)
            assert list(map(len, again.hands)) == list(map(len, s.hands))
            assert list(map(len, again.away)) == list(map(len, s.away))


def test_the_past_tells_to_what_each_card_was_played() -> None:
    m = position(["SK H10 D9 L5", "SA H2 C3 D8"], dealer=1)
    play(m, ["P0 SK", "P1 SA", "P0 H10", "P1 D8", "P1 H2"])
    s = m.state
    assert s.count == 0 and s.last_series
    rows = ((s.last_series, s.last_by), (s.series, s.series_by))
    assert past(s.laid[1], rows, 1) == [
        Past((12,), 10, (0, 7, 1)),
        Past((12, 0, 9), 21, (7, 1)),
        Past((12, 0, 9, 7), 29, (1,)),
    ]


def test_a_guess_keeps_to_what_a_go_has_shown() -> None:
    m = position(["S9 H9 C9 D2", "SK HK CK L10"], dealer=0)
    play(m, ["P1 SK", "P0 S9", "P1 HK", "P0 D2"])
    s = m.state
    assert s.least[1] == 1
    rnd = random.Random(1).random
    s.least[1] = 6
    for _ in range(100):
        assert all(PIP[c] >= 6 for c in s.redeal(0, rnd).hands[1])


# Reasons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_is_true_of_its_move(seats: int) -> None:
    rnd = random.Random(seats).random
    slug = "counting_cribbage-hint-why-"
    seen = set()
    for match in range(4):
        for s, p in played(seats, 10 + match)[match::3]:
            result = search(GAME, POLICY, s, p, Budget(24, 60.0), rnd, lambda: 0.0, choose)
            name, facts = why(GAME, POLICY, s, p, result)
            seen.add(name.removeprefix(slug))
            if name.startswith(slug):
                check(s, p, result, name.removeprefix(slug), dict(facts))
    assert {"own-crib", "their-crib", "peg", "low", "no-fifteen", "safe"} <= seen


def check(s: CountingCribbageState, p: int, result: SearchResult, name: str, facts: dict[str, int]) -> None:
    move = result.best
    if isinstance(move, LayAway):
        averages = {}
        gifts = {}
        for a in GAME.legal(s, p):
            assert isinstance(a, LayAway)
            gifts[a] = crib(sum(PLACE[c] for c in a.cards), len(a.cards))
            averages[a] = kept(sum(PLACE[c] for c in s.hands[p] if c not in a.cards))
        if name == "own-crib":
            assert p == s.dealer
            assert averages[move] + gifts[move] > max(averages[a] + gifts[a] for a in gifts) - 0.06
        else:
            assert name == "their-crib" and p != s.dealer
            assert averages[move] > max(averages.values()) - 0.06
            assert gifts[move] <= sum(gifts.values()) / len(gifts)
        return
    played_card = getattr(move, "card", -1)
    count = s.count + PIP[played_card]
    assert facts["count"] == count
    points = peg([*s.series, played_card], count).total
    assert points == facts.get("points", 0)
    if name == "low":
        assert count + 10 < 15
    elif name == "no-fifteen":
        assert count > 15 and count + 10 < 31
    elif name == "safe":
        pool = unseen(s, p)
        out = [sum(RANK[c] == r for c in pool) for r in range(13)]
        chance = len(s.hands[next_in(s, p)]) / len(pool)
        fits = [c for c in s.hands[p] if PIP[c] <= FULL - s.count]
        left = [replies([*s.series, c], s.count + PIP[c], out, chance) for c in fits]
        assert left[fits.index(played_card)] == min(left)
    else:
        assert name == "peg" and points > 0


def test_a_card_that_invites_a_fifteen_is_not_called_safe() -> None:
    s = position(["S9 H8 D2 L3", "SK HK CK L5"], dealer=0).state
    move = PLAY[card("L5")]
    assert POLICY.reason(s, 1, move, SearchResult(1, (), 0, 0.5)) is None
