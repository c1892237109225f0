"""Stendhal in pictures and words: every phase with few and many seats, no secrets, playable by ear."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.core.cards import SUITS, cards
from engine.families.tricks import Trick
from engine.games.stendhal.rules import GAME
from engine.games.stendhal.state import Revealed
from locales import LANGUAGES, Words, words
from render.games.registry import PAINTERS
from render.games.stendhal.narration import NARRATION, worst
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.stendhal.test_rules import after, dealt
from tests.render.positions import Extreme, picture, positions
from tests.render.traced import traced

PAINTER = PAINTERS["stendhal"]
BOTH = [words(lang) for lang in LANGUAGES]


seen = partial(GAME.view, match="m", options={})


def test_the_story_is_true() -> None:
    w = BOTH[1]
    s = after([0, 5, 0, 0, 0], [6, 0, 0, 0, 0], 2, max_deals=2)
    s.columns = [[0, 5, 0, 0, 0], *s.columns]
    assert NARRATION.story(s, w) == "Turned in the last deal"
    s = after([5, 0, 0, 0, 0], [0, 0, 0, 0, 3], 2, max_deals=2)
    assert NARRATION.story(s, w) == "Ahead by 2 points"
    assert NARRATION.story(after([0] * 5, [1] * 5, 2, max_deals=2), w) == "The win is shared"
    assert worst([[0, -4], [-9, -9]]) == (-9, 1, 0)


def told(event: Any, w: Words) -> str | None:
    return NARRATION.tell(event, Telling(seen(dealt().state, None), "ABCDEF", w))


def test_a_trick_is_told_with_the_suit_that_won_it() -> None:
    w, both = BOTH[1], cards("D10 XQ S9 D5 S2")
    assert told(Trick(winner=2, leader=0, cards=both), w) == "Most are spades: C takes the trick with the 9 of spades."
    differ = cards("S5 H2 C3 D9 LK")
    assert told(Trick(winner=0, leader=0, cards=differ), w) == "All suits differ, so A, who led, takes the trick."


def test_every_hidden_card_is_told_with_whose_it_was() -> None:
    laid, (ja, en) = cards("D10 XQ S9 D5 S2"), BOTH
    alone, beside = (Revealed(cards=laid, centre=centre, first=0, second=1) for centre in ([], cards("H4")))
    assert str(told(alone, en)).startswith("The hidden cards: A ♦10, B Cross Q, C ♠9, D ♦5 and E ♠2. Minus suits: ")
    assert "D ♦5 and E ♠2; in the centre ♥4. " in str(told(beside, en))
    assert str(told(alone, ja)).startswith("伏せていたのは、Aさんの♦10、BさんのクロスQ、")
    assert "Eさんの♠2。中央は♥4。" in str(told(beside, ja))


def test_the_hand_says_the_trick_and_what_may_be_played() -> None:
    m = dealt()
    for seat in range(6):
        m.submit(seat, GAME.legal(m.state, seat)[0])
    s = m.state
    s.trick, s.leader, s.waiting, s.hands[4] = cards("H9 H3"), 2, [4], cards("HA S2")
    alt = NARRATION.hand_alt(Telling(seen(s, 4), "ABCDEF", BOTH[1]))
    assert "Trick, from seat 3: 9 of hearts, 3 of hearts. Winning: seat 3." in alt
    assert "Most cards: hearts, 2." in alt
    assert alt.endswith("Follow hearts. Which card do you play? Playable cards: 1.")
    labels = [NARRATION.value_label(Telling(seen(s, 4), (), BOTH[1]), "play", [], c) for c in s.hands[4]]
    assert [label.hint[-16:] for label in labels] == ["(winning so far)", " (losing so far)"]


def test_the_book_of_the_result_has_the_minus_suits_as_its_bookmark() -> None:
    s = after([0] * 5, [1] * 5, 2, max_deals=2)
    s.minus = [2, 4]
    shapes = traced("shape", lambda: PAINTER.result(seen(s, None), people("ABCDE"), BOTH[1]))
    largest = max(size for *_, size, _ in shapes)
    assert [name for name, _, _, size, _ in shapes if size == largest] == [SUITS[2], SUITS[4]]


def test_the_book_tells_what_the_first_and_the_last_took_in_each_deal() -> None:
    s = after([0] * 5, [1] * 5, 2, max_deals=2)
    s.minus, s.columns, s.totals = [2, 4], [[3, -4, 1, 1, -15], [9, -8, 2, 2, -17]], [12, -12, 3, 3, -32]
    drawn = written(PAINTER.result(seen(s, None), people("ABCDE"), BOTH[1]))
    left, right = (
        [one.text for one in drawn if one.size in (40, 48) and 300 < one.y < 500 and (one.middle < 806) is side]
        for side in (True, False)
    )
    assert (left, right) == (["3", "9", "12"], ["−15", "−17", "−32"])


def test_bars_of_both_pages_have_one_scale_and_losses_are_red() -> None:
    s = after([0] * 5, [1] * 5, 2, max_deals=2)
    s.columns, s.totals = [[4, 0, 0, 0, -8], [0, 0, 0, 0, -16]], [4, 0, 0, 0, -24]
    boxes = traced("box", lambda: PAINTER.result(seen(s, None), people("ABCDE"), BOTH[1]))
    thick = {box[3] for box in boxes if box[4:] == (0, theme.SUIT_COLOUR["H"])}
    red, black = (
        [box[2] for box in boxes if box[3] in thick and box[4:] == (0, colour) and box[2]]
        for colour in (theme.SUIT_COLOUR["H"], theme.INK)
    )
    assert len(thick) == 1 and len(red) == 2 and len(black) == 1
    assert abs(red[0] - 2 * black[0]) <= 2 and abs(red[1] - 4 * black[0]) <= 4


def test_the_hardest_blow_names_whose_it_was() -> None:
    s = after([0] * 5, [1] * 5, 2, max_deals=2)
    s.columns = [[3, -4, 1, 1, -15], [9, -18, 2, 2, -17]]
    for w in BOTH:
        drawn = written(PAINTER.result(seen(s, None), people(["Anna", "Bert", "Cleo", "Dora", "Emil"]), w))
        story = "".join(one.text for one in drawn if one.role == "story")
        assert "Bert" in story and "−18" in story


def test_the_suit_that_wins_the_trick_is_marked_among_the_counts() -> None:
    m = dealt()
    for seat in range(6):
        m.submit(seat, GAME.legal(m.state, seat)[0])
    s = m.state
    s.trick, s.leader, s.waiting = cards("H9 H3 S2"), 2, [5]
    boxes, shapes = list[Any](), list[Any]()

    def paint() -> None:
        boxes.extend(traced("box", lambda: PAINTER.table(seen(s, None), people("ABCDEF"), BOTH[1])))

    shapes += traced("shape", paint)
    ((left, top, wide, high),) = [box[:4] for box in boxes if box[4:] == (16, theme.MINT)]
    inside = {name for name, x, y, *_ in shapes if left <= x <= left + wide and top <= y <= top + high}
    assert inside & set(SUITS) == {"H"}


def test_the_words_of_the_strip_are_on_one_line() -> None:
    for position in positions("stendhal"):
        if position.phase == "choose" and position.seats == 7:
            texts = {one.text: one.y for one in written(picture(position.view(None), BOTH[1]))}
            if {"Last trick", "Last deal"} <= texts.keys():
                assert texts["Last trick"] == texts["Last deal"]
                return
    raise AssertionError("no position shows both")


def fullest() -> Iterator[Extreme]:
    for deals, winners in ((1, 1), (6, 7), (60, 1)):
        points = [-11] * winners + [-12] * (7 - winners)
        s = after([-60 * k for k in range(7)] if winners == 1 else [0] * 7, points, deals, max_deals=deals)
        s.columns = [[(k * 7 + p * 3) % 31 - 20 for p in range(7)] for k in range(deals - 1)] + [points]
        assert len(s.winners) == winners and s.deal == deals
        yield Extreme(s)
