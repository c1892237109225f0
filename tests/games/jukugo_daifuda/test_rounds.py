"""Jukugo Daifuda: setup, whole rounds, events and payments, ends of rounds and games; by the numbers of the rules."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.context import Event, GameContext
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.standing import Standing
from engine.core.state import NO_CARD
from engine.games.jukugo_daifuda.answers import CLOSE, ORDER, PASS, RON, Attach, Claim, Discard
from engine.games.jukugo_daifuda.leg import FLIP, LEG
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import answers_of, by_rank
from engine.games.jukugo_daifuda.terms import CARDS, JOKERS, KINDS, SIZE, read
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    DUDS,
    GOES_OUT,
    LAST_CARD,
    TWO_OVER,
    all_pass,
    asked,
    begin,
    cards_of,
    claim,
    discard,
    position,
    step,
)


def spelled(events: Iterable[Event], mine: bool = False) -> list[str]:
    """Return public events (with ``mine`` those for one seat alone), such as "claimed seat=1 card=大", with kanji."""

    def said(key: str, value: Any) -> Any:
        return read((value,)) if key == "card" else read(tuple(value)) if key == "cards" else value

    told = [e for e in events if (e.only is not None) is mine]
    return [" ".join([e.kind, *(f"{k}={said(k, v)}" for k, v in e.facts.items())]) for e in told]


def laid(sets: Iterable[list[int]]) -> list[tuple[Any, ...]]:
    """Return sets of a ron as (kind, hidden, kanji)."""
    return [(KINDS[kind], hidden, read(cards)) for kind, hidden, *cards in sets]


def words_kept(match: Match[Any]) -> list[tuple[Any, ...]]:
    """Return the album as (round, seat, kind, points, kanji)."""
    return [(x[0], x[1], KINDS[x[2]], x[3], read(x[4:])) for x in match.state.album]


# Setup


@pytest.mark.parametrize(("seats", "rest"), [(2, 40), (3, 33), (4, 26)])
def test_one_card_at_a_time_is_dealt_from_seat_0(seats: int, rest: int) -> None:
    deck = cards_of(DECK_16)
    s = begin(seats, deck=DECK_16).state
    assert [set(hand) for hand in s.hands] == [set(deck[p : 7 * seats : seats]) for p in range(seats)]
    assert [s.daifuda, *s.deck[::-1]] == list(deck[7 * seats :]) and len(s.deck) + 1 == rest
    assert GAME.conserved(s) == list(CARDS) and s.hands[0] == sorted(s.hands[0], key=by_rank)


def test_a_dealt_hand_lies_by_number_equal_ones_by_the_suits_of_the_deck_file_and_jokers_last() -> None:
    top = "々月々先国大一小人事中本間年"
    s = begin(2, deck=top + "".join(k for k in DECK_16 if k not in top)).state
    assert [read(hand) for hand in s.hands] == ["人国間中一々々", "大小事本先月年"]
    assert s.hands[0][-2:] == list(JOKERS)
    assert read(sorted(cards_of("用無名家"), key=by_rank)) == "家名無用"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hand_lies_by_number_by_sets_or_by_suit(seat: int) -> None:
    """Without hints by suit instead of by sets."""
    seats = [ANY, ANY, ANY]
    seats[seat] = "々生後法人本日"
    for hints, other in (("full", "日本人法々後生"), ("off", "本人法生日後々")):
        view = position(*seats, on="水", hints=hints).view(seat)
        assert [read(GAME.arrange(how, view)) for how in GAME.arrangements] == ["人本法日後生々", other]


def test_the_first_dealer_is_drawn() -> None:
    drawn = {Match.begin(GAME, match="m", seats=4, options={}, secret=bytes([k]) * 32).state.dealer for k in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_what_a_table_may_choose() -> None:
    usual = {"rounds": 8, "chips": 60, "dictionary": "core", "min_ron": 0, "attach_words": "strict"}
    assert GAME.check(3, {}) == usual | {"hints": "full", "window_mode": "quiet", "pause": "long"}
    for key, least, most in (("rounds", 1, 16), ("chips", 20, 240), ("min_ron", 0, 40)):
        assert [GAME.check(3, {key: value})[key] for value in (least, most)] == [least, most]
        for value in (least - 1, most + 1):
            with pytest.raises(BadOption):
                GAME.check(3, {key: value})
    for key in ("dictionary", "attach_words", "hints", "window_mode", "pause"):
        with pytest.raises(BadOption):
            GAME.check(3, {key: "loud"})
    with pytest.raises(ValueError, match="not for"):
        begin(5)
    assert (GAME.seats, GAME.end_reasons) == ((2, 3, 4), ("rounds", "broke"))
    assert [a.tag for a in GAME.actions] == ["pass", "claim", "attach", "ron", "discard", "close", "order"]
    s = begin(2, attach_words="free", dictionary="full").state
    assert (s.free, s.dictionary) == (True, "full") and not begin(2).state.free


# Worked example 16


def test_example_16_a_whole_round_as_it_is_played_and_told() -> None:
    match = begin(3, deck=DECK_16, rounds=1)
    s = match.state
    assert spelled(match.ctx.events) == ["round number=1 dealer=0", "flipped seat=0 card=大"]
    hands = ["名無科商同月天", "義理気業民内後", "地道社行間年物"]
    assert spelled(match.ctx.events, mine=True) == [f"hand cards={hand}" for hand in hands]
    assert [read(hand) for hand in s.hands] == hands and (s.turn, s.discarder) == (0, -1)
    pon = "kind=three_kind cards=同内部 call=pon"
    rows: list[tuple[list[int], int, Action, str]] = [
        ([1, 2], 2, claim("pair", "地"), ""),  # W1: seat 0 none; seat 1 could still be nearer
        ([1], 1, claim("pair", "義"), "claimed seat=1 card=大 kind=pair cards=大義 call="),
        ([1], 1, discard("内"), "discarded seat=1 card=内"),
        ([0], 0, claim("pair", "同"), "claimed seat=0 card=内 kind=pair cards=同内 call="),  # W2
        ([0], 0, discard("月"), "discarded seat=0 card=月"),
        ([], TABLE_ACTOR, CLOSE, "unclaimed card=月; flipped seat=1 card=部"),  # W3, W4
        ([0], 0, Attach(0, "three_kind"), f"attached seat=0 card=部 {pon}"),
        ([0], 0, discard("商"), "discarded seat=0 card=商"),
        ([1, 2], 2, claim("two_word", "社"), ""),  # W5
        ([1], 1, claim("pair", "業"), "claimed seat=1 card=商 kind=pair cards=商業 call="),
        ([1], 1, discard("後"), "discarded seat=1 card=後"),
        ([0], 0, claim("pair", "天"), "claimed seat=0 card=後 kind=pair cards=天後 call="),  # W6
        ([0], 0, discard("科"), "discarded seat=0 card=科"),
        ([1, 2], 1, PASS, ""),  # W7
        ([2], 2, claim("pair", "道"), "claimed seat=2 card=科 kind=pair cards=科道 call="),
        ([2], 2, discard("社"), "discarded seat=2 card=社"),
        ([1], 1, RON, "ron seat=1 card=社 score=10 chips=[50, 80, 50]; over scores=[50, 80, 50] winners=[1]"),  # W8
    ]
    for seats, seat, move, told in rows:
        assert asked(match) == seats, move
        if move == RON:
            assert read(s.hands[1]) == "理気民"
        events = match.submit(seat, move)
        assert "; ".join(spelled(events)) == told
        own = [] if seat == TABLE_ACTOR or isinstance(move, Discard) else [((seat,), {"answer": move.wire()})]
        assert [(e.only, e.facts) for e in events if e.kind == "answered"] == own
    shown = [("pair", 0, "大義"), ("pair", 0, "商業"), ("pair", 0, "社民"), ("pair", 1, "理気")]
    assert sorted(laid(s.ron_sets)) == sorted(shown)
    assert (s.round_winners, s.round_scores, s.columns, s.scores) == ([1], [10], [[50, 80, 50]], [50, 80, 50])


# Laid sets, events and the album


@pytest.mark.parametrize(
    ("hand", "daifuda", "move", "cards", "call"),
    [
        (GOES_OUT, "国", claim("chain", "日本"), "日本国", "chi"),
        (GOES_OUT, "国", claim("two_word", "本"), "本国", ""),
        (GOES_OUT, "国", claim("twin", "本人"), "国本人", "chi"),
        ("日本社会科小数", "学", claim("three_word", "社会"), "社会学", "chi"),
        ("日本社会科小数", "学", claim("four_word", "社会科"), "社会科学", "kan"),
        ("日本社会科小数", "学", claim("three_kind", "科小"), "科学小", "pon"),
        (TWO_OVER, "半", Attach(0, "four_kind"), "天半音後", "kan"),
        (TWO_OVER, "半", Attach(1, "twin"), "半大地", "chi"),
        (LAST_CARD, "民", Attach(2, "chain"), "人民間", "chi"),
    ],
)
def test_r5_a_set_is_laid_out_as_it_is_read(
    hand: str, daifuda: str, move: Claim | Attach, cards: str, call: str
) -> None:
    """It is told and kept so, and marked as the last one taken; in the own flip it is a tsumo."""
    for turn, discarder, told in ((0, 0, call), (1, -1, "tsumo")):
        match = position(ANY, hand, on=daifuda, turn=turn, discarder=discarder)
        s = match.state
        at, hidden = move.at if isinstance(move, Attach) else len(s.sets[1]), len(s.deck)
        events = match.submit(1, move)
        if s.phase != "discard":
            all_pass(match)
            events = [e for e in match.ctx.events if e.kind in ("claimed", "attached")]
        done = "attached" if isinstance(move, Attach) else "claimed"
        assert spelled(events)[-1] == f"{done} seat=1 card={daifuda} kind={move.kind} cards={cards} call={told}"
        assert s.sets[1][at] == [KINDS.index(move.kind), *cards_of(cards)]
        assert (s.last_seat, read((s.last_card,)), s.last_at) == (1, daifuda, at)
        assert (s.turn, s.daifuda, s.waiting, len(s.deck)) == (1, NO_CARD, [1], hidden), "there is no draw"
        assert s.ron_worth == [0, 0] and s.answer == [[], []]


def test_ron_shows_the_hand_in_its_arrangement() -> None:
    match = position(GOES_OUT, on="国")
    assert [e.kind for e in match.submit(0, RON)][:2] == ["answered", "ron"]
    s = match.state
    assert laid(s.ron_sets) == [("chain", 0, "日本国"), ("three_kind", 1, "半音後"), ("two_word", 1, "人生")]
    assert s.round_scores == [27]
    assert words_kept(match) == [(1, 0, "chain", 5, "日本国"), (1, 0, "two_word", 2, "人生")]


def test_the_words_on_the_table_are_kept_each_with_its_player() -> None:
    """The winner's as shown, hidden ones at double value; for the others only the open sets; no equal numbers."""
    loser = "| pair 校一, two_word 大地, three_word 中学生"
    match = position(loser, "気国家 | two_word 本意, two_word 人間", on="心", discarder=0)
    match.submit(1, RON)
    assert words_kept(match) == [
        (1, 0, "two_word", 1, "大地"),
        (1, 0, "three_word", 10, "中学生"),
        (1, 1, "two_word", 1, "本意"),
        (1, 1, "two_word", 1, "人間"),
        (1, 1, "two_word", 2, "国家"),
    ]


# Payments and ends


ALL_8 = "人 | three_kind 天後音, chain 日本国"
RON_15 = "気 | three_word 中学生, twin 本意用"


@pytest.mark.parametrize(
    ("number", "chips", "seats", "daifuda", "score", "after", "over"),
    [
        ("3: a ron of 15 pays 45", [60, 60, 60, 60], [ANY, RON_15, ANY, ANY], "心", 15, [45, 105, 45, 45], False),
        ("15", [12, 60, 108], [ANY, ANY, ALL_8], "生", 16, [-4, 44, 140], True),
        ("15: exactly 0 plays on", [16, 60, 104], [ANY, ANY, ALL_8], "生", 16, [0, 44, 136], False),
        ("R16: several below 0", [10, 100, 14, 15], [ANY, RON_15, ANY, ANY], "心", 15, [-5, 145, -1, 0], True),
    ],
)
def test_payments(
    number: str, chips: list[int], seats: list[str], daifuda: str, score: int, after: list[int], over: bool
) -> None:
    """All others pay in full; the game ends after a round that leaves a balance below 0."""
    match = position(*seats, on=daifuda, discarder=0)
    s, who = match.state, after.index(max(after))
    s.chips = chips[:]
    match.submit(who, RON)
    if not s.columns:
        all_pass(match)
    assert (s.columns, s.chips, s.round_scores, s.round_winners) == ([after], after, [score], [who])
    assert match.over == over
    if over:
        assert (s.ended, s.winners, s.scores) == ("broke", [who], after)
    else:
        assert (s.dealer, s.turn, s.round) == (who, who, 2), "who went out deals and has the first turn"


def test_r13_a_draw_is_a_round_that_pays_nothing_and_the_deal_moves_on() -> None:
    match = position(*DUDS, "下同的 | four_kind 先月質日", on="水", deck="")
    told = spelled(match.submit(TABLE_ACTOR, CLOSE))
    assert told[:3] == ["unclaimed card=水", "draw number=1", "round number=2 dealer=1"]
    s = match.state
    assert (s.round_winners, s.round_scores, s.columns, s.chips) == ([-1], [0], [[60] * 3], [60] * 3)
    assert (s.round, s.dealer, s.turn, s.ron_sets, s.ron_card) == (2, 1, 1, [], NO_CARD)


def test_the_game_ends_after_the_last_round_and_equal_balances_share_the_win() -> None:
    match = position(*DUDS, on="水", deck="", rounds=1)
    assert spelled(match.submit(TABLE_ACTOR, CLOSE))[1:] == ["draw number=1", "over scores=[60, 60] winners=[0, 1]"]
    s = match.state
    assert (s.ended, s.winners, s.scores, s.daifuda) == ("rounds", [0, 1], [60, 60], NO_CARD)
    assert words_kept(match) == [(1, 0, "four_word", 20, "社会科学")]


def test_r16_a_balance_below_0_is_the_reason_for_the_end_in_the_last_round_too() -> None:
    match = position(ANY, ANY, ALL_8, on="生", discarder=0, rounds=1)
    match.state.chips = [12, 60, 108]
    match.submit(2, RON)
    if not match.over:
        all_pass(match)
    assert (match.state.ended, match.state.winners, match.state.scores) == ("broke", [2], [-4, 44, 140])


def test_the_last_card_of_the_deck_can_still_be_claimed() -> None:
    match = position(GOES_OUT, on="国", deck="")
    match.submit(0, claim("pair", "本"))
    all_pass(match)
    assert match.state.phase == "discard" and match.state.round == 1


@pytest.mark.parametrize("rounds", [1, 2])
def test_r15_nothing_of_a_losing_hand_or_answer_is_seen_when_a_round_ends(rounds: int) -> None:
    match = position(GOES_OUT, "科商同天名月無", ANY, on="国", turn=2, window_mode="sealed", rounds=rounds)
    s = match.state
    held = [s.hands[p][:] for p in (1, 2)]
    losing = {*held[0], *held[1]}
    events = [e for seat, move in ((1, PASS), (2, PASS), (0, RON)) for e in match.submit(seat, move) if e.only is None]
    assert match.over == (rounds == 1) and s.round_winners == [0] and s.answer == [[], [], []]
    assert events[0].kind == "ron" and events[0].facts["card"] not in losing
    assert not {c for x in s.ron_sets for c in x[2:]} & losing and not {c for x in s.album for c in x[4:]} & losing
    for viewer in (None, 0) if match.over else ():
        seen = match.view(viewer).state
        assert seen["hands"][1:] == [7, 7] and seen["sets"][1:] == [[], []]
        assert seen["answer"] == [] and seen["ron_worth"] in ([], 0)
        assert [s.hands[p] for p in (1, 2)] == held, "they stay where they are"


def test_r15_a_losing_claim_is_never_shown() -> None:
    match = begin(3, deck=DECK_16, window_mode="sealed")
    for p, move in ((0, PASS), (2, claim("pair", "地")), (1, claim("pair", "義"))):
        events = match.submit(p, move)
    assert [e.kind for e in events if e.only is None] == ["claimed"]
    public = json.dumps([e.facts for e in match.ctx.events if e.only is None])
    assert str(cards_of("地")[0]) not in public.replace("[", " ").replace(",", " ").split()


@pytest.mark.parametrize("options", [{}, {"attach_words": "free", "window_mode": "sealed"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r14_a_round_has_at_most_54_windows_and_chips_and_cards_stay(seats: int, options: dict[str, Any]) -> None:
    """A quiet window asks only seats that can do more than pass."""
    for seed in range(4):
        given = {"rounds": 3, **options}
        match, rng = (
            Match.begin(GAME, match="m", seats=seats, options=given, secret=bytes([seed]) * 32),
            random.Random(seed),
        )
        s = match.state
        while not match.over:
            assert sum(s.chips) == 60 * seats and GAME.conserved(s) == list(CARDS)
            for p in range(seats):
                size = len(s.hands[p]) + sum(len(x) - 1 for x in s.sets[p])
                assert size == 7 or (size == 8 and s.waiting == [p] and s.phase == "discard")
                assert all(SIZE[x[0]] == len(x) - 1 for x in s.sets[p])
            if s.phase == "window" and not s.sealed and TABLE_ACTOR in s.waiting and not any(s.answer):
                able = [p for p in range(seats) if p != s.discarder and len(answers_of(s, p).moves) > 1]
                assert s.waiting == [*able, TABLE_ACTOR]
            step(match, rng)
        rounds: list[Counter[str]] = []
        for event in match.ctx.events:
            rounds += [Counter()] * (event.kind == "round")
            rounds[-1][event.kind] += 1
        assert len(rounds) == len(s.columns) <= 3
        for told in rounds:
            assert told["flipped"] + told["discarded"] <= 54
            assert told["claimed"] + told["attached"] <= 7 * seats


# The leg


def test_in_a_leg_nothing_but_orders_is_discussed_before_the_flip() -> None:
    """There is no daifuda yet, so a late press of an old answer gets no reason about cards."""
    game = LEG.game
    s = LEG.start(2, game.check(2, {}), GameContext(random.Random(1).random), Standing(totals=(60, 60)))
    assert s.phase == "flip" and game.legal(s, s.turn) == (FLIP,) == (game.timeout(s, s.turn),)
    for move in (PASS, RON, claim("pair", "本"), Attach(0, "chain"), discard("本")):
        assert game.why_not(s, s.turn, move).key == "illegal-now"
    assert game.why_not(s, s.turn, ORDER["ask"]).key == "jukugo_daifuda-no-order"
