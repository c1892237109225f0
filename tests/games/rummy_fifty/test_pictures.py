"""Rummy Fifty in pictures and words: melds within their space, the newest, the last move, the story, possible melds."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import card, cards
from engine.core.match import Match
from engine.core.state import NO_SEAT
from engine.families import melds as family
from engine.families.melds import GROUP
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import END_TURN, RummyFiftyState, RummyFiftyView
from engine.games.rummy_fifty.terms import CARDS, DISCARD, GOAL, QUEEN
from engine.players.rummy_fifty import choose
from locales import LANGUAGES, Lang, words
from render.games.registry import PAINTERS
from render.games.rummy_fifty import LOOK, table
from render.games.rummy_fifty.drawings import BETWEEN, LINE_GAP, STAR, TAG, draw_course, pack, stars, tile
from render.games.rummy_fifty.narration import NARRATION, last_move
from render.games.rummy_fifty.result import story
from render.games.rummy_fifty.table import _stall, row_heights
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.cards import PAD
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.rummy_fifty.positions import by_the_clock, position, told
from tests.render.positions import Extreme
from tests.render.traced import traced

PAINTER = PAINTERS["rummy_fifty"]
NAMES = ["Ann", "Ben", "Cat", "Dora"]
EN = words("en")


def lively(seats: int, seed: int, stop: str, skip: int = 0) -> Match[RummyFiftyState]:
    """Return a match of heuristic players that meld early, at the next step ``stop`` after ``skip`` moves."""
    m, rng = begin(seats, seed), random.Random(seed)
    while not m.over and (len(m.log) < skip or m.state.phase != stop):
        seat = m.state.waiting[0]
        melds = m.state.phase == "table"
        m.submit(seat, GAME.legal(m.state, seat)[0] if melds else choose(GAME, m.state, seat, rng.random))
    return m


def seen(s: RummyFiftyState, seat: int | None = None) -> RummyFiftyView:
    return GAME.view(s, seat, match="m", options={})


def texts(image: Any) -> list[str]:
    assert faults(image) == []
    return [one.text for one in written(image)]


@given(st.lists(st.integers(3, 10), min_size=1, max_size=12), st.sampled_from([(540, 112), (930, 226), (340, 270)]))
def test_packing_stays_in_its_box(sizes: list[int], box: tuple[int, int]) -> None:
    room, tall = box
    if sum(sizes) > (39 if room > 900 else 21):
        return
    packing = pack(sizes, room, tall, 118)
    assert packing.lines * packing.height + (packing.lines - 1) * LINE_GAP <= tall
    ends: dict[int, float] = {}
    for size, (line, x) in zip(sizes, packing.places, strict=True):
        assert x == 0 if line not in ends else x >= ends[line] + BETWEEN
        ends[line] = x + TAG + (size - 1) * packing.step + packing.width
        assert ends[line] <= room


def test_tiles_of_the_fullest_table_can_be_read() -> None:
    """With three melds beside each plaque every tile shows its rank and suit on at least 34 pixels."""
    packing = pack([3, 3, 4], 540, 112, 116)
    assert packing.step >= 34 and packing.height >= 60


def test_a_long_meld_has_a_line_of_its_own() -> None:
    """A long meld beside two short ones leaves the tiles of all as high as two lines allow."""
    packing = pack([3, 9, 4], 540, 112, 116)
    assert packing.lines == 2 and packing.height >= 52
    (first, _), (second, _), (third, _) = packing.places
    assert first == third != second


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_row_without_melds_shows_the_backs_of_the_hand(seats: int) -> None:
    view = lively(seats, 3, "draw").view(None)
    bare = sum(len(view.s.hands[p]) for p in range(seats) if p not in view.s.owners)
    assert bare
    backs = texts(PAINTER.table(view, people(NAMES[:seats]), EN)).count("back")
    view.s.owners[:] = range(seats)
    view.s.melds[:], view.s.forms[:], view.s.laid[:] = (
        [list(range(p * 13, p * 13 + 12)) for p in range(seats)],
        [0] * seats,
        [],
    )
    full = texts(PAINTER.table(view, people(NAMES[:seats]), EN)).count("back")
    assert backs >= full + bare


def test_the_star_of_a_wild_card_can_be_seen_on_every_card() -> None:
    assert all(theme.contrast(STAR, ground) >= 3 for ground in (theme.IVORY, *theme.SUIT_TINT.values()))


def test_who_has_laid_down_more_has_a_higher_row() -> None:
    s = lively(3, 3, "discard").state
    s.melds, s.owners = [[0, 14, 28, 42], [1, 15, 29, 43], [2, 16, 30, 44]], [1, 1, 1]
    s.forms = [GROUP] * 3
    steps = row_heights(seen(s))
    assert steps[0] == steps[2] < steps[1] and sum(steps) == pytest.approx(656)
    s.owners = [0, 1, 2]
    assert len(set(row_heights(seen(s)))) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_result_shows_what_won_the_last_round(seats: int) -> None:
    s = lively(seats, 3, "draw").state
    s.history, s.winners, s.ended, s.last_out = [[2] + [1] * (seats - 1)] * 3, [0], "points", NO_SEAT
    s.points = s.scores = s.history[-1]
    assert EN("rummy_fifty-went-out") not in texts(PAINTER.result(seen(s), people(NAMES[:seats]), EN))
    s.last_hands = [[]] * seats
    s.last_out, s.last_totals, s.last_courts = 0, [-1] + [37] * (seats - 1), [QUEEN] * seats
    drawn = texts(PAINTER.result(seen(s), people(NAMES[:seats]), EN))
    assert {EN("rummy_fifty-went-out"), "37", "57"} <= set(drawn)


@pytest.mark.parametrize("many", [1, 4, 24])
def test_every_figure_of_a_result_has_a_head_in_words_and_all_add_up(many: int) -> None:
    s = lively(4, 3, "draw").state
    s.history = [[0, 1 + k % 2, 2, 1] for k in range(1, many + 1)]
    s.winners, s.ended, s.last_out = [2], "points", NO_SEAT
    s.points = s.scores = s.history[-1]
    drawn = written(PAINTER.result(seen(s), people(NAMES[:4]), EN))
    heads = [one for one in drawn if re.fullmatch(r"Start.*|R\d+(–R\d+)?", one.text)]
    assert heads and not any(one.text.isdigit() and one.size == heads[0].size for one in drawn)
    for seat in range(4):
        left = sorted({one.x for one in drawn if one.role == "place"})[seat] - 20
        below = [
            one
            for one in drawn
            if one.text.lstrip("\N{MINUS SIGN}").isdigit() and left < one.x < left + 280 and one.y > heads[0].y
        ]
        here = [head for head in heads if left < head.x < left + 280]
        assert len(below) == len(here)
        total = sum(int(one.text.replace("\N{MINUS SIGN}", "-")) for one in below)
        assert total == sorted(s.scores, reverse=True)[seat]


def test_the_card_just_drawn_is_new_only_in_its_turn() -> None:
    m = lively(3, 5, "discard", 20)
    seat, turns = m.state.waiting[0], list[bool]()
    while not turns or turns[-1]:
        view = m.view(seat)
        new = m.state.waiting == [seat] and view.s.drawn[seat] in view.s.hands[seat]
        assert (EN("rummy_fifty-drawn") in texts(PAINTER.hand(view, people(NAMES), EN))) == new
        assert ("(drawn)" in NARRATION.hand_alt(Telling(view, NAMES, EN))) == new
        turns.append(new)
        m.submit(m.state.waiting[0], GAME.legal(m.state, m.state.waiting[0])[-1])
    assert len(turns) > 1


def test_the_last_move_is_told_from_what_everybody_saw() -> None:
    """A draw from the stock without the card, one from a pile with it, then the discard, then the melds."""
    m = position({0: "S4 H9"}, phase="draw")
    m.state.mover = NO_SEAT
    assert last_move(Telling(m.view(None), NAMES, EN)) == ""
    for moves, seat, wanted in (
        ("0 draw stock", None, "Ann drew from the stock."),
        ("0 discard H9", None, "Ann discarded ♥9."),
        ("0 end", None, "Ann discarded ♥9."),
        ("1 draw discard:P0", 2, "Ben took ♥9 from Ann's discards."),
    ):
        told(m, moves)
        assert last_move(Telling(m.view(seat), NAMES, EN)) == wanted
    assert last_move(Telling(seen(full(3)), NAMES, EN)).startswith("Ben laid down Leaf 5 ")


@pytest.mark.parametrize(
    ("history", "winners", "wanted"),
    [
        ([[2, 0], [3, 0], [5, 0]], [0], ("Won by 5 points", "One win worth two points")),
        ([[0, 3], [2, 2], [4, 1], [5, 0]], [0], ("Won by 5 points", "Back from 0 points after round 1")),
        ([[2, 0], [1, 2], [2, 2]], [0, 1], ("Level at the end: the win is shared",)),
        ([[2, 0], [3, 0], [4, 0], [5, 0]], [0], ("Won by 5 points",)),
    ],
)
def test_the_story_of_the_result_is_true(history: list[list[int]], winners: list[int], wanted: tuple[str, ...]) -> None:
    s = begin(2).state
    s.history, s.points, s.scores, s.winners, s.ended = history, history[-1], history[-1], winners, "points"
    assert story(seen(s), EN) == (*wanted, f"{len(history)} rounds")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unscored_round_and_a_stalled_table_say_so(lang: Lang) -> None:
    m, w = begin(3), words(lang)
    by_the_clock(m)
    assert m.state.last_out == NO_SEAT
    assert w("rummy_fifty-event-unscored", round=1) in NARRATION.table_alt(Telling(m.view(None), NAMES[:3], w))
    s = full(3)
    s.laid, s.melds, s.owners, s.forms = [], [], [], []
    stalled = Match(GAME, m.header, b"", m.ctx, s)
    (event,) = stalled.submit(1, END_TURN)
    assert s.stall == 6 and NARRATION.happened(event, Telling(stalled.view(0), NAMES, w)) == w(
        "rummy_fifty-event-stalled"
    )
    assert NARRATION.prompt(Telling(stalled.view(2), NAMES, w)) == w("rummy_fifty-prompt-draw-stock")


@pytest.mark.parametrize(
    ("hand", "lang", "wanted"),
    [
        ("H3 C10", "en", ['You can lay down nothing. "End turn" passes on.']),
        (
            "S4 S5 S6 L5 H9 C9 D9 X2 C6",
            "en",
            [
                "You may meld: hearts 9, clubs 9, diamonds 9; spades 4, 5, 6; spades 4, 6, leaves 5.",
                "You may lay off: 4 of spades to meld 2; 6 of clubs to meld 3; 2 of crosses to meld 1.",
            ],
        ),
        (
            "S4 S5 S6 L5 H9 C9 D9 X2 C6",
            "ja",
            [
                "出せるメルド：ハート9、クラブ9、ダイヤ9。スペード4、5、6。スペード4、6、リーフ5。",
                "付け足せるカード：スペードの4をメルド2に。クラブの6をメルド3に。クロスの2をメルド1に。",
            ],
        ),
    ],
)
def test_a_reader_who_sees_no_picture_hears_what_may_go_down(hand: str, lang: Lang, wanted: list[str]) -> None:
    view = position({0: hand}, melds=[(1, "X3 X4 X5"), (2, "SA S2 S3"), (2, "C3 C4 C5")]).view(0)
    assert NARRATION.hand_alt(Telling(view, NAMES, words(lang))).split("\n")[2:-2] == wanted


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_that_may_be_laid_off_and_some_of_many_melds_are_told(seats: int) -> None:
    m, rng = begin(seats, 9), random.Random(9)
    while not m.over and len(m.log) < 200:
        seat = rng.choice(m.state.waiting)
        view = m.view(seat)
        lines = NARRATION.hand_alt(Telling(view, NAMES, EN)).split("\n")
        for tag, told_by in (("meld", "You may meld"), ("layoff", "You may lay off")):
            found = [line.split("; ") for line in lines if line.startswith(told_by)]
            assert [told_by] * (tag in view.first) == [line[0][: len(told_by)] for line in found]
            moves = [a.wire() for a in view.legal if a.tag == tag]
            if tag == "layoff" and found:
                assert len(found[0]) == len({wire[1] for wire in moves})
                assert sum(len(re.findall(r"\d+", part.split(" to meld ")[1])) for part in found[0]) == len(moves)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)[: 8 if view.phase == "table" else None]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_course_of_the_points_ends_at_the_points_of_the_last_round(seats: int) -> None:
    s = begin(seats).state
    s.history = [[2, 0, 1, 1][:seats], [3, 0, 4, 1][:seats]]
    discs = traced("disc", lambda: draw_course(Canvas(), seen(s), 0, 0, 500, 120))
    assert [round((110 + (p - 1.5) * 3 - y) / 20) for p, (_, y, *_) in enumerate(discs)] == s.history[-1]
    assert [colour for *_, colour in discs] == list(theme.SEAT_COLOUR[:seats])


def test_as_many_dots_are_full_as_turns_passed_without_a_card_laid_down() -> None:
    s = begin(4).state
    s.stall = 3
    dots = [(x, colour) for x, *_, colour in traced("disc", lambda: _stall(Canvas(look=LOOK), seen(s), 0, 0, EN))]
    assert [colour for _, colour in dots] == [theme.CREAM] * 3 + [LOOK.line] * (s.stall_limit - 3)
    assert [x for x, _ in dots] == sorted({x for x, _ in dots})


@pytest.mark.parametrize("points", range(GOAL + 1))
def test_as_many_stars_are_full_as_points_made(points: int) -> None:
    image = stars(points, 30, theme.CREAM, theme.INK).image.convert("RGBA").getchannel("A")
    assert [image.getpixel((34 * k + 15, 15)) == 255 for k in range(GOAL)] == [k < points for k in range(GOAL)]


REFUSALS: dict[str, dict[str, Any]] = {
    "stalled": {"turns": 8},
    "meld-gap": {"rank": 5},
    "meld-wrap": {},
    "meld-repeat": {"rank": 3},
    "meld-suits": {"suit": 0, "other": 4},
    "own-meld": {},
    "fit-group": {"card": card("HA"), "rank": 3},
    "fit-suit": {"card": card("HA"), "suit": 0, "wild": 4},
    "fit-ends": {"card": card("HA"), "low": 3, "high": 9},
    "fit-end": {"card": card("HA"), "rank": 9},
    "fit-full": {},
}
MELDS = (
    *("X2 X3 X4", "L5 L6 L7", "D3 L3 X3", "XA LA CA", "X5 X6 X7", "L8 L9 L10"),
    *("X8 X9 X10", "L2 C2 S2", "S10 C10 D10 H10", "D5 D6 D7", "S7 S8 S9", "L4 C4 S4"),
)


def begin(seats: int, seed: int = 3, **options: Any) -> Match[RummyFiftyState]:
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed]) * 32)


def full(seats: int) -> RummyFiftyState:
    """Return a table with the most melds, the longest card names, and the last round of a long game."""
    m = begin(seats)
    for p in range(seats):
        m.submit(p, GAME.legal(m.state, p)[-1])
    s = m.state
    s.indicator = card("H10") if seats < 4 else card("HA")
    s.melds = [family.in_order(cards(t)) for t in MELDS[: 3 * seats]]
    s.owners = [at % seats for at in range(len(s.melds))]
    s.forms = [family.form_of(meld, 1) for meld in s.melds]
    used = {s.indicator, *(c for meld in s.melds for c in meld)}
    rest = [c for c in CARDS if c not in used]
    s.hands = [[rest.pop()] for _ in range(seats)]
    s.discards = [[rest.pop()] for _ in range(seats)]
    s.extras = [[rest.pop()] if seats == 2 else [] for _ in range(seats)]
    s.stock = rest[:19]
    s.phase, s.waiting, s.mover, s.source = "table", [1], 1, DISCARD
    s.laid, s.stall, s.points, s.round = s.melds[1][:], 2 * seats - 1, [4] * seats, 50
    return s


def heavy(s: RummyFiftyState) -> None:
    """Change the last round: it ended with full hands of the longest names."""
    longest = sorted(CARDS, reverse=True)
    n = len(s.points)
    s.last_hands = [longest[10 * p : 10 * p + 10] for p in range(n - 1)] + [[]]
    s.last_out, s.last_courts, s.last_totals = n - 1, [12] * n, [85] * (n - 1) + [-1]
    s.history = [[3 - (k + p) % 3 for p in range(n)] for k in range(50)]


@pytest.mark.parametrize(("width", "step"), [(52, 44), (60, 51), (66, 58)])
def test_the_digits_of_a_ten_keep_clear_of_the_next_card(width: int, step: int) -> None:
    """On both sides of the part that is seen are some px of the card's own ground, above the suit."""
    image = tile(card("H10"), width, step, wild=False).image.convert("L")
    seen = image.crop((PAD + 3, PAD + 8, PAD + width - 3, PAD + round(width * 0.42)))
    digits = seen.point(lambda tone: 255 * (tone < 150)).getbbox()
    assert digits is not None and digits[0] >= 1 and digits[2] <= step - 7, digits


def fullest() -> Iterator[Extreme]:
    """Yield the beginning, full tables in every phase, the longest list of moves, all at one seat, after a round, and
    the end."""
    for seats in (2, 3, 4):
        yield Extreme(begin(seats).state)
        s = full(seats)
        yield Extreme(s.clone())
        # The longest list of moves: a run of six with wild doubles of its four middle cards
        s.hands[1] = sorted(cards("H3 H4 H5 H6 L2 L3 L4 L5 L6 L7"))
        assert len(GAME.legal(s, 1)) > 100
        yield Extreme(s.clone())
        s.hands[1] = sorted(CARDS, reverse=True)[:11]
        s.drawn[1] = s.hands[1][0]
        for phase in ("discard", "draw"):
            s.phase = phase
            yield Extreme(s.clone())
        heavy(s)
        s.phase, s.waiting = "bonus", list(range(seats))
        yield Extreme(s.clone())
        s.ended, s.waiting, s.scores = "points", [], s.points
        for winners in ([seats - 1], list(range(seats))):
            s.winners = winners
            yield Extreme(s.clone())
    # Thirty cards beside one plaque: three runs of ten
    s = full(4)
    s.melds = [[suit * 13 + r for r in range(10)] for suit in (0, 2, 3)]
    s.owners, s.forms, s.laid = [1, 1, 1], [0, 2, 3], []
    yield Extreme(s)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tray_has_a_firework_for_each_point_or_none(seats: int) -> None:
    points = (1, 3, 2, 0)[:seats]
    s = lively(seats, 1, "draw").state
    s.points = list(points)
    view, found = seen(s), Counter[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "burst", lambda size, ground, colour: colour)
        patch.setattr(table, "lay", lambda image, colour, x, y: found.update([colour]))
        PAINTER.table(view, people(NAMES[:seats]), EN)
    drawn = [found[theme.SEAT_COLOUR[p]] for p in range(seats)]
    assert all(count in {0, one} for count, one in zip(drawn, points, strict=True)), drawn
    assert drawn[0] == 1


def test_the_next_card_leaves_the_star_of_a_wild_card_free() -> None:
    """In melds of every density."""
    gold = theme.rgb(STAR)
    for width in range(24, 91, 6):
        for step in range(10, width + 1, 3):
            image = tile(card("S10"), width, step, True).image.convert("RGB")
            stars = [x for x in range(image.width) for y in range(image.height) if image.getpixel((x, y)) == gold]
            assert stars, (width, step)
            assert max(stars) < PAD + step, (width, step)
