"""Love Letter: the effect of each card, by the worked examples and rulings of the spec."""

from __future__ import annotations

import pytest

from engine.games.love_letter.moves import PLAIN
from engine.games.love_letter.terms import best
from tests.games.love_letter.test_rules import B, G, H, K, P, R, X, after, at, begin, ending, guard, legal, told

# Effects (examples 8 to 12)


def test_example_8_the_lower_card_falls_and_the_higher_stays_secret() -> None:
    match = after(begin(H, K, G, deck=[B, G]), (0, at(B, 1)))
    s = match.state
    assert (s.hands[0], s.discards[0], s.waiting) == ([], [B, H], [1])
    assert told(match, "saw") == [({"seat": 1, "card": K}, (0,)), ({"seat": 0, "card": H}, (1,))]
    assert told(match, "compared") == [({"seat": 0, "target": 1, "even": False}, None)]
    assert told(match, "fell") == [({"seat": 0, "cards": [H]}, None)]
    assert s.seen[0] == [1, 1, K, 0, 1, 0, H, 1] == s.seen[1], "also who is out has seen it"
    assert s.protected == [False] * 3
    assert match.view(2).s.seen[2] == [] and all(K not in pile for pile in s.discards)


def test_example_8_equal_cards() -> None:
    match = after(begin(P, P, G, deck=[B, G]), (0, at(B, 1)))
    assert all(match.state.hands) and not told(match, "fell")
    assert told(match, "compared") == [({"seat": 0, "target": 1, "even": True}, None)]
    assert match.state.knows[:2] == [[0, P, 0], [P, 0, 0]]


def test_example_8_the_other_way_round() -> None:
    match = after(begin(K, H, G, deck=[B, G]), (0, at(B, 1)))
    assert match.state.plays == [[0, B, 1, 0, 1]] and match.state.waiting == [2]
    assert match.state.cannot[0] == [1, 2, 3, 4]


def test_example_9_and_r6_the_prince() -> None:
    match = after(begin(X, G, R, deck=[G], starter=2), (2, at(R, 0)))
    assert (match.state.hands[0], match.state.discards[0]) == ([], [X]) and match.state.plays[0][-1] == 0
    assert told(match, "drew")[-1][1] == (1,), "who is out draws nothing: the next one does"
    match = after(begin(H, G, R, deck=[G, K], starter=2), (2, at(R, 0)))
    assert (match.state.hands[0][:1], match.state.protected[0], match.state.discards[0]) == ([K], False, [H])


def test_r6_whoever_must_discard_their_own_princess_is_out() -> None:
    match = begin(X, G, G, deck=[R, G])
    match.state.protected = [False, True, True]
    after(match, (0, at(R, 0)))
    s = match.state
    assert (s.hands[0], s.discards[0], s.plays[0][-1], s.waiting) == ([], [R, X], 0, [1])
    assert told(match, "fell") == [({"seat": 0, "cards": []}, None)]


def test_example_9_and_r8_the_last_prince_draws_the_card_laid_aside() -> None:
    match = after(ending(G, R, deck=[R], aside=X, starter=1, target=1), (1, at(R, 0)))
    s = match.state
    assert (s.aside, s.shown, s.winners, s.ended) == ([], [X, R], [0], "target")
    assert told(match, "drew")[-1] == ({"card": X}, (0,))
    assert told(match, "forced") == [({"seat": 1, "target": 0, "card": G}, None)]
    assert told(match, "showed") == [({"seat": 0, "card": X}, None), ({"seat": 1, "card": R}, None)]


def test_example_10_the_king() -> None:
    match = after(begin(G, X, P, G, deck=[K, G], starter=1), (1, at(K, 3)))
    s = match.state
    assert (s.hands[1], s.hands[3]) == ([G], [X])
    assert (s.knows[1][3], s.knows[3][1]) == (X, G)
    assert told(match, "saw") == [({"seat": 3, "card": X}, (1,)), ({"seat": 1, "card": G}, (3,))]
    assert told(match, "swapped") == [({"seat": 1, "target": 3}, None)]


@pytest.mark.parametrize(
    ("cards", "discards", "winners"),
    [
        ([5, 0, 5, 0], [[1, 4, 1], [8], [3, 2], []], [0]),
        ([6, 3, 3], [[1], [4, 4], [5]], [0]),
        ([5, 5, 0], [[1, 4], [3, 2], [8, 8]], [0, 1]),
        ([1, 0], [[], [8, 7]], [0]),
        ([5, 5], [[1, 1, 1], [4]], [1]),  # their sum, not their number
        ([5, 5, 5], [[1, 1, 2], [4], [2, 2]], [0, 1, 2]),
    ],
)
def test_example_11_r4_r7_the_showdown(cards: list[int], discards: list[list[int]], winners: list[int]) -> None:
    assert best(cards, discards) == winners


def test_example_12_the_last_survivor_needs_no_showdown() -> None:
    match = after(ending(G, R, deck=[H], target=1), (0, guard(1, R)))
    assert match.state.winners == [0] and match.state.shown == [] and not told(match, "showed")


def test_the_handmaid_protects_until_ones_next_turn() -> None:
    """R3: against a prince too."""
    match = after(begin(H, R, G, deck=[K, G, P, G]), (0, PLAIN[H]))
    assert match.state.protected == [True, False, False]
    assert ["prince", 0] not in legal(match) and ["prince", 1] in legal(match) and ["guard", 0, 2] not in legal(match)
    after(match, (1, guard(2, X)), (2, at(P, 1)))
    assert match.state.protected == [False] * 3 and match.state.waiting == [0]


def test_a_priest_is_for_one_pair_of_eyes() -> None:
    match = after(begin(P, X, G, deck=[G, H]), (0, at(P, 1)))
    assert told(match, "saw") == [({"seat": 1, "card": X}, (0,))]
    assert told(match, "looked") == [({"seat": 0, "target": 1}, None)]
    assert match.state.seen == [[1, 1, X, 0], [1, 1, X, 0], []]
