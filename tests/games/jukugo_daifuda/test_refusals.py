"""Jukugo Daifuda: every refusal with its exact reason; tables without hints, where no text or offer reveals a set."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.offers import Subset, Values
from engine.games.jukugo_daifuda.answers import ORDER, PASS, RON, Attach, Claim
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import open_window
from engine.games.jukugo_daifuda.terms import LEVEL_RON, RED_JOKER
from tests.games.jukugo_daifuda.positions import (
    DUDS,
    GOES_OUT,
    LAST_CARD,
    ONE_OVER,
    begin,
    card_of,
    cards_of,
    claim,
    examples,
    move_of,
    orders,
    position,
    refused,
    taken,
)

FREE: dict[str, Any] = {"attach_words": "free"}
OFF: dict[str, Any] = {"hints": "off"}
NO_HAND = "| three_kind 天後音, two_word 国内, pair 事人"
"""Example 5."""
UNAIDED = GAME.phases["unaided"]
"""The phase is called directly, for values that its previous step does not offer."""
GROWN = Attach(0, "four_kind")
STILL: dict[str, Any] = {"window_mode": "sealed"}
"""Every seat is asked, even one that can only pass."""


def in_ids(facts: dict[str, Any]) -> dict[str, Any]:
    """Return facts with kanji in the form of the engine."""
    cards = {k: list(cards_of(v)) for k, v in facts.items() if k == "cards"}
    return facts | cards | {k: card_of(v) for k, v in facts.items() if k in ("card", "daifuda")}


@pytest.mark.parametrize(("seat", "on", "told", "reason", "facts"), examples("refused"))
def test_a_refused_answer_names_what_is_wrong(
    seat: str, on: str, told: Any, reason: str, facts: dict[str, Any]
) -> None:
    match = position(seat, on=on, **STILL)
    match.state.passing[0] = 2
    assert refused(match, 0, move_of(told)) == (reason, in_ids(facts))


@pytest.mark.parametrize(("told", "reason", "facts"), examples("refused discards"))
def test_a_refused_discard_names_what_is_wrong(told: Any, reason: str, facts: dict[str, Any]) -> None:
    match = position(GOES_OUT, on="国")
    taken(match, claim("chain", "日本"))
    assert refused(match, 0, move_of(told)) == (reason, in_ids(facts))


@pytest.mark.parametrize(("text", "hand", "reason", "facts"), examples("no growth"))
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


def test_a_word_of_a_larger_dictionary_and_two_jokers_alone_are_named() -> None:
    """R11: jokers have no numbers that could differ."""
    match = position("人間音後半生事", on="学", **OFF)
    assert refused(match, 0, claim("three_word", "人間")) == ("tier", {"word": "人間学", "tier": "standard"})
    match = position("日本音後半生人", on="々", **OFF)
    match.state.hands[0][-1] = RED_JOKER
    for kind in ("pair", "two_word"):
        assert refused(match, 0, Claim((RED_JOKER,), kind)) == ("jokers", {})


# Tables without hints


def test_a_vain_ron_says_only_that_it_is_none() -> None:
    """With hints the reason is told: a card left over, a daifuda that does not fit, or too low a score (example 12)."""
    vain = ((ONE_OVER, "民"), (NO_HAND, "水"), (LAST_CARD, "民"))
    usual: dict[str, Any] = {**STILL, "min_ron": 15}
    matches = [position(seat, on=on, **usual, **OFF) for seat, on in vain]
    assert [refused(match, 0, RON) for match in matches] == [("ron-off", {"least": 15})] * 3
    assert [refused(position(seat, on=on, **usual), 0, RON) for seat, on in vain] == [
        ("ron", {"left": 1}),
        ("ron-daifuda", {"daifuda": card_of("水")}),
        ("ron-low", {"score": 4, "least": 15}),
    ]
    match = position(GOES_OUT, on="国", min_ron=27, **OFF)
    match.submit(0, RON)
    match.submit(1, PASS)
    assert match.state.round_winners == [0], "one that is one is taken"


def test_no_order_that_would_find_sets_is_offered_but_one_that_still_stands_is_taken_back() -> None:
    """Older tables were begun while such orders were offered."""
    match = position(GOES_OUT, on="国", **OFF)
    for rule in ("chi", "ron", "auto"):
        assert refused(match, 0, ORDER[rule])[0] == "order-off"
    assert orders(match, 0) == orders(match, 1) == set()
    match.state.passing[0], match.state.auto_ron[1] = 6, 1
    assert orders(match, 0) == {"ask"} and orders(match, 1) == {"manual"}
    match.submit(0, ORDER["ask"])
    assert orders(match, 0) == set() and match.state.passing[0] == 0
    assert taken(match, claim("chain", "日本")).phase == "discard" and orders(match, 0) == set()


@pytest.mark.parametrize("given", [{}, {"window_mode": "quiet"}, {"window_mode": "sealed"}])
def test_everybody_is_asked_every_time(given: dict[str, Any]) -> None:
    """A person asked in a quiet window would learn that there is a set to find."""
    assert GAME.check(3, {**OFF, **given})["window_mode"] == "sealed"
    assert GAME.check(3, {"hints": "full", **given})["window_mode"] == given.get("window_mode", "quiet")
    assert position(*DUDS, on="水", **OFF, **given).state.waiting == [0, 1]


def test_a_quiet_table_that_was_begun_before_goes_on_as_it_is() -> None:
    match = begin(3, **OFF)
    old = {k: v for k, v in match.header.options.items() if k != "pause"} | {"window_mode": "quiet"}
    s = GAME.start(3, old, match.ctx)
    assert s.unaided and not s.sealed and TABLE_ACTOR in s.waiting
    assert 20 <= GAME.house_pause(old, lambda: 0.3) <= 90


def test_the_table_itself_can_only_close_a_window() -> None:
    """After orders of older tables have answered for everybody."""
    s = position(*DUDS, on="水", **OFF).state
    s.passing = [LEVEL_RON, LEVEL_RON]
    open_window(s)
    assert s.waiting == [TABLE_ACTOR]
    assert GAME.offer(s, TABLE_ACTOR, []) == Values(("close",)) and GAME.offer(s, TABLE_ACTOR, ["close"]) is None


def test_who_is_asked_is_a_secret_and_nothing_is_listed_or_advised() -> None:
    window, unaided, discarding = (GAME.phases[key] for key in ("window", "unaided", "discard"))
    assert all(phase.asks_in_secret and phase.secret_readiness for phase in (window, unaided))
    assert not discarding.asks_in_secret and window.advisable and not unaided.advisable
    view = position(GOES_OUT, on="国", **OFF).view(0)
    assert view.phase == "unaided" and view.asked and view.legal == ()


@pytest.mark.parametrize(("seat", "tags", "most"), examples("first steps"))
def test_the_first_steps_are_the_same_for_all_cards_that_look_alike(seat: str, tags: str, most: int | None) -> None:
    """One hand card has to be left for the discard; with none left no claim or attach is possible."""
    match = position(seat, on="水", **OFF)
    s = match.state
    assert GAME.offer(s, 0, []) == Values(tuple(tags.split())) and list(match.view(0).first) == tags.split()
    assert GAME.offer(s, 0, ["claim"]) == (Subset(tuple(s.hands[0]), 1, most) if most else None)


def test_the_kind_follows_from_the_cards() -> None:
    """A wrong set becomes a whole move, which is refused with its reason."""
    s = position(GOES_OUT, on="国", **OFF).state
    for cards, kinds in (
        ("本", ("pair", "two_word")),
        ("日本", ("chain",)),
        ("後", ("two_word",)),
        ("音後", ("three_word",)),
        ("音後半", ("four_word",)),
        ("国", ("two_word",)),
    ):
        assert UNAIDED.offer(s, 0, ["claim", sorted(cards_of(cards))]) == Values(kinds)
    for none in ([], sorted(cards_of("音後半生")), [card_of("本"), 54], [-1]):
        assert GAME.offer(s, 0, ["claim", none]) is None


@pytest.mark.parametrize(("seat", "daifuda", "free", "kind"), examples("assumed"))
def test_the_kind_that_a_set_becomes(seat: str, daifuda: str, free: bool, kind: str) -> None:
    match = position(seat, on=daifuda, attach_words="free" if free else "strict", **OFF)
    assert UNAIDED.offer(match.state, 0, ["attach", 0]) == Values((kind,))
    assert GAME.offer(match.state, 0, ["attach", 1]) is None and GAME.offer(match.state, 0, ["attach", -1]) is None


def test_sets_to_attach_to_are_offered_whether_they_can_grow_or_not() -> None:
    for seat, offered in (
        ("先事 | chain 日本国, two_word 大地", Values((1,))),
        ("先事校民 | chain 日本国", None),
        ("先事校民大地科", None),
    ):
        assert GAME.offer(position(seat, on="水", **OFF).state, 0, ["attach"]) == offered
    for on in "々水":
        match = position("先事学 | pair 国文, two_word 人間", on=on, **OFF)
        assert GAME.offer(match.state, 0, ["attach"]) == Values((0, 1))
        assert GAME.offer(match.state, 0, ["attach", 0]) == Values(("three_kind",))
    assert refused(match, 0, Attach(0, "three_kind"))[0] == "grow-number"
