"""All Aboard in pictures and words: few and many seats, long names, no secrets, runs in typed form."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby, pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.shelf.tables import Tables
from cogs.ui.choices import move_choices
from engine.core.cards import card
from engine.core.facts import Card
from engine.families.jokers import cards
from engine.games.all_aboard.rules import GAME
from engine.games.all_aboard.state import Dumped
from engine.games.all_aboard.terms import round_score
from locales import LANGUAGES, words
from render.games.all_aboard import LOOK, drawings, result
from render.games.all_aboard.drawings import cars
from render.games.all_aboard.narration import NARRATION
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.theme import WIDTH
from render.kit.drawing.written import covers, written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.all_aboard.test_rules import dealt, turn
from tests.render.positions import Extreme
from tests.render.traced import traced

PAINTER = PAINTERS["all_aboard"]
BOTH = [words(lang) for lang in LANGUAGES]


seen = partial(GAME.view, match="m", options={})


@pytest.mark.parametrize("seats", GAME.seats)
def test_plaques_fill_their_rows(seats: int) -> None:
    image = PAINTER.table(seen(dealt(seats).state, None), people(("Konstantin",) * seats), BOTH[1])
    plaques = [c for c in covers(image) if c.y < 320 and 80 <= c.height <= 140 and c.width > 200][:seats]
    rows = [list(row) for _, row in groupby(plaques, lambda c: c.y)]
    assert sum(len(row) for row in rows) == seats
    for row in rows:
        assert row[0].x == WIDTH - row[-1].x - row[-1].width == 20
        assert all(c.width < 400 or c.height == 80 for c in row), "a wide plaque says all on one line"


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_of_the_last_round_can_be_read(seats: int) -> None:
    s = dealt(seats).state
    s.last_hands, s.columns, s.last_proofs = (
        [cards("S9 S10 H10 C10 D10 X10 L10 JR1")] * seats,
        [[-8] * seats],
        [4] * seats,
    )
    image = PAINTER.table(seen(s, None), people(("Konstantin",) * seats), BOTH[1])
    fanned = [
        w
        for w in written(image)
        if w.role == "card" and w.width < 100 and w.text in ("♠9", "♠10", "♥10", "♣10", "♦10", "X10", "L10")
    ]
    assert len(fanned) == 7 * seats and faults(image) == []
    gaps = [b.x - a.x for a, b in pairwise(fanned) if b.text != "♠9"]
    assert min(gaps) > 30, "the next card would lie on the 10"


def test_the_menu_says_what_a_joker_may_be() -> None:
    view = seen(turn("S7 JB1 JR2", "S4").state, 0)
    labels = [NARRATION.value_label(Telling(view, (), BOTH[1]), "signal", [], c) for c in cards("S7 JB1 JR2")]
    assert [label.hint for label in labels] == [
        "the 7 of spades", "every number and every black suit", "every number and every red suit",
    ]  # fmt: skip


def test_the_line_is_wagons_and_signals() -> None:
    line, crew = cards("S4 S7 H7 X7 D7 D2 JR1 L2 L3 H3"), [-1, 0, 0, 0, 0, 0, 0, 1, 1, 2]
    told = [(car.red, len(car.cards), car.seat) for car in cars(line, crew)]
    assert told == [
        (False, 1, -1), (False, 1, 0), (True, 1, 0), (False, 1, 0), (True, 3, 0), (True, 2, 1), (True, 1, 2),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("♠7 ♥7 クロス7", "S7 H7 X7"),
        ("S7, h7 x7 D7 D2", "S7 H7 X7 D7 D2"),
        ("7 of spades → Cross 7 → leaf 10", "S7 X7 L10"),
        ("スペードの7、ジョーカー（赤）1、jb2", "S7 JR1 JB2"),
        ("♠7", ""),
        ("♠7 and more", ""),
        ("", ""),
    ],
)
def test_a_run_may_be_typed_card_by_card(typed: str, read: str) -> None:
    view = seen(turn("S7 SK C4 X7 H7 D7 D2 L3", "S4").state, 0)
    assert NARRATION.typed(view, typed) == (("run", cards(read)) if read else ())


def test_play_reads_a_run_and_leaves_other_moves_to_their_words() -> None:
    tables, found = Tables.__new__(Tables), SimpleNamespace(game="all_aboard", names=("Mina", "Ken"))
    tables.services = SimpleNamespace(narration=lambda game: NARRATION)  # type: ignore[assignment]
    who, view = SimpleNamespace(words=BOTH[1]), seen(turn("S7 SK C4 X7 H7 D7 D2 L3", "S4").state, 0)
    read: Any = tables.only_fitting
    assert read(who, found, view, "♠7 ♣4") == ["run", cards("S7 C4")], "also a broken one: the rules say where"
    assert read(who, found, view, "send ♠K") == ["wagon", *cards("SK")]


def test_whole_runs_are_offered_in_words() -> None:
    view = seen(turn("S7 SK C4 X7 H7 D7 D2 L3", "S4").state, 0)
    w = BOTH[1]
    offered = [text for text, _ in move_choices(NARRATION, Telling(view, (), w), "")]
    assert offered[:3] == ["Send ♠7", "Send ♠K", "Send ♣4"] and "Whole run · ♠7 ♥7 Cross 7 ♦7 ♦2" in offered
    assert [text for text, _ in move_choices(NARRATION, Telling(view, (), w), "♥7 cross ♦2")] == offered[-1:] or offered
    label = NARRATION.value_label(Telling(view, (), w), "run", [], cards("S7 H7 X7 D7 D2"))
    assert (label.text, label.hint) == ("♠7 ♥7 Cross 7 ♦7 ♦2", "1 wagon, ends on the 2 of diamonds")


def test_a_broken_run_is_refused_with_the_card_at_which_it_breaks() -> None:
    s = turn("S7 SK C4 X7 H7 D7 D2 L3", "S4").state
    why = GAME.why_not(s, 0, GAME.read(["run", cards("S7 H7 C4")]))
    told = NARRATION.refusal(why.key, why.facts, Telling(seen(s, 0), (), BOTH[1]))
    assert told.startswith("Your run breaks at card 3, and nothing was played. Only a black card of the same number")
    assert NARRATION.refusal(why.key, why.facts, Telling(seen(s, 0), (), BOTH[0])).startswith(
        "続けて出す3枚目で止まります。"
    )
    plain = GAME.why_not(s, 0, GAME.read(["wagon", cards("X7")[0]]))
    assert NARRATION.refusal(plain.key, plain.facts, Telling(seen(s, 0), (), BOTH[1])).startswith(
        "The 7 of crosses has neither"
    )


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("S7 C4 H7", "赤信号です。同じ数の黒で解除するか、赤を1スート全部出します。"),
        ("S7 C4", "赤信号です。同じ数の黒で解除します。"),
        ("C4 D9 D2", "赤信号です。解除できる黒がないので、赤を1スート全部出します。出す順も選べます。"),
    ],
)
def test_at_a_red_signal_only_is_asked_what_can_be_done(hand: str, told: str) -> None:
    assert NARRATION.prompt(Telling(seen(turn(hand, "D7").state, 0), "AB", BOTH[0])) == told


def test_of_a_single_red_card_no_top_is_told() -> None:
    view = seen(turn("S7 C4 H7", "D7").state, None)
    for held, told in (
        (
            "H3 H9",
            (
                "Aさんが赤をまとめて出しました：♥3 ♥9。いちばん上はハートの9です。",
                "A unloads ♥3 ♥9, with the 9 of hearts on top.",
            ),
        ),
        ("H3", ("Aさんが赤を1枚出しました：ハートの3。", "A unloads the 3 of hearts.")),
    ):
        event = Dumped(0, cards(held), cards(held)[-1])
        assert tuple(NARRATION.tell(event, Telling(view, "AB", w)) for w in BOTH) == told


def test_the_story_is_true() -> None:
    s, w = dealt(rounds=2).state, BOTH[1]
    for columns, told in (
        ([[0, 5], [6, 0]], "Turned in the last round"),
        ([[5, 0], [0, 3]], "Ahead by 2 points"),
        ([[1, 0], [0, 1]], "The win is shared"),
    ):
        s.columns, s.totals = columns, [sum(p) for p in zip(*columns, strict=True)]
        s.winners = [p for p in (0, 1) if s.totals[p] == max(s.totals)]
        assert NARRATION.story(s, w) == told


def test_the_only_round_is_told_by_kinds_of_points() -> None:
    s, w = dealt(rounds=1).state, BOTH[1]
    s.last_proofs, s.last_hands = [4, 7], [cards("H2 D3"), cards("H4 S5 L6")]
    s.columns = [[round_score(proofs, hand) for proofs, hand in zip(s.last_proofs, s.last_hands, strict=True)]]
    s.totals, s.waiting, s.ended, s.winners = s.columns[0][:], [], "rounds", [0]
    s.scores = s.totals[:]
    told = NARRATION.result_alt(Telling(seen(s, None), "AB", w))
    assert "Seat 1 A: total 20, Proofs: 4, Red cards: minus 4, No black: 20." in told
    assert "Seat 2 B: total 3, Proofs: 7, Red cards: minus 4, No black: 0." in told
    drawn = [one.text for one in written(PAINTER.result(seen(s, None), people("AB"), w))]
    assert {"Proofs", "Red cards", "No black", "−4", "20", "7"} <= {text.strip() for text in drawn}


@pytest.mark.parametrize("driver", [0, 1])
def test_the_longest_train_stands_below_its_players_name_and_not_under_the_winner(driver: int) -> None:
    s, w = dealt(rounds=1).state, BOTH[1]
    s.last_proofs, s.last_hands, s.columns, s.totals = [4, 0], [cards("H2")] * 2, [[9, 3]], [9, 3]
    s.waiting, s.ended, s.winners, s.scores = [], "rounds", [0], [9, 3]
    s.longest = [driver, 1, *cards("S7 S8")]
    told = written(PAINTER.result(seen(s, None), people(("Ada", "Ben")), w))
    (train,) = (one for one in told if one.text == "Longest train: 2 wagons")
    above = [one.text for one in told if 0 < train.y - one.y < 60 and abs(one.x - train.x) < 6]
    assert above == [("Ada", "Ben")[driver]]


@pytest.mark.parametrize("long", range(1, 14))
def test_a_line_of_any_length_keeps_clear_of_the_yard(long: int) -> None:
    s = turn("S6 CJ XJ H2", "S9").state
    for line in (cards("XK X2 S2 S10 SA SQ SK S3 S4 S5 S7 S8 S9")[-long:], cards("H4 S4 L9 S9 XA LA S10 D10 CJ") * 2):
        s.line, s.crew = line[-long:], [0] * len(line[-long:])
        assert faults(PAINTER.hand(seen(s, 0), people("AB"), BOTH[1])) == []


@pytest.mark.parametrize("wide", [520, 1160])
def test_before_the_start_the_engine_the_card_and_the_empty_wagons_have_room(wide: int) -> None:
    canvas, line = Canvas(look=LOOK), [card("SK")]
    crew, box = [-1], Box(20, 260, wide, 400)

    def paint() -> None:
        drawings.draw_line(canvas, box, line, crew, deck=40, word="x", most=146, alone=True)

    empty = [(x, x + across) for x, _, across, *_ in traced("outline", paint) if across == 146]
    ((_, first, *_),) = traced("card", paint)
    assert first + 73 <= box.right - 150, "the deck's yard"
    assert [right <= box.right - 150 for _, right in empty] == [True] * len(empty)
    assert all(a > first + 73 for a, _ in empty)
    assert len(empty) == (3 if wide > 600 else 0)


def test_wagons_have_the_colours_of_their_owners_and_only_the_last_lamp_is_red() -> None:
    line = cards("S4 S5 H5 C5 D5")

    def paint() -> None:
        drawings.draw_line(Canvas(look=LOOK), Box(0, 0, 1160, 420), line, [0, 1, 2, 3, 1])

    beds = [colour for _, _, _, high, radius, colour in traced("box", paint) if (high, radius) == (15, 5)]
    assert beds == [theme.SEAT_COLOUR[p] for p in (0, 1, 3)]
    lamps = [colour for *_, colour in traced("disc", paint) if colour in (drawings.CLEAR, drawings.DANGER)]
    assert lamps == [drawings.CLEAR, drawings.DANGER]


REFUSALS = {"top": {"at": 0, "card": Card(card("H2"))}}


def fullest() -> Iterator[Extreme]:
    """Yield positions late in the last of twelve rounds, before its start, and after it, with few and many seats."""
    for seats in (2, 4, 6):
        s = turn("S7 SK C4 X7 H7 D7 D2 JR1", "S4", seats=seats, rounds=12).state
        s.columns, s.totals, s.passes = [[-16] * seats] * 11, [-176] * seats, seats - 1
        s.last_proofs, s.last_hands = [25] * seats, [cards("S10 C10 JB1 X10 H10 D10 L10 JR1")] * seats
        s.crew = [p % seats for p in range(len(s.crew))]
        late, over = s.clone(), s.clone()
        late.phase, late.waiting, late.choice = "show", [0], [[] for _ in range(seats)]
        over.waiting, over.ended, over.scores, over.winners = [], "rounds", s.totals, [*range(seats)]
        over.columns, over.last_hands = [[-16] * seats] * 12, [cards("H10 D10 L10 JR1")] * seats
        over.longest = [seats - 1, 12, *cards("S10 C10 X10 SK CK XK SQ CQ XQ SJ")]
        for one in (s, late, over):
            yield Extreme(one, {"rounds": 12})


@pytest.mark.parametrize("height", [420, 520])
def test_the_longest_train_is_below_the_line_that_names_its_player(height: int) -> None:
    seated = people(("Alexandra Brown", *"abcde"))
    for wagons in (1, 2, 6, 7, 10, 13):
        canvas = Canvas(look=LOOK)
        result._journey(canvas, range(wagons), 0, seated, WIDTH, height, words("en"), 400)
        line = [one for one in written(canvas.image) if one.role == "name" or "wagon" in one.text]
        assert len(line) >= 2
        left = min(one.x for one in line)
        below = [c for c in covers(canvas.image) if c.width < 200 and c.x + c.width > left]
        assert max(one.y + one.size / 2 for one in line) <= min(c.y for c in below)


@pytest.mark.parametrize("height", [420, 520])
def test_the_sign_of_the_trains_player_is_at_the_wagons_and_far_from_the_score(height: int) -> None:
    """Beside the score the name would be read as the winner's."""
    for wagons in (1, 2, 6, 7, 10):
        canvas, score = Canvas(look=LOOK), 430
        result._journey(canvas, range(wagons), 0, people("AB"), WIDTH, height, words("en"), score)
        (name,) = (one for one in written(canvas.image) if one.role == "name")
        cards = [c for c in covers(canvas.image) if c.width < 200 and c.x + c.width > name.x and c.y > name.y + 30]
        assert name.x > score + 100
        assert min(c.y for c in cards) - name.y < 120


def test_no_snow_of_a_peak_shows_between_wagons() -> None:
    snow = theme.rgb(result._SNOW)
    for height in (440, 600):
        sky, behind = (result._night(WIDTH, height, train).convert("RGB") for train in (False, True))
        for night, shown in ((sky, True), (behind, False)):
            colours = night.crop((480, 0, WIDTH, height)).getcolors(WIDTH * height) or []
            assert (snow in {colour for _, colour in colours}) is shown
