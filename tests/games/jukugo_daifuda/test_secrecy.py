"""Jukugo Daifuda: who sees what, and what a window does not tell."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.games.jukugo_daifuda.answers import ORDER, PASS, Attach, Claim
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.terms import (
    read,
)
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    all_pass,
    begin,
    cards_of,
    claim,
    close,
    open_sets,
    position,
    refused,
)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 60), st.sampled_from(["quiet", "sealed"]))
def test_onlookers_and_others_see_nothing_of_hands_answers_orders_or_who_is_asked(
    seed: int, moves: int, mode: str
) -> None:
    rng = random.Random(seed)
    match = Match.begin(GAME, match="m", seats=4, options={"window_mode": mode}, secret=rng.randbytes(32))
    for _ in range(moves):
        if match.over:
            return
        seat = rng.choice(match.state.waiting)
        match.submit(seat, rng.choice(list(GAME.legal(match.state, seat))))
    if match.over or match.state.phase == "discard":
        return
    onlooker, mine = match.view(None), match.view(1)
    s = match.state
    hidden = [c for p in (0, 2, 3) for c in s.hands[p]] + s.deck
    rng.shuffle(hidden)
    for p in (0, 2, 3):
        s.hands[p] = [hidden.pop() for _ in s.hands[p]]
        s.answer[p] = rng.choice([[], [0], [3], [1, 6, 5]])
        s.ron_worth[p] = rng.choice([0, 15])
        s.passing[p], s.auto_ron[p] = rng.choice([0, 2, 6]), rng.choice([0, 1])
    s.deck = hidden
    s.waiting = [p for p in (0, 2, 3, TABLE_ACTOR) if rng.random() < 0.5] + ([1] if 1 in s.waiting else [])
    assert match.view(None) == onlooker
    assert match.view(1) == mine
    assert onlooker.waiting == [0, 1, 2, 3]


def test_an_answer_changes_nothing_that_others_see_until_the_window_closes() -> None:
    match = begin(3, deck=DECK_16)
    before = [match.view(v) for v in (None, 0, 2)]
    told = len([e for e in match.ctx.events if e.seen_by(0) or e.seen_by(2) or e.only is None])
    match.submit(1, PASS)
    assert [match.view(v) for v in (None, 0, 2)] == before
    assert len([e for e in match.ctx.events if e.seen_by(0) or e.seen_by(2) or e.only is None]) == told
    close(match)
    assert [match.view(v) for v in (None, 0, 2)] == before
    match.submit(0, ORDER["ron"])
    assert [match.view(v) for v in (None, 1, 2)] == [before[0], match.view(1), before[2]]


def test_hints_off_shows_no_list_and_asks_for_cards() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0, hints="off")
    assert match.state.phase == "unaided"
    view = match.view(0)
    assert view.legal == () and view.asked
    assert isinstance(view.first["claim"], Subset)
    assert view.first["claim"] == Subset(tuple(match.state.hands[0]), 1, 3)
    assert view.first["ron"] is None and view.first["pass"] is None and "attach" not in view.first
    offer = GAME.offer(match.state, 0, ["claim", sorted(cards_of("日本"))])
    assert offer == Values(("chain",))
    both = GAME.offer(match.state, 0, ["claim", list(cards_of("本"))])
    assert both == Values(("pair", "two_word"))
    wrong = GAME.offer(match.state, 0, ["claim", list(cards_of("音"))])
    assert wrong == Values(("two_word",)), "a wrong set becomes a whole move, which is refused with its reason"
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert match.state.phase == "discard"


def test_hints_off_offers_the_same_tags_whether_they_are_possible_or_not() -> None:
    sets = open_sets("pair 国文", "two_word 人間")
    one = position([("先事学", sets), ANY], "々", turn=0, hints="off", window_mode="sealed")
    two = position([("先事学", sets), ANY], "水", turn=0, hints="off", window_mode="sealed")
    assert list(one.view(0).first) == list(two.view(0).first) == ["ron", "claim", "attach", "pass"]
    for match in (one, two):
        assert GAME.offer(match.state, 0, ["attach"]) == Values((0, 1))
    assert GAME.offer(two.state, 0, ["attach", 0]) == Values(("three_kind",))
    assert refused(two, 0, Attach(0, "three_kind"))[0] == "jukugo_daifuda-no-grow-number"


def test_hints_full_offers_each_claim_as_one_choice() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    offered = match.view(0).first["claim"]
    assert isinstance(offered, Values)
    assert {read(tuple(v)) for v in offered.values if isinstance(v, list)} == {
        read(a.cards) for a in GAME.legal(match.state, 0) if isinstance(a, Claim)
    }
    assert GAME.offer(match.state, 0, ["claim", list(cards_of("本"))]) == Values(("pair", "two_word"))
