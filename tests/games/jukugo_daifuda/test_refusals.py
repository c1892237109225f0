"""Jukugo Daifuda: moves that are refused, and why."""

from __future__ import annotations

import pytest

from engine.games.jukugo_daifuda.answers import CLOSE, PASS, RON, Attach, Claim
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    all_pass,
    begin,
    cards_of,
    claim,
    discard,
    open_sets,
    position,
    refused,
)


def test_a_word_that_is_not_in_the_list_is_refused_with_the_word() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0, hints="off")
    reason, facts = refused(match, 0, claim("two_word", "音"))
    cards = list(cards_of("音国"))
    assert (reason, facts) == ("jukugo_daifuda-no-two", {"cards": cards, "tried": ["国音", "音国"]})


def test_a_word_of_a_larger_dictionary_is_named() -> None:
    match = position([("人間音後半生事", ()), ANY], "学", turn=0, hints="off", window_mode="sealed")
    reason, facts = refused(match, 0, claim("three_word", "人間"))
    assert (reason, facts) == ("jukugo_daifuda-no-tier", {"word": "人間学", "tier": "standard"})


def test_every_refusal_has_its_reason() -> None:
    sets = open_sets("pair 国文", "two_word 人間", "chain 日本音")
    match = position([("", sets), ANY], "水", turn=0, window_mode="sealed")
    assert refused(match, 0, Attach(0, "three_kind"))[0] == "jukugo_daifuda-no-attach-last"
    assert refused(match, 0, RON)[0] == "jukugo_daifuda-no-ron-daifuda"
    sets = open_sets("pair 国文", "two_word 人間")
    match = position([("先事学", sets), ANY], "水", turn=0, window_mode="sealed")
    assert refused(match, 0, Attach(0, "three_kind"))[0] == "jukugo_daifuda-no-grow-number"
    assert refused(match, 0, Attach(1, "chain"))[0] == "jukugo_daifuda-no-grow-word"
    assert refused(match, 0, Attach(5, "chain"))[0] == "jukugo_daifuda-no-open-set"
    assert refused(match, 0, claim("pair", "民"))[0] == "jukugo_daifuda-no-hand-card"
    assert refused(match, 0, claim("four_word", "先事学"))[0] == "jukugo_daifuda-no-last-card"
    assert refused(match, 0, Claim((), "pair"))[0] == "jukugo_daifuda-no-claim-size"
    assert refused(match, 0, discard("先"))[0] == "jukugo_daifuda-no-discard-now"
    assert refused(match, 0, Claim((99,), "pair"))[0] == "illegal-now"
    assert refused(match, 0, CLOSE)[0] == "illegal-now"
    reason, facts = refused(match, 0, claim("three_word", "先事"))
    assert reason == "jukugo_daifuda-no-three" and set(facts["cards"]) == set(cards_of("先事水"))
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    assert refused(match, 0, claim("three_word", "日本")) == (
        "jukugo_daifuda-no-kind",
        {"kind": "three_word", "made": "chain"},
    )
    reason, facts = refused(match, 0, claim("four_word", "日本音"))
    assert reason == "jukugo_daifuda-no-four"
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert refused(match, 0, PASS)[0] == "jukugo_daifuda-no-answer-now"
    assert refused(match, 0, discard("日"))[0] == "jukugo_daifuda-no-hand-card"


def test_a_ron_that_is_none_says_how_many_cards_are_over() -> None:
    match = position([("校人", open_sets("three_word 中学生", "two_word 本意")), ANY], "民", turn=0)
    assert refused(match, 0, RON) == ("jukugo_daifuda-no-ron", {"left": 1})


def test_a_claim_after_the_window_is_refused() -> None:
    match = begin(3, deck=DECK_16)
    match.submit(1, claim("pair", "義"))
    assert refused(match, 2, claim("pair", "地"))[0] == "not-your-turn"


@pytest.mark.parametrize("text", ["chain 日本音", "twin 本意用", "three_word 中学生", "four_word 社会科学"])
def test_growth_is_refused_for_sets_that_never_grow(text: str) -> None:
    hand = "先事水家"[: 7 - len(text.split()[1])]
    match = position([(hand, open_sets(text)), ANY], "々", turn=0, window_mode="sealed")
    key = "grow-four" if "four" in text else "grow-kind"
    kind = text.split()[0]
    assert refused(match, 0, Attach(0, "four_kind")) == (f"jukugo_daifuda-no-{key}", {"kind": kind})
