"""Jukugo Daifuda: what closes a window, orders together, the least ron, and what the end of a round shows."""

from __future__ import annotations

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import ORDER, PASS, RON, Claim
from engine.games.jukugo_daifuda.rules import GAME, least_useful
from engine.games.jukugo_daifuda.sets import lexicon
from engine.games.jukugo_daifuda.state import (
    JukugoDaifudaState,
    answers_of,
    by_order,
    could_beat,
    open_window,
)
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, JOKERS, LEVEL_CHI, LEVEL_RON, RED_JOKER
from tests.games.jukugo_daifuda.positions import (
    ANY,
    answers_to,
    asked,
    cards_of,
    claim,
    close,
    discard,
    open_sets,
    position,
)

PAIR_ONLY = ("校人", open_sets("three_word 中学生", "two_word 本意"))
"""Can make two_word 人民 with 民, and nothing else."""
LEVEL_KAN = 4
KAN = ("先法", open_sets("three_kind 天後音", "two_word 大地"))
"""Can make four_kind 天後音半 with 半."""


# The time-out discard


def test_the_timeout_discards_jokers_last_where_equally_many_sets_need_them() -> None:
    lex = lexicon("core")
    for text in ("校々", "法々", "々校"):
        assert least_useful(lex, cards_of(text)) == cards_of(text.replace("々", ""))[0]
    assert least_useful(lex, JOKERS) == BLACK_JOKER and least_useful(lex, JOKERS[::-1]) == BLACK_JOKER
    assert least_useful(lex, [RED_JOKER, *cards_of("水")]) == cards_of("水")[0]


def test_the_timeout_of_a_discard_keeps_the_joker() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    s = match.state
    s.phase, s.waiting, s.hands[0] = "discard", [0], list(cards_of("校々"))
    assert GAME.timeout(s, 0) == discard("校")


def test_the_timeout_of_a_discard_breaks_ties_by_the_suits_of_the_deck_file() -> None:
    """Spades, hearts, diamonds, clubs; within a suit by number. 家 名 無 用 are the aces, 大 the two of spades."""
    lex = lexicon("core")

    def first(text: str) -> int:
        return least_useful(lex, cards_of(text))

    assert first("質理") == cards_of("理")[0], "hearts before clubs"
    assert first("質主") == cards_of("主")[0], "diamonds before clubs"
    assert first("主理") == cards_of("理")[0], "hearts before diamonds"
    assert first("理校") == cards_of("校")[0], "the king of spades before the three of hearts"
    assert first("校科") == cards_of("科")[0], "the four before the king"


# Orders together


@pytest.mark.parametrize(
    ("hand", "daifuda", "least", "auto", "answer"),
    [
        (("日本音後半生人", ()), "国", "ron", 1, RON),
        (("日本音後半生人", ()), "国", "chi", 1, RON),
        (("日本音後半生人", ()), "国", "ron", 0, None),
        (PAIR_ONLY, "民", "ron", 1, PASS),
        (PAIR_ONLY, "民", "chi", 1, PASS),
        (PAIR_ONLY, "民", "ask", 1, None),
        (KAN, "半", "ron", 1, PASS),
        (KAN, "半", "chi", 1, None),
    ],
)
def test_ron_by_itself_together_with_pass_unless(
    hand: tuple[str, list[tuple[int, ...]]], daifuda: str, least: str, auto: int, answer: object
) -> None:
    match = position([hand, ANY], daifuda, turn=0)
    s = match.state
    s.passing[0], s.auto_ron[0] = {"ask": 0, "chi": LEVEL_CHI, "ron": LEVEL_RON}[least], auto
    assert by_order(s, 0, answers_of(s, 0)) == answer


def test_both_orders_stand_side_by_side_and_are_taken_back_one_by_one() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=1)
    s = match.state
    match.submit(0, ORDER["ron"])
    assert 0 in asked(match), "a ron is asked for"
    match.submit(0, ORDER["auto"])
    assert s.passing[0] == LEVEL_RON and s.auto_ron[0] == 1 and 0 not in asked(match)
    if not s.columns:
        for p in asked(match):
            match.submit(p, PASS)
    if not s.columns:
        close(match)
    assert s.round_winners == [0]


# What could still beat an answer


def kan_and_tsumo(discarder: int) -> Match[JukugoDaifudaState]:
    """Seat 0, whose turn it is, can make only two_word 人民; seat 1 four_kind 会社主民; seat 2 something or not."""
    match = position(
        [PAIR_ONLY, ("会社主同半後質", ()), ANY], "民", turn=0 if discarder < 0 else 2, discarder=discarder
    )
    assert answers_of(match.state, 0).level == 0 and answers_of(match.state, 1).level == LEVEL_KAN
    return match


def test_a_kan_waits_for_the_two_word_of_whoever_turned_the_card_up() -> None:
    match = kan_and_tsumo(-1)
    s = match.state
    match.submit(1, claim("four_kind", "会社主"))
    assert s.phase == "window" and 0 in asked(match), "a tsumo would beat it"
    match.submit(0, claim("two_word", "人"))
    assert (s.phase, s.waiting, s.last_seat) == ("discard", [0], 0)
    match = kan_and_tsumo(-1)
    match.submit(1, claim("four_kind", "会社主"))
    match.submit(0, PASS)
    for p in asked(match) if match.state.phase == "window" else ():
        match.submit(p, PASS)
    assert (match.state.phase, match.state.last_seat) == ("discard", 1)


def test_a_kan_of_a_discard_waits_for_no_two_word() -> None:
    match = kan_and_tsumo(2)
    match.submit(1, claim("four_kind", "会社主"))
    assert (match.state.phase, match.state.waiting, match.state.last_seat) == ("discard", [1], 1)


@pytest.mark.parametrize(
    ("turn", "discarder", "level", "winner", "could"),
    [
        (0, -1, 4, 1, True),  # a tsumo beats a kan
        (0, -1, 5, 2, True),  # at an equal level the turn player is the nearest
        (0, -1, 6, 1, False),  # but nothing beats a ron
        (0, -1, -1, -1, True),  # and anything beats nothing
        (1, -1, 4, 2, False),  # another's flip: just a two_word
        (1, -1, 0, 1, False),  # further from the turn player than seat 1 itself
        (2, -1, 0, 1, True),  # nearer than seat 1, clockwise from seat 2
        (2, 2, 0, 1, True),
        (2, 2, 1, 1, False),
    ],
)
def test_what_a_two_word_could_still_beat(turn: int, discarder: int, level: int, winner: int, could: bool) -> None:
    match = kan_and_tsumo(-1)
    s = match.state
    s.turn, s.discarder = turn, discarder
    assert could_beat(s, 0, level, winner) == could


def test_a_ron_of_the_turn_player_stays_a_ron_and_no_tsumo() -> None:
    match = position([("日本音後半生人", ()), ANY, ANY], "国", turn=0)
    assert could_beat(match.state, 0, LEVEL_RON, 1), "the nearer ron"
    assert could_beat(match.state, 0, 5, 1)
    match.state.turn = 1
    assert not could_beat(match.state, 0, LEVEL_RON, 1), "the farther ron"


def test_who_can_only_pass_could_beat_nothing_not_even_on_the_own_flip() -> None:
    duds = [("天後質", open_sets("four_word 社会科学")), ("人意名内", open_sets("three_kind 本国法"))]
    match = position(duds, "水", turn=0)
    assert not could_beat(match.state, 0, -1, -1) and not could_beat(match.state, 0, 0, 1)


# Secrets and the least ron


@pytest.mark.parametrize("rounds", [1, 2])
def test_r15_nothing_of_a_losing_hand_or_answer_is_seen_when_a_round_ends(rounds: int) -> None:
    seats = [("日本音後半生人", ()), ("科商同天名月無", ()), ANY]
    match = position(seats, "国", turn=2, window_mode="sealed", rounds=rounds)
    s = match.state
    match.ctx.events.clear()
    held = [s.hands[p][:] for p in (1, 2)]
    losing = {c for hand in held for c in hand}
    match.submit(1, PASS)
    match.submit(2, PASS)
    match.submit(0, RON)
    assert match.over == (rounds == 1) and s.round_winners == [0]
    assert s.answer == [[], [], []]
    events = [e for e in match.ctx.events if e.only is None]
    told = events[: next(k for k, e in enumerate(events) if e.kind == "ron") + 1]
    assert not {c for e in told for c in [*e.facts.get("cards", ()), e.facts.get("card", -1)]} & losing
    assert not {c for x in s.ron_sets for c in x[2:]} & losing and not {c for x in s.album for c in x[4:]} & losing
    for viewer in (None, 0) if match.over else ():
        view = match.view(viewer)
        assert (
            view.state["hands"][1] == view.state["hands"][2] == 7
            and view.state["sets"][1] == view.state["sets"][2] == []
        )
        assert view.state["answer"] == [] and view.state["ron_worth"] in ([], 0)
        assert [s.hands[p] for p in (1, 2)] == held, "they stay where they are"


def test_min_ron_is_reached_by_exactly_that_score() -> None:
    sets = open_sets("two_word 日本", "two_word 大地", "two_word 人間")
    scores = {least: answers_to("法", sets, "民", min_ron=least).ron for least in (3, 4, 5)}
    assert scores == {3: 4, 4: 4, 5: 0}
    for least, can in ((4, True), (5, False)):
        match = position([("法", sets), ANY], "民", turn=0, min_ron=least)
        assert (RON in GAME.legal(match.state, 0)) == can


def test_an_order_in_force_answers_the_next_window_as_it_opens() -> None:
    match = position([PAIR_ONLY, ANY], "民", turn=0)
    s = match.state
    s.passing[0] = LEVEL_RON
    open_window(s)
    assert s.answer[0] == [0] and 0 not in s.waiting and TABLE_ACTOR in s.waiting
    assert isinstance(answers_of(s, 0).moves[0], Claim) and claim("two_word", "人") in answers_of(s, 0).moves
