"""Tables of Jukugo Daifuda without hints: nothing there finds a set for anybody; and how long a window is quiet."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.games.jukugo_daifuda.answers import ORDER, PASS, RON
from engine.games.jukugo_daifuda.rules import GAME, PAUSES
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, open_window
from engine.games.jukugo_daifuda.terms import LEVEL_RON, RULES
from tests.games.jukugo_daifuda.positions import ANY, begin, cards_of, claim, open_sets, position, refused

VAIN: dict[str, tuple[str, tuple[str, ...], str]] = {
    "one card over": ("校人", ("three_word 中学生", "two_word 本意"), "民"),
    "the daifuda fits nothing": ("", ("three_kind 天後音", "two_word 国内", "pair 事人"), "水"),
    "too low": ("法", ("two_word 日本", "two_word 大地", "two_word 人間"), "民"),
}
"""Hand, open sets and daifuda of rons that are none, each for a reason of its own."""


def orders(match: Match[JukugoDaifudaState], seat: int) -> set[str]:
    return {RULES[a.wire()[1]] for a in match.view(seat).anytime}


def vain(case: str, **options: Any) -> tuple[str, dict[str, Any]]:
    hand, sets, daifuda = VAIN[case]
    match = position([(hand, open_sets(*sets)), ANY], daifuda, window_mode="sealed", min_ron=15, **options)
    return refused(match, 0, RON)


def test_a_vain_ron_says_only_that_it_is_none_where_hints_are_off() -> None:
    told = {case: vain(case, hints="off") for case in VAIN}
    assert set(map(repr, told.values())) == {repr(("jukugo_daifuda-no-ron-off", {"least": 15}))}
    assert len({vain(case)[0] for case in VAIN}) == 3, "with hints every reason is told"


def test_no_order_that_would_find_sets_is_offered_where_hints_are_off() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", hints="off")
    assert orders(match, 0) == set()
    for rule in ("chi", "ron", "auto"):
        assert refused(match, 0, ORDER[rule])[0] == "jukugo_daifuda-no-order-off"
    match.submit(0, claim("chain", "日本"))
    match.submit(1, PASS)
    assert match.state.phase == "discard" and orders(match, 0) == set()


def test_an_order_that_still_stands_can_be_taken_back_where_hints_are_off() -> None:
    """At tables that were begun while such orders were offered."""
    match = position([("日本音後半生人", ()), ANY], "国", hints="off")
    match.state.passing[0], match.state.auto_ron[1] = 6, 1
    assert orders(match, 0) == {"ask"} and orders(match, 1) == {"manual"}
    match.submit(0, ORDER["ask"])
    assert orders(match, 0) == set() and match.state.passing[0] == 0


@pytest.mark.parametrize("given", [{}, {"window_mode": "quiet"}, {"window_mode": "sealed"}])
def test_hints_off_asks_everybody_every_time(given: dict[str, Any]) -> None:
    """Whoever was asked in a quiet window would learn that there is something to find."""
    assert GAME.check(3, {"hints": "off", **given})["window_mode"] == "sealed"
    duds = [("天後質", open_sets("four_word 社会科学")), ("人意名内", open_sets("three_kind 本国法"))]
    assert position(duds, "水", hints="off", **given).state.waiting == [0, 1]
    assert GAME.check(3, {"hints": "full", **given})["window_mode"] == given.get("window_mode", "quiet")


def test_a_quiet_table_without_hints_that_was_begun_before_goes_on_as_it_is() -> None:
    match = begin(3, hints="off")
    old = {k: v for k, v in match.header.options.items() if k != "pause"} | {"window_mode": "quiet"}
    s = GAME.start(3, old, match.ctx)
    assert s.unaided and not s.sealed and TABLE_ACTOR in s.waiting
    assert 20 <= GAME.house_pause(old, lambda: 0.3) <= 90


def test_the_quiet_pause_is_20_to_90_seconds_or_5_to_20_for_live_tables() -> None:
    for pause, (low, high) in {"long": (20.0, 90.0), "short": (5.0, 20.0)}.items():
        options = GAME.check(3, {"pause": pause})
        assert PAUSES[pause] == (low, high)
        assert (GAME.house_pause(options, lambda: 0.0), GAME.house_pause(options, lambda: 1.0)) == (low, high)
        assert GAME.house_pause(options, lambda: 0.5) == (low + high) / 2
    assert GAME.check(3, {})["pause"] == "long"


def test_a_ron_that_is_one_is_taken_where_hints_are_off() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", hints="off", min_ron=27)
    match.submit(0, RON)
    match.submit(1, PASS)
    assert match.state.round_winners == [0] and set(cards_of("国日本")) <= {c for x in match.state.ron_sets for c in x}


# The steps without hints: the same wherever cards look alike from outside, right or wrong


@pytest.mark.parametrize(
    ("hand", "sets", "tags", "most"),
    [
        ("", ("three_word 中学生", "two_word 本意", "pair 地義"), ["ron", "pass"], None),
        ("法", ("two_word 日本", "two_word 大地", "two_word 人間"), ["ron", "attach", "pass"], None),
        ("校人", ("three_word 中学生", "two_word 本意"), ["ron", "claim", "attach", "pass"], 1),
        ("校人家", ("pair 地義", "two_word 本意"), ["ron", "claim", "attach", "pass"], 2),
        ("校人家事", ("chain 国日本",), ["ron", "claim", "pass"], 3),
        ("校人心事", ("twin 家国内",), ["ron", "claim", "pass"], 3),
        ("校人家", ("four_kind 主社会民",), ["ron", "claim", "pass"], 2),
        ("校人家事民", ("pair 大地",), ["ron", "claim", "attach", "pass"], 3),
        ("校人家事", ("three_kind 先日月",), ["ron", "claim", "attach", "pass"], 3),
        ("校人家事民", ("two_word 間日",), ["ron", "claim", "attach", "pass"], 3),
        ("校人家事民主社", (), ["ron", "claim", "pass"], 3),
    ],
)
def test_the_first_steps_without_hints(hand: str, sets: tuple[str, ...], tags: list[str], most: int | None) -> None:
    """One hand card has to be left for the discard; with none nothing is claimed or attached."""
    match = position([(hand, open_sets(*sets)), ANY], "水", hints="off")
    s = match.state
    assert GAME.offer(s, 0, []) == Values(tuple(tags))
    cards = Subset(tuple(s.hands[0]), 1, most) if most else None
    assert GAME.offer(s, 0, ["claim"]) == cards


def test_the_kind_follows_from_the_cards_without_hints() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", hints="off")
    s = match.state

    def kinds(cards: list[int]) -> Any:
        return GAME.offer(s, 0, ["claim", cards])

    assert kinds(list(cards_of("本"))) == Values(("pair", "two_word"))
    for wrong, kind in (("後", "two_word"), ("音後", "three_word"), ("音後半", "four_word"), ("国", "two_word")):
        assert kinds(sorted(cards_of(wrong))) == Values((kind,))
    assert kinds([]) is None and kinds(sorted(cards_of("音後半生"))) is None
    assert kinds([cards_of("本")[0], 54]) is None and kinds([-1]) is None


@pytest.mark.parametrize(
    ("sets", "daifuda", "free", "kinds"),
    [
        ("three_kind 天後音", "半", False, "four_kind"),
        ("three_kind 天後音", "水", False, "four_kind"),
        ("pair 大地", "義", False, "three_kind"),
        ("pair 大地", "水", False, "three_kind"),
        ("two_word 大地", "半", False, "twin"),
        ("two_word 日本", "人", False, "chain"),
        ("two_word 日本", "人", True, "three_word"),
        ("two_word 日本", "水", True, "chain"),
        ("three_word 中学生", "小", True, "four_word"),
        ("three_word 中学生", "小", False, "four_word"),
        ("chain 日本国", "水", False, "three_kind"),
        ("four_word 社会科学", "水", False, "three_kind"),
    ],
)
def test_the_kind_that_a_set_becomes_without_hints(sets: str, daifuda: str, free: bool, kinds: str) -> None:
    words = "free" if free else "strict"
    match = position([("", open_sets(sets)), ANY], daifuda, hints="off", attach_words=words)
    s = match.state
    assert GAME.offer(s, 0, ["attach", 0]) == Values((kinds,))
    assert GAME.offer(s, 0, ["attach", 1]) is None and GAME.offer(s, 0, ["attach", -1]) is None


def test_sets_to_attach_to_without_hints() -> None:
    sets = open_sets("chain 日本国", "two_word 大地")
    for held, offered in ((sets, Values((1,))), (sets[:1], None), ([], None)):
        match = position([("", held), ANY], "水", hints="off")
        assert GAME.offer(match.state, 0, ["attach"]) == offered


def test_the_table_itself_can_only_close_a_window_without_hints() -> None:
    """Where orders of older tables have answered for everybody."""
    duds = [("天後質", open_sets("four_word 社会科学")), ("人意名内", open_sets("three_kind 本国法"))]
    s = position(duds, "水", hints="off").state
    s.passing = [LEVEL_RON, LEVEL_RON]
    open_window(s)
    assert s.waiting == [TABLE_ACTOR]
    assert GAME.offer(s, TABLE_ACTOR, []) == Values(("close",)) and GAME.offer(s, TABLE_ACTOR, ["close"]) is None
