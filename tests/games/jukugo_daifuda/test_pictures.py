from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.offers import Values
from engine.core.view import View
from engine.games.jukugo_daifuda import sets as jukugo_daifuda_sets
from engine.games.jukugo_daifuda.answers import ORDER, RON
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.games.jukugo_daifuda.terms import KINDS, kanji, known
from locales import LANGUAGES, Words, words
from render.encode import png
from render.games.jukugo_daifuda import words as told
from render.games.jukugo_daifuda.narration import NARRATION, last_move
from render.games.jukugo_daifuda.result import story
from render.games.jukugo_daifuda.rules_pages import SAMPLES
from render.games.jukugo_daifuda.rules_pages import cards_of as rules_cards
from render.games.jukugo_daifuda.table import PAINTER
from render.kit.kanji_cards import kanji_card, kanji_height
from render.kit.person import people
from render.kit.text import DECK, covers
from render.kit.written import written
from render.narration.contract import ALT_LIMIT
from tests.games.jukugo_daifuda.positions import begin, cards_of, open_sets, position

LONG = [k * 32 for k in ("龍", "髙", "Ｗ", "W")]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]
LIMIT = 100 * 1024
ANY: tuple[str, Sequence[Any]] = ("", ())
FULL_SETS = (
    ("three_kind 天後音", "two_word 国内", "pair 事人"),
    ("four_kind 先月質日", "pair 科学"),
    ("pair 会社", "pair 大義", "pair 工気"),
    ("pair 家名", "three_kind 校一生"),
)


def played(seats: int, moves: int, seed: int = 7, **options: Any) -> Match[JukugoDaifudaState]:
    """A match after so many random moves, or at its end."""
    m = Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed]) * 32)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(list(GAME.legal(m.state, seat))))
    return m


def fullest() -> Match[JukugoDaifudaState]:
    """Four seats with nearly all cards open, the most sets, three-digit chips, many discards."""
    hands = ("", "民", "同", "数部")
    seats = [(hand, open_sets(*sets)) for hand, sets in zip(hands, FULL_SETS, strict=True)]
    m = position(seats, "意", turn=2, discarder=2, window_mode="sealed", deck="用")
    s = m.state
    s.chips, s.last_seat, s.last_card, s.last_at = [240, 108, -12, 160], 2, cards_of("気")[0], 2
    s.round, s.rounds = 16, 16
    return m


def after_ron(seats: int = 4) -> Match[JukugoDaifudaState]:
    """The first window of a round after a ron."""
    m = position([("日本音後半生人", ()), *[ANY] * (seats - 1)], "国", turn=0)
    m.submit(0, RON)
    while not m.state.columns:
        seat = m.state.waiting[0]
        m.submit(seat, GAME.legal(m.state, seat)[-1])
    return m


def choosing(seats: int = 3, lang_seed: int = 7) -> Match[JukugoDaifudaState]:
    """Somebody has taken the daifuda and chooses a discard."""
    m = played(seats, 4, lang_seed)
    while m.state.phase != "discard":
        seat = m.state.waiting[0]
        m.submit(seat, GAME.legal(m.state, seat)[0])
    return m


def pictures(m: Match[JukugoDaifudaState], names: Sequence[str], w: Words) -> None:
    """All pictures of a position have their size and stay small."""
    made = [(PAINTER.table(m.view(None), people(names), w), (1200, 764))]
    if m.over:
        made.append((PAINTER.result(m.view(None), people(names), w), (1200, 764)))
    made += [(PAINTER.hand(m.view(p), people(names), w), (1200, 640)) for p in range(len(m.state.chips))]
    for picture, size in made:
        assert picture.size == size
        assert len(png(picture)) <= LIMIT


# The dictionary


def test_every_sign_of_the_deck_can_be_drawn() -> None:
    assert all(covers(DECK, sign) for sign in kanji())


@pytest.mark.parametrize("tiers", ["core", "full"])
def test_reading_order_shows_as_many_words_as_there_are(tiers: str) -> None:
    lex = jukugo_daifuda_sets.lexicon(tiers)
    rng = random.Random(4)
    found = 0
    for _ in range(4000):
        cards = tuple(sorted(rng.sample(range(54), rng.choice((2, 3, 4)))))
        for kind in jukugo_daifuda_sets.claimable(lex, cards):
            name = KINDS[kind]
            order = told.reading_order(name, cards, tiers)
            assert sorted(order) == list(cards)
            said = told.words_in(name, order, tiers)
            assert len(said) == (0 if name in told.NUMBERS else 2 if name in ("chain", "twin") else 1)
            assert all(known(w, tiers) for w in said)
            found += bool(said)
    assert found > 50


def test_examples_of_the_rules_pages_are_what_they_say() -> None:
    lex = jukugo_daifuda_sets.lexicon("core")
    for kind, signs in enumerate(SAMPLES):
        assert kind in jukugo_daifuda_sets.claimable(lex, rules_cards(signs)), signs


def test_best_words_are_each_told_once_and_long_ones_first() -> None:
    for seed in range(4):
        view = played(3, 9999, seed).view(None)
        best = told.best_words(view.state["album"], "core", 99)
        assert len({a.entry.word for a in best}) == len(best)
        assert [len(a.entry.word) for a in best] == sorted((len(a.entry.word) for a in best), reverse=True)


# Pictures


@pytest.mark.parametrize("width", [56, 64, 74, 84, 120, 172])
def test_kanji_cards(width: int) -> None:
    for sign, rank, suit in (("義", "10", "H"), ("一", "A", "S"), ("々", "black", ""), ("々", "red", "")):
        sprite = kanji_card(sign, rank, suit, width)
        assert (sprite.width, sprite.height) == (width, kanji_height(width))
        assert kanji_card(sign, rank, suit, width, True).width == width
    assert kanji_card("々", "black", "", width).image.tobytes() != kanji_card("々", "red", "", width).image.tobytes()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 5, 30, 9999])
@pytest.mark.parametrize("names", [LONG, NAMES])
def test_pictures(lang: Any, seats: int, moves: int, names: Sequence[str]) -> None:
    pictures(played(seats, moves), names, words(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fullest_and_oddest_pictures(lang: Any) -> None:
    w = words(lang)
    for m in (fullest(), after_ron(), after_ron(2), choosing(2), choosing(4)):
        pictures(m, LONG, w)
    m = fullest()
    m.submit(3, ORDER["ron"])
    m.submit(3, ORDER["auto"])
    pictures(m, LONG, w)
    rich = position([("日本社会科小数", ()), ANY], "学", turn=0, dictionary="full")
    pictures(rich, LONG, w)
    drawn = position([ANY, ANY], "水", turn=0, deck="")
    while drawn.state.round == 1:
        seat = drawn.state.waiting[0]
        drawn.submit(seat, GAME.legal(drawn.state, seat)[-1])
    pictures(drawn, LONG, w)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_and_answers_change_no_picture_and_no_alt_text(seats: int) -> None:
    rng, w = random.Random(4), words("ja")

    def view(s: JukugoDaifudaState, seat: int | None) -> View:
        return GAME.view(s, seat, match="m", options=GAME.check(seats, {}))

    for moves in (1, 9, 21, 40):
        s = played(seats, moves).state
        table = PAINTER.table(view(s, None), people(NAMES), w).tobytes()
        alt = NARRATION.table_alt(view(s, None), NAMES, w)
        for seat in range(seats):
            other = s.redeal(seat, rng.random)
            other.answer = [a if p == seat else rng.choice([[], [0], [3]]) for p, a in enumerate(other.answer)]
            assert PAINTER.table(view(other, None), people(NAMES), w).tobytes() == table
            assert NARRATION.table_alt(view(other, None), NAMES, w) == alt
            assert NARRATION.waiting(view(other, None), NAMES, w) == NARRATION.waiting(view(s, None), NAMES, w)
            hands = [PAINTER.hand(view(x, seat), people(NAMES), w).tobytes() for x in (s, other)]
            assert hands[0] == hands[1]
            alts = [NARRATION.hand_alt(view(x, seat), NAMES, w) for x in (s, other)]
            assert alts[0] == alts[1]


def test_the_table_does_not_look_different_for_who_is_asked() -> None:
    s = played(4, 9).state
    s.phase = "window"
    shown = set()
    for waiting in ([0], [1, 2], [-2], [0, 1, 2, 3, -2]):
        s.waiting = waiting
        view = GAME.view(s, None, match="m", options=GAME.check(4, {}))
        shown.add(
            (PAINTER.table(view, people(NAMES), words("ja")).tobytes(), NARRATION.table_alt(view, NAMES, words("ja")))
        )
    assert len(shown) == 1


def test_the_hand_is_drawn_in_the_order_of_the_view() -> None:
    m, w = played(3, 0), words("ja")
    view = m.view(0)
    before = PAINTER.hand(view, people(NAMES), w).tobytes()
    view.s.hands[0].reverse()
    assert PAINTER.hand(view, people(NAMES), w).tobytes() != before


def test_hints_off_shows_neither_sets_nor_words_of_the_hand() -> None:
    w = words("ja")
    for hand in ("日本音後半生人", "日本社会科小数"):
        m = position([(hand, ()), ANY], "国" if "後" in hand else "学", turn=0, hints="off", window_mode="sealed")
        view = m.view(0)
        alt = NARRATION.hand_alt(view, NAMES, w)
        assert w("jukugo_daifuda-alt-can-off") in alt
        assert not re.search(r"点|熟語連続|にほん|しゃかい", alt)
        for card in m.state.hands[0]:
            assert NARRATION.value_label(view, "claim", [], card, w).hint == ""
        assert NARRATION.tag_label(view, "ron", w).text == w("jukugo_daifuda-tag-ron")


def test_the_picture_says_what_is_awaited_of_all_but_not_of_whom() -> None:
    w = words("ja")
    for m, key in ((played(3, 0), "awaited"), (choosing(3), "awaited-discard")):
        drawn = [one.text for one in written(PAINTER.table(m.view(None), people(NAMES), w)) if one.role == "awaited"]
        assert drawn == [w(f"jukugo_daifuda-{key}")]
    assert not any(
        one.role == "badge"
        for one in written(PAINTER.table(played(3, 0).view(None), people(NAMES), w))
        if "手番" in one.text
    )


def test_the_last_move_tells_what_everybody_saw() -> None:
    w = words("en")
    m = fullest()
    assert last_move(m.view(None), NAMES, w) == "さくら discarded 意 (♣2)."
    m.state.discarder = -1
    assert last_move(m.view(None), NAMES, w) == "さくら took 気 (♣3)."
    m.state.last_seat = -1
    assert last_move(m.view(None), NAMES, w) == "Nobody took 気 (♣3)."
    assert last_move(played(3, 0).view(None), NAMES, w) == ""


def test_the_story_of_a_result() -> None:
    m = played(3, 9999)
    s = m.state
    s.winners, s.scores, s.round_winners, s.round_scores = [1], [60, 75, 45], [1, -1, 0, 1], [12, 0, 27, 27]
    w, seated = words("en"), people(["Ann", "Ben", "Cat"])
    assert story(m.view(None), seated, w) == ("Won by 15 chips", "Biggest ron: Ann, 27 points in round 3")
    s.winners, s.scores, s.round_winners = [0, 1], [60, 60, 60], [-1] * 4
    assert story(m.view(None), seated, w) == ("Equal chips: they share the win",)


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_texts_stay_short(lang: Any) -> None:
    w = words(lang)
    m = fullest()
    assert len(NARRATION.table_alt(m.view(None), LONG, w)) < ALT_LIMIT
    for p in range(4):
        assert len(NARRATION.hand_alt(m.view(p), LONG, w)) < ALT_LIMIT
    assert len(NARRATION.table_alt(after_ron().view(None), LONG, w)) < ALT_LIMIT
    rich = position([("日本社会科小数", ()), ANY], "学", turn=0, dictionary="full")
    rich.submit(1, ORDER["chi"])
    assert len(NARRATION.hand_alt(rich.view(0), LONG, w)) < ALT_LIMIT
    s = played(4, 9999).state
    rounds = 16
    s.columns = [[-123, 160, 108, 999]] * rounds
    s.round_winners, s.round_scores = [3] * rounds, [60] * rounds
    view = GAME.view(s, None, match="m", options=GAME.check(4, {}))
    assert len(NARRATION.result_alt(view, LONG, w)) < ALT_LIMIT
    pile = position([ANY, ANY], "水", turn=0, deck="")
    assert len(NARRATION.table_alt(pile.view(None), LONG, w)) < ALT_LIMIT


def test_labels_teach_readings_and_meanings() -> None:
    m = position([("日本音後半生人", ()), ANY], "国", turn=0)
    view = m.view(0)
    for lang in LANGUAGES:
        w = words(lang)
        label = NARRATION.value_label(view, "claim", [], sorted(cards_of("日本")), w)
        assert "日本国" in label.text
        assert "にほん" in label.hint and "Japan" in label.hint and "ほんごく" in label.hint
        assert "27" in NARRATION.prompt(view, NAMES, w) and "27" in NARRATION.tag_label(view, "ron", w).text
    both = NARRATION.value_label(view, "claim", [], list(cards_of("本")), words("ja"))
    assert "ペア" in both.text and "二字熟語" in both.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_name_the_word_and_the_reason(lang: Any) -> None:
    w = words(lang)
    m = position([("人間音後半生事", ()), ANY], "学", turn=0, hints="off", window_mode="sealed")
    view = m.view(0)
    said = NARRATION.refusal("jukugo_daifuda-no-tier", {"word": "人間学", "tier": "standard"}, view, w)
    assert "人間学" in said and w("jukugo_daifuda-option-dictionary-standard") in said
    assert w("jukugo_daifuda-option-dictionary-core") in said
    two = {"cards": list(cards_of("音国")), "tried": ["国音", "音国"]}
    said = NARRATION.refusal("jukugo_daifuda-no-two", two, view, w)
    assert "国音" in said and "音国" in said and "J" in said and "7" in said
    card, cards = cards_of("大")[0], list(cards_of("日本"))
    for key, facts in (
        ("order", {"rule": "chi"}),
        ("discard-now", {}),
        ("answer-now", {}),
        ("hand-card", {"card": card}),
        ("claim-size", {}),
        ("last-card", {}),
        ("kind", {"kind": "pair", "made": "chain"}),
        ("three", {"cards": cards, "made": [], "count": 0}),
        ("three", {"cards": cards, "made": ["日本"], "count": 1}),
        ("four", {"cards": cards}),
        ("open-set", {}),
        ("attach-last", {}),
        ("grow-number", {"kind": "pair", "cards": cards, "daifuda": card}),
        ("grow-word", {"kind": "two_word", "cards": cards, "daifuda": card}),
        ("grow-four", {"kind": "four_kind"}),
        ("grow-kind", {"kind": "chain"}),
        ("ron-low", {"score": 4, "least": 15}),
        ("ron-daifuda", {"daifuda": card}),
        ("ron", {"left": 1}),
        ("ron-off", {"least": 0}),
        ("ron-off", {"least": 15}),
        ("order-off", {}),
    ):
        assert len(NARRATION.refusal(f"jukugo_daifuda-no-{key}", facts, view, w)) > 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shelf_texts_and_the_source_of_the_words(lang: Any) -> None:
    w = words(lang)
    about = w("jukugo_daifuda-about")
    assert all(part in about for part in ("JMdict", "KANJIDIC2", "EDRDG", "CC BY-SA 3.0", "https://www.edrdg.org/"))
    assert "EDRDG" in NARRATION.rules_text(5, w)


# A reader who sees no picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_words_alone(lang: Any, seats: int) -> None:
    """Plays from prompts, alt texts and labels: takes the set whose hint promises most, discards a lonely card."""
    w = words(lang)
    m = begin(seats, rounds=3)
    taken = 0
    points = re.compile(r"(\d+)\s?(?:点|pts)")
    while not m.over:
        seat = next((p for p in m.state.waiting if p >= 0), -2)
        if seat < 0:
            m.submit(seat, GAME.legal(m.state, seat)[0])
            continue
        view = m.view(seat)
        table, alt = NARRATION.table_alt(m.view(None), NAMES, w), NARRATION.hand_alt(view, NAMES, w)
        told_cards = re.findall(r"\d ([^、,。.]+)", alt.split("\n")[0])
        hand = ["々" if "joker" in card or "ジョーカー" in card else card[0] for card in told_cards]
        assert len(hand) == len(view.state["hands"][seat])
        if view.state["daifuda"] >= 0:
            daifuda = kanji()[view.state["daifuda"]]
            assert daifuda in table and daifuda in NARRATION.prompt(view, NAMES, w)
        tags = {NARRATION.tag_label(view, tag, w).text: tag for tag in view.first}
        by_word = next((tags[t] for t in tags if t.startswith(w("jukugo_daifuda-tag-ron"))), None)
        path: list[Any] = [by_word or next(iter(tags.values()))]
        offer = view.first[path[0]]
        while offer is not None:
            assert isinstance(offer, Values)
            choices = [(NARRATION.value_label(view, path[0], path[1:], v, w), v) for v in offer.values]
            if path[0] == "discard":
                lonely = w("jukugo_daifuda-hint-card-alone")
                value = next((v for label, v in choices if label.hint == lonely), choices[0][1])
                assert next(label.text for label, v in choices if v == value)[0] in hand
            else:
                rated = [(int(found[1]) if (found := points.search(x.hint)) else 0, v) for x, v in choices]
                value = max(rated, key=lambda r: r[0])[1]
            path.append(value)
            offer = GAME.offer(m.state, seat, path)
        taken += path[0] != "pass"
        m.submit(seat, GAME.read(path))
    assert taken > 10
    assert NARRATION.result_alt(m.view(None), NAMES, w)
