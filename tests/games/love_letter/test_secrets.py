"""Love Letter: knowledge after a look, a comparison, an exchange, a forced discard; and redeals that keep it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.match import Match
from engine.games.love_letter.moves import PLAIN
from engine.games.love_letter.rules import GAME
from engine.games.love_letter.state import LoveLetterState
from tests.engine.every_game import Case, positions
from tests.games.love_letter.test_rules import B, C, G, H, K, P, R, X, after, at, begin, guard

CASES = [Case(GAME, n, GAME.check(n, o)) for n in GAME.seats for o in ({}, {"card7": "minister", "tie": "share"})]


def held(match: Match[LoveLetterState], viewer: int, seat: int, times: int = 150) -> set[int]:
    """Return the cards that ``seat`` may have kept, by ``viewer``'s knowledge."""
    rnd = random.Random(7).random
    return {match.state.redeal(viewer, rnd).hands[seat][0] for _ in range(times)}


def test_what_a_priest_saw_stays_known_until_it_is_played() -> None:
    match = after(begin(P, X, G, G, deck=[H, G, G]), (0, at(P, 1)))
    assert held(match, 0, 1) == {X} and len(held(match, 2, 1)) > 3
    match.submit(1, guard(2, X))
    assert held(match, 0, 1) == {X}, "the guard was not what was seen"
    match = after(begin(P, G, B, H, deck=[H, B, G]), (0, at(P, 1)), (1, guard(2, X)))
    assert len(held(match, 0, 1)) > 3, "it was, or one like it: the other card may be any"


def test_an_exchange_carries_along_what_a_third_knows() -> None:
    match = after(begin(P, X, H, G, deck=[G, K, G, G]), (0, at(P, 1)), (1, at(K, 2)))
    assert held(match, 0, 2) == {X} == held(match, 1, 2) and held(match, 2, 1) == {H}
    assert len(held(match, 0, 1)) > 3 and len(held(match, 3, 2)) > 3
    assert match.state.knows[1][1] == match.state.knows[2][2] == 0


def test_a_forced_discard_is_forgotten() -> None:
    match = after(begin(P, H, R, G, deck=[G, G, G, B]), (0, at(P, 1)), (1, guard(3, X)), (2, at(R, 1)))
    assert len(held(match, 0, 1)) > 3 and match.state.knows[0] == [0] * 4
    assert match.state.seen[0] == [1, 1, H, 0], "what was seen, was seen"


def test_what_was_named_wrongly_is_not_there() -> None:
    match = after(begin(G, H, G, G, deck=[P, G, G]), (0, guard(1, X)))
    assert X not in held(match, 2, 1) and X in held(match, 2, 3)
    match.submit(1, guard(2, X))
    assert X in held(match, 3, 1), "another card may have been kept"


def test_what_is_not_there_must_have_been_drawn_if_it_is_played() -> None:
    match = after(begin(G, G, G, G, deck=[P, H, R]), (0, guard(1, H)), (1, PLAIN[H]))
    assert match.state.cannot[1] == [H]


@pytest.mark.parametrize(
    ("played", "options", "cannot"),
    [
        (R, {}, [C]),
        (K, {}, [C]),
        (C, {}, []),
        (H, {}, []),
        (C, {"card7": "minister"}, [R, K, X]),
        (R, {"card7": "minister"}, [C]),
    ],
)
def test_what_the_seven_forbids_is_known(played: int, options: dict[str, Any], cannot: list[int]) -> None:
    match = begin(G, G, G, G, deck=[played, G], **options)
    match.submit(0, PLAIN[played] if played in PLAIN else at(played, 1))
    owner = 1 if played == K else 0
    assert match.state.cannot[owner] == cannot
    assert not set(cannot) & held(match, 2, owner)


def test_equal_cards_are_equal_for_everybody() -> None:
    match = after(begin(H, H, G, G, deck=[B, P]), (0, at(B, 1)))
    s, rnd = match.state, random.Random(1).random
    deals = [s.redeal(2, rnd).hands for _ in range(100)]
    assert all(hands[0][0] == hands[1][0] for hands in deals)
    assert {hands[0][0] for hands in deals} == {G, P, H, R}, "all of which there are two"
    assert held(match, 0, 1) == {H}
    match.submit(1, at(P, 2))
    assert match.state.equal == [1, 0, 0, 0]


@pytest.mark.parametrize(("card", "move"), [(R, at(R, 0)), (G, guard(0, H)), (G, guard(0, X))])
def test_what_becomes_known_of_a_card_is_known_of_its_equal(card: int, move: Any) -> None:
    match = after(begin(H, H, G, G, deck=[B, P, card]), (0, at(B, 1)), (1, at(P, 2)))
    match.state.equal = [1, 1, 0, 0]  # as if the second had not moved yet
    match.submit(2, move)
    assert (held(match, 3, 1) == {H}) is (move != guard(0, X)) and X not in held(match, 3, 1)
    assert H not in match.state.cannot[1] and X in match.state.cannot[1]


def test_a_winner_by_a_baron_holds_more() -> None:
    match = after(begin(H, K, G, G, deck=[B, G]), (0, at(B, 1)))
    assert held(match, 2, 1) == {R, K, C, X} and held(match, 0, 1) == {K}


def test_a_redeal_leaves_nobody_a_true_memory_of_cards_dealt_anew() -> None:
    match = after(begin(P, X, B, G, deck=[G, G, H, G]), (0, at(P, 1)), (1, guard(3, X)), (2, at(B, 3)))
    new = match.state.redeal(1, random.Random(1).random)
    assert new.knows == [[0, X, 0, 0], [0] * 4, [0] * 4, [0] * 4], "only that one's own card is known"
    assert new.seen == [[], [1, 1, X, 0], [], []]
    assert GAME.conserved(new) == GAME.conserved(match.state) and len(new.deck) == len(match.state.deck)


def test_a_card_that_was_seen_and_played_is_seen_no_more() -> None:
    match = after(begin(P, H, B, G, deck=[G, R, G]), (0, at(P, 1)), (1, PLAIN[H]))
    new = match.state.redeal(1, random.Random(1).random)
    assert new.hands[1] == [R] and new.knows[0] == [0] * 4 and new.seen[1] == [1, 1, H, 0]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_known_is_true_of_every_position(case: Case) -> None:
    for match in positions(case, 200, seed=5):
        s = match.state
        for seat in range(case.seats):
            for p, hand in enumerate(s.hands):
                for i, card in enumerate(hand):
                    assert p == seat or s._fits(seat, p, i, card)
                assert s.knows[seat][p] in (0, *hand[:1]) and (hand or not s.knows[seat][p])
