"""Tables of Jukugo Daifuda without hints: no text or offer there reveals a set, or that there is one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.offers import Subset, Values
from engine.games.jukugo_daifuda.answers import ORDER, PASS, RON, Attach
from engine.games.jukugo_daifuda.rules import GAME, PAUSES
from engine.games.jukugo_daifuda.state import open_window
from engine.games.jukugo_daifuda.terms import LEVEL_RON
from tests.games.jukugo_daifuda.positions import (
    DUDS,
    GOES_OUT,
    LAST_CARD,
    ONE_OVER,
    all_pass,
    begin,
    card_of,
    cards_of,
    claim,
    orders,
    position,
    refused,
)

OFF: dict[str, Any] = {"hints": "off"}
UNAIDED = GAME.phases["unaided"]
"""The phase is called directly, for values that its previous step does not offer."""


def test_a_vain_ron_says_only_that_it_is_none() -> None:
    """With hints the reason is told: a card left over, a daifuda that does not fit, or too low a score."""
    vain = ((ONE_OVER, "民"), ("| three_kind 天後音, two_word 国内, pair 事人", "水"), (LAST_CARD, "民"))
    usual: dict[str, Any] = {"window_mode": "sealed", "min_ron": 15}
    matches = [position(seat, on=on, **usual, **OFF) for seat, on in vain]
    assert [refused(match, 0, RON) for match in matches] == [("ron-off", {"least": 15})] * 3
    assert len({refused(position(seat, on=on, **usual), 0, RON)[0] for seat, on in vain}) == 3
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
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert match.state.phase == "discard" and orders(match, 0) == set()


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


def test_the_quiet_pause_is_20_to_90_seconds_or_5_to_20_for_live_tables() -> None:
    for pause, (low, high) in {"long": (20.0, 90.0), "short": (5.0, 20.0)}.items():
        options = GAME.check(3, {"pause": pause})
        drawn = [GAME.house_pause(options, iter([at]).__next__) for at in (0.0, 0.5, 1.0)]
        assert PAUSES[pause] == (low, high) and drawn == [low, (low + high) / 2, high]


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


# The steps: the same for all cards that look alike from outside, right or wrong


@pytest.mark.parametrize(
    ("seat", "tags", "most"),
    [
        ("| three_word 中学生, two_word 本意, pair 地義", "ron pass", None),
        (LAST_CARD, "ron attach pass", None),
        (ONE_OVER, "ron claim attach pass", 1),
        ("校人家 | pair 地義, two_word 本意", "ron claim attach pass", 2),
        ("校人家事 | chain 国日本", "ron claim pass", 3),
        ("校人心事 | twin 家国内", "ron claim pass", 3),
        ("校人家 | four_kind 主社会民", "ron claim pass", 2),
        ("校人家事民 | pair 大地", "ron claim attach pass", 3),
        ("校人家事 | three_kind 先日月", "ron claim attach pass", 3),
        ("校人家事民 | two_word 間日", "ron claim attach pass", 3),
        ("校人家事民主社", "ron claim pass", 3),
    ],
)
def test_the_first_steps(seat: str, tags: str, most: int | None) -> None:
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


@pytest.mark.parametrize(
    ("seat", "daifuda", "free", "kind"),
    [
        ("先法校人 | three_kind 天後音", "半", False, "four_kind"),
        ("先法校人 | three_kind 天後音", "水", False, "four_kind"),
        ("先法校人民 | pair 大地", "義", False, "three_kind"),
        ("先法校人民 | pair 大地", "水", False, "three_kind"),
        ("先法校人民 | two_word 大地", "半", False, "twin"),
        ("先法校会民 | two_word 日本", "人", False, "chain"),
        ("先法校会民 | two_word 日本", "人", True, "three_word"),
        ("先法校会民 | two_word 日本", "水", True, "chain"),
        ("先法校人 | three_word 中学生", "小", True, "four_word"),
        ("先法校人 | three_word 中学生", "小", False, "four_word"),
        ("先法校人 | chain 日本国", "水", False, "three_kind"),
        ("先法校 | four_word 社会科学", "水", False, "three_kind"),
    ],
)
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
