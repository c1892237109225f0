"""Counting Cribbage in pictures and words: drawn counts, sentences, and claims that stay secret."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from PIL import Image

from engine.core.cards import RANK, card, cards
from engine.core.context import Event
from engine.core.match import Match
from engine.core.state import NO_CARD
from engine.core.view import View
from engine.games.counting_cribbage import terms
from engine.games.counting_cribbage.rules import CLAIMS, GAME
from engine.games.counting_cribbage.state import Counted
from engine.games.counting_cribbage.state import CountingCribbageState as S
from locales import LANGUAGES, words
from render.games.counting_cribbage import drawings, result
from render.games.counting_cribbage.drawings import LINE, SMALLEST, Board, draw_board, fitting
from render.games.counting_cribbage.narration import NARRATION, last_move
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.trick_table import card_face
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.counting_cribbage.positions import CRIB, HANDS, act, begin, lay_away, position
from tests.render.positions import OVER, Extreme, picture, positions
from tests.render.traced import traced

PAINTER = PAINTERS["counting_cribbage"]
NAMES = ["ミナト", "岩田たろう", "さくら"]


def view_of(s: S, **options: Any) -> View:
    return GAME.view(s, None, match="m", options={"show_used": True, **options})


def table(s: S, **options: Any) -> bytes:
    return PAINTER.table(view_of(s, **options), people([*NAMES, "Noor"][: len(s.points)]), words("ja")).tobytes()


# The points of a hand


@settings(deadline=None)
@given(
    st.lists(st.sampled_from(terms.DECK), min_size=5, max_size=5, unique=True),
    st.sampled_from([66, 84, 122]),
    st.sampled_from(LANGUAGES),
)
def test_every_count_fits_beside_its_cards(cs: list[int], height: int, lang: Any) -> None:
    """No text is lower than 22 px, and no combination is drawn lower than 28 px."""
    w, found = words(lang), terms.combinations_in(cs[:4], cs[4])
    assume(found)
    for width in (316, 480):
        facts, size, block = fitting(found, width, height, w)
        assert size >= (SMALLEST if any(drawn for *_, drawn in facts) else 22)
        assert all(line.want <= width for line in block.lines) and len(block.lines) * size * LINE <= height
        assert sum(one.points for _, same, _ in facts for one in same) == sum(one.points for one in found)


# Pictures and words


def won_in_pegging() -> Match[S]:
    """Return a match of four that a pair wins: the board, and the series that decided."""
    m = position(HANDS, points=[110, 70, 119, 80])
    act(m, "1:S6 2:H5 3:C4 0:SK 2:X3 3:SA 2:DA")
    assert m.over and not m.state.shown_now
    return m


def test_no_court_card_is_drawn_in_full_where_it_cannot_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    widths = list[int]()

    def noted(c: int, width: int) -> Any:
        widths.append(width)
        return card_face(c)(width)

    monkeypatch.setattr(drawings, "card_face", lambda c: partial(noted, c))
    for seats in (2, 3, 4):
        table(at_phase(seats, "play").state)
    assert len(widths) >= 9 and min(widths) >= 84
    widths.clear()
    PAINTER.result(won_in_pegging().view(None), people([*NAMES, "Noor"]), words("en"))
    assert not widths


def test_below_each_card_of_the_last_series_is_who_played_it() -> None:
    view = won_in_pegging().view(None)
    portraits = traced("portrait", lambda: PAINTER.result(view, people([*NAMES, "Noor"]), words("en")))
    low = max(round(y) for _, y, *_ in portraits if y < 560)
    assert [seat for _, y, _, _, seat, *_ in portraits if round(y) == low] == view.s.series_by


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_of_a_series_stand_inside_the_mat_and_once_over_it(seats: int, lang: Any) -> None:
    """A series that ends at 31 with a run: two lines beside the count, and a medal on the cards."""
    s = at_phase(seats, "play").state
    s.last_series, s.last_by, s.series, s.series_by, s.count = list(cards("H9 C10 DJ X2")), [0, 1, 0, 1], [], [], 0
    s.last = [1, card("X2"), 0, 2, 0, 3, 0]
    (_, y, _, height, *_), *others = traced("mat", lambda: table(s))
    picture = PAINTER.table(view_of(s), people([*NAMES, "Noor"][:seats]), words(lang))
    inside = [one for one in written(picture) if y < one.y < y + height and one.size and one.role != "card"]
    assert not others and any("31" in one.text for one in inside)
    assert all(one.y + one.size / 2 <= y + height - 4 for one in inside), inside
    assert [one.text for one in inside if one.text in ("31", "+5")] == ["31", "+5"]


@pytest.mark.parametrize(
    ("gains", "last", "told"),
    [([], 0, ["+5"]), ([0, 0], 0, []), ([3, 2], 0, ["+3", "+2"]), ([0, 5], 1, ["+6"]), ([0, 0], 1, ["+1"])],
)
def test_the_medal_tells_the_points_that_were_given(gains: list[int], last: int, told: list[str]) -> None:
    """With claims they may be others' or nobody's; the point for the last card needs no claim."""
    s = at_phase(2, "play").state
    s.last_series, s.last_by, s.series, s.series_by, s.count = list(cards("H9 C9 D9")), [0, 1, 1], [], [], 0
    s.last, s.peg_gains = [1, card("D9"), 0, 0, 2, 3, last], gains
    picture = PAINTER.table(view_of(s), people(NAMES[:2]), words("en"))
    assert [one.text for one in written(picture) if one.text[:1] == "+" and one.size > 30] == told


@pytest.mark.parametrize("aside", [True, False])
def test_pegs_stand_where_the_points_are(aside: bool) -> None:
    at = Board(3, False, 700, 22, aside).at
    assert 0 < at(0) < at(30) < at(120) < at(121) == at(130) < 700
    assert all(b - a == pytest.approx(at(1) - at(0)) for a, b in pairwise(at(k) for k in range(122)))


def test_the_large_peg_is_at_the_points_and_the_small_one_where_they_were_before() -> None:
    s, board, canvas = begin(3).state, Board(3, False), Canvas()
    s.points, s.behind = [60, 0, 121], [45, 0, 117]
    draw_board(canvas, board, view_of(s), 20, 100, people(NAMES))

    def at(seat: int, points: int) -> Any:
        return canvas.image.getpixel((round(20 + board.at(points)), round(100 + board.middle(seat) + 7)))

    for seat, now, before in ((0, 60, 45), (2, 121, 117)):
        colour = theme.SEAT_COLOUR[seat]
        dark = theme.mix(colour, theme.INK, 0.35)
        assert (at(seat, now), at(seat, before)) == (theme.rgb(colour), theme.rgb(dark))


@pytest.mark.parametrize("skunk", [True, False])
def test_r21_the_skunk_line_is_between_90_and_91(skunk: bool) -> None:
    board, canvas = Board(2, skunk), Canvas()
    draw_board(canvas, board, view_of(begin(2).state), 20, 100, people(NAMES))
    line = round(20 + (board.at(90) + board.at(91)) / 2)
    mint = [
        x for x in range(20, 1180) if canvas.image.getpixel((x, 109 + round(board.middle(0)))) == theme.rgb(theme.MINT)
    ]
    assert mint == ([line - 1, line, line + 1] if skunk else [])


def test_the_last_move_is_told_with_its_points() -> None:
    w, m = words("en"), position(HANDS[:3], crib=CRIB)
    assert last_move(Telling(m.view(None), NAMES, w)) == ""
    act(m, "1:H10")
    assert last_move(Telling(m.view(None), NAMES, w)) == "岩田たろう: ♥10, count 10"
    act(m, "2:H5")
    assert last_move(Telling(m.view(1), NAMES, w)) == "さくら: ♥5, count 15, 15 for 2"


def test_r20_the_tally_is_drawn_and_told_only_where_the_table_shows_it_and_marks_a_rank_of_which_all_are_used() -> None:
    s, w = at_phase(3, "play", 2).state, words("ja")
    shown, hidden = table(s), table(s, show_used=False)
    assert shown != hidden
    s.used = [(c + 1) % 78 for c in s.used]
    assert table(s, show_used=False) == hidden and table(s) != shown
    told = NARRATION.table_alt(Telling(view_of(s, show_used=False), NAMES, w))
    assert w("counting_cribbage-alt-used", ranks="")[:4] not in told
    s.used = [c for c in terms.DECK if RANK[c] == 4] + [c for c in terms.DECK if RANK[c] == 7][2:]
    marks = [wide for _, _, wide, *form, _ in traced("box", lambda: table(s)) if form == [40, 10]]
    assert marks == [36]


def test_r20_of_a_count_of_an_earlier_round_the_sentence_needs_no_cards() -> None:
    """Without the tally, played cards are a matter of memory; points stay in the log."""
    facts = {"seat": 1, "item": "hand", "parts": [2, 0, 0, 0, 0]}
    told = Counted.read(facts)
    assert (told.cards, told.starter) == ((), NO_CARD)
    said = NARRATION.happened(Event("counted", facts), Telling(begin(3).view(0), ["Mina", "Ken", "Noor"], words("en")))
    assert said == "Ken's hand: 2 (15 for 2)."


@pytest.mark.parametrize(("lang", "seats", "said"), [
    ("en", 2, "your opponent can tell"), ("en", 3, "they can tell"),
    ("ja", 2, "相手にもわかります"), ("ja", 3, "全員そうしている"),
])  # fmt: skip
def test_who_waives_is_told_what_it_shows(lang: Any, seats: int, said: str) -> None:
    """Two players: a window without an asked seat always closes soon, which shows who is not asked."""
    telling = Telling(begin(seats, muggins="full").view(0), NAMES, words(lang))
    waived, watched = (NARRATION.happened(Event("waived", {"on": on}), telling) for on in (1, 0))
    assert waived and watched and said in waived and said not in watched


def test_pairs_are_called_by_their_names() -> None:
    said = [words("ja")(f"counting_cribbage-pair-{k}") for k in terms.PAIRS if k]
    royal = "ペア・ロイヤル"
    assert said == ["ペア", royal, f"ダブル・{royal}", f"トリプル・{royal}", f"フォース・{royal}"]


# Secrecy


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_claim_looks_the_same_whatever_it_should_have_been(lang: Any) -> None:
    w, m = words(lang), position(HANDS[:3], crib=CRIB, muggins="full")
    act(m, "1:H10=0 *:ok")
    before = m.state.last
    act(m, "2:H5=0")
    outside, own = (Telling(m.view(seat), NAMES, w) for seat in (None, 0))
    shown = [NARRATION.table_alt(outside), NARRATION.state_line(outside), last_move(outside)]
    shown += [NARRATION.hand_alt(own), NARRATION.prompt(own)]
    for part in ("part", "part-short"):
        fifteen = w(f"counting_cribbage-{part}", kind=w("counting_cribbage-kind-fifteen"), points=2)
        assert all(fifteen not in text for text in shown)
    # A painter with access to a card's points could only find those of the card before.
    assert m.state.last == before
    picture = table(m.state)
    m.state.last = [1, card("H10"), 2, 0, 6, 0, 0]
    assert table(m.state) == picture


@pytest.mark.parametrize("phase", ["claim", "show"])
def test_no_combination_is_drawn_while_claims_are_open(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: Any, **__: Any) -> None:
        raise AssertionError("a count was made before it was settled")

    m, w = at_phase(3, phase, 2), words("ja")
    for where, name in ((drawings, "draw_combinations"), (drawings, "combinations_in"), (terms, "combinations_in")):
        monkeypatch.setattr(where, name, forbidden)
    table(m.state)
    for p in range(3):
        PAINTER.hand(m.view(p), people(NAMES), w)
        NARRATION.hand_alt(Telling(m.view(p), NAMES, w))
    NARRATION.table_alt(Telling(m.view(None), NAMES, w))


REFUSALS = {"play-now": {}, "play-unsaid": {}, "number": {"low": 0, "high": 99}, "lay-twice": {}}
ALL = ["lay_away", "play", "declare", "respond", "claim", "show"]
CLAIMED = ALL[2:]
Until = Callable[[S], bool]


def run(m: Match[S], until: Until = lambda s: False) -> Match[S]:
    """Return a match after random moves, with true claims as at a good table, until a condition holds or to the end."""
    rng = random.Random(1)
    while not m.over and not until(m.state):
        s, p = m.state, rng.choice(m.state.waiting)
        if s.phase == "claim":
            m.submit(p, CLAIMS[sum(terms.show(s.item_cards(s.asked_item(p)), s.starter))])
        else:
            m.submit(p, rng.choice(GAME.legal(s, p)))
    return m


def at_phase(seats: int, phase: str, deal: int = 1, **options: Any) -> Match[S]:
    """Return the middle of a phase of a deal; if several choose, one has chosen."""
    if phase in CLAIMED:
        options.setdefault("muggins", "full")
    several = {"lay_away": seats, "respond": max(2, seats - 1), "claim": seats, "show": seats}.get(phase, 2)

    def here(s: S) -> bool:
        middle = len(s.waiting) < several and (phase != "play" or len(s.series) > 2)
        return s.phase == phase and s.deal >= deal and middle

    m = run(begin(seats, **options), here)
    assert m.state.phase == phase
    return m


def full(phase: str, seats: int = 4) -> S:
    """Return the longest possible texts: long card names, three-digit points, a full series, a rich show."""
    s = at_phase(seats, phase, 2, muggins="full" if phase in CLAIMED else "off").state
    ten = [c for c in reversed(terms.DECK) if RANK[c] > 8]  # leaves and crosses first: they have the longest names
    s.points, s.behind = [118] * seats, [100] * seats
    s.used = list(terms.DECK)
    s.starter = s.shown_starter = ten[0]
    if phase != "lay_away":
        s.laid = [ten[p * 4 : p * 4 + 4] for p in range(seats)]
    if s.pegging:
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
        s.crib = ten[16:20]
        s.claims = [99] * (seats + 1) if phase == "show" else []
    return s


def by_heels() -> S:
    """Return a game won by the starter, before a card was played (E19)."""
    m = begin(3, 1, "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK CA H2 H3 H4 LJ")
    m.state.points = [118, 119, 40]
    lay_away(m)
    assert m.over and m.state.winners == [1]
    return m.state


def fullest() -> Iterator[Extreme]:
    """Yield every phase in the middle and at its fullest, with the tally and without; ends of every kind."""
    for phase in ALL:
        muggins = {"muggins": "full"} if phase in CLAIMED else {}
        yield Extreme(full(phase), {"show_used": True, **muggins})
        for seats in (2, 4):
            for deal in (1, 2):
                yield Extreme(at_phase(seats, phase, deal).state, muggins)
    for options in ({}, {"match_wins": 10, "skunk": True}, {"muggins": "count"}, {"muggins": "full"}):
        for seats in (2, 3, 4):
            yield Extreme(run(begin(seats, 1, **options)).state, options)
    yield Extreme(by_heels())
    s = at_phase(3, "play", 1, match_wins=10).state
    s.wins, s.points = [5, 6, 9], [114, 116, 119]
    yield Extreme(s, {"match_wins": 10})


def test_the_edge_of_the_table_does_not_cross_the_unit_of_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    edges, true = list[int](), result._pub

    def noted(width: int, height: int, table: int) -> Image.Image:
        edges.append(table)
        return true(width, height, table)

    monkeypatch.setattr(result, "_pub", noted)
    for at in positions("counting_cribbage"):
        if at.phase == OVER:
            image = picture(at.view(None), words("en"))
            (unit,) = (one for one in written(image) if one.role == "unit")
            assert abs(edges[-1] + 4 - unit.y) > unit.size / 2 + 4, (at.name, edges[-1], unit)
    assert edges
