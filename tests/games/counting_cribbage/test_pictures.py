from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import card
from engine.core.view import View
from engine.games.counting_cribbage import moves, terms
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState as S
from locales import LANGUAGES, words
from render.games.counting_cribbage.alt import last_move
from render.games.counting_cribbage.board import Board
from render.games.counting_cribbage.facts import LINE, SMALLEST, capsule, draw_combinations, fitting
from render.games.counting_cribbage.narration import NARRATION
from render.games.counting_cribbage.result import story
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.person import people
from tests.games.counting_cribbage.extremes import at_phase, begin
from tests.games.counting_cribbage.positions import position

PAINTER = PAINTERS["counting_cribbage"]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]


def view_of(s: S, seat: int | None, **options: Any) -> View:
    return GAME.view(s, seat, match="m", options={"show_used": True, **options})


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
