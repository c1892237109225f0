from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.jukugo_daifuda import sets as jukugo_daifuda_sets
from engine.games.jukugo_daifuda.sets import LEVEL
from engine.games.jukugo_daifuda.terms import KINDS, kanji, known
from locales import LANGUAGES, words
from render.games.jukugo_daifuda import words as told
from render.games.jukugo_daifuda.labels import kind_name
from render.games.jukugo_daifuda.narration import NARRATION, last_move
from render.games.jukugo_daifuda.result import story
from render.games.jukugo_daifuda.rules_pages import SAMPLES
from render.games.jukugo_daifuda.rules_pages import cards_of as rules_cards
from render.games.registry import PAINTERS
from render.kit.kanji_cards import kanji_card, kanji_height
from render.kit.person import people
from render.kit.text import DECK, covers
from render.kit.written import written
from tests.games.jukugo_daifuda.extremes import choosing, full, played
from tests.games.jukugo_daifuda.positions import cards_of, position

PAINTER = PAINTERS["jukugo_daifuda"]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]
ANY: tuple[str, Sequence[Any]] = ("", ())


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
    m = full()
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


def test_labels_teach_readings_and_meanings() -> None:
    m = position([("日本音後半生人", ()), ANY], "国", turn=0)
    view = m.view(0)
    for lang in LANGUAGES:
        w = words(lang)
        label = NARRATION.value_label(view, "claim", [], sorted(cards_of("日本")), w)
        assert "日本国" in label.text
        assert "にほん" in label.hint and "ほんごく" in label.hint
        assert ("Japan" in label.hint) == (lang != "ja"), "who reads Japanese needs no English meaning"
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shelf_texts_and_the_source_of_the_words(lang: Any) -> None:
    w = words(lang)
    about = w("jukugo_daifuda-about")
    assert all(part in about for part in ("JMdict", "KANJIDIC2", "EDRDG", "CC BY-SA 3.0", "https://www.edrdg.org/"))
    assert "EDRDG" in NARRATION.rules_text(5, w)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_comes_first_is_told_in_words_too(lang: Any) -> None:
    """The ladder of the picture, in the order in which the rules look at it."""
    w = words(lang)
    lines = NARRATION.rules_text(2, w).splitlines()[-7:]
    for place, (line, call) in enumerate(zip(lines, ("ron", "tsumo", "kan", "pon", "chi"), strict=False), 1):
        assert line.startswith(f"{place}. {w(f'jukugo_daifuda-call-{call}')}")
    assert w("jukugo_daifuda-call-tsumo-is") in lines[1]
    by_level = [sorted((k for k, at in zip(KINDS, LEVEL, strict=True) if at == level)) for level in (4, 3, 2, 1, 0)]
    for line, kinds in zip(lines[2:], by_level, strict=True):
        assert all(kind_name(kind, w) in line for kind in kinds)
