"""Alliance: what follows from what a seat sees, and what it may imagine of the rest, with prescribed random numbers.

At every table here seat 0 plays spades, 1 hearts, 2 clubs, 3 diamonds (of two: spades and hearts).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import chain, count

import pytest

from engine.core.match import Match
from engine.core.state import NO_SEAT
from engine.games.alliance import state
from engine.games.alliance.moves import ACCEPT, Propose
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import ALWAYS, NEVER, WHEN_PILE_EMPTY, AllianceState
from engine.games.alliance.terms import BLACK, NUMBERS, PASSED, card_of
from engine.games.alliance.tricks import window
from tests.games.alliance.tables import SECRET, begin, quiet


def codes(text: str) -> list[int]:
    return [card_of(c) for c in text.split()]


def numbers(*first: float) -> Callable[[], float]:
    """These random numbers, then ever larger ones: whatever is shuffled with those stays in ascending order."""
    more: Iterator[float] = chain(first, (1 - 1 / k for k in count(100)))
    return more.__next__


def alone(seats: int, specials: str, mode: str = "individual") -> AllianceState:
    """A game without teams in its first trick; these special cards by seat."""
    orders = {"aces": list(range(seats)), "specials": codes(specials)}
    return Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=SECRET, given=orders).state


# What follows from what is seen


def test_who_is_to_play_is_told_which_cards_would_win_and_nobody_else_is() -> None:
    s = alone(2, "JB1 JR1")
    s.hands = [codes("S2 S5 S9"), codes("H5 H6 JR1")]
    s.trick, s.tops, s.waiting = codes("S5"), [0], [1]
    assert s.masked(1).winning(1) == codes("H6 JR1")
    assert s.masked(0).winning(0) == []
    with pytest.raises(TypeError):
        s.masked(0).winning(1)
    assert [s.masked(p).best for p in (0, 1, None)] == [0, 0, 0]
    s.ask = [ALWAYS, NEVER]
    s.trick = []
    window(s, 0, quiet())
    assert s.phase == "rebuild" and s.waiting == [0]
    assert s.masked(0).winning(0) == [], "there is nothing to win in the cleanup"
    assert s.masked(0).best == NO_SEAT


def test_a_battalion_is_seen_as_soon_as_it_lies_there() -> None:
    """Spades, X and clubs have played the same number; two players are still to come."""
    s = begin(6).state
    s.phase, s.leader = "play", s.order[0]
    s.trick = codes("S5 H2 X5 L3 C5")
    for seat in (None, *range(6)):
        assert s.masked(seat).made == [BLACK]
    s.trick = codes("S5 H2 X5 L3")
    assert s.masked(None).made == []


def test_the_ace_of_spades_wins_a_trick_of_its_own() -> None:
    s = alone(2, "JB1 JR1")
    assert s.best_so_far([0]) == (0, [])
    assert s.best_so_far([PASSED, card_of("H3")]) == (1, [])
    assert s.best_so_far([PASSED]) == s.best_so_far([]) == (NO_SEAT, [])


def test_in_the_distribution_everybody_sees_the_proposals_left_and_the_usual_way_of_the_own_team() -> None:
    m = begin(4)
    s = m.state
    m.submit(1, Propose(1, 1, 1))
    assert [s.masked(p).proposals_left(p) for p in range(4)] == [6, 5, 6, 6]
    assert [s.masked(p).usual(p) for p in range(4)] == [[0, 2, 0], [1, 3, 1], [0, 2, 0], [1, 3, 1]]
    for stranger in (None, 0):
        with pytest.raises(TypeError):
            s.masked(stranger).proposals_left(1)


# What others think


def test_the_own_preference_and_answer_are_known_and_those_of_others_are_not() -> None:
    s = alone(3, "JB1 JR1 JB2")
    s.ask, s.declined = [ALWAYS, NEVER, ALWAYS], [1, 1, 1]
    again = s.redeal(0, numbers())
    assert again.ask == [ALWAYS, WHEN_PILE_EMPTY, WHEN_PILE_EMPTY]
    assert again.declined == [1, 0, 0]


def test_of_the_other_team_while_it_confers_nothing_is_known_nor_who_still_has_to_answer() -> None:
    m = begin(4)
    s = m.state
    m.submit(0, Propose(0, 2, 0))
    m.submit(1, Propose(1, 1, 3))
    assert s.waiting == [2, 3]
    again = s.redeal(0, numbers())
    assert again.special == [0b101, 0, 0b010, 0]
    assert (again.agreed, again.proposals, again.waiting) == ([1, 0, 0, 0], [1, 0, 0, 0], [1, 2, 3])
    assert GAME.legal(again, 1) == GAME.legal(begin(4).state, 1)


def test_once_the_other_team_is_ready_each_of_its_cards_may_have_gone_to_anybody_in_it() -> None:
    m = begin(4)
    s = m.state
    m.submit(1, Propose(1, 1, 1))
    m.submit(3, ACCEPT)
    s.courts = []  # shuffling them would take random numbers
    again = s.redeal(0, numbers(0.0, 0.6, 0.4))  # of hearts and diamonds: JR1 the first, JR2 the second, WR the first
    assert again.special == [0, 0b101000, 0, 0b010000]
    assert (again.agreed, again.proposals, again.waiting) == ([0, 1, 0, 1], [0, 0, 0, 0], [0, 2])


def test_who_holds_the_special_cards_that_nobody_has_shown_is_a_guess() -> None:
    """Seat 0 knows its own and the one that seat 2 has played; the four others lie with the four others somehow."""
    s = alone(6, "JB1 JB2 WB JR1 JR2 WR", "secret_team")
    assert s.special == [1, 2, 4, 8, 16, 32]
    s.shown[2] = 2
    s.courts = []
    s.pile[0] = []
    guessed = state.guess_specials(s, 0, numbers())
    assert guessed == [1, 32, 4, 16, 8, 2], "in ascending order, the last to the first"
    rnd = random.Random(4).random
    guesses = [state.guess_specials(s, 0, rnd) for _ in range(60)]
    assert all(guess[0] == 1 and guess[2] == 4 for guess in guesses)
    for p in (1, 3, 4, 5):
        assert {guess[p] for guess in guesses} == {2, 8, 16, 32}


def late(pile: str, hand: str, buried: str, gone: str = "", specials: str = "JB1 JR1") -> AllianceState:
    """Two players late in a game: hearts (seat 1) have these cards, all others of theirs are used up and seen."""
    s = alone(2, specials)
    s.hands[1], s.pile[1], s.buried[1], s.gone[1] = codes(hand), codes(pile), codes(buried), codes(gone)
    hidden = {*s.hands[1], *s.pile[1], *s.buried[1], *s.gone[1]}
    s.discard[1] = [c for c in NUMBERS[1] if c not in hidden]
    s.downs[1], s.pile_empty[1] = len(s.buried[1]), int(not pile)
    s.courts, s.pile[0] = [], []  # shuffling them would take random numbers
    return s


@pytest.mark.parametrize(("number", "left"), [(0.24, "JR1"), (0.26, "")])
def test_a_special_card_may_have_left_face_down_before_the_rebuild(number: float, left: str) -> None:
    """Two numbers and the joker are unseen, and one card was hidden before the rebuild: one place in four is that."""
    s = late("", "H5 H6", "", "JR1")
    s.old_downs[1] = 1
    s.pile_empty[1] = int(bool(left))
    s.owned[1] = 1
    again = s.redeal(0, lambda: number)
    assert again.gone[1] == codes(left)
    assert sorted(again.hands[1] + again.pile[1]) == sorted(codes("H5 H6") + ([] if left else codes("JR1")))


def test_no_more_special_cards_left_face_down_than_cards_were_hidden() -> None:
    """Red has both jokers and its white card with seat 1; one card was hidden before the rebuild, if a joker, then one.

    Numbers of 0 say yes to every card: the first joker is gone, the second stays.
    """
    m = begin(4)
    m.submit(1, Propose(1, 1, 1))
    m.submit(3, ACCEPT)
    m.submit(0, Propose(0, 0, 0))
    m.submit(2, ACCEPT)
    s = m.state
    for old_downs, gone in ((0, ""), (1, "JR1"), (2, "JR1 JR2"), (3, "JR1 JR2")):
        s.old_downs[1] = old_downs
        again = s.redeal(0, lambda: 0.0)
        assert again.special[1] == 0b111000 and again.gone[1] == codes(gone)


def test_with_an_empty_pile_what_lies_in_the_hand_and_what_was_hidden_is_unknown_all_the_same() -> None:
    s = late("", "H5", "H6 H7", "")
    s.shown[3], s.removed, s.owned[1] = 1, codes("JR1"), 1
    rnd = random.Random(2).random
    hands = [s.redeal(0, rnd).hands[1] for _ in range(60)]
    assert {c for (c,) in hands} == set(codes("H5 H6 H7"))


def test_if_no_guess_succeeds_the_sizes_are_the_true_ones_and_the_own_hand_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(state, "_GUESSES", 0)
    s = alone(3, "JB1 JR1 JB2")
    rnd = random.Random(2).random
    seen = [s.redeal(0, rnd) for _ in range(20)]
    for again in seen:
        assert again.hands[0] == s.hands[0] and sorted(again.pile[0]) == sorted(s.pile[0])
        for p in (1, 2):
            assert len(again.hands[p]) == 3
            assert sorted(again.hands[p] + again.pile[p]) == sorted(s.hands[p] + s.pile[p])
    assert len({tuple(again.hands[1]) for again in seen}) > 10
