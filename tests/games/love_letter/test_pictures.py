"""Love Letter in pictures and words: extremes, weight, colours, people by name on labels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.context import Event
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.games.love_letter.rules import GAME
from engine.games.love_letter.state import LoveLetterState
from locales import LANGUAGES, Lang, words
from render.encoding.palette import palette
from render.games.love_letter import LOOK, drawings
from render.games.love_letter.drawings import COLOURS
from render.games.love_letter.narration import NARRATION, headed, numbered
from render.games.love_letter.table import _turn
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import covers, written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.love_letter.test_rules import B, C, G, H, P, R, X, at, begin, ending, guard
from tests.render.positions import NAMES, OVER, Extreme, Position, picture, positions
from tests.render.traced import traced

PAINTER = PAINTERS["love_letter"]
LONG = (
    "Maximiliane v. Thurn-Taxis",
    "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処",
    "Ada",
    "國" * 32,
)


def seen(s: LoveLetterState, seat: int | None) -> View[LoveLetterState]:
    return GAME.view(s, seat, match="m", options=GAME.check(len(s.hands), {}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_two_cards_can_be_read_side_by_side(lang: Lang) -> None:
    s, who = begin(G, H, R, P, deck=[X]).state, people(LONG)
    for low in range(1, 9):
        for high in range(low, 9):
            s.hands[0] = [low, high]
            for s.minister in (False, True):
                assert faults(PAINTER.hand(seen(s, 0), who, words(lang))) == []


def test_the_effects_stand_in_the_order_of_the_cards() -> None:
    s, w = begin(G, H, R, P, deck=[X]).state, words("en")
    for held in ([G, B], [B, G]):
        s.hands[0] = list(held)
        heads = [headed(numbered(one, w)) for one in held]
        image = PAINTER.hand(seen(s, 0), people(LONG), w)
        assert [one.text for one in sorted(written(image), key=lambda one: one.y) if one.text in heads] == heads


def test_the_court_is_drawn_in_colours_of_the_palette() -> None:
    """Nearly so: the palette is chosen again from time to time."""
    levels = iter(palette(LOOK).colours)
    shown = list(zip(levels, levels, levels, strict=True))
    assert drawings.__file__
    for colour in set(re.findall(r"#[0-9A-F]{6}", Path(drawings.__file__).read_text("utf-8"))):
        drawn = theme.rgb(colour)
        assert min(max(abs(a - b) for a, b in zip(drawn, one, strict=True)) for one in shown) <= 4, colour


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_names_people_and_says_how_many_are_unseen(lang: Lang) -> None:
    view = replace(seen(begin(G, H, R, P, deck=[R]).state, 0), people=("Ann", "Ben", "Cat", "Dan"))
    w = words(lang)
    assert "Ben" in NARRATION.value_label(Telling(view, (), w), "guard", [], 1).text
    own = w("love_letter-hint-self")
    label = NARRATION.value_label(Telling(view, (), w), "prince", [], 0).text
    assert label == own[:1].upper() + own[1:], "a button begins with a capital letter"
    guarded = NARRATION.value_label(Telling(view, (), w), "guard", [1], R)
    assert "5" in guarded.text and "1" in guarded.hint
    told = [NARRATION.move(Telling(view, (), w), move) for move in view.legal]
    assert len(set(told)) == len(told) and all("Ben" in text for text in told[:7])
    assert {NARRATION.tag_label(Telling(view, (), w), tag).text for tag in view.first} == {
        w("love_letter-move-plain", card=w("love_letter-numbered", card=w(f"love_letter-card-{k}"), number=str(k)))
        for k in (G, R)
    }


def test_of_two_equal_cards_only_is_asked_what_there_is_to_choose() -> None:
    w = words("ja")
    for card, asked in ((G, "だれに使いますか。"), (H, "1枚を出します。")):
        s = begin(card, R, R, P, deck=[card]).state
        assert NARRATION.prompt(Telling(seen(s, 0), "ABCD", w)).endswith(asked)
    s.protected = [True] * 4
    s.hands[0] = [G, G]
    assert NARRATION.prompt(Telling(seen(s, 0), "ABCD", w)).endswith("1枚を出します。"), "at nobody"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_begins_with_the_showdown_of_the_last_one(lang: Lang) -> None:
    w, s = words(lang), begin(G, H, R, P, deck=[X]).state
    s.plays, s.shown = [], [G, X, 0, P]
    table = PAINTER.table(seen(s, None), people(LONG), w)
    assert w("love_letter-showdown").split()[0] in {one.text for one in written(table)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_private_look_is_told_to_one_seat(lang: Lang) -> None:
    match = begin(P, X, G, deck=[G, H])
    events = match.submit(0, at(P, 1))
    w, princess = words(lang), words(lang)("love_letter-card-8")
    said = {
        seat: [
            NARRATION.happened(Event(e.kind, e.facts, e.only), Telling(match.view(seat), LONG, w))
            for e in events
            if e.seen_by(seat)
        ]
        for seat in (None, 0, 1, 2)
    }
    assert [any(princess in (text or "") for text in said[seat]) for seat in said] == [False, True, False, False]
    assert princess in NARRATION.hand_alt(Telling(match.view(0), LONG, w))
    assert princess not in NARRATION.table_alt(Telling(match.view(None), LONG, w))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_minister_is_called_so(lang: Lang) -> None:
    match = begin(C, G, G, G, deck=[G, H], card7="minister")
    w = words(lang)
    both = w("love_letter-card-9"), w("love_letter-card-7")
    alt = NARRATION.hand_alt(Telling(match.view(0), LONG, w))
    assert both[0] in alt and both[1] not in alt
    guessed = match.submit(0, guard(1, C))[0]
    told = NARRATION.happened(guessed, Telling(match.view(None), LONG, w)) or ""
    assert both[0] in told and both[1] not in told


@pytest.mark.parametrize(
    ("play", "told"),
    [
        ([0, G, 1, P, NO_SEAT], "A: guard (1) at B: priest (2)? no"),
        ([0, G, 1, P, 1], "A: guard (1) at B: priest (2)? B is out"),
        ([0, R, 1, 0, 1], "A: prince (5) at B, B is out"),
    ],
)
def test_the_last_turn_is_one_sentence(play: list[int], told: str) -> None:
    s = begin(G, H, R, P, deck=[X]).state
    s.plays, s.discards[:2] = [play], [[play[1]], [X]]
    assert NARRATION.last_line(Telling(seen(s, None), "ABCD", words("en"))) == told
    assert f"Last: {told}." in NARRATION.table_alt(Telling(seen(s, None), "ABCD", words("en")))


@pytest.mark.parametrize(("lang", "told"), [("en", "The most tokens after 40 rounds"), ("ja", "40ラウンドが終わり")])
def test_the_last_round_of_all_decides_nothing_by_itself(lang: Lang, told: str) -> None:
    match = ending(X, R, G, G, deck=[G])
    match.state.tokens, match.state.columns = [0, 3, 0, 0], [[0] * 4 for _ in range(39)]
    match.submit(0, guard(2, X))
    assert (match.state.ended, match.state.winners) == ("rounds", [1])
    assert NARRATION.story(match.state, words(lang)).startswith(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_beside_the_hand_is_no_higher_than_what_it_says(lang: Lang) -> None:
    s = begin(G, H, R, P, deck=[X]).state
    s.hands[1] = [H, R]
    for held in ([G, G], [G, H], [G], []):
        s.hands[0], s.waiting = held, [0] if len(held) > 1 else [1]
        image = PAINTER.hand(seen(s, 0), people(LONG), words(lang))
        panel = max((c for c in covers(image) if c.x > 500 and c.width > 500), key=lambda c: c.height)
        texts = sorted(w.y for w in written(image) if panel.x < w.x and panel.y < w.y < panel.y + panel.height)
        assert max(b - a for a, b in pairwise([panel.y, *texts, panel.y + panel.height])) < 70


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_the_rules_are_as_large_as_their_words_leave_room_for(lang: Lang) -> None:
    for number in (1, 2):
        shown = PAINTER.rules(number, words(lang))
        assert faults(shown) == []
        assert max(w.y for w in written(shown)) > 580


def test_rounds_on_the_hearts_of_a_result_can_be_read() -> None:
    for view in [p.view(None) for p in positions("love_letter") if p.phase == OVER]:
        rounds = {str(k) for k in range(1, len(view.s.columns) + 1)}
        signs = [w for w in written(picture(view, words("en"))) if w.role == "sign" and w.text in rounds]
        assert signs and all(w.size >= theme.LEAST_SIZE for w in signs)


def test_the_result_shows_a_card_of_the_winner_beside_those_of_a_player_who_fell() -> None:
    """Nobody has seen that card: it is face down."""
    ended = [(p, p.state) for p in positions("love_letter") if isinstance(p.state, LoveLetterState) and p.phase == OVER]
    fallen = [(position, s) for position, s in ended if s.closing[0] == s.closing[-1]]
    assert fallen
    for position, s in fallen:
        shown = written(picture(position.view(None), words("en")))
        winner = s.columns[-1].index(1)
        cards = [one for one in shown if one.role == "card"]
        assert [one.text for one in cards] == ["back", "(3)", "(1)"]
        near = (one for one in shown if one.role == "sign" and 0 < one.x - cards[0].x < cards[0].width + 20)
        assert next(near).text == NAMES[winner][0].upper()


def test_at_the_end_the_cards_that_won_the_last_showdown_shine() -> None:
    s = begin(G, H, R, P, deck=[X]).state
    s.plays, s.shown, s.columns = [], [G, X, 0, P], [[0, 1, 0, 0]]
    shown = traced("card", lambda: PAINTER.result(seen(s, None), people(LONG), words("en")))
    assert [glow for _, _, _, _, glow, _ in shown] == ["", theme.MINT, ""]


@pytest.mark.parametrize("beside", [True, False])
@pytest.mark.parametrize(("fell", "sign"), [(1, "check"), (NO_SEAT, "times")])
def test_a_guard_shows_the_card_named_and_whether_it_was_there(fell: int, sign: str, beside: bool) -> None:
    turn = _turn(False, [0, G, 1, B, fell], people(LONG), words("en"), 1, beside=beside)
    assert [
        name
        for name, *_ in traced("shape", lambda: turn.place(Canvas(), 0, 0, turn.want))
        if name in ("check", "times")
    ][-1] == sign
    boxes = traced("box", lambda: turn.place(Canvas(), 0, 0, turn.want))
    assert [colour for *_, colour in boxes if colour in COLOURS] == [COLOURS[B]]


def test_a_plaque_in_a_column_has_a_heart_for_each_that_wins() -> None:
    s = begin(G, H, R, P, deck=[X]).state
    s.tokens, s.target = [3, 0, 1, 2], 4
    hearts = [
        colour for name, *_, colour in traced("shape", lambda: PAINTER.table(seen(s, None), people(LONG), words("en")))
    ]
    won = hearts.count("#E7709A") - 4  # and one beside each figure
    assert won == sum(s.tokens)


def fullest() -> Iterator[Extreme]:
    """Yield tables with the most turns, discards and seen cards; and one after sixty rounds."""
    for seats in GAME.seats:
        s = begin(*([G, H, R, P][:seats]), deck=[X]).state
        s.deck, s.minister, s.share = [], True, True
        s.discards = [[G, G, G, B, B, P, C] if p == 0 else [R, H, P, G] for p in range(seats)]
        s.plays = [[k % seats, G, (k + 1) % seats, X, (k + 1) % seats if k == 11 else -1] for k in range(12)]
        s.protected, s.tokens = [p == 1 for p in range(seats)], [20] * seats
        s.columns = [[int(p == k % seats) for p in range(seats)] for k in range(39)]
        s.seen[0] = [n for k in range(7) for n in (k + 1, k % 2, C, 1 - k % 2)]
        yield Extreme(s.clone())
        s.ended, s.waiting, s.shown, s.winners = "rounds", [], [X] * seats, list(range(seats))
        s.columns += [[1] * seats] * 21
        yield Extreme(s)


@pytest.mark.parametrize("position", [p for p in positions("love_letter") if p.phase == "play"], ids=lambda p: p.name)
def test_of_two_cards_neither_lies_on_the_other(position: Position) -> None:
    view = position.view(position.view(None).waiting[0])
    assert len(view.s.hands[view.me]) == 2
    who = people(NAMES[: view.seats])
    (first, left, *_), (_second, right, *_) = traced("card", lambda: PAINTER.hand(view, who, words("en")))
    assert right - left >= first.width
