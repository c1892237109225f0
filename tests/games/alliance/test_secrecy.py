"""Alliance: how a team distributes its special cards in secret, what players see, and redeals of the rest.

At every table made by ``positions.begin`` seat 0 plays spades, 1 hearts, 2 clubs, 3 diamonds, 4 leaves, 5 crosses.
Seats 0 and 2 of four are black, 0, 2 and 5 of six.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.core.action import IllegalAction
from engine.core.context import Event
from engine.core.match import Match
from engine.core.state import NO_SEAT
from engine.families.tricks import Play
from engine.games.alliance import state, terms
from engine.games.alliance.rules import ACCEPT, GAME, NO, RECONSIDER, USUAL, Propose, window
from engine.games.alliance.state import ALWAYS, NEVER, PROPOSALS, WHEN_PILE_EMPTY, AllianceState
from engine.games.alliance.terms import BLACK, FIRST_SPECIAL, NUMBERS, PASSED, RED, is_special, specials_of
from tests.games.alliance.positions import (
    TABLES,
    agree,
    alone,
    begin,
    codes,
    dealt,
    numbers,
    quiet,
    random_match,
    refused,
)

# The distribution


def use_up(m: Match[AllianceState]) -> None:
    """Let seat 0 use all its proposals; no other seat makes one."""
    for k in range(PROPOSALS):
        m.submit(0, Propose(0, 2, 2 * (k % 2)))
        if k < PROPOSALS - 1:
            m.submit(0, RECONSIDER)


def test_a_proposal_replaces_the_former_and_is_the_proposers_acceptance() -> None:
    """Only the team gets all of it; the others hear that it is ready."""
    m, team = begin(), (0, 5, 2)
    s = m.state
    assert refused(s, 0, ACCEPT) == ("proposal", {})
    assert m.submit(0, Propose(0, 5, 2)) == [Event("proposed", {"seat": 0, "holders": [0, 5, 2]}, team)]
    assert s.waiting == [1, 2, 3, 4, 5]
    assert refused(s, 2, Propose(0, 5, 2)) == ("same", {}) and GAME.legal(s, 2)[0] == ACCEPT
    assert len(GAME.legal(s, 2)) == 1 + 3**3 - 1, "every other proposal"
    assert m.submit(5, ACCEPT) == [Event("accepted", {"seat": 5}, team)] and s.waiting == [1, 2, 3, 4]
    m.submit(2, Propose(2, 2, 2))
    assert s.waiting == [0, 1, 3, 4, 5] and [s.special[p] for p in team] == [0, 0, 0b111]
    with pytest.raises(IllegalAction):
        m.submit(2, Propose(0, 2, 2))
    assert m.submit(2, RECONSIDER) == [Event("reconsidered", {"seat": 2}, team)], "not asked, free to think again"
    assert s.agreed == [0] * 6 and s.waiting == [0, 1, 2, 3, 4, 5]
    assert refused(s, 2, RECONSIDER) == ("reconsider", {})
    m.submit(2, Propose(0, 2, 2))
    assert [s.special[p] for p in team] == [1, 0, 0b110]
    m.submit(0, ACCEPT)
    assert m.submit(5, ACCEPT) == [Event("accepted", {"seat": 5}, team), Event("ready", {"team": BLACK})]
    assert (s.ready, s.phase, [s.agreed[p] for p in team]) == ([1, 0], "distribute", [1, 1, 1])
    assert RECONSIDER not in m.view(0).anytime
    with pytest.raises(IllegalAction):
        m.submit(0, Propose(0, 0, 0))


def test_all_three_may_go_to_one_player_and_then_the_game_begins() -> None:
    m = begin(4)
    s = m.state
    assert s.agreed == s.proposals == s.downs == s.old_downs == [0] * 4
    agree(m, 2, 2, 2)
    assert s.agreed == [1, 0, 1, 0] and s.proposals == [1, 0, 0, 0]
    agree(m, 3, 1, 3)
    assert (s.phase, s.waiting, s.agreed, s.proposals) == ("play", [0], [0] * 4, [0] * 4)
    special = [[c for c in sorted(s.hands[p] + s.pile[p]) if c >= FIRST_SPECIAL] for p in range(4)]
    assert special == [codes(own) for own in ("", "JR2", "JB1 JB2 WB", "JR1 WR")]
    assert [specials_of(mask) for mask in s.special] == special
    assert [len(s.hands[p]) + len(s.pile[p]) for p in range(4)] == [10, 11, 13, 12]


@pytest.mark.parametrize(("seat", "own"), [(0, [0, 5, 2]), (1, [1, 4, 3])])
def test_special_cards_go_to_members_alone_and_are_distributed_before_a_card_is_played(seat: int, own: Any) -> None:
    s = begin().state
    for wrong in (Propose(0, 1, 2), Propose(0, 0, 9), Propose(-1, 0, 0)):
        assert refused(s, seat, wrong) == ("member", {"seats": own})
    assert refused(s, seat, Play(0)) == refused(s, seat, NO) == ("play-before", {})


def test_proposals_are_counted_by_member_and_one_cannot_use_up_the_others() -> None:
    m = begin(4)
    s = m.state
    use_up(m)
    assert s.proposals == [PROPOSALS, 0, 0, 0] == [6, 0, 0, 0]
    assert [m.view(p).state["proposals"][0] for p in (None, 0, 1, 2, 3)] == [None, 6, None, 6, None], "told to the team"
    assert RECONSIDER in m.view(0).anytime, "the usual distribution can still be proposed"
    m.submit(2, Propose(2, 2, 2))
    assert GAME.legal(s, 0) == [ACCEPT, USUAL]
    assert refused(s, 0, Propose(0, 0, 0)) == ("more-proposals", {"limit": 6})
    m.submit(0, ACCEPT)
    assert s.ready == [1, 0]


def test_the_usual_distribution_can_be_chosen_once_the_proposals_are_used_up() -> None:
    m = begin(4)
    s = m.state
    assert refused(s, 0, USUAL) == ("usual", {"left": 6})
    use_up(m)
    m.submit(2, Propose(2, 2, 2))
    (event,) = m.submit(0, USUAL)
    assert (event.kind, event.facts["holders"]) == ("proposed", [0, 2, 0]) and s.special[::2] == [0b101, 0b010]
    assert USUAL not in GAME.legal(s, 2) and s.agreed[0]
    assert RECONSIDER not in m.view(0).anytime, "there is nothing left to propose"
    assert s.proposals[0] == PROPOSALS + 1 and m.view(0).s.proposals_left(0) == 0
    assert refused(s, 0, USUAL) == ("usual", {"left": 0})
    for k in range(PROPOSALS - 1):  # it ends: every answer costs the other a proposal
        m.submit(2, Propose(0, 2, 2))
        m.submit(0, USUAL)
        assert USUAL not in GAME.legal(s, 2) and len(GAME.legal(s, 2)) == (8 if k < 4 else 1)
    assert GAME.legal(s, 2) == [ACCEPT]


def test_a_proposal_is_a_new_question_for_every_other_member_and_for_them_alone() -> None:
    m = begin(4)
    variants = []
    for move in ((0, Propose(0, 2, 2)), (2, Propose(0, 0, 2)), None):
        variants.append([GAME.phases["distribute"].prompt_variant(m.state, p) for p in range(4)])
        if move:
            m.submit(*move)
    assert all(len({now[p] for now in variants}) == (1 if p % 2 else 3) for p in range(4))


def test_the_clock_takes_what_is_proposed_or_the_usual_distribution() -> None:
    m = begin()
    assert GAME.timeout(m.state, 2) == Propose(0, 5, 2) and GAME.timeout(begin(4).state, 3) == Propose(1, 3, 1)
    m.submit(0, Propose(5, 5, 5))
    assert GAME.timeout(m.state, 2) == ACCEPT


@pytest.mark.parametrize(
    ("seats", "made", "each"), [(4, 0, 0), (4, 5, 2), (4, 12, 6), (6, 11, 3), (6, 12, 4), (4, 20, 6)]
)
def test_a_table_of_revision_1_goes_on_with_a_share_of_its_proposals(seats: int, made: int, each: int) -> None:
    m = begin(seats)
    stored = {**m.snapshot(), "revision": 1, "proposals": [made] * seats}
    resumed = Match.resume(GAME, m.header, m.secret, dict(stored))
    assert json.dumps(resumed.state.proposals) == json.dumps([each] * seats), "whole numbers"
    assert all(GAME.legal(resumed.state, p) for p in range(seats))
    assert GAME.migrate(dict(stored), 2) == stored, "those of today are kept, and those of a game without teams"
    assert GAME.migrate({"ready": [], "proposals": [5] * seats}, 1)["proposals"] == [5] * seats


# The views of the players


def test_who_is_to_play_is_told_which_cards_would_win_and_nobody_else_is() -> None:
    s = alone(2, "JB1 JR1")
    s.hands, s.trick, s.tops, s.waiting = [codes("S2 S5 S9"), codes("H5 H6 JR1")], codes("S5"), [0], [1]
    assert s.masked(1).winning(1) == codes("H6 JR1") and s.masked(0).winning(0) == []
    with pytest.raises(TypeError):
        s.masked(0).winning(1)
    assert [s.masked(p).best for p in (0, 1, None)] == [0, 0, 0]
    s.ask, s.trick = [ALWAYS, NEVER], []
    window(s, 0, quiet())
    assert (s.phase, s.waiting) == ("rebuild", [0])
    assert s.masked(0).winning(0) == [] and s.masked(0).best == NO_SEAT, "nothing to win in the cleanup"


def test_what_lies_best_and_a_battalion_are_seen_at_once() -> None:
    s = begin(6).state
    s.phase, s.leader = "play", s.order[0]
    for trick, made, best in (("S5 H2 X5 L3 C5", [BLACK], 5), ("S5 H2 X5 L3", [], 0), ("S5 H9 X5", [], 1)):
        s.trick = codes(trick)
        masks = [s.masked(seat) for seat in (None, *range(6))]
        assert all((mask.made, mask.best) == (made, best) for mask in masks)
    for cards, best in (([0], 0), ([PASSED, *codes("H3")], 1), ([PASSED], NO_SEAT), ([], NO_SEAT)):
        assert alone(2, "JB1 JR1").best_so_far(cards) == (best, []), "the ace of spades is card 0"


# Redeals


@pytest.mark.parametrize(("seats", "mode"), TABLES[1:])
@pytest.mark.parametrize("stop", [3, 25, 45, 66, 88])
def test_a_redeal_follows_from_knowledge_alone_and_keeps_it(seats: int, mode: str, stop: int) -> None:
    """The true state and one with other hidden cards give the same guess with the same random numbers."""
    m = random_match(seats, stop, stop=stop, mode=mode)
    s, rng = m.state, random.Random(7)
    for seat in range(seats if not m.over else 0):
        twin = s.redeal(seat, random.Random(99).random)
        if s.phase == "play" or seat in s.waiting:
            guesses = [x.redeal(seat, random.Random(5).random).to_json() for x in (s, twin)]
            assert guesses[0] == guesses[1]
        for new in (twin, *(s.redeal(seat, rng.random) for _ in range(8))):
            assert new.won == s.won and new.discard == s.discard and sorted(new.pile[seat]) == sorted(s.pile[seat])
            for p in range(seats):
                held = new.hands[p] + new.pile[p] + new.buried[p] + new.gone[p] + new.down[p]
                assert all(new.may_hold(p, c) for c in held) and bool(new.pile[p]) == bool(s.pile[p])
                away = [c for c in s.removed if s.shown[c - FIRST_SPECIAL] == p]
                trick = [c for c in s.trick if is_special(c) and c in specials_of(new.special[p])]
                special = [c for c in held + new.discard[p] if is_special(c)]
                assert sorted(special + away + trick) == specials_of(new.special[p])
                assert not any(terms.JOKERS[mode == "team"][c] for c in new.buried[p])


def test_every_card_but_the_special_ones_has_one_possible_holder() -> None:
    s = dealt(4)
    of = {c: [p for p in range(4) if s.may_hold(p, c)] for c in codes("S5 H5 C5 D5 JB1 WR")}
    black, red = ([p for p in range(4) if s.team(p) == team] for team in (BLACK, RED))
    assert s.constrained() and [*of.values()] == [*([s.suits.index(k)] for k in range(4)), black, red]


def test_the_own_preference_and_answer_are_known_and_those_of_others_are_not() -> None:
    s = alone(3, "JB1 JR1 JB2")
    s.ask, s.declined = [ALWAYS, NEVER, ALWAYS], [1, 1, 1]
    again = s.redeal(0, numbers())
    assert (again.ask, again.declined) == ([ALWAYS, WHEN_PILE_EMPTY, WHEN_PILE_EMPTY], [1, 0, 0])


def test_of_the_other_team_while_it_confers_nothing_is_known_nor_who_still_has_to_answer() -> None:
    m = begin(4)
    m.submit(0, Propose(0, 2, 0))
    m.submit(1, Propose(1, 1, 3))
    again = m.state.redeal(0, numbers())
    assert m.state.waiting == [2, 3] and again.waiting == [1, 2, 3] and again.special == [0b101, 0, 0b010, 0]
    assert again.agreed == again.proposals == [1, 0, 0, 0]
    assert GAME.legal(again, 1) == GAME.legal(begin(4).state, 1)


def test_once_the_other_team_is_ready_each_of_its_cards_may_have_gone_to_anybody_in_it() -> None:
    m = begin(4)
    agree(m, 1, 1, 1)
    m.state.courts = []  # shuffling them would take random numbers
    again = m.state.redeal(0, numbers(0.0, 0.6, 0.4))  # JR1 to the first of the two, JR2 to the second, WR to the first
    assert again.special == [0, 0b101000, 0, 0b010000]
    assert (again.agreed, again.proposals, again.waiting) == ([0, 1, 0, 1], [0] * 4, [0, 2])


def test_a_redeal_guesses_sizes_of_piles_that_nobody_knows() -> None:
    m = begin(6)
    agree(m, 0, 0, 0)
    agree(m, 1, 1, 1)
    s, rng = m.state, random.Random(3)
    me, rich, mate = s.order[:3]
    guesses = [s.redeal(me, rng.random) for _ in range(200)]
    assert len(s.pile[rich]) == 10 and {len(new.pile[rich]) for new in guesses} == {7, 8, 9, 10}
    assert {len(new.pile[mate]) for new in guesses} == {7}, "the own team's is known"
    assert len({tuple(new.pile[me]) for new in guesses}) > 100, "but not its order"


def test_an_emptied_pile_tells_how_many_cards_it_had() -> None:
    m = begin(4)
    agree(m, 0, 0, 0)
    agree(m, 1, 1, 1)
    s = m.state
    s.hands[1], s.pile[1], s.discard[1] = codes("HA H2 H3"), [], codes("H4 H5 H6 H7 H8 H9 H10")
    s.buried[1], s.gone[1], s.downs[1], s.pile_empty[1], s.owned[1] = codes("WR"), codes("JR1 JR2"), 3, 1, 3
    rng = random.Random(1)
    for new in (s.redeal(0, rng.random) for _ in range(50)):
        assert new.special[1].bit_count() == 3 and not new.pile[1]


def test_who_holds_the_special_cards_that_nobody_has_shown_is_a_guess() -> None:
    """Seat 0 knows its own and the one that seat 2 has played; the other four are with the other four in any way."""
    s = alone(6, "JB1 JB2 WB JR1 JR2 WR", "secret_team")
    assert s.special == [1, 2, 4, 8, 16, 32]
    s.shown[2] = 2
    assert state.guess_specials(s, 0, numbers()) == [1, 32, 4, 16, 8, 2], "in ascending order, the last to the first"
    rnd = random.Random(4).random
    guesses = [state.guess_specials(s, 0, rnd) for _ in range(60)]
    assert [{guess[p] for guess in guesses} for p in range(6)] == [{1}, {2, 8, 16, 32}, {4}, *[{2, 8, 16, 32}] * 3]


def late(hand: str, buried: str, gone: str = "") -> AllianceState:
    """Return two players late in a game: hearts (seat 1) have these cards, all their others are used and seen."""
    s = alone(2, "JB1 JR1")
    s.hands[1], s.pile[1], s.buried[1], s.gone[1] = codes(hand), [], codes(buried), codes(gone)
    s.discard[1] = [c for c in NUMBERS[1] if c not in codes(f"{hand} {buried}")]
    s.downs[1], s.pile_empty[1], s.owned[1] = len(s.buried[1]), 1, 1
    s.courts, s.pile[0] = [], []  # shuffling them would take random numbers
    return s


@pytest.mark.parametrize(("number", "left"), [(0.24, "JR1"), (0.26, "")])
def test_a_special_card_may_have_left_face_down_before_the_rebuild(number: float, left: str) -> None:
    """Two numbers and the joker are unseen, and one card was hidden before the rebuild: one place of four."""
    s = late("H5 H6", "", "JR1")
    s.old_downs[1], s.pile_empty[1] = 1, int(bool(left))
    again = s.redeal(0, lambda: number)
    assert again.gone[1] == codes(left)
    assert sorted(again.hands[1] + again.pile[1] + again.gone[1]) == codes("H5 H6 JR1")


def test_no_more_special_cards_left_face_down_than_cards_were_hidden() -> None:
    """Red has all three with seat 1; random numbers of 0 accept every card: only the first joker is gone."""
    m = begin(4)
    agree(m, 1, 1, 1)
    agree(m, 0, 0, 0)
    for old_downs, gone in enumerate(("", "JR1", "JR1 JR2", "JR1 JR2")):
        m.state.old_downs[1] = old_downs
        again = m.state.redeal(0, lambda: 0.0)
        assert again.special[1] == 0b111000 and again.gone[1] == codes(gone)


def test_with_an_empty_pile_what_lies_in_the_hand_and_what_was_hidden_is_unknown_all_the_same() -> None:
    s = late("H5", "H6 H7")
    s.shown[3], s.removed = 1, codes("JR1")
    rnd = random.Random(2).random
    assert {c for _ in range(60) for c in s.redeal(0, rnd).hands[1]} == set(codes("H5 H6 H7"))


def test_if_no_guess_succeeds_the_sizes_are_the_true_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "_GUESSES", 0)
    s, rnd = alone(3, "JB1 JR1 JB2"), random.Random(2).random
    seen = [s.redeal(0, rnd) for _ in range(20)]
    for again in seen:
        assert again.hands[0] == s.hands[0] and [len(hand) for hand in again.hands] == [3, 3, 3]
        for p in range(3):
            assert sorted(again.hands[p] + again.pile[p]) == sorted(s.hands[p] + s.pile[p])
    assert len({tuple(again.hands[1]) for again in seen}) > 10
