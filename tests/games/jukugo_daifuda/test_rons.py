"""Going out in Jukugo Daifuda: which arrangement is found, and the sets of a hand."""

from __future__ import annotations

import pytest

from engine.games.jukugo_daifuda.sets import Arrangement, cover_sets, lexicon, ron, split
from engine.games.jukugo_daifuda.terms import THREE_KIND, read
from tests.games.jukugo_daifuda.positions import cards_of, open_sets

CORE = lexicon("core")


def best_ron(daifuda: str, hand: str, *sets: str) -> Arrangement:
    (card,), held = cards_of(daifuda), tuple(sorted(cards_of(hand)))
    return ron(CORE, False, card, held, open_sets(*sets))


def test_a_ron_with_two_hand_cards_although_one_alone_goes_with_the_daifuda_too() -> None:
    """本音 would leave 日 over; the chain 日本音 leaves nothing: 10 + 2 + 5."""
    made = best_ron("音", "日本", "three_kind 半科後", "pair 大義")
    assert (made.score, read(made.made[1:]), made.grew, made.hidden) == (17, "日本音", -1, ())


def test_of_rons_that_score_the_same_the_first_stands() -> None:
    """Cards count in the order of the deck, sets in that of the table: a match told again is told alike."""
    made = best_ron("商", "人無事", "pair 先月", "pair 大義")  # or the pair 商事, with 無人 left: 2 + 2 + 2 + 2 * 1
    assert (made.score, set(read(made.made[1:]))) == (8, set("商人"))
    assert [read(hidden[1:]) for hidden in made.hidden] == ["無事"]
    made = best_ron("々", "日本音", "pair 先月", "pair 大義")  # either pair grows: 10 + 2 + 2 * 5
    assert (made.score, made.grew, made.made[0]) == (22, 0, THREE_KIND)
    assert made.made[1:] == cards_of("先月々")


def test_there_is_no_arrangement_where_nothing_fits() -> None:
    with pytest.raises(ValueError, match=r"^no ron$"):
        best_ron("水", "人", "three_word 中学生", "twin 本意用")
    with pytest.raises(ValueError, match=r"^\(.*\) do not split into sets$"):
        split(CORE, tuple(sorted(cards_of("法天"))))


def test_the_sets_of_a_hand_are_found_down_to_its_last_two_cards() -> None:
    for hand, sets in (("日本", ["日本"]), ("家大工", ["大工"]), ("日", [])):
        assert [read(cards) for cards in cover_sets(CORE, tuple(sorted(cards_of(hand))))] == sets
