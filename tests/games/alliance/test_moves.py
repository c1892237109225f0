"""Alliance: preferences, distribution, refusals, options, default and automatic moves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.action import IllegalAction, MalformedAction
from engine.core.options import BadOption
from engine.families.tricks import Play
from engine.games.alliance.moves import (
    ACCEPT,
    RECONSIDER,
    TOP,
    USUAL,
    AskRebuild,
    Down,
    Propose,
    PutBack,
)
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import ALWAYS, NEVER, PROPOSALS
from engine.games.alliance.terms import (
    BLACK,
    FIRST_SPECIAL,
    RED,
    SPECIALS,
    card_of,
    is_special,
)
from engine.games.alliance.tricks import window
from tests.games.alliance.tables import begin, dealt, quiet, random_match

# Preferences


def test_asking_can_be_changed_at_any_time_and_nobody_else_sees_it() -> None:
    m = random_match(4, 5, stop=20)
    s = m.state
    assert s.phase == "play"
    seat = s.after[s.waiting[0]]
    others = [json.dumps(m.view(p).state) for p in (None, 0, 1, 2, 3) if p != seat]
    assert {a.wire()[1] for a in m.view(seat).anytime} == {NEVER, ALWAYS}
    assert m.submit(seat, AskRebuild(ALWAYS)) == []
    assert m.view(seat).state["ask"] == ALWAYS
    assert [json.dumps(m.view(p).state) for p in (None, 0, 1, 2, 3) if p != seat] == others
    with pytest.raises(IllegalAction):
        m.submit(seat, AskRebuild(ALWAYS))
    m.submit(s.waiting[0], AskRebuild(NEVER))
    assert m.state.ask[m.state.waiting[0]] == NEVER
    with pytest.raises(IllegalAction) as refused:
        m.submit(m.state.waiting[0], AskRebuild(3))
    assert refused.value.reason == "alliance-no-asking"


def test_an_open_question_stays_open_when_the_preference_changes() -> None:
    s = dealt(4)
    p = s.order[0]
    s.ask[p] = ALWAYS
    window(s, p, quiet())
    GAME.apply(s, p, AskRebuild(NEVER), quiet())
    assert s.phase == "rebuild" and s.waiting == [p]


def test_no_preference_once_the_pile_cannot_be_rebuilt() -> None:
    s = dealt(4)
    p = s.order[0]
    s.rebuilt[p] = 1
    assert GAME.anytime(s, p) == []
    assert GAME.why_not(s, p, AskRebuild(NEVER)) == ("alliance-no-asking-more", {}), "there is none to pick"
    s.once = False
    assert GAME.why_not(s, p, AskRebuild(3)) == ("alliance-no-asking", {})
    assert len(GAME.anytime(s, p)) == 2


# Distribution


def test_proposal_replaces_the_former_and_is_the_proposers_acceptance() -> None:
    m = begin()
    a, b, c = (p for p in m.state.order if m.state.team(p) == BLACK)
    with pytest.raises(IllegalAction) as refused:
        m.submit(a, ACCEPT)
    assert refused.value.reason == "alliance-no-proposal"
    m.submit(a, Propose(a, b, c))
    assert a not in m.state.waiting and {b, c} < set(m.state.waiting)
    m.submit(b, ACCEPT)
    assert set(m.state.waiting) & {a, b, c} == {c}
    m.submit(c, Propose(c, c, c))
    assert set(m.state.waiting) & {a, b, c} == {a, b}
    assert [m.state.special[p] for p in (a, b, c)] == [0, 0, 0b111]
    with pytest.raises(IllegalAction):
        m.submit(c, Propose(a, c, c))
    m.submit(c, RECONSIDER)  # not asked, but free to think again
    assert [m.state.agreed[p] for p in (a, b, c)] == [0, 0, 0] and c in m.state.waiting
    with pytest.raises(IllegalAction) as refused:
        m.submit(c, RECONSIDER)
    assert refused.value.reason == "alliance-no-reconsider"
    m.submit(c, Propose(a, c, c))
    assert [m.state.special[p] for p in (a, b, c)] == [1, 0, 0b110]
    m.submit(a, ACCEPT)
    m.submit(b, ACCEPT)
    assert m.state.ready == [1, 0] and m.state.phase == "distribute"
    assert RECONSIDER not in m.view(a).anytime
    with pytest.raises(IllegalAction):
        m.submit(a, Propose(a, a, a))


def test_all_three_may_go_to_one_player() -> None:
    m = begin(4)
    s = m.state
    for team in (BLACK, RED):
        a, b = (p for p in s.order if s.team(p) == team)
        m.submit(a, Propose(b, b, b))
        m.submit(b, ACCEPT)
    s = m.state
    assert s.phase == "play" and s.waiting == [s.order[0]]
    assert sorted(len(s.hands[p]) + len(s.pile[p]) for p in range(4)) == [10, 10, 13, 13]
    for p in range(4):
        own = {c for c in s.hands[p] + s.pile[p] if is_special(c)}
        assert own in (set(), {c for c in SPECIALS if (c - FIRST_SPECIAL) // 3 == s.team(p)})


@pytest.mark.parametrize(
    ("wire", "reason"),
    [
        (["propose", 0, 1, 2], "member"),
        (["propose", 0, 0, 9], "member"),
        (["propose", -1, 0, 0], "member"),
        (["play", 0], "play-before"),
        (["no"], "play-before"),
    ],
)
def test_proposals_that_cannot_be(wire: list[Any], reason: str) -> None:
    m = begin()
    with pytest.raises(IllegalAction) as refused:
        m.submit(0, GAME.read(wire))
    assert refused.value.reason == f"alliance-no-{reason}"


def test_the_same_proposal_again_and_one_too_many() -> None:
    m = begin(4)
    a, b = (p for p in m.state.order if m.state.team(p) == BLACK)
    m.submit(a, Propose(a, b, a))
    with pytest.raises(IllegalAction) as refused:
        m.submit(b, Propose(a, b, a))
    assert refused.value.reason == "alliance-no-same"
    for k in range(1, 2 * PROPOSALS):
        m.submit(b if k % 2 else a, Propose(a, b, b if k % 2 else a))
    assert GAME.legal(m.state, a) == [ACCEPT, USUAL]
    with pytest.raises(IllegalAction) as refused:
        m.submit(a, Propose(b, b, b))
    assert refused.value.reason == "alliance-no-more-proposals"
    m.submit(a, ACCEPT)
    assert m.state.ready == [1, 0]


# Refusals


@pytest.mark.parametrize(
    ("wire", "reason"),
    [
        (["play", 13], "suit"),
        (["play", 78], "card"),
        (["play", 999], "card"),
        (["down", 0], "down-first"),
        (["pass"], "pass"),
        (["accept"], "distribution"),
        (["propose", 0, 0, 0], "distribution"),
        (["no"], "rebuild-now"),
        (["put_back", [0]], "rebuild-now"),
    ],
)
def test_refused_plays(wire: list[Any], reason: str) -> None:
    m = begin(4, mode="individual")
    m.state.hands[0] = [0, 1, 2]
    with pytest.raises(IllegalAction) as refused:
        m.submit(0, GAME.read(wire))
    assert refused.value.reason == f"alliance-no-{reason}"


def test_refused_without_pile_or_cards_and_in_the_window() -> None:
    m = begin(4, mode="individual")
    m.state.pile[0] = []
    with pytest.raises(IllegalAction) as refused:
        m.submit(0, TOP)
    assert refused.value.reason == "alliance-no-pile"
    m.state.hands[0] = []
    with pytest.raises(IllegalAction) as refused:
        m.submit(0, Play(3))
    assert refused.value.reason == "alliance-no-cards"
    m.state.ask[0] = ALWAYS
    m.state.hands[0], m.state.discard[0] = [0, 5], [7]
    window(m.state, 0, quiet())
    for wrong in (PutBack((0, 0)), PutBack((5, 0)), PutBack((7,)), PutBack(())):
        with pytest.raises(IllegalAction) as refused:
            m.submit(0, wrong)
        assert refused.value.reason == "alliance-no-back"
    with pytest.raises(IllegalAction) as refused:
        m.submit(0, Play(0))
    assert refused.value.reason == "alliance-no-play-yet"
    with pytest.raises(MalformedAction):
        GAME.read(["put_back", 0])


# Options


@pytest.mark.parametrize(
    ("seats", "options", "mode"),
    [(2, {}, "individual"), (3, {}, "individual"), (4, {}, "team"), (5, {}, "individual"), (6, {}, "team")],
)
def test_mode_of_a_table_opened_without_a_word(seats: int, options: dict[str, str], mode: str) -> None:
    assert GAME.check(seats, options)["mode"] == mode


@pytest.mark.parametrize(("seats", "mode"), [(2, "team"), (3, "team"), (5, "team"), (4, "secret_team")])
def test_modes_that_a_number_of_players_cannot_play(seats: int, mode: str) -> None:
    with pytest.raises(BadOption) as bad:
        GAME.check(seats, {"mode": mode})
    assert (bad.value.option, bad.value.value) == ("mode", mode)


# Timeout and automatic moves


def test_timeouts() -> None:
    m = begin()
    black = [p for p in m.state.order if m.state.team(p) == BLACK]
    assert GAME.timeout(m.state, black[2]) == Propose(*black)
    m.submit(black[0], Propose(black[1], black[1], black[1]))
    assert GAME.timeout(m.state, black[2]) == ACCEPT
    four = begin(4)
    a, b = (p for p in four.state.order if four.state.team(p) == RED)
    assert GAME.timeout(four.state, b) == Propose(a, b, a)


@pytest.mark.parametrize(
    ("mode", "hand", "weakest"),
    [
        ("team", "S9 WB S2", "WB"),
        ("team", "JB2 JB1 SA", "SA"),
        ("team", "JB2 JB1", "JB1"),
        ("individual", "S9 WB SA", "S9"),
        ("individual", "WB SA", "SA"),
    ],
)
def test_timeout_plays_the_weakest_card(mode: str, hand: str, weakest: str) -> None:
    s = dealt(4, mode=mode)
    p = s.order[0]
    s.hands[p] = [card_of(c) for c in hand.split()]
    assert GAME.timeout(s, p) == Play(card_of(weakest))
    s.trick, s.tops = [card_of("D4")], [0]
    assert GAME.timeout(s, p) == Down(card_of(weakest))


def test_automatic_moves_are_only_what_everybody_knows() -> None:
    s = dealt(4)
    p = s.order[0]
    assert GAME.automatic(s) is None
    s.hands[p] = s.hands[p][:1]
    assert GAME.automatic(s) is None, "there may be more in the pile"
    s.pile[p], s.pile_empty[p] = [], 1
    assert GAME.automatic(s) == (p, Play(s.hands[p][0]))
    s.trick, s.tops = [card_of("D4")], [0]
    assert GAME.automatic(s) is None, "face up or face down?"
