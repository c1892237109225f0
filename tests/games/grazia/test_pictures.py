"""Grazia in pictures and words: the fullest tables and hands, names of moves, texts for the owner alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from cogs.ui.choices import add_moves
from cogs.ui.panel import Panel
from engine.core.cards import RANK, card, cards
from engine.core.facts import Card
from engine.games.grazia.rules import GAME, Prepare
from engine.games.grazia.state import NOTHING, PASS_AHEAD, Lapsed, PassLapsed, Played
from locales import LANGUAGES, Words, words
from render.encoding.encode import png
from render.games.grazia import result
from render.games.grazia.drawings import ladder
from render.games.grazia.narration import NARRATION
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.grazia.test_rules import dealt, holding, run, submit
from tests.render.positions import Extreme
from tests.render.traced import traced

PAINTER = PAINTERS["grazia"]
BOTH = [words(lang) for lang in LANGUAGES]
JA, EN = words("ja"), words("en")


seen = partial(GAME.view, match="m", options={})


def test_what_moves_are_called() -> None:
    view = seen(holding("S4 S5 L9", "S3 L2").state, 0)
    labels = [NARRATION.value_label(Telling(view, (), EN), "play", [], run(t)) for t in ("S4-S5", "L9")]
    assert [(label.text, label.hint) for label in labels] == [
        ("♠4 to 5", "the 4 to 5 of spades (connects)"),
        ("Leaf 9", "the 9 of leaves (jump: 2 points lost)"),
    ]
    assert NARRATION.tag_label(Telling(view, (), EN), "pass").text == "Pass: begin the last lap"
    assert NARRATION.tag_label(Telling(seen(holding("S4", deck=1).state, 0), (), JA), "pass").text == "パス"


def test_jumps_and_score_are_no_sum() -> None:
    """With a cross for jumps a plaque showed 7+3 × 4 −18, and a hand 4 = −18."""
    s = holding("S4", "S3", deck=2).state
    s.jumps[0] = 4
    view = seen(s, 0)
    hand = [one.text for one in written(PAINTER.hand(view, people("ABCD"), JA))]
    assert "4" in hand and "得点" in hand and not any("=" in one for one in hand)


def test_what_is_prepared_stands_in_the_menu_the_words_and_the_picture_of_its_owner() -> None:
    s = holding("S4", "S3", deck=2).state
    s.hands[1] = cards("S5 S6")
    plain = seen(s, 1)
    assert NARRATION.anytime_prompt(Telling(plain, (), EN)) == "Prepare your next move"
    assert [
        NARRATION.anytime_label(Telling(plain, (), EN), Prepare(x)).text for x in (run("S5-S6"), PASS_AHEAD, NOTHING)
    ] == [
        "♠5 to 6, if it connects",
        "Pass",
        "Nothing prepared: ask me",
    ]
    assert (
        NARRATION.anytime_label(Telling(seen(holding("").state, 1), (), JA), Prepare(PASS_AHEAD)).text
        == "パスして最後の1周へ"
    )
    s.prepared[1] = run("S5-S6")
    ready = seen(s, 1)
    assert NARRATION.anytime_prompt(Telling(ready, (), JA)) == "用意した手：♠5〜6（つながるなら）"
    assert "Prepared: the 5 to 6 of spades, if it connects" in NARRATION.hand_alt(Telling(ready, "ABCD", EN))
    assert png(PAINTER.hand(ready, people("ABCD"), EN)) != png(PAINTER.hand(plain, people("ABCD"), EN))


def test_what_happened_in_words() -> None:
    match = dealt()
    view = seen(match.state, 0)

    def told(event: Any, w: Words = EN) -> str | None:
        return NARRATION.tell(event, Telling(view, "ABCD", w))

    assert told(Played(seat=1, cards=cards("S4 S5 S6"), jump=True)) == "B jumps to ♠4 to 6 and loses 2 points."
    assert told(Played(seat=1, cards=cards("L4"), jump=False), JA) == "Bさんがリーフ4を出しました。"
    assert told(Lapsed(cards=cards("H2 H3"))) == "♥2 to 3 doesn't connect, so it wasn't played. It's up to you now."
    assert told(PassLapsed()) == "The last lap has begun, so your prepared pass is forgotten."
    assert "Out of play" in NARRATION.table_alt(Telling(seen(match.state, None), "ABCD", EN))
    s = match.state
    for s.mover, s.laid, s.jumped, last in (
        (1, cards("S4 S5 S6"), True, "直前は席2のスペードの4から6（不連続）。"),
        (1, cards("S4"), False, "直前は席2のスペードの4。"),
        (2, [], False, "直前は席3がパス。"),
    ):
        assert last in NARRATION.table_alt(Telling(seen(s, None), "ABCD", JA)).split("\n")


def test_the_story_is_true() -> None:
    match = holding("S4")
    submit(match, "pass", "pass", "pass", "pass")
    s = match.state
    found = []
    for scores, jumps, winner in (
        ([-9, -9, -10, -10], [1] * 4, 1),
        ([-9, -8, -10, -10], [1, 0, 1, 1], 1),
        ([-7, -9, -9, -9], [1] * 4, 0),
    ):
        s.scores, s.jumps, s.winners = scores, jumps, [winner]
        found.append(NARRATION.story(s, EN))
    assert found == ["Level, but began later", "Not a single jump", "Ahead by 2 points"]
    assert card("S4") not in s.hands[1]


def test_a_stair_has_a_step_for_each_number_and_those_jumped_over_are_dark() -> None:
    s = holding("").state
    s.piles = [cards("SA S2 S5"), cards("H3"), [], [], [], []]
    boxes = traced("box", lambda: result._stairs(Canvas(), s, 1200, 420))
    edges = [(x, colour) for x, _, _, high, radius, colour in boxes if (high, radius) == (3, 0)]
    steps = [colour for _, _, _, high, radius, colour in boxes if radius == 0 and high > 3]
    stairs = [[colour == theme.IVORY for x, colour in edges if x == left] for left in sorted({x for x, _ in edges})]
    assert stairs == [[True, True, False, False, True], [False, False, True]]
    assert [steps[k] == steps[2] for k in range(8)] == [False, False, True, True, False, True, True, False]


def test_the_next_rung_of_a_ladder_is_outlined() -> None:
    s = holding("", "S5").state

    def rungs(method: str) -> list[float]:
        return [y for _, y, *_ in traced(method, lambda: ladder(Canvas(), s, 0, Box(20, 100, 100, 560), EN))]

    boxes, lines = rungs("box"), rungs("outline")
    assert lines[-1] in boxes and boxes.index(lines[-1]) == RANK[card("S6")]


REFUSALS = {"wrap": {"card": Card(card("SK"))}}


def fullest() -> Iterator[Extreme]:
    s = dealt(7).state
    s.piles = [[suit * 13 + rank for rank in range(0, 13, 2)] for suit in range(6)]
    s.jumps, s.mover, s.laid, s.trigger, s.phase = [12] * 7, 6, cards("S10 SJ SQ"), 5, "last_lap"
    yield Extreme(s)
    s = holding("", seats=3).state
    s.hands[0], s.drawn[0] = list(range(0, 78, 3)), 0
    yield Extreme(s)


def test_runs_that_connect_have_buttons_beside_the_menu_of_all() -> None:
    """Only Pass had one, and the card that cost nothing had to be found in a menu."""
    s = holding("S4 S5 L9 L10 LJ HQ D3 C7 X9", "S3", deck=2).state
    s.piles = [cards(top) for top in ("S3", "HK", "CK", "DK", "LK", "XK")]
    view = seen(s, 0)
    panel = Panel()
    add_moves(panel, 1, 1, NARRATION, Telling(view, (), EN))
    rows = [[button.label for button in row] if isinstance(row, list) else "menu" for row in panel.rows]
    assert rows == [["Pass"], ["1 · Play ♠4", "1+2 · Play ♠4 to 5"], "menu"]
