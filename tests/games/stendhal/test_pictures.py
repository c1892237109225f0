"""Stendhal in pictures and words: every phase with few and many seats, nothing secret, playable by ear."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.cards import cards
from engine.families.tricks import Trick
from engine.games.stendhal.events import Revealed
from engine.games.stendhal.rules import GAME
from engine.games.stendhal.state import StendhalState, StendhalView
from locales import LANGUAGES, Words, words
from render.encode import png
from render.games.registry import PAINTERS
from render.games.stendhal.narration import NARRATION, worst
from render.kit.faults import faults
from render.kit.person import people
from render.narration.contract import ALT_LIMIT
from tests.games.stendhal.test_rules import after, dealt
from tests.render.test_readable import LONGEST

PAINTER = PAINTERS["stendhal"]
BOTH = [words(lang) for lang in LANGUAGES]


def seen(s: StendhalState, seat: int | None) -> StendhalView:
    return GAME.view(s, seat, match="m", options={})


def good(image: Any, told: str) -> None:
    """It can be read, sent, and described."""
    assert faults(image) == [] and len(png(image)) <= 100_000
    assert image.width == 1200 and 0 < len(told) <= ALT_LIMIT and not set("♠♥♣♦") & set(told)


@pytest.mark.parametrize(("deals", "winners"), [(1, 1), (6, 7), (60, 1)])
def test_results_fit_with_few_and_many_deals(deals: int, winners: int) -> None:
    points = [-11] * winners + [-12] * (7 - winners)
    s = after([-60 * k for k in range(7)] if winners == 1 else [0] * 7, points, deals, max_deals=deals)
    s.columns = [[(k * 7 + p * 3) % 31 - 20 for p in range(7)] for k in range(deals - 1)] + [points]
    assert len(s.winners) == winners and s.deal == deals
    for w in BOTH:
        view = seen(s, None)
        good(PAINTER.table(view, people(LONGEST), w), NARRATION.table_alt(view, LONGEST, w))


def test_the_story_is_true() -> None:
    w = BOTH[1]
    s = after([0, 5, 0, 0, 0], [6, 0, 0, 0, 0], 2, max_deals=2)
    s.columns = [[0, 5, 0, 0, 0], *s.columns]
    assert NARRATION.story(s, w) == "Turned in the last deal"
    s = after([5, 0, 0, 0, 0], [0, 0, 0, 0, 3], 2, max_deals=2)
    assert NARRATION.story(s, w) == "Ahead by 2 points"
    assert NARRATION.story(after([0] * 5, [1] * 5, 2, max_deals=2), w) == "The win is shared"
    assert worst([[0, -4], [-9, -9]]) == (-9, 1, 0)


def test_nobody_sees_what_others_chose() -> None:
    pair = []
    for k in (0, 5):
        m = dealt()
        m.submit(3, GAME.legal(m.state, 3)[k])
        pair.append(m.state)
    for w in BOTH:
        for seat in (None, 0, 1):
            one, other = (seen(s, seat) for s in pair)
            paint = PAINTER.table if seat is None else PAINTER.hand
            tell = NARRATION.table_alt if seat is None else NARRATION.hand_alt
            assert png(paint(one, people(LONGEST[:6]), w)) == png(paint(other, people(LONGEST[:6]), w))
            assert tell(one, LONGEST[:6], w) == tell(other, LONGEST[:6], w)


def told(event: Any, w: Words) -> str | None:
    return NARRATION.tell(event, seen(dealt().state, None), NARRATION.speaker("ABCDEF", w))


def test_a_trick_is_told_with_the_suit_that_won_it() -> None:
    w, both = BOTH[1], cards("D10 XQ S9 D5 S2")
    assert told(Trick(winner=2, leader=0, cards=both), w) == "Most are spades: C takes the trick with the 9 of spades."
    differ = cards("S5 H2 C3 D9 LK")
    assert told(Trick(winner=0, leader=0, cards=differ), w) == "All suits differ, so A, who led, takes the trick."
    assert "centre" not in str(told(Revealed(cards=both, centre=[], first=0, second=1), w))
    assert "in the centre ♥4" in str(told(Revealed(cards=both, centre=cards("H4"), first=0, second=1), w))


def test_the_hand_says_the_trick_and_what_may_be_played() -> None:
    m = dealt()
    for seat in range(6):
        m.submit(seat, GAME.legal(m.state, seat)[0])
    s = m.state
    s.trick, s.leader, s.waiting, s.hands[4] = cards("H9 H3"), 2, [4], cards("HA S2")
    alt = NARRATION.hand_alt(seen(s, 4), "ABCDEF", BOTH[1])
    assert "Trick, from seat 3: 9 of hearts, 3 of hearts." in alt
    assert "Winning: seat 3, with 2 hearts." in alt
    assert alt.endswith("Follow hearts. Which card do you play? Playable: card 1.")
    labels = [NARRATION.value_label(seen(s, 4), "play", [], c, BOTH[1]) for c in s.hands[4]]
    assert [label.hint[-16:] for label in labels] == ["(winning so far)", " (losing so far)"]
