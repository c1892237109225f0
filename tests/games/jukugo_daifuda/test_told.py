"""Jukugo Daifuda: what is told of a round, what a refusal names, and in which order a hand lies."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.context import Event
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.state import NO_CARD
from engine.games.jukugo_daifuda.answers import CLOSE, ORDER, PASS, RON, Attach, Claim, Discard, Order
from engine.games.jukugo_daifuda.rules import GAME, least_useful
from engine.games.jukugo_daifuda.sets import OpenSet, lexicon, most_in_sets
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, by_rank
from engine.games.jukugo_daifuda.terms import JOKERS, KINDS, RULES, SIZE, read
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

Hand = tuple[str, Sequence[OpenSet]]
GOES_OUT: Hand = ("日本音後半生人", [])
"""Can go out with 国 for 27 (example 7)."""
TWO_OVER: Hand = ("先法", open_sets("three_kind 天後音", "two_word 大地"))
"""Can attach 半 to either set, and nothing else (example 10)."""


def spelled(events: Iterable[Event]) -> list[tuple[Any, ...]]:
    """Events as ``(kind, only, facts)``, their cards as kanji."""

    def said(key: str, value: Any) -> Any:
        return read((value,)) if key == "card" else read(tuple(value)) if key == "cards" else value

    return [(e.kind, e.only, {k: said(k, v) for k, v in e.facts.items()}) for e in events]


# What is told


def test_example_16_is_told_as_it_is_played() -> None:
    """Every event of a round with all its facts, and who may know."""
    match = begin(3, deck=DECK_16, rounds=1)
    steps: list[tuple[int, Action, list[tuple[Any, ...]]]] = [
        (1, claim("pair", "義"), [("claimed", None, {"seat": 1, "card": "大", "kind": "pair", "cards": "大義"})]),
        (1, discard("内"), [("discarded", None, {"seat": 1, "card": "内"})]),
        (0, claim("pair", "同"), [("claimed", None, {"seat": 0, "card": "内", "kind": "pair", "cards": "同内"})]),
        (0, discard("月"), [("discarded", None, {"seat": 0, "card": "月"})]),
        (TABLE_ACTOR, CLOSE, [("unclaimed", None, {"card": "月"}), ("flipped", None, {"seat": 1, "card": "部"})]),
        (
            0,
            Attach(0, "three_kind"),
            [("attached", None, {"seat": 0, "card": "部", "kind": "three_kind", "cards": "同内部"})],
        ),
        (0, discard("商"), [("discarded", None, {"seat": 0, "card": "商"})]),
        (1, claim("pair", "業"), [("claimed", None, {"seat": 1, "card": "商", "kind": "pair", "cards": "商業"})]),
        (1, discard("後"), [("discarded", None, {"seat": 1, "card": "後"})]),
        (0, claim("pair", "天"), [("claimed", None, {"seat": 0, "card": "後", "kind": "pair", "cards": "天後"})]),
        (0, discard("科"), [("discarded", None, {"seat": 0, "card": "科"})]),
        (2, claim("pair", "道"), [("claimed", None, {"seat": 2, "card": "科", "kind": "pair", "cards": "科道"})]),
        (2, discard("社"), [("discarded", None, {"seat": 2, "card": "社"})]),
        (
            1,
            RON,
            [
                ("ron", None, {"seat": 1, "card": "社", "score": 10, "chips": [50, 80, 50]}),
                ("over", None, {"scores": [50, 80, 50], "winners": [1]}),
            ],
        ),
    ]
    calls = {"pair": "", "three_kind": "pon"}
    assert spelled(match.ctx.events) == [
        ("round", None, {"number": 1, "dealer": 0}),
        ("hand", (0,), {"cards": "名無科商同月天"}),
        ("hand", (1,), {"cards": "義理気業民内後"}),
        ("hand", (2,), {"cards": "地道社行間年物"}),
        ("flipped", None, {"seat": 0, "card": "大"}),
    ]
    for seat, move, told in steps:
        if seat >= 0 and not isinstance(move, Discard):
            told.insert(0, ("answered", (seat,), {"answer": move.wire()}))
        for kind, _, facts in told:
            if kind in ("claimed", "attached"):
                facts["call"] = calls[facts["kind"]]
        happened = match.submit(seat, move)
        window = match.state.phase == "window" and isinstance(move, Claim | Attach)
        for p in [p for p in match.state.waiting if p != TABLE_ACTOR] if window else ():
            happened = [*happened[:1], *match.submit(p, PASS)[1:]]
        assert spelled(happened) == told


def test_r13_a_draw_and_the_end_are_told() -> None:
    duds = [("天後質", open_sets("four_word 社会科学")), ("人意名内", open_sets("three_kind 本国法"))]
    match = position(duds, "水", turn=0, deck="", rounds=1)
    assert spelled(match.submit(TABLE_ACTOR, CLOSE)) == [
        ("unclaimed", None, {"card": "水"}),
        ("draw", None, {"number": 1}),
        ("over", None, {"scores": [60, 60], "winners": [0, 1]}),
    ]
    s = match.state
    assert (s.daifuda, s.ron_card, s.round_scores) == (NO_CARD, NO_CARD, [0])
    assert [(x[0], x[1], KINDS[x[2]], x[3], read(tuple(x[4:]))) for x in s.album] == [
        (1, 0, "four_word", 20, "社会科学")
    ]
    match = position(duds, "水", turn=0, deck="")
    (_, _, dealt, *_) = spelled(match.submit(TABLE_ACTOR, CLOSE))
    assert dealt == ("round", None, {"number": 2, "dealer": 1})


@pytest.mark.parametrize("rule", ["ask", "chi", "ron", "auto", "manual", "turn"])
def test_an_order_is_told_to_its_seat_alone(rule: str) -> None:
    match = position([ANY, GOES_OUT, ANY], "国", turn=0, hints="full")
    s = match.state
    s.passing[1], s.auto_ron[1] = 2 * (rule == "ask"), int(rule == "manual")
    told = spelled(match.submit(1, ORDER[rule]))
    assert told[0] == ("ordered", (1,), {"rule": rule})
    answered = {"auto": "ron", "turn": "pass"}.get(rule)
    assert told[1:2] == ([("answered", (1,), {"answer": [answered]})] if answered else [])


@pytest.mark.parametrize(
    ("hand", "daifuda", "move", "cards", "call"),
    [
        (GOES_OUT, "国", claim("chain", "日本"), "日本国", "chi"),
        (GOES_OUT, "国", claim("two_word", "本"), "本国", ""),
        (GOES_OUT, "国", claim("twin", "本人"), "国本人", "chi"),
        (("日本社会科小数", []), "学", claim("three_word", "社会"), "社会学", "chi"),
        (("日本社会科小数", []), "学", claim("four_word", "社会科"), "社会科学", "kan"),
        (("日本社会科小数", []), "学", claim("three_kind", "科小"), "科学小", "pon"),
        (TWO_OVER, "半", Attach(0, "four_kind"), "天半音後", "kan"),
        (TWO_OVER, "半", Attach(1, "twin"), "半大地", "chi"),
        (
            ("法", open_sets("two_word 日本", "two_word 大地", "two_word 人間")),
            "民",
            Attach(2, "chain"),
            "人民間",
            "chi",
        ),
    ],
)
def test_r5_a_set_is_laid_out_as_it_is_read(hand: Hand, daifuda: str, move: Action, cards: str, call: str) -> None:
    """And so it is told, kept, and marked as the last that was taken."""
    match = position([ANY, hand], daifuda, turn=0, discarder=0)
    (taken,) = [e for e in match.submit(1, move) if e.only is None]
    kind = move.wire()[2]
    assert isinstance(move, Claim | Attach)
    assert spelled([taken])[0][2] == {
        "seat": 1,
        "card": daifuda,
        "kind": kind,
        "cards": cards,
        "call": call,
    }
    s = match.state
    at = move.at if isinstance(move, Attach) else len(hand[1])
    assert s.sets[1][at] == [KINDS.index(kind), *cards_of(cards)]
    assert (s.last_seat, read((s.last_card,)), s.last_at) == (1, daifuda, at)
    assert s.ron_worth == [0, 0] and s.answer == [[], []]


def test_the_words_on_the_table_are_kept_each_with_its_player() -> None:
    """The winner's as shown, hidden ones for double; of the others only the open sets; no equal numbers."""
    loser: Hand = ("", open_sets("pair 校一", "two_word 大地", "three_word 中学生"))
    match = position([loser, ("気国家", open_sets("two_word 本意", "two_word 人間"))], "心", turn=0, discarder=0)
    match.submit(1, RON)
    kept = [(x[0], x[1], KINDS[x[2]], x[3], read(tuple(x[4:]))) for x in match.state.album]
    assert kept == [
        (1, 0, "two_word", 1, "大地"),
        (1, 0, "three_word", 10, "中学生"),
        (1, 1, "two_word", 1, "本意"),
        (1, 1, "two_word", 1, "人間"),
        (1, 1, "two_word", 2, "国家"),
    ]


# Who is asked, and what stands


@pytest.mark.parametrize("free", [False, True])
def test_r9_the_options_are_those_of_the_table(free: bool) -> None:
    """What only ``attach_words: free`` lets grow is answered, refused and paid by it (example 14)."""
    match = begin(2, attach_words="free" if free else "strict", dictionary="full")
    assert (match.state.free, match.state.dictionary) == (free, "full")
    options: dict[str, Any] = {"attach_words": "free" if free else "strict", "window_mode": "sealed"}
    sets = open_sets("two_word 日本", "three_word 中学生")
    hands: list[Hand] = [("地義", sets), ANY]
    match = position(hands, "人", **options)
    s = match.state
    grows = Attach(0, "three_word" if free else "chain")
    assert GAME.legal(s, 0) == (RON, grows, PASS)
    wrong = Attach(0, "chain" if free else "three_word")
    facts = {"kind": wrong.kind, "made": grows.kind}
    assert refused(match, 0, wrong) == ("jukugo_daifuda-no-kind", facts)
    match.submit(0, RON)
    match.submit(1, PASS)
    assert s.round_scores == [24 if free else 19]
    assert [(KINDS[x[0]], x[1]) for x in s.ron_sets] == [("three_word", 0), (grows.kind, 0), ("pair", 1)]
    match = position(hands, "人", min_ron=25, **options)
    assert refused(match, 0, RON) == ("jukugo_daifuda-no-ron-low", {"score": 24 if free else 19, "least": 25})
    match = position([("法天", sets), ANY], "小", **options)
    assert refused(match, 0, RON) == (
        ("jukugo_daifuda-no-ron", {"left": 2})
        if free
        else ("jukugo_daifuda-no-ron-daifuda", {"daifuda": cards_of("小")[0]})
    )
    assert refused(match, 0, Attach(1, "chain")) == (
        ("jukugo_daifuda-no-kind", {"kind": "chain", "made": "four_word"})
        if free
        else ("jukugo_daifuda-no-grow-kind", {"kind": "three_word"})
    )


def in_ids(key: str, value: Any) -> Any:
    """A fact with kanji as it stands in the engine."""
    return list(cards_of(value)) if key == "cards" else cards_of(value)[0] if key in ("card", "daifuda") else value


def test_what_a_redeal_asks() -> None:
    """Nobody in a discard or at the end; never the discarder; the table itself unless a sealed window asks somebody."""
    rng = random.Random(3)

    def waiting(match: Match[JukugoDaifudaState], seat: int) -> list[int]:
        return match.state.redeal(seat, rng.random).waiting

    for mode, house in (("quiet", [TABLE_ACTOR]), ("sealed", [])):
        match = position([GOES_OUT, ANY, ANY], "国", turn=2, discarder=2, window_mode=mode)
        assert 0 in match.state.waiting
        assert waiting(match, 0) == waiting(match, 1) == waiting(match, 2) == [0, 1, *house]
        match.submit(0, PASS)
        assert waiting(match, 0) == [1, *house]
        two = position([GOES_OUT, ANY], "国", turn=1, discarder=1, window_mode=mode)
        two.state.auto_ron[0] = 1
        two.state.waiting, two.state.answer[0] = [TABLE_ACTOR], [3]
        assert waiting(two, 0) == [TABLE_ACTOR], "the only seat that may answer has done so"
        taken = position([GOES_OUT, ANY], "国", turn=0, window_mode=mode)
        taken.submit(0, claim("chain", "日本"))
        all_pass(taken)
        assert taken.state.phase == "discard"
        assert waiting(taken, 0) == waiting(taken, 1) == [0]
        over = position([GOES_OUT, ANY], "国", turn=1, discarder=1, window_mode=mode, rounds=1)
        over.submit(0, RON)
        assert over.over and waiting(over, 0) == waiting(over, 1) == []


def test_a_last_hand_card_is_not_discarded_while_the_daifuda_lies_there() -> None:
    sets = open_sets("two_word 日本", "two_word 大地", "two_word 人間")
    match = position([("法", sets), ANY], "民", turn=0)
    assert match.state.waiting[0] == 0 and GAME.automatic(match.state) is None


def test_the_timeout_discards_what_fits_least_before_it_looks_at_the_order() -> None:
    lex = lexicon("core")
    assert least_useful(lex, cards_of("日本内")) == cards_of("内")[0], "though hearts come before clubs"
    assert least_useful(lex, cards_of("人民間内")) == cards_of("内")[0]


def test_nobody_but_a_seat_of_the_table_has_orders() -> None:
    match = begin(3, deck=DECK_16)
    assert [len(GAME.anytime(match.state, seat)) for seat in (TABLE_ACTOR, -1, 0, 2, 3, 4)] == [0, 0, 4, 4, 0, 0]


def test_claims_are_offered_only_where_there_are_any() -> None:
    match = position([TWO_OVER, ANY], "半", turn=0)
    assert list(match.view(0).first) == ["attach", "pass"]
    assert GAME.offer(match.state, 0, ["claim"]) is None


# How a hand lies


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hand_lies_by_number_by_sets_or_by_suit(seat: int) -> None:
    """By number: equal ones by the suits of the deck file, jokers last. Without hints by suit in place of sets."""
    by_number, by_sets, by_suit = "人本法日後生々", "日本人法々後生", "本人法生日後々"
    seats: list[Any] = [ANY, ANY, ANY]
    seats[seat] = ("々生後法人本日", [])
    for hints, orders in (("full", (by_number, by_sets)), ("off", (by_number, by_suit))):
        view = position(seats, "水", hints=hints).view(seat)
        assert tuple(read(tuple(GAME.arrange(how, view))) for how in GAME.arrangements) == orders


def test_a_dealt_hand_lies_by_number() -> None:
    top = "々月々先国大一小人事中本間年"
    deck = top + "".join(k for k in DECK_16 if k not in top)
    s = begin(2, deck=deck).state
    assert [read(tuple(h)) for h in s.hands] == ["人国間中一々々", "大小事本先月年"]
    assert s.hands[0][-2:] == list(JOKERS)


# Refusals


@pytest.mark.parametrize(
    ("move", "reason", "facts"),
    [
        (ORDER["chi"], "order", {"rule": "chi"}),
        (ORDER["manual"], "order", {"rule": "manual"}),
        (Order(len(RULES)), "", {}),
        (Order(-1), "", {}),
        (Attach(0, "chain"), "kind", {"kind": "chain", "made": "four_kind"}),
        (Attach(0, "five_kind"), "", {}),
        (Attach(1, "three_kind"), "kind", {"kind": "three_kind", "made": "twin"}),
        (Attach(2, "twin"), "open-set", {}),
        (Attach(-1, "twin"), "open-set", {}),
        (claim("pair", "民"), "hand-card", {"card": "民"}),
        (Claim((54,), "pair"), "", {}),
        (RON, "ron", {"left": 2}),
    ],
)
def test_a_refused_answer_names_what_is_wrong(move: Action, reason: str, facts: dict[str, Any]) -> None:
    """Example 10; what no panel offers is refused without a word about the cards."""
    match = position([TWO_OVER, ANY], "半", turn=0, discarder=-1)
    match.state.passing[0] = 2
    named = {k: in_ids(k, v) for k, v in facts.items()}
    assert refused(match, 0, move) == (f"jukugo_daifuda-no-{reason}" if reason else "illegal-now", named)


@pytest.mark.parametrize(
    ("move", "reason", "facts"),
    [
        (claim("pair", "日本音後"), "claim-size", {}),
        (Claim((), "pair"), "claim-size", {}),
        (claim("twin", "日本"), "kind", {"kind": "twin", "made": "chain"}),
        (claim("three_kind", "本"), "kind", {"kind": "three_kind", "made": "pair"}),
        (claim("six", "日本"), "", {}),
        (claim("four_word", "日本音"), "four", {"cards": "本音日国"}),
        (claim("three_word", "生人"), "three", {"cards": "人生国", "made": ["人生"], "count": 1}),
        (claim("three_word", "音後"), "three", {"cards": "音後国", "made": [], "count": 0}),
    ],
)
def test_a_refused_claim_names_the_words_that_there_are(move: Action, reason: str, facts: dict[str, Any]) -> None:
    match = position([GOES_OUT, ANY], "国", turn=0)
    named = {k: in_ids(k, v) for k, v in facts.items()}
    assert refused(match, 0, move) == (f"jukugo_daifuda-no-{reason}" if reason else "illegal-now", named)


@pytest.mark.parametrize(
    ("move", "reason", "facts"),
    [
        (discard("日"), "hand-card", {"card": "日"}),
        (discard("国"), "hand-card", {"card": "国"}),
        (Discard(54), "", {}),
        (Discard(-1), "", {}),
        (RON, "answer-now", {}),
        (claim("pair", "本"), "answer-now", {}),
        (CLOSE, "", {}),
    ],
)
def test_a_refused_discard_names_what_is_wrong(move: Action, reason: str, facts: dict[str, Any]) -> None:
    match = position([GOES_OUT, ANY], "国", turn=0)
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    named = {k: in_ids(k, v) for k, v in facts.items()}
    assert refused(match, 0, move) == (f"jukugo_daifuda-no-{reason}" if reason else "illegal-now", named)


@pytest.mark.parametrize(
    ("text", "hand", "reason", "facts"),
    [
        ("pair 校一", "先法意事道", "grow-number", {"kind": "pair", "cards": "校一", "daifuda": "半"}),
        ("three_kind 先日月", "法意事道", "grow-number", {"kind": "three_kind", "cards": "先日月", "daifuda": "半"}),
        ("two_word 人間", "先法意事道", "grow-word", {"kind": "two_word", "cards": "人間", "daifuda": "半"}),
        ("chain 日本国", "先法意事", "grow-kind", {"kind": "chain"}),
        ("three_word 中学生", "先法意事", "grow-kind", {"kind": "three_word"}),
        ("four_word 社会科学", "先法意", "grow-four", {"kind": "four_word"}),
        ("four_kind 主社会民", "先法意", "grow-four", {"kind": "four_kind"}),
    ],
)
def test_a_set_that_does_not_grow_is_named_with_the_reason(
    text: str, hand: str, reason: str, facts: dict[str, Any]
) -> None:
    """R8, R9, R12."""
    match = position([(hand, open_sets(text)), ANY], "半", turn=0, window_mode="sealed")
    named = {k: in_ids(k, v) for k, v in facts.items()}
    assert refused(match, 0, Attach(0, "four_kind")) == (f"jukugo_daifuda-no-{reason}", named)
    free = position([(hand, open_sets(text)), ANY], "半", turn=0, window_mode="sealed", attach_words="free")
    if text.startswith("three_word"):
        reason, named = (
            "grow-word",
            {"kind": "three_word", "cards": list(cards_of("中学生")), "daifuda": cards_of("半")[0]},
        )
    assert refused(free, 0, Attach(0, "four_kind")) == (f"jukugo_daifuda-no-{reason}", named)


def test_a_longer_word_that_the_table_does_not_let_grow_is_no_missing_word() -> None:
    """R9: with ``strict`` there is such a word, but an open one does not become it."""
    hands = [("先法意事道", open_sets("two_word 人工")), ANY]
    match = position(hands, "的", turn=0, hints="off")
    assert refused(match, 0, Attach(0, "chain")) == ("jukugo_daifuda-no-grow-longer", {"word": "人工的"})
    free = position(hands, "的", turn=0, hints="off", attach_words="free")
    assert GAME.allows(free.state, 0, Attach(0, "three_word"))


def test_two_jokers_alone_are_refused_for_what_they_are() -> None:
    """R11; they have no numbers that could differ."""
    match = position([("日本音後半生々", ()), ANY], "々", turn=0, hints="off")
    joker = max(match.state.hands[0])
    for kind in ("pair", "two_word"):
        assert refused(match, 0, Claim((joker,), kind)) == ("jukugo_daifuda-no-jokers", {})


@pytest.mark.parametrize(
    ("daifuda", "hand", "sets", "reason", "facts"),
    [
        ("大", "家名年的心事々", (), "ron", {"left": 2}),  # 大事 家名 的々
        ("会", "工商学質事水々", (), "ron", {"left": 1}),  # 会工学 商事 質々
        ("業", "国月年的質事々", (), "ron", {"left": 1}),  # 業事 国年々 月質
        ("国", "校学間年用日本", (), "ron", {"left": 1}),  # 国本日 校学 間年
        ("民", "校人", ("three_word 中学生", "two_word 本意"), "ron", {"left": 1}),  # 民人
        ("半", "先法", ("three_kind 天後音", "two_word 大地"), "ron", {"left": 2}),  # 天後音半 or 大地半
        ("半", "法", ("three_kind 天後音", "chain 日本国"), "ron", {"left": 1}),  # a set of one kind only can grow
        ("水", "先法", ("three_kind 天後音", "two_word 大地"), "ron-daifuda", {"daifuda": "水"}),
        ("水", "", ("three_kind 天後音", "two_word 国内", "pair 事人"), "ron-daifuda", {"daifuda": "水"}),
    ],
)
def test_a_vain_ron_names_the_fewest_cards_that_are_left_over(
    daifuda: str, hand: str, sets: tuple[str, ...], reason: str, facts: dict[str, Any]
) -> None:
    """However they are sorted; also where fewer cards in sets would score more."""
    match = position([(hand, open_sets(*sets)), ANY], daifuda, turn=0, window_mode="sealed")
    named = {k: in_ids(k, v) for k, v in facts.items()}
    assert refused(match, 0, RON) == (f"jukugo_daifuda-no-{reason}", named)


@pytest.mark.parametrize(
    ("text", "most"),
    [("", 0), ("校", 0), ("校先", 0), ("校日本", 2), ("校日本音", 3)],
)
def test_how_many_cards_lie_in_sets(text: str, most: int) -> None:
    """Also where the first card by suit lies in none."""
    assert most_in_sets(lexicon("core"), tuple(sorted(cards_of(text)))) == most


# What the game says of itself


def test_who_is_asked_is_a_secret_with_hints_and_without() -> None:
    for key in ("window", "unaided"):
        phase = GAME.phases[key]
        assert phase.asks_in_secret and phase.secret_readiness
    assert not GAME.phases["discard"].asks_in_secret
    assert not GAME.phases["unaided"].advisable and GAME.phases["window"].advisable


def test_equal_numbers_lie_in_the_order_of_the_deck_file() -> None:
    """Spades, hearts, diamonds, clubs; and every size is that of its kind."""
    assert read(tuple(sorted(cards_of("用無名家"), key=by_rank))) == "家名無用"
    assert SIZE == (4, 4, 3, 3, 3, 3, 2, 2)
