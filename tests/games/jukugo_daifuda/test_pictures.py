"""Jukugo Daifuda in pictures and words: readings, labels that teach, awaited cards, the story of a game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from engine.core.match import Match
from engine.families.melds import cards_of as unmasked
from engine.games.jukugo_daifuda.answers import ORDER, RON
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.games.jukugo_daifuda.terms import FIRST_BIT, KINDS, claimable, kanji, known, laid_out, lexicon, read
from locales import LANGUAGES, Words, words
from render.games.jukugo_daifuda import narration as told
from render.games.jukugo_daifuda.drawings import Laid, draw_sets, open_sets, ron_sets
from render.games.jukugo_daifuda.hand import possible
from render.games.jukugo_daifuda.narration import NARRATION, last_move, pair_words
from render.games.jukugo_daifuda.result import story
from render.games.jukugo_daifuda.rules_pages import SAMPLES
from render.games.jukugo_daifuda.table import TABLE, WIDE
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, ring
from render.kit.drawing.text import DECK, covers
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.jukugo_daifuda.positions import (
    all_pass,
    card_of,
    cards_of,
    claim,
    examples,
    in_ids,
    position,
    seeded,
    step,
    taken,
)
from tests.render.positions import Extreme, picture, positions
from tests.render.traced import traced

PAINTER = PAINTERS["jukugo_daifuda"]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]
JA, EN = BOTH = [words(lang) for lang in LANGUAGES]


# The dictionary


@pytest.mark.parametrize("tiers", ["core", "full"])
def test_the_words_of_a_set_are_read_where_its_cards_lie(tiers: str) -> None:
    lex = lexicon(tiers)
    for mask, bits in lex.kinds.items():
        kind = FIRST_BIT[bits]
        said = told.words_in(KINDS[kind], laid_out(lex, kind, unmasked(mask)), tiers)
        assert all(known(w, tiers) for w in said)
        assert len(said) == (0 if KINDS[kind] in told.NUMBERS else 2 if KINDS[kind] in ("chain", "twin") else 1)


def test_a_label_shows_a_set_as_it_will_lie() -> None:
    """国大同 reads as well as 大同国; the table lays one of them."""
    match = position("大同音後半生人", on="国", dictionary="standard")
    label = NARRATION.value_label(Telling(match.view(0), NAMES, JA), "claim", [], sorted(cards_of("大同")))
    ((_, *cards),) = taken(match, claim("chain", "大同")).sets[0]
    assert f"で {read(cards)}（" in label.text


def test_examples_of_the_rules_pages_are_what_they_say() -> None:
    assert all(covers(DECK, sign) for sign in kanji())
    for kind, signs in enumerate(SAMPLES):
        assert kind in claimable(lexicon("core"), cards_of(signs)), signs


def test_best_words_are_each_told_once_and_long_ones_first() -> None:
    for seed in range(4):
        best = [a.entry.word for a in told.best_words(played(3, 9999, seed).state.album, "core", 99)]
        assert len(set(best)) == len(best)
        assert list(map(len, best)) == sorted(map(len, best), reverse=True)


# Pictures


def test_the_hand_is_drawn_in_the_order_of_the_view() -> None:
    view = played(3, 0).view(0)
    before = PAINTER.hand(view, people(NAMES), JA).tobytes()
    view.s.hands[0].reverse()
    assert PAINTER.hand(view, people(NAMES), JA).tobytes() != before


@pytest.mark.parametrize(("hand", "daifuda"), [("GOES_OUT", "国"), ("日本社会科小数", "学")])
def test_hints_off_shows_neither_sets_nor_words_of_the_hand(hand: str, daifuda: str) -> None:
    view = position(hand, on=daifuda, hints="off").view(0)
    alt = NARRATION.hand_alt(Telling(view, NAMES, JA))
    assert JA("jukugo_daifuda-hand-hint-off") in alt and not re.search(r"点|熟語連続|にほん|しゃかい", alt)
    telling = Telling(view, NAMES, JA)
    assert all(NARRATION.value_label(telling, "claim", [], card).hint == "" for card in view.s.hands[0])
    assert NARRATION.tag_label(telling, "ron").text == JA("jukugo_daifuda-tag-ron")


@pytest.mark.parametrize("ways", [1, 2])
def test_few_possible_sets_lie_in_the_hand_as_cards_with_the_daifuda_lit(ways: int) -> None:
    views = (m.view(seat) for moves in range(60) for m in [played(3, moves)] for seat in m.state.waiting)
    view = next(v for v in views if v.s.daifuda >= 0 and len(possible(v, JA)) == ways)
    cards = traced("card", lambda: PAINTER.hand(view, people(NAMES[:3]), JA))
    glows = [glow for _, x, y, _, glow, *_ in cards if x > 214 and y < 340]
    assert len(glows) == sum(len(way.lying) for way in possible(view, JA)) and glows.count(theme.MINT) == ways


def test_the_picture_says_what_is_awaited_of_all_but_not_of_whom() -> None:
    for m, key in ((played(3, 0), "awaited"), (choosing(3), "awaited-discard")):
        drawn = written(PAINTER.table(m.view(None), people(NAMES[:3]), JA))
        assert [one.text for one in drawn if one.role == "awaited"] == [JA(f"jukugo_daifuda-{key}")]
        assert key != "awaited" or not any(one.role == "badge" and "手番" in one.text for one in drawn)


def test_the_last_move_tells_what_everybody_saw() -> None:
    m = full()
    assert last_move(Telling(m.view(None), NAMES, EN)) == "さくら discarded 意 (♣2)."
    assert last_move(Telling(played(3, 0).view(None), NAMES, EN)) == ""
    m.state.discards, m.state.discarder = list(cards_of("大義先生")), -1
    for seat, said, marked in ((2, "さくら took", [False] * 4), (-1, "Nobody took", [False, False, False, True])):
        m.state.last_seat = seat
        assert last_move(Telling(m.view(None), NAMES, EN)) == f"{said} 気 (♣3)."
        boxes = traced("box", lambda: PAINTER.table(m.view(None), people(NAMES), EN))
        pile = [colour for *_, radius, colour in boxes if radius == 6 and colour in (theme.MINT, theme.IVORY)]
        assert [colour == theme.MINT for colour in pile] == marked, "the newest card of the pile, if nobody took it"


def test_the_story_of_a_result() -> None:
    m, seated = played(3, 9999), people(["Ann", "Ben", "Cat"])
    s = m.state
    s.winners, s.scores, s.round_winners, s.round_scores = [1], [60, 75, 45], [1, -1, 0, 1], [12, 0, 27, 27]
    assert story(m.view(None), seated, EN) == ("Won by 15 chips", "Biggest ron: Ann, 27 points in round 3")
    s.winners, s.scores, s.round_winners, s.round_scores = [0, 1], [60, 60, 60], [-1] * 4, [0] * 4
    assert story(m.view(None), seated, EN) == ("Equal chips: they share the win",)


# Words


def test_labels_teach_readings_and_meanings() -> None:
    """A reader of Japanese needs no English meaning."""
    view = position("GOES_OUT", on="国").view(0)
    for w in BOTH:
        label = NARRATION.value_label(Telling(view, NAMES, w), "claim", [], sorted(cards_of("日本")))
        assert "日本国" in label.text and "にほん" in label.hint and "ほんごく" in label.hint
        assert ("Japan" in label.hint) == (w is EN)
        said = NARRATION.prompt(Telling(view, NAMES, w)), NARRATION.tag_label(Telling(view, NAMES, w), "ron").text
        assert all("27" in text for text in said)
    both = NARRATION.value_label(Telling(view, NAMES, JA), "claim", [], list(cards_of("本"))).text
    assert "ペア" in both and "二字熟語" in both


def test_refusals_name_the_word_and_the_reason() -> None:
    view = position("人間音後半生事", on="学", hints="off").view(0)
    for w in BOTH:
        tiers = [w(f"jukugo_daifuda-option-dictionary-{tier}") for tier in ("standard", "core")]
        for key, parts in (("tier", ("人間学", *tiers)), ("two", ("国音", "音国", "J", "7"))):
            said = NARRATION.refusal(f"jukugo_daifuda-no-{key}", REFUSALS[key], Telling(view, NAMES, w))
            assert all(part in said for part in parts)


def test_the_source_of_the_words_is_named() -> None:
    for w in BOTH:
        about = w("jukugo_daifuda-sources")
        assert all(part in about for part in ("JMdict", "KANJIDIC2", "EDRDG", "CC BY-SA 3.0", "https://www.edrdg.org/"))
        assert "EDRDG" in NARRATION.rules_text(5, w)


def test_who_comes_first_is_told_in_words_too() -> None:
    """The ladder of the picture, in the order of the rules."""
    lines = NARRATION.rules_text(2, EN).splitlines()[-7:]
    kan, pon, chi = "Four of a kind and Four-kanji word", "Three of a kind", "Three-kanji word, Chain and Twin"
    calls = ["Ron", "Tsumo (you turned it up)", f"Kan ({kan})", f"Pon ({pon})", f"Chi ({chi})", "Pair", "Word"]
    assert lines == [f"{place}. {call}" for place, call in enumerate(calls, 1)]


def test_words_fill_the_panel_of_the_hand_and_a_lone_sentence_stands_in_its_middle() -> None:
    place = {p.name: p for p in positions("jukugo_daifuda")}
    view = place["2-dictionary-full-discard"].view(1)
    found = pair_words(view.s.hands[1], "full")
    for w in BOTH:
        shown = written(picture(view, w))
        assert len(found) == 6 and {one.text for one in shown} >= set(found)
        assert (
            len({one.size for one in shown if one.x > 400 and one.text.startswith(("かじ", "ほんい", "ほんぶ"))}) == 1
        )
    shown = written(picture(place["3-discard"].view(0), EN))
    said = next(one for one in shown if one.text == EN("jukugo_daifuda-hand-no-words"))
    assert abs(said.middle - 600) < 12 and said.size >= 32  # over the whole width: there is no daifuda


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("say", BOTH, ids=LANGUAGES)
def test_the_place_of_the_next_daifuda_says_so_in_full(seats: int, say: Words) -> None:
    drawn = written(PAINTER.table(choosing(seats).view(None), people(NAMES[:seats]), say))
    texts = "".join(one.text for one in drawn).replace(" ", "")
    assert all(text.replace(" ", "") in texts for text in say.both("jukugo_daifuda-choosing"))


@pytest.mark.parametrize("at", range(12))
def test_the_sets_of_a_seat_lie_on_its_tray(at: int) -> None:
    """Also a ron of eight cards on half a side, which has room for one line only."""
    match = (full(), after_ron(), after_ron(2), *(played(n, k) for n in (2, 3, 4) for k in (5, 30, 60)))[at]
    s, seats = match.state, match.header.seats
    drawn = written(PAINTER.table(match.view(None), people(NAMES[:seats]), EN))
    opening = s.last_card == -1 and s.round_winners
    for seat, box in enumerate(ring(seats, TABLE, WIDE).seats):
        won = opening and s.round_winners[-1] == seat
        sets = ron_sets(match.view(None)) if won else open_sets(match.view(None), seat)
        lying = [one for one in drawn if one.role == "card" and one.text != "back" and box.x <= one.middle <= box.right]
        lying = [one for one in lying if box.y <= one.y <= box.bottom]
        assert [one.text[0] for one in lying] == [read([c]) for laid in sets for c in laid.cards]
        assert all(box.x < one.x and one.x + one.width < box.right and one.width >= 38 for one in lying)


FULL = (
    "| three_kind 天後音, two_word 国内, pair 事人",
    "民 | four_kind 先月質日, pair 科学",
    "同 | pair 会社, pair 大義, pair 工気",
    "数部 | pair 家名, three_kind 校一生",
)
REFUSALS = {key: in_ids(facts) for *_, key, facts in examples("refused") if key != "illegal-now"}


def played(seats: int, moves: int, seed: int = 7) -> Match[JukugoDaifudaState]:
    """Return a match after so many random moves, or at its end."""
    m, rng = seeded(seats, seed), random.Random(seed)
    while not m.over and len(m.log) < moves:
        step(m, rng)
    return m


def full() -> Match[JukugoDaifudaState]:
    """Return four seats with nearly all cards open, the most sets, three-digit chips, many discards."""
    m = position(*FULL, on="意", turn=2, discarder=2, window_mode="sealed", deck="用")
    s = m.state
    s.chips, s.last_seat, s.last_card, s.last_at = [240, 108, -12, 160], 2, card_of("気"), 2
    s.round, s.rounds = 16, 16
    return m


def after_ron(seats: int = 4) -> Match[JukugoDaifudaState]:
    """Return the first window of a round after a ron."""
    m = position("GOES_OUT", *["any"] * (seats - 1), on="国")
    taken(m, RON)
    return m


def choosing(seats: int = 3) -> Match[JukugoDaifudaState]:
    """Return a position where a seat has taken the daifuda and chooses a discard."""
    m = played(seats, 4)
    while m.state.phase != "discard":
        seat = m.state.waiting[0]
        m.submit(seat, GAME.legal(m.state, seat)[0])
    return m


def test_three_sets_of_a_narrow_tray_are_on_two_lines_and_their_kinds_whole() -> None:
    sets = [Laid(KINDS.index("three_kind"), (0, 13, 26)), Laid(KINDS.index("pair"), (1, 14)), Laid(7, (2, 15))]
    canvas = Canvas()
    draw_sets(canvas, Box(0, 0, 366, 190), sets, EN, 114)
    shown = written(canvas.image)
    assert [one.text for one in shown if one.size == 22] == ["Three of a kind", "Pair", "Word"]
    kinds = [one.y for one in shown if one.size == 22]
    assert kinds[0] + 60 < kinds[1] == kinds[2]


def fullest() -> Iterator[Extreme]:
    """Yield all numbers of seats early and late; nearly all cards open, with orders; before and after a ron; a draw."""
    sealed = {"window_mode": "sealed"}
    for seats in (2, 3, 4):
        for moves in (0, 5, 30, 9999):
            yield Extreme(played(seats, moves).state)
    drawn = position("any", "any", on="水", deck="")
    for m in (after_ron(), after_ron(2), choosing(2), choosing(4), drawn):
        yield Extreme(m.state.clone())
    m = full()
    yield Extreme(m.state.clone(), sealed)
    m.submit(3, ORDER["ron"])
    m.submit(3, ORDER["auto"])
    yield Extreme(m.state, sealed)
    rich = position("日本社会科小数", on="学", dictionary="full")
    rich.submit(1, ORDER["chi"])
    yield Extreme(rich.state, {"dictionary": "full"})
    all_pass(drawn)
    yield Extreme(drawn.state)
    s = played(4, 9999).state
    s.columns, s.round_winners, s.round_scores = [[-123, 160, 108, 999]] * 16, [3] * 16, [60] * 16
    yield Extreme(s)
