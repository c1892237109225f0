"""Jukugo Daifuda: every refusal with its exact reason; by the numbers of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.action import Action
from engine.games.jukugo_daifuda.answers import CLOSE, ORDER, PASS, RON, Attach, Claim, Discard, Order
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.terms import RED_JOKER, RULES
from tests.games.jukugo_daifuda.positions import (
    DECK_16,
    GOES_OUT,
    LAST_CARD,
    ONE_OVER,
    TWO_OVER,
    all_pass,
    begin,
    card_of,
    cards_of,
    claim,
    discard,
    position,
    refused,
)

FREE: dict[str, Any] = {"attach_words": "free"}
OFF: dict[str, Any] = {"hints": "off"}
GROWN = Attach(0, "four_kind")
CANNOT_SAY = "illegal-now"
"""A move that no panel offers is refused without a word about the cards."""
STILL: dict[str, Any] = {"window_mode": "sealed"}
"""Every seat is asked, even one that can only pass."""


def in_ids(facts: dict[str, Any]) -> dict[str, Any]:
    """Return facts with kanji in the form of the engine."""
    cards = {k: list(cards_of(v)) for k, v in facts.items() if k == "cards"}
    return facts | cards | {k: card_of(v) for k, v in facts.items() if k in ("card", "daifuda")}


@pytest.mark.parametrize(
    ("seat", "on", "move", "reason", "facts"),
    [
        # Example 10
        (TWO_OVER, "半", ORDER["chi"], "order", {"rule": "chi"}),
        (TWO_OVER, "半", ORDER["manual"], "order", {"rule": "manual"}),
        (TWO_OVER, "半", Order(len(RULES)), CANNOT_SAY, {}),
        (TWO_OVER, "半", Order(-1), CANNOT_SAY, {}),
        (TWO_OVER, "半", Attach(0, "chain"), "kind", {"kind": "chain", "made": "four_kind"}),
        (TWO_OVER, "半", Attach(0, "five_kind"), CANNOT_SAY, {}),
        (TWO_OVER, "半", Attach(1, "three_kind"), "kind", {"kind": "three_kind", "made": "twin"}),
        (TWO_OVER, "半", Attach(2, "twin"), "open-set", {}),
        (TWO_OVER, "半", Attach(-1, "twin"), "open-set", {}),
        (TWO_OVER, "半", claim("pair", "民"), "hand-card", {"card": "民"}),
        (TWO_OVER, "半", claim("pair", "先法"), "last-card", {}),
        (TWO_OVER, "半", Claim((54,), "pair"), CANNOT_SAY, {}),
        (TWO_OVER, "半", discard("先"), "discard-now", {}),
        (TWO_OVER, "半", CLOSE, CANNOT_SAY, {}),
        # Example 7: a refused claim names the existing words
        (GOES_OUT, "国", claim("pair", "日本音後"), "claim-size", {}),
        (GOES_OUT, "国", Claim((), "pair"), "claim-size", {}),
        (GOES_OUT, "国", Claim(cards_of("日音"), "twin"), "claim-size", {}),
        (GOES_OUT, "国", claim("twin", "日本"), "kind", {"kind": "twin", "made": "chain"}),
        (GOES_OUT, "国", claim("three_word", "日本"), "kind", {"kind": "three_word", "made": "chain"}),
        (GOES_OUT, "国", claim("three_kind", "本"), "kind", {"kind": "three_kind", "made": "pair"}),
        (GOES_OUT, "国", claim("six", "日本"), CANNOT_SAY, {}),
        (GOES_OUT, "国", claim("two_word", "音"), "two", {"cards": "音国", "tried": ["国音", "音国"]}),
        (GOES_OUT, "国", claim("four_word", "日本音"), "four", {"cards": "本音日国"}),
        (GOES_OUT, "国", claim("three_word", "生人"), "three", {"cards": "人生国", "made": ["人生"], "count": 1}),
        (GOES_OUT, "国", claim("three_word", "音後"), "three", {"cards": "音後国", "made": [], "count": 0}),
        # A refused ron names the fewest cards left over, even if fewer cards in sets would score more
        ("家名年的心事々", "大", RON, "ron", {"left": 2}),  # 大事 家名 的々
        ("工商学質事水々", "会", RON, "ron", {"left": 1}),  # 会工学 商事 質々
        ("国月年的質事々", "業", RON, "ron", {"left": 1}),  # 業事 国年々 月質
        ("校学間年用日本", "国", RON, "ron", {"left": 1}),  # 国本日 校学 間年
        (ONE_OVER, "民", RON, "ron", {"left": 1}),  # example 4: 民人
        (TWO_OVER, "半", RON, "ron", {"left": 2}),  # 天後音半 or 大地半
        ("法 | three_kind 天後音, chain 日本国", "半", RON, "ron", {"left": 1}),  # a set of one kind only can grow
        (TWO_OVER, "水", RON, "ron-daifuda", {"daifuda": "水"}),
        ("| three_kind 天後音, two_word 国内, pair 事人", "水", RON, "ron-daifuda", {"daifuda": "水"}),  # example 5
        # The last hand card (example 12), and no hand card at all
        (LAST_CARD, "民", claim("two_word", "法"), "last-card", {}),
        ("| pair 国文, two_word 人間, chain 日本音", "水", Attach(0, "three_kind"), "attach-last", {}),
    ],
)
def test_a_refused_answer_names_what_is_wrong(
    seat: str, on: str, move: Action, reason: str, facts: dict[str, Any]
) -> None:
    match = position(seat, on=on, **STILL)
    match.state.passing[0] = 2
    assert refused(match, 0, move) == (reason, in_ids(facts))


@pytest.mark.parametrize(
    ("move", "reason", "facts"),
    [
        (discard("日"), "hand-card", {"card": "日"}),
        (discard("国"), "hand-card", {"card": "国"}),
        (Discard(54), CANNOT_SAY, {}),
        (Discard(-1), CANNOT_SAY, {}),
        (PASS, "answer-now", {}),
        (RON, "answer-now", {}),
        (claim("pair", "本"), "answer-now", {}),
        (CLOSE, CANNOT_SAY, {}),
    ],
)
def test_a_refused_discard_names_what_is_wrong(move: Action, reason: str, facts: dict[str, Any]) -> None:
    match = position(GOES_OUT, on="国")
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert refused(match, 0, move) == (reason, in_ids(facts))


@pytest.mark.parametrize(
    ("text", "hand", "reason", "facts"),
    [
        ("pair 校一", "先法意事道", "grow-number", {"kind": "pair", "cards": "校一", "daifuda": "半"}),
        ("three_kind 先日月", "法意事道", "grow-number", {"kind": "three_kind", "cards": "先日月", "daifuda": "半"}),
        ("two_word 人間", "先法意事道", "grow-word", {"kind": "two_word", "cards": "人間", "daifuda": "半"}),
        ("chain 日本国", "先法意事", "grow-kind", {"kind": "chain"}),
        ("twin 本意用", "先法工事", "grow-kind", {"kind": "twin"}),
        ("three_word 中学生", "先法意事", "grow-kind", {"kind": "three_word"}),
        ("four_word 社会科学", "先法意", "grow-four", {"kind": "four_word"}),
        ("four_kind 主社会民", "先法意", "grow-four", {"kind": "four_kind"}),
    ],
)
def test_r8_r9_r12_a_set_that_does_not_grow_is_named_with_the_reason(
    text: str, hand: str, reason: str, facts: dict[str, Any]
) -> None:
    match = position(f"{hand} | {text}", on="半", **STILL)
    assert refused(match, 0, GROWN) == (reason, in_ids(facts))
    if text.startswith("three_word"):
        reason, facts = "grow-word", {"kind": "three_word", "cards": "中学生", "daifuda": "半"}
    match = position(f"{hand} | {text}", on="半", **STILL, **FREE)
    assert refused(match, 0, GROWN) == (reason, in_ids(facts))


def test_r9_what_only_longer_words_let_grow() -> None:
    """Example 14: answered, refused and paid by the option; a longer word is named if it does not count."""
    seat = "地義 | two_word 日本, three_word 中学生"
    for options, grows, wrong, score in (({}, "chain", "three_word", 19), (FREE, "three_word", "chain", 24)):
        match = position(seat, on="人", **STILL, **options)
        assert GAME.legal(match.state, 0) == (RON, Attach(0, grows), PASS)
        assert refused(match, 0, Attach(0, wrong)) == ("kind", {"kind": wrong, "made": grows})
        match.submit(0, RON)
        match.submit(1, PASS)
        assert match.state.round_scores == [score]
        match = position(seat, on="人", min_ron=25, **STILL, **options)
        assert refused(match, 0, RON) == ("ron-low", {"score": score, "least": 25})
    small = "法天 | two_word 日本, three_word 中学生"
    match = position(small, on="小", **STILL)
    assert refused(match, 0, RON) == ("ron-daifuda", {"daifuda": card_of("小")})
    assert refused(match, 0, Attach(1, "chain")) == ("grow-kind", {"kind": "three_word"})
    match = position(small, on="小", **STILL, **FREE)
    assert refused(match, 0, RON) == ("ron", {"left": 2})
    assert refused(match, 0, Attach(1, "chain")) == ("kind", {"kind": "chain", "made": "four_word"})
    longer = "先法意事道 | two_word 人工"
    assert refused(position(longer, on="的", **OFF), 0, Attach(0, "chain")) == ("grow-longer", {"word": "人工的"})
    assert GAME.allows(position(longer, on="的", **OFF, **FREE).state, 0, Attach(0, "three_word"))


def test_a_word_of_a_larger_dictionary_is_named() -> None:
    match = position("人間音後半生事", on="学", **OFF)
    assert refused(match, 0, claim("three_word", "人間")) == ("tier", {"word": "人間学", "tier": "standard"})


def test_r11_two_jokers_alone_are_refused_for_what_they_are() -> None:
    """They have no numbers that could differ."""
    match = position("日本音後半生人", on="々", **OFF)
    match.state.hands[0][-1] = RED_JOKER
    for kind in ("pair", "two_word"):
        assert refused(match, 0, Claim((RED_JOKER,), kind)) == ("jokers", {})


def test_a_ron_of_less_than_the_table_wants_says_so() -> None:
    """Example 12."""
    assert refused(position(LAST_CARD, on="民", min_ron=15), 0, RON) == ("ron-low", {"score": 4, "least": 15})


def test_a_claim_after_the_window_is_refused() -> None:
    match = begin(3, deck=DECK_16)
    match.submit(1, claim("pair", "義"))
    assert refused(match, 2, claim("pair", "地"))[0] == "not-your-turn"
