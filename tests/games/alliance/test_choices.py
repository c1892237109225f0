"""Alliance: refusals, options, preferences, the clock, and how a team distributes its special cards.

Seats 0 and 2 of four are black, 0, 2 and 5 of six: the order of the suits is S H C D L X.
"""

from __future__ import annotations

import json

import pytest

from engine.core.action import Action, IllegalAction, MalformedAction
from engine.core.context import Event
from engine.core.match import Match
from engine.core.options import BadOption
from engine.families.tricks import Play
from engine.games.alliance import rules
from engine.games.alliance.leg import LEG
from engine.games.alliance.rules import ACCEPT, ASK, GAME, NO, RECONSIDER, TOP, USUAL, Down, Propose, PutBack
from engine.games.alliance.state import ALWAYS, NEVER, PROPOSALS, AllianceState
from engine.games.alliance.terms import BLACK, FACE_DOWN, FIRST_SPECIAL, PASSED, specials_of
from tests.games.alliance.tables import agree, alone, begin, codes, dealt, quiet, random_match, refused


def test_refused_without_pile_or_cards_and_in_the_window() -> None:
    s = begin(4, mode="individual").state
    s.pile[0] = []
    assert refused(s, 0, TOP) == ("pile", {})
    s.hands[0] = []
    assert refused(s, 0, Play(3)) == refused(s, 0, TOP) == ("cards", {})
    s.ask[0], s.hands[0], s.discard[0] = ALWAYS, [0, 5], [7]
    rules.window(s, 0, quiet())
    for back in ((0, 0), (5, 0), (7,), ()):
        assert refused(s, 0, PutBack(back)) == ("back", {})
    assert refused(s, 0, Play(0)) == ("play-yet", {})
    with pytest.raises(MalformedAction):
        GAME.read(["put_back", 0])


# Options and preferences


def test_the_modes_that_a_number_of_players_can_play_the_usual_one_first() -> None:
    alone, all_three = ["individual"], ["team", "individual", "secret_team"]
    for seats, modes in {2: alone, 3: alone, 4: all_three[:2], 5: alone, 6: all_three}.items():
        assert GAME.check(seats, {})["mode"] == modes[0]
        assert [GAME.check(seats, {"mode": mode})["mode"] for mode in modes] == modes
        for mode in {*all_three}.difference(modes):
            with pytest.raises(BadOption) as bad:
                GAME.check(seats, {"mode": mode})
            assert (bad.value.option, bad.value.value) == ("mode", mode)


def test_asking_can_be_changed_at_any_time_until_the_pile_cannot_be_rebuilt() -> None:
    m = random_match(4, 5, stop=20)
    s = m.state
    for seat in (s.waiting[0], s.after[s.waiting[0]]):
        assert [*m.view(seat).anytime] == [ASK[NEVER], ASK[ALWAYS]]
        assert m.submit(seat, ASK[ALWAYS]) == [] and s.ask[seat] == m.view(seat).state["ask"] == ALWAYS
        with pytest.raises(IllegalAction):
            m.submit(seat, ASK[ALWAYS])
        s.rebuilt[seat] = 0
        assert refused(s, seat, rules.AskRebuild(3)) == ("asking", {})
        s.rebuilt[seat] = 1
        assert GAME.anytime(s, seat) == [] and refused(s, seat, ASK[NEVER]) == ("asking-more", {})
        s.once = False
        assert refused(s, seat, rules.AskRebuild(3)) == ("asking", {}) and len(GAME.anytime(s, seat)) == 2
        s.once = True


# Moves for silent seats, and automatic moves


def test_only_what_everybody_knows_plays_itself() -> None:
    """The leader's only card if the pile is empty, but not after the ace of spades, which is card 0."""
    s = alone(2, "JB1 JR1")
    assert GAME.automatic(s) is None and GAME.automatic(begin(4).state) is None
    s.hands[0] = s.hands[0][:1]
    assert GAME.automatic(s) is None, "there may be more in the pile"
    s.pile[0], s.pile_empty[0] = [], 1
    only: tuple[int, Action] = (0, Play(s.hands[0][0]))
    for trick, automatic in (([], only), ([PASSED], only), ([FACE_DOWN], only), ([0], None), ([PASSED, 0], None)):
        s.trick = trick
        assert GAME.automatic(s) == automatic, "face up or face down?"
        assert any(isinstance(a, Down) for a in GAME.legal(s, 0)) == (automatic is None)
    s.trick, s.ended = [], "courts"
    assert GAME.automatic(s) is None
    s.ended, s.phase, s.hands[0] = "", "rebuild", []
    assert GAME.automatic(s) is None and GAME.timeout(s, 0) == NO


def test_preferences_about_rebuilds_last_for_a_whole_match_of_games() -> None:
    last, s = dealt(2, mode="individual"), dealt(2, seed=1, mode="individual")
    last.ask[1] = ALWAYS
    LEG.carry(s, last)
    assert s.ask == last.ask and s.ask is not last.ask and s.ask[0] != ALWAYS


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


def test_public_is_only_that_a_team_is_ready() -> None:
    m = begin(4)
    m.submit(0, Propose(0, 2, 2))
    before = m.view(1)
    m.submit(2, ACCEPT)
    after = m.view(1)
    assert {k for k, value in after.state.items() if value != before.state[k]} == {"ready"}
    assert after.legal == before.legal and after.waiting == [0, 1, 2, 3], "who has answered stays hidden"


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


@pytest.mark.parametrize("holders", [(0, 0, 0), (2, 2, 2), (2, 0, 0)])
def test_what_is_proposed_cannot_be_proposed_again(holders: tuple[int, int, int]) -> None:
    m = begin(4)
    m.submit(0, Propose(*holders))
    assert GAME.legal(m.state, 2)[0] == ACCEPT and len(GAME.legal(m.state, 2)) == 8
    assert refused(m.state, 2, Propose(*holders)) == ("same", {})


def test_refusals() -> None:
    s = begin().state
    for wrong in (Propose(0, 1, 2), Propose(0, 0, 9), Propose(-1, 0, 0)):
        assert refused(s, 0, wrong) == ("member", {"seats": [0, 5, 2]})
    assert refused(s, 1, Propose(0, 1, 2)) == ("member", {"seats": [1, 4, 3]})
    assert refused(s, 0, Play(0)) == refused(s, 0, NO) == ("play-before", {})


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
