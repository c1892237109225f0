from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.cards import RANK, card
from engine.core.facts import Card
from engine.core.match import Match
from engine.core.view import View
from engine.games.counting_cribbage import moves, score, terms
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState as S
from locales import LANGUAGES, Words, words
from render.encode import png
from render.games.counting_cribbage.alt import last_move
from render.games.counting_cribbage.board import Board
from render.games.counting_cribbage.facts import LINE, SMALLEST, capsule, draw_combinations, fitting
from render.games.counting_cribbage.narration import NARRATION
from render.games.counting_cribbage.result import story
from render.games.counting_cribbage.table import PAINTER
from render.kit.canvas import Canvas
from render.kit.faults import faults
from render.kit.person import people
from render.narration.cards import card_short, card_spoken
from render.narration.contract import ALT_LIMIT
from tests.games.counting_cribbage.positions import position

LONG = [k * 32 for k in ("龍", "髙", "Ｗ", "W")]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]
LIMIT = 100 * 1024
ALL = ["lay_away", "play", "declare", "respond", "claim", "show"]
Until = Callable[[S], bool]


def begin(seats: int, seed: int = 3, **options: Any) -> Match[S]:
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed]) * 32)


def truth(s: S, seat: int) -> Action | None:
    """A true claim where one is asked, so that games come to an end as at a good table."""
    if s.phase == "claim":
        four = s.crib if s.choice[seat] else s.laid[seat]
        return moves.CLAIMS[score.show(four, s.starter).total]
    return None


def run(m: Match[S], until: Until = lambda s: False, seed: int = 1) -> Match[S]:
    """Random moves (claims true) until something is so, or the end."""
    rng = random.Random(seed)
    while not m.over and not until(m.state):
        p = rng.choice(m.state.waiting)
        m.submit(p, truth(m.state, p) or rng.choice(GAME.legal(m.state, p)))
    return m


def at_phase(seats: int, phase: str, deal: int = 1, **options: Any) -> Match[S]:
    """The middle of a phase of a deal: where several choose, one has chosen."""
    if phase in ("declare", "respond", "claim", "show"):
        options.setdefault("muggins", "full")

    def here(s: S) -> bool:
        several = {"lay_away": seats, "respond": seats - 1, "claim": seats, "show": seats}
        partly = len(s.waiting) < several[phase] if phase in several and s.phase == phase else True
        alone = phase == "respond" and seats == 2
        return s.phase == phase and s.deal >= deal and (partly or alone) and (phase != "play" or len(s.series) > 2)

    m = run(begin(seats, **options), here)
    assert m.state.phase == phase
    return m


def view_of(s: S, seat: int | None, **options: Any) -> View:
    return GAME.view(s, seat, match="m", options={"show_used": True, **options})


def fullest(phase: str, seats: int = 4) -> S:
    """The longest texts there can be: long card names, three-digit points, a full series, a rich show."""
    m = at_phase(seats, phase, 2, muggins="full" if phase in ("declare", "respond", "claim", "show") else "off")
    s = m.state
    longest = sorted(terms.DECK, reverse=True)  # leaves and crosses first: their names are words
    ten = [c for c in longest if RANK[c] > 8]
    s.points, s.behind = [118] * seats, [100] * seats
    s.used = list(terms.DECK)
    s.starter = s.shown_starter = ten[0]
    s.dealer = 0
    if phase in ("play", "declare", "respond"):
        s.laid = [ten[p * 4 : p * 4 + 4] for p in range(seats)]
        s.series = [c for p in s.laid for c in p][:13]
        s.series_by = [k % seats for k in range(13)]
        s.gone = list(range(seats - 1))
        s.last = [1, ten[1], 2, 2, 30, 0, 1]
    elif phase == "lay_away":
        s.shown = [ten[4 * k % 12 : 4 * k % 12 + 4] for k in range(seats + 1)]
        s.shown_parts = [[20, 12, 12, 5, 1]] * (seats + 1)
        s.shown_claims = [99] * (seats + 1)
        s.shown_gains = [[10] * seats] * (seats + 1)
        s.shown_deal = s.deal - 1
    else:
        s.laid = [ten[p * 4 : p * 4 + 4] for p in range(seats)]
        s.crib = ten[16:20]
        s.claims = [99] * (seats + 1) if phase == "show" else []
    return s


# How a hand comes to its points


@settings(deadline=None)
@given(
    st.lists(st.sampled_from(terms.DECK), min_size=5, max_size=5, unique=True),
    st.sampled_from([66, 84, 122]),
    st.sampled_from(LANGUAGES),
)
def test_every_count_fits_beside_its_cards(cs: list[int], height: int, lang: Any) -> None:
    """Nothing is written in less than 22 px, and no combination is drawn smaller than 28."""
    w, found = words(lang), terms.combinations_in(cs[:4], cs[4])
    for width in (316, 480):
        size, lines = fitting(found, width, height, w)
        assert all(size >= (SMALLEST if drawn else 22) for line in lines for *_, drawn in line)
        for line in lines:
            assert sum(capsule(None, fact, 0, 0, size, w) + size * 0.25 for fact in line) <= width + size * 0.25
        assert bool(lines) == bool(found) or not found
        assert len(lines) * size * LINE <= height
        assert sum(one.points for line in lines for _, same, _ in line for one in same) == sum(c.points for c in found)


# Pictures


def readable(picture: Any) -> None:
    """Everything on it can be read, and it is small enough."""
    assert faults(picture) == []
    assert len(png(picture)) <= LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("phase", ALL)
def test_pictures_of_every_phase(lang: Any, seats: int, phase: str) -> None:
    w = words(lang)
    for deal, names in ((1, LONG), (2, NAMES)):
        m = at_phase(seats, phase, deal)
        readable(PAINTER.table(m.view(None), people(names), w))
        for p in range(seats):
            readable(PAINTER.hand(m.view(p), people(names), w))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phase", ALL)
def test_fullest_pictures(lang: Any, phase: str) -> None:
    s, w = fullest(phase), words(lang)
    readable(PAINTER.table(view_of(s, None), people(LONG), w))
    for p in range(4):
        readable(PAINTER.hand(view_of(s, p), people(LONG), w))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"match_wins": 10, "skunk": True}, {"muggins": "count"}])
def test_result_pictures(lang: Any, seats: int, options: dict[str, Any]) -> None:
    w = words(lang)
    for seed in (1, 2):
        m = run(begin(seats, seed, **options), seed=seed)
        picture = PAINTER.result(m.view(None), people(LONG), w)
        readable(picture)
        assert PAINTER.table(m.view(None), people(LONG), w).tobytes() == picture.tobytes()


def test_a_game_won_by_his_heels_has_a_result_picture() -> None:
    m = begin(3)
    s = m.state
    s.points = [118, 119, 40]
    s.dealer = 1
    jack = next(c for c in s.stock if RANK[c] == 10)
    s.stock.remove(jack)
    s.stock.insert(0, jack)
    for p in range(3):
        m.submit(p, GAME.legal(s, p)[0])
    assert m.over and s.winners == [1]
    assert PAINTER.result(m.view(None), people(NAMES), words("ja")).size == (1200, 764)
    assert len(NARRATION.result_alt(m.view(None), NAMES, words("ja"))) <= ALT_LIMIT


@pytest.mark.parametrize("aside", [True, False])
def test_pegs_stand_where_the_points_are(aside: bool) -> None:
    at = Board(3, False, 700, 22, aside).at
    assert 0 < at(0) < at(30) < at(120) < at(121) == at(130) < 700
    assert all(b - a == pytest.approx(at(1) - at(0)) for a, b in pairwise(at(k) for k in range(122)))


def test_the_last_move_is_told_with_its_points() -> None:
    w, m = words("en"), position(["SK H8 C9 D7", "S6 H10 CQ L9", "H5 X3 DA LA"], crib="CK C3 L4 X8")
    assert last_move(m.view(None), NAMES, w) == ""
    m.submit(1, moves.PLAY[card("H10")])
    assert last_move(m.view(None), NAMES, w) == "岩田たろう: ♥10, count 10"
    m.submit(2, moves.PLAY[card("H5")])
    assert last_move(m.view(1), NAMES, w) == "さくら: ♥5, count 15, 15 for 2"


@pytest.mark.parametrize(
    ("points", "behind", "told"),
    [
        ([121, 119, 40], [117, 119, 40], ("Won by 2 points", "Second place was 2 short", "Round 9")),
        ([60, 124, 40], [60, 112, 40], ("Won by 64 points", "The last 12 made it 124", "Round 9")),
    ],
)
def test_the_story_of_the_result_is_true(points: list[int], behind: list[int], told: tuple[str, ...]) -> None:
    s = begin(3).state
    s.points, s.behind, s.round, s.ended = points, behind, 9, "points"
    s.winners = [points.index(max(points))]
    assert story(view_of(s, None), words("en")) == told


def test_the_tally_is_drawn_only_where_the_table_shows_it() -> None:
    m, w = at_phase(3, "play", 2), words("ja")
    with_tally = PAINTER.table(view_of(m.state, None), people(NAMES), w).tobytes()
    without = PAINTER.table(view_of(m.state, None, show_used=False), people(NAMES), w).tobytes()
    assert with_tally != without
    m.state.used = [(c + 1) % 78 for c in m.state.used]
    assert PAINTER.table(view_of(m.state, None, show_used=False), people(NAMES), w).tobytes() == without
    assert PAINTER.table(view_of(m.state, None), people(NAMES), w).tobytes() != with_tally
    assert w("counting_cribbage-alt-used", ranks="")[:4] not in NARRATION.table_alt(
        view_of(m.state, None, show_used=False), NAMES, w
    )


def test_an_empty_count_is_said_in_a_word() -> None:
    canvas, w = Canvas(), words("en")
    before = canvas.image.tobytes()
    draw_combinations(canvas, [], (20, 100, 400, 80), w)
    assert canvas.image.tobytes() != before


# Secrecy


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_change_no_picture_and_no_alt_text(seats: int) -> None:
    rng, w = random.Random(4), words("ja")
    for phase in ALL:
        s = at_phase(seats, phase, 2).state
        table = PAINTER.table(view_of(s, None), people(NAMES), w).tobytes()
        alt = NARRATION.table_alt(view_of(s, None), NAMES, w)
        for seat in range(seats):
            other = s.redeal(seat, rng.random)
            assert other.stock != s.stock
            assert PAINTER.table(view_of(other, None), people(NAMES), w).tobytes() == table
            assert NARRATION.table_alt(view_of(other, None), NAMES, w) == alt
            hands = [PAINTER.hand(view_of(x, seat), people(NAMES), w).tobytes() for x in (s, other)]
            assert hands[0] == hands[1]
            alts = [NARRATION.hand_alt(view_of(x, seat), NAMES, w) for x in (s, other)]
            assert alts[0] == alts[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_claim_looks_the_same_whatever_it_should_have_been(lang: Any) -> None:
    """Only what the truth is differs (a starter's suit makes a nob or not): suits aside, nothing else shows."""
    w = words(lang)
    m = position(["SK H8 C9 D7", "S6 H10 CQ L9", "H5 X3 DA LA"], crib="CK C3 L4 X8", muggins="full")
    m.submit(1, moves.Declare(card("H10"), 0))
    for p in (0, 2):
        m.submit(p, moves.ACCEPT)
    before = dict(m.view(None).state)
    m.submit(2, moves.Declare(card("H5"), 0))
    view = m.view(0)
    shown = [NARRATION.table_alt(m.view(None), NAMES, w), NARRATION.hand_alt(view, NAMES, w)]
    shown += [NARRATION.prompt(view, NAMES, w), NARRATION.state_line(view, NAMES, w)]
    shown.append(last_move(m.view(None), NAMES, w))
    for part in ("part", "part-short"):
        fifteen = w(f"counting_cribbage-{part}", kind=w("counting_cribbage-kind-fifteen"), points=2)
        assert all(fifteen not in text for text in shown)
    # A painter that looked at the points of the card could only find those of the card before.
    assert m.view(None).s.last == before["last"]
    lies = view_of(m.state, None)
    picture = PAINTER.table(lies, people(NAMES), w).tobytes()
    m.state.last = [1, card("H10"), 2, 0, 6, 0, 0]
    assert PAINTER.table(view_of(m.state, None), people(NAMES), w).tobytes() == picture


@pytest.mark.parametrize("phase", ["claim", "show"])
def test_no_combination_is_drawn_while_claims_are_open(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: Any, **__: Any) -> None:
        raise AssertionError("a count was made before it was settled")

    import render.games.counting_cribbage.show as drawn

    m = at_phase(3, phase, 2)
    monkeypatch.setattr(drawn, "draw_combinations", forbidden)
    monkeypatch.setattr(drawn, "combinations_in", forbidden)
    monkeypatch.setattr(terms, "combinations_in", forbidden)
    w = words("ja")
    PAINTER.table(m.view(None), people(NAMES), w)
    NARRATION.table_alt(m.view(None), NAMES, w)
    for p in range(3):
        PAINTER.hand(m.view(p), people(NAMES), w)
        NARRATION.hand_alt(m.view(p), NAMES, w)


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phase", ALL)
def test_alt_texts_stay_short(lang: Any, phase: str) -> None:
    s, w = fullest(phase), words(lang)
    assert len(NARRATION.table_alt(view_of(s, None), LONG, w)) <= ALT_LIMIT
    for p in range(4):
        assert len(NARRATION.hand_alt(view_of(s, p), LONG, w)) <= ALT_LIMIT
        assert len(NARRATION.prompt(view_of(s, p), LONG, w)) <= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_result_alt_stays_short(lang: Any) -> None:
    w = words(lang)
    for options in ({}, {"match_wins": 10, "skunk": True}, {"muggins": "full"}):
        for seed in (1, 2):
            m = run(begin(4, seed, **options), seed=seed)
            assert len(NARRATION.result_alt(m.view(None), LONG, w)) <= ALT_LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang: Any) -> None:
    w = words(lang)
    view = at_phase(3, "play").view(0)
    for key, facts in (
        ("wish", {}),
        ("play-yet", {}),
        ("play-now", {}),
        ("play-unsaid", {}),
        ("declare", {}),
        ("card", {}),
        ("fit", {"card": Card(card("L10")), "count": 28, "room": 3}),
        ("number", {"low": 0, "high": 99}),
        ("claim-now", {}),
        ("answer-now", {}),
        ("lay-now", {}),
        ("lay-size", {"need": 2}),
        ("lay-twice", {}),
    ):
        assert len(NARRATION.refusal(f"counting_cribbage-no-{key}", facts, view, w)) > 15


def test_pairs_are_called_by_their_names() -> None:
    w = words("ja")
    said = [w(f"counting_cribbage-pair-{k}") for k in terms.PAIRS if k]
    assert said == [
        "ペア",
        "ペア・ロイヤル",
        "ダブル・ペア・ロイヤル",
        "トリプル・ペア・ロイヤル",
        "フォース・ペア・ロイヤル",
    ]


# A reader who sees no picture


def cards_in(text: str, w: Words) -> list[str]:
    """The labels of the cards that a description names, in order."""
    spoken = {card_spoken(c, w): card_short(c, w) for c in terms.DECK}
    return [spoken[name] for name in re.findall("|".join(sorted(spoken, key=len, reverse=True)), text)]


def offered(view: View, tag: str, values: Sequence[Any], w: Words) -> dict[str, Any]:
    """The labels of single cards that a panel offers for a tag."""
    out: dict[str, Any] = {}
    for value in values:
        text = NARRATION.value_label(view, tag, [], value, w).text
        assert out.setdefault(text, value) == value, "two cards with one label"
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("muggins", ["off", "full"])
def test_a_whole_game_by_words_alone(lang: Any, seats: int, muggins: str) -> None:
    w = words(lang)
    m = begin(seats, 9, muggins=muggins)
    rng = random.Random(9)
    while not m.over and m.state.deal < 4:
        s = m.state
        seat = rng.choice(s.waiting)
        view = m.view(seat)
        table, alt = NARRATION.table_alt(m.view(None), NAMES, w), NARRATION.hand_alt(view, NAMES, w)
        hand = cards_in(alt.split("\n")[0], w)
        (tag, *_) = tags = list(view.first)
        labels = [NARRATION.tag_label(view, t, w).text for t in tags]
        assert len(set(labels)) == len(labels)
        move: list[Any]
        if tag == "lay_away":
            need = int(re.findall(r"\d+", alt.split("\n")[1])[0])
            cards_ = offered(view, tag, view.s.hands[seat], w)
            assert set(cards_) == set(hand)
            move = [tag, sorted(cards_[text] for text in hand[:need])]
        elif tag in ("play", "declare"):
            assert re.search(rf"(席|Seat ){seat + 1}", table.split("\n")[1])
            line = next(x for x in alt.split("\n") if re.search(r"番号|Playable", x))
            numbers = [int(k) for k in re.findall(r"\d+", re.split(r"[：:]", line)[-1])]
            cards_ = offered(view, tag, view.s.hands[seat], w)
            move = [tag, cards_[hand[numbers[-1] - 1]]] + ([0] if tag == "declare" else [])
        elif tag == "claim":
            line = alt.split("\n")[-1]
            assert len(cards_in(line, w)) == 5
            move = [tag, 4]
        else:
            line = next(x for x in alt.split("\n") if re.search(r"宣言|laim", x))
            assert cards_in(line, w)
            move = [tag] if tag == "accept" else [tag, 0]
        m.submit(seat, GAME.read(move))
    assert m.state.deal == 4
